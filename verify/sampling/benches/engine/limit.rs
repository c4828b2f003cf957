//! Kernels written by hand for one code each, in AVX-512 intrinsics: what the engine, which takes any circuit, is held
//! against. Both work on 512 entries, drawn before by the engine's own generator.

use eccforge_bitslice::Slot;
use std::arch::x86_64::*;

/// Bits of an entry.
pub const BITS: usize = 288;

/// Samples that are due, corrected (claimed), and wrong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judged {
    pub due: u64,
    pub corrected: u64,
    pub silent: u64,
}

/// Rows of the (72,64) code [Hsiao 1970, version 1], data part, bit 0 first.
const ROWS: [u64; 8] = [
    0xff26499010131ce0,
    0xe0ff26499010131c,
    0x1ce0ff2649901013,
    0x131ce0ff26499010,
    0x10131ce0ff264990,
    0x9010131ce0ff2649,
    0x499010131ce0ff26,
    0x26499010131ce0ff,
];

/// Its columns; row r is bit r.
const COLUMNS: [u8; 72] = {
    let mut columns = [0; 72];
    let mut b = 0;
    while b < 72 {
        let mut r = 0;
        while r < 8 {
            let one = if b < 64 { ROWS[r] >> (63 - b) & 1 == 1 } else { b - 64 == r };
            columns[b] |= (one as u8) << r;
            r += 1;
        }
        b += 1;
    }
    columns
};

/// Where bit b of codeword w is: physical bit i carries bit 73 i mod 288 of the codewords in a row.
const fn position(w: usize, b: usize) -> usize {
    let mut i = 0;
    while 73 * i % BITS != 72 * w + b {
        i += 1;
    }
    i
}

macro_rules! each_bit {
    ($body:ident) => {
        each_bit!(@ $body 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35
            36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71)
    };
    (@ $body:ident $($b:literal)*) => { $($body!($b);)* };
}

/// The sums over all codewords so far.
#[derive(Clone, Copy)]
struct Sums {
    due: __m512i,
    claimed: __m512i,
    wrong: __m512i,
}

/// One codeword: syndrome, decoded halves of it, and for each column whether it matches.
///
/// # Safety
/// `slots` are 288.
#[inline]
#[target_feature(enable = "avx512f")]
unsafe fn codeword<const W: usize>(slots: *const __m512i, sums: &mut Sums) {
    let zero = _mm512_setzero_si512();
    let ones = _mm512_set1_epi64(-1);
    // Names, not an array: the compiler then keeps all of them in registers.
    let [mut s0, mut s1, mut s2, mut s3, mut s4, mut s5, mut s6, mut s7] = [zero; 8];
    macro_rules! add_to {
        ($s:ident, $r:literal, $b:literal, $x:ident) => {
            if const { COLUMNS[$b] >> $r & 1 == 1 } {
                $s = _mm512_xor_si512($s, $x);
            }
        };
    }
    macro_rules! add {
        ($b:literal) => {
            // SAFETY: a position is below 288.
            let x = unsafe { _mm512_load_si512(slots.add(const { position(W, $b) })) };
            add_to!(s0, 0, $b, x);
            add_to!(s1, 1, $b, x);
            add_to!(s2, 2, $b, x);
            add_to!(s3, 3, $b, x);
            add_to!(s4, 4, $b, x);
            add_to!(s5, 5, $b, x);
            add_to!(s6, 6, $b, x);
            add_to!(s7, 7, $b, x);
        };
    }
    each_bit!(add);
    let s = [s0, s1, s2, s3, s4, s5, s6, s7];
    let half = |first: usize| -> [__m512i; 16] {
        let literal = |r: usize, one: bool| if one { s[first + r] } else { _mm512_xor_si512(s[first + r], ones) };
        std::array::from_fn(|v| {
            let low = _mm512_and_si512(literal(0, v & 1 != 0), literal(1, v & 2 != 0));
            _mm512_and_si512(low, _mm512_and_si512(literal(2, v & 4 != 0), literal(3, v & 8 != 0)))
        })
    };
    let (low, high) = (half(0), half(4));
    let mut matched = zero;
    macro_rules! compare {
        ($b:literal) => {
            let column = const { COLUMNS[$b] as usize };
            let flip = _mm512_and_si512(low[column & 15], high[column >> 4]);
            matched = _mm512_or_si512(matched, flip);
            if $b < 64 {
                // SAFETY: as above.
                let x = unsafe { _mm512_load_si512(slots.add(const { position(W, $b) })) };
                sums.wrong = _mm512_or_si512(sums.wrong, _mm512_xor_si512(x, flip));
            }
        };
    }
    each_bit!(compare);
    let any = s.into_iter().fold(zero, |a, b| _mm512_or_si512(a, b));
    sums.due = _mm512_or_si512(sums.due, _mm512_andnot_si512(matched, any));
    sums.claimed = _mm512_or_si512(sums.claimed, matched);
}

