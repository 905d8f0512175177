/** What is on the wire (docs/protocol.md); `make wire` writes this file from the server's structs. */

export type Facts = Record<string, unknown>;

export type Lang = "en" | "fr";

export type Pace = "calm" | "normal" | "quick";

export type ClientMessage = Hello | Act | Input | Undo | Consent | Hint | WhyNot | Resign | Rematch | Say | Speak | Look | Ready | ChoosePace | Skip | Pause | Replace | NameHost | Readmit | IsHere | Vote | Ping | Echo;

export type ServerMessage = Snapshot | Update | Ack | Refusal | Players | Rested | UndoAsked | UndoClosed | Hinted | Barred | Said | Probe | Pong | Noticed | RematchBegan | Bye;

/** The first message: which table, and the secret of a seat; without a secret, the client is a spectator. */
export interface Hello {
  type: "hello";
  table: string;
  secret?: string | null;
  lang?: Lang;
  resume?: number; // the last seq whose events the client has
  screen?: boolean; // it is a screen for the whole room, not for one person
}

/** A move, for the table as it was at `seq`. */
export interface Act {
  type: "act";
  id: string;
  seq: number;
  act: string;
}

/** A timed input of a real-time game: milliseconds after the window `window` was painted. */
export interface Input {
  type: "input";
  id: string;
  window: number;
  n: number; // increases with each input within a window
  act: string; // without its time
  rt: number;
}

/** Take back your own last move, or ask the other players to allow it. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
}

/** Answer the request of another seat to take a move back. */
export interface Consent {
  type: "consent";
  id: string;
  request: number;
  yes: boolean;
}

/** Ask a bot what it would do, and why. */
export interface Hint {
  type: "hint";
  id: string;
  seq: number;
}

/** Ask why a card or another thing cannot be played now. */
export interface WhyNot {
  type: "why_not";
  id: string;
  kind: string; // what it is: `card`, or another family of the game
  number: number;
}

/** Resign; a bot plays on. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Ask to play again; the next match begins when everybody present has asked for it. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Say something to the table. */
export interface Say {
  type: "chat";
  id: string;
  text: string;
}

/** Change the language of refusals. */
export interface Speak {
  type: "lang";
  id: string;
  lang: Lang;
}

/** The page is hidden, or visible again; against the clock, a player with a hidden page counts as gone. */
export interface Look {
  type: "look";
  id: string;
  away: boolean;
}

/** Say that you are ready to go on, or to begin; a rest ends when everybody here has said so. */
export interface Ready {
  type: "ready";
  id: string;
}

/** Choose how fast the bots of the table act. */
export interface ChoosePace {
  type: "pace";
  id: string;
  pace: Pace;
}

/** Skip to your own next question: bots act at once, without rests, if everybody here wants it. */
export interface Skip {
  type: "skip";
  id: string;
}

/** Pause or resume the table; only the host may. */
export interface Pause {
  type: "pause";
  id: string;
  on: boolean;
}

/** Call a bot at once for a player who is gone; only the host may. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
}

/** Name another person host; only the host may. */
export interface NameHost {
  type: "host";
  id: string;
  seat: number;
}

/** Allow a person who was removed to come back; only the host may. */
export interface Readmit {
  type: "readmit";
  id: string;
  name: string;
}

/** Say that you are still there, or back: then no bot plays for you. */
export interface IsHere {
  type: "here";
  id: string;
}

/** Vote that a bot answers at once for a player who does not move. */
export interface Vote {
  type: "vote";
  id: string;
  seat: number;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  n: number;
}

/** Answer a probe at once. */
export interface Echo {
  type: "echo";
  n: number;
}

/** How long a move may take at a table. */
export interface ClockFacts {
  mode: "none" | "move" | "days";
  limit: number; // seconds or days; 0: as the game says
}

