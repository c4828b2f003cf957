//! Any space: a syndrome belongs to it if its reduced basis takes every bit of the syndrome away.

use super::Piece;
use crate::table::Table;
use eccforge_scheme::{Code, Space};
use std::collections::BTreeMap;

/// A reduced basis: vectors whose lowest bits are in no other vector, each with its sum of basis patterns.
fn reduced(syndromes: &[u64]) -> Vec<(u64, u64)> {
    let low = |v: u64| v & v.wrapping_neg();
    let mut basis: Vec<(u64, u64)> = Vec::new();
    for (i, syndrome) in syndromes.iter().enumerate() {
        let mut next = (*syndrome, 1 << i);
        for (v, mask) in basis.iter().filter(|(v, _)| syndrome & low(*v) != 0) {
            next = (next.0 ^ v, next.1 ^ mask);
        }
        for (v, mask) in basis.iter_mut().filter(|(v, _)| v & low(next.0) != 0) {
            (*v, *mask) = (*v ^ next.0, *mask ^ next.1);
        }
        basis.push(next);
    }
    basis
}

pub(super) fn locate(code: &Code, spaces: &mut Vec<Space>) -> Option<Piece> {
    if spaces.is_empty() {
        return None;
    }
    // Spaces of the same dimension and number of bits are one loop.
    let mut groups: BTreeMap<(usize, usize), Vec<Space>> = BTreeMap::new();
    for space in spaces.drain(..) {
        let bits = space.basis().iter().map(Vec::len).sum();
        groups.entry((space.dimension(), bits)).or_default().push(space);
    }
    let (mut tables, mut texts) = (Vec::new(), [String::new(), String::new()]);
    for (g, ((dimension, bits), spaces)) in groups.into_iter().enumerate() {
        let (mut vectors, mut masks, mut places) = (Vec::new(), Vec::new(), Vec::new());
        for space in &spaces {
            let all: Vec<usize> = space.basis().concat();
            let mut from = 0;
            let pattern_masks: Vec<u64> = space
                .basis()
                .iter()
                .map(|pattern| {
                    from += pattern.len();
                    ((1 << pattern.len()) - 1) << (from - pattern.len())
                })
                .collect();
            for (vector, sum) in reduced(&space.syndromes(code)) {
                vectors.push(vector);
                let own = pattern_masks.iter().enumerate().filter(|(i, _)| sum >> i & 1 == 1);
                masks.push(own.fold(0, |mask, (_, m)| mask | m));
            }
            places.extend(all.into_iter().map(|bit| bit as u64));
        }
        let mut own = vec![
            Table::new("VECTORS", "Reduced bases of the syndromes of spaces of patterns.", vectors),
            Table::new("BITS", "The bits of each space.", places),
        ];
        if dimension > 1 {
            own.push(Table::new("MASKS", "Which bits of its space each vector flips.", masks));
        }
        let templates =
            [include_str!("../templates/single/scan.c.txt"), include_str!("../templates/single/scan.rs.txt")];
        let keys = [
            ("SPACES", spaces.len().to_string()),
            ("DIMENSION", dimension.to_string()),
            ("WIDTH", bits.to_string()),
        ];
        let piece = Piece::new(templates, own, &[("ONE", dimension == 1)], &keys).numbered(g);
        tables.extend(piece.tables);
        texts.iter_mut().zip(piece.texts).for_each(|(all, text)| *all += &text);
    }
    let [c, rust] = texts.map(|text| text.trim_end().to_owned());
    let templates =
        [include_str!("../templates/single/scan_all.c.txt"), include_str!("../templates/single/scan_all.rs.txt")];
    let mut piece = Piece::new(templates, tables, &[], &[]);
    piece.texts.iter_mut().zip([c, rust]).for_each(|(all, groups)| *all = all.replace("{GROUPS}", &groups));
    Some(piece)
}
