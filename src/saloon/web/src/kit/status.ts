/** What the status line says: the connection first, then what others ask, then what the game asks. */
import type { TableProps } from "$lib/contract";
import { t } from "$lib/words.svelte";
import type { Prompt } from "./prompt";

export interface Status {
  flag: string;
  mine: boolean; // it is yours to act
  prompt: Prompt;
}

export function statusOf(table: TableProps, prompt: Prompt, reason: string): Status {
  const { shell } = table;
  const mine = !shell.still && table.toAct.includes(table.seat);
  const others = table.toAct.map((seat) => table.names[seat]).filter(Boolean);
  if (shell.status === "lost") return { flag: t("flag-lost"), mine: false, prompt: { sentence: t("lost"), choices: [] } };
  const flag = mine ? t(prompt.urgent ? "flag-answer" : "flag-you") : others.length === 1 ? others[0] : t(others.length ? "flag-others" : "flag-over");
  return { flag, mine, prompt: promptOf(table, prompt, reason, mine, others) };
}

function promptOf(table: TableProps, prompt: Prompt, reason: string, mine: boolean, others: string[]): Prompt {
  const { shell } = table;
  const undo = shell.canUndo === "free" && !table.players[table.seat]?.resigned ? shell.undo : undefined;
  if (shell.request) return undoPrompt(table);
  const asked: Prompt = mine ? { ...prompt, undo } : { sentence: waiting(table, others), choices: passers(table, others), undo };
  const refusal = reason || shell.refusal;
  if (refusal) return { ...asked, sentence: refusal, refused: true };
  if (shell.note) return { ...asked, sentence: shell.note };
  return shell.hint && mine ? hintPrompt(table, asked, shell.hint) : asked;
}

function waiting(table: TableProps, others: string[]): string {
  if (others.length === 0) return t("over");
  const sentence = t("waiting-for", { names: others.join(", "), count: others.length });
  const you = table.players[table.seat];
  if (you?.resigned) return `${t("resigned")} ${sentence}`;
  return table.seat < 0 && !table.shell.still ? `${t("spectator")} ${sentence}` : sentence;
}

/** What one may do who is not asked: take a bot's seat, or see how it ended. */
function passers(table: TableProps, others: string[]) {
  const { join, finish } = table.shell;
  if (finish && others.length === 0) return [{ label: t("see-result"), primary: true, press: finish }];
  return join ? [{ label: t("take-a-seat"), primary: true, press: join }] : [];
}

function hintPrompt(table: TableProps, asked: Prompt, hint: string): Prompt {
  const does = { label: t("do-it"), primary: true, press: () => table.shell.act(hint) };
  const words = table.texts.action(hint, table.names, table.seat);
  return { ...asked, sentence: t("hint-says", { action: words }), choices: [does, ...asked.choices.map((choice) => ({ ...choice, primary: false }))] };
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
