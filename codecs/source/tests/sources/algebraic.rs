//! Tests of emitted decoders of balls in C and Rust, and the library's (long: drivers, oracle and words of foreign decoders).
//!
//! The decoders agree with plain bounded-distance decoding and with foreign decoders, miscorrections included. The
//! tests inject up to two errors more than the code corrects, with every number of erasures.

use crate::c::{STRICT, piped};
use crate::support::compile;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::random::SplitMix64;
use eccforge_oracle::bounded::BoundedDistance;
use eccforge_scheme::algebraic::{Algebraic, Family};
use eccforge_scheme::reed_solomon::Locator;
use eccforge_source::{Budget, NotPrinted, Options, algebraic};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use xtask::needs;

fn scheme([beats, k, r]: [usize; 3], code: &str, corrects: &str) -> Algebraic {
    let text = format!(
        "eccforge: 1\nid: ball\nname: Ball\nsource: s\nentry: {{beats: {beats}, data-pins: {k}, check-pins: {r}}}\n\
         codewords: {beats}\nlayout: identity\ncode: {{{code}}}\ncorrects: [{corrects}]\n"
    );
    let read =
        Algebraic::from_text(&SourceFile::new("ball.yaml", text.clone())).unwrap_or_else(|e| panic!("{e}\n{text}"));
    read.expect("no list")
}

pub(crate) fn reed_solomon(m: usize, [n, r, beats]: [usize; 3], keys: &str, corrects: &str) -> Algebraic {
    let code = format!("reed-solomon: {{symbols: {n}, check-symbols: {r}, {keys}}}");
    scheme([beats, (n - r) * m, r * m], &code, &format!("code-symbols: {{{corrects}}}"))
}

/// A Reed-Solomon code of n symbols, r of them check symbols, whose last symbols are removed.
fn punctured(m: usize, [n, r, beats, removed]: [usize; 4], keys: &str, corrects: &str) -> Algebraic {
    let code = format!("reed-solomon: {{symbols: {n}, check-symbols: {r}, punctured: {removed}, {keys}}}");
    scheme([beats, (n - r) * m, (r - removed) * m], &code, &format!("code-symbols: {{{corrects}}}"))
}

pub(crate) fn bch([k, r, beats]: [usize; 3], keys: &str, t: usize) -> Algebraic {
    scheme([beats, k, r], &format!("bch: {{k: {k}, {keys}}}"), &format!("any: {{bits: {t}}}"))
}

/// The code with some check bits stored complemented.
fn complemented(scheme: &Algebraic) -> Algebraic {
    let text = format!("{}constant: {{check: 0x12345678DEADBEEF}}\n", scheme.file.text);
    Algebraic::from_text(&SourceFile::new("ball.yaml", text)).expect("a scheme").expect("no list")
}

/// One entry: the erased symbols, and the bits that the decoder receives.
pub(crate) struct Received {
    pub(crate) erased: Vec<usize>,
    pub(crate) bits: Vec<bool>,
}

/// The answer of a decoder: check bits of the data that it received, whether it was clean, status, flips and the entry.
#[derive(Debug, PartialEq, Eq)]
struct Answer {
    own: Vec<bool>,
    clean: bool,
    status: u8,
    flips: usize,
    bits: Vec<bool>,
}

/// The data bits of all codewords, then their check bits, as bytes.
pub(crate) fn bytes(bits: &[bool], msb: bool) -> Vec<u8> {
    let byte = |chunk: &[bool]| {
        let place = |i: usize| if msb { 7 - i } else { i };
        chunk.iter().enumerate().fold(0, |byte, (i, bit)| byte | u8::from(*bit) << place(i))
    };
    bits.chunks(8).map(byte).collect()
}

pub(crate) fn bits(bytes: &[u8], count: usize, msb: bool) -> Vec<bool> {
    (0..count).map(|i| bytes[i / 8] >> if msb { 7 - i % 8 } else { i % 8 } & 1 == 1).collect()
}

