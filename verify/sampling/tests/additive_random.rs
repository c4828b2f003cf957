//! Tests that the additive random number generator of the ISOCC 2023 artifact explains the figures of the artifact that
//! differ.

use eccforge_circuit::lanes::{Backend, Slot};
use eccforge_gf::random::SplitMix64;
use eccforge_model::Rectangle;
use eccforge_sampling::staged::Pipeline;
use eccforge_scheme::stages::Stages;
use eccforge_works::{Errors, TableSpec, Work};

/// Maximum number of standard errors between the artifact's figures and ours with its generator.
const FAR: f64 = 4.0;
const SAMPLES: u64 = 1 << 18;

/// `rand()` of the GNU C library: each number is the sum of those 3 and 31 before, modulo 2^32, without its last bit.
/// Three bits `rand() % 2` at these distances have an even sum in three of four cases.
struct Additive {
    state: [u32; 31],
    at: usize,
}

impl Additive {
    fn new(seed: u64) -> Self {
        let mut random = SplitMix64::new(seed);
        Self { state: std::array::from_fn(|_| random.bits() as u32), at: 0 }
    }

    fn rand(&mut self) -> usize {
        let sum = self.state[self.at].wrapping_add(self.state[(self.at + 28) % 31]);
        self.state[self.at] = sum;
        self.at = (self.at + 1) % 31;
        (sum >> 1) as usize
    }

    fn below(&mut self, n: usize) -> usize {
        self.rand() % n
    }
}

/// Returns the wrong bits of a device, beat after beat: the artifact draws a rectangle, then its bits until enough are
/// wrong. A whole pin is drawn again with its bits.
fn device(random: &mut Additive, shape: &Rectangle, places: &[(usize, usize)], pins: usize) -> Vec<usize> {
    let mut place = places[if places.len() > 1 { random.below(places.len()) } else { 0 }];
    loop {
        let bits = (0..shape.bits()).filter(|_| shape.min_bits == shape.bits() || random.below(2) == 1);
        let bits: Vec<usize> = bits.collect();
        if bits.len() >= shape.min_bits {
            let sent = |i: usize| (place.0 + i / shape.pins) * pins + place.1 + i % shape.pins;
            return bits.into_iter().map(sent).collect();
        }
        if shape.min_bits == 3 {
            place = places[random.below(places.len())];
        }
    }
}

/// Returns the shares of right, detected and silent samples.
fn shares(stages: &Stages, shapes: &[Rectangle], random: &mut Additive) -> [f64; 3] {
    let devices = stages.device_bits().expect("devices");
    let (pins, word) = (devices[0][0].len(), stages.error_stage().scheme.geometry().bits());
    let places: Vec<_> = shapes.iter().map(|s| s.places(pins, devices[0].len()).expect("they fit")).collect();
    let pipeline = Pipeline::new(stages).expect("it fits");
    let (mut bench, mut injected) = (pipeline.bench(), vec![Slot::ZERO; pipeline.bits()]);
    let mut counts = [0u64; 3];
    for _ in 0..SAMPLES / 512 {
        injected.fill(Slot::ZERO);
        for lane in 0..512 {
            let chosen = loop {
                let chosen = [random.below(devices.len()), random.below(devices.len())];
                if chosen[0] != chosen[1] {
                    break chosen;
                }
            };
            for ((&chip, shape), places) in chosen.iter().zip(shapes).zip(&places) {
                let bits: Vec<usize> = devices[chip].iter().flatten().copied().collect();
                for bit in device(random, shape, places, pins) {
                    injected[chip * word + bits[bit]].0[lane / 64] |= 1 << (lane % 64);
                }
            }
        }
        let verdict = pipeline.run(Backend::best(), &mut bench, &injected, None);
        let of = [verdict.right(), verdict.detected, verdict.silent];
        for (count, slot) in counts.iter_mut().zip(of) {
            *count += u64::from(slot.count());
        }
    }
    counts.map(|count| count as f64 / SAMPLES as f64)
}

#[test]
#[ignore = "takes seconds"]
fn figures_that_differ_are_those_of_the_artifacts_generator() {
    let work = Work::named("ondie-isocc23").expect("a shipped work");
    let (mut random, mut rows) = (Additive::new(1), 0);
    let tables = work.tables.iter().filter_map(|table| match table {
        TableSpec::Outcomes(table) => Some(table),
        _ => None,
    });
    for row in tables.flat_map(|t| &t.rows).map(|row| &row.value).filter(|row| !row.differs.is_empty()) {
        let Errors::Devices(ids) = &row.errors.value else { continue };
        rows += 1;
        let (_, stages) = work.schemes.iter().find(|(name, _)| *name == row.scheme.value).expect("read with the work");
        let shapes: Vec<Rectangle> = ids.iter().map(|id| work.shapes[id].value).collect();
        let ours = shares(stages, &shapes, &mut random);
        for (p, published) in ours.iter().zip(&row.values.value) {
            let figure: f64 = published.parse().expect("a number");
            // Rows of unfinished runs have counts.
            let (figure, n) = row.samples.map_or((figure, 1e8), |n| (figure / n as f64, n as f64));
            let both = (p * SAMPLES as f64 + figure * n) / (SAMPLES as f64 + n);
            let away = (p - figure).abs() / (both * (1.0 - both) / SAMPLES as f64).sqrt().max(1e-9);
            assert!(away < FAR, "{} {}: {p}, published {figure}", row.scheme.value, ids.join(" + "));
        }
    }
    assert_eq!(rows, 17, "rows of the work that differ");
}

/// A known property of the generator: three bits at these distances have an even sum in three of four cases.
#[test]
fn bits_of_the_generator_are_not_independent() {
    let mut random = Additive::new(2);
    let bits: Vec<usize> = (0..100_031).map(|_| random.below(2)).collect();
    let even = bits.windows(32).filter(|w| (w[0] + w[28] + w[31]) % 2 == 0).count();
    assert!(even.abs_diff(75_000) < 900, "{even} of 100 000");
}
