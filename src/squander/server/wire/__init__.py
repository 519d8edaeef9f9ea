"""The messages between the page and the server: the one definition that both sides are typed from.

A page opens `/api/tables/{table}/socket` and says hello with a seat's or a watcher's token and the last ply it
has; the server answers with `State`, and again whenever something changed. Every message of the page that acts
names the ply it answers; a stale, foreign or malformed one gets an `Error` and changes nothing. The page is sent
options and views, never rules.

`ply` is a place in the table's log, in which every choice and every take-back is one entry: it only ever grows.
Over HTTP the token goes in the header `Authorization: Bearer ...` and the browser's badge in `Squander-Badge`; links
carry the token in the fragment, which browsers do not send: `/#/table/{table}/{token}`.

Everything is named here, so that one says `wire.State`; a new message is written in one of these files alone.
"""

# ruff: noqa: F403 - the names of this package are those of its files

from squander.server.wire.days import *
from squander.server.wire.exercise_forms import *
from squander.server.wire.forms import *
from squander.server.wire.incoming import *
from squander.server.wire.learning import *
from squander.server.wire.looking_back import *
from squander.server.wire.messages import *
from squander.server.wire.outgoing import *
from squander.server.wire.questions import *
