//! The parts that every target prints: programs, parity masks and the facts in the header comment.

use crate::algebraic;
use crate::layout::{Bytes, Cost, NotPrinted, check_masks};
use crate::single::{Single, Size};
use crate::table::width;
use eccforge_circuit::passes::{Decoding, predecode};
use eccforge_circuit::word_program::WordProgram;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::{encoder, stored};
use eccforge_scheme::algebraic::Algebraic;
use eccforge_scheme::library::argument;
use eccforge_scheme::{Fold, Geometry, PairConfirmation, Scheme, Space, check_equations};
use std::collections::BTreeSet;

/// Limits for the functions of one entry on a Cortex-M4 (gcc -Os).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Maximum number of bytes of tables and functions.
    pub flash: usize,
    /// Maximum number of instructions of the longest decoding.
    pub worst: usize,
}

impl Budget {
    /// Whether a decoder is within the limits.
    pub(crate) fn allows(&self, cost: &Cost) -> bool {
        cost.flash <= self.flash && cost.worst <= self.worst
    }
}

/// Contents of the source in addition to the functions for one entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Prefix of all names in C, instead of `ecc_` and the id.
    pub prefix: Option<String>,
    /// Functions for as many entries as a word has bits, by logic operations.
    pub lanes: bool,
    /// Decoding of one entry by the logic operations of the lanes, which are then in the source too.
    pub constant_time: bool,
    /// Functions for arrays with vector instructions, for machines that have them.
    pub vectors: bool,
    /// Bit 0 of the data and of the check bits is the most significant bit of the first byte, not the least significant one.
    pub msb_first: bool,
    /// The fastest decoder within these limits, instead of the fastest of all.
    pub budget: Option<Budget>,
    /// DPI-C functions for a simulator of SystemVerilog.
    pub dpi: bool,
    /// VPI functions for a simulator of Verilog.
    pub vpi: bool,
}

/// The parts of a scheme that the header comment of a file names.
pub struct Title<'s> {
    /// Id of the scheme.
    pub id: &'s str,
    /// Display name of the scheme.
    pub name: &'s str,
    /// Source of the publication.
    pub source: &'s str,
    /// SHA-256 of the scheme's meaning, in hexadecimal.
    pub hash: String,
    /// Shape of the entry.
    pub geometry: Geometry,
    /// The scheme on the command line.
    pub argument: String,
}

impl<'s> From<&'s Scheme> for Title<'s> {
    fn from(s: &'s Scheme) -> Self {
        let argument = argument(&s.id, &s.file);
        Self { id: &s.id, name: &s.name, source: &s.source, hash: s.hash(), geometry: s.geometry, argument }
    }
}

impl<'s> From<&'s Algebraic> for Title<'s> {
    fn from(s: &'s Algebraic) -> Self {
        let argument = argument(&s.id, &s.file);
        Self { id: &s.id, name: &s.name, source: &s.source, hash: s.hash(), geometry: s.geometry, argument }
    }
}

/// A scheme, lowered for printing.
pub(crate) struct Parts<'s> {
    pub scheme: &'s Scheme,
    pub hash: String,
    pub bytes: Bytes,
    /// Encoder and decoder of the lanes, if requested.
    pub lanes: Option<[WordProgram; 2]>,
    pub single: Single,
    /// `masks[c][w]`: the bits of data bytes 8 w .. 8 w + 7 that sum to check bit c.
    pub masks: Vec<Vec<u64>>,
}

/// The cost of the decoder that these options give.
///
/// # Errors
/// The errors of the functions that print the decoder.
pub fn cost(scheme: &Scheme, options: &Options) -> Result<Cost, NotPrinted> {
    if let Some(ball) = options.ball(scheme) {
        return algebraic::cost(&ball, options);
    }
    Ok(Parts::new(scheme, &Options { lanes: false, constant_time: false, vectors: false, ..options.clone() })?
        .single
        .cost())
}

/// The conditions under which every enable has its default; `condition` has the number of an enable and its default.
pub(crate) fn defaults(scheme: &Scheme, condition: impl Fn(usize, bool) -> String) -> String {
    scheme.default_enables().into_iter().enumerate().map(|(i, on)| condition(i, on)).collect()
}

