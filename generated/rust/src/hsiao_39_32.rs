//! Hsiao (39,32): encoder and decoder. Generated; do not edit.
//!
//! Scheme `hsiao-39-32`, sha-256 ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res. Dev. 14(4),
//! 1970.
//!
//! Physical bit `i` of an entry of 39 bits travels on pin `i % 39` in beat `i / 39`; pins 0..32 carry data. Data
//! bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of byte `b
//! / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status, WrongLength};

/// Id of the scheme.
pub const ID: &str = "hsiao-39-32";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "ec97ac281d327fb40e488aebbd59db235faa29970d80da62892341f162d7ea2b";
/// Data bits of an entry.
pub const DATA_BITS: usize = 32;
/// Check bits of an entry.
pub const CHECK_BITS: usize = 7;
/// Bits of an entry.
pub const ENTRY_BITS: usize = 39;
/// Data bytes of an entry.
pub const DATA_BYTES: usize = 4;
/// Bytes that hold the check bits of an entry.
pub const CHECK_BYTES: usize = 1;
/// Most bits that are corrected in an entry.
pub const MOST_FLIPS: usize = 1;

/// Encodes as many entries as a lane word has bits: `data[d]` holds data bit d, `check[c]` check bit c.
pub fn encode_lanes<L: Lane>(data: &[L; DATA_BITS], check: &mut [L; CHECK_BITS]) {
    let [
        d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22,
        d23, d24, d25, d26, d27, d28, d29, d30, d31,
    ] = data;
    let (
        t0, t1, t2, t3, t4, t5, t6,
    );
    t0 = *d0 ^ *d2 ^ *d4 ^ *d7 ^ *d9 ^ *d12 ^ *d13 ^ *d16 ^ *d18 ^ *d21 ^ *d23 ^ *d26 ^ *d27 ^ *d31;
    t1 = *d0 ^ *d2 ^ *d5 ^ *d7 ^ *d10 ^ *d11 ^ *d14 ^ *d16 ^ *d19 ^ *d21 ^ *d24 ^ *d25 ^ *d28 ^ *d30;
    t2 = *d0 ^ *d3 ^ *d5 ^ *d8 ^ *d9 ^ *d12 ^ *d14 ^ *d17 ^ *d19 ^ *d22 ^ *d23 ^ *d26 ^ *d29 ^ *d30;
    t3 = *d1 ^ *d3 ^ *d5 ^ *d7 ^ *d10 ^ *d12 ^ *d15 ^ *d17 ^ *d20 ^ *d22 ^ *d24 ^ *d27 ^ *d28 ^ *d31;
    t4 = *d1 ^ *d3 ^ *d6 ^ *d8 ^ *d10 ^ *d13 ^ *d15 ^ *d18 ^ *d19 ^ *d21 ^ *d25 ^ *d26 ^ *d29 ^ *d31;
    t5 = *d1 ^ *d4 ^ *d6 ^ *d8 ^ *d11 ^ *d13 ^ *d16 ^ *d17 ^ *d20 ^ *d23 ^ *d24 ^ *d27 ^ *d30;
    t6 = *d2 ^ *d4 ^ *d6 ^ *d9 ^ *d11 ^ *d14 ^ *d15 ^ *d18 ^ *d20 ^ *d22 ^ *d25 ^ *d28 ^ *d29;
    check[0] = t0;
    check[1] = t1;
    check[2] = t2;
    check[3] = t3;
    check[4] = t4;
    check[5] = t5;
    check[6] = t6;
}

