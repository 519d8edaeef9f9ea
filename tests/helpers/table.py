"""What the play languages of all games share: reading the open question, answering it, being refused."""

from typing import Self

import squander
from squander.kernel.game import Ask, Game
from squander.kernel.pieces import line_of
from squander.kernel.question import Refusal


class AnyTable:
    """A position and the words to play on it."""

    def __init__(self, g: Game) -> None:
        self.g = g
        g.noting = True

    def faults(self) -> list[str]:
        """What is wrong with the position; each game knows what must hold."""
        raise NotImplementedError

    # --- looking ---

    @property
    def who(self) -> int:
        return self.g.question.who

    @property
    def asked(self) -> str:
        """The open question's name."""
        return "over" if self.g.over else self.g.question.name

    def words(self) -> list[str]:
        """The legal answers in the record's notation."""
        return [self.word(option) for option in self.g.question.options]

    def labels(self) -> list[str]:
        """The legal answers as a player reads them."""
        return [self.g.question.label(option) for option in self.g.question.options]

    def word(self, option: int) -> str:
        f = self.g.asked
        assert f is not None
        return self.g.kind.words.word(self.g, f, option)

    def refused(self) -> dict[str, Refusal]:
        return {self.word(r.option): r for r in self.g.question.refused}

    def notes(self) -> list[str]:
        return [note.what for note in line_of(self.g.log)]

    def worth(self, who: int = 0) -> tuple[int, list[tuple[str, int]]]:
        """What decides for a seat, and into what it splits."""
        worth = self.g.kind.worth(self.g, who)
        return worth.amount, [(part.name, part.amount) for part in worth.parts]

    def expenses(self, who: int = 0) -> list[str]:
        """What a seat gave away so far and on what, in the order of the notes."""
        found = [self.g.kind.expense(self.g, note) for note in line_of(self.g.log) if note.who == who]
        return [f"{one.sign}{one.amount} {one.on}" for one in found if one is not None]

    def is_meant(self, word: str, by: str) -> bool:
        """Whether a test may say it so; a card's copy need not be named."""
        return by in (word, word.rsplit(".", 1)[0])

    # --- playing ---

    def choose(self, *words: str) -> Self:
        """Answer questions one after the other in the record's notation."""
        for word in words:
            self.tries_are_judged_alike()
            options = [o for o in self.g.question.options if self.word(o) == word]
            options += [o for o in self.g.question.options if self.is_meant(self.word(o), word)]
            assert options, f"{word!r} is not offered by {self.asked}: {self.words()}, refused {self.refused()}"
            self.g.choose(options[0])
            assert not self.faults(), self.faults()
        return self

    def ask_again(self) -> Self:
        """Put the question anew, after a hand has changed the position."""
        f = self.g.asked
        assert f is not None
        self.g.asked, self.g.options = None, ()
        self.g.then(f)
        self.g.advance()
        return self

    # --- expecting ---

    def tries_are_judged_alike(self) -> None:
        """What is offered is just what nothing forbids, however fast it was found."""
        f = self.g.asked
        assert f is not None
        assert isinstance(f.rule, Ask)
        allowed = [option for option in f.rule.candidates(self.g, f) if f.rule.obstacle(self.g, f, option) == 0]
        assert sorted(allowed) == sorted(self.g.options), f"{self.asked} offers {self.words()}, not {allowed}"

    def offers(self, word: str) -> bool:
        """Whether the open question takes this answer."""
        return any(self.is_meant(legal, word) for legal in self.words())

    def can(self, word: str) -> bool:
        return self.offers(word)

    def cannot(self, word: str, clause: str) -> Self:
        """The candidate is there, refused for this clause, and choosing it changes nothing."""
        refused = [r for w, r in self.refused().items() if self.is_meant(w, word)]
        assert refused, f"{word!r} is not refused by {self.asked}: legal {self.words()}, refused {self.refused()}"
        assert not self.offers(word), f"{word!r} is also legal"
        assert refused[0].clause == clause, f"refused by {refused[0]}, not {clause}"
        before = self.g.digest()
        try:
            self.g.choose(refused[0].option)
        except squander.NotOffered:
            assert self.g.digest() == before
            return self
        raise AssertionError("a refused option was accepted")