/// The status, the number of flips and the entry that the library's decoder gives.
pub(crate) fn of_library(scheme: &Algebraic, entry: &Received) -> (u8, usize, Vec<bool>) {
    let (data, check) = entry.bits.split_at(scheme.sizes()[0]);
    let Some(flips) = scheme.decode(data, check, &entry.erased) else { return (2, 0, entry.bits.clone()) };
    let mut bits = entry.bits.clone();
    flips.iter().for_each(|bit| bits[*bit] ^= true);
    (u8::from(!flips.is_empty()), flips.len(), bits)
}

/// Builds the emitted decoder in C and Rust.
fn programs(scheme: &Algebraic, options: &Options, folder: &Path) -> Vec<Command> {
    let at = |name: &str| folder.join(name);
    let source = algebraic::c(scheme, options).expect("a decoder");
    source.files().iter().for_each(|(name, text)| std::fs::write(at(name), text).expect("writable"));
    let index = if scheme.geometry.bits() > 1 << 16 { "uint32_t" } else { "uint16_t" };
    let driver = include_str!("algebraic.c.txt")
        .replace("{STEM}", &source.stem)
        .replace("{UPPER}", &source.stem.to_uppercase())
        .replace("{INDEX}", index)
        .replace("{PASS}", if scheme.erasures > 0 { ", erased, count" } else { "" });
    std::fs::write(at("driver.c"), driver).expect("writable");
    let files = [at("driver.c"), at(&format!("{}.c", source.stem))];
    compile(Command::new("gcc").args(STRICT).args(["-std=c99", "-O1"]).args(files).arg("-o").arg(at("in_c")));
    // The module in Rust has no vector instructions.
    if options.vectors {
        return vec![Command::new(at("in_c"))];
    }
    std::fs::write(at("code.rs"), algebraic::rust(scheme, options).expect("a decoder")).expect("writable");
    let driver = include_str!("algebraic.rs.txt")
        .replace("{PATH}", "code.rs")
        .replace("{PASS}", if scheme.erasures > 0 { ", &erased" } else { "" });
    std::fs::write(at("driver.rs"), driver).expect("writable");
    compile(
        Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
            .args(["--edition", "2024", "-C", "opt-level=1", "-C", "overflow-checks=on"])
            .arg(at("driver.rs"))
            .arg("-o")
            .arg(at("in_rust")),
    );
    vec![Command::new(at("in_c")), Command::new(at("in_rust"))]
}

/// Decodes entries.
fn answers(program: &mut Command, scheme: &Algebraic, msb: bool, entries: &[Received]) -> Vec<Answer> {
    let [data, check] = scheme.sizes();
    let mut input = Vec::new();
    for Received { erased, bits } in entries {
        input.extend((erased.len() as u32).to_le_bytes());
        erased.iter().for_each(|s| input.extend((*s as u32).to_le_bytes()));
        input.extend(bytes(&bits[..data], msb));
        input.extend(bytes(&bits[data..], msb));
    }
    let output = piped(program, &input);
    let (data_bytes, check_bytes) = (data.div_ceil(8), check.div_ceil(8));
    let size = check_bytes + 6 + data_bytes + check_bytes;
    assert_eq!(output.len(), size * entries.len());
    let answer = |out: &[u8]| {
        let (own, rest) = out.split_at(check_bytes);
        let (flags, rest) = rest.split_at(6);
        let (in_data, in_check) = rest.split_at(data_bytes);
        let flips = u32::from_le_bytes(flags[2..].try_into().expect("four bytes")) as usize;
        let all = [bits(in_data, data, msb), bits(in_check, check, msb)].concat();
        Answer { own: bits(own, check, msb), clean: flags[0] == 1, status: flags[1], flips, bits: all }
    };
    output.chunks(size).map(answer).collect()
}

/// The oracle of the code, and for a BCH code the number of its bits without parity.
pub(crate) fn oracle(scheme: &Algebraic) -> BoundedDistance {
    match &scheme.family {
        Family::ReedSolomon(code) => {
            let element = |locator: &Locator| match locator {
                Locator::Element(x) => *x,
                Locator::Zero | Locator::Infinity => unreachable!("codes without an extension"),
            };
            BoundedDistance {
                polynomial: code.field.polynomial(),
                first_power: code.first_power as u32,
                check_symbols: code.check_symbols as usize,
                locators: code.locators.iter().map(element).collect(),
                multipliers: code.multipliers.clone(),
            }
        }
        Family::Bch(code) => {
            let n = code.length() - usize::from(code.extended);
            let locators = (0..n).rev().map(|e| code.field().power(e as u64)).collect();
            BoundedDistance {
                polynomial: code.field().polynomial(),
                first_power: 1,
                check_symbols: 2 * code.errors,
                locators,
                multipliers: Vec::new(),
            }
        }
    }
}

