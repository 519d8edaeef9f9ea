"""One round of both games: planning, errands, end (PL-START, PL-ROUND, PL-ERRAND, PL-ENDROUND)."""

from tests.games.last_will.laying_out import on
from tests.games.prodigals_last_will.table import Table, fresh, table
from tests.helpers.clauses import clause


@clause("PL-ROUND-01", "PL-ROUND-02")
def test_phases_follow_each_other() -> None:
    t = fresh("ES", 3, noting=True)
    seen: list[str] = []
    while t.c.round == 1:
        name = t.asked
        if not seen or seen[-1] != name:
            seen.append(name)
        words = t.words()
        t.choose("end" if "end" in words else words[0])
    own = [name for name in seen if name in ("will.KeepFirstCards", "will.TakePlan", "both.SendErrandBoy", "both.Act")]
    assert list(dict.fromkeys(own)) == ["will.KeepFirstCards", "will.TakePlan", "both.SendErrandBoy", "both.Act"]
    notes = t.notes()
    order = ["club.central", "offering", "plans", "ends turn", "election.park", "society.dame calls", "club.round"]
    places = [notes.index(what) for what in order[:-1]] + [len(notes) - 1 - notes[::-1].index("club.round")]
    assert places == sorted(places)


@clause("PL-ROUND-04")
def test_two_players_block_plans() -> None:
    t = table("E", 2, phase="planning", starter=1)
    asked = []
    for _ in range(4):
        asked.append((t.asked, t.who))
        t.choose(t.words()[0])
        while t.asked == "will.ChooseDeck":
            t.choose(t.words()[0])
    assert asked == [("will.BlockPlan", 1), ("will.BlockPlan", 0), ("will.TakePlan", 0), ("will.TakePlan", 1)]
    t = table("E", 3, phase="planning")
    assert t.asked == "will.TakePlan"
    assert t.g.question.prompt.endswith("With any of them you have 1 errand boy more.")


@clause("PL-ROUND-05", "PL-SCORE-10")
def test_the_fifth_round_is_the_last() -> None:
    t = table("E", 2, phase="end", round=4)
    assert t.c.round == 5
    t = table("E", 2, phase="end", round=5)
    assert t.g.over
    assert t.w.round == 5
    assert t.g.view()["last-will"]["rounds"] == 5


@clause("PL-ROUND-06", "PL-ENDROUND-08")
def test_both_games_count_the_same_rounds() -> None:
    t = table("ES", 4, phase="errands", round=3)
    t.send("club.E-hydepark").expect(megaphones=t.box.park_megaphones[2])
    slots = t.g.view()["last-will"]["offering"]
    assert [slot["deck"] for slot in slots] != [s["deck"] for s in fresh("ES", 4).g.view()["last-will"]["offering"]]
    t.until("will.TakePlan")
    assert t.c.round == t.w.round == 4


@clause("PL-START-03")
def test_the_marker_passes_to_the_left() -> None:
    t = table("E", 3, phase="end", starter=1)
    assert t.w.starter == 2
    assert (t.asked, t.who) == ("will.TakePlan", 2)
    t = table("E", 3, phase="end", starter=2)
    assert t.w.starter == 0


@clause("PL-START-04")
def test_the_leftmost_plan_goes_first_everywhere() -> None:
    t = table("ES", 3, phase="planning", starter=0)
    t.plan(5).plan(1).plan(3)
    order = []
    while t.asked == "both.SendErrandBoy":
        order.append(t.who)
        t.send_anywhere()
    assert order[:6] == [1, 2, 0, 1, 2, 0]
    assert t.who == 1
    assert t.c.order == t.w.order == [1, 2, 0]
    t.choose("end")
    assert t.who == 2


@clause("PL-ERRAND-02")
def test_boys_go_to_the_boards_of_both_games() -> None:
    t = table("ES", 4, phase="errands", plans=[1, 2, 3, 0])
    for space in ("opera_1", "market_1", "single_1", "club.E-vote", "club.S-down", "club.E1", "club.central-card"):
        assert t.can(space)
    first = t.who
    t.cannot(f"unknown_{2 if first == 0 else 1}", "LW-ERRAND-34")
    t.send("opera_1").expect(cash=-2, boys=-1)
    t.cannot("opera_1", "LW-ERRAND-05")
    t.send("club.E-hydepark").expect(megaphones=t.box.park_megaphones[0], boys=-1)
    t.cannot("club.E-hydepark", "PC-ERRAND-05")
    t.send("club.E-vote").expect(votes=-1)
    t.send("club.E-vote").expect(votes=-1)
    assert t.who == first


@clause("PL-ERRAND-05")
def test_who_has_no_boy_left_is_skipped() -> None:
    t = table("E", 4, phase="errands", plans=[0, 1, 2, 4])
    turns = []
    while t.asked == "both.SendErrandBoy":
        turns.append(t.who)
        t.send_anywhere()
    assert turns == [0, 1, 2, 3, 0, 1, 2, 3, 1, 2]


@clause("PL-ERRAND-06")
def test_nobody_passes() -> None:
    t = table("ES", 3, phase="errands")
    while t.asked == "both.SendErrandBoy":
        assert not {"none", "end", "pass"} & set(t.words())
        t.send_anywhere()


def crowded(*free: str) -> Table:
    """The first boy is to go, and only these spaces are left."""
    t = table("E", 2, phase="errands")
    for number, space in enumerate(t.c.layout.spaces):
        if number and space.name not in free:
            t.c.figures = [0b11 if i == number else there for i, there in enumerate(t.c.figures)]
    t.w.figures = [-1 if space.name in free else 1 for space in t.w.layout.spaces]
    return t.ask_again()


