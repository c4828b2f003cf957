//! Tests of codes inferred from words, against codes that were planted and against all vectors of a few bits.

use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::gf2::{Span, Vector};
use eccforge_gf::random::SplitMix64;
use eccforge_report::Report;
use eccforge_report::text::Looks;
use eccforge_scheme::Scheme;
use eccforge_search::infer::report::{Inferred, Provenance};
use eccforge_search::infer::space::{self, Space};
use eccforge_search::infer::words::{self, Words};
use eccforge_search::infer::{Bits, packed};
use std::collections::{BTreeSet, HashMap};

fn parity(value: u64) -> bool {
    value.count_ones() % 2 == 1
}

/// A word of the code with these columns, of which the last `r` are the unit vectors in order.
fn word(columns: &[u64], r: usize, random: &mut SplitMix64) -> Vec<bool> {
    let k = columns.len() - r;
    let data: Vec<bool> = (0..k).map(|_| random.below(2) == 1).collect();
    let sum = (0..k).filter(|i| data[*i]).fold(0, |sum, i| sum ^ columns[i]);
    data.into_iter().chain((0..r).map(|row| sum >> row & 1 == 1)).collect()
}

/// Columns with a unit matrix at their end, by Gauss-Jordan elimination.
fn systematic(columns: &[u64], r: usize) -> Vec<u64> {
    let mut all = columns.to_vec();
    let n = all.len();
    for row in 0..r {
        let pivot = (row..r).find(|p| all[n - r + row] >> p & 1 == 1).expect("the last columns are independent");
        for column in &mut all {
            let swapped = (*column >> row ^ *column >> pivot) & 1;
            *column ^= swapped << row | swapped << pivot;
        }
        let others = all[n - r + row] & !(1 << row);
        for column in all.iter_mut().filter(|column| **column >> row & 1 == 1) {
            *column ^= others;
        }
    }
    all
}

/// All checks of up to 40 bits that the words satisfy: each half of a check has a sum of parities, and both halves must have the same sum.
fn all_checks(words: &[u64], n: usize) -> BTreeSet<u64> {
    let half = n / 2;
    let words = &words[..words.len().min(64)];
    let parities = |part: u64| {
        let mut parities = 0u64;
        for word in words {
            parities = parities << 1 | u64::from(parity(part & word));
        }
        parities
    };
    let mut low: HashMap<u64, Vec<u64>> = HashMap::new();
    for part in 0..1u64 << half {
        low.entry(parities(part)).or_default().push(part);
    }
    let mut checks = BTreeSet::new();
    for high in (0..1u64 << (n - half)).map(|part| part << half) {
        let partners = low.get(&parities(high)).map_or(&[][..], Vec::as_slice);
        checks.extend(partners.iter().map(|low| low | high));
    }
    checks
}

fn sums(space: &Space) -> BTreeSet<u64> {
    let mut sums = BTreeSet::from([0]);
    for check in &space.checks {
        let with_check: Vec<u64> = sums.iter().map(|sum| sum ^ check[0]).collect();
        sums.extend(with_check);
    }
    sums
}

#[test]
fn the_checks_are_all_that_the_words_keep() {
    for (n, r, words) in [(8, 4, 3), (8, 4, 30), (22, 6, 12), (22, 6, 60), (39, 7, 64)] {
        let mut random = SplitMix64::new(n as u64);
        let data = (0..n - r).map(|_| 1 + random.below((1 << r) - 1) as u64).collect();
        let columns = eccforge_scheme::construct::with_unit_columns(r as u32, data);
        let list: Vec<Bits> = (0..words).map(|_| packed(word(&columns, r, &mut random))).collect();
        let space = space::of(&list, n);
        let numbers: Vec<u64> = list.iter().map(|word| word[0]).collect();
        assert_eq!(sums(&space), all_checks(&numbers, n), "({n},{}) from {words} words", n - r);
    }
}

pub fn provenance() -> Provenance {
    Provenance {
        program: "eccforge",
        command: "eccforge infer w".into(),
        version: "0".into(),
        evidence: ["w".into(), "0".into()],
    }
}

fn inferred(list: Vec<Bits>, n: usize) -> Inferred {
    let space = space::of(&list, n);
    Inferred::of_words(&Words { bits: n, words: list, differences: 0, padding: 0 }, &space, provenance())
}