/** The player on a seat, as far as everybody may know. */
export interface Player {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null; // of a bot, or of the bot that sits in for a person
  connected: boolean;
  away: boolean; // a bot sits in until the person is back
  resigned: boolean;
  rematch: boolean; // wants to play again
  skips: boolean; // wants to skip to their own next question
  guest: boolean; // took the seat of a bot during the match, which takes it back when they leave
  idle: "no" | "slow" | "asked" | "out"; // slow: others may vote for a bot; out: a bot plays
  votes: number[]; // the seats that vote for a bot to answer for them at once
}

/** The match in one of whose positions another one began. */
export interface OriginFacts {
  table: string | null; // its id; null if it is known from a file alone
  move: number; // how many of its moves had been made
}

/** What everybody may know of a table before, during and after its match. */
export interface TableFacts {
  id: string; // permanent
  code: string | null; // while the table is open or live: five characters that lead to it
  game: string;
  version: number;
  seats: number;
  options: Facts;
  public: boolean;
  status: "open" | "live" | "over";
  clock: ClockFacts;
  host: number | null; // the seat of the person who opened the table, or of the one they named; see docs/protocol.md
  seed_hash: string;
  players: Player[];
  spectators: number;
  created: number; // ms since 1970
  seq: number;
  to_act: number[]; // as far as everybody may know
  pace: Pace; // of the bots
  hints: "auto" | "always" | "never"; // auto: for a person alone among bots
  has_hints: boolean; // now
  latecomers: boolean; // people may take the seats of bots during the match
  removed: string[]; // names of the people whom the host has removed
  next: string | null; // the table of the rematch
  origin: OriginFacts | null; // of a match that began in a position of another one: no ordinary result
}

/** How long a seat may still think. */
export interface Clock {
  seat: number;
  left_ms: number;
  limit_ms: number;
}

/** The window of a real-time game that is open now. */
export interface Window {
  number: number;
  open_ms: number; // for how long it had been open when this was sent
}

/** What a reader sees and may do now. */
export interface Position {
  view: Facts;
  actions: string[];
  to_act: number[];
  clocks: Clock[];
  can_undo: "free" | "ask" | "no";
  window: Window | null;
}

/** An event, as far as this reader may know it. */
export interface Told {
  seq: number; // of the entry that caused it
  kind: string;
  facts: Facts;
  whole: boolean; // the reader knows all facts: the text is `event-<kind>`; else `event-<kind>-public`
}

/** How a match ended. */
export interface Result {
  scores: number[][];
  winners: number[];
  by: "rules" | "resignation";
  seed: string;
}

/** A seat asks to take back its last move. */
export interface UndoAsked {
  type: "undo_asked";
  request: number;
  seat: number;
  to: number; // the seq that the table would return to
  waits_for: number[]; // seats that have not answered
}

/** Somebody said something. */
export interface Said {
  type: "chat";
  seat: number;
  name: string;
  text: string;
  at: number; // ms since 1970
}

/** Why a table rests; nobody's time runs meanwhile, and bots wait. */
export interface Rest {
  kind: "beat" | "start" | "count" | "pause";
  left_ms: number | null; // null: until people end it
  ready: number[]; // seats
  waits_for: number[]; // seats of people who are here and not ready; of a pause, those who may end it
}

/** Everything that a reader needs: sent after hello, when the match begins, and when a reader has to start over. */
export interface Snapshot {
  type: "snapshot";
  seq: number;
  seat: number | null; // null for a spectator
  table: TableFacts;
  position: Position | null; // null before the match begins
  events_from: number; // drop the events after this seq, then add these
  events: Told[];
  result: Result | null;
  request: UndoAsked | null;
  chat: Said[];
  rest: Rest | null;
}

/** One entry of the log, as far as this reader may know it. */
export interface Update {
  type: "update";
  seq: number;
  seat?: number | null; // the seat that took a move back, or resigned
  events?: Told[];
  position?: Position | null;
  id?: string | null; // of the message that it answers, for its sender
  undone_to?: number | null; // drop the events after this seq
  result?: Result | null;
  rest?: Rest | null;
}

