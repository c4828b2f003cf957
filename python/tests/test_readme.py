"""The code of the package's pages and of the pages of the book runs."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["python/README.md", "python/EMBED.md", "docs/python.md", "docs/start/python.md"])
def test_the_code_of_the_page_runs(name, tmp_path, monkeypatch):
    blocks = (ROOT / name).read_text(encoding="utf-8").split("```python\n")[1:]
    code = "".join(block.split("```")[0] for block in blocks)
    if "matplotlib" in code:
        pytest.importorskip("matplotlib")
    monkeypatch.chdir(tmp_path)
    assert code
    exec(compile(code, name, "exec"), {})
