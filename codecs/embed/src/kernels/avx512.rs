//! AVX-512 kernels with GFNI and VBMI: 16 entries per step, with eight registers of data and one of check bytes.
//!
//! `vpermb` gathers the bytes of one lane in one 64-bit word, so one `gf2p8affineqb` multiplies eight bytes by one
//! block, and a register by eight blocks. The products are then summed over the lanes by folding eight registers into
//! one. Interleaved codewords cost two rotations and two bit selections per register. Unstructured grids multiply the
//! bytes of one lane and beat of eight entries by the blocks of all four check bytes. If the bytes of a codeword sum
//! to zero, three blocks are enough, and sums give the fourth.
//!
//! Sixteen packed entries fill exactly nine registers. Pair p is in registers p and p + 1, and the permutation that
//! gathers lanes reads bytes from both. No two of the sixteen check words are in the same lane of their registers, so
//! blending gathers them.
//!
//! A check of a large region reads four places in turn, because memory serves several streams faster than one,
//! especially with small pages.

mod orders;
mod repair;
mod symbols;

pub(super) use repair::repair;
pub(super) use symbols::repair as repair_symbols;

use super::{CHECK, ENCODE, SCAN, Sweep, Work};
use core::arch::x86_64::*;
use eccforge_schemes::{Kernel, Shape};
use orders::{BYTES, CROSS, ENTRIES_FROM_CHECKS, LANES, PACKED_CHECKS, PACKED_LANES, checks_of};

/// Entries per step.
const BLOCK: usize = 16;
/// Prefetch distance of a sweep with one stream, in bytes.
const PREFETCH_BYTES: usize = 4096;
/// Prefetch distance of each of several streams: one block.
const PREFETCH_STREAM_BYTES: usize = 512;
/// Number of streams in a large region.
const STREAMS: usize = 4;
/// Streams a power of two apart would use the same sets of a cache and the same banks of memory. The number of blocks
/// between the starts of two streams is therefore `STREAM_OFFSET.1` modulo `STREAM_OFFSET.0`.
const STREAM_OFFSET: (usize, usize) = (128, 37);
/// Number of blocks of a large region: 8 MiB of data, more than most caches of one core.
const LARGE: usize = 1 << 14;

const BEATS: u8 = 0;
const ROTATED: u8 = 1;
const DENSE: u8 = 2;
const ZERO_SUM: u8 = 3;

/// Runs the operation on the whole blocks of a region.
///
/// # Safety
/// The machine has AVX-512 F, BW and VBMI, GFNI and POPCNT.
pub(super) unsafe fn sweep<const PACKED: bool, const OP: u8>(kernel: &Kernel, sweep: Sweep<'_>) -> (usize, u64) {
    // SAFETY: the caller has made sure of the instructions.
    unsafe {
        match kernel.shape {
            Shape::Beats(lanes) => streams::<PACKED, OP, BEATS>(&lanes.affine, kernel.affine, sweep),
            Shape::Rotated(lanes) => streams::<PACKED, OP, ROTATED>(&lanes.affine, kernel.affine, sweep),
            Shape::Dense(_) => streams::<PACKED, OP, DENSE>(&[0; 8], kernel.affine, sweep),
            Shape::ZeroSum(_) => streams::<PACKED, OP, ZERO_SUM>(&[0; 8], kernel.affine, sweep),
        }
    }
}

/// Runs `work` compiled for the instructions of the kernels.
///
/// # Safety
/// Same as for `sweep`.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni,popcnt")]
pub(super) unsafe fn run(work: impl Work) {
    work.run();
}

