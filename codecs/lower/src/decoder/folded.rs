//! Locates one wrong symbol of a Reed-Solomon code with the fewest operations, for software that evaluates every
//! gate.
//!
//! A syndrome is a polynomial in alpha, folded from its highest power down: bit i of a symbol at alpha^l counts for
//! alpha^(l k + i). An error of value e at X = alpha^l has S_k = e X^(b+k): with S_0 not zero this holds for all k exactly
//! if S_k S_(k+2) = S_(k+1)^2 for each k [Lin & Costello, Section 6.3] and S_1 = X S_0. The products serve all positions at
//! once. The last equation is compared under f(alpha^t x), t = 0..m, for a linear form f: then X S_0 is a window of one
//! sequence, of which each position needs one more member.

use super::gf;
use super::lookup::Matches;
use eccforge_circuit::{Builder, NetId};
use eccforge_gf::field::Field;
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};

/// Nets by the power of alpha that they multiply; several nets of one power are summed.
type Powers = Vec<Vec<NetId>>;

/// The field element with these coefficients. From the highest power down, each coefficient is replaced by two lower
/// ones, and near the end by those of the field's polynomial.
fn fold(b: &mut Builder, field: &Field, mut powers: Powers) -> Vec<NetId> {
    let m = field.bits() as usize;
    let own: Vec<usize> = (0..m).filter(|t| field.polynomial() >> t & 1 == 1).collect();
    let sparse = trinomial(field);
    powers.resize_with(powers.len().max(m), Vec::new);
    for e in (m..powers.len()).rev() {
        let sum = b.parity(std::mem::take(&mut powers[e]));
        let (degree, lower) = match &sparse {
            Some((degree, lower)) if e >= *degree => (*degree, &lower[..]),
            _ => (m, &own[..]),
        };
        for t in lower.iter() {
            powers[e - degree + t].push(sum);
        }
    }
    powers.into_iter().take(m).map(|nets| b.parity(nets)).collect()
}

/// Maximum number of pending sums of a trinomial, in symbols.
// AVX-512 has 32 registers: three symbols of eight bits are 24 sums, and the rest is for operands.
const MOST_SYMBOLS: usize = 3;

/// The trinomial x^d + x^n + 1 of least degree d that has alpha as a root, as d and the lower powers.
fn trinomial(field: &Field) -> Option<(usize, [usize; 2])> {
    let m = field.bits() as usize;
    (m..=MOST_SYMBOLS * m).find_map(|d| {
        let n = (1..d).find(|n| field.power(d as u64) ^ field.power(*n as u64) == 1)?;
        Some((d, [0, n]))
    })
}

/// The syndrome of received bits (in the order of the codeword).
pub(super) fn syndrome(b: &mut Builder, rs: &ReedSolomon, received: &[NetId]) -> Vec<NetId> {
    let order = rs.field.order() as usize;
    let symbols: Vec<&[NetId]> = received.chunks(rs.symbol_bits() as usize).collect();
    let mut syndrome = Vec::new();
    for k in 0..rs.check_symbols {
        let mut powers = Powers::new();
        for (s, bits) in symbols.iter().enumerate() {
            let factor = rs.column(s)[k as usize];
            // An extension symbol has no share in this power, and zero has no logarithm.
            if factor == 0 {
                continue;
            }
            for (i, bit) in bits.iter().enumerate() {
                let e = (rs.field.log(factor) as usize + i) % order;
                powers.resize_with(powers.len().max(e + 1), Vec::new);
                powers[e].push(*bit);
            }
        }
        syndrome.extend(fold(b, &rs.field, powers));
    }
    syndrome
}

/// Whether this method can locate symbols of the code: it needs three check symbols and no extension.
pub(super) fn applies(rs: &ReedSolomon) -> bool {
    rs.check_symbols >= 3 && rs.logarithms().is_some()
}

/// Locates errors within one of the given symbols.
pub(super) fn locate(b: &mut Builder, rs: &ReedSolomon, symbols: &[usize], syndrome: &[NetId], matches: &mut Matches) {
    let (field, m) = (&rs.field, rs.symbol_bits() as usize);
    let s: Vec<&[NetId]> = syndrome.chunks(m).collect();
    let one = geometric(b, field, &s);
    let value: Vec<NetId> = s[0].iter().map(|net| b.and([*net, one])).collect();
    let mut sequence = Sequence::new(b, field, s[0]);
    let wanted = Sequence::new(b, field, s[1]).nets;
    for &symbol in symbols {
        let Locator::Element(x) = rs.locators[symbol] else { continue };
        let at = field.log(x) as usize;
        let mut differs = Vec::with_capacity(m);
        for (t, wanted) in wanted.iter().enumerate() {
            let net = sequence.at(b, at + t);
            differs.push(b.parity([net, *wanted]));
        }
        let here = b.equals(&differs, 0);
        matches.hit(b.and([here, one]), (symbol * m..(symbol + 1) * m).collect());
        // The value is S_0 over the first element of the column.
        let value = gf::scale(b, field, &value, field.inverse(rs.column(symbol)[0]));
        for (i, net) in value.iter().enumerate() {
            let flip = b.and([here, *net]);
            matches.flips[symbol * m + i].push(flip);
        }
    }
}

/// Whether the syndromes form a geometric sequence that does not start with zero.
fn geometric(b: &mut Builder, field: &Field, s: &[&[NetId]]) -> NetId {
    let zero = b.equals(s[0], 0);
    let mut all = vec![b.not(zero)];
    for [low, middle, high] in s.windows(3).map(|w| [w[0], w[1], w[2]]) {
        let mut powers = vec![Vec::new(); 2 * low.len() - 1];
        for (i, x) in low.iter().enumerate() {
            for (j, y) in high.iter().enumerate() {
                powers[i + j].push(b.and([*x, *y]));
            }
        }
        // The square of a sum is the sum of squares in characteristic 2, so it needs no products.
        for (i, x) in middle.iter().enumerate() {
            powers[2 * i].push(*x);
        }
        let difference = fold(b, field, powers);
        all.push(b.equals(&difference, 0));
    }
    b.and(all)
}

/// f(alpha^t x) for t = 0, 1, ..., computed on demand; f(y) is the highest coefficient of y.
struct Sequence {
    nets: Vec<NetId>,
    /// Member t + m is the sum of the members t + i, i in this list.
    taps: Vec<usize>,
    bits: usize,
}

impl Sequence {
    fn new(b: &mut Builder, field: &Field, x: &[NetId]) -> Self {
        let m = x.len();
        let nets = (0..m).map(|t| gf::highest(b, field, x, t)).collect();
        Self { nets, taps: (0..m).filter(|i| field.polynomial() >> i & 1 == 1).collect(), bits: m }
    }

    fn at(&mut self, b: &mut Builder, t: usize) -> NetId {
        while self.nets.len() <= t {
            let first = self.nets.len() - self.bits;
            self.nets.push(b.parity(self.taps.iter().map(|i| self.nets[first + i])));
        }
        self.nets[t]
    }
}
