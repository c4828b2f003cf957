"""Results with typed rows, shown as tables: sampled cells, bit error rates, proofs and areas."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Optional

from ._tables import Printed, percent

if TYPE_CHECKING:
    import pandas
    from matplotlib.axes import Axes


@dataclass(frozen=True)
class SampledCell:
    """The counts of one scheme and class, in samples."""

    #: Id of the scheme.
    scheme: str
    #: Id of the class or of the source of errors.
    error_class: str
    #: Number of samples.
    samples: int
    #: Samples that were not in error.
    clean: int
    #: Corrected samples.
    corrected: int
    #: Samples that were detected as uncorrectable.
    detected: int
    #: Silent samples with syndrome zero.
    undetected: int
    #: Silent samples with a wrong correction.
    miscorrected: int
    #: Undetected and miscorrected samples.
    silent: int
    #: Their share of the samples.
    silent_share: float
    #: Lower end of the 95 % confidence interval of the share, or None if no sample was silent.
    silent_low: Optional[float]
    #: Upper end of that interval, or None if no sample was silent.
    silent_high: Optional[float]
    #: One-sided 95 % bound of the share if no sample was silent, otherwise None.
    silent_below: Optional[float]
    #: Exact share as ``n/d``, or None if it was not counted.
    exact: Optional[str]
    #: Exact share as a number, or None.
    exact_value: Optional[float]
    #: Distance of the sampled share from the exact one in standard deviations, or None.
    z: Optional[float]


def _sampled(cell: dict[str, Any]) -> SampledCell:
    names = {"error_class": "class"}
    return SampledCell(**{f.name: cell[names.get(f.name, f.name)] for f in fields(SampledCell)})


@dataclass(frozen=True, repr=False)
class SampledTable(Printed):
    """The counts of a run of ``simulate``. A cell is found by ``(scheme, class)``, or by class if there is one scheme."""

    #: The output of ``eccforge simulate --format json``.
    report: dict[str, Any] = field(repr=False)

    @property
    def cells(self) -> list[SampledCell]:
        """A cell for each scheme and class."""
        return [_sampled(cell) for cell in self.report["cells"]]

    def __len__(self) -> int:
        return len(self.report["cells"])

    def __iter__(self) -> Iterator[SampledCell]:
        return iter(self.cells)

    def __getitem__(self, key: tuple[str, str] | str) -> SampledCell:
        scheme, error_class = key if isinstance(key, tuple) else (None, key)
        found = [c for c in self.cells if c.error_class == error_class and scheme in (None, c.scheme)]
        if len(found) != 1:
            raise KeyError(key)
        return found[0]

    def to_pandas(self) -> pandas.DataFrame:
        """A row for each cell."""
        import pandas

        return pandas.DataFrame(self.report["cells"])

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draws the 95 % interval of the silent share of each cell, and its exact value as a cross. Needs matplotlib.

        A bar that ends at the left edge is a bound: no sample was silent.
        """
        axes = _axes(ax)
        cells = [c for c in self.cells if c.silent_high or c.silent_below]
        for place, c in enumerate(cells):
            high = c.silent_high or c.silent_below or 0.0
            low = c.silent_low or high / 1000
            axes.plot([low, high], [place, place], color="C0", linewidth=3, label="95 % interval" if place == 0 else None)
            if c.exact_value:
                axes.plot([c.exact_value], [place], "x", color="C1", label="exact" if place == 0 else None)
        axes.set_yticks(range(len(cells)), [f"{c.scheme}, {c.error_class}" for c in cells])
        axes.set_xscale("log")
        axes.set_xlabel("silent share of the samples")
        axes.legend()
        return axes

    def _grid(self) -> list[list[str]]:
        rows = [["scheme", "class", "samples", "corrected", "detected", "silent", "silent, %", "95 % interval, %", "z"]]
        for c in self.cells:
            interval = "" if c.silent_below is None else f"below {100 * c.silent_below:.2g}"
            if c.silent_low is not None and c.silent_high is not None and c.silent_below is None:
                interval = f"{100 * c.silent_low:.6f} to {100 * c.silent_high:.6f}"
            counts = [str(n) for n in (c.samples, c.corrected, c.detected, c.silent)]
            z = "" if c.z is None else f"{c.z:+.2f}"
            rows.append([c.scheme, c.error_class, *counts, f"{100 * c.silent_share:.6f}", interval, z])
        return rows


@dataclass(frozen=True)
class AtRate:
    """Exact probabilities where every bit of an entry is wrong independently at a bit error rate."""

    #: The bit error rate.
    rate: Fraction
    #: Probability of an entry without a wrong bit.
    clean: Fraction
    #: Probability of a corrected entry.
    corrected: Fraction
    #: Probability of a detected uncorrectable entry.
    detected: Fraction
    #: Probability of wrong data with syndrome zero.
    undetected: Fraction
    #: Probability of wrong data after a wrong correction.
    miscorrected: Fraction

    @property
    def silent(self) -> Fraction:
        """Probability of wrong data without a report of an uncorrectable error."""
        return self.undetected + self.miscorrected