/** A message was carried out, now or earlier; in a race it was timed, and is told once nothing can precede it. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
  ok: true;
}

/** A message was not carried out; nothing has changed. */
export interface Refusal {
  type: "refusal";
  code: string;
  message: string; // in the language of the connection
  seq: number;
  id: string | null;
  ok: false;
}

/** Somebody sat down, left, came back, resigned, asked for something, or chose another pace. */
export interface Players {
  type: "players";
  table: TableFacts;
}

/** The table rests, somebody is ready, or the table goes on, and time runs again from here. */
export interface Rested {
  type: "rest";
  rest: Rest | null;
  clocks: Clock[];
  window: Window | null;
}

/** The request was granted, refused, or dropped because somebody moved. */
export interface UndoClosed {
  type: "undo_closed";
  request: number;
  outcome: "granted" | "refused" | "dropped";
}

/** A choice that a bot has thought about. */
export interface Weighed {
  act: string;
  chance: number; // to win the match, in per mille
  best_in: number; // the number of worlds in which it came out best; of a mixed choice: how often to make it
}

/** A part of the game's own rating, by which the best choice is ahead. */
export interface Reason {
  key: string; // of a text of the game
  points: number;
}

/** What a bot would do, and why, judged by what the seat knows. */
export interface Hinted {
  type: "hint";
  id: string;
  seq: number;
  act: string; // the best
  choices: Weighed[]; // the best first
  equals: number; // so many of the first are as good as each other
  worlds: number; // that were imagined for `best_in`: ten, or fewer
  mixed: boolean; // others choose at the same time, so a choice that can be guessed loses
  against: string | null; // the best of those that are not as good
  reasons: Reason[]; // that decide against that one, at most two
}

/** Why a thing cannot be played now, by the rules. */
export interface Barred {
  type: "why_not";
  id: string;
  seq: number;
  kind: string;
  number: number;
  key: string | null; // of a text of the house or the game; null if it can be played
  facts: Facts;
}

/** Measures the network delay: echo it at once. */
export interface Probe {
  type: "probe";
  n: number;
}

/** The server is there. */
export interface Pong {
  type: "pong";
  n: number;
}

/** What was seen in the conduct of a player against the clock. */
export interface Notice {
  seat: number;
  flag: "reflexes" | "delays";
}

/** For the host alone: answers that are faster than people usually are; nobody is punished for them. */
export interface Noticed {
  type: "noticed";
  notices: Notice[]; // all of them, not only the new ones
}

/** Go to another table; your secret opens your seat there. */
export interface RematchBegan {
  type: "rematch";
  table: string;
  seat: number | null;
}

/** The server is about to close the connection. */
export interface Bye {
  type: "bye";
  code: string; // draining, seat_changed
  message: string;
  retry_ms: number;
}

/** A text in every language. */
export interface Words {
  fr: string;
  en: string;
}

/** The name of something, and its title for people. */
export interface Titled {
  name: string;
  title: Words;
}

/** What this server is. */
export interface HouseFacts {
  version: string;
  engine: string; // compiled, interpreted
  languages: string[];
  levels: Titled[]; // of bots
  protocol: string;
  address: string | null; // for other devices
  beat_seconds: number; // how long a table rests when something ends; 0: never
}

/** What a house keeps of people: a page in Markdown, and how long this house keeps it. */
export interface Privacy {
  page: Words;
  keeping: Words;
}

/** How many players a game takes. */
export interface PlayersFacts {
  low: number;
  high: number;
  most: number; // with any option
}

/** A game in the list of games. */
export interface GameLine {
  name: string;
  version: number;
  title: Words;
  pitch: Words;
  players: PlayersFacts;
  has_clock: boolean;
  has_lesson: boolean;
  puzzles: number; // how many come with it
}

/** A value of an option, with its texts. */
export interface ChoiceFacts {
  value: boolean | number | string;
  words: Words;
}

