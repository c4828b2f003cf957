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
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from . import _native
from ._algebraic import AlgebraicScheme, DecodedParts
from ._explorer import Explorer
from ._model import Model
from ._native import SchemeError, Shards, __version__
from ._results import Area, Areas, AtRate, Curve, Point, Proof, SampledCell, SampledTable, Step
from ._scheme import AnyScheme, Decoded, Scheme, _cell, _scheme
from ._search import FoundCode, SearchResult
from ._stages import Stage, Stages, simulate
from ._tables import Cell, Table

__all__ = [
    "CLEAN",
    "CORRECTED",
    "DETECTED",
    "OUTCOMES",
    "SILENT",
    "AlgebraicScheme",
    "Area",
    "Areas",
    "AtRate",
    "Cell",
    "Curve",
    "Decoded",
    "DecodedParts",
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
    "Shards",
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


def schemes() -> list[str]:
    """Ids of the built-in schemes of one stage; those that only published works use are last."""
    return _native.schemes()


def stages() -> list[str]:
    """Ids of the built-in schemes of several stages."""
    return _native.stages()


def models() -> list[str]:
    """Ids of the built-in error models; those that only published works use are last."""
    return _native.models()


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
