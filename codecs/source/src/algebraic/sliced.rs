//! Large tables of a BCH code: the register after eight bytes at once, syndromes from its nibbles, and constants that fold the
//! data by carry-less products.
//!
//! Bit i of a register is the coefficient of x^(r - 1 - i), as of the generator. Slices are those of [Kounavis and Berry, A
//! Systematic Approach to Building High Performance Software-Based CRC Generators, 2005]; the reduction by two products is
//! Barrett's.

use super::Ball;
use eccforge_gf::field::Field;
use eccforge_scheme::bch::Bch;

/// Bits of a word of the register.
const WORD: usize = 64;
/// Data bytes of a step with eight tables.
const STEP: usize = 8;
/// Words of the longest register with eight tables.
// Each word takes 16 KB in the eight tables. More than four words would leave the first-level cache, and fill a text of a megabyte.
const MOST_SLICED: usize = 4;
/// Data bytes that one step with vector instructions processes.
const BLOCK: usize = 64;

/// A shift register that divides by the generator polynomial.
#[derive(Clone)]
struct Register<'g> {
    generator: &'g [u64],
    words: Vec<u64>,
}

impl<'g> Register<'g> {
    fn new(generator: &'g [u64]) -> Self {
        Self { generator, words: vec![0; generator.len()] }
    }

    /// Shifts a data bit in; returns the bit of the quotient.
    fn shift(&mut self, bit: u64) -> u64 {
        let carry = (self.words[0] ^ bit) & 1;
        for j in 0..self.words.len() {
            let next = self.words.get(j + 1).map_or(0, |word| word << (WORD - 1));
            self.words[j] = (self.words[j] >> 1 | next) ^ (self.generator[j] * carry);
        }
        carry
    }
}

/// The word with the bits of each byte reversed.
fn in_memory_order(word: u64) -> u64 {
    word.reverse_bits().swap_bytes()
}

/// The generator polynomial without its highest power, as a register.
fn generator(code: &Bch) -> Vec<u64> {
    let cyclic = code.generator().len() - 1;
    let mut words = vec![0; cyclic.div_ceil(WORD)];
    for i in 0..cyclic {
        words[i / WORD] |= u64::from(code.generator()[cyclic - 1 - i]) << (i % WORD);
    }
    words
}

