//! Tests of files with stages: their meaning, and the messages and positions of errors in wrong ones.

use eccforge_files::diagnostic::{Diagnostic, SourceFile};
use eccforge_scheme::Scheme;
use eccforge_scheme::library::named_scheme;
use eccforge_scheme::stages::{Flag, Stages};

const GOOD: &str = "\
eccforge-stages: 1
id: tiny
name: Tiny
source: test
stages:
  - {id: on-die, scheme: die, copies: 4}
  - id: rank
    scheme: rank
    copies: 2
    reads: {devices: {pins: 4, beats: 2}}
errors-at: cells
";

fn find(name: &str) -> Result<Scheme, Box<Diagnostic>> {
    let text = match name {
        "die" => {
            "eccforge: 1\nid: die\nname: Die\nsource: test\nentry: {beats: 1, data-pins: 8, check-pins: 4}\ncodewords: 1\n\
             layout: identity\ncode: {hamming: {k: 8}}\ncorrects: [bits]\n"
        }
        "rank" => {
            "eccforge: 1\nid: rank\nname: Rank\nsource: test\nentry: {beats: 1, data-pins: 8, check-pins: 8}\ncodewords: 1\n\
             layout: identity\ncode: {reed-solomon: {polynomial: 0x13, symbols: 4, check-symbols: 2}}\n\
             corrects: [code-symbols: {up-to: 1}]\n"
        }
        // Another scheme that calls itself `die`.
        "other-die" => return find("rank").map(|rank| Scheme { id: "die".into(), ..rank }),
        // Two words of two beats on eight pins.
        "beats" => {
            "eccforge: 1\nid: beats\nname: Beats\nsource: test\nentry: {beats: 2, data-pins: 4, check-pins: 4}\ncodewords: 2\n\
             layout: identity\ncode: {extended-hamming: {k: 4}}\ncorrects: [bits]\n"
        }
        // 2^8 bits, of which 240 are data, and as many bits.
        "half" => {
            "eccforge: 1\nid: half\nname: Half\nsource: test\nentry: {beats: 2, data-pins: 120, check-pins: 8}\ncodewords: 2\n\
             layout: identity\ncode: {hsiao: {k: 120}}\ncorrects: [bits]\n"
        }
        "rest" => {
            "eccforge: 1\nid: rest\nname: Rest\nsource: test\nentry: {beats: 2, data-pins: 112, check-pins: 8}\ncodewords: 2\n\
             layout: identity\ncode: {hsiao: {k: 112}}\ncorrects: [bits]\n"
        }
        _ => return named_scheme(name),
    };
    Scheme::from_text(&SourceFile::new(name, text), None)
}

fn read(text: &str) -> Result<Stages, Box<Diagnostic>> {
    Stages::from_text(&SourceFile::new("s.yaml", text), None, &find)
}

#[test]
fn devices_send_their_bits_on_their_pins_beat_after_beat() {
    let stages = read(GOOD).expect("valid");
    let rank = stages.last();
    assert_eq!((rank.bits(), rank.data(), stages.error_stage().bits()), (32, 16, 48));
    // Word w has beat w: pins 4 d to 4 d + 3 are device d, whose data bits 4 w to 4 w + 3 travel there.
    let expected: Vec<usize> = (0..32).map(|bit| bit % 16 / 4 * 8 + bit / 16 * 4 + bit % 4).collect();
    assert_eq!(rank.reads, expected);
    // Every device takes part in both words.
    assert_eq!(stages.sources()[0], vec![vec![true; 4]; 2]);
}

#[test]
fn the_order_of_a_devices_bits_is_read_what_changes_first_first() {
    let order = GOOD.replace("beats: 2}", "beats: 2, order: [{beats: 2}, {pins: 4}]}");
    let rank = read(&order).expect("valid").last().reads.clone();
    // Data bit j of a device is pin j / 2 in beat j % 2.
    let expected: Vec<usize> = (0..32).map(|bit| bit % 16 / 4 * 8 + bit % 4 * 2 + bit / 16).collect();
    assert_eq!(rank, expected);
    let split = GOOD.replace("beats: 2}", "beats: 2, order: [{pins: 2}, {beats: 2}, {pins: 2}]}");
    let expected: Vec<usize> = (0..32).map(|bit| bit % 16 / 4 * 8 + bit % 2 + bit / 16 * 2 + bit % 4 / 2 * 4).collect();
    assert_eq!(read(&split).expect("valid").last().reads, expected);
}

