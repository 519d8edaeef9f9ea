"""The built page: files of a folder, with the caching and compression each can have."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Response

from squander.server.http.callers import Asking

FOLDER = Path(__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"  # names of assets hold a hash of their content
ASK_AGAIN = "no-cache"
SQUEEZED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ttf", ".otf"}
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Squander</title>
<h1>The page is not built yet</h1>
<p>Start Squander with <code>./squander</code> from its folder, which builds the page, or run
<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>. The server itself is running.</p></html>
"""


class File:
    def __init__(self, path: Path) -> None:
        self.content = path.read_bytes()
        self.squeezed = gzip.compress(self.content, 9) if path.suffix in SQUEEZED else None
        self.type = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(self.content).hexdigest()[:20]}"'


@lru_cache(maxsize=500)
def load(path: Path, _changed_at: int) -> File:
    return File(path)


def found(folder: Path, name: str) -> Path | None:
    """The file of this name, if it lies inside the folder."""
    try:
        path = (folder / name.lstrip("/")).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):  # no file could have this name
        return None


@get("/", include_in_schema=False)
async def get_index(request: Asking) -> Response[bytes]:
    path = found(FOLDER, "index.html")
    if path is None:
        return Response(MISSING.encode(), media_type="text/html", status_code=503)
    return served(request, path, ASK_AGAIN)


@get("/{name:path}", include_in_schema=False)
async def get_file(request: Asking, name: FromPath[str]) -> Response[bytes]:
    path = found(FOLDER, name)
    if path is None:
        raise NotFoundException
    return served(request, path, FOREVER if name.startswith("/assets/") else ASK_AGAIN)


def served(request: Asking, path: Path, caching: str) -> Response[bytes]:
    file = load(path, path.stat().st_mtime_ns)
    headers = {"Cache-Control": caching, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(file.squeezed, media_type=file.type, headers=headers)
    return Response(file.content, media_type=file.type, headers=headers)
