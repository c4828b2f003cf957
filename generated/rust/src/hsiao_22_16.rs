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

/// `CHECK_MASKS[c][w]`: the data bits 64 w .. 64 w + 63 that sum to check bit c.
static CHECK_MASKS: [[u64; 1]; CHECK_BITS] = [
    [
        0x0000000000006595,
    ],
    [
        0x0000000000009965,
    ],
    [
        0x0000000000009659,
    ],
    [
        0x0000000000006a56,
    ],
    [
        0x00000000000055aa,
    ],
    [
        0x000000000000aaaa,
    ],
];

/// Encodes one entry: the check bytes of `data`.
#[inline]
pub fn encode(data: &[u8; DATA_BYTES], check: &mut [u8; CHECK_BYTES]) {
    let mut words = [0u64; 1];
    for (i, &byte) in data.iter().enumerate() {
        words[i / 8] |= u64::from(byte) << (8 * (i % 8));
    }
    *check = [0; CHECK_BYTES];
    for (c, masks) in CHECK_MASKS.iter().enumerate() {
        let sum = words.iter().zip(masks).fold(0, |sum, (word, mask)| sum ^ (word & mask));
        check[c / 8] |= ((sum.count_ones() & 1) as u8) << (c % 8);
    }
}

/// Valid bits of the last check byte.
const LAST_CHECK_MASK: u8 = 0x3f;

/// Whether an entry is a codeword.
#[inline]
pub fn check(data: &[u8; DATA_BYTES], check: &[u8; CHECK_BYTES]) -> bool {
    let mut expected = [0; CHECK_BYTES];
    encode(data, &mut expected);
    let mut difference = 0;
    for (i, (a, b)) in expected.iter().zip(check).enumerate() {
        difference |= (a ^ b) & if i + 1 == CHECK_BYTES { LAST_CHECK_MASK } else { 0xff };
    }
    difference == 0
}

/// Decodes one entry in place. An uncorrectable entry is left as it is.
#[inline]
pub fn decode(data: &mut [u8; DATA_BYTES], check: &mut [u8; CHECK_BYTES]) -> Status {
    if self::check(data, check) {
        return Status::Clean;
    }
    let mut entry = [0u64; ENTRY_BITS];
    for (i, lane) in entry.iter_mut().enumerate() {
        let (is_data, bit) = place(i);
        let byte = if is_data { data[bit / 8] } else { check[bit / 8] };
        *lane = u64::from(byte >> (bit % 8) & 1);
    }
    let received = entry;
    let flags = decode_lanes(&mut entry);
    if flags.uncorrectable & 1 == 1 {
        return Status::Uncorrectable;
    }
    for i in 0..ENTRY_BITS {
        let (is_data, bit) = place(i);
        let flip = (((received[i] ^ entry[i]) & 1) as u8) << (bit % 8);
        if is_data {
            data[bit / 8] ^= flip;
        } else {
            check[bit / 8] ^= flip;
        }
    }
    Status::Corrected
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

/// Whether physical bit `i` carries data, and which data bit or check bit it is.
fn place(i: usize) -> (bool, usize) {
    let (beat, pin) = (i / 22, i % 22);
    if pin < 16 { (true, beat * 16 + pin) } else { (false, beat * 6 + pin - 16) }
}