#[test]
fn beats_may_be_counted_downwards() {
    let down = GOOD.replace("beats: 2}", "beats: 2, order: [{pins: 4}, {beats-down: 2}]}");
    let rank = read(&down).expect("valid").last().reads.clone();
    let expected: Vec<usize> = (0..32).map(|bit| bit % 16 / 4 * 8 + (1 - bit / 16) * 4 + bit % 4).collect();
    assert_eq!(rank, expected);
    let wrong = GOOD.replace("beats: 2}", "beats: 2, order: [{pins: 4}, {beats-down: 3}]}");
    assert!(read(&wrong).expect_err("three beats").to_string().contains("counts 4 pins and 3 beats"));
}

#[test]
fn bits_of_a_device_lie_where_they_are_sent_and_check_bits_after_them() {
    let of = |text: &str| read(text).expect("valid").device_bits();
    let rows = vec![vec![0, 1, 2, 3], vec![4, 5, 6, 7], vec![8, 9, 10, 11]];
    assert_eq!(of(GOOD), Ok(vec![rows; 4]));
    let order = GOOD.replace("beats: 2}", "beats: 2, order: [{beats-down: 2}, {pins: 4}]}");
    let rows = vec![vec![1, 3, 5, 7], vec![0, 2, 4, 6], vec![8, 9, 10, 11]];
    assert_eq!(of(&order), Ok(vec![rows; 4]));
    // Words of a link have the pins and beats of their entry.
    let link = of(&GOOD.replace("errors-at: cells", "errors-at: rank")).expect("entries");
    assert_eq!(link, vec![vec![(0..16).collect::<Vec<_>>()]; 2]);
    let entry = Stages::from(&find("beats").expect("valid")).device_bits();
    assert_eq!(entry, Ok(vec![vec![(0..8).collect(), (8..16).collect()]]));
}

#[test]
fn bits_of_a_device_that_fill_no_rectangle_are_refused() {
    let of = |reads: &str| read(&GOOD.replace("{devices: {pins: 4, beats: 2}}", reads)).expect("valid").device_bits();
    let explicit = |data: Vec<usize>| of(&format!("{{explicit: [{:?}, {:?}]}}", &data[..16], &data[16..]));
    // Position `bit` of the rank is pin `bit % 16` in beat `bit / 16`; data bits 8 c to 8 c + 7 are device c.
    let swapped = |bit: usize| ((bit % 16 / 4) ^ (bit / 16)) * 8 + bit / 16 * 4 + bit % 4;
    let uneven = |bit: usize| [0, 9, 18, 27].into_iter().chain((0..32).filter(|b| b % 9 != 0 || *b > 27)).nth(bit);
    let wrong = [
        ("four pins in one beat and four others in the next", explicit((0..32).map(swapped).collect())),
        ("six bits in one beat and two in the next", explicit((0..32).filter_map(uneven).collect())),
        ("four check bits on eight pins", of("in-order")),
    ];
    for (what, devices) in wrong {
        assert!(devices.is_err_and(|why| why.contains("do not fill a rectangle")), "{what}");
    }
}

#[test]
fn wiring_may_be_in_order_or_written_out() {
    let plain = GOOD.replace("    reads: {devices: {pins: 4, beats: 2}}\n", "");
    assert_eq!(read(&plain).expect("valid").last().reads, (0..32).collect::<Vec<_>>());
    assert_eq!(read(&GOOD.replace("{devices: {pins: 4, beats: 2}}", "in-order")).unwrap().last().reads[31], 31);
    let list = |from: usize| format!("{:?}", (from..from + 16).rev().collect::<Vec<_>>());
    let written = GOOD.replace("{devices: {pins: 4, beats: 2}}", &format!("{{explicit: [{}, {}]}}", list(16), list(0)));
    let stages = read(&written).expect("valid");
    assert_eq!(stages.last().reads, (0..32).rev().collect::<Vec<_>>());
    // Words come from two devices each.
    assert_eq!(stages.sources()[0], [vec![false, false, true, true], vec![true, true, false, false]]);
}

