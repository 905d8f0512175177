/** What every board of the plain table is given. */
import type { TableProps } from "$lib/contract";
import type { Sight } from "./sight";

export interface BoardProps {
  table: TableProps;
  sight: Sight;
  targets: Map<number, string>; // the seats one may point at, with the action
  lit: Set<string>; // what else one may point at
  picked: string | null;
  pick: (spot: string | null) => void;
  act: (action: string) => void;
  paper?: () => void; // opens the Gazette
}
