//! Which error patterns a codeword corrects: a union of linear spaces of patterns.
//!
//! A single bit, an aligned symbol, a pin or a pair of Reed-Solomon symbols is a set of codeword bits of which every
//! non-zero pattern is correctable: a coordinate space. One listed pattern is a space of dimension one. That they
//! are spaces is what lets a decoder test membership with a few parities instead of one comparison per pattern.

use super::spec::CorrectsSpec;
use super::{Code, Geometry, Layout};
use crate::diagnostic::{Diagnostic, Place, SourceFile};
use eccforge_logic::gf2::{Membership, Span, membership};
use serde_yaml::Spanned;
use std::collections::{BTreeSet, HashMap};

/// A linear space of error patterns of one codeword; all its non-zero members are correctable.
///
/// Invariant: the basis vectors are disjoint sets of codeword bits, and H is injective on the space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    basis: Vec<Vec<usize>>,
}

impl Space {
    /// Every pattern of these bits.
    pub(super) fn coordinates(bits: impl IntoIterator<Item = usize>) -> Self {
        Self { basis: bits.into_iter().map(|b| vec![b]).collect() }
    }

    /// The one pattern in which all of these bits are wrong.
    pub(super) fn pattern_of(bits: Vec<usize>) -> Self {
        Self { basis: vec![bits] }
    }

    /// Basis patterns, each a list of codeword bits.
    pub fn basis(&self) -> &[Vec<usize>] {
        &self.basis
    }

    /// Its dimension; it has 2^dimension - 1 correctable patterns.
    pub fn dimension(&self) -> usize {
        self.basis.len()
    }

    /// Syndromes of the basis patterns.
    pub fn syndromes(&self, code: &Code) -> Vec<u64> {
        self.basis.iter().map(|p| code.h.syndrome(p.iter().copied())).collect()
    }

    /// The symbols of the Reed-Solomon code of which the space is every pattern, ascending: the one symbol if it corrects one.
    /// `None` if the code has no symbols, or the space corrects a part of a symbol or not every pattern on its bits.
    pub fn symbols(&self, code: &Code) -> Option<Vec<usize>> {
        let m = code.reed_solomon.as_ref()?.symbol_bits() as usize;
        let bits: BTreeSet<usize> = self.basis.iter().flatten().copied().collect();
        let symbols: BTreeSet<usize> = bits.iter().map(|bit| bit / m).collect();
        (self.dimension() == bits.len() && bits.len() == symbols.len() * m).then(|| symbols.into_iter().collect())
    }

    /// How to recognise the space's syndromes and read the pattern off them.
    pub fn membership(&self, code: &Code) -> Membership {
        let columns = self.syndromes(code);
        membership(&columns, code.h.r()).expect("a validated space has independent syndromes")
    }

    /// The codeword bits of the member whose basis coordinates are the bits of `index`, ascending.
    pub fn pattern(&self, index: u64) -> Vec<usize> {
        let mut bits: Vec<usize> =
            (0..self.dimension()).filter(|i| index >> i & 1 == 1).flat_map(|i| self.basis[i].iter().copied()).collect();
        bits.sort_unstable();
        bits
    }

    /// All non-zero members with their syndromes.
    pub fn patterns<'a>(&'a self, code: &Code) -> impl Iterator<Item = (Vec<usize>, u64)> + 'a {
        let syndromes = self.syndromes(code);
        (1..1u64 << self.dimension()).map(move |index| {
            let s = (0..syndromes.len()).filter(|i| index >> i & 1 == 1).fold(0, |s, i| s ^ syndromes[i]);
            (self.pattern(index), s)
        })
    }

    /// Whether the space holds nothing but one single-bit pattern.
    pub fn is_single_bit(&self) -> bool {
        self.dimension() == 1 && self.basis[0].len() == 1
    }

    fn name(&self, index: u64) -> String {
        let bits = self.pattern(index);
        match bits.as_slice() {
            [b] => format!("bit {b}"),
            _ => format!("bits {}", bits.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")),
        }
    }
}

/// The single-bit patterns among `spaces`, one space each.
pub(super) fn single_bits_only(spaces: &[Space]) -> Vec<Space> {
    let mut bits: Vec<usize> =
        spaces.iter().flat_map(|s| s.basis.iter().filter(|p| p.len() == 1).map(|p| p[0])).collect();
    bits.sort_unstable();
    bits.dedup();
    bits.into_iter().map(|b| Space::coordinates([b])).collect()
}

