/** Things that move: cards fly, turn and fall, coins slide. One after the other, never in the way; no move writes what the page says. */
import { arc, coinsFor, LASTS, lasts, schedule, stepsOf, type Filled, type Happenings } from "./happenings";
import type { Told } from "$lib/contract";
import { sound } from "./sounds";

const FLY = "cubic-bezier(.45,.05,.25,1)";
const STAMP = "cubic-bezier(.3,1.6,.5,1)";
const LAG = 16; // a ghost leaves its place a frame late rather than blink

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Spot {
  rect: DOMRect;
  node: HTMLElement;
  isCard: boolean;
}

/** Tells whether something is on the page that is turned up. */
export const isShown = (node: Element) => node.getClientRects().length > 0;

/** Everything marked `data-spot`, and where it lies now. */
export function spots(root: ParentNode): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    if (!isShown(node)) continue;
    const picture = pictureOf(node);
    found.set(node.dataset.spot ?? "", { rect: picture.getBoundingClientRect(), node, isCard: picture !== node });
  }
  return found;
}

/** Plays what happens at one table; a press skips what still moves. */
export class Stage {
  #running = new Set<Animation>();
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #until = 0;
  #played: Told[] = [];

  /** Plays what is told, but for what was played the last time: after a rest, more of the same news is shown. */
  play(root: ParentNode, before: Map<string, Spot>, fresh: Told[], happenings: Happenings): void {
    const steps = stepsOf(
      fresh.filter((told) => !this.#played.includes(told)),
      happenings,
    );
    this.#played = fresh;
    const plan = schedule(
      steps.map((step) => (calm() ? 0 : lasts(step))),
      performance.now(),
      this.#until,
    );
    if (plan.skip) this.skip();
    this.#until = plan.until;
    steps.forEach((step, i) => {
      if (step.sound) this.#later(() => void sound(step.sound!), plan.starts[i]);
      for (const move of step.moves) this.#perform(root, before, move, plan.starts[i]);
    });
  }

  /** Lets everything arrive at once. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
    for (const animation of document.getAnimations()) if (animation.id === "walk") animation.finish();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#until = 0;
  }

  #perform(root: ParentNode, before: Map<string, Spot>, move: Filled, delay: number): void {
    switch (move.move) {
      case "fly":
        return this.#fly(root, before, move.from, move.to, delay);
      case "drop":
        return this.#drop(root, before, move, delay);
      case "deal":
        return this.#deal(root, before, move, delay);
      case "pay":
        return this.#pay(root, move, delay);
      case "scatter":
        return this.#scatter(before, move.at, delay);
      default:
        return this.#shake(root, move, delay);
    }
  }

  /** What lies at a place comes from another: its double flies above the table, then it is there. */
  #fly(root: ParentNode, before: Map<string, Spot>, from: string[], to: string, delay: number): void {
    const target = last(root, to);
    const source = from.map((spot) => before.get(spot)).find(Boolean);
    if (!target || !source) return;
    if (calm()) return this.#run(target, [{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
    this.#hide(target, delay + LASTS.fly);
    const ghost = doubleOf(target);
    const [dx, dy] = between(target.getBoundingClientRect(), source.rect);
    const scale = source.isCard ? source.rect.width / (target.offsetWidth || 1) : 0.6;
    const start = `translate(${dx}px, ${dy}px) scale(${scale}) rotate(-4deg)`;
    this.#run(
      ghost,
      [{ transform: start, opacity: 0 }, { transform: start, opacity: 1, offset: 0.01 }, { transform: "translate(0, 1px) rotate(2deg)", offset: 0.88 }, { transform: "none" }],
      { duration: LASTS.fly, delay, easing: FLY, fill: "backwards" },
      () => ghost.remove(),
    );
  }

  #drop(root: ParentNode, before: Map<string, Spot>, move: Extract<Filled, { move: "drop" }>, delay: number): void {
    const source = move.from.map((spot) => before.get(spot)).find(Boolean);
    const target = last(root, move.to)?.getBoundingClientRect();
    if (!source?.isCard || !target || calm()) return;
    const ghost = ghostOf(source, move.stamped);
    const wait = move.stamped ? LASTS.stamp : 0;
    const [dx, dy] = between(source.rect, target);
    const scale = target.width > 0 ? Math.min(1, target.width / source.rect.width) : 0.6;
    this.#run(
      ghost,
      [
        { transform: "none", offset: 0 },
        { transform: "none", offset: wait / (wait + LASTS.drop) },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale}) rotate(${move.stamped ? 9 : 4}deg)${move.turned ? " scaleX(.1)" : ""}`, opacity: 1, offset: 0.94 },
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0, offset: 1 },
      ],
      { duration: wait + LASTS.drop, delay: delay + LAG, easing: FLY, fill: "backwards" },
      () => ghost.remove(),
    );
  }

  #deal(root: ParentNode, before: Map<string, Spot>, move: Extract<Filled, { move: "deal" }>, delay: number): void {
    const pile = spots(root).get(move.from) ?? before.get(move.from);
    if (!pile || calm()) return;
    const seen = new Map<string, number>();
    move.to.forEach((place, i) => {
      const nth = seen.get(place) ?? 0;
      seen.set(place, nth + 1);
      const target = place.startsWith("seat:") ? last(root, place) : all(root, place)[nth];
      if (target) this.#dealOne(pile, target, !place.startsWith("seat:"), delay + LASTS.each * i);
    });
  }

  /** One card leaves the pile face down; one's own is turned where it lands. */
  #dealOne(pile: Spot, target: HTMLElement, turned: boolean, delay: number): void {
    const ghost = ghostOf(pile, false);
    const there = target.getBoundingClientRect();
    const [dx, dy] = between(pile.rect, there);
    const end = `translate(${dx}px, ${dy}px) scale(${turned ? there.width / pile.rect.width : 0.45}) rotate(${turned ? 0 : -8}deg)`;
    this.#run(
      ghost,
      [
        { transform: "none", opacity: 0 },
        { transform: "none", opacity: 1, offset: 0.02 },
        { transform: end, opacity: 1, offset: 0.95 },
        { transform: end, opacity: turned ? 1 : 0 },
      ],
      { duration: LASTS.deal, delay, easing: FLY, fill: "backwards" },
      () => ghost.remove(),
    );
    if (!turned) return;
    this.#hide(target, delay + LASTS.deal);
    this.#run(target, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], { duration: LASTS.turn, delay: delay + LASTS.deal, easing: "ease-out" });
  }

  #hide(target: HTMLElement, until: number): void {
    this.#run(target, [{ opacity: 0 }, { opacity: 0 }], { duration: until });
  }

  #pay(root: ParentNode, move: Extract<Filled, { move: "pay" }>, delay: number): void {
    const source = last(root, move.from)?.getBoundingClientRect();
    const target = last(root, move.to)?.getBoundingClientRect();
    if (!source || !target) return;
    for (let i = 0; i < coinsFor(move.amount); i++) {
      const start = delay + LASTS.coin * i;
      this.#later(() => void sound("clink"), start + LASTS.pay - 60);
      if (!calm()) this.#coin(source, target, start);
    }
  }

  #coin(source: DOMRect, target: DOMRect, delay: number): void {
    const coin = document.createElement("i");
    coin.className = "coin";
    coin.style.cssText =
      "position:fixed;z-index:30;left:-9px;top:-9px;width:18px;height:18px;border-radius:50%;pointer-events:none;" +
      "background:radial-gradient(circle,var(--lit-wash) 0 38%,var(--lit) 40% 52%,var(--lit-wash) 54%);border:2px solid var(--lit);box-shadow:var(--lie)";
    document.body.append(coin);
    const frames = [0, 0.25, 0.5, 0.75, 1].map((share) => {
      const [x, y] = arc(middle(source), middle(target), share);
      return { transform: `translate(${x}px, ${y}px)`, opacity: 1 };
    });
    this.#run(coin, [{ ...frames[0], opacity: 0, offset: 0 }, { ...frames[0], offset: 0.01 }, ...frames.slice(1)], { duration: LASTS.pay, delay, fill: "backwards" }, () =>
      coin.remove(),
    );
  }

  #scatter(before: Map<string, Spot>, at: string, delay: number): void {
    if (calm()) return;
    const lost = [...before].filter(([spot]) => spot.startsWith(at)).map(([, spot]) => spot);
    lost.forEach((spot, i) => {
      const ghost = ghostOf(spot, false);
      const end = `translate(${(i - (lost.length - 1) / 2) * 14}px, 12px) rotate(${i % 2 ? 9 : -9}deg)`;
      this.#run(
        ghost,
        [
          { transform: "none", opacity: 1 },
          { transform: end, opacity: 0 },
        ],
        { duration: LASTS.scatter, delay: delay + LAG, easing: "ease-in", fill: "backwards" },
        () => ghost.remove(),
      );
    });
  }

  #shake(root: ParentNode, move: { move: "turn" | "tumble" | "stamp" | "apart" | "scatter"; at: string }, delay: number): void {
    const node = last(root, move.at);
    if (!node || calm()) return;
    const frames: Record<string, Keyframe[]> = {
      turn: [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }],
      tumble: [{ transform: "rotate(-220deg) scale(.7)" }, { transform: "rotate(-90deg) scale(1.15)" }, { transform: "rotate(20deg)" }, { transform: "none" }],
      stamp: [
        { transform: "scale(1.5)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      apart: [{ transform: "none" }, { transform: "translateX(-8px)" }, { transform: "none" }],
    };
    this.#run(node, frames[move.move] ?? [], { duration: LASTS[move.move], delay, easing: move.move === "stamp" ? STAMP : "ease-out", fill: "backwards" });
  }

  #run(node: Element, frames: Keyframe[], timing: KeyframeAnimationOptions, end?: () => void): void {
    const animation = node.animate(frames, timing);
    this.#running.add(animation);
    animation.finished
      .catch(() => {})
      .finally(() => {
        this.#running.delete(animation);
        end?.();
      });
  }

  #later(what: () => void, delay: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      what();
    }, delay);
    this.#timers.add(timer);
  }
}

const all = (root: ParentNode, spot: string) => [...root.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(spot)}"]`)].filter(isShown);

