"""Getting Sacked: its parts, plan tiles and cards (LW-VARIANT-17 to 22, 37, 44 to 46), and what is refused."""

from collections import Counter
from collections.abc import Callable

import pytest
from keep_box import shelf_of

import squander
from squander.games.last_will.box import Box
from squander.games.last_will.content import SHELF
from squander.games.last_will.expansion import PARTS, SIZES
from squander.games.last_will.expansion import SHELF as EXPANSION
from squander.games.last_will.setup import drawn_tiles
from squander.kernel.rng import seeded
from squander.play.records import read, record_of, verify, write
from tests.games.last_will.packs import refusal
from tests.games.last_will.table import Table, fresh, table
from tests.helpers.clauses import clause

SEEDS = range(40)


def whole_box() -> Box:
    return SHELF.open_named(SHELF.whole, None)


def rows() -> dict[str, list[dict[str, object]]]:
    """As they stand in the file."""
    data = EXPANSION.data(EXPANSION.current)["sacked.toml"]
    return {part: data[part] for part in PARTS}


# --- the parts ------------------------------------------------------------------------------------------------


@clause("LW-VARIANT-17")
def test_the_expansion_is_off_by_default_and_leaves_no_trace() -> None:
    t = fresh(3)
    assert not set(t.g.setup.options) & {"sacked", *PARTS}
    assert "." not in str(t.g.setup.options["box"])
    assert (t.box.jobs, t.box.tiles, len(t.box.cards)) == ([], [], 134)
    assert "job" not in t.g.dump()["parts"][0]["seats"][0]
    assert "tiles" not in t.g.dump()["parts"][0]
    assert "job" not in t.g.view(0)["seats"][0]
    off = fresh(3, sacked=False, **dict.fromkeys(PARTS, False))
    assert off.g.setup.options == t.g.setup.options


@clause("LW-VARIANT-18")
def test_there_are_fifty_cards() -> None:
    counts = {part: len(found) for part, found in rows().items() if part != "plan_tiles"}
    assert counts == {
        "jobs": 20,
        "more_wills": 10,
        "more_specials": 7,
        "more_properties": 6,
        "weddings": 6,
        "more_helpers": 1,
    }
    assert sum(counts.values()) == 50
    whole, alone = whole_box(), SHELF.open()
    assert len(whole.cards) - len(alone.cards) == 7 + 6 + 6 + 1
    assert len(whole.wills) - len(alone.wills) == 10


@clause("LW-VARIANT-45")
@pytest.mark.parametrize("part", PARTS)
def test_each_part_can_be_played_alone(part: str) -> None:
    t, plain = fresh(3, **{part: True}), fresh(3)
    grown = {
        "jobs": len(t.box.jobs),
        "plan_tiles": len(t.box.tiles),
        "weddings": len(t.box.decks[0]) - 31,
        "more_helpers": len(t.box.decks[1]) - 39,
        "more_properties": len(t.box.decks[2]) - 24,
        "more_specials": len(t.box.decks[4]) - 17,
        "more_wills": len(t.box.wills) - 7,
    }
    assert grown == {other: SIZES[other] if other == part else 0 for other in PARTS}
    assert len(t.w.figures) - len(plain.w.figures) == (part in ("jobs", "more_specials"))


@clause("LW-VARIANT-45")
def test_sacked_stands_for_all_parts() -> None:
    whole, parts = fresh(3, sacked=True), fresh(3, **dict.fromkeys(PARTS, True))
    assert whole.g.digest() == parts.g.digest()
    assert len(whole.box.jobs) == 20
    assert len(whole.box.tiles) == 16


@clause("LW-VARIANT-45")
@pytest.mark.parametrize("name", ["sacked", "jobs", "plan_tiles", "weddings"])
def test_it_is_not_played_with_the_club(name: str) -> None:
    with pytest.raises(
        squander.BadSetup, match=f"Getting Sacked is not played with The Prodigals Club; leave out '{name}'"
    ):
        squander.new("prodigals-last-will", players=3, seed=1, **{name: True})


@clause("LW-VARIANT-37")
def test_every_row_is_marked_as_ours() -> None:
    assert {row["source"] for found in rows().values() for row in found} == {"house"}


@clause("LW-VARIANT-17", "LW-VARIANT-06")
def test_it_goes_with_the_plan_order_board() -> None:
    t = fresh(4, sacked=True, plan_order=True)
    names = [t.w.layout.spaces[i].name for i in range(len(t.w.figures))]
    assert names[-3:] == ["demotion_1", "clock_1", "clock_2"]
    for _ in t.wander(4):
        assert not t.faults()


