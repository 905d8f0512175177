"""Writes docs/bots.md and one plot per game from what bench/strength.py has measured."""

from pathlib import Path

from saloon import catalog
from saloon.bots.levels import LEVELS
from saloon.lab.strength import Duel, Tally, duels
from saloon.texts import Texts

WIDTH, ROW, LEFT, RIGHT, TOP = 760, 26, 250, 70, 34
ENOUGH = 12  # deals: below that an interval means little
INK, GRID, BAR, EVEN = "#4a2c17", "#d9c3a0", "#b5462b", "#7d6a4f"


def write(docs: Path, found: dict[Duel, Tally]) -> None:
    """Write the page and the plots."""
    pictures = docs / "pictures"
    pictures.mkdir(exist_ok=True)
    parts = [(docs / "bots.head.md").read_text(encoding="utf-8").rstrip()]
    for name in catalog.names():
        asked = duels(catalog.game(name))
        rows = [(duel, found[duel]) for duel in asked if found.get(duel, Tally()).deals >= ENOUGH]
        if rows:
            (pictures / f"bots-{name}.svg").write_text(plot(rows), encoding="utf-8")
            parts.append(section(name, rows) + unmeasured(len(asked) - len(rows)))
    (docs / "bots.md").write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def unmeasured(duels: int) -> str:
    """Say how much of a table is missing."""
    return f"\n\n{duels} of the comparisons are not measured yet: `make strength` goes on." if duels else ""


def section(name: str, rows: list[tuple[Duel, Tally]]) -> str:
    """Write what is known of one game."""
    texts = Texts("en", catalog.game(name))
    lines = [f"## {texts.title()}", "", f"![Share of games won, with 95 % intervals](pictures/bots-{name}.svg)", ""]
    lines += ["| players | bot | rivals | wins | even | deals | ms a decision |", "|---|---|---|---|---|---|---|"]
    for duel, tally in rows:
        share = f"**{100 * tally.share():.1f} %** ± {100 * tally.error():.1f}"
        lines.append(
            f"| {duel.players} | {duel.bot} | {duel.rivals} | {share} | {100 * duel.even():.0f} % "
            f"| {tally.deals} | {told(tally.milliseconds())} |"
        )
    return "\n".join(lines)


def told(milliseconds: float) -> str:
    """Write a time with two digits or more."""
    return f"{milliseconds:.0f}" if milliseconds >= 10 else f"{milliseconds:.2g}"


def plot(rows: list[tuple[Duel, Tally]]) -> str:
    """Draw the shares of wins with their intervals; a short upright line marks what would be even."""
    height = TOP + ROW * len(rows) + 30
    span = WIDTH - LEFT - RIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="13" fill="{INK}" role="img">',
        "<title>Share of games won by one bot against a table of rivals</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf3e2"/>',
    ]
    for tenth in range(0, 11, 2):
        x = LEFT + span * tenth / 10
        parts.append(f'<line x1="{x}" y1="{TOP - 8}" x2="{x}" y2="{height - 24}" stroke="{GRID}"/>')
        parts.append(f'<text x="{x}" y="{height - 8}" text-anchor="middle">{10 * tenth} %</text>')
    for number, (duel, tally) in enumerate(rows):
        parts += _bar(duel, tally, TOP + ROW * number, span)
    return "\n".join([*parts, "</svg>", ""])


def _bar(duel: Duel, tally: Tally, y: float, span: float) -> list[str]:
    middle, share, error = y + ROW / 2, tally.share(), tally.error()
    low, high = LEFT + span * max(0.0, share - error), LEFT + span * min(1.0, share + error)
    even, end = LEFT + span * duel.even(), LEFT + span * share
    strength = 0.35 + 0.2 * LEVELS.index(duel.bot)
    return [
        f'<text x="{LEFT - 10}" y="{middle + 4}" text-anchor="end">{duel.players}: {duel.bot} v {duel.rivals}</text>',
        f'<rect x="{LEFT}" y="{y + 5}" width="{end - LEFT:.1f}" height="{ROW - 10}" fill="{BAR}" '
        f'opacity="{strength:.2f}"/>',
        f'<line x1="{low:.1f}" y1="{middle}" x2="{high:.1f}" y2="{middle}" stroke="{INK}" stroke-width="2"/>',
        f'<line x1="{even:.1f}" y1="{y + 2}" x2="{even:.1f}" y2="{y + ROW - 2}" stroke="{EVEN}" stroke-width="2" '
        'stroke-dasharray="3 2"/>',
        f'<text x="{high + 8:.1f}" y="{middle + 4}">{100 * share:.0f} %</text>',
    ]
