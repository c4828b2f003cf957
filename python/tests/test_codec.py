"""The Python interface passes arrays on correctly and refuses what it cannot take."""

import copy
import pathlib
import pickle
import re
import threading

import numpy as np
import pytest

import eccforge.embed as ecc

BACKENDS = ["tables", "bitslice", "avx2", "avx2-gfni", "avx512", "neon"]


def codecs(scheme):
    found = []
    for backend in BACKENDS:
        try:
            found.append(ecc.Codec(scheme, backend))
        except ValueError as error:
            assert "cannot run" in str(error)
    assert {"tables", "bitslice"} <= {codec.backend for codec in found}
    return found


def entries(n, seed=1):
    return np.random.default_rng(seed).integers(0, 256, (n, 32), dtype=np.uint8)


@pytest.mark.parametrize("scheme", ecc.schemes())
def test_every_back_end_corrects_every_single_bit_in_both_layouts(scheme):
    for codec in codecs(scheme):
        data, check = entries(288), np.zeros((288, 4), dtype=np.uint8)
        codec.encode(data, check)
        clean = np.hstack([data, check])
        packed = data.copy()
        for bit in range(288):
            ecc.inject(data, check, bit, ecc.Pattern.Bits([bit]))
        packed = np.ascontiguousarray(np.hstack([data, check]))
        bad = np.zeros(36, dtype=np.uint8)
        assert codec.check(data, check, bad) == 288 and (bad == 255).all()
        assert codec.check_packed(packed, bad) == 288
        status = np.zeros(288, dtype=np.uint8)
        summary = codec.decode_in_place(data, check, status)
        assert (summary.clean, summary.corrected, summary.corrected_bits) == (0, 288, 288)
        assert (status == ecc.CORRECTED).all()
        assert (np.hstack([data, check]) == clean).all()
        assert codec.decode_packed_in_place(packed, status) == summary
        assert (packed == clean).all()
        codec.encode_packed(packed)
        assert (packed == clean).all()


def test_an_uncorrectable_entry_is_reported_and_left_alone():
    codec = ecc.Codec("ni-secded")
    data, check = entries(3), np.zeros((3, 4), dtype=np.uint8)
    codec.encode(data, check)
    ecc.inject(data, check, 1, ecc.Pattern.Bits([0, 1]))
    before = data.copy()
    status = np.zeros(3, dtype=np.uint8)
    assert codec.decode_in_place(data, check, status).uncorrectable == 1
    assert list(status) == [ecc.CLEAN, ecc.UNCORRECTABLE, ecc.CLEAN]
    assert (data == before).all()


PATTERNS = [
    (ecc.Pattern.Bit(287), [287]),
    (ecc.Pattern.Bits([3, 70, 3, 200]), [70, 200]),
    (ecc.Pattern.Byte(beat=2, lane=8, mask=0x81), [208, 215]),
    (ecc.Pattern.Pin(pin=5, beats=0b1010), [77, 221]),
    (ecc.Pattern.Beat(3), list(range(216, 288))),
    (ecc.Pattern.Entry(), list(range(288))),
    # The same bits in Rust and C.
    (ecc.Pattern.Random(weight=3, seed=1), [163, 215, 279]),
]


@pytest.mark.parametrize("pattern, expected", PATTERNS)
def test_a_pattern_flips_the_bits_that_it_names_in_both_layouts(pattern, expected):
    data, check, packed = (np.zeros((3, n), dtype=np.uint8) for n in (32, 4, 36))
    ecc.inject(data, check, 1, pattern)
    ecc.inject_packed(packed, 1, pattern)
    assert (packed == np.hstack([data, check])).all() and not packed[[0, 2]].any()
    beats = np.hstack([data[1].reshape(4, 8), check[1].reshape(4, 1)])
    assert list(np.flatnonzero(np.unpackbits(beats, bitorder="little"))) == expected


