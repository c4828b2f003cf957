//! Short syndromes: one table gives the pattern of every syndrome.

use super::Piece;
use crate::table::{ConstantArray, width};
use eccforge_scheme::{Code, Space};
use std::collections::BTreeSet;

/// Greatest size of the map, in bytes.
const MOST_BYTES: u64 = 4096;

pub(super) fn locate(code: &Code, spaces: &mut Vec<Space>) -> Option<Piece> {
    let (r, n) = (code.h.r(), code.h.n());
    // A map of 13 bits would exceed MOST_BYTES, and a space of 13 dimensions has more patterns than syndromes of 12 bits.
    if r > 12 || spaces.is_empty() || spaces.iter().any(|space| space.dimension() > 12) {
        return None;
    }
    let patterns: BTreeSet<(Vec<usize>, u64)> = spaces.iter().flat_map(|space| space.patterns(code)).collect();
    let several: Vec<&(Vec<usize>, u64)> = patterns.iter().filter(|(bits, _)| bits.len() > 1).collect();
    let bytes = u64::from(width((n + several.len()) as u64)) / 8;
    let most = several.iter().map(|(bits, _)| bits.len()).max().unwrap_or(0);
    if bytes << r > MOST_BYTES || (several.len() * most) as u64 > MOST_BYTES {
        return None;
    }
    spaces.clear();
    let mut map = vec![n as u64; 1 << r];
    for (bits, s) in &patterns {
        if let [bit] = bits.as_slice() {
            map[*s as usize] = *bit as u64;
        }
    }
    let mut flips = Vec::new();
    for (i, (bits, s)) in several.iter().enumerate() {
        map[*s as usize] = (n + 1 + i) as u64;
        flips.extend((0..most).map(|b| bits.get(b).map_or(n, |bit| *bit) as u64));
    }
    let mut tables = vec![ConstantArray::new(
        "MAP",
        format!("For each syndrome its bit, or {n} for none, or a greater number for a pattern of several bits."),
        map,
    )];
    if most > 0 {
        let about = format!("The bits of each pattern of several bits; {n} fills up the others.");
        tables.push(ConstantArray::new("FLIPS", about, flips));
    }
    let templates = [include_str!("../templates/single/map.c.txt"), include_str!("../templates/single/map.rs.txt")];
    Some(Piece::new(templates, tables, &[("SEVERAL", most > 0)], &[("MOST", most.to_string())]).taking(20 + 10 * most))
}
