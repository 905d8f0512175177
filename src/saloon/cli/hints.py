"""A hint in three steps: where to look, what to do, why; each press of the key tells one more."""

from dataclasses import dataclass, field

from saloon.bots.advice import Advice, advise
from saloon.bots.levels import ADVISER, WIDTHS, rollouts_of
from saloon.bots.thinking import Budget, ponder
from saloon.cli.pages import choices
from saloon.cli.sitting import Sitting
from saloon.cli.voice import Voice
from saloon.core.action import Action
from saloon.core.chance import SeededChance

FULL, EMPTY = "\u25ae", "\u25af"  # little cards


@dataclass
class Hints:
    """What was told of one decision; another decision begins anew."""

    told: int = 0  # steps
    decision: tuple[int, int] = (-1, -1)  # the seat, and how many moves had been made
    advice: Advice = field(default_factory=lambda: Advice([]))

    def tell(self, voice: Voice, sitting: Sitting, seat: int) -> None:
        """Tell the next step; after the last one, tell it again."""
        decision = (seat, len(sitting.match.moves))
        if decision != self.decision:
            self.decision, self.told, self.advice = decision, 0, think(sitting, seat)
        self.told = min(3, self.told + 1)
        (_where, _what, _why)[self.told - 1](voice, sitting, seat, self.advice)


def think(sitting: Sitting, seat: int) -> Advice:
    """Let a strong bot think about a decision, from what the seat knows."""
    match = sitting.match
    view, luck = match.view(seat), SeededChance(f"{sitting.saved.seed}/{seat}/{len(match.moves)}")
    search = ponder(
        match.game, view, match.legal[seat], rollouts_of(match.game, ADVISER), WIDTHS[ADVISER], luck, Budget()
    )
    return advise(match.game, view, search.thought())


def _where(voice: Voice, sitting: Sitting, seat: int, advice: Advice) -> None:
    voice.out.print(voice.words(voice.texts.look(_action(sitting, advice.choices[0].action))), style="italic")
    voice.say("hint-more", style="dim")


def _what(voice: Voice, sitting: Sitting, seat: int, advice: Advice) -> None:
    said = _said(voice, sitting, seat, [each.action for each in advice.choices[: advice.equals]])
    if len(sitting.match.legal[seat]) == 1:
        voice.say("hint-only", style="italic", action=said[0])
        return
    if advice.equals > 1:
        voice.say("hint-equals", style="italic", actions=" / ".join(said))
    else:
        voice.say("hint-what", style="italic", action=said[0])
    voice.say("hint-why", style="dim")


def _why(voice: Voice, sitting: Sitting, seat: int, advice: Advice) -> None:
    best = advice.choices[0]
    for line in reasons(voice, sitting, seat, advice):
        voice.out.print(f"  {line}")
    if advice.worlds == 0:
        voice.say("hint-alone" if len(sitting.match.legal[seat]) == 1 else "hint-guess")
        return
    if not advice.agrees():
        voice.say("hint-even" if advice.equals > 1 else "hint-mean", style="dim")
        _chances(voice, sitting, seat, advice)
        return
    cards = FULL * best.best_in + EMPTY * (advice.worlds - best.best_in)
    key = "hint-mixed" if advice.is_mixed else "hint-shares"
    voice.out.print(f"  {cards} {voice.words(key, best=best.best_in, worlds=advice.worlds)}")
    others = [each for each in advice.choices[1:] if each.best_in > 0]
    said = _said(voice, sitting, seat, [each.action for each in others])
    shares = [voice.words("hint-share", action=a, best=each.best_in) for a, each in zip(said, others, strict=True)]
    if shares:
        voice.out.print("  " + ". ".join(shares) + ".", style="dim")
    _chances(voice, sitting, seat, advice)


def _chances(voice: Voice, sitting: Sitting, seat: int, advice: Advice) -> None:
    chance = percent(voice, advice.choices[0].chance)
    against = [each for each in advice.choices if each.action == advice.against]
    if against:
        [said] = _said(voice, sitting, seat, [advice.against])
        other = percent(voice, against[0].chance)
        key = "hint-close" if round(against[0].chance / 10) >= round(advice.choices[0].chance / 10) else "hint-chances"
        voice.out.print("  " + voice.words(key, chance=chance, other=other, action=said))
    else:
        voice.out.print("  " + voice.words("hint-chance", chance=chance))


def reasons(voice: Voice, sitting: Sitting, seat: int, advice: Advice) -> list[str]:
    """Say the parts of the rating that decide."""
    best = _action(sitting, advice.choices[0].action)
    return [voice.texts.reason(key, best, sitting.names, seat) for key, _ in advice.reasons]


def percent(voice: Voice, chance: int) -> str:
    """Write a chance in per mille as people do."""
    return f"{voice.number(chance / 10)}\u00a0%" if voice.texts.lang == "fr" else f"{voice.number(chance / 10)}%"


def _action(sitting: Sitting, text: str) -> Action:
    return sitting.match.parse(text)


def _said(voice: Voice, sitting: Sitting, seat: int, actions: list[str]) -> list[str]:
    return choices(voice, sitting, [_action(sitting, text) for text in actions], seat)