/** The newest thing at a place. */
function last(root: ParentNode, spot: string): HTMLElement | undefined {
  if (root instanceof HTMLElement && root.dataset.spot === spot) return root;
  return all(root, spot).at(-1);
}

const middle = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];

function between(from: DOMRect, to: DOMRect): [number, number] {
  const [a, b] = [middle(from), middle(to)];
  return [b[0] - a[0], b[1] - a[1]];
}

/** The card at a place, without its caption. */
const pictureOf = (node: Element) => node.querySelector(":scope > svg.card, :scope > * > svg.card") ?? node;

/** The double of what lies at a place now, above everything. */
function doubleOf(node: HTMLElement): HTMLElement {
  const rect = node.getBoundingClientRect();
  const [x, y] = middle(rect);
  const ghost = layer(x - node.offsetWidth / 2, y - node.offsetHeight / 2, node.offsetWidth, node.offsetHeight);
  const double = node.cloneNode(true) as HTMLElement;
  double.style.margin = "0";
  delete double.dataset.spot;
  ghost.append(double);
  return ghost;
}

function layer(left: number, top: number, width: number, height: number): HTMLElement {
  const layer = document.createElement("div");
  layer.setAttribute("aria-hidden", "true");
  layer.inert = true;
  layer.style.cssText = `position:fixed;z-index:25;left:${left}px;top:${top}px;width:${width}px;height:${height}px;pointer-events:none`;
  document.body.append(layer);
  return layer;
}

