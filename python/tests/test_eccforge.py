"""The module against the definitions, the command line's published table and brute force."""

import copy
import inspect
import json
import math
import os
import pickle
import shutil
import signal
import threading
import time
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import eccforge
import numpy as np
import pytest

SMALL = """\
eccforge: 1
id: small-8-4
name: Extended Hamming (8,4)
source: "Hamming, 1950"
entry: {beats: 1, data-pins: 4, check-pins: 4}
codewords: 1
layout: identity
code:
  matrix:
    n: 8
    encoding: binary
    rows: ["01111000", "10110100", "11010010", "11100001"]
corrects:
  - bits
"""


@pytest.fixture(scope="module")
def small():
    return eccforge.Scheme.from_yaml(SMALL)


def all_bits(width):
    return (np.arange(2**width)[:, None] >> np.arange(width) & 1).astype(np.uint8)


def test_every_word_of_a_small_code_by_the_definition(small):
    """Encoder, decoder and outcomes against H itself."""
    h, data = small.matrix, all_bits(4)
    entries = small.encode(data)
    assert entries.shape == (16, 8)
    assert not (entries @ h.T % 2).any()
    assert (entries[:, :4] == data).all()
    read = all_bits(8)
    decoded = small.decode(read)
    outcomes = small.outcome(read)
    columns = [tuple(c) for c in h.T]
    for word, entry, ce, due, flips, outcome in zip(read, *decoded, outcomes):
        syndrome = tuple(word @ h.T % 2)
        if not any(syndrome):
            expected, flags, truth = word, (0, 0), eccforge.SILENT if word.any() else eccforge.CLEAN
        elif syndrome in columns:
            expected = word.copy()
            expected[columns.index(syndrome)] ^= 1
            flags, truth = (1, 0), eccforge.CORRECTED if word.sum() == 1 else eccforge.SILENT
        else:
            expected, flags, truth = word, (0, 1), eccforge.DETECTED
        # An error in check bits alone leaves the data right.
        if truth == eccforge.SILENT and not expected[:4].any():
            truth = eccforge.CORRECTED
        assert (entry == expected).all() and (ce, due) == flags and outcome == truth
        assert (flips == (entry ^ word)).all()


def test_a_table_counts_what_outcome_says():
    scheme = eccforge.Scheme.builtin("hsiao-22-16")
    table = scheme.exact(classes="2bit")
    pairs = np.array([(i, j) for i in range(22) for j in range(i)])
    errors = np.zeros((len(pairs), 22), dtype=np.uint8)
    errors[np.arange(len(pairs))[:, None], pairs] = 1
    counts = np.bincount(scheme.outcome(errors), minlength=4)
    cell = table["2bit"]
    assert cell.patterns == math.comb(22, 2) == len(pairs)
    assert list(counts) == [0, 0, cell.detected_patterns, cell.undetected_patterns + cell.miscorrected_patterns]


def test_exact_values_are_fractions_that_the_theory_gives():
    """Sullivan et al., MICRO 2021: a random entry passes if every codeword has one of 73 syndromes of 256."""
    cell = eccforge.Scheme.builtin("i-secded").exact()["entry"]
    assert cell.detected == 1 - Fraction(73, 256) ** 4
    assert cell.silent + cell.corrected + cell.detected + cell.clean == 1
    duet = eccforge.Scheme.builtin("duet").exact(classes=["entry"])
    assert duet["entry"].detected == 1 - Fraction(1 + 9 * (9**4 - 1), 2**32)


def test_the_paper_in_five_lines():
    table = eccforge.reproduce()
    assert len(table) == 63
    assert str(table["i-secded", "entry"]) == "0.6612"
    assert [str(table["trio", c]) for c in ("bit", "pin", "byte")] == ["C", "C", "C"]
    assert sum(c.verdict == "exact-match" for c in table) == 39
    assert all(c.reason for c in table if c.verdict == "differs")
    assert list(eccforge.Scheme.builtin("trio").exact()) == [
        replace(c, published=None, verdict=None, reason=None) for c in table if c.scheme == "trio"
    ]
    frame = table.to_pandas()
    assert list(frame.columns[:3]) == ["scheme", "class", "patterns"] and len(frame) == 63


