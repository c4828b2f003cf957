//! Tests that drawn patterns belong to their class, and that every part of the class is drawn with its probability.

use eccforge_circuit::lanes::{Backend, Slot};
use eccforge_model::{Device, DeviceMap, ErrorModel, Patterns, Region, Sets, Uniform, Weight, Within};
use eccforge_runs::random::{Generator, Stream};
use eccforge_sampling::source::{Chance, Kind, Parts, Source, stream_key};
use eccforge_scheme::Geometry;
use std::collections::BTreeMap;

const HBM2: Geometry = Geometry::new(4, 72, 64);

fn patterns_of(patterns: &Patterns, g: Geometry, groups: u64, backend: Backend) -> Vec<Vec<usize>> {
    let source = Source::of_class(patterns, g).unwrap();
    let stream = Stream::new(Generator::Ars7, 5, &stream_key(patterns, g));
    let (mut bench, mut slots) = (source.bench(), vec![Slot::ZERO; source.bits()]);
    let mut all = Vec::new();
    for group in 0..groups {
        source.draw(&stream, (2, group), backend, &mut bench, &mut slots);
        for i in 0..512 {
            all.push((0..slots.len()).filter(|&bit| slots[bit].get(i)).collect());
        }
    }
    all
}

/// Returns chi-squared over equally likely cells, as deviations from its mean.
fn chi_sigma(counts: &[u64]) -> f64 {
    let n: u64 = counts.iter().sum();
    let expected = n as f64 / counts.len() as f64;
    let chi: f64 = counts.iter().map(|&c| (c as f64 - expected).powi(2) / expected).sum();
    let freedom = counts.len() as f64 - 1.0;
    (chi - freedom) / (2.0 * freedom).sqrt()
}

/// Returns patterns of the first samples of a block that are drawn part by part, in the order of their numbers.
fn by_parts(parts: &Parts, key: &str, samples: u64, backend: Backend) -> Vec<Vec<usize>> {
    let stream = Stream::new(Generator::Ars7, 5, key);
    let mut all = BTreeMap::new();
    parts.each(&stream, (2, samples), backend, |number, wrong| {
        assert!(all.insert(number, wrong.to_vec()).is_none(), "sample {number} has two patterns");
    });
    assert!(all.keys().copied().eq(0..samples), "every sample has a pattern");
    all.into_values().collect()
}

#[test]
fn patterns_drawn_part_by_part_belong_to_their_class_and_are_the_same_in_a_shorter_block() {
    let more = [
        Patterns::Within(Within { region: Region::Lane, min_bits: 1, max_bits: 4 }),
        Patterns::Within(Within { region: Region::Beat, min_bits: 2, max_bits: 3 }),
        Patterns::Uniform(Uniform { region: Region::Device(Device { pins: 4 }) }),
        Patterns::Weight(Weight { bits: 4 }),
    ];
    let table1 = ErrorModel::table1();
    let mut drawn_by_parts = 0;
    for g in [HBM2, Geometry::new(1, 39, 32)] {
        for patterns in table1.classes.iter().map(|c| &c.patterns).chain(&more) {
            let Some(parts) = Parts::of_class(patterns, g) else { continue };
            drawn_by_parts += 1;
            let (key, samples) = (stream_key(patterns, g), 80 * 512 + 77);
            let drawn = by_parts(&parts, &key, samples, Backend::best());
            let mut hits = vec![0; g.bits()];
            for pattern in &drawn {
                assert!(patterns.contain(g, pattern), "{patterns:?} drew {pattern:?}");
                for &b in pattern.iter() {
                    hits[b] += 1;
                }
            }
            let bound = if matches!(patterns, Patterns::Weight(_)) { 6.0 } else { 40.0 };
            // The last byte of 39 bits has seven, so its bits are hit less often.
            assert!(g != HBM2 || chi_sigma(&hits).abs() < bound, "{patterns:?}: {}", chi_sigma(&hits));
            assert_eq!(by_parts(&parts, &key, 1234, Backend::U64), drawn[..1234], "{patterns:?}");
        }
    }
    assert!(drawn_by_parts >= 14, "{drawn_by_parts} classes are drawn part by part");
}

