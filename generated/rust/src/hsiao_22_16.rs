//! Hsiao (22,16): encoder and decoder. Generated; do not edit.
//!
//! Scheme `hsiao-22-16`, sha-256 ed28991494c146ee90a1c6f3a858c59facc02cf95c2ce4f098018e1663bd55a1.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: Hsiao, A Class of Optimal Minimum Odd-weight-column SEC-DED Codes, IBM J. Res. Dev. 14(4),
//! 1970.
//!
//! Physical bit `i` of an entry of 22 bits travels on pin `i % 22` in beat `i / 22`; pins 0..16 carry data. Data
//! bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of byte `b
//! / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status, WrongLength};

/// Id of the scheme.
pub const ID: &str = "hsiao-22-16";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "ed28991494c146ee90a1c6f3a858c59facc02cf95c2ce4f098018e1663bd55a1";
/// Data bits of an entry.
pub const DATA_BITS: usize = 16;
/// Check bits of an entry.
pub const CHECK_BITS: usize = 6;
/// Bits of an entry.
pub const ENTRY_BITS: usize = 22;
/// Data bytes of an entry.
pub const DATA_BYTES: usize = 2;
/// Bytes that hold the check bits of an entry.
pub const CHECK_BYTES: usize = 1;
/// Most bits that are corrected in an entry.
pub const MOST_FLIPS: usize = 1;

/// Encodes as many entries as a lane word has bits: `data[d]` holds data bit d, `check[c]` check bit c.
pub fn encode_lanes<L: Lane>(data: &[L; DATA_BITS], check: &mut [L; CHECK_BITS]) {
    let [
        d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15,
    ] = data;
    let (
        t0, t1, t2, t3, t4, t5,
    );
    t0 = *d0 ^ *d2 ^ *d4 ^ *d7 ^ *d8 ^ *d10 ^ *d13 ^ *d14;
    t1 = *d0 ^ *d2 ^ *d5 ^ *d6 ^ *d8 ^ *d11 ^ *d12 ^ *d15;
    t2 = *d0 ^ *d3 ^ *d4 ^ *d6 ^ *d9 ^ *d10 ^ *d12 ^ *d15;
    t3 = *d1 ^ *d2 ^ *d4 ^ *d6 ^ *d9 ^ *d11 ^ *d13 ^ *d14;
    t4 = *d1 ^ *d3 ^ *d5 ^ *d7 ^ *d8 ^ *d10 ^ *d12 ^ *d14;
    t5 = *d1 ^ *d3 ^ *d5 ^ *d7 ^ *d9 ^ *d11 ^ *d13 ^ *d15;
    check[0] = t0;
    check[1] = t1;
    check[2] = t2;
    check[3] = t3;
    check[4] = t4;
    check[5] = t5;
}

/// Decodes as many entries as a lane word has bits, in place: `entry[i]` holds physical bit i. Entries that are
/// uncorrectable stay as they are. The same operations run whatever the data: constant time.
pub fn decode_lanes<L: Lane>(entry: &mut [L; ENTRY_BITS]) -> Flags<L> {
    let [
        e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16, e17, e18, e19, e20, e21,
    ] = &*entry;
    let (
        t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22,
        t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41, t42, t43,
        t44, t45, t46, t47, t48, t49, t50, t51, t52, t53, t54, t55, t56, t57, t58,
    );
    t0 = *e0 ^ *e2 ^ *e4 ^ *e7 ^ *e8 ^ *e10 ^ *e13 ^ *e14 ^ *e16;
    t1 = *e0 ^ *e2 ^ *e5 ^ *e6 ^ *e8 ^ *e11 ^ *e12 ^ *e15 ^ *e17;
    t2 = *e0 ^ *e3 ^ *e4 ^ *e6 ^ *e9 ^ *e10 ^ *e12 ^ *e15 ^ *e18;
    t3 = *e1 ^ *e2 ^ *e4 ^ *e6 ^ *e9 ^ *e11 ^ *e13 ^ *e14 ^ *e19;
    t4 = *e1 ^ *e3 ^ *e5 ^ *e7 ^ *e8 ^ *e10 ^ *e12 ^ *e14 ^ *e20;
    t5 = *e1 ^ *e3 ^ *e5 ^ *e7 ^ *e9 ^ *e11 ^ *e13 ^ *e15 ^ *e21;
    t6 = t0 | t1 | t2 | t3 | t4 | t5;
    t7 = t0 & t1;
    t8 = t2 & !t3;
    t9 = t7 & t8;
    t10 = !t4 & !t5;
    t11 = t9 & t10;
    t12 = !t0 & !t1;
    t13 = !t2 & t3;
    t14 = t12 & t13;
    t15 = t4 & t5;
    t16 = t14 & t15;
    t17 = t7 & t13;
    t18 = t10 & t17;
    t19 = t8 & t12;
    t20 = t15 & t19;
    t21 = t0 & !t1;
    t22 = t2 & t3;
    t23 = t21 & t22;
    t24 = t10 & t23;
    t25 = !t0 & t1;
    t26 = !t2 & !t3;
    t27 = t25 & t26;
    t28 = t15 & t27;
    t29 = t22 & t25;
    t30 = t10 & t29;
    t31 = t21 & t26;
    t32 = t15 & t31;
    t33 = t7 & t26;
    t34 = t4 & !t5;
    t35 = t33 & t34;
    t36 = t12 & t22;
    t37 = !t4 & t5;
    t38 = t36 & t37;
    t39 = t8 & t21;
    t40 = t34 & t39;
    t41 = t13 & t25;
    t42 = t37 & t41;
    t43 = t8 & t25;
    t44 = t34 & t43;
    t45 = t13 & t21;
    t46 = t37 & t45;
    t47 = t34 & t45;
    t48 = t37 & t43;
    t49 = t10 & t31;
    t50 = t10 & t27;
    t51 = t10 & t19;
    t52 = t10 & t14;
    t53 = t12 & t26;
    t54 = t34 & t53;
    t55 = t37 & t53;
    t56 = t11 | t16 | t18 | t20 | t24 | t28 | t30 | t32 | t35 | t38 | t40 | t42 | t44 | t46 | t47 | t48 | t49 | t50
        | t51 | t52 | t54 | t55;
    t57 = t6 & !t56;
    t58 = t56 & !t57;
    entry[0] = entry[0] ^ t11;
    entry[1] = entry[1] ^ t16;
    entry[2] = entry[2] ^ t18;
    entry[3] = entry[3] ^ t20;
    entry[4] = entry[4] ^ t24;
    entry[5] = entry[5] ^ t28;
    entry[6] = entry[6] ^ t30;
    entry[7] = entry[7] ^ t32;
    entry[8] = entry[8] ^ t35;
    entry[9] = entry[9] ^ t38;
    entry[10] = entry[10] ^ t40;
    entry[11] = entry[11] ^ t42;
    entry[12] = entry[12] ^ t44;
    entry[13] = entry[13] ^ t46;
    entry[14] = entry[14] ^ t47;
    entry[15] = entry[15] ^ t48;
    entry[16] = entry[16] ^ t49;
    entry[17] = entry[17] ^ t50;
    entry[18] = entry[18] ^ t51;
    entry[19] = entry[19] ^ t52;
    entry[20] = entry[20] ^ t54;
    entry[21] = entry[21] ^ t55;
    Flags { corrected: t58, uncorrectable: t57 }
}

