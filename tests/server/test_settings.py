"""Settings get to worker processes whole, or not at all."""

import pytest

from squander.server.settings import VARIABLE, BadSettings, Limits, Settings, handed_over, pass_on


def test_what_is_passed_on_is_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "")
    settings = Settings("sqlite:///tables.db", hosts=["example.org"], limits=Limits(chat=7))
    pass_on(settings)
    assert handed_over() == settings


@pytest.mark.parametrize("held", [None, "", "{}", '{"database": 3}', "\udcff"])
def test_a_server_that_was_not_started_by_the_command(monkeypatch: pytest.MonkeyPatch, held: str | None) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    if held is not None:
        monkeypatch.setattr("os.environ", {VARIABLE: held})
    with pytest.raises(BadSettings, match=r"^SQUANDER_SERVER does not hold .* start one by `squander serve`\.$"):
        handed_over()