#[test]
fn symbols_are_read_by_columns_by_diagonals_or_with_delays() {
    let wired =
        |reads: &str| read(&GOOD.replace("{devices: {pins: 4, beats: 2}}", reads)).expect("valid").last().reads.clone();
    let by_diagonal = |step: usize| {
        let row = move |copy: usize, s: usize| (4 + s - step * copy) % 4;
        let bit = move |b: usize| row(b / 16, b % 16 / 4) * 8 + b / 16 * 4 + b % 4;
        (0..32).map(bit).collect::<Vec<_>>()
    };
    assert_eq!(wired("{columns: {symbol: 4}}"), by_diagonal(0));
    assert_eq!(wired("{columns: {symbol: 4, step: 1}}"), by_diagonal(1));
    let text = "eccforge-stages: 1\nid: lines\nname: Lines\nsource: test\nstages:\n  - {id: inner, scheme: half, copies: 8}\n  \
                - {id: outer, scheme: rest, copies: 8, reads: {delayed: {symbol: 8, step: 3}}}\n";
    let bit = |b: usize| (b / 240 + 3 * (b % 240 / 8)) % 8 * 240 + b % 240;
    assert_eq!(read(text).expect("valid").last().reads, (0..1920).map(bit).collect::<Vec<_>>());
}

#[test]
fn the_hash_is_of_the_meaning() {
    let hash = |text: &str| read(text).expect("valid").hash();
    assert_eq!(hash(GOOD), hash(&GOOD.replace("name: Tiny", "name: Other").replace("errors-at: cells\n", "")));
    let others = [
        GOOD.replace("copies: 4}", "copies: 4, flag: severity}"),
        GOOD.replace("errors-at: cells", "errors-at: rank"),
        GOOD.replace("copies: 2\n", "copies: 2\n    erasures: {of: uncorrectable}\n"),
        GOOD.replace("copies: 2\n", "copies: 2\n    erasures: {of: uncorrectable, from: 2}\n"),
        GOOD.replace("beats: 2}", "beats: 2, order: [{beats: 2}, {pins: 4}]}"),
    ];
    for other in others.iter() {
        assert_ne!(hash(GOOD), hash(other), "{other}");
    }
    assert_eq!(read(&others[0]).unwrap().stages[0].flag, Flag::Severity);
    assert_eq!(read(&others[1]).unwrap().passed().len(), 1);
    assert_ne!(hash(&others[2]), hash(&others[3]));
    let why = read(&others[2]).unwrap().without_circuits().expect("a reason");
    assert!(why.contains("`rank` takes reports of the stage before as erasures"), "{why}");
    assert!(read(GOOD).unwrap().without_circuits().is_none());
}

