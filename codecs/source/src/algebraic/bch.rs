//! The values and tables that the templates for BCH codes need: registers of the generator polynomial, and tables for
//! roots by formulas.

use super::Ball;
use eccforge_gf::field::Field;
use eccforge_scheme::bch::Bch;

impl Ball<'_> {
    /// Adds the flags, numbers and tables of a BCH code.
    pub(super) fn bch(&mut self, code: &Bch) {
        let field = code.field();
        self.field(field);
        let (cyclic, t) = (code.generator().len() - 1, self.scheme.radius);
        let sums = 2 * code.errors;
        let has_bits = !self.form.has_nibbles;
        let is_swapped = self.options.msb_first && !has_bits;
        let (is_search, is_large) = (self.form.is_search, self.form.is_large);
        // Formulas give the roots of degree 1 and 2; degrees 3 and 4 share one template, and higher ones are split by traces first.
        self.flags.extend([
            ("BCH", true),
            ("BITS", has_bits),
            ("SWAPPED", is_swapped),
            ("EXTENDED", code.extended),
            ("SEARCH", is_search),
            ("FOUR", !is_search && t > 2),
            ("TRACE", !is_search && t > 4),
            ("LARGE", is_large),
            ("STEPS", !is_large || !self.form.has_logs),
            ("NIBBLES", !has_bits && !is_large),
            ("CUBES", is_large && self.form.has_logs && t > 2),
        ]);
        self.number("SUMS", sums);
        self.number("CYCLIC", cyclic);
        self.number("N", code.data_bits + cyclic);
        self.number("WORD_BYTES", if is_large { 8 } else { 4 });
        let own = code.check_bits().div_ceil(8);
        let mask = self.placed(8 * own, 8 * (own - 1)..cyclic)[own - 1];
        self.keys.push(("CYCLIC_MASK", format!("0x{mask:02x}")));
        let key = 4 * (2 * sums + 2 + t) + 12 * t + 4 * field.bits() as usize;
        if is_large {
            self.arrays = key + self.large_tables_of_bch(code, is_swapped);
            if self.flags.contains(&("CUBES", true)) {
                self.table_of_cubes(field);
            }
            self.tables_of_roots(field);
            return;
        }
        self.small_tables_of_bch(code, is_swapped);
        if !is_search {
            self.tables_of_roots(field);
        }
        self.arrays = key + 8 * cyclic.div_ceil(32);
    }

    /// Adds the generator polynomial, or the remainders by nibbles.
    fn small_tables_of_bch(&mut self, code: &Bch, is_swapped: bool) {
        let cyclic = code.generator().len() - 1;
        let words = cyclic.div_ceil(32);
        self.number("WORDS", words);
        self.number("WORD_BITS", 32);
        // Bit i of a register is the coefficient of x^(r - 1 - i).
        let mut generator = vec![0u32; words];
        for i in 0..cyclic {
            generator[i / 32] |= u32::from(code.generator()[cyclic - 1 - i]) << (i % 32);
        }
        if self.form.has_nibbles {
            let mut rows = Vec::new();
            for value in (0..16).chain((0..16).map(|nibble| nibble << 4)) {
                rows.extend(remainder(&generator, value, is_swapped).into_iter().map(u64::from));
            }
            let about = "Remainders of the values of the low half of a byte, then of the high half.";
            self.table("REMAINDERS", about, rows);
        } else {
            self.table("GENERATOR", "The generator polynomial.", generator.iter().map(|word| (*word).into()).collect());
        }
        // The templates read these words as `uint32_t`; small values would otherwise give a narrower array.
        self.tables.last_mut().expect("a table").bits = 32;
    }

    /// Adds the tables by which formulas find roots and exponents.
    fn tables_of_roots(&mut self, field: &Field) {
        let (m, order) = (field.bits(), field.order());
        // y^2 + y + c has roots only if the trace of c is 0. Adding one fixed element of trace 1 makes it 0 for every bit.
        let of_trace_one = (1..=order).find(|a| trace(field, *a) == 1).unwrap_or(1);
        let mut halves = Vec::new();
        for i in 0..m {
            let bit = 1 << i;
            let c = if trace(field, bit) == 1 { bit ^ of_trace_one } else { bit };
            let root = (0..=order).find(|y| field.multiply(*y, *y) ^ y == c);
            halves.push(root.map_or(0, u64::from));
        }
        self.table("HALVES", "For each bit c with the trace 0 a root of y^2 + y + c.", halves);
        if self.form.has_logs {
            return;
        }
        // Baby steps, giant steps [Shanks, 1971]. At most 255 giants: their numbers fit one byte, and 255 ends a list.
        let stride = order.div_ceil(255);
        let giants: Vec<u32> = (0..order.div_ceil(stride)).map(|i| field.power((stride * i).into())).collect();
        let (mut last, mut before) = (vec![255u64; 256], Vec::new());
        for (i, giant) in giants.iter().enumerate() {
            before.push(std::mem::replace(&mut last[*giant as usize & 255], i as u64));
        }
        self.number("STRIDE", stride as usize);
        self.table(
            "GIANTS",
            "Powers of the generator at equal distances.",
            giants.into_iter().map(u64::from).collect(),
        );
        self.table("LAST", "For each low byte the last of these powers that has it, or 255.", last);
        self.table("BEFORE", "For each of these powers the one before it with its low byte, or 255.", before);
    }
}

/// The trace of an element: the sum of its m conjugates, 0 or 1.
fn trace(field: &Field, a: u32) -> u32 {
    let (mut sum, mut power) = (a, a);
    for _ in 1..field.bits() {
        power = field.multiply(power, power);
        sum ^= power;
    }
    sum
}

/// The word with the bits of each byte reversed.
fn in_memory_order(word: u32) -> u32 {
    word.reverse_bits().swap_bytes()
}

/// The register after eight data bits: `byte` at its low end, and the data zero. With `swapped`, bits of each byte are in the order
/// of memory.
fn remainder(generator: &[u32], byte: u32, swapped: bool) -> Vec<u32> {
    let mut register = vec![0; generator.len()];
    register[0] = if swapped { in_memory_order(byte) } else { byte };
    for _ in 0..8 {
        let carry = register[0] & 1;
        for j in 0..register.len() {
            let next = register.get(j + 1).map_or(0, |word| word << 31);
            register[j] = (register[j] >> 1 | next) ^ (generator[j] * carry);
        }
    }
    if swapped {
        for word in &mut register {
            *word = in_memory_order(*word);
        }
    }
    register
}
