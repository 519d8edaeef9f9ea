"""Actions, white and black cards, triggers, choices (PC-ACTION, PC-WHITE, PC-BLACK, PC-TRIGGER, PC-EFFECT)."""

from squander.kernel.pieces import line_of
from tests.games.prodigals_club.table import table
from tests.helpers.clauses import clause

HIGH = [(14, "left"), (16, "middle"), (16, "right"), (16, "left")]


@clause("PC-ACTION-01", "PC-ACTION-02", "PC-ACTION-07")
def test_one_turn_each_in_order_and_none_after_its_end() -> None:
    t = table(players=3, hand=["e-fox"], others={1: {"hand": ["e-heckle"]}})
    asked = []
    while t.asked == "club.Act":
        asked.append(t.who)
        t.end_turn()
    assert asked == [0, 1, 2]
    assert t.hand(0) == ["e-fox"]


@clause("PC-ACTION-02", "PC-ACTION-03", "PC-WHITE-01")
def test_any_number_of_actions_in_any_sequence() -> None:
    t = table(hand=["e-fox", "e-umbrellas"], board=["e-b-secretary"], bonus="bonus-vote")
    assert set(t.words()) == {"e-fox", "e-umbrellas", "e-b-secretary", "bonus-vote", "end"}
    t.use("e-umbrellas").expect(votes=-1, hand=-1)
    t.use("bonus-vote").expect(votes=-1)
    t.use("e-b-secretary").expect(votes=-1)
    t.use("e-fox").expect(megaphones=2)
    assert t.words() == ["end"]


@clause("PC-ACTION-05", "PC-SOCIETY-11")
def test_no_other_action_between_the_moves_of_one_card() -> None:
    t = table(hand=["s-soup", "e-fox"], markers=HIGH).use("s-soup", "lady.1.down")
    assert t.asked == "society.Move"
    assert "e-fox" not in t.words()


@clause("PC-ACTION-06", "PC-TRIGGER-09", "PC-TRIGGER-10")
def test_triggers_follow_the_card_by_themselves() -> None:
    t = table(hand=["e-workhouse"], board=["e-b-candour"]).use("e-workhouse").expect(votes=-2, megaphones=1)
    story = [(n.what, n.a) for n in line_of(t.g.log)]
    assert story[-3:] == [("election.loses", 1), ("election.megaphones", 1), ("election.loses", 1)]
    assert t.asked == "club.Act"


@clause("PC-ACTION-08")
def test_votes_are_lost_without_asking_and_moves_may_be_declined() -> None:
    table(hand=["e-lords"]).use("e-lords").expect(votes=-2)
    t = table(hand=["s-soup"], markers=HIGH).use("s-soup")
    assert t.can("none")
    t.choose("none").expect()


@clause("PC-ACTION-09", "PC-SPEND-09")
def test_an_action_without_effect_is_legal() -> None:
    table("PE", hand=["p-tips"], pounds=0, tiles=["A1"]).use("p-tips").expect(pounds=0)


@clause("PC-ACTION-04", "PC-ENDROUND-09", "PC-ENDROUND-17", "PC-WHITE-06")
def test_down_to_four_cards_of_ones_own_choice() -> None:
    six = ["e-fox", "e-heckle", "e-umbrellas", "e-lords", "e-anthem", "s-soup"]
    t = table(hand=six, played=["e-slurred", "e-sober"], others={1: {"hand": ["s-cut"] * 1}})
    t.end_actions()
    assert (t.asked, t.who) == ("club.DiscardDown", 0)
    assert set(t.words()) == set(six)
    t.choose("e-fox", "s-soup")
    assert sorted(t.hand()) == sorted(["e-heckle", "e-umbrellas", "e-lords", "e-anthem"])
    assert t.hand(1) == ["s-cut"]
    assert t.c.round == 2


@clause("PC-WHITE-01", "PC-WHITE-02", "PC-WHITE-03", "PC-ENDROUND-08")
def test_white_cards_lie_open_until_the_round_ends() -> None:
    t = table(hand=["e-umbrellas"]).use("e-umbrellas")
    assert t.played() == ["e-umbrellas"]
    assert t.hand() == []
    t.end_actions()
    assert t.c.round == 2
    assert t.played() == []
    assert "e-umbrellas" in [t.box.cards[card].id for card in t.c.gone]


@clause("PC-WHITE-04", "PC-WHITE-05", "PC-MEGAPHONE-02")
def test_megaphone_cards_stay_in_view_through_hyde_park() -> None:
    t = table("ES", 3, hand=["e-fox"], others={1: {"hand": ["s-soup"]}}).use("e-fox").end_turn()
    assert t.played(0) == ["e-fox"]
    t.end_actions()
    park = [(n.who, n.a) for n in line_of(t.g.log) if n.what == "election.park"]
    assert park == [(0, 2), (1, 0), (2, 0)]


# --- black cards ----------------------------------------------------------------------------------------------

SIX = ["e-b-candour", "e-b-landlord", "e-b-lodge", "e-b-crate", "e-b-band", "e-b-minutes"]


@clause("PC-BLACK-01", "PC-BLACK-05", "PC-BLACK-06", "PC-BLACK-09")
def test_laying_does_nothing_but_the_card_can_be_used_at_once_and_later() -> None:
    t = table(hand=["e-b-secretary"]).use("e-b-secretary").expect()
    assert t.board() == ["e-b-secretary"]
    t.use("e-b-secretary").expect(votes=-1)
    t.end_actions()
    assert t.c.round == 2
    assert t.board() == ["e-b-secretary"]
    t = table(hand=["e-b-secretary"]).use("e-b-secretary").end_actions()
    assert t.c.round == 2


