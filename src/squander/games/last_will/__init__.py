"""Last Will, a game by Vladimír Suchý: spend an inheritance faster than the others."""

from typing import TYPE_CHECKING

from squander.games.boxes import Shelf
from squander.games.contract import Check, Package
from squander.games.last_will.box import Box
from squander.games.last_will.content import SHELF
from squander.games.last_will.expansion import PARTS
from squander.games.last_will.expansion import SHELF as EXPANSION
from squander.games.last_will.faces import FACES
from squander.games.last_will.kind import LastWill, parts_of
from squander.games.last_will.seen import WillRow, WillView
from squander.games.last_will.seven_wills import BEGIN, next_of
from squander.games.last_will.state import fortune
from squander.games.last_will.view import KNOWN_BETTER, pictures, sentences, view
from squander.games.pictures import Pictures
from squander.games.warning import Warned, as_seen
from squander.kernel.game import Game
from squander.kernel.pieces import Data, Note, Options, View, path_or_none, text_of
from squander.kernel.question import Question

if TYPE_CHECKING:
    from squander.bots import Maker
    from squander.cli.screens import Screen
    from squander.envs.core.encoder import Encoder
    from squander.games.expert import Expert
    from squander.lab.accounts import Account
    from squander.lab.targets import Targets


class LastWillPackage(Package):
    seen = WillView
    row = WillRow
    endings = ("bankruptcy", "seventh round")
    known_better = KNOWN_BETTER

    def shelf(self) -> Shelf[Box]:
        return SHELF

    def expansions(self) -> dict[str, Shelf[object]]:
        return {"getting-sacked": EXPANSION}

    def sentences(self, box: str) -> dict[str, str]:
        return sentences(box)

    def pictures(self, box: str) -> Pictures:
        return pictures(box)

    def catalogue(self, box: str) -> Data:
        """With the cards, jobs and tiles of the expansion, if the box has one."""
        found = super().catalogue(box)
        texts, drawn = self.sentences(box), self.pictures(box)
        more = [{**row, "deck": deck} for deck, row in SHELF.added_rows(box)]
        told = [{**row, "text": texts.get(row["id"], ""), "picture": drawn.get(row["id"], [])} for row in more]
        return {**found, "cards": [*found["cards"], *told]}

    def warnings(self, question: Question, view: View) -> list[Warned]:
        from squander.games.last_will.warnings import warnings

        return warnings(as_seen(question, view))

    def ending(self, g: Game) -> str:
        return self.endings[0] if fortune(g).last_round else self.endings[1]

    def comes_anyway(self, note: Note) -> int:
        """Wages."""
        return note.a if note.what == "earns" else 0

    def sequel(self, g: Game) -> Options:
        """The next will of a campaign (LW-SOLO-22); behind the last one another begins."""
        if g.setup.options.get("campaign") is None:
            return {}
        return {"campaign": next_of(g) or BEGIN}

    def check(self) -> Check:
        from squander.games.last_will import check

        return check

    def screen(self) -> "Screen":
        from squander.games.last_will import screen

        return screen

    def bots(self) -> "dict[str, Maker]":
        from squander.games.last_will.bots import BOTS

        return BOTS

    def rivals(self) -> "dict[str, Maker]":
        from squander.games.last_will.bots import RIVALS

        return RIVALS

    def expert(self) -> "Expert":
        from squander.games.last_will.bots import EXPERT

        return EXPERT

    def encoder(self, players: int) -> "Encoder":
        from squander.games.last_will.encoder import encoder

        return encoder(players)

    def encoder_with(self, players: int, options: Options) -> "Encoder":
        from squander.games.last_will.encoder import encoder, encoder_alone, encoder_sacked

        if "solo" in options:
            return encoder_alone()
        parts = parts_of(options)
        if not parts:
            return encoder(players)
        box, pack = text_of(options, "box"), path_or_none(options, "pack")
        return encoder_sacked(players, parts, SHELF.open_parts(box, pack, parts), SHELF.open_parts(box, pack, PARTS))

    def targets(self) -> "Targets":
        from squander.games.last_will.targets import TARGETS

        return TARGETS

    def account(self) -> "Account":
        from squander.games.last_will.account import ACCOUNT

        return ACCOUNT


KIND = LastWill(FACES, SHELF.open_named, SHELF.open_parts, SHELF.expanded, SHELF.current, view)
GAME = LastWillPackage(__name__, KIND)
