"""What a search found."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ._tables import _html

if TYPE_CHECKING:
    import pandas

    from . import Scheme


@dataclass(frozen=True)
class FoundCode:
    """A code of the front: no other found code is as good in every count and better in one."""

    #: The code as a scheme of one codeword.
    scheme: Scheme
    #: Text for ``eccforge search certify``, which counts the claims again with code that shares nothing with the search.
    certificate: str = field(repr=False)
    #: Number of the chain that found it.
    chain: int
    #: The weighted sum that was minimised.
    cost: float
    #: Exact counts: ``pairs`` and ``triples`` of bits that are miscorrected, ``silent`` ones with syndrome zero, patterns inside
    #: ``windows``, and ones in H (``weight``, ``heaviest_row``).
    counts: dict[str, int]


@dataclass(frozen=True)
class SearchResult:
    """The front of a search, least weighted sum first."""

    #: The codes.
    codes: tuple[FoundCode, ...]
    #: What ``eccforge search --format json`` prints.
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

    def _repr_html_(self) -> str:
        names = list(self.codes[0].counts) if self.codes else []
        rows = [["code", "chain", "weighted sum", *(name.replace("_", " ") for name in names)]]
        for c in self:
            rows.append([c.scheme.id, str(c.chain), f"{c.cost:.2f}", *(str(c.counts[name]) for name in names)])
        return _html(rows) + "<p>No code of this list is beaten by another in every column.</p>"