impl Ball<'_> {
    /// Adds the tables of slices and of syndromes. Returns the number of bytes of arrays on the stack.
    pub(super) fn large_tables_of_bch(&mut self, code: &Bch, is_swapped: bool) -> usize {
        let generator = generator(code);
        let words = generator.len();
        let (cyclic, bytes) = (code.generator().len() - 1, code.data_bits / 8);
        let slices = if words <= MOST_SLICED { STEP } else { 1 };
        let quads = code.errors.div_ceil(4);
        let nibbles = 2 * cyclic.div_ceil(8);
        self.flags.extend([("EIGHT", slices > 1), ("SINGLE", slices == 1 || !bytes.is_multiple_of(STEP))]);
        self.number("WORDS", words);
        self.number("WORD_BITS", WORD);
        self.number("LAST_ROW", 256 * (slices - 1));
        self.number("QUADS", quads);
        self.number("NIBBLES", nibbles);
        let mut rows = Vec::new();
        for slice in 0..slices {
            for byte in 0..256u64 {
                let mut register = Register::new(&generator);
                let bits = if is_swapped { in_memory_order(byte) } else { byte };
                // The bytes that follow in the same step are zero.
                for i in 0..8 * (slices - slice) {
                    register.shift(if i < 8 { bits >> i & 1 } else { 0 });
                }
                let words = register.words.into_iter();
                rows.extend(words.map(|word| if is_swapped { in_memory_order(word) } else { word }));
            }
        }
        self.table("SLICES", "The register after each byte of a step and zeros.", rows);
        // The templates read these words as `uint64_t`; a short register would otherwise give a narrower array.
        self.tables.last_mut().expect("a table").bits = 64;
        let sums = sums_of_nibbles(code, nibbles, is_swapped);
        self.table("ODD_SUMS", "For each nibble of the remainder four syndromes of odd powers in a word.", sums);
        self.tables.last_mut().expect("a table").bits = 64;
        if self.options.vectors && words <= MOST_SLICED {
            self.folds(code, &generator);
        }
        8 * (words + quads)
    }

    /// Adds a table of the element y, or 0, for each value of y^3 + y other than 0.
    pub(super) fn table_of_cubes(&mut self, field: &Field) {
        let mut roots = vec![0; field.order() as usize + 1];
        for y in 1..=field.order() {
            roots[(field.multiply(field.multiply(y, y), y) ^ y) as usize] = y.into();
        }
        // y = 1 gives 0, of which no formula needs a root.
        roots[0] = 0;
        self.table("CUBES", "For each value of y^3 + y an element y, or 0.", roots);
    }

    /// Adds the constants of carry-less products.
    fn folds(&mut self, code: &Bch, generator: &[u64]) {
        let (words, bytes) = (generator.len(), code.data_bits / 8);
        let (cyclic, order) = (code.generator().len() - 1, code.field().order() as usize);
        let blocks = bytes.div_ceil(BLOCK);
        let mut folds = vec![0; blocks * BLOCK / 8 * words];
        let mut power = Register::new(generator);
        power.words[(cyclic - 1) / WORD] = 1 << ((cyclic - 1) % WORD);
        let mut wanted: Vec<Vec<usize>> = vec![Vec::new(); order];
        for q in 0..blocks * BLOCK / 8 {
            // Zeros follow the data to the end of a block: their powers are negative, and x^order is 1.
            wanted[(8 * bytes + cyclic + order - 64 * (q + 1) % order) % order].push(q);
        }
        for places in wanted {
            for q in places {
                for (j, word) in power.words.iter().enumerate() {
                    folds[(q / 8 * words + j) * 8 + q % 8] = *word;
                }
            }
            power.shift(0);
        }
        // floor(x^(r + 64) / g) without its highest power.
        let mut quotient = Register::new(generator);
        quotient.shift(1);
        let mu = (0..WORD).fold(0, |bits, i| bits | quotient.shift(0) << i);
        self.number("BLOCKS", blocks);
        self.number("WHOLE_BLOCKS", bytes / BLOCK);
        self.flags.extend([("CLMUL", true), ("TAIL", !bytes.is_multiple_of(BLOCK)), ("WHOLE", bytes >= BLOCK)]);
        let tail = bytes % BLOCK;
        self.keys.push(("TAIL_MASK", format!("UINT64_C({:#x})", (1u64 << tail) - 1)));
        self.keys.push(("MU", format!("UINT64_C({mu:#x})")));
        let divisor = generator.iter().map(|word| format!("UINT64_C({word:#018x})")).collect::<Vec<_>>();
        self.keys.push(("DIVISOR", divisor.join(", ")));
        self.kernel.push(crate::table::ConstantArray {
            name: "FOLDS".into(),
            about: "The powers of x of each 8 bytes of data, modulo the generator polynomial.".into(),
            bits: 64,
            values: folds,
        });
    }
}

/// For each nibble of the register and each of its values the sums of odd powers of the locators, four in a word.
fn sums_of_nibbles(code: &Bch, nibbles: usize, is_swapped: bool) -> Vec<u64> {
    let cyclic = code.generator().len() - 1;
    let mut rows = Vec::new();
    for nibble in 0..nibbles {
        for value in 0..16u32 {
            let mut words = vec![0; code.errors.div_ceil(4)];
            for bit in 0..4 {
                let place = 4 * nibble + bit;
                let place = if is_swapped { place ^ 7 } else { place };
                if value >> bit & 1 == 0 || place >= cyclic {
                    continue;
                }
                for k in 0..code.errors {
                    let exponent = (2 * k + 1) * (cyclic - 1 - place);
                    words[k / 4] ^= u64::from(code.field().power(exponent as u64)) << (16 * (k % 4));
                }
            }
            rows.extend(words);
        }
    }
    rows
}
