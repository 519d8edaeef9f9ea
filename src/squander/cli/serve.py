"""`squander serve`, `squander db upgrade`, and the table on one's own machine."""

import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer

from squander.cli.from_others import Bots, Games, PackFolder, Packs, invite_all, tell_of_broken_games
from squander.cli.hosts import CannotServe, checked_host, checked_origin, checked_proxy
from squander.kernel.errors import SquanderError
from squander.server.settings import HOME_PORT

if TYPE_CHECKING:
    from squander.server.settings import Settings

APPLICATION = "squander.server.http.app:create"
LOOPBACK = "127.0.0.1"

db = typer.Typer(
    help="Look after the database.",
    epilog="\b\nExamples:\n  squander db upgrade\n  squander db upgrade --database postgresql://user@host/squander",
)

Database = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///FILE or postgresql://HOST/NAME; yours at home if not named.", envvar="SQUANDER_DATABASE"
    ),
]


def serve(  # noqa: PLR0913 - each is a flag
    host: Annotated[str, typer.Option(help="The address to listen at.")] = LOOPBACK,
    port: Annotated[int, typer.Option(help="The port to listen at.", min=1, max=65535)] = HOME_PORT,
    database: Database = None,
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL.", min=1)] = 1,
    bot_workers: Annotated[int, typer.Option(help="Processes in which each worker's bots think.", min=1)] = 1,
    origin: Annotated[list[str] | None, typer.Option(help="A further origin whose pages may connect.")] = None,
    allowed_host: Annotated[
        list[str] | None, typer.Option(help="The only name it answers to, or *.NAME; any if not given.")
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="An address whose X-Forwarded-For is believed; this machine's if not given."),
    ] = None,
    database_seconds: Annotated[
        float, typer.Option(help="In which the database has to answer.", min=0.1, max=3600)
    ] = 5.0,
    sockets_per_address: Annotated[
        int, typer.Option(help="Pages that one address may have open at a process.", min=1)
    ] = 200,
    sockets_per_link: Annotated[int, typer.Option(help="Pages that one link may have open at a process.", min=1)] = 20,
    keep_tables: Annotated[
        int, typer.Option(help="Days after which a table at which nobody played is deleted; 0 for never.", min=0)
    ] = 0,
    keep_talk: Annotated[
        int, typer.Option(help="Days after which what was said at a table is deleted; 0 for never.", min=0)
    ] = 0,
    bots: Bots = "",
    game: Games = None,
    pack: Packs = None,
    packs: PackFolder = None,
) -> None:
    """Serve tables to others. Put a web server with TLS in front of it.

    \b
    Examples:
      squander serve --host 0.0.0.0 --port 8000
      squander serve --database postgresql://user@host/squander --workers 4
      squander serve --allowed-host squander.example.org --keep-tables 365 --keep-talk 30
      squander serve --packs ./packs
    """
    from squander.server.settings import HERE, Limits, Settings, home_database

    invite_all(bots, game, pack, packs)
    limits = Limits(sockets_per_address=sockets_per_address, sockets_per_link=sockets_per_link)
    settings = Settings(
        database or home_database(),
        database_seconds=database_seconds,
        host=host,
        port=port,
        origins=[checked_origin(name) for name in origin or []],
        hosts=[checked_host(name) for name in allowed_host or []],
        proxies=[checked_proxy(name) for name in trusted_proxy or HERE],
        bot_workers=bot_workers,
        keep_tables=keep_tables,
        keep_talk=keep_talk,
        limits=limits,
    )
    run(settings, host, workers)


def here(
    port: Annotated[int, typer.Option(help="The port; a free one if not named.", min=0, max=65535)] = 0,
    database: Database = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    bots: Bots = "",
    game: Games = None,
    pack: Packs = None,
    packs: PackFolder = None,
) -> None:
    """The table in your browser, on this machine only. It is what plain `squander` does.

    \b
    Examples:
      squander here
      squander here --no-browser --port 8000
      squander here --bots ./mine.py:Miser
      squander here --game ./penny_game:GAME
      squander here --pack dinners.toml
    """
    invite_all(bots, game, pack, packs)
    run_here(database, browser, port, may_join=not (bots or game or pack or packs))


@db.command()
def upgrade(database: Database = None) -> None:
    """Bring the database to the shape that this program knows.

    \b
    Examples:
      squander db upgrade --database postgresql://user@host/squander
    """
    from squander.server.settings import home_database
    from squander.server.storage.database import connect
    from squander.server.storage.database import upgrade as bring_up

    engine = connect(database or home_database())
    try:
        typer.echo(f"The database has this program's shape ({bring_up(engine)}).")
    finally:
        engine.dispose()