/** An option of a game. */
export interface OptionFacts {
  name: string;
  kind: "flag" | "number" | "choice" | "numbers" | "data";
  default: unknown;
  low: number;
  high: number;
  scale: number; // what people are shown for 1
  rare: boolean;
  only_with: string[]; // another option, then those of its words with which this one counts; empty: it always does
  by_seats: number[][]; // lowest and highest by number of players, if all else is as usual; empty: as above
  label: Words;
  about: Words;
  choices: ChoiceFacts[]; // of a number: the values that have texts
}

/** A named set of options. */
export interface PresetFacts {
  name: string;
  title: Words;
  about: Words;
  options: Facts;
}

/** Something that can happen. */
export interface EventFacts {
  name: string;
  facts: string[];
  secret: string[];
  reveals: boolean;
  beat: boolean; // something ends with it
}

/** Everything that a client needs to show and play a game that it does not know. */
export interface GamePage {
  name: string;
  version: number;
  title: Words;
  pitch: Words;
  players: PlayersFacts;
  has_clock: boolean;
  has_lesson: boolean;
  puzzles: number; // how many come with it
  timed: string[]; // verbs whose actions carry a time
  levels: string[]; // of bots, the weakest first
  options: OptionFacts[];
  presets: PresetFacts[]; // the default first
  verbs: Record<string, string[]>; // the names of their numbers
  facts: Record<string, string>; // for each fact, its family of texts
  events: EventFacts[];
  families: Record<string, string[]>; // for each family, the numbers that have a text
  tips: Record<string, string>; // for each verb, event and phase (`verb play`), the key of the rule that it shows
  texts: Words; // Fluent
  rules: Words; // Markdown
}

/** What a learner has done in a lesson so far. */
export interface LessonBody {
  moves?: string[];
}

/** The table after a move of a finished match. */
export interface Frame {
  seq: number;
  seat: number | null;
  action: string | null; // null before the first move
  events: Told[];
  view: Facts;
  to_act: number[];
  scores: number[][];
  hash: string; // empty after a move that was only tried
  views?: Facts[]; // with all hands open: the fields of each seat that differ from `view`
}

/** A step of a lesson: what is said, of what, and what may be tried. */
export interface LessonStep {
  number: number; // from 0
  say: string; // the text is `lesson-<say>`
  at: string[]; // what it speaks of, one after the other
  clear: string[]; // what else it names: it must stay in view
  do: string[]; // the only actions that are accepted; none: the learner reads
  wrong: string[]; // what is offered too, answered by `lesson-<say>.wrong`, and never sent
  timed: boolean; // the actions need a time, in ms since the step was shown; only one line is said meanwhile
  seq: number; // it is shown after so many moves
}

/** A lesson as far as the moves of the learner go. */
export interface LessonPage {
  steps: number; // of the whole lesson
  players: Player[];
  frames: Frame[]; // the table after each move that is new; without moves, from the beginning
  next: LessonStep[]; // to be read, the last of them to be done
}

/** The puzzle of a day, in world time. */
export interface PuzzleDay {
  day: string; // 2026-11-18
  number: number;
}

/** A position in which one choice is clearly best, as the seat to move sees it; the solution is not told. */
export interface PuzzlePage {
  number: number; // from 1
  count: number; // of all puzzles of the game
  day: string | null; // if it was asked for by day
  days: PuzzleDay[]; // the last ones, today the last of them
  level: "easy" | "medium" | "hard";
  seat: number; // that is to move
  players: Player[];
  seq: number; // so many moves were made
  view: Facts;
  to_act: number[];
  events: Told[]; // what happened since the seat's own last move, as it was told
  actions: string[];
}

/** What somebody tries in a puzzle, or asks of it. */
export interface PuzzleBody {
  act?: string | null; // an answer; without one, something is asked
  ask?: "look" | "solution"; // where to look, or what the solution is
}