/// Codeword w of an entry as symbols.
fn word(scheme: &Algebraic, entry: &[bool], w: usize) -> Vec<u32> {
    let ((n, m), [data, check]) = (scheme.family.symbols(), scheme.sizes());
    let (k, r) = (data / scheme.codewords, check / scheme.codewords);
    let mut entry = entry.to_vec();
    scheme.constant.iter().for_each(|bit| entry[data + bit] ^= true);
    let own = [&entry[w * k..(w + 1) * k], &entry[data + w * r..data + (w + 1) * r]].concat();
    (0..n).map(|s| (0..m).fold(0, |value, i| value | u32::from(own[m * s + i]) << i)).collect()
}

/// The wrong symbols of a codeword by the oracle.
fn wrong(scheme: &Algebraic, oracle: &BoundedDistance, word: &[u32], erased: &[usize]) -> Option<Vec<(usize, u32)>> {
    let t = scheme.radius_with_erasures(erased.len());
    let Family::Bch(code) = &scheme.family else {
        let found = oracle.correct(word, erased, t)?;
        let is_one_group = |symbols: usize| {
            (0..word.len()).step_by(symbols).any(|g| found.iter().all(|(s, _)| (g..g + symbols).contains(s)))
        };
        let is_refused = scheme.group.is_some_and(|rule| found.len() > rule.above && !is_one_group(rule.symbols));
        return if is_refused { None } else { Some(found) };
    };
    let n = oracle.locators.len();
    let mut found = oracle.correct(&word[..n], &[], t).filter(|found| found.iter().all(|(_, value)| *value == 1))?;
    let is_odd = word.iter().sum::<u32>() as usize % 2 != found.len() % 2;
    if code.extended && is_odd {
        found.push((n, 1));
    }
    (found.len() <= t).then_some(found)
}

/// A random entry of codewords, then wrong symbols and random values in the erased ones of one codeword; some entries have a wrong
/// symbol in another codeword.
pub(crate) fn received(
    scheme: &Algebraic,
    erased: usize,
    wrong: usize,
    random: &mut SplitMix64,
) -> (Vec<bool>, Received) {
    let ((n, m), [data, check]) = (scheme.family.symbols(), scheme.sizes());
    let (k, r) = (data / scheme.codewords, check / scheme.codewords);
    let mut entry = vec![false; data + check];
    for w in 0..scheme.codewords {
        let word: Vec<bool> = match &scheme.family {
            Family::Bch(code) => code.encode(&(0..k).map(|_| random.bits() & 1 == 1).collect::<Vec<_>>()),
            Family::ReedSolomon(code) => {
                let data: Vec<u32> = (0..k / m).map(|_| random.bits() as u32 & ((1 << m) - 1)).collect();
                code.encode(&data).iter().flat_map(|value| (0..m).map(move |i| value >> i & 1 == 1)).collect()
            }
        };
        entry[w * k..(w + 1) * k].copy_from_slice(&word[..k]);
        entry[data + w * r..data + (w + 1) * r].copy_from_slice(&word[k..]);
    }
    scheme.constant.iter().for_each(|bit| entry[data + bit] ^= true);
    let sent = entry.clone();
    let w = random.bits() as usize % scheme.codewords;
    let place = |bit: usize| if bit < k { w * k + bit } else { data + w * r + bit - k };
    let mut symbols: Vec<usize> = (0..n).collect();
    (0..erased + wrong).for_each(|i| symbols.swap(i, i + random.bits() as usize % (n - i)));
    for (i, s) in symbols[..erased + wrong].iter().enumerate() {
        let most = (1u64 << m) - 1;
        let value = if i < erased { random.bits() & most } else { 1 + random.bits() % most };
        (0..m).for_each(|b| entry[place(m * s + b)] ^= value >> b & 1 == 1);
    }
    symbols.truncate(erased);
    (sent, Received { erased: symbols.iter().map(|s| w * n + s).collect(), bits: entry })
}

