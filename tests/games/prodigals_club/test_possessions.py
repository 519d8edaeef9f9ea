"""Possessions, selling, exchanging, spending, time (PC-POSSESSION, PC-SELL, PC-EXCHANGE, PC-SPEND, PC-TIME)."""

from tests.games.prodigals_club.table import table
from tests.helpers.clauses import clause

OFFER = ["T1", "T2", "T5", "T8"]  # worth 1, 2, 3, 4


@clause("PC-POSSESSION-02", "PC-SCORE-01", "PC-SCORE-02", "PC-POSSESSION-05")
def test_worked_example_of_the_score() -> None:
    assert table("PE", pounds=5, tiles=["A6", "B5"]).score("P") == 17


@clause("PC-POSSESSION-03")
def test_selling_brings_money_spending_only_costs() -> None:
    t = table("PE", hand=["p-bazaar"], tiles=["A1", "A5"], borough="Chelsea")
    t.use("p-bazaar", "A1").expect(pounds=6 - 2, tiles=-1)


@clause("PC-POSSESSION-06", "PC-POSSESSION-07", "PC-ENDROUND-16")
def test_the_indicator_goes_round() -> None:
    t = table("PE", borough="Mayfair", phase="end")
    assert t.box.boroughs[t.estate.borough] == "Chelsea"
    t = table("PE", borough="Southwark", phase="end")
    assert t.box.boroughs[t.estate.borough] == "Mayfair"
    assert t.g.view(0)["possessions"]["seats"][0]["tiles"][0]["borough"] in t.box.boroughs


@clause("PC-POSSESSION-08", "PC-SELL-02", "PC-SELL-01", "PC-EFFECT-05")
def test_the_marked_borough_brings_a_pound_less() -> None:
    t = table("PE", hand=["p-bazaar"], tiles=["A1"], pounds=0, borough="Mayfair").use("p-bazaar")
    t.expect(pounds=6 - 1 - 2, tiles=-1)
    t = table("PE", hand=["p-bazaar"], tiles=["A1"], pounds=0, borough="Chelsea").use("p-bazaar")
    t.expect(pounds=6 - 2, tiles=-1)


@clause("PC-POSSESSION-09", "PC-EXCHANGE-06", "PC-SCORE-04")
def test_the_indicator_never_matters_for_exchange_or_score() -> None:
    for borough in ("Mayfair", "Chelsea"):
        t = table("PE", 3, phase="errands", tiles=["A1"], offer=OFFER, borough=borough, board=["p-b-chelsea"])
        assert t.score("P") == 10 + 6 + 3
        t.send("P-exchange", "T1").expect(pounds=2)


@clause("PC-POSSESSION-10", "PC-POSSESSION-11", "PC-EXCHANGE-01")
def test_exchanged_tiles_lie_on_the_board_for_the_next() -> None:
    t = table("PE", 3, phase="errands", tiles=["A1", "A5"], offer=OFFER)
    t.send("P-exchange", "A5", "T2")
    assert sorted(t.offer()) == sorted(["T1", "A5", "T5", "T8"])
    assert sorted(t.tiles()) == ["A1", "T2"]
    t.send("P-either", "exchange-limit-2", t.tiles(1)[0])
    assert "A5" in t.words()


@clause("PC-POSSESSION-12", "PC-ENDROUND-12", "PC-SELL-13")
def test_tiles_left_on_the_board_leave_the_game() -> None:
    t = table("PE", offer=OFFER, phase="end")
    assert not set(t.offer()) & set(OFFER)
    assert {t.box.possessions[tile].id for tile in t.estate.gone} >= set(OFFER)


@clause("PC-POSSESSION-15")
def test_the_number_of_tiles_never_grows() -> None:
    t = table("PE", 3, phase="errands", tiles=["A1", "A5"], offer=OFFER).send("P-exchange", "A5", "T1")
    assert len(t.tiles()) == 2


@clause("PC-SELL-03", "PC-SELL-04", "PC-EFFECT-06")
def test_discounts_add_up() -> None:
    t = table("PE", hand=["p-rain"], tiles=["A5"], borough="Chelsea").use("p-rain").expect(pounds=4, tiles=-1)
    t = table("PE", hand=["p-rain"], tiles=["A5"], borough="Westminster").use("p-rain").expect(pounds=3, tiles=-1)
    assert t.tiles() == []


@clause("PC-SELL-05", "PC-SELL-10")
def test_a_price_never_falls_below_nothing() -> None:
    t = table("PE", hand=["p-cab"], tiles=["T1"], borough="Mayfair").use("p-cab").expect(tiles=-1)
    assert t.pounds() == 10