/// Whether every codeword of a scheme corrects the errors of one bit and no others, without rules between codewords.
pub(crate) fn corrects_bits_alone(scheme: &Scheme) -> bool {
    let has_rules = !scheme.sanity_check.is_empty()
        || scheme.pair_confirmation != PairConfirmation::None
        || !scheme.enables.is_empty();
    let are_bits = scheme.corrects.iter().all(|spaces| {
        let bits: BTreeSet<&[usize]> = spaces.iter().flat_map(Space::basis).map(Vec::as_slice).collect();
        let is_of_bits = spaces.iter().all(|space| space.basis().len() == 1 && space.basis()[0].len() == 1);
        is_of_bits && bits.len() == scheme.code.h.n()
    });
    !has_rules && are_bits
}

/// Encoder and decoder of the lanes; `on_checks` is the scheme with the constant on its check bits only.
fn lanes(scheme: &Scheme, on_checks: &Scheme) -> [WordProgram; 2] {
    let plain = scheme.without_address();
    let decoder = Decoder::new(&plain, Strategy::SyndromeLookup).flatten();
    let circuits = [encoder(&plain).restricted_to(&["check"]), decoder.restricted_to(&["flips", "ce", "due"])];
    circuits.map(|circuit| {
        let predecoded = predecode(&stored(on_checks, &circuit), Decoding::SOURCE);
        WordProgram::new(&predecoded).sorted()
    })
}

/// The fastest decoder within a budget.
fn single(scheme: &Scheme, bytes: &Bytes, budget: Option<Budget>) -> Result<Single, NotPrinted> {
    let Some(budget) = budget else { return Ok(Single::new(scheme, bytes, Size::Usual)) };
    let mut decoders = Vec::new();
    for size in [Size::Large, Size::Usual, Size::Small] {
        let single = Single::new(scheme, bytes, size);
        let cost = single.cost();
        if budget.allows(&cost) {
            return Ok(single);
        }
        if !decoders.contains(&cost) {
            decoders.push(cost);
        }
    }
    Err(NotPrinted::OverBudget { decoders })
}

impl<'s> Parts<'s> {
    pub(crate) fn new(scheme: &'s Scheme, options: &Options) -> Result<Self, NotPrinted> {
        let bytes = Bytes::new(scheme, options.msb_first);
        if options.vectors && bytes.spare() != 0 {
            return Err(NotPrinted::NotWholeBytes { data_bits: bytes.data.len() });
        }
        // The functions exchange data with their caller, who adds the constant on stored data. Functions with an address add to
        // the check bits what the address adds.
        let on_checks = scheme.constant.iter().copied().filter(|bit| !scheme.geometry.is_data(*bit));
        let on_checks = scheme.without_address().with_constant(on_checks.collect());
        let has_lanes = options.lanes || options.constant_time;
        let lanes = has_lanes.then(|| lanes(scheme, &on_checks));
        let (masks, single) = (check_masks(scheme, &bytes), single(&on_checks, &bytes, options.budget)?);
        Ok(Self { scheme, hash: scheme.hash(), bytes, lanes, single, masks })
    }

    /// Bits of the words that hold data and check bits, if an entry is one word of the language.
    pub(crate) fn words(&self) -> Option<[u32; 2]> {
        let check = self.bytes.check.len();
        let bytes = self.bytes.data_bytes();
        // The functions on words take the data by value, so a word of three bytes, say, has no type.
        let is_word = bytes <= 8 && bytes.is_power_of_two() && check <= 32;
        if !is_word {
            return None;
        }
        let largest_check = (1u64 << check) - 1;
        Some([8 * bytes as u32, width(largest_check)])
    }

    /// By physical bit: data bit d as d, check bit c as the number of data bits + c.
    pub(crate) fn places(&self) -> Vec<usize> {
        (0..self.scheme.geometry.bits()).map(|bit| self.bytes.joint_place(bit)).collect()
    }

    /// The constant on the check bits in the syntax of an array; empty if there is none.
    pub(crate) fn constant(&self, suffix: &str) -> String {
        listed(&self.bytes.constant(self.scheme), suffix)
    }

