//! Tests of codes that correct a few symbols anywhere, and more of them only within one group: against brute force, and against the
//! rule of Bamboo ECC's simulator.

use crate::balls::{code, oracle, reed_solomon};

use eccforge_exact::ball::facts;
use eccforge_exact::facts::Verdict;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::random::SplitMix64;
use eccforge_oracle::bounded::BoundedDistance;
use eccforge_scheme::algebraic::Algebraic;
use num_traits::ToPrimitive;

/// Tries every error of up to four of seven symbols, and every syndrome, of a decoder that corrects one symbol anywhere and two only
/// in symbols 0 to 2 or 3 to 5. The last group is symbol 6.
#[test]
fn corrections_within_a_group_are_counted_as_by_brute_force() {
    let scheme = reed_solomon(3, 0xb, [7, 4], "up-to: 2, within-group: {symbols: 3, above: 1}");
    let oracle = oracle(&code(0xb, 0..7, 4, 1));
    let found = facts(&scheme);
    let rule = found.within_group.as_ref().expect("a rule");
    assert_eq!([found.erased[0].corrected, rule.symbols, rule.corrected, found.erased[0].never_silent], [1, 3, 2, 2]);
    // The word after decoding; `None` if it is uncorrectable.
    let decoded = |word: &[u32]| {
        let corrections = oracle.correct(word, &[], 2)?;
        if let [(a, _), (b, _)] = corrections[..]
            && !(a < 3 && b < 3 || (3..6).contains(&a) && (3..6).contains(&b))
        {
            return None;
        }
        let mut word = word.to_vec();
        corrections.iter().for_each(|(s, value)| word[*s] ^= value);
        Some(word)
    };
    // Corrected, detected, undetected and miscorrected errors by weight, and accepted words by their last symbols.
    let (mut counts, mut accepted) = ([[0u64; 4]; 5], 0);
    for number in 0..8u32.pow(7) {
        let word: Vec<u32> = (0..7).map(|s| number >> (3 * s) & 7).collect();
        let weight = word.iter().filter(|value| **value != 0).count();
        let has_own_syndrome = number < 8u32.pow(4);
        if weight > 4 && !has_own_syndrome {
            continue;
        }
        let result = decoded(&word);
        accepted += u64::from(has_own_syndrome && result.is_some());
        if let Some(of_weight) = counts.get_mut(weight) {
            of_weight[match result {
                None => 1,
                Some(result) if result == [0; 7] => 0,
                Some(result) if result == word => 2,
                Some(_) => 3,
            }] += 1;
        }
    }
    for (row, expected) in found.erased[0].by_errors.iter().zip(&counts[1..]) {
        let t = row.outcomes.as_ref().expect("it is counted");
        let found = [&t.corrected, &t.detected, &t.undetected, &t.miscorrected].map(|count| count.to_u64().unwrap());
        assert_eq!(&found, expected, "{}", row.wrong);
    }
    let share = found.erased[0].accepted_at_random.to_f64().expect("a number");
    assert_eq!(share, accepted as f64 / 4096.0);
}

/// A code of Bamboo ECC: n pins, r check symbols, and the pins of a chip.
struct PinCode {
    scheme: Algebraic,
    oracle: BoundedDistance,
    n: usize,
    r: usize,
    chip: usize,
}

impl PinCode {
    fn new(name: &str, [n, r, chip]: [usize; 3]) -> Self {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../examples/ranks");
        let file = SourceFile::read(format!("{folder}/{name}.yaml").as_ref()).expect("a file");
        let scheme = Algebraic::from_text(&file).expect("valid").expect("no list");
        Self { scheme, oracle: oracle(&code(0x11d, 0..n as u64, r as u32, 1)), n, r, chip }
    }

    /// The wrong pins of a class of faults in random chips.
    fn wrong_pins(&self, class: &str, random: &mut SplitMix64) -> Vec<usize> {
        let chips = self.n / self.chip;
        let first = random.bits() as usize % chips;
        let other = (first + 1 + random.bits() as usize % (chips - 1)) % chips;
        let third = (0..chips).find(|c| *c != first && *c != other).expect("three chips");
        let pin = |c: usize, i: usize| vec![c * self.chip + i];
        let whole = |c: usize| (c * self.chip..(c + 1) * self.chip).collect::<Vec<usize>>();
        match class {
            "pin" => pin(first, 0),
            "two pins" => [pin(first, 0), pin(other, 1)].concat(),
            "three pins" => [pin(first, 0), pin(other, 1), pin(third, 0)].concat(),
            "chip" => whole(first),
            "chip and pin" => [whole(first), pin(other, 0)].concat(),
            "two chips" => [whole(first), whole(other)].concat(),
            _ => panic!("`{class}` is not one of the classes"),
        }
    }

    /// The corrections of the simulator: more than two pins must be of one chip.
    fn corrections(&self, word: &[u32]) -> Option<Vec<(usize, u32)>> {
        let found = self.oracle.correct(word, &[], self.chip)?;
        let is_of_one_chip = found.iter().all(|(pin, _)| pin / self.chip == found[0].0 / self.chip);
        (found.len() <= 2 || is_of_one_chip).then_some(found)
    }

    /// The wrong bits of an entry. Position p of the simulator is the coefficient of x^p, and its check symbols come first; ours are last.
    fn bits(&self, symbols: impl Iterator<Item = (usize, u32)>) -> Vec<usize> {
        let mut bits = Vec::new();
        for (position, value) in symbols {
            let first = 8 * ((position + self.n - self.r) % self.n);
            bits.extend((0..8).filter(|i| value >> i & 1 == 1).map(|i| first + i));
        }
        bits.sort_unstable();
        bits
    }
}

#[test]
fn bamboo_codes_correct_two_pins_anywhere_and_the_pins_of_a_chip() {
    let classes = [
        ("pin", true),
        ("two pins", true),
        ("chip", true),
        ("three pins", false),
        ("chip and pin", false),
        ("two chips", false),
    ];
    let mut random = SplitMix64::new(2015);
    for (name, shape) in [
        ("bamboo-qpc-72", [72, 8, 4]),
        ("bamboo-qpc-76", [76, 8, 4]),
        ("bamboo-opc-80", [80, 16, 8]),
        ("bamboo-opc-144", [144, 16, 8]),
    ] {
        let pins = PinCode::new(name, shape);
        assert_eq!(facts(&pins.scheme).claims[0].verdict, Verdict::Holds);
        for (class, is_right) in classes.into_iter().flat_map(|class| [class; 6]) {
            let mut word = vec![0; pins.n];
            let wrong = pins.wrong_pins(class, &mut random);
            for pin in &wrong {
                word[*pin] = 1 + random.bits() as u32 % 255;
            }
            let corrections = pins.corrections(&word);
            assert_eq!(
                corrections.as_ref().is_some_and(|found| found.len() == wrong.len()),
                is_right,
                "{name} {class}"
            );
            let mut entry = vec![false; 8 * pins.n];
            for bit in pins.bits(word.into_iter().enumerate()) {
                entry[bit] = true;
            }
            let (data, check) = entry.split_at(8 * (pins.n - pins.r));
            let expected = corrections.map(|found| pins.bits(found.into_iter()));
            assert_eq!(pins.scheme.decode(data, check, &[]), expected, "{name} {class}");
        }
    }
}
