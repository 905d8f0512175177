import { expect, it } from "vitest";
import { around, type Cell } from "./around";

const at = ({ column, row }: Cell) => `${column}${row}`;

it("seats people clockwise from bottom left, the pot in the middle column", () => {
  expect(around(2).seats.map(at)).toEqual(["11", "31"]);
  expect(around(4).seats.map(at)).toEqual(["12", "11", "31", "32"]);
  expect(around(4).pot).toEqual({ column: 2, row: 1, rows: 2 });
  expect(around(5).seats.map(at)).toEqual(["12", "11", "21", "31", "32"]);
  expect(around(5).pot).toEqual({ column: 2, row: 2, rows: 1 });
  expect(around(8).seats.map(at)).toEqual(["13", "12", "11", "21", "31", "32", "33", "23"]);
});

it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])("lets %i people sit apart from each other and from the pot", (seats) => {
  const { rows, seats: cells, pot } = around(seats);
  const potCells = Array.from({ length: pot.rows }, (_, i) => `${pot.column}${pot.row + i}`);

  expect(cells).toHaveLength(seats);
  expect(new Set([...cells.map(at), ...potCells]).size).toBe(seats + pot.rows);
  expect(Math.max(...cells.map((each) => each.row), pot.row + pot.rows - 1)).toBe(rows);
});
