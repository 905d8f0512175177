"""What a table does about players who are away (section 6.8): hold the flip a little, then let somebody stand in."""

from typing import Final

HOLD: Final = 5000  # ms for which a flip waits, once per player and round
STAND_IN: Final = "cowboy"  # the bot that plays for an absent player
NO_ONE: Final = ""


class Absence:
    """Remembers for whom flips were held; a player is away while disconnected or behind a hidden tab."""

    def __init__(self, seats: int, policy: str) -> None:
        self.policy = policy  # the option absent_policy
        self.held_in: list[int] = [0] * seats  # the round in which a flip was last held for each player

    def holds(self, away: list[bool], number: int, waited: int) -> bool:
        """Tell whether a flip that is due for so many ms waits on; `number` counts all rounds of the match, from 1."""
        waits = any([is_away and self.held_in[seat] != number for seat, is_away in enumerate(away)])
        return waits and waited < HOLD

    def flipped(self, away: list[bool], number: int, waited: int) -> None:
        """Remember for whom a flip was held: for them it is not held again in this round."""
        for seat, is_away in enumerate(away):
            if is_away and waited >= HOLD:
                self.held_in[seat] = number

    def stand_in(self) -> str:
        """Name the bot that plays for an absent player until he returns, or nobody: then he sends no inputs."""
        return STAND_IN if self.policy == "bot" else NO_ONE
