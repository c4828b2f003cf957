"""Schemes of one stage."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple, Union

import numpy as np
from numpy.typing import ArrayLike

from . import _native
from ._explorer import Explorer, bits
from ._model import AnyModel, Bits, Kept, _again, _ids, _model, _origin, _rows
from ._results import Areas, AtRate, Curve, Proof, SampledTable, _area
from ._tables import Cell, Table, scheme_grid, scheme_html

if TYPE_CHECKING:
    from typing import Self

#: Default bit error rates of :meth:`Scheme.rates`.
DECADES = ("1e-2", "1e-3", "1e-4", "1e-5", "1e-6", "1e-7", "1e-8")

AnyScheme = Union["Scheme", str]


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


class Scheme(Kept):
    """A memory ECC of one stage, as a scheme file describes it.

    ``Scheme("trio")`` is a built-in scheme (see :func:`schemes`), and ``Scheme("mine.yaml")`` a file.
    """

    __slots__ = ("_native", "_origin", "_settings")

    def __init__(self, name: str | os.PathLike[str]) -> None:
        self._native = _native.Scheme.named(os.fspath(name))
        self._origin = _origin(self._native, "__call__", os.fspath(name))
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
        native = _native.Scheme.load(os.fspath(path))
        return cls._made(native, _origin(native, "load", os.fspath(path)))

    @classmethod
    def from_yaml(cls, text: str, name: str = "scheme.yaml") -> Self:
        """A scheme from text; errors give ``name`` as the file."""
        return cls._made(_native.Scheme.from_yaml(text, name, None), ("from_yaml", text, name))

    @classmethod
    def _kept(cls, text: str, path: str) -> Self:
        return cls._made(_native.Scheme.from_yaml(text, path, os.path.dirname(path)), ("_kept", text, path))

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

    @property
    def address_bits(self) -> int:
        """Bits of the address that takes part in the code; 0 without one."""
        return self._native.address_bits

    def encode(self, data: ArrayLike, address: int | Iterable[int] | None = None) -> Bits:
        """Entries as they are stored, for rows of data bits (or for one row).

        A scheme with an address in its code needs ``address``: one number for all rows, or one for each row.
        """
        rows, one = _rows(data)
        entries = self._native.encode(rows, self._addresses(address, len(rows)))
        return entries[0] if one else entries

    def decode(self, entries: ArrayLike, address: int | Iterable[int] | None = None) -> Decoded:
        """Decodes rows of stored entry bits (or one row); ``address`` is as in :meth:`encode`."""
        rows, one = _rows(entries)
        parts = self._native.decode(rows, self._addresses(address, len(rows)))
        return Decoded(*(part[0] for part in parts)) if one else Decoded(*parts)

    def _addresses(self, address: int | Iterable[int] | None, rows: int) -> Bits:
        """Rows of address bits, bit 0 first."""
        bits = self.address_bits
        if (address is None) != (bits == 0):
            needs = f"needs `address=`, a number of {bits} bits" if bits else "has no address in its code"
            raise ValueError(f"{self.id} {needs}")
        given = 0 if address is None else address
        numbers = [given] * rows if isinstance(given, int) else [int(number) for number in given]
        wrong = next((number for number in numbers if not 0 <= number < 1 << bits), None)
        if wrong is not None:
            raise ValueError(f"the address {wrong} is not a number of {bits} bits")
        rows_of_bits = [[number >> bit & 1 for bit in range(bits)] for number in numbers]
        return np.array(rows_of_bits, dtype=np.uint8).reshape(len(numbers), bits)

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
        from ._stages import simulate

        options: dict[str, Any] = {"model": model, "classes": classes, "sources": sources}
        return simulate([self], samples, **options, seed=seed, generator=generator, threads=threads)

    def verilog(self, goal: str = "readable", *, inverted_check: bool = False) -> dict[str, str]:
        """Verilog, testbenches and other files of ``eccforge emit verilog``, texts by file name.

        ``goal`` is ``readable``, ``area`` or ``delay``.
        """
        return dict(self._native.verilog(goal, inverted_check))

    def c(self, *, bit_order: str = "lsb") -> dict[str, str]:
        """A C99 header and source, texts by file name.

        Bit i of the data and of the check bits is bit i % 8 (``lsb``) or 7 - i % 8 (``msb``) of byte i // 8.
        """
        return dict(self._native.c(bit_order))

    def rust(self, *, bit_order: str = "lsb") -> str:
        """A Rust module that needs no other crate; ``bit_order`` as for :meth:`c`."""
        return self._native.rust(bit_order)

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
        return _again, (type(self), *self._origin, self._settings, self.hash)

    def __repr__(self) -> str:
        return f"<eccforge.Scheme {self.id}: {self.name}, {self.beats} x {self.pins} bits>"

    def _title(self) -> str:
        return self.name

    def _grid(self) -> list[list[str]]:
        return scheme_grid(self)

    def _repr_html_(self) -> str:
        return scheme_html(self)


def _cell(scheme: str, error_class: str, method: str, counts: Iterable[str]) -> Cell:
    """A cell from the native module's counts."""
    clean, corrected, detected, undetected, miscorrected = map(int, counts)
    return Cell(scheme, error_class, method, clean, corrected, detected, undetected, miscorrected)


def _scheme(scheme: AnyScheme) -> Scheme:
    return scheme if isinstance(scheme, Scheme) else Scheme(scheme)
