"""What a memory ECC does to every error, exactly.

A :class:`Scheme` is a code with its layout, its correctable set and its entry rules, read from YAML or shipped. Everything is computed by
the libraries that the command ``eccforge`` runs::

    import eccforge
    trio = eccforge.Scheme.builtin("trio")
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
from ._tables import Cell, SampledTable, Table, model_html, scheme_html

if TYPE_CHECKING:
    from typing import Self

__all__ = [
    "CLEAN",
    "CORRECTED",
    "DETECTED",
    "OUTCOMES",
    "SILENT",
    "Cell",
    "Decoded",
    "Explorer",
    "FoundCode",
    "Model",
    "SampledTable",
    "Scheme",
    "SchemeError",
    "SearchResult",
    "Table",
    "__version__",
    "models",
    "reproduce",
    "schemes",
    "search",
    "simulate",
]

#: Nothing was wrong.
CLEAN = 0
#: Wrong, and delivered as it was written.
CORRECTED = 1
#: Refused.
DETECTED = 2
#: Delivered wrong, without a warning.
SILENT = 3
#: Names of the outcomes, by number.
OUTCOMES = ("clean", "corrected", "detected", "silent")

Bits = NDArray[np.uint8]
AnyScheme = Union["Scheme", str]
AnyModel = Union["Model", str, None]


class Decoded(NamedTuple):
    """Entries as delivered, and what the decoder says of each."""

    #: Rows of entry bits; an entry that is refused is as it was read.
    entries: Bits
    #: 1 where something was corrected.
    ce: Bits
    #: 1 where the entry is refused.
    due: Bits
    #: Rows of flipped bits.
    flips: Bits


def schemes() -> list[str]:
    """Ids of the shipped schemes."""
    return _native.schemes()


def models() -> list[str]:
    """Ids of the shipped error models."""
    return _native.models()


class Model:
    """An error model: classes of error patterns and how often each occurs."""

    __slots__ = ("_native", "_origin")

    def __init__(self, native: _native.Model, origin: tuple[str, str, str]) -> None:
        self._native = native
        self._origin = origin

    @classmethod
    def builtin(cls, id: str) -> Self:
        """A shipped model, by id."""
        return cls(_native.Model.builtin(id), ("builtin", id, ""))

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """A model file."""
        return cls(_native.Model.load(os.fspath(path)), ("load", os.fspath(path), ""))

    @classmethod
    def from_yaml(cls, text: str, name: str = "model.yaml") -> Self:
        """A model from text; ``name`` stands for the file in errors."""
        return cls(_native.Model.from_yaml(text, name), ("from_yaml", text, name))

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
        """SHA-256 of what it means."""
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

    def _repr_html_(self) -> str:
        return model_html(self)


class Scheme:
    """A memory ECC as a file describes it."""

    __slots__ = ("_native", "_origin", "_settings")

    def __init__(
        self, native: _native.Scheme, origin: tuple[str, str, str], settings: Mapping[str, bool] | None = None
    ) -> None:
        self._native = native
        self._origin = origin
        self._settings = dict(settings or {})

    @classmethod
    def builtin(cls, id: str) -> Self:
        """A shipped scheme, by id: see :func:`schemes`."""
        return cls(_native.Scheme.builtin(id), ("builtin", id, ""))

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Self:
        """A scheme file."""
        return cls(_native.Scheme.load(os.fspath(path)), ("load", os.fspath(path), ""))

    @classmethod
    def from_yaml(cls, text: str, name: str = "scheme.yaml") -> Self:
        """A scheme from text; ``name`` stands for the file in errors."""
        return cls(_native.Scheme.from_yaml(text, name), ("from_yaml", text, name))

    def with_enables(self, **settings: bool) -> Self:
        """The same scheme with enable inputs at these values."""
        native = self._native.with_enables([(name, bool(value)) for name, value in settings.items()])
        return type(self)(native, self._origin, {**self._settings, **settings})

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
        """Where it is from."""
        return self._native.source

    @property
    def hash(self) -> str:
        """SHA-256 of what it means."""
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
        """What in the file is likely a mistake though it has a meaning."""
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
        """Distance, weights, what it corrects and detects, its claims: what ``eccforge check --format json`` prints."""
        facts: dict[str, Any] = json.loads(self._native.facts(_model(model)._native))
        return facts

    def exact(
        self, model: AnyModel = None, classes: Iterable[str] | str | None = None, *, exclusive: bool = False
    ) -> Table:
        """Outcomes of the classes of an error model, as exact counts and fractions.

        With ``exclusive`` a pattern counts only in the first class that it fits.
        """
        model = _model(model)
        rows = self._native.exact(model._native, _ids(classes), exclusive)
        cells = [_cell(self.id, name, method, counts) for name, method, counts in rows]
        return Table(cells, {self.id: self.name}, model.classes)

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
        """What becomes of error patterns: :data:`CLEAN`, :data:`CORRECTED`, :data:`DETECTED` or :data:`SILENT` for each row.

        What was written does not matter, for the codes are linear.
        """
        rows, one = _rows(errors)
        outcomes = self._native.outcomes(rows)
        return outcomes[0] if one else outcomes

    def simulate(self, samples: float = 1e7, **options: Any) -> SampledTable:
        """Samples this scheme: see :func:`simulate`."""
        return simulate([self], samples, **options)

    def verilog(self, goal: str = "readable", *, inverted_check: bool = False) -> dict[str, str]:
        """Verilog with what belongs to it, texts by file name. ``goal``: ``readable``, ``area`` or ``delay``."""
        return dict(self._native.verilog(goal, inverted_check))

    def c(self) -> dict[str, str]:
        """A C99 header and source, texts by file name."""
        stem, header, source = self._native.c()
        return {f"{stem}.h": header, f"{stem}.c": source}

    def rust(self) -> str:
        """A Rust module that stands alone."""
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

    def _repr_html_(self) -> str:
        return scheme_html(self)


def simulate(
    schemes: Sequence[AnyScheme] | AnyScheme,
    samples: float = 1e7,
    *,
    model: AnyModel = None,
    classes: Iterable[str] | str | None = None,
    sources: str = "",
    seed: int = 1,
    generator: str = "ars7",
    threads: int = 0,
) -> SampledTable:
    """Samples error patterns and counts what each scheme makes of them, as ``eccforge simulate`` does.

    Counts depend on schemes, classes, samples, seed and generator alone, not on threads or the machine. ``sources`` is the text of a file of
    sources that are no classes of the model (see ``examples/sources.yaml``).
    """
    if isinstance(schemes, (Scheme, str)):
        schemes = [schemes]
    if not (float(samples).is_integer() and 0 < samples < 2**64):
        raise ValueError(f"{samples} is no number of samples")
    natives = [_scheme(s)._native for s in schemes]
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
    """Searches for parity-check matrices, as ``eccforge search`` does: the codes that no other found code beats.

    ``description`` has the keys of a file for ``eccforge search``: a mapping, the text of a file, or a path (``pathlib.Path``). What is found
    depends on it and on the seed alone, not on threads. ``seed`` takes the place of the seed in the description. ::

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
    """The tables of Sullivan et al. (MICRO 2021), exactly, beside the printed figures; all schemes of the paper if none are given."""
    chosen = [_scheme(s) for s in schemes] or [Scheme.builtin(id) for id in _native.published_schemes()]
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
    return Table(cells, {s.id: s.name for s in chosen}, Model.builtin("hbm2-table1").classes, report)


def _cell(scheme: str, error_class: str, method: str, counts: Iterable[str]) -> Cell:
    """A cell from the native module's counts."""
    clean, corrected, detected, undetected, miscorrected = map(int, counts)
    return Cell(scheme, error_class, method, clean, corrected, detected, undetected, miscorrected)


def _again(kind: type, how: str, what: str, name: str, settings: Mapping[str, bool] | None = None) -> Any:
    """What pickle and copy call."""
    made = getattr(kind, how)(*((what, name) if name else (what,)))
    return made.with_enables(**settings) if settings else made


def _scheme(scheme: AnyScheme) -> Scheme:
    return scheme if isinstance(scheme, Scheme) else Scheme.builtin(scheme)


def _model(model: AnyModel) -> Model:
    if isinstance(model, Model):
        return model
    return Model.builtin(model or "hbm2-table1")


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
