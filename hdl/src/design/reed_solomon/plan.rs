//! The possible errors of a Reed-Solomon codeword: sets of symbols that carry one value.

use eccforge_gf::field::Field;
use eccforge_scheme::reed_solomon::Locator;
use eccforge_scheme::{PairConfirmation, Scheme, TwoSymbols};
use std::collections::{BTreeMap, BTreeSet};

/// Symbols that carry the same wrong value.
pub(super) struct SymbolSet {
    pub symbols: Vec<usize>,
    /// Q_k: the syndromes of an error with value 1 in all these symbols.
    pub column: Vec<u32>,
}

impl SymbolSet {
    /// The symbols, for a comment.
    pub fn name(&self) -> String {
        let list: Vec<String> = self.symbols.iter().map(ToString::to_string).collect();
        format!("{} {}", if list.len() == 1 { "symbol" } else { "symbols" }, list.join(", "))
    }

    /// Factors that give the value as a sum of multiples of the syndromes: the inverse of the first non-zero Q_k, otherwise zeros.
    pub fn unscale(&self, field: &Field) -> Vec<u32> {
        let mut factors = vec![0; self.column.len()];
        if let Some(pivot) = self.column.iter().position(|q| *q != 0) {
            factors[pivot] = field.inverse(self.column[pivot]);
        }
        factors
    }
}

/// Places with the same correctable values.
pub(super) struct Group {
    /// The non-zero values that are corrected; `None` if every one is.
    pub values: Option<BTreeSet<u32>>,
    pub places: Vec<SymbolSet>,
}

/// All corrections of a codeword.
pub(super) struct Plan {
    pub groups: Vec<Group>,
    /// The errors of every two symbols that are also corrected.
    pub pairs: Option<TwoSymbols>,
}

impl Plan {
    /// The plan of codeword `w`; `None` if its corrections do not have this form.
    pub fn new(scheme: &Scheme, w: usize) -> Option<Self> {
        let rs = scheme.code.reed_solomon()?;
        let m = rs.symbol_bits() as usize;
        // The table of corrected values has 2^m bits.
        if scheme.pair_confirmation != PairConfirmation::None || m > 8 {
            return None;
        }
        let has_equations =
            rs.check_symbols == 4 && rs.locators.iter().all(|locator| matches!(locator, Locator::Element(_)));
        let split = has_equations.then(|| TwoSymbols::split(&scheme.corrects[w], &scheme.code)).flatten();
        let (pairs, spaces) = match &split {
            Some((values, others)) => (Some(*values), others),
            None => (None, &scheme.corrects[w]),
        };
        let mut by_place: BTreeMap<(usize, Vec<usize>), Option<BTreeSet<u32>>> = BTreeMap::new();
        // Symbols first: a space within a symbol of which every value is corrected adds nothing.
        for s in spaces.iter().filter_map(|space| space.symbol(&scheme.code)) {
            by_place.insert((1, vec![s]), None);
        }
        for space in spaces.iter().filter(|space| space.symbol(&scheme.code).is_none()) {
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
        let mut groups: Vec<Group> = Vec::new();
        for ((_, symbols), values) in by_place {
            // The sum of the columns of these symbols.
            let mut column = vec![0; rs.check_symbols as usize];
            for symbol in &symbols {
                for (sum, element) in column.iter_mut().zip(rs.column(*symbol)) {
                    *sum ^= element;
                }
            }
            let place = SymbolSet { symbols, column };
            match groups.iter_mut().find(|group| group.values == values) {
                Some(group) => group.places.push(place),
                None => groups.push(Group { values, places: vec![place] }),
            }
        }
        (!groups.is_empty()).then_some(Self { groups, pairs })
    }
}

/// The symbols that a pattern touches and its value in all of them, if it is the same.
fn same_value(pattern: &[usize], m: usize) -> Option<(Vec<usize>, u32)> {
    let mut values: BTreeMap<usize, u32> = BTreeMap::new();
    for bit in pattern {
        *values.entry(bit / m).or_default() |= 1 << (bit % m);
    }
    let first = *values.values().next()?;
    values.values().all(|v| *v == first).then(|| (values.into_keys().collect(), first))
}

/// Bits of codeword `w`, grouped by the cells of the sanity check's partition with this port name, in the order of first bits.
pub(super) fn groups_of(scheme: &Scheme, w: usize, view: &str) -> Vec<Vec<usize>> {
    let partition = scheme.sanity_check.iter().find(|partition| partition.name().replace(' ', "_") == view);
    let Some(partition) = partition else { return Vec::new() };
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