/// Decodes as many entries as a lane word has bits, in place: `entry[i]` holds physical bit i. Entries that are
/// uncorrectable stay as they are. The same operations run whatever the data: constant time.
pub fn decode_lanes<L: Lane>(entry: &mut [L; ENTRY_BITS]) -> Flags<L> {
    let [
        e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16, e17, e18, e19, e20, e21, e22,
        e23, e24, e25, e26, e27, e28, e29, e30, e31, e32, e33, e34, e35, e36, e37, e38,
    ] = &*entry;
    let (
        t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22,
        t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41, t42, t43,
        t44, t45, t46, t47, t48, t49, t50, t51, t52, t53, t54, t55, t56, t57, t58, t59, t60, t61, t62, t63,
    );
    t0 = *e0 ^ *e2 ^ *e4 ^ *e7 ^ *e9 ^ *e12 ^ *e13 ^ *e16 ^ *e18 ^ *e21 ^ *e23 ^ *e26 ^ *e27 ^ *e31 ^ *e32;
    t1 = *e0 ^ *e2 ^ *e5 ^ *e7 ^ *e10 ^ *e11 ^ *e14 ^ *e16 ^ *e19 ^ *e21 ^ *e24 ^ *e25 ^ *e28 ^ *e30 ^ *e33;
    t2 = *e0 ^ *e3 ^ *e5 ^ *e8 ^ *e9 ^ *e12 ^ *e14 ^ *e17 ^ *e19 ^ *e22 ^ *e23 ^ *e26 ^ *e29 ^ *e30 ^ *e34;
    t3 = *e1 ^ *e3 ^ *e5 ^ *e7 ^ *e10 ^ *e12 ^ *e15 ^ *e17 ^ *e20 ^ *e22 ^ *e24 ^ *e27 ^ *e28 ^ *e31 ^ *e35;
    t4 = *e1 ^ *e3 ^ *e6 ^ *e8 ^ *e10 ^ *e13 ^ *e15 ^ *e18 ^ *e19 ^ *e21 ^ *e25 ^ *e26 ^ *e29 ^ *e31 ^ *e36;
    t5 = *e1 ^ *e4 ^ *e6 ^ *e8 ^ *e11 ^ *e13 ^ *e16 ^ *e17 ^ *e20 ^ *e23 ^ *e24 ^ *e27 ^ *e30 ^ *e37;
    t6 = *e2 ^ *e4 ^ *e6 ^ *e9 ^ *e11 ^ *e14 ^ *e15 ^ *e18 ^ *e20 ^ *e22 ^ *e25 ^ *e28 ^ *e29 ^ *e38;
    t7 = t0 | t1 | t2 | t3 | t4 | t5 | t6;
    t8 = t0 & t1;
    t9 = t2 & !t3;
    t10 = t8 & t9;
    t11 = !t4 & !t5;
    t12 = !t6 & t11;
    t13 = t10 & t12;
    t14 = !t0 & !t1;
    t15 = !t2 & t3;
    t16 = t14 & t15;
    t17 = t4 & t5;
    t18 = !t6 & t17;
    t19 = t16 & t18;
    t20 = !t2 & !t3;
    t21 = t8 & t20;
    t22 = t6 & t11;
    t23 = t21 & t22;
    t24 = t2 & t3;
    t25 = t14 & t24;
    t26 = t4 & !t5;
    t27 = !t6 & t26;
    t28 = t25 & t27;
    t29 = t0 & !t1;
    t30 = t20 & t29;
    t31 = !t4 & t5;
    t32 = t6 & t31;
    t33 = t30 & t32;
    t34 = !t0 & t1;
    t35 = t24 & t34;
    t36 = t12 & t35;
    t37 = t14 & t20;
    t38 = t6 & t17;
    t39 = t37 & t38;
    t40 = t8 & t15;
    t41 = t12 & t40;
    t42 = t9 & t14;
    t43 = t18 & t42;
    t44 = t9 & t29;
    t45 = t22 & t44;
    t46 = t15 & t34;
    t47 = t27 & t46;
    t48 = t20 & t34;
    t49 = t32 & t48;
    t50 = t24 & t29;
    t51 = t12 & t50;
    t52 = t18 & t30;
    t53 = t9 & t34;
    t54 = t22 & t53;
    t55 = t6 & t26;
    t56 = t16 & t55;
    t57 = !t6 & t31;
    t58 = t21 & t57;
    t59 = t25 & t57;
    t60 = t30 & t55;
    t61 = t27 & t53;
    t62 = t16 & t32;
    t63 = t21 & t27;
    let (
        t64, t65, t66, t67, t68, t69, t70, t71, t72, t73, t74, t75, t76, t77, t78, t79, t80, t81, t82, t83, t84,
    );
    t64 = t22 & t25;
    t65 = t44 & t57;
    t66 = t46 & t57;
    t67 = t48 & t55;
    t68 = t27 & t44;
    t69 = t15 & t29;
    t70 = t57 & t69;
    t71 = t22 & t46;
    t72 = t42 & t55;
    t73 = t53 & t57;
    t74 = t27 & t69;
    t75 = t12 & t30;
    t76 = t12 & t48;
    t77 = t12 & t42;
    t78 = t12 & t16;
    t79 = t27 & t37;
    t80 = t37 & t57;
    t81 = t22 & t37;
    t82 = t13 | t19 | t23 | t28 | t33 | t36 | t39 | t41 | t43 | t45 | t47 | t49 | t51 | t52 | t54 | t56 | t58 | t59
        | t60 | t61 | t62 | t63 | t64 | t65 | t66 | t67 | t68 | t70 | t71 | t72 | t73 | t74 | t75 | t76 | t77 | t78
        | t79 | t80 | t81;
    t83 = t7 & !t82;
    t84 = t82 & !t83;
    entry[0] = entry[0] ^ t13;
    entry[1] = entry[1] ^ t19;
    entry[2] = entry[2] ^ t23;
    entry[3] = entry[3] ^ t28;
    entry[4] = entry[4] ^ t33;
    entry[5] = entry[5] ^ t36;
    entry[6] = entry[6] ^ t39;
    entry[7] = entry[7] ^ t41;
    entry[8] = entry[8] ^ t43;
    entry[9] = entry[9] ^ t45;
    entry[10] = entry[10] ^ t47;
    entry[11] = entry[11] ^ t49;
    entry[12] = entry[12] ^ t51;
    entry[13] = entry[13] ^ t52;
    entry[14] = entry[14] ^ t54;
    entry[15] = entry[15] ^ t56;
    entry[16] = entry[16] ^ t58;
    entry[17] = entry[17] ^ t59;
    entry[18] = entry[18] ^ t60;
    entry[19] = entry[19] ^ t61;
    entry[20] = entry[20] ^ t62;
    entry[21] = entry[21] ^ t63;
    entry[22] = entry[22] ^ t64;
    entry[23] = entry[23] ^ t65;
    entry[24] = entry[24] ^ t66;
    entry[25] = entry[25] ^ t67;
    entry[26] = entry[26] ^ t68;
    entry[27] = entry[27] ^ t70;
    entry[28] = entry[28] ^ t71;
    entry[29] = entry[29] ^ t72;
    entry[30] = entry[30] ^ t73;
    entry[31] = entry[31] ^ t74;
    entry[32] = entry[32] ^ t75;
    entry[33] = entry[33] ^ t76;
    entry[34] = entry[34] ^ t77;
    entry[35] = entry[35] ^ t78;
    entry[36] = entry[36] ^ t79;
    entry[37] = entry[37] ^ t80;
    entry[38] = entry[38] ^ t81;
    Flags { corrected: t84, uncorrectable: t83 }
}