@clause("PC-SELL-06", "PC-SELL-07", "PC-SELL-08")
def test_two_sales_each_with_the_discount() -> None:
    t = table("PE", hand=["p-clearance"], tiles=["A5", "B5", "A1"], borough="Chelsea")
    t.use("p-clearance", "A5", "B5").expect(pounds=4 + 3, tiles=-2)
    t = table("PE", hand=["p-clearance"], tiles=["A5", "B5", "A1"], borough="Chelsea")
    t.use("p-clearance", "A5", "none").expect(pounds=4, tiles=-1)


@clause("PC-SELL-09")
def test_a_double_sale_with_one_tile_sells_one() -> None:
    t = table("PE", 3, phase="errands", tiles=["A5"], borough="Chelsea").send("P-sell-two").expect(pounds=4, tiles=-1)
    assert t.who == 1


@clause("PC-SELL-11")
def test_a_sale_card_is_compulsory_with_tiles_and_void_without() -> None:
    t = table("PE", hand=["p-rain"], tiles=["A5", "A1"]).use("p-rain")
    assert not t.can("none")
    table("PE", hand=["p-rain"], tiles=[]).use("p-rain").expect()
    t = table("PE", hand=["p-magpie"], tiles=["A5", "A1"]).use("p-magpie")
    assert not t.can("none")
    table("PE", hand=["p-magpie"], tiles=[]).use("p-magpie").expect()


@clause("PC-SELL-12", "PC-TRIGGER-05", "PC-TRIGGER-10")
def test_borough_triggers_lower_the_price() -> None:
    t = table("PE", hand=["p-auction"], board=["p-b-westminster"], tiles=["A5"], borough="Chelsea")
    t.use("p-auction").expect(pounds=3, tiles=-1)
    t = table("PE", hand=["p-auction"], board=["p-b-westminster"], tiles=["A5"], borough="Westminster")
    t.use("p-auction").expect(pounds=2, tiles=-1)
    t = table("PE", hand=["p-auction"], board=["p-b-chelsea"], tiles=["A5"], borough="Mayfair")
    t.use("p-auction").expect(pounds=5, tiles=-1)


@clause("PC-EXCHANGE-02", "PC-EXCHANGE-03", "PC-EXCHANGE-12", "PC-EFFECT-07")
def test_worked_example_of_an_exchange() -> None:
    t = table("PE", 3, phase="errands", tiles=["A1", "A5"], offer=OFFER)
    t.send("P-exchange", "A1", "T1").expect(pounds=2)
    assert sorted(t.tiles()) == ["A5", "T1"]


@clause("PC-EXCHANGE-04", "PC-EXCHANGE-10")
def test_no_coins_within_the_limit_or_for_a_better_tile() -> None:
    t = table("PE", 3, phase="errands", tiles=["A5", "A1"], offer=OFFER).send("P-exchange", "A5", "T2").expect()
    t = table("PE", 3, phase="errands", tiles=["A6", "A1"], offer=["A5", *OFFER[1:]])
    t.send("P-exchange", "A6", "A5").expect()


@clause("PC-EXCHANGE-05")
def test_no_limit_no_coins() -> None:
    table("PE", hand=["p-barter"], tiles=["A1"], offer=OFFER).use("p-barter", "T1").expect()


@clause("PC-EXCHANGE-07", "PC-EXCHANGE-08")
def test_exchange_or_sell_errand_is_one_of_both() -> None:
    t = table("PE", 3, phase="errands", tiles=["A1", "A5"], offer=OFFER, borough="Mayfair")
    t.send("P-either", "sell-2", "A1", "none").expect(pounds=5, tiles=-1)
    assert t.who == 1
    t = table("PE", 3, phase="errands", tiles=["A1", "A5"], offer=OFFER)
    t.send("P-either", "exchange-limit-2", "A1", "T1").expect(pounds=3)
    assert t.who == 1


@clause("PC-EXCHANGE-09")
def test_exchange_or_sell_is_closed_with_two_players() -> None:
    names = {n: [s.name for s in table("PE", n).c.layout.spaces] for n in (2, 3, 4, 5)}
    assert [n for n in names if "P-either" in names[n]] == [3, 4, 5]


@clause("PC-EXCHANGE-11")
def test_an_exchange_cannot_be_called_off() -> None:
    t = table("PE", 3, phase="errands", tiles=["T1", "A6"], offer=["A1", "A2", "A3", "B1"]).send("P-exchange", "T1")
    assert sorted(t.words()) == ["A1", "A2", "A3", "B1"]