OUTSIDE = [
    ecc.Pattern.Bit(288),
    ecc.Pattern.Bits([0, 288]),
    ecc.Pattern.Byte(4, 0, 1),
    ecc.Pattern.Byte(0, 9, 1),
    ecc.Pattern.Pin(72, 1),
    ecc.Pattern.Pin(0, 16),
    ecc.Pattern.Beat(4),
    ecc.Pattern.Random(289, 1),
]


@pytest.mark.parametrize("pattern", OUTSIDE)
def test_a_pattern_beyond_the_entry_is_refused_and_flips_nothing(pattern):
    data, check, packed = (np.zeros((1, n), dtype=np.uint8) for n in (32, 4, 36))
    with pytest.raises(ValueError):
        ecc.inject(data, check, 0, pattern)
    with pytest.raises(ValueError):
        ecc.inject_packed(packed, 0, pattern)
    assert not data.any() and not check.any() and not packed.any()


def test_patterns_say_what_they_are_and_take_no_other_numbers():
    pattern = ecc.Pattern.Byte(1, 2, 0x0F)
    assert (pattern.beat, pattern.lane, pattern.mask) == (1, 2, 0x0F)
    assert pattern == ecc.Pattern.Byte(1, 2, 0x0F) and pattern != ecc.Pattern.Byte(1, 2, 0xFF)
    assert isinstance(pattern, ecc.Pattern)
    with pytest.raises(OverflowError):
        ecc.Pattern.Byte(0, 0, 256)
    with pytest.raises(TypeError):
        ecc.inject(entries(1), np.zeros((1, 4), dtype=np.uint8), 0, 5)


def test_a_scrub_resumes_and_names_the_bits():
    codec = ecc.Codec("trio")
    data, check = entries(100), np.zeros((100, 4), dtype=np.uint8)
    codec.encode(data, check)
    clean = data.copy()
    ecc.inject(data, check, 70, ecc.Pattern.Bits([8, 9]))
    at, summary, bits = codec.scrub(data, check, 0, 60)
    assert (at, summary.clean, bits) == (60, 60, [])
    at, summary, bits = codec.scrub(data, check, at, 60)
    assert (at, summary.corrected, sorted(bits)) == (0, 1, [(70, 8), (70, 9)])
    assert (data == clean).all()
    ecc.inject(data, check, 90, ecc.Pattern.Bits([0, 100, 200]))
    broken = [7]
    at, summary, bits = codec.scrub(data, check, 60, 60, broken)
    assert (at, summary.uncorrectable, bits, broken) == (0, 1, [], [7, 90])


def test_a_packed_scrub_does_the_same_and_takes_small_steps():
    codec = ecc.Codec("trio")
    packed = np.zeros((1300, 36), dtype=np.uint8)
    packed[:, :32] = entries(1300)
    codec.encode_packed(packed)
    clean = packed.copy()
    ecc.inject_packed(packed, 70, ecc.Pattern.Bits([8, 9]))
    ecc.inject_packed(packed, 1299, ecc.Pattern.Bits([287]))
    # Further than one inner step, and no further than the budget.
    at, summary, bits = codec.scrub_packed(packed, 60, 1200)
    assert (at, summary.clean, summary.corrected, sorted(bits)) == (1260, 1199, 1, [(70, 8), (70, 9)])
    at, summary, bits = codec.scrub_packed(packed, at, 1200)
    assert (at, summary.corrected, bits) == (0, 1, [(1299, 287)])
    assert (packed == clean).all()
    ecc.inject_packed(packed, 3, ecc.Pattern.Bits([0, 100, 200]))
    ecc.inject_packed(packed, 900, ecc.Pattern.Bits([0, 100, 200]))
    broken = []
    assert codec.scrub_packed(packed, 0, 1300, uncorrectable=broken)[1].uncorrectable == 2 and sorted(broken) == [3, 900]
    codec.encode_packed(packed)
    assert codec.scrub_packed(packed, 5, 0)[0] == 5
    before = packed.copy()
    with pytest.raises(ValueError):
        ecc.inject_packed(packed, 1300, ecc.Pattern.Bits([0]))
    with pytest.raises(ValueError):
        ecc.inject_packed(packed, 0, ecc.Pattern.Bits([0, 288]))
    with pytest.raises(ValueError):
        codec.scrub_packed(packed.reshape(-1)[:37], 0, 1)
    with pytest.raises(ValueError):
        codec.scrub_packed(packed.reshape(-1)[:37], 0, 0)
    assert (packed == before).all()