/// Four interleaved (72,64) codewords an entry, SEC-DED.
///
/// # Safety
/// The machine has AVX-512F and VPOPCNTDQ.
#[target_feature(enable = "avx512f,avx512vpopcntdq")]
pub unsafe fn secded(slots: &[Slot; BITS]) -> Judged {
    let zero = _mm512_setzero_si512();
    let mut sums = Sums { due: zero, claimed: zero, wrong: zero };
    let at: *const __m512i = slots.as_ptr().cast();
    // SAFETY: there are 288 slots.
    unsafe {
        codeword::<0>(at, &mut sums);
        codeword::<1>(at, &mut sums);
        codeword::<2>(at, &mut sums);
        codeword::<3>(at, &mut sums);
    }
    let count = |x: __m512i| _mm512_reduce_add_epi64(_mm512_popcnt_epi64(x)) as u64;
    let accepted = _mm512_andnot_si512(sums.due, sums.wrong);
    Judged {
        due: count(sums.due),
        corrected: count(_mm512_andnot_si512(sums.due, sums.claimed)),
        silent: count(accepted),
    }
}

/// The three-input operations that four SEC-DED codewords need at the least, one load each, and nothing else.
pub const OPERATIONS: usize = 1252;

/// That many operations on eight accumulators: no decoder, but no decoder of so many operations is faster.
///
/// # Safety
/// The machine has AVX-512F.
#[target_feature(enable = "avx512f")]
pub unsafe fn operations(slots: &[Slot; BITS]) -> Judged {
    let mut sums = [_mm512_set1_epi64(1); 8];
    for first in 0..OPERATIONS / 8 {
        for (i, sum) in sums.iter_mut().enumerate() {
            // SAFETY: below 288, and 64 aligned bytes.
            let x = unsafe { _mm512_load_si512(slots.as_ptr().add((8 * first + i) % BITS).cast()) };
            *sum = _mm512_ternarylogic_epi64::<0x6A>(*sum, x, x);
        }
    }
    let all = sums.into_iter().fold(_mm512_setzero_si512(), |a, b| _mm512_xor_si512(a, b));
    Judged { due: _mm512_reduce_add_epi64(all) as u64, ..Judged::default() }
}

/// Multiplication in the field of AES; the generator is 3.
const fn times(a: u8, b: u8) -> u8 {
    let (mut sum, mut a, mut b) = (0, a, b);
    while b != 0 {
        if b & 1 == 1 {
            sum ^= a;
        }
        a = a << 1 ^ if a >> 7 == 1 { 0x1B } else { 0 };
        b >>= 1;
    }
    sum
}

/// For each field element whether it is 3^i with i below 36.
const LOCATORS: [u8; 256] = {
    let mut table = [0; 256];
    let (mut x, mut i) = (1u8, 0);
    while i < 36 {
        table[x as usize] = 0xFF;
        x = times(x, 3);
        i += 1;
    }
    table
};

