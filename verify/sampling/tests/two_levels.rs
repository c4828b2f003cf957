//! Tests of a two-level Reed-Solomon code, whose outer code only restores chunks that the inner code reports, against closed forms.

use eccforge_circuit::lanes::{Backend, Slot};
use eccforge_gf::random::SplitMix64;
use eccforge_sampling::staged::Pipeline;
use eccforge_scheme::library;

const CHUNKS: usize = 72;
const PARITY: usize = 8;
/// Bytes of a chunk, its check bytes, and how many wrong ones the inner code corrects.
const BYTES: usize = 36;
const CHECK: usize = 4;
const RADIUS: usize = 2;
/// The probability that a byte is wrong.
const RATE: f64 = 0.032;

fn binomial(n: usize, k: usize) -> f64 {
    (0..k).map(|i| (n - i) as f64 / (i + 1) as f64).product()
}

/// Words of weight h of a Reed-Solomon code over GF(2^8) with these parameters (MacWilliams and Sloane, chapter 11, theorem 6).
fn words_of_weight(h: usize) -> f64 {
    let distance = CHECK + 1;
    let terms = (0..=h - distance).map(|j| {
        let sign = if j % 2 == 0 { 1.0 } else { -1.0 };
        sign * binomial(h, j) * (256f64.powi((h - distance + 1 - j) as i32) - 1.0)
    });
    binomial(BYTES, h) * terms.sum::<f64>()
}

/// The probability that a chunk becomes one at most [`RADIUS`] bytes from another word of the inner code.
fn miscorrected() -> f64 {
    let mut sum = 0.0;
    for h in CHECK + 1..=BYTES {
        // From a word of weight h, `added` zeros and `changed` other bytes get other values, and `cleared` bytes become zero.
        for added in 0..=RADIUS.min(BYTES - h) {
            for changed in 0..=RADIUS - added {
                for cleared in 0..=RADIUS - added - changed {
                    let weight = h + added - cleared;
                    let places = binomial(BYTES - h, added) * binomial(h, changed) * binomial(h - changed, cleared);
                    let values = 255f64.powi(added as i32) * 254f64.powi(changed as i32);
                    let each = (RATE / 255.0).powi(weight as i32) * (1.0 - RATE).powi((BYTES - weight) as i32);
                    sum += words_of_weight(h) * places * values * each;
                }
            }
        }
    }
    sum
}

/// The probability that a chunk has this number of wrong bytes.
fn of_weight(w: usize) -> f64 {
    binomial(BYTES, w) * RATE.powi(w as i32) * (1.0 - RATE).powi((BYTES - w) as i32)
}

/// The sum over all choices of this number of chunks of the probability that all of them are reported.
fn erased(chunks: usize, reported: f64) -> f64 {
    binomial(CHUNKS, chunks) * reported.powi(chunks as i32)
}

/// The probabilities that all data are right, and that wrong data are delivered in spite of as many erasures as parity chunks.
fn right_and_silent() -> [f64; 2] {
    let right: f64 = (0..=RADIUS).map(of_weight).sum();
    let wrong = miscorrected();
    let reported = 1.0 - right - wrong;
    let all_right = (0..=PARITY).map(|e| erased(e, reported) * right.powi((CHUNKS - e) as i32)).sum();
    // With fewer erasures, the other check symbols detect a wrong chunk. Several wrong chunks are rarer by far.
    let left = (CHUNKS - PARITY) as i32;
    [all_right, erased(PARITY, reported) * ((right + wrong).powi(left) - right.powi(left))]
}

/// Standard deviations between a count and its expectation.
fn deviation(count: usize, samples: usize, probability: f64) -> f64 {
    let n = samples as f64;
    (count as f64 - n * probability) / (n * probability * (1.0 - probability)).sqrt()
}

#[test]
fn chunks_that_the_inner_code_reports_are_restored_as_often_as_by_the_closed_form() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../examples/ranks/reach.yaml");
    let stages = library::named_stages(path).expect("an example");
    let pipeline = Pipeline::new(&stages).expect("it fits");
    assert_eq!(pipeline.bits(), CHUNKS * BYTES * 8);
    let mut random = SplitMix64::new(2512);
    let (mut right, mut silent) = (0, 0);
    let batches = 40;
    for _ in 0..batches {
        let mut errors = vec![Slot::ZERO; pipeline.bits()];
        for lane in 0..512 {
            for byte in 0..CHUNKS * BYTES {
                if (random.below(1 << 30) as f64) < RATE * f64::from(1 << 30) {
                    let value = 1 + random.below(255);
                    (0..8)
                        .filter(|b| value >> b & 1 == 1)
                        .for_each(|b| errors[8 * byte + b].0[lane / 64] ^= 1 << (lane % 64));
                }
            }
        }
        let verdict = pipeline.run(Backend::best(), &mut pipeline.bench(), &errors, None);
        for lane in 0..512 {
            silent += usize::from(verdict.silent.get(lane));
            right += usize::from(!verdict.silent.get(lane) && !verdict.detected.get(lane));
        }
    }
    let samples = 512 * batches;
    let [p_right, p_silent] = right_and_silent();
    assert!(p_right > 0.3 && p_right < 0.9 && p_silent > 0.002, "{p_right} {p_silent}");
    assert!(deviation(right, samples, p_right).abs() < 4.0, "{right} of {samples}, expected {p_right}");
    assert!(deviation(silent, samples, p_silent).abs() < 4.0, "{silent} of {samples}, expected {p_silent}");
}