/// Uses one stream, or several if the region is large.
///
/// # Safety
/// Same as for `sweep`.
#[inline]
unsafe fn streams<const PACKED: bool, const OP: u8, const SHAPE: u8>(
    lanes: &[u64; 8],
    grid: &[[u64; 32]; 4],
    sweep: Sweep<'_>,
) -> (usize, u64) {
    // SAFETY: the caller has made sure of the instructions.
    unsafe {
        if OP == CHECK && sweep.count >= LARGE * BLOCK {
            blocks::<PACKED, OP, SHAPE, STREAMS>(lanes, grid, sweep)
        } else {
            blocks::<PACKED, OP, SHAPE, 1>(lanes, grid, sweep)
        }
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni,popcnt")]
unsafe fn blocks<const PACKED: bool, const OP: u8, const SHAPE: u8, const S: usize>(
    lanes: &[u64; 8],
    grid: &[[u64; 32]; 4],
    sweep: Sweep<'_>,
) -> (usize, u64) {
    // SAFETY: every access below stays within the `sweep.count` entries of its buffers, because `block` counts whole blocks
    // of them, which are nine registers where entries are packed; each is visited once. `bits` has two bytes for every
    // block, and `differences` has room for every entry. Prefetching never faults.
    unsafe {
        let lanes: __m512i = load(lanes.as_ptr().cast());
        let count = sweep.count / BLOCK;
        let mut bad = 0u64;
        let length =
            if S == 1 { count } else { count / S - (count / S + STREAM_OFFSET.0 - STREAM_OFFSET.1) % STREAM_OFFSET.0 };
        for i in 0..count {
            // The blocks of all streams in turn, then the blocks that are left over.
            let block = if i < S * length { i % S * length + i / S } else { i };
            let data = sweep.data.add(block * BLOCK * if PACKED { 36 } else { 32 });
            let check = sweep.check.add(block * BLOCK * if PACKED { 36 } else { 4 });
            prefetch::<PACKED>(data, check, if S == 1 { PREFETCH_BYTES } else { PREFETCH_STREAM_BYTES });
            let expected = match SHAPE {
                DENSE | ZERO_SUM => dense::<SHAPE>(pairs::<PACKED>(data), grid),
                _ => words::<SHAPE>(pairs_by_lane::<PACKED>(data), lanes),
            };
            if OP == ENCODE {
                store_check::<PACKED>(check, expected);
                continue;
            }
            let stored = if PACKED { load_checks(data) } else { load(check) };
            let difference = _mm512_xor_si512(expected, stored);
            let differs = _mm512_test_epi32_mask(difference, difference);
            sweep.bits.add(2 * block).cast::<[u8; 2]>().write(differs.to_le_bytes());
            bad += u64::from(differs.count_ones());
            if OP == SCAN && differs != 0 {
                _mm512_storeu_si512(sweep.differences.add(BLOCK * block).cast(), difference);
            }
        }
        (count * BLOCK, bad)
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn load(from: *const u8) -> __m512i {
    // SAFETY: the caller has 64 readable bytes.
    unsafe { _mm512_loadu_si512(from.cast()) }
}

#[inline(always)]
unsafe fn prefetch<const PACKED: bool>(data: *const u8, check: *const u8, ahead: usize) {
    // SAFETY: a prefetch of any address has no effect but on the cache.
    unsafe {
        let lines = if PACKED { 9 } else { 8 };
        for line in 0..lines {
            _mm_prefetch::<_MM_HINT_T0>(data.wrapping_add(ahead + 64 * line).cast());
        }
        if !PACKED {
            _mm_prefetch::<_MM_HINT_T0>(check.wrapping_add(ahead / 8).cast());
        }
    }
}

/// The data of eight pairs of entries.
#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn pairs<const PACKED: bool>(data: *const u8) -> [__m512i; 8] {
    let pair = |p: usize| {
        // SAFETY: the caller has a whole block: data of entries 2 p and 2 p + 1.
        unsafe {
            if !PACKED {
                return load(data.add(64 * p));
            }
            let (first, second) = (data.add(72 * p), data.add(72 * p + 36));
            let first = _mm512_castsi256_si512(_mm256_loadu_si256(first.cast()));
            _mm512_inserti64x4::<1>(first, _mm256_loadu_si256(second.cast()))
        }
    };
    [pair(0), pair(1), pair(2), pair(3), pair(4), pair(5), pair(6), pair(7)]
}

/// The data of eight pairs, with one word for each lane.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
unsafe fn pairs_by_lane<const PACKED: bool>(data: *const u8) -> [__m512i; 8] {
    // SAFETY: the caller has a whole block, nine registers if packed; the other loads are of static tables of 64 bytes.
    unsafe {
        let index = load(LANES.as_ptr());
        let pair = |p: usize| {
            if PACKED {
                let index = load(PACKED_LANES[p].as_ptr());
                _mm512_permutex2var_epi8(load(data.add(64 * p)), index, load(data.add(64 * p + 64)))
            } else {
                _mm512_permutexvar_epi8(index, load(data.add(64 * p)))
            }
        };
        [pair(0), pair(1), pair(2), pair(3), pair(4), pair(5), pair(6), pair(7)]
    }
}

/// The check bytes of 16 packed entries.
#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn load_checks(data: *const u8) -> __m512i {
    // SAFETY: the caller has a whole block of nine registers; the other load is of a static table of 64 bytes.
    unsafe {
        let mut checks = load(data);
        macro_rules! blend {
            ($($i:literal)*) => {
                $(checks = _mm512_mask_loadu_epi32(checks, const { checks_of($i) }, data.add(64 * $i).cast());)*
            };
        }
        blend!(1 2 3 4 5 6 7 8);
        _mm512_permutexvar_epi32(load(PACKED_CHECKS.as_ptr().cast()), checks)
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn store_check<const PACKED: bool>(check: *mut u8, value: __m512i) {
    // SAFETY: the caller has a whole block; `lanes` has the size of a register.
    unsafe {
        if !PACKED {
            return _mm512_storeu_si512(check.cast(), value);
        }
        let mut lanes = [0u32; BLOCK];
        _mm512_storeu_si512(lanes.as_mut_ptr().cast(), value);
        for (e, lane) in lanes.iter().enumerate() {
            check.add(36 * e + 32).cast::<u32>().write_unaligned(*lane);
        }
    }
}

/// Check bytes of four codewords of one code, from data by lanes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
fn words<const SHAPE: u8>(pairs: [__m512i; 8], lanes: __m512i) -> __m512i {
    let mut products = pairs;
    for product in &mut products {
        let mut x = *product;
        if SHAPE == ROTATED {
            x = to_codewords(x);
        }
        *product = _mm512_gf2p8affine_epi64_epi8::<0>(x, lanes);
    }
    let mut sum = fold(products);
    if SHAPE == ROTATED {
        sum = from_codewords(sum);
    }
    sum
}

/// In each word of four bytes, one for each beat: the bytes of the codewords whose bits rotate among the beats.
#[inline]
#[target_feature(enable = "avx512f")]
fn to_codewords(beats: __m512i) -> __m512i {
    let pairs = _mm512_ternarylogic_epi32::<SELECT>(_mm512_set1_epi8(0x55), beats, _mm512_rol_epi32::<8>(beats));
    _mm512_ternarylogic_epi32::<SELECT>(_mm512_set1_epi8(0x33), pairs, _mm512_rol_epi32::<16>(pairs))
}

/// The inverse of `to_codewords`.
#[inline]
#[target_feature(enable = "avx512f")]
fn from_codewords(codewords: __m512i) -> __m512i {
    let pairs =
        _mm512_ternarylogic_epi32::<SELECT>(_mm512_set1_epi8(0x55), codewords, _mm512_ror_epi32::<8>(codewords));
    _mm512_ternarylogic_epi32::<SELECT>(_mm512_set1_epi8(0x33), pairs, _mm512_ror_epi32::<16>(pairs))
}

/// Ternary logic: the second operand where the first is one, else the third.
const SELECT: i32 = 0xCA;
/// Ternary logic: the sum over GF(2) of all three operands.
const SUM: i32 = 0x96;

/// Check bytes from the complete grid.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
unsafe fn dense<const SHAPE: u8>(pairs: [__m512i; 8], grid: &[[u64; 32]; 4]) -> __m512i {
    // SAFETY: all loads are of static tables of 64 bytes, or of 8 of the 32 blocks of a row.
    unsafe {
        let halves = [beats(&pairs, 0), beats(&pairs, 4)];
        let mut sums = [_mm512_setzero_si512(); 8];
        for c in if SHAPE == ZERO_SUM { 1..4 } else { 0..4 } {
            // Each block is loaded once for both halves.
            let block = |b: usize| load(grid[c].as_ptr().add(8 * b).cast());
            let blocks = [block(0), block(1), block(2), block(3)];
            for (half, x) in halves.iter().enumerate() {
                let product = |b: usize| _mm512_gf2p8affine_epi64_epi8::<0>(x[b], blocks[b]);
                let three = _mm512_ternarylogic_epi32::<SUM>(product(0), product(1), product(2));
                sums[4 * half + c] = _mm512_xor_si512(three, product(3));
            }
        }
        if SHAPE == ZERO_SUM {
            for (half, x) in halves.iter().enumerate() {
                let s = &mut sums[4 * half..];
                let three = _mm512_ternarylogic_epi32::<SUM>(x[0], x[1], x[2]);
                let five = _mm512_ternarylogic_epi32::<SUM>(three, x[3], s[1]);
                s[0] = _mm512_ternarylogic_epi32::<SUM>(five, s[2], s[3]);
            }
        }
        let [a, b] = fold_to_halves(sums);
        let first = _mm512_permutex2var_epi8(a, load(ENTRIES_FROM_CHECKS[0].as_ptr()), b);
        let second = _mm512_permutex2var_epi8(a, load(ENTRIES_FROM_CHECKS[1].as_ptr()), b);
        _mm512_xor_si512(first, second)
    }
}

/// Eight entries from four pairs: word l of register b is data byte l of beat b of all eight entries.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn beats(pairs: &[__m512i; 8], first: usize) -> [__m512i; 4] {
    // SAFETY: loads of static tables of 64 bytes.
    let (low, high) = unsafe { (load(BYTES[0].as_ptr()), load(BYTES[1].as_ptr())) };
    let four = |p: usize, order| _mm512_permutex2var_epi8(pairs[first + p], order, pairs[first + p + 1]);
    let (a, b, c, d) = (four(0, low), four(2, low), four(0, high), four(2, high));
    [_mm512_unpacklo_epi32(a, b), _mm512_unpackhi_epi32(a, b), _mm512_unpacklo_epi32(c, d), _mm512_unpackhi_epi32(c, d)]
}

/// Word i of the result is the sum of the eight words of register i.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn fold(y: [__m512i; 8]) -> __m512i {
    let [a, b] = fold_to_halves(y);
    _mm512_xor_si512(_mm512_shuffle_i64x2::<0xE4>(a, b), _mm512_shuffle_i64x2::<0x4E>(a, b))
}

/// Two rounds of halving: words i and i + 4 of result r add up to the sum of the eight words of register 4 r + i.
/// Halves of registers come last, because blending them is a permutation, and the machine executes fewer permutations
/// per cycle.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn fold_to_halves(y: [__m512i; 8]) -> [__m512i; 2] {
    // SAFETY: one load of a static table of 64 bytes.
    let cross = unsafe { load(CROSS.as_ptr().cast()) };
    // [a0 + a1, b0 + b1] of words and of pairs of words.
    let words = |a, b| {
        let own = _mm512_mask_blend_epi64(0xAA, a, b);
        _mm512_xor_si512(own, _mm512_alignr_epi8::<8>(b, a))
    };
    let pairs = |a, b| {
        let own = _mm512_mask_blend_epi64(0xCC, a, b);
        _mm512_xor_si512(own, _mm512_permutex2var_epi64(a, cross, b))
    };
    [pairs(words(y[0], y[1]), words(y[2], y[3])), pairs(words(y[4], y[5]), words(y[6], y[7]))]
}
