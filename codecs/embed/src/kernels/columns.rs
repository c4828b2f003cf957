//! The algorithm for vectors of 16-byte halves. AVX2, with and without GFNI, and NEON implement only the vector
//! operations.
//!
//! A block has 16 entries for each half. Four rounds of interleaving transpose 16 x 16 bytes, so register d holds
//! byte d of all entries. One block of the grid then multiplies a whole register. Interleaved codewords are gathered
//! by selecting bits between registers of different beats, without rotations.

use super::{ENCODE, SCAN, Sweep};
use eccforge_schemes::{Kernel, Shape};

/// Prefetch distance of a sweep, in bytes.
const PREFETCH_BYTES: usize = 4096;

/// Vector operations that the kernel needs, on 16-byte halves.
///
/// # Safety
/// Methods may only be called on machines that have the instructions of the implementation.
pub(super) unsafe trait Vector: Copy {
    /// Halves of a vector: a block has 16 entries for each.
    const HALVES: usize;
    /// All zero.
    unsafe fn zero() -> Self;
    /// Loads 16 bytes into each half: half h from `from + h * stride`.
    unsafe fn load(from: *const u8, stride: usize) -> Self;
    /// Stores the 16 bytes of each half: half h to `to + h * stride`.
    unsafe fn store(self, to: *mut u8, stride: usize);
    /// Prefetches the line at `at`, which may be any address; does nothing if the machine has no such instruction.
    unsafe fn prefetch(at: *const u8);
    /// Sum over GF(2).
    unsafe fn xor(self, other: Self) -> Self;
    /// Selects bits of each byte: from `self` where `mask` is set, otherwise from `other`.
    unsafe fn select(self, other: Self, mask: u8) -> Self;
    /// Interleaves the low halves of both vectors byte by byte, within each half.
    unsafe fn interleave_low(self, other: Self) -> Self;
    /// Interleaves the high halves of both vectors in the same way.
    unsafe fn interleave_high(self, other: Self) -> Self;
    /// Multiplies every byte by the block, which is given as a matrix and as nibble tables.
    unsafe fn times(self, matrix: &u64, nibbles: &[u8; 32]) -> Self;
}

// SAFETY: a vector's halves lie side by side in memory, and its methods need the same instructions.
#[cfg(feature = "std")]
unsafe impl<V: Vector> super::dot::Register for V {
    const BYTES: usize = 16 * V::HALVES;
    #[inline(always)]
    unsafe fn zero() -> Self {
        // SAFETY: as for this method.
        unsafe { V::zero() }
    }
    #[inline(always)]
    unsafe fn load(from: *const u8) -> Self {
        // SAFETY: as for this method, with all halves in turn.
        unsafe { V::load(from, 16) }
    }
    #[inline(always)]
    unsafe fn store(self, to: *mut u8) {
        // SAFETY: as for this method, with all halves in turn.
        unsafe { Vector::store(self, to, 16) }
    }
    #[inline(always)]
    unsafe fn prefetch(at: *const u8) {
        // SAFETY: as for this method.
        unsafe { V::prefetch(at) }
    }
    #[inline(always)]
    unsafe fn xor(self, other: Self) -> Self {
        // SAFETY: as for this method.
        unsafe { Vector::xor(self, other) }
    }
    #[inline(always)]
    unsafe fn times(self, matrix: &u64, nibbles: &[u8; 32]) -> Self {
        // SAFETY: as for this method.
        unsafe { Vector::times(self, matrix, nibbles) }
    }
}

