//! Orders of the bytes and words of registers.

/// Byte `8 l + 4 e + b` from byte `32 e + 8 b + l` of a pair: one word for each lane.
const BY_LANE: [u8; 64] = {
    let mut index = [0; 64];
    let mut i = 0;
    while i < 64 {
        index[i] = (32 * (i / 4 % 2) + 8 * (i % 4) + i / 8) as u8;
        i += 1;
    }
    index
};

/// The bytes of four entries, from two registers: word `4 q + i` is data byte `2 q + i` for i = 0, 1 and byte
/// `8 + 2 q + i - 2` for i = 2, 3, so interleaving with four more entries gives registers of one beat. The second order
/// is for beats 2 and 3.
const BY_BYTE: [[u8; 64]; 2] = {
    let mut index = [[0; 64]; 2];
    let mut i = 0;
    while i < 64 {
        let (q, j, e) = (i / 16, i / 4 % 4, i % 4);
        let byte = 2 * q + j % 2 + 8 * (j / 2);
        index[0][i] = (32 * e + byte) as u8;
        index[1][i] = (32 * e + byte + 16) as u8;
        i += 1;
    }
    index
};

/// Converts an order of bytes of a pair to one for each pair p of packed entries: positions in registers p and p + 1 of nine.
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

/// The lane of the check word of each of 16 packed entries, within the one of nine registers that contains it.
const CHECK_LANES: [u32; 16] = {
    let mut lanes = [0; 16];
    let mut e = 0;
    while e < 16 {
        lanes[e] = (9 * e + 8) as u32 % 16;
        e += 1;
    }
    lanes
};

/// Lanes of register i of nine that are check words.
pub(super) const fn checks_of(i: usize) -> u16 {
    let (mut mask, mut e) = (0, 0);
    while e < 16 {
        mask |= (((9 * e + 8) / 16 == i) as u16) << ((9 * e + 8) % 16);
        e += 1;
    }
    mask
}

/// Byte `4 e + c` from two registers: byte e % 8 of word c in register e / 8. The other addend is in word c + 4.
const fn entries_from_checks(word: usize) -> [u8; 64] {
    let mut index = [0; 64];
    let mut i = 0;
    while i < 64 {
        let (e, c) = (i / 4, i % 4);
        index[i] = (64 * (e / 8) + 8 * (c + word) + e % 8) as u8;
        i += 1;
    }
    index
}

pub(super) static LANES: [u8; 64] = BY_LANE;
pub(super) static PACKED_LANES: [[u8; 64]; 8] = packed(BY_LANE);
pub(super) static BYTES: [[u8; 64]; 2] = BY_BYTE;
pub(super) static PACKED_CHECKS: [u32; 16] = CHECK_LANES;
pub(super) static ENTRIES_FROM_CHECKS: [[u8; 64]; 2] = [entries_from_checks(0), entries_from_checks(4)];

/// Exchanges halves of halves: words 2, 3 of a, 0, 1 of b, 6, 7 of a, 4, 5 of b.
pub(super) static CROSS: [u64; 8] = [2, 3, 8, 9, 6, 7, 12, 13];