def test_switches_are_enable_inputs():
    both = eccforge.Scheme.builtin("duet-trio")
    (name, value), *others = both.enables.items()
    assert value and not others
    off = both.with_enables(**{name: False})
    duet, trio = (eccforge.Scheme.builtin(id).exact(classes="byte")["byte"] for id in ("duet", "trio"))
    assert both.exact(classes="byte")["byte"].corrected == trio.corrected
    assert off.exact(classes="byte")["byte"].silent == duet.silent == 0
    assert off != both and off == both.with_enables(**{name: False})
    error = np.zeros(288, dtype=np.uint8)
    error[[0, 4]] = 1
    assert (both.outcome(error), off.outcome(error)) == (eccforge.CORRECTED, eccforge.DETECTED)
    with pytest.raises(ValueError, match="no enable input `speed`"):
        both.with_enables(speed=True)


def test_sampling_is_the_same_on_any_number_of_threads():
    runs = [eccforge.simulate(["duet", "trio"], 1e6, classes="beat", seed=7, threads=n) for n in (1, 2)]
    assert runs[0].cells == runs[1].cells
    cell = runs[0]["trio", "beat"]
    assert cell.samples == 10**6 and abs(cell.z) < 5
    other = eccforge.simulate("duet", 1e6, classes="beat", seed=8)
    assert other["beat"].detected != runs[0]["duet", "beat"].detected
    assert "silent, %" in runs[0]._repr_html_() and len(runs[0].to_pandas()) == len(runs[0]) == 2


def test_facts_are_those_of_the_command_line(small):
    facts = small.facts()
    assert (facts["n"], facts["k"], facts["distance"]["bits"]) == (8, 4, 4)
    assert eccforge.Scheme.builtin("trio").facts()["claims_hold"]


def test_texts_of_all_languages(small):
    files = small.verilog()
    assert any(name.endswith("_dec.v") for name in files)
    assert "module small_8_4_dec" in files["small_8_4_dec.v"]
    assert files != small.verilog("area")
    wide = eccforge.Scheme.builtin("hsiao-22-16")
    assert sorted(wide.c()) == ["ecc_hsiao_22_16.c", "ecc_hsiao_22_16.h"]
    assert "pub fn decode(" in wide.rust()
    # Four data bits are a byte with four spare bits, which must be zero.
    header = small.c()["ecc_small_8_4.h"]
    assert "#define ECC_SMALL_8_4_DATA_BITS 4\n" in header and "#define ECC_SMALL_8_4_DATA_BYTES 1\n" in header
    assert "last data byte must be zero" in header.replace("\n * ", " ")
    assert "const SPARE_DATA_BITS: u8 = 0xf0;" in small.rust()
    with pytest.raises(ValueError, match="unknown goal `speed`"):
        small.verilog("speed")


def test_a_mistake_is_located():
    with pytest.raises(eccforge.SchemeError) as caught:
        eccforge.Scheme.from_yaml(SMALL.replace("11100001", "11100010"), "mine.yaml")
    error = caught.value
    assert (error.file, error.line) == ("mine.yaml", 12) or error.line is not None
    assert error.message and str(error).startswith("mine.yaml:")
    with pytest.raises(eccforge.SchemeError) as caught:
        eccforge.Scheme.builtin("tryo")
    assert caught.value.file is None and "trio" in caught.value.help
    with pytest.raises(ValueError, match="beats"):
        eccforge.simulate("trio", 10, classes="beats")


