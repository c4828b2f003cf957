//! Repair of blocks in which many entries are wrong, for one or two wrong symbols of a Reed-Solomon code: 64 entries at a
//! time.
//!
//! A byte of the differences of all 64 entries is in one register, and GFNI multiplies 64 elements of GF(2^8) at once. The
//! locators of two symbols are the roots of a quadratic polynomial, and those of one symbol make all of its coefficients
//! zero. The bytes and the values are then stored, and each entry is corrected by itself.

use super::load;
use super::repair::look_up;
use crate::kernels::Sweep;
use core::arch::x86_64::*;
use eccforge_schemes::SymbolBlocks;

/// Entries that are decided at once.
const ENTRIES: usize = 64;

/// Wrong entries of a block from which on all of the block together are repaired faster than one at a time.
// A block takes about 60 ns before the first correction, and one entry about 10 ns, measured on a Zen 4.
const MANY: u32 = 8;

/// The block that changes nothing.
const IDENTITY: i64 = 0x0102_0408_1020_4080;

/// Orders of two registers of differences: bytes 0 of all entries and then bytes 1, or bytes 2 and then bytes 3.
static HALVES: [[u8; 64]; 2] = {
    let mut orders = [[0; 64]; 2];
    let mut i = 0;
    while i < 128 {
        orders[i / 64][i % 64] = (4 * (i % 32) + 2 * (i / 64) + i % 64 / 32) as u8;
        i += 1;
    }
    orders
};

/// For each of 64 entries the byte that is wrong and its error; no error where there is none.
struct Errors {
    bytes: [u8; ENTRIES],
    values: [u8; ENTRIES],
}

/// Corrects entries of blocks in which many are wrong, and clears their bits in `region.bits`. Returns the number
/// of corrected bits.
///
/// # Safety
/// The machine has AVX-512 F, BW and VBMI, GFNI and POPCNT. A scan of `region` has set its bits and differences.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni,popcnt")]
pub(in crate::kernels) unsafe fn repair<const PACKED: bool>(tables: &SymbolBlocks, region: Sweep<'_>) -> u64 {
    let mut corrected = 0;
    for first in (0..region.count / ENTRIES).map(|block| ENTRIES * block) {
        // SAFETY: `bits` has eight bytes for every whole block.
        let bits = unsafe { region.bits.add(first / 8).cast::<[u8; 8]>() };
        // SAFETY: as above.
        let wrong = u64::from_le_bytes(unsafe { bits.read() });
        if wrong.count_ones() < MANY {
            continue;
        }
        let mut errors = [const { Errors { bytes: [0; ENTRIES], values: [0; ENTRIES] } }; 2];
        // SAFETY: a scan has set the differences of the block.
        let good = wrong & unsafe { decide(tables, region.differences.add(first), &mut errors) };
        let mut rest = good;
        while rest != 0 {
            let entry = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            for errors in &errors[..if tables.pairs { 2 } else { 1 }] {
                let (byte, value) = (usize::from(errors.bytes[entry]), errors.values[entry]);
                corrected += u64::from(value.count_ones());
                // SAFETY: a byte is below 36: below 32 it is one of the entry's data, else one of its check bytes.
                unsafe {
                    let place = if PACKED {
                        region.data.cast_mut().add(36 * (first + entry) + byte)
                    } else if byte < 32 {
                        region.data.cast_mut().add(32 * (first + entry) + byte)
                    } else {
                        region.check.add(4 * (first + entry) + byte - 32)
                    };
                    *place ^= value;
                }
            }
        }
        // SAFETY: as above.
        unsafe { bits.write((wrong & !good).to_le_bytes()) };
    }
    corrected
}

