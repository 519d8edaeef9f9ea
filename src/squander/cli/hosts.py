"""Names and addresses that are given to a server: each as it must be, or one sentence."""

import ipaddress
import re

from squander.kernel.errors import SquanderError

HOST = re.compile(r"(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\]", re.IGNORECASE)
ORIGIN = re.compile(r"https?://[^/\s@?#]+", re.IGNORECASE)


class CannotServe(SquanderError):
    """The server can't start, in one sentence."""


def checked_host(name: str) -> str:
    if not HOST.fullmatch(name):
        raise CannotServe(f"{name!r} is no host's name; name it as in squander.example.org, without scheme and port.")
    return name.lower()


def checked_origin(name: str) -> str:
    if not ORIGIN.fullmatch(name):
        raise CannotServe(f"{name!r} is no origin; name it as in https://squander.example.org, without a path.")
    return name.lower()


def checked_proxy(name: str) -> str:
    try:
        return str(ipaddress.ip_network(name) if "/" in name else ipaddress.ip_address(name))
    except ValueError:
        raise CannotServe(f"{name!r} is no address of a proxy; name it as in 10.0.0.5 or 10.0.0.0/24.") from None
