//! Check bits and syndromes of one entry, in the smallest of three forms that fits.
//!
//! Codewords in whole bytes at equal distances share tables of the nibbles of one codeword. Otherwise, up to 64 check bits are
//! the sum of one table element for each nibble of the entry. Longer entries add one column of H for each bit that is set.

use super::register::Sums;
use super::sums::{nibbles, sums_of_groups};
use crate::layout::{Bytes, check_masks};
use crate::table::ConstantArray;
use eccforge_gf::gf2;
use eccforge_scheme::{Code, Scheme, check_solutions};

/// Greatest size of the tables of nibbles, in bytes.
// Larger tables would fill the flash of small microcontrollers. Adding a column for each set bit is slower, but needs no sums.
const MOST_TABLE_BYTES: usize = 1 << 16;
/// Up to this many data bytes, the loop over the bytes is written out.
// Compilers load four bytes of a written-out sum as one word. For longer data, the code would be larger than the loop.
const UNROLLED_BYTES: usize = 8;

/// The form, the tables, and the numbers of the templates.
pub(super) struct Syndromes<'b> {
    form: Form,
    pub(super) tables: Vec<ConstantArray>,
    /// Whether check bit i of a codeword adds bit i to the syndrome.
    unit: bool,
    /// Whether a table has the sum of each data byte, not of each nibble.
    has_bytes: bool,
    /// Whether the place of a codeword bit is its number.
    identity: bool,
    /// The column of the first bit, if columns are affine.
    base: u64,
    /// Data bits and check bits of a codeword.
    k: usize,
    r: usize,
    /// Data bits and check bits of the entry.
    entry: [usize; 2],
    /// The constant on the check bits of the entry, as bytes.
    constant: Vec<u8>,
    /// The order of the bits of a byte.
    bytes: &'b Bytes,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Codeword,
    Register,
    Affine,
    Entry,
    Bits,
}

/// A byte of an array as a part of a number in C.
fn shifted(kind: &str, array: &str, i: usize, shift: usize) -> String {
    if shift == 0 { format!("({kind}){array}[{i}]") } else { format!("(({kind}){array}[{i}] << {shift})") }
}

/// Eight words of the data in C. Compilers load a word by one instruction if its bytes appear in one expression.
fn block() -> String {
    let mut lines = Vec::new();
    for w in 0..8 {
        let bytes: Vec<String> = (0..4).map(|i| shifted("uint32_t", "at", 4 * w + i, 8 * i)).collect();
        lines.push(format!("        const uint32_t w{w} = {};", bytes.join(" | ")));
    }
    lines.join("\n")
}

/// The unsigned type that holds this many bits, in C and Rust.
fn unsigned(bits: usize) -> [&'static str; 2] {
    if bits <= 32 { ["uint32_t", "u32"] } else { ["uint64_t", "u64"] }
}

/// Bytes of the sums of nibbles: 16 sums for each four data bits, each as wide as the check bits.
fn bytes_of_sums(data_bits: usize, check_bits: usize) -> usize {
    let width = check_bits.next_power_of_two().max(8) / 8;
    data_bits * 4 * width
}

/// Whether each codeword has its own whole bytes, at the places of the first codeword moved by whole codewords.
/// `k` and `r` are the data and check bits of a codeword, `data_bits` those of the entry, `first` the places in codeword 0.
fn has_own_bytes(places: &[Vec<usize>], first: &[usize], [k, r]: [usize; 2], data_bits: usize) -> bool {
    let codewords = places.len();
    // A byte that two codewords share would add bits of one to the syndrome of the other.
    let has_whole_bytes = k.is_multiple_of(8) && (codewords == 1 || r.is_multiple_of(8));
    if !has_whole_bytes || first.iter().any(|p| *p >= k + r) {
        return false;
    }
    places.iter().enumerate().all(|(w, all)| {
        let moved = first.iter().map(|&p| if p < k { w * k + p } else { data_bits + w * r + p - k });
        all.iter().copied().eq(moved)
    })
}