/// The entry that a decoder should deliver, and its status and flips.
pub(crate) fn expected(scheme: &Algebraic, oracle: &BoundedDistance, entry: &Received) -> (u8, usize, Vec<bool>) {
    let ((n, m), [data, check]) = (scheme.family.symbols(), scheme.sizes());
    let (k, r) = (data / scheme.codewords, check / scheme.codewords);
    let mut corrected = entry.bits.clone();
    let mut flips = 0;
    for w in 0..scheme.codewords {
        let own: Vec<usize> = entry.erased.iter().filter(|s| **s / n == w).map(|s| s % n).collect();
        let Some(found) = wrong(scheme, oracle, &word(scheme, &entry.bits, w), &own) else {
            return (2, 0, entry.bits.clone());
        };
        for (bit, _) in
            found.iter().flat_map(|(s, value)| (0..m).map(move |b| (m * s + b, value >> b & 1))).filter(|f| f.1 == 1)
        {
            corrected[if bit < k { w * k + bit } else { data + w * r + bit - k }] ^= true;
            flips += 1;
        }
    }
    (u8::from(flips > 0), flips, corrected)
}

/// Codes of every shape: fields of 3 to 16 bits, one and several codewords, data that fills no bytes, parity, any order.
fn schemes() -> Vec<Algebraic> {
    vec![
        reed_solomon(3, [7, 4, 1], "polynomial: 0xb, first-power: 1", "up-to: 2, erasures: 4"),
        reed_solomon(4, [15, 6, 2], "polynomial: 0x13, first-power: 0, order: msb-first", "up-to: 3, erasures: 6"),
        reed_solomon(
            8,
            [30, 9, 2],
            "polynomial: 0x11d, first-power: 112, locators: {progression: {first: 3, step: 7}}",
            "up-to: 4, erasures: 9",
        ),
        reed_solomon(8, [255, 32, 1], "polynomial: 0x187, first-power: 1, order: msb-first", "up-to: 16"),
        reed_solomon(4, [14, 6, 2], "polynomial: 0x13", "up-to: 3, within-group: {symbols: 4, above: 1}"),
        reed_solomon(10, [24, 8, 1], "polynomial: 0x409, first-power: 510, order: msb-first", "up-to: 4, erasures: 3"),
        punctured(4, [14, 7, 2, 2], "polynomial: 0x13, first-power: 5", "up-to: 2, erasures: 5"),
        punctured(10, [24, 8, 1, 3], "polynomial: 0x409, order: msb-first", "up-to: 2, erasures: 5"),
        reed_solomon(16, [19, 2, 1], "polynomial: 0x1100b", "up-to: 1, erasures: 2"),
        bch([64, 28, 1], "polynomial: 0x89, errors: 4", 4),
        bch([61, 29, 2], "polynomial: 0x89, errors: 4, extended: true, order: lsb-first", 4),
        bch([64, 41, 1], "polynomial: 0x409, errors: 4, extended: true", 4),
        bch([256, 104, 2], "polynomial: 0x201b, errors: 8", 8),
        bch([4096, 52, 1], "polynomial: 0x201b, errors: 4", 4),
        bch([4096, 26, 1], "polynomial: 0x201b, errors: 2", 2),
        bch([90, 80, 1], "polynomial: 0x1100b, errors: 5", 5),
        bch([200, 240, 1], "polynomial: 0x1053, errors: 20", 20),
    ]
}

