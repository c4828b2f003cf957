//! Expands one item of the `corrects` list to spaces of patterns.

use super::super::spec::{
    AdjacentSpec, AlsoCorrectedSpec, AnySpec, CodeSymbolsSpec, CorrectsSpec, ErasedSpec, SymbolsSpec,
};
use super::super::{Geometry, Partition};
use super::space::{MAX_SPACES, Space};
use crate::diagnostic::{Checked, Place};
use crate::yaml::Spanned;
use eccforge_gf::integers::{binomial, combinations};

/// The codeword that an item is expanded for.
#[derive(Clone, Copy)]
pub(super) struct Codeword<'a> {
    /// Bits of a symbol of its code, if the code has symbols.
    pub symbol_bits: Option<usize>,
    /// Shape of the entry.
    pub geometry: Geometry,
    /// The physical bit of each codeword bit.
    pub physical: &'a [usize],
}

impl Codeword<'_> {
    /// Bits of the codeword.
    pub(super) fn n(&self) -> usize {
        self.physical.len()
    }

    /// The spaces of one item of `corrects`, each with the place that requested it.
    ///
    /// # Errors
    /// A number of the item is out of range, or the codeword lacks a part that the item names.
    pub fn spaces(&self, item: &Spanned<CorrectsSpec>) -> Checked<Vec<(Space, Place)>> {
        let spaces: Vec<Space> = match &item.value {
            CorrectsSpec::Bits => (0..self.n()).map(|b| Space::coordinates([b])).collect(),
            CorrectsSpec::Symbols(s) => self.symbols(s)?,
            CorrectsSpec::Adjacent(a) => self.adjacent(a)?,
            CorrectsSpec::Any(a) => self.any(a)?,
            CorrectsSpec::Across(across) => super::across::expand(across, self.n())?,
            CorrectsSpec::Erased(erased) => self.erased(erased)?,
            CorrectsSpec::CodeSymbols(c) => self.code_symbols(item.place, c)?,
            CorrectsSpec::Pins => self.shares(&Partition::pins(self.geometry)),
            CorrectsSpec::Bytes => self.shares(&Partition::bytes(self.geometry)),
            CorrectsSpec::Patterns(list) => return list.iter().map(|pattern| self.pattern(pattern)).collect(),
        };
        Ok(spaces.into_iter().map(|s| (s, item.place)).collect())
    }

    /// The codeword's share of each cell.
    fn shares(&self, partition: &Partition) -> Vec<Space> {
        partition.shares(self.physical).into_iter().map(|(_, bits)| Space::coordinates(bits)).collect()
    }

    fn symbols(&self, s: &SymbolsSpec) -> Checked<Vec<Space>> {
        let n = self.n();
        let bits = s.bits.checked("`bits`", "a symbol has", "")?;
        let stride = s.stride.as_ref().map_or(1, |s| s.value as usize);
        if stride == 0 || !n.is_multiple_of(bits * stride) {
            let place = s.stride.as_ref().map_or(s.bits.place, |stride| stride.place);
            let message = format!("symbols of {bits} bits with stride {stride} do not fill a codeword of {n} bits");
            let help = format!("choose numbers so that bits * stride divides {n}");
            return place.error("does not divide the codeword", message).help(help).err();
        }
        let group = bits * stride;
        let first = (0..n / bits).map(|s| (s / stride * group, s % stride));
        Ok(first.map(|(first, q)| Space::coordinates((0..bits).map(|h| first + q + stride * h))).collect())
    }

    fn adjacent(&self, a: &AdjacentSpec) -> Checked<Vec<Space>> {
        let n = self.n();
        let Some(bits) = a.bits.get().filter(|bits| *bits <= n) else {
            let most = n.min(16);
            let error = a.bits.out_of_range(format!("`bits` is {}, but a run has from 2 to {most}", a.bits.value));
            return error.help(format!("write a number from 2 to {most}; single bits are `- bits`")).err();
        };
        if a.solid {
            let runs = (2..=bits).flat_map(|length| (0..=n - length).map(move |b| (b..b + length).collect()));
            return Ok(runs.map(Space::pattern_of).collect());
        }
        Ok((0..=n - bits).map(|b| Space::coordinates(b..b + bits)).collect())
    }

    fn any(&self, a: &AnySpec) -> Checked<Vec<Space>> {
        let n = self.n();
        let Some(within) = &a.within else {
            if a.aligned {
                let error = a.bits.error("no run", "`aligned` states where runs begin, but `within` is not given");
                return error.help("add `within`, the bits of a run, or remove `aligned`").err();
            }
            let Some(t) = a.bits.get().filter(|t| *t <= n.min(3)) else {
                let message = format!("`bits` is {}, but at most 3 bits can be corrected anywhere", a.bits.value);
                let help = "write a number from 1 to 3, or `within`, the bits of a run that contains them";
                return a.bits.out_of_range(message).help(help).err();
            };
            // The number is known before the list is made, which could take all memory.
            self.few_enough(a, binomial(n as u64, t as u64) as usize)?;
            return Ok(combinations(n, t).into_iter().map(Space::coordinates).collect());
        };
        let Some(b) = within.get().filter(|b| *b <= n && (!a.aligned || n.is_multiple_of(*b))) else {
            let message = format!("runs of {} bits do not fit a codeword of {n} bits", within.value);
            let divides = if a.aligned { format!(" that divides {n}") } else { String::new() };
            let help = format!("write a number from 2 to {}{divides}", n.min(64));
            return within.out_of_range(message).help(help).err();
        };
        let Some(t) = a.bits.get().filter(|t| *t <= b.min(8)) else {
            let message =
                format!("`bits` is {}, but a run of {b} bits has from 1 to {} in error", a.bits.value, b.min(8));
            return a.bits.out_of_range(message).help(format!("write a number from 1 to {}", b.min(8))).err();
        };
        // A set in a run that is not aligned is found by its first bit.
        let (step, chosen, skipped) = if a.aligned { (b, t, 0) } else { (1, t - 1, 1) };
        let count = binomial((b - skipped) as u64, chosen as u64) as usize;
        self.few_enough(a, count * (n / step))?;
        let sets = combinations(b - skipped, chosen);
        let mut spaces = Vec::new();
        for first in (0..n).step_by(step) {
            for set in &sets {
                let others = set.iter().map(|bit| first + skipped + bit);
                let bits: Vec<usize> = (first..first + skipped).chain(others).collect();
                // The last runs reach beyond the codeword.
                if bits.last().is_some_and(|last| *last < n) {
                    spaces.push(Space::coordinates(bits));
                }
            }
        }
        Ok(spaces)
    }

    /// Checks that `count` sets of bits can be listed.
    fn few_enough(&self, a: &AnySpec, count: usize) -> Checked<()> {
        if count <= MAX_SPACES {
            return Ok(());
        }
        let message = format!(
            "any {} of {} bits are {count} patterns, but at most {MAX_SPACES} can be listed",
            a.bits.value,
            self.n()
        );
        a.bits.error("too many patterns", message).help("correct fewer bits or use a shorter code").err()
    }

    fn code_symbols(&self, place: Place, c: &CodeSymbolsSpec) -> Checked<Vec<Space>> {
        let Some(m) = self.symbol_bits else {
            let error = place.error("needs a Reed-Solomon code", "`code-symbols` on a code that has no symbols");
            return error.help("use `symbols: {bits: ...}` for a binary code").err();
        };
        let Some(t) = c.up_to.get().filter(|t| *t <= 2) else {
            let message = format!("`up-to` is {}, but a correctable pattern has from 1 to 2 symbols", c.up_to.value);
            let help = "write 1 or 2; a Reed-Solomon code that corrects only this set can correct more";
            return c.up_to.out_of_range(message).help(help).err();
        };
        if let Some(erasures) = &c.erasures {
            let error = erasures.error("not listed", "erased symbols together with other correctable sets");
            return error.help("let `code-symbols` be the only item of `corrects`").err();
        }
        if let Some(rule) = &c.within_group {
            let error = rule.error("not listed", "`within-group` together with other correctable sets");
            return error.help("let `code-symbols` be the only item of `corrects`").err();
        }
        let sets = combinations(self.n() / m, t).into_iter();
        Ok(sets.map(|symbols| Space::coordinates(symbols.into_iter().flat_map(|s| s * m..(s + 1) * m))).collect())
    }

    fn erased(&self, erased: &ErasedSpec) -> Checked<Vec<Space>> {
        let pins = &erased.pins.value;
        let outside = pins.iter().find(|pin| **pin as usize >= self.geometry.pins);
        if pins.is_empty() || outside.is_some() {
            let message = outside.map_or("no dead pins".to_owned(), |pin| format!("the entry has no pin {pin}"));
            let help = format!("list pins from 0 to {}", self.geometry.pins - 1);
            return erased.pins.error("these pins", message).help(help).err();
        }
        let (dead, live): (Vec<usize>, Vec<usize>) =
            (0..self.physical.len()).partition(|b| pins.contains(&(self.geometry.pin(self.physical[*b]) as u32)));
        if erased.beside == AlsoCorrectedSpec::Bits && !live.is_empty() {
            let with_dead = |bit| Space::coordinates(dead.iter().copied().chain([bit]));
            return Ok(live.into_iter().map(with_dead).collect());
        }
        // A codeword without a bit on these pins corrects nothing: a space of no bits would be the zero pattern.
        Ok(if dead.is_empty() { Vec::new() } else { vec![Space::coordinates(dead)] })
    }

    fn pattern(&self, pattern: &Spanned<Vec<u32>>) -> Checked<(Space, Place)> {
        let n = self.n();
        let mut bits: Vec<usize> = pattern.value.iter().map(|&b| b as usize).collect();
        bits.sort_unstable();
        let wrong = if bits.is_empty() {
            Some("a pattern must have at least one bit".to_owned())
        } else if let Some(b) = bits.iter().find(|b| **b >= n) {
            Some(format!("bit {b} does not exist: a codeword has {n} bits"))
        } else {
            let twice = bits.windows(2).find(|pair| pair[0] == pair[1]);
            twice.map(|pair| format!("bit {} is listed twice in one pattern", pair[0]))
        };
        match wrong {
            None => Ok((Space::pattern_of(bits), pattern.place)),
            Some(message) => {
                let help = format!("list distinct bits from 0 to {}", n - 1);
                pattern.error("not a pattern", message).help(help).err()
            }
        }
    }
}