/// For each syndrome its bit, or 39 for none, or a greater number for a pattern of several bits.
static MAP_0A: [u8; 128] = [
    0x27, 0x20, 0x21, 0x27, 0x22, 0x27, 0x27, 0x00, 0x23, 0x27, 0x27, 0x07, 0x27, 0x0c, 0x05, 0x27, 0x24, 0x27,
    0x27, 0x15, 0x27, 0x1a, 0x13, 0x27, 0x27, 0x1f, 0x0a, 0x27, 0x03, 0x27, 0x27, 0x27, 0x25, 0x27, 0x27, 0x10,
    0x27, 0x17, 0x1e, 0x27, 0x27, 0x1b, 0x18, 0x27, 0x11, 0x27, 0x27, 0x27, 0x27, 0x0d, 0x27, 0x27, 0x08, 0x27,
    0x27, 0x27, 0x01, 0x27, 0x27, 0x27, 0x27, 0x27, 0x27, 0x27, 0x26, 0x27, 0x27, 0x02, 0x27, 0x09, 0x0e, 0x27,
    0x27, 0x27, 0x1c, 0x27, 0x16, 0x27, 0x27, 0x27, 0x27, 0x12, 0x19, 0x27, 0x1d, 0x27, 0x27, 0x27, 0x0f, 0x27,
    0x27, 0x27, 0x27, 0x27, 0x27, 0x27, 0x27, 0x04, 0x0b, 0x27, 0x27, 0x27, 0x27, 0x27, 0x14, 0x27, 0x27, 0x27,
    0x27, 0x27, 0x27, 0x27, 0x06, 0x27, 0x27, 0x27, 0x27, 0x27, 0x27, 0x27, 0x27, 0x27, 0x27, 0x27, 0x27, 0x27,
    0x27, 0x27,
];