/// There are 39 x 38 / 2 equally likely pairs of bits, and each is counted.
#[test]
fn every_pair_of_bits_comes_up_as_often_if_rejected_attempts_are_passed_over() {
    let (g, patterns) = (Geometry::new(1, 39, 32), Patterns::Weight(Weight { bits: 2 }));
    let parts = Parts::of_class(&patterns, g).unwrap();
    let mut counts = BTreeMap::<Vec<usize>, u64>::new();
    for pattern in by_parts(&parts, &stream_key(&patterns, g), 1 << 18, Backend::best()) {
        *counts.entry(pattern).or_default() += 1;
    }
    assert_eq!(counts.len(), 741);
    let sigma = chi_sigma(&counts.into_values().collect::<Vec<_>>());
    assert!(sigma.abs() < 4.0, "{sigma}");
}

#[test]
fn every_drawn_pattern_belongs_to_its_class_and_every_bit_is_hit_equally_often() {
    let more = [
        Patterns::Within(Within { region: Region::Lane, min_bits: 1, max_bits: 4 }),
        Patterns::Within(Within { region: Region::Beat, min_bits: 2, max_bits: 2 }),
        Patterns::Uniform(Uniform { region: Region::Device(Device { pins: 4 }) }),
        Patterns::Weight(Weight { bits: 4 }),
    ];
    let table1 = ErrorModel::table1();
    for patterns in table1.classes.iter().map(|c| &c.patterns).chain(&more) {
        let drawn = patterns_of(patterns, HBM2, 80, Backend::best());
        let mut hits = vec![0; HBM2.bits()];
        for pattern in &drawn {
            assert!(patterns.contain(HBM2, pattern), "{patterns:?} drew {pattern:?}");
            for &b in pattern.iter() {
                hits[b] += 1;
            }
        }
        // Bits of one pattern depend on each other, which widens chi-squared for regions; weight keeps it near one.
        let bound = match patterns {
            Patterns::Weight(_) => 6.0,
            _ => 40.0,
        };
        assert!(chi_sigma(&hits).abs() < bound, "{patterns:?}: {}", chi_sigma(&hits));
    }
}

#[test]
fn every_byte_pattern_and_every_number_of_bits_comes_up_as_often_as_it_should() {
    let byte = Patterns::Within(Within { region: Region::Byte, min_bits: 2, max_bits: 8 });
    let mut cells = BTreeMap::new();
    for pattern in patterns_of(&byte, HBM2, 400, Backend::best()) {
        *cells.entry(pattern).or_insert(0u64) += 1;
    }
    let counts: Vec<u64> = cells.into_values().collect();
    assert_eq!(counts.len(), 36 * 247);
    assert!(chi_sigma(&counts).abs() < 6.0, "{}", chi_sigma(&counts));

    let lane = Patterns::Within(Within { region: Region::Lane, min_bits: 1, max_bits: 3 });
    let mut by_weight = [0u64; 4];
    for p in patterns_of(&lane, HBM2, 400, Backend::best()).iter() {
        by_weight[p.len()] += 1;
    }
    let ways = [0.0, 32.0, 496.0, 4960.0];
    let n = (400 * 512) as f64;
    for k in 1..4 {
        let p = ways[k] / 5488.0;
        let z = (by_weight[k] as f64 - n * p) / (n * p * (1.0 - p)).sqrt();
        assert!(z.abs() < 6.0, "{k} bits: {z}");
    }
}

