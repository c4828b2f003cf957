"""Results as rows: exact cells and sampled ones."""

from __future__ import annotations

import html
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import pandas

    from . import Model, Scheme


@dataclass(frozen=True)
class Cell:
    """What one scheme makes of one class of errors: exact numbers of patterns, and fractions of them."""

    #: Id of the scheme.
    scheme: str
    #: Id of the class.
    error_class: str
    #: How it was counted: ``enumerated`` or ``counted``.
    method: str
    #: Patterns that are no error.
    clean_patterns: int
    #: Patterns after which the data are as they were written.
    corrected_patterns: int
    #: Patterns that are refused.
    detected_patterns: int
    #: Patterns that are taken for no error.
    undetected_patterns: int
    #: Patterns that are taken for another error.
    miscorrected_patterns: int
    #: The published figure, if the cell is of a published table.
    published: str | None = None
    #: ``exact``, ``within-sampling-error``, ``differs`` or ``not-published``.
    verdict: str | None = None
    #: Why a published figure differs.
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
        """Probability that nothing was wrong."""
        return self._share(self.clean_patterns)

    @property
    def corrected(self) -> Fraction:
        """Probability of a correction."""
        return self._share(self.corrected_patterns)

    @property
    def detected(self) -> Fraction:
        """Probability of a refusal."""
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


class Table(Sequence[Cell]):
    """Cells of schemes and classes. A cell is found by its number, by ``(scheme, class)``, or by class if there is one scheme."""

    def __init__(
        self,
        cells: Sequence[Cell],
        schemes: Mapping[str, str],
        classes: Mapping[str, str],
        report: dict[str, Any] | None = None,
    ) -> None:
        self._cells = tuple(cells)
        #: Of a published table, what ``eccforge reproduce --format json`` prints: also the totals of all events and the statements of the
        #: paper's text. None of other tables.
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
        """A row for each cell; probabilities as floating-point numbers beside the exact counts."""
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

    def __str__(self) -> str:
        grid = self._grid()
        widths = [max(len(row[i]) for row in grid) for i in range(len(grid[0]))]
        lines = [
            "  ".join(word.ljust(w) if i == 0 else word.rjust(w) for i, (word, w) in enumerate(zip(row, widths)))
            for row in grid
        ]
        return "\n".join(line.rstrip() for line in lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return _html(self._grid()) + "<p>C: always corrected. D: never silent.</p>"


@dataclass(frozen=True)
class SampledTable:
    """What sampling counted, in the form of ``eccforge simulate --format json``."""

    #: The whole report.
    report: dict[str, Any] = field(repr=False)

    @property
    def cells(self) -> list[dict[str, Any]]:
        """A dictionary for each scheme and class: counts, the silent share with its interval, the exact value and the distance from it in
        standard deviations."""
        cells: list[dict[str, Any]] = self.report["cells"]
        return cells

    def __getitem__(self, key: tuple[str, str] | str) -> dict[str, Any]:
        scheme, error_class = key if isinstance(key, tuple) else (None, key)
        found = [c for c in self.cells if c["class"] == error_class and scheme in (None, c["scheme"])]
        if len(found) != 1:
            raise KeyError(key)
        return found[0]

    def to_pandas(self) -> pandas.DataFrame:
        """A row for each cell."""
        import pandas

        return pandas.DataFrame(self.cells)

    def _grid(self) -> list[list[str]]:
        rows = [["scheme", "class", "samples", "corrected", "detected", "silent", "silent, %", "95 %", "z"]]
        for c in self.cells:
            low, high = c["silent_low"], c["silent_high"]
            interval = "" if low is None else f"{100 * low:.6f} to {100 * high:.6f}"
            silent = c["undetected"] + c["miscorrected"]
            z = "" if c["z"] is None else f"{c['z']:+.2f}"
            counts = [str(n) for n in (c["samples"], c["corrected"], c["detected"], silent)]
            rows.append([c["scheme"], c["class"], *counts, f"{100 * c['silent']:.6f}", interval, z])
        return rows

    def _repr_html_(self) -> str:
        return _html(self._grid())


def _html(grid: Sequence[Sequence[str]]) -> str:
    def row(cells: Sequence[str], kind: str) -> str:
        return "<tr>" + "".join(f"<{kind}>{html.escape(c)}</{kind}>" for c in cells) + "</tr>"

    return f"<table><thead>{row(grid[0], 'th')}</thead><tbody>{''.join(row(r, 'td') for r in grid[1:])}</tbody></table>"


def model_html(model: Model) -> str:
    """What a notebook shows of an error model: its classes and how often each occurs."""
    rows = [["class", "name", "share of the events, %"]]
    rows += [[id, model.classes[id], f"{float(100 * p):.4g}"] for id, p in model.probabilities.items()]
    return f"<h4>{html.escape(model.name)}</h4>{_html(rows)}"


def scheme_html(scheme: Scheme) -> str:
    """What a notebook shows of a scheme: its facts and its parity-check matrix as a picture."""
    matrix = scheme.matrix
    size = 8 if matrix.shape[1] <= 80 else 4
    squares = "".join(
        f'<rect x="{size * i}" y="{size * j}" width="{size - 1}" height="{size - 1}"/>'
        for j, line in enumerate(matrix)
        for i, bit in enumerate(line)
        if bit
    )
    width, height = size * matrix.shape[1], size * matrix.shape[0]
    facts = [
        ["id", scheme.id],
        ["source", scheme.source],
        ["entry", f"{scheme.beats} beats x {scheme.pins} pins, {scheme.data_bits} data bits"],
        ["code", f"{scheme.codewords} x ({matrix.shape[1]},{matrix.shape[1] - matrix.shape[0]})"],
    ]
    label = html.escape(f"Parity-check matrix of {scheme.name}")
    return (
        f"<h4>{html.escape(scheme.name)}</h4>{_html([['', ''], *facts])}"
        f'<svg role="img" aria-label="{label}" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'fill="currentColor">{squares}</svg>'
    )
