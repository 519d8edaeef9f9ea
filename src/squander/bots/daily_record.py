"""The record of a deal of the day, looked through: whether it is that deal, and whether its bots played it."""

from squander.bots import answer, make
from squander.bots.luck import luck_of
from squander.kernel.errors import BadRecord
from squander.kernel.game import Game
from squander.play.daily_deal import PLAYER, Daily, Result, result_of, spoken
from squander.play.records import Choice, Record, positions


def checked(record: Record, deal: Daily) -> Result:
    """What came of it, with every choice taken once more and every bot asked once more; one sentence otherwise."""
    require_deal(record, deal)
    end = None
    for number, g in enumerate(positions(record)):
        if number < len(record.choices):
            require_bots_answer(g, deal, record.choices[number])
        end = g
    if end is None or not end.over:
        raise BadRecord("This game is not over yet; its result is known at its end.")
    return result_of(end)


def require_deal(record: Record, deal: Daily) -> None:
    if record.game != deal.game or record.setup.seed.partition(" ")[0] != deal.day:
        raise BadRecord(f"This is no game of the deal of {spoken(deal.day)}.")
    if record.setup.seed != deal.seed:
        raise BadRecord("This deal was dealt by another version; only that one can tell its result.")
    if (record.setup.players, record.setup.options) != (deal.players, deal.options):
        raise BadRecord("This is the seed of the day's deal, but it was played with other options.")


def require_bots_answer(g: Game, deal: Daily, choice: Choice) -> None:
    question = g.question
    if question.who == PLAYER or len(g.options) == 1:
        return
    bot = deal.bots[question.who - 1]
    option = answer(make(bot, deal.game, luck_of(deal.seed, g)), g)
    word = g.kind.words.word(g, question.frame, option)
    if word != choice.word:
        raise BadRecord(f"Ply {g.plies + 1}: {bot} would have answered {word}, but the record has {choice.word}.")