/// The changed text, its replacement, and the error for it: place, message and help.
const WRONG: &[(&str, &str, &str, &str)] = &[
    ("eccforge-stages: 1", "eccforge-stages: 2", "s.yaml:1:18: version 2", "eccforge-stages: 1"),
    ("id: tiny", "id: Tiny", "s.yaml:2:5: `Tiny` is not an id", "all lower-case"),
    ("name: Tiny", "name: \"\"", "s.yaml:3:7: `name` is not one line", "1 to 200"),
    ("copies: 4}", "copies: 4, reads: in-order}", "s.yaml:6:49: `on-die` is the first stage", "remove `reads`"),
    (
        "copies: 4}",
        "copies: 0}",
        "s.yaml:6:39: `copies` is 0, but a stage has from 1 to 4096 parallel words",
        "write a number from 1 to 4096",
    ),
    (
        "copies: 4}",
        "copies: 3}",
        "s.yaml:9:13: `rank` reads 2 x 16 = 32 bits, but `on-die` delivers 3 x 8 = 24",
        "both have",
    ),
    ("copies: 2\n", "copies: 1\n", "s.yaml:9:13: `rank` reads 1 x 16", "write `copies: 2`"),
    (
        "id: rank",
        "id: on-die",
        "s.yaml:7:9: `on-die` is already the name of the cells or of an earlier stage",
        "id of its own",
    ),
    ("id: rank", "id: cells", "s.yaml:7:9: `cells` is already the name", "id of its own"),
    ("scheme: rank", "scheme: rnak", "s.yaml:8:13: there is no scheme `rnak`", ""),
    ("id: tiny", "id: rank", "s.yaml:8:13: `rank` is the name of two different schemes", "id of its own"),
    ("scheme: rank", "scheme: other-die", "s.yaml:8:13: `die` is the name of two different schemes", "id of its own"),
    ("pins: 4, beats", "pins: 3, beats", "s.yaml:10:29: 4 devices of 3 pins", "write `pins: 4`"),
    ("beats: 2}", "beats: 4}", "s.yaml:10:39: devices send for 4 beats", "write `beats: 2`"),
    (
        "beats: 2}",
        "beats: 2, order: [{pins: 2}, {beats: 2}]}",
        "s.yaml:10:49: the order counts 2 pins and 2 beats",
        "multiply",
    ),
    ("beats: 2}", "beats: 2, order: []}", "s.yaml:10:49: the order counts 1 pins", "multiply"),
    (
        "{devices: {pins: 4, beats: 2}}",
        "{explicit: [[0]]}",
        "lists of data bits: 1, but 2 must be given",
        "one list for each copy",
    ),
    (
        "{devices: {pins: 4, beats: 2}}",
        "{explicit: [[0], [1]]}",
        "copy 0 lists 1 data bits, but it has 16 bits",
        "one data bit",
    ),
    ("{devices: {pins: 4, beats: 2}}", "crossed", "s.yaml:10:12: unknown value `crossed`", "in-order"),
    (
        "errors-at: cells",
        "errors-at: link",
        "s.yaml:11:12: errors cannot be injected into `link`",
        "cells, on-die, rank",
    ),
    (
        "{devices: {pins: 4, beats: 2}}",
        "{delayed: {symbol: 4, step: 1}}",
        "s.yaml:10:12: a word of 16 bits and one of 8 data bits are not equally many symbols of 4 bits",
        "as many copies",
    ),
    (
        "{devices: {pins: 4, beats: 2}}",
        "{columns: {symbol: 2}}",
        "s.yaml:10:12: 4 rows of 8 data bits are not 2 columns of 16 bits with symbols of 2 bits",
        "a copy for each symbol",
    ),
    ("errors-at: cells", "error-at: cells", "s.yaml:11:1: unknown key `error-at`", "errors-at"),
    ("copies: 4}", "copies: 4, flag: yes}", "s.yaml:6:48: unknown value `yes`", "severity"),
    (
        "copies: 4}",
        "copies: 4, erasures: {of: alarm}}",
        "s.yaml:6:52: the first stage reads cells, which report nothing",
        "move `erasures` to a later stage",
    ),
    ("copies: 2\n", "copies: 2\n    erasures: {of: due}\n", "s.yaml:10:20: unknown value `due`", "uncorrectable"),
    (
        "copies: 2\n",
        "copies: 2\n    erasures: {of: corrected, up-to: 3}\n",
        "s.yaml:10:38: 3 symbols cannot be erased with 2 check symbols",
        "write at most 2",
    ),
    (
        "copies: 2\n",
        "copies: 2\n    erasures: {of: corrected, from: 2, up-to: 1}\n",
        "s.yaml:10:15: from 2 to 1 symbols are none",
        "not above `up-to`",
    ),
];

#[test]
fn two_stages_may_have_the_same_code() {
    let text = "eccforge-stages: 1\nid: twice\nname: Twice\nsource: test\nstages:\n  - {id: inner, scheme: beats, copies: 2}\n  \
        - {id: outer, scheme: beats, copies: 1, reads: in-order}\n";
    let stages = read(text).expect("valid");
    assert_eq!((stages.error_stage().bits(), stages.last().bits(), stages.last().data()), (32, 16, 8));
    let error =
        read(&text.replace("reads: in-order", "reads: in-order, erasures: {of: alarm}")).expect_err("no symbols");
    let message = "s.yaml:7:70: `beats` does not correct up to t symbols of a Reed-Solomon code";
    assert!(error.to_string().contains(message), "{error}");
    assert!(error.advice().is_some_and(|advice| advice.contains("code-symbols: {up-to: 1}")));
}

#[test]
fn errors_are_reported_with_their_place_and_a_correction() {
    for (from, to, message, help) in WRONG {
        assert!(GOOD.contains(from), "{from}");
        let error = read(&GOOD.replacen(from, to, 1)).expect_err(to);
        assert!(error.to_string().contains(message) && error.to_string().starts_with("s.yaml:"), "{to}: {error}");
        assert!(error.advice().is_some_and(|advice| advice.contains(help)), "{to}: {:?}", error.advice());
    }
    let one = GOOD
        .replace("  - {id: on-die, scheme: die, copies: 4}\n", "")
        .replace("    reads: {devices: {pins: 4, beats: 2}}\n", "");
    assert!(read(&one).unwrap_err().to_string().contains("s.yaml:6:3: need at least two stages, found 1"));
}