@clause("PL-ERRAND-06")
def test_the_last_free_space_is_taken_without_asking_and_then_turns_go_by() -> None:
    assert crowded("E-vote", "opera_1").words() == ["club.E-vote", "opera_1"]
    t = crowded("opera_1")
    assert t.asked == "both.Act"
    assert [t.heir(who).cash for who in range(2)] == [68, 70]
    assert t.w.figures.count(0) == 1
    t = crowded()
    assert t.asked == "both.Act"
    assert [t.heir(who).cash for who in range(2)] == [70, 70]


@clause("PL-ERRAND-07", "PL-ENDROUND-04")
def test_cards_of_both_games_are_one_hand_of_five() -> None:
    four = ["e-fox", "e-heckle", "e-umbrellas", "e-lords"]
    t = table("E", 2, phase="end", will=["dinner", "ball", "theatre"], club=four)
    assert t.asked == "both.DiscardDown"
    assert set(t.words()) == {*four, "none"}
    t.choose("e-fox", "none")
    assert t.asked == "both.KeepCards"
    assert "all" not in t.words()
    t.choose("ball", "theatre")
    assert (t.will_hand(), sorted(t.hand())) == (["theatre", "ball"], sorted(four[1:]))
    t = table("E", 2, phase="end", will=["dinner", "ball", "theatre"], club=four)
    t.choose("e-fox", "e-heckle", "all")
    assert (len(t.will_hand()), len(t.hand())) == (3, 2)


@clause("PL-ENDROUND-03", "PL-ENDROUND-04")
def test_hands_are_cut_to_five() -> None:
    seven = ["e-fox", "e-heckle", "e-umbrellas", "e-lords", "e-anthem", "e-sober", "e-encore"]
    t = table("E", 2, phase="end", club=seven)
    t.cannot("none", "PL-ENDROUND-04")
    t.choose("e-fox")
    t.cannot("none", "PL-ENDROUND-04")
    t.choose("e-heckle")
    assert len(t.hand()) == 5
    assert t.c.round == 2
    t = table("E", 2, phase="end", club=seven[:5])
    assert t.asked == "will.BlockPlan"
    t = table("E", 2, phase="end", club=seven[:5], will=["dinner"])
    t.choose("none")
    assert t.asked == "will.BlockPlan"
    assert (len(t.hand()), t.will_hand()) == (5, [])


@clause("PL-ENDROUND-05")
def test_school_chums_raise_the_limit_by_two_each() -> None:
    seven = ["e-fox", "e-heckle", "e-umbrellas", "e-lords", "e-anthem", "e-sober", "e-encore"]
    t = table("E", 2, phase="end", club=seven, will_board=["school_chum"])
    assert t.asked == "will.BlockPlan"
    t = table("E", 2, phase="end", club=seven, will=["dinner", "ball", "theatre"], will_board=["school_chum"] * 2)
    t.choose("e-fox", "all")
    assert (len(t.hand()), len(t.will_hand())) == (6, 3)


@clause("PL-ENDROUND-06")
def test_wild_cards_return() -> None:
    t = table("E", 2, phase="end", will=["wild", "dinner"])
    t.choose("all")
    assert t.will_hand() == ["dinner"]
    assert "returns wild" in t.notes()
    t = table("E", 2, phase="end", will=["wild"], club=["e-fox"])
    assert t.will_hand() == []
    assert t.hand() == ["e-fox"]


@clause("PL-ENDROUND-01")
def test_hyde_park_and_dame_beatrice_run_as_usual() -> None:
    markers = [(16, "left"), (14, "left"), (12, "middle"), (10, "right")]
    t = table("ES", 2, round=2, megaphones=3, dame="rows", markers=markers)
    t.choose("end", "end")
    t.until("will.BlockPlan")
    assert t.votes(0) == 22 - t.box.park_rewards[1][0]
    assert t.votes(1) == 23
    assert "society.dame calls" in t.notes()
    assert t.markers()[2:] == [(14, "middle"), (12, "right")]


@clause("PL-ENDROUND-02")
def test_the_closing_steps_of_both_games_are_done() -> None:
    t = table("ES", 3, phase="errands", club_board=["e-b-secretary"], will_board=[on("reservation"), "manor_damp"])
    while t.asked == "both.SendErrandBoy":
        t.send_anywhere()
    t.act("club.e-b-secretary").act("reservation")
    value = t.heir().board[1].step
    t.until("will.TakePlan")
    assert t.seat().used == []
    assert not t.heir().board[0].used
    assert t.heir().board[1].step == value + 1
    assert set(t.w.figures) == {-1}
    assert set(t.c.figures) == {0}
    assert t.e.seats[0].megaphones == 0
    assert [t.heir(who).actions for who in range(3)] == [0] * 3


@clause("PL-ENDROUND-07")
def test_houses_rot_before_the_end_is_checked() -> None:
    market = {"manor_house": -3}
    t = table("E", 2, phase="end", cash=0, will_board=[on("manor_damp", step=4)], market=market)
    assert t.g.over  # worth 5 less 3 before, 3 less 3 after
    assert t.score("LW") == 0
    t = table("E", 2, phase="end", cash=0, will_board=[on("manor_damp", step=4, used=True)], market=market)
    assert not t.g.over
