"""The results of a search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ._tables import Printed

if TYPE_CHECKING:
    import pandas

    from . import Scheme


@dataclass(frozen=True)
class FoundCode:
    """A code of the Pareto front: no other found code is at least as good in every count and better in one."""

    #: The code as a scheme of one codeword.
    scheme: Scheme
    #: Text for ``eccforge search certify``, which verifies the claims with code independent of the search.
    certificate: str = field(repr=False)
    #: Number of the chain that found it.
    chain: int
    #: The weighted sum that was minimised.
    cost: float
    #: Exact counts: ``pairs`` and ``triples`` of bits that are miscorrected, ``silent`` ones with syndrome zero, patterns inside
    #: ``windows``, and ones in H (``weight``, ``heaviest_row``).
    counts: dict[str, int]


@dataclass(frozen=True, repr=False)
class SearchResult(Printed):
    """The Pareto front of a search, least weighted sum first."""

    #: The codes.
    codes: tuple[FoundCode, ...]
    #: The output of ``eccforge search --format json``.
    report: dict[str, Any] = field(repr=False)

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[FoundCode]:
        return iter(self.codes)

    def __getitem__(self, place: int) -> FoundCode:
        return self.codes[place]

    def to_pandas(self) -> pandas.DataFrame:
        """A row for each code."""
        import pandas

        return pandas.DataFrame([{"code": c.scheme.id, "chain": c.chain, "cost": c.cost, **c.counts} for c in self])

    def _grid(self) -> list[list[str]]:
        names = list(self.codes[0].counts) if self.codes else []
        rows = [["code", "chain", "weighted sum", *(name.replace("_", " ") for name in names)]]
        for c in self:
            rows.append([c.scheme.id, str(c.chain), f"{c.cost:.2f}", *(str(c.counts[name]) for name in names)])
        return rows

    def _note(self) -> str:
        return "No other code of this list is better in one column and at least as good in all others."
