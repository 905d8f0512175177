/** What the person chose for this browser: language, day or night, sound, name. */
import type { Lang } from "$kit/faces";
import type { Pace } from "./contract";

function stored(key: string): string | null {
  try {
    return localStorage.getItem(`saloon-${key}`);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(`saloon-${key}`, value);
  } catch {
    /* a browser without storage forgets */
  }
}

function firstLang(): Lang {
  const wish = stored("lang") ?? navigator.language.slice(0, 2);
  return wish === "en" ? "en" : wish === "fr" ? "fr" : navigator.languages?.some((lang) => lang.startsWith("fr")) ? "fr" : "en";
}

function firstTheme(): "day" | "night" {
  const wish = stored("theme");
  if (wish === "day" || wish === "night") return wish;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day";
}

function firstPace(): Pace {
  const wish = stored("pace");
  return wish === "calm" || wish === "quick" ? wish : "normal";
}

/** The key by which tables know this browser again: random, and nothing else is known by it. */
function firstVisitor(): string {
  const kept = stored("visitor") ?? [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  store("visitor", kept);
  return kept;
}

class Settings {
  readonly visitor = firstVisitor();
  lang = $state<Lang>(firstLang());
  theme = $state<"day" | "night">(firstTheme());
  sound = $state(stored("sound") === "on");
  tips = $state(stored("tips") !== "off"); // rules when they matter
  name = $state(stored("name") ?? "");
  pace = $state<Pace>(firstPace()); // of the tables that this person opens

  show(): void {
    document.documentElement.lang = this.lang;
    document.documentElement.dataset.theme = this.theme;
  }

  setLang(lang: Lang): void {
    this.lang = lang;
    store("lang", lang);
    this.show();
  }

  setTheme(theme: "day" | "night"): void {
    this.theme = theme;
    store("theme", theme);
    this.show();
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    store("sound", sound ? "on" : "off");
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    store("pace", pace);
  }

  /** Tells whether something was taught to this browser before. */
  hasLearnt(what: string): boolean {
    return stored(`learnt-${what}`) !== null;
  }

  learn(what: string): void {
    store(`learnt-${what}`, "yes");
  }

  /** Tells whether rules are told in this match: it is the first one of its game in this browser. */
  isFirst(game: string, table: string): boolean {
    return (stored(`first-${game}`) ?? table) === table;
  }

  /** Notes the first match of a game. */
  keepFirst(game: string, table: string): void {
    if (stored(`first-${game}`) === null) store(`first-${game}`, table);
  }

  /** What was told of a game before. */
  toldOf(game: string): Set<string> {
    return new Set(stored(`told-${game}`)?.split(" "));
  }

  keepTold(game: string, told: Set<string>): void {
    store(`told-${game}`, [...told].join(" "));
  }

  /** Tells rules when they matter, or not; who asks for them in a later match is told them all again. */
  setTips(tips: boolean, game: string, table: string): void {
    this.tips = tips;
    store("tips", tips ? "on" : "off");
    if (!tips || this.isFirst(game, table)) return;
    store(`first-${game}`, table);
    store(`told-${game}`, "");
  }

  setName(name: string): void {
    this.name = name;
    store("name", name);
  }
}

export const settings = new Settings();