@pytest.mark.parametrize(
    ("array", "message"),
    [
        (np.zeros((2, 7), dtype=np.uint8), "7 columns; expected one for each of 8 bits"),
        (np.full((1, 8), 2, dtype=np.uint8), "has the value 2 in row 0"),
        (np.full((1, 8), 0.5), "expected bits"),
        (np.zeros((1, 1, 8)), "3 dimensions"),
    ],
)
def test_arrays_that_are_no_bits_are_refused(small, array, message):
    with pytest.raises(ValueError, match=message):
        small.decode(array)


@pytest.mark.parametrize("rows", [0, 1, 63, 64, 65, 1000])
def test_any_number_of_rows_and_any_memory_order(small, rows):
    data = np.random.default_rng(rows).integers(0, 2, (rows, 4), dtype=np.uint8)
    entries = small.encode(np.asfortranarray(data))
    assert entries.shape == (rows, 8)
    assert (small.decode(entries[::-1]).entries == entries[::-1]).all()
    assert (small.encode(data.astype(bool)) == entries).all() and (small.encode(data.astype(int)) == entries).all()


def test_schemes_and_models_are_copied_and_pickled(small):
    for value in (small, eccforge.Scheme.builtin("duet-trio"), eccforge.Model.builtin("ddr3-field-2012")):
        for other in (pickle.loads(pickle.dumps(value)), copy.deepcopy(value), copy.copy(value)):
            assert other.hash == value.hash and repr(other) == repr(value)
    off = eccforge.Scheme.builtin("duet-trio").with_enables(pair_correction_en=False)
    assert pickle.loads(pickle.dumps(off)) == off


def test_copies_and_pickles_keep_the_text_of_a_file(tmp_path):
    path = tmp_path / "a.yaml"
    path.write_text(SMALL)
    for scheme in (eccforge.Scheme(path), eccforge.Scheme.load(path)):
        kept = pickle.dumps(scheme)
        path.write_text(SMALL.replace("01111000", "01111001"))
        assert copy.deepcopy(scheme).hash == copy.copy(scheme).hash == pickle.loads(kept).hash == scheme.hash
        path.unlink()
        assert pickle.loads(kept) == scheme
        path.write_text(SMALL)
    # A matrix is in a file of its own: without it, or with another, there is an error.
    matrix = tmp_path / "m.txt"
    matrix.write_text("n: 3\nk: 1\nr: 2\n110\n101\n")
    path.write_text("eccforge: 1\nid: m\nname: m\nsource: s\nentry: {beats: 1, data-pins: 1, check-pins: 2}\ncodewords: 1\n"
                    "layout: identity\ncode: {matrix-file: m.txt}\ncorrects: []\non-detection: due\n")
    scheme = eccforge.Scheme(path)
    kept = pickle.dumps(scheme)
    assert pickle.loads(kept) == scheme
    matrix.write_text("n: 3\nk: 1\nr: 2\n010\n101\n")
    with pytest.raises(eccforge.SchemeError, match="not the pickled object"):
        pickle.loads(kept)


def test_a_notebook_shows_schemes_and_tables(small):
    assert small._repr_html_().count("<rect") == small.matrix.sum()
    html = small.exact(classes=["bit", "2bit"])._repr_html_()
    assert "<td>C</td>" in html and "1 Bit" in html
    assert "1 Byte" in eccforge.Model.builtin("hbm2-table1")._repr_html_()


SEARCH = {
    "eccforge-search": 1,
    "id": "small",
    "n": 22,
    "k": 16,
    "corrects": ["bits", {"symbols": {"bits": 2}}],
    "minimise": {"pairs": 1, "weight": 0.5},
    "chains": {"count": 4, "moves": 20_000, "hot": 5, "cold": 0.3, "seed": 1},
}


