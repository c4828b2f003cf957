//! Any code that corrects two or three bits: a hash table finds whether the rest of the syndrome after one or two columns is a
//! column too.

use super::Piece;
use crate::table::ConstantArray;
use eccforge_scheme::{Ball, Code, Space};

/// Knuth's multiplier for hashing by the upper bits of a product [The Art of Computer Programming, Section 6.4].
const MULTIPLIER: u32 = 0x9E37_79B1;

pub(super) fn locate(code: &Code, spaces: &mut Vec<Space>) -> Option<Piece> {
    let three = match Ball::of(spaces, code)? {
        Ball { symbol_bits: 1, radius: 2 } => false,
        Ball { symbol_bits: 1, radius: 3 } => true,
        _ => return None,
    };
    spaces.clear();
    let columns = code.h.columns();
    let n = columns.len();
    let slots = n.next_power_of_two();
    let shift = 32 - slots.ilog2();
    // A slot has the last column of its hash, and each column the one before it; n ends the list.
    let (mut last, mut before) = (vec![n as u64; slots], Vec::with_capacity(n));
    for (b, column) in columns.iter().enumerate() {
        let folded = (column ^ column >> 32) as u32;
        let slot = folded.wrapping_mul(MULTIPLIER) >> shift;
        before.push(std::mem::replace(&mut last[slot as usize], b as u64));
    }
    let tables = vec![
        ConstantArray::new("COLUMNS", "The column of H of each bit.", columns.to_vec()),
        ConstantArray::new("LAST", "For each hash the last bit whose column has it, or the number of bits.", last),
        ConstantArray::new(
            "BEFORE",
            "For each bit the one before it with the same hash, or the number of bits.",
            before,
        ),
    ];
    let keys = [("LENGTH", n.to_string()), ("SHIFT", shift.to_string()), ("MULTIPLIER", format!("0x{MULTIPLIER:08x}"))];
    let templates =
        [include_str!("../templates/single/columns.c.txt"), include_str!("../templates/single/columns.rs.txt")];
    // Three bits: each pair is summed, then looked up; two bits: each column.
    let tried = if three { n * (n + 3) / 2 } else { n + 1 };
    let flags = [("WIDE", code.h.r() > 32), ("THREE", three)];
    Some(Piece::new(templates, tables, &flags, &keys).taking(if three { 32 } else { 28 } * tried))
}
