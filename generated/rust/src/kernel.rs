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
    /// Sanity check: if two or more codewords correct, all corrected bits share a cell of one of these partitions
    /// (`together[p][bit]` is the cell of a physical bit). Empty: no check.
    pub together: &'static [[u8; 288]],
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
    /// Four codewords of eight check bits, by table.
    Words(&'static WordRepair),
    /// Reed-Solomon codewords, one symbol each by logarithms.
    Symbols(&'static SymbolRepair),
    /// By the bit-sliced decoder.
    Circuit,
}

/// Corrections of four codewords of eight check bits.
#[derive(Debug)]
pub struct WordRepair {
    /// `flips[w][s]` for the difference s of codeword w: two physical bits (low and high half; 0x1ff = none); all ones
    /// if s is uncorrectable.
    pub flips: [[u32; 256]; 4],
    /// A correction of two bits needs another codeword that corrects a bit of the same byte.
    pub confirm: bool,
}

/// Corrections of single symbols of Reed-Solomon codewords.
#[derive(Debug)]
pub struct SymbolRepair {
    /// `syndrome[b][x]`: the syndrome of difference byte b = x; xor over the four bytes. Codewords one after the other,
    /// S_0 first, eight bits each.
    pub syndrome: [[u32; 256]; 4],
    /// Logarithms to base alpha; that of 0 is 0 and means nothing.
    pub log: [u8; 256],
    /// Powers of alpha, twice over.
    pub exp: [u8; 510],
    /// The codewords.
    pub words: &'static [SymbolWord],
    /// Whether the scheme corrects more than one symbol of a codeword: then the bit-sliced decoder has the last word.
    pub corrects_more: bool,
}

/// One Reed-Solomon codeword.
#[derive(Debug)]
pub struct SymbolWord {
    /// Check symbols: 2 or 4.
    pub checks: u8,
    /// The symbol whose locator has this logarithm; 255: none.
    pub by_locator: [u8; 255],
    /// The symbol with column (1, 0, ..); 255: none.
    pub zero: u8,
    /// The symbol with column (.., 0, 1); 255: none.
    pub infinity: u8,
    /// The symbols.
    pub symbols: &'static [Symbol],
}

/// Where a symbol lies.
#[derive(Clone, Copy, Debug)]
pub struct Symbol {
    /// Logarithm of what S_0 is multiplied by to give the error value.
    pub unscale: u8,
    /// Entry byte (9 per beat) and shift of value bits 0..3.
    pub low: (u8, u8),
    /// Entry byte and shift of value bits 4..7.
    pub high: (u8, u8),
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
