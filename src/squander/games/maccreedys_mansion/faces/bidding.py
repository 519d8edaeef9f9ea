"""Bidding for turn order, as a company meets it."""

from squander.games.face import Face
from squander.games.maccreedys_mansion.faces.shared import funds
from squander.games.maccreedys_mansion.rules.bidding import BidOrPass
from squander.games.maccreedys_mansion.state import mansion
from squander.games.maccreedys_mansion.terms import PASS, REST
from squander.games.maccreedys_mansion.text import dollars
from squander.kernel.game import Frame, Game
from squander.kernel.words import Amounts


def prompt_bid(g: Game, f: Frame) -> str:
    bids = mansion(g).bids
    said = f"The highest is {dollars(max(bids))}, yours {dollars(bids[f.who])}." if max(bids) else "There is none yet."
    return f"Bid for an earlier turn? Every bid is paid. {said} You have {funds(g, f)}."


def sum_of(g: Game, f: Frame, option: int) -> int:
    return 0 if option in (PASS, REST) else option * mansion(g).box.numbers.bid_step


def label_bid(g: Game, f: Frame, option: int) -> str:
    if option == PASS:
        return "Pass for now"
    return "Pass unless overtaken" if option == REST else f"Bid {dollars(sum_of(g, f, option))}"


def bid_word(g: Game, f: Frame, option: int) -> str:
    if option == PASS:
        return "pass"
    return "rest" if option == REST else str(sum_of(g, f, option))


def bid_place(g: Game, f: Frame, option: int) -> str:
    return "" if option in (PASS, REST) else f"bid:{sum_of(g, f, option)}"


def bids_to_make(g: Game, f: Frame) -> Amounts:
    """From the next above one's own, which is due as it stands, to what the funds allow."""
    sums = [amount for option in g.options if (amount := sum_of(g, f, option))]
    return Amounts(left=max(sums), least=min(sums), most=max(sums), unit="$", due=mansion(g).bids[f.who])


def reason_own_bid(g: Game, f: Frame, option: int) -> str:
    return f"Your bid stands at {dollars(mansion(g).bids[f.who])}, and a new one must be higher."


BID_OR_PASS = Face(
    asks=BidOrPass,
    prompt=prompt_bid,
    phase="Auction",
    label=label_bid,
    word=bid_word,
    place=bid_place,
    deed=lambda g, f, o: "Pass" if o in (PASS, REST) else label_bid(g, f, o),
    amounts=bids_to_make,
    amount=sum_of,
    reasons={"MM-BID-06": lambda g, f, o: f"You have only {funds(g, f)}.", "MM-BID-07": reason_own_bid},
)

FACES = [BID_OR_PASS]
