//! Sources of the classes of an error model.

use super::choice::{below, bits_for, same};
use super::spec::{Chance, Kind};
use super::within::within;
use super::{Draw, MOST_DRAWS, Part, Source, devices};
use eccforge_bitslice::Program;
use eccforge_exact::model::{ErrorModel, Patterns, Rectangle, Region, Uniform, Within};
use eccforge_logic::circuit::{Builder, NetId};
use eccforge_scheme::Geometry;
use num_rational::BigRational;
use num_traits::{One, Zero};
use std::fmt;

/// A class that cannot be sampled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsampled(pub(super) String);

impl fmt::Display for Unsampled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unsampled {}

/// A class of patterns in words.
pub fn description(patterns: &Patterns, g: Geometry) -> String {
    in_words(patterns, g, &Region::to_string)
}

/// What keys the random stream of a class: it is the same as long as the class means the same, whatever it is called.
pub(crate) fn stream_key(patterns: &Patterns, g: Geometry) -> String {
    in_words(patterns, g, &|region| match region {
        Region::Device(d) => format!("device(device {{ pins: {} }})", d.pins),
        other => other.to_string(),
    })
}

/// What keys the random stream of class `c` of a model. Equal patterns under another name are drawn anew: the same
/// samples twice would count for two.
pub(crate) fn class_key(model: &ErrorModel, c: usize, g: Geometry) -> String {
    let class = &model.classes[c];
    let key = stream_key(&class.patterns, g);
    let again = model.classes[..c].iter().any(|e| stream_key(&e.patterns, g) == key);
    if again { format!("class {}: {key}", class.id) } else { key }
}

fn in_words(patterns: &Patterns, g: Geometry, of: &dyn Fn(&Region) -> String) -> String {
    let entry = format!("{} beats x {} pins ({} data)", g.beats, g.pins, g.data_pins);
    match patterns {
        Patterns::Weight(w) => format!("weight {} of {entry}", w.bits),
        Patterns::Within(w) => format!("{} to {} bits within {} of {entry}", w.min_bits, w.max_bits, of(&w.region)),
        Patterns::Uniform(u) => format!("uniform over {} of {entry}", of(&u.region)),
        Patterns::DeviceMap(_) => format!("{patterns} of {entry}"),
    }
}

/// A source that is no class, in words that are the same as long as it means the same.
pub fn kind_description(kind: &Kind, g: Geometry) -> String {
    let what = match kind {
        Kind::Mixture(model) => {
            let part = |c: &eccforge_exact::model::ErrorClass| format!("{} x {}", c.rate, description(&c.patterns, g));
            model.classes.iter().map(part).collect::<Vec<_>>().join(" + ")
        }
        Kind::Independent(rate) => format!("every bit wrong at {:#x} / 2^64", rate.0),
        Kind::Fault(region, rate) => format!("bits of one {region} wrong at {:#x} / 2^64", rate.0),
        Kind::Devices(shapes) => {
            let each: Vec<String> = shapes.iter().map(ToString::to_string).collect();
            format!("different devices, each with one of {}", each.join(" + "))
        }
        Kind::Asymmetric(lost, gained) => {
            format!("stored ones lost at {:#x} / 2^64, zeros gained at {:#x} / 2^64", lost.0, gained.0)
        }
    };
    format!("{what} of {} beats x {} pins ({} data)", g.beats, g.pins, g.data_pins)
}

