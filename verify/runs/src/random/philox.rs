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
