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
    /// Number of the circuit's first draw among those of the source.
    first: usize,
    draws: Vec<Draw>,
    /// Number of input nets so far; `Choice` programs are rebuilt with this many inputs.
    width: usize,
    /// The choices, if each is drawn once and a sample with a rejected choice is passed over.
    once: Option<Once>,
}

/// Choices that are drawn once.
#[derive(Default)]
struct Once {
    /// All input nets so far.
    nets: Vec<NetId>,
    /// Nets that are all one if the sample is accepted.
    accepted: Vec<NetId>,
}

impl Drawn {
    pub fn new(first: usize) -> Self {
        Self { b: Builder::new("source"), first, draws: Vec::new(), width: 0, once: None }
    }

    /// Every choice is drawn once, and a sample is skipped if one of its choices is not accepted.
    pub fn once() -> Self {
        Self { once: Some(Once::default()), ..Self::new(0) }
    }

    pub fn bits(&mut self, count: usize) -> Vec<NetId> {
        self.draws.push(Draw::Bits { count });
        self.input(count)
    }

    fn input(&mut self, count: usize) -> Vec<NetId> {
        self.width += count;
        let nets = self.b.input(format!("draw_{}", self.draws.len()), count);
        if let Some(once) = &mut self.once {
            once.nets.extend(&nets);
        }
        nets
    }

    /// Requires this net to be one; other samples are passed over.
    fn require(&mut self, net: NetId) {
        self.once.get_or_insert_default().accepted.push(net);
    }

    /// Bits that are accepted by the circuit that `accept` builds from all earlier nets and these bits.
    pub fn accepted(&mut self, width: usize, accept: impl Fn(&mut Builder, &[NetId], &[NetId]) -> NetId) -> Vec<NetId> {
        if let Some(once) = &self.once {
            let earlier = once.nets.clone();
            let own = self.bits(width);
            let net = accept(&mut self.b, &earlier, &own);
            self.require(net);
            return own;
        }
        let mut b = Builder::new("accept");
        let all = b.input("drawn", self.width + width);
        let net = accept(&mut b, &all[..self.width], &all[self.width..]);
        b.output("accept", vec![net]);
        let accept = Program::compile(&b.finish()).expect("comparisons of a few numbers are far below 8192 slots");
        self.draws.push(Draw::Choice { width, accept });
        self.input(width)
    }

    /// A number below `n`, all equally likely; each factor of 2 in n gives a low bit that is never rejected.
    pub fn number(&mut self, n: u64) -> Vec<NetId> {
        let (free, odd) = free_bits(n);
        let mut nets = if free > 0 { self.bits(free) } else { Vec::new() };
        if odd > 1 {
            nets.extend(self.accepted(bits_for(odd), |b, _, own| below(b, own, odd)));
        }
        nets
    }

    /// One net for each of `n` values, all equally likely.
    pub fn one_of(&mut self, n: usize) -> Vec<NetId> {
        if self.once.is_some() {
            let (low, digits) = self.digits(n);
            return self.values(&low, &digits);
        }
        let number = self.number(n as u64);
        self.decode(&number, n)
    }

    fn decode(&mut self, number: &[NetId], n: usize) -> Vec<NetId> {
        (0..n).map(|v| self.b.equals(number, v as u64)).collect()
    }

    /// A number below `n` that is drawn once: its free low bits, and one net for each value of the odd rest.
    fn digits(&mut self, n: usize) -> (Vec<NetId>, Vec<NetId>) {
        let (free, odd) = free_bits(n as u64);
        let low = if free > 0 { self.bits(free) } else { Vec::new() };
        if odd == 1 {
            return (low, vec![self.b.constant(true)]);
        }
        let width = widest(odd);
        let own = self.bits(width);
        // Numbers below the greatest multiple of the rest are taken modulo the rest.
        let taken = (1u64 << width) / odd * odd;
        let values: Vec<NetId> = (0..taken).map(|v| self.b.equals(&own, v)).collect();
        let digits =
            (0..odd as usize).map(|d| self.b.or(values.iter().copied().skip(d).step_by(odd as usize))).collect();
        let accepted = below(&mut self.b, &own, taken);
        self.require(accepted);
        (low, digits)
    }

    /// One net for each value of a number that is given by its low bits and by digits of the rest.
    fn values(&mut self, low: &[NetId], digits: &[NetId]) -> Vec<NetId> {
        let lows: Vec<NetId> = (0..1u64 << low.len()).map(|v| self.b.equals(low, v)).collect();
        let mut values = Vec::new();
        for &digit in digits {
            for &low in &lows {
                values.push(self.b.and([digit, low]));
            }
        }
        values
    }

    /// `count` different values below `n` in order, all choices equally likely; one net for each value of each.
    pub fn distinct(&mut self, count: usize, n: usize) -> Vec<Vec<NetId>> {
        // A number below 1 has no bits to draw or to compare.
        if n == 1 {
            return vec![vec![self.b.constant(true)]; count];
        }
        if self.once.is_some() {
            return self.distinct_once(count, n);
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
        numbers.iter().map(|number| self.decode(number, n)).collect()
    }

    fn distinct_once(&mut self, count: usize, n: usize) -> Vec<Vec<NetId>> {
        let numbers: Vec<_> = (0..count).map(|_| self.digits(n)).collect();
        for (i, (low, digits)) in numbers.iter().enumerate() {
            for (other_low, other_digits) in &numbers[..i] {
                let both: Vec<NetId> = digits.iter().zip(other_digits).map(|(a, b)| self.b.and([*a, *b])).collect();
                let (digit, bits) = (self.b.or(both), same(&mut self.b, low, other_low));
                let equal = self.b.and([digit, bits]);
                let differ = self.b.not(equal);
                self.require(differ);
            }
        }
        numbers.iter().map(|(low, digits)| self.values(low, digits)).collect()
    }

    /// Bits that are one with this probability.
    pub fn biased(&mut self, chance: Chance, count: usize) -> Vec<NetId> {
        self.draws.push(Draw::Biased { threshold: chance.0, count });
        self.input(count)
    }

    /// The error bits: the bits of a part are those of `wrong` if the net of the part in `here` is one. Parts may overlap.
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

    /// The program of choices that are drawn once: from the drawn bits to whether the sample is accepted, and to these
    /// nets. `None` if the circuit is too large.
    pub fn attempt(mut self, result: Vec<NetId>) -> Option<Program> {
        let accepted = self.b.and(self.once.unwrap_or_default().accepted);
        self.b.output("accepted", vec![accepted]);
        self.b.output("result", result);
        Program::compile(&self.b.finish()).ok()
    }

    /// A part of a source, with these error bits and at most one net for its coin.
    pub fn part(mut self, error: Vec<NetId>, coin: Vec<NetId>) -> Result<Part, String> {
        // Draws are numbered over all parts of a source.
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

/// The number of times that 2 divides n, and the odd rest.
fn free_bits(n: u64) -> (usize, u64) {
    let free = n.trailing_zeros();
    (free as usize, n >> free)
}

/// The number of bits with which a number below `odd` costs the fewest random bits, if it is computed from these bits
/// modulo `odd`. A table of more than 256 numbers would cost more operations than it saves random bits.
fn widest(odd: u64) -> usize {
    // Bits of an attempt, divided by the share of attempts that are accepted.
    let cost = |bits: usize| bits as f64 * 2f64.powi(bits as i32) / ((1u64 << bits) / odd * odd) as f64;
    let least = bits_for(odd);
    (least..=least.max(8)).min_by(|a, b| cost(*a).total_cmp(&cost(*b))).unwrap_or(least)
}
