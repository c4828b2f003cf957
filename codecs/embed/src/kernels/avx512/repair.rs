//! Repair of blocks in which many entries are wrong: 16 entries at a time.
//!
//! A byte of the differences of all 64 codewords is in one register. Two permutations look up 64 bytes at a time in a table of
//! 256 bytes, which takes less time than the look-ups of a single entry. The rules decide first; the differences of entries
//! that are not corrected are then cleared, so that no bit of them is flipped.

use super::{BLOCK, from_codewords, load, to_codewords};
use crate::kernels::{SCAN_ENTRIES, Sweep};
use core::arch::x86_64::*;
use eccforge_schemes::{ByteTables, WordRepair};

/// Wrong entries of a block from which on the repair of the whole block is faster than one entry at a time.
// One entry takes about 5 ns, a block 20 ns, measured on a Zen 4.
const MANY: u32 = 4;

/// Place `4 l + q` of the look-ups holds entry `4 q + l`. Interleaving, which is within quarters l of registers, then puts
/// neighbouring entries into one register. The order is its own inverse.
static PLACES: [u32; BLOCK] = {
    let mut places = [0; BLOCK];
    let mut i = 0;
    while i < BLOCK {
        places[i] = (4 * (i % 4) + i / 4) as u32;
        i += 1;
    }
    places
};

/// Orders of two registers with bytes 0 to 3 and 4 to 7 of the codewords of an entry in each quarter: whole entries, from
/// the first two quarters and from the others.
static PAIRS: [[u32; BLOCK]; 2] = {
    let mut orders = [[0; BLOCK]; 2];
    let mut i = 0;
    while i < 2 * BLOCK {
        let (half, word) = (i / BLOCK, i % BLOCK);
        orders[half][word] = (8 * half + word / 8 * 4 + word % 8 / 2 + BLOCK * (word % 2)) as u32;
        i += 1;
    }
    orders
};

/// Corrects entries of blocks in which many are wrong, and clears their bits in `region.bits`. Returns the number
/// of corrected bits.
///
/// # Safety
/// The machine has AVX-512 F, BW and VBMI, GFNI and POPCNT. A scan of `region` has set its bits and differences. The region
/// has at most `SCAN_ENTRIES` entries.
pub(in crate::kernels) unsafe fn repair<const PACKED: bool>(
    tables: &WordRepair,
    is_rotated: bool,
    region: Sweep<'_>,
) -> u64 {
    let mut good = [0; SCAN_ENTRIES / BLOCK];
    // SAFETY: the caller has made sure of the instructions and of the region.
    unsafe {
        let bits = match (is_rotated, tables.by_bytes.is_uniform) {
            (true, true) => decide::<true, true>(tables, region, &mut good),
            (true, false) => decide::<true, false>(tables, region, &mut good),
            (false, true) => decide::<false, true>(tables, region, &mut good),
            (false, false) => decide::<false, false>(tables, region, &mut good),
        };
        if is_rotated {
            flip::<PACKED, true>(&tables.by_bytes, region, &good);
        } else {
            flip::<PACKED, false>(&tables.by_bytes, region, &good);
        }
        bits
    }
}

/// Decides which entries of a region are corrected: sets the bits of `good` for each block, clears those in `region.bits`, and
/// returns the number of corrected bits.
///
/// # Safety
/// Same as for `repair`.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni,popcnt")]
unsafe fn decide<const ROTATED: bool, const UNIFORM: bool>(
    tables: &WordRepair,
    region: Sweep<'_>,
    good: &mut [__mmask16; SCAN_ENTRIES / BLOCK],
) -> u64 {
    let mut weights = _mm512_setzero_si512();
    for (block, good) in good.iter_mut().enumerate().take(region.count / BLOCK) {
        // SAFETY: `bits` has two bytes, and `differences` 16, for every whole block.
        let (bits, own) = unsafe {
            let bits = region.bits.add(2 * block).cast::<[u8; 2]>();
            (bits, codewords::<ROTATED>(region, block))
        };
        // SAFETY: as above.
        let wrong = u16::from_le_bytes(unsafe { bits.read() });
        if wrong.count_ones() < MANY {
            continue;
        }
        let weight = look_up(&tables.by_bytes.weights, own);
        *good = wrong & are_together::<UNIFORM>(&tables.by_bytes, own);
        if tables.confirm {
            *good &= are_confirmed(weight);
        }
        // SAFETY: as above.
        unsafe { bits.write((wrong & !*good).to_le_bytes()) };
        let sums = _mm512_sad_epu8(_mm512_maskz_mov_epi32(*good, weight), _mm512_setzero_si512());
        weights = _mm512_add_epi64(weights, sums);
    }
    _mm512_reduce_add_epi64(weights) as u64
}

