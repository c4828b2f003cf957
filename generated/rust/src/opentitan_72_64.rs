//! OpenTitan (72,64): encoder and decoder. Generated; do not edit.
//!
//! Scheme `opentitan-72-64`, sha-256 a899b0bb3c52decdc64a65d0e45249bb4bb9ca3e82b57872ede249423d07e10d.
//! Regenerate: `cargo xtask generate`
//!
//! Source of the code: lowRISC OpenTitan, hw/ip/prim, prim_secded_72_64 (Apache-2.0).
//!
//! Physical bit `i` of an entry of 72 bits travels on pin `i % 72` in beat `i / 72`; pins 0..64 carry data. Data
//! bits and check bits are numbered in ascending physical order; bit `b` of a byte array is bit `b % 8` of byte `b
//! / 8`. In arrays of lanes, bit `j` of every word belongs to entry `j`.

use crate::{Flags, Lane, Status, WrongLength};

/// Id of the scheme.
pub const ID: &str = "opentitan-72-64";
/// SHA-256 of what the scheme means.
pub const HASH: &str =
    "a899b0bb3c52decdc64a65d0e45249bb4bb9ca3e82b57872ede249423d07e10d";
/// Data bits of an entry.
pub const DATA_BITS: usize = 64;
/// Check bits of an entry.
pub const CHECK_BITS: usize = 8;
/// Bits of an entry.
pub const ENTRY_BITS: usize = 72;
/// Data bytes of an entry.
pub const DATA_BYTES: usize = 8;
/// Bytes that hold the check bits of an entry.
pub const CHECK_BYTES: usize = 1;

/// Encodes as many entries as a lane word has bits: `data[d]` holds data bit d, `check[c]` check bit c.
pub fn encode_lanes<L: Lane>(data: &[L; DATA_BITS], check: &mut [L; CHECK_BITS]) {
    let [
        d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22,
        d23, d24, d25, d26, d27, d28, d29, d30, d31, d32, d33, d34, d35, d36, d37, d38, d39, d40, d41, d42, d43,
        d44, d45, d46, d47, d48, d49, d50, d51, d52, d53, d54, d55, d56, d57, d58, d59, d60, d61, d62, d63,
    ] = data;
    let (
        t0, t1, t2, t3, t4, t5, t6, t7,
    );
    t0 = *d0 ^ *d1 ^ *d2 ^ *d3 ^ *d4 ^ *d5 ^ *d6 ^ *d7 ^ *d8 ^ *d9 ^ *d10 ^ *d11 ^ *d12 ^ *d13 ^ *d14 ^ *d15 ^ *d16
        ^ *d17 ^ *d18 ^ *d19 ^ *d20 ^ *d56 ^ *d59 ^ *d60 ^ *d61 ^ *d63;
    t1 = *d0 ^ *d1 ^ *d2 ^ *d3 ^ *d4 ^ *d5 ^ *d21 ^ *d22 ^ *d23 ^ *d24 ^ *d25 ^ *d26 ^ *d27 ^ *d28 ^ *d29 ^ *d30
        ^ *d31 ^ *d32 ^ *d33 ^ *d34 ^ *d35 ^ *d57 ^ *d58 ^ *d59 ^ *d60 ^ *d62;
    t2 = *d0 ^ *d6 ^ *d7 ^ *d8 ^ *d9 ^ *d10 ^ *d21 ^ *d22 ^ *d23 ^ *d24 ^ *d25 ^ *d36 ^ *d37 ^ *d38 ^ *d39 ^ *d40
        ^ *d41 ^ *d42 ^ *d43 ^ *d44 ^ *d45 ^ *d56 ^ *d57 ^ *d58 ^ *d61 ^ *d62;
    t3 = *d1 ^ *d6 ^ *d11 ^ *d12 ^ *d13 ^ *d14 ^ *d21 ^ *d26 ^ *d27 ^ *d28 ^ *d29 ^ *d36 ^ *d37 ^ *d38 ^ *d39
        ^ *d46 ^ *d47 ^ *d48 ^ *d49 ^ *d50 ^ *d51 ^ *d56 ^ *d58 ^ *d59 ^ *d62 ^ *d63;
    t4 = *d2 ^ *d7 ^ *d11 ^ *d15 ^ *d16 ^ *d17 ^ *d22 ^ *d26 ^ *d30 ^ *d31 ^ *d32 ^ *d36 ^ *d40 ^ *d41 ^ *d42
        ^ *d46 ^ *d47 ^ *d48 ^ *d52 ^ *d53 ^ *d54 ^ *d57 ^ *d58 ^ *d60 ^ *d61 ^ *d63;
    t5 = *d3 ^ *d8 ^ *d12 ^ *d15 ^ *d18 ^ *d19 ^ *d23 ^ *d27 ^ *d30 ^ *d33 ^ *d34 ^ *d37 ^ *d40 ^ *d43 ^ *d44
        ^ *d46 ^ *d49 ^ *d50 ^ *d52 ^ *d53 ^ *d55 ^ *d56 ^ *d58 ^ *d60 ^ *d61 ^ *d63;
    t6 = *d4 ^ *d9 ^ *d13 ^ *d16 ^ *d18 ^ *d20 ^ *d24 ^ *d28 ^ *d31 ^ *d33 ^ *d35 ^ *d38 ^ *d41 ^ *d43 ^ *d45
        ^ *d47 ^ *d49 ^ *d51 ^ *d52 ^ *d54 ^ *d55 ^ *d56 ^ *d57 ^ *d59 ^ *d62 ^ *d63;
    t7 = *d5 ^ *d10 ^ *d14 ^ *d17 ^ *d19 ^ *d20 ^ *d25 ^ *d29 ^ *d32 ^ *d34 ^ *d35 ^ *d39 ^ *d42 ^ *d44 ^ *d45
        ^ *d48 ^ *d50 ^ *d51 ^ *d53 ^ *d54 ^ *d55 ^ *d57 ^ *d59 ^ *d60 ^ *d61 ^ *d62;
    check[0] = t0;
    check[1] = t1;
    check[2] = t2;
    check[3] = t3;
    check[4] = t4;
    check[5] = t5;
    check[6] = t6;
    check[7] = t7;
}

