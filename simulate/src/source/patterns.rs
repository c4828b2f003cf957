//! Sources of the classes of an error model.

use super::choice::{below, bits_for, ones_between, same};
use super::{Draw, Source};
use eccforge_codecs::bitslice::{Effort, Program, optimise};
use eccforge_codecs::circuit::{Builder, NetId};
use eccforge_codecs::scheme::Geometry;
use eccforge_verify::model::{Patterns, Region, Within};
use std::fmt;

/// A class that cannot be sampled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsampled(String);

impl fmt::Display for Unsampled {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unsampled {}

/// A class of patterns in words that are the same as long as it means the same: it keys the random stream.
pub fn description(patterns: &Patterns, g: Geometry) -> String {
    let of = |region: &Region| format!("{region:?}").to_lowercase();
    let entry = format!("{} beats x {} pins ({} data)", g.beats, g.pins, g.data_pins);
    match patterns {
        Patterns::Weight(w) => format!("weight {} of {entry}", w.bits),
        Patterns::Within(w) => format!("{} to {} bits within {} of {entry}", w.min_bits, w.max_bits, of(&w.region)),
        Patterns::Uniform(u) => format!("uniform over {} of {entry}", of(&u.region)),
    }
}

/// Regions of at most so many bits are drawn bit by bit and rejected as a whole.
const DRAWN_WHOLE: usize = 16;
/// Most wrong bits that are placed one by one.
const PLACED: usize = 8;

impl Source {
    /// The source of a class: every pattern of it equally likely.
    ///
    /// # Errors
    /// The class asks for more wrong bits in a large region than are placed one by one, or is empty.
    pub fn of_class(patterns: &Patterns, g: Geometry) -> Result<Self, Unsampled> {
        match patterns {
            Patterns::Uniform(u) => Ok(uniform(&u.region.parts(g), g.bits())),
            Patterns::Weight(w) => within(
                &[(0..g.bits()).collect()],
                Within { region: Region::Entry, min_bits: w.bits, max_bits: w.bits },
                g,
            ),
            Patterns::Within(w) => within(&w.region.parts(g), *w, g),
        }
    }
}

/// A circuit in the making whose inputs are drawn.
struct Drawn {
    b: Builder,
    draws: Vec<Draw>,
    /// All input nets so far; `Choice` programs are built anew over as many.
    width: usize,
}

impl Drawn {
    fn new() -> Self {
        Self { b: Builder::new("source"), draws: Vec::new(), width: 0 }
    }

    fn bits(&mut self, count: usize) -> Vec<NetId> {
        self.draws.push(Draw::Bits { count });
        self.input(count)
    }

    fn input(&mut self, count: usize) -> Vec<NetId> {
        self.width += count;
        self.b.input(format!("draw_{}", self.draws.len()), count)
    }

    /// Bits that are accepted by the circuit built by `accept` from (all earlier nets, these).
    fn accepted(&mut self, width: usize, accept: impl Fn(&mut Builder, &[NetId], &[NetId]) -> NetId) -> Vec<NetId> {
        let mut b = Builder::new("accept");
        let all = b.input("drawn", self.width + width);
        let net = accept(&mut b, &all[..self.width], &all[self.width..]);
        b.output("accept", vec![net]);
        let accept = compile(b);
        self.draws.push(Draw::Choice { width, accept });
        self.input(width)
    }

    /// A number below `n`, all equally likely: low bits are free while n is even.
    fn number(&mut self, n: u64) -> Vec<NetId> {
        let free = n.trailing_zeros() as usize;
        let odd = n >> free;
        let mut nets = if free > 0 { self.bits(free) } else { Vec::new() };
        if odd > 1 {
            nets.extend(self.accepted(bits_for(odd), |b, _, own| below(b, own, odd)));
        }
        nets
    }

    /// One net for each value below `n` of a number.
    fn decode(&mut self, number: &[NetId], n: usize) -> Vec<NetId> {
        (0..n).map(|v| self.b.equals(number, v as u64)).collect()
    }

