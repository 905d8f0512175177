"""The progress bar of long work."""

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from saloon.cli.voice import Voice


def progress_bar(voice: Voice) -> Progress:
    """Make a progress bar for stderr; it stays away when nobody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal)
