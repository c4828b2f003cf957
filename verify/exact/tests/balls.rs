//! Tests of balls: counts by weight enumerators against results of exhaustive and sampled decoding, and decoders
//! against the oracle and other implementations.

use eccforge_exact::ball::{BallFacts, facts};
use eccforge_exact::facts::Verdict;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::field::Field;
use eccforge_gf::random::SplitMix64;
use eccforge_oracle::bounded::BoundedDistance;
use eccforge_outcomes::Tally;
use eccforge_scheme::Scheme;
use eccforge_scheme::algebraic::{Algebraic, Family};
use eccforge_scheme::bch::Bch;
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};
use num_traits::ToPrimitive;
use std::process::Command;
use xtask::needs;

fn text([data, check]: [usize; 2], code: &str, corrects: &str) -> SourceFile {
    let text = format!(
        "eccforge: 1\nid: ball\nname: Ball\nsource: s\nentry: {{beats: 1, data-pins: {data}, check-pins: {check}}}\n\
         codewords: 1\nlayout: identity\ncode: {{{code}}}\ncorrects: [{corrects}]\n"
    );
    SourceFile::new("ball.yaml", text)
}

fn scheme(sizes: [usize; 2], code: &str, corrects: &str) -> Algebraic {
    let file = text(sizes, code, corrects);
    let read = Algebraic::from_text(&file).unwrap_or_else(|e| panic!("{e}")).expect("no list");
    // A command that needs the list gives the reason why it is not available.
    let other = Scheme::from_text(&file, None).expect_err("it is not listed");
    assert!(other.message().contains("this command needs the list of correctable patterns"), "{other}");
    read
}

pub fn reed_solomon(bits: usize, polynomial: u32, [symbols, checks]: [usize; 2], corrects: &str) -> Algebraic {
    let code = format!(
        "reed-solomon: {{polynomial: {polynomial:#x}, symbols: {symbols}, check-symbols: {checks}, first-power: 1}}"
    );
    scheme([(symbols - checks) * bits, checks * bits], &code, &format!("code-symbols: {{{corrects}}}"))
}

fn bch(scheme: &Algebraic, data_bits: usize, errors: usize) -> BallFacts {
    let code = Bch::new(Field::new(0x13).expect("a field"), errors, data_bits, false).expect("a code");
    facts(&Algebraic { family: Family::Bch(code), radius: errors, erasures: 0, ..scheme.clone() })
}

fn outcomes(facts: &BallFacts, erased: usize, wrong: usize) -> [u64; 3] {
    let row = &facts.erased[erased].by_errors[wrong - 1];
    let Tally { undetected, miscorrected, detected, .. } = row.outcomes.as_ref().expect("it is counted");
    [undetected, miscorrected, detected].map(|count| count.to_u64().expect("small"))
}