/** What is said to an answer or a question: only to the right answer, or to who gives up, the solution. */
export interface PuzzleAnswer {
  right: boolean;
  chance: number | null; // of what was tried, to win the match, in per mille; null: not near the best
  verb: string | null; // of the solution, to whoever asks where to look
  why: Hinted | null; // the solution, and why
}

/** How long a move may take. */
export interface ClockBody {
  mode?: "days" | "move" | "none";
  limit?: number; // seconds or days; 0: as the game says
}

/** What to play, and with whom. */
export interface OpenBody {
  game: string;
  seats?: number | null;
  options?: Facts;
  public?: boolean;
  clock?: ClockBody;
  name?: string;
  bots?: string[];
  pace?: Pace;
  hints?: "always" | "auto" | "never";
  latecomers?: boolean;
  visitor?: string | null;
  sit?: boolean;
}

/** A table, and the seat that was taken at it. */
export interface Seated {
  table: TableFacts;
  seat: number | null;
  secret: string | null; // never told again
}

/** What the host wants to change. */
export interface ChangeBody {
  options?: Facts;
  seats?: number | null;
  public?: boolean | null;
  clock?: ClockBody | null;
  hints?: "always" | "auto" | "never" | null;
  latecomers?: boolean | null;
}

/** Two seats that the host exchanges. */
export interface ExchangeBody {
  a: number;
  b: number;
}

/** The person who sits down, and on which seat. */
export interface SitBody {
  name: string;
  seat?: number | null;
  visitor?: string | null;
}

/** What the host puts on a seat: a bot, or nobody. */
export interface ArrangeBody {
  kind: "bot" | "open";
  level?: string;
}

/** The bots that take the open seats. */
export interface StartBody {
  level?: string;
}

/** A move that was not made in the match, by whom, and what it drew. */
export interface TriedMove {
  seat: number;
  action: string;
  draws: number[];
}

/** The position to play on from, the seat, and the bots. */
export interface BranchBody {
  move: number;
  seat: number;
  level?: string | null; // null: the bots of the match
  moves?: (string | TriedMove)[]; // a text: of the first seat that may
  name?: string;
  visitor?: string | null;
}

/** Where the draws of a match came from. */
export interface ReplayLuck {
  seed: string;
  seed_hash: string;
  log: unknown[][]; // every entry, including moves that were taken back
}

/** A finished match, as a file for `saloon replay` and `saloon verify`. */
export interface Replay {
  game: string;
  version: number;
  seats: number;
  options: Facts;
  setup: number[]; // draws
  moves: [number, string, number[]][]; // those that stand: seat, action, draws
  names: string[];
  bots: string[]; // levels; empty for a person
  luck: ReplayLuck;
  result: Result | null;
  position?: Facts; // the state in which it began, instead of the setup
}

/** A part of a finished match, move by move. */
export interface Frames {
  steps: number; // of the whole match
  frames: Frame[];
}

/** What was drawn for an entry of the log. */
export interface Drawn {
  seq: number; // 0: the setup
  seat: number | null;
  action: string | null;
  draws: [number, number][]; // the number of possible outcomes, and what was drawn
  back_to: number | null; // of an undo: the draws go on as they did after this seq
}

/** Every draw of a finished match. */
export interface Luck {
  seed: string;
  seed_hash: string;
  entries: Drawn[];
}

/** What the start, a move or a resignation changed, for each player, in parts of `whole`. */
export interface ReviewStep {
  kind: "move" | "resign" | "start";
  move: number; // how many moves were made by then
  seat: number; // the seat that acted; -1: nobody
  luck: number[];
  own: number[]; // by the player's own choices
  others: number[]; // by those of the others
  beat: boolean; // something ended with it, such as a hand
}

/** The account of a player; the first four add up to the last. */
export interface ReviewLedger {
  start: number;
  luck: number;
  own: number;
  others: number;
  end: number;
}

