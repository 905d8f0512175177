"""The web client is given the types of the wire; they are those of the server's structs."""

from functools import cache
from pathlib import Path

from houses import a_house, rest

from saloon.server.http.bodies import Frame, GamePage, OpenBody
from saloon.server.socket.messages import ClientMessage, Position, ServerMessage, Update
from saloon.server.typescript import typescript

CLIENT = Path(__file__).parents[2] / "src/saloon/web/src/lib/wire.ts"  # an installed house has no source of the client


written = cache(typescript)


def interface(name: str) -> str:
    return written().partition(f"export interface {name} {{\n")[2].partition("\n}")[0]


def test_the_web_client_has_the_types_of_the_wire() -> None:
    assert CLIENT.read_text(encoding="utf-8") == typescript(), "run `make wire`"


def test_every_message_has_a_type() -> None:
    for message in [*ClientMessage.__args__, *ServerMessage.__args__]:
        assert f'  type: "{message.__struct_config__.tag}";' in interface(message.__name__)


def test_a_field_may_be_left_out_where_it_has_a_default_and_only_there() -> None:
    assert "  game: string;" in interface(OpenBody.__name__)
    assert "  seats?: number | null;" in interface(OpenBody.__name__)
    assert "  position?: Position | null;" in interface(Update.__name__)  # defaults are left out
    assert "  window: Window | null;" in interface(Position.__name__)  # they are not
    assert "  views?: Facts[];" in interface(Frame.__name__)


def test_words_numbers_and_comments_are_kept() -> None:
    page = interface(GamePage.__name__)

    assert "  verbs: Record<string, string[]>; // the names of their numbers" in page
    assert '  can_undo: "free" | "ask" | "no";' in interface("Position")
    assert "  draws: [number, number][]; //" in interface("Drawn")


async def test_openapi_describes_every_answer_by_its_struct() -> None:
    async with a_house() as address, rest(address) as client:
        document = (await client.get("/api/openapi.json")).json()

    for path in document["paths"].values():
        for operation in path.values():
            done = next(answer for status, answer in operation["responses"].items() if status < "300")
            shape = done["content"]["application/json"]["schema"]
            name = shape.get("items", shape)["$ref"].rpartition("/")[2]
            assert document["components"]["schemas"][name]["properties"]
    opened = document["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"]
    assert opened == {"$ref": "#/components/schemas/OpenBody"}


async def test_a_body_that_does_not_say_it_is_json_is_refused() -> None:
    async with a_house() as address, rest(address) as client:
        named = {"content-type": "text/plain"}
        refused = await client.post("/api/tables", content='{"game": "abilene"}', headers=named)
        broken = await client.post("/api/tables", content="{", headers={"content-type": "application/json"})

    assert [answer.status_code for answer in (refused, broken)] == [422, 422]
    assert refused.json()["code"] == broken.json()["code"] == "malformed_message"