/// Compares the numbers of undetected, miscorrected and detected errors of w symbols with those of a program that tries
/// every error.
#[test]
fn counts_are_those_of_brute_force() {
    let seven = facts(&reed_solomon(3, 0xb, [7, 4], "up-to: 2, erasures: 3"));
    let fifteen = facts(&reed_solomon(4, 0x13, [15, 6], "up-to: 3, erasures: 5"));
    for (facts, erased, wrong, expected) in [
        (&seven, 0, 3, [0, 1470, 10_535]),
        (&seven, 0, 4, [0, 20_580, 63_455]),
        (&seven, 0, 5, [147, 99_519, 253_281]),
        (&seven, 1, 3, [0, 420, 6440]),
        (&seven, 2, 2, [0, 210, 280]),
        (&fifteen, 0, 4, [0, 3_378_375, 65_724_750]),
        (&fifteen, 0, 5, [0, 192_567_375, 2_087_835_750]),
        (&fifteen, 2, 3, [0, 193_050, 772_200]),
        (&fifteen, 2, 4, [0, 9_749_025, 26_447_850]),
        (&fifteen, 4, 2, [0, 7425, 4950]),
        (&fifteen, 4, 3, [2475, 361_350, 193_050]),
        (&fifteen, 5, 2, [675, 0, 9450]),
    ] {
        assert_eq!(outcomes(facts, erased, wrong), expected, "{} {erased} {wrong}", facts.symbols);
    }
    let guarantees: Vec<[usize; 3]> = seven.erased.iter().map(|e| [e.erased, e.corrected, e.never_silent]).collect();
    assert_eq!(guarantees, [[0, 2, 2], [1, 1, 2], [2, 1, 1], [3, 0, 1]]);

    let any = reed_solomon(3, 0xb, [7, 4], "up-to: 2, erasures: 1");
    let three = bch(&any, 5, 3);
    assert_eq!(outcomes(&three, 0, 4), [0, 525, 840]);
    assert_eq!(outcomes(&three, 0, 5)[1], 1155);
    assert_eq!(outcomes(&bch(&any, 2, 3), 0, 4), [0, 70, 425]);
    assert_eq!(outcomes(&bch(&any, 7, 2), 0, 3), [0, 180, 275]);
    assert_eq!(outcomes(&bch(&any, 7, 2), 0, 5)[..2], [18, 1395]);
}

/// Compares large codes to four digits.
#[test]
fn miscorrection_of_large_codes_is_exact() {
    let near = |value: f64, expected: f64| assert!((value / expected - 1.0).abs() < 5e-4, "{value:e} {expected:e}");
    let silent = |facts: &BallFacts, wrong: usize| {
        let tally = facts.erased[0].by_errors[wrong - 1].outcomes.clone().expect("it is counted");
        tally.probabilities().silent().to_f64().expect("a number")
    };
    let random = |facts: &BallFacts| facts.erased[0].accepted_at_random.to_f64().expect("a number");
    for (found, wrong, share, uniform) in [
        (facts(&reed_solomon(8, 0x187, [255, 32], "up-to: 16")), 17, 9.464e-15, 2.609e-14),
        (facts(&reed_solomon(10, 0x409, [544, 30], "up-to: 15")), 16, 3.074e-17, 4.6995e-17),
        (facts(&reed_solomon(16, 0x1100b, [19, 2], "up-to: 1, erasures: 1")), 2, 2.594e-4, 2.899e-4),
        (facts(&reed_solomon(8, 0x163, [36, 4], "up-to: 2, erasures: 1")), 3, 8.120e-3, f64::NAN),
    ] {
        near(silent(&found, wrong), share);
        if !uniform.is_nan() {
            near(random(&found), uniform);
        }
    }
    let sector = |t: usize| {
        let code = format!("bch: {{k: 4096, polynomial: 0x201b, errors: {t}}}");
        facts(&scheme([4096, 13 * t], &code, &format!("any: {{bits: {t}}}")))
    };
    near(random(&sector(4)), 2.738e-3);
    near(random(&sector(8)), 1.178e-7);
    let page = scheme([32_768, 128], "bch: {k: 32768, polynomial: 0x1100b, errors: 8}", "any: {bits: 8}");
    let page = facts(&page);
    near(random(&page), 9.989e-8);
    assert!(page.erased[0].by_errors[8].outcomes.is_none(), "nine wrong bits are not counted");
}

#[test]
fn claims_are_decided_by_the_distance_only() {
    let with = |claims: &str| {
        let mut file = text(
            [72, 32],
            "reed-solomon: {polynomial: 0x11d, symbols: 13, check-symbols: 4}",
            "code-symbols: {up-to: 2, erasures: 4}",
        );
        file.text += claims;
        facts(&Algebraic::from_text(&file).unwrap_or_else(|e| panic!("{e}")).expect("no list")).claims
    };
    assert!(with("").is_empty());
    assert_eq!(with("claims: {distance: 5}\n")[0].verdict, Verdict::Holds);
    assert_eq!(with("claims: {distance: 6}\n")[0].verdict, Verdict::Refuted);
    let open = with("claims: {corrected: [bit], odd-never-silent: true}\n");
    assert_eq!(open.iter().map(|c| c.verdict).collect::<Vec<_>>(), [Verdict::Open("not decided"); 2]);
}

