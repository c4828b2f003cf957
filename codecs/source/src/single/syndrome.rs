//! Check bits and syndromes of one entry, in the smallest of three forms that fits.
//!
//! Codewords in whole bytes at equal distances share tables of the nibbles of one codeword. Otherwise, up to 64 check bits are
//! the sum of one table element for each nibble of the entry. Longer entries add one column of H for each bit that is set.

use super::register::Sums;
use crate::layout::{Bytes, check_masks};
use crate::table::ConstantArray;
use eccforge_gf::gf2;
use eccforge_scheme::{Code, Scheme, check_solutions};

/// Greatest size of the tables of nibbles, in bytes.
const MOST_TABLE_BYTES: usize = 1 << 16;
/// Up to this many data bytes, the loop over the bytes is written out.
const UNROLLED_BYTES: usize = 8;

/// The form, the tables, and the numbers of the templates.
pub(super) struct Syndromes<'b> {
    form: Form,
    pub(super) tables: Vec<ConstantArray>,
    /// Whether check bit i of a codeword adds bit i to the syndrome.
    unit: bool,
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

/// For each group of four columns, the sums of its 16 subsets.
pub(super) fn nibbles(columns: &[u64]) -> Vec<u64> {
    let sum = |group: &[u64], v: usize| (0..group.len()).filter(|i| v >> i & 1 == 1).fold(0, |s, i| s ^ group[i]);
    columns.chunks(4).flat_map(|group| (0..16).map(move |v| sum(group, v))).collect()
}

/// A byte of an array as a part of a number in C.
fn shifted(kind: &str, array: &str, i: usize, shift: usize) -> String {
    if shift == 0 { format!("({kind}){array}[{i}]") } else { format!("(({kind}){array}[{i}] << {shift})") }
}

/// Eight words of the data in C. Compilers load each by one instruction where they see its bytes.
fn block() -> String {
    let byte = |i: usize| shifted("uint32_t", "at", i, 8 * (i % 4));
    let word = |w: usize| (4 * w..4 * w + 4).map(byte).collect::<Vec<_>>().join(" | ");
    (0..8).map(|w| format!("        const uint32_t w{w} = {};", word(w))).collect::<Vec<_>>().join("\n")
}

