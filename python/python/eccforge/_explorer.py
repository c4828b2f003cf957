"""The explorer in a notebook: the page that comes with the module, told what to show."""

from __future__ import annotations

import html
import os
import tempfile
import webbrowser
from pathlib import Path

#: Names a page that takes the place of the one in the module.
VARIABLE = "ECCFORGE_EXPLORER"

_HEAD = "<head>\n"


class Explorer:
    """The explorer with something shown. A notebook shows it as the last value of a cell; elsewhere :meth:`open` and :meth:`save`."""

    __slots__ = ("_fragment", "_height", "_name")

    def __init__(self, name: str, fragment: str, height: int = 900) -> None:
        """``fragment`` is the part after ``#`` in a link to the explorer; ``height`` is that of the frame, in pixels."""
        self._name = name
        self._fragment = fragment
        self._height = int(height)

    @property
    def html(self) -> str:
        """The page, which needs no other file and no network."""
        page = _page().read_text(encoding="utf-8")
        before, head, after = page.partition(_HEAD)
        if not head:
            raise ValueError(f"{_page()} is no page of the explorer")
        return f'{before}{head}<meta name="eccforge-shown" content="{html.escape(self._fragment)}">\n{after}'

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Writes the page."""
        path = Path(path)
        path.write_text(self.html, encoding="utf-8")
        return path

    def open(self) -> Path:
        """Writes the page to a new temporary file and opens it in the browser of this machine."""
        folder = tempfile.mkdtemp(prefix="eccforge-")
        path = self.save(Path(folder) / "explorer.html")
        webbrowser.open(path.as_uri())
        return path

    def _repr_html_(self) -> str:
        title = html.escape(f"eccforge explorer: {self._name}")
        return (
            f'<iframe title="{title}" srcdoc="{html.escape(self.html)}" allow="clipboard-write" '
            f'style="width: 100%; height: {self._height}px; border: 0"></iframe>'
        )

    def __repr__(self) -> str:
        return f"<eccforge.Explorer of {self._name}: .open() shows it in a browser, .save(path) writes the page>"


def _page() -> Path:
    """The page's file."""
    named = os.environ.get(VARIABLE)
    path = Path(named) if named else Path(__file__).with_name("explorer.html")
    if not path.is_file():
        raise FileNotFoundError(
            f"{path}: the explorer is missing, because this module was built without it. Build the module again by "
            f"`pip install ./python` in the repository, or run `cargo xtask page` there and set {VARIABLE} to target/eccforge-explorer.html"
        )
    return path


def bits(row: list[int]) -> str:
    """Bits that are 1 as the explorer's address has them: runs of neighbours as ``4-7``."""
    ones = [i for i, bit in enumerate(row) if bit]
    runs: list[tuple[int, int]] = []
    for one in ones:
        if runs and runs[-1][1] == one - 1:
            runs[-1] = (runs[-1][0], one)
        else:
            runs.append((one, one))
    return ",".join(str(a) if a == b else f"{a}-{b}" for a, b in runs)
