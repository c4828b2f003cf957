//! The layout of codeword bits in the entry, and partitions of the entry's bits.

use super::spec::{AssignSpec, LayoutSpec, SymbolLayoutSpec};
use super::{Geometry, LANE_PINS};
use crate::diagnostic::{Checked, Place};
use crate::yaml::Spanned;
use eccforge_gf::integers::gcd;

/// A bijection between codeword bits and physical bits. Invariant: every physical bit occurs exactly once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// `map[w][b]`: physical bit of bit b of codeword w.
    map: Vec<Vec<usize>>,
    /// Pins and beats of a symbol, in a layout by symbols.
    symbol: Option<(usize, usize)>,
}

impl Layout {
    /// A layout of these physical bits: a bijection, by codeword and codeword bit.
    pub(super) const fn of(map: Vec<Vec<usize>>) -> Self {
        Self { map, symbol: None }
    }

    /// Codewords of `n` bits that follow each other.
    pub(super) fn identity(codewords: usize, n: usize) -> Self {
        Self::of((0..codewords).map(|w| (w * n..(w + 1) * n).collect()).collect())
    }

    /// Number of codewords.
    pub fn codewords(&self) -> usize {
        self.map.len()
    }

    /// Physical bits of codeword `w`, by codeword bit.
    pub fn codeword(&self, w: usize) -> &[usize] {
        &self.map[w]
    }

    /// Codeword and codeword bit of each physical bit.
    pub fn inverse(&self) -> Vec<(usize, usize)> {
        let mut inverse = vec![(0, 0); self.map.iter().map(Vec::len).sum()];
        for (w, bits) in self.map.iter().enumerate() {
            for (b, &bit) in bits.iter().enumerate() {
                inverse[bit] = (w, b);
            }
        }
        inverse
    }

    /// Pins and beats of a symbol, if this is a layout by symbols.
    pub fn symbol_shape(&self) -> Option<(usize, usize)> {
        self.symbol
    }

    /// Builds and checks a layout of `codewords` codewords of n bits.
    pub(super) fn build(spec: &Spanned<LayoutSpec>, geometry: Geometry, codewords: usize, n: usize) -> Checked<Self> {
        let (map, symbol) = match &spec.value {
            LayoutSpec::Identity => return Ok(Self::identity(codewords, n)),
            LayoutSpec::Interleave(i) => (interleaved(&i.multiplier, &i.modulus, geometry, codewords, n)?, None),
            LayoutSpec::Symbols(s) => {
                let shape = (s.pins.value as usize, s.beats.value as usize);
                (by_symbols(s, geometry, codewords, n)?, Some(shape))
            }
            LayoutSpec::Explicit(lists) => {
                (each_once(spec.place, lists, ["codeword", "physical bit"], [codewords, n])?, None)
            }
        };
        Ok(Self { map, symbol })
    }
}

fn interleaved(
    multiplier: &Spanned<u32>,
    modulus: &Spanned<u32>,
    geometry: Geometry,
    codewords: usize,
    n: usize,
) -> Checked<Vec<Vec<usize>>> {
    let bits = geometry.bits();
    if modulus.value as usize != bits {
        let message = format!("the modulus is {}, but the entry has {bits} bits", modulus.value);
        let help = format!("write `modulus: {bits}`");
        return modulus.error("not the entry's size", message).help(help).err();
    }
    let m = multiplier.value as usize;
    let mut map = vec![vec![usize::MAX; n]; codewords];
    for i in 0..bits {
        // Reduced first: a product of two numbers of 32 bits times i could overflow.
        let j = m % bits * i % bits;
        let slot = &mut map[j / n][j % n];
        if *slot != usize::MAX {
            let message =
                format!("the interleave is not a permutation: physical bits {} and {i} both carry bit {j}", *slot);
            let help = format!(
                "choose a multiplier that has no divisor in common with {bits}, such as {}",
                near_coprime(m, bits)
            );
            return multiplier.error("not a permutation", message).help(help).err();
        }
        *slot = i;
    }
    Ok(map)
}

