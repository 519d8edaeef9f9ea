"""The bots of a day's deal answer alike wherever it is played."""

import pytest

from squander.bots.luck import luck_of
from squander.bots.specs import is_timed
from squander.cli.seats import answer_of
from squander.games import begin, games
from squander.play.daily_deal import PLAYER, daily
from squander.server.bots.pool import job_for
from squander.server.bots.thinker import think

ANSWERS = 12


@pytest.mark.parametrize("game", games())
def test_a_servers_bots_answer_as_those_of_a_terminal(game: str) -> None:
    """A server's bots think about a guess that came as text, those of a terminal beside the real cards."""
    deal = daily(game, "2026-11-17")
    assert not any(is_timed(bot) for bot in deal.bots)
    g, asked = begin(game, deal.players, deal.seed, deal.options), 0
    while asked < ANSWERS:
        bot = "random" if g.question.who == PLAYER else deal.bots[g.question.who - 1]
        option = answer_of(bot, g)
        if bot != "random" and len(g.options) > 1:
            asked += 1
            assert int(think(job_for(g, bot, luck_of(deal.seed, g)))) == option
        g.choose(option)