@dataclass(frozen=True, repr=False)
class Curve(Printed, Sequence[AtRate]):
    """Exact outcome probabilities of a scheme at several bit error rates."""

    #: Id of the scheme.
    scheme: str
    #: One for each rate.
    points: tuple[AtRate, ...]

    def __len__(self) -> int:
        return len(self.points)

    def __getitem__(self, place: Any) -> Any:
        return self.points[place]

    def to_pandas(self) -> pandas.DataFrame:
        """A row for each rate, with floating-point numbers."""
        import pandas

        names = ("rate", "clean", "corrected", "detected", "undetected", "miscorrected", "silent")
        return pandas.DataFrame([{name: float(getattr(p, name)) for name in names} for p in self.points])

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draws the probabilities of corrected, detected and silent entries over the rate, on logarithmic axes. Needs matplotlib."""
        axes = _axes(ax)
        for name in ("corrected", "detected", "silent"):
            shown = [(float(p.rate), float(getattr(p, name))) for p in self.points if getattr(p, name)]
            if shown:
                axes.loglog(*zip(*shown), marker="o", label=f"{self.scheme}: {name}")
        axes.set_xlabel("bit error rate")
        axes.set_ylabel("probability for an entry")
        axes.legend()
        return axes

    def _grid(self) -> list[list[str]]:
        rows = [["bit error rate", "clean, %", "corrected, %", "detected, %", "silent, %"]]
        for p in self.points:
            rows.append([f"{float(p.rate):g}", *(percent(v) for v in (p.clean, p.corrected, p.detected, p.silent))])
        return rows


@dataclass(frozen=True)
class Step:
    """One proved statement."""

    #: The statement.
    statement: str
    #: Whether it holds.
    holds: bool
    #: The method or the examined cases.
    evidence: str
    #: Seconds that it took.
    seconds: float


@dataclass(frozen=True, repr=False)
class Proof(Printed, Sequence[Step]):
    """The proof that the emitted Verilog implements a scheme, and that the scheme fulfils its claims."""

    #: Whether everything holds.
    holds: bool
    #: The record of ``eccforge prove --format json``, with counterexamples.
    report: dict[str, Any]

    @property
    def steps(self) -> tuple[Step, ...]:
        """The statements: equality of Verilog and circuit first, then the properties of the circuit."""
        modules = [
            Step(f"{e['module']}: Verilog and circuit are equal", e["equal"], e["evidence"], e["seconds"])
            for e in self.report["equivalence"]
        ]
        others = self.report["control"] + self.report["specification"]
        return (*modules, *(Step(s["claim"], s["failure"] is None, s["evidence"], s["seconds"]) for s in others))

    def __len__(self) -> int:
        return len(self.steps)

    def __getitem__(self, place: Any) -> Any:
        return self.steps[place]

    def _grid(self) -> list[list[str]]:
        rows = [["statement", "verdict", "evidence"]]
        return rows + [[s.statement, "holds" if s.holds else "FAILS", s.evidence] for s in self.steps]


@dataclass(frozen=True)
class Point:
    """A circuit of a given area and delay."""

    #: Area in AND2 equivalents.
    area: float
    #: Delay in picoseconds of logical effort; only ratios are meaningful.
    delay: float


@dataclass(frozen=True)
class Area:
    """The measurements of one module."""

    #: Name of the module.
    module: str
    #: Two-input gates after generic synthesis.
    gates: int
    #: Levels of two-input gates after generic synthesis.
    depth: int
    #: The circuit of minimum area.
    smallest: Point
    #: The circuit of minimum area times delay.
    balanced: Point
    #: The circuit of minimum delay.
    fastest: Point
    #: The Pareto front, fastest first.
    front: tuple[Point, ...]


def _area(report: dict[str, Any]) -> Area:
    def point(p: dict[str, float]) -> Point:
        return Point(p["area_and2"], p["delay_ps"])

    smallest, balanced, fastest = (point(report[name]) for name in ("eff", "adp", "perf"))
    front = tuple(map(point, report["front"]))
    return Area(report["module"], report["gates"], report["depth"], smallest, balanced, fastest, front)


@dataclass(frozen=True, repr=False)
class Areas(Printed):
    """Area and delay of the encoder and the decoder of a scheme, for whole entries."""

    #: The encoder.
    encoder: Area
    #: The decoder.
    decoder: Area

    def plot(self, ax: Axes | None = None) -> Axes:
        """Draws the Pareto fronts of encoder and decoder: area over delay. Needs matplotlib."""
        axes = _axes(ax)
        for area in (self.encoder, self.decoder):
            axes.plot([p.delay for p in area.front], [p.area for p in area.front], marker="o", label=area.module)
        axes.set_xlabel("delay, ps of logical effort")
        axes.set_ylabel("area, AND2 equivalents")
        axes.legend()
        return axes

    def _grid(self) -> list[list[str]]:
        rows = [["module", "gates", "depth", "smallest", "smallest area times delay", "fastest"]]
        for a in (self.encoder, self.decoder):
            points = [f"{p.area:.1f} AND2, {p.delay:.0f} ps" for p in (a.smallest, a.balanced, a.fastest)]
            rows.append([a.module, str(a.gates), str(a.depth), *points])
        return rows


def _axes(ax: Axes | None) -> Axes:
    """These axes, or new ones of matplotlib."""
    if ax is not None:
        return ax
    import matplotlib.pyplot as plt

    return plt.subplots()[1]
