"""What The Prodigals Club says: the words of the shared rules and of each competition, put together."""

from squander.games.prodigals_club import telling
from squander.games.prodigals_club.central import names as central
from squander.games.prodigals_club.election import names as election
from squander.games.prodigals_club.possessions import names as possessions
from squander.games.prodigals_club.reasons import REASONS
from squander.games.prodigals_club.society import names as society
from squander.games.prodigals_club.society.together import Together
from squander.games.prodigals_club.terms import clause_id
from squander.games.saying import Prompt, Say, Saying
from squander.kernel.game import Frame, Game
from squander.kernel.pieces import Note

PROMPTS: dict[str, Prompt] = central.PROMPTS | possessions.PROMPTS | election.PROMPTS | society.PROMPTS
LABELS: dict[str, Say] = central.LABELS | possessions.LABELS | election.LABELS | society.LABELS
WORDS: dict[str, Say] = central.WORDS | possessions.WORDS | election.WORDS | society.WORDS
PLACES: dict[str, Say] = central.PLACES | possessions.PLACES | election.PLACES | society.PLACES
TARGETS: dict[str, Say] = society.TARGETS


class Names(Saying):
    """The words of The Prodigals Club."""

    package = "squander.games.prodigals_club"
    prompts, labels, words, places, targets, reasons = PROMPTS, LABELS, WORDS, PLACES, TARGETS, REASONS

    def rule(self, f: Frame) -> str:
        """Without what distinguishes its variants: `society.Move:down/diag:lady` is `society.Move`."""
        return f.rule.name.split(":")[0].rstrip("0123456789")

    def clause(self, code: int) -> str:
        return clause_id(code)

    def reason(self, g: Game, f: Frame, option: int, code: int) -> str:
        """Of moves shown together, the one that is refused."""
        if isinstance(f.rule, Together):
            f, _, option = society.shown_move(f, option)
        return super().reason(g, f, option, code)

    def tell(self, g: Game, note: Note) -> str:
        return telling.tell(g, note)
