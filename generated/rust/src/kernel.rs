//! Constants of the fast kernels: one shape, a 4 x 32 grid of 8 x 8 bit blocks, serves every code of 32 + 4 bytes.
//!
//! Check byte c of an entry is the sum over data bytes d of `block[c][d] * byte[d]`. Byte i of a block (bits 8 i .. 8 i +
//! 7 of the word) is its row i: the bits of the data byte that sum to bit i of the check byte.

use crate::Flags;

/// What a kernel must know of a scheme.
#[derive(Debug)]
pub struct Kernel {
    /// Id of the scheme.
    pub id: &'static str,
    /// SHA-256 of what the scheme means.
    pub hash: &'static str,
    /// `affine[c][d]`: the block of check byte c and data byte d, rows in descending order (as GFNI wants them).
    pub affine: &'static [[u64; 32]; 4],
    /// `nibbles[c][d]`: block times 0..15, then block times 0, 16, .. 240.
    pub nibbles: &'static [[[u8; 32]; 32]; 4],
    /// What is special about the grid.
    pub shape: Shape,
    /// How a wrong entry is repaired.
    pub repair: Repair,
    /// The bit-sliced encoder, enables at their defaults.
    pub encode_lanes: fn(&[u64; 256], &mut [u64; 32]),
    /// The bit-sliced decoder, enables at their defaults.
    pub decode_lanes: fn(&mut [u64; 288]) -> Flags<u64>,
}

