"""Exact results as cells of a table, and the form in which all results are printed."""

from __future__ import annotations

import html
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas

    from . import Scheme


@dataclass(frozen=True)
class Cell:
    """The exact outcomes of one scheme for one class of errors: numbers of patterns, and fractions of them."""

    #: Id of the scheme.
    scheme: str
    #: Id of the class.
    error_class: str
    #: How it was counted: ``enumerated`` or ``counted``.
    method: str
    #: Patterns without a wrong bit.
    clean_patterns: int
    #: Patterns after which the data are as they were written, because of a correction.
    corrected_patterns: int
    #: Patterns that are detected as uncorrectable.
    detected_patterns: int
    #: Patterns with syndrome zero: the data are wrong and the decoder reports no error.
    undetected_patterns: int
    #: Patterns with the syndrome of another error: the decoder makes a wrong correction.
    miscorrected_patterns: int
    #: The published figure, if the cell is of a published table.
    published: str | None = None
    #: ``exact``, ``within-sampling-error``, ``differs`` or ``not-published``.
    verdict: str | None = None
    #: The reason why a published figure differs.
    reason: str | None = None

    @property
    def patterns(self) -> int:
        """All patterns of the class."""
        return (
            self.clean_patterns
            + self.corrected_patterns
            + self.detected_patterns
            + self.undetected_patterns
            + self.miscorrected_patterns
        )

    @property
    def clean(self) -> Fraction:
        """Probability that no bit was wrong."""
        return self._share(self.clean_patterns)

    @property
    def corrected(self) -> Fraction:
        """Probability of a correction."""
        return self._share(self.corrected_patterns)

    @property
    def detected(self) -> Fraction:
        """Probability of a detected uncorrectable error."""
        return self._share(self.detected_patterns)

    @property
    def silent(self) -> Fraction:
        """Probability of wrong data without a warning."""
        return self._share(self.undetected_patterns + self.miscorrected_patterns)

    def _share(self, patterns: int) -> Fraction:
        if not self.patterns:
            raise ZeroDivisionError(f"the class {self.error_class} has no patterns in an entry of {self.scheme}")
        return Fraction(patterns, self.patterns)

    def __str__(self) -> str:
        if not self.patterns:
            return "-"
        if self.corrected_patterns + self.clean_patterns == self.patterns:
            return "C"
        return "D" if not self.silent else percent(self.silent)


def percent(value: Fraction) -> str:
    """In percent with four digits, rounded half to even; a smaller one than those can show is not shown as zero."""
    text = f"{float(value * 100):.4f}"
    return text if float(text) or not value else f"{float(value * 100):.1e}"


class Printed:
    """A result with rows: ``print`` shows a text table, and a notebook an HTML table."""

    __slots__ = ()

    def _grid(self) -> list[list[str]]:
        """The titles of the columns, then the rows."""
        raise NotImplementedError

    def _title(self) -> str:
        """A line above the table."""
        return ""

    def _note(self) -> str:
        """A sentence below the table of a notebook."""
        return ""

    def __str__(self) -> str:
        grid = self._grid()
        widths = [max(len(row[i]) for row in grid) for i in range(len(grid[0]))]
        figures = [all(_is_figure(row[i]) for row in grid[1:]) for i in range(len(widths))]
        lines = [
            "  ".join(word.rjust(w) if is_figure else word.ljust(w) for word, w, is_figure in zip(row, widths, figures))
            for row in grid
        ]
        return "\n".join(line.rstrip() for line in [self._title(), *lines] if line.strip())

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        title, note = html.escape(self._title()), html.escape(self._note())
        return (f"<h4>{title}</h4>" if title else "") + _html(self._grid()) + (f"<p>{note}</p>" if note else "")