/// Returns a word of random symbols, and a copy with this number of wrong symbols and random values in the erased ones.
fn received(
    code: &ReedSolomon,
    [erased, wrong]: [usize; 2],
    random: &mut SplitMix64,
) -> (Vec<u32>, Vec<u32>, Vec<usize>) {
    let (n, q) = (code.locators.len(), code.field.order() + 1);
    let data: Vec<u32> = (0..n - code.check_symbols as usize).map(|_| random.bits() as u32 % q).collect();
    let sent = code.encode(&data);
    let mut places: Vec<usize> = (0..n).collect();
    for i in 0..erased + wrong {
        places.swap(i, i + random.bits() as usize % (n - i));
    }
    let mut word = sent.clone();
    for (i, s) in places[..erased + wrong].iter().enumerate() {
        word[*s] ^= if i < erased { random.bits() as u32 % q } else { 1 + random.bits() as u32 % (q - 1) };
    }
    places.truncate(erased);
    (sent, word, places)
}

pub fn code(polynomial: u32, logs: impl Iterator<Item = u64>, checks: u32, first_power: u32) -> ReedSolomon {
    let field = Field::new(polynomial).expect("a field");
    let locators = logs.map(|log| Locator::Element(field.power(log))).collect();
    ReedSolomon { field, check_symbols: checks, first_power: first_power.into(), locators, multipliers: Vec::new() }
}

