//! Any space: a syndrome belongs to it if elimination with its reduced basis leaves no bit of the syndrome.

use super::Piece;
use crate::table::ConstantArray;
use eccforge_scheme::{Code, Space};
use std::collections::BTreeMap;

/// A space with its basis vectors, each with the mask of its bits within the space, reduced so that each vector has its own
/// pivot bit of the syndrome.
type Reduced = Vec<(u64, u64)>;

/// Reduces the basis of a space to the given pivots, or to any pivots. Returns `None` if the space has no such basis.
fn reduced(space: &Space, code: &Code, pivots: Option<&[u32]>) -> Option<(Reduced, Vec<u32>)> {
    let mut first = 0;
    let mut masks = space.basis().iter().map(|pattern| {
        first += pattern.len();
        ((1 << pattern.len()) - 1) << (first - pattern.len())
    });
    let mut rest: Reduced = space.syndromes(code).into_iter().map(|s| (s, masks.next().unwrap_or(0))).collect();
    let (mut basis, mut own): (Reduced, Vec<u32>) = (Vec::new(), Vec::new());
    for i in 0..space.dimension() {
        let pivot = pivots.map_or_else(|| rest[0].0.trailing_zeros(), |pivots| pivots[i]);
        let chosen = rest.swap_remove(rest.iter().position(|(v, _)| v >> pivot & 1 == 1)?);
        for (v, mask) in rest.iter_mut().chain(&mut basis).filter(|(v, _)| v >> pivot & 1 == 1) {
            (*v, *mask) = (*v ^ chosen.0, *mask ^ chosen.1);
        }
        basis.push(chosen);
        own.push(pivot);
    }
    Some((basis, own))
}

/// Among spaces of one dimension and number of bits, finds the pivots that most of them have; returns these pivots and spaces.
fn with_common_pivots<'s>(spaces: &[&'s Space], code: &Code) -> (Vec<u32>, Vec<&'s Space>) {
    let serves = |pivots: &[u32]| spaces.iter().filter(|s| reduced(s, code, Some(pivots)).is_some()).count();
    // Each candidate is tried on all spaces: without a bound, the time would grow with the square of their number.
    let candidates = spaces.iter().take(64).filter_map(|space| Some(reduced(space, code, None)?.1));
    let pivots = candidates.max_by_key(|pivots| serves(pivots)).unwrap_or_default();
    let served = spaces.iter().copied().filter(|s| reduced(s, code, Some(&pivots)).is_some()).collect();
    (pivots, served)
}

pub(super) fn locate(code: &Code, spaces: &mut Vec<Space>) -> Option<Piece> {
    if spaces.is_empty() {
        return None;
    }
    let all = std::mem::take(spaces);
    let mut groups: BTreeMap<(usize, usize), Vec<&Space>> = BTreeMap::new();
    for space in &all {
        groups.entry((space.dimension(), space.basis().iter().map(Vec::len).sum())).or_default().push(space);
    }
    let (mut tables, mut texts) = (Vec::new(), [String::new(), String::new()]);
    for (number, ((dimension, width), mut spaces)) in groups.into_iter().enumerate() {
        let mut runs = Vec::new();
        while !spaces.is_empty() {
            // One vector is compared as it is, and needs no pivot.
            let run = if dimension == 1 { (Vec::new(), spaces.clone()) } else { with_common_pivots(&spaces, code) };
            spaces.retain(|space| !run.1.contains(space));
            runs.push(run);
        }
        let piece = piece(code, &runs, [dimension, width]).numbered(number);
        tables.extend(piece.tables);
        for (all, text) in texts.iter_mut().zip(piece.texts) {
            *all += &text;
        }
    }
    let [c, rust] = texts.map(|text| text.trim_end().to_owned());
    let templates =
        [include_str!("../templates/single/scan_all.c.txt"), include_str!("../templates/single/scan_all.rs.txt")];
    let mut piece = Piece::new(templates, tables, &[], &[]);
    for (all, groups) in piece.texts.iter_mut().zip([c, rust]) {
        *all = all.replace("{GROUPS}", &groups);
    }
    // A syndrome of no space is compared with all of them.
    let worst = all.iter().map(|space| 8 + 4 * space.dimension()).sum();
    Some(piece.taking(worst))
}

/// The loop over spaces of one dimension and number of bits; those of a run have the same pivots.
fn piece(code: &Code, runs: &[(Vec<u32>, Vec<&Space>)], [dimension, width]: [usize; 2]) -> Piece {
    let one = dimension == 1;
    let (mut basis, mut bits, mut pivots, mut ends) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (own, spaces) in runs {
        for space in spaces {
            basis.extend(reduced(space, code, (!one).then_some(own)).map(|(basis, _)| basis).unwrap_or_default());
            bits.extend(space.basis().concat().into_iter().map(|bit| bit as u64));
        }
        pivots.extend(own.iter().map(|pivot| u64::from(*pivot)));
        ends.push((basis.len() / dimension) as u64);
    }
    let (vectors, masks): (Vec<u64>, Vec<u64>) = basis.into_iter().unzip();
    let spaces = vectors.len() / dimension;
    let mut tables = vec![
        ConstantArray::new("VECTORS", "Bases of the syndromes of spaces of patterns.", vectors),
        ConstantArray::new("BITS", "The bits of each space.", bits),
    ];
    let kind = format!("uint{}_t", tables[0].bits);
    if !one {
        tables.extend([
            ConstantArray::new("MASKS", "The bits of its space that each vector flips.", masks),
            ConstantArray::new("PIVOTS", "For each run of spaces, the syndrome bits that choose the vectors.", pivots),
            ConstantArray::new("ENDS", "The end of each run of spaces.", ends),
        ]);
    }
    let mask_word = if tables.iter().any(|t| t.name == "MASKS" && t.bits == 32) { "*mask" } else { "u32::from(*mask)" };
    let terms = (0..dimension).map(|i| format!(" ^ (vectors[{i}] & has[{i}])")).collect();
    let keys = [
        ("SPACES", spaces.to_string()),
        ("RUNS", runs.len().to_string()),
        ("DIMENSION", dimension.to_string()),
        ("WIDTH", width.to_string()),
        ("VECTOR_TYPE", kind),
        ("SUM", terms),
        ("MASK_WORD", mask_word.into()),
    ];
    let templates = [include_str!("../templates/single/scan.c.txt"), include_str!("../templates/single/scan.rs.txt")];
    Piece::new(templates, tables, &[("ONE", one)], &keys)
}