def test_everything_public_has_a_docstring_and_a_stub():
    stub = (pathlib.Path(ecc.__file__).parent / "_native.pyi").read_text()
    for name in ecc.__all__:
        assert re.search(rf"(class|def) {name}\b|^{name}:", stub, re.M), name
        if not name.isupper():
            assert getattr(ecc, name).__doc__, name
    for owner in [ecc.Codec, ecc.Summary]:
        for name in (n for n in dir(owner) if not n.startswith("_")):
            assert re.search(rf"    def {name}\b", stub), name
            assert owner is ecc.Summary or getattr(owner, name).__doc__, name


def test_wrong_arguments_raise_and_touch_nothing():
    codec = ecc.Codec("trio")
    data, check = entries(4), np.full((4, 4), 9, dtype=np.uint8)
    for wrong in [check[:3], check.reshape(-1)[:15], np.zeros(17, dtype=np.uint8)]:
        with pytest.raises(ValueError):
            codec.encode(data, np.ascontiguousarray(wrong))
    with pytest.raises(ValueError):
        codec.encode(np.asfortranarray(data), check)
    with pytest.raises(ValueError):
        codec.encode(entries(8)[::2], check)
    with pytest.raises(TypeError):
        codec.encode(data.astype(np.int32), check)
    with pytest.raises(ValueError):
        codec.decode_in_place(data, check, np.zeros(5, dtype=np.uint8))
    with pytest.raises(ValueError):
        ecc.Codec("no such scheme")
    with pytest.raises(ValueError):
        ecc.Codec("trio", "abacus")
    with pytest.raises(ValueError):
        ecc.inject(data, check, 4, ecc.Pattern.Bits([0]))
    with pytest.raises(ValueError):
        ecc.inject(data, check, 0, ecc.Pattern.Bits([288]))
    assert (check == 9).all() and (data == entries(4)).all()
    read_only = check.copy()
    read_only.flags.writeable = False
    with pytest.raises((ValueError, TypeError)):
        codec.encode(data, read_only)


def test_other_threads_run_while_a_call_works():
    codec = ecc.Codec("rs-dsc", "bitslice")
    data, check = np.zeros((1 << 17, 32), dtype=np.uint8), np.zeros((1 << 17, 4), dtype=np.uint8)
    done = threading.Event()
    worker = threading.Thread(target=lambda: (codec.encode(data, check), done.set()))
    turns = 0
    worker.start()
    while not done.is_set():
        turns += 1
    worker.join()
    # With the GIL held this thread would get hardly a turn between start and end.
    assert turns > 1000


def test_an_array_that_is_passed_twice_is_refused():
    codec = ecc.Codec("trio")
    data = np.zeros(32 * 8, dtype=np.uint8)
    with pytest.raises(ValueError):
        codec.encode(data, data[:32])
    with pytest.raises(ValueError):
        codec.decode_in_place(data, data[32:64])


def test_views_of_one_buffer_that_share_memory_are_refused_though_they_have_no_base_in_common():
    codec = ecc.Codec("trio")
    buffer = bytearray(36 * 8)

    def view(start, length):
        return np.frombuffer(buffer, dtype=np.uint8, count=length, offset=start)

    before = bytes(buffer)
    for data, check in [((0, 256), (0, 32)), ((0, 256), (255, 32)), ((31, 256), (0, 32)), ((0, 256), (100, 32))]:
        with pytest.raises(ValueError, match="shares memory"):
            codec.encode(view(*data), view(*check))
        with pytest.raises(ValueError, match="shares memory"):
            codec.decode_in_place(view(*data), view(*check))
    with pytest.raises(ValueError, match="`status`: shares memory"):
        codec.decode_packed_in_place(view(0, 288), view(0, 8))
    assert bytes(buffer) == before
    # Side by side they are apart; what is only read may be read twice; and a call that ends gives the memory back.
    for _ in range(2):
        codec.encode(view(0, 256), view(256, 32))
        assert codec.check(view(0, 256), view(256, 32), np.zeros(1, dtype=np.uint8)) == 0
        assert codec.check(view(0, 32), view(0, 4), np.zeros(1, dtype=np.uint8)) in (0, 1)


