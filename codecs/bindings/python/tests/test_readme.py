"""The README's example runs as it stands."""

import pathlib
import re


def test_the_example_of_the_readme_runs():
    readme = pathlib.Path(__file__).parents[1] / "README.md"
    examples = re.findall(r"```python\n(.*?)```", readme.read_text(), re.S)
    assert len(examples) == 1
    exec(compile(examples[0], str(readme), "exec"), {})
