"""Published words: the table of vectors that C, Rust and Verilog run too."""

import re
from pathlib import Path

import eccforge
import numpy as np
import pytest

FOLDER = Path(__file__).parents[2] / "codecs/lower/tests/known_words"


def words(path):
    """The words of a scheme file by their digits, each as bits in the order of the entry."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("# word "):
            form, digits = line.split()[2:4]
            order = {"msb": "big", "bytes": "little"}[form]
            even = digits + "0" * (len(digits) % 2)
            yield digits, np.unpackbits(np.frombuffer(bytes.fromhex(even), dtype=np.uint8), bitorder=order)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.yaml")), ids=lambda path: path.stem)
def test_published_words_are_encoded_decoded_and_corrected(path):
    scheme = eccforge.Scheme(path)
    text = path.read_text(encoding="utf-8")
    # The pins of check bits, if they are not the last ones.
    listed = re.search(r"check-at: \[([^]]*)\]", text)
    check = [int(pin) for pin in listed[1].split(",")] if listed else range(scheme.data_pins, scheme.pins)
    data = np.setdiff1d(np.arange(scheme.entry_bits), check)
    detects_only = "corrects: []" in text
    assert scheme.beats == 1
    found = 0
    for digits, word in words(path):
        stored = word[: scheme.entry_bits]
        assert (scheme.encode(stored[data]) == stored).all(), digits
        entry, ce, due, _ = scheme.decode(stored)
        assert (entry == stored).all() and not ce and not due, digits
        # Every word with one wrong bit.
        wrong = stored ^ np.eye(scheme.entry_bits, dtype=np.uint8)
        entries, ce, due, _ = scheme.decode(wrong)
        assert (entries == (wrong if detects_only else stored)).all(), digits
        assert (due == detects_only).all() and (ce != due).all(), digits
        found += 1
    assert found > 0


def test_the_table_is_whole():
    assert sum(1 for path in FOLDER.glob("*.yaml") for _ in words(path)) == 51
