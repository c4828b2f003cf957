//! Check bits and syndromes of one entry, in the smallest of three forms that fits.
//!
//! Codewords in whole bytes at equal distances share tables of the nibbles of one codeword. Otherwise, up to 64 check bits are
//! the sum of one table element for each nibble of the entry. Longer entries add one column of H for each bit that is set.

use crate::layout::{Bytes, check_masks};
use crate::table::ConstantArray;
use eccforge_gf::gf2;
use eccforge_scheme::{Scheme, check_solutions};

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

impl<'b> Syndromes<'b> {
    pub(super) fn new(scheme: &Scheme, bytes: &'b Bytes) -> Self {
        let (h, codewords) = (&scheme.code.h, scheme.codewords());
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
        let form = if apart && scheme.constant.is_empty() && size(k, r) <= MOST_TABLE_BYTES {
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
            k,
            r,
            entry: [data_bits, bytes.check.len()],
            constant: bytes.constant(scheme),
            bytes,
        };
        own.identity = form == Form::Codeword && first.iter().enumerate().all(|(b, p)| b == *p);
        match form {
            Form::Codeword => own.by_codeword(h.columns(), &first),
            Form::Entry | Form::Bits => own.by_entry(scheme, &places),
        }
        if !own.identity {
            let values = if form == Form::Codeword { first } else { places.concat() };
            let about = "The place of each codeword bit: a data bit, or the number of data bits and a check bit.";
            own.add("PLACE", about, values.into_iter().map(|p| p as u64).collect());
        }
        own
    }

    fn add(&mut self, name: &str, about: &str, values: Vec<u64>) {
        self.tables.push(ConstantArray::new(name, about, values));
    }

    fn by_codeword(&mut self, columns: &[u64], places: &[usize]) {
        let (k, r) = (self.k, self.r);
        let mut by_place = vec![0; k + r];
        places.iter().zip(columns).for_each(|(p, column)| by_place[*p] = *column);
        let (data, check) = by_place.split_at(k);
        self.unit = !self.bytes.msb_first && check.iter().enumerate().all(|(i, column)| *column == 1 << i);
        let sums = nibbles(&self.bytes.placed(data));
        self.add("SUMS", "For each nibble of a codeword's data, the syndrome of its 16 values.", sums);
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
        if self.form == Form::Codeword { 0 } else { codewords * if self.r <= 32 { 4 } else { 8 } }
    }

    pub(super) fn flags(&self) -> [(&'static str, bool); 7] {
        let codeword = self.form == Form::Codeword;
        [
            ("BY_CODEWORD", codeword),
            ("BY_ENTRY", self.form == Form::Entry),
            ("BY_BITS", self.form == Form::Bits),
            ("CONSTANT", !self.constant.is_empty()),
            ("UNIT", self.unit),
            ("IDENTITY", self.identity),
            ("UNROLLED", codeword && self.k / 8 <= UNROLLED_BYTES),
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
        let bits = if self.form == Form::Codeword { self.r } else { self.entry[1] };
        let (bytes, last_mask) = (bits.div_ceil(8), self.bytes.last_check_mask());
        let kind = if bits <= 32 { "uint32_t" } else { "uint64_t" };
        let term = |i: usize| match i + 1 == bytes && last_mask != 0xff {
            true if i == 0 => format!("check[0] & 0x{last_mask:02x}u"),
            true => format!("(({kind})(check[{i}] & 0x{last_mask:02x}u) << {})", 8 * i),
            false => shifted(kind, "check", i, 8 * i),
        };
        (0..bytes).map(term).collect::<Vec<_>>().join(" | ")
    }

    pub(super) fn keys(&self) -> Vec<(&'static str, String)> {
        let [data, check] = self.entry;
        let kind = |bits: usize| if bits <= 32 { ("uint32_t", "u32") } else { ("uint64_t", "u64") };
        let constant = self.constant.iter().rev().fold(0u64, |all, byte| all << 8 | u64::from(*byte));
        let [c_constant, rust_constant] = match (constant, kind(check).1) {
            (0, _) => ["0u".to_owned(), "0".to_owned()],
            (value, "u32") => [format!("0x{value:08x}u"), format!("0x{value:08x}")],
            (value, _) => [format!("UINT64_C(0x{value:016x})"), format!("0x{value:016x}")],
        };
        vec![
            ("C_CONSTANT", c_constant),
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
