import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Say } from "$lib/say";
import { question, type Asking } from "./question";
import { readPlay, type AbileneView } from "./view";

const [ADA, BILL, DOC] = [0, 1, 2];
const NAMES = ["Ada", "Bill", "Doc"];
const file = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const TEXTS = { fr: new Say("fr", [file("../texts/fr.ftl")]), en: new Say("en", [file("../texts/en.ftl")]) };
const WORDS = { fr: new Say("fr", [file("fr.ftl")]), en: new Say("en", [file("en.ftl")]) };

const VIEW: AbileneView = {
  seat: ADA,
  options: { start_chips: 30, match_end: "rotations", eau_paid: "when_laid" },
  phase: "play",
  turn: ADA,
  dealer: DOC,
  chips: [26, 21, 31],
  pot: 24,
  deck_size: 31,
  hand: [2, 9],
  hand_sizes: [2, 2, 2],
  buried: [],
  buried_sizes: [0, 0, 0],
  discards: [],
  playing: [true, true, true],
  stood: [true, true, true],
  bought: [0, 0, 0],
  prices: [1, 1, 1],
  leader: ADA,
  hand_size: 3,
  turns_left: 6,
  herds: [[3, 2], [2], [3]],
  heads: [40, 10, 30],
  attacks: [],
  defences: [],
  owed: [0, 0, 0],
  hands_played: 2,
  hands_planned: 9,
  shown: [[], [], []],
};
const ON_ADA = [{ attacker: BILL, card: 4, target: ADA }];

function ask(view: Partial<AbileneView>, actions: string[], chosen: { card?: number; target?: number } = {}, lang: "fr" | "en" = "fr") {
  const asking: Asking = {
    view: { ...VIEW, ...view },
    seat: ADA,
    names: NAMES,
    plays: actions.map(readPlay),
    card: chosen.card ?? null,
    target: chosen.target ?? null,
    texts: TEXTS[lang],
    w: (key, facts) => WORDS[lang].say(key, facts),
    isWide: true,
    hasNotes: true,
    icons: {},
    iconOf: () => undefined,
    act: () => {},
  };
  return question(asking);
}

const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const labels = (prompt: ReturnType<typeof ask>) => prompt.choices.map((choice) => `${choice.primary ? "!" : ""}${plain(choice.label)}`);

describe("joining and buying", () => {
  it("says the price of what one owns", () => {
    const prompt = ask({ phase: "opt_in", pot: 16 }, ["join", "sit_out"]);

    expect(plain(prompt.head)).toBe("Participer ?");
    expect(prompt.sentence).toBe("2 sur vos 26 jetons, pour trois cartes. Le pot contient déjà 16 jetons.");
    expect(labels(prompt)).toEqual(["!Participer · 2", "Passer"]);
  });

  it("says that prices have doubled, what standing means and what folding brings back", () => {
    const prompt = ask({ phase: "distribution", hand: [1, 2, 3, 9], hand_size: 3, leader: BILL, prices: [4, 4, 4] }, ["buy", "fold", "stand"]);

    expect(prompt.sentence).toBe("4 sur vos 26 jetons, prix doublé.");
    expect(plain(prompt.effects?.[0].text)).toBe("4 sur vos 26 jetons : Bill a doublé les prix.");
    expect(labels(prompt)).toEqual(["!Acheter · 4", "Servi", "Se coucher"]);
    expect(prompt.choices.map((choice) => choice.note)).toEqual([undefined, "vous écartez une carte", "vous reprenez 1 jeton"]);
  });

  it("says what the first to stand settles for all", () => {
    const prompt = ask({ phase: "distribution", hand: [1, 2, 3], hand_size: 0 }, ["buy", "fold", "stand"]);

    expect(plain(prompt.effects?.[1].text)).toBe("« Servi » : tous jouent 3 cartes, les prix doublent.");
  });

  it("says why one cannot buy", () => {
    expect(ask({ phase: "distribution", chips: [1, 21, 31], prices: [4, 4, 4] }, ["fold", "stand"]).sentence).toBe("Une carte coûte 4 jetons, vous en avez 1.");
    expect(plain(ask({ phase: "distribution", deck_size: 0 }, ["fold", "stand"]).sentence)).toBe("La pioche est vide : on n’achète plus.");
  });
});