/// At most this many spaces in an entry, and this many dimensions in one.
pub(super) const MAX_SPACES: usize = 300_000;
const MAX_DIMENSION: usize = 24;

/// Expands the `corrects` list for codeword `w` and proves that decoding is unique, unless the spaces are those of
/// `proven`, another codeword's.
pub(super) fn build(
    file: &SourceFile,
    items: &Spanned<Vec<Spanned<CorrectsSpec>>>,
    code: &Code,
    geometry: Geometry,
    layout: &Layout,
    w: usize,
    proven: Option<&[Space]>,
) -> Result<Vec<Space>, Box<Diagnostic>> {
    let mut spaces: Vec<(Space, Place)> = Vec::new();
    for item in &items.value {
        let place = Place::of(item);
        let own = expand(file, item, code, geometry, layout.codeword(w))?;
        if let Some((space, _)) = own.iter().find(|(s, _)| s.dimension() > MAX_DIMENSION) {
            let message = format!(
                "codeword {w}: any error within {} bits is to be corrected, but at most {MAX_DIMENSION} bits can be",
                space.dimension()
            );
            return Err(Box::new(
                Diagnostic::at(file, place, "too many bits together", message)
                    .help("correct smaller sets of bits, or let pins carry fewer beats"),
            ));
        }
        spaces.extend(own);
        if spaces.len() * layout.codewords() > MAX_SPACES {
            let message = format!("an entry corrects more than {MAX_SPACES} sets of patterns");
            return Err(Box::new(
                Diagnostic::at(file, place, "too many patterns", message)
                    .help("describe the patterns by symbols, pins or bytes"),
            ));
        }
    }
    let spaces = without_repeats(spaces);
    if !proven.is_some_and(|p| p.iter().eq(spaces.iter().map(|(s, _)| s))) {
        prove_unique(file, &spaces, code, w)?;
    }
    Ok(spaces.into_iter().map(|(s, _)| s).collect())
}