impl Source {
    /// The source of a class: every pattern of it equally likely.
    ///
    /// # Errors
    /// The class is empty, asks for more wrong bits in a large region than are placed one by one, or needs too large a circuit.
    pub fn of_class(patterns: &Patterns, g: Geometry) -> Result<Self, Unsampled> {
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

    /// A source that is no class. An asymmetric one draws two slots a bit (lost ones, then gained ones) and then data.
    ///
    /// # Errors
    /// A class of a mixture cannot be sampled, the circuit is too large, or the source strikes several devices: see
    /// [`Source::of_devices`].
    pub fn of_kind(kind: &Kind, g: Geometry) -> Result<Self, Unsampled> {
        let mut d = Drawn::new(0);
        let error = match kind {
            Kind::Independent(rate) => d.biased(*rate, g.bits()),
            Kind::Fault(region, rate) => {
                fits(*region, g)?;
                let parts = region.parts(g);
                let number = d.number(parts.len() as u64);
                let here = d.decode(&number, parts.len());
                let wrong = d.biased(*rate, parts.iter().map(Vec::len).max().unwrap_or(0));
                d.place(&parts, &here, &wrong, g)
            }
            Kind::Mixture(model) => return mixture(model, g),
            Kind::Devices(_) => {
                let why = "several devices have words of their own in a scheme of several stages, and this one has one";
                return Err(Unsampled(why.to_owned()));
            }
            Kind::Asymmetric(lost, gained) => {
                let mut nets = d.biased(*lost, g.bits());
                nets.extend(d.biased(*gained, g.bits()));
                nets.extend(d.bits(g.data_bits().len()));
                nets
            }
        };
        d.finish(error)
    }

    /// The source of errors of several different devices, all choices of them equally likely, each of its shape.
    /// `devices[d][beat][pin]` is a bit of word d of `word` bits; words lie one after the other.
    ///
    /// # Errors
    /// There are fewer devices than shapes, or a shape does not fit them.
    pub fn of_devices(shapes: &[Rectangle], devices: &[Vec<Vec<usize>>], word: usize) -> Result<Self, Unsampled> {
        let mut d = Drawn::new(0);
        let error = devices::error(&mut d, shapes, devices, word).map_err(Unsampled)?;
        d.finish(error)
    }
}

/// Whether the entry has the region.
fn fits(region: Region, g: Geometry) -> Result<(), Unsampled> {
    match region {
        Region::Device(d) if d.pins == 0 => Err(Unsampled("a device has at least one pin".to_owned())),
        _ => region.unfit(g).map_or(Ok(()), |why| Err(Unsampled(why))),
    }
}

/// The error bits of a class.
fn class(d: &mut Drawn, patterns: &Patterns, g: Geometry) -> Result<Vec<NetId>, Unsampled> {
    if let Patterns::Uniform(Uniform { region }) | Patterns::Within(Within { region, .. }) = patterns {
        fits(*region, g)?;
    }
    if let Some(why) = patterns.absent(g) {
        return Err(Unsampled(why));
    }
    match patterns {
        Patterns::Uniform(u) => Ok(uniform(d, &u.region.parts(g), g)),
        Patterns::Weight(w) => {
            let anywhere = Within { region: Region::Entry, min_bits: w.bits, max_bits: w.bits };
            within(d, &[(0..g.bits()).collect()], anywhere, g)
        }
        Patterns::Within(w) => within(d, &w.region.parts(g), *w, g),
        Patterns::DeviceMap(map) => Ok(listed(d, &map.patterns(g), g)),
    }
}

/// One of these patterns.
fn listed(d: &mut Drawn, patterns: &[Vec<usize>], g: Geometry) -> Vec<NetId> {
    let number = d.number(patterns.len() as u64);
    let here = d.decode(&number, patterns.len());
    let of = |bit: usize| here.iter().zip(patterns).filter(|(_, p)| p.contains(&bit)).map(|(net, _)| *net).collect();
    let ways: Vec<Vec<NetId>> = (0..g.bits()).map(of).collect();
    ways.into_iter().map(|nets| d.b.or(nets)).collect()
}

/// One class of the model: the first whose coin falls, each coin biased so that classes come by their rates. Each class is a
/// part of the source, so that no circuit has to hold all of them.
fn mixture(model: &ErrorModel, g: Geometry) -> Result<Source, Unsampled> {
    let mut parts: Vec<Part> = Vec::new();
    let mut left = BigRational::one();
    let last = model.classes.iter().rposition(|c| !c.rate.is_zero());
    for (i, c) in model.classes.iter().enumerate().filter(|(_, c)| !c.rate.is_zero()) {
        let p = model.probability(c);
        let mut d = Drawn::new(parts.last().map_or(0, |part| part.first + part.draws.len()));
        let coin = if Some(i) == last { Vec::new() } else { d.biased(Chance::of(&(&p / &left)), 1) };
        left -= p;
        let error = class(&mut d, &c.patterns, g).map_err(|why| Unsampled(format!("its class `{}`: {why}", c.id)))?;
        parts.push(d.part(error, coin)?);
    }
    Ok(Source { parts, bits: g.bits() })
}

/// A circuit in the making whose inputs are drawn.
pub(super) struct Drawn {
    pub b: Builder,
    /// Number of the first of its draws among those of the source.
    first: usize,
    draws: Vec<Draw>,
    /// All input nets so far; `Choice` programs are built anew over as many.
    width: usize,
}

impl Drawn {
    fn new(first: usize) -> Self {
        Self { b: Builder::new("source"), first, draws: Vec::new(), width: 0 }
    }