/// For each syndrome its bit, or 22 for none, or a greater number for a pattern of several bits.
static MAP_0A: [u8; 64] = [
    0x16, 0x10, 0x11, 0x16, 0x12, 0x16, 0x16, 0x00, 0x13, 0x16, 0x16, 0x02, 0x16, 0x04, 0x06, 0x16, 0x14, 0x16,
    0x16, 0x08, 0x16, 0x0a, 0x0c, 0x16, 0x16, 0x0e, 0x16, 0x16, 0x16, 0x16, 0x16, 0x16, 0x15, 0x16, 0x16, 0x16,
    0x16, 0x16, 0x0f, 0x16, 0x16, 0x0d, 0x0b, 0x16, 0x09, 0x16, 0x16, 0x16, 0x16, 0x07, 0x05, 0x16, 0x03, 0x16,
    0x16, 0x16, 0x01, 0x16, 0x16, 0x16, 0x16, 0x16, 0x16, 0x16,
];

/// For each nibble of a codeword's data, the syndrome of its 16 values.
static SUMS: [u8; 64] = [
    0x00, 0x07, 0x38, 0x3f, 0x0b, 0x0c, 0x33, 0x34, 0x34, 0x33, 0x0c, 0x0b, 0x3f, 0x38, 0x07, 0x00, 0x00, 0x0d,
    0x32, 0x3f, 0x0e, 0x03, 0x3c, 0x31, 0x31, 0x3c, 0x03, 0x0e, 0x3f, 0x32, 0x0d, 0x00, 0x00, 0x13, 0x2c, 0x3f,
    0x15, 0x06, 0x39, 0x2a, 0x2a, 0x39, 0x06, 0x15, 0x3f, 0x2c, 0x13, 0x00, 0x00, 0x16, 0x29, 0x3f, 0x19, 0x0f,
    0x30, 0x26, 0x26, 0x30, 0x0f, 0x19, 0x3f, 0x29, 0x16, 0x00,
];

/// A value in the type of a syndrome.
#[inline]
fn word(value: impl Into<u32>) -> u32 {
    value.into()
}

/// The bits of the pattern that has this syndrome: their number, or 0 if there is no such pattern.
fn locate_0a(syndrome: u32, bits: &mut [u16]) -> usize {
    let pattern = MAP_0A[syndrome as usize] as usize;
    if pattern == 22 {
        return 0;
    }
    bits[0] = pattern as u16;
    1
}

fn locate(syndrome: u32, bits: &mut [u16]) -> usize {
    locate_0a(syndrome, bits)
}

/// Data bytes of a codeword.
const CODEWORD_DATA: usize = 2;
/// Check bytes of a codeword.
const CODEWORD_CHECK: usize = 1;
/// Valid bits of the last check byte of a codeword.
const LAST_OF_CODEWORD: u8 = 0x3f;

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
const LAST_CHECK_MASK: u8 = 0x3f;

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
pub fn encode_word(data: u16) -> u8 {
    let mut check = [0; CHECK_BYTES];
    encode(&data.to_le_bytes(), &mut check);
    word_of(check)
}

/// Decodes one entry in words in place. An uncorrectable entry is left as it is.
#[inline]
pub fn decode_word(data: &mut u16, check: &mut u8) -> Status {
    let mut bytes = data.to_le_bytes();
    let mut sums = [*check];
    let status = decode(&mut bytes, &mut sums);
    if let Status::Corrected = status {
        *data = u16::from_le_bytes(bytes);
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
