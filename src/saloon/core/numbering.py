"""Numbering: a stable number for every action that a game can ever offer."""

from saloon.core.action import Action
from saloon.core.errors import MalformedMessage


class Numbering:
    """Numbers all actions of a game, and reads their text form."""

    def __init__(self, actions: list[Action], timed: tuple[str, ...]) -> None:
        self.actions = actions
        self._timed = timed
        self._numbers = {action.text: number for number, action in enumerate(actions)}
        assert len(self._numbers) == len(actions), "an action stands twice in the numbering"

    def __len__(self) -> int:
        return len(self.actions)

    def number(self, action: Action) -> int:
        """Return the stable number of an action, whatever its time."""
        return self._numbers[action.text]

    def parse(self, text: str) -> Action:
        """Read the text form of an action; raise MalformedMessage if it is not an action of this game."""
        words = text.split()
        action = self._find(words)
        if action is not None and not self._is_timed(action):
            return action
        timed = self._find(words[:-1])
        if timed is not None and self._is_timed(timed) and _is_time(words[-1]):
            return timed.timed(int(words[-1]))
        raise self._refuse(text, action)

    def _find(self, words: list[str]) -> Action | None:
        number = self._numbers.get(" ".join(words))
        return None if number is None else self.actions[number]

    def _is_timed(self, action: Action) -> bool:
        return action.verb in self._timed

    def _refuse(self, text: str, action: Action | None) -> MalformedMessage:
        if action is not None:
            return MalformedMessage(
                "action-untimed", f"{text!r} needs a time in milliseconds, as in '{text} 412'", {"action": text}
            )
        verbs = ", ".join(dict.fromkeys([each.verb for each in self.actions]))
        return MalformedMessage(
            "action-unknown", f"{text!r} is no action of this game; verbs: {verbs}", {"action": text, "verbs": verbs}
        )


def _is_time(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 9
