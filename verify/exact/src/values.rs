//! Silent errors by the stored values: the bits of numbers and pointers that are wrong when an entry is delivered without an alarm.
//!
//! The data bits of an entry, in their order, are values of one format: bit i of the data is bit i mod w of value i / w. The decoder is
//! linear apart from its choice of a correction, so the wrong bits do not depend on the values.

use crate::batch::Batch;
use crate::enumerate::{self, Progress};
use eccforge_circuit::Circuit;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_model::{Choices, ErrorModel};
use eccforge_scheme::Scheme;
use std::collections::BTreeMap;

/// Classes with more patterns than this are left out.
// The wrong bits of every pattern are kept, not only counted.
const MOST_PATTERNS: u64 = 1 << 26;

/// A format of stored values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// Name on the command line.
    pub name: &'static str,
    /// The format in words.
    pub meaning: &'static str,
    /// Bits of a value.
    pub width: u32,
    /// Fields with their lowest bit and their width, from the one whose errors matter most.
    pub fields: &'static [(&'static str, u32, u32)],
}

const fn format(
    name: &'static str,
    meaning: &'static str,
    width: u32,
    fields: &'static [(&'static str, u32, u32)],
) -> Format {
    Format { name, meaning, width, fields }
}

/// Every format.
pub const FORMATS: [Format; 10] = [
    format("bf16", "bfloat16", 16, &[("exponent", 7, 8), ("sign", 15, 1), ("fraction", 0, 7)]),
    format("fp16", "IEEE 754 binary16", 16, &[("exponent", 10, 5), ("sign", 15, 1), ("fraction", 0, 10)]),
    format("fp32", "IEEE 754 binary32", 32, &[("exponent", 23, 8), ("sign", 31, 1), ("fraction", 0, 23)]),
    format("fp64", "IEEE 754 binary64", 64, &[("exponent", 52, 11), ("sign", 63, 1), ("fraction", 0, 52)]),
    format(
        "e4m3",
        "FP8 of the Open Compute Project, E4M3",
        8,
        &[("exponent", 3, 4), ("sign", 7, 1), ("fraction", 0, 3)],
    ),
    format(
        "e5m2",
        "FP8 of the Open Compute Project, E5M2",
        8,
        &[("exponent", 2, 5), ("sign", 7, 1), ("fraction", 0, 2)],
    ),
    format("int8", "integers in two's complement", 8, &[("sign", 7, 1), ("high half", 4, 3), ("low half", 0, 4)]),
    format("int16", "integers in two's complement", 16, &[("sign", 15, 1), ("high half", 8, 7), ("low half", 0, 8)]),
    format("int32", "integers in two's complement", 32, &[("sign", 31, 1), ("high half", 16, 15), ("low half", 0, 16)]),
    // A processor traps on a pointer with wrong upper bits, so errors of the page matter most.
    format(
        "pointer",
        "pointers of 48 bits to pages of 4 KiB",
        64,
        &[("page", 12, 36), ("offset", 0, 12), ("upper bits", 48, 16)],
    ),
];

impl Format {
    /// The format of this name.
    pub fn named(name: &str) -> Option<Self> {
        FORMATS.into_iter().find(|format| format.name == name)
    }

    /// The field of the wrong bits of a value whose errors matter most; no field without a wrong bit.
    pub fn field(&self, wrong: u64) -> Option<usize> {
        self.fields.iter().position(|(_, low, width)| wrong >> low & ((1 << width) - 1) != 0)
    }
}

/// Silent errors of one class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrongValues {
    /// Patterns of the class.
    pub patterns: u64,
    /// Silent patterns.
    pub silent: u64,
    /// For each field of the format, the silent patterns whose wrong values have it as the field that matters most.
    pub by_field: Vec<u64>,
    /// For each bit of a value, how often it is wrong in silent patterns.
    pub by_bit: Vec<u64>,
    /// By the number of wrong values of a pattern and the wrong bits of one of them, how often that occurs in silent patterns.
    pub residuals: BTreeMap<(usize, u64), u64>,
}