# --- spending and time ----------------------------------------------------------------------------------------


@clause("PC-SPEND-01", "PC-SPEND-07", "PC-EFFECT-02")
def test_spending_pays_the_whole_sum() -> None:
    t = table("PE", hand=["p-banquet"], pounds=10).use("p-banquet").expect(pounds=-4)
    assert t.asked == "club.Act"


@clause("PC-SPEND-02", "PC-SPEND-03", "PC-SPEND-10", "PC-SCORE-05")
def test_with_possessions_only_what_is_there() -> None:
    table("PE", hand=["p-banquet"], pounds=3, tiles=["A1"]).use("p-banquet").expect(pounds=-3)


@clause("PC-SPEND-04", "PC-SCORE-05")
def test_without_possessions_into_debt() -> None:
    t = table("PE", hand=["p-banquet"], pounds=3, tiles=[]).use("p-banquet").expect(pounds=-4)
    assert t.score("P") == -1


@clause("PC-SPEND-05", "PC-TIME-02", "PC-TIME-03", "PC-TIME-04", "PC-TIME-06")
def test_the_spend_errand_takes_time_cards() -> None:
    times = ["p-time-1", "p-time-1", "p-time-2", "p-time-2"]
    for n in range(5):
        t = table("PE", 3, phase="errands", hand=times, pounds=10).send("P-spend", f"time.{n}")
        t.expect(pounds=-1 - n, hand=-n)
    assert t.hand() == []


@clause("PC-SPEND-08")
def test_selling_the_last_tile_opens_debt() -> None:
    t = table("PE", hand=["p-cab", "p-banquet"], tiles=["T1"], pounds=2, borough="Chelsea")
    t.use("p-cab").use("p-banquet").expect(pounds=-4)
    assert t.pounds() == -2


@clause("PC-SPEND-09")
def test_spending_nothing_is_legal() -> None:
    t = table("PE", 3, phase="errands", pounds=0, tiles=["A1"]).send("P-spend").expect()
    assert t.pounds(0) == 0


@clause("PC-TIME-01", "PC-TIME-07")
def test_a_time_card_alone_does_nothing() -> None:
    table("PE", hand=["p-time-1"]).cannot("p-time-1", "PC-TIME-07")


@clause("PC-TIME-03", "PC-TIME-05", "PC-COMBO-15")
def test_time_cards_serve_one_action() -> None:
    t = table("PE", hand=["p-time-1", "p-fitting", "p-portrait"], pounds=20)
    t.use("p-fitting", "time.1").expect(pounds=-4, hand=-2)
    t.use("p-portrait").expect(pounds=-2)
    assert "p-time-1" in [t.box.cards[card].id for card in t.c.gone]


@clause("PC-TIME-08")
def test_time_may_be_wasted() -> None:
    hand = ["p-time-1", "p-time-1", "p-time-2"]
    t = table("PE", 3, phase="errands", hand=hand, pounds=1, tiles=["A1"]).send("P-spend", "time.3")
    t.expect(pounds=-1, hand=-3)


@clause("PC-COMBO-12", "PC-COMBO-17")
def test_two_pounds_for_each_time_card() -> None:
    for n in range(3):
        t = table("PE", hand=["p-fitting", "p-time-1", "p-time-2"], pounds=20).use("p-fitting", f"time.{n}")
        t.expect(pounds=-2 - 2 * n)
    t = table("PE", hand=["p-time-1"], board=["p-b-accountant"], pounds=20).use("p-b-accountant", "time.1")
    t.expect(pounds=-3)


@clause("PC-COMBO-13", "PC-COMBO-14")
def test_rising_spend() -> None:
    hand = ["p-portrait", "p-time-1", "p-time-1", "p-time-2", "p-time-2"]
    for n, pounds in enumerate([2, 3, 5, 8, 12]):
        table("PE", hand=hand, pounds=20).use("p-portrait", f"time.{n}").expect(pounds=-pounds)


@clause("PC-COMBO-02", "PC-COMBO-11")
def test_pounds_per_symbol_and_borough() -> None:
    t = table("PE", board=["p-b-kennels", "p-b-mayfair"], tiles=["A5", "A6", "C5"], pounds=9)
    t.use("p-b-kennels").expect(pounds=-3)
    t.use("p-b-mayfair").expect(pounds=-1)
    t = table("PE", board=["p-b-mayfair"], tiles=["A1", "A6", "C1"], pounds=2).use("p-b-mayfair").expect(pounds=-2)