/// Returns each pattern of small classes with its frequency: parts of a uniform region are equally likely, whatever
/// their size, and so are all patterns of other classes.
fn shares(patterns: &Patterns, g: Geometry) -> BTreeMap<Vec<usize>, f64> {
    let all = (0..1usize << g.bits()).map(|v| (0..g.bits()).filter(|b| v >> b & 1 == 1).collect::<Vec<_>>());
    let mut shares = BTreeMap::new();
    match patterns {
        Patterns::Uniform(u) => {
            let parts = u.region.parts(g);
            for part in &parts {
                for v in 0..1usize << part.len() {
                    let mut bits: Vec<usize> = (0..part.len()).filter(|i| v >> i & 1 == 1).map(|i| part[i]).collect();
                    bits.sort_unstable();
                    *shares.entry(bits).or_insert(0.0) += 1.0 / (parts.len() << part.len()) as f64;
                }
            }
        }
        other => {
            let these: Vec<Vec<usize>> = all.filter(|bits| other.contain(g, bits)).collect();
            let n = these.len() as f64;
            shares.extend(these.into_iter().map(|bits| (bits, 1.0 / n)));
        }
    }
    shares
}

#[test]
fn every_pattern_of_small_classes_is_drawn_as_often_as_it_should_be() {
    const GROUPS: u64 = 60;
    let g = Geometry::new(1, 11, 8);
    let sets = |at_once| Region::Sets(Sets { first: 1, count: 4, every: 2, bits: 2, stride: 1, at_once });
    let within = |region, min_bits, max_bits| Patterns::Within(Within { region, min_bits, max_bits });
    let classes = [
        // Sets that are in several choices.
        Patterns::Uniform(Uniform { region: sets(2) }),
        Patterns::Uniform(Uniform { region: sets(3) }),
        // A lane, or byte, of eight pins and one of three.
        Patterns::Uniform(Uniform { region: Region::Lane }),
        within(Region::Byte, 2, 8),
        within(Region::Lane, 3, 4),
        within(Region::Byte, 4, 8),
        // These are so few of all patterns that hardly any is accepted when a part is drawn as a whole.
        within(Region::Entry, 11, 11),
        within(Region::Entry, 10, 11),
        Patterns::Weight(Weight { bits: 1 }),
    ];
    for patterns in &classes {
        let drawn = patterns_of(patterns, g, GROUPS, Backend::U64);
        let mut seen: BTreeMap<Vec<usize>, f64> = BTreeMap::new();
        let n = drawn.len() as f64;
        for bits in drawn {
            *seen.entry(bits).or_default() += 1.0;
        }
        let shares = shares(patterns, g);
        assert!(seen.keys().all(|bits| shares.contains_key(bits)), "{patterns:?}");
        for (bits, p) in &shares {
            let deviation = (n * p * (1.0 - p)).sqrt().max(1.0);
            let found = seen.get(bits).copied().unwrap_or_default();
            assert!((found - n * p).abs() < 6.0 * deviation, "{patterns:?} {bits:?}: {found} for {}", n * p);
        }
    }
    let wide = Geometry::new(2, 8, 4);
    for patterns in [within(Region::Lane, 16, 16), within(Region::Entry, 15, 16)] {
        assert!(patterns_of(&patterns, wide, 20, Backend::U64).iter().all(|bits| patterns.contain(wide, bits)));
    }
}

#[test]
fn patterns_that_an_entry_lacks_are_reported_and_not_drawn() {
    let g = Geometry::new(1, 13, 8);
    let message = |patterns| Source::of_class(&patterns, g).map(drop).map_err(|e| e.to_string());
    let pin = Patterns::Within(Within { region: Region::Pin, min_bits: 2, max_bits: 4 });
    assert_eq!(message(pin), Err("no pin of an entry of 1 beat and 13 pins has 2 bits".to_owned()));
    let map = Patterns::DeviceMap(DeviceMap { pins: 4, beats: 8, map: 1 });
    assert!(message(map).is_err_and(|why| why.contains("does not consist of devices of 4 pins")));
}

