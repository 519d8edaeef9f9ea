"""The Prodigals Club with Last Will: Last Will stands in for the possessions competition."""

from typing import TYPE_CHECKING

from squander.games.contract import Check, Package
from squander.games.last_will.content import SHELF as WILL
from squander.games.last_will.view import KNOWN_BETTER
from squander.games.prodigals_club.content import SHELF as CLUB
from squander.games.prodigals_club.score import is_at_zero
from squander.games.prodigals_last_will.faces import FACES
from squander.games.prodigals_last_will.kind import ProdigalsLastWill
from squander.games.prodigals_last_will.seen import BothView
from squander.games.prodigals_last_will.view import view
from squander.games.warning import Warned, as_seen
from squander.kernel.game import Game
from squander.kernel.pieces import View
from squander.kernel.question import Question

if TYPE_CHECKING:
    from squander.bots import Maker
    from squander.cli.screens import Screen
    from squander.envs.core.encoder import Encoder
    from squander.games.expert import Expert
    from squander.lab.accounts import Account
    from squander.lab.targets import Targets


class ClubWithWillPackage(Package):
    seen = BothView
    made_of = ("last-will", "prodigals-club")
    left_out = ("PC-ORDER-", "PC-BONUS-", "PC-RENAISSANCE-", "LW-VARIANT-")  # PL-CENTRAL-03, LW-VARIANT-45
    endings = ("zero", "five rounds")
    known_better = KNOWN_BETTER

    def warnings(self, question: Question, view: View) -> list[Warned]:
        from squander.games.prodigals_last_will.warnings import warnings

        return warnings(as_seen(question, view))

    def ending(self, g: Game) -> str:
        return self.endings[0] if is_at_zero(g) else self.endings[1]

    def check(self) -> Check:
        from squander.games.prodigals_last_will import check

        return check

    def screen(self) -> "Screen":
        from squander.games.prodigals_last_will import screen

        return screen

    def bots(self) -> "dict[str, Maker]":
        from squander.games.prodigals_last_will.bots import BOTS

        return BOTS

    def rivals(self) -> "dict[str, Maker]":
        from squander.games.prodigals_last_will.bots import RIVALS

        return RIVALS

    def expert(self) -> "Expert":
        from squander.games.prodigals_last_will.bots.expert import EXPERT

        return EXPERT

    def encoder(self, players: int) -> "Encoder":
        from squander.games.prodigals_last_will.encoder import encoder

        return encoder(players)

    def targets(self) -> "Targets":
        from squander.games.prodigals_last_will.targets import TARGETS

        return TARGETS

    def account(self) -> "Account":
        from squander.games.prodigals_last_will.account import ACCOUNT

        return ACCOUNT


BOXES = [CLUB.current, WILL.current]
GAME = ClubWithWillPackage(__name__, ProdigalsLastWill(FACES, CLUB.open_named, WILL.open_named, BOXES, view))
