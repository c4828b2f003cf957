//! From an item of the `corrects` list to spaces of patterns.

use super::super::spec::{AdjacentSpec, AnySpec, BesideSpec, CodeSymbolsSpec, CorrectsSpec, ErasedSpec, SymbolsSpec};
use super::super::{Code, Geometry};
use super::{MAX_SPACES, Space};
use crate::diagnostic::{Diagnostic, Place, SourceFile};
use crate::yaml::Spanned;
use std::collections::HashMap;

/// The codeword that an item is expanded for.
pub(super) struct Expansion<'a> {
    pub file: &'a SourceFile,
    pub code: &'a Code,
    pub geometry: Geometry,
    /// The physical bit of each codeword bit.
    pub physical: &'a [usize],
}

type Expanded<T> = Result<T, Box<Diagnostic>>;

impl Expansion<'_> {
    /// The spaces of one item, each with the place that asks for it.
    pub fn of(&self, item: &Spanned<CorrectsSpec>) -> Expanded<Vec<(Space, Place)>> {
        let place = Place::of(item);
        let spaces: Vec<Space> = match &item.value {
            CorrectsSpec::Bits => (0..self.code.h.n()).map(|b| Space::coordinates([b])).collect(),
            CorrectsSpec::Symbols(s) => self.symbols(s)?,
            CorrectsSpec::Adjacent(a) => self.adjacent(a)?,
            CorrectsSpec::Any(a) => self.any(a)?,
            CorrectsSpec::Across(across) => super::across::expand(self.file, across, self.code.h.n())?,
            CorrectsSpec::Erased(erased) => self.erased(erased)?,
            CorrectsSpec::CodeSymbols(c) => self.code_symbols(place, c)?,
            CorrectsSpec::Pins => shares(self.physical, |bit| self.geometry.pin(bit)),
            CorrectsSpec::Bytes => shares(self.physical, |bit| self.geometry.byte(bit)),
            CorrectsSpec::Patterns(list) => return list.iter().map(|pattern| self.pattern(pattern)).collect(),
        };
        Ok(spaces.into_iter().map(|s| (s, place)).collect())
    }

    fn fail<T>(&self, place: Place, label: &str, message: String, help: impl Into<String>) -> Expanded<T> {
        Err(Box::new(Diagnostic::at(self.file, place, label, message).help(help)))
    }

    fn symbols(&self, s: &SymbolsSpec) -> Expanded<Vec<Space>> {
        let n = self.code.h.n();
        let bits = s.bits.value as usize;
        let stride = s.stride.as_ref().map_or(1, |s| s.value as usize);
        if !(2..=16).contains(&bits) {
            let message = format!("`bits` is {bits}, but a symbol has from 2 to 16");
            return self.fail(Place::of(&s.bits), "out of range", message, "write a number from 2 to 16");
        }
        if stride == 0 || !n.is_multiple_of(bits * stride) {
            let place = s.stride.as_ref().map_or(Place::of(&s.bits), Place::of);
            let message = format!("symbols of {bits} bits with stride {stride} do not fill a codeword of {n} bits");
            let help = format!("choose numbers so that bits * stride divides {n}");
            return self.fail(place, "does not divide the codeword", message, help);
        }
        let group = bits * stride;
        let first = (0..n / bits).map(|s| (s / stride * group, s % stride));
        Ok(first.map(|(first, q)| Space::coordinates((0..bits).map(|h| first + q + stride * h))).collect())
    }

    fn adjacent(&self, a: &AdjacentSpec) -> Expanded<Vec<Space>> {
        let (n, bits) = (self.code.h.n(), a.bits.value as usize);
        if !(2..=8).contains(&bits) || bits > n {
            let message = format!("`bits` is {bits}, but a run has from 2 to {}", n.min(8));
            let help = format!("write a number from 2 to {}; single bits are `- bits`", n.min(8));
            return self.fail(Place::of(&a.bits), "out of range", message, help);
        }
        if a.solid {
            let runs = (2..=bits).flat_map(|length| (0..=n - length).map(move |b| (b..b + length).collect()));
            return Ok(runs.map(Space::pattern_of).collect());
        }
        Ok((0..=n - bits).map(|b| Space::coordinates(b..b + bits)).collect())
    }

    fn any(&self, a: &AnySpec) -> Expanded<Vec<Space>> {
        let (n, t) = (self.code.h.n(), a.bits.value as usize);
        if !(1..=3).contains(&t) || t > n {
            let message = format!("`bits` is {t}, but at most 3 bits can be corrected anywhere");
            return self.fail(Place::of(&a.bits), "out of range", message, "write a number from 1 to 3");
        }
        let count = (0..t).fold(1, |c, i| c * (n - i) / (i + 1));
        if count > MAX_SPACES {
            let message = format!("any {t} of {n} bits are {count} patterns, but at most {MAX_SPACES} can be listed");
            let help = "correct fewer bits or use a shorter code";
            return self.fail(Place::of(&a.bits), "too many patterns", message, help);
        }
        Ok(combinations(n, t).into_iter().map(Space::coordinates).collect())
    }

    fn code_symbols(&self, place: Place, c: &CodeSymbolsSpec) -> Expanded<Vec<Space>> {
        let Some(rs) = &self.code.reed_solomon else {
            let message = "`code-symbols` on a code that has no symbols".into();
            return self.fail(
                place,
                "needs a Reed-Solomon code",
                message,
                "use `symbols: {bits: ...}` for a binary code",
            );
        };
        let (m, t) = (rs.symbol_bits() as usize, c.up_to.value as usize);
        if !(1..=2).contains(&t) {
            let message = format!("`up-to` is {t}, but only one or two symbols can be corrected");
            return self.fail(Place::of(&c.up_to), "out of range", message, "write 1 or 2");
        }
        let bits = |symbols: Vec<usize>| symbols.into_iter().flat_map(move |s| s * m..(s + 1) * m);
        let sets = combinations(self.code.h.n() / m, t).into_iter();
        Ok(sets.map(|symbols| Space::coordinates(bits(symbols))).collect())
    }

    fn erased(&self, erased: &ErasedSpec) -> Expanded<Vec<Space>> {
        let (place, pins) = (Place::of(&erased.pins), &erased.pins.value);
        let known = |pin: &&u32| (**pin as usize) < self.geometry.pins;
        if pins.is_empty() || pins.iter().any(|pin| !known(&pin)) {
            let message = "dead pins that the entry does not have".to_owned();
            let help = format!("list pins from 0 to {}", self.geometry.pins - 1);
            return self.fail(place, "these pins", message, help);
        }
        let is_dead = |b: &usize| pins.contains(&(self.geometry.pin(self.physical[*b]) as u32));
        let (dead, live): (Vec<usize>, Vec<usize>) = (0..self.physical.len()).partition(is_dead);
        let alone = (!dead.is_empty()).then(|| Space::coordinates(dead.iter().copied()));
        Ok(match erased.beside {
            BesideSpec::Bits if !live.is_empty() => {
                let beside = |bit| Space::coordinates(dead.iter().copied().chain([bit]));
                live.into_iter().map(beside).collect()
            }
            _ => alone.into_iter().collect(),
        })
    }

    fn pattern(&self, pattern: &Spanned<Vec<u32>>) -> Expanded<(Space, Place)> {
        let n = self.code.h.n();
        let mut bits: Vec<usize> = pattern.value.iter().map(|&b| b as usize).collect();
        bits.sort_unstable();
        let wrong = if bits.is_empty() {
            Some("a pattern without bits is no error".to_owned())
        } else if let Some(b) = bits.iter().find(|b| **b >= n) {
            Some(format!("bit {b} does not exist: a codeword has {n} bits"))
        } else {
            let twice = bits.windows(2).find(|pair| pair[0] == pair[1]);
            twice.map(|pair| format!("bit {} is listed twice in one pattern", pair[0]))
        };
        match wrong {
            None => Ok((Space::pattern_of(bits), Place::of(pattern))),
            Some(message) => {
                let help = format!("list distinct bits from 0 to {}", n - 1);
                self.fail(Place::of(pattern), "not a pattern", message, help)
            }
        }
    }
}

/// The codeword's share of each physical cell, by first codeword bit.
fn shares(physical: &[usize], cell: impl Fn(usize) -> usize) -> Vec<Space> {
    let mut order: Vec<usize> = Vec::new();
    let mut members: HashMap<usize, Vec<usize>> = HashMap::new();
    for (b, &bit) in physical.iter().enumerate() {
        let c = cell(bit);
        members.entry(c).or_insert_with(|| {
            order.push(c);
            Vec::new()
        });
        if let Some(bits) = members.get_mut(&c) {
            bits.push(b);
        }
    }
    order.iter().map(|c| Space::coordinates(members[c].iter().copied())).collect()
}

pub(super) fn combinations(n: usize, t: usize) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..t {
        all = all
            .into_iter()
            .flat_map(|c| {
                let first = c.last().map_or(0, |l| l + 1);
                (first..n).map(move |b| c.iter().copied().chain([b]).collect())
            })
            .collect();
    }
    all
}