@clause("PC-BLACK-02", "PC-BLACK-03", "PC-BLACK-04", "PC-BLACK-13", "PC-BLACK-16")
def test_the_seventh_card_drives_out_another_used_or_not() -> None:
    t = table(hand=["e-b-secretary"], board=SIX, used=["e-b-crate"]).use("e-b-secretary")
    assert t.asked == "club.MakeRoom"
    assert sorted(t.words()) == sorted(SIX)
    t.choose("e-b-crate")
    assert len(t.board()) == 6
    t.use("e-b-secretary").expect(votes=-1)
    t = table(hand=["e-b-secretary"], board=SIX).use("e-b-secretary", "e-b-candour")
    assert "e-b-candour" not in t.board()


@clause("PC-BLACK-07", "PC-BLACK-08", "PC-ENDROUND-10")
def test_once_a_round() -> None:
    t = table(board=["e-b-secretary"]).use("e-b-secretary").expect(votes=-1)
    t.cannot("e-b-secretary", "PC-BLACK-08")
    t.end_actions()
    assert t.seat().used == []


@clause("PC-BLACK-10", "PC-BLACK-11", "PC-BLACK-12", "PC-TRIGGER-02")
def test_a_standing_bonus_works_each_time_used_or_not() -> None:
    t = table(hand=["e-umbrellas", "e-lords", "e-heckle"], board=["e-b-candour", "e-b-band"], used=["e-b-band"])
    t.cannot("e-b-candour", "PC-BLACK-10")
    t.use("e-umbrellas").expect(votes=-2)
    t.use("e-lords").expect(votes=-3)
    t.use("e-heckle").expect(votes=-2, megaphones=2)


@clause("PC-BLACK-14")
def test_no_discarding_while_there_is_room() -> None:
    t = table(hand=["e-b-secretary"], board=SIX[:5]).use("e-b-secretary")
    assert t.asked == "club.Act"
    assert len(t.board()) == 6


@clause("PC-BLACK-15")
def test_a_discarded_card_keeps_what_it_gave_but_no_bonus() -> None:
    t = table(hand=["e-b-secretary", "e-heckle"], board=SIX).use("e-b-band").expect(megaphones=1)
    t.use("e-b-secretary", "e-b-band").expect()
    assert t.megaphones() == 1
    t.use("e-heckle").expect(megaphones=2, votes=-1)  # only A Reputation for Candour is left


@clause("PC-BLACK-17", "PC-PARTY-02")
def test_several_triggers_work_on_one_card() -> None:
    t = table(hand=["e-umbrellas"], board=["e-b-candour", "e-b-whig"])
    t.use("e-umbrellas").expect(votes=-3)


# --- triggers and party icons ---------------------------------------------------------------------------------


@clause("PC-TRIGGER-03", "PC-PARTY-02", "PC-PARTY-03", "PC-PARTY-04")
def test_one_party_triggers() -> None:
    for board, party in (("e-b-whig", "liberal"), ("e-b-tory", "conservative"), ("e-b-band", "offensive")):
        for card, icon in (("e-manifesto", "liberal"), ("e-fox", "conservative"), ("e-heckle", "offensive")):
            t = table(hand=[card], board=[board]).use(card)
            t.expect(megaphones=2, votes=-1 if icon == party else 0)


@clause("PC-TRIGGER-01", "PC-TRIGGER-08")
def test_triggers_neither_from_the_hand_nor_backwards() -> None:
    t = table(hand=["e-umbrellas", "e-b-candour"]).use("e-umbrellas").expect(votes=-1)
    t.use("e-b-candour").expect()


@clause("PC-PARTY-07")
def test_laying_black_cards_sets_nothing_off() -> None:
    table(hand=["e-b-whig"], board=["e-b-candour"]).use("e-b-whig").expect()


@clause("PC-PARTY-05", "PC-PARTY-06", "PC-COMBO-08")
def test_counting_cards_played_before() -> None:
    t = table(hand=["e-umbrellas", "e-fox", "e-heckle", "s-soup"], board=["e-b-minutes"], markers=HIGH)
    t.use("e-umbrellas").use("e-fox").use("e-heckle").use("s-soup", "none")
    t.use("e-b-minutes").expect(votes=-3)
    table(hand=["e-umbrellas"], board=["e-b-minutes"]).use("e-b-minutes").expect()


@clause("PC-TRIGGER-06", "PC-TRIGGER-07")
def test_megaphone_trigger_moves_a_marker_for_each() -> None:
    t = table("ES", hand=["e-fox"], board=["c-es-1"], markers=HIGH).use("e-fox")
    t.choose("lady.1.down", "lady.1.down").expect(megaphones=2, steps=2)
    t = table("ES", hand=["e-fox"], board=["c-es-1"], markers=HIGH).use("e-fox")
    t.choose("lady.1.down", "gentleman.2.down").expect(megaphones=2, steps=2)
    t = table("ES", hand=["e-fox"], board=["c-es-1"], markers=HIGH).use("e-fox", "none").expect(megaphones=2)
    t = table("ES", hand=["e-umbrellas"], board=["c-es-1"], markers=HIGH).use("e-umbrellas").expect(votes=-1)
    assert t.asked == "club.Act"