pub fn oracle(code: &ReedSolomon) -> BoundedDistance {
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

/// A word of a punctured code is a word of the whole code without the removed symbols, and both decode alike if the whole code takes
/// them as erased.
#[test]
fn a_punctured_code_decodes_as_the_whole_code_with_erased_symbols() {
    let whole = ReedSolomon { multipliers: (1..16).rev().collect(), ..code(0x13, (0..15).map(|s| 7 * s), 7, 9) };
    let oracle = oracle(&whole);
    let mut random = SplitMix64::new(2026);
    let mut outcomes = [0; 2];
    for removed in 1..7 {
        let punctured = whole.punctured(removed);
        assert_eq!((punctured.locators.len(), punctured.check_symbols as usize), (15 - removed, 7 - removed));
        for errors in 0..5 {
            let data: Vec<u32> = (0..8).map(|_| random.bits() as u32 & 15).collect();
            let mut word = punctured.encode(&data);
            assert_eq!(word, whole.encode(&data)[..15 - removed]);
            for _ in 0..errors {
                word[random.bits() as usize % (15 - removed)] ^= random.bits() as u32 & 15;
            }
            let erased: Vec<usize> = (15 - removed..15).collect();
            let mut filled = word.clone();
            filled.resize(15, 0);
            let radius = (7 - removed) / 2;
            let expected = oracle.correct(&filled, &erased, radius).map(|mut found| {
                found.retain(|(s, _)| *s < 15 - removed);
                found
            });
            outcomes[usize::from(expected.is_some())] += 1;
            assert_eq!(punctured.correct(&word, &[], radius), expected, "{removed} {errors}");
        }
    }
    assert!(outcomes[0] > 3 && outcomes[1] > 3, "{outcomes:?}");
}

/// Decodes every number of erasures and errors, up to two more than can be corrected, in fields of 3 to 16 bits, with
/// any order and first power.
#[test]
fn reed_solomon_decoders_agree_with_the_oracle_miscorrections_too() {
    let mut random = SplitMix64::new(65);
    for code in [
        code(0xb, 0..7, 4, 1),
        code(0x13, (0..15).rev(), 6, 0),
        ReedSolomon { multipliers: (1..16).collect(), ..code(0x13, (0..15).rev(), 6, 3) },
        code(0x11d, (0..30).map(|s| 3 + 7 * s), 9, 112),
        code(0x409, (0..24).rev(), 8, 510),
        code(0x1100b, 0..19, 2, 0),
    ] {
        let (oracle, checks) = (oracle(&code), code.check_symbols as usize);
        for erased in 0..=checks {
            let t = (checks - erased) / 2;
            for wrong in 0..=(t + 2).min(code.locators.len() - erased) {
                for _ in 0..40 {
                    let (sent, word, places) = received(&code, [erased, wrong], &mut random);
                    assert!(oracle.syndromes(&sent).iter().all(|s| *s == 0), "an encoded word");
                    let found = code.correct(&word, &places, t);
                    assert_eq!(found, oracle.correct(&word, &places, t), "{erased} {wrong} {word:?}");
                    if wrong <= t {
                        let mut corrected = word.clone();
                        for (s, value) in found.expect("within reach").iter() {
                            corrected[*s] ^= value;
                        }
                        assert_eq!(corrected, sent);
                    }
                }
            }
        }
    }
}

/// Compares a code with the symbols of locators 0 and infinity with the nearest of all its words.
#[test]
fn doubly_extended_codes_decode_to_the_nearest_word() {
    let mut code = code(0xb, 0..7, 5, 1);
    code.locators.extend([Locator::Zero, Locator::Infinity]);
    let mut words: Vec<Vec<u32>> = Vec::new();
    for number in 0..4096u32 {
        let data: Vec<u32> = (0..4).map(|symbol| number >> (3 * symbol) & 7).collect();
        words.push(code.encode(&data));
    }
    let mut random = SplitMix64::new(3);
    for _ in 0..400 {
        for (erased, t) in [(0, 2), (1, 2), (2, 1), (3, 1), (5, 0)] {
            let (_, word, places) = received(&code, [erased, random.bits() as usize % (t + 3)], &mut random);
            let is_wrong = |near: &[u32], symbol: usize| near[symbol] != word[symbol] && !places.contains(&symbol);
            let nearest = words.iter().find(|near| (0..9).filter(|symbol| is_wrong(near, *symbol)).count() <= t);
            let corrected = code.correct(&word, &places, t).map(|corrections| {
                let mut corrected = word.clone();
                for (symbol, value) in corrections {
                    corrected[symbol] ^= value;
                }
                corrected
            });
            assert_eq!(corrected.as_ref(), nearest, "{word:?} {places:?}");
        }
    }
}

/// A BCH word is a word of the Reed-Solomon code over its field with the same roots.
#[test]
fn bch_decoders_agree_with_the_oracle_miscorrections_too() {
    let mut random = SplitMix64::new(7);
    for (polynomial, errors, data, extended) in [
        (0x13, 3, 5, false),
        (0x89, 4, 64, false),
        (0x89, 3, 64, true),
        (0x201b, 8, 120, true),
        (0x1100b, 5, 90, false),
    ] {
        let field = Field::new(polynomial).expect("a field");
        let code = Bch::new(field.clone(), errors, data, extended).expect("a code");
        let n = code.length() - usize::from(extended);
        let locators = (0..n).rev().map(|e| field.power(e as u64)).collect();
        let oracle = BoundedDistance {
            polynomial,
            first_power: 1,
            check_symbols: 2 * errors,
            locators,
            multipliers: Vec::new(),
        };
        for wrong in 0..=errors + 2 {
            for _ in 0..30 {
                let bits: Vec<bool> = (0..data).map(|_| random.bits() & 1 == 1).collect();
                let mut word = code.encode(&bits);
                for _ in 0..wrong {
                    let bit = random.bits() as usize % word.len();
                    word[bit] ^= true;
                }
                let symbols: Vec<u32> = word[..n].iter().map(|bit| u32::from(*bit)).collect();
                let mut expected = None;
                // The oracle corrects symbols; a correction of a bit has the value 1.
                if let Some(corrections) = oracle.correct(&symbols, &[], errors)
                    && corrections.iter().all(|(_, value)| *value == 1)
                {
                    let mut flips: Vec<usize> = corrections.iter().map(|(bit, _)| *bit).collect();
                    let ones = word.iter().filter(|bit| **bit).count() + flips.len();
                    if extended && ones % 2 == 1 {
                        flips.push(n);
                    }
                    // The flip of the parity bit can be one too many.
                    expected = (flips.len() <= errors).then_some(flips);
                }
                assert_eq!(code.correct(&word, errors), expected, "{polynomial:#x} {wrong}");
            }
        }
    }
}

#[test]
fn samples_of_the_decoder_agree_with_the_exact_counts() {
    let exact = facts(&reed_solomon(4, 0x13, [15, 6], "up-to: 3, erasures: 2"));
    let code = code(0x13, 0..15, 6, 1);
    let mut random = SplitMix64::new(15);
    for (erased, wrong) in [(0, 4), (0, 5), (2, 3), (2, 4)] {
        let row = &exact.erased[erased];
        let expected = row.by_errors[wrong - 1].outcomes.as_ref().expect("counted").probabilities().silent().to_f64();
        let (expected, samples) = (expected.expect("a number"), 20_000);
        let silent = (0..samples).filter(|_| {
            let (_, word, places) = received(&code, [erased, wrong], &mut random);
            code.correct(&word, &places, row.corrected).is_some()
        });
        let (silent, samples) = (silent.count() as f64, f64::from(samples));
        let deviation = (samples * expected * (1.0 - expected)).sqrt();
        assert!((silent - samples * expected).abs() < 5.0 * deviation, "{erased} {wrong}: {silent} {expected}");
    }
}

/// Compares with reedsolo and galois for every number of errors and erasures that they decode: a line for each word, as
/// `foreign.py` describes it.
#[test]
#[ignore = "needs reedsolo and galois: cargo xtask ci"]
fn foreign_decoders_agree_at_every_weight() {
    if !needs(&["foreign decoders"]) {
        return;
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/foreign.py");
    let output = Command::new(xtask::python()).arg(script).output().expect("Python runs");
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let numbers = |part: &str| part.split_whitespace().map(|n| n.parse().expect("a number")).collect::<Vec<u32>>();
    let mut words = 0;
    for line in printed.lines() {
        let parts: Vec<&str> = line.split(';').collect();
        let [kind, parameters, word, erased, expected] = parts[..] else { panic!("{line}") };
        let (p, word) = (numbers(parameters), numbers(word));
        let expected = (expected != "none").then(|| numbers(expected));
        let n = word.len();
        let found = if kind == "rs" {
            let code = code(p[0], (0..n as u64).rev(), p[1], p[2]);
            let erased: Vec<usize> = numbers(erased).into_iter().map(|s| s as usize).collect();
            let t = (p[1] as usize - erased.len()) / 2;
            code.correct(&word, &erased, t).map(|found| {
                let mut corrected = word.clone();
                for (s, value) in found.iter() {
                    corrected[*s] ^= value;
                }
                corrected
            })
        } else {
            let field = Field::new(p[0]).expect("a field");
            let code = Bch::new(field, p[1] as usize, p[2] as usize, false).expect("a code");
            let bits: Vec<bool> = word.iter().map(|bit| *bit == 1).collect();
            code.correct(&bits, p[1] as usize).map(|found| {
                let mut corrected = word.clone();
                for bit in found.iter() {
                    corrected[*bit] ^= 1;
                }
                corrected
            })
        };
        assert_eq!(found, expected, "{line}");
        words += 1;
    }
    println!("{words} words");
    assert!(words > 10_000, "{words} words");
}
