"""Patience: how long a table waits for a player of Welcome to Abilene, and what it then plays."""

from saloon.core.action import Action
from saloon.games.abilene.state import DISCARD, DISTRIBUTION, OPT_IN, PLAY, STEAL, AbileneView


def patience(view: AbileneView, actions: list[Action]) -> tuple[int, Action]:
    """Return the seconds to wait and the action to take then."""
    if view.phase == OPT_IN:
        return 15, _first(actions, "sit_out")
    if view.phase == DISTRIBUTION:
        return 30, _first(actions, "stand")
    if view.phase == DISCARD:
        return 40, actions[0]  # hands are sorted: lowest cattle first, then in the order of the rulebook
    if view.phase == STEAL:
        return 15, actions[-1]  # the largest
    if view.phase == PLAY:
        return 40, _largest_cattle_or_face_down(actions)
    return 12, _first(actions, "decline")


def _largest_cattle_or_face_down(actions: list[Action]) -> Action:
    cattle = [action for action in actions if action.verb == "cattle"]
    return cattle[-1] if cattle else _first(actions, "face_down")


def _first(actions: list[Action], verb: str) -> Action:
    matching = [action for action in actions if action.verb == verb]
    return matching[0]
