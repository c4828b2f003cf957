"""Schemes whose code corrects a ball by algebra."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from numpy.typing import ArrayLike

from . import _native
from ._model import Bits, Kept, _again, _rows

if TYPE_CHECKING:
    from typing import Self


class DecodedParts(NamedTuple):
    """Data bits and check bits as delivered, and the reports of the decoder."""

    #: Rows of data bits; those of an uncorrectable entry are as they were read.
    data: Bits
    #: Rows of stored check bits.
    check: Bits
    #: 1 where the decoder reports a correction.
    ce: Bits
    #: 1 where the decoder reports an uncorrectable error.
    due: Bits


class AlgebraicScheme(Kept):
    """A Reed-Solomon or BCH code whose correctable patterns are too many to list: algebra decodes them.

    ``AlgebraicScheme("mine.yaml")`` is a file. :class:`Scheme` takes the files whose patterns are listed.
    """

    __slots__ = ("_native",)

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self._native = _native.AlgebraicScheme.load(os.fspath(path))

    @classmethod
    def from_yaml(cls, text: str, name: str = "scheme.yaml") -> Self:
        """A scheme from text; errors give ``name`` as the file."""
        return cls._made(_native.AlgebraicScheme.from_yaml(text, name))

    @classmethod
    def _made(cls, native: _native.AlgebraicScheme) -> Self:
        made = cls.__new__(cls)
        made._native = native
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
    def hash(self) -> str:
        """SHA-256 of its meaning; formatting and comments do not change it."""
        return self._native.hash

    @property
    def data_bits(self) -> int:
        """Data bits of an entry."""
        return self._native.sizes[0]

    @property
    def check_bits(self) -> int:
        """Check bits of an entry."""
        return self._native.sizes[1]

    @property
    def codewords(self) -> int:
        """Codewords of an entry."""
        return self._native.shape[0]

    @property
    def symbols(self) -> int:
        """Symbols of a codeword."""
        return self._native.shape[1]

    @property
    def symbol_bits(self) -> int:
        """Bits of a symbol; 1 for a BCH code."""
        return self._native.shape[2]

    @property
    def radius(self) -> int:
        """Most wrong symbols of a codeword that are corrected."""
        return self._native.corrects[0]

    @property
    def erasures(self) -> int:
        """Most symbols of a codeword that can be named as erased."""
        return self._native.corrects[1]

    def facts(self) -> dict[str, Any]:
        """The output of ``eccforge check --format json``: distance, and outcomes by erased and other wrong symbols."""
        facts: dict[str, Any] = json.loads(self._native.facts())
        return facts

    def simulate(self, samples: float = 0, *, seed: int = 1, threads: int = 0) -> dict[str, Any]:
        """The output of ``eccforge simulate --format json``, with its number of samples by default."""
        sampled: dict[str, Any] = json.loads(self._native.simulate(int(samples), seed, threads))
        return sampled

    def encode(self, data: ArrayLike) -> Bits:
        """Check bits as they are stored, for rows of data bits (or for one row)."""
        rows, one = _rows(data)
        check = self._native.encode(rows)
        return check[0] if one else check

    def decode(self, data: ArrayLike, check: ArrayLike, erased: Iterable[int] = ()) -> DecodedParts:
        """Decodes rows of data bits and stored check bits (or one row of each).

        The symbols ``erased`` of every row may have any value: symbol s of codeword w is ``symbols * w + s``. They are distinct, and at most
        ``erasures`` in a codeword; otherwise every row is uncorrectable.
        """
        rows, one = _rows(data)
        parts = self._native.decode(rows, _rows(check)[0], [int(symbol) for symbol in erased])
        return DecodedParts(*(part[0] for part in parts)) if one else DecodedParts(*parts)

    def c(self, *, bit_order: str = "lsb") -> dict[str, str]:
        """A C99 header and source, texts by file name; ``bit_order`` is as for :meth:`Scheme.c`."""
        return dict(self._native.c(bit_order))

    def rust(self, *, bit_order: str = "lsb") -> str:
        """A Rust module that needs no other crate; ``bit_order`` is as for :meth:`Scheme.c`."""
        return self._native.rust(bit_order)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, AlgebraicScheme) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)

    def __reduce__(self) -> tuple[Any, ...]:
        file, text = self._native.file
        return _again, (type(self), "from_yaml", text, file, None, self.hash)

    def __repr__(self) -> str:
        return f"<eccforge.AlgebraicScheme {self.id}: {self.name}, {self.data_bits} + {self.check_bits} bits>"

    def _title(self) -> str:
        return self.name

    def _grid(self) -> list[list[str]]:
        rows = [["data bits", "check bits", "codewords", "symbols", "bits of a symbol", "corrects", "erasures"]]
        numbers = (self.data_bits, self.check_bits, self.codewords, self.symbols, self.symbol_bits, self.radius, self.erasures)
        return [*rows, [str(number) for number in numbers]]
