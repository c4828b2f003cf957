"""The example of the README runs."""

from pathlib import Path


def test_the_example_runs():
    text = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    exec(compile(code, "README.md", "exec"), {})
