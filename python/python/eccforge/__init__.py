"""Exact outcomes of every error of a memory ECC (error-correcting code).

A :class:`Scheme` is a code with its layout, its correctable patterns and its entry rules. It is built in, or you describe it in YAML. The
module uses the libraries of the command ``eccforge``::

    import eccforge
    trio = eccforge.Scheme("trio")       # or the path of a scheme file
    trio.exact()["beat"].silent          # a fractions.Fraction

Arrays of bits have one row for each entry and one ``uint8`` of 0 or 1 for each bit. Bit *i* of an entry travels on pin ``i % pins`` in beat
``i // pins``; data bits are numbered in the same order. ``numpy.unpackbits(..., bitorder="little")`` makes such rows of bytes.

Long calls release the GIL, and Ctrl-C ends them.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _native
from ._native import SchemeError, __version__
from ._explorer import Explorer, bits
from ._search import FoundCode, SearchResult
from ._results import Area, Areas, AtRate, Curve, Point, Proof, SampledCell, SampledTable, Step, _area
from ._tables import Cell, Printed, Table, scheme_grid, scheme_html

if TYPE_CHECKING:
    from typing import Self

__all__ = [
    "CLEAN",
    "CORRECTED",
    "DETECTED",
    "OUTCOMES",
    "SILENT",
    "Area",
    "Areas",
    "AtRate",
    "Cell",
    "Curve",
    "Decoded",
    "Explorer",
    "FoundCode",
    "Model",
    "Point",
    "Proof",
    "SampledCell",
    "SampledTable",
    "Scheme",
    "SchemeError",
    "SearchResult",
    "Stage",
    "Stages",
    "Step",
    "Table",
    "__version__",
    "models",
    "reproduce",
    "schemes",
    "search",
    "simulate",
    "stages",
]

#: No bit was wrong.
CLEAN = 0
#: Corrected: delivered as it was written.
CORRECTED = 1
#: Detected as uncorrectable.
DETECTED = 2
#: Delivered wrong, without a report of an uncorrectable error.
SILENT = 3
#: Names of the outcomes, by number.
OUTCOMES = ("clean", "corrected", "detected", "silent")

#: Default bit error rates of :meth:`Scheme.rates`.
DECADES = ("1e-2", "1e-3", "1e-4", "1e-5", "1e-6", "1e-7", "1e-8")

Bits = NDArray[np.uint8]
AnyScheme = Union["Scheme", str]
AnySubject = Union["Scheme", "Stages", str]
AnyModel = Union["Model", str, None]


class Decoded(NamedTuple):
    """Entries as delivered, and the reports of the decoder."""

    #: Rows of entry bits; an uncorrectable entry is as it was read.
    entries: Bits
    #: 1 where the decoder reports a correction.
    ce: Bits
    #: 1 where the decoder reports an uncorrectable error.
    due: Bits
    #: Rows of flipped bits.
    flips: Bits


def schemes() -> list[str]:
    """Ids of the built-in schemes of one stage; those that only published works use are last."""
    return _native.schemes()


def stages() -> list[str]:
    """Ids of the built-in schemes of several stages."""
    return _native.stages()


def models() -> list[str]:
    """Ids of the built-in error models; those that only published works use are last."""
    return _native.models()


class Model(Printed):
    """An error model: classes of error patterns and their shares of all events.

    ``Model("hbm2-table1")`` is a built-in model (see :func:`models`), and ``Model("mine.yaml")`` a file.
    """

    __slots__ = ("_native", "_origin")

    def __init__(self, name: str | os.PathLike[str]) -> None:
        self._native = _native.Model.named(os.fspath(name))
        self._origin = ("__call__", os.fspath(name), "")

    @classmethod
    def _made(cls, native: _native.Model, origin: tuple[str, str, str]) -> Self:
        made = cls.__new__(cls)
        made._native, made._origin = native, origin
        return made

    @classmethod
    def builtin(cls, id: str) -> Self:
        """A built-in model, by id."""
        return cls._made(_native.Model.builtin(id), ("builtin", id, ""))

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """A model file."""
        return cls._made(_native.Model.load(os.fspath(path)), ("load", os.fspath(path), ""))

    @classmethod
    def from_yaml(cls, text: str, name: str = "model.yaml") -> Self:
        """A model from text; errors give ``name`` as the file."""
        return cls._made(_native.Model.from_yaml(text, name), ("from_yaml", text, name))

    @property
    def id(self) -> str:
        """Its id."""
        return self._native.id

    @property
    def name(self) -> str:
        """Its name."""
        return self._native.name

    @property
    def hash(self) -> str:
        """SHA-256 of its meaning; formatting and comments do not change it."""
        return self._native.hash

    @property
    def classes(self) -> dict[str, str]:
        """Names of its classes, by id."""
        return {id: name for id, name, _ in self._native.classes()}

    @property
    def probabilities(self) -> dict[str, Fraction]:
        """How often an event is of each class."""
        return {id: Fraction(p) for id, _, p in self._native.classes()}

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), *self._origin)

    def __repr__(self) -> str:
        return f"<eccforge.Model {self.id}: {self.name}>"

    def _title(self) -> str:
        return self.name

    def _grid(self) -> list[list[str]]:
        rows = [["class", "name", "share of the events, %"]]
        return rows + [[id, self.classes[id], f"{float(100 * p):.4g}"] for id, p in self.probabilities.items()]


class Scheme(Printed):
    """A memory ECC of one stage, as a scheme file describes it.

    ``Scheme("trio")`` is a built-in scheme (see :func:`schemes`), and ``Scheme("mine.yaml")`` a file.
    """

    __slots__ = ("_native", "_origin", "_settings")

    def __init__(self, name: str | os.PathLike[str]) -> None:
        self._native = _native.Scheme.named(os.fspath(name))
        self._origin = ("__call__", os.fspath(name), "")
        self._settings: dict[str, bool] = {}

    @classmethod
    def _made(
        cls, native: _native.Scheme, origin: tuple[str, str, str], settings: Mapping[str, bool] | None = None
    ) -> Self:
        made = cls.__new__(cls)
        made._native, made._origin, made._settings = native, origin, dict(settings or {})
        return made

    @classmethod
    def builtin(cls, id: str) -> Self:
        """A built-in scheme, by id: see :func:`schemes`."""
        return cls._made(_native.Scheme.builtin(id), ("builtin", id, ""))

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """A scheme file."""
        return cls._made(_native.Scheme.load(os.fspath(path)), ("load", os.fspath(path), ""))

    @classmethod
    def from_yaml(cls, text: str, name: str = "scheme.yaml") -> Self:
        """A scheme from text; errors give ``name`` as the file."""
        return cls._made(_native.Scheme.from_yaml(text, name), ("from_yaml", text, name))

    def with_enables(self, **settings: bool) -> Self:
        """The same scheme with enable inputs at these values."""
        native = self._native.with_enables([(name, bool(value)) for name, value in settings.items()])
        return self._made(native, self._origin, {**self._settings, **settings})

    @property
    def id(self) -> str:
        """Its id."""
        return self._native.id

    @property
    def name(self) -> str:
        """Its name, as in tables."""
        return self._native.name

    @property
    def source(self) -> str:
        """Its publication or author."""
        return self._native.source

    @property
    def hash(self) -> str:
        """SHA-256 of its meaning; formatting and comments do not change it."""
        return self._native.hash

    @property
    def beats(self) -> int:
        """Beats of an entry."""
        return self._native.geometry[0]

    @property
    def pins(self) -> int:
        """Pins, those of check bits included."""
        return self._native.geometry[1]

    @property
    def data_pins(self) -> int:
        """Pins that carry data: the first ones."""
        return self._native.geometry[2]

    @property
    def entry_bits(self) -> int:
        """Bits of an entry."""
        return self.beats * self.pins

    @property
    def data_bits(self) -> int:
        """Data bits of an entry."""
        return self.beats * self.data_pins

    @property
    def codewords(self) -> int:
        """Codewords of an entry."""
        return self._native.codewords

    @property
    def enables(self) -> dict[str, bool]:
        """Its enable inputs and their values."""
        return dict(self._native.enables)

    @property
    def warnings(self) -> list[str]:
        """Probable mistakes in the file, which is valid all the same."""
        return self._native.warnings

    @property
    def layout(self) -> list[list[int]]:
        """For each codeword, the physical bit of each of its bits."""
        return self._native.layout()

    @property
    def matrix(self) -> Bits:
        """The parity-check matrix, shape (r, n); row j is syndrome bit j."""
        columns, rows = self._native.columns()
        return np.array([[c >> j & 1 for c in columns] for j in range(rows)], dtype=np.uint8)

    def facts(self, model: AnyModel = None) -> dict[str, Any]:
        """The output of ``eccforge check --format json``: distance, weights, outcomes and the verdict of each claim."""
        facts: dict[str, Any] = json.loads(self._native.facts(_model(model)._native))
        return facts

    def exact(
        self, model: AnyModel = None, classes: Iterable[str] | str | None = None, *, exclusive: bool = False
    ) -> Table:
        """Outcomes of the classes of an error model, as exact counts and fractions.

        With ``exclusive`` a pattern counts only in the first class that it fits. Without ``model`` the model is ``hbm2-table1``, and without
        ``classes`` all classes of the model are counted.
        """
        model = _model(model)
        rows = self._native.exact(model._native, _ids(classes), exclusive)
        cells = [_cell(self.id, name, method, counts) for name, method, counts in rows]
        return Table(cells, {self.id: self.name}, model.classes)

    def rates(self, rates: Iterable[float | str | Fraction] = DECADES) -> Curve:
        """Exact outcome probabilities where every bit is wrong independently at each of these bit error rates.

        A number is taken as it is printed: 1e-3 is one thousandth. ``Curve.plot`` draws the result.
        """
        exact = [Fraction(rate if isinstance(rate, Fraction) else str(rate)) for rate in rates]
        if not all(0 <= rate <= 1 for rate in exact):
            raise ValueError("a bit error rate must be from 0 to 1")
        found = self._native.at_rates([f"{rate.numerator}/{rate.denominator}" for rate in exact])
        points = (AtRate(rate, *map(Fraction, outcomes)) for rate, outcomes in zip(exact, found))
        return Curve(self.id, tuple(points))

    def prove(self, goal: str = "readable", *, mutants: int = 0) -> Proof:
        """Proves that the emitted Verilog implements this scheme, as ``eccforge prove`` does. Needs yosys and abc.

        ``goal`` is as in :meth:`verilog`. With ``mutants`` the proof must also find about this many planted defects.
        """
        record, holds = _native.prove(self._native, goal, mutants)
        return Proof(holds, json.loads(record))

    def area(self, goal: str = "area") -> Areas:
        """Area and delay of encoder and decoder, as ``eccforge area`` measures them. Needs yosys and abc.

        ``goal`` is as in :meth:`verilog`. A decoder of 288 bits takes about a minute.
        """
        encoder, decoder = map(_area, json.loads(_native.area(self._native, goal)))
        return Areas(encoder, decoder)

    def encode(self, data: ArrayLike) -> Bits:
        """Entries for rows of data bits (or for one row)."""
        rows, one = _rows(data)
        entries = self._native.encode(rows)
        return entries[0] if one else entries

    def decode(self, entries: ArrayLike) -> Decoded:
        """Decodes rows of entry bits (or one row)."""
        rows, one = _rows(entries)
        parts = self._native.decode(rows)
        return Decoded(*(part[0] for part in parts)) if one else Decoded(*parts)

    def outcome(self, errors: ArrayLike) -> Any:
        """The outcome of each row of error bits: :data:`CLEAN`, :data:`CORRECTED`, :data:`DETECTED` or :data:`SILENT`.

        The outcome does not depend on the data, because the codes are linear.
        """
        rows, one = _rows(errors)
        outcomes = self._native.outcomes(rows)
        return outcomes[0] if one else outcomes

    def simulate(
        self,
        samples: float = 1e7,
        *,
        model: AnyModel = None,
        classes: Iterable[str] | str | None = None,
        sources: str = "",
        seed: int = 1,
        generator: str = "ars7",
        threads: int = 0,
    ) -> SampledTable:
        """Samples errors of this scheme: see :func:`simulate`."""
        options: dict[str, Any] = {"model": model, "classes": classes, "sources": sources}
        return simulate([self], samples, **options, seed=seed, generator=generator, threads=threads)

    def verilog(self, goal: str = "readable", *, inverted_check: bool = False) -> dict[str, str]:
        """Verilog, testbenches and other files of ``eccforge emit verilog``, texts by file name.

        ``goal`` is ``readable``, ``area`` or ``delay``.
        """
        return dict(self._native.verilog(goal, inverted_check))

    def c(self) -> dict[str, str]:
        """A C99 header and source, texts by file name."""
        stem, header, source = self._native.c()
        return {f"{stem}.h": header, f"{stem}.c": source}

    def rust(self) -> str:
        """A Rust module that needs no other crate."""
        return self._native.rust()

    def show(self, error: ArrayLike | None = None, *, height: int = 900) -> Explorer:
        """The explorer with this scheme, and with this row of error bits. A notebook shows it as the last value of a cell.

        Enable inputs have their defaults there.
        """
        fragment = self._native.fragment
        if error is not None:
            row = _rows(error)[0]
            if row.shape != (1, self.entry_bits):
                raise ValueError(f"expected a row of {self.entry_bits} error bits, found {np.shape(error)}")
            fragment += f"&error={bits(row[0].tolist())}"
        return Explorer(self.id, fragment, height)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scheme) and self.hash == other.hash and self.enables == other.enables

    def __hash__(self) -> int:
        return hash((self.hash, tuple(self.enables.items())))

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), *self._origin, self._settings)

    def __repr__(self) -> str:
        return f"<eccforge.Scheme {self.id}: {self.name}, {self.beats} x {self.pins} bits>"

    def _title(self) -> str:
        return self.name

    def _grid(self) -> list[list[str]]:
        return scheme_grid(self)

    def _repr_html_(self) -> str:
        return scheme_html(self)


class Stage(NamedTuple):
    """One stage of a scheme of several stages."""

    #: Its id.
    id: str
    #: Its scheme.
    scheme: Scheme
    #: Number of parallel entries of the scheme.
    copies: int


class Stages(Printed):
    """A scheme of several stages, such as on-die ECC and then the code of the memory controller.

    ``Stages("unity-on-die-chipkill")`` is a built-in one (see :func:`stages`), and ``Stages("mine.yaml")`` a file.
    """

    __slots__ = ("_native", "_origin")

    def __init__(self, name: str | os.PathLike[str]) -> None:
        self._native = _native.Stages.named(os.fspath(name))
        self._origin = ("__call__", os.fspath(name), "")

    @classmethod
    def from_yaml(cls, text: str, name: str = "stages.yaml") -> Self:
        """Stages from text; errors give ``name`` as the file."""
        made = cls.__new__(cls)
        made._native, made._origin = _native.Stages.from_yaml(text, name), ("from_yaml", text, name)
        return made

    @property
    def id(self) -> str:
        """Its id."""
        return self._native.id

    @property
    def name(self) -> str:
        """Its name, as in tables."""
        return self._native.name

    @property
    def source(self) -> str:
        """Its publication or author."""
        return self._native.source

    @property
    def hash(self) -> str:
        """SHA-256 of its meaning; formatting and comments do not change it."""
        return self._native.hash

    @property
    def entry_bits(self) -> int:
        """Bits of the stage in which errors are injected, of all its copies."""
        return self._native.bits

    @property
    def stages(self) -> list[Stage]:
        """The stages, from the cells outwards."""
        parts = self._native.parts()
        return [
            Stage(id, Scheme._made(native, ("from_yaml", text, name)), copies) for id, native, copies, name, text in parts
        ]

    def facts(self, model: AnyModel = None) -> dict[str, Any]:
        """The output of ``eccforge check --format json``: all errors of one, two and three bits, and the classes of ``model`` if given."""
        facts: dict[str, Any] = json.loads(self._native.facts(None if model is None else _model(model)._native))
        return facts

    def outcome(self, errors: ArrayLike) -> Any:
        """The outcome of each row of error bits: :data:`CLEAN`, :data:`CORRECTED`, :data:`DETECTED` or :data:`SILENT`."""
        rows, one = _rows(errors)
        outcomes = self._native.outcomes(rows)
        return outcomes[0] if one else outcomes

    def simulate(
        self,
        samples: float = 1e7,
        *,
        model: AnyModel = None,
        classes: Iterable[str] | str | None = None,
        sources: str = "",
        seed: int = 1,
        generator: str = "ars7",
        threads: int = 0,
    ) -> SampledTable:
        """Samples errors of these stages: see :func:`simulate`."""
        options: dict[str, Any] = {"model": model, "classes": classes, "sources": sources}
        return simulate([self], samples, **options, seed=seed, generator=generator, threads=threads)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stages) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), *self._origin)

    def __repr__(self) -> str:
        return f"<eccforge.Stages {self.id}: {self.name}>"

    def _title(self) -> str:
        return self.name

    def _grid(self) -> list[list[str]]:
        rows = [["stage", "scheme", "copies", "bits of a copy"]]
        return rows + [[s.id, s.scheme.id, str(s.copies), str(s.scheme.entry_bits)] for s in self.stages]


def simulate(
    schemes: Sequence[AnySubject] | AnySubject,
    samples: float = 1e7,
    *,
    model: AnyModel = None,
    classes: Iterable[str] | str | None = None,
    sources: str = "",
    seed: int = 1,
    generator: str = "ars7",
    threads: int = 0,
) -> SampledTable:
    """Samples error patterns and counts the outcomes of each scheme, as ``eccforge simulate`` does.

    Counts depend only on schemes, classes, samples, seed and generator; they do not depend on threads or on the machine. ``sources`` is the
    text of a file of error sources outside the model (see ``examples/sources.yaml``).
    """
    if isinstance(schemes, (Scheme, Stages, str)):
        schemes = [schemes]
    if not (float(samples).is_integer() and 0 < samples < 2**64):
        raise ValueError(f"the number of samples must be an integer from 1 to 2^64 - 1, got {samples}")
    natives = [s._native if isinstance(s, (Scheme, Stages)) else _native.Stages.named(s) for s in schemes]
    text = _native.simulate(
        natives, _model(model)._native, _ids(classes), sources, int(samples), seed, generator, threads
    )
    return SampledTable(json.loads(text))


def search(
    description: Mapping[str, Any] | str | os.PathLike[str],
    *,
    seed: int | None = None,
    threads: int = 0,
) -> SearchResult:
    """Searches for parity-check matrices, as ``eccforge search`` does, and returns the Pareto front of the found codes.

    ``description`` has the keys of a file for ``eccforge search``: a mapping, the text of a file, or a path (``pathlib.Path``). The result
    depends only on the description and the seed, not on threads. ``seed`` replaces the seed of the description. ::

        front = eccforge.search({
            "eccforge-search": 1, "id": "sec-ded-22-16", "n": 22, "k": 16, "corrects": ["bits"],
            "minimise": {"triples": 1, "weight": 5},
            "chains": {"count": 3, "moves": 100_000, "hot": 100, "cold": 1, "seed": 1},
        })
        front[0].scheme.exact()
    """
    if isinstance(description, os.PathLike):
        name, text = os.fspath(description), Path(description).read_text(encoding="utf-8")
    elif isinstance(description, str):
        name, text = "search.yaml", description
    else:
        # JSON is YAML.
        name, text = "search", json.dumps(description)
    listed, files = _native.search(text, name, seed, threads)
    report: dict[str, Any] = json.loads(listed)
    codes = (
        FoundCode(Scheme.from_yaml(scheme), certificate, code["chain"], code["cost"], code["metrics"])
        for (scheme, certificate), code in zip(files, report["front"])
    )
    return SearchResult(tuple(codes), report)


def reproduce(schemes: Sequence[AnyScheme] = ()) -> Table:
    """The exact values of Table 2 of Sullivan et al. (MICRO 2021) with the printed figures; all schemes of the paper by default."""
    chosen = [_scheme(s) for s in schemes] or [Scheme(id) for id in _native.published_schemes()]
    text, tallies = _native.reproduce([s._native for s in chosen])
    report: dict[str, Any] = json.loads(text)
    cells = [
        replace(
            _cell(row["scheme"], row["class"], row["method"], counts),
            published=row["paper"],
            verdict=row["verdict"],
            reason=row["reason"],
        )
        for row, counts in zip(report["cells"], tallies)
    ]
    return Table(cells, {s.id: s.name for s in chosen}, Model("hbm2-table1").classes, report)


def _cell(scheme: str, error_class: str, method: str, counts: Iterable[str]) -> Cell:
    """A cell from the native module's counts."""
    clean, corrected, detected, undetected, miscorrected = map(int, counts)
    return Cell(scheme, error_class, method, clean, corrected, detected, undetected, miscorrected)


