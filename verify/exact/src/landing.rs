//! Wrong corrections: the bits that a decoder flips after an error that it takes for another one.

use crate::batch::Batch;
use crate::enumerate;
use eccforge_circuit::Circuit;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_model::{Choices, ErrorClass, ErrorModel};
use eccforge_scheme::spec::WithinSpec;
use eccforge_scheme::{Geometry, Scheme};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// Classes with more patterns than this are left out.
pub const MOST_PATTERNS: u64 = 1 << 26;

/// Divisions of an entry; errors and corrections are compared by the parts of each.
pub const PARTS: [&str; 6] = WithinSpec::PARTS;

/// Wrong corrections after the errors of one class.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Landing {
    /// Errors after which the entry is delivered wrong, with a correction.
    pub miscorrected: u64,
    /// For each of [`PARTS`], the number of those errors after which a bit in an error-free part is flipped.
    #[serde(serialize_with = "by_part")]
    #[schemars(with = "Vec<OfPart>")]
    pub outside: [u64; PARTS.len()],
    /// For each physical bit, the number of those errors after which it is flipped although it was correct.
    #[serde(serialize_with = "by_bit")]
    #[schemars(with = "Vec<OfBit>")]
    pub bits: Vec<u64>,
}

/// Wrong corrections outside the parts with wrong bits.
#[derive(Serialize, JsonSchema)]
struct OfPart {
    /// Number of errors with such a correction.
    errors: u64,
    /// Kind of part, such as `byte`.
    part: &'static str,
}

/// Wrong corrections that flip one bit.
#[derive(Serialize, JsonSchema)]
struct OfBit {
    /// Physical bit of the entry.
    bit: usize,
    /// Errors after which it is flipped.
    errors: u64,
}

fn by_part<S: Serializer>(outside: &[u64; PARTS.len()], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(outside.iter().zip(PARTS).map(|(&errors, part)| OfPart { errors, part }))
}

fn by_bit<S: Serializer>(bits: &[u64], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(flipped(bits).map(|(bit, errors)| OfBit { bit, errors }))
}

/// The bits that are flipped, with the number of errors.
fn flipped(bits: &[u64]) -> impl Iterator<Item = (usize, u64)> {
    bits.iter().copied().enumerate().filter(|(_, errors)| *errors > 0)
}

impl Landing {
    /// The bits that are flipped, with the number of errors.
    pub fn flipped(&self) -> impl Iterator<Item = (usize, u64)> {
        flipped(&self.bits)
    }
}

/// The wrong corrections after each class of a model; `None` for classes that are uniform or have too many
/// patterns. Enables have their defaults.
///
/// # Errors
/// The entry has no sets of bits that a class needs.
pub fn landing(scheme: &Scheme, model: &ErrorModel) -> Result<Vec<Option<Landing>>, String> {
    of_classes(scheme, model.classes.iter())
}

/// Like [`landing`], for some classes.
pub(crate) fn of_classes<'a>(
    scheme: &Scheme,
    classes: impl Iterator<Item = &'a ErrorClass>,
) -> Result<Vec<Option<Landing>>, String> {
    let tied = scheme.tied();
    let circuit = Decoder::new(&tied, Strategy::SyndromeLookup).flatten().restricted_to(&["flips", "ce", "due"]);
    let parts = parts(&tied);
    let mut landings = Vec::new();
    for class in classes {
        let sets = class.sets(&tied)?;
        // Flips are read bit by bit, not only counted, so the limit is lower than that of an enumerated class.
        if class.patterns.are_uniform() || Choices::total(&sets) > MOST_PATTERNS {
            landings.push(None);
            continue;
        }
        let batches = enumerate::visited(
            &sets,
            &|| Landings::new(&circuit, tied.geometry, &parts),
            &|batch, bits| batch.push(bits),
            &Default::default(),
        );
        let mut sum = Landing { bits: vec![0; tied.geometry.bits()], ..Landing::default() };
        for mut batch in batches {
            batch.flush();
            sum.miscorrected += batch.seen.miscorrected;
            for (sum, count) in sum.outside.iter_mut().zip(batch.seen.outside) {
                *sum += count;
            }
            for (sum, count) in sum.bits.iter_mut().zip(&batch.seen.bits) {
                *sum += count;
            }
        }
        landings.push(Some(sum));
    }
    Ok(landings)
}

/// The part of each physical bit, for each of [`PARTS`].
fn parts(scheme: &Scheme) -> [Vec<usize>; PARTS.len()] {
    let (geometry, inverse) = (scheme.geometry, scheme.layout.inverse());
    // In the order of `PARTS`.
    let part_of: [&dyn Fn(usize) -> usize; PARTS.len()] = [
        &|bit| geometry.pin(bit),
        &|bit| geometry.byte(bit),
        &|bit| geometry.pin(bit) / 4,
        &|bit| geometry.pin(bit) / 8,
        &|bit| geometry.beat(bit),
        &|bit| inverse[bit].0,
    ];
    part_of.map(|part| (0..geometry.bits()).map(part).collect())
}

/// A batch of errors that are decoded together, and the totals over all batches.
struct Landings<'a> {
    batch: Batch<'a, 3>,
    geometry: Geometry,
    parts: &'a [Vec<usize>; PARTS.len()],
    seen: Landing,
}

impl<'a> Landings<'a> {
    fn new(circuit: &'a Circuit, geometry: Geometry, parts: &'a [Vec<usize>; PARTS.len()]) -> Self {
        let seen = Landing { bits: vec![0; geometry.bits()], ..Landing::default() };
        Self { batch: Batch::new(circuit, "entry", ["flips", "ce", "due"]), geometry, parts, seen }
    }

    fn push(&mut self, bits: &[usize]) {
        if self.batch.add(bits.iter().copied()) {
            self.flush();
        }
    }

    fn flush(&mut self) {
        let Self { batch, geometry, parts, seen } = self;
        batch.run(|batch, _| {
            let (errors, flips): (&[u64], Vec<u64>) = (&batch.cases, batch.output(0).collect());
            let mut wrong = 0;
            for bit in (0..flips.len()).filter(|bit| geometry.is_data(*bit)) {
                wrong |= errors[bit] ^ flips[bit];
            }
            let miscorrected = wrong & batch.any(1) & !batch.any(2);
            seen.miscorrected += u64::from(miscorrected.count_ones());
            // Most batches of a good code have no wrong correction.
            if miscorrected == 0 {
                return;
            }
            let added: Vec<u64> = flips.iter().zip(errors).map(|(f, e)| f & !e & miscorrected).collect();
            for (sum, new) in seen.bits.iter_mut().zip(&added) {
                *sum += u64::from(new.count_ones());
            }
            for (parts, sum) in parts.iter().zip(&mut seen.outside) {
                let count = parts.iter().max().map_or(0, |last| last + 1);
                let mut with_errors = vec![0; count];
                let mut with_added = vec![0; count];
                for (bit, &part) in parts.iter().enumerate() {
                    with_errors[part] |= errors[bit];
                    with_added[part] |= added[bit];
                }
                let mut outside = 0;
                for (errors, added) in with_errors.iter().zip(&with_added) {
                    outside |= added & !errors;
                }
                *sum += u64::from(outside.count_ones());
            }
        });
    }
}
