"""Schemes of several stages, and sampling of schemes and stages together."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Union

from numpy.typing import ArrayLike

from . import _native
from ._algebraic import AlgebraicScheme
from ._model import AnyModel, Kept, _again, _ids, _model, _origin, _rows
from ._results import SampledTable
from ._scheme import Scheme

if TYPE_CHECKING:
    from typing import Self

AnySubject = Union[Scheme, "Stages", str]


class Stage(NamedTuple):
    """One stage of a scheme of several stages."""

    #: Its id.
    id: str
    #: Its scheme. ``None`` if the correctable patterns are not listed and the codewords do not lie one after the other: such a
    #: code is only a stage.
    scheme: Scheme | AlgebraicScheme | None
    #: Number of parallel entries of the scheme.
    copies: int
    #: Id of the scheme.
    scheme_id: str
    #: Bits of an entry of the scheme.
    entry_bits: int


class Stages(Kept):
    """A scheme of several stages, such as on-die ECC and then the code of the memory controller.

    ``Stages("unity-on-die-chipkill")`` is a built-in one (see :func:`stages`), and ``Stages("mine.yaml")`` a file.
    """

    __slots__ = ("_native", "_origin")

    def __init__(self, name: str | os.PathLike[str]) -> None:
        self._native = _native.Stages.named(os.fspath(name))
        self._origin = _origin(self._native, "__call__", os.fspath(name))

    @classmethod
    def from_yaml(cls, text: str, name: str = "stages.yaml") -> Self:
        """Stages from text; errors give ``name`` as the file."""
        return cls._made(_native.Stages.from_yaml(text, name, None), ("from_yaml", text, name))

    @classmethod
    def _made(cls, native: _native.Stages, origin: tuple[str, str, str]) -> Self:
        made = cls.__new__(cls)
        made._native, made._origin = native, origin
        return made

    @classmethod
    def _kept(cls, text: str, path: str) -> Self:
        return cls._made(_native.Stages.from_yaml(text, path, os.path.dirname(path)), ("_kept", text, path))

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
        stages = []
        for id, listed, algebraic, copies, scheme_id, entry_bits in self._native.parts():
            scheme: Scheme | AlgebraicScheme | None = None
            if listed is not None:
                name, text = listed.file
                scheme = Scheme._made(listed, ("from_yaml", text, name))
            elif algebraic is not None:
                scheme = AlgebraicScheme._made(algebraic)
            stages.append(Stage(id, scheme, copies, scheme_id, entry_bits))
        return stages

    def c(self, *, bit_order: str = "lsb") -> dict[str, str]:
        """C99 of all stages, texts by file name: one encoder and one decoder, and the code of each stage.

        ``bit_order`` as for :meth:`Scheme.c`.
        """
        return dict(self._native.c(bit_order))

    def rust(self, *, bit_order: str = "lsb") -> str:
        """A Rust module of all stages that needs no other crate; ``bit_order`` as for :meth:`Scheme.c`."""
        return self._native.rust(bit_order)

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
        return _again, (type(self), *self._origin, None, self.hash)

    def __repr__(self) -> str:
        return f"<eccforge.Stages {self.id}: {self.name}>"

    def _title(self) -> str:
        return self.name

    def _grid(self) -> list[list[str]]:
        rows = [["stage", "scheme", "copies", "bits of a copy"]]
        return rows + [[s.id, s.scheme_id, str(s.copies), str(s.entry_bits)] for s in self.stages]


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
