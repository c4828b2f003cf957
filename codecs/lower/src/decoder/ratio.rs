//! Locates one wrong symbol, or one value repeated in a few known symbols such as a pin's, by quotients of syndromes:
//! a one-shot decoder [Sullivan et al., MICRO 2021, Fig. 7c] without logarithms.
//!
//! A value v at the symbols of a set P gives S_k = v Q_k with Q_k = sum over P of X_s^(b+k). The ratio R = S_1 / S_0
//! and the cross ratios S_k S_(k+2) / S_(k+1)^2 do not depend on v, so together they identify P. For a single symbol
//! R is its locator and every cross ratio is one. Cross ratios are compared without division. R takes the only
//! inverse, through the subfield GF(2^(m/2)) [Itoh and Tsujii, 1988]. Sets that are shifts of one another have the
//! same cross ratios and the same Q_0 / R^b. They form a class, and v = S_0 R^-b (R^b / Q_0) takes one constant for
//! each class.

use super::gf;
use super::lookup::Matches;
use eccforge_circuit::{Builder, NetId, Role};
use eccforge_gf::field::Field;
use eccforge_scheme::reed_solomon::ReedSolomon;
use eccforge_scheme::{Scheme, Space};
use std::collections::{BTreeMap, BTreeSet};

/// Symbols that carry the same wrong value.
struct Places {
    symbols: Vec<usize>,
    /// Q_0 / Q_1: 1 / R.
    inverse_ratio: u32,
}

/// Sets of symbols with equal cross ratios.
struct Class {
    /// Q_k Q_(k+2) / Q_(k+1)^2, k = 0..r-3.
    cross_ratios: Vec<u32>,
    /// R^b / Q_0.
    scale: u32,
    places: Vec<Places>,
    /// The values that may be repeated; `None` for all values.
    values: Option<BTreeSet<u32>>,
}

/// The plan that locates the errors of a codeword by ratios.
pub(super) struct RatioPlan<'s> {
    rs: &'s ReedSolomon,
    classes: Vec<Class>,
}

impl<'s> RatioPlan<'s> {
    /// A plan for codeword `w`, if ratios can locate all of its correctable patterns.
    pub fn new(scheme: &'s Scheme, w: usize) -> Option<Self> {
        let rs = scheme.code.reed_solomon()?;
        let m = rs.symbol_bits() as usize;
        // The quotient needs a subfield of m / 2 bits, and the cross ratios three syndromes.
        if rs.logarithms().is_none() || rs.check_symbols < 3 || m % 2 == 1 {
            return None;
        }
        let is_symbol = |s: &&Space| s.symbol(&scheme.code).is_some();
        let (whole, parts): (Vec<&Space>, Vec<&Space>) = scheme.corrects[w].iter().partition(is_symbol);
        let symbols: BTreeSet<usize> = whole.iter().filter_map(|s| s.symbol(&scheme.code)).collect();
        let mut repeated: BTreeMap<Vec<usize>, BTreeSet<u32>> = BTreeMap::new();
        for space in parts {
            // One value has m bits, so a larger space has patterns with several values; listing them could take hours.
            if space.dimension() > m {
                return None;
            }
            for (pattern, _) in space.patterns(&scheme.code) {
                let (places, value) = same_value(&pattern, m)?;
                match places.as_slice() {
                    [one] if symbols.contains(one) => {}
                    // A part of a symbol: its other values would be corrected too.
                    [_] => return None,
                    _ => drop(repeated.entry(places).or_default().insert(value)),
                }
            }
        }
        let mut plan = Self { rs, classes: Vec::new() };
        let single = symbols.into_iter().map(|s| (vec![s], None));
        for (places, values) in single.chain(repeated.into_iter().map(|(places, values)| (places, Some(values)))) {
            plan.add(places, values)?;
        }
        Some(plan)
    }

    /// Puts a set of symbols into its class; `None` if a syndrome would be zero.
    fn add(&mut self, symbols: Vec<usize>, values: Option<BTreeSet<u32>>) -> Option<()> {
        let field = &self.rs.field;
        let r = self.rs.check_symbols as usize;
        // Several symbols of one value have the factors of their columns in all their sums, and no common one.
        if !self.rs.multipliers.is_empty() && symbols.len() > 1 {
            return None;
        }
        // The sums of the columns of these symbols.
        let mut q = vec![0u32; r];
        for &symbol in &symbols {
            for (sum, element) in q.iter_mut().zip(self.rs.column(symbol)) {
                *sum ^= element;
            }
        }
        if q.contains(&0) {
            return None;
        }
        let over = |x: u32, y: u32| field.multiply(x, field.inverse(y));
        let mut cross_ratios = Vec::with_capacity(r - 2);
        for k in 0..r - 2 {
            cross_ratios.push(over(field.multiply(q[k], q[k + 2]), field.multiply(q[k + 1], q[k + 1])));
        }
        let mut scale = over(field.raise(over(q[1], q[0]), self.rs.first_power), q[0]);
        if let [symbol] = symbols[..] {
            // `locate` divides by the factor of the symbol's column.
            scale = field.multiply(scale, self.rs.multiplier(symbol));
        }
        let places = Places { symbols, inverse_ratio: over(q[0], q[1]) };
        for class in &mut self.classes {
            if class.cross_ratios == cross_ratios && class.scale == scale && class.values == values {
                class.places.push(places);
                return Some(());
            }
        }
        self.classes.push(Class { cross_ratios, scale, places: vec![places], values });
        Some(())
    }

