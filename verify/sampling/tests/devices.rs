//! Tests of errors of several devices: drawn errors against all patterns of the shapes, and outcomes against the
//! oracle.

use crate::erasing::erasing;
use crate::tiny;

use eccforge_circuit::lanes::{Backend, Slot};
use eccforge_exact::enumerate::Progress;
use eccforge_exact::sampler::{InjectedErrors, Sampler, Sampling};
use eccforge_exact::two_devices;
use eccforge_model::{ErrorModel, Rectangle};
use eccforge_oracle::stages::Pipeline as Plain;
use eccforge_runs::random::{Generator, Stream};
use eccforge_runs::run::{Limits, StopRules};
use eccforge_sampling::draws::SamplingRequest;
use eccforge_sampling::monte_carlo::Plan;
use eccforge_sampling::source::{Kind, NamedSource, Source};
use eccforge_sampling::staged::OnCircuits;
use num_rational::BigRational;
use num_traits::{One, ToPrimitive};
use std::collections::BTreeMap;
use tiny::small;

const fn shape(pins: usize, beats: usize, min_bits: usize) -> Rectangle {
    Rectangle { pins, beats, every: None, min_bits, max_bits: None }
}

const fn exactly(pins: usize, beats: usize, bits: usize) -> Rectangle {
    Rectangle { max_bits: Some(bits), ..shape(pins, beats, bits) }
}

/// Returns all errors of a shape in a die of 12 cells, whose beats of four pins are cells 4 b to 4 b + 3; all are
/// equally likely.
fn patterns(shape: &Rectangle) -> Vec<Vec<usize>> {
    let every = shape.every.unwrap_or(shape.beats);
    let bits = shape.min_bits..=shape.max_bits.unwrap_or(12);
    let mut patterns = Vec::new();
    for first_beat in (0..3).step_by(every).filter(|beat| beat + shape.beats <= 3) {
        for first_pin in (0..4).step_by(shape.pins) {
            let mut cells = Vec::new();
            for beat in first_beat..first_beat + shape.beats {
                cells.extend((first_pin..first_pin + shape.pins).map(|pin| 4 * beat + pin));
            }
            for set in 0..1usize << cells.len() {
                if bits.contains(&(set.count_ones() as usize)) {
                    patterns.push((0..cells.len()).filter(|i| set >> i & 1 == 1).map(|i| cells[i]).collect());
                }
            }
        }
    }
    patterns
}

/// Returns all errors of two different dies; all are equally likely.
fn pairs(shapes: &[Rectangle; 2], dies: usize) -> Vec<Vec<usize>> {
    let mut errors = Vec::new();
    for first_die in 0..dies {
        for second_die in (0..dies).filter(|die| *die != first_die) {
            for first in patterns(&shapes[0]) {
                for second in patterns(&shapes[1]) {
                    let mut error: Vec<usize> = first.iter().map(|cell| 12 * first_die + cell).collect();
                    error.extend(second.iter().map(|cell| 12 * second_die + cell));
                    error.sort_unstable();
                    errors.push(error);
                }
            }
        }
    }
    errors
}

const SHAPES: [[Rectangle; 2]; 6] = [
    [shape(1, 2, 1), shape(4, 1, 4)],
    [shape(2, 2, 2), shape(2, 1, 0)],
    [shape(4, 1, 3), Rectangle { every: Some(2), ..shape(1, 1, 1) }],
    [shape(1, 3, 1), shape(1, 3, 1)],
    [exactly(4, 3, 2), exactly(4, 1, 1)],
    [Rectangle { max_bits: Some(2), ..shape(4, 2, 1) }, exactly(1, 3, 3)],
];

/// Asserts that each pattern is drawn with its frequency, within six standard deviations at a fixed seed.
#[test]
fn every_pattern_of_the_shapes_is_drawn_as_often_as_every_other() {
    const GROUPS: u64 = 400;
    let devices = small(4, 2, "none").0.device_bits().expect("devices");
    for shapes in SHAPES {
        let source = Source::of_devices(&shapes, &devices, 12).expect("it can be drawn");
        let stream = Stream::new(Generator::Ars7, 3, "devices");
        let (mut bench, mut injected) = (source.bench(), vec![Slot::ZERO; 48]);
        let mut seen: BTreeMap<Vec<usize>, f64> = BTreeMap::new();
        for group in 0..GROUPS {
            source.draw(&stream, (0, group), Backend::U64, &mut bench, &mut injected);
            for lane in 0..512 {
                let error = (0..48).filter(|&bit| injected[bit].get(lane)).collect();
                *seen.entry(error).or_default() += 1.0;
            }
        }
        let all = pairs(&shapes, 4);
        let each = GROUPS as f64 * 512.0 / all.len() as f64;
        let mut expected: BTreeMap<Vec<usize>, f64> = BTreeMap::new();
        for error in all {
            *expected.entry(error).or_default() += each;
        }
        for (error, drawn) in &seen {
            let should = expected.get(error).unwrap_or_else(|| panic!("{shapes:?}: {error:?} is none of them"));
            assert!((drawn - should).abs() < 6.0 * should.sqrt() + 1.0, "{shapes:?}: {error:?} {drawn}, not {should}");
        }
        assert!(each < 20.0 || seen.len() == expected.len(), "{shapes:?}: {} of {}", seen.len(), expected.len());
    }
}