impl<'b> Syndromes<'b> {
    /// With a systematic code and its sums, by those.
    pub(super) fn new(scheme: &Scheme, bytes: &'b Bytes, systematic: Option<&(Code, Sums)>) -> Self {
        let (h, codewords) = (&systematic.map_or(&scheme.code, |(code, _)| code).h, scheme.codewords());
        let (r, data_bits) = (h.r() as usize, bytes.data.len());
        let k = h.n() - r;
        // The place of each bit of each codeword: data bit d, or the number of data bits and check bit c.
        let place = |bit: usize| match bytes.place(bit) {
            (true, d) => d,
            (false, c) => data_bits + c,
        };
        let places: Vec<Vec<usize>> =
            (0..codewords).map(|w| scheme.layout.codeword(w).iter().map(|b| place(*b)).collect()).collect();
        let moved = |w: usize, p: usize| if p < k { w * k + p } else { data_bits + w * r + p - k };
        let first: Vec<usize> = places[0].iter().map(|&p| if p < data_bits { p } else { k + p - data_bits }).collect();
        let apart = first.iter().all(|&p| p < k + r)
            && k.is_multiple_of(8)
            && (codewords == 1 || r.is_multiple_of(8))
            && places.iter().enumerate().all(|(w, all)| all.iter().zip(&first).all(|(p, f)| *p == moved(w, *f)));
        let width = |bits: usize| bits.next_power_of_two().max(8) / 8;
        let size = |data: usize, checks: usize| data * 4 * width(checks);
        // The tables of one codeword serve all, which may have different constants.
        let of_systematic = systematic.map(|(_, sums)| match sums {
            Sums::Register(_) => Form::Register,
            Sums::Affine(_) => Form::Affine,
        });
        let form = if let Some(form) = of_systematic {
            form
        } else if apart && scheme.constant.is_empty() && size(k, r) <= MOST_TABLE_BYTES {
            Form::Codeword
        } else if bytes.check.len() <= 64 && size(data_bits, bytes.check.len()) <= MOST_TABLE_BYTES {
            Form::Entry
        } else {
            Form::Bits
        };
        let mut own = Self {
            form,
            tables: Vec::new(),
            unit: false,
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

    fn add(&mut self, name: &str, about: &str, values: Vec<u64>) {
        self.tables.push(ConstantArray::new(name, about, values));
    }

    fn is_by_codeword(&self) -> bool {
        matches!(self.form, Form::Codeword | Form::Register | Form::Affine)
    }

    /// Instructions of the syndromes of an entry on a Cortex-M4, about.
    pub(super) fn instructions(&self) -> usize {
        let [data, check] = self.entry;
        let wide = if self.r > 32 { 2 } else { 1 };
        match self.form {
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
        places.iter().zip(columns).for_each(|(p, column)| by_place[*p] = *column);
        let (data, check) = by_place.split_at(k);
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
            None => {
                let sums = nibbles(&self.bytes.placed(data));
                self.add("SUMS", "For each nibble of a codeword's data, the syndrome of its 16 values.", sums);
            }
        }
        if !self.unit {
            let rows = gf2::invert(check).expect("a validated scheme has independent check columns");
            let solution = |j: usize| (0..r).fold(0, |s, i| s | (rows[i] >> j & 1) << self.bytes.position(i));
            let mut solutions: Vec<u64> = (0..r).map(solution).collect();
            let check = self.bytes.placed(check);
            solutions.resize(r.next_multiple_of(4), 0);
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
            all.iter().zip(columns).for_each(|(p, column)| owners[*p] = (w as u64, *column));
        }
        if self.form == Form::Entry {
            owners.drain(..self.entry[0]);
            if self.bytes.msb_first {
                owners = self.bytes.placed(&owners);
            }
            let masks = check_masks(scheme, self.bytes);
            let sum = |d: usize, i: usize| (masks[i][d / 64] >> (d % 64) & 1) << self.bytes.position(i);
            let column = |d: usize| (0..masks.len()).fold(0, |c, i| c | sum(d, i));
            let data: Vec<u64> = (0..self.entry[0].next_multiple_of(8)).map(column).collect();
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
                let sum = |w: usize| {
                    let bits = scheme.layout.codeword(w).iter().enumerate();
                    scheme.code.h.syndrome(bits.filter(|(_, bit)| scheme.constant.contains(bit)).map(|(b, _)| b))
                };
                let sums = (0..scheme.codewords()).map(sum).collect();
                self.add("CONSTANT_SUMS", "For each codeword, the syndrome of the constant on its check bits.", sums);
            }
            self.add("ROWS", "For each check bit of each codeword, the syndrome bits that sum to it.", rows);
            self.add("CHECKS", "The check bit of each row.", at);
        }
        let (codewords, columns): (Vec<u64>, Vec<u64>) = owners.into_iter().unzip();
        self.add("OWNER", "The codeword of each bit.", codewords);
        self.add("COLUMN", "The syndrome of each bit.", columns);
    }

    /// Bytes of the array of syndromes, if the form needs one.
    pub(super) fn array_bytes(&self, codewords: usize) -> usize {
        if self.is_by_codeword() { 0 } else { codewords * if self.r <= 32 { 4 } else { 8 } }
    }

    pub(super) fn flags(&self) -> [(&'static str, bool); 11] {
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
        ]
    }

    /// The look-ups of a short codeword in C, four data bytes at a time, which compilers load as one word.
    fn written_out(&self) -> String {
        let mut text = String::from(if self.k > 32 { "    uint32_t word;\n" } else { "" });
        for first in (0..self.k / 8).step_by(4) {
            let bytes = first..(first + 4).min(self.k / 8);
            let terms: Vec<String> = bytes.clone().map(|i| shifted("uint32_t", "data", i, 8 * (i - first))).collect();
            let declared = if self.k > 32 { "" } else { "const uint32_t " };
            text += &format!("    {declared}word = {};\n", terms.join(" | "));
            for nibble in 0..2 * bytes.len() {
                let at = match (32 * first + 16 * nibble, 4 * nibble) {
                    (0, _) => "word & 15u".to_owned(),
                    (row, 0) => format!("{row}u + (word & 15u)"),
                    (row, shift) => format!("{row}u + ((word >> {shift}) & 15u)"),
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
        let kind = if bits <= 32 { "uint32_t" } else { "uint64_t" };
        let term = |i: usize| match i + 1 == bytes && last_mask != 0xff {
            true if i == 0 => format!("check[0] & 0x{last_mask:02x}u"),
            true => format!("(({kind})(check[{i}] & 0x{last_mask:02x}u) << {})", 8 * i),
            false => shifted(kind, "check", i, 8 * i),
        };
        let bits = (0..bytes).map(term).collect::<Vec<_>>().join(" | ");
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
        let kind = |bits: usize| if bits <= 32 { ("uint32_t", "u32") } else { ("uint64_t", "u64") };
        let [c_constant, rust_constant] = self.constants();
        vec![
            ("BLOCKS", (self.k / 256).to_string()),
            ("BLOCK", block()),
            ("FIRST_COLUMN", format!("0x{:x}", self.base)),
            ("C_CONSTANT", c_constant),
            ("ADDED", if self.constant.is_empty() { String::new() } else { format!(" ^ {rust_constant}") }),
            ("CONSTANT", rust_constant),
            ("S", kind(self.r).0.into()),
            ("RS", kind(self.r).1.into()),
            ("E", kind(check).0.into()),
            ("RE", kind(check).1.into()),
            ("K", self.k.to_string()),
            ("R", self.r.to_string()),
            ("KB", (self.k / 8).to_string()),
            ("RB", self.r.div_ceil(8).to_string()),
            ("N", (self.k + self.r).to_string()),
            ("R_NIBBLES", self.r.div_ceil(4).to_string()),
            ("C_DATA_BITS", data.to_string()),
            ("C_CHECK_BITS", check.to_string()),
            ("C_DATA_BYTES", data.div_ceil(8).to_string()),
            ("C_CHECK_BYTES", check.div_ceil(8).to_string()),
            ("LAST_OF_CODEWORD", format!("0x{:02x}", self.bytes.last_check_mask())),
            ("WRITTEN_OUT", self.written_out()),
            ("CHECK_BITS_OF", self.check_bits_of()),
        ]
    }
}
