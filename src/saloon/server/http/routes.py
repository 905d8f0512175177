"""Router: routes that take and return structs, read, written and documented by the types of their endpoints."""

from collections.abc import Awaitable, Callable
from functools import wraps
from inspect import Parameter, signature
from typing import Annotated, Any, NamedTuple, get_type_hints

import msgspec
from fastapi import APIRouter, Depends, Request, Response
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute

from saloon.core.errors import MalformedMessage
from saloon.server.errors import STATUS, STATUS_OF_REASON
from saloon.server.http.bodies import RefusalBody
from saloon.server.socket.messages import write

BODY = "body"
JSON = "application/json"
COMPONENTS = "#/components/schemas/{name}"
REFUSED = sorted({*STATUS.values(), *STATUS_OF_REASON.values(), 500})


class Router(APIRouter):
    """Routes whose endpoints take a struct as `body` and return one."""

    def add_api_route(self, path: str, endpoint: Callable[..., Any], **given: Any) -> None:
        """Add a route; msgspec, not FastAPI, reads its body and writes its answer."""
        answered = _written(endpoint, given.get("status_code") or 200)
        super().add_api_route(path, answered, **{**given, "response_model": None})


def _written(endpoint: Callable[..., Awaitable[Any]], status: int) -> Callable[..., Awaitable[Response]]:
    @wraps(endpoint)
    async def answer(*given: Any, **named: Any) -> Response:
        found = await endpoint(*given, **named)
        return found if isinstance(found, Response) else Response(write(found), status, media_type=JSON)

    taken = signature(endpoint)
    fields = [each.replace(annotation=_sent(each)) if each.name == BODY else each for each in taken.parameters.values()]
    answer.__signature__ = taken.replace(parameters=fields)  # type: ignore[attr-defined]  # where FastAPI looks
    return answer


def _sent(field: Parameter) -> Any:
    """Make the parameter that reads the body of a request as a struct, or raises MalformedMessage."""
    shape = field.annotation
    decode = msgspec.json.Decoder(shape).decode

    async def read(request: Request) -> Any:
        body = await request.body()
        if body and request.headers.get("content-type", JSON).partition(";")[0].strip().lower() != JSON:
            raise MalformedMessage("not-json", f"a body must be {JSON}", {})
        try:
            return decode(body or b"null")
        except msgspec.ValidationError as error:
            problem = str(error)
            raise MalformedMessage("wrong-field", f"this will not do: {problem}", {"problem": problem}) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise MalformedMessage("not-json", "this body is no JSON", {}) from None

    return Annotated[shape, Depends(read)]


# The machine-readable form


class Shapes(NamedTuple):
    """The types that a route takes and returns."""

    route: APIRoute
    body: Any  # None: it has no body
    answer: Any


def shapes(router: Router) -> list[Shapes]:
    """List the types that every documented route takes and returns, from the annotations of its endpoint."""
    documented = [route for route in router.routes if isinstance(route, APIRoute) and route.include_in_schema]
    hints = [get_type_hints(route.endpoint) for route in documented]
    return [Shapes(route, hint.get(BODY), hint["return"]) for route, hint in zip(documented, hints, strict=True)]


def document(title: str, version: str, router: Router) -> dict[str, Any]:
    """Describe every route as an OpenAPI document."""
    found = get_openapi(title=title, version=version, routes=router.routes)
    every = shapes(router)
    types = [RefusalBody, *[each.answer for each in every], *[each.body for each in every if each.body]]
    schemas, components = msgspec.json.schema_components(types, ref_template=COMPONENTS)
    found.setdefault("components", {}).setdefault("schemas", {}).update(components)
    schema_of = dict(zip(types, schemas, strict=True))
    for route, body, answer in every:
        for method in route.methods or ():
            operation = found["paths"][route.path_format][method.lower()]
            refused = {str(code): _content("refused", schema_of[RefusalBody]) for code in REFUSED}
            operation["responses"] = {str(route.status_code or 200): _content("done", schema_of[answer]), **refused}
            if body:
                operation["requestBody"] = {"content": {JSON: {"schema": schema_of[body]}}}
    return found


def _content(description: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": description, "content": {JSON: {"schema": schema}}}
