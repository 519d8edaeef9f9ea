"""A message or a request that changes nothing, and what is said about it."""

from squander.kernel.errors import SquanderError


class Refused(SquanderError):
    """A message that changes nothing, with the code and the sentence of its answer."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


STALE = Refused("stale", "The table has moved on; look again and choose anew.")
RENEWED = Refused("renewed", "A new link has taken the place of this one; ask whoever made the table for it.")
TAKEN = Refused(
    "taken",
    "This link was opened before in another browser, which has the seat; ask whoever made the table for a new one.",
)
FAULT = Refused("fault", "Something went wrong on the server; the table is as it was.")
UNDRAWN = Refused("fault", "Something went wrong on the server as it drew this position; the table is as it was.")
NOT_YOURS = Refused("forbidden", "This link does not let you do that.")
