/** The REST of the house (docs/protocol.md). */
import type { Lang, Words } from "$kit/faces";
import type { OptionFacts, TableFacts, Told } from "./contract";
import { settings } from "./settings.svelte";

export interface GameLine {
  name: string;
  version: number;
  title: Words;
  pitch: Words;
  players: { low: number; high: number; most: number };
  has_clock: boolean;
}

export interface GamePage extends GameLine {
  timed: string[];
  levels: string[];
  options: (OptionFacts & { text: Words })[];
  verbs: Record<string, string[]>;
  facts: Record<string, string>;
  families: Record<string, string[]>;
  texts: Record<Lang, string>;
  rules?: Record<Lang, string>; // as Markdown, for games that came after the client was built
}

export interface House {
  version: string;
  levels: { name: string; title: Words }[];
}

export interface Sat {
  table: TableFacts;
  seat: number;
  secret: string;
}

export interface Frame {
  seq: number;
  seat: number | null;
  action: string | null;
  events: Told[];
  view: Record<string, unknown>;
  to_act: number[];
  scores: number[][];
  hash: string;
}

export interface Luck {
  seed: string;
  seed_hash: string;
  entries: { seq: number; seat: number | null; action: string | null; draws: [below: number, drawn: number][] }[];
}

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
  house: () => ask<House>("/house"),
  games: () => ask<GameLine[]>("/games"),
  game: (name: string) => (pages[name] ??= once(name)),
  tables: (game = "") => ask<TableFacts[]>(game ? `/tables?game=${game}` : "/tables"),
  table: (id: string) => ask<TableFacts>(`/tables/${id}`),
  open: (wish: Record<string, unknown>) => ask<Sat>("/tables", "POST", wish),
  sit: (id: string, name: string, seat?: number) => ask<Sat>(`/tables/${id}/seats`, "POST", { name, seat }),
  fill: (id: string, seat: number, wish: Record<string, unknown>, secret: string) => ask<TableFacts>(`/tables/${id}/seats/${seat}`, "PUT", wish, secret),
  leave: (id: string, seat: number, secret: string) => ask<TableFacts>(`/tables/${id}/seats/${seat}`, "DELETE", undefined, secret),
  start: (id: string, secret: string, level = "cowboy") => ask<TableFacts>(`/tables/${id}/start`, "POST", { level }, secret),
  frames: (id: string, seat: number, from: number, count: number) =>
    ask<{ steps: number; frames: Frame[] }>(`/tables/${id}/frames?seat=${seat}&from=${from}&count=${count}`),
  luck: (id: string) => ask<Luck>(`/tables/${id}/luck`),
};

/** Reads a whole match, page by page. */
export async function allFrames(id: string, seat: number): Promise<Frame[]> {
  const all: Frame[] = [];
  for (let steps = 0; all.length <= steps; ) {
    const page = await api.frames(id, seat, all.length, FRAMES);
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