    fn finish(mut self, error: Vec<NetId>) -> Source {
        let bits = error.len();
        self.b.output("error", error);
        Source { draws: self.draws, program: Some(compile(self.b)), bits }
    }
}

fn compile(b: Builder) -> Program {
    let circuit = b.finish();
    Program::compile(&optimise(&circuit, Effort::TAPE)).expect("sources of an entry are far below 2^16 nets")
}

/// Every bit of one of the parts is wrong with probability 1/2.
fn uniform(parts: &[Vec<usize>], bits: usize) -> Source {
    if let [whole] = parts
        && whole.len() == bits
    {
        return Source { draws: vec![Draw::Bits { count: bits }], program: None, bits };
    }
    let mut d = Drawn::new();
    let number = d.number(parts.len() as u64);
    let here = d.decode(&number, parts.len());
    let free = d.bits(parts.iter().map(Vec::len).max().unwrap_or(0));
    let mut error = vec![d.b.constant(false); bits];
    for (part, here) in parts.iter().zip(here) {
        for (&bit, &wrong) in part.iter().zip(&free) {
            error[bit] = d.b.and([here, wrong]);
        }
    }
    d.finish(error)
}

/// A part, then a pattern of `min_bits` to `max_bits` within it. Parts are of one size, so that all patterns are equally
/// likely.
fn within(parts: &[Vec<usize>], w: Within, g: Geometry) -> Result<Source, Unsampled> {
    let size = parts.iter().map(Vec::len).max().unwrap_or(0);
    let max_bits = w.max_bits.min(size);
    if w.min_bits > size || parts.iter().any(|p| p.len() != size) {
        let message = format!(
            "no pattern of {} bits within a {:?} of {} bits can be drawn: the parts have {size} bits, or not all as many",
            w.min_bits,
            w.region,
            g.bits()
        );
        return Err(Unsampled(message));
    }
    let mut d = Drawn::new();
    let number = d.number(parts.len() as u64);
    let wrong = if size <= DRAWN_WHOLE {
        d.accepted(size, |b, _, own| ones_between(b, own, w.min_bits, max_bits))
    } else if max_bits <= PLACED {
        placed(&mut d, size, w.min_bits, max_bits)
    } else {
        let message = format!(
            "patterns of up to {max_bits} bits within {size} bits cannot be drawn: at most {PLACED} bits are placed one by one, or give `uniform`"
        );
        return Err(Unsampled(message));
    };
    let here = d.decode(&number, parts.len());
    let mut error = vec![d.b.constant(false); g.bits()];
    for (part, here) in parts.iter().zip(here) {
        for (&bit, &wrong) in part.iter().zip(&wrong) {
            error[bit] = d.b.and([here, wrong]);
        }
    }
    Ok(d.finish(error))
}

/// From `min` to `max` distinct positions among `size`, one after the other; how many follows the number of patterns.
fn placed(d: &mut Drawn, size: usize, min: usize, max: usize) -> Vec<NetId> {
    // Cumulative numbers of patterns: a number below the k-th asks for at most min + k bits.
    let ways = |k: usize| (0..k).fold(1u64, |c, i| c * (size - i) as u64 / (i as u64 + 1));
    let cumulative: Vec<u64> = (min..=max)
        .scan(0, |sum, k| {
            *sum += ways(k);
            Some(*sum)
        })
        .collect();
    let asked = if min == max { Vec::new() } else { d.number(cumulative[cumulative.len() - 1]) };
    let width = bits_for(size as u64);
    let mut positions: Vec<Vec<NetId>> = Vec::new();
    for i in 0..max {
        let first = d.width - i * width;
        positions.push(d.accepted(width, |b, earlier, own| {
            let mut rules = vec![below(b, own, size as u64)];
            for other in earlier[first..].chunks(width) {
                let equal = same(b, own, other);
                rules.push(b.not(equal));
            }
            b.and(rules)
        }));
    }
    let mut wrong = vec![Vec::new(); size];
    for (i, position) in positions.iter().enumerate() {
        // Bit number i (from 0) is asked for unless the number of bits is at most i.
        let enough = if i < min {
            d.b.constant(true)
        } else {
            let few = below(&mut d.b, &asked, cumulative[i - min]);
            d.b.not(few)
        };
        for (bit, here) in d.decode(position, size).into_iter().enumerate() {
            wrong[bit].push(d.b.and([here, enough]));
        }
    }
    wrong.into_iter().map(|w| d.b.or(w)).collect()
}
