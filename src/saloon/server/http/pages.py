"""Serves the built web client: its files as they are, and its first page for every address that it handles itself."""

import os
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse

WEB = Path(str(files("saloon"))) / "web" / "dist"
OURS = ("api", "ws", "healthz", "readyz", "metrics")  # a wrong address among these is not a page of the client
PACKED = {"br": ".br", "gzip": ".gz"}
FOR_EVER = "public, max-age=31536000, immutable"


async def web_page(request: Request) -> FileResponse:
    """Send a file of the client, compressed if the browser accepts it; else the first page."""
    path = str(request.path_params["path"])
    if path.split("/")[0] in OURS:
        raise HTTPException(404)
    file = _inside(path)
    headers = {"cache-control": FOR_EVER if path.startswith("assets/") else "no-cache", "vary": "accept-encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for name, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if name in accepted and packed.is_file():
            return FileResponse(packed, headers={**headers, "content-encoding": name}, media_type=_kind(file))
    return FileResponse(file, headers=headers, media_type=_kind(file))


def _inside(path: str) -> Path:
    """Find a file of the client; the first page if there is no such file, or if it lies outside the folder."""
    root = WEB.resolve()
    file = (root / path).resolve()
    is_ours = bool(path) and file.is_relative_to(root) and os.path.isfile(file)  # which takes a name of any length
    if path.startswith("assets/") and not is_ours:
        raise HTTPException(404)
    return file if is_ours else root / "index.html"


def _kind(file: Path) -> str:
    return guess_type(file.name)[0] or "application/octet-stream"
