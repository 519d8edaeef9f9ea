"""Moves, group moves, Dame Beatrice (PC-SOCIETY, PC-MOVE, PC-BEATRICE, PC-EFFECT, PC-COMBO)."""

from squander.games.prodigals_club.content import open_box
from tests.games.prodigals_club.table import Place, Table, table
from tests.helpers.clauses import clause

SPREAD: list[Place] = [(12, "left"), (12, "right"), (8, "middle"), (4, "left")]
HIGH: list[Place] = [(14, "left"), (16, "middle"), (16, "right"), (16, "left")]


@clause("PC-SOCIETY-01", "PC-SOCIETY-05", "PC-SCORE-07")
def test_the_score_is_what_lies_under_the_markers() -> None:
    assert table(markers=[(16, "left"), (14, "left"), (12, "right"), (10, "middle")]).score("S") == 52
    assert table(markers=[(-2, "left"), (-2, "middle"), (-2, "right"), (0, "left")]).score("S") == -6


@clause("PC-SOCIETY-03", "PC-SOCIETY-04", "PC-SOCIETY-05", "PC-SOCIETY-06", "PC-BEATRICE-24")
def test_the_scoreboard() -> None:
    box = open_box(None)
    assert box.rows[0] == 16
    assert box.rows[-1] < 0
    assert [a - b for a, b in zip(box.rows, box.rows[1:], strict=False)] == [2] * (len(box.rows) - 1)
    assert [row for row in box.rows if 6 <= row <= 12] == [12, 10, 8, 6]
    assert len(box.space_symbols) == 3 * len(box.rows)


@clause("PC-SOCIETY-07")
def test_a_symbol_space_counts_while_a_marker_stands_there() -> None:
    t = table("ES", hand=["s-soup"], markers=[(12, "middle"), (16, "left"), (16, "middle"), (16, "right")])
    assert t.symbols("dog") == 0
    t.use("s-soup", "lady.1.down", "none")
    assert t.symbols("dog") == 1
    t = table("ES", hand=["s-soup"], markers=[(10, "middle"), (16, "left"), (16, "middle"), (16, "right")])
    t.use("s-soup", "lady.1.down", "none")
    assert t.symbols("dog") == 0


@clause("PC-SOCIETY-08", "PC-SOCIETY-10", "PC-COMBO-03", "PC-COMBO-05")
def test_worked_example_of_moves_per_symbol() -> None:
    markers: list[Place] = [(12, "middle"), (16, "left"), (16, "middle"), (16, "right")]
    t = table("PS", board=["s-b-terrier"], tiles=["A5"], markers=markers)
    t.use("s-b-terrier", "lady.1.down").expect(steps=1)
    assert t.asked == "club.Act"
    assert t.symbols("dog") == 2
    t = table("PS", board=["s-b-terrier"], tiles=["A5"], markers=[(10, "middle"), *markers[1:]])
    t.use("s-b-terrier", "lady.1.down", "lady.1.down").expect(steps=2)


@clause("PC-SOCIETY-09")
def test_symbols_are_counted_before_any_move() -> None:
    markers: list[Place] = [(10, "left"), (16, "left"), (16, "middle"), (16, "right")]
    t = table("ES", hand=["s-spoons"], markers=markers).use("s-spoons")
    assert t.words() == [
        w for w in t.words() if "left" in w or "right" in w or w == "none"
    ]  # no silver: only the side step
    t = table("ES", hand=["s-spoons"], markers=[(8, "left"), *markers[1:]]).use("s-spoons", "lady.1.down")
    t.choose("lady.1.right").expect(steps=1)


@clause("PC-SOCIETY-12")
def test_on_with_one_card_off_with_another() -> None:
    markers: list[Place] = [(12, "middle"), (16, "left"), (16, "middle"), (16, "right")]
    t = table("ES", hand=["s-soup", "e-bulldog"], board=["s-b-cravat"], markers=markers)
    t.use("s-b-cravat", "lady.1.down").use("e-bulldog").expect(votes=-1)
    t.use("s-soup", "lady.1.down", "none")
    assert t.symbols("dog") == 0


