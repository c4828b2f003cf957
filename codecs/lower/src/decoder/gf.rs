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
    let mut terms = Vec::new();
    for (i, net) in x.iter().enumerate() {
        if field.power((t + i) as u64) >> (x.len() - 1) & 1 == 1 {
            terms.push(*net);
        }
    }
    b.parity(terms)
}

/// The linear map that takes alpha^i to `image(i)`.
fn linear(b: &mut Builder, x: &[NetId], image: impl Fn(usize) -> u32) -> Vec<NetId> {
    let images: Vec<u32> = (0..x.len()).map(image).collect();
    let mut result = Vec::with_capacity(x.len());
    for j in 0..x.len() {
        result.push(b.parity((0..x.len()).filter(|&i| images[i] >> j & 1 == 1).map(|i| x[i])));
    }
    result
}

/// Product of two words: the m^2 partial products, with each power of alpha reduced.
pub fn multiply(b: &mut Builder, field: &Field, x: &[NetId], y: &[NetId]) -> Vec<NetId> {
    let m = x.len();
    // powers[t]: the coefficient of alpha^t before reduction.
    let mut powers = Vec::with_capacity(2 * m - 1);
    for t in 0..2 * m - 1 {
        let terms: Vec<NetId> = (0..m).filter(|i| t >= *i && t - i < m).map(|i| b.and([x[i], y[t - i]])).collect();
        powers.push(b.parity(terms));
    }
    let mut product = Vec::with_capacity(m);
    for j in 0..m {
        product.push(b.parity((0..powers.len()).filter(|&t| field.power(t as u64) >> j & 1 == 1).map(|t| powers[t])));
    }
    product
}

/// Inverse of a word (zero for zero) by table: bit j is set for every value whose inverse has bit j.
pub fn inverse(b: &mut Builder, field: &Field, x: &[NetId]) -> Vec<NetId> {
    let values: Vec<NetId> = (1..=field.order()).map(|v| b.equals(x, u64::from(v))).collect();
    let mut inverse = Vec::new();
    for j in 0..x.len() {
        let has_bit = |v: &u32| field.inverse(*v) >> j & 1 == 1;
        inverse.push(b.or((1..=field.order()).filter(has_bit).map(|v| values[v as usize - 1])));
    }
    inverse
}

/// x / y, zero if one of them is; m even. With q = 2^(m/2) the norm N = y^(q+1) is in the subfield GF(q), so
/// x / y = x y^q / N takes the inverse of m/2 bits only [Itoh and Tsujii, 1988].
pub fn quotient(b: &mut Builder, field: &Field, x: &[NetId], y: &[NetId]) -> Vec<NetId> {
    let half = x.len() / 2;
    let q = 1u64 << half;
    let conjugate = linear(b, y, |i| field.raise(1 << i, q));
    // The subfield's elements are 0 and the powers of alpha^(q+1); basis[j] has a one in bit pivots[j] and no other pivot.
    let (basis, pivots) = subfield_basis(field, half);
    let norm: Vec<NetId> = pivots.iter().map(|&bit| norm_bit(b, field, y, q, bit)).collect();
    let lines: Vec<NetId> = (1..q as u32).map(|v| b.equals(&norm, u64::from(v))).collect();
    // ones[j]: the lines of the values of N whose inverse has coordinate j.
    let mut ones: Vec<Vec<NetId>> = vec![Vec::new(); half];
    for (v, line) in (1u32..).zip(&lines) {
        // A value of the norm is its coordinates in the basis.
        let element = (0..half).filter(|j| v >> j & 1 == 1).fold(0, |sum, j| sum ^ basis[j]);
        let inverse = field.inverse(element);
        for (ones, pivot) in ones.iter_mut().zip(&pivots) {
            if inverse >> pivot & 1 == 1 {
                ones.push(*line);
            }
        }
    }
    let inverse: Vec<NetId> = ones.into_iter().map(|lines| b.or(lines)).collect();
    let scaled = multiply(b, field, x, &conjugate);
    let mut parts: Vec<Vec<NetId>> = Vec::with_capacity(half);
    for j in 0..half {
        let multiple = scale(b, field, &scaled, basis[j]);
        parts.push(multiple.iter().map(|bit| b.and([*bit, inverse[j]])).collect());
    }
    (0..x.len()).map(|i| b.parity(parts.iter().map(|p| p[i]))).collect()
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
    let coefficient = |i: usize, j: usize| field.power(i as u64 + q * j as u64) >> bit & 1;
    let mut terms: Vec<NetId> = Vec::new();
    for i in 0..y.len() {
        if coefficient(i, i) == 1 {
            terms.push(y[i]);
        }
        for j in 0..i {
            // Both products are y_i y_j, so equal coefficients cancel.
            if coefficient(i, j) != coefficient(j, i) {
                terms.push(b.and([y[i], y[j]]));
            }
        }
    }
    b.parity(terms)
}
