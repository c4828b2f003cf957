//! Tests of stages on circuits against the oracle of stages, which decodes bit by bit and shares no code with them.

use crate::comparison::{Comparison, tally};
use crate::erasing::erasing;
use crate::{oracles, tiny::small};
use eccforge_circuit::lanes::{Backend, Slot};
use eccforge_documents::scheme::AtRate;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact::Method;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::random::SplitMix64;
use eccforge_model::ErrorModel;
use eccforge_oracle::Status;
use eccforge_oracle::stages::{Layer, Pipeline as Plain};
use eccforge_outcomes::Tally;
use eccforge_runs::records::Counts;
use eccforge_sampling::staged::{Pipeline, SAMPLES, by_weight, facts};
use eccforge_scheme::library;
use eccforge_scheme::stages::Stages;
use eccforge_works as works;
use num_rational::BigRational;
use num_traits::{One, ToPrimitive, Zero};

#[test]
fn every_error_of_up_to_three_cells_of_small_pipelines_ends_as_the_oracle_says() {
    for (dies, checks, flag) in [(3, 1, "none"), (3, 1, "severity"), (4, 2, "none"), (4, 2, "severity")] {
        let (stages, plain) = small(dies, checks, flag);
        let mut comparison = Comparison::new(&plain, &stages);
        let tried = comparison.all_up_to_three();
        for (weight, found) in by_weight(&comparison.pipeline, Backend::best(), &Progress::default()) {
            assert_eq!(found, Some(tally(tried[weight])), "{dies} {checks} {flag}: {weight} bits");
        }
        let seen = [comparison.silent, comparison.detected, comparison.corrected];
        assert!(seen.iter().all(|&n| n > 100), "{dies} {checks} {flag}: {seen:?}");
    }
}

#[test]
fn every_error_of_up_to_three_bits_of_a_link_ends_as_the_oracle_says() {
    for (dies, checks) in [(3, 1), (4, 2)] {
        let (mut stages, plain) = small(dies, checks, "none");
        stages.errors_at = 1;
        let plain = Plain { layers: plain.layers[1..].to_vec() };
        let mut comparison = Comparison::new(&plain, &stages);
        let tried = comparison.all_up_to_three();
        for (weight, found) in by_weight(&comparison.pipeline, Backend::best(), &Progress::default()) {
            assert_eq!(found, Some(tally(tried[weight])), "{dies} {checks}: {weight} bits");
        }
        assert!(comparison.silent > 0 && comparison.detected > 100, "{dies} {checks}");
        assert_eq!(comparison.corrected > 100, checks == 2);
    }
}

/// An entry with the cells of three dies of twelve bits: a die is a beat, and each of its bits is a pin.
const SIZES: &str = "eccforge-model: 1\nid: sizes\nname: Sizes\nsource: test\nunit: fit\nclasses:\n  \
    - {id: bit, name: Bit, rate: 3, patterns: {weight: {bits: 1}}}\n  \
    - {id: pin, name: Pin, rate: 2, patterns: {within: {region: pin, min-bits: 2, max-bits: 3}}}\n  \
    - {id: die, name: Die, rate: 1, patterns: {uniform: {region: beat}}}\n  \
    - {id: nearly-all, name: Nearly all, rate: 1, patterns: {within: {region: entry, min-bits: 34, max-bits: 36}}}\n  \
    - {id: all, name: All, rate: 1, patterns: {uniform: {region: entry}}}\n";