    /// For each address bit, the check bits that it complements, as bytes.
    pub(crate) fn address(&self) -> Vec<Vec<u8>> {
        let equations: Vec<_> = (0..self.scheme.codewords()).flat_map(|w| check_equations(self.scheme, w)).collect();
        let mut all = Vec::new();
        for flips in self.scheme.address.iter().flat_map(|address| &address.flips) {
            let mut sums = vec![0; self.bytes.check_bytes()];
            for (bit, support) in &equations {
                let terms = support.iter().chain([bit]).filter(|term| flips.contains(term)).count();
                let (_, c) = self.bytes.place(*bit);
                sums[c / 8] |= ((terms % 2) as u8) << (self.bytes.position(c) % 8);
            }
            all.push(sums);
        }
        all
    }

    /// For each address bit, the data bits that it complements, as bytes.
    pub(crate) fn address_data(&self) -> Vec<Vec<u8>> {
        let mut all = Vec::new();
        for flips in self.scheme.address.iter().flat_map(|address| &address.flips) {
            let mut bytes = vec![0; self.bytes.data_bytes()];
            for (is_data, d) in flips.iter().map(|bit| self.bytes.place(*bit)) {
                if is_data {
                    bytes[d / 8] |= 1 << (self.bytes.position(d) % 8);
                }
            }
            all.push(bytes);
        }
        all
    }

    /// Whether the address is XORed into the data.
    fn masks_data(&self) -> bool {
        self.scheme.address.as_ref().is_some_and(|address| address.fold == Fold::Xor)
    }

    /// Notes for callers on a constant on the stored word, on spare bits and on the address.
    pub(crate) fn remarks(&self) -> Vec<String> {
        let spare = (self.bytes.spare() != 0).then(|| {
            format!(
                "The data has {} bits, and the other bits of the last data byte must be zero. Other entries are \
                 uncorrectable, and an array with such data is not encoded.",
                self.bytes.data.len()
            )
        });
        let masked = if self.masks_data() {
            " The address is XORed on the stored data: encode_at replaces data by stored data, decode_at replaces stored \
             data by data, and check_at takes stored data."
        } else {
            ""
        };
        let address = self.scheme.address.as_ref().map(|address| {
            format!(
                "An address of {} bits takes part in the code. Functions whose names end in _at take it; the others work at \
                 address 0.{masked}",
                address.bits()
            )
        });
        self.stored_remark().into_iter().chain(spare).chain(address).collect()
    }

    /// Notes for callers on a constant on the stored word; `None` for a scheme without one.
    pub(crate) fn stored_remark(&self) -> Option<String> {
        let words = self.scheme.constant_in_words()?;
        let is_on_data = self.scheme.constant.iter().any(|bit| self.scheme.geometry.is_data(*bit));
        let whose = if is_on_data {
            "The functions take and give stored check bits, and data without their constant: add it to the data \
             that you store, and again to the data that you read."
        } else {
            "The functions take and give stored check bits."
        };
        Some(format!("The stored entry is the encoded one with {words}. {whose}"))
    }

    /// The flags of the templates.
    pub(crate) fn flags(&self, options: &Options) -> Vec<(&'static str, bool)> {
        vec![
            ("VECTORS", options.vectors),
            // Decoding in constant time has no step between the syndrome and the correction.
            ("DIFFERENCE", options.vectors && !options.constant_time),
            ("BUDGET", options.budget.is_some()),
            ("LANES", self.lanes.is_some()),
            ("CONSTANT_TIME", options.constant_time),
            ("BY_MASKS", self.is_by_masks()),
            ("SHORT_WORD", self.bytes.data_bytes() <= 4),
            ("WHOLE", self.bytes.data_bytes() == 4 || self.bytes.data_bytes().is_multiple_of(8)),
            ("ENABLES", !self.scheme.enables.is_empty()),
            ("WORD", self.words().is_some()),
            ("CONSTANT", !self.constant("").is_empty()),
            ("LISTED", !self.scheme.geometry.is_data_first()),
            ("SPARE", self.bytes.spare() != 0),
            ("MSB", options.msb_first),
            ("ADDRESS", self.scheme.address.is_some()),
            ("XOR", self.masks_data()),
            ("REMARKS", !self.remarks().is_empty()),
        ]
    }

