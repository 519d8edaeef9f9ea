"""Set-up and handicaps (PC-SETUP, PC-HANDICAP)."""

from pathlib import Path

import pytest

import squander
from squander.games.prodigals_club.content import open_box
from squander.games.prodigals_club.society.state import COLUMNS
from squander.games.prodigals_club.terms import BLACK, CENTRAL, WHITE
from tests.games.prodigals_club.table import Table, fresh, table
from tests.helpers.clauses import clause

COMBINATIONS = ["PE", "PS", "ES", "PES"]


def new(**options: object) -> squander.Game:
    return squander.new("prodigals-club", **options)  # type: ignore[arg-type]


@clause("PC-SETUP-01")
def test_board_sides_follow_the_player_count() -> None:
    for players, own_spaces in ((2, False), (3, False), (4, True), (5, True)):
        names = [space.name for space in fresh("ES", players).c.layout.spaces]
        assert ("E1" in names) == own_spaces
        assert ("E-take-1" in names) != own_spaces
    for players in (1, 6):
        with pytest.raises(squander.BadSetup, match="takes 2 to 5 players"):
            new(players=players)


@clause("PC-SETUP-02", "PC-SETUP-03", "PC-SETUP-05")
def test_any_two_or_all_three_competitions() -> None:
    for letters in COMBINATIONS:
        t = fresh(letters)
        assert "".join(competition.letter for competition in t.c.layout.competitions) == letters
    assert new(players=2, seed=1).setup.options["competitions"] == ["election", "society"]
    named_backwards = new(players=2, seed=1, competitions=["society", "election"])
    assert named_backwards.digest() == new(players=2, seed=1).digest()


@clause("PC-SETUP-02")
@pytest.mark.parametrize(
    ("competitions", "message"),
    [
        (["election"], "too few"),
        ([], "too few"),
        (["election", "duel"], "no competition 'duel'"),
        (["election", "election"], "twice"),
        ("election", "must be a list"),
    ],
)
def test_wrong_competitions_are_refused_in_one_sentence(competitions: object, message: str) -> None:
    with pytest.raises(squander.BadSetup, match=message):
        new(players=3, competitions=competitions)


@clause("PC-SETUP-04", "PC-SETUP-35", "PC-EFFECT-31", "PC-TILE-23")
def test_nothing_of_an_absent_competition_is_there() -> None:
    t = fresh("ES")
    view = t.g.view(0)
    assert "possessions" not in view
    assert not [space for space in view["spaces"] if space["name"].startswith("P")]
    assert not [word for word in t.words() if word.startswith("P")]
    assert "possessions" not in view["decks"]
    assert not any(tile["id"] in ("bonus-spend", "bonus-sell") for tile in view["bonuses"])
    assert t.g.dump()["parts"][2] == {}


@clause("PC-SETUP-06", "PC-SETUP-07", "PC-SETUP-08", "PC-ORDER-04", "PC-BONUS-10")
def test_central_board_by_number_of_competitions() -> None:
    for letters in COMBINATIONS:
        t = fresh(letters)
        assert t.c.layout.card_boys == (1 if letters == "PES" else 2)
        assert len(t.c.bonuses) == 2 * len(letters)
    names = [t.box.bonuses[tile].id for tile in fresh("PE").c.bonuses]
    assert names == ["bonus-vote", "bonus-mega", "bonus-spend", "bonus-sell"]


@clause("PC-SETUP-09", "PC-SCORE-14")
def test_two_competitions_are_scored_alone() -> None:
    t = table("PE", pounds=0, tiles=["T1"], votes=3)
    assert [s.score for s in t.g.ranking() if s.seat == 0] == [4]


@clause("PC-SETUP-10", "PC-SETUP-11", "PC-SETUP-12", "PC-SETUP-13", "PC-SETUP-15")
def test_five_central_cards_of_the_combination_black_over_white() -> None:
    for letters in COMBINATIONS:
        orders = set()
        for seed in range(6):
            t = fresh(letters, seed=seed)
            deck = [t.c.central, *t.c.central_deck]
            rows = [t.box.cards[card] for card in deck]
            assert [row.set for row in rows] == [letters] * 5
            assert [row.border for row in rows] == [BLACK] * 3 + [WHITE] * 2
            orders.add(tuple(deck))
        assert len(orders) > 1


@clause("PC-SETUP-14", "PC-SETUP-25", "PC-DEAL-08")
def test_the_first_central_card_is_that_of_round_1() -> None:
    t = fresh()
    assert t.c.round == 1
    assert len(t.c.central_deck) == 4


