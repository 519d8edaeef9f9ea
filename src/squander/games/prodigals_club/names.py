"""What The Prodigals Club says: the words of the shared rules and of each competition, put together."""

from squander.games.prodigals_club import telling
from squander.games.prodigals_club.central import names as central
from squander.games.prodigals_club.election import names as election
from squander.games.prodigals_club.possessions import names as possessions
from squander.games.prodigals_club.society import names as society
from squander.games.prodigals_club.terms import clause_id
from squander.games.saying import Prompt, Say, Saying
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import Note

PROMPTS: dict[str, Prompt] = central.PROMPTS | possessions.PROMPTS | election.PROMPTS | society.PROMPTS
LABELS: dict[str, Say] = central.LABELS | possessions.LABELS | election.LABELS | society.LABELS
WORDS: dict[str, Say] = central.WORDS | possessions.WORDS | election.WORDS | society.WORDS
PLACES: dict[str, Say] = central.PLACES | possessions.PLACES | election.PLACES | society.PLACES
TARGETS: dict[str, Say] = society.TARGETS


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
    "PC-BONUS-11": "Keep it: its megaphone counts in Hyde Park for whoever holds the tile.",
    "PC-TIME-07": "It can only be added to a spending action that takes time.",
    "PC-MOVE-01": "This move is for markers of the other colour.",
    "PC-MOVE-03": "The space is occupied.",
    "PC-MOVE-06": "The marker would leave the board.",
    "PC-TILE-04": "The edges do not match.",
}


class Names(Saying):
    """The words of The Prodigals Club."""

    package = "squander.games.prodigals_club"
    prompts, labels, words, places, targets, reasons = PROMPTS, LABELS, WORDS, PLACES, TARGETS, REASONS

    def rule(self, f: Frame) -> str:
        """Without what distinguishes its variants: `society.Move:down/diag:lady` is `society.Move`."""
        return f.rule.name.split(":")[0].rstrip("0123456789")

    def clause(self, code: int) -> str:
        return clause_id(code)

    def tell(self, g: Game, note: Note) -> str:
        return telling.tell(g, note)
