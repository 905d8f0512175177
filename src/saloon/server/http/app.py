"""The ASGI application: REST, the web socket, the built web client if there is one, and the guard around them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from saloon.core.errors import MalformedMessage, SaloonError
from saloon.server.errors import NotFound, status_of
from saloon.server.house import House
from saloon.server.http.guard import Guard, broken, refusal_body
from saloon.server.http.pages import WEB, web_page
from saloon.server.http.routes import document
from saloon.server.http.study_endpoints import router
from saloon.server.socket.visit import Socket
from saloon.server.wording import pick_language


def make_app(house: House) -> Guard:
    """Make the application that serves a house."""
    app = FastAPI(
        title="saloon", docs_url=None, redoc_url=None, openapi_url="/api/openapi.json", lifespan=_lifespan, version="1"
    )
    app.state.house = house
    app.include_router(router)
    app.add_exception_handler(SaloonError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_form)
    app.add_exception_handler(HTTPException, _refuse_address)
    app.add_exception_handler(Exception, _refuse_broken)
    app.openapi = cache(lambda: document(app.title, app.version, router))  # type: ignore[method-assign]
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
    table = house.lobby.at_hand(str(request.path_params.get("table_id")))
    game, seq = (table.header.game, table.seq) if table else (error.facts.get("game"), 0)
    body = refusal_body(error, lang, str(game) if game else None, seq)
    headers = (
        {"retry-after": str(error.facts["seconds"])} if error.code == "too_fast" and "seconds" in error.facts else {}
    )
    return Response(body, status_of(error), headers, media_type="application/json")