@clause("PC-SETUP-16", "PC-SETUP-33", "PC-DEAL-15", "PC-SYMBOL-07", "PC-PARTY-01", "PC-CENTRAL-03")
def test_the_box() -> None:
    box = open_box(None)
    central = [card for card in box.cards[1:] if card.slot == CENTRAL]
    assert len(central) == 26
    assert len(box.cards) - 1 == 110
    assert sorted(box.starts) == [2, 3, 4, 5]
    assert {"dog", "horse", "wine", "house"} <= set(box.symbols)
    assert {card.party for card in box.cards[1:]} == {0, 1, 2, 4}
    for letters in COMBINATIONS:
        assert len({card.id for card in central if card.set == letters}) == 5


@clause("PC-SETUP-18", "PC-SETUP-46")
def test_the_renaissance_man_is_free_and_hands_are_empty() -> None:
    t = fresh()
    assert t.can("renaissance-man")
    assert all(t.hand(who) == [] for who in range(3))


@clause("PC-SETUP-19", "PC-SETUP-20", "PC-SETUP-21", "PC-SETUP-22", "PC-SETUP-23")
def test_single_icons_lie_above_double_icons() -> None:
    for seed in range(4):
        t = fresh("PES", seed=seed)
        for slot in (2, 3, 4):
            for border in (WHITE, BLACK):
                deck = t.c.decks[2 * slot + border]
                rows = [t.box.cards[card] for card in deck]
                assert all(row.slot == slot and row.border == border for row in rows)
                assert [row.icons for row in rows] == sorted(row.icons for row in rows)
                assert {row.icons for row in rows} == {1, 2}
        for icons in (
            [t.box.possessions[tile].icons for tile in t.estate.stack],
            [t.box.circles[tile].icons for tile in t.e.stack],
        ):
            assert icons == sorted(icons)
            assert set(icons) == {1, 2}


@clause("PC-SETUP-24", "PC-SETUP-28", "PC-DEAL-13", "PC-DEAL-14", "PC-ROUND-11", "PC-DEAL-15")
def test_stacks_and_decks_last_exactly_five_rounds() -> None:
    first = table("PES", 4)
    assert len(first.estate.stack) == len(first.e.stack) == 16
    assert len(first.salon.stack) == 5
    last = table("PES", 4, round=5)
    assert last.estate.stack == last.e.stack == []
    assert len(last.salon.stack) == 1
    assert not any(last.c.decks)
    assert last.c.central_deck == []


@clause("PC-SETUP-26")
def test_any_borough_may_be_pointed_at_first() -> None:
    assert {fresh("PE", seed=seed).estate.borough for seed in range(40)} == set(range(5))


@clause("PC-SETUP-27")
def test_dame_beatrice_tiles_are_shuffled_and_hidden() -> None:
    assert len({tuple(fresh(seed=seed).salon.stack) for seed in range(5)}) > 1
    view = fresh().g.view(0)
    assert view["society"]["stack"] == 5
    assert isinstance(view["society"]["dame"], str)


@clause("PC-SETUP-29", "PC-SETUP-30", "PC-SETUP-31", "PC-SETUP-32")
def test_errand_boys_by_the_table() -> None:
    for players in (2, 3, 4, 5):
        two, three = fresh("ES", players), fresh("PES", players)
        assert two.c.layout.boys == two.box.starts[players].boys <= 5
        assert three.c.layout.boys == two.c.layout.boys + 1
        assert all(two.seat(who).boys == two.c.layout.boys for who in range(players))


def turns_of(t: Table) -> dict[int, int]:
    """Errands of each player in the phase, the card of the middle left alone."""
    turns = dict.fromkeys(range(t.g.players), 0)
    while t.asked != "club.Act":
        if t.asked == "club.SendErrandBoy":
            turns[t.who] += 1
        t.choose(next(word for word in t.words() if word != "central-card"))
    return turns


@clause("PC-SETUP-31", "PC-ERRAND-09", "PC-ERRAND-13")
def test_nobody_places_more_boys_than_allotted() -> None:
    t = table("PES", 3, phase="errands")
    assert turns_of(t) == {0: 5, 1: 5, 2: 5}


@clause("PC-SETUP-34", "PC-SETUP-39")
def test_four_players_start_with_ten_pounds_and_22_votes() -> None:
    t = fresh("PE", 4)
    last = t.c.order[-1]
    assert t.pounds(last) == 10
    assert t.votes(last) == 22