@pytest.mark.parametrize("options", [{"sacked": True}, {"jobs": True, "plan_order": True}, {"plan_tiles": True}])
def test_a_record_replays_with_the_expansion_it_began_with(options: dict[str, bool]) -> None:
    t = fresh(3, **options)
    for _ in t.wander(2):
        pass
    record = read(write(record_of(t.g)))
    assert verify(record) is None
    assert str(record.setup.options["box"]).partition(".")[2] == EXPANSION.current


def test_the_box_of_the_expansion_can_be_kept() -> None:
    assert shelf_of("getting-sacked").current == EXPANSION.current
    with pytest.raises(SystemExit, match=r"no box of 'sacked'; choose one of .*last-will.*getting-sacked"):
        shelf_of("sacked")


def test_a_game_whose_expansion_is_gone_is_refused() -> None:
    with pytest.raises(squander.BadSetup, match="There is no box '0123456789ab' here"):
        fresh(2, jobs=True, box=f"{SHELF.current}.0123456789ab")


# --- plan tiles -----------------------------------------------------------------------------------------------


def tiled(players: int, seed: int) -> Table:
    return fresh(players, seed=seed, plan_tiles=True)


@clause("LW-VARIANT-19", "LW-VARIANT-20", "LW-VARIANT-21")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_eight_positions_are_filled_by_tiles_that_fit(players: int) -> None:
    faces: Counter[int] = Counter()
    for seed in SEEDS:
        t = tiled(players, seed)
        laid = [t.box.tiles[face // 2] for face in t.w.tiles]
        assert [tile.position for tile in laid] == list(range(8))
        assert all(players in tile.players for tile in laid)
        assert [t.w.layout.plans[i] for i in range(8)] == [
            tile.plans[f % 2] for tile, f in zip(laid, t.w.tiles, strict=True)
        ]
        faces.update(t.w.tiles)
    fitting = [i for i, tile in enumerate(whole_box().tiles) if players in tile.players]
    assert set(faces) == {2 * tile + side for tile in fitting for side in (0, 1)}  # either side may come up


@clause("LW-VARIANT-20")
@pytest.mark.parametrize("players", [2, 3])
def test_of_two_tiles_for_one_position_the_first_one_drawn_stays(players: int) -> None:
    tiles = whole_box().tiles
    for seed in map(str, SEEDS):
        first: dict[int, int] = {}
        for number in seeded(seed).shuffled(list(range(16))):
            if players in tiles[number].players:
                first.setdefault(tiles[number].position, number)
        assert [face // 2 for face in drawn_tiles(seeded(seed), tiles, players)] == [first[i] for i in range(8)]


@clause("LW-VARIANT-20")
def test_sides_of_the_board_have_tiles_of_their_own() -> None:
    tiles = whole_box().tiles
    assert Counter(tuple(tile.players) for tile in tiles) == {(2, 3, 4, 5): 8, (2, 5): 4, (3, 4): 4}
    assert Counter(tile.position for tile in tiles) == dict.fromkeys(range(8), 2)


@clause("LW-VARIANT-22")
def test_a_plan_may_give_a_third_errand_boy() -> None:
    faces = [plan for tile in whole_box().tiles for plan in tile.plans]
    assert len(faces) == 32
    assert {plan.errand_boys for plan in faces} == {1, 2, 3}
    tables = [tiled(3, seed) for seed in range(8)]
    t = next(t for t in tables if any(plan.errand_boys == 3 for plan in t.w.layout.plans))
    number = [plan.errand_boys for plan in t.w.layout.plans].index(3) + 1
    t.until("TakePlan").plan(number)
    who = next(who for who in range(3) if t.seat(who).plan == number - 1)
    sent = 0
    t.until("SendErrandBoy")
    while t.asked == "SendErrandBoy":
        sent += t.who == who
        t.choose(t.words()[0]).until("SendErrandBoy or Act")
    assert sent == 3


@clause("LW-VARIANT-22")
def test_the_base_game_has_no_third_errand_boy() -> None:
    assert {plan.errand_boys for n in (2, 3, 4, 5) for plan in fresh(n).w.layout.plans} == {1, 2}


# --- cards ----------------------------------------------------------------------------------------------------


@clause("LW-VARIANT-44")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_more_special_card_is_offered_each_round(players: int) -> None:
    more, plain = fresh(players, more_specials=True).w.layout, fresh(players).w.layout
    assert more.slots[:-1] == plain.slots
    assert (more.slot_names[-1], more.slots[-1]) == ("society", [4] * 7)
    dealt = sum(decks.count(4) for decks in more.slots)
    assert dealt <= 24
    t = table(players, phase="errands", more_specials=True)
    assert t.box.cards[t.w.offering[-1]].crowns == 1
    t.choose("society")
    assert len(t.hand(0)) == 1


@clause("LW-VARIANT-46")
def test_one_of_seventeen_wills_is_drawn_and_says_how_many_lines() -> None:
    sums = {fresh(2, seed=seed, will="drawn", more_wills=True).seat(0).cash for seed in range(200)}
    assert sums == {70, 75, 80, 85, 90, 100, 105, 110, 115, 120, 125, 130}
    tables = [fresh(2, seed=seed, will="drawn", more_wills=True, jobs=True) for seed in range(150)]
    starts = {(t.seat(0).cash, len(t.box.jobs[t.seat(0).job].lines)) for t in tables}
    assert {(50, 4), (55, 4), (80, 4), (60, 5), (85, 5), (90, 5)} <= starts  # the box's hundred has five, ours four
    assert len(starts) == 13


def test_a_wedding_takes_companions_as_other_events_do() -> None:
    t = table(hand=["wedding_cousin", "guest", "guest"], weddings=True)
    t.play("wedding_cousin").with_("guest").with_("guest").expect(spent=5, used=1, hand=[])


def test_the_best_man_spends_more_at_weddings() -> None:
    t = table(hand=["honeymoon", "soiree"], board=["best_man"], actions=4, weddings=True, more_helpers=True)
    t.play("honeymoon").choose("yes").expect(spent=7, used=2)
    t.play("soiree").choose("yes").expect(spent=5, used=1)


@pytest.mark.parametrize(
    ("card", "price", "lowest"),
    [
        ("mansion_mortgaged", 19, 7),
        ("mansion_museum", 17, 7),
        ("manor_subsiding", 15, 3),
        ("town_house_corner", 12, 3),
        ("town_house_studio", 10, 3),
        ("farm_geese", 6, 6),
    ],
)
def test_the_new_properties_are_bought_by_the_market(card: str, price: int, lowest: int) -> None:
    market = {"mansion": 1, "town_house": 3, "manor_house": -2, "farm": -3}
    t = table(hand=[card], market=market, more_properties=True)
    row = t.box.cards[t.seat(0).hand[0]]
    t.buy(card).expect(spent=price + list(market.values())[row.type], used=1)
    assert (row.scale[0], row.scale[-1]) == (price, lowest)


def test_without_jobs_a_scene_at_the_office_is_only_an_event() -> None:
    table(hand=["scene_at_work"], more_specials=True).play("scene_at_work").expect(spent=2, used=1, asked="Act")


# --- what is refused ------------------------------------------------------------------------------------------


FOUR_BOYS = "{ cards = 1, errand_boys = 4, actions = 2 }"  # one more than there are (LW-VARIANT-22)


@clause("LW-VARIANT-20", "LW-VARIANT-22", "LW-VARIANT-23")
@pytest.mark.parametrize(
    ("pack", "sentence"),
    [
        ('jobs = [{ id = "doctor", lines = [] }]', "a job has 4 or 5 lines, this one has none"),
        ('jobs = [{ id = "doctor", lines = [{ symbol = "mask", income = 2 }] }]', "this one has 1"),
        ('jobs = [{ id = "doctor", lines = [{ symbol = "hat", income = 2 }] }]', "symbol is 'hat'"),
        ('jobs = [{ id = "beadle", name = "Beadle", lines = [] }]', "there must be 20 rows, these are 21"),
        ('plan_tiles = [{ id = "tea", position = 9 }]', "the tile fits no position: position is 9"),
        ('plan_tiles = [{ id = "tea", players = [6] }]', "players is [6]"),
        ('plan_tiles = [{ id = "tea", players = [2] }]', "line 1, tea: no tile is left for position 7 with 3 players"),
        (
            'plan_tiles = [{ id = "cold_bath", position = 4 }, { id = "first_post", position = 4 }]',
            "line 1, first_post: no tile is left for position 1 with 2 players",
        ),
        ('plan_tiles = [{ id = "tea", faces = [] }]', "a tile has two faces, this one has 0"),
        (f'plan_tiles = [{{ id = "tea", faces = [{FOUR_BOYS}, {FOUR_BOYS}] }}]', "errand_boys is 4"),
        ('weddings = [{ id = "honeymoon", options = [] }]', "options are missing"),
        ('weddings = [{ id = "honeymoon", copies = 2 }]', "there is no field 'copies'"),
    ],
)
def test_a_bad_pack_is_refused_in_a_sentence(pack: str, sentence: str, write: Callable[[str], str]) -> None:
    assert sentence in refusal(write(pack))


def test_a_pack_may_change_a_job(write: Callable[[str], str]) -> None:
    lines = ", ".join(f'{{ symbol = "{symbol}", income = 5 }}' for symbol in ("mask", "coach", "helm", "farm"))
    pack = write(f'jobs = [{{ id = "doctor", lines = [{lines}] }}]')
    t = fresh(2, jobs=True, pack=pack)
    doctor = next(job for job in t.box.jobs if job.id == "doctor")
    assert [(line.symbol, line.income) for line in doctor.lines] == [
        ("mask", 5),
        ("coach", 5),
        ("helm", 5),
        ("farm", 5),
    ]
