"""What only the combination says: what its cards cost, and why not this, now."""

from squander.kernel.pieces import line_of
from tests.games.prodigals_last_will.table import Table, table

SIX = ["e-fox", "e-heckle", "e-umbrellas", "e-lords", "e-anthem", "e-sober"]


def label(t: Table, word: str) -> str:
    return next(text for legal, text in zip(t.words(), t.labels(), strict=True) if t.is_meant(legal, word))


def why_not(t: Table, word: str) -> str:
    return next(refusal.reason for name, refusal in t.refused().items() if t.is_meant(name, word))


def test_a_white_central_card_names_the_actions_that_are_really_paid() -> None:
    t = table("E", round=4, club=["c-lwe-1", "c-lwe-2"], actions=3)
    assert label(t, "club.c-lwe-2").startswith("Play Uncle's Portrait on Every Lamp Post (2 actions): five times: ")
    t = table("E", round=4, club=["c-lwe-1", "c-lwe-2"], will_board=["social_secretary"], actions=1)
    assert label(t, "club.c-lwe-2").startswith(
        "Play Uncle's Portrait on Every Lamp Post (1 action; 1 action by Social Secretary): "
    )
    assert label(t, "club.c-lwe-1").startswith("Play Legacy to the Hecklers (1 action by Social Secretary): ")
    t.act("club.c-lwe-1").expect()


def test_why_a_white_central_card_cannot_be_paid() -> None:
    t = table("E", round=4, club=["c-lwe-1", "c-lwe-2"], actions=1)
    assert why_not(t, "club.c-lwe-2") == "It takes 2 actions, and you have 1 left."
    t = table("E", round=4, club=["c-lwe-1", "c-lwe-2"], actions=0)
    assert why_not(t, "club.c-lwe-1") == "It takes 1 action, and you have none left."
    t = table("E", round=4, club=["c-lwe-2"], will_board=["social_secretary"], actions=0)
    assert why_not(t, "club.c-lwe-2") == "It takes 2 actions, and you have none left but 1 for white cards."


def test_the_clubs_cards_name_no_actions() -> None:
    t = table("E", club=["e-slurred"], actions=0)
    assert label(t, "club.e-slurred") == "Play Slurred Speech: lose 1 vote; get 1 megaphone"


def test_the_limit_of_both_hands_together() -> None:
    t = table("E", 2, phase="end", club=SIX, will=["dinner"])
    assert why_not(t, "none") == "You hold 6 cards of the Club and may keep 5 of both games together."
    t = table("E", 2, phase="end", club=SIX[:3], will=["dinner", "ball", "theatre"])
    t.choose("none")
    assert t.asked == "both.KeepCards"
    assert why_not(t, "all") == "You may keep 2 of your 3 cards of Last Will."


def test_money_of_last_will_bounds_what_the_clubs_cards_spend() -> None:
    board = ["c-pe-1"]
    t = table("E", club_board=board, will_board=["manor_damp"], cash=0).act("club.c-pe-1")
    assert label(t, "spend-1") == "Spend £1 (but you have nothing to spend)"
    t.choose("spend-1").expect()
    assert "{who} has nothing to spend." in [t.g.kind.words.tell(t.g, note) for note in line_of(t.g.log)]
    t = table("E", club_board=board, cash=0).act("club.c-pe-1")
    assert label(t, "spend-1") == "Spend £1"
    t.choose("spend-1").expect(cash=-1)