/// Codes whose large tables and vector instructions have every shape.
fn large_schemes() -> Vec<Algebraic> {
    vec![
        // Large tables: an even field of which a third of the elements are cubes, registers of one to five words, a data byte that
        // fills no step, and 16 bits without logarithms.
        bch([512, 48, 1], "polynomial: 0x1053, errors: 4", 4),
        bch([512, 312, 1], "polynomial: 0x201b, errors: 24", 24),
        bch([1000, 66, 1], "polynomial: 0x201b, errors: 5, extended: true", 5),
        bch([1032, 112, 2], "polynomial: 0x4443, errors: 8", 8),
        bch([520, 80, 1], "polynomial: 0x1100b, errors: 5", 5),
        bch([600, 240, 1], "polynomial: 0x1053, errors: 20", 20),
        // Vector instructions: registers of 51 and of 64 symbols, with missing ones; an odd number of syndromes; many of them.
        reed_solomon(8, [200, 13, 1], "polynomial: 0x11d, first-power: 3", "up-to: 6"),
        reed_solomon(8, [12, 8, 2], "polynomial: 0x11d", "up-to: 4, within-group: {symbols: 4, above: 2}"),
        reed_solomon(8, [140, 42, 1], "polynomial: 0x12b, first-power: 254", "up-to: 21, erasures: 3"),
        reed_solomon(8, [100, 16, 2], "polynomial: 0x11d, first-power: 1, order: msb-first", "up-to: 5"),
        reed_solomon(8, [70, 5, 1], "polynomial: 0x187", "up-to: 2, erasures: 1"),
        punctured(8, [200, 16, 1, 4], "polynomial: 0x11d, order: msb-first", "up-to: 6, erasures: 2"),
        complemented(&reed_solomon(8, [160, 12, 1], "polynomial: 0x11d", "up-to: 6")),
        complemented(&bch([520, 65, 1], "polynomial: 0x201b, errors: 5", 5)),
    ]
}

/// Budgets that are exactly the cost of one form of the decoder, the fastest form first.
pub(crate) fn budgets(scheme: &Algebraic) -> Vec<Budget> {
    let options = Options { budget: Some(Budget { flash: 1, worst: 1 }), ..Options::default() };
    let Err(NotPrinted::OverBudget { decoders }) = algebraic::cost(scheme, &options) else {
        panic!("a decoder of one byte");
    };
    decoders.iter().map(|cost| Budget { flash: cost.flash, worst: cost.worst }).collect()
}

#[test]
fn a_budget_takes_the_fastest_decoder_of_a_ball_within_it_or_states_all() {
    let scheme = bch([4096, 104, 1], "polynomial: 0x201b, errors: 8", 8);
    let cost = |flash, worst| {
        let options = Options { budget: Some(Budget { flash, worst }), ..Options::default() };
        algebraic::cost(&scheme, &options)
    };
    let budgets = budgets(&scheme);
    assert!(budgets.windows(2).all(|pair| pair[0].flash > pair[1].flash && pair[0].worst < pair[1].worst));
    let (fast, small) = (&budgets[0], budgets.last().expect("a form"));
    assert!(fast.worst * 2 < small.worst && small.flash * 2 < fast.flash, "{fast:?} {small:?}");
    // Between two forms, the faster one is taken if it fits.
    for budget in &budgets {
        let found = cost(budget.flash, usize::MAX).expect("a decoder");
        assert_eq!((found.flash, found.worst), (budget.flash, budget.worst));
        let text = cost(budget.flash - 1, budget.worst).expect_err("no decoder").to_string();
        assert!(text.starts_with("no decoder is within the budget; ") && !text.contains('\n'), "{text}");
    }
    let options = Options { budget: Some(*small), ..Options::default() };
    let header = algebraic::c(&scheme, &options).expect("a decoder").header;
    let stated = algebraic::cost(&scheme, &options).expect("a decoder").to_string();
    assert!(header.contains(&stated) && header.contains(&format!("--budget flash={}", small.flash)), "{header}");
}

#[test]
fn emitted_decoders_of_balls_agree_with_the_oracle_miscorrections_too() {
    if !needs(&["gcc"]) {
        return;
    }
    for scheme in schemes() {
        let forms = budgets(&scheme).into_iter().map(|budget| Options { budget: Some(budget), ..Options::default() });
        let usual = [false, true].map(|msb_first| Options { msb_first, ..Options::default() });
        agrees(&scheme, usual.into_iter().chain(forms));
    }
}