def page_is_built() -> bool:
    from squander.server.http.page_files import FOLDER

    return (FOLDER / "index.html").is_file()


def run(settings: "Settings", host: str, workers: int) -> None:
    from squander.server.storage.database import is_sqlite, url_of

    if workers > 1 and is_sqlite(url_of(settings.database)):
        raise CannotServe("Several workers need PostgreSQL: name one with --database postgresql://HOST/NAME.")
    listen(settings, host, settings.port, workers)


def run_here(database: str | None, browser: bool, port: int, may_join: bool) -> None:
    """A server that runs already would do as well, unless it is to offer something of its own."""
    from squander.server.settings import Settings, home_database
    from squander.server.storage.file_lock import Served

    port = port or free_port()
    greeting = threading.Thread(target=greet, args=(f"http://{LOOPBACK}:{port}/", browser), daemon=True)
    try:
        listen(Settings(database or home_database(), local=True, port=port), LOOPBACK, port, 1, greeting)
    except Served as served:
        if not served.address or not may_join:
            raise
        point_to(served.address, browser)


def listen(settings: "Settings", host: str, port: int, workers: int, greeting: threading.Thread | None = None) -> None:
    from squander.server.logs import log_to_stderr
    from squander.server.settings import pass_on
    from squander.server.storage import database
    from squander.server.storage.file_lock import claim, give_up

    require_address(host)
    held = claim(settings.database, f"http://{host}:{port}/")
    try:
        require_free(host, port)
        database.ready(settings.database, settings.database_seconds).dispose()
    except SquanderError:
        give_up(held)
        raise
    tell_of_broken_games()
    pass_on(settings)
    if workers > 1:
        log_to_stderr(logging.INFO)
    if greeting is not None:
        greeting.start()
    answer(settings, host, port, workers)
    if held is not None:
        held.close()


def answer(settings: "Settings", host: str, port: int, workers: int) -> None:
    import uvicorn

    from squander.server.cluster.workers import FORKS, Workers
    from squander.server.http.app import load_ahead
    from squander.server.http.connections import CONNECTIONS, Serving

    options: Serving = {
        "factory": True,
        "host": host,
        "port": port,
        "workers": workers,
        "access_log": False,
        "server_header": False,
        "proxy_headers": not settings.local,
        "forwarded_allow_ips": ",".join(settings.proxies),
        "timeout_graceful_shutdown": 5,
        "timeout_worker_healthcheck": 30,
        **CONNECTIONS,
    }
    if workers == 1:
        uvicorn.run(APPLICATION, **options)
    else:
        if FORKS:
            load_ahead()
        config = uvicorn.Config(APPLICATION, **options)
        Workers(config, [config.bind_socket()]).run()


# --- ports and browsers -------------------------------------------------------------------------------------------


def require_free(host: str, port: int) -> None:
    if not is_free(host, port):
        raise CannotServe(f"Port {port} of {host} is in use or not allowed; choose another with --port.")


def require_address(host: str) -> None:
    """Any port would do."""
    if not host or not is_free(host, 0):
        raise CannotServe(f"{host!r} is no address of this machine; choose another with --host, such as 0.0.0.0.")


def is_free(host: str, port: int) -> bool:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
        return True
    except (OSError, UnicodeError):
        return False


def free_port() -> int:
    """The usual port, so that pages remember their tables; another one if it is taken."""
    if is_free(LOOPBACK, HOME_PORT):
        return HOME_PORT
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        return int(probe.getsockname()[1])


def greet(url: str, browser: bool) -> None:
    """Once the server answers, open the page, or say where it is."""
    while not answers(url):
        time.sleep(0.05)
    tail = opening(url, browser)
    print(f"Squander is at {url} (Ctrl+C ends it; games are kept).{tail}", file=sys.stderr, flush=True)


def point_to(url: str, browser: bool) -> None:
    """A second start of the same games leads to the first."""
    print(f"Squander is running already, at {url}{opening(url, browser)}", file=sys.stderr, flush=True)


def opening(url: str, browser: bool) -> str:
    """Open the page; what there is to say if that fails."""
    opened = browser and has_browser() and webbrowser.open(url)
    return "" if opened or not browser else " No browser could be opened here; open this address in one."


def has_browser() -> bool:
    """Text browsers would take over the terminal."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return bool(os.environ.get("BROWSER"))
    return True


def answers(url: str) -> bool:
    host, _, port = url.removeprefix("http://").rstrip("/").partition(":")
    try:
        with socket.create_connection((host, int(port)), timeout=1):
            return True
    except OSError:
        return False