/** A picture of what lay at a place, above everything. */
function ghostOf({ rect, node }: Spot, stamped: boolean): HTMLElement {
  const picture = pictureOf(node);
  const size = getComputedStyle(picture); // as it lies straight
  const [width, height] = [parseFloat(size.width) || rect.width, parseFloat(size.height) || rect.height];
  const [x, y] = middle(rect);
  const ghost = layer(x - width / 2, y - height / 2, width, height);
  ghost.style.setProperty("--spot-card", size.getPropertyValue("--spot-card")); // the ink of its back
  const double = (node.isConnected ? picture.cloneNode(true) : picture) as SVGElement;
  if (node.dataset.turn) double.style.rotate = `${node.dataset.turn}deg`;
  ghost.append(double);
  if (stamped) ghost.append(stampOf());
  return ghost;
}

function stampOf(): HTMLElement {
  const stamp = document.createElement("span");
  stamp.className = "stamp";
  stamp.textContent = "×";
  stamp.style.cssText = "position:absolute;left:50%;top:50%;translate:-50% -50%;margin:0;rotate:-12deg;background:rgb(255 250 240/.88);color:#a62b17;border-color:#a62b17";
  stamp.animate(
    [
      { scale: 2.2, opacity: 0 },
      { scale: 1, opacity: 1 },
    ],
    { duration: LASTS.stamp, easing: STAMP },
  );
  return stamp;
}
