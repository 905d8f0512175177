"""Writes the TypeScript types of all messages and bodies for the web client (`make wire`).

Decision 13 says why no library is used.
"""

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import NODEFAULT, Struct, json
from msgspec import inspect as wire

from saloon.server.http.bodies import RefusalBody
from saloon.server.http.routes import shapes
from saloon.server.http.study_endpoints import router
from saloon.server.socket.messages import ClientMessage, Facts, Lang, Pace, ServerMessage

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "wire.ts"
HEAD: Final = "/** What is on the wire (docs/protocol.md); `make wire` writes this file from the server's structs. */"
SHORT: Final = {"Facts": Facts, "Lang": Lang, "Pace": Pace}
MESSAGES: Final = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
PLAIN: Final = {
    wire.AnyType: "unknown",
    wire.BoolType: "boolean",
    wire.FloatType: "number",
    wire.IntType: "number",
    wire.NoneType: "null",
    wire.StrType: "string",
}


def typescript() -> str:
    """Write every type, after the types that it needs."""
    bodies = [shape for each in shapes(router) for shape in (each.body, each.answer) if shape]
    structs: dict[str, str] = {}
    for info in wire.multi_type_info([*MESSAGES.values(), *bodies, RefusalBody]):
        for struct in _structs(info):
            structs.setdefault(struct.cls.__name__, _interface(struct))
    text = "\n\n".join([*_aliases(MESSAGES), *structs.values()])
    for name, shape in SHORT.items():
        text = text.replace(_type(wire.type_info(shape)), name)
    return "\n\n".join([HEAD, *_aliases(SHORT), text]) + "\n"


def _aliases(named: dict[str, Any]) -> list[str]:
    return [f"export type {name} = {_type(wire.type_info(shape))};" for name, shape in named.items()]


def _structs(info: wire.Type) -> Iterator[wire.StructType]:
    """Yield the structs within a type, the innermost first."""
    if isinstance(info, wire.StructType):
        for field in info.fields:
            yield from _structs(field.type)
        yield info
    for inner in _inside(info):
        yield from _structs(inner)


def _inside(info: wire.Type) -> tuple[wire.Type, ...]:
    match info:
        case wire.ListType():
            return (info.item_type,)
        case wire.TupleType():
            return info.item_types
        case wire.DictType():
            return (info.value_type,)
        case wire.UnionType():
            return info.types
        case wire.Metadata():
            return (info.type,)
    return ()


def _interface(struct: wire.StructType) -> str:
    tag = [f"  {struct.tag_field}: {_literal(struct.tag)};"] if struct.tag_field else []
    comments = _comments(struct.cls)
    lines = [_field(field, struct, comments.get(field.name, "")) for field in struct.fields]
    return "\n".join([f"/** {struct.cls.__doc__} */", f"export interface {struct.cls.__name__} {{", *tag, *lines, "}"])


def _field(field: wire.Field, struct: wire.StructType, comment: str) -> str:
    sign = "?" if _may_lack(field, struct) else ""
    return f"  {field.encode_name}{sign}: {_type(field.type)};{comment}"


def _may_lack(field: wire.Field, struct: wire.StructType) -> bool:
    """Tell whether a field may be missing: from clients if it has a default, from us only if we omit defaults."""
    is_set = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    is_omitted = struct.forbid_unknown_fields or struct.cls.__struct_config__.omit_defaults or not is_set
    return not field.required and is_omitted


def _type(info: wire.Type) -> str:
    inside = [_type(each) for each in _inside(info)]
    match info:
        case wire.StructType():
            return info.cls.__name__
        case wire.ListType():
            return f"({inside[0]})[]" if "|" in inside[0] else f"{inside[0]}[]"
        case wire.TupleType():
            return f"[{', '.join(inside)}]"
        case wire.DictType():
            return f"Record<string, {inside[0]}>"
        case wire.Metadata(extra_json_schema={"enum": values}) | wire.LiteralType(values=values):
            return " | ".join(_literal(value) for value in values)
    return " | ".join(inside) or PLAIN[type(info)]


def _literal(value: Any) -> str:
    return json.encode(value).decode()


def _comments(struct: type[Struct]) -> dict[str, str]:
    """Find the comment beside each field in the source."""
    owners = [owner for owner in reversed(struct.__mro__) if issubclass(owner, Struct) and owner is not Struct]
    lines = [line for owner in owners for line in inspect.getsource(owner).splitlines()]
    said = [(line.partition(":")[0].strip(), line.partition("  # ")[2]) for line in lines]
    return {name: f" // {comment.replace('None', 'null')}" for name, comment in said if comment}


if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
