"""How many sockets there are, in all and from one address."""

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from litestar import Request
from litestar.datastructures import State

from squander.server.wire.refusals import Refused

Asking = Request[None, None, State]  # nobody is logged in
FULL = Refused("crowded", "This server is full; try again later.")


class Crowd:
    def __init__(self, most: int, most_each: int) -> None:
        self.most = most
        self.most_each = most_each
        self.open: Counter[str] = Counter()

    @property
    def total(self) -> int:
        return self.open.total()

    @contextmanager
    def one_more(self, caller: str) -> Iterator[None]:
        """For as long as a socket of this address is open; `Refused` if it may not be."""
        self.refuse(caller)
        self.open[caller] += 1
        try:
            yield
        finally:
            self.open[caller] -= 1
            if not self.open[caller]:
                del self.open[caller]

    def refuse(self, caller: str) -> None:
        if self.total >= self.most:
            raise FULL
        if self.open[caller] >= self.most_each:
            raise too_many("from your address", self.most_each)


def too_many(where: str, most: int) -> Refused:
    return Refused("crowded", f"Too many pages are open {where} (the limit is {most}); close one first.")


def caller_of(client: tuple[str, int] | None) -> str:
    """The address that calls. Whoever has one of IPv6 has the 2^64 beside it, too: they count as one."""
    address = client[0] if client else ""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.ip_network((address.partition("%")[0], 64), strict=False).network_address)
    except ValueError:
        return address