    pub fn bits(&mut self, count: usize) -> Vec<NetId> {
        self.draws.push(Draw::Bits { count });
        self.input(count)
    }

    fn input(&mut self, count: usize) -> Vec<NetId> {
        self.width += count;
        self.b.input(format!("draw_{}", self.draws.len()), count)
    }

    /// Bits that are accepted by the circuit built by `accept` from (all earlier nets, these).
    pub fn accepted(&mut self, width: usize, accept: impl Fn(&mut Builder, &[NetId], &[NetId]) -> NetId) -> Vec<NetId> {
        let mut b = Builder::new("accept");
        let all = b.input("drawn", self.width + width);
        let net = accept(&mut b, &all[..self.width], &all[self.width..]);
        b.output("accept", vec![net]);
        let accept = Program::compile(&b.finish()).expect("comparisons of a few numbers are far below 8192 slots");
        self.draws.push(Draw::Choice { width, accept });
        self.input(width)
    }

    /// A number below `n`, all equally likely: low bits are free while n is even.
    pub fn number(&mut self, n: u64) -> Vec<NetId> {
        let free = n.trailing_zeros() as usize;
        let odd = n >> free;
        let mut nets = if free > 0 { self.bits(free) } else { Vec::new() };
        if odd > 1 {
            nets.extend(self.accepted(bits_for(odd), |b, _, own| below(b, own, odd)));
        }
        nets
    }

    /// One net for each value below `n` of a number.
    pub fn decode(&mut self, number: &[NetId], n: usize) -> Vec<NetId> {
        (0..n).map(|v| self.b.equals(number, v as u64)).collect()
    }

    /// So many different numbers below `n`, one after the other: all choices equally likely.
    pub fn distinct(&mut self, count: usize, n: usize) -> Vec<Vec<NetId>> {
        if n == 1 {
            return vec![Vec::new(); count];
        }
        let width = bits_for(n as u64);
        let mut numbers: Vec<Vec<NetId>> = Vec::new();
        for i in 0..count {
            let first = self.width - i * width;
            numbers.push(self.accepted(width, |b, earlier, own| {
                let mut rules = vec![below(b, own, n as u64)];
                for other in earlier[first..].chunks(width) {
                    let equal = same(b, own, other);
                    rules.push(b.not(equal));
                }
                b.and(rules)
            }));
        }
        numbers
    }

    /// Bits that are one with this probability.
    fn biased(&mut self, chance: Chance, count: usize) -> Vec<NetId> {
        self.draws.push(Draw::Biased { threshold: chance.0, count });
        self.input(count)
    }

    /// Error bits: in the part that is `here`, its bits as drawn. Parts may overlap.
    pub fn place<P: AsRef<[usize]>>(
        &mut self,
        parts: &[P],
        here: &[NetId],
        wrong: &[NetId],
        g: Geometry,
    ) -> Vec<NetId> {
        let mut ways = vec![Vec::new(); g.bits()];
        for (part, here) in parts.iter().zip(here) {
            for (&bit, wrong) in part.as_ref().iter().zip(wrong) {
                ways[bit].push(self.b.and([*here, *wrong]));
            }
        }
        ways.into_iter().map(|nets| self.b.or(nets)).collect()
    }

    fn finish(self, error: Vec<NetId>) -> Result<Source, Unsampled> {
        let bits = error.len();
        Ok(Source { parts: vec![self.part(error, Vec::new())?], bits })
    }

    /// A part of a source, with these error bits and at most one net for its coin.
    fn part(mut self, error: Vec<NetId>, coin: Vec<NetId>) -> Result<Part, Unsampled> {
        if self.first + self.draws.len() > MOST_DRAWS {
            return Err(Unsampled(format!("more than {MOST_DRAWS} random choices: give fewer classes")));
        }
        let tossed = !coin.is_empty();
        self.b.output("error", error);
        if tossed {
            self.b.output("coin", coin);
        }
        let program = Program::compile(&self.b.finish()).map_err(|why| Unsampled(why.to_string()))?;
        Ok(Part { first: self.first, draws: self.draws, program: Some(program), coin: tossed })
    }
}

/// Every bit of one of the parts is wrong with probability 1/2.
fn uniform(d: &mut Drawn, parts: &[Vec<usize>], g: Geometry) -> Vec<NetId> {
    let number = d.number(parts.len() as u64);
    let here = d.decode(&number, parts.len());
    let free = d.bits(parts.iter().map(Vec::len).max().unwrap_or(0));
    d.place(parts, &here, &free, g)
}