#[test]
fn every_lane_draws_the_same_patterns() {
    for class in &ErrorModel::table1().classes {
        let reference = patterns_of(&class.patterns, HBM2, 3, Backend::U64);
        for backend in Backend::ALL {
            match backend.available() {
                Ok(lane) => assert_eq!(patterns_of(&class.patterns, HBM2, 3, lane), reference, "{lane:?} {}", class.id),
                Err(reason) => xtask::no_lane(backend.name(), &reason),
            }
        }
    }
}

#[test]
fn a_biased_bit_is_one_as_often_as_its_threshold_says() {
    let stream = Stream::new(Generator::Philox, 1, "biased");
    let g = Geometry::new(1, 8, 4);
    for threshold in [0, 1 << 63, 1 << 60, u64::MAX, 3 << 56, 0x123456789abcdef0] {
        let source = Source::of_kind(&Kind::Independent(Chance(threshold)), g).unwrap();
        let (mut bench, mut slots) = (source.bench(), [Slot::ZERO; 8]);
        let mut ones = 0;
        for group in 0..250 {
            source.draw(&stream, (0, group), Backend::U64, &mut bench, &mut slots);
            ones += slots.iter().map(|slot| u64::from(slot.count())).sum::<u64>();
        }
        let (n, p) = (2000.0 * 512.0, threshold as f64 / 2f64.powi(64));
        let deviation = (n * p * (1.0 - p)).sqrt().max(0.5);
        assert!((ones as f64 - n * p).abs() < 6.0 * deviation, "{threshold:#x}: {ones}");
    }
}

/// Returns the frequency of each pattern on an entry with this number of bits.
fn often(patterns: &Patterns, bits: usize, groups: u64) -> BTreeMap<Vec<usize>, f64> {
    let mut seen = BTreeMap::new();
    for pattern in patterns_of(patterns, Geometry::new(1, bits, bits / 2), groups, Backend::U64) {
        *seen.entry(pattern).or_insert(0.0) += 1.0;
    }
    seen
}

/// A number below n is drawn by comparing random bits with n, numbers of wrong bits are counted, and different numbers are
/// compared.
#[test]
fn comparisons_and_counts_of_choices_are_right() {
    const GROUPS: u64 = 100;
    let n = (GROUPS * 512) as f64;
    let near = |seen: f64, p: f64| (seen - n * p).abs() < 6.0 * (n * p * (1.0 - p)).sqrt();
    let single = |count, at_once| {
        Patterns::Uniform(Uniform {
            region: Region::Sets(Sets { first: 0, count, every: 1, bits: 1, stride: 1, at_once }),
        })
    };
    for count in [1, 2, 5, 18, 32, 33, 63, 64] {
        let seen = often(&single(count, 1), 64, GROUPS);
        let wanted: Vec<Vec<usize>> = std::iter::once(Vec::new()).chain((0..count).map(|bit| vec![bit])).collect();
        assert_eq!(seen.keys().cloned().collect::<Vec<_>>(), wanted, "{count} sets");
        assert!(seen.iter().skip(1).all(|(_, seen)| near(*seen, 0.5 / count as f64)), "{count} sets: {seen:?}");
    }
    let seen = often(&Patterns::Within(Within { region: Region::Entry, min_bits: 2, max_bits: 4 }), 6, GROUPS);
    assert!(seen.keys().all(|bits| (2..=4).contains(&bits.len())) && seen.len() == 50, "{seen:?}");
    assert!(seen.values().all(|seen| near(*seen, 1.0 / 50.0)), "{seen:?}");
    for count in [2, 3, 8] {
        let both = often(&single(count, 2), 64, GROUPS).into_iter().filter(|(bits, _)| bits.len() == 2);
        assert!(near(both.map(|(_, seen)| seen).sum(), 0.25), "two different ones of {count}");
    }
}