/// Returns the shares of right, detected and silent errors, all of them decoded by the oracle.
fn shares(plain: &Plain, errors: &[Vec<usize>]) -> [f64; 3] {
    let mut counts = [0.0; 3];
    for error in errors {
        let data = vec![false; plain.layers[1].copies * plain.layers[1].code.data_positions.len()];
        let mut cells = plain.encode(&data);
        for &bit in error.iter() {
            cells[bit] ^= true;
        }
        let blocks = plain.read(&cells, &data).blocks;
        let outcome = match () {
            () if blocks.iter().any(|b| b.wrong && !b.refused) => 2,
            () if blocks.iter().any(|b| b.refused) => 1,
            () => 0,
        };
        counts[outcome] += 1.0;
    }
    counts.map(|count| count / errors.len() as f64)
}

#[test]
fn sampled_errors_of_two_dies_end_as_the_oracle_says_of_all_of_them() {
    let sampler =
        OnCircuits::new(Limits { threads: 0, backend: Backend::U64, stop: StopRules::default(), shard: None });
    let (stages, plain) = small(4, 2, "none");
    let mut some = [false; 3];
    for shapes in SHAPES {
        let (samples, errors) = (400_000, InjectedErrors::Devices(shapes.to_vec()));
        let request = Sampling { stages: &stages, errors, samples, seed: 2, refused: None };
        let sampled = sampler.sample(&request, &Progress::default()).expect("sampled");
        let expected = shares(&plain, &pairs(&shapes, 4));
        let counts = [sampled.right, sampled.detected, sampled.silent];
        for ((count, share), some) in counts.into_iter().zip(expected).zip(&mut some) {
            let (mean, n) = (share * samples as f64, samples as f64);
            let away = (count as f64 - mean).abs() / (n * share * (1.0 - share)).sqrt().max(1e-3);
            assert!(away < 6.0, "{shapes:?}: {count} of {samples}, exactly {share}");
            *some |= count > 1000;
        }
    }
    assert_eq!(some, [true; 3]);
}

/// Compares the exact sum over two dies with all their errors, decoded by the oracle.
#[test]
fn exact_sums_over_two_dies_are_those_of_the_oracle() {
    let memories =
        [small(5, 2, "none"), erasing("uncorrectable", 1, 2), erasing("uncorrectable", 2, 2), erasing("alarm", 1, 2)];
    let all = shape(4, 3, 0);
    let mut seen = [false; 3];
    for (m, (stages, plain)) in memories.iter().enumerate() {
        for shapes in
            [[exactly(4, 3, 2), exactly(4, 3, 2)], [exactly(4, 3, 1), shape(4, 1, 3)], [all, exactly(1, 3, 3)]]
        {
            // A uniform die has many errors, and the first and the third memory use everything that the others do.
            if m % 2 == 1 && shapes[0] == all {
                continue;
            }
            let exact = two_devices::outcomes(stages, &shapes, None).expect("they fit").expect("an exact sum");
            let errors = pairs(&shapes, 5);
            let [right, detected, silent] =
                shares(plain, &errors).map(|share| (share * errors.len() as f64).round() as u64);
            let share = |count: u64| BigRational::new(count.into(), errors.len().into());
            let found = [exact.corrected, exact.detected, exact.miscorrected];
            assert_eq!(found, [right, detected, silent].map(share), "memory {m}: {shapes:?}");
            for (seen, n) in seen.iter_mut().zip([right, detected, silent]) {
                *seen |= n > 0;
            }
        }
    }
    assert_eq!(seen, [true; 3]);
    assert!(two_devices::outcomes(&memories[0].0, &[shape(1, 1, 0); 3], None).is_ok_and(|exact| exact.is_none()));
    // Two uniform dies have too many errors for the oracle.
    let sampler =
        OnCircuits::new(Limits { threads: 0, backend: Backend::U64, stop: StopRules::default(), shard: None });
    for (stages, _) in &memories {
        let exact = two_devices::outcomes(stages, &[all, all], None).expect("they fit").expect("an exact sum");
        let (samples, errors) = (400_000, InjectedErrors::Devices(vec![all, all]));
        let sampled =
            sampler.sample(&Sampling { stages, errors, samples, seed: 5, refused: None }, &Progress::default());
        let sampled = sampled.expect("sampled");
        for (count, share) in [(sampled.right, exact.corrected), (sampled.silent, exact.miscorrected)] {
            let share = share.to_f64().expect("a share");
            let away = (count as f64 - share * 4e5).abs() / (4e5 * share * (1.0 - share)).sqrt().max(1e-3);
            assert!(away < 6.0, "{count}, exactly {share}");
        }
    }
    // One die: two wrong bits in a die are corrected by the rank.
    let one = two_devices::outcomes(&memories[0].0, &[exactly(4, 3, 2)], None).expect("it fits").expect("an exact sum");
    assert!(one.corrected.is_one());
}

#[test]
fn errors_that_devices_do_not_have_are_refused() {
    let (stages, model) = (small(4, 2, "none").0, ErrorModel::table1());
    for (shapes, message) in [
        (vec![shape(1, 1, 0); 5], "the source has errors in 5 different devices, but the entry has 4"),
        (vec![shape(3, 1, 0)], "do not fit into a device of 4 pins and 3 beats"),
        (vec![shape(1, 4, 0)], "do not fit into a device of 4 pins and 3 beats"),
    ] {
        let source = NamedSource { id: "two".to_owned(), kind: Kind::Devices(shapes) };
        let draws = SamplingRequest { sources: std::slice::from_ref(&source), ..SamplingRequest::new(&model, 9, 4) };
        let error = Plan::new([stages.clone()], &draws).map(drop).expect_err(message).to_string();
        assert!(error.contains("`two` cannot be drawn for cells of `tiny`") && error.contains(message), "{error}");
        let g = stages.error_geometry();
        assert!(Source::of_kind(&source.kind, g).is_err_and(|e| e.to_string().contains("a scheme of several stages")));
    }
}
