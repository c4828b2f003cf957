//! AVX-512 with GFNI and VBMI: 16 entries a step, eight registers of data, one of check bytes.
//!
//! `vpermb` brings the bytes of one lane into one 64-bit word, so that one `gf2p8affineqb` multiplies eight bytes by one
//! block and a register by eight. The products are then summed over the lanes by folding eight registers into one.
//! Interleaved codewords cost two rotations and two bit selections a register; grids without structure multiply the bytes
//! of one lane and beat of eight entries by the blocks of each of the four check bytes.
//!
//! Sixteen packed entries are exactly nine registers: pair p lies in registers p and p + 1, and the permutation that the
//! shape needs takes its bytes from both.
//!
//! A check of a large region walks it in four places at once: memory answers several streams faster than one, above all
//! where pages are small.

use super::{CHECK, ENCODE, Queue, SCAN, Sweep};
use core::arch::x86_64::*;
use eccforge_schemes::{Kernel, Shape};

/// Entries of a step.
const BLOCK: usize = 16;
/// How far ahead of its loads a sweep asks memory for data, over all its streams.
const PREFETCH_BYTES: usize = 4096;
/// Places at which a large region is checked in turn.
const STREAMS: usize = 4;
/// Blocks of a region that is large: 8 MiB of data, beyond most caches of one core.
const LARGE: usize = 1 << 14;

const BEATS: u8 = 0;
const ROTATED: u8 = 1;
const DENSE: u8 = 2;

/// Byte `8 l + 4 e + b` from byte `32 e + 8 b + l` of a pair: lanes side by side.
const BY_LANE: [u8; 64] = {
    let mut index = [0; 64];
    let mut i = 0;
    while i < 64 {
        index[i] = (32 * (i / 4 % 2) + 8 * (i % 4) + i / 8) as u8;
        i += 1;
    }
    index
};

/// The bytes of two entries in turn, in the order that two rounds of interleaving need: pair j of quarter k is data byte
/// `8 (j / 2) + 2 k + j % 2` of both.
const BY_BYTE: [u8; 64] = {
    let mut index = [0; 64];
    let mut i = 0;
    while i < 64 {
        let (k, j, e) = (i / 16, i / 2 % 8, i % 2);
        index[i] = (32 * e + 8 * (j / 2) + 2 * k + j % 2) as u8;
        i += 1;
    }
    index
};

/// The same of pair p of packed entries: places in registers p and p + 1 of nine.
const fn packed(index: [u8; 64]) -> [[u8; 64]; 8] {
    let mut places = [[0; 64]; 8];
    let mut i = 0;
    while i < 512 {
        let (p, from) = (i / 64, index[i % 64] as usize);
        places[p][i % 64] = (8 * p + 36 * (from / 32) + from % 32) as u8;
        i += 1;
    }
    places
}

/// Where the check bytes of 16 packed entries are in two registers that hold them, in words of four bytes.
const fn packed_checks() -> [u32; 16] {
    let mut index = [0; 16];
    let mut e = 0;
    while e < 16 {
        index[e] = (9 * e + 8) as u32 % 32;
        e += 1;
    }
    index
}

/// Which of 16 packed entries have their check bytes in registers `2 i` and `2 i + 1` of nine.
const fn checks_of(i: usize) -> u16 {
    let (mut mask, mut e) = (0, 0);
    while e < 16 {
        mask |= (((9 * e + 8) / 32 == i) as u16) << e;
        e += 1;
    }
    mask
}

/// Byte `4 e + c` from word `4 (e / 8) + c`, byte e % 8.
const fn entries_from_checks() -> [u8; 64] {
    let mut index = [0; 64];
    let mut i = 0;
    while i < 64 {
        let (e, c) = (i / 4, i % 4);
        index[i] = (8 * (4 * (e / 8) + c) + e % 8) as u8;
        i += 1;
    }
    index
}

/// An order of the bytes of a pair, for both ways of storing entries.
struct Order {
    split: [u8; 64],
    packed: [[u8; 64]; 8],
}

static LANES: Order = Order { split: BY_LANE, packed: packed(BY_LANE) };
static BYTES: Order = Order { split: BY_BYTE, packed: packed(BY_BYTE) };
static PACKED_CHECKS: [u32; 16] = packed_checks();
static ENTRIES_FROM_CHECKS: [u8; 64] = entries_from_checks();

/// Exchanged halves of halves: words 2, 3 of a, 0, 1 of b, 6, 7 of a, 4, 5 of b.
static CROSS: [u64; 8] = [2, 3, 8, 9, 6, 7, 12, 13];