@clause("PC-SOCIETY-13", "PC-SOCIETY-14", "PC-MOVE-08", "PC-MOVE-09")
def test_move_errands() -> None:
    def sent(space: str, *answers: str) -> Table:
        return table("ES", 4, phase="errands", markers=HIGH).send(space, *answers)

    sent("S-stairs", "lady.1.down", "lady.1.right").expect(steps=1)
    sent("S-couple", "lady.1.down", "gentleman.2.down").expect(steps=2)
    sent("S-down", "lady.1.down").expect(steps=1)
    sent("S-ballroom", "lady.1.down-right", "none").expect(steps=1)


@clause("PC-MOVE-01", "PC-MOVE-02", "PC-EFFECT-29")
def test_a_colour_limits_the_choice() -> None:
    t = table(hand=["s-cigar"], markers=SPREAD).use("s-cigar")
    t.cannot("lady.1.down", "PC-MOVE-01")
    t.choose("gentleman.1.down", "gentleman.2.down", "gentleman.1.down").expect(steps=3)
    t = table(hand=["s-cigar"], markers=SPREAD).use("s-cigar", "gentleman.1.down", "none").expect(steps=1)
    t = table(hand=["s-soup"], markers=SPREAD).use("s-soup")
    assert {word.split(".")[0] for word in t.words()} == {"lady", "gentleman", "none"}
    assert len(t.words()) == 5


@clause("PC-MOVE-03", "PC-MOVE-08")
def test_only_into_empty_spaces_also_between_two_moves() -> None:
    markers: list[Place] = [(16, "left"), (12, "left"), (16, "middle"), (16, "right")]
    t = table(hand=["s-soup"], markers=markers).use("s-soup", "lady.1.down")
    t.cannot("lady.1.down", "PC-MOVE-03")


@clause("PC-MOVE-04", "PC-MOVE-11", "PC-EFFECT-03")
def test_down_is_straight_down() -> None:
    t = table(hand=["s-soup"], markers=SPREAD).use("s-soup")
    assert all(word == "none" or word.endswith(".down") for word in t.words())
    t.choose("lady.1.down")
    assert t.markers()[0] == (10, "left")


@clause("PC-MOVE-05", "PC-MOVE-06", "PC-MOVE-12", "PC-MOVE-07")
def test_diagonals_and_edges() -> None:
    bottom: list[Place] = [(12, "left"), (12, "middle"), (-4, "middle"), (-4, "left")]
    t = table(hand=["s-cut"], markers=bottom).use("s-cut")
    t.cannot("lady.1.down-left", "PC-MOVE-06")
    t.cannot("gentleman.1.down-left", "PC-MOVE-06")
    t.choose("lady.2.down-right")
    assert t.markers()[1] == (10, "right")
    t.choose("lady.1.down-right")
    assert t.markers()[0] == (10, "middle")
    t = table(hand=["s-proposal"], markers=SPREAD).use("s-proposal")
    assert {"lady.1.down", "lady.1.down-right"} <= set(t.words())


@clause("PC-MOVE-05", "PC-MOVE-06")
def test_sideways_into_the_corner_and_not_beyond() -> None:
    t = table(hand=["s-spoons"], markers=[(16, "middle"), (10, "left"), (12, "right"), (12, "middle")]).use("s-spoons")
    t.choose("lady.1.left")
    assert t.markers()[0] == (16, "left")
    t = table(hand=["s-spoons"], markers=[(16, "left"), (10, "left"), (12, "right"), (12, "middle")]).use("s-spoons")
    t.cannot("lady.1.left", "PC-MOVE-06")


@clause("PC-MOVE-10")
def test_moves_need_not_be_used() -> None:
    table(hand=["s-soup"], markers=SPREAD).use("s-soup", "none").expect()
    table(hand=["s-soup"], markers=SPREAD).use("s-soup", "lady.1.down", "none").expect(steps=1)


# --- the last page --------------------------------------------------------------------------------------------

ROW: list[Place] = [(12, "left"), (12, "right"), (12, "middle"), (4, "left")]


