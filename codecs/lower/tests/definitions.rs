//! Tests of the meaning of each part of a scheme, against drawings, published constants and the definitions.

use eccforge_files::diagnostic::{Diagnostic, SourceFile};
use eccforge_lower::SyndromePlanes;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_scheme::library::named_scheme;
use eccforge_scheme::{Fold, Geometry, Partition, Scheme, Space, addressed, builtin, builtins, check_equations};
use std::collections::BTreeSet;

fn read(text: &str) -> Result<Scheme, Box<Diagnostic>> {
    Scheme::from_text(&SourceFile::new("s.yaml", text), None)
}

/// Two words of Hsiao's (13,8), one in each beat, with these further lines.
fn two_words(more: &str) -> Scheme {
    read(&format!(
        "eccforge: 1\nid: two-words\nname: x\nsource: x\nentry: {{beats: 2, data-pins: 8, check-pins: 5}}\ncodewords: 2\n\
         layout: identity\ncode: {{hsiao: {{k: 8}}}}\n{more}"
    ))
    .unwrap_or_else(|e| panic!("{e}"))
}

/// All shipped schemes.
fn shipped() -> impl Iterator<Item = Scheme> {
    builtins().iter().chain(addressed()).map(|b| b.scheme())
}

#[test]
fn every_file_of_the_folders_is_shipped() {
    for (folder, list) in [("../schemes", builtins()), ("../schemes/addresses", addressed())] {
        let files = std::fs::read_dir(folder).expect("the folder of schemes").flatten();
        let names = files.filter_map(|f| Some(f.file_name().to_str()?.strip_suffix(".yaml")?.to_owned()));
        let names: BTreeSet<String> = names.collect();
        assert_eq!(names, list.iter().map(|b| b.id.to_owned()).collect(), "{folder}");
        assert!(!names.is_empty());
    }
}

/// Two beats of 12 pins, 10 of which carry data: the second lane is four pins wide.
const DRAWN: Geometry = Geometry::new(2, 12, 10);

/// The cell of each bit, drawn as a letter, with one line for each beat.
fn drawing(lines: [&str; 2]) -> Vec<usize> {
    lines.concat().bytes().map(|letter| usize::from(letter - b'a')).collect()
}

#[test]
fn pins_beats_lanes_and_bytes_are_those_of_the_drawing() {
    let bits = || 0..DRAWN.bits();
    assert_eq!(bits().map(|b| DRAWN.pin(b)).collect::<Vec<_>>(), drawing(["abcdefghijkl"; 2]));
    assert_eq!(bits().map(|b| DRAWN.beat(b)).collect::<Vec<_>>(), drawing(["aaaaaaaaaaaa", "bbbbbbbbbbbb"]));
    assert_eq!(DRAWN.lanes(), 2);
    let cells = [
        (Partition::lanes(DRAWN), 2, ["aaaaaaaabbbb"; 2]),
        (Partition::pins(DRAWN), 12, ["abcdefghijkl"; 2]),
        (Partition::bytes(DRAWN), 4, ["aaaaaaaabbbb", "ccccccccdddd"]),
        (Partition::symbol_columns(DRAWN, 4), 3, ["aaaabbbbcccc"; 2]),
        (Partition::symbol_bytes(DRAWN, 1), 4, ["aaaaaaaabbbb", "ccccccccdddd"]),
        (Partition::symbol_bytes(DRAWN, 2), 2, ["aaaaaaaabbbb"; 2]),
    ];
    for (partition, count, lines) in cells {
        let drawn = drawing(lines);
        assert_eq!((partition.cells(), partition.count()), (&drawn[..], count), "{}", partition.name());
        let members = |cell| bits().filter(|b| drawn[*b] == cell).collect::<Vec<_>>();
        assert_eq!(partition.members(), (0..count).map(members).collect::<Vec<_>>(), "{}", partition.name());
    }
    // Check bits ride on the last two pins.
    assert_eq!(DRAWN.check_bits(), [10, 11, 22, 23]);
    assert_eq!(DRAWN.data_bits().len(), 20);
    assert!(DRAWN.check_bits().iter().all(|bit| !DRAWN.data_bits().contains(bit)));
}