/// For each nibble of a codeword's data, the syndrome of its 16 values.
static SUMS: [u8; 128] = [
    0x00, 0x07, 0x38, 0x3f, 0x43, 0x44, 0x7b, 0x7c, 0x1c, 0x1b, 0x24, 0x23, 0x5f, 0x58, 0x67, 0x60, 0x00, 0x61,
    0x0e, 0x6f, 0x70, 0x11, 0x7e, 0x1f, 0x0b, 0x6a, 0x05, 0x64, 0x7b, 0x1a, 0x75, 0x14, 0x00, 0x34, 0x45, 0x71,
    0x1a, 0x2e, 0x5f, 0x6b, 0x62, 0x56, 0x27, 0x13, 0x78, 0x4c, 0x3d, 0x09, 0x00, 0x0d, 0x31, 0x3c, 0x46, 0x4b,
    0x77, 0x7a, 0x58, 0x55, 0x69, 0x64, 0x1e, 0x13, 0x2f, 0x22, 0x00, 0x23, 0x2c, 0x0f, 0x51, 0x72, 0x7d, 0x5e,
    0x16, 0x35, 0x3a, 0x19, 0x47, 0x64, 0x6b, 0x48, 0x00, 0x68, 0x13, 0x7b, 0x4c, 0x24, 0x5f, 0x37, 0x25, 0x4d,
    0x36, 0x5e, 0x69, 0x01, 0x7a, 0x12, 0x00, 0x2a, 0x52, 0x78, 0x15, 0x3f, 0x47, 0x6d, 0x29, 0x03, 0x7b, 0x51,
    0x3c, 0x16, 0x6e, 0x44, 0x00, 0x4a, 0x54, 0x1e, 0x26, 0x6c, 0x72, 0x38, 0x19, 0x53, 0x4d, 0x07, 0x3f, 0x75,
    0x6b, 0x21,
];

/// A value in the type of a syndrome.
#[inline]
fn word(value: impl Into<u32>) -> u32 {
    value.into()
}

/// The bits of the pattern that has this syndrome: their number, or 0 if there is no such pattern.
fn locate_0a(syndrome: u32, bits: &mut [u16]) -> usize {
    let pattern = MAP_0A[syndrome as usize] as usize;
    if pattern == 39 {
        return 0;
    }
    bits[0] = pattern as u16;
    1
}

fn locate(syndrome: u32, bits: &mut [u16]) -> usize {
    locate_0a(syndrome, bits)
}

/// Data bytes of a codeword.
const CODEWORD_DATA: usize = 4;
/// Check bytes of a codeword.
const CODEWORD_CHECK: usize = 1;
/// Valid bits of the last check byte of a codeword.
const LAST_OF_CODEWORD: u8 = 0x7f;