/// Returns the check bytes of a block: register c holds check byte c of all entries.
///
/// # Safety
/// Same as for `V`; `data` points to a block of readable entries, `16 V::HALVES` of them.
#[inline(always)]
unsafe fn recompute<V: Vector, const PACKED: bool>(kernel: &Kernel, data: *const u8) -> [V; 4] {
    // SAFETY: the instructions are those of `V`, and `data` goes on to functions that ask for the same block.
    unsafe {
        let mut sums = [V::zero(); 4];
        match kernel.shape {
            Shape::Beats(lanes) => {
                for half in 0..2 {
                    let bytes = load_transposed::<V, PACKED>(data, half);
                    for l in 0..8 {
                        for b in 0..2 {
                            let product = bytes[8 * b + l].times(&lanes.affine[l], &lanes.nibbles[l]);
                            sums[2 * half + b] = sums[2 * half + b].xor(product);
                        }
                    }
                }
                sums
            }
            Shape::Rotated(lanes) => {
                let low: [V; 16] = load_transposed::<V, PACKED>(data, 0);
                let high: [V; 16] = load_transposed::<V, PACKED>(data, 1);
                for l in 0..8 {
                    let words = gather([low[l], low[8 + l], high[l], high[8 + l]]);
                    for (sum, word) in sums.iter_mut().zip(words) {
                        *sum = sum.xor(word.times(&lanes.affine[l], &lanes.nibbles[l]));
                    }
                }
                scatter(sums)
            }
            Shape::Dense(_) => {
                add_products::<V, PACKED, 0>(kernel, data, &mut sums);
                sums
            }
            Shape::ZeroSum(_) => {
                // `sums[0]` adds up the data, of which the other check bytes leave the first.
                add_products::<V, PACKED, 1>(kernel, data, &mut sums);
                sums[0] = sums[0].xor(sums[1]).xor(sums[2].xor(sums[3]));
                sums
            }
        }
    }
}

/// Adds to `sums[c]` the products of all data bytes of a block with the blocks of row c of the grid. Rows below
/// `FIRST` get the data bytes unchanged.
///
/// # Safety
/// Same as for `recompute`.
#[inline(always)]
unsafe fn add_products<V: Vector, const PACKED: bool, const FIRST: usize>(
    kernel: &Kernel,
    data: *const u8,
    sums: &mut [V; 4],
) {
    // SAFETY: the instructions are those of `V`, and `load_transposed` asks for the same block.
    unsafe {
        for half in 0..2 {
            let bytes = load_transposed::<V, PACKED>(data, half);
            for (i, byte) in bytes.into_iter().enumerate() {
                let d = 16 * half + i;
                for (c, sum) in sums.iter_mut().enumerate() {
                    let product =
                        if c < FIRST { byte } else { byte.times(&kernel.affine[c][d], &kernel.nibbles[c][d]) };
                    *sum = sum.xor(product);
                }
            }
        }
    }
}

/// Gathers codewords from beats: bit p of codeword w comes from beat (w - p) mod 4.
#[inline(always)]
unsafe fn gather<V: Vector>(x: [V; 4]) -> [V; 4] {
    // SAFETY: only registers; the instructions are those of `V`.
    unsafe {
        let u = [x[0].select(x[3], 0x55), x[1].select(x[0], 0x55), x[2].select(x[1], 0x55), x[3].select(x[2], 0x55)];
        [u[0].select(u[2], 0x33), u[1].select(u[3], 0x33), u[2].select(u[0], 0x33), u[3].select(u[1], 0x33)]
    }
}

/// Returns codewords to beats: bit p of beat b comes from codeword (b + p) mod 4.
#[inline(always)]
unsafe fn scatter<V: Vector>(y: [V; 4]) -> [V; 4] {
    // SAFETY: only registers; the instructions are those of `V`.
    unsafe {
        let v = [y[0].select(y[1], 0x55), y[1].select(y[2], 0x55), y[2].select(y[3], 0x55), y[3].select(y[0], 0x55)];
        [v[0].select(v[2], 0x33), v[1].select(v[3], 0x33), v[2].select(v[0], 0x33), v[3].select(v[1], 0x33)]
    }
}

/// Loads a half of a block: register i holds byte `16 half + i` of the entries.
#[inline(always)]
unsafe fn load_transposed<V: Vector, const PACKED: bool>(data: *const u8, half: usize) -> [V; 16] {
    let stride = if PACKED { 36 } else { 32 };
    // SAFETY: the block has `16 HALVES` entries of `stride` bytes; half h of row e is bytes 16 half .. 16 half + 16 of entry
    // `e + 16 h`, within its 32 bytes of data.
    unsafe {
        let mut rows = [V::zero(); 16];
        for (e, row) in rows.iter_mut().enumerate() {
            *row = V::load(data.add(stride * e + 16 * half), 16 * stride);
        }
        for _ in 0..4 {
            let mut next = rows;
            for i in 0..8 {
                next[2 * i] = rows[i].interleave_low(rows[i + 8]);
                next[2 * i + 1] = rows[i].interleave_high(rows[i + 8]);
            }
            rows = next;
        }
        rows
    }
}

