"""OpenSpiel's own tests on our games, and its searches at our tables. Run where OpenSpiel is installed."""

import pickle
import random
import unittest
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed; requirements/openspiel.txt brings it")

from squander.envs.openspiel import SquanderGame, State, name_of  # noqa: E402 - only where there is OpenSpiel
from squander.games import OURS  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")
NAMES = [name_of(game) for game in OURS]
every_name = pytest.mark.parametrize("name", NAMES)


def state_after(game: SquanderGame, seed: int, plies: int) -> State:
    """A state of a random game."""
    chance, state = random.Random(seed), game.new_initial_state()
    state.apply_action(seed)
    while not state.is_terminal() and state.move_number() <= plies:
        state.apply_action(chance.choice(state.legal_actions()))
    found: State = state
    return found


def cases_of(module: ModuleType, name: str) -> unittest.TestSuite:
    """The cases that their Python API test would make for a game."""
    case = type(f"Partial_{name}_Test", (module.EnforceAPIOnPartialTreeBase,), {})
    case.game_name = name  # type: ignore[attr-defined] # as their own loader does
    case.game = pyspiel.load_game(name)  # type: ignore[attr-defined]
    return unittest.defaultTestLoader.loadTestsFromTestCase(case)


@pytest.mark.long
@every_name
def test_their_api_test_passes(name: str) -> None:
    from absl import flags
    from open_spiel.integration_tests import api_test

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    result = unittest.TestResult()
    cases_of(api_test, name).run(result)
    assert result.testsRun >= 5
    assert not result.failures + result.errors


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.long if name != NAMES[0] else ()) for name in NAMES]
)
def test_their_random_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, True, False)


@pytest.mark.parametrize(
    "parameters",
    [
        "players=1,solo=solicitor,difficulty=chancery",
        "players=1,solo=solicitor,campaign=begin",
        "sacked=True,will=drawn",
        "players=3,plan_tiles=True,plan_order=True",
    ],
)
def test_options_are_parameters(parameters: str) -> None:
    game = pyspiel.load_game(f"squander_last_will(deals=4,{parameters})")
    pyspiel.random_sim_test(game, 1, True, False)
    state = state_after(game, 3, 40)
    other = state.resample_from_infostate(0, random.Random(1).random)
    assert other.information_state_string(0) == state.information_state_string(0)
    assert np.array_equal(other.information_state_tensor(0), state.information_state_tensor(0))


def test_who_plays_alone_wins_or_loses_and_nobody_else_does() -> None:
    game = pyspiel.load_game("squander_last_will(players=1,solo=solicitor)")
    state = state_after(game, 2, 10**6)
    assert state.is_terminal()
    assert state.returns() == [-1.0]
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert pyspiel.load_game("squander_last_will").get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


def test_what_no_option_may_be_is_said() -> None:
    with pytest.raises(Exception, match="will cannot be 'large'"):
        pyspiel.load_game("squander_last_will(will=large)")
    with pytest.raises(Exception, match="Last Will takes 2 to 5 players, not 1; alone it is played"):
        pyspiel.load_game("squander_last_will(players=1)")


@pytest.mark.long
def test_their_playthrough_is_played_again(tmp_path: Path) -> None:
    """As their playthrough test does with the files it has."""
    from open_spiel.python.algorithms import generate_playthrough

    file = tmp_path / "last_will.txt"
    file.write_text(generate_playthrough.playthrough("squander_last_will(deals=4)", None, seed=7), encoding="utf-8")
    before, after = generate_playthrough.replay(str(file))
    assert before == after


def test_states_go_through_text_and_pickle() -> None:
    """And play on the same afterwards."""
    game = pyspiel.load_game("squander_last_will(players=3)")
    for plies in (0, 10, 120):
        state = state_after(game, 5, plies)
        _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        for other in (read, pickle.loads(pickle.dumps(state)), state.clone()):
            assert other.history() == state.history()
            for player in range(3):
                assert other.information_state_string(player) == state.information_state_string(player)
            goes_on, chance = state.clone(), random.Random(1)
            for _ in range(20):
                action = chance.choice(goes_on.legal_actions())
                goes_on.apply_action(action)
                other.apply_action(action)
                assert str(other) == str(goes_on)


@every_name
def test_what_a_player_cannot_know_is_dealt_anew(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=3)")
    for plies in (4, 40):
        state = state_after(game, 3, plies)
        chance = random.Random(plies)
        for player in range(3):
            other = state.resample_from_infostate(player, chance.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert np.array_equal(other.information_state_tensor(player), state.information_state_tensor(player))
            assert str(other) != str(state)
            while not other.is_terminal():
                other.apply_action(chance.choice(other.legal_actions()))


def test_a_clone_goes_its_own_way() -> None:
    state = state_after(pyspiel.load_game("squander_last_will"), 1, 30)
    before = str(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before


def test_actions_have_words() -> None:
    state = state_after(pyspiel.load_game("squander_last_will"), 1, 5)
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(set(words)) == len(words)
    assert all(word.startswith("will.") for word in words)
    assert state.action_to_string(1 - state.current_player(), 0) == "will.KeepFirstCards 1"


def test_what_is_not_offered_is_refused() -> None:
    state = state_after(pyspiel.load_game("squander_last_will"), 1, 5)
    before = str(state)
    with pytest.raises(Exception, match=r"Action 1211|There is no action"):
        state.apply_action(1211)
    assert str(state) == before


def test_an_unknown_number_of_players_is_refused() -> None:
    with pytest.raises(Exception, match="Last Will takes 2 to 5 players, not 7"):
        pyspiel.load_game("squander_last_will(players=7)")


@pytest.mark.long
@every_name
def test_their_searches_play(name: str) -> None:
    """MCTS, which sees everything, and ISMCTS, which guesses, each for some moves against chance."""
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(name)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searching = mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=np.random.RandomState(1))
    guessing = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=4,
        max_world_samples=-1,
        random_state=np.random.RandomState(1),
    )
    state = state_after(game, 2, 10)
    for _ in range(6):
        if state.is_terminal():
            break
        bot = (searching, guessing)[state.current_player() % 2]
        state.apply_action(bot.step(state))


def test_the_quick_ones_search_too() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("squander_last_will")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    for bot in (
        mcts.MCTSBot(game, 2.0, 2, evaluator, random_state=np.random.RandomState(1)),
        ismcts.ISMCTSBot(
            game=game,
            evaluator=evaluator,
            uct_c=2.0,
            max_simulations=2,
            max_world_samples=-1,
            random_state=np.random.RandomState(1),
        ),
    ):
        state = state_after(game, 2, 20)
        assert bot.step(state) in state.legal_actions()