/// The syndrome of a codeword whose check bits are zero.
#[inline]
fn data_syndrome(data: &[u8]) -> u32 {
    let sum = |sum, (byte, sums): (&u8, &[_])| {
        sum ^ word(sums[usize::from(byte & 15)] ^ sums[16 + usize::from(byte >> 4)])
    };
    data.iter().zip(SUMS.chunks_exact(32)).fold(0, sum)
}

/// The syndrome of a codeword whose data is zero.
#[inline]
fn check_syndrome(check: &[u8]) -> u32 {
    let mut sum = 0;
    for (i, byte) in check.iter().enumerate() {
        let byte = byte & if i + 1 == CODEWORD_CHECK { LAST_OF_CODEWORD } else { 0xff };
        sum ^= word(byte) << (8 * i);
    }
    sum
}

/// The syndrome of a codeword.
#[inline]
fn codeword_syndrome(data: &[u8], check: &[u8]) -> u32 {
    data_syndrome(data) ^ check_syndrome(check)
}

/// Encodes one entry: the check bytes of `data`.
#[inline]
pub fn encode(data: &[u8; DATA_BYTES], check: &mut [u8; CHECK_BYTES]) {
    for (data, check) in data.chunks_exact(CODEWORD_DATA).zip(check.chunks_exact_mut(CODEWORD_CHECK)) {
        let bits = data_syndrome(data);
        for (byte, own) in check.iter_mut().zip(bits.to_le_bytes()) {
            *byte = own;
        }
    }
}

/// The syndromes of all codewords.
#[inline]
fn syndromes(data: &[u8; DATA_BYTES], check: &[u8; CHECK_BYTES]) -> [u32; 1] {
    core::array::from_fn(|w| {
        let (data, check) = (&data[CODEWORD_DATA * w..], &check[CODEWORD_CHECK * w..]);
        codeword_syndrome(&data[..CODEWORD_DATA], &check[..CODEWORD_CHECK])
    })
}

/// Whether an entry is a codeword.
#[inline]
pub fn check(data: &[u8; DATA_BYTES], check: &[u8; CHECK_BYTES]) -> bool {
    syndromes(data, check) == [0; 1]
}

/// Decodes one entry in place and reports the bits that it corrected: data bit d as d, check bit c as `DATA_BITS` + c. The
/// second result is their number. An uncorrectable entry is left as it is.
pub fn decode_report(
    data: &mut [u8; DATA_BYTES],
    check: &mut [u8; CHECK_BYTES],
    places: &mut [u16; MOST_FLIPS],
) -> (Status, usize) {
    correct(&syndromes(data, check), data, check, places)
}

/// Corrects an entry that has these syndromes, and reports the bits.
#[inline]
fn correct(
    syndromes: &[u32; 1],
    data: &mut [u8; DATA_BYTES],
    check: &mut [u8; CHECK_BYTES],
    places: &mut [u16; MOST_FLIPS],
) -> (Status, usize) {
    let mut total = 0;
    for &syndrome in syndromes {
        if syndrome == 0 {
            continue;
        }
        let found = locate(syndrome, &mut places[total..]);
        if found == 0 {
            return (Status::Uncorrectable, 0);
        }
        total += found;
    }
    if total == 0 {
        return (Status::Clean, 0);
    }
    let flips = &places[..total];
    for place in flips {
        let bit = usize::from(*place);
        if bit < DATA_BITS {
            data[bit / 8] ^= 1 << (bit % 8);
        } else {
            check[(bit - DATA_BITS) / 8] ^= 1 << ((bit - DATA_BITS) % 8);
        }
    }
    (Status::Corrected, total)
}

/// Decodes one entry in place. An uncorrectable entry is left as it is.
#[inline]
pub fn decode(data: &mut [u8; DATA_BYTES], check: &mut [u8; CHECK_BYTES]) -> Status {
    decode_report(data, check, &mut [0; MOST_FLIPS]).0
}

/// Valid bits of the last check byte.
const LAST_CHECK_MASK: u8 = 0x7f;