/// The silent errors of each class of a model; `None` for classes that are uniform or have too many patterns. Enables have their
/// defaults.
///
/// # Errors
/// The data are not whole values, or the entry has no sets of bits that a class needs.
pub fn wrong_values(
    scheme: &Scheme,
    model: &ErrorModel,
    format: &Format,
    progress: &Progress,
) -> Result<Vec<Option<WrongValues>>, String> {
    let (bits, width) = (scheme.geometry.data_bits().len(), format.width as usize);
    if !bits.is_multiple_of(width) {
        return Err(format!(
            "an entry has {bits} data bits, which are not whole values of {width} bits ({})",
            format.name
        ));
    }
    let tied = scheme.tied();
    let circuit = Decoder::new(&tied, Strategy::SyndromeLookup).flatten().restricted_to(&["data", "due"]);
    let mut found = Vec::new();
    for class in &model.classes {
        let sets = class.sets(&tied)?;
        if class.patterns.are_uniform() || Choices::total(&sets) > MOST_PATTERNS {
            found.push(None);
            continue;
        }
        let seen = enumerate::visited(&sets, &|| Seen::new(&circuit, format), &|seen, bits| seen.push(bits), progress);
        let mut sum = WrongValues::of(format);
        for mut part in seen {
            part.flush();
            sum.add(part.values);
        }
        found.push(Some(sum));
    }
    Ok(found)
}

/// Number of patterns that [`wrong_values`] decodes, the total of its progress.
pub fn work(scheme: &Scheme, model: &ErrorModel) -> u64 {
    let mut work = 0u64;
    for class in model.classes.iter().filter(|class| !class.patterns.are_uniform()) {
        let patterns = class.sets(scheme).map_or(0, |sets| Choices::total(&sets));
        work += if patterns > MOST_PATTERNS { 0 } else { patterns };
    }
    work
}

impl WrongValues {
    fn of(format: &Format) -> Self {
        let (by_field, by_bit) = (vec![0; format.fields.len()], vec![0; format.width as usize]);
        Self { by_field, by_bit, ..Self::default() }
    }

    fn add(&mut self, part: Self) {
        self.patterns += part.patterns;
        self.silent += part.silent;
        self.by_field.iter_mut().zip(part.by_field).for_each(|(sum, count)| *sum += count);
        self.by_bit.iter_mut().zip(part.by_bit).for_each(|(sum, count)| *sum += count);
        for (residual, count) in part.residuals {
            *self.residuals.entry(residual).or_default() += count;
        }
    }

    /// Adds a silent pattern with these wrong values, which have a wrong bit each.
    fn add_silent(&mut self, format: &Format, wrong: &[u64]) {
        self.silent += 1;
        // The smallest index is the field that matters most.
        let field = wrong.iter().filter_map(|value| format.field(*value)).min();
        field.into_iter().for_each(|field| self.by_field[field] += 1);
        for value in wrong {
            for (bit, count) in self.by_bit.iter_mut().enumerate() {
                *count += value >> bit & 1;
            }
            *self.residuals.entry((wrong.len(), *value)).or_default() += 1;
        }
    }
}

/// A batch of patterns that are decoded together, and the results so far.
struct Seen<'a> {
    batch: Batch<'a, 2>,
    format: &'a Format,
    values: WrongValues,
}

impl<'a> Seen<'a> {
    fn new(circuit: &'a Circuit, format: &'a Format) -> Self {
        Self { batch: Batch::new(circuit, "entry", ["data", "due"]), format, values: WrongValues::of(format) }
    }

    fn push(&mut self, bits: &[usize]) {
        if self.batch.add(bits.iter().copied()) {
            self.flush();
        }
    }

    fn flush(&mut self) {
        let Self { batch, format, values } = self;
        batch.run(|batch, used| {
            values.patterns += u64::from(used.count_ones());
            let data: Vec<u64> = batch.output(0).collect();
            let mut silent = used & batch.any(0) & !batch.any(1);
            while silent != 0 {
                let lane = silent.trailing_zeros();
                let value =
                    |bits: &[u64]| bits.iter().enumerate().fold(0, |v, (i, cases)| v | (cases >> lane & 1) << i);
                let wrong = data.chunks(format.width as usize).map(value).filter(|value| *value != 0);
                values.add_silent(format, &wrong.collect::<Vec<u64>>());
                silent &= silent - 1;
            }
        });
    }
}