def test_a_search_finds_codes_that_do_what_it_counts():
    front = eccforge.search(SEARCH)
    best = front[0]
    assert len(front) == len(list(front)) == len(front.to_pandas()) and best.scheme.id in front._repr_html_()
    assert front.report["seed"] == 1 and front.report["front"][0]["metrics"] == best.counts
    # By the definition: pairs of columns, outside the symbols, that sum to a column or to the sum of a symbol.
    h = best.scheme.matrix
    columns = (h.T << np.arange(h.shape[0])).sum(axis=1)
    symbols = {columns[i] ^ columns[i + 1] for i in range(0, 22, 2)}
    pairs = [(i, j) for i in range(22) for j in range(i + 1, 22) if i // 2 != j // 2]
    assert best.counts["pairs"] == sum((columns[i] ^ columns[j]) in symbols | set(columns) for i, j in pairs)
    assert best.counts["weight"] == h.sum()
    assert best.scheme.exact(classes="bit")["bit"].corrected == 1
    assert best.certificate.startswith("# eccforge certificate")


def test_a_search_depends_on_its_seed_and_not_on_threads(tmp_path):
    file = tmp_path / "small.yaml"
    file.write_text(json.dumps(SEARCH))
    codes = [[c.scheme.matrix.tolist() for c in eccforge.search(file, threads=n)] for n in (1, 3)]
    assert codes[0] == codes[1]
    other = eccforge.search(SEARCH, seed=2)
    assert [c.scheme.matrix.tolist() for c in other] != codes[0] and other.report["seed"] == 2
    with pytest.raises(eccforge.SchemeError, match="leave 0 check bits") as caught:
        eccforge.search(file.read_text().replace('"n": 22', '"n": 16'))
    assert (caught.value.file, caught.value.line) == ("search.yaml", 1)


PAGE = Path(eccforge.__file__).with_name("explorer.html")


@pytest.mark.skipif(not PAGE.exists() and os.environ.get("CI") != "true", reason="built without the explorer")
def test_the_explorer_is_shown_with_the_scheme_and_an_error(small, tmp_path):
    error = np.zeros(288, dtype=np.uint8)
    error[[3, 4, 5, 100]] = 1
    shown = eccforge.Scheme.builtin("trio").show(error, height=700)
    frame = shown._repr_html_()
    assert frame.startswith("<iframe") and "height: 700px" in frame and "wasm-unsafe-eval" in frame
    assert '<meta name="eccforge-shown" content="scheme=trio&amp;error=3-5,100">' in shown.html
    page = shown.save(tmp_path / "trio.html")
    assert page.read_text(encoding="utf-8") == shown.html
    assert "content=\"text=eccforge%3A%201%0Aid%3A%20small-8-4" in small.show().html
    assert ".save(path)" in repr(shown)
    with pytest.raises(ValueError, match="a row of 8 error bits"):
        small.show(error)


def test_a_missing_explorer_is_named(small, monkeypatch):
    monkeypatch.setenv("ECCFORGE_EXPLORER", "/nowhere/page.html")
    with pytest.raises(FileNotFoundError, match="/nowhere/page.html: the explorer is missing.*cargo xtask page"):
        small.show()._repr_html_()


def test_probabilities_of_a_model_add_up():
    for id in eccforge.models():
        assert sum(eccforge.Model(id).probabilities.values()) == 1


HOURS = {
    "sampling": lambda: eccforge.simulate("rs-dsc", 1e12, classes="entry", threads=1),
    "search": lambda: eccforge.search({**SEARCH, "chains": {**SEARCH["chains"], "moves": 10**12}}),
    "a start for a search": lambda: eccforge.search(
        {**SEARCH, "chains": {**SEARCH["chains"], "relaxed": {"moves": 10**12, "weight": 0.1}}}
    ),
}


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize("work", HOURS.values(), ids=HOURS)
def test_an_interrupt_ends_long_work(work):
    # A shell starts what runs in the background with interrupts ignored, and Python then leaves them so.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            work()
    finally:
        timer.join()
        signal.signal(signal.SIGINT, before)


def test_other_threads_run_meanwhile():
    counted, done = [], threading.Event()

    def count():
        while not done.is_set():
            counted.append(time.monotonic())
            time.sleep(0.005)

    thread = threading.Thread(target=count)
    thread.start()
    eccforge.simulate("trio", 2e7, classes="entry", threads=1)
    done.set()
    thread.join()
    assert len(counted) > 3


def test_a_name_or_a_path_makes_a_scheme(tmp_path):
    file = tmp_path / "small.yaml"
    file.write_text(SMALL)
    assert eccforge.Scheme("trio") == eccforge.Scheme.builtin("trio")
    for given in (file, str(file)):
        scheme = eccforge.Scheme(given)
        assert scheme == eccforge.Scheme.from_yaml(SMALL) == pickle.loads(pickle.dumps(scheme))
    with pytest.raises(eccforge.SchemeError, match="no scheme `tryo`"):
        eccforge.Scheme("tryo")
    for id in eccforge.schemes():
        assert eccforge.Scheme(id).id == id
    assert {"trio", "unity-chipkill"} <= set(eccforge.schemes())
    assert {"hbm2-table1", "epa-hbm2e"} <= set(eccforge.models())
    assert [eccforge.Model(id).id for id in eccforge.models()] == eccforge.models()


def test_print_shows_tables(small, capsys):
    print(small.exact(classes=["bit", "2bit"]))
    print(small)
    print(eccforge.Model("hbm2-table1"))
    print(small.simulate(1e4, classes="2bit"))
    print(eccforge.search(SEARCH))
    text = capsys.readouterr().out
    tables = [line.split() for line in text.splitlines()]
    assert ["silent,", "%", "1", "Bit", "2", "Bits"] in tables and "Extended Hamming (8,4)" in text
    assert ["byte", "1", "Byte", "22.56"] in tables and any(row[:3] == ["small-8-4", "2bit", "10000"] for row in tables)
    assert any(row[:1] == ["small-1"] for row in tables), text


def test_rates_are_those_of_the_binomial_law(small):
    """Every bit is wrong with probability p: 8 bits, of which any one is corrected."""
    curve = small.rates([0.001, "1/3", Fraction(1, 7)])
    assert [point.rate for point in curve] == [Fraction(1, 1000), Fraction(1, 3), Fraction(1, 7)]
    for point in curve:
        p = point.rate
        assert point.clean == (1 - p) ** 8 and point.clean + point.corrected + point.detected + point.silent == 1
    errors = all_bits(8)
    outcomes, weights = small.outcome(errors), errors.sum(axis=1)
    p = Fraction(1, 7)
    silent = sum(p**int(w) * (1 - p) ** (8 - int(w)) for o, w in zip(outcomes, weights) if o == eccforge.SILENT)
    assert curve[2].silent == silent and "0.1 %" not in str(curve) and len(curve.to_pandas()) == 3
    with pytest.raises(ValueError, match="from 0 to 1"):
        small.rates([2])


def test_each_stage_of_the_shipped_stages_has_its_scheme_if_it_can_stand_alone():
    kinds = {}
    for id in eccforge.stages():
        stages = eccforge.Stages(id)
        assert stages.stages[-1].scheme_id in str(stages)
        for stage in stages.stages:
            kinds[stage.scheme_id] = type(stage.scheme)
            assert stage.scheme is None or stage.scheme.id == stage.scheme_id
    # Codes of more symbols than can be listed, interleaved over the pins of each chip.
    assert {id for id, kind in kinds.items() if kind is type(None)} >= {"chipkill-1x8", "chipkill-1x16", "chipkill-2x8"}
    assert kinds["unity-on-die"] is eccforge.Scheme


def test_stages_deliver_what_their_schemes_deliver():
    stages = eccforge.Stages("unity-on-die-chipkill")
    assert [(s.id, s.scheme.id, s.copies) for s in stages.stages] == [("on-die", "unity-on-die", 10), ("rank", "unity-chipkill", 2)]
    assert stages.entry_bits == 1360 and "unity-on-die" in str(stages) and stages.id in eccforge.stages()
    errors = np.zeros((3, 1360), dtype=np.uint8)
    errors[1, 5] = 1  # One bit of one die.
    errors[2, :272] = 1  # All bits of two dies: 16 symbols of the rank in each block.
    outcomes = stages.outcome(errors)
    assert list(outcomes[:2]) == [eccforge.CLEAN, eccforge.CORRECTED] and outcomes[2] in (eccforge.DETECTED, eccforge.SILENT)
    on_die = stages.stages[0].scheme
    assert isinstance(on_die, eccforge.Scheme)
    assert on_die.outcome(errors[1, :136]) == eccforge.CORRECTED
    run = eccforge.simulate([stages, "trio"], 1e4, model="ddr3-field-2012", classes="bit")
    assert run[stages.id, "bit"].corrected == run["trio", "bit"].corrected == 10**4
    assert pickle.loads(pickle.dumps(stages)) == stages
    assert stages.facts()["by_weight"][0]["outcomes"]["corrected"] == 1360
    files = stages.c(bit_order="msb")
    stem = "ecc_unity_on_die_chipkill"
    parts = [stem, f"{stem}_stage_0", f"{stem}_stage_1"]
    assert sorted(files) == sorted(f"{part}.{end}" for part in parts for end in "ch")
    assert f"{stem}_decode(" in files[f"{stem}.h"] and files != stages.c()
    assert "pub mod stage_1" in stages.rust()
    with pytest.raises(ValueError, match="lsb or msb"):
        stages.rust(bit_order="big")
    with pytest.raises(eccforge.SchemeError, match="several stages|stages"):
        eccforge.Scheme("unity-on-die-chipkill")


TOOLS = shutil.which("yosys") and (shutil.which("berkeley-abc") or shutil.which("yosys-abc") or shutil.which("abc"))


@pytest.mark.skipif(not TOOLS and os.environ.get("CI") != "true", reason="yosys and Berkeley ABC are not installed")
def test_proofs_and_areas():
    scheme = eccforge.Scheme("hsiao-22-16")
    proof = scheme.prove()
    assert proof.holds and len(proof) == len(proof.report["specification"]) + 2 and all(step.holds for step in proof)
    assert "every correctable pattern is corrected and flagged" in str(proof)
    areas = scheme.area()
    assert areas.encoder.module == "hsiao_22_16_enc" and areas.decoder.gates > areas.encoder.gates > 0
    smallest, fastest = areas.decoder.smallest, areas.decoder.fastest
    assert smallest.area <= fastest.area and fastest.delay <= smallest.delay
    assert areas.decoder.front[0] == fastest and "hsiao_22_16_dec" in str(areas)
    with pytest.raises(ValueError, match="unknown goal `speed`"):
        scheme.prove("speed")


def test_plots_show_what_was_counted(small):
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    run = small.simulate(1e5, classes=["2bit", "3bit"], seed=3)
    axes = run.plot()
    assert [label.get_text() for label in axes.get_yticklabels()] == [f"small-8-4, {c}" for c in ("2bit", "3bit")]
    interval = next(line for line in axes.lines if list(line.get_ydata()) == [1, 1])
    assert list(interval.get_xdata()) == [run["3bit"].silent_low, run["3bit"].silent_high]
    curve = small.rates(["1e-3", "1e-4"])
    lines = {line.get_label(): line for line in curve.plot().lines}
    assert list(lines["small-8-4: silent"].get_ydata()) == [float(point.silent) for point in curve]


def test_help_has_signatures():
    for kind in (eccforge.Scheme, eccforge.Stages, eccforge.Model):
        for name, member in inspect.getmembers(kind, inspect.isroutine):
            if not name.startswith("_"):
                parameters = inspect.signature(member).parameters.values()
                assert all(p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD) or name == "with_enables" for p in parameters), name
                assert inspect.getdoc(member), name
    assert list(inspect.signature(eccforge.Scheme.simulate).parameters)[1:4] == ["samples", "model", "classes"]


def test_json_of_facts_is_serialisable(small):
    assert json.loads(json.dumps(small.facts()))["scheme"] == "small-8-4"
