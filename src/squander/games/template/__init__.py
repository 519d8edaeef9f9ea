"""A five-card game that passes the whole suite: copy this folder to add a game."""

from typing import TYPE_CHECKING

from squander.games.contract import Check, Package
from squander.games.pictures import Pictures
from squander.games.template.content import cards
from squander.games.template.faces import FACES
from squander.games.template.kind import Template

if TYPE_CHECKING:
    from squander.envs.core.encoder import Encoder


class TemplatePackage(Package):
    endings = ("third round",)

    def sentences(self, box: str) -> dict[str, str]:
        return {card.id: f"{card.said.words().capitalize()}." for card in cards()[1:]}

    def pictures(self, box: str) -> Pictures:
        return {card.id: [card.said.picture()] for card in cards()[1:]}

    def check(self) -> Check:
        from squander.games.template import check

        return check

    def encoder(self, players: int) -> "Encoder":
        from squander.games.template.encoder import encoder

        return encoder(players)


GAME = TemplatePackage(__name__, Template(FACES, cards()))