#[test]
fn four_beats_of_two_symbol_rows_are_two_rows_of_lanes() {
    let g = Geometry::new(4, 16, 12);
    let partition = Partition::symbol_bytes(g, 2);
    let cell = |beat: usize, pin: usize| partition.cell(16 * beat + pin);
    let rows = (0..4).map(|beat| [cell(beat, 0), cell(beat, 7), cell(beat, 8), cell(beat, 15)]);
    assert_eq!(rows.collect::<Vec<_>>(), [[0, 0, 1, 1], [0, 0, 1, 1], [2, 2, 3, 3], [2, 2, 3, 3]]);
}

#[test]
fn each_bit_of_an_entry_is_one_bit_of_one_codeword_with_its_column() {
    for scheme in shipped() {
        let (inverse, columns) = (scheme.layout.inverse(), scheme.physical_columns());
        assert_eq!((inverse.len(), columns.len()), (scheme.geometry.bits(), scheme.geometry.bits()), "{}", scheme.id);
        for (bit, (w, b)) in inverse.into_iter().enumerate() {
            assert_eq!(scheme.layout.codeword(w)[b], bit, "{}", scheme.id);
            assert_eq!(columns[bit], (w, scheme.code.h.columns()[b]), "{}", scheme.id);
        }
    }
    assert_eq!(builtin("ssc-dsd-plus").unwrap().scheme().identifier(), "ssc_dsd_plus");
}

#[test]
fn check_bits_that_fulfil_the_equations_make_any_data_a_codeword() {
    for scheme in shipped() {
        for w in 0..scheme.codewords() {
            let (columns, equations) = (scheme.physical_columns(), check_equations(&scheme, w));
            assert_eq!(equations.len(), scheme.code.h.r() as usize, "{}", scheme.id);
            // Every unit vector of the data is enough, because the syndromes are linear.
            for data in scheme.layout.codeword(w).iter().filter(|bit| scheme.geometry.is_data(**bit)) {
                let checks = equations.iter().filter(|(_, support)| support.contains(data)).map(|(check, _)| *check);
                assert_eq!(checks.fold(columns[*data].1, |sum, check| sum ^ columns[check].1), 0, "{}", scheme.id);
            }
        }
    }
}

/// As the comment of `canonical_text` states: changing the form changes all hashes, which records and files keep.
const CANONICAL: &str = "\
eccforge scheme 1
entry 1 beats 7 pins 4 data
h 3 rows
3
5
6
7
1
2
4
codeword 0 1 2 3 4 5 6
corrects 0
corrects 1
corrects 2
corrects 3
corrects 4
corrects 5
corrects 6
";