fn near_coprime(m: usize, modulus: usize) -> usize {
    // A multiplier of 1 is no interleave: neighbours would stay in one codeword.
    (1..).flat_map(|d| [m + d, m.saturating_sub(d)]).find(|&c| c > 1 && gcd(c, modulus) == 1).unwrap_or(1)
}

fn by_symbols(s: &SymbolLayoutSpec, geometry: Geometry, codewords: usize, n: usize) -> Checked<Vec<Vec<usize>>> {
    let (pins, beats) = (s.pins.value as usize, s.beats.value as usize);
    for (what, part, whole, place) in
        [("pins", pins, geometry.pins, s.pins.place), ("beats", beats, geometry.beats, s.beats.place)]
    {
        // Zero divides nothing, and a remainder by it would panic.
        if part == 0 || whole % part != 0 {
            let message = format!("symbols of {part} {what} do not fill an entry of {whole} {what}");
            let divisors = (1..=whole).filter(|d| whole % d == 0).map(|d| d.to_string()).collect::<Vec<_>>().join(", ");
            let help = format!("use a divisor of {whole}: {divisors}");
            return place.error("does not divide the entry", message).help(help).err();
        }
    }
    let (columns, rows) = (geometry.pins / pins, geometry.beats / beats);
    let order: Vec<(usize, usize)> = match s.assign.value {
        AssignSpec::Rows => (0..rows).flat_map(|r| (0..columns).map(move |c| (c, r))).collect(),
        AssignSpec::Checkerboard => (0..columns).flat_map(|c| (0..rows).map(move |r| (c, r))).collect(),
    };
    let mut map = vec![Vec::with_capacity(n); codewords];
    for (c, r) in order {
        let w = match s.assign.value {
            AssignSpec::Rows => r % codewords,
            AssignSpec::Checkerboard => (c + r) % codewords,
        };
        for k in 0..pins * beats {
            map[w].push((r * beats + k / pins) * geometry.pins + c * pins + k % pins);
        }
    }
    if let Some((w, bits)) = map.iter().enumerate().find(|(_, bits)| bits.len() != n) {
        let message = format!("codeword {w} gets {} bits from these symbols, but its code has n = {n}", bits.len());
        let help = "check `codewords`, the shape of the symbols and the length of the code";
        return s.assign.error("does not fill the codewords", message).help(help).err();
    }
    Ok(map)
}

/// Reads `count` lists of `size` numbers, which errors call `list` and `item`. Together the lists name each number
/// below `count * size` once; `place` is the place of all lists.
pub(super) fn each_once(
    place: Place,
    lists: &[Spanned<Vec<Spanned<u32>>>],
    [list, item]: [&str; 2],
    [count, size]: [usize; 2],
) -> Checked<Vec<Vec<usize>>> {
    if lists.len() != count {
        let message = format!("lists of {item}s: {}, but {count} must be given", lists.len());
        let place = lists.last().map_or(place, |node| node.place);
        return place.error("the last list", message).help(format!("write one list for each {list}")).err();
    }
    // The place of the first mention, which the message of a second one names.
    let mut used: Vec<Option<Place>> = vec![None; count * size];
    for (w, own) in lists.iter().enumerate() {
        if own.value.len() != size {
            let message = format!("{list} {w} lists {} {item}s, but it has {size} bits", own.value.len());
            return own.error("this list", message).help(format!("list one {item} for each of its bits")).err();
        }
        for bit in &own.value {
            let Some(first) = used.get_mut(bit.value as usize) else {
                let message = format!("{item} {} does not exist: there are {}", bit.value, count * size);
                let help = format!("write a number from 0 to {}", count * size - 1);
                return bit.error("out of range", message).help(help).err();
            };
            if let Some(first) = first.replace(bit.place) {
                let error = bit.error("second time", format!("{item} {} is listed twice", bit.value));
                return error.also(first, "first time").help(format!("list every {item} once")).err();
            }
        }
    }
    let mut numbers = Vec::new();
    for list in lists {
        numbers.push(list.value.iter().map(|bit| bit.value as usize).collect());
    }
    Ok(numbers)
}

