"""Action: a seat's decision."""

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Action:
    """A verb and small whole numbers; a timed action also says when.

    `at` (milliseconds since the state opened) is not part of the action's identity: `grab 3 412` equals `grab 3`.
    """

    def __init__(self, verb: str, args: tuple[int, ...] = (), at: int | None = None) -> None:
        self.verb = verb
        self.args = args
        self.at = at
        self.text = " ".join([verb, *[str(arg) for arg in args]])  # the identity, without the time

    def timed(self, at: int) -> "Action":
        """Return this action with the given time."""
        return Action(self.verb, self.args, at)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text if self.at is None else f"{self.text} {self.at}"

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"