impl<'b> Syndromes<'b> {
    /// The syndromes of a scheme; for a systematic code, by its method of sums. Short codewords may have tables of bytes.
    pub(super) fn new(
        scheme: &Scheme,
        bytes: &'b Bytes,
        systematic: Option<&(Code, Sums)>,
        may_have_bytes: bool,
    ) -> Self {
        let (h, codewords) = (&systematic.map_or(&scheme.code, |(code, _)| code).h, scheme.codewords());
        let (r, data_bits) = (h.r() as usize, bytes.data.len());
        let k = h.n() - r;
        let places: Vec<Vec<usize>> =
            (0..codewords).map(|w| scheme.layout.codeword(w).iter().map(|b| bytes.joint_place(*b)).collect()).collect();
        let first: Vec<usize> = places[0].iter().map(|&p| if p < data_bits { p } else { k + p - data_bits }).collect();
        let form = match systematic {
            Some((_, Sums::Register(_))) => Form::Register,
            Some((_, Sums::Affine(_))) => Form::Affine,
            Some((_, Sums::Nibbles)) => Form::Codeword,
            None => Self::form_of_tables(scheme, bytes, has_own_bytes(&places, &first, [k, r], data_bits)),
        };
        let mut own = Self {
            form,
            tables: Vec::new(),
            unit: false,
            has_bytes: may_have_bytes && form == Form::Codeword && k.is_multiple_of(8) && k / 8 <= UNROLLED_BYTES,
            identity: false,
            base: 0,
            k,
            r,
            entry: [data_bits, bytes.check.len()],
            constant: bytes.constant(scheme),
            bytes,
        };
        own.identity = own.is_by_codeword() && first.iter().enumerate().all(|(b, p)| b == *p);
        match form {
            Form::Codeword | Form::Register | Form::Affine => {
                own.by_codeword(h.columns(), &first, systematic.map(|(_, sums)| sums));
            }
            Form::Entry | Form::Bits => own.by_entry(scheme, &places),
        }
        if !own.identity {
            let values = if own.is_by_codeword() { first } else { places.concat() };
            let about = "The place of each codeword bit: a data bit, or the number of data bits and a check bit.";
            own.add("PLACE", about, values.into_iter().map(|p| p as u64).collect());
        }
        own
    }

    /// The form of a code without a shift register and affine columns; `separate` if its codewords have their own bytes.
    fn form_of_tables(scheme: &Scheme, bytes: &Bytes, separate: bool) -> Form {
        let r = scheme.code.h.r() as usize;
        let k = scheme.code.h.n() - r;
        // The tables of one codeword serve all, but codewords may have different constants.
        if separate && scheme.constant.is_empty() && bytes_of_sums(k, r) <= MOST_TABLE_BYTES {
            return Form::Codeword;
        }
        // The sum of an entry is one number, and C99 has no type of more than 64 bits.
        let (data_bits, check_bits) = (bytes.data.len(), bytes.check.len());
        if check_bits <= 64 && bytes_of_sums(data_bits, check_bits) <= MOST_TABLE_BYTES {
            return Form::Entry;
        }
        Form::Bits
    }

    fn add(&mut self, name: &str, about: &str, values: Vec<u64>) {
        self.tables.push(ConstantArray::new(name, about, values));
    }

    fn is_by_codeword(&self) -> bool {
        matches!(self.form, Form::Codeword | Form::Register | Form::Affine)
    }