/// Decodes as many entries as a lane word has bits, in place: `entry[i]` holds physical bit i. Entries that are
/// uncorrectable stay as they are. The same operations run whatever the data: constant time.
pub fn decode_lanes<L: Lane>(entry: &mut [L; ENTRY_BITS]) -> Flags<L> {
    let [
        e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, e10, e11, e12, e13, e14, e15, e16, e17, e18, e19, e20, e21, e22,
        e23, e24, e25, e26, e27, e28, e29, e30, e31, e32, e33, e34, e35, e36, e37, e38, e39, e40, e41, e42, e43,
        e44, e45, e46, e47, e48, e49, e50, e51, e52, e53, e54, e55, e56, e57, e58, e59, e60, e61, e62, e63, e64,
        e65, e66, e67, e68, e69, e70, e71,
    ] = &*entry;
    let (
        t0, t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t14, t15, t16, t17, t18, t19, t20, t21, t22,
        t23, t24, t25, t26, t27, t28, t29, t30, t31, t32, t33, t34, t35, t36, t37, t38, t39, t40, t41, t42, t43,
        t44, t45, t46, t47, t48, t49, t50, t51, t52, t53, t54, t55, t56, t57, t58, t59, t60, t61, t62, t63,
    );
    t0 = *e0 ^ *e1 ^ *e2 ^ *e3 ^ *e4 ^ *e5 ^ *e6 ^ *e7 ^ *e8 ^ *e9 ^ *e10 ^ *e11 ^ *e12 ^ *e13 ^ *e14 ^ *e15 ^ *e16
        ^ *e17 ^ *e18 ^ *e19 ^ *e20 ^ *e56 ^ *e59 ^ *e60 ^ *e61 ^ *e63 ^ *e64;
    t1 = *e0 ^ *e1 ^ *e2 ^ *e3 ^ *e4 ^ *e5 ^ *e21 ^ *e22 ^ *e23 ^ *e24 ^ *e25 ^ *e26 ^ *e27 ^ *e28 ^ *e29 ^ *e30
        ^ *e31 ^ *e32 ^ *e33 ^ *e34 ^ *e35 ^ *e57 ^ *e58 ^ *e59 ^ *e60 ^ *e62 ^ *e65;
    t2 = *e0 ^ *e6 ^ *e7 ^ *e8 ^ *e9 ^ *e10 ^ *e21 ^ *e22 ^ *e23 ^ *e24 ^ *e25 ^ *e36 ^ *e37 ^ *e38 ^ *e39 ^ *e40
        ^ *e41 ^ *e42 ^ *e43 ^ *e44 ^ *e45 ^ *e56 ^ *e57 ^ *e58 ^ *e61 ^ *e62 ^ *e66;
    t3 = *e1 ^ *e6 ^ *e11 ^ *e12 ^ *e13 ^ *e14 ^ *e21 ^ *e26 ^ *e27 ^ *e28 ^ *e29 ^ *e36 ^ *e37 ^ *e38 ^ *e39
        ^ *e46 ^ *e47 ^ *e48 ^ *e49 ^ *e50 ^ *e51 ^ *e56 ^ *e58 ^ *e59 ^ *e62 ^ *e63 ^ *e67;
    t4 = *e2 ^ *e7 ^ *e11 ^ *e15 ^ *e16 ^ *e17 ^ *e22 ^ *e26 ^ *e30 ^ *e31 ^ *e32 ^ *e36 ^ *e40 ^ *e41 ^ *e42
        ^ *e46 ^ *e47 ^ *e48 ^ *e52 ^ *e53 ^ *e54 ^ *e57 ^ *e58 ^ *e60 ^ *e61 ^ *e63 ^ *e68;
    t5 = *e3 ^ *e8 ^ *e12 ^ *e15 ^ *e18 ^ *e19 ^ *e23 ^ *e27 ^ *e30 ^ *e33 ^ *e34 ^ *e37 ^ *e40 ^ *e43 ^ *e44
        ^ *e46 ^ *e49 ^ *e50 ^ *e52 ^ *e53 ^ *e55 ^ *e56 ^ *e58 ^ *e60 ^ *e61 ^ *e63 ^ *e69;
    t6 = *e4 ^ *e9 ^ *e13 ^ *e16 ^ *e18 ^ *e20 ^ *e24 ^ *e28 ^ *e31 ^ *e33 ^ *e35 ^ *e38 ^ *e41 ^ *e43 ^ *e45
        ^ *e47 ^ *e49 ^ *e51 ^ *e52 ^ *e54 ^ *e55 ^ *e56 ^ *e57 ^ *e59 ^ *e62 ^ *e63 ^ *e70;
    t7 = *e5 ^ *e10 ^ *e14 ^ *e17 ^ *e19 ^ *e20 ^ *e25 ^ *e29 ^ *e32 ^ *e34 ^ *e35 ^ *e39 ^ *e42 ^ *e44 ^ *e45
        ^ *e48 ^ *e50 ^ *e51 ^ *e53 ^ *e54 ^ *e55 ^ *e57 ^ *e59 ^ *e60 ^ *e61 ^ *e62 ^ *e71;
    t8 = t0 | t1 | t2 | t3 | t4 | t5 | t6 | t7;
    t9 = t0 & t1;
    t10 = t2 & !t3;
    t11 = t9 & t10;
    t12 = !t4 & !t5;
    t13 = !t6 & !t7;
    t14 = t12 & t13;
    t15 = t11 & t14;
    t16 = !t2 & t3;
    t17 = t9 & t16;
    t18 = t14 & t17;
    t19 = !t2 & !t3;
    t20 = t9 & t19;
    t21 = t4 & !t5;
    t22 = t13 & t21;
    t23 = t20 & t22;
    t24 = !t4 & t5;
    t25 = t13 & t24;
    t26 = t20 & t25;
    t27 = t6 & !t7;
    t28 = t12 & t27;
    t29 = t20 & t28;
    t30 = !t6 & t7;
    t31 = t12 & t30;
    t32 = t20 & t31;
    t33 = t0 & !t1;
    t34 = t2 & t3;
    t35 = t33 & t34;
    t36 = t14 & t35;
    t37 = t10 & t33;
    t38 = t22 & t37;
    t39 = t25 & t37;
    t40 = t28 & t37;
    t41 = t31 & t37;
    t42 = t16 & t33;
    t43 = t22 & t42;
    t44 = t25 & t42;
    t45 = t28 & t42;
    t46 = t31 & t42;
    t47 = t19 & t33;
    t48 = t4 & t5;
    t49 = t13 & t48;
    t50 = t47 & t49;
    t51 = t21 & t27;
    t52 = t47 & t51;
    t53 = t21 & t30;
    t54 = t47 & t53;
    t55 = t24 & t27;
    t56 = t47 & t55;
    t57 = t24 & t30;
    t58 = t47 & t57;
    t59 = t6 & t7;
    t60 = t12 & t59;
    t61 = t47 & t60;
    t62 = !t0 & t1;
    t63 = t34 & t62;
    let (
        t64, t65, t66, t67, t68, t69, t70, t71, t72, t73, t74, t75, t76, t77, t78, t79, t80, t81, t82, t83, t84,
        t85, t86, t87, t88, t89, t90, t91, t92, t93, t94, t95, t96, t97, t98, t99, t100, t101, t102, t103, t104,
        t105, t106, t107, t108, t109, t110, t111, t112, t113, t114, t115, t116, t117, t118, t119, t120, t121, t122,
        t123, t124, t125, t126, t127,
    );
    t64 = t14 & t63;
    t65 = t10 & t62;
    t66 = t22 & t65;
    t67 = t25 & t65;
    t68 = t28 & t65;
    t69 = t31 & t65;
    t70 = t16 & t62;
    t71 = t22 & t70;
    t72 = t25 & t70;
    t73 = t28 & t70;
    t74 = t31 & t70;
    t75 = t19 & t62;
    t76 = t49 & t75;
    t77 = t51 & t75;
    t78 = t53 & t75;
    t79 = t55 & t75;
    t80 = t57 & t75;
    t81 = t60 & t75;
    t82 = !t0 & !t1;
    t83 = t34 & t82;
    t84 = t22 & t83;
    t85 = t25 & t83;
    t86 = t28 & t83;
    t87 = t31 & t83;
    t88 = t10 & t82;
    t89 = t49 & t88;
    t90 = t51 & t88;
    t91 = t53 & t88;
    t92 = t55 & t88;
    t93 = t57 & t88;
    t94 = t60 & t88;
    t95 = t16 & t82;
    t96 = t49 & t95;
    t97 = t51 & t95;
    t98 = t53 & t95;
    t99 = t55 & t95;
    t100 = t57 & t95;
    t101 = t60 & t95;
    t102 = t19 & t82;
    t103 = t27 & t48;
    t104 = t102 & t103;
    t105 = t30 & t48;
    t106 = t102 & t105;
    t107 = t21 & t59;
    t108 = t102 & t107;
    t109 = t24 & t59;
    t110 = t102 & t109;
    t111 = t35 & t55;
    t112 = t65 & t107;
    t113 = t49 & t63;
    t114 = t17 & t60;
    t115 = t20 & t105;
    t116 = t37 & t105;
    t117 = t60 & t63;
    t118 = t42 & t103;
    t119 = t14 & t47;
    t120 = t14 & t75;
    t121 = t14 & t88;
    t122 = t14 & t95;
    t123 = t22 & t102;
    t124 = t25 & t102;
    t125 = t28 & t102;
    t126 = t31 & t102;
    t127 = t15 | t18 | t23 | t26 | t29 | t32 | t36 | t38 | t39 | t40 | t41 | t43 | t44 | t45 | t46 | t50 | t52
        | t54 | t56 | t58 | t61 | t64 | t66 | t67 | t68 | t69 | t71 | t72 | t73 | t74 | t76 | t77 | t78 | t79 | t80
        | t81 | t84 | t85 | t86 | t87 | t89 | t90 | t91 | t92 | t93 | t94 | t96 | t97 | t98 | t99 | t100 | t101
        | t104 | t106 | t108 | t110 | t111 | t112 | t113 | t114 | t115 | t116 | t117 | t118 | t119 | t120 | t121
        | t122 | t123 | t124 | t125 | t126;
    let (
        t128, t129,
    );
    t128 = t8 & !t127;
    t129 = t127 & !t128;
    entry[0] = entry[0] ^ t15;
    entry[1] = entry[1] ^ t18;
    entry[2] = entry[2] ^ t23;
    entry[3] = entry[3] ^ t26;
    entry[4] = entry[4] ^ t29;
    entry[5] = entry[5] ^ t32;
    entry[6] = entry[6] ^ t36;
    entry[7] = entry[7] ^ t38;
    entry[8] = entry[8] ^ t39;
    entry[9] = entry[9] ^ t40;
    entry[10] = entry[10] ^ t41;
    entry[11] = entry[11] ^ t43;
    entry[12] = entry[12] ^ t44;
    entry[13] = entry[13] ^ t45;
    entry[14] = entry[14] ^ t46;
    entry[15] = entry[15] ^ t50;
    entry[16] = entry[16] ^ t52;
    entry[17] = entry[17] ^ t54;
    entry[18] = entry[18] ^ t56;
    entry[19] = entry[19] ^ t58;
    entry[20] = entry[20] ^ t61;
    entry[21] = entry[21] ^ t64;
    entry[22] = entry[22] ^ t66;
    entry[23] = entry[23] ^ t67;
    entry[24] = entry[24] ^ t68;
    entry[25] = entry[25] ^ t69;
    entry[26] = entry[26] ^ t71;
    entry[27] = entry[27] ^ t72;
    entry[28] = entry[28] ^ t73;
    entry[29] = entry[29] ^ t74;
    entry[30] = entry[30] ^ t76;
    entry[31] = entry[31] ^ t77;
    entry[32] = entry[32] ^ t78;
    entry[33] = entry[33] ^ t79;
    entry[34] = entry[34] ^ t80;
    entry[35] = entry[35] ^ t81;
    entry[36] = entry[36] ^ t84;
    entry[37] = entry[37] ^ t85;
    entry[38] = entry[38] ^ t86;
    entry[39] = entry[39] ^ t87;
    entry[40] = entry[40] ^ t89;
    entry[41] = entry[41] ^ t90;
    entry[42] = entry[42] ^ t91;
    entry[43] = entry[43] ^ t92;
    entry[44] = entry[44] ^ t93;
    entry[45] = entry[45] ^ t94;
    entry[46] = entry[46] ^ t96;
    entry[47] = entry[47] ^ t97;
    entry[48] = entry[48] ^ t98;
    entry[49] = entry[49] ^ t99;
    entry[50] = entry[50] ^ t100;
    entry[51] = entry[51] ^ t101;
    entry[52] = entry[52] ^ t104;
    entry[53] = entry[53] ^ t106;
    entry[54] = entry[54] ^ t108;
    entry[55] = entry[55] ^ t110;
    entry[56] = entry[56] ^ t111;
    entry[57] = entry[57] ^ t112;
    entry[58] = entry[58] ^ t113;
    entry[59] = entry[59] ^ t114;
    entry[60] = entry[60] ^ t115;
    entry[61] = entry[61] ^ t116;
    entry[62] = entry[62] ^ t117;
    entry[63] = entry[63] ^ t118;
    entry[64] = entry[64] ^ t119;
    entry[65] = entry[65] ^ t120;
    entry[66] = entry[66] ^ t121;
    entry[67] = entry[67] ^ t122;
    entry[68] = entry[68] ^ t123;
    entry[69] = entry[69] ^ t124;
    entry[70] = entry[70] ^ t125;
    entry[71] = entry[71] ^ t126;
    Flags { corrected: t129, uncorrectable: t128 }
}

/// `CHECK_MASKS[c][w]`: the data bits 64 w .. 64 w + 63 that sum to check bit c.
static CHECK_MASKS: [[u64; 1]; CHECK_BITS] = [
    [
        0xb9000000001fffff,
    ],
    [
        0x5e00000fffe0003f,
    ],
    [
        0x67003ff003e007c1,
    ],
    [
        0xcd0fc0f03c207842,
    ],
    [
        0xb671c711c4438884,
    ],
    [
        0xb5b65926488c9108,
    ],
    [
        0xcbdaaa4a91152210,
    ],
    [
        0x7aed348d221a4420,
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
const LAST_CHECK_MASK: u8 = 0xff;

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
    let (beat, pin) = (i / 72, i % 72);
    if pin < 64 { (true, beat * 64 + pin) } else { (false, beat * 8 + pin - 64) }
}