/// Flips the wrong bits of the entries in `good`.
///
/// # Safety
/// Same as for `repair`; none of these entries is uncorrectable.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni,popcnt")]
unsafe fn flip<const PACKED: bool, const ROTATED: bool>(
    tables: &ByteTables,
    region: Sweep<'_>,
    good: &[__mmask16; SCAN_ENTRIES / BLOCK],
) {
    // SAFETY: every access stays within the whole blocks of the region, of which each is visited once; other loads are of
    // static tables of 64 bytes.
    unsafe {
        let places = load(PLACES.as_ptr().cast());
        for (block, good) in good.iter().enumerate().filter(|(_, good)| **good != 0) {
            let own = _mm512_maskz_mov_epi32(*good, codewords::<ROTATED>(region, block));
            let own = _mm512_permutexvar_epi32(places, own);
            let flips = |byte: usize| {
                let flips = look_up(&tables.flips[byte], own);
                if ROTATED { from_codewords(flips) } else { flips }
            };
            let low = quarters([flips(0), flips(1), flips(2), flips(3)]);
            let high = quarters([flips(4), flips(5), flips(6), flips(7)]);
            let check = _mm512_permutexvar_epi32(places, flips(8));
            let first = BLOCK * block;
            if PACKED {
                flip_packed(region.data.cast_mut().add(36 * first), entries(low, high), check);
            } else {
                let data = region.data.cast_mut().add(32 * first);
                flip_split(data, region.check.add(4 * first), entries(low, high), check);
            }
        }
    }
}

/// The differences of the codewords of a block.
///
/// # Safety
/// A scan has set the differences of the block.
#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn codewords<const ROTATED: bool>(region: Sweep<'_>, block: usize) -> __m512i {
    // SAFETY: there are 16 differences for every whole block.
    let difference = unsafe { load(region.differences.add(BLOCK * block).cast()) };
    if ROTATED { to_codewords(difference) } else { difference }
}

/// The table's value for each byte.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
pub(super) fn look_up(table: &[u8; 256], bytes: __m512i) -> __m512i {
    let place = table.as_ptr();
    // SAFETY: each load has 64 of the 256 bytes.
    let [a, b, c, d] = unsafe { [load(place), load(place.add(64)), load(place.add(128)), load(place.add(192))] };
    // An index of a permutation of two registers has seven bits.
    let low = _mm512_permutex2var_epi8(a, bytes, b);
    let high = _mm512_permutex2var_epi8(c, bytes, d);
    _mm512_mask_blend_epi8(_mm512_movepi8_mask(bytes), low, high)
}

/// Entries whose corrections share a cell of some partition and have no uncorrectable codeword.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn are_together<const UNIFORM: bool>(tables: &ByteTables, own: __m512i) -> __mmask16 {
    // A cell and its complement have no bit in common.
    let share =
        |k: usize| _mm512_testn_epi32_mask(rules::<UNIFORM>(tables, k, own), rules::<UNIFORM>(tables, k + 1, own));
    if tables.has_second { share(0) | share(2) } else { share(0) }
}

