"""MacCreedy's Mansion: companies restore a haunted house, and try to outlast the bill."""

from typing import TYPE_CHECKING

from squander.games.boxes import Shelf
from squander.games.contract import Check, Package
from squander.games.maccreedys_mansion.box import Box
from squander.games.maccreedys_mansion.content import SHELF
from squander.games.maccreedys_mansion.faces import FACES
from squander.games.maccreedys_mansion.kind import MacCreedysMansion
from squander.games.maccreedys_mansion.seen import MansionView
from squander.games.maccreedys_mansion.state import mansion
from squander.games.maccreedys_mansion.terms import OUTCOME_NAMES
from squander.games.maccreedys_mansion.view import pictures, sentences, view
from squander.games.pictures import Pictures
from squander.games.warning import Warned, as_seen
from squander.kernel.game import Game
from squander.kernel.pieces import Note, View
from squander.kernel.question import Question

if TYPE_CHECKING:
    from squander.bots import Maker
    from squander.cli.screens import Screen
    from squander.envs.core.encoder import Encoder
    from squander.games.expert import Expert
    from squander.lab.accounts import Account
    from squander.lab.targets import Targets


SUMS = {"earns", "pays", "owes", "cash", "invested", "collects", "settles", "pays bid", "closes", "closes for good"}


class MansionPackage(Package):
    seen = MansionView
    endings = tuple(OUTCOME_NAMES[1:])

    def shelf(self) -> Shelf[Box]:
        return SHELF

    def sentences(self, box: str) -> dict[str, str]:
        return sentences(box)

    def pictures(self, box: str) -> Pictures:
        return pictures(box)

    def warnings(self, question: Question, view: View) -> list[Warned]:
        from squander.games.maccreedys_mansion.warnings import warnings

        return warnings(as_seen(question, view))

    def ending(self, g: Game) -> str:
        return OUTCOME_NAMES[mansion(g).outcome]

    def decides(self, note: Note) -> bool:
        """After a whole day's work the evening's sums."""
        return note.what in SUMS

    def check(self) -> Check:
        from squander.games.maccreedys_mansion import check

        return check

    def screen(self) -> "Screen":
        from squander.games.maccreedys_mansion import screen

        return screen

    def bots(self) -> "dict[str, Maker]":
        from squander.games.maccreedys_mansion.bots import BOTS

        return BOTS

    def rivals(self) -> "dict[str, Maker]":
        from squander.games.maccreedys_mansion.bots import RIVALS

        return RIVALS

    def expert(self) -> "Expert":
        from squander.games.maccreedys_mansion.bots.expert import EXPERT

        return EXPERT

    def encoder(self, players: int) -> "Encoder":
        from squander.games.maccreedys_mansion.encoder import encoder

        return encoder(players)

    def targets(self) -> "Targets":
        from squander.games.maccreedys_mansion.targets import TARGETS

        return TARGETS

    def account(self) -> "Account":
        from squander.games.maccreedys_mansion.account import ACCOUNT

        return ACCOUNT


GAME = MansionPackage(__name__, MacCreedysMansion(FACES, SHELF.open_named, SHELF.current, view))
