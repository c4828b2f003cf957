"""Memory entries of 32 data bytes and 4 check bytes, encoded, checked and repaired at memory speed.

Arrays are contiguous and of dtype uint8: data of 32 bytes an entry and check of 4, or packed entries of 36 bytes (the data,
then the check bytes). Any shape with the right number of bytes will do, such as ``(n, 32)``. Work is done in the caller's
arrays. Wrong lengths, layouts and names raise ``ValueError``, wrong types ``TypeError``; both touch nothing.

Threads: methods of ``Codec`` release the GIL while they work, and one codec may be used by many threads. An array that a call
is using, or one that shares memory with it, cannot be passed to another call that would write it, or to any call if the first
one writes it: ``ValueError``. The same holds for the arrays of one call. Other
code is not stopped: while a call works, no other thread may write an array that it reads, or read or write an array that it
writes. What the call then finds and leaves in those entries is undefined, as with every extension that releases the GIL.
"""

from ._native import (
    CLEAN,
    CORRECTED,
    UNCORRECTABLE,
    Codec,
    Pattern,
    Summary,
    __version__,
    inject,
    inject_packed,
    schemes,
)

__all__ = ["CLEAN", "CORRECTED", "UNCORRECTABLE", "Codec", "Pattern", "Summary", "inject", "inject_packed", "schemes"]