describe("dropping", () => {
  it("promises no herd: the card leaves the hand", () => {
    const prompt = ask({ phase: "discard", hand: [0, 1, 2, 3, 9] }, ["drop 0", "drop 3"], { card: 3 });

    expect(plain(prompt.sentence)).toBe("À l’écart, face cachée : Bétail 30. Encore une à écarter ensuite.");
    expect(labels(prompt)).toEqual(["!Écarter le Bétail 30"]);
    expect(plain(ask({ phase: "discard", hand: [0, 1, 2, 3, 9] }, ["drop 0"]).sentence)).toBe("On joue 3 cartes, vous en avez 5 : écartez-en 2, face cachée.");
  });
});

describe("playing", () => {
  it("names who attacks, what stops it and what comes otherwise", () => {
    const prompt = ask({ attacks: ON_ADA }, ["cattle 2", "face_down 2", "answer 9 1", "face_down 9"]);

    expect(plain(prompt.sentence)).toBe("Bill guette votre troupeau. Le Shérif l’arrête ; sinon, un bétail vous est volé à son tour.");
    expect(prompt.choices).toEqual([]);
  });

  it("says that nothing stops an attack, and when it strikes", () => {
    const prompt = ask({ attacks: [{ attacker: BILL, card: 5, target: ADA }], hand_sizes: [2, 0, 1] }, ["cattle 2", "face_down 2"]);

    expect(plain(prompt.sentence)).toBe("Bill guette votre troupeau. Rien en main ne l’arrête : tout sera dispersé à la fin.");
  });

  it("says what a card does in this move", () => {
    const herd = ask({ attacks: ON_ADA }, ["cattle 2", "face_down 2"], { card: 2 });

    expect(herd.sentence).toBe("Votre troupeau passe de 40 à 50 têtes. L’attaque de Bill continue.");
    expect(labels(herd)).toEqual(["!Poser le Bétail 10", "Face cachée"]);
    expect(ask({ attacks: ON_ADA }, ["answer 9 1", "face_down 9"], { card: 9 }).sentence).toBe("Le Shérif arrête les Desperados de Bill, sans butin.");
    expect(ask({ attacks: ON_ADA, pot: 3 }, ["answer 7 1", "face_down 7"], { card: 7 }).sentence).toBe("Le Train arrête les Desperados de Bill, qui prend 3 jetons au pot.");
  });

  it("does not call a defence laid in anticipation an answer", () => {
    expect(ask({}, ["defend 9", "face_down 9"], { card: 9 }).sentence).toBe("Le Shérif veille jusqu’à votre prochain tour contre des Desperados.");
    expect(plain(ask({}, ["defend 11", "face_down 11"], { card: 11 }).sentence)).toBe("L’Eau de feu veille jusqu’à votre prochain tour : 2 sur vos 26 jetons.");
  });

  it("does not promise a next turn after the last card", () => {
    expect(ask({ hand: [7] }, ["defend 7", "face_down 7"], { card: 7 }).sentence).toBe("Le Train veille jusqu’à la fin de la donne contre des Desperados.");
    expect(ask({ hand: [7] }, ["defend 7", "face_down 7"], { card: 7 }, "en").sentence).toBe("The Train stands guard until the end of the hand, against Desperados.");
  });

  it("asks on whom before it offers to do it", () => {
    const actions = ["desperados 1", "desperados 2", "face_down 4"];

    expect(labels(ask({}, actions, { card: 4 }))).toEqual(["Face cachée"]);
    const prompt = ask({}, actions, { card: 4, target: BILL });
    expect(plain(prompt.sentence)).toBe("Bill, 10 têtes : un bétail volé à votre prochain tour. 2 sur vos 26 jetons.");
    expect(labels(prompt)).toEqual(["!Lancer sur Bill · 2", "Face cachée"]);
    expect(plain(ask({ defences: [{ owner: BILL, card: 9 }] }, actions, { card: 4, target: BILL }).sentence)).toBe(
      "Le Shérif veille chez Bill : l’attaque serait arrêtée aussitôt.",
    );
  });

  it("tells what strays, and who would take the pot", () => {
    expect(plain(ask({}, ["dancers 1", "dancers 2"], { card: 12, target: DOC }).sentence)).toBe("Doc perd le Bétail 30 : reste 0 tête.");
    expect(plain(ask({}, ["welcome"], { card: 14 }).sentence)).toBe("La donne s’arrête : le plus gros troupeau est le vôtre, le pot de 24 est à vous.");
    expect(plain(ask({ heads: [10, 30, 30] }, ["welcome"], { card: 14 }).sentence)).toBe("La donne s’arrête : le pot de 24 se partage entre Bill et Doc.");
    expect(plain(ask({ heads: [30, 10, 30] }, ["welcome"], { card: 14 }).sentence)).toBe("La donne s’arrête : le pot de 24 se partage entre vous et Doc.");
    expect(plain(ask({}, ["gold_rush"], { card: 13 }).sentence)).toBe("La donne s’arrête sans vainqueur ; 24 jetons attendent la suivante.");
  });

  it("gives the way out when a card cannot act", () => {
    const prompt = ask({ chips: [1, 21, 31] }, ["face_down 4"], { card: 4 });

    expect(prompt.sentence).toBe("Il faut 2 jetons, vous en avez 1. Face cachée, c’est permis.");
    expect(labels(prompt)).toEqual(["!Poser face cachée"]);
  });
});