/// Batches of 64 entries: symbol i of all of them is one register. RS(36,32) with one-shot correction of a symbol: three
/// locators agree. The code is over the field of AES, where products are one instruction; the shipped one is over an
/// isomorphic field.
///
/// # Safety
/// The machine has AVX-512F, BW, VBMI and GFNI.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni,popcnt")]
pub unsafe fn reed_solomon(slots: &[Slot; BITS]) -> Judged {
    let mut judged = Judged::default();
    for batch in slots.chunks_exact(36) {
        // SAFETY (all loads): 36 slots, and a table of 256 bytes.
        let symbol = |i: usize| unsafe { _mm512_load_si512(batch.as_ptr().add(i).cast()) };
        let quarter = |q: usize| unsafe { _mm512_loadu_si512(LOCATORS.as_ptr().add(64 * q).cast()) };
        let zero = _mm512_setzero_si512();
        let one = _mm512_set1_epi8(1);
        let powers = [3, times(3, 3), times(3, times(3, 3))].map(|p| _mm512_set1_epi8(p as i8));
        let (mut s, mut wrong_symbols) = ([zero; 4], zero);
        for i in (0..36).rev() {
            let x = symbol(i);
            s[0] = _mm512_xor_si512(s[0], x);
            for (s, power) in s[1..].iter_mut().zip(powers) {
                *s = _mm512_xor_si512(_mm512_gf2p8mul_epi8(*s, power), x);
            }
            wrong_symbols = _mm512_add_epi8(wrong_symbols, _mm512_min_epu8(x, one));
        }
        let inverse = _mm512_gf2p8affineinv_epi64_epi8::<0>(s[0], _mm512_set1_epi64(0x0102040810204080));
        let locator = _mm512_gf2p8mul_epi8(s[1], inverse);
        let low = _mm512_permutex2var_epi8(quarter(0), locator, quarter(1));
        let high = _mm512_permutex2var_epi8(quarter(2), locator, quarter(3));
        let known = _mm512_movepi8_mask(_mm512_mask_blend_epi8(_mm512_movepi8_mask(locator), low, high));
        let agree = |a: __m512i, b: __m512i| _mm512_cmpeq_epi8_mask(_mm512_gf2p8mul_epi8(a, locator), b);
        let claimed = known & agree(s[1], s[2]) & agree(s[2], s[3]) & _mm512_test_epi8_mask(s[0], s[0]);
        let any = _mm512_or_si512(_mm512_or_si512(s[0], s[1]), _mm512_or_si512(s[2], s[3]));
        let clean = _mm512_testn_epi8_mask(any, any);
        let several = _mm512_cmpgt_epu8_mask(wrong_symbols, one);
        let accepted = claimed | clean;
        judged.due += u64::from((!accepted).count_ones());
        judged.corrected += u64::from(claimed.count_ones());
        judged.silent += u64::from((accepted & several).count_ones());
    }
    judged
}

/// Holds the Reed-Solomon kernel against what it must say of one and of two wrong symbols.
///
/// # Panics
/// If it says otherwise.
///
/// # Safety
/// As for [`reed_solomon`].
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi,gfni,popcnt")]
pub unsafe fn check_reed_solomon() {
    for first in 0..36 {
        let mut slots = [Slot::ZERO; BITS];
        let value = |batch: usize| {
            Slot([0x0123_4567_89ab_cdef | 0x1111_1111_1111_1111; 8].map(|w: u64| w.rotate_left(batch as u32 * 8)))
        };
        (0..8).for_each(|batch| slots[36 * batch + first] = value(batch));
        // SAFETY: the caller's promise.
        let one = unsafe { reed_solomon(&slots) };
        assert_eq!(one, Judged { due: 0, corrected: 512, silent: 0 });
        (0..8).for_each(|batch| slots[36 * batch + (first + 7) % 36] = value(batch + 1));
        // SAFETY: the caller's promise.
        let two = unsafe { reed_solomon(&slots) };
        assert_eq!(two, Judged { due: 512, corrected: 0, silent: 0 });
    }
}