/// Hamming's (7,4), whose data columns are 3, 5, 6 and 7.
fn hamming(more: &str) -> Scheme {
    let head = "eccforge: 1\nid: h\nname: x\nsource: x\nentry: {beats: 1, data-pins: 4, check-pins: 3}\ncodewords: 1\n";
    read(&format!("{head}layout: identity\ncode: {{hamming: {{k: 4}}}}\n{more}")).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn the_canonical_text_is_the_one_that_is_written_here() {
    let text = |more: &str| hamming(more).canonical_text();
    assert_eq!(text("corrects: [bits]\n"), CANONICAL);
    assert_eq!(text("corrects: [bits]\non-detection: due\n"), CANONICAL);
    assert_eq!(text("corrects: [bits]\non-detection: alert\n"), format!("{CANONICAL}on detection alert\n"));
    let retry = format!("{CANONICAL}on detection retry\n");
    assert_eq!(text("corrects: [bits]\non-detection: retry\n"), retry);
    assert_eq!(text("corrects: [bits]\non-detection: retry\nretries: 1\n"), retry);
    assert_eq!(text("corrects: [bits]\non-detection: retry\nretries: 2\n"), format!("{retry}up to 2 retries\n"));
    let address = "address: {bits: 2, fold: {columns: [3, 4]}}\n";
    let folded = format!("{CANONICAL}address bit 4 5\naddress bit 6\n");
    assert_eq!(text(&format!("corrects: [bits]\n{address}")), folded);
    let confirmed = two_words("corrects: [bits]\npair-confirmation: byte\n").canonical_text();
    assert!(confirmed.ends_with("confirmed byte\n"), "{confirmed}");
    assert!(!two_words("corrects: [bits]\n").canonical_text().contains("confirmed"));
    let lanes = two_words("corrects: [bits]\nsanity-check: lane\n").canonical_text();
    assert!(lanes.ends_with("together 0 0 0 0 0 0 0 0 1 1 1 1 1 0 0 0 0 0 0 0 0 1 1 1 1 1\n"), "{lanes}");
}

#[test]
fn a_rule_that_is_switched_off_is_gone_and_so_are_the_inputs() {
    let enables = "enables:\n  - {name: pairs, switches: multi-bit-correction, default: true}\n  \
                   - {name: together, switches: sanity-check, default: false}\n";
    let scheme = read(&builtin("duet-trio").unwrap().file().text.replace(
        "enables:\n  - name: pair_correction_en\n    switches: multi-bit-correction\n    default: true\n",
        enables,
    ))
    .unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(scheme.default_enables(), [true, false]);
    let single = |scheme: &Scheme| scheme.corrects.iter().flatten().all(Space::is_single_bit);
    for pairs in [false, true] {
        for together in [false, true] {
            let tied = scheme.with_enables(&[pairs, together]);
            assert!(tied.enables.is_empty());
            assert_eq!((single(&tied), tied.sanity_check.is_empty()), (!pairs, !together));
            // Every bit is corrected either way.
            for spaces in &tied.corrects {
                let single = spaces.iter().filter(|space| space.is_single_bit());
                let bits: BTreeSet<usize> = single.flat_map(|space| space.pattern(1)).collect();
                assert_eq!(bits, (0..72).collect());
            }
        }
    }
    // The switch is on if the file does not give a default.
    let plain = builtin("duet-trio").unwrap().file().text.replace("    default: true\n", "");
    assert_eq!(read(&plain).map(|s| s.default_enables()).ok(), Some(vec![true]));
    assert!(!scheme.corrects[0].is_empty());
    assert!(hamming("corrects: []\non-detection: due\n").corrects[0].is_empty());
}

/// Published: bit i of the address is XORed into data bits i and i + 14, which are pins in one beat [VeeR EL2].
#[test]
fn an_address_complements_the_bits_that_are_published() {
    let veer = builtin("veer-el2-iccm-64k").unwrap().scheme();
    let address = veer.address.as_ref().expect("it has one");
    assert_eq!((address.fold, address.bits()), (Fold::Xor, 14));
    for a in 0..14 {
        assert_eq!(address.flips[a], [a, a + 14]);
    }
    let on: Vec<Vec<usize>> = (0..39).map(|bit| address.on(bit)).collect();
    let expected = (0..39).map(|bit| if bit < 28 { vec![bit % 14] } else { Vec::new() });
    assert_eq!(on, expected.collect::<Vec<_>>());
}

#[test]
fn address_columns_are_those_that_the_file_writes_in_every_codeword() {
    let columns = [3u64, 5, 31, 1, 18];
    let list = columns.map(|c| c.to_string()).join(", ");
    let scheme = two_words(&format!("corrects: [bits]\naddress: {{bits: 5, fold: {{columns: [{list}]}}}}\n"));
    assert!((0..2).all(|w| scheme.address_columns(w) == columns));
    assert!(scheme.without_address().address_columns(0).is_empty());
    let refused = scheme.no_address("`simulate`").expect_err("it has an address");
    assert!(refused.to_string().contains("`simulate` cannot take"), "{refused}");
    assert!(scheme.without_address().no_address("`simulate`").is_ok());
}

#[test]
fn an_address_has_its_limits() {
    let with = |fold: &str, bits: usize| {
        let head =
            "eccforge: 1\nid: h\nname: x\nsource: x\nentry: {beats: 1, data-pins: 4, check-pins: 3}\ncodewords: 1\n";
        let address = format!("address: {{bits: {bits}, fold: {{{fold}}}}}\n");
        read(&format!("{head}layout: identity\ncode: {{hamming: {{k: 4}}}}\ncorrects: [bits]\n{address}")).is_ok()
    };
    // H has three rows.
    assert!(
        with("columns: [7]", 1) && !with("columns: [8]", 1) && !with("columns: [0]", 1) && !with("columns: [7]", 2)
    );
    // Four data bits.
    assert!(with("xor: {copies: 1, width: 4}", 4) && !with("xor: {copies: 1, width: 5}", 4));
    assert!(!with("xor: {copies: 1, width: 3}", 4) && !with("xor: {copies: 1, width: 0}", 0));
    assert!(with("xor: {copies: 64, width: 4}", 1) && !with("xor: {copies: 65, width: 4}", 1));
    assert!(!with("xor: {copies: 0, width: 4}", 1));
    // A copy that does not fit in the width is cut off.
    let scheme = hamming("corrects: [bits]\naddress: {bits: 3, fold: {xor: {copies: 2, width: 4}}}\n");
    assert_eq!(scheme.address.map(|a| a.flips), Some(vec![vec![0, 3], vec![1], vec![2]]));
    let scheme = hamming("corrects: [bits]\naddress: {bits: 2, fold: {xor: {copies: 1, width: 4}}}\n");
    assert_eq!(scheme.address.map(|a| a.flips), Some(vec![vec![0], vec![1]]));
    // 64 rows, of which a column may use all.
    let rows = vec!["1"; 64];
    let text = format!(
        "eccforge: 1\nid: h\nname: x\nsource: x\nentry: {{beats: 1, data-pins: 1, check-pins: 64}}\ncodewords: 1\n\
         layout: identity\ncode: {{matrix: {{n: 65, encoding: binary, part: data, rows: {rows:?}}}}}\ncorrects: [bits]\n\
         address: {{bits: 1, fold: {{columns: [0x8000000000000001]}}}}\n"
    );
    assert!(read(&text).is_ok_and(|s| s.address_columns(0) == [1 << 63 | 1]));
}

/// Returns the patterns of the first codeword, each with its bits ascending.
fn patterns(scheme: &Scheme) -> BTreeSet<Vec<usize>> {
    scheme.corrects[0].iter().flat_map(|space| space.patterns(&scheme.code)).map(|(pattern, _)| pattern).collect()
}

#[test]
fn the_sets_that_are_named_hold_the_patterns_that_their_names_say() {
    // BCH (31,16) has distance 7: any three bits may be corrected.
    let bch = |corrects: &str| {
        read(&format!(
            "eccforge: 1\nid: b\nname: x\nsource: x\nentry: {{beats: 1, data-pins: 16, check-pins: 15}}\ncodewords: 1\n\
             layout: identity\ncode: {{bch: {{k: 16, polynomial: 0x25, errors: 3}}}}\ncorrects: [{corrects}]\n"
        ))
        .map(|scheme| patterns(&scheme))
        .map_err(|e| e.to_string())
    };
    // The sets of one to three bits that fit.
    let chosen = |fits: &dyn Fn(&[usize]) -> bool| {
        let mut sets: BTreeSet<Vec<usize>> = BTreeSet::new();
        for a in 0..31 {
            for b in a..31 {
                for c in b..31 {
                    let mut set = vec![a, b, c];
                    set.dedup();
                    if fits(&set) {
                        sets.insert(set);
                    }
                }
            }
        }
        sets
    };
    let run = |set: &[usize]| set[set.len() - 1] - set[0];
    let solid = |set: &[usize]| run(set) + 1 == set.len();
    assert_eq!(bch("any: {bits: 1}"), Ok(chosen(&|set| set.len() == 1)));
    assert_eq!(bch("any: {bits: 3}"), Ok(chosen(&|_| true)));
    assert_eq!(bch("adjacent: {bits: 2}"), Ok(chosen(&|set| run(set) < 2)));
    assert_eq!(bch("adjacent: {bits: 3}"), Ok(chosen(&|set| run(set) < 3)));
    assert_eq!(bch("adjacent: {bits: 3, solid: true}"), Ok(chosen(&|set| set.len() > 1 && solid(set))));
    assert_eq!(bch("bits, adjacent: {bits: 2, solid: true}"), Ok(chosen(&|set| set.len() < 3 && solid(set))));
}

#[test]
fn planes_replace_the_syndrome_of_their_own_code_alone() {
    let code = |symbols: usize, checks: usize| {
        let (data, check) = (8 * (symbols - checks), 8 * checks);
        read(&format!(
            "eccforge: 1\nid: rs\nname: x\nsource: x\nentry: {{beats: 1, data-pins: {data}, check-pins: {check}}}\ncodewords: 1\n\
             layout: identity\ncode: {{reed-solomon: {{polynomial: 0x11d, symbols: {symbols}, check-symbols: {checks}}}}}\n\
             corrects: [code-symbols: {{up-to: 1}}]\n"
        ))
        .unwrap_or_else(|e| panic!("{e}"))
    };
    let planes = SyndromePlanes::new(&code(6, 2), None).expect("a Reed-Solomon code");
    // Another length, and another number of check symbols.
    for (symbols, checks, own) in [(6, 2, true), (5, 2, false), (6, 3, false)] {
        let decoder = Decoder::new(&code(symbols, checks), Strategy::SyndromeLookup);
        let replaced = planes.replace_syndrome(decoder.kinds()[0].circuit());
        assert_eq!(replaced.is_some(), own, "{symbols} symbols, {checks} check symbols");
    }
}

#[test]
fn a_scheme_is_named_by_its_id_or_by_its_path() {
    assert_eq!(named_scheme("duet").map(|s| s.id).ok().as_deref(), Some("duet"));
    assert_eq!(named_scheme("../schemes/duet.yaml").map(|s| s.id).ok().as_deref(), Some("duet"));
    let unknown = named_scheme("duett").expect_err("no scheme");
    assert_eq!(unknown.advice(), Some("did you mean `duet`?"));
}

#[test]
fn dead_pins_alone_are_every_error_on_them() {
    let read = |corrects: &str| {
        let scheme = read(&format!(
            "eccforge: 1\nid: b\nname: x\nsource: x\nentry: {{beats: 1, data-pins: 4, check-pins: 4}}\ncodewords: 1\n\
             layout: identity\ncode: {{extended-hamming: {{k: 4}}}}\ncorrects: [{corrects}]\n"
        ));
        patterns(&scheme.unwrap_or_else(|e| panic!("{e}")))
    };
    let sets = |list: &[&[usize]]| list.iter().map(|set| set.to_vec()).collect::<BTreeSet<_>>();
    assert_eq!(read("erased: {pins: [2, 5]}"), sets(&[&[2], &[5], &[2, 5]]));
    assert_eq!(
        read("erased: {pins: [2], beside: bits}"),
        (0..8)
            .flat_map(|b| [vec![b], vec![b.min(2), b.max(2)]])
            .map(|set| set.into_iter().collect::<BTreeSet<_>>().into_iter().collect())
            .collect()
    );
}

#[test]
fn all_pairs_of_symbols_are_what_rs_dsc_corrects_and_no_other() {
    for scheme in shipped() {
        let all = scheme.corrects_symbol_pairs(0);
        assert_eq!(all, scheme.id == "rs-dsc", "{}", scheme.id);
        if all {
            // With one pair fewer, the list no longer has all pairs of the 36 symbols.
            assert_eq!(scheme.corrects[0].len(), 36 * 35 / 2);
            let mut less = scheme.clone();
            less.corrects[0].pop();
            assert!(!less.corrects_symbol_pairs(0));
        }
    }
}

/// Trio corrects bits b and b + 4 of every eight: two bits of a byte [Sullivan et al., MICRO 2021, Section 6.3].
#[test]
fn symbols_with_a_stride_are_the_pairs_that_are_published() {
    let trio = builtin("trio").unwrap();
    let pairs = (0..72).filter(|b| b % 8 < 4).map(|b| vec![b, b + 4]);
    assert_eq!(patterns(&trio.scheme()), (0..72).map(|b| vec![b]).chain(pairs).collect());
    let text = trio.file().text;
    for wrong in ["{bits: 2, stride: 5}", "{bits: 2, stride: 0}", "{bits: 1, stride: 4}", "{bits: 17}"] {
        assert!(text.contains("{bits: 2, stride: 4}"));
        assert!(read(&text.replace("{bits: 2, stride: 4}", wrong)).is_err(), "{wrong}");
    }
}