describe("answering at once and stealing", () => {
  it("lets somebody answer for a turn, or let it come, and never hurries the only answer", () => {
    const prompt = ask({ phase: "respond", attacks: ON_ADA }, ["answer 9 1", "decline"], { card: 9 });

    expect(prompt.sentence).toBe("Le Shérif arrête les Desperados de Bill, sans butin. Vous passerez un tour.");
    expect(labels(prompt)).toEqual(["!Poser le Shérif", "Laisser venir"]);
    expect(ask({ phase: "respond", attacks: ON_ADA }, ["decline"])).toMatchObject({ urgent: true, patient: true });
  });

  it("asks what to take, from whom", () => {
    const view = { phase: "steal", attacks: [{ attacker: ADA, card: 4, target: BILL }] };

    expect(plain(ask(view, ["steal 0", "steal 2"]).sentence)).toBe("Vos Desperados sont passés chez Bill : quel bétail emportez-vous ?");
    expect(labels(ask(view, ["steal 0", "steal 2"], { card: 2 }))).toEqual(["!Emporter le Bétail 10"]);
  });
});

it("never prints declining in red, in both languages", () => {
  for (const lang of ["fr", "en"] as const) {
    const prompts = [
      ask({ phase: "opt_in" }, ["join", "sit_out"], {}, lang),
      ask({ phase: "distribution" }, ["buy", "fold", "stand"], {}, lang),
      ask({ phase: "distribution", deck_size: 0 }, ["fold", "stand"], {}, lang),
      ask({ phase: "respond", attacks: ON_ADA }, ["decline"], {}, lang),
    ];
    const red = prompts.flatMap((prompt) => prompt.choices.filter((choice) => choice.primary).map((choice) => plain(choice.label)));
    expect(red).toEqual(lang === "fr" ? ["Participer · 2", "Acheter · 1", "Servi"] : ["Join · 2", "Buy · 1", "Stand"]);
  }
});
