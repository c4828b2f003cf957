//! Polynomials over GF(2) of any degree.

use super::Bits;
use eccforge_gf::gf2::Vector;

/// Adds x^shift times `other`.
fn add_shifted(sum: &mut Bits, other: &[u64], shift: usize) {
    let (words, bits) = (shift / 64, shift % 64);
    for (i, word) in other.iter().enumerate() {
        if let Some(sum) = sum.get_mut(words + i) {
            *sum ^= word << bits;
        }
        if let Some(sum) = sum.get_mut(words + i + 1) {
            // A shift by 64 bits carries nothing.
            *sum ^= word.checked_shr(64 - bits as u32).unwrap_or(0);
        }
    }
}

/// The remainder modulo a polynomial that is not zero, without zero words at its end.
pub fn remainder(mut a: Bits, b: &Bits) -> Bits {
    let Some(degree) = b.leading() else { return a };
    let short = &b[..=degree / 64];
    loop {
        a.truncate(a.iter().rposition(|word| *word != 0).map_or(0, |last| last + 1));
        let Some(top) = a.leading().filter(|top| *top >= degree) else { return a };
        add_shifted(&mut a, short, top - degree);
    }
}

/// The greatest common divisor.
pub fn gcd(mut a: Bits, mut b: Bits) -> Bits {
    while b.leading().is_some() {
        (a, b) = (b.clone(), remainder(a, &b));
    }
    a
}

/// The polynomial without its factors x, and their number.
pub fn without_x(p: &Bits) -> (Bits, usize) {
    let degree = p.leading().unwrap_or(0);
    let low = (0..=degree).find(|bit| p.has(*bit)).unwrap_or(0);
    (super::packed((low..=degree).map(|bit| p.has(bit))), low)
}
