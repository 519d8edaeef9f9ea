"""A seat for who reads and writes: the table, the question and its options as short prose, answers by word.

from squander.envs import text
table = text.Table("last-will", players=2, opponents=["greedy"], seed=1)
print(table.look())
"""

from collections.abc import Sequence

from squander.envs import drawing
from squander.envs.opponents import Opponents
from squander.games import begin, package_of
from squander.games.english import plain
from squander.kernel.errors import GameIsOver, NotOffered
from squander.kernel.game import Game
from squander.kernel.pieces import Note
from squander.play.places import places
from squander.play.seating import YOU
from squander.play.story import notes_for, story
from squander.play.typed import Choice, labels_of, matching, offered, refused

HOW = "Answer with one of the words before the colons."


class Table:
    """One seat is yours, bots hold the others. Whatever is told is what your seat may know."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: Sequence[str] = ("greedy",),
        seat: int = 0,
        seed: int | str | None = None,
        **options: object,
    ) -> None:
        self.game = begin(game, players, seed, options, noting=True)
        self.opponents = Opponents(game, players, seat, list(opponents))
        self.seat = seat
        self.read = 0  # how many notes of the log have been told
        self.opponents.sit_down(self.game)
        self.opponents.play_on(self.game)

    @property
    def over(self) -> bool:
        return self.game.over

    def look(self, whole: bool = False) -> str:
        """What has happened, the table, and the question; `whole` shows all of the table."""
        return "\n".join([*self.news(), state(self.game, self.seat, whole), asked(self.game)])

    def news(self) -> list[str]:
        """What happened since this was asked last."""
        notes = notes_for(self.game, self.seat)
        since, self.read = notes[self.read :], len(notes)
        return happened(self.game, since, self.seat)

    def why_not(self, word: str = "") -> str:
        """Why something is not possible now; without a word, everything that is not."""
        return reasons(self.game, word)

    def choose(self, word: str) -> str:
        """Answer and let the others play on; what happened, and the next question. What is not offered raises
        NotOffered with the reason."""
        self.game.choose(option_for(self.game, word))
        self.opponents.play_on(self.game)
        return "\n".join([*self.news(), asked(self.game)])


def names_for(g: Game, seat: int) -> list[str]:
    return [YOU if who == seat else f"Player {who + 1}" for who in range(g.players)]


def happened(g: Game, notes: list[Note], seat: int) -> list[str]:
    return [plain(sentence) for sentence in story(g, notes, names_for(g, seat))]


def state(g: Game, seat: int, whole: bool) -> str:
    return drawing.text(g, seat, names_for(g, seat), whole).rstrip()


def asked(g: Game) -> str:
    """The question with its answers, or how the game ended."""
    if g.over:
        return result(g)
    lines = [f"- {word_of(g, choice.option)}: {choice.label}" for choice in choices(g)]
    more = len(refused(g, names_for(g, g.question.who)))
    known = [f"Not possible now: {more} more; ask why not."] if more else []
    return "\n".join([g.question.prompt, *lines, *known, HOW])


def result(g: Game) -> str:
    """Places and what they came to."""
    screen = package_of(g.kind.id).screen()
    names = [f"Player {seat + 1}" for seat in range(g.players)]
    lines = [f"{one.standing.place}. {one.name}: {screen.result(one.standing)}" for one in places(g, names)]
    return "\n".join(["The game is over.", *lines])


def choices(g: Game) -> list[Choice]:
    if g.over:
        raise GameIsOver("The game is over; there is nothing left to choose.")
    return offered(g, names_for(g, g.question.who))


def word_of(g: Game, option: int) -> str:
    return g.kind.words.word(g, g.question.frame, option)


def option_for(g: Game, text: str) -> int:
    """The option of a word, or of words that fit one label only."""
    known = choices(g)
    wanted = text.strip()
    for option in g.options:
        if word_of(g, option) == wanted:
            return option
    found = matching(labels_of(known), wanted) if wanted else []
    if len(found) == 1:
        return known[found[0]].option
    raise NotOffered(ambiguous(g, wanted, [known[i] for i in found]) if found else refusal(g, wanted))


def ambiguous(g: Game, text: str, found: list[Choice]) -> str:
    words = ", ".join([word_of(g, choice.option) for choice in found])
    return f"{text!r} fits several answers: {words}. Name one of them."


def refusal(g: Game, text: str) -> str:
    """Why it is not possible, or that there is no such thing."""
    if text and (found := told_refusals(g, text)):
        return " ".join(found)
    words = ", ".join([word_of(g, choice.option) for choice in choices(g)])
    return f"{text!r} is no answer here; answer with one of: {words}."


def reasons(g: Game, text: str) -> str:
    if g.over:
        return "The game is over; nothing is asked."
    found = told_refusals(g, text)
    if found:
        return "\n".join(found)
    return f"Nothing that is refused now is called {text!r}." if text else "Nothing is refused here."


def told_refusals(g: Game, text: str) -> list[str]:
    """All of them, or those whose word or label fits."""
    refusals = refused(g, names_for(g, g.question.who))
    if text:
        by_word = [r for r in refusals if word_of(g, r.option) == text]
        refusals = by_word or [refusals[i] for i in matching([r.label for r in refusals], text)]
    return [f"{r.label}: {r.reason} [{r.clause}]" for r in refusals]