/// Grids with a shortcut, and the others.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// Each beat is a codeword of its own, all of one code.
    Beats(&'static Lanes),
    /// Codeword w, bit p lies on pin p of beat (w - p) mod 4: after rotating bits among the beats, as `Beats`.
    Rotated(&'static Lanes),
    /// No structure: `[d][x]` is the four check bytes of data byte d = x, check byte 0 in the least significant bits.
    Dense(&'static [[u32; 256]; 32]),
    /// As `Dense`, and the 36 bytes of an entry that is a codeword sum to zero: one check byte needs no blocks.
    ZeroSum(&'static [[u32; 256]; 32]),
}

/// The blocks of one (72,64) code: its check byte is the sum over byte lanes l of `block[l] * byte[l]`.
#[derive(Debug)]
pub struct Lanes {
    /// Blocks with rows in descending order.
    pub affine: [u64; 8],
    /// Block times 0..15, then block times 0, 16, .. 240.
    pub nibbles: [[u8; 32]; 8],
    /// Block times 0..255.
    pub table: [[u8; 256]; 8],
}

/// How the difference between stored and recomputed check bytes becomes a correction.
#[derive(Clone, Copy, Debug)]
pub enum Repair {
    /// Four codewords of eight check bits, by tables.
    Words(&'static WordRepair),
    /// Codewords that correct errors of one unit or one pin, by a hash table.
    Patterns(&'static PatternRepair),
    /// By the bit-sliced decoder.
    Circuit,
}

/// Corrections of codewords by a hash table.
#[derive(Debug)]
pub struct PatternRepair {
    /// The codewords.
    pub words: &'static [PatternWord],
    /// Sanity check: if two or more codewords correct, all corrected bits share a cell of one of these partitions
    /// (`together[p][bit]` is the cell of a physical bit). A cell that holds one bit of a unit holds the unit. Empty:
    /// no check.
    pub together: &'static [[u8; 288]],
    /// How patterns that are not in the table are corrected.
    pub others: Others,
    /// Tables for many entries at once, if the patterns are those of one or two symbols of a Reed-Solomon code.
    pub symbols: Option<&'static SymbolBlocks>,
}

/// The correction of patterns that are not in a hash table.
#[derive(Clone, Copy, Debug)]
pub enum Others {
    /// The scheme corrects no others.
    Uncorrectable,
    /// Those of two wrong symbols, by algebra.
    Pairs(&'static SymbolPairs),
    /// By the bit-sliced decoder.
    Circuit,
}

/// The correction of two wrong symbols of a Reed-Solomon code over GF(2^8) whose syndrome is the sum of the symbols and the
/// sums of the symbols times the first three powers of their locators: the locators are the roots of a quadratic
/// polynomial [Lin and Costello, Error Control Coding, 2nd edition, Section 6.2 and 7.2].
#[derive(Debug)]
pub struct SymbolPairs {
    /// For each byte of the difference the syndrome, byte k of which is part k.
    pub syndromes: [[u32; 256]; 4],
    /// The logarithm of each element; 1020 for zero, so that products with zero have powers from 1020 on.
    pub logarithms: [u16; 256],
    /// The powers of a primitive element four times, then zeros.
    pub powers: [u8; 2048],
    /// For each c a root y of y^2 + y + c, or zero if there is none.
    pub roots: [u8; 256],
    /// By the logarithm of a locator the number of the unit that is its symbol, or 255.
    pub units: [u8; 256],
}

impl SymbolPairs {
    /// The numbers of the patterns in two units that have this difference.
    #[inline(always)]
    pub const fn find(&self, difference: u32) -> Option<[u32; 2]> {
        let [a, b, c, d] = difference.to_le_bytes();
        let syndrome = self.syndromes[0][a as usize]
            ^ self.syndromes[1][b as usize]
            ^ self.syndromes[2][c as usize]
            ^ self.syndromes[3][d as usize];
        let [s0, s1, s2, s3] = syndrome.to_le_bytes();
        let [l0, l1, l2, l3] = [self.log(s0), self.log(s1), self.log(s2), self.log(s3)];
        // The locators are the roots of divisor x^2 + sum x + product.
        let divisor = self.power(l1 + l1) ^ self.power(l0 + l2);
        let sum = self.power(l0 + l3) ^ self.power(l1 + l2);
        let product = self.power(l1 + l3) ^ self.power(l2 + l2);
        if divisor == 0 || sum == 0 || product == 0 {
            return None;
        }
        let [ld, ls, lp] = [self.log(divisor), self.log(sum), self.log(product)];
        // With x = sum / divisor y, y is a root of y^2 + y + product divisor / sum^2.
        let root = self.roots[self.power(lp + ld + 510 - 2 * ls) as usize];
        if root == 0 {
            return None;
        }
        let sum = self.power(ls + 255 - ld);
        let first = self.power(ls + 255 - ld + self.log(root));
        let (l1, l2) = (self.log(first), self.log(first ^ sum));
        // A value is (s1 + s0 other locator) / sum of the locators.
        let values = [
            self.power(self.log(s1 ^ self.power(l0 + l2)) + 255 - self.log(sum)),
            self.power(self.log(s1 ^ self.power(l0 + l1)) + 255 - self.log(sum)),
        ];
        let units = [self.units[l1 % 256], self.units[l2 % 256]];
        if units[0] == 255 || units[1] == 255 || values[0] == 0 || values[1] == 0 {
            return None;
        }
        Some([256 * units[0] as u32 + values[0] as u32, 256 * units[1] as u32 + values[1] as u32])
    }

    #[inline(always)]
    const fn log(&self, a: u8) -> usize {
        self.logarithms[a as usize] as usize
    }

    #[inline(always)]
    const fn power(&self, logarithm: usize) -> u8 {
        // No sum of two logarithms reaches 2048; the remainder spares the check of the index.
        self.powers[logarithm % 2048]
    }
}

/// Tables that correct one or two wrong symbols as [`SymbolPairs`] does, for the product of GFNI: in GF(2^8) modulo x^8 + x^4 +
/// x^3 + x + 1, in which a root of the code's polynomial stands for its x.
#[derive(Debug)]
pub struct SymbolBlocks {
    /// Whether two wrong symbols are corrected.
    pub pairs: bool,
    /// `syndromes[k][c]`: the block of byte c of the difference and part k of the syndrome, rows in descending order.
    pub syndromes: [[u64; 4]; 4],
    /// The block from an element to the error of a byte.
    pub values: u64,
    /// For each c a root y of y^2 + y + c, or zero if there is none.
    pub roots: [u8; 256],
    /// By locator the factor from the part of the syndrome with power zero to the value of the symbol.
    pub factors: [u8; 256],
    /// By locator the byte that is its symbol: data bytes are 0..32, and check bytes 32..36; 255 if there is none.
    pub bytes: [u8; 256],
}

/// The correctable patterns of a codeword. Pattern `256 u + v` has the bits v of unit u. Pattern `256 units + 16 p + b`
/// has pin p in the beats b.
#[derive(Debug)]
pub struct PatternWord {
    /// Bits of the difference that belong to this codeword.
    pub own: u32,
    /// The hash of its differences.
    pub hash: Hash,
    /// For each slot the number of a pattern in the 14 high bits, and the rest of the hash in the low bits. The greatest
    /// number marks an empty slot.
    pub slots: &'static [u32; 1 << 14],
    /// Units of eight bits.
    pub units: &'static [Unit],
}

/// Eight bits of an entry: value bits 0..4 are together, and value bits 4..8.
#[derive(Clone, Copy, Debug)]
pub struct Unit {
    /// The byte of each half: data bytes are 0..32, and check bytes 32..36.
    pub bytes: [u8; 2],
    /// The shift of each half in its word of [`Flips`].
    pub shifts: [u8; 2],
    /// For each half and each word of [`Flips`] all ones if the half is in the word, and zero otherwise.
    pub masks: [[u64; 5]; 2],
    /// The physical bit of value bit 0.
    pub first: u16,
}

/// Units from the word and the shift of each half.
pub(crate) const fn units<const N: usize>(places: [[(u8, u8); 2]; N]) -> [Unit; N] {
    let mut units = [Unit { bytes: [0; 2], shifts: [0; 2], masks: [[0; 5]; 2], first: 0 }; N];
    let mut i = 0;
    while i < 2 * N {
        let (word, shift) = places[i / 2][i % 2];
        units[i / 2].bytes[i % 2] = 8 * word + shift / 8;
        units[i / 2].shifts[i % 2] = shift;
        units[i / 2].masks[i % 2][word as usize] = u64::MAX;
        if i % 2 == 0 {
            let (word, shift) = (word as u16, shift as u16);
            units[i / 2].first = if word < 4 { 72 * word + shift } else { 72 * (shift / 8) + 64 + shift % 8 };
        }
        i += 1;
    }
    units
}

/// Splits differences into a slot of 14 bits and a rest of 18. No two differences have the same slot and rest, because
/// every step has an inverse.
#[derive(Debug)]
pub struct Hash {
    /// An odd factor.
    pub factor: u32,
    /// Offsets of the slot, by the high bits of the rest. No two correctable differences have the same slot.
    pub moves: [u16; 2048],
}

impl Hash {
    /// The slot and the rest.
    #[inline(always)]
    pub const fn of(&self, difference: u32) -> (usize, u32) {
        let product = (difference ^ difference >> 16).wrapping_mul(self.factor);
        let rest = product % (1 << 18);
        let moved = self.moves[(rest >> 7) as usize];
        (((product >> 18) ^ moved as u32) as usize % (1 << 14), rest)
    }
}

impl PatternWord {
    /// The number of the pattern that gives this difference.
    #[inline(always)]
    pub const fn find(&self, difference: u32) -> Option<u32> {
        let (slot, rest) = self.hash.of(difference);
        let found = self.slots[slot];
        if found % (1 << 18) == rest && found >> 18 != (1 << 14) - 1 { Some(found >> 18) } else { None }
    }
}

/// The slots of a codeword's patterns.
pub(crate) const fn slots(hash: &Hash, own: u32, units: &[Unit], pins: bool, grid: &[[u64; 32]; 4]) -> [u32; 1 << 14] {
    let mut slots = [u32::MAX; 1 << 14];
    let mut number = 0;
    while number < 256 * units.len() + if pins { 16 * 72 } else { 0 } {
        let (mut own_difference, mut bit) = (0, 0);
        // The values of a unit, or the beats of a pin of which one bit alone belongs to a unit.
        let (unit, pin) = (number / 256, number.wrapping_sub(256 * units.len()));
        let value = if unit < units.len() { number % 256 } else { pin % 16 };
        while value >> bit != 0 {
            if value >> bit & 1 == 1 {
                let (word, shift) = if unit < units.len() {
                    let mut word = 0;
                    while units[unit].masks[bit / 4][word] == 0 {
                        word += 1;
                    }
                    (word, units[unit].shifts[bit / 4] as usize + bit % 4)
                } else if pin / 16 < 64 {
                    (bit, pin / 16)
                } else {
                    (4, pin / 16 - 64 + 8 * bit)
                };
                own_difference ^= difference(grid, word, shift) & own;
            }
            bit += 1;
        }
        if value != 0 && (unit < units.len() || !value.is_power_of_two()) {
            let (slot, rest) = hash.of(own_difference);
            slots[slot] = (number as u32) << 18 | rest;
        }
        number += 1;
    }
    slots
}

/// The difference of check bytes that one wrong bit makes, given by word and bit of [`Flips`].
const fn difference(grid: &[[u64; 32]; 4], word: usize, bit: usize) -> u32 {
    if word == 4 {
        return 1 << bit;
    }
    let (d, j) = (8 * word + bit / 8, bit % 8);
    u32::from_le_bytes([columns(grid[0][d])[j], columns(grid[1][d])[j], columns(grid[2][d])[j], columns(grid[3][d])[j]])
}

/// The columns of a block: what it makes of the bytes 1, 2, 4, .. 128. A transposition of 8 x 8 bits
/// [Warren, Hacker's Delight, 7-3].
const fn columns(block: u64) -> [u8; 8] {
    let t = (block ^ block >> 7) & 0x00aa_00aa_00aa_00aa;
    let block = block ^ t ^ t << 7;
    let t = (block ^ block >> 14) & 0x0000_cccc_0000_cccc;
    let block = block ^ t ^ t << 14;
    let t = (block ^ block >> 28) & 0x0000_0000_f0f0_f0f0;
    (block ^ t ^ t << 28).to_le_bytes()
}

/// Block times 0..15, then block times 0, 16, .. 240: every product is that of its leading bit plus an earlier one.
const fn nibbles_of(block: u64) -> [u8; 32] {
    let columns = columns(block);
    let mut out = [0; 32];
    let mut x = 1usize;
    while x < 16 {
        let bit = x.ilog2() as usize;
        out[x] = columns[bit] ^ out[x ^ 1 << bit];
        out[16 + x] = columns[4 + bit] ^ out[16 + (x ^ 1 << bit)];
        x += 1;
    }
    out
}

/// Blocks with rows in descending order.
pub(crate) const fn affine(grid: &[[u64; 32]; 4]) -> [[u64; 32]; 4] {
    let mut out = [[0; 32]; 4];
    let mut i = 0;
    while i < 128 {
        out[i / 32][i % 32] = grid[i / 32][i % 32].swap_bytes();
        i += 1;
    }
    out
}

/// Nibble tables of all blocks.
pub(crate) const fn nibbles(grid: &[[u64; 32]; 4]) -> [[[u8; 32]; 32]; 4] {
    let mut out = [[[0; 32]; 32]; 4];
    let mut i = 0;
    while i < 128 {
        out[i / 32][i % 32] = nibbles_of(grid[i / 32][i % 32]);
        i += 1;
    }
    out
}

/// All products of all blocks, four check bytes at a time.
pub(crate) const fn dense(grid: &[[u64; 32]; 4]) -> [[u32; 256]; 32] {
    let mut out = [[0; 256]; 32];
    let mut d = 0;
    while d < 32 {
        let rows = [columns(grid[0][d]), columns(grid[1][d]), columns(grid[2][d]), columns(grid[3][d])];
        let mut x = 1usize;
        while x < 256 {
            let bit = x.ilog2() as usize;
            let column = u32::from_le_bytes([rows[0][bit], rows[1][bit], rows[2][bit], rows[3][bit]]);
            out[d][x] = column ^ out[d][x ^ 1 << bit];
            x += 1;
        }
        d += 1;
    }
    out
}

/// Everything of one code's blocks.
pub(crate) const fn lanes(blocks: &[u64; 8]) -> Lanes {
    let mut out = Lanes { affine: [0; 8], nibbles: [[0; 32]; 8], table: [[0; 256]; 8] };
    let mut l = 0;
    while l < 8 {
        let columns = columns(blocks[l]);
        out.affine[l] = blocks[l].swap_bytes();
        out.nibbles[l] = nibbles_of(blocks[l]);
        let mut x = 1usize;
        while x < 256 {
            let bit = x.ilog2() as usize;
            out.table[l][x] = columns[bit] ^ out.table[l][x ^ 1 << bit];
            x += 1;
        }
        l += 1;
    }
    out
}

/// Bits to flip: the 64 data bits of beats 0..4, then the check bytes of all beats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flips(pub [u64; 5]);

/// Corrections of four codewords of eight check bits.
#[derive(Debug)]
pub struct WordRepair {
    /// `flips[s]` for the difference s of codeword 0. Codeword w has the same flips, w beats later (modulo 4).
    pub flips: [Flips; 256],
    /// `rules[w][s]`, to be combined by OR over the codewords. Bits 0..8 are a cell of the first partition and bits
    /// 8..16 its complement; bits 16..32 are the same for the second partition. Bits that no cell can have are set if
    /// the corrected bits do not share a cell, or if s is uncorrectable. Byte 4 + w is the number of corrected bits.
    pub rules: [[u64; 256]; 4],
    /// A correction of two bits needs another codeword that corrects a bit of the same byte.
    pub confirm: bool,
    /// The same by bytes.
    pub by_bytes: ByteTables,
}

/// Corrections of codewords by bytes, for vectors that look up many bytes at a time. Each table has whole lines of the cache.
#[derive(Debug)]
#[repr(align(64))]
pub struct ByteTables {
    /// `flips[b][s]`: the bits to flip among bits 8 b .. 8 b + 7 of a codeword whose difference is s. Byte 8 is the check byte.
    pub flips: [[u8; 256]; 9],
    /// Number of corrected bits.
    pub weights: [u8; 256],
    /// `rules[k][w][s]`: byte k of `WordRepair::rules[w][s]`.
    pub rules: [[[u8; 256]; 4]; 4],
    /// Whether the rules of all codewords are equal.
    pub is_uniform: bool,
    /// Whether bytes 2 and 3 of the rules differ from bytes 0 and 1: there is a second partition.
    pub has_second: bool,
}

/// Tables of four codewords of one code. `pairs[s]` are the physical bits of codeword 0 that difference s corrects (low
/// and high half; 0x1ff = none); all ones if s is uncorrectable.
pub(crate) const fn words(pairs: &[u32; 256], together: &[[u8; 288]], confirm: bool) -> WordRepair {
    let mut out = WordRepair { flips: [Flips([0; 5]); 256], rules: [[0; 256]; 4], confirm, by_bytes: NO_BYTES };
    let mut s = 0;
    while s < 1024 {
        let (w, pair) = (s / 256, pairs[s % 256]);
        let mut rule = if pair == u32::MAX { 0xffff_ffff } else { 0 };
        let mut i = 0;
        while i < 2 && pair != u32::MAX {
            let bit = (pair >> (16 * i) & 0xffff) as usize;
            if bit < 288 {
                let (beat, pin) = (bit / 72, bit % 72);
                let (word, shift) = if pin < 64 { (beat, pin) } else { (4, 8 * beat + pin - 64) };
                if w == 0 {
                    out.flips[s].0[word] |= 1 << shift;
                }
                rule += 1 << (32 + 8 * w);
                let mut p = 0;
                while p < 2 && !together.is_empty() {
                    let cell = together[p % together.len()][72 * ((beat + w) % 4) + pin];
                    rule |= (u16::from_le_bytes([cell, !cell]) as u64) << (16 * p);
                    p += 1;
                }
            }
            i += 1;
        }
        out.rules[w][s % 256] = rule;
        s += 1;
    }
    out.by_bytes = by_bytes(&out.flips, &out.rules);
    out
}

const NO_BYTES: ByteTables = ByteTables {
    flips: [[0; 256]; 9],
    weights: [0; 256],
    rules: [[[0; 256]; 4]; 4],
    is_uniform: true,
    has_second: false,
};

/// The tables by bytes. Bit p of a codeword is on pin p, and the beats of a codeword's bits do not overlap.
const fn by_bytes(flips: &[Flips; 256], rules: &[[u64; 256]; 4]) -> ByteTables {
    let mut out = NO_BYTES;
    let mut s = 0;
    while s < 256 {
        let words = &flips[s].0;
        let data = (words[0] | words[1] | words[2] | words[3]).to_le_bytes();
        let mut b = 0;
        while b < 8 {
            out.flips[b][s] = data[b];
            b += 1;
        }
        let [c0, c1, c2, c3, ..] = words[4].to_le_bytes();
        out.flips[8][s] = c0 | c1 | c2 | c3;
        let mut w = 0;
        while w < 4 {
            let rule = rules[w][s].to_le_bytes();
            let mut k = 0;
            while k < 4 {
                out.rules[k][w][s] = rule[k];
                k += 1;
            }
            // Each codeword has the number of its corrected bits in another byte.
            out.weights[s] = rules[0][s].to_le_bytes()[4];
            if rules[w][s] as u32 != rules[0][s] as u32 {
                out.is_uniform = false;
            }
            if rule[0] != rule[2] || rule[1] != rule[3] {
                out.has_second = true;
            }
            w += 1;
        }
        s += 1;
    }
    out
}
