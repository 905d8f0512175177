"""Advice: what a search found out, as a player is told it: what is best, what is as good, how sure that is, and why."""

from dataclasses import dataclass, field
from typing import Final

from saloon.bots.search.thought import Candidate, Thought
from saloon.core.action import Action
from saloon.core.foresight import Reasons
from saloon.core.game import Game
from saloon.core.rules import View

TOLD: Final = 10  # imagined worlds that the shares are told of
REASONS: Final = 2  # parts of the rating that are told
PARTS: Final = 840  # into which a world is divided when several choices are equal in it
FEWEST: Final = 4  # worlds that both must have met before two choices are called as good


@dataclass
class Weighed:
    """A choice, and how it came out."""

    action: str
    chance: int  # to win the match, in per mille
    best_in: int  # the number of worlds in which it came out best; of a mixed choice: how often to make it


@dataclass
class Advice:
    """What to do, and why; made from a seat's view alone."""

    choices: list[Weighed]  # those that were thought about, the best first
    equals: int = 1  # so many of the first are as good as each other, within the error
    worlds: int = 0  # the worlds that the shares add up to: ten, or fewer if fewer were imagined
    is_mixed: bool = False  # others choose at the same time, so a choice that can be guessed loses
    against: str = ""  # the best of those that are not as good; empty if there is none
    reasons: Reasons = field(default_factory=list)  # parts of the rating that speak against that one
    failure: str = ""  # the error that stopped the search, so that the choices are only rated

    def agrees(self) -> bool:
        """Tell whether the worlds say the same as the advice: not among equals, nor if another was best as often."""
        best, others = self.choices[0], self.choices[1:]
        return self.is_mixed or (self.equals == 1 and all([each.best_in < best.best_in for each in others]))


def advise(game: Game, view: View, thought: Thought) -> Advice:
    """Tell what came out of thinking about a decision."""
    best = thought.best()
    tried = [each for each in thought.candidates if each.values or each is best]
    is_mixed = best.weight > 0
    met = TOLD if is_mixed else max([len(each.values) for each in tried])
    worlds, shares = in_parts([each.weight for each in tried] if is_mixed else _ballots(tried), min(TOLD, met))
    advice = Advice([Weighed(each.action.text, round(each.mean()), shares[i]) for i, each in enumerate(tried)])
    advice.worlds = worlds
    advice.is_mixed = is_mixed
    advice.equals = 1 if is_mixed else _count_equals(tried)
    others = tried[advice.equals :] or thought.candidates[len(tried) :]
    if others:
        advice.against = others[0].action.text
        advice.reasons = decisive(game, view, best.action, others[0].action)
    return advice


def decisive(game: Game, view: View, best: Action, other: Action) -> Reasons:
    """List the parts of the rating by which one action is most ahead of another, the largest first."""
    explain = game.foresight.explain
    if explain is None:
        return []
    leads: dict[str, int] = {}
    for key, points in explain(view, best):
        leads[key] = leads.get(key, 0) + points
    for key, points in explain(view, other):
        leads[key] = leads.get(key, 0) - points
    ahead = [(points, key) for key, points in leads.items() if points > 0]
    ahead.sort(reverse=True)
    return [(key, points) for points, key in ahead[:REASONS]]


def _ballots(tried: list[Candidate]) -> list[int]:
    """Count for each choice the worlds in which it did best, in parts of a world, because equal choices share it."""
    ballots = [0] * len(tried)
    for number in range(max([len(each.values) for each in tried])):
        met = [i for i, each in enumerate(tried) if number < len(each.values)]
        if len(met) > 1:
            highest = max([tried[i].values[number] for i in met])
            best = [i for i in met if tried[i].values[number] == highest]
            for i in best:
                ballots[i] += PARTS // len(best)
    return ballots


def in_parts(ballots: list[int], most: int) -> tuple[int, list[int]]:
    """Scale counts to so many worlds, by the largest remainders; return the sum and the shares."""
    total = sum(ballots)
    if total == 0:
        return 0, ballots
    shares = [ballot * most // total for ballot in ballots]
    rests = [(ballot * most % total, -i) for i, ballot in enumerate(ballots)]
    rests.sort(reverse=True)
    for _, place in rests[: most - sum(shares)]:
        shares[-place] += 1
    return most, shares


def _count_equals(tried: list[Candidate]) -> int:
    """Count the choices that are as good as the best: its lead over them is no more than the error of that lead."""
    count = 1
    for other in tried[1:]:
        lead, error = tried[0].lead(other)
        if min(len(tried[0].values), len(other.values)) < FEWEST or lead > error:
            break
        count += 1
    return count
