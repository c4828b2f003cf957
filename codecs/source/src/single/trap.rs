//! Bursts of a cyclic code: a shift register steps back until it has trapped the burst in its last bits
//! [Lin and Costello, Section 20.1].

use super::Piece;
use eccforge_scheme::{Code, Space};

/// Shorter bursts have few patterns, which other strategies find at once.
const SHORTEST: usize = 4;

/// The longest burst, if the spaces are all bursts up to that length and it is long enough for a trap.
pub(super) fn burst(code: &Code, spaces: &[Space]) -> Option<usize> {
    Space::bursts(spaces, code).filter(|burst| *burst >= SHORTEST)
}

pub(super) fn locate(code: &Code, spaces: &mut Vec<Space>) -> Option<Piece> {
    let burst = burst(code, spaces)?;
    let (n, r) = (code.h.n(), code.h.r() as usize);
    let (data, check) = code.h.columns().split_at(n - r);
    // A register has one bit for each check bit.
    let has_units = check.iter().enumerate().all(|(i, column)| *column == 1 << i);
    if !has_units {
        return None;
    }
    let taps = *data.last()?;
    spaces.clear();
    let keys = [
        ("BURST", burst.to_string()),
        ("FIRST_CHECK", (n - r).to_string()),
        ("TOP", (r - 1).to_string()),
        ("TAPS", format!("0x{taps:x}")),
    ];
    let templates = [include_str!("../templates/single/trap.c.txt"), include_str!("../templates/single/trap.rs.txt")];
    // Each step takes ten instructions, and the bits of the burst are listed once.
    let worst = 10 * (n - r) + 16 * burst + 4 * r;
    Some(Piece::new(templates, Vec::new(), &[("WIDE", r > 32)], &keys).taking(worst))
}