@clause("PC-SETUP-36", "PC-SETUP-38", "PC-POSSESSION-04", "PC-POSSESSION-16")
def test_start_sets_are_drawn_at_random() -> None:
    seen = set()
    for seed in range(10):
        t = fresh("PS", 4, seed=seed)
        letters = ["".join({tile[0] for tile in t.tiles(who)}) for who in range(4)]
        assert len(set(letters)) == 4
        assert set(letters) <= set("ABCDE")
        seen.add(tuple(letters))
        for who in range(4):
            values = [t.box.possessions[tile].value for tile in t.estate.tiles[who]]
            assert len(values) == 6
            assert values.count(5) == 2
            assert set(values) <= {1, 2, 4, 5, 6}
            symbols = sum(t.symbols(name, who) for name in t.box.symbols)
            on_board = sum(t.box.space_symbols[space] >= 0 for space in t.salon.markers[who])
            assert symbols == 6 + on_board
    assert len(seen) > 1


@clause("PC-SETUP-37", "PC-SETUP-47")
def test_five_players_throw_out_a_tile_worth_five() -> None:
    thrown = set()
    for seed in range(6):
        t = fresh("PS", 5, seed=seed)
        for who in range(5):
            values = [t.box.possessions[tile].value for tile in t.estate.tiles[who]]
            assert len(values) == 5
            assert values.count(5) == 1
        assert len(t.estate.gone) == 5
        thrown.add(tuple(t.estate.gone))
        assert not set(t.estate.gone) & {*t.estate.stack, *t.estate.offer}
    assert len(thrown) > 1


@clause("PC-SETUP-40", "PC-TILE-02", "PC-TILE-27")
def test_everybody_has_one_start_tile_and_no_symbol_of_it() -> None:
    t = fresh("PE", 5)
    starts = [t.grid(who) for who in range(5)]
    assert all(len(grid) == 1 for grid in starts)
    assert len({grid[0] for grid in starts}) == 5
    assert all(t.box.circles[[row.id for row in t.box.circles].index(grid[0])].icons == 0 for grid in starts)
    assert all(sum(t.e.seats[who].symbols) == 0 for who in range(5))
    assert len(t.box.circles) - 1 == 25
    assert sum(circle.icons > 0 for circle in t.box.circles[1:]) == 20


@clause("PC-SETUP-40")
def test_start_tiles_are_drawn_by_lot() -> None:
    """Everybody gets every one of the five in some game, whatever the seat."""
    drawn = [[grid[0] for grid in map(t.grid, range(2))] for t in (fresh("PE", 2, seed) for seed in range(60))]
    for who in range(2):
        assert {tiles[who] for tiles in drawn} == {f"circle-{n}" for n in range(1, 6)}


@clause("PC-SETUP-41", "PC-SETUP-44", "PC-SOCIETY-04")
def test_marker_layouts() -> None:
    layouts = {players: open_box(None).starts[players].markers for players in (2, 3, 4, 5)}
    assert layouts[3] == layouts[4]
    assert len({tuple(layouts[n]) for n in (2, 3, 5)}) == 3
    assert all(len(layout) == 4 for layout in layouts.values())
    colours = [m["colour"] for m in fresh().g.view(0)["society"]["seats"][0]["markers"]]
    assert colours == ["lady", "lady", "gentleman", "gentleman"]
    assert COLUMNS == 3


@clause("PC-SETUP-43")
def test_the_colour_of_a_marker_matters() -> None:
    t = table(hand=["s-corsets"]).use("s-corsets")
    assert not any(word.startswith("gentleman") for word in t.words())


@clause("PC-SETUP-45")
def test_the_spaces_of_the_play_order_are_numbered_from_the_first() -> None:
    layout = fresh(players=3).c.layout
    spaces = [layout.spaces[space] for space in layout.order_spaces]
    assert [space.name for space in spaces] == ["order-1", "order-2", "order-3"]
    assert [space.title for space in spaces] == [f"place {place} in the order" for place in (1, 2, 3)]


@clause("PC-SETUP-45")
def test_play_order_is_random() -> None:
    assert len({tuple(fresh(players=4, seed=seed).c.order) for seed in range(8)}) > 3


@clause("PC-SETUP-33")
def test_the_table_is_data(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("[boards.start.3]\nvotes = 30\nboys = 2\n", encoding="utf-8")
    t = fresh("ES", 3, pack=str(pack))
    assert t.votes(t.c.order[-1]) == 30
    assert t.c.layout.boys == 2