/// The check bits that differ from those of the data; all zero for a codeword.
#[inline]
pub fn syndrome(data: &[u8; DATA_BYTES], check: &[u8; CHECK_BYTES]) -> [u8; CHECK_BYTES] {
    let mut difference = [0; CHECK_BYTES];
    encode(data, &mut difference);
    for (sum, byte) in difference.iter_mut().zip(check) {
        *sum ^= byte;
    }
    difference[CHECK_BYTES - 1] &= LAST_CHECK_MASK;
    difference
}

#[inline]
fn word_of(check: [u8; CHECK_BYTES]) -> u8 {
    check[0]
}

/// Encodes one entry in a word: bit d is data bit d, bit c of the result is check bit c.
#[inline]
pub fn encode_word(data: u32) -> u8 {
    let mut check = [0; CHECK_BYTES];
    encode(&data.to_le_bytes(), &mut check);
    word_of(check)
}

/// Decodes one entry in words in place. An uncorrectable entry is left as it is.
#[inline]
pub fn decode_word(data: &mut u32, check: &mut u8) -> Status {
    let mut bytes = data.to_le_bytes();
    let mut sums = [*check];
    let status = decode(&mut bytes, &mut sums);
    if let Status::Corrected = status {
        *data = u32::from_le_bytes(bytes);
        *check = word_of(sums);
    }
    status
}

/// Encodes an array of entries.
///
/// # Errors
/// Both lengths are not those of the same number of entries; nothing was written.
#[inline]
pub fn encode_array(data: &[u8], check: &mut [u8]) -> Result<(), WrongLength> {
    entries(data, check)?;
    for (data, check) in data.chunks_exact(DATA_BYTES).zip(check.chunks_exact_mut(CHECK_BYTES)) {
        if let (Some(data), Some(check)) = (data.first_chunk(), check.first_chunk_mut()) {
            encode(data, check);
        }
    }
    Ok(())
}

/// Counts the entries of an array that are not codewords.
///
/// # Errors
/// Both lengths are not those of the same number of entries.
#[inline]
pub fn check_array(data: &[u8], check: &[u8]) -> Result<usize, WrongLength> {
    entries(data, check)?;
    let pairs = data.chunks_exact(DATA_BYTES).zip(check.chunks_exact(CHECK_BYTES));
    let wrong = |(data, check): (&[u8], &[u8])| match (data.first_chunk(), check.first_chunk()) {
        (Some(data), Some(check)) => usize::from(!self::check(data, check)),
        _ => 0,
    };
    Ok(pairs.map(wrong).sum())
}

/// Decodes an array of entries in place: the worst status of any entry. `status` receives that of each entry.
///
/// # Errors
/// Lengths are not those of the same number of entries; nothing was written.
#[inline]
pub fn decode_array(
    data: &mut [u8],
    check: &mut [u8],
    mut status: Option<&mut [Status]>,
) -> Result<Status, WrongLength> {
    let count = entries(data, check)?;
    if status.as_ref().is_some_and(|status| status.len() != count) {
        return Err(WrongLength);
    }
    let mut worst = Status::Clean;
    for (i, (data, check)) in data.chunks_exact_mut(DATA_BYTES).zip(check.chunks_exact_mut(CHECK_BYTES)).enumerate() {
        if let (Some(data), Some(check)) = (data.first_chunk_mut(), check.first_chunk_mut()) {
            let one = decode(data, check);
            if one as u8 > worst as u8 {
                worst = one;
            }
            if let Some(place) = status.as_mut().and_then(|status| status.get_mut(i)) {
                *place = one;
            }
        }
    }
    Ok(worst)
}

/// The number of entries in both.
fn entries(data: &[u8], check: &[u8]) -> Result<usize, WrongLength> {
    let count = data.len() / DATA_BYTES;
    let whole = data.len().is_multiple_of(DATA_BYTES) && check.len().is_multiple_of(CHECK_BYTES);
    if whole && check.len() / CHECK_BYTES == count { Ok(count) } else { Err(WrongLength) }
}