/// Finds the errors of 64 entries with these differences. Returns which of them are corrected.
///
/// # Safety
/// There are 64 differences.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni")]
unsafe fn decide(tables: &SymbolBlocks, differences: *const u32, errors: &mut [Errors; 2]) -> __mmask64 {
    // SAFETY: the caller has made sure of the differences.
    let [s0, s1, s2, s3] = syndromes(tables, unsafe { bytes(differences) });
    let divisor = xor(product(s1, s1), product(s0, s2));
    let sum = xor(product(s0, s3), product(s1, s2));
    let last = xor(product(s1, s3), product(s2, s2));
    let any = _mm512_or_si512(_mm512_or_si512(divisor, sum), last);
    // One symbol: its locator is the ratio of two parts of the syndrome, which follow each other as powers do.
    let single = _mm512_testn_epi8_mask(any, any) & is_set(s0) & is_set(s1);
    let mut first = product(s1, inverse(s0));
    let mut values = [s0, _mm512_setzero_si512()];
    let mut second = _mm512_setzero_si512();
    let mut pair = 0;
    if tables.pairs {
        let over = inverse(divisor);
        let (sum_of_two, product_of_two) = (product(sum, over), product(last, over));
        let over = inverse(sum_of_two);
        let root = look_up(&tables.roots, product(product_of_two, product(over, over)));
        let one = product(sum_of_two, root);
        let other = xor(one, sum_of_two);
        // A value is (s1 + s0 other locator) / sum of the locators.
        let own = [other, one].map(|locator| product(over, xor(s1, product(s0, locator))));
        pair = is_set(divisor) & is_set(sum) & is_set(last) & is_set(root) & is_set(own[0]) & is_set(own[1]);
        first = _mm512_mask_blend_epi8(single, one, first);
        second = other;
        values = [_mm512_mask_blend_epi8(single, own[0], s0), _mm512_maskz_mov_epi8(!single, own[1])];
    }
    let mut good = single | pair;
    let of_second = if tables.pairs { pair } else { 0 };
    for (i, (locators, of)) in [(first, good), (second, of_second)].into_iter().enumerate() {
        let bytes = look_up(&tables.bytes, locators);
        // The highest bit marks a locator that no symbol has.
        good &= !(_mm512_movepi8_mask(bytes) & of);
        let values = affine(product(values[i], look_up(&tables.factors, locators)), tables.values);
        // SAFETY: the arrays have the size of a register.
        unsafe {
            _mm512_storeu_si512(errors[i].bytes.as_mut_ptr().cast(), _mm512_maskz_mov_epi8(of, bytes));
            _mm512_storeu_si512(errors[i].values.as_mut_ptr().cast(), _mm512_maskz_mov_epi8(of, values));
        }
    }
    good
}

/// Byte c of all 64 differences.
///
/// # Safety
/// There are 64 differences.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
unsafe fn bytes(differences: *const u32) -> [__m512i; 4] {
    // SAFETY: the caller has 64 differences; other loads are of static tables of 64 bytes.
    unsafe {
        let registers: [__m512i; 4] = core::array::from_fn(|i| load(differences.add(16 * i).cast()));
        let orders = [load(HALVES[0].as_ptr()), load(HALVES[1].as_ptr())];
        let mut bytes = [_mm512_setzero_si512(); 4];
        for (half, order) in orders.into_iter().enumerate() {
            let low = _mm512_permutex2var_epi8(registers[0], order, registers[1]);
            let high = _mm512_permutex2var_epi8(registers[2], order, registers[3]);
            bytes[2 * half] = _mm512_shuffle_i64x2::<0x44>(low, high);
            bytes[2 * half + 1] = _mm512_shuffle_i64x2::<0xEE>(low, high);
        }
        bytes
    }
}

/// The parts of the syndromes.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,gfni")]
fn syndromes(tables: &SymbolBlocks, bytes: [__m512i; 4]) -> [__m512i; 4] {
    let mut parts = [_mm512_setzero_si512(); 4];
    for (part, blocks) in parts.iter_mut().zip(&tables.syndromes) {
        for (byte, block) in bytes.into_iter().zip(blocks) {
            *part = xor(*part, affine(byte, *block));
        }
    }
    parts
}

#[inline]
#[target_feature(enable = "avx512f")]
fn xor(a: __m512i, b: __m512i) -> __m512i {
    _mm512_xor_si512(a, b)
}

/// Block times every byte.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,gfni")]
fn affine(bytes: __m512i, block: u64) -> __m512i {
    _mm512_gf2p8affine_epi64_epi8::<0>(bytes, _mm512_set1_epi64(block as i64))
}

/// Products of field elements.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,gfni")]
fn product(a: __m512i, b: __m512i) -> __m512i {
    _mm512_gf2p8mul_epi8(a, b)
}

/// Inverses of field elements; zero for zero.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,gfni")]
fn inverse(a: __m512i) -> __m512i {
    _mm512_gf2p8affineinv_epi64_epi8::<0>(a, _mm512_set1_epi64(IDENTITY))
}

/// The bytes that are not zero.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn is_set(a: __m512i) -> __mmask64 {
    _mm512_test_epi8_mask(a, a)
}
