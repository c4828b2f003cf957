"""Error models, and the arguments that several calls share."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Union

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _native
from ._tables import Printed

if TYPE_CHECKING:
    from typing import Self

Bits = NDArray[np.uint8]
AnyModel = Union["Model", str, None]


class Kept(Printed):
    """What a file or an id describes: it never changes, and copies and pickles do not depend on the file."""

    __slots__ = ()

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


def _origin(native: _native.Scheme | _native.Stages | _native.Model, how: str, name: str) -> tuple[str, str, str]:
    """How :func:`_again` makes it again: from the text of a file, or by its id."""
    file, text = native.file
    return ("_kept", text, file) if file == name else (how, name, "")


class Model(Kept):
    """An error model: classes of error patterns and their shares of all events.

    ``Model("hbm2-table1")`` is a built-in model (see :func:`models`), and ``Model("mine.yaml")`` a file.
    """

    __slots__ = ("_native", "_origin")

    def __init__(self, name: str | os.PathLike[str]) -> None:
        self._native = _native.Model.named(os.fspath(name))
        self._origin = _origin(self._native, "__call__", os.fspath(name))

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
        native = _native.Model.load(os.fspath(path))
        return cls._made(native, _origin(native, "load", os.fspath(path)))

    @classmethod
    def from_yaml(cls, text: str, name: str = "model.yaml") -> Self:
        """A model from text; errors give ``name`` as the file."""
        return cls._made(_native.Model.from_yaml(text, name), ("from_yaml", text, name))

    @classmethod
    def _kept(cls, text: str, path: str) -> Self:
        return cls.from_yaml(text, path)

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
        return _again, (type(self), *self._origin, None, self.hash)

    def __repr__(self) -> str:
        return f"<eccforge.Model {self.id}: {self.name}>"

    def _title(self) -> str:
        return self.name

    def _grid(self) -> list[list[str]]:
        rows = [["class", "name", "share of the events, %"]]
        return rows + [[id, self.classes[id], f"{float(100 * p):.4g}"] for id, p in self.probabilities.items()]


def _again(
    kind: type, how: str, what: str, name: str, settings: Mapping[str, bool] | None = None, hash: str = ""
) -> Any:
    """Makes a pickled object again; its hash must be the same."""
    make = kind if how == "__call__" else getattr(kind, how)
    made = make(*((what, name) if name else (what,)))
    made = made.with_enables(**settings) if settings else made
    if hash and made.hash != hash:
        raise _native.SchemeError(f"{name or what}: not the pickled object: another version, or a file that it names has changed")
    return made


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