class Table(Printed, Sequence[Cell]):
    """Cells of schemes and classes. A cell is found by its number, by ``(scheme, class)``, or by class if there is one scheme."""

    def __init__(
        self,
        cells: Sequence[Cell],
        schemes: Mapping[str, str],
        classes: Mapping[str, str],
        report: dict[str, Any] | None = None,
    ) -> None:
        self._cells = tuple(cells)
        #: For a published table, the output of ``eccforge reproduce --format json``, with the totals of all events and the statements of
        #: the paper's text. For other tables None.
        self.report = report
        #: Names of the schemes, by id.
        self.schemes = dict(schemes)
        ids = {c.error_class for c in cells}
        #: Names of the classes, by id.
        self.classes = {id: name for id, name in classes.items() if id in ids}

    def __len__(self) -> int:
        return len(self._cells)

    def __iter__(self) -> Iterator[Cell]:
        return iter(self._cells)

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, (int, slice)):
            return self._cells[key]
        scheme, error_class = key if isinstance(key, tuple) else (None, key)
        if scheme is None and len(self.schemes) > 1:
            raise KeyError(f"{key!r}: there are {len(self.schemes)} schemes; write (scheme, class)")
        for cell in self._cells:
            if cell.error_class == error_class and scheme in (None, cell.scheme):
                return cell
        raise KeyError(key)

    def to_pandas(self) -> pandas.DataFrame:
        """A row for each cell; probabilities are floating-point numbers."""
        import pandas

        rows = [
            {
                "scheme": c.scheme,
                "class": c.error_class,
                "patterns": c.patterns,
                **{n: float(getattr(c, n)) if c.patterns else None for n in ("corrected", "detected", "silent", "clean")},
                "method": c.method,
                "published": c.published,
                "verdict": c.verdict,
            }
            for c in self
        ]
        return pandas.DataFrame(rows)

    def _grid(self) -> list[list[str]]:
        found = {(c.scheme, c.error_class): str(c) for c in self}
        rows = [["silent, %", *self.classes.values()]]
        rows += [[name, *(found.get((id, c), "") for c in self.classes)] for id, name in self.schemes.items()]
        return rows

    def _note(self) -> str:
        return "C: always corrected. D: never silent."


def _is_figure(text: str) -> bool:
    """Whether a cell is aligned to the right: a number, the sign of an outcome, or nothing."""
    return text in "CD-" or text[0] in "+-0123456789" and text[-1].isdigit()


def _html(grid: Sequence[Sequence[str]]) -> str:
    def row(cells: Sequence[str], kind: str) -> str:
        return "<tr>" + "".join(f"<{kind}>{html.escape(c)}</{kind}>" for c in cells) + "</tr>"

    return f"<table><thead>{row(grid[0], 'th')}</thead><tbody>{''.join(row(r, 'td') for r in grid[1:])}</tbody></table>"


def scheme_grid(scheme: Scheme) -> list[list[str]]:
    """The facts of a scheme, below an empty title."""
    r, n = scheme.matrix.shape
    return [
        ["", ""],
        ["id", scheme.id],
        ["source", scheme.source],
        ["entry", f"{scheme.beats} x {scheme.pins} bits (beats x pins), {scheme.data_bits} data bits"],
        ["code", f"{scheme.codewords} x ({n},{n - r})"],
    ]


def scheme_html(scheme: Scheme) -> str:
    """The HTML of a scheme: its facts and its parity-check matrix as a picture."""
    matrix = scheme.matrix
    size = 8 if matrix.shape[1] <= 80 else 4
    squares = "".join(
        f'<rect x="{size * i}" y="{size * j}" width="{size - 1}" height="{size - 1}"/>'
        for j, line in enumerate(matrix)
        for i, bit in enumerate(line)
        if bit
    )
    width, height = size * matrix.shape[1], size * matrix.shape[0]
    label = html.escape(f"Parity-check matrix of {scheme.name}")
    return (
        f"<h4>{html.escape(scheme.name)}</h4>{_html(scheme_grid(scheme))}"
        f'<svg role="img" aria-label="{label}" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'fill="currentColor">{squares}</svg>'
    )
