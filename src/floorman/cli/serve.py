"""`floorman serve`: the rooms and the calculator for every phone in the network, on one file."""

import asyncio
import socket
import sys
from typing import Any

import click

from floorman.cli.app import Command, Option, flag, option, refuse
from floorman.cli.complaints import BadInput
from floorman.cli.help import Example
from floorman.cli.screen import write
from floorman.text.catalogue import say

EXAMPLES = (
    Example("floorman serve", "cli-serve-example-plain"),
    Example("floorman serve --port 9000 --database sqlite:////srv/floorman/nights.db", "cli-serve-example-file"),
    Example("floorman serve --host 127.0.0.1 --behind-proxy --database postgresql://floorman@db/nights", "cli-serve-example-postgres"),
)
ANYWHERE = ("0.0.0.0", "::")
LONGEST_LOST = 86_400  # seconds
GRACE = 10  # seconds for what is under way when the server is stopped


def command(lang: str) -> Command:
    """The command in one language."""

    def run(host: str, port: int, database: str, behind_proxy: bool, host_lost: int) -> None:
        try:
            from floorman.server.app import create_app
        except ModuleNotFoundError as error:
            refuse(lang, "cli-serve-no-server", name=error.name or "")
        from floorman.server.config import Config
        from floorman.store import StoreError

        listening = listen(lang, host, port)
        there = lan_address() if host in ANYWHERE else ""
        config = Config(behind_proxy=behind_proxy, lost_after=host_lost, network=f"{there}:{listening.getsockname()[1]}" if there else "")
        try:
            asyncio.run(serve(lang, create_app, config, listening, host, database))
        except StoreError as error:
            raise BadInput(str(error)) from None

    params = [
        option(lang, "--host", "cli-serve-option-host", default="0.0.0.0", metavar="0.0.0.0"),
        _port_option(lang),
        option(lang, "--database", "cli-serve-option-database", default="sqlite:///floorman.db", metavar="URL"),
        flag(lang, "--behind-proxy", "cli-serve-option-proxy"),
        _lost_option(lang),
    ]
    return Command(lang, "serve", run, params, EXAMPLES)


def _port_option(lang: str) -> Option:
    def read(_: click.Context, __: click.Parameter, text: str) -> int:
        if not text.isascii() or not text.isdigit() or int(text) > 65535:
            refuse(lang, "cli-serve-bad-port", text=text)
        return int(text)

    return option(lang, "--port", "cli-serve-option-port", default="8080", metavar="8080", callback=read)


def _lost_option(lang: str) -> Option:
    def read(_: click.Context, __: click.Parameter, text: str) -> int:
        if not text.isascii() or not text.isdigit() or not 0 < int(text) <= LONGEST_LOST:
            refuse(lang, "cli-serve-bad-lost", text=text, most=LONGEST_LOST)
        return int(text)

    return option(lang, "--host-lost", "cli-serve-option-lost", default="60", metavar="60", callback=read)


def listen(lang: str, host: str, port: int) -> socket.socket:
    """A socket that listens there. Port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)  # who comes while the log is being opened waits, instead of being turned away
    except OSError as error:
        listening.close()
        refuse(lang, "cli-serve-cannot-listen", host=host, port=str(port), reason=error.strerror or str(error))
    return listening


async def serve(lang: str, create_app: Any, config: Any, listening: socket.socket, host: str, database: str) -> None:
    """Serves until it is told to stop; what is under way is finished."""
    import uvicorn

    from floorman.server.running import Running
    from floorman.store import open_log

    log = await open_log(database)
    app = create_app(log, config)
    # One frame may be 64 KiB; compression costs a small machine more than a home network gains by it.
    settings = uvicorn.Config(
        app, log_level="warning", access_log=False, lifespan="on", server_header=False, timeout_graceful_shutdown=GRACE,
        ws="websockets-sansio", ws_max_size=64 * 1024, ws_per_message_deflate=False, proxy_headers=False,
    )  # fmt: skip
    show_addresses(lang, config, host, listening.getsockname()[1], database)
    await Running(settings).serve(sockets=[listening])


def show_addresses(lang: str, config: Any, host: str, port: int, database: str) -> None:
    """Where to find it, from here and from a phone, with a code for the phone's camera."""
    import segno

    if not config.pages.is_dir():
        write(say(lang, "serve-no-pages", command="make web"))
    here = f"http://{'localhost' if host in ANYWHERE else f'[{host}]' if ':' in host else host}:{port}/"
    write(say(lang, "serve-here", url=here))
    if config.network:
        url = f"http://{config.network}/"
        write(say(lang, "serve-there", url=url))
        if sys.stdout.isatty():
            segno.make(url, micro=False).terminal(out=sys.stdout, compact=True)
    write(say(lang, "serve-stop", keys="Ctrl+C", database=_without_password(database)))
    sys.stdout.flush()


def lan_address() -> str:
    """The address of this machine in its network; empty where there is none. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
    return "" if address.startswith("127.") else address


def _without_password(url: str) -> str:
    scheme, at, rest = url.partition("://")
    user, found, place = rest.rpartition("@")
    return f"{scheme}{at}{user.partition(':')[0]}{found}{place}" if found else url