#[test]
#[ignore = "a minute: cargo xtask ci"]
fn large_tables_and_vector_instructions_agree_with_the_oracle_miscorrections_too() {
    if !needs(&["gcc"]) {
        return;
    }
    for scheme in large_schemes() {
        agrees(&scheme, [false, true].map(|msb_first| Options { msb_first, ..Options::default() }));
    }
    for scheme in schemes().into_iter().chain(large_schemes()) {
        agrees(&scheme, [false, true].map(|msb_first| Options { msb_first, vectors: true, ..Options::default() }));
    }
}

/// Asserts that the decoders that these options give agree with the library and the oracle.
fn agrees(scheme: &Algebraic, forms: impl IntoIterator<Item = Options>) {
    let mut random = SplitMix64::new(65);
    let oracle = oracle(scheme);
    let (mut sent, mut entries) = (Vec::new(), Vec::new());
    let n = scheme.family.symbols().0;
    for erased in 0..=scheme.erasures {
        for wrong in 0..=(scheme.radius_with_erasures(erased) + 2).min(n - erased) {
            for _ in 0..if n > 200 { 3 } else { 12 } {
                let (own, entry) = received(scheme, erased, wrong, &mut random);
                sent.push(own);
                entries.push(entry);
            }
        }
    }
    let expected: Vec<_> = entries.iter().map(|entry| expected(scheme, &oracle, entry)).collect();
    for (expected, (entry, sent)) in expected.iter().zip(entries.iter().zip(&sent)) {
        assert_eq!(&of_library(scheme, entry), expected, "{:?} {}", entry.erased, scheme.file.text);
        let (data, check) = sent.split_at(scheme.sizes()[0]);
        assert!(scheme.encode(data) == check, "{}", scheme.file.text);
    }
    for options in forms {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let mut programs = programs(scheme, &options, folder.path());
        for program in &mut programs {
            let found = answers(program, scheme, options.msb_first, &entries);
            for (i, answer) in found.into_iter().enumerate() {
                let (Received { bits, erased }, file) = (&entries[i], &scheme.file.text);
                let data = scheme.sizes()[0];
                if bits[..data] == sent[i][..data] {
                    assert!(answer.own == sent[i][data..], "check bits: {file}");
                }
                assert_eq!(answer.clean, *bits == sent[i], "{file}");
                let (status, flips, entry) = &expected[i];
                assert_eq!((answer.status, answer.flips), (*status, *flips), "{options:?} {erased:?} {file}");
                assert!(answer.bits == *entry, "{file}");
            }
        }
    }
}

/// Codes with the symbols of locators 0 and infinity, against the nearest of all words.
#[test]
fn emitted_decoders_of_extended_codes_decode_to_the_nearest_word() {
    if !needs(&["gcc"]) {
        return;
    }
    let mut random = SplitMix64::new(3);
    for (extension, n) in [("[zero, infinity]", 9), ("[infinity]", 8), ("[zero]", 8)] {
        let keys = format!("polynomial: 0xb, first-power: 1, extension: {extension}");
        let scheme = reed_solomon(3, [n, 5, 1], &keys, "up-to: 2, erasures: 5");
        let Family::ReedSolomon(code) = &scheme.family else { unreachable!() };
        let data = |i: u32| (0..n - 5).map(|s| i >> (3 * s) & 7).collect::<Vec<_>>();
        let words: Vec<Vec<u32>> = (0..1 << (3 * (n - 5))).map(|i| code.encode(&data(i))).collect();
        let mut entries = Vec::new();
        for erased in 0..=5 {
            for wrong in 0..=(scheme.radius_with_erasures(erased) + 2).min(n - erased) {
                entries.extend((0..40).map(|_| received(&scheme, erased, wrong, &mut random).1));
            }
        }
        let folder = tempfile::tempdir().expect("a temporary folder");
        for program in &mut programs(&scheme, &Options::default(), folder.path()) {
            for (answer, entry) in answers(program, &scheme, false, &entries).iter().zip(&entries) {
                let (read, t) = (word(&scheme, &entry.bits, 0), scheme.radius_with_erasures(entry.erased.len()));
                let outside =
                    |other: &Vec<u32>| (0..n).filter(|s| other[*s] != read[*s] && !entry.erased.contains(s)).count();
                let near = words.iter().find(|other| outside(other) <= t);
                assert_eq!(answer.status == 2, near.is_none(), "{:?}", entry.erased);
                assert_eq!(&word(&scheme, &answer.bits, 0), near.unwrap_or(&read));
            }
        }
    }
}