    /// Approximate number of instructions of the syndromes of an entry on a Cortex-M4.
    pub(super) fn instructions(&self) -> usize {
        let [data, check] = self.entry;
        // A Cortex-M4 takes two instructions for an operation on 64 bits.
        let wide = if self.r > 32 { 2 } else { 1 };
        match self.form {
            Form::Codeword if self.has_bytes => (data * 6 + check * 14) * wide / 8,
            Form::Codeword => (data + check) * 14 * wide / 8,
            Form::Affine => (data / 5 + 360) * wide,
            Form::Register => data * 15 * wide / 8 + check * 2,
            Form::Entry => data * 14 * wide / 8 + check * 10,
            Form::Bits => (data + check) * 14 * wide,
        }
    }

    fn by_codeword(&mut self, columns: &[u64], places: &[usize], sums: Option<&Sums>) {
        let (k, r) = (self.k, self.r);
        let mut by_place = vec![0; k + r];
        for (p, column) in places.iter().zip(columns) {
            by_place[*p] = *column;
        }
        let (data, check) = by_place.split_at(k);
        // With the other bit order, check bit i is not bit i of the number that the bytes give.
        self.unit = !self.bytes.msb_first && check.iter().enumerate().all(|(i, column)| *column == 1 << i);
        match sums {
            Some(Sums::Register(nibbles)) => {
                self.add("NIBBLES", "For the last four bits of the register, what they add.", nibbles.clone());
                if self.bytes.msb_first {
                    let reversed = (0..16u8).map(|nibble| u64::from(nibble.reverse_bits() >> 4)).collect();
                    self.add("REVERSED", "Each nibble from its other end.", reversed);
                }
            }
            Some(Sums::Affine(affine)) => {
                self.base = affine.base;
                self.tables.extend(affine.tables());
            }
            Some(Sums::Nibbles) | None if self.has_bytes => {
                let sums = sums_of_groups(&self.bytes.placed(data), 8);
                self.add("SUMS", "For each byte of a codeword's data, the syndrome of its 256 values.", sums);
            }
            Some(Sums::Nibbles) | None => {
                let sums = nibbles(&self.bytes.placed(data));
                self.add("SUMS", "For each nibble of a codeword's data, the syndrome of its 16 values.", sums);
            }
        }
        if !self.unit {
            let rows = gf2::invert(check).expect("a validated scheme has independent check columns");
            let mut solutions = vec![0; r.next_multiple_of(4)];
            for (j, solution) in solutions[..r].iter_mut().enumerate() {
                for (i, row) in rows[..r].iter().enumerate() {
                    *solution |= (row >> j & 1) << self.bytes.position(i);
                }
            }
            let check = self.bytes.placed(check);
            self.add(
                "CHECK_SUMS",
                "For each nibble of the check bits, the syndrome of its 16 values.",
                nibbles(&check),
            );
            self.add("SOLUTIONS", "For each nibble of a syndrome, the check bits that have it.", nibbles(&solutions));
        }
    }

    fn by_entry(&mut self, scheme: &Scheme, places: &[Vec<usize>]) {
        let columns = scheme.code.h.columns();
        let mut owners = vec![(0, 0); self.entry[0] + self.entry[1]];
        for (w, all) in places.iter().enumerate() {
            for (p, column) in all.iter().zip(columns) {
                owners[*p] = (w as u64, *column);
            }
        }
        if self.form == Form::Entry {
            // A sum has check bits only. Each set one adds its column to the syndrome of its codeword; data bits need no owner.
            owners.drain(..self.entry[0]);
            if self.bytes.msb_first {
                owners = self.bytes.placed(&owners);
            }
            let masks = check_masks(scheme, self.bytes);
            let mut data = vec![0; self.entry[0].next_multiple_of(8)];
            for (d, column) in data.iter_mut().enumerate() {
                for (i, mask) in masks.iter().enumerate() {
                    *column |= (mask[d / 64] >> (d % 64) & 1) << self.bytes.position(i);
                }
            }
            self.add("SUMS", "For each nibble of the data, the check bits of its 16 values.", nibbles(&data));
        } else {
            let mut rows = Vec::new();
            let mut at = Vec::new();
            for (w, all) in places.iter().enumerate() {
                let (positions, own): (Vec<usize>, Vec<u64>) = check_solutions(scheme, w).into_iter().unzip();
                rows.extend(own);
                at.extend(positions.iter().map(|b| (all[*b] - self.entry[0]) as u64));
            }
            if !scheme.constant.is_empty() {
                let mut sums = Vec::new();
                for w in 0..scheme.codewords() {
                    let bits = scheme.layout.codeword(w).iter().enumerate();
                    let complemented = bits.filter(|(_, bit)| scheme.constant.contains(bit)).map(|(b, _)| b);
                    sums.push(scheme.code.h.syndrome(complemented));
                }
                self.add("CONSTANT_SUMS", "For each codeword, the syndrome of the constant on its check bits.", sums);
            }
            self.add("ROWS", "For each check bit of each codeword, the syndrome bits that sum to it.", rows);
            self.add("CHECKS", "The check bit of each row.", at);
        }
        let (codewords, columns): (Vec<u64>, Vec<u64>) = owners.into_iter().unzip();
        self.add("OWNER", "The codeword of each bit.", codewords);
        self.add("COLUMN", "The syndrome of each bit.", columns);
    }

