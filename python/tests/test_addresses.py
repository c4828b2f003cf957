"""Codes with an address agree with the golden vectors of the emitted Verilog, and refuse what they cannot take."""

import re

import numpy as np
import pytest

from eccforge import Scheme

SCHEMES = ["veer-el2-iccm-64k", "veer-el2-iccm-512k", "hsiao-72-64-address"]


def vectors(scheme, side):
    """The vectors of a testbench: for each port of interest a row of bits, bit 0 first, for each vector."""
    files = scheme.verilog()
    (bench,) = (text for name, text in files.items() if name.endswith(f"_{side}_tb.v"))
    (rows,) = (text.split() for name, text in files.items() if name.endswith(f"_{side}_vectors.hex"))
    ports = re.findall(r"\.(\w+_i)\(vector\[(\d+)(?::(\d+))?\]\)", bench)
    ports += re.findall(r"if \((\w+_o) !== vector\[(\d+)(?::(\d+))?\]\)", bench)
    numbers = [int(row, 16) for row in rows]
    assert len(numbers) > 50
    found = {}
    for name, high, low in ports:
        low = int(low or high)
        width = int(high) - low + 1
        found[name] = np.array([[n >> (low + bit) & 1 for bit in range(width)] for n in numbers], dtype=np.uint8)
    return found


def number(bits):
    return sum(int(bit) << at for at, bit in enumerate(bits))


@pytest.mark.parametrize("name", SCHEMES)
def test_the_vectors_of_the_verilog_are_encoded_and_decoded_at_their_addresses(name):
    scheme = Scheme(name)
    given = vectors(scheme, "enc")
    addresses = [number(row) for row in given["address_i"]]
    assert len(set(addresses)) > 20
    assert (scheme.encode(given["data_i"], addresses) == given["entry_o"]).all()

    given = vectors(scheme, "dec")
    addresses = [number(row) for row in given["address_i"]]
    decoded = scheme.decode(given["entry_i"], addresses)
    assert (decoded.ce == given["ce_o"][:, 0]).all()
    assert (decoded.due == given["due_o"][:, 0]).all()
    assert decoded.ce.any() and decoded.due.any()
    assert (decoded.entries == given["entry_o"]).all()
    assert (decoded.flips == given["flips_o"]).all()


@pytest.mark.parametrize("name", SCHEMES)
def test_one_wrong_address_bit_gives_other_data_or_an_error(name):
    scheme = Scheme(name)
    data = np.random.default_rng(1).integers(0, 2, scheme.data_bits, dtype=np.uint8)
    entry = scheme.encode(data, 5)
    assert not scheme.decode(entry, 5).due
    assert scheme.decode(entry, 4).due or scheme.decode(entry, 4).ce


def test_addresses_are_needed_and_in_range():
    scheme = Scheme("veer-el2-iccm-64k")
    assert (scheme.address_bits, Scheme("trio").address_bits) == (14, 0)
    data = np.zeros((2, 32), dtype=np.uint8)
    with pytest.raises(ValueError, match="needs `address=`, a number of 14 bits"):
        scheme.encode(data)
    with pytest.raises(ValueError, match="16384 is not a number of 14 bits"):
        scheme.encode(data, [0, 1 << 14])
    with pytest.raises(ValueError, match="1 addresses for 2 rows"):
        scheme.encode(data, [3])
    with pytest.raises(ValueError, match="has no address in its code"):
        Scheme("trio").encode(np.zeros(256, dtype=np.uint8), 1)
    with pytest.raises(ValueError, match="`simulate` cannot take"):
        scheme.simulate(1e4)


def test_exact_outcomes_are_those_of_the_stored_bits():
    facts = Scheme("veer-el2-iccm-64k").facts()
    assert facts["address"]["bits"] == 14
    table = Scheme("hsiao-72-64-address").rates([1e-3])
    assert table.points[0].corrected > 0
