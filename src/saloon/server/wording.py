"""Words errors in the language of the reader."""

from functools import cache

from saloon import catalog
from saloon.core.errors import SaloonError
from saloon.language import LANGUAGES
from saloon.server.socket.messages import Refusal
from saloon.texts import Texts


def refusal(error: SaloonError, lang: str, game: str | None, seq: int = 0, message_id: str | None = None) -> Refusal:
    """Make the message for an error; every refusal has this form."""
    return Refusal(code=error.code, message=sentence(error, lang, game), seq=seq, id=message_id)


def sentence(error: SaloonError, lang: str, game: str | None) -> str:
    """Explain an error; one without a text of its own is explained by its message."""
    texts = _texts(lang, game if game in catalog.names() else None)
    return texts.error(error) if texts.has(f"error-{error.reason}") else str(error)


def pick_language(wish: str | None, accepted: str | None) -> str:
    """Choose a language: the one asked for, else the first that the browser accepts and we have, else French."""
    wishes = [wish or "", *[part.split(";")[0].strip() for part in (accepted or "").split(",")]]
    return next((each[:2].lower() for each in wishes if each[:2].lower() in LANGUAGES), LANGUAGES[0])


@cache
def _texts(lang: str, game: str | None) -> Texts:
    return Texts(lang, catalog.game(game) if game else None)
