//! Philox4x32-10: ten rounds of two 32 x 32 bit products [Salmon et al., SC 2011, Section 2.2].

/// One 128-bit output for a 128-bit counter and a 64-bit key; words are little-endian.
pub fn philox4x32_10(counter: u128, key: u64) -> u128 {
    let mut c: [u32; 4] = std::array::from_fn(|i| (counter >> (32 * i)) as u32);
    let mut k = [key as u32, (key >> 32) as u32];
    for _ in 0..10 {
        let (p, q) = (u64::from(c[0]) * 0xD2511F53, u64::from(c[2]) * 0xCD9E8D57);
        c = [(q >> 32) as u32 ^ c[1] ^ k[0], q as u32, (p >> 32) as u32 ^ c[3] ^ k[1], p as u32];
        k = [k[0].wrapping_add(0x9E3779B9), k[1].wrapping_add(0xBB67AE85)];
    }
    c.iter().rev().fold(0, |value, &word| value << 32 | u128::from(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(w: [u32; 4]) -> u128 {
        w.iter().rev().fold(0, |v, &x| v << 32 | u128::from(x))
    }

    /// The three vectors of Random123's `kat_vectors` for philox4x32, 10 rounds.
    #[test]
    fn known_answers() {
        let cases = [
            ([0; 4], 0, [0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8]),
            ([u32::MAX; 4], u64::MAX, [0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd]),
            (
                [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344],
                0x299f31d0_a4093822,
                [0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1],
            ),
        ];
        for (counter, key, output) in cases {
            assert_eq!(philox4x32_10(words(counter), key), words(output));
        }
    }
}
