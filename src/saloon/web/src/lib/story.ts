/** What a reader knows of a table, and how each message changes it. Pure. */
import type { Line, Notice, Position, Rest, Result, Said, ServerMessage, TableFacts, Told, UndoAsked, Update } from "./contract";

export interface Story {
  seq: number;
  seat: number | null;
  table: TableFacts | null;
  position: Position | null;
  events: Told[];
  fresh: Told[]; // what the last message brought
  result: Result | null;
  request: UndoAsked | null;
  rest: Rest | null;
  taken: { seat: number; events: Told[] } | null; // what the last message took back, and who did
  chat: Line[];
  notices: Notice[]; // for the host alone
}

export const BLANK: Story = { seq: 0, seat: null, table: null, position: null, events: [], fresh: [], result: null, request: null, rest: null, taken: null, chat: [], notices: [] };

export function tell(story: Story, message: ServerMessage): Story {
  switch (message.type) {
    case "snapshot":
      return {
        seq: message.seq,
        seat: message.seat,
        table: message.table,
        position: message.position,
        events: [...story.events.filter((told) => told.seq <= message.events_from), ...message.events],
        fresh: [],
        result: message.result,
        request: message.request,
        rest: message.rest,
        taken: null,
        chat: heard(story, message.chat, message.seq),
        notices: story.notices,
      };
    case "update":
      return update(story, message);
    case "players":
      return { ...story, table: message.table };
    case "rest":
      return { ...story, rest: message.rest, position: story.position && { ...story.position, clocks: message.clocks, window: message.window } };
    case "undo_asked":
      return { ...story, request: message };
    case "undo_closed":
      return { ...story, request: null };
    case "noticed":
      return { ...story, notices: message.notices };
    case "chat":
      return { ...story, chat: [...story.chat, { ...message, after: story.seq }].slice(-50) };
    default:
      return story;
  }
}

/** Keeps the place of the lines that the reader has heard before. */
function heard(story: Story, said: Said[], seq: number): Line[] {
  const known = (line: Said) => story.chat.find((each) => each.at === line.at && each.seat === line.seat);
  return said.map((line) => known(line) ?? { ...line, after: seq });
}

/** Who is asked now: nobody when the match is over, nor while the table rests after something ended. */
export const askedIn = (toAct: number[], rest: Rest | null, result: Result | null = null): number[] => (result || rest?.kind === "beat" ? [] : toAct);

function update(story: Story, message: Update): Story {
  const fresh = message.events ?? [];
  const undone = message.undone_to ?? null;
  const kept = undone === null ? story.events : story.events.filter((told) => told.seq <= undone);
  return {
    ...story,
    seq: message.seq,
    position: message.position ?? story.position,
    events: [...kept, ...fresh],
    fresh,
    result: message.result ?? story.result,
    rest: message.rest ?? null,
    taken: undone === null ? null : { seat: message.seat ?? -1, events: story.events.filter((told) => told.seq > undone) },
    table: message.result && story.table ? { ...story.table, status: "over" } : story.table,
  };
}

/** How long to wait before the next try: 0.5 s, doubled up to 15 s, with jitter. */
export function backOff(tries: number, jitter: number): number {
  return Math.min(15000, 500 * 2 ** tries) * (0.75 + 0.5 * jitter);
}
