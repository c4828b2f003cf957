//! Sources of the classes of an error model.

use super::drawn::Drawn;
use super::spec::{Chance, Kind};
use super::within::within;
use super::{Draw, Part, Source, devices};
use eccforge_circuit::NetId;
use eccforge_model::{Choices, ErrorModel, Patterns, Rectangle, Region, Uniform};
use eccforge_scheme::Geometry;
use num_rational::BigRational;
use num_traits::{One, Zero};
use std::collections::BTreeSet;

impl Source {
    /// The source of a class, in which all patterns are equally likely.
    ///
    /// # Errors
    /// The class is empty, has more wrong bits in a large region than can be placed one by one, or needs too large a
    /// circuit.
    pub fn of_class(patterns: &Patterns, g: Geometry) -> Result<Self, String> {
        match patterns {
            Patterns::Uniform(Uniform { region: Region::Entry }) => {
                let bits = g.bits();
                let part = Part { first: 0, draws: vec![Draw::Bits { count: bits }], program: None, coin: false };
                Ok(Self { parts: vec![part], bits })
            }
            _ => {
                let mut d = Drawn::new(0);
                let error = class(&mut d, patterns, g)?;
                d.finish(error)
            }
        }
    }

    /// A source other than a class. An asymmetric source draws two slots per bit (lost ones, then gained ones) and then
    /// data.
    ///
    /// # Errors
    /// A class of a mixture cannot be sampled, the circuit is too large, or the source affects several devices: see
    /// [`Source::of_devices`].
    pub fn of_kind(kind: &Kind, g: Geometry) -> Result<Self, String> {
        let mut d = Drawn::new(0);
        let error = match kind {
            Kind::Independent(rate) => d.biased(*rate, g.bits()),
            Kind::Fault(region, rate) => {
                let sets = Patterns::Uniform(Uniform { region: *region }).sets(g)?;
                let parts: Vec<Vec<usize>> = sets.into_iter().map(|set| set.bits).collect();
                let here = d.one_of(parts.len());
                let wrong = d.biased(*rate, parts.iter().map(Vec::len).max().unwrap_or(0));
                d.place(&parts, &here, &wrong, g)
            }
            Kind::Mixture(model) => return mixture(model, g),
            Kind::Devices(_) => {
                let why = "several devices have words of their own in a scheme of several stages, and this one has one";
                return Err(why.to_owned());
            }
            Kind::Asymmetric(lost, gained) => {
                let mut nets = d.biased(*lost, g.bits());
                nets.extend(d.biased(*gained, g.bits()));
                // Outcomes depend on the stored data, which is random.
                nets.extend(d.bits(g.data_bits().len()));
                nets
            }
            Kind::Cells(cells) => {
                let mut nets = of_cells(&mut d, cells, g)?;
                nets.extend(d.bits(g.data_bits().len()));
                nets
            }
        };
        d.finish(error)
    }

    /// The source of errors of several different devices, all choices equally likely, each with its shape.
    /// `devices[d][beat][pin]` is a bit of word d of `word` bits; words follow each other.
    ///
    /// # Errors
    /// There are fewer devices than shapes, or a shape does not fit them.
    pub fn of_devices(shapes: &[Rectangle], devices: &[Vec<Vec<usize>>], word: usize) -> Result<Self, String> {
        let mut d = Drawn::new(0);
        let error = devices::error(&mut d, shapes, devices, word)?;
        d.finish(error)
    }
}

/// The lost ones and then the gained ones of each bit. Bits with the same probability are drawn together.
fn of_cells(d: &mut Drawn, cells: &[[Chance; 2]], g: Geometry) -> Result<Vec<NetId>, String> {
    if cells.len() != g.bits() {
        return Err(format!("it describes {} bits, but the entry has {}", cells.len(), g.bits()));
    }
    let chances: Vec<u64> = [0, 1].iter().flat_map(|&side| cells.iter().map(move |cell| cell[side].0)).collect();
    let mut nets = Vec::new();
    for chance in chances.iter().copied().collect::<BTreeSet<u64>>() {
        let bits: Vec<usize> = (0..chances.len()).filter(|&bit| chances[bit] == chance).collect();
        let drawn = d.biased(Chance(chance), bits.len());
        nets.extend(bits.into_iter().zip(drawn));
    }
    nets.sort_unstable_by_key(|(bit, _)| *bit);
    Ok(nets.into_iter().map(|(_, net)| net).collect())
}

/// The error bits of a class.
pub(super) fn class(d: &mut Drawn, patterns: &Patterns, g: Geometry) -> Result<Vec<NetId>, String> {
    if let Some(why) = patterns.absent(g) {
        return Err(why);
    }
    let sets = patterns.sets(g)?;
    match patterns {
        _ if patterns.are_uniform() => Ok(uniform(d, &sets.into_iter().map(|set| set.bits).collect::<Vec<_>>(), g)),
        _ if patterns.are_listed() => Ok(listed(d, &sets, g)),
        _ => within(d, &sets, g),
    }
}

fn listed(d: &mut Drawn, patterns: &[Choices], g: Geometry) -> Vec<NetId> {
    let here = d.one_of(patterns.len());
    let mut error = Vec::new();
    for bit in 0..g.bits() {
        let with_bit = here.iter().zip(patterns).filter(|(_, pattern)| pattern.bits.contains(&bit));
        let ways: Vec<NetId> = with_bit.map(|(net, _)| *net).collect();
        error.push(d.b.or(ways));
    }
    error
}

/// One class of the model: the first whose coin is one, with coins biased by the classes' rates. Each class is a part
/// of the source, so no circuit contains all of them.
fn mixture(model: &ErrorModel, g: Geometry) -> Result<Source, String> {
    model.independent_of_data()?;
    let mut parts: Vec<Part> = Vec::new();
    let mut left = BigRational::one();
    let last = model.classes.iter().rposition(|c| !c.rate.is_zero());
    for (i, c) in model.classes.iter().enumerate().filter(|(_, c)| !c.rate.is_zero()) {
        let p = model.probability(c);
        let mut d = Drawn::new(parts.last().map_or(0, |part| part.first + part.draws.len()));
        // The last class takes every sample that the earlier ones left; rounding of its coin would lose some.
        let coin = if Some(i) == last { Vec::new() } else { d.biased(Chance::of(&(&p / &left)), 1) };
        left -= p;
        let error = class(&mut d, &c.patterns, g).map_err(|why| format!("its class `{}`: {why}", c.id))?;
        parts.push(d.part(error, coin)?);
    }
    Ok(Source { parts, bits: g.bits() })
}

/// The error bits if every bit of one of the parts is wrong with probability 1/2.
fn uniform(d: &mut Drawn, parts: &[Vec<usize>], g: Geometry) -> Vec<NetId> {
    let here = d.one_of(parts.len());
    let free = d.bits(parts.iter().map(Vec::len).max().unwrap_or(0));
    d.place(parts, &here, &free, g)
}
