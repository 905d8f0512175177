/** The REST of the house (docs/protocol.md). */
import { settings } from "./settings.svelte";
import { introduced } from "./words.svelte";
import type {
  ArrangeBody,
  BranchBody,
  ChangeBody,
  Choices,
  ExchangeBody,
  Frame,
  Frames,
  GameLine,
  GamePage,
  HouseFacts,
  LessonPage,
  Luck,
  OpenBody,
  PlayOnBody,
  Privacy,
  PuzzleAnswer,
  PuzzleBody,
  PuzzlePage,
  RemarkBody,
  ReviewState,
  Seated,
  SitBody,
  StartBody,
  StudyBody,
  StudyFacts,
  StudyFile,
  StudyOpened,
  TableFacts,
  TryBody,
  TryFacts,
} from "./wire";

/** Whoever sits down gets a seat and its secret. */
type Sat = { [Part in keyof Seated]: NonNullable<Seated[Part]> };

const FRAMES = 200; // in one answer, at most
const MOST_SEATS = 20; // that a browser remembers

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, method = "GET", body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": settings.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(data.code ?? String(answer.status), data.message ?? answer.statusText);
  return data as T;
}

const pages: Record<string, Promise<GamePage>> = {};

/** Asks for a game; a failure is not remembered. */
async function once(name: string): Promise<GamePage> {
  try {
    return await ask<GamePage>(`/games/${name}`);
  } catch (error) {
    delete pages[name];
    throw error;
  }
}

export const api = {
  house: () => ask<HouseFacts>("/house"),
  privacy: () => ask<Privacy>("/privacy"),
  games: () => ask<GameLine[]>("/games"),
  game: (name: string) => (pages[name] ??= once(name)),
  lesson: (name: string, moves: string[]) => ask<LessonPage>(`/games/${name}/lesson`, "POST", { moves }),
  puzzle: (name: string, which: string) => ask<PuzzlePage>(`/games/${encodeURIComponent(name)}/puzzles/${encodeURIComponent(which)}`),
  tryPuzzle: (name: string, which: string, wish: Partial<PuzzleBody>) => ask<PuzzleAnswer>(`/games/${encodeURIComponent(name)}/puzzles/${encodeURIComponent(which)}`, "POST", wish),
  tables: async (game = "") => (await ask<TableFacts[]>(game ? `/tables?game=${game}` : "/tables")).map(introduced),
  table: async (idOrCode: string) => introduced(await ask<TableFacts>(`/tables/${encodeURIComponent(idOrCode)}`)),
  open: (wish: OpenBody) => ask<Sat>("/tables", "POST", { ...wish, visitor: settings.visitor } satisfies OpenBody),
  sit: (id: string, name: string, seat?: number) => ask<Sat>(`/tables/${id}/seats`, "POST", { name, seat, visitor: settings.visitor } satisfies SitBody),
  fill: (id: string, seat: number, wish: ArrangeBody, secret: string) => ask<TableFacts>(`/tables/${id}/seats/${seat}`, "PUT", wish, secret),
  leave: (id: string, seat: number, secret: string) => ask<TableFacts>(`/tables/${id}/seats/${seat}`, "DELETE", undefined, secret),
  change: (id: string, wish: ChangeBody, secret: string) => ask<TableFacts>(`/tables/${id}`, "PATCH", wish, secret),
  exchange: (id: string, a: number, b: number, secret: string) => ask<TableFacts>(`/tables/${id}/exchange`, "POST", { a, b } satisfies ExchangeBody, secret),
  start: (id: string, secret: string, level = "cowboy") => ask<TableFacts>(`/tables/${id}/start`, "POST", { level } satisfies StartBody, secret),
  frames: (id: string, seat: number | "all", from: number, count: number, of = "tables") => ask<Frames>(`/${of}/${id}/frames?seat=${seat}&from=${from}&count=${count}`),
  luck: (id: string) => ask<Luck>(`/tables/${id}/luck`),
  review: (id: string) => ask<ReviewState>(`/tables/${id}/review`),
  branch: (id: string, wish: BranchBody) => ask<Sat>(`/tables/${id}/branch`, "POST", { ...wish, visitor: settings.visitor } satisfies BranchBody),
  askReview: (id: string) => ask<ReviewState>(`/tables/${id}/review`, "POST"),
  openStudy: (wish: StudyBody) => ask<StudyOpened>("/studies", "POST", wish),
  study: (id: string) => ask<StudyFacts>(`/studies/${id}`),
  studyFile: (id: string) => ask<StudyFile>(`/studies/${id}/file`),
  line: (id: string, place: string, seat: number | "all") => ask<Frames>(`/studies/${id}/frames?line=${place}&seat=${seat}`),
  choices: (id: string, place: string) => ask<Choices>(`/studies/${id}/choices?place=${place}`),
  tryMove: (id: string, wish: TryBody, secret: string) => ask<TryFacts>(`/studies/${id}/tries`, "POST", wish, secret),
  dropTry: (id: string, number: number, secret: string) => ask<StudyFacts>(`/studies/${id}/tries/${number}`, "DELETE", undefined, secret),
  remark: (id: string, place: string, wish: RemarkBody, secret: string) => ask<StudyFacts>(`/studies/${id}/remarks/${place}`, "PUT", wish, secret),
  entitle: (id: string, title: string, secret: string) => ask<StudyFacts>(`/studies/${id}`, "PATCH", { title }, secret),
  playOn: (id: string, wish: PlayOnBody) => ask<Sat>(`/studies/${id}/branch`, "POST", { ...wish, visitor: settings.visitor } satisfies PlayOnBody),
};

/** Reads a whole match, page by page: that of a table, or of a study. */
export async function allFrames(id: string, seat: number | "all", of: "tables" | "studies" = "tables"): Promise<Frame[]> {
  const all: Frame[] = [];
  for (let steps = 0; all.length <= steps;) {
    const page = await api.frames(id, seat, all.length, FRAMES, of);
    if (page.frames.length === 0) break;
    steps = page.steps;
    all.push(...page.frames);
  }
  return all;
}

const KEY = "saloon-seats";

/** The seats of this browser: the number and the secret of each table. */
export const seats = {
  all(): Record<string, { seat: number; secret: string }> {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? "{}");
    } catch {
      return {};
    }
  },
  secret(id: string): string | null {
    return this.all()[id]?.secret ?? null;
  },
  keep(id: string, seat: number, secret: string): void {
    const { [id]: _, ...others } = this.all();
    const kept = [...Object.entries(others), [id, { seat, secret }]].slice(-MOST_SEATS);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  },
  forget(id: string): void {
    const all = this.all();
    delete all[id];
    localStorage.setItem(KEY, JSON.stringify(all));
  },
};

const STUDIES = "saloon-studies";
const MOST_STUDIES = 50; // that a browser remembers

/** The secrets of the studies that this browser may change. */
export const studies = {
  all(): Record<string, string> {
    try {
      return JSON.parse(localStorage.getItem(STUDIES) ?? "{}");
    } catch {
      return {};
    }
  },
  secret(id: string): string | null {
    return this.all()[id] ?? null;
  },
  keep(id: string, secret: string): void {
    const { [id]: _, ...others } = this.all();
    localStorage.setItem(STUDIES, JSON.stringify(Object.fromEntries([...Object.entries(others), [id, secret]].slice(-MOST_STUDIES))));
  },
};
