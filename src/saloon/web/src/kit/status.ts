/** What the status line says: the connection first, then what the table waits for, what others ask, what the game asks. */
import type { Player, TableProps } from "$lib/contract";
import { t } from "$lib/words.svelte";
import type { Beat, Choice, Prompt } from "./prompt";

export interface Status {
  flag: string;
  mine: boolean; // it is yours to act
  prompt: Prompt;
  ready?: { seats: number[]; waits: number[] }; // while everybody is asked whether it may go on
}

export function statusOf(table: TableProps, prompt: Prompt, reason: string, beat: Beat | null, look: (from: number) => void): Status {
  if (table.shell.status === "lost") return { flag: t("flag-lost"), mine: false, prompt: { sentence: t("lost"), choices: [] } };
  return restStatus(table, beat, look) ?? playStatus(table, prompt, reason);
}

/** What is said while the table rests: how something ended, and the button that goes on. */
function restStatus(table: TableProps, beat: Beat | null, look: (from: number) => void): Status | null {
  const { rest, shell, seat } = table;
  if (!rest || rest.kind === "count") return null;
  if (rest.kind === "pause")
    return { flag: t("flag-pause"), mine: false, prompt: { sentence: t(shell.resume ? "paused-host" : "paused"), choices: primary(t("go-on"), shell.resume) } };
  const isAsked = rest.waits_for.includes(seat);
  const again = beat?.again;
  const said = beat ?? {
    flag: t(rest.kind === "start" ? "flag-ready" : "flag-beat"),
    sentence: t(rest.kind === "start" ? "ready-text" : "beat-text"),
    next: t(rest.kind === "start" ? "ready" : "go-on"),
  };
  return {
    flag: said.flag,
    mine: isAsked && (beat?.good ?? true),
    prompt: {
      head: said.head,
      sentence: said.sentence,
      choices: [
        ...(shell.finish ? primary(t("see-result"), shell.finish) : isAsked ? primary(said.next, shell.ready) : []),
        ...(again ? [{ label: again.label, press: () => look(again.from) }] : []),
        ...(beat?.also ?? []),
      ],
    },
    ready: { seats: rest.ready, waits: rest.waits_for.filter((each) => each !== seat) },
  };
}

const primary = (label: string, press: (() => void) | undefined): Choice[] => (press ? [{ label, primary: true, press }] : []);

function playStatus(table: TableProps, prompt: Prompt, reason: string): Status {
  const asked = !table.shell.still && table.toAct.includes(table.seat);
  const mine = asked && !prompt.flag;
  const others = table.toAct.map((seat) => table.names[seat]).filter(Boolean);
  const flag =
    asked && prompt.flag ? prompt.flag : mine ? t(prompt.urgent ? "flag-answer" : "flag-you") : others.length === 1 ? others[0] : t(others.length ? "flag-others" : "flag-over");
  return { flag, mine, prompt: promptOf(table, prompt, reason, asked, others) };
}

function promptOf(table: TableProps, prompt: Prompt, reason: string, mine: boolean, others: string[]): Prompt {
  const { shell } = table;
  const undo = shell.canUndo === "free" && !table.players[table.seat]?.resigned ? shell.undo : undefined;
  if (shell.request) return undoPrompt(table);
  const asked: Prompt = mine ? { ...prompt, undo } : { sentence: waiting(table, others), choices: passers(table, others), undo };
  const refusal = reason || shell.refusal;
  return refusal ? { ...asked, head: undefined, price: undefined, more: undefined, effects: undefined, sentence: refusal, refused: true } : asked;
}

/** Says what the others decide, as the game puts it: `waits-<phase>`. */
function waiting(table: TableProps, others: string[]): string {
  if (others.length === 0) return t("over");
  const facts = { names: others.join(", "), count: others.length };
  const key = `waits-${table.view.phase}`;
  const sentence = table.texts.has(key) ? table.texts.say(key, facts) : t("waiting-for", facts);
  const you = table.players[table.seat];
  if (you?.resigned) return `${t("resigned")} ${sentence}`;
  return table.seat < 0 && !table.shell.still ? `${t("spectator")} ${sentence}` : sentence;
}

/** Whether the others may vote that a bot answers. */
export const isSlow = (player: Player) => player.idle === "slow" || player.idle === "asked";

/** What one may do who is not asked: vote for who does not move, take a bot's seat, let the bots hurry, or see how it ended. */
function passers(table: TableProps, others: string[]): Choice[] {
  const { join, finish, skip, vote } = table.shell;
  if (finish && others.length === 0) return primary(t("see-result"), finish);
  const slow = table.players.filter((player) => isSlow(player) && player.seat !== table.seat && !player.votes.includes(table.seat));
  if (vote && slow.length > 0) return slow.map((player) => ({ label: t("vote-name", { name: player.name }), press: () => vote(player.seat) }));
  return join ? [{ label: t("take-a-seat"), press: join }] : skip ? [{ label: t("skip-to-me"), press: skip }] : [];
}

function undoPrompt(table: TableProps): Prompt {
  const { request, consent } = table.shell;
  const { seat, waits_for } = request!;
  if (seat === table.seat) return { sentence: t("undo-waiting", { names: waits_for.map((each) => table.names[each]).join(", ") }), choices: [] };
  const answers = [
    { label: t("allow"), primary: true, press: () => consent(true) },
    { label: t("refuse"), press: () => consent(false) },
  ];
  return { sentence: t("undo-asked", { name: table.names[seat] ?? "" }), choices: waits_for.includes(table.seat) ? answers : [] };
}