/** What is noted beside a move: a decision, judged from what its seat knew, or a stroke of luck. */
export interface ReviewMark {
  move: number; // from 1; 0: the deal
  seat: number; // the seat that it concerns
  kind: "blunder" | "fine" | "inaccuracy" | "lucky" | "mistake" | "right_but_unlucky" | "unlucky";
  points: number; // gained, or lost if below 0
  error: number; // one standard error
  action: string;
  better: string; // what would have been better; empty for luck
  choices: number; // that there were
}

/** A swing that decided the match. */
export interface ReviewMoment {
  move: number;
  seat: number; // the seat that acted; -1: nobody
  cause: "decision" | "hidden" | "luck" | "resign";
  action: string;
  player: number; // the seat whose chances changed most
  before: number;
  after: number;
}

/** What decided a finished match. */
export interface ReviewFacts {
  edition: number; // of the way of judging
  whole: number; // certainty
  seats: number;
  moves: number;
  judged: boolean; // decisions were judged; reflexes are not
  steps: ReviewStep[];
  chances: number[][]; // of every player after each step
  ledgers: ReviewLedger[];
  marks: ReviewMark[];
  moments: ReviewMoment[];
  decisions: number[]; // of each player, that were not forced
  rollouts: number;
}

/** How far the review of a finished match is. */
export interface ReviewState {
  state: "done" | "failed" | "none" | "running" | "waiting";
  percent: number;
  seconds: number; // about how long until it is ready
  place: number; // how many reviews are made before it
  spare: boolean; // no other review waits
  review: ReviewFacts | null;
}

/** What to study: a finished match of this house, or a file. */
export interface StudyBody {
  table?: string | null;
  file?: Facts | null; // a study, or a match that was kept
}

/** A move that was tried in a study. */
export interface TryFacts {
  id: number;
  after: string; // the place where it was tried
  seat: number;
  action: string;
}

/** An arrow between two things at the table, such as `seat:2`, `hand:17` or `pot`. */
export interface ArrowFacts {
  tail: string;
  head: string;
  kind?: "advice" | "threat";
}

/** A study: a match, the moves tried from its positions as a tree, notes and arrows by their places. */
export interface StudyFacts {
  id: string;
  game: string;
  version: number;
  seats: number;
  options: Facts;
  names: string[];
  bots: string[]; // levels; empty for a person
  table: string | null; // where the match was played
  title: string;
  steps: number; // moves of the match
  can_try: boolean; // not against the clock
  tries: TryFacts[]; // what a try was made after comes before it
  notes: Record<string, string>;
  arrows: Record<string, ArrowFacts[]>;
}

/** A new study, and the secret by which it may be changed. */
export interface StudyOpened {
  study: StudyFacts;
  secret: string; // never told again
}

/** A study as a file: all of it, for another house or the terminal. */
export interface StudyFile {
  study: number; // the form of the file
  title: string;
  match: Facts; // as `saloon play` keeps it
  tries: Facts[]; // with their draws
  notes: Record<string, string>;
  arrows: Record<string, ArrowFacts[]>;
}

/** What a seat may do, and what it sees. */
export interface SeatChoices {
  seat: number;
  actions: string[];
  view: Facts;
}

/** What may be tried at a place of a study. */
export interface Choices {
  place: string;
  seats: SeatChoices[]; // those to act
}

/** A move to try at a place of a study. */
export interface TryBody {
  after: string;
  action: string;
  seat?: number | null; // null: the first of those to act who may do this
}

/** What is noted at a place of a study. */
export interface RemarkBody {
  note?: string;
  arrows?: ArrowFacts[];
}

/** The title of a study. */
export interface TitleBody {
  title: string;
}

/** From which place of a study to play on, on which seat, and against which bots. */
export interface PlayOnBody {
  place: string;
  seat: number;
  level?: string | null; // null: the bots of the match
  name?: string;
  visitor?: string | null;
}

/** A request was not carried out; nothing has changed. */
export interface RefusalBody {
  ok: false;
  code: string;
  message: string; // in the language of the reader
  seq: number;
  id: null;
}