    /// The keys of the templates that are the same in both languages, but for the suffix of unsigned numbers.
    pub(crate) fn keys(&self, suffix: &str) -> Vec<(&'static str, String)> {
        let g = self.scheme.geometry;
        vec![
            ("COST", self.single.cost().to_string()),
            ("PINS", g.pins.to_string()),
            ("DATA_PINS", g.data_pins.to_string()),
            ("CHECK_PINS", (g.pins - g.data_pins).to_string()),
            ("WORDS", self.data_words().to_string()),
            ("LAST_MASK", format!("0x{:02x}{suffix}", self.bytes.last_check_mask())),
            ("CONSTANT_BYTES", self.constant(suffix)),
            ("SPARE", format!("0x{:02x}{suffix}", self.bytes.spare())),
            ("FLIP", if self.bytes.msb_first { format!("7{suffix} - ") } else { String::new() }),
            ("ADDRESS_BITS", self.address().len().to_string()),
            ("CONST", if self.masks_data() { String::new() } else { "const ".to_owned() }),
            ("REF", if self.masks_data() { "&mut ".to_owned() } else { "&".to_owned() }),
        ]
    }

    /// Whether an entry is one codeword that masks correct: a wrong bit is one whose masks are the syndrome's, and the syndrome is
    /// a word.
    fn is_by_masks(&self) -> bool {
        self.scheme.codewords() == 1 && self.bytes.check.len() <= 32 && corrects_bits_alone(self.scheme)
    }

    /// For each word of data, its bits that sum to any check bit.
    pub(crate) fn data_masks(&self) -> Vec<u64> {
        let mut all = vec![0; self.data_words()];
        for masks in &self.masks {
            all.iter_mut().zip(masks).for_each(|(all, mask)| *all |= mask);
        }
        all
    }

    /// 64-bit words that hold the data of an entry.
    pub(crate) fn data_words(&self) -> usize {
        self.bytes.data_bytes().div_ceil(8)
    }
}

impl Options {
    /// The scheme as a ball whose decoder needs no large tables, if it is one and has one form.
    pub(crate) fn ball(&self, scheme: &Scheme) -> Option<Algebraic> {
        // Lanes, constant time and vectors need the circuit or the matrix of the code; the algebraic decoder has neither.
        let has_forms = self.lanes || self.constant_time || self.vectors;
        if has_forms { None } else { Algebraic::without_tables(scheme) }
    }

    /// The options of the command that regenerates the source.
    pub(crate) fn flags(&self) -> String {
        let Self { prefix, lanes, constant_time, vectors, msb_first, budget, dpi, vpi } = self;
        let mut flags = prefix.as_ref().map_or_else(String::new, |prefix| format!(" --prefix {prefix}"));
        for (is_set, flag) in [
            (*lanes, " --lanes"),
            (*constant_time, " --constant-time"),
            (*vectors, " --vectors"),
            (*msb_first, " --bit-order msb"),
            (*dpi, " --dpi"),
            (*vpi, " --vpi"),
        ] {
            flags += if is_set { flag } else { "" };
        }
        if let Some(Budget { flash, worst }) = budget {
            flags += &format!(" --budget flash={flash}");
            flags += &if *worst == usize::MAX { String::new() } else { format!(",worst={worst}") };
        }
        flags
    }
}

/// Bytes in the syntax of an array.
pub(crate) fn listed(bytes: &[u8], suffix: &str) -> String {
    bytes.iter().map(|byte| format!("0x{byte:02x}{suffix}")).collect::<Vec<_>>().join(", ")
}

/// A block of 8 x 8 bits between a check byte and a data byte: bit j of row r is one if bit j of the data byte is added to bit r.
pub(crate) type Block = [u8; 8];

/// The block of a check byte and a data byte in parity masks.
pub(crate) fn block(masks: &[Vec<u64>], bytes: &Bytes, check: usize, data: usize) -> Block {
    std::array::from_fn(|r| {
        // Beyond the last check bit and data byte, blocks are filled up with zeros.
        let word = masks.get(bytes.position(8 * check + r)).and_then(|row| row.get(data / 8));
        word.map_or(0, |word| (word >> (8 * (data % 8))) as u8)
    })
}

/// The id of a scheme as an identifier.
pub(crate) fn identifier(id: &str) -> String {
    id.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect()
}
