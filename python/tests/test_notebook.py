"""The notebook that reproduces the paper runs from an empty kernel, and shows the figures of `generated/reproduce`."""

import csv
import json
import os
import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).parents[2]
NOTEBOOK = ROOT / "examples" / "paper.ipynb"
REPRODUCED = ROOT / "generated" / "reproduce"


@pytest.fixture(scope="module")
def shown():
    """What each code cell shows, as text, by its id; the last output is its value."""
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    nbformat.validate(notebook)
    code = [c for c in notebook.cells if c.cell_type == "code"]
    committed = {c.id: committed_output(c.outputs) for c in code}
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    cells = {c.id: c.outputs[-1]["data"] for c in code}
    assert all(c.outputs[-1]["output_type"] == "execute_result" for c in code)
    # The page of the explorer has megabytes and is not committed; pandas and matplotlib write identifiers that differ from run to run.
    for c in code:
        c.outputs, c.execution_count = committed_output(c.outputs), None
    if os.environ.get("ECCFORGE_UPDATE"):
        nbformat.write(notebook, NOTEBOOK)
    else:
        found = {c.id: c.outputs for c in code}
        assert committed == found, "examples/paper.ipynb has other outputs: run the test with ECCFORGE_UPDATE=1"
    return cells


def committed_output(outputs):
    """Outputs as the notebook has them: text and tables."""
    return [
        nbformat.from_dict({
            "output_type": o["output_type"],
            "execution_count": None,
            "metadata": {},
            "data": {form: text for form, text in o["data"].items() if "<iframe" not in text},
        })
        for o in outputs
        if o["output_type"] == "execute_result"
    ]


def rows(html):
    """The cells of the rows of the only table in some HTML."""
    strip = [re.sub(r"<[^>]*>", "", c) for c in re.findall(r"<t[hd][^>]*>.*?</t[hd]>|</tr>", html, re.DOTALL)]
    table, row = [], []
    for cell in strip:
        if cell:
            row.append(cell.strip())
        else:
            table.append(row)
            row = []
    return table


def reproduced(name):
    with (REPRODUCED / name).open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_table_2_is_that_of_the_command_line(shown):
    cells = {(row[0], i): cell for row in rows(shown["table-2"]["text/html"]) for i, cell in enumerate(row)}
    names = {t["scheme"]: t["name"] for t in json.loads((REPRODUCED / "reproduce.json").read_text())["totals"]}
    columns = {"bit": 1, "pin": 2, "byte": 3, "2bit": 4, "3bit": 5, "beat": 6, "entry": 7}
    published = [c for c in reproduced("cells.csv") if c["verdict"] != "not-published"]
    assert len(published) == 63
    for cell in published:
        figure = cells[names[cell["scheme"]], columns[cell["class"]]]
        silent = 100 * float(cell["silent"])
        if figure in "CD":
            assert silent == 0
        else:
            assert float(figure) == pytest.approx(silent, abs=5e-5), cell
    # As printed in the paper.
    assert cells["I:SEC-DED", 7] == "0.6612" and cells["NI:SEC-DED", 3] == "22.6721" and cells["TrioECC", 3] == "C"


def test_verdicts_and_reasons(shown):
    verdicts = shown["verdicts"]["text/plain"]
    counts = {name: int(n) for name, n in re.findall(r"^(exact-match|within-sampling-error|differs) +(\d+)$", verdicts, re.M)}
    assert counts == {"exact-match": 39, "within-sampling-error": 6, "differs": 18}
    assert len(rows(shown["reasons"]["text/html"])) == 1 + counts["differs"]


def test_totals_are_those_of_the_command_line(shown):
    found = {row[1]: [float(x) for x in row[2:5]] for row in rows(shown["totals"]["text/html"])[1:]}
    assert len(found) == 9
    for total in reproduced("totals.csv"):
        if total["name"] in found:
            expected = [100 * float(total[k]) for k in ("corrected", "detected", "silent")]
            assert found[total["name"]] == pytest.approx(expected, abs=6e-5), total["name"]


def test_statements_are_those_of_the_command_line(shown):
    found = [row[1:4] for row in rows(shown["statements"]["text/html"])[1:]]
    assert ["SEC-DED corrects 74 % of events", "74", "74.26"] in found


def test_the_rest_shows_what_it_says(shown):
    assert shown["one-error"]["text/plain"] == "{'ni-secded': 'silent', 'duet': 'detected', 'trio': 'corrected'}"
    assert "&lt;meta name=&quot;eccforge-shown&quot; content=&quot;scheme=trio&amp;amp;error=8-9,12&quot;&gt;" in shown["explorer"]["text/html"]
    sampled = rows(shown["sampled"]["text/html"])
    assert len(sampled) == 5 and all(abs(float(row[-1])) < 5 for row in sampled[1:])
    assert rows(shown["own"]["text/html"])[1][1:3] == ["C", "D"]
    assert len(rows(shown["search"]["text/html"])) > 1
