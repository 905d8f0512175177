(most) => {
  const found = [];
  const root = document.documentElement;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isShown);
  const isShown = (node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest("[inert], .unseen");
  const name = (node) => {
    const said = node.getAttribute("aria-label") ?? node.textContent;
    return `<${node.tagName.toLowerCase()} ${node.getAttribute("class") ?? ""}> ${said.trim().slice(0, 50)}`;
  };

  /** What of an element its ancestors let through, and whether one of them can be scrolled. */
  const windowOf = (node) => {
    const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, scrolls: false };
    let { position } = getComputedStyle(node);
    for (let up = node.parentElement; up && up !== root && position !== "fixed"; up = up.parentElement) {
      const style = getComputedStyle(up);
      const holds = position !== "absolute" || style.position !== "static" || style.transform !== "none";
      if (holds) position = style.position;
      const clips = (axis) => holds && !["visible", ""].includes(style[`overflow${axis}`]);
      const box = up.getBoundingClientRect();
      const isRoomy = (axis, inside, size) => /auto|scroll/.test(style[`overflow${axis}`]) && inside > size + 1;
      if (clips("X") && isRoomy("X", up.scrollWidth, up.clientWidth)) seen.scrolls = true;
      if (clips("Y") && isRoomy("Y", up.scrollHeight, up.clientHeight)) seen.scrolls = true;
      if (clips("X")) [seen.left, seen.right] = [Math.max(seen.left, box.left), Math.min(seen.right, box.right)];
      if (clips("Y")) [seen.top, seen.bottom] = [Math.max(seen.top, box.top), Math.min(seen.bottom, box.bottom)];
    }
    return seen;
  };
  const isOutside = (box, seen, slack) =>
    box.left < seen.left - slack || box.right > seen.right + slack ||
    box.top < seen.top - slack || box.bottom > seen.bottom + slack;
  const isUnder = (node, x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && !(top === node || node.contains(top) || top.contains(node)) ? top : null;
  };

  /** Whether something paints over an element: what is drawn lies on each other as it was designed. */
  const paints = (top, node) => {
    if (top.closest("svg")) return !node.closest("svg");
    for (let up = top; up && !up.contains(node); up = up.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(up);
      if (!/, 0\)$|transparent/.test(backgroundColor) || (backgroundImage !== "none" && !up.matches("button"))) return true;
    }
    return false;
  };

  // The page
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
  if (root.scrollHeight > root.clientHeight) found.push(`the page is ${root.scrollHeight} high`);

  // What is pressed
  const isLarge = (node, box) => {
    const grown = parseFloat(getComputedStyle(node, "::after").height) || 0;
    const least = node.matches(".map *, .buls *") ? most.cell : most.touch;
    return box.width >= least - 0.5 && Math.max(box.height, node.matches(".small") ? grown : 0) >= least - 0.5;
  };
  for (const node of all("button, a[href], input, select, summary")) {
    const box = node.getBoundingClientRect();
    const seen = windowOf(node);
    const isOut = isOutside(box, seen, 1.5);
    const places = node.matches(".slot") ? [0.1, 0.3, 0.5, 0.7, 0.9] : [0.5];
    const tops = places.map((share) => isUnder(node, box.left + share * box.width, box.top + box.height / 2));
    const top = isOut || tops.includes(null) ? null : tops[0];
    if (isOut && (!seen.scrolls || node.matches(".choices .btn"))) found.push(`cut: ${name(node)}`);
    if (top) found.push(`covered: ${name(node)} by ${name(top)}`);
    if (!isLarge(node, box) && !node.matches(".slot.closed, a.wm")) found.push(`small: ${name(node)} ${Math.round(box.width)} x ${Math.round(box.height)}`);
  }

  // What is read
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const node = text.parentElement;
    if (!text.data.trim() || !isShown(node) || node.closest("script, style, title, option, [role=tooltip]")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const seen = windowOf(node);
    const own = getComputedStyle(node);
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
      const isInOwn = own.overflow === "visible" || !isOutside({ left: x, right: x, top: y, bottom: y }, node.getBoundingClientRect(), 0);
      if (!isInOwn) continue; // counted below, as cut
      if (isOutside(line, seen, line.height / 4)) {
        if (!seen.scrolls && !node.closest(".slot, [data-card]")) found.push(`cut text: "${text.data.trim().slice(0, 40)}" ${name(node).split(">")[0]}>`);
        continue;
      }
      const top = isUnder(node, x, y);
      if (top && own.pointerEvents !== "none" && paints(top, node) && !node.closest("svg, .slot, [data-card]")) found.push(`covered text: "${text.data.trim().slice(0, 40)}" ${name(node).split(">")[0]}> by ${name(top)}`);
      else texts.push({ node, text: text.data.trim().slice(0, 40), left: line.left, right: line.right, top: line.top + line.height * 0.22, bottom: line.bottom - line.height * 0.22 });
    }
    const cut = [node, node.parentElement].find((each) => each && getComputedStyle(each).overflowX === "hidden" && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 0.4 * parseFloat(getComputedStyle(each).fontSize)) && each.closest(".frame") && !each.matches(".frame, .board, .hold, .side, .log, main"));
    const isTight = cut?.matches(".nm") && cut.closest("[data-spot]").getBoundingClientRect().width < 80;
    if (cut && !isTight) found.push(`cut short: ${name(cut)}`);
  }
  texts.forEach((one, i) => {
    for (const other of texts.slice(i + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 2 && high > 1 && one.node !== other.node && !one.node.closest("svg") && !other.node.closest("svg")) found.push(`texts overlap: "${one.text}" and "${other.text}"`);
    }
  });

  // Seats, and the parts of the frame
  for (const kind of [".mast, .board, .dock, .side", '[data-spot^="seat:"]', ".choices .btn"]) {
    const boxes = all(kind).filter((node) => getComputedStyle(node).display !== "contents").map((node) => [node, node.getBoundingClientRect()]);
    boxes.forEach(([one, a], i) => {
      for (const [other, b] of boxes.slice(i + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 2 && high > 2) found.push(`overlap: ${name(one)} and ${name(other)}`);
      }
    });
  }
  return [...new Set(found)];
}