@clause("PC-EFFECT-22", "PC-EFFECT-25")
def test_row_move() -> None:
    t = table(hand=["s-fork"], markers=ROW).use("s-fork")
    assert t.words() == ["row.12", "row.4", "none"]
    t.choose("row.12")
    assert t.words() == ["lady.1.down1", "lady.2.down1", "gentleman.1.down1", "none"]
    t.choose("gentleman.1.down1")
    assert t.words() == ["lady.1.down1", "lady.2.down1", "none"]
    t.choose("lady.2.down1", "none").expect(steps=2)
    table(hand=["s-fork"], markers=ROW).use("s-fork", "none").expect()


@clause("PC-EFFECT-23", "PC-EFFECT-25")
def test_colour_and_column_move() -> None:
    markers: list[Place] = [(12, "left"), (10, "left"), (16, "right"), (16, "left")]
    t = table(hand=["s-gallery"], markers=markers).use("s-gallery", "gentleman.1.left")
    assert t.words() == ["lady.2.down1", "lady.2.down2", "none"]
    t.cannot("lady.1.down1", "PC-MOVE-03")
    t.choose("lady.2.down1")
    t.cannot("lady.1.down2", "PC-MOVE-03")
    t.choose("lady.1.down1").expect(steps=2)
    t = table(hand=["s-gallery"], markers=markers).use("s-gallery", "lady.2.down2", "lady.1.down2", "none")
    t.expect(steps=4)


@clause("PC-EFFECT-24")
def test_row_and_colour_move() -> None:
    t = table(hand=["s-duet"], markers=ROW).use("s-duet")
    t.cannot("row.4", "PC-EFFECT-24")
    t.choose("row.12", "lady.1.down2", "lady.2.down1").expect(steps=3)


@clause("PC-EFFECT-26", "PC-EFFECT-28")
def test_leapfrog() -> None:
    markers: list[Place] = [(12, "left"), (16, "left"), (10, "left"), (4, "left")]
    t = table(board=["s-b-queue"], markers=markers).use("s-b-queue", "lady.1").expect(steps=2)
    assert t.markers()[0] == (8, "left")


@clause("PC-EFFECT-27")
def test_impossible_leaps() -> None:
    markers: list[Place] = [(12, "left"), (16, "left"), (10, "left"), (8, "left")]
    t = table(board=["s-b-queue"], hand=["s-soup"], markers=markers).use("s-b-queue").expect()
    assert t.asked == "club.Act"  # nobody can: one has nobody below, the other's landing is taken
    free: list[Place] = [(12, "left"), (10, "left"), (4, "left"), (-4, "right")]
    t = table(board=["s-b-queue"], markers=free).use("s-b-queue")
    t.cannot("lady.2", "PC-EFFECT-27")
    t.cannot("gentleman.1", "PC-MOVE-01")
    edge: list[Place] = [(-2, "left"), (16, "left"), (-4, "left"), (4, "left")]
    table(board=["s-b-queue"], markers=edge).use("s-b-queue").expect()


@clause("PC-COMBO-03", "PC-COMBO-04")
def test_moves_per_symbol_may_go_to_one_marker() -> None:
    t = table("PS", board=["s-b-terrier"], tiles=["A5", "A6", "C5"], markers=HIGH)
    t.use("s-b-terrier", "lady.1.down", "lady.1.down", "lady.1.down").expect(steps=3)


@clause("PC-COMBO-06", "PC-COMBO-07")
def test_moves_per_marker_on_six() -> None:
    markers: list[Place] = [(6, "left"), (6, "right"), (16, "left"), (16, "right")]
    t = table(board=["s-b-six"], markers=markers).use("s-b-six", "lady.1.down", "gentleman.1.down").expect(steps=2)
    assert t.asked == "club.Act"
    one: list[Place] = [(6, "left"), (8, "right"), (4, "right"), (16, "right")]
    t = table(board=["s-b-six"], markers=one).use("s-b-six", "lady.1.down").expect(steps=1)
    assert t.asked == "club.Act"
    none: list[Place] = [(8, "left"), (8, "right"), (4, "right"), (16, "right")]
    assert table(board=["s-b-six"], markers=none).use("s-b-six").expect().asked == "club.Act"
