"""By which address others reach this server: what stands in invitations."""

import ipaddress
import shlex
import socket
from contextlib import suppress

from squander.server import wire
from squander.server.settings import HOME_PORT, Settings, home_database

# Of a block that is kept for documentation: nothing is sent there, but the system says which way it would go.
FAR_AWAY = ("192.0.2.1", 9)


def reach(settings: Settings, near: bool) -> wire.Reach:
    """Only whoever sits at this machine is told its address; others came by one that works."""
    if is_loopback(settings.host):
        return wire.Reach("", command(settings))
    address = own_address(settings.host) if near else ""
    if settings.hosts and address not in settings.hosts:
        address = ""  # it would not answer to it
    return wire.Reach(f"http://{address}:{settings.port}" if address else "", "")


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_address(host: str) -> str:
    """This machine's address in its network; none if it is in none."""
    try:
        given = ipaddress.ip_address(host)
    except ValueError:
        return host
    found = network_address() if given.is_unspecified else host
    return f"[{found}]" if ":" in found else found


def network_address() -> str:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(FAR_AWAY)
        address = str(probe.getsockname()[0])
        if not is_loopback(address):
            return address
    return ""


def command(settings: Settings) -> str:
    """What serves the same tables to others, so that links which were made already work then."""
    words = ["./squander", "serve", "--host", "0.0.0.0"]
    if settings.port != HOME_PORT:
        words += ["--port", str(settings.port)]
    if settings.local and settings.database != home_database():
        words += ["--database", shlex.quote(settings.database)]
    return " ".join(words)
