"""The Prodigals Club, a game by Vladimír Suchý: two or three competitions in ruining oneself."""

from typing import TYPE_CHECKING

from squander.games.boxes import Shelf
from squander.games.contract import Check, Package
from squander.games.prodigals_club.box import Box
from squander.games.prodigals_club.content import SHELF
from squander.games.prodigals_club.faces import FACES
from squander.games.prodigals_club.kind import ProdigalsClub
from squander.games.prodigals_club.score import is_at_zero
from squander.games.prodigals_club.seen import ClubRow, ClubView
from squander.games.prodigals_club.view import catalogue, sentences, view
from squander.games.warning import Warned, as_seen
from squander.kernel.game import Game
from squander.kernel.pieces import Data, View
from squander.kernel.question import Question

if TYPE_CHECKING:
    from squander.bots import Maker
    from squander.cli.screens import Screen
    from squander.envs.core.encoder import Encoder
    from squander.games.expert import Expert
    from squander.lab.accounts import Account
    from squander.lab.targets import Targets


class ClubPackage(Package):
    seen = ClubView
    row = ClubRow
    endings = ("zero", "five rounds")

    def shelf(self) -> Shelf[Box]:
        return SHELF

    def sentences(self, box: str) -> dict[str, str]:
        return sentences(box)

    def catalogue(self, box: str) -> Data:
        return catalogue(box)

    def warnings(self, question: Question, view: View) -> list[Warned]:
        from squander.games.prodigals_club.warnings import warnings

        return warnings(as_seen(question, view))

    def ending(self, g: Game) -> str:
        return self.endings[0] if is_at_zero(g) else self.endings[1]

    def check(self) -> Check:
        from squander.games.prodigals_club import check

        return check

    def screen(self) -> "Screen":
        from squander.games.prodigals_club import screen

        return screen

    def bots(self) -> "dict[str, Maker]":
        from squander.games.prodigals_club.bots import BOTS

        return BOTS

    def rivals(self) -> "dict[str, Maker]":
        from squander.games.prodigals_club.bots import RIVALS

        return RIVALS

    def expert(self) -> "Expert":
        from squander.games.prodigals_club.bots.expert import EXPERT

        return EXPERT

    def encoder(self, players: int) -> "Encoder":
        from squander.games.prodigals_club.encoder import encoder

        return encoder(players)

    def targets(self) -> "Targets":
        from squander.games.prodigals_club.targets import TARGETS

        return TARGETS

    def account(self) -> "Account":
        from squander.games.prodigals_club.account import ACCOUNT

        return ACCOUNT


GAME = ClubPackage(__name__, ProdigalsClub(FACES, SHELF.open_named, SHELF.current, view))
