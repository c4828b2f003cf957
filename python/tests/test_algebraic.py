"""Schemes that algebra decodes: entries with errors and erasures, exact and sampled outcomes, and every code of the table."""

import pathlib
import pickle
import time

import numpy as np
import pytest

import eccforge

CODES = pathlib.Path(__file__).parents[2] / "codecs/scheme/tests/codes"
TEXT = """
eccforge: 1
id: rs-15-9
name: RS(15,9), two codewords
source: test
entry: {beats: 2, data-pins: 36, check-pins: 24}
codewords: 2
layout: identity
code: {reed-solomon: {polynomial: 0x13, symbols: 15, check-symbols: 6, first-power: 1, order: msb-first}}
corrects: [{code-symbols: {up-to: 3, erasures: 6}}]
constant: {check: 0x5}
"""


def rs() -> eccforge.AlgebraicScheme:
    return eccforge.AlgebraicScheme.from_yaml(TEXT)


def test_every_number_of_errors_and_erasures_is_corrected_and_erased_symbols_cost_one_check_symbol() -> None:
    scheme, random = rs(), np.random.default_rng(1)
    assert (scheme.codewords, scheme.symbols, scheme.symbol_bits) == (2, 15, 4)
    assert (scheme.radius, scheme.erasures, scheme.data_bits, scheme.check_bits) == (3, 6, 72, 48)
    data = random.integers(0, 2, (20, 72), dtype=np.uint8)
    check = scheme.encode(data)
    for erased in range(7):
        for wrong in range((6 - erased) // 2 + 1):
            # The first symbols of the second codeword: nine of data, then six of check bits.
            symbols = random.choice(15, erased + wrong, replace=False)
            received, stored = data.copy(), check.copy()
            for symbol in symbols:
                part, first = (received, 36 + 4 * symbol) if symbol < 9 else (stored, 24 + 4 * (symbol - 9))
                part[:, first : first + 4] ^= np.uint8([1, 0, 1, 1])
            found = scheme.decode(received, stored, (15 + symbol for symbol in symbols[:erased]))
            assert (found.data == data).all() and (found.check == check).all()
            assert (found.ce == (len(symbols) > 0)).all() and not found.due.any()
    one = scheme.decode(data[0], check[0])
    assert one.data.shape == (72,) and not one.ce and not one.due


def test_wrong_lists_of_erased_symbols_leave_the_entry_as_it_is() -> None:
    scheme = rs()
    data = np.zeros((1, 72), dtype=np.uint8)
    check = scheme.encode(data)
    for erased in ([30], [3, 3], range(7)):
        found = scheme.decode(data, check, erased)
        assert found.due.all() and (found.data == data).all()
    with pytest.raises(ValueError, match="`data` has 3 columns"):
        scheme.decode([0, 1, 0], check[0])
    with pytest.raises(ValueError, match="`check` has 1 rows for 2 rows"):
        scheme.decode(np.zeros((2, 72), dtype=np.uint8), check)


def test_samples_agree_with_exact_counts_and_copies_are_equal() -> None:
    scheme = rs()
    exact = {(e["erased"], row["wrong"]): row["outcomes"] for e in scheme.facts()["erased"] for row in e["by_errors"]}
    sampled = scheme.simulate(500, seed=3)
    assert {(cell["erased"], cell["wrong"]) for cell in sampled["cells"]} == exact.keys()
    assert all(cell["agrees"] and cell["samples"] == 500 for cell in sampled["cells"])
    again = pickle.loads(pickle.dumps(scheme))
    assert again == scheme and hash(again) == hash(scheme) and "rs-15-9" in repr(again) and "72" in str(scheme)


def test_a_list_of_patterns_is_a_scheme_and_a_ball_is_none() -> None:
    listed = "corrects: [{code-symbols: {up-to: 1}}]"
    with pytest.raises(ValueError, match="use `Scheme`"):
        eccforge.AlgebraicScheme.from_yaml(TEXT.replace("corrects: [{code-symbols: {up-to: 3, erasures: 6}}]", listed))
    with pytest.raises(eccforge.SchemeError, match="AlgebraicScheme"):
        eccforge.Scheme.from_yaml(TEXT)


@pytest.mark.parametrize("path", sorted(CODES.glob("*.yaml")), ids=lambda path: path.stem)
def test_each_code_is_taken(path: pathlib.Path) -> None:
    started = time.monotonic()
    try:
        scheme = eccforge.AlgebraicScheme(path)
    except ValueError:
        patterns = eccforge.Scheme(path)
        data = np.ones((2, patterns.data_bits), dtype=np.uint8)
        entries = patterns.encode(data)
        entries[1, 3] ^= 1
        found = patterns.decode(entries)
        assert found.ce.tolist() == [0, 1] and (found.entries[0] == found.entries[1]).all()
        assert len(patterns.c()) == 2 and "fn decode" in patterns.rust()
    else:
        data = np.ones((2, scheme.data_bits), dtype=np.uint8)
        check = scheme.encode(data)
        received = data.copy()
        received[1, : scheme.radius * scheme.symbol_bits] ^= 1
        parts = scheme.decode(received, check)
        assert parts.ce.tolist() == [0, 1] and (parts.data == data).all()
        assert scheme.facts()["erased"][0]["corrected"] == scheme.radius
        assert len(scheme.c()) == 2 and "fn decode" in scheme.rust()
    print(f"{path.stem}: {time.monotonic() - started:.1f} s")
