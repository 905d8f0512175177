"""The main pages look as they did: compared with pictures that people have looked at.

`make baselines` takes them anew; a page that differs leaves its picture beside the old one (`*.new.webp`).
"""

import base64
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from people import Person
from posed import CODE, Pose, posed, show

Come = Callable[..., Person]
FOLDER = Path(__file__).parent / "baselines"
RENEW = bool(os.environ.get("SALOON_RENEW_BASELINES"))
MOST = 0.02  # of the pixels may differ: other versions of the browser draw letters a little otherwise
LOOKS = [("fr", 1280), ("en", 390)]
SHAPES = [(390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080), (2560, 1440), (640, 400)]
ROOMS = [(1280, 720), (1920, 1080)]  # televisions
WAITING = Pose("abilene", 4, -1)
PAGES = {
    "shelf": ("/", ".box", WAITING),
    "box": ("/games/abilene", ".inside", WAITING),
    "rules": ("/games/carson/rules", ".inside", WAITING),
    "lobby": (f"/t/{CODE}", ".qr", WAITING),
    "end": (f"/t/{CODE}", "figure", Pose("abilene", 4, 0, {"match_end": "fixed_hands", "hands": 2}, to_the_end=True)),
}
TABLES = {
    "abilene": Pose("abilene", 5, 34),
    "farwest": Pose("farwest", 4, 30),
    "western": Pose("western", 5, 24),
    "carson": Pose("carson", 4, 60),
    "fastwest": Pose("fastwest", 5, 0),
}


@pytest.mark.parametrize(("lang", "width"), LOOKS)
@pytest.mark.parametrize("name", sorted(PAGES))
def test_a_page_looks_as_it_did(name: str, lang: str, width: int, person: Come) -> None:
    path, sight, pose = PAGES[name]
    ada = person("Ada", lang=lang, width=width)
    _visit(ada, path, sight, pose)

    for theme in ("day", "night"):
        _light(ada, theme)
        _compare(ada, FOLDER / f"{name}-{width}-{theme}.webp", _at_rest(ada.page))


@pytest.mark.parametrize("game", sorted(TABLES))
def test_a_table_looks_as_it_did_in_every_shape(game: str, person: Come) -> None:
    ada = person("Ada")
    _visit(ada, f"/t/{CODE}", ".frame", TABLES[game])

    for width, height in SHAPES:
        ada.page.set_viewport_size({"width": width, "height": height})
        _light(ada, "day")
        _compare(ada, FOLDER / f"{game}-{width}-day.webp", _at_rest(ada.page))
        if (width, height) in SHAPES[:1]:
            _light(ada, "night")
            _compare(ada, FOLDER / f"{game}-{width}-night.webp", _at_rest(ada.page))


@pytest.mark.parametrize("game", sorted(TABLES))
def test_a_television_looks_as_it_did(game: str, person: Come) -> None:
    rosa = person("Rosa")
    show(rosa.page, posed(TABLES[game]), seat=None)
    rosa.go(f"/tables/{CODE}/screen")
    _settle(rosa, ".tv")

    for width, height in ROOMS:
        rosa.page.set_viewport_size({"width": width, "height": height})
        _compare(rosa, FOLDER / f"{game}-tv-{width}.webp", _at_rest(rosa.page))


def _visit(person: Person, path: str, sight: str, pose: Pose) -> None:
    show(person.page, posed(pose))
    games = [game for game in person.ask("/games") if game["name"] in TABLES]  # a new box has no picture here yet
    person.page.route("**/api/games", lambda route: route.fulfill(json=games))
    if path.startswith("/t/"):
        person.keep(CODE, 0, "secret")
    person.go(path)
    _settle(person, sight)


def _settle(person: Person, sight: str) -> None:
    person.page.locator(sight).first.wait_for()
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready.then(() => true)")


def _light(person: Person, theme: str) -> None:
    person.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)


def _at_rest(page: Any) -> bytes:
    """Take pictures until two in a row are the same; a QR code, its link and the delay of the line are not shown."""
    last = b""
    for _ in range(10):
        picture = bytes(page.screenshot(mask=[page.locator(".qr, .link, .trip")], animations="disabled"))
        if picture == last:
            break
        last = picture
    return last


def _compare(person: Person, file: Path, picture: bytes) -> None:
    """Compare what has been pressed alike: two pictures of the same page then differ in nothing."""
    desk = person.context.new_page()  # blank: no page of the house forbids it to measure
    fresh = _pressed(desk, base64.b64encode(picture).decode())
    if RENEW or not file.exists():
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(fresh)
        assert RENEW, f"{file.name} was missing; look at it and commit it"
        return
    differs = float(desk.evaluate(DIFFERENCE, [base64.b64encode(each).decode() for each in (file.read_bytes(), fresh)]))
    beside = file.with_suffix(".new.webp")
    if differs > MOST:
        beside.write_bytes(fresh)
    else:
        beside.unlink(missing_ok=True)
    desk.close()
    assert differs <= MOST, f"{differs:.1%} of {file.name} differs; compare {beside.name}, then `make baselines`"


def _pressed(desk: Any, picture: str) -> bytes:
    return base64.b64decode(desk.evaluate(PRESS, picture))


DRAWN = """const drawn = async (data, type) => {
    const image = new Image();
    image.src = `data:image/${type};base64,${data}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return { canvas, context, pixels: context.getImageData(0, 0, image.width, image.height).data };
};"""
PRESS = f"""async (picture) => {{
    {DRAWN}
    const {{ canvas }} = await drawn(picture, "png");
    return canvas.toDataURL("image/webp", 0.6).split(",")[1];
}}"""
DIFFERENCE = f"""async ([old, fresh]) => {{
    {DRAWN}
    const [a, b] = [await drawn(old, "webp"), await drawn(fresh, "webp")];
    if (a.canvas.width !== b.canvas.width || a.canvas.height !== b.canvas.height) return 1;
    let count = 0;
    for (let i = 0; i < a.pixels.length; i += 4) {{
        const far = (channel) => Math.abs(a.pixels[i + channel] - b.pixels[i + channel]) > 48;
        if (far(0) || far(1) || far(2)) count += 1;
    }}
    return count / (a.pixels.length / 4);
}}"""
