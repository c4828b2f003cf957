//! The possible errors of a Reed-Solomon codeword: sets of symbols that carry one value.

use eccforge_gf::field::Field;
use eccforge_scheme::reed_solomon::Locator;
use eccforge_scheme::{PairConfirmation, Partition, Scheme, Space};
use std::collections::{BTreeMap, BTreeSet};

/// Symbols that carry the same wrong value.
pub(super) struct SymbolSet {
    pub symbols: Vec<usize>,
    /// Q_k: the syndromes of value 1 in all of them.
    pub column: Vec<u32>,
}

impl SymbolSet {
    /// The symbols, for a comment.
    pub fn name(&self) -> String {
        let list: Vec<String> = self.symbols.iter().map(ToString::to_string).collect();
        format!("{} {}", if list.len() == 1 { "symbol" } else { "symbols" }, list.join(", "))
    }

    /// Factors of the syndromes whose sum is the value: the inverse of the first non-zero Q_k, otherwise zeros.
    pub fn unscale(&self, field: &Field) -> Vec<u32> {
        let pivot = self.column.iter().position(|q| *q != 0);
        let factor = |k: usize| if Some(k) == pivot { field.inverse(self.column[k]) } else { 0 };
        (0..self.column.len()).map(factor).collect()
    }
}

/// Places with the same correctable values.
pub(super) struct Group {
    /// The non-zero values that are corrected; `None`: every non-zero value.
    pub values: Option<BTreeSet<u32>>,
    pub places: Vec<SymbolSet>,
}

/// All corrections of a codeword.
pub(super) struct Plan {
    pub groups: Vec<Group>,
    /// Whether every pair of symbols is corrected too.
    pub pairs: bool,
}

impl Plan {
    /// The plan of codeword `w`; `None` if its corrections do not have this form.
    pub fn new(scheme: &Scheme, w: usize) -> Option<Self> {
        let rs = scheme.code.reed_solomon()?;
        let m = rs.symbol_bits() as usize;
        if scheme.pair_confirmation != PairConfirmation::None || m > 8 {
            return None;
        }
        let spaces = &scheme.corrects[w];
        let symbols = rs.locators.len();
        let pairs = rs.check_symbols == 4
            && rs.locators.iter().all(|l| matches!(l, Locator::Element(_)))
            && spaces.len() == symbols * (symbols - 1) / 2
            && spaces.iter().all(|s| s.symbols(&scheme.code).is_some_and(|symbols| symbols.len() == 2));
        let mut by_place: BTreeMap<(usize, Vec<usize>), Option<BTreeSet<u32>>> = BTreeMap::new();
        let mut whole = |s: usize| drop(by_place.insert((1, vec![s]), None));
        if pairs {
            (0..symbols).for_each(&mut whole);
        } else {
            spaces.iter().filter_map(|space| symbol_of(scheme, space)).for_each(&mut whole);
            for space in spaces.iter().filter(|space| symbol_of(scheme, space).is_none()) {
                if space.dimension() > m {
                    return None;
                }
                for (pattern, _) in space.patterns(&scheme.code) {
                    let (places, value) = same_value(&pattern, m)?;
                    let values = by_place.entry((places.len(), places)).or_insert_with(|| Some(BTreeSet::new()));
                    if let Some(values) = values {
                        values.insert(value);
                    }
                }
            }
        }
        let mut groups: Vec<Group> = Vec::new();
        for ((_, symbols), values) in by_place {
            let columns: Vec<Vec<u32>> = symbols.iter().map(|s| rs.column(*s)).collect();
            let column = (0..rs.check_symbols as usize).map(|k| columns.iter().fold(0, |q, c| q ^ c[k])).collect();
            let place = SymbolSet { symbols, column };
            match groups.iter_mut().find(|g| g.values == values) {
                Some(group) => group.places.push(place),
                None => groups.push(Group { values, places: vec![place] }),
            }
        }
        (!groups.is_empty()).then_some(Self { groups, pairs })
    }
}

/// The only symbol, if the space is every pattern within one symbol.
fn symbol_of(scheme: &Scheme, space: &Space) -> Option<usize> {
    match space.symbols(&scheme.code)?.as_slice() {
        [one] => Some(*one),
        _ => None,
    }
}

/// The symbols that a pattern touches and its value in all of them, if it is the same.
fn same_value(pattern: &[usize], m: usize) -> Option<(Vec<usize>, u32)> {
    let mut values: BTreeMap<usize, u32> = BTreeMap::new();
    pattern.iter().for_each(|bit| *values.entry(bit / m).or_default() |= 1 << (bit % m));
    let first = *values.values().next()?;
    values.values().all(|v| *v == first).then(|| (values.into_keys().collect(), first))
}

/// Bits of codeword `w` by cell of the sanity check's partition of this port name, in the order of their first bits.
pub(super) fn groups_of(scheme: &Scheme, w: usize, view: &str) -> Vec<Vec<usize>> {
    let named = |p: &&Partition| p.name().replace(' ', "_") == view;
    let Some(partition) = scheme.sanity_check.iter().find(named) else { return Vec::new() };
    let mut cells: Vec<(usize, Vec<usize>)> = Vec::new();
    for (bit, at) in scheme.layout.codeword(w).iter().enumerate() {
        let cell = partition.cell(*at);
        match cells.iter_mut().find(|(c, _)| *c == cell) {
            Some((_, bits)) => bits.push(bit),
            None => cells.push((cell, vec![bit])),
        }
    }
    cells.into_iter().map(|(_, bits)| bits).collect()
}