    /// Whether the syndrome of an entry can be computed from the words that hold it: each check bit i adds bit i to the syndrome, and bits
    /// are in the order of the code.
    pub(super) fn is_in_words(&self) -> bool {
        let is_short = self.form == Form::Codeword && self.k.is_multiple_of(8) && self.k / 8 <= UNROLLED_BYTES;
        is_short && self.unit && self.identity && !self.bytes.msb_first && self.constant.is_empty()
    }

    /// Bytes of the array of syndromes, if the form needs one.
    pub(super) fn array_bytes(&self, codewords: usize) -> usize {
        if self.is_by_codeword() { 0 } else { codewords * if self.r <= 32 { 4 } else { 8 } }
    }

    pub(super) fn flags(&self) -> [(&'static str, bool); 12] {
        let (codeword, register) = (self.form == Form::Codeword, self.form == Form::Register);
        let unrolled = codeword && self.k / 8 <= UNROLLED_BYTES;
        [
            ("BY_CODEWORD", self.is_by_codeword()),
            ("REGISTER", register),
            ("AFFINE", self.form == Form::Affine),
            ("REVERSED", self.bytes.msb_first),
            ("SUMMED", codeword && !unrolled),
            ("BY_ENTRY", self.form == Form::Entry),
            ("BY_BITS", self.form == Form::Bits),
            ("CONSTANT", !self.constant.is_empty()),
            ("UNIT", self.unit),
            ("IDENTITY", self.identity),
            ("UNROLLED", unrolled),
            ("OF_BYTES", self.has_bytes),
        ]
    }

    /// The look-ups of a short codeword in C, four data bytes at a time. Compilers load these as one word; if the entry is one
    /// word, they are a part of that word.
    fn written_out(&self, is_word: bool) -> String {
        // Several words are assigned to one variable, which then cannot be constant.
        let mut text = String::from(if self.k > 32 { "    uint32_t word;\n" } else { "" });
        for first in (0..self.k.div_ceil(8)).step_by(4) {
            let bytes = first..(first + 4).min(self.k.div_ceil(8));
            let terms: Vec<String> = if is_word {
                vec![if first == 0 { "(uint32_t)data".into() } else { format!("(uint32_t)(data >> {})", 8 * first) }]
            } else {
                bytes.clone().map(|i| shifted("uint32_t", "data", i, 8 * (i - first))).collect()
            };
            let declared = if self.k > 32 { "" } else { "const uint32_t " };
            text += &format!("    {declared}word = {};\n", terms.join(" | "));
            // Bits of a group, and its number of sums.
            let (bits, sums) = if self.has_bytes { (8, 256) } else { (4, 16) };
            for group in 0..8 * bytes.len() / bits {
                let at = match (sums * (8 / bits * first + group), bits * group) {
                    (0, _) => format!("word & {}u", sums - 1),
                    (row, 0) => format!("{row}u + (word & {}u)", sums - 1),
                    (row, 24) if bits == 8 => format!("{row}u + (word >> 24)"),
                    (row, shift) => format!("{row}u + ((word >> {shift}) & {}u)", sums - 1),
                };
                text += &format!("    sum ^= {{PREFIX}}SUMS[{at}];\n");
            }
        }
        text.trim_end().to_owned()
    }

    /// The check bits of a codeword, or of the entry, as a number in C.
    fn check_bits_of(&self) -> String {
        let bits = if self.is_by_codeword() { self.r } else { self.entry[1] };
        let (bytes, last_mask) = (bits.div_ceil(8), self.bytes.last_check_mask());
        let [kind, _] = unsigned(bits);
        let mut terms: Vec<String> = (0..bytes).map(|i| shifted(kind, "check", i, 8 * i)).collect();
        // The spare bits of the last byte may have any value in memory, and are ignored.
        if last_mask != 0xff {
            let i = bytes - 1;
            terms[i] = if i == 0 {
                format!("check[0] & 0x{last_mask:02x}u")
            } else {
                format!("(({kind})(check[{i}] & 0x{last_mask:02x}u) << {})", 8 * i)
            };
        }
        let bits = terms.join(" | ");
        if self.is_by_codeword() && !self.constant.is_empty() {
            format!("({bits}) ^ {}", self.constants()[0])
        } else {
            bits
        }
    }

    /// The constant on the check bits of the entry as a number, in C and Rust.
    fn constants(&self) -> [String; 2] {
        match (self.constant.iter().rev().fold(0u64, |all, byte| all << 8 | u64::from(*byte)), self.entry[1]) {
            (0, _) => ["0u".to_owned(), "0".to_owned()],
            (value, ..=32) => [format!("0x{value:08x}u"), format!("0x{value:08x}")],
            (value, _) => [format!("UINT64_C(0x{value:016x})"), format!("0x{value:016x}")],
        }
    }

    pub(super) fn keys(&self) -> Vec<(&'static str, String)> {
        let [data, check] = self.entry;
        let [c_syndrome, rust_syndrome] = unsigned(self.r);
        let [c_entry, rust_entry] = unsigned(check);
        let [c_constant, rust_constant] = self.constants();
        vec![
            ("BLOCKS", (self.k / 256).to_string()),
            ("BLOCK", block()),
            ("FIRST_COLUMN", format!("0x{:x}", self.base)),
            ("C_CONSTANT", c_constant),
            ("ADDED", if self.constant.is_empty() { String::new() } else { format!(" ^ {rust_constant}") }),
            ("CONSTANT", rust_constant),
            ("S", c_syndrome.into()),
            ("RS", rust_syndrome.into()),
            ("E", c_entry.into()),
            ("RE", rust_entry.into()),
            ("K", self.k.to_string()),
            ("R", self.r.to_string()),
            ("KB", self.k.div_ceil(8).to_string()),
            ("RB", self.r.div_ceil(8).to_string()),
            ("N", (self.k + self.r).to_string()),
            ("R_NIBBLES", self.r.div_ceil(4).to_string()),
            ("C_DATA_BITS", data.to_string()),
            ("C_CHECK_BITS", check.to_string()),
            ("C_DATA_BYTES", data.div_ceil(8).to_string()),
            ("C_CHECK_BYTES", check.div_ceil(8).to_string()),
            ("LAST_OF_CODEWORD", format!("0x{:02x}", self.bytes.last_check_mask())),
            ("WRITTEN_OUT", self.written_out(false)),
            ("WORD_WRITTEN_OUT", if self.is_in_words() { self.written_out(true) } else { String::new() }),
            ("CHECK_BITS_OF", self.check_bits_of()),
        ]
    }
}