/// The union of byte k of the rules of an entry's codewords, in all four bytes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
fn rules<const UNIFORM: bool>(tables: &ByteTables, k: usize, own: __m512i) -> __m512i {
    let mut all = look_up(&tables.rules[k][0], own);
    if !UNIFORM {
        let codewords: [__mmask64; 3] = [0x2222_2222_2222_2222, 0x4444_4444_4444_4444, 0x8888_8888_8888_8888];
        for (w, codeword) in codewords.into_iter().enumerate() {
            all = _mm512_mask_blend_epi8(codeword, all, look_up(&tables.rules[k][w + 1], own));
        }
    }
    let pairs = _mm512_or_si512(all, _mm512_rol_epi32::<8>(all));
    _mm512_or_si512(pairs, _mm512_rol_epi32::<16>(pairs))
}

/// Entries without a single correction of two bits.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn are_confirmed(weight: __m512i) -> __mmask16 {
    // No sum of four weights of at most two bits exceeds a byte.
    let pairs = _mm512_add_epi8(weight, _mm512_rol_epi32::<8>(weight));
    let sums = _mm512_add_epi8(pairs, _mm512_rol_epi32::<16>(pairs));
    let two = _mm512_set1_epi8(2);
    !(_mm512_cmpeq_epi32_mask(sums, two) & _mm512_test_epi32_mask(weight, two))
}

/// Register i has entries 2 i and 2 i + 1, from quarters with bytes 0 to 3 and 4 to 7 of their codewords.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn entries(low: [__m512i; 4], high: [__m512i; 4]) -> [__m512i; 8] {
    // SAFETY: loads of static tables of 64 bytes.
    let orders = unsafe { [load(PAIRS[0].as_ptr().cast()), load(PAIRS[1].as_ptr().cast())] };
    let mut pairs = [_mm512_setzero_si512(); 8];
    for (i, pair) in pairs.iter_mut().enumerate() {
        *pair = _mm512_permutex2var_epi32(low[i / 2], orders[i % 2], high[i / 2]);
    }
    pairs
}

/// Quarter l of result q has four bytes of each codeword of the entry at place `4 l + q`.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn quarters([a, b, c, d]: [__m512i; 4]) -> [__m512i; 4] {
    let [first, second] = [_mm512_unpacklo_epi8(a, b), _mm512_unpacklo_epi8(c, d)];
    let [third, fourth] = [_mm512_unpackhi_epi8(a, b), _mm512_unpackhi_epi8(c, d)];
    [
        _mm512_unpacklo_epi16(first, second),
        _mm512_unpackhi_epi16(first, second),
        _mm512_unpacklo_epi16(third, fourth),
        _mm512_unpackhi_epi16(third, fourth),
    ]
}

/// Flips bits of 16 entries whose check bytes are elsewhere.
///
/// # Safety
/// All of them are readable and writable.
#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn flip_split(data: *mut u8, check: *mut u8, flips: [__m512i; 8], of_check: __m512i) {
    // SAFETY: the caller has 512 bytes of data and 64 check bytes.
    unsafe {
        for (i, own) in flips.into_iter().enumerate() {
            let place = data.add(64 * i);
            _mm512_storeu_si512(place.cast(), _mm512_xor_si512(load(place), own));
        }
        _mm512_storeu_si512(check.cast(), _mm512_xor_si512(load(check), of_check));
    }
}

/// Flips bits of 16 packed entries.
///
/// # Safety
/// All of them are readable and writable.
#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn flip_packed(packed: *mut u8, flips: [__m512i; 8], of_check: __m512i) {
    // SAFETY: the caller has 576 bytes; `checks` has the size of a register.
    unsafe {
        let mut checks = [0u32; BLOCK];
        _mm512_storeu_si512(checks.as_mut_ptr().cast(), of_check);
        for (i, own) in flips.into_iter().enumerate() {
            for (half, own) in
                [_mm512_castsi512_si256(own), _mm512_extracti64x4_epi64::<1>(own)].into_iter().enumerate()
            {
                let entry = 2 * i + half;
                let place = packed.add(36 * entry);
                let data = _mm256_loadu_si256(place.cast());
                _mm256_storeu_si256(place.cast(), _mm256_xor_si256(data, own));
                let check = place.add(32).cast::<u32>();
                check.write_unaligned(check.read_unaligned() ^ checks[entry].to_le());
            }
        }
    }
}
