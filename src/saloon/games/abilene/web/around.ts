/** Where seats stand around the pot, seen from outside: clockwise from bottom left, the pot in the middle column. Pure. */

/** A cell of a grid of three columns: column, row, and how many rows it spans. */
export interface Cell {
  column: number;
  row: number;
  rows: number;
}

export interface Around {
  rows: number;
  seats: Cell[];
  pot: Cell;
}

const cell = (column: number, row: number, rows = 1): Cell => ({ column, row, rows });

export function around(seats: number): Around {
  if (seats === 2) return { rows: 1, seats: [cell(1, 1), cell(3, 1)], pot: cell(2, 1) };
  if (seats === 3) return { rows: 2, seats: [cell(1, 1), cell(2, 1), cell(3, 1)], pot: cell(2, 2) };
  const rows = seats <= 5 ? 2 : seats <= 8 ? 3 : 4;
  const top = seats > 2 * rows; // somebody sits above the pot
  const bottom = seats > 2 * rows + 1;
  const left = Array.from({ length: rows }, (_, i) => cell(1, rows - i));
  const right = Array.from({ length: rows }, (_, i) => cell(3, i + 1));
  const ring = [...left, ...(top ? [cell(2, 1)] : []), ...right, ...(bottom ? [cell(2, rows)] : [])];
  return { rows, seats: ring.slice(0, seats), pot: cell(2, top ? 2 : 1, rows - Number(top) - Number(bottom)) };
}