def test_a_view_of_memory_that_another_thread_writes_is_refused():
    codec = ecc.Codec("trio", "bitslice")
    buffer = bytearray(36 * 200_000)
    whole, part = (np.frombuffer(buffer, dtype=np.uint8, count=n) for n in (len(buffer), 36))
    refused, done = 0, threading.Event()

    def work():
        while not done.is_set():
            try:
                codec.encode_packed(whole)
            except ValueError as error:
                assert "shares memory" in str(error)

    worker = threading.Thread(target=work)
    worker.start()
    try:
        for _ in range(1_000_000):
            try:
                codec.encode_packed(part)
            except ValueError as error:
                assert "shares memory" in str(error)
                refused += 1
                break
    finally:
        done.set()
        worker.join()
    assert refused == 1
    codec.encode_packed(part)


@pytest.mark.parametrize("pattern", [pattern for pattern, _ in PATTERNS])
def test_patterns_are_copied_pickled_hashed_and_printed(pattern):
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(pattern, protocol)) == pattern
    assert copy.copy(pattern) == copy.deepcopy(pattern) == pattern and hash(copy.deepcopy(pattern)) == hash(pattern)
    assert eval(repr(pattern), {"Pattern": ecc.Pattern}) == pattern
    assert repr(ecc.Pattern.Byte(1, 2, 15)) == "Pattern.Byte(beat=1, lane=2, mask=15)"


def test_codecs_and_summaries_are_copied_and_pickled():
    codec = ecc.Codec("trio", "tables")
    again = pickle.loads(pickle.dumps(codec))
    assert (again.id, again.backend, again.hash) == (codec.id, "tables", codec.hash)
    assert copy.deepcopy(codec).backend == copy.copy(codec).backend == "tables"
    # A back end that nobody named is that of the machine that unpickles.
    assert b"avx" not in pickle.dumps(ecc.Codec("trio")) and b"tables" not in pickle.dumps(ecc.Codec("trio"))
    assert repr(codec) == 'Codec("trio", backend="tables")' and eval(repr(codec), {"Codec": ecc.Codec}).id == "trio"
    summary = ecc.Summary(1, 2, 3, 4)
    assert pickle.loads(pickle.dumps(summary)) == copy.deepcopy(summary) == summary
    assert eval(repr(summary), {"Summary": ecc.Summary}) == summary and hash(summary) == hash(ecc.Summary(1, 2, 3, 4))


def test_names_lead_to_the_package():
    assert re.fullmatch(r"\d+\.\d+\.\d+", ecc.__version__)
    for owner in [ecc.Codec, ecc.Summary, ecc.Pattern]:
        assert owner.__module__ == "eccforge.embed" and getattr(ecc, owner.__name__) is owner


def test_the_former_name_gives_the_same_module():
    import eccforge_embed

    assert eccforge_embed is ecc and eccforge_embed.Codec is ecc.Codec
    pattern = ecc.Pattern.Byte(beat=1, lane=1, mask=0xFF)
    # Pickles name the function that makes a pattern again.
    old = pickle.dumps(pattern, protocol=0).replace(b"ceccforge.embed._native", b"ceccforge_embed._native")
    assert b"eccforge_embed" in old and pickle.loads(old) == pattern