#[test]
fn bits_that_are_read_twice_or_not_at_all_are_reported() {
    let list = |first: usize| (first..first + 16).map(|b| b.to_string()).collect::<Vec<_>>().join(", ");
    let explicit =
        |a: &str, b: &str| GOOD.replace("{devices: {pins: 4, beats: 2}}", &format!("{{explicit: [[{a}], [{b}]]}}"));
    let twice = read(&explicit(&list(0), &list(15))).unwrap_err();
    assert!(twice.to_string().contains("data bit 15 is listed twice"), "{twice}");
    assert_eq!(twice.places().len(), 2, "both places");
    let beyond = read(&explicit(&list(0), &list(17))).unwrap_err();
    assert!(beyond.to_string().contains("data bit 32 does not exist: there are 32"), "{beyond}");
}

#[test]
fn a_file_of_stages_is_rejected_as_a_scheme_with_the_reason() {
    let error = Scheme::from_text(&SourceFile::new("s.yaml", GOOD), None).unwrap_err();
    assert!(error.to_string().contains("has several stages, and this command takes a scheme of one"), "{error}");
    assert!(error.advice().is_some_and(|a| a.contains("`simulate`")));
}

#[test]
fn the_error_stage_is_named_and_one_scheme_alone_keeps_its_hash() {
    let stages = read(GOOD).expect("valid");
    assert_eq!((stages.error_stage_name().as_str(), stages.identifier().as_str()), ("cells", "tiny"));
    // Four devices of one beat of 12 pins.
    let g = stages.error_geometry();
    assert_eq!((g.beats, g.pins, g.data_pins), (4, 12, 8));
    let rank =
        read(&GOOD.replace("errors-at: cells", "errors-at: rank").replace("id: tiny", "id: tiny-two")).expect("valid");
    assert_eq!(
        (rank.error_stage_name().as_str(), rank.identifier().as_str()),
        ("the bits that `rank` reads", "tiny_two")
    );
    let die = find("die").expect("valid");
    let alone = Stages::from(&die);
    assert!(alone.single().is_some() && stages.single().is_none());
    assert_eq!((alone.hash(), alone.error_stage_name()), (die.hash(), "cells".to_owned()));
    // The form is part of the interface: records keep the hash.
    let reads: Vec<String> = stages.last().reads.iter().map(ToString::to_string).collect();
    let (inner, outer) = (die.canonical_text(), find("rank").expect("valid").canonical_text());
    let text = format!(
        "eccforge stages 1\nerrors at 0\nstage 4 copies, flag none, reads \n{inner}stage 2 copies, flag none, reads {}\n{outer}",
        reads.join(" ")
    );
    assert_eq!(stages.hash(), eccforge_files::digest::sha256(text));
}

#[test]
fn devices_may_send_in_runs_of_beats_and_entries_may_have_several() {
    // Device d sends bits 0 and 1 on its pin 0 in beats 0 and 1, bits 2 and 3 on pin 1, then the other four in beats 2 and 3.
    let text = GOOD
        .replace("scheme: rank", "scheme: beats")
        .replace("{pins: 4, beats: 2}", "{pins: 2, beats: 4, order: [{beats: 2}, {pins: 2}, {beats: 2}]}");
    let stages = read(&text).unwrap_or_else(|e| panic!("{e}"));
    let mut expected = vec![0; 32];
    for (device, bit) in (0..4).flat_map(|d| (0..8).map(move |j| (d, j))) {
        let (beat, pin) = ([0, 1, 0, 1, 2, 3, 2, 3][bit], [0, 0, 1, 1, 0, 0, 1, 1][bit]);
        expected[8 * beat + 2 * device + pin] = 8 * device + bit;
    }
    assert_eq!(stages.last().reads, expected);
}

#[test]
fn a_stage_has_at_most_4096_copies_and_2_to_the_20_bits() {
    let stages = |first: &str, second: &str| {
        read(&format!(
            "eccforge-stages: 1\nid: most\nname: Most\nsource: test\nstages:\n  - {{id: inner, {first}}}\n  - {{id: outer, {second}}}\n"
        ))
        .map_err(|e| e.to_string())
    };
    let full = stages("scheme: half, copies: 4096", "scheme: rest, copies: 4096, reads: in-order");
    assert_eq!(full.map(|s| s.error_stage().bits()).unwrap_or_else(|e| panic!("{e}")), 1 << 20);
    for (first, message) in [
        ("scheme: die, copies: 4097", "`copies` is 4097, but a stage has from 1 to 4096"),
        ("scheme: trio, copies: 3641", "3641 x 288 bits are 1048608, but a stage has at most 1048576"),
    ] {
        let error = stages(first, "scheme: rest, copies: 4096, reads: in-order").expect_err(message);
        assert!(error.contains(message), "{error}");
    }
}
