"""What The Prodigals Club says: the words of the shared rules and of each competition, put together."""

import csv
from functools import cache
from pathlib import Path

from squander.games.prodigals_club import telling
from squander.games.prodigals_club.central import names as central
from squander.games.prodigals_club.central.names import Prompt, Say
from squander.games.prodigals_club.election import names as election
from squander.games.prodigals_club.possessions import names as possessions
from squander.games.prodigals_club.society import names as society
from squander.games.prodigals_club.terms import clause_id
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import Note

PROMPTS: dict[str, Prompt] = central.PROMPTS | possessions.PROMPTS | election.PROMPTS | society.PROMPTS
LABELS: dict[str, Say] = central.LABELS | possessions.LABELS | election.LABELS | society.LABELS
WORDS: dict[str, Say] = central.WORDS | possessions.WORDS | election.WORDS | society.WORDS
PLACES: dict[str, Say] = central.PLACES | possessions.PLACES | election.PLACES | society.PLACES
TARGETS: dict[str, Say] = society.TARGETS


@cache
def clauses() -> dict[str, str]:
    """The rules index: what each clause says."""
    with (Path(__file__).parent / "clauses.tsv").open(encoding="utf-8", newline="") as file:
        return {row["id"]: row["clause"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}


def family(f: Frame) -> str:
    """The rule without what distinguishes its variants: `society.Move:down/diag:lady` is `society.Move`."""
    return f.rule.name.split(":")[0].rstrip("0123456789")


class Names:
    """The words of The Prodigals Club."""

    def prompt(self, g: Game, f: Frame) -> str:
        return PROMPTS[family(f)](g, f)

    def label(self, g: Game, f: Frame, option: int) -> str:
        return LABELS[family(f)](g, f, option)

    def word(self, g: Game, f: Frame, option: int) -> str:
        return WORDS[family(f)](g, f, option)

    def place(self, g: Game, f: Frame, option: int) -> str:
        place = PLACES.get(family(f))
        return place(g, f, option) if place else ""

    def target(self, g: Game, f: Frame, option: int) -> str:
        target = TARGETS.get(family(f))
        return target(g, f, option) if target else ""

    def clause(self, code: int) -> str:
        return clause_id(code)

    def reason(self, g: Game, f: Frame, option: int, code: int) -> str:
        return REASONS.get(clause_id(code)) or clauses()[clause_id(code)]

    def tell(self, g: Game, note: Note) -> str:
        return telling.tell(g, note)


# Where a sentence to the player is clearer than the clause.
REASONS = {
    "PC-ERRAND-05": "There is an errand boy on this space already.",
    "PC-ERRAND-12": "You have used this space this round.",
    "PC-CENTRAL-09": "The central card is taken.",
    "PC-CENTRAL-10": "The central card needs two errand boys, and you have only one left.",
    "PC-RENAISSANCE-01": "The renaissance man is taken.",
    "PC-ORDER-08": "You have reserved a place in the order this round.",
    "PC-CARDSET-05": "This set is taken.",
    "PC-POSSESSION-14": "You have no possession left to sell or exchange.",
    "PC-BLACK-08": "You have used this card this round.",
    "PC-BLACK-10": "This card has only a standing bonus, which works by itself.",
    "PC-TIME-07": "It can only be added to a spending action that takes time.",
    "PC-MOVE-01": "This move is for markers of the other colour.",
    "PC-MOVE-03": "The space is occupied.",
    "PC-MOVE-06": "The marker would leave the board.",
    "PC-TILE-04": "The edges do not match.",
}
