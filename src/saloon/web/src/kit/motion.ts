/** Things that move: cards fly from where they were, coins slide, numbers roll. One after the other, never in the way. */

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where everything marked `data-spot` lies now. */
export function spots(root: ParentNode): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    found.set(element.dataset.spot ?? "", element.getBoundingClientRect());
  }
  return found;
}

export interface Flight {
  from: string[]; // the first of these that was there
  to: string;
  delay?: number;
}

/** Lets what lies on a spot now fly in from where it was before. */
export function fly(root: ParentNode, before: Map<string, DOMRect>, flights: Flight[]): void {
  for (const { from, to, delay = 0 } of flights) {
    const target = root.querySelector<HTMLElement>(`[data-spot="${to}"]`);
    const source = from.map((spot) => before.get(spot)).find(Boolean);
    if (!target || !source) continue;
    if (calm()) {
      target.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
      continue;
    }
    const now = target.getBoundingClientRect();
    const dx = source.left + source.width / 2 - now.left - now.width / 2;
    const dy = source.top + source.height / 2 - now.top - now.height / 2;
    target.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) rotate(-4deg)`, zIndex: 9 },
        { transform: "translate(0, 1px) rotate(2deg)", offset: 0.9 },
        { transform: "none" },
      ],
      { duration: 320, delay, easing: "cubic-bezier(.45,.05,.25,1)", fill: "backwards" },
    );
  }
}

/** Slides a few coins from one spot to another. */
export function pay(root: ParentNode, from: string, to: string, amount: number): void {
  if (calm() || amount === 0) return;
  const source = root.querySelector(`[data-spot="${from}"]`)?.getBoundingClientRect();
  const target = root.querySelector(`[data-spot="${to}"]`)?.getBoundingClientRect();
  if (!source || !target) return;
  for (let i = 0; i < Math.min(5, Math.max(1, Math.abs(amount))); i++) dropCoin(source, target, 50 * i);
}

function dropCoin(source: DOMRect, target: DOMRect, delay: number): void {
  const coin = document.createElement("i");
  coin.className = "coin";
  coin.style.cssText = `position:fixed;z-index:30;left:${source.left + source.width / 2 - 8}px;top:${source.top + source.height / 2 - 8}px;width:16px;height:16px;border-radius:50%;background:var(--lit-wash);border:3px solid var(--lit);pointer-events:none`;
  document.body.append(coin);
  const dx = target.left + target.width / 2 - source.left - source.width / 2;
  const dy = target.top + target.height / 2 - source.top - source.height / 2;
  coin
    .animate(
      [{ transform: "none" }, { transform: `translate(${dx / 2}px, ${dy / 2 - 36}px)` }, { transform: `translate(${dx}px, ${dy}px)` }],
      { duration: 420, delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" },
    )
    .finished.finally(() => coin.remove());
}

/** Shows beside a number by how much it has just changed: always with a sign. */
export function roll(node: HTMLElement, value: number) {
  let last = value;
  return {
    update(next: number) {
      const change = next - last;
      last = next;
      if (change === 0) return;
      const mark = document.createElement("span");
      mark.textContent = (change > 0 ? "+" : "−") + Math.abs(change).toLocaleString(document.documentElement.lang);
      mark.setAttribute("aria-hidden", "true");
      mark.style.cssText = `position:absolute;right:0;bottom:100%;font:400 1.125rem/1 var(--f-num);color:var(--${change > 0 ? "good" : "bad"});pointer-events:none`;
      node.parentElement?.append(mark);
      const rise = calm() ? [{ opacity: 1 }, { opacity: 1 }] : [{ transform: "none", opacity: 1 }, { transform: "translateY(-16px)", opacity: 0 }];
      mark.animate(rise, { duration: 1400 }).finished.finally(() => mark.remove());
    },
  };
}