/// The scheme of one codeword with this code.
fn planted(code: &str, [k, r]: [usize; 2]) -> Scheme {
    let text = format!(
        "eccforge: 1\nid: planted\nname: P\nsource: s\nentry: {{beats: 1, data-pins: {k}, check-pins: {r}}}\ncodewords: 1\nlayout: identity\n\
         code: {{{code}}}\ncorrects: []\non-detection: due\n"
    );
    Scheme::from_text(&SourceFile::new("planted", text), None).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn every_family_is_recovered_and_its_file_is_a_scheme_of_the_same_words() {
    let opentitan = eccforge_scheme::builtin("opentitan-72-64").unwrap().scheme();
    let columns: Vec<String> = opentitan.code.h.columns().iter().map(u64::to_string).collect();
    let opentitan = format!("columns: [{}]", columns.join(", "));
    let two: Vec<u64> = planted("hsiao: {k: 16}", [16, 6]).code.h.columns().iter().flat_map(|c| [*c, c << 6]).collect();
    let interleaved: Vec<String> = two.iter().map(u64::to_string).collect();
    let interleaved = format!("columns: [{}]", interleaved.join(", "));
    for (code, size, part) in [
        ("hsiao: {k: 32}", [32, 7], "Hsiao's SEC-DED code (39,32)"),
        ("hsiao: {k: 4}", [4, 4], "Hsiao's SEC-DED code (8,4)"),
        ("hamming: {k: 64}", [64, 7], "Hamming code (71,64)"),
        ("extended-hamming: {k: 32}", [32, 7], "extended Hamming code (39,32)"),
        (
            "bch: {k: 64, errors: 2, polynomial: 0x89}",
            [64, 14],
            "BCH code (78,64) that corrects 2 errors, field polynomial 0x89",
        ),
        (
            "bch: {k: 45, errors: 3, polynomial: 0x43, order: lsb-first}",
            [45, 18],
            "BCH code (63,45) that corrects 3 errors",
        ),
        ("bch: {k: 51, errors: 2, polynomial: 0x43, extended: true}", [51, 13], "with a parity bit"),
        ("cyclic: {generator: 0x107, k: 64}", [64, 8], "CRC-8, (72,64)"),
        ("cyclic: {generator: 0x11021, k: 80, order: lsb-first}", [80, 16], "CRC-16 of CCITT, (96,80)"),
        (
            "reed-solomon: {polynomial: 0x13, symbols: 15, check-symbols: 4, first-power: 1}",
            [44, 16],
            "Reed-Solomon code of 15 symbols of 4 bits",
        ),
        (&opentitan, [64, 8], "code of opentitan-72-64"),
        (&interleaved, [32, 12], "2 interleaved codes"),
    ] {
        let scheme = planted(code, size);
        let [n, r] = [size[0] + size[1], size[1]];
        let columns = systematic(scheme.code.h.columns(), r);
        let mut random = SplitMix64::new(7);
        let list: Vec<Bits> = (0..n + 40).map(|_| packed(word(&columns, r, &mut random))).collect();
        let found = inferred(list.clone(), n);
        assert!(found.name.contains(part), "{code}: {}", found.name);
        assert_eq!((found.size, found.next.len()), ([n, size[0], r], 0), "{code}");
        let text = found.scheme("found").unwrap();
        let file =
            Scheme::from_text(&SourceFile::new("found.yaml", text), None).unwrap_or_else(|e| panic!("{code}: {e}"));
        let syndrome = |word: &Bits| file.code.h.syndrome((0..n).filter(|bit| word.has(*bit)));
        assert!(list.iter().all(|word| syndrome(word) == 0), "{code}");
    }
}

#[test]
fn a_tenth_of_the_words_may_be_noise() {
    for (code, size) in [("hsiao: {k: 64}", [64, 8]), ("bch: {k: 51, errors: 2, polynomial: 0x43}", [51, 12])] {
        let (n, r) = (size[0] + size[1], size[1]);
        let columns = systematic(planted(code, size).code.h.columns(), r);
        let mut random = SplitMix64::new(3);
        let mut list: Vec<Bits> = Vec::new();
        for i in 0..600 {
            let mut bits = word(&columns, r, &mut random);
            if i % 10 == 0 {
                for _ in 0..1 + random.below(3) {
                    bits[random.below(n)] ^= true;
                }
            }
            list.push(packed(bits));
        }
        let space = space::of(&list, n);
        let mut rows = vec![0u128; r];
        for (row, check) in rows.iter_mut().enumerate() {
            for (bit, column) in columns.iter().enumerate() {
                *check |= u128::from(column >> row & 1) << bit;
            }
        }
        let known: Span<u128> = Span::of(rows);
        assert_eq!(space.r(), r, "{code}");
        let wide = |check: &Bits| u128::from(check[0]) | check.get(1).map_or(0, |high| u128::from(*high) << 64);
        assert!(space.checks.iter().all(|check| known.contains(wide(check))), "{code}");
        assert!(space.is_certain() && (540..=545).contains(&space.agreeing[0]), "{code}: {:?}", space.agreeing);
    }
}

/// Reads of a (136,128) code with invisible check bits: the decoder flips the bit whose column is the sum of the columns of two wrong bits.
#[test]
fn miscorrected_reads_fix_an_on_die_code_up_to_a_change_of_basis() {
    for seed in 1..=4 {
        let mut random = SplitMix64::new(seed);
        let mut free: Vec<u64> = (1..256u64).filter(|c| !c.is_power_of_two()).collect();
        let data: Vec<u64> = (0..128).map(|_| free.swap_remove(random.below(free.len()))).collect();
        let columns: Vec<u64> = data.iter().copied().chain((0..8).map(|row| 1 << row)).collect();
        let mut text = String::new();
        let mut reads = 0;
        while reads < 900 {
            let [a, b] = [random.below(136), random.below(136)];
            let flipped = columns.iter().position(|c| *c == columns[a] ^ columns[b]);
            let Some(flipped) = flipped.filter(|flipped| a != b && [a, b, *flipped].iter().all(|bit| *bit < 128))
            else {
                continue;
            };
            let written: Vec<bool> = (0..128).map(|_| random.below(2) == 1).collect();
            let digits = |wrong: &[usize]| {
                (0..128).map(|i| if written[i] != wrong.contains(&i) { '1' } else { '0' }).collect::<String>()
            };
            text += &format!("{} {}\n", digits(&[]), digits(&[a, b, flipped]));
            reads += 1;
        }
        let words = words::read(&SourceFile::new("reads", text)).unwrap();
        let space = space::of(&words.words, words.bits);
        assert_eq!((words.differences, space.r(), space.is_certain()), (900, 8, true));
        let found = space.columns().unwrap();
        // A linear map takes each column to that of the planted code.
        let mut map = Span::default();
        for (from, to) in found.iter().zip(&data) {
            let (rest, image) = map.reduce((*from, *to)).0;
            assert!(rest != 0 || image == 0);
            map.insert((*from, *to));
        }
        let report = Inferred::of_words(&words, &space, provenance());
        assert!(report.open[0].contains("GL(8,2)") && report.next.is_empty(), "{report:?}");
    }
}

#[test]
fn too_few_words_ask_for_more() {
    let columns = planted("hsiao: {k: 32}", [32, 7]).code.h.columns().to_vec();
    let mut random = SplitMix64::new(1);
    let found = inferred((0..20).map(|_| packed(word(&columns, 7, &mut random))).collect(), 39);
    assert!(found.next[0].contains("further words"), "{found:?}");
    for (text, part) in [
        ("0101\n010\n", "w:2:1: expected 4 bits as in the first word, got 3"),
        ("0101 0101 0101\n", "w:1:1: 3 words on one line"),
        ("01x1\n", "is not a word"),
        ("# nothing\n", "there are no words"),
    ] {
        let message = words::read(&SourceFile::new("w", text)).unwrap_err().to_string();
        assert!(message.contains(part), "{message}");
    }
    let hexadecimal = words::read(&SourceFile::new("w", "0x1f0 # comment\n000011111000\n")).unwrap();
    assert_eq!(hexadecimal.words[0], hexadecimal.words[1]);
}

/// Compares the example on the page with the text that the command prints.
#[test]
fn the_page_shows_what_is_inferred() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/infer.md");
    let page = std::fs::read_to_string(path).expect("the page");
    let block =
        |kind: &str, i: usize| page.split(kind).nth(i).and_then(|rest| rest.split("```").next()).expect("a block");
    let words = words::read(&SourceFile::new("words.txt", block("```text\n", 1))).unwrap_or_else(|e| panic!("{e}"));
    let found = Inferred::of_words(&words, &space::of(&words.words, words.bits), provenance());
    let text = found.document().in_text(&Looks { width: 80, colours: false, ascii: false, all: false });
    assert_eq!(text.trim(), block("```text\n", 2).trim());
    assert!(found.scheme("inferred").unwrap().contains(block("```yaml\n", 1).trim()));
}
