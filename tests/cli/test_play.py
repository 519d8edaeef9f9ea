"""Playing in the terminal, by people who type."""

import re
from pathlib import Path

import pytest

import squander
from squander.cli.play import options_of
from squander.games import kind_of
from squander.games.typed_options import meant
from squander.kernel.kind import Kind
from squander.kernel.pieces import Setting
from tests.cli.desk import ANSWERS, finished_game, play, run, saved


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_fits_80_columns_and_ends_with_the_ranking(players: int) -> None:
    game = play("--players", str(players))
    assert game.code == 0
    assert "Last Will: the end" in game.out
    assert all(f"  {place}. " in game.out for place in range(1, players + 1))
    assert not game.too_wide()
    assert "\x1b" not in game.out


def test_a_whole_game_against_the_usual_bots() -> None:
    game = run("play", "last-will", "-p", "2", "--seed", "3", "--quick", typed=ANSWERS)
    assert game.code == 0
    assert "Last Will: the end" in game.out
    assert not game.too_wide()


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert play().out == play().out


@pytest.fixture
def no_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the page could not be built: then the terminal is where one plays."""
    monkeypatch.setattr("squander.cli.page_is_built", lambda: False)


@pytest.mark.usefixtures("no_page")
def test_without_arguments_two_quick_questions_and_the_game_begins() -> None:
    game = run(typed="\n\n")
    assert game.code == 0
    assert "How many players, 2 to 5" in game.out
    assert "Choose 2 cards to keep" in game.out


@pytest.mark.usefixtures("no_page")
def test_nonsense_as_number_of_players_is_asked_again() -> None:
    assert run(typed="\nmany\n2\n").out.count("How many players") == 2


@pytest.mark.usefixtures("no_page")
def test_end_of_input_before_a_game_is_chosen_leaves_politely() -> None:
    done = run(typed="1\n")
    assert (done.code, done.err) == (0, "")
    assert "Choose" not in done.out


@pytest.mark.parametrize("game", squander.games())
def test_every_game_can_be_played_to_the_end(game: str) -> None:
    played = run("play", game, "--seed", "5", "-p", "2", "--bots", "random", "--quick", typed=ANSWERS)
    assert played.code == 0
    assert ": the end" in played.out
    assert not played.too_wide()


def test_the_table_shows_what_a_player_needs() -> None:
    shown = play(typed="1\n1\ntable\n").out.split("> table")[1]
    for words in ("Round 1 of 7 · Planning", "Market: mansion", "Plans, further left acts earlier", "Offering"):
        assert words in shown
    for words in ("£70 to ruin", "Your hand", "Lay for 1 action", "7  0 cards, 1 errand boy, 4 actions"):
        assert words in shown


def test_an_empty_line_repeats_the_question() -> None:
    assert play(typed="\n").out.count("Choose 2 cards to keep") == 2


def test_an_answer_by_part_of_its_label() -> None:
    assert "You take plan 2" in play(typed="1\n1\nplan 2\n").out


def test_a_label_that_fits_several_options_is_not_guessed() -> None:
    game = play(typed="keep\n").out
    assert "'keep' fits several options: 1 Keep" in game
    assert game.count("Choose 2 cards") == 1


@pytest.mark.parametrize(("typed", "answer"), [("99", "There is no option 99"), ("xyzzy", "Nothing here is called")])
def test_what_is_no_answer_says_so(typed: str, answer: str) -> None:
    assert answer in play(typed=f"{typed}\n").out


def test_several_numbers_answer_a_question_that_comes_again() -> None:
    assert "You discard" in play(typed="1 2\n").out
    assert "Your hand (you may keep 2 at the end of the round)\n  2 × Hunting Manor" in play(typed="1 1\n").out


def test_answers_in_advance_end_when_somebody_else_has_acted() -> None:
    game = play(typed="1\n1\n2\n1 1\n1 1\n").out
    assert game.count("Send an errand boy.") == 2


def test_answers_in_advance_end_when_one_is_not_there_any_more() -> None:
    """Of two equal cards the second is still there; of one that was kept nothing is left to be kept again."""
    game = play(typed="2 2 2\n")
    assert "You left the table after 1 choice" in game.out
    assert "Choose 1 card to keep" in game.out


def test_a_plan_keeps_its_number_when_others_are_taken() -> None:
    planning = play("--seat", "1", typed="1\n1\n").out.rsplit("Choose your plan", 1)[1]
    listed = [line.split()[:3] for line in planning.splitlines() if " Plan " in line]
    assert len(listed) < 7
    assert all(f"{number}:" == plan for number, _, plan in listed)


def test_question_mark_lists_what_is_refused_with_clause_and_reason() -> None:
    game = play(typed="1\n1\n5\n1\n?\n").out
    assert "Only Bloom may draw there; you have a space of your own. [LW-ERRAND-34]" in " ".join(game.split())


def test_typing_a_refused_option_tells_why() -> None:
    game = play(typed="1\n1\n5\n1\ncard of bloom\n").out
    assert "✗ The unknown card of Bloom" in game
    assert "[LW-ERRAND-34]" in game


def test_question_mark_and_number_explain_an_option_in_full() -> None:
    explained = play(typed="? 1\n").out.split("> ? 1")[1]
    assert "  Keep Hunting Manor" in explained
    assert "A manor house: values" in explained


def test_question_mark_and_name_explain_any_card() -> None:
    assert "Old Friend with Ideas · helper: Lay for 2 actions." in play(typed="? old friend\n").out
    assert "no option and no card 'zeppelin'" in play(typed="? zeppelin\n").out


def test_help_lists_the_commands() -> None:
    shown = play(typed="help\n").out
    assert all(word in shown for word in ("undo", "reset", "save FILE", "load FILE", "log", "table", "quit"))


def test_undo_takes_back_a_slip() -> None:
    game = play(typed="1\nundo\n").out
    assert "Taken back." in game
    assert game.count("Choose 2 cards to keep") == 2


def test_reset_takes_back_the_whole_turn() -> None:
    game = play(typed="1\n1\n4\n1 1 2\nreset\n").out
    assert "Taken back." in game
    assert game.count("Choose your plan") == 2


def test_undo_is_refused_before_anything_was_done_and_after_a_reveal() -> None:
    refusal = "There is nothing to take back"
    assert refusal in play(typed="undo\n").out
    drawn = play(typed="1\n1\n1\n1 1 1 1 1\nundo\n").out
    assert refusal in drawn.replace("\n    ", " ")


def test_the_log_tells_others_moves_but_not_their_cards() -> None:
    game = play(typed="1\n1\n5\n1\nlog\n").out.split("> log")[1]
    assert "You take plan 5 and draw " in game
    assert "Bloom discards 4 cards." in game
    assert "draws an event" in game
    assert game.count("draw ") == 1


def test_a_turn_that_ends_by_itself_waits_for_enter_so_that_it_can_be_taken_back() -> None:
    args = ("play", "last-will", "--seed", "7", "--bots", "random")
    game = run(*args, typed=ANSWERS[:60] + "\n\n").out
    quick = run(*args, "--quick", typed=ANSWERS[:60]).out
    assert "Only one thing is left: End your turn." in game
    assert "Only one thing is left" not in quick


def test_enter_does_the_only_thing_that_is_left() -> None:
    answers = "".join(f"{line}\n\n" for line in ANSWERS.split()[:60])  # an empty line asks anything else again
    game = run("play", "last-will", "--seed", "7", "--bots", "random", typed=answers).out
    _, *after = game.split("Only one thing is left: End your turn.")
    assert after
    assert all("Only one thing is left" not in part.split("> ")[1] for part in after)
    assert "Round 2" in after[-1]


def test_end_of_input_leaves_politely() -> None:
    game = play(typed="1\n")
    assert game.code == 0
    assert "You left the table after 1 choice, unsaved. Good-bye." in game.out


def test_quit_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "evening.squander"
    assert "Saved." in play(typed=f"1\nquit\n{path}\n").out
    assert len(saved(path).choices) == 1
    assert "Save it first?" not in play(typed="quit\n").out


def test_a_saved_game_goes_on_to_the_same_end(tmp_path: Path) -> None:
    straight = finished_game(tmp_path / "straight.squander")
    middle, end = tmp_path / "middle.squander", tmp_path / "end.squander"
    play(typed=f"{ANSWERS[:80]}save {middle}\nquit\n")
    game = run("play", "--load", str(middle), "--quick", "--save", str(end), typed=ANSWERS[80:])
    assert game.code == 0
    assert 0 < len(saved(middle).choices) < len(straight.choices)
    assert saved(end).choices == straight.choices


def test_load_in_the_middle_of_another_game(tmp_path: Path) -> None:
    path = tmp_path / "evening.squander"
    play(typed=f"1\n1\n5\n1\nsave {path}\nquit\n")
    game = run("play", "last-will", "--seed", "8", "--bots", "random", typed=f"load {path}\n")
    assert "Round 1 of 7 · Errands" in game.out


def test_a_pack_and_options_reach_the_game(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text("[boards]\nrounds = 3\n", encoding="utf-8")
    assert "Round 1 of 3" in play("--pack", str(pack), typed="").out
    assert "£120 to ruin" in play("-o", "will=120", typed="").out
    assert "Planning order:" in play("-o", "plan_order=yes", typed="1\n1\n").out


@pytest.mark.parametrize(
    ("game", "text", "meaning"),
    [
        ("last-will", "will=drawn", "drawn"),
        ("last-will", "will=120", 120),
        ("last-will", "plan_order=on", True),
        ("last-will", "starter=none", None),
        ("last-will", "pack=7", "7"),
        ("prodigals-last-will", "will_pack=7", "7"),
        ("prodigals-club", "competitions=election, society", ["election", "society"]),
        ("maccreedys-mansion", "max_rounds=9", 9),
        ("maccreedys-mansion", "covered=attic,", ["attic"]),
    ],
)
def test_the_text_of_an_option_is_understood(game: str, text: str, meaning: object) -> None:
    assert options_of(game, [text], None) == {text.partition("=")[0]: meaning}


@pytest.mark.parametrize(("text", "meaning"), [("12", 12), ("-3", -3), ("many", "many"), ("2, 3", ["2", "3"])])
def test_an_option_that_takes_anything_is_a_number_if_it_looks_like_one(text: str, meaning: object) -> None:
    """Games of others may have one."""
    kind = Kind("penny", "A Penny Saved", 1, kind_of("template").words)
    kind.settings = [Setting("coins", 9, [], "how many coins there are")]
    assert meant(kind, "coins", text) == meaning


def test_people_at_one_terminal_never_see_each_others_hands() -> None:
    game = play("--players", "2", "--humans", "2", "--name", "Ada", "--name", "Ben", typed="\n1\n1\n\n1\n").out
    ada, ben = game.split("Press Enter when only Ben can see the screen.")
    hands = [part.split("Your hand")[1] for part in (ada, ben)]
    cards = [{line.split(" · ")[0] for line in hand.splitlines() if " · " in line} for hand in hands]
    assert cards[0]
    assert not cards[0] & cards[1]
    assert "\n" * 50 in ada.rsplit("Choose 1 card", 1)[1]


def test_bots_alone_play_to_the_end() -> None:
    game = play("--humans", "0", typed="")
    assert "Last Will: the end" in game.out
    assert "Ashby takes plan" in game.out
    assert not game.too_wide()


def test_each_move_of_a_bot_can_be_shown_as_it_happens() -> None:
    assert "Bloom takes plan" in play("--pace", "0.0001", typed="1\n1\n5\n1\n").out


def test_a_plan_tile_is_chosen_and_looked_up_by_its_name() -> None:
    first = play("-o", "plan_tiles=yes", typed="1\n1\ntable\n").out
    name = re.findall(r"^  [1-8]  .*  ([A-Z].*)$", first, re.MULTILINE)[3]
    game = play("-o", "plan_tiles=yes", typed=f"1\n1\n? {name}\n{name}\n")
    text = " ".join(game.out.split())
    assert f"{name}: A plan for place 4" in text
    assert f"You take plan 4 ({name})" in text


def test_plans_that_are_taken_are_named_by_their_tiles() -> None:
    game = play("-o", "plan_tiles=yes", "--seat", "2", typed="1\n1\n")
    assert re.search(r"plans taken: Ashby [1-8] \([A-Z][^)]+\), Bloom [1-8] \(", " ".join(game.out.split()))
