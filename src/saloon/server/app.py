"""The application: REST, the socket, the built web client if there is one, and the guard around them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException

from saloon.core.errors import MalformedMessage, SaloonError
from saloon.server.errors import NotFound, status_of
from saloon.server.guard import Guard, broken, refusal_body
from saloon.server.house import House
from saloon.server.messages import TableFacts
from saloon.server.rest import router
from saloon.server.socket import Socket
from saloon.server.web import WEB, web_page
from saloon.server.wording import pick_language


def make_app(house: House) -> Guard:
    """Make the application of a house."""
    app = FastAPI(
        title="saloon", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", lifespan=_lifespan, version="1"
    )
    app.state.house = house
    app.include_router(router)
    app.add_exception_handler(SaloonError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_form)
    app.add_exception_handler(HTTPException, _refuse_address)
    app.add_exception_handler(Exception, _refuse_broken)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    if (WEB / "index.html").is_file():
        app.add_route("/{path:path}", web_page, include_in_schema=False)
    return Guard(app, Socket(house), house)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    await app.state.house.open()
    yield
    await app.state.house.close()


# Refusals, all in one shape


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, SaloonError)
    return _answer(request, error)


async def _refuse_form(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    problems = [f"{'.'.join(str(part) for part in each['loc'])}: {each['msg']}" for each in error.errors()]
    problem = "; ".join(problems)[:500]
    return _answer(request, MalformedMessage("wrong-field", f"this will not do: {problem}", {"problem": problem}))


async def _refuse_address(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    path = request.url.path[:100]
    answer = _answer(request, NotFound("not-found", f"there is nothing at {path}", {"path": path}))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


async def _refuse_broken(request: Request, error: Exception) -> Response:
    return _answer(request, broken())


def _answer(request: Request, error: SaloonError) -> Response:
    house: House = request.app.state.house
    house.metrics.refusals.labels(error.code).inc()
    lang = pick_language(request.query_params.get("lang"), request.headers.get("accept-language"))
    table = house.lobby.tables.get(str(request.path_params.get("table_id")))
    game, seq = (table.header.game, table.seq) if table else (error.facts.get("game"), 0)
    body = refusal_body(error, lang, str(game) if game else None, seq)
    headers = (
        {"retry-after": str(error.facts["seconds"])} if error.code == "too_fast" and "seconds" in error.facts else {}
    )
    return Response(body, status_of(error), headers, media_type="application/json")


# The machine-readable form of the protocol

REFUSAL = {
    "type": "object",
    "required": ["ok", "code", "message", "seq", "id"],
    "properties": {
        "ok": {"const": False},
        "code": {"type": "string"},
        "message": {"type": "string"},
        "seq": {"type": "integer"},
        "id": {"type": "null"},
    },
}
OBJECT: dict[str, Any] = {"type": "object"}
TABLE = {"$ref": "#/components/schemas/TableFacts"}
SEATED = {
    "type": "object",
    "required": ["table", "seat", "secret"],
    "properties": {"table": TABLE, "seat": {"type": ["integer", "null"]}, "secret": {"type": ["string", "null"]}},
}
ANSWERS: dict[str, tuple[str, dict[str, Any]]] = {
    "house": ("200", OBJECT),
    "games": ("200", {"type": "array", "items": OBJECT}),
    "game": ("200", OBJECT),
    "tables": ("200", {"type": "array", "items": TABLE}),
    "open": ("201", SEATED),
    "table": ("200", TABLE),
    "sit": ("201", SEATED),
    "arrange": ("200", TABLE),
    "leave": ("200", TABLE),
    "start": ("200", TABLE),
    "replay": ("200", OBJECT),
    "frames": ("200", OBJECT),
    "luck": ("200", OBJECT),
}
REFUSED = ("401", "403", "404", "409", "413", "422", "429", "500", "503")


def _openapi(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, routes=app.routes)
        _, shapes = msgspec.json.schema_components([TableFacts], ref_template="#/components/schemas/{name}")
        components = schema.setdefault("components", {}).setdefault("schemas", {})
        components.update(shapes, Refusal=REFUSAL)
        for methods in schema["paths"].values():
            for operation in methods.values():
                operation["responses"] = _responses(*ANSWERS[operation["operationId"]])
        app.openapi_schema = schema
    return app.openapi_schema


def _responses(status: str, shape: dict[str, Any]) -> dict[str, Any]:
    refused = {"$ref": "#/components/schemas/Refusal"}
    return {
        status: {"description": "done", "content": {"application/json": {"schema": shape}}},
        **{code: {"description": "refused", "content": {"application/json": {"schema": refused}}} for code in REFUSED},
    }