    /// Locates the errors. A hit flips the bits that the value has in all symbols of a set.
    pub fn locate(&self, b: &mut Builder, syndrome: &[NetId]) -> Matches {
        let field = &self.rs.field;
        let m = field.bits() as usize;
        let s: Vec<&[NetId]> = syndrome.chunks(m).collect();
        let inverse_ratio = gf::quotient(b, field, s[0], s[1]);
        let classes = self.match_classes(b, &s);
        b.word("cross_ratio", Role::Predecode, classes.clone());
        // v = S_0 R^-b scale.
        let mut value = s[0].to_vec();
        let power = power(b, field, &inverse_ratio, self.rs.first_power);
        for factor in [power, self.scale(b, &classes)].into_iter().flatten() {
            value = gf::multiply(b, field, &value, &factor);
        }
        b.word("inverse_ratio", Role::Predecode, inverse_ratio.clone());
        b.word("value", Role::Predecode, value.clone());
        let mut matches = Matches::none(self.rs.locators.len() * m);
        let mut wrong: Vec<Vec<NetId>> = vec![Vec::new(); self.rs.locators.len()];
        for (class, net) in self.classes.iter().zip(&classes) {
            let allowed = class.values.as_ref().map(|values| {
                let each: Vec<NetId> = values.iter().map(|v| b.equals(&value, u64::from(*v))).collect();
                b.or(each)
            });
            let here = b.and([*net].into_iter().chain(allowed));
            for places in &class.places {
                let place = b.equals(&inverse_ratio, u64::from(places.inverse_ratio));
                let hit = b.and([here, place]);
                for s in &places.symbols {
                    wrong[*s].push(hit);
                }
                matches.hit(hit, places.symbols.iter().flat_map(|s| s * m..(s + 1) * m).collect());
            }
        }
        for (s, hits) in wrong.into_iter().enumerate() {
            let any = b.or(hits);
            let mut own = value.clone();
            if !self.rs.multipliers.is_empty() {
                own = gf::scale(b, field, &value, field.inverse(self.rs.multiplier(s)));
            }
            for (i, bit) in own.iter().enumerate() {
                matches.flips[s * m + i].push(b.and([any, *bit]));
            }
        }
        matches
    }

    /// For each class, whether the syndromes have its cross ratios.
    fn match_classes(&self, b: &mut Builder, s: &[&[NetId]]) -> Vec<NetId> {
        let field = &self.rs.field;
        let sides: Vec<(Vec<NetId>, Vec<NetId>)> = (0..s.len() - 2)
            .map(|k| (gf::multiply(b, field, s[k], s[k + 2]), gf::square(b, field, s[k + 1])))
            .collect();
        let mut matching = Vec::with_capacity(self.classes.len());
        for class in &self.classes {
            let mut differences = Vec::new();
            for (&ratio, (product, square)) in class.cross_ratios.iter().zip(&sides) {
                let scaled = gf::scale(b, field, square, ratio);
                differences.extend(gf::add(b, product, &scaled));
            }
            matching.push(b.equals(&differences, 0));
        }
        matching
    }

    /// R^b / Q_0 of the matching class, unless all classes have the same.
    fn scale(&self, b: &mut Builder, classes: &[NetId]) -> Option<Vec<NetId>> {
        if self.classes.iter().all(|c| c.scale == 1) {
            return None;
        }
        let mut scale = Vec::new();
        for i in 0..self.rs.symbol_bits() {
            let ones = self.classes.iter().zip(classes).filter(|(c, _)| c.scale >> i & 1 == 1).map(|(_, n)| *n);
            scale.push(b.or(ones));
        }
        Some(scale)
    }
}

/// x^e by squaring; `None` for e = 0.
fn power(b: &mut Builder, field: &Field, x: &[NetId], mut e: u64) -> Option<Vec<NetId>> {
    let (mut square, mut product) = (x.to_vec(), None::<Vec<NetId>>);
    while e > 0 {
        if e & 1 == 1 {
            product = Some(match product {
                Some(p) => gf::multiply(b, field, &p, &square),
                None => square.clone(),
            });
        }
        square = gf::square(b, field, &square);
        e >>= 1;
    }
    product
}

/// The symbols that a pattern touches and its value in all of them, if it is the same.
fn same_value(pattern: &[usize], m: usize) -> Option<(Vec<usize>, u32)> {
    let mut values: BTreeMap<usize, u32> = BTreeMap::new();
    for bit in pattern.iter() {
        *values.entry(bit / m).or_default() |= 1 << (bit % m);
    }
    let first = *values.values().next()?;
    values.values().all(|v| *v == first).then(|| (values.into_keys().collect(), first))
}
