"""Any arguments: a call is done or refused with one of Python's own errors, never by a panic, and a refused one writes nothing.

ECCFORGE_RANDOM_CALLS says how many calls are made; the calls are the same every time.
"""

import os
import random

import numpy as np
import pytest

import eccforge.embed as ecc
from eccforge.embed import _native as native

CALLS = int(os.environ.get("ECCFORGE_RANDOM_CALLS", "20000"))
REFUSALS = (TypeError, ValueError, OverflowError, IndexError)
NUMBERS = [0, 1, -1, 7, 31, 32, 255, 256, 287, 288, 289, 2**31, 2**32, 2**63 - 1, 2**63, 2**64 - 1, 2**64, -(2**63), 2**200]
THINGS = [None, True, 1.5, float("nan"), "", "trio", b"\0" * 32, [], [1], (), {}, object(), [0, 288], [2**70], ["x"], range(4)]


def array(rng, base):
    """An array that is mostly of a length that fits, in some form that a caller may hand over."""
    entries = rng.choice([0, 1, 2, 3, 8, 65])
    length = entries * rng.choice([1, 4, 4, 32, 32, 32, 36, 36]) + rng.choice([0, 0, 0, 0, 1])
    kind = rng.randrange(12)
    if kind == 0:
        return np.zeros(length, dtype=rng.choice([np.int8, np.uint16, np.float64, bool, object]))
    if kind == 1:
        return np.zeros(2 * length, dtype=np.uint8)[::2]
    if kind == 2:
        return np.zeros((entries, 4, 9), dtype=np.uint8)
    if kind == 3:
        return np.zeros((4, entries), dtype=np.uint8).T
    if kind == 4:
        fixed = np.zeros(length, dtype=np.uint8)
        fixed.setflags(write=False)
        return fixed
    if kind == 5:
        start = rng.randrange(16)
        return base[start : start + length]
    if kind == 6 and length:
        return base[length - 1 :: -1]
    made = np.frombuffer(bytearray(rng.randbytes(length)), dtype=np.uint8)
    return made.reshape(entries, -1) if entries and length % entries == 0 and kind == 7 else made


def value(rng, base):
    kind = rng.randrange(10)
    if kind < 6:
        return array(rng, base)
    return rng.choice(NUMBERS) if kind < 8 else rng.choice(THINGS)


def pattern(rng, base):
    make = rng.choice(
        [ecc.Pattern.Bit, ecc.Pattern.Bits, ecc.Pattern.Byte, ecc.Pattern.Pin, ecc.Pattern.Beat, ecc.Pattern.Entry, ecc.Pattern.Random]
    )
    small = [rng.choice([rng.randrange(300), rng.choice(NUMBERS)]) for _ in range(rng.randrange(4))]
    try:
        return make([rng.randrange(300) for _ in small]) if make is ecc.Pattern.Bits else make(*small)
    except REFUSALS:
        return value(rng, base)


def arguments(rng, name, base):
    """Arguments of the kinds that the call takes, one in eight of them anything."""
    array_ = lambda: array(rng, base)  # noqa: E731
    number = lambda: rng.choice([rng.randrange(70), rng.choice(NUMBERS)])  # noqa: E731
    positions = lambda: rng.choice([None, [], [1, 2]])  # noqa: E731
    status = lambda: rng.choice([None, array_()])  # noqa: E731
    kinds = {
        "encode": [array_, array_],
        "encode_packed": [array_],
        "check": [array_, array_, array_],
        "check_packed": [array_, array_],
        "decode_in_place": [array_, array_, status, positions],
        "decode_packed_in_place": [array_, status, positions],
        "scrub": [array_, array_, number, number, positions],
        "scrub_packed": [array_, number, number, positions],
        "inject": [array_, array_, number, lambda: pattern(rng, base)],
        "inject_packed": [array_, number, lambda: pattern(rng, base)],
    }[name]
    given = [value(rng, base) if rng.randrange(8) == 0 else kind() for kind in kinds]
    if name == "inject" and rng.randrange(2):
        # Data and check bytes of as many entries: chance gives them too seldom.
        entries = rng.randrange(1, 9)
        given[:2] = [np.zeros(bytes_ * entries, dtype=np.uint8) for bytes_ in (32, 4)]
    return given


CALLED = [
    "encode",
    "encode_packed",
    "check",
    "check_packed",
    "decode_in_place",
    "decode_packed_in_place",
    "scrub",
    "scrub_packed",
    "inject",
    "inject_packed",
]


@pytest.mark.parametrize("name", CALLED)
def test_any_arguments_are_taken_or_refused(name):
    rng = random.Random(name)
    codecs = [ecc.Codec(scheme, backend) for scheme in ecc.schemes()[:4] for backend in ("tables", "bitslice")]
    base = np.frombuffer(bytearray(4096), dtype=np.uint8)
    done = 0
    for _ in range(max(1, CALLS // len(CALLED))):
        given = arguments(rng, name, base)
        before = [g.copy() if isinstance(g, np.ndarray) else g for g in given]
        listed = [list(g) if isinstance(g, list) else None for g in given]
        call = getattr(ecc, name) if name.startswith("inject") else getattr(rng.choice(codecs), name)
        try:
            call(*given)
            done += 1
        except REFUSALS as refusal:
            assert str(refusal), (name, given)
            for old, now, items in zip(before, given, listed):
                if isinstance(now, np.ndarray) and now.dtype != object:
                    assert np.array_equal(old, now), (name, refusal)
                assert items is None or items == now, (name, refusal)
    assert done, f"no call of {name} was accepted: the arguments test nothing"


def test_any_names_and_members_are_taken_or_refused():
    rng = random.Random(0)
    base = np.zeros(4096, dtype=np.uint8)
    made = 0
    for _ in range(CALLS // 10):
        pattern(rng, base)
        for make in (ecc.Codec, ecc.Summary, native._pattern):
            few = [value(rng, base) for _ in range(rng.randrange(5))]
            try:
                made += make(*few) is not None
            except REFUSALS:
                pass
    assert made
