"""Codes over shards from Python: encoded by definition, repaired, located, and rejected with a place."""

import itertools

import numpy as np
import pytest

import eccforge


def product(a, b):
    """The product in GF(2^8) modulo 0x11d, bit by bit."""
    result = 0
    for bit in range(8):
        if b >> bit & 1:
            result ^= a << bit
    for degree in range(14, 7, -1):
        if result >> degree & 1:
            result ^= 0x11D << (degree - 8)
    return result


def test_check_shards_of_raid_6_are_p_and_q():
    code = eccforge.Shards("linux-raid-6")
    data = np.random.default_rng(1).integers(0, 256, (code.data, 50), dtype=np.uint8)
    check = code.encode(data)
    power, q = 1, np.zeros(50, dtype=np.uint8)
    for row in data:
        q ^= np.array([product(power, int(byte)) for byte in row], dtype=np.uint8)
        power = product(power, 2)
    assert (check[0] == np.bitwise_xor.reduce(data)).all() and (check[1] == q).all()
    assert eccforge.Shards.ids() == ["isa-l-cauchy-32-4", "isa-l-powers-32-4", "linux-raid-6"]


def test_every_loss_is_repaired_and_a_wrong_shard_is_located():
    code = eccforge.Shards("linux-raid-6")
    data = np.random.default_rng(2).integers(0, 256, (code.data, 33), dtype=np.uint8)
    right = np.vstack([data, code.encode(data)])
    for lost in itertools.combinations(range(10), 2):
        shards = right.copy()
        shards[list(lost)] = 0
        assert (code.repair(shards, list(lost)) == right).all()
    shards = right.copy()
    shards[4, 3:9] ^= 0x80
    assert code.locate(shards) == ([0, 0, 0, 0, 6, 0, 0, 0, 0, 0], 0)
    assert code.losses() == [(1, 10, 0), (2, 45, 0)]
    with pytest.raises(ValueError, match="do not determine"):
        code.repair(right, [0, 1, 2])
    with pytest.raises(ValueError, match="expected 10 shards, got 8"):
        code.repair(data, [0])


def test_a_wrong_file_is_rejected_with_its_place():
    text = "eccforge-shards: 1\nid: s\nname: n\nsource: s\npolynomial: 0x11b\ndata: 4\ncheck: 2\nrows: cauchy\n"
    with pytest.raises(eccforge.SchemeError, match="0x11b is not primitive") as error:
        eccforge.Shards.from_yaml(text)
    assert (error.value.line, error.value.column) == (5, 13)
    with pytest.raises(eccforge.SchemeError):
        eccforge.Shards("no-such-code.yaml")
