//! A circuit whose inputs are drawn: the numbers and bits that a source needs.

use super::choice::{below, bits_for, same};
use super::spec::Chance;
use super::{Draw, MOST_DRAWS, Part, Source};
use eccforge_circuit::lanes::Program;
use eccforge_circuit::{Builder, NetId};
use eccforge_scheme::Geometry;

/// A circuit under construction whose inputs are drawn.
pub(super) struct Drawn {
    pub b: Builder,
    /// Number of the first of its draws among those of the source.
    first: usize,
    draws: Vec<Draw>,
    /// All input nets so far; `Choice` programs are rebuilt with this many inputs.
    width: usize,
}

impl Drawn {
    pub fn new(first: usize) -> Self {
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

    /// Bits that are accepted by the circuit that `accept` builds from (all earlier nets, these).
    pub fn accepted(&mut self, width: usize, accept: impl Fn(&mut Builder, &[NetId], &[NetId]) -> NetId) -> Vec<NetId> {
        let mut b = Builder::new("accept");
        let all = b.input("drawn", self.width + width);
        let net = accept(&mut b, &all[..self.width], &all[self.width..]);
        b.output("accept", vec![net]);
        let accept = Program::compile(&b.finish()).expect("comparisons of a few numbers are far below 8192 slots");
        self.draws.push(Draw::Choice { width, accept });
        self.input(width)
    }

    /// A number below `n`, all equally likely; low bits are free while n is even.
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

    /// `count` different numbers below `n` in order, all choices equally likely.
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
    pub fn biased(&mut self, chance: Chance, count: usize) -> Vec<NetId> {
        self.draws.push(Draw::Biased { threshold: chance.0, count });
        self.input(count)
    }

    /// Error bits: the part that is `here` has its bits as drawn. Parts may overlap.
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

    pub fn finish(self, error: Vec<NetId>) -> Result<Source, String> {
        let bits = error.len();
        Ok(Source { parts: vec![self.part(error, Vec::new())?], bits })
    }

    /// A part of a source, with these error bits and at most one net for its coin.
    pub fn part(mut self, error: Vec<NetId>, coin: Vec<NetId>) -> Result<Part, String> {
        if self.first + self.draws.len() > MOST_DRAWS {
            return Err(format!("more than {MOST_DRAWS} random choices: give fewer classes"));
        }
        let tossed = !coin.is_empty();
        self.b.output("error", error);
        if tossed {
            self.b.output("coin", coin);
        }
        let program = Program::compile(&self.b.finish()).map_err(|why| why.to_string())?;
        Ok(Part { first: self.first, draws: self.draws, program: Some(program), coin: tossed })
    }
}
