//! Arithmetic in GF(2^m) on nets: words of m nets, where bit i is the coefficient of alpha^i.

use eccforge_circuit::{Builder, NetId};
use eccforge_gf::field::Field;
use eccforge_gf::gf2::Span;

/// Sum of two words.
pub fn add(b: &mut Builder, x: &[NetId], y: &[NetId]) -> Vec<NetId> {
    x.iter().zip(y).map(|(x, y)| b.parity([*x, *y])).collect()
}

/// Product with a constant: linear, so one parity for each bit.
pub fn scale(b: &mut Builder, field: &Field, x: &[NetId], constant: u32) -> Vec<NetId> {
    linear(b, x, |i| field.multiply(constant, 1 << i))
}

/// Square: linear in characteristic 2.
pub fn square(b: &mut Builder, field: &Field, x: &[NetId]) -> Vec<NetId> {
    linear(b, x, |i| field.multiply(1 << i, 1 << i))
}

/// The highest coefficient of alpha^t x.
pub fn highest(b: &mut Builder, field: &Field, x: &[NetId], t: usize) -> NetId {
    let one = |i: usize| field.power((t + i) as u64) >> (x.len() - 1) & 1 == 1;
    b.parity((0..x.len()).filter(|i| one(*i)).map(|i| x[i]).collect::<Vec<_>>())
}

fn linear(b: &mut Builder, x: &[NetId], image: impl Fn(usize) -> u32) -> Vec<NetId> {
    let images: Vec<u32> = (0..x.len()).map(image).collect();
    (0..x.len())
        .map(|j| b.parity((0..x.len()).filter(|&i| images[i] >> j & 1 == 1).map(|i| x[i]).collect::<Vec<_>>()))
        .collect()
}

/// Product of two words: the m^2 partial products, with each power of alpha reduced.
pub fn multiply(b: &mut Builder, field: &Field, x: &[NetId], y: &[NetId]) -> Vec<NetId> {
    let m = x.len();
    let powers: Vec<NetId> = (0..2 * m - 1)
        .map(|t| {
            let terms: Vec<NetId> = (0..m).filter(|i| t >= *i && t - i < m).map(|i| b.and([x[i], y[t - i]])).collect();
            b.parity(terms)
        })
        .collect();
    (0..m)
        .map(|j| b.parity((0..powers.len()).filter(|&t| field.power(t as u64) >> j & 1 == 1).map(|t| powers[t])))
        .collect()
}

/// Inverse of a word (zero for zero) by table: bit j is set for every value whose inverse has bit j.
pub fn inverse(b: &mut Builder, field: &Field, x: &[NetId]) -> Vec<NetId> {
    let values: Vec<NetId> = (1..=field.order()).map(|v| b.equals(x, u64::from(v))).collect();
    (0..x.len())
        .map(|j| b.or((1..=field.order()).filter(|&v| field.inverse(v) >> j & 1 == 1).map(|v| values[v as usize - 1])))
        .collect()
}

/// x / y, zero if one of them is; m even. With q = 2^(m/2) the norm N = y^(q+1) lies in the subfield GF(q), so
/// x / y = x y^q / N takes the inverse of m/2 bits only [Itoh and Tsujii, 1988].
pub fn quotient(b: &mut Builder, field: &Field, x: &[NetId], y: &[NetId]) -> Vec<NetId> {
    let half = x.len() / 2;
    let q = 1u64 << half;
    let conjugate = linear(b, y, |i| field.raise(1 << i, q));
    // The subfield's elements are 0 and the powers of alpha^(q+1); basis[j] has a one in bit pivots[j] and no other pivot.
    let (basis, pivots) = subfield_basis(field, half);
    let norm: Vec<NetId> = pivots.iter().map(|&bit| norm_bit(b, field, y, q, bit)).collect();
    let element = |v: u32| (0..half).filter(|j| v >> j & 1 == 1).fold(0, |sum, j| sum ^ basis[j]);
    let coordinates = |e: u32| pivots.iter().enumerate().fold(0, |v, (j, bit)| v | (e >> bit & 1) << j);
    let lines: Vec<NetId> = (1..q as u32).map(|v| b.equals(&norm, u64::from(v))).collect();
    let inverse: Vec<NetId> = (0..half)
        .map(|j| {
            let ones = (1..q as u32).filter(|v| coordinates(field.inverse(element(*v))) >> j & 1 == 1);
            b.or(ones.map(|v| lines[v as usize - 1]).collect::<Vec<_>>())
        })
        .collect();
    let scaled = multiply(b, field, x, &conjugate);
    let parts: Vec<Vec<NetId>> = (0..half)
        .map(|j| scale(b, field, &scaled, basis[j]).iter().map(|bit| b.and([*bit, inverse[j]])).collect())
        .collect();
    (0..x.len()).map(|i| b.parity(parts.iter().map(|p| p[i]).collect::<Vec<_>>())).collect()
}

/// A basis of GF(2^half) within the field, in reduced form, with the pivot bit of each vector.
fn subfield_basis(field: &Field, half: usize) -> (Vec<u32>, Vec<usize>) {
    let step = u64::from(field.order()) / ((1 << half) - 1);
    // Pivots are the lowest bits: the leading ones of reversed words.
    let powers = (0..half as u64).map(|e| u64::from(field.power(e * step)).reverse_bits());
    let basis = Span::of(powers).reduced().into_iter();
    basis.map(|(leading, vector)| (vector.reverse_bits() as u32, 63 - leading)).unzip()
}

/// Bit `bit` of y^(q+1): with y = sum of y_i alpha^i, the sum of y_i y_j (alpha^(i + q j) + alpha^(j + q i)) over i < j
/// and of y_i alpha^(i (q + 1)).
fn norm_bit(b: &mut Builder, field: &Field, y: &[NetId], q: u64, bit: usize) -> NetId {
    let one = |i: usize, j: usize| field.power(i as u64 + q * j as u64) >> bit & 1;
    let mut terms: Vec<NetId> = Vec::new();
    for i in 0..y.len() {
        terms.extend((one(i, i) == 1).then_some(y[i]));
        terms.extend((0..i).filter(|&j| one(i, j) != one(j, i)).map(|j| b.and([y[i], y[j]])).collect::<Vec<_>>());
    }
    b.parity(terms)
}
