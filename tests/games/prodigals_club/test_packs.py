"""Packs change the box, and say in one sentence what is wrong with them."""

from pathlib import Path

import pytest

import squander
from tests.games.prodigals_club.table import fresh

WRONG = {
    'cards = [{ id = "p-tips", do = "spend lots" }]': "line 1, p-tips: do or when: 'spend lots' is no effect",
    'cards = [{ id = "p-tips", do = "spend 1 time +0" }]': "'spend 1 time +0' is no effect",
    'cards = [{ id = "p-tips", colour = "red" }]': "line 1, p-tips: there is no field 'colour'",
    'cards = [{ id = "p-tips", copies = 2 }]': "there must be 84 competition cards, not 85",
    'cards = [{ id = "p-tips", border = "black" }]': "deals 20 white cards in a game, but the box has 19",
    'cards = [{ id = "p-tips", when = "pub: vote 1" }]': "a white card has a do and no when",
    'cards = [{ id = "p-b-kennels", do = "spend 1 per cat" }]': "'cat' is nothing one can count",
    'cards = [{ id = "p-b-kennels", do = "(spend 1 | sell 1) per dog" }]': "cannot be multiplied",
    'cards = [{ id = "p-tips", do = "" }]': "do is missing; a card does something, or has a when.",
    'cards = [{ id = "p-tips", do = "(spend 1 per dog | vote 1)" }]': "write '(a | b) per symbol'",
    'cards = [{ id = "p-tips", do = "row down 9" }]': "a group moves 1 to",
    'cards = [{ id = "p-b-kennels", party = "liberal" }]': "party is for white cards only.",
    'cards = [{ id = "p-b-kennels", when = "the moon is full" }]': "'the moon is full' is no standing bonus",
    'cards = [{ id = "p-b-kennels", when = "sell Soho: -1" }]': "'sell Soho: -1' is no standing bonus",
    'cards = [{ id = "p-tips" }, { id = "p-tips" }]': "line 1, p-tips: this id occurs twice in cards; rename one",
    'cards = [{ id = "c-ps-1", do = "swap 1 x (spend 1 -> vote 1)" }]': "is no swap",
    'cards = [{ id = "c-pes-4", set = "PE" }]': "set PE must have 3 black and 2 white central cards",
    'possession_tiles = [{ id = "A4", value = 4 }]': "set A must have 6 tiles, two of them worth 5; it has 6 and 1",
    'possession_tiles = [{ id = "X", name = "X", value = 3, symbol = "dog", borough = "Chelsea", icons = 1 }]': (
        "the stack must have 20 tiles, not 21"
    ),
    'circle_tiles = [{ id = "circle-1", edges = ["dog"] }]': "edges is",
    'circle_tiles = [{ id = "circle-1", edges = ["dog", [], "dog", "-"] }]': "edges is",
    'circle_tiles = [{ id = "circle-1", icons = 1 }]': "there must be 5 start tiles",
    'dame_tiles = [{ id = "beatrice-left", up = "nobody" }]': "up is 'nobody'",
    'bonus_tiles = [{ id = "bonus-vote", competition = "society" }]': "election must have 2 tiles, not 1",
    'bonus_tiles = [{ id = "bonus-vote", do = "be merry" }]': "line 1, bonus-vote: do: 'be merry' is no effect",
    "[boards.start.4]\nboys = 6": "boys must be 1 to 5",
    "[boards.start.4]\nvotes = 44": "start 4: votes and handicaps must stay within 44.",
    "[boards.start.6]\nboys = 3": "line 1, 6: there is no such entry; use one of 2, 3, 4, 5.",
    "[boards.hyde_park]\nmegaphones = [1]": "hyde_park: megaphones must have one entry for each of the 5 rounds.",
    '[boards.scoreboard]\nsymbols = [{ row = 99, left = "wine" }]': "99 is not in list') is missing or wrong",
    '[boards.markers.2]\nladies = [[16, "left"], [16, "left"]]': "two ladies and two gentlemen on four",
    f"[boards]\nsymbols = {[*'abcdefg', 'dog', 'horse', 'wine', 'mask', 'silver', 'house']}": "symbols: at most",
    '[boards.boards.society]\nsets = [{ id = "S-take-1", deal = ["W"] }]': "S-take-1: deal must have one word of W",
    '[boards.boards.society]\nspaces = [{ id = "S-x", do = "move 1 down" }]': "line 2, S-x: name is missing",
    "[boards]\ngold = 3": "line 2, gold: there is no such entry; use one of",
    "[boards]\nrounds = 'five'": "line 2, rounds: 'five' must be of type int",
    "decks = []": "there is no such list",
    "cards = 3": "this must be a list of rows",
    "cards = [": "this is not valid TOML",
}


@pytest.mark.parametrize(("text", "message"), WRONG.items())
def test_a_wrong_pack_is_refused_in_one_sentence(tmp_path: Path, text: str, message: str) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(text, encoding="utf-8")
    with pytest.raises(squander.BadPack) as caught:
        fresh("PES", pack=str(pack))
    assert message in str(caught.value)
    assert "mine.toml" in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_pack_changes_a_card(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('cards = [{ id = "p-tips", do = "3 x (spend 1 | vote 1)" }]', encoding="utf-8")
    t = fresh("PES", pack=str(pack))
    card = next(card for card in t.box.cards if card.id == "p-tips")
    assert card.do == "3 x (spend 1 | vote 1)"
    assert card.source == "house"


def test_a_missing_pack_is_refused() -> None:
    with pytest.raises(squander.BadPack, match="no such file"):
        fresh(pack="nowhere.toml")


def test_a_corrected_pack_is_read_anew(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    for pounds in (3, 4):
        pack.write_text(f'cards = [{{ id = "p-tips", do = "spend {pounds}" }}]', encoding="utf-8")
        box = fresh("PES", pack=str(pack)).box
        assert next(card for card in box.cards if card.id == "p-tips").do == f"spend {pounds}"