/// Buffer for the check bytes of a block: at most two halves.
type Expected = [u8; 128];

/// Writes the check bytes of a block in the order of the entries.
#[inline(always)]
unsafe fn by_entry<V: Vector>(sums: [V; 4], out: &mut Expected) {
    // SAFETY: half h of register j goes to `64 h + 16 j`, below 64 HALVES.
    unsafe {
        // Bytes c = 0, 2 and c = 1, 3 in turn, then those two in turn: c = 0, 1, 2, 3.
        let even = [sums[0].interleave_low(sums[2]), sums[0].interleave_high(sums[2])];
        let odd = [sums[1].interleave_low(sums[3]), sums[1].interleave_high(sums[3])];
        for j in 0..2 {
            even[j].interleave_low(odd[j]).store(out.as_mut_ptr().add(32 * j), 64);
            even[j].interleave_high(odd[j]).store(out.as_mut_ptr().add(32 * j + 16), 64);
        }
    }
}

/// Runs the operation on the whole blocks of a region.
///
/// # Safety
/// Same as for `V`. Must be inlined into a function that enables the instructions.
#[inline(always)]
pub(super) unsafe fn sweep<V: Vector, const PACKED: bool, const OP: u8>(
    kernel: &Kernel,
    sweep: Sweep<'_>,
) -> (usize, u64) {
    let block_entries = 16 * V::HALVES;
    let count = sweep.count / block_entries;
    let mut bad = 0;
    // SAFETY: blocks are counted so that every access stays within the `sweep.count` entries of its buffers; `bits` has a
    // byte for every eight of them, and `differences` has room for all.
    unsafe {
        for block in 0..count {
            let first = block * block_entries;
            let mut expected: Expected = [0; 128];
            let stride = if PACKED { 36 } else { 32 };
            let (data, check) = (sweep.data.wrapping_add(stride * first), sweep.check.wrapping_add(4 * first));
            for line in 0..stride * block_entries / 64 {
                V::prefetch(data.wrapping_add(PREFETCH_BYTES + 64 * line));
            }
            if !PACKED {
                V::prefetch(check.wrapping_add(PREFETCH_BYTES / 8));
            }
            by_entry(recompute::<V, PACKED>(kernel, sweep.data.add(stride * first)), &mut expected);
            let (check_stride, offset) = if PACKED { (36, 32) } else { (4, 0) };
            let check = sweep.check.add(check_stride * first + offset);
            if OP == ENCODE {
                if PACKED {
                    for e in 0..block_entries {
                        let own = expected.as_ptr().add(4 * e).cast::<u32>().read_unaligned();
                        check.add(36 * e).cast::<u32>().write_unaligned(own);
                    }
                } else {
                    check.copy_from_nonoverlapping(expected.as_ptr(), 4 * block_entries);
                }
                continue;
            }
            let difference = |e: usize| {
                let own = expected.as_ptr().add(4 * e).cast::<[u8; 4]>().read();
                let stored = check.add(check_stride * e).cast::<[u8; 4]>().read();
                u32::from_le_bytes(own) ^ u32::from_le_bytes(stored)
            };
            let any = (0..block_entries).fold(0, |any, e| any | difference(e));
            let mut differs = 0u32;
            if any != 0 {
                for e in 0..block_entries {
                    differs |= u32::from(difference(e) != 0) << e;
                    if OP == SCAN {
                        sweep.differences.add(first + e).write(difference(e));
                    }
                }
            }
            bad += u64::from(differs.count_ones());
            sweep.bits.add(first / 8).copy_from_nonoverlapping(differs.to_le_bytes().as_ptr(), block_entries / 8);
        }
    }
    (count * block_entries, bad)
}
