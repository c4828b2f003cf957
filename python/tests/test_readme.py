"""The examples of the README and of EMBED.md run."""

from pathlib import Path

import pytest


@pytest.mark.parametrize("name", ["README.md", "EMBED.md"])
def test_the_example_runs(name):
    text = (Path(__file__).parent.parent / name).read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    exec(compile(code, name, "exec"), {})