/// The spaces of one item, each with the place that asks for it.
fn expand(
    file: &SourceFile,
    item: &Spanned<CorrectsSpec>,
    code: &Code,
    geometry: Geometry,
    physical: &[usize],
) -> Result<Vec<(Space, Place)>, Box<Diagnostic>> {
    let n = code.h.n();
    let fail = |place: Place, label: &str, message: String, help: String| {
        Err(Box::new(Diagnostic::at(file, place, label, message).help(help)))
    };
    let spaces: Vec<Space> = match &item.value {
        CorrectsSpec::Bits => (0..n).map(|b| Space::coordinates([b])).collect(),
        CorrectsSpec::Symbols(s) => {
            let bits = s.bits.value as usize;
            let stride = s.stride.as_ref().map_or(1, |s| s.value as usize);
            if !(2..=16).contains(&bits) {
                return fail(
                    Place::of(&s.bits),
                    "out of range",
                    format!("`bits` is {bits}, but a symbol has from 2 to 16"),
                    "write a number from 2 to 16".into(),
                );
            }
            if stride == 0 || !n.is_multiple_of(bits * stride) {
                let place = s.stride.as_ref().map_or(Place::of(&s.bits), Place::of);
                let message = format!("symbols of {bits} bits with stride {stride} do not fill a codeword of {n} bits");
                return fail(
                    place,
                    "does not divide the codeword",
                    message,
                    format!("choose numbers so that bits * stride divides {n}"),
                );
            }
            let group = bits * stride;
            (0..n / bits)
                .map(|s| (s / stride * group, s % stride))
                .map(|(first, q)| Space::coordinates((0..bits).map(|h| first + q + stride * h)))
                .collect()
        }
        CorrectsSpec::Adjacent(a) => {
            let bits = a.bits.value as usize;
            if !(2..=8).contains(&bits) || bits > n {
                return fail(
                    Place::of(&a.bits),
                    "out of range",
                    format!("`bits` is {bits}, but a run has from 2 to {}", n.min(8)),
                    format!("write a number from 2 to {}; single bits are `- bits`", n.min(8)),
                );
            }
            if a.solid {
                let runs = (2..=bits).flat_map(|length| (0..=n - length).map(move |b| (b..b + length).collect()));
                runs.map(Space::pattern_of).collect()
            } else {
                (0..=n - bits).map(|b| Space::coordinates(b..b + bits)).collect()
            }
        }
        CorrectsSpec::Across(across) => super::across::expand(file, across, n)?,
        CorrectsSpec::Any(a) => {
            let t = a.bits.value as usize;
            if !(1..=3).contains(&t) || t > n {
                return fail(
                    Place::of(&a.bits),
                    "out of range",
                    format!("`bits` is {t}, but at most 3 bits can be corrected anywhere"),
                    "write a number from 1 to 3".into(),
                );
            }
            let count = (0..t).fold(1, |c, i| c * (n - i) / (i + 1));
            if count > MAX_SPACES {
                return fail(
                    Place::of(&a.bits),
                    "too many patterns",
                    format!("any {t} of {n} bits are {count} patterns, but at most {MAX_SPACES} can be listed"),
                    "correct fewer bits or use a shorter code".into(),
                );
            }
            combinations(n, t).into_iter().map(Space::coordinates).collect()
        }
        CorrectsSpec::CodeSymbols(c) => {
            let Some(rs) = &code.reed_solomon else {
                return fail(
                    Place::of(item),
                    "needs a Reed-Solomon code",
                    "`code-symbols` on a code that has no symbols".into(),
                    "use `symbols: {bits: ...}` for a binary code".into(),
                );
            };
            let (m, t) = (rs.symbol_bits() as usize, c.up_to.value as usize);
            if !(1..=2).contains(&t) {
                return fail(
                    Place::of(&c.up_to),
                    "out of range",
                    format!("`up-to` is {t}, but only one or two symbols can be corrected"),
                    "write 1 or 2".into(),
                );
            }
            combinations(n / m, t)
                .into_iter()
                .map(|symbols| Space::coordinates(symbols.into_iter().flat_map(|s| s * m..(s + 1) * m)))
                .collect()
        }
        CorrectsSpec::Pins => shares(physical, |bit| geometry.pin(bit)),
        CorrectsSpec::Bytes => shares(physical, |bit| geometry.byte(bit)),
        CorrectsSpec::Patterns(list) => {
            let mut spaces = Vec::new();
            for pattern in list {
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
                if let Some(message) = wrong {
                    let help = format!("list distinct bits from 0 to {}", n - 1);
                    return fail(Place::of(pattern), "not a pattern", message, help);
                }
                spaces.push((Space::pattern_of(bits), Place::of(pattern)));
            }
            return Ok(spaces);
        }
    };
    let place = Place::of(item);
    Ok(spaces.into_iter().map(|s| (s, place)).collect())
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

/// Drops spaces that are listed twice; a space within another one stays, since decoders match single bits by name.
fn without_repeats(spaces: Vec<(Space, Place)>) -> Vec<(Space, Place)> {
    let mut kept: Vec<(Space, Place)> = Vec::with_capacity(spaces.len());
    let mut seen = std::collections::HashSet::new();
    for (space, place) in spaces {
        if seen.insert(space.basis.clone()) {
            kept.push((space, place));
        }
    }
    kept
}

/// Below this many patterns, all syndromes are listed; above it, spaces are compared in pairs, if there are few.
const LISTED_PATTERNS: u64 = 1 << 21;
const MAX_COMPARED_SPACES: usize = 2000;

/// Proves that every correctable pattern has its own non-zero syndrome.
fn prove_unique(file: &SourceFile, spaces: &[(Space, Place)], code: &Code, w: usize) -> Result<(), Box<Diagnostic>> {
    for (space, place) in spaces {
        if let Some(mask) = dependent(&space.syndromes(code)) {
            let name = space.name(mask);
            let message = format!(
                "codeword {w}: the error in {name} has syndrome zero, so it cannot be seen, let alone corrected"
            );
            let help = "take it out of `corrects`, or use a code of greater distance";
            return Err(Box::new(Diagnostic::at(file, *place, "corrected here", message).help(help)));
        }
    }
    if separated_by_distance(spaces, code) {
        return Ok(());
    }
    let total: u64 = spaces.iter().map(|(s, _)| (1u64 << s.dimension()) - 1).sum();
    if total > LISTED_PATTERNS && spaces.len() > MAX_COMPARED_SPACES {
        let message = format!("{total} correctable patterns in {} sets are too many to tell apart", spaces.len());
        let help = "correct fewer bits together, or use a shorter code";
        return Err(Box::new(
            Diagnostic::at(file, spaces[spaces.len() - 1].1, "too many patterns", message).help(help),
        ));
    }
    let clash = if total <= LISTED_PATTERNS { clash_by_listing(spaces, code) } else { clash_by_rank(spaces, code) };
    let Some(((a, index_a), (b, index_b), syndrome)) = clash else { return Ok(()) };
    let (first, second) = (spaces[a].0.name(index_a), spaces[b].0.name(index_b));
    let message = format!(
        "codeword {w}: errors in {first} and in {second} have the same syndrome {syndrome:#x}, so neither can be corrected"
    );
    let help = "take one of them out of `corrects`, or use a code that tells them apart";
    let diagnostic = if spaces[a].1 == spaces[b].1 {
        Diagnostic::at(file, spaces[b].1, "this corrects both", message)
    } else {
        Diagnostic::at(file, spaces[b].1, format!("this corrects {second}"), message)
            .also(spaces[a].1, format!("this corrects {first}"))
    };
    Err(Box::new(diagnostic.help(help)))
}

/// A Reed-Solomon code is MDS (its locators are distinct): any r symbols have independent columns, so patterns of up to
/// t symbols each have syndromes of their own if 2t <= r [Lin & Costello, Section 7.2].
fn separated_by_distance(spaces: &[(Space, Place)], code: &Code) -> bool {
    let Some(rs) = &code.reed_solomon else { return false };
    let most = rs.check_symbols as usize / 2;
    spaces.iter().all(|(s, _)| s.symbols(code).is_some_and(|symbols| symbols.len() <= most))
}

/// Two members of the spaces with one syndrome: (space, member) twice, and the syndrome.
type Clash = ((usize, u64), (usize, u64), u64);

fn clash_by_listing(spaces: &[(Space, Place)], code: &Code) -> Option<Clash> {
    let mut owner: HashMap<u64, (usize, u64)> = HashMap::new();
    for (i, (space, _)) in spaces.iter().enumerate() {
        for (index, (pattern, syndrome)) in (1..).zip(space.patterns(code)) {
            match owner.get(&syndrome) {
                Some(&(j, other)) if spaces[j].0.pattern(other) != pattern => {
                    return Some(((j, other), (i, index), syndrome));
                }
                Some(_) => {}
                None => drop(owner.insert(syndrome, (i, index))),
            }
        }
    }
    None
}

/// Two spaces U and V have no clash exactly if H is injective on U + V.
fn clash_by_rank(spaces: &[(Space, Place)], code: &Code) -> Option<Clash> {
    let syndromes: Vec<Vec<u64>> = spaces.iter().map(|(s, _)| s.syndromes(code)).collect();
    for b in 0..spaces.len() {
        let span_b = Span::of(syndromes[b].iter().copied());
        for a in 0..b {
            // Basis patterns that both spaces hold count once.
            let own: Vec<usize> =
                (0..syndromes[a].len()).filter(|&i| !spaces[b].0.basis.contains(&spaces[a].0.basis[i])).collect();
            let mut span = span_b.clone();
            for (at, &i) in own.iter().enumerate() {
                if let Some(mask) = span.insert(syndromes[a][i]) {
                    let d = syndromes[b].len();
                    let index_b = (mask & ((1 << d) - 1)) as u64;
                    let index_a = own[..at]
                        .iter()
                        .enumerate()
                        .filter(|(k, _)| mask >> (d + k) & 1 == 1)
                        .fold(1u64 << i, |m, (_, &i)| m | 1 << i);
                    if spaces[a].0.pattern(index_a) == spaces[b].0.pattern(index_b) {
                        continue; // the same pattern, listed twice
                    }
                    let syndrome = (0..d).filter(|i| index_b >> i & 1 == 1).fold(0, |s, i| s ^ syndromes[b][i]);
                    return Some(((a, index_a), (b, index_b), syndrome));
                }
            }
        }
    }
    None
}

/// A non-empty set of vectors that sums to zero, as a mask, if there is one.
fn dependent(vectors: &[u64]) -> Option<u64> {
    let mut span = Span::default();
    for (i, &v) in vectors.iter().enumerate() {
        if let Some(mask) = span.insert(v) {
            return Some(mask as u64 | 1 << i);
        }
    }
    None
}