#[test]
fn classes_of_field_faults_end_as_the_oracle_says_where_every_pattern_is_tried() {
    let (stages, plain) = small(3, 1, "none");
    let model = ErrorModel::from_text(&SourceFile::new("sizes.yaml", SIZES)).expect("a model");
    let pipeline = Pipeline::new(&stages).expect("it fits");
    let by_class =
        facts(&stages, &pipeline, Some(&model), Backend::best(), &Progress::default()).expect("counted").by_class;
    // The sets of at least so many of these bits.
    let subsets = |bits: &[usize], least: u32| {
        let mut subsets: Vec<Vec<usize>> = Vec::new();
        for set in (0..1u32 << bits.len()).filter(|set| set.count_ones() >= least) {
            subsets.push((0..bits.len()).filter(|i| set >> i & 1 == 1).map(|i| bits[i]).collect());
        }
        subsets
    };
    let single: Vec<Vec<usize>> = (0..36).map(|bit| vec![bit]).collect();
    let pins: Vec<Vec<usize>> = (0..12).flat_map(|pin| subsets(&[pin, 12 + pin, 24 + pin], 2)).collect();
    let mut dies: Vec<Vec<usize>> = Vec::new();
    for die in 0..3 {
        let bits: Vec<usize> = (12 * die..12 * (die + 1)).collect();
        dies.extend(subsets(&bits, 0));
    }
    // Errors that leave one or two of the bits right, or none.
    let mut dense: Vec<Vec<usize>> = vec![(0..36).collect()];
    for second in 0..36 {
        for first in 0..=second {
            dense.push((0..36).filter(|bit| ![first, second].contains(bit)).collect());
        }
    }
    for (class, errors) in by_class.iter().zip([single, pins, dies, dense]) {
        let mut comparison = Comparison::new(&plain, &stages);
        for error in errors {
            comparison.push(error);
        }
        comparison.flush();
        let sum = comparison.counts.iter().fold(Counts::default(), |sum, counts| sum + *counts);
        assert_eq!((&class.tally, class.silent), (&tally(sum), None), "{}", class.class);
    }
    assert_eq!(
        by_class.iter().map(|class| class.method).collect::<Vec<_>>(),
        [Method::Counted, Method::Enumerated, Method::Enumerated, Method::Enumerated, Method::Sampled]
    );
    let sampled = &by_class[4];
    let [low, high] = sampled.silent.expect("sampled");
    let share = sampled.tally.silent().to_f64().expect("a number") / SAMPLES as f64;
    assert!(sampled.tally.total() == SAMPLES.into() && 0.0 < low && low < share && share < high, "{sampled:?}");
}

/// Returns the exact probabilities of a right word and of a silent one: every error of the word, decoded by the oracle.
fn word(plain: &Plain, rate: &BigRational) -> [BigRational; 2] {
    let code = &plain.layers[1].code;
    let mut by_weight = vec![[0u64; 2]; code.bits + 1];
    for value in 0..1u64 << code.bits {
        let received: Vec<bool> = (0..code.bits).map(|b| value >> b & 1 == 1).collect();
        let decoded = code.decode(&received);
        let right = !code.data_positions.iter().any(|&d| decoded.entry[d]);
        if decoded.status != Status::Detected {
            by_weight[value.count_ones() as usize][usize::from(!right)] += 1;
        }
    }
    let one = BigRational::one();
    let chance = |k: usize| rate.pow(k as i32) * (&one - rate).pow((code.bits - k) as i32);
    let mut chances = [BigRational::zero(), BigRational::zero()];
    for (k, numbers) in by_weight.iter().enumerate() {
        for (sum, number) in chances.iter_mut().zip(numbers) {
            *sum += chance(k) * BigRational::from_integer((*number).into());
        }
    }
    chances
}

#[test]
fn outcomes_at_a_rate_lie_within_their_bounds_which_are_narrow_at_low_rates() {
    for (dies, checks) in [(3, 1), (4, 2)] {
        let (mut stages, plain) = small(dies, checks, "none");
        stages.errors_at = 1;
        let pipeline = Pipeline::new(&stages).expect("it fits");
        let by_weight = by_weight(&pipeline, Backend::best(), &Progress::default());
        let none = Tally { clean: 1u32.into(), ..Tally::default() };
        let tallies: Vec<Tally> =
            [none].into_iter().chain(by_weight.into_iter().filter_map(|(_, tally)| tally)).collect();
        for denominator in [4i64, 1000, 1_000_000_000] {
            let rate = BigRational::new(1.into(), denominator.into());
            let ours = AtRate::new("r", &rate, pipeline.bits(), &tallies);
            let (p, beyond) = (&ours.outcomes, ours.beyond.clone().unwrap_or_default());
            let [right, silent] = word(&plain, &rate);
            // The worse of two words counts.
            let one = BigRational::one();
            let (right, not_silent) = (&right * &right, (&one - &silent) * (&one - &silent));
            let expected = [
                (right.clone(), &p.clean + &p.corrected),
                (&not_silent - &right, p.detected.clone()),
                (one - not_silent, p.silent()),
            ];
            for (p, least) in expected {
                assert!(least <= p && p <= least + &beyond, "{checks} {denominator}: {p} {ours:?}");
            }
            assert_eq!(ours.counted_bits, Some(3));
            let narrow = beyond < BigRational::new(1.into(), 1_000_000.into());
            assert_eq!(narrow, denominator > 4, "{ours:?}");
        }
    }
}