def _again(kind: type, how: str, what: str, name: str, settings: Mapping[str, bool] | None = None) -> Any:
    """Makes an object again, for pickle and copy."""
    make = kind if how == "__call__" else getattr(kind, how)
    made = make(*((what, name) if name else (what,)))
    return made.with_enables(**settings) if settings else made


def _scheme(scheme: AnyScheme) -> Scheme:
    return scheme if isinstance(scheme, Scheme) else Scheme(scheme)


def _model(model: AnyModel) -> Model:
    if isinstance(model, Model):
        return model
    return Model(model or "hbm2-table1")


def _ids(classes: Iterable[str] | str | None) -> list[str]:
    if classes is None:
        return []
    return [classes] if isinstance(classes, str) else list(classes)


def _rows(bits: ArrayLike) -> tuple[Bits, bool]:
    """The array as rows, and whether it was a single one."""
    array = np.asarray(bits)
    if array.dtype == np.bool_:
        array = array.view(np.uint8)
    if array.dtype != np.uint8:
        if not np.isin(array, (0, 1)).all():
            raise ValueError("expected bits, 0 or 1")
        array = array.astype(np.uint8)
    if array.ndim not in (1, 2):
        raise ValueError(f"expected a row of bits or an array of rows, found {array.ndim} dimensions")
    return np.ascontiguousarray(np.atleast_2d(array)), array.ndim == 1
