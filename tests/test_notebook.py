"""The notebook in docs/ runs from its first cell to its last, as somebody would run it."""

import os
import re
import sys
from pathlib import Path

import nbclient
import nbformat
import pytest

NOTEBOOK = Path(__file__).parents[1] / "docs" / "study.ipynb"


@pytest.mark.filterwarnings("ignore")
@pytest.mark.long
def test_the_study_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    notebook = nbformat.read(NOTEBOOK, 4)  # type: ignore[no-untyped-call]
    nbclient.NotebookClient(notebook, timeout=280, resources={"metadata": {"path": str(tmp_path)}}).execute()
    said = [text_of(cell) for cell in notebook.cells if cell.cell_type == "code"]
    assert "200 games played" in said[1]
    assert re.findall(r"│ (100|70) +│ +100 │ +(\d\.\d)\d* │", said[2]) == [("100", "6.7"), ("70", "5.5")], "as answered"
    assert re.findall(r"│ +(0\.94|1\.0) │", said[2]) == ["0.94", "1.0"], "as answered"
    assert "A is will=70, B is will=100" in said[4]
    assert "60 deals, each played on both sides" in said[4]
    assert "The change matters: rounds." in said[4], "and nothing else is answered to differ"
    assert (tmp_path / "runs" / "wills" / "report.html").is_file()


def text_of(cell: nbformat.NotebookNode) -> str:
    return "".join(str(output.get("text", "")) for output in cell.outputs)


def test_it_is_kept_without_what_it_printed() -> None:
    notebook = nbformat.read(NOTEBOOK, 4)  # type: ignore[no-untyped-call]
    assert all(not cell.outputs for cell in notebook.cells if cell.cell_type == "code")