/// A wrong list of erased symbols leaves the entry unchanged.
#[test]
fn erased_symbols_are_distinct_and_of_the_entry() {
    if !needs(&["gcc"]) {
        return;
    }
    let scheme = reed_solomon(4, [15, 6, 2], "polynomial: 0x13", "up-to: 2, erasures: 3");
    let mut random = SplitMix64::new(4);
    let lists = [vec![30], vec![3, 3], vec![1, 2, 3, 4], vec![1, 2, 3, 16, 17, 18], vec![29]];
    let entries: Vec<Received> =
        lists.into_iter().map(|erased| Received { erased, ..received(&scheme, 0, 1, &mut random).1 }).collect();
    let library: Vec<u8> = entries.iter().map(|entry| of_library(&scheme, entry).0).collect();
    assert_eq!(library, [2, 2, 2, 1, 1]);
    let folder = tempfile::tempdir().expect("a temporary folder");
    for program in &mut programs(&scheme, &Options::default(), folder.path()) {
        let found: Vec<u8> = answers(program, &scheme, false, &entries).iter().map(|a| a.status).collect();
        assert_eq!(found, [2, 2, 2, 1, 1]);
    }
}

/// Words that reedsolo and galois decode, as the script of the library's decoders describes them.
#[test]
#[ignore = "needs reedsolo and galois: cargo xtask ci"]
fn foreign_decoders_agree_with_emitted_ones_at_every_weight() {
    if !needs(&["foreign decoders", "gcc"]) {
        return;
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../verify/exact/tests/foreign.py");
    let output = Command::new(xtask::python()).arg(script).output().expect("Python runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut codes: BTreeMap<(&str, &str, usize), Vec<&str>> = BTreeMap::new();
    for line in printed.lines() {
        let parts: Vec<&str> = line.splitn(4, ';').collect();
        codes.entry((parts[0], parts[1], parts[2].split_whitespace().count())).or_default().push(line);
    }
    let numbers = |part: &str| part.split_whitespace().map(|n| n.parse().expect("a number")).collect::<Vec<u32>>();
    let mut words = 0;
    for ((kind, parameters, n), lines) in codes {
        let p = numbers(parameters);
        let m = 31 - p[0].leading_zeros() as usize;
        let (scheme, m) = if kind == "rs" {
            let keys = format!("polynomial: {:#x}, first-power: {}, order: msb-first", p[0], p[2]);
            let corrects = format!("up-to: {}, erasures: {}", p[1] / 2, p[1]);
            (reed_solomon(m, [n, p[1] as usize, 1], &keys, &corrects), m)
        } else if p[1] > 3 {
            let keys = format!("polynomial: {:#x}, errors: {}", p[0], p[1]);
            (bch([p[2] as usize, n - p[2] as usize, 1], &keys, p[1] as usize), 1)
        } else {
            // A list of such patterns is decoded by other strategies.
            continue;
        };
        let spread =
            |word: Vec<u32>| word.iter().flat_map(|v| (0..m).map(move |i| v >> i & 1 == 1)).collect::<Vec<bool>>();
        let parts: Vec<Vec<&str>> = lines.iter().map(|line| line.split(';').collect()).collect();
        let entry = |p: &Vec<&str>| {
            let erased = numbers(p[3]).into_iter().map(|s| s as usize).collect();
            Received { erased, bits: spread(numbers(p[2])) }
        };
        let entries: Vec<Received> = parts.iter().map(entry).collect();
        let folder = tempfile::tempdir().expect("a temporary folder");
        for program in &mut programs(&scheme, &Options::default(), folder.path()) {
            for (answer, part) in answers(program, &scheme, false, &entries).iter().zip(&parts) {
                assert_eq!(answer.status == 2, part[4] == "none", "{part:?}");
                let right = if part[4] == "none" { part[2] } else { part[4] };
                assert!(answer.bits == spread(numbers(right)), "{part:?}");
                words += 1;
            }
        }
    }
    println!("{words} words");
    assert!(words > 10_000, "{words} words");
}