/// The cells of a partition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CellKind {
    /// 8 pins, all beats.
    Lane,
    /// One pin, all beats.
    Pin,
    /// 8 pins of one beat.
    Byte,
    /// The pins of one symbol, all beats.
    SymbolColumn,
    /// A byte lane of the beats of one symbol.
    SymbolByte,
}

impl CellKind {
    /// The name of a cell.
    pub fn name(self) -> &'static str {
        match self {
            Self::Lane => "lane",
            Self::Pin => "pin",
            Self::Byte => "byte",
            Self::SymbolColumn => "symbol column",
            Self::SymbolByte => "symbol byte",
        }
    }
}

/// A partition of the entry's physical bits into cells. Entry rules accept corrections that share a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partition {
    kind: CellKind,
    cell_of: Vec<usize>,
    count: usize,
}

impl Partition {
    /// Byte lanes: 8 pins, all beats.
    pub fn lanes(g: Geometry) -> Self {
        Self::new(CellKind::Lane, g, |bit| g.lane(bit))
    }

    /// Single pins, all beats.
    pub fn pins(g: Geometry) -> Self {
        Self::new(CellKind::Pin, g, |bit| g.pin(bit))
    }

    /// Aligned bytes: 8 pins of one beat.
    pub fn bytes(g: Geometry) -> Self {
        Self::new(CellKind::Byte, g, |bit| g.byte(bit))
    }

    /// Groups of `pins` neighbouring pins over all beats, the area of one column of symbols.
    pub fn symbol_columns(g: Geometry, pins: usize) -> Self {
        Self::new(CellKind::SymbolColumn, g, |bit| g.pin(bit) / pins)
    }

    /// Byte lanes of groups of `beats` beats, the area that neighbouring symbols of one row share.
    pub fn symbol_bytes(g: Geometry, beats: usize) -> Self {
        let lanes = g.pins.div_ceil(LANE_PINS);
        Self::new(CellKind::SymbolByte, g, |bit| g.beat(bit) / beats * lanes + g.lane(bit))
    }

    fn new(kind: CellKind, g: Geometry, cell: impl Fn(usize) -> usize) -> Self {
        let cell_of: Vec<usize> = (0..g.bits()).map(cell).collect();
        let count = cell_of.iter().max().map_or(0, |m| m + 1);
        Self { kind, cell_of, count }
    }

    /// The kind of the cells.
    pub fn kind(&self) -> CellKind {
        self.kind
    }

    /// The name of a cell.
    pub fn name(&self) -> &'static str {
        self.kind.name()
    }

    /// The cell of a physical bit.
    pub fn cell(&self, bit: usize) -> usize {
        self.cell_of[bit]
    }

    /// The cell of every physical bit.
    pub fn cells(&self) -> &[usize] {
        &self.cell_of
    }

    /// Number of cells.
    pub fn count(&self) -> usize {
        self.count
    }

    /// The physical bits of each cell.
    pub fn members(&self) -> Vec<Vec<usize>> {
        let mut members = vec![Vec::new(); self.count];
        for (bit, &cell) in self.cell_of.iter().enumerate() {
            members[cell].push(bit);
        }
        members
    }

    /// The cells of the codeword whose bits are at `physical`, in the order of their first bits, each with its codeword bits.
    pub fn shares(&self, physical: &[usize]) -> Vec<(usize, Vec<usize>)> {
        let mut shares: Vec<(usize, Vec<usize>)> = Vec::new();
        for (bit, &at) in physical.iter().enumerate() {
            match shares.iter_mut().find(|(cell, _)| *cell == self.cell_of[at]) {
                Some((_, bits)) => bits.push(bit),
                None => shares.push((self.cell_of[at], vec![bit])),
            }
        }
        shares
    }

    /// The cell that contains all of `bits`, if there is one.
    pub fn common_cell(&self, bits: impl IntoIterator<Item = usize>) -> Option<usize> {
        let mut cells = bits.into_iter().map(|b| self.cell_of[b]);
        let first = cells.next()?;
        cells.all(|c| c == first).then_some(first)
    }
}