/// Runs the operation over the whole blocks of a region.
///
/// # Safety
/// The machine has AVX-512 F, BW, VBMI and GFNI; `sweep` describes valid buffers.
pub(super) unsafe fn sweep<const PACKED: bool, const OP: u8>(kernel: &Kernel, sweep: Sweep) -> (usize, u64) {
    // SAFETY: as the caller promises.
    unsafe {
        match kernel.shape {
            Shape::Beats(lanes) => streams::<PACKED, OP, BEATS>(&lanes.affine, kernel.affine, sweep),
            Shape::Rotated(lanes) => streams::<PACKED, OP, ROTATED>(&lanes.affine, kernel.affine, sweep),
            Shape::Dense(_) => streams::<PACKED, OP, DENSE>(&[0; 8], kernel.affine, sweep),
        }
    }
}

/// One stream or several, as the region is large.
///
/// # Safety
/// As for `sweep`.
#[inline]
unsafe fn streams<const PACKED: bool, const OP: u8, const SHAPE: u8>(
    lanes: &[u64; 8],
    grid: &[[u64; 32]; 4],
    sweep: Sweep,
) -> (usize, u64) {
    // SAFETY: as the caller promises.
    unsafe {
        if OP == CHECK && sweep.count >= LARGE * BLOCK {
            blocks::<PACKED, OP, SHAPE, STREAMS>(lanes, grid, sweep)
        } else {
            blocks::<PACKED, OP, SHAPE, 1>(lanes, grid, sweep)
        }
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
unsafe fn blocks<const PACKED: bool, const OP: u8, const SHAPE: u8, const S: usize>(
    lanes: &[u64; 8],
    grid: &[[u64; 32]; 4],
    sweep: Sweep,
) -> (usize, u64) {
    // SAFETY: every access below stays within `sweep.count` entries, because `block` counts whole blocks of them, which
    // are nine registers where entries are packed; each is visited once. Prefetching never faults.
    unsafe {
        let lanes: __m512i = load(lanes.as_ptr().cast());
        let order = if SHAPE == DENSE { &BYTES } else { &LANES };
        let iota = _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        let count = sweep.count / BLOCK;
        let mut bad = 0u64;
        let mut found = 0;
        let length = count / S;
        for i in 0..count {
            // The blocks of all streams in turn, then what is left over.
            let block = if i < S * length { i % S * length + i / S } else { i };
            let data = sweep.data.add(block * BLOCK * if PACKED { 36 } else { 32 });
            let check = sweep.check.add(block * BLOCK * if PACKED { 36 } else { 4 });
            prefetch::<PACKED>(data, check, PREFETCH_BYTES / S);
            let (pairs, stored) = if PACKED { load_packed(data, order) } else { load_split(data, check, order) };
            let expected = match SHAPE {
                DENSE => dense(pairs, grid),
                _ => words::<SHAPE>(pairs, lanes),
            };
            if OP == ENCODE {
                store_check::<PACKED>(check, expected);
                continue;
            }
            let difference = _mm512_xor_si512(expected, stored);
            let differs = _mm512_test_epi32_mask(difference, difference);
            if OP == CHECK {
                sweep.bits.add(2 * block).cast::<[u8; 2]>().write(differs.to_le_bytes());
                bad += u64::from(differs.count_ones());
            } else if OP == SCAN && differs != 0 {
                let queue: *mut Queue = sweep.queue;
                let number = _mm512_add_epi32(iota, _mm512_set1_epi32((block * BLOCK) as i32));
                let entry = (&raw mut (*queue).entry).cast::<u32>().add(found);
                let value = (&raw mut (*queue).difference).cast::<u32>().add(found);
                _mm512_storeu_si512(entry.cast(), _mm512_maskz_compress_epi32(differs, number));
                _mm512_storeu_si512(value.cast(), _mm512_maskz_compress_epi32(differs, difference));
                found += differs.count_ones() as usize;
            }
        }
        if OP == SCAN {
            (*sweep.queue).found = found;
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

/// Eight pairs of entries, their data in the given order, and the check bytes of all 16.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
unsafe fn load_split(data: *const u8, check: *const u8, order: &Order) -> ([__m512i; 8], __m512i) {
    // SAFETY: the caller has a whole block.
    unsafe {
        let index = load(order.split.as_ptr());
        let pair = |p: usize| _mm512_permutexvar_epi8(index, load(data.add(64 * p)));
        ([pair(0), pair(1), pair(2), pair(3), pair(4), pair(5), pair(6), pair(7)], load(check))
    }
}

/// The same of packed entries.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
unsafe fn load_packed(data: *const u8, order: &Order) -> ([__m512i; 8], __m512i) {
    // SAFETY: the caller has a whole block.
    unsafe {
        let mut z = [_mm512_setzero_si512(); 9];
        for (i, z) in z.iter_mut().enumerate() {
            *z = load(data.add(64 * i));
        }
        let pair = |p: usize| _mm512_permutex2var_epi8(z[p], load(order.packed[p].as_ptr()), z[p + 1]);
        let index = load(PACKED_CHECKS.as_ptr().cast());
        let a = _mm512_maskz_permutex2var_epi32(const { checks_of(0) }, z[0], index, z[1]);
        let b = _mm512_maskz_permutex2var_epi32(const { checks_of(1) }, z[2], index, z[3]);
        let c = _mm512_maskz_permutex2var_epi32(const { checks_of(2) }, z[4], index, z[5]);
        let d = _mm512_maskz_permutex2var_epi32(const { checks_of(3) }, z[6], index, z[7]);
        let e = _mm512_maskz_permutexvar_epi32(const { checks_of(4) }, index, z[8]);
        let abc = _mm512_ternarylogic_epi32::<OR>(a, b, c);
        let pairs = [pair(0), pair(1), pair(2), pair(3), pair(4), pair(5), pair(6), pair(7)];
        (pairs, _mm512_ternarylogic_epi32::<OR>(abc, d, e))
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
    let even = _mm512_set1_epi8(0x55);
    let low = _mm512_set1_epi8(0x33);
    let mut products = pairs;
    for product in &mut products {
        let mut x = *product;
        if SHAPE == ROTATED {
            let u = _mm512_ternarylogic_epi32::<SELECT>(even, x, _mm512_rol_epi32::<8>(x));
            x = _mm512_ternarylogic_epi32::<SELECT>(low, u, _mm512_rol_epi32::<16>(u));
        }
        *product = _mm512_gf2p8affine_epi64_epi8::<0>(x, lanes);
    }
    let mut sum = fold(products);
    if SHAPE == ROTATED {
        sum = _mm512_ternarylogic_epi32::<SELECT>(even, sum, _mm512_ror_epi32::<8>(sum));
        sum = _mm512_ternarylogic_epi32::<SELECT>(low, sum, _mm512_ror_epi32::<16>(sum));
    }
    sum
}

/// Ternary logic: where the first operand is set the second, else the third.
const SELECT: i32 = 0xCA;
/// Ternary logic: any of the three.
const OR: i32 = 0xFE;

/// Check bytes by the whole grid, from data by bytes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
unsafe fn dense(pairs: [__m512i; 8], grid: &[[u64; 32]; 4]) -> __m512i {
    // SAFETY: all loads are of static tables of 64 bytes, or of 8 of the 32 blocks of a row.
    unsafe {
        let mut sums = [_mm512_setzero_si512(); 8];
        for half in 0..2 {
            let (a, b) = (pairs[4 * half], pairs[4 * half + 1]);
            let (c, d) = (pairs[4 * half + 2], pairs[4 * half + 3]);
            let (ab, cd) = (_mm512_unpacklo_epi16(a, b), _mm512_unpacklo_epi16(c, d));
            let (ab_high, cd_high) = (_mm512_unpackhi_epi16(a, b), _mm512_unpackhi_epi16(c, d));
            // Every word of eight bytes is one data byte of eight entries; a register holds those of one beat.
            let beats = [
                _mm512_unpacklo_epi32(ab, cd),
                _mm512_unpackhi_epi32(ab, cd),
                _mm512_unpacklo_epi32(ab_high, cd_high),
                _mm512_unpackhi_epi32(ab_high, cd_high),
            ];
            for c in 0..4 {
                let block = |b: usize| load(grid[c].as_ptr().add(8 * b).cast());
                let product = |b: usize| _mm512_gf2p8affine_epi64_epi8::<0>(beats[b], block(b));
                let three = _mm512_ternarylogic_epi32::<0x96>(product(0), product(1), product(2));
                sums[4 * half + c] = _mm512_xor_si512(three, product(3));
            }
        }
        _mm512_permutexvar_epi8(load(ENTRIES_FROM_CHECKS.as_ptr()), fold(sums))
    }
}

/// Word i of the result is the sum of the eight words of register i: three rounds of halving.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn fold(y: [__m512i; 8]) -> __m512i {
    // SAFETY: one load of a static table of 64 bytes.
    let cross = unsafe { load(CROSS.as_ptr().cast()) };
    // [a0 + a1, b0 + b1] of halves, quarters and words.
    let halves = |a, b| {
        let kept = _mm512_mask_blend_epi64(0xF0, a, b);
        _mm512_xor_si512(kept, _mm512_shuffle_i64x2::<0x4E>(a, b))
    };
    let quarters = |a, b| {
        let kept = _mm512_mask_blend_epi64(0xCC, a, b);
        _mm512_xor_si512(kept, _mm512_permutex2var_epi64(a, cross, b))
    };
    let words = |a, b| {
        let kept = _mm512_mask_blend_epi64(0xAA, a, b);
        _mm512_xor_si512(kept, _mm512_alignr_epi8::<8>(b, a))
    };
    let (r0, r1, r2, r3) = (halves(y[0], y[4]), halves(y[1], y[5]), halves(y[2], y[6]), halves(y[3], y[7]));
    words(quarters(r0, r2), quarters(r1, r3))
}