/// Compares errors of several dies on memories whose dies report to the rank, with different kinds of reports and numbers of erased symbols.
#[test]
fn reports_that_erase_symbols_end_as_the_oracle_says() {
    for (of, from, up_to) in [
        ("uncorrectable", 1, 2),
        ("uncorrectable", 2, 2),
        ("uncorrectable", 1, 1),
        ("corrected", 1, 2),
        ("alarm", 1, 2),
    ] {
        let (stages, plain) = erasing(of, from, up_to);
        let mut comparison = Comparison::new(&plain, &stages);
        let mut random = SplitMix64::new(12);
        for _ in 0..6000 {
            let mut error: Vec<usize> = Vec::new();
            for _ in 0..1 + random.below(4) {
                let die = random.below(5);
                for _ in 0..1 + random.below(4) {
                    error.push(die * 12 + random.below(12));
                }
            }
            error.sort_unstable();
            error.dedup();
            comparison.push(error);
        }
        comparison.flush();
        let seen = [comparison.silent, comparison.detected, comparison.corrected];
        assert!(seen.iter().all(|&n| n > 10), "{of} {from} {up_to}: {seen:?}");
    }
}

/// A sampled run draws few wrong bits and skips samples that the dies correct, unless a corrected word erases a symbol.
#[test]
fn corrected_words_that_erase_too_many_symbols_are_decoded() {
    let (stages, _) = erasing("corrected", 1, 1);
    let pipeline = Pipeline::new(&stages).expect("small");
    assert!(!pipeline.puts_right(&[0]));
    let counts = by_weight(&pipeline, Backend::U64, &Progress::default());
    // Two wrong bits in two different dies are two corrected words, more than a codeword may have erased.
    let detected = counts[1].1.as_ref().map(|tally| tally.detected.clone());
    assert!(detected.is_some_and(|detected| detected >= (10u32 * 144).into()));
}

/// The stages of Unity ECC, with the order of a device's data bits in which its artifact reads the matrix: 16 beats of
/// a pin, four pins, two halves of the burst.
fn unity(id: &str) -> Plain {
    let mut from = vec![usize::MAX; 1280];
    for chip in 0..10 {
        for column in 0..128 {
            let (pin, beat) = (column % 64 / 16, column / 64 * 16 + column % 16);
            from[beat * 40 + chip * 4 + pin] = chip * 128 + column;
        }
    }
    let rank = oracles::of_work(id);
    let on_die = oracles::of_work("unity-on-die");
    let layers = vec![
        Layer { code: on_die, copies: 10, from: Vec::new(), tells: false, erases: None },
        Layer { code: rank, copies: 2, from, tells: false, erases: None },
    ];
    Plain { layers }
}

#[test]
#[ignore = "takes seconds"]
fn shipped_stages_end_as_the_oracle_says() {
    for (id, rank) in [("unity-on-die-chipkill", "unity-chipkill"), ("unity-on-die-ssc-dec", "unity-ssc-dec")] {
        let stages = library::named_stages(id).expect("shipped");
        let plain = unity(rank);
        let mut comparison = Comparison::new(&plain, &stages);
        let mut random = SplitMix64::new(11);
        for i in 0..4096 {
            // Some words have some wrong bits each: as few as the on-die code corrects, or many more.
            let mut error: Vec<usize> = Vec::new();
            for _ in 0..1 + random.below(4) {
                let word = random.below(10);
                for _ in 0..1 + random.below(2 + i % 5) {
                    error.push(word * 136 + random.below(136));
                }
            }
            error.sort_unstable();
            error.dedup();
            comparison.push(error);
        }
        comparison.flush();
        let seen = [comparison.silent, comparison.detected, comparison.corrected];
        assert!(seen.iter().all(|&n| n > 10), "{id}: {seen:?}");
    }
}

