"""Memory entries of 32 data bytes and 4 check bytes, encoded, checked and repaired at memory speed.

Arrays are contiguous and of dtype uint8: data of 32 bytes an entry and check of 4, or packed entries of 36 bytes (the data,
then the check bytes). Any shape with the right number of bytes will do, such as ``(n, 32)``. Work is done in the caller's
arrays and without the GIL. Wrong lengths, layouts and names raise ``ValueError`` and touch nothing.
"""

from ._native import CLEAN, CORRECTED, UNCORRECTABLE, Codec, Pattern, Summary, inject, inject_packed, schemes

__all__ = ["CLEAN", "CORRECTED", "UNCORRECTABLE", "Codec", "Pattern", "Summary", "inject", "inject_packed", "schemes"]