@pytest.mark.parametrize("codec", codecs("trio"), ids=str)
def test_decoding_lists_every_corrected_bit(codec):
    data, check = entries(1300), np.zeros((1300, 4), dtype=np.uint8)
    codec.encode(data, check)
    wrong = [(0, 0), (511, 287), (512, 8), (512, 9), (1299, 71)]
    for entry, bit in wrong:
        ecc.inject(data, check, entry, ecc.Pattern.Bit(bit))
    packed = np.ascontiguousarray(np.hstack([data, check]))
    positions, status = [("kept", 1)], np.zeros(1300, dtype=np.uint8)
    summary = codec.decode_in_place(data, check, status, positions)
    assert positions[0] == ("kept", 1) and sorted(positions[1:]) == wrong
    assert (summary.corrected, summary.corrected_bits, list(np.flatnonzero(status))) == (4, 5, [0, 511, 512, 1299])
    again = []
    assert codec.decode_packed_in_place(packed, positions=again) == summary and sorted(again) == wrong
    with pytest.raises(ValueError):
        codec.decode_in_place(data, check[:-1], None, again)
    assert sorted(again) == wrong


def test_a_wrong_type_is_named_as_it_is():
    codec, check = ecc.Codec("trio"), np.zeros((4, 4), dtype=np.uint8)
    for wrong, said in [(np.zeros((4, 32), dtype=np.int32), "int32"), ([0] * 128, "list"), (None, "NoneType")]:
        with pytest.raises(TypeError, match=f"`data`: expected a numpy array of dtype uint8, a bytearray or a memoryview, found .*{said}"):
            codec.encode(wrong, check)
    with pytest.raises(TypeError, match="`status`.*float64"):
        codec.decode_in_place(entries(4), check, np.zeros(4))


def test_a_second_call_on_an_array_in_use_is_refused():
    codec = ecc.Codec("rs-dsc", "bitslice")
    data, check = np.zeros((1 << 16, 32), dtype=np.uint8), np.zeros((1 << 16, 4), dtype=np.uint8)
    refused = 0
    for _ in range(50):
        worker = threading.Thread(target=codec.encode, args=(data, check))
        worker.start()
        while worker.is_alive():
            try:
                ecc.Codec("trio").encode(entries(1), check[:1])
            except ValueError as error:
                assert "borrow" in str(error)
                refused += 1
        worker.join()
        if refused:
            break
    assert refused > 0


def test_a_thread_that_breaks_the_rule_harms_only_its_own_entries():
    codec = ecc.Codec("trio")
    n = 1 << 14
    data, check = entries(n), np.zeros((n, 4), dtype=np.uint8)
    codec.encode(data, check)
    clean, stop = data.copy(), threading.Event()

    def meddle():
        while not stop.is_set():
            data[0, 0] ^= 1

    thread = threading.Thread(target=meddle)
    thread.start()
    for _ in range(50):
        summary = codec.decode_in_place(data, check)
        assert summary.clean + summary.corrected + summary.uncorrectable == n
    stop.set()
    thread.join()
    assert (data[1:] == clean[1:]).all()


def test_codecs_are_equal_if_scheme_and_back_end_are():
    one, same = ecc.Codec("trio", "tables"), ecc.Codec("trio", "tables")
    assert one == same and hash(one) == hash(same) and len({one, same}) == 1
    assert one != ecc.Codec("trio", "bitslice") and one != ecc.Codec("duet", "tables") and one != "trio"


def test_bytearrays_and_memoryviews_are_encoded_and_repaired_in_place():
    codec = ecc.Codec("trio")
    data, check = bytearray(range(64)), bytearray(8)
    codec.encode(bytes(data), check)
    assert any(check)
    data[9] ^= 0xFF
    bad = bytearray(1)
    assert codec.check(memoryview(data), check, bad) == 1 and bad[0] == 1
    assert codec.decode_in_place(memoryview(data), check).corrected == 1
    assert data == bytearray(range(64))
    # Read-only memory, gaps and other types.
    with pytest.raises(ValueError, match="`check`"):
        codec.encode(data, bytes(8))
    with pytest.raises(ValueError, match="`data`"):
        codec.encode(memoryview(bytearray(128))[::2], check)
    with pytest.raises(TypeError, match="bytearray"):
        codec.encode([0] * 64, check)