/// Returns the pin and beat of a chip for column c of the matrix in the artifact of ISOCC 2023: region after region, in
/// each half of the burst from the last beat on. A region has `wide` pins and `long` beats.
fn bounded(column: usize, wide: usize, long: usize) -> (usize, usize) {
    let (half, column) = (column / 64, column % 64);
    let (region, bit) = (column / (wide * long), column % (wide * long));
    let across = 4 / wide;
    let beat = 15 - region / across * long - bit / wide;
    (region % across * wide + bit % wide, half * 16 + beat)
}

/// Returns the stages of the artifact: an on-die code whose regions have this shape, if it is bounded, and a rank code.
fn isocc(on_die: &str, region: Option<(usize, usize)>, rank: &str) -> Plain {
    let mut from = vec![usize::MAX; 1280];
    for chip in 0..10 {
        for column in 0..128 {
            let (pin, beat) = region.map_or((column % 4, column / 4), |(wide, long)| bounded(column, wide, long));
            from[beat * 40 + chip * 4 + pin] = chip * 128 + column;
        }
    }
    let layer = |id, copies, from| Layer { code: oracles::of_work(id), copies, from, tells: false, erases: None };
    Plain { layers: vec![layer(on_die, 10, Vec::new()), layer(rank, 1, from)] }
}

/// Draws errors of two chips in the shapes of the artifact, and a few further bits.
#[test]
fn bounded_on_die_codes_and_a_rank_code_end_as_the_oracle_says() {
    let mut silent = 0;
    for (id, on_die, region) in [
        ("bound-1x16", "fault-bound-16", Some((1, 16))),
        ("bound-2x8", "fault-bound-16", Some((2, 8))),
        ("bound-4x4", "fault-bound-16", Some((4, 4))),
        ("bound-2x16", "fault-bound-32", Some((2, 16))),
        ("bound-4x8", "fault-bound-32", Some((4, 8))),
        ("unbound", "fault-bound-none", None),
    ] {
        for rank in ["chipkill-4x2", "chipkill-2x4"] {
            let stages = library::named_stages(&format!("{id}-{rank}")).expect("shipped");
            let plain = isocc(on_die, region, rank);
            let mut comparison = Comparison::new(&plain, &stages);
            let mut random = SplitMix64::new(3);
            for i in 0..1024 {
                let mut error: Vec<usize> = Vec::new();
                for chip in [random.below(10), random.below(10)] {
                    // Neighbouring columns, every fourth column, or any.
                    let (first, step) = [(16 * random.below(8), 1), (random.below(4), 4), (0, 1)][i % 3];
                    let among = if i % 3 == 2 { 136 } else { 16 };
                    let wrong = (0..among).filter(|_| random.below(2 + i % 3 * 8) == 0);
                    error.extend(wrong.map(|bit| chip * 136 + first + step * bit));
                }
                error.sort_unstable();
                error.dedup();
                comparison.push(error);
            }
            comparison.flush();
            let seen = [comparison.silent, comparison.detected, comparison.corrected];
            assert!(seen[1] > 100 && seen[2] > 100, "{id} {rank}: {seen:?}");
            silent += seen[0];
        }
    }
    assert!(silent > 10, "{silent}");
}

#[test]
fn errors_on_the_link_pass_the_last_stage_alone() {
    let file = works::Work::shipped_file("unity-on-die-chipkill").expect("shipped");
    let text = file.text.replace("errors-at: cells", "errors-at: rank");
    let stages = Stages::from_text(&SourceFile::new("l.yaml", text), None, &library::named_scheme).expect("valid");
    let pipeline = Pipeline::new(&stages).expect("it fits");
    assert_eq!((pipeline.bits(), pipeline.word(), pipeline.stages()), (1280, 640, 1));
    // The symbol of a whole chip in one codeword is corrected; two such chips are not.
    let mut injected = vec![Slot::ZERO; 1280];
    for bit in [0, 1, 2, 3, 40, 41, 42, 43] {
        injected[bit].0[0] |= 3;
    }
    injected[4].0[0] |= 2;
    let verdict = pipeline.run(Backend::U64, &mut pipeline.bench(), &injected, None);
    assert!(verdict.right().get(0) && verdict.corrected_at[0].get(0));
    assert!(!verdict.right().get(1));
}
