"""The ASGI application: handlers, headers, errors, and what has to be opened and closed."""

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.static_files import create_static_files_router

from floorman.server import api, calculator, pages, problems, sockets
from floorman.server.config import Config
from floorman.server.context import Context, Shared
from floorman.server.guard import HEADERS, is_ours
from floorman.server.problems import Problem
from floorman.server.rooms.hall import Hall
from floorman.store.contract import Clock, Log, now

LARGEST_BODY = 64 * 1024  # bytes
SCHEMA = OpenAPIConfig(
    title="floorman", version="1", description="The calculator and the rooms over HTTP. Sockets are described in docs/protocol.md."
)


@get("/healthz", media_type="text/plain", include_in_schema=False)
async def healthz(context: Shared) -> str:
    """200 while the log answers."""
    await context.hall.log.read("healthz", limit=1)
    return "ok\n"


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8", include_in_schema=False)
async def metrics(context: Shared) -> bytes:
    """The counters."""
    return context.metrics.text()


async def only_from_our_pages(request: Request[Any, Any, Any]) -> None:
    """Refuses what another site's page makes a browser send, and an address that no file can have."""
    if "\0" in request.url.path or "%00" in request.url.path:
        raise Problem(problems.spoken(request), 404, "no_page", key="wire-not-found")
    if request.method not in ("GET", "HEAD", "OPTIONS") and not is_ours(request.headers):
        raise Problem(problems.spoken(request), 403, "bad_origin", key="wire-bad-origin")


def create_app(log: Log, config: Config = Config(), clock: Clock = now, *, debug: bool = False) -> Litestar:  # noqa: B008  a value
    """The application on an open log, which it closes at its end."""
    contexts: list[Context] = []

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        hall = Hall(log, config, clock)
        context = Context(hall, config)
        contexts.append(context)
        app.state.farewell = context.farewell
        await hall.open()
        try:
            yield
        finally:
            context.closing.set()
            await hall.close()
            await log.close()

    def context() -> Context:
        return contexts[-1]

    return Litestar(
        route_handlers=[
            *pages.HANDLERS,
            healthz,
            metrics,
            api.create_room,
            api.look_over,
            api.look_up,
            api.take_results,
            calculator.settlement,
            sockets.room_socket,
            *_files(config),
        ],
        dependencies={"context": Provide(context, sync_to_thread=False)},
        before_request=only_from_our_pages,
        after_request=_with_headers,
        exception_handlers=_handlers(),
        compression_config=CompressionConfig(backend="gzip", minimum_size=800),
        request_max_body_size=LARGEST_BODY,
        openapi_config=SCHEMA,
        lifespan=[lifespan],
        debug=debug,
    )


def _files(config: Config) -> list[Any]:
    """The client: names with a hash in them never change, the few at the root may."""
    if not config.pages.is_dir():
        return []
    for_ever = CacheControlHeader(max_age=31_536_000, immutable=True, public=True)
    assets = create_static_files_router(path="/assets", directories=[config.pages], cache_control=for_ever, include_in_schema=False)
    return [assets, *(_root_file(config, file.name) for file in sorted(config.pages.iterdir()) if file.is_file())]


def _root_file(config: Config, name: str) -> Any:
    from litestar.response import File

    types = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".png": "image/png"}

    @get(f"/{name}", include_in_schema=False, name=f"root {name}", sync_to_thread=False)
    def root_file() -> File:
        """A file that has to stand at the root."""
        path = config.pages / name
        return File(path, media_type=types.get(path.suffix, "text/plain"), content_disposition_type="inline")

    return root_file


def _handlers() -> dict[type[Exception] | int, Callable[..., Response[Any]]]:
    return {Problem: problems.problem, HTTPException: problems.http_error, RecursionError: problems.nested, Exception: problems.trouble}


async def _with_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response
