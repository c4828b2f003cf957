//! Correction of the patterns of a few bits by tables of their differences: patterns in several symbols, such as those of a pin, by a
//! hash table, and single bits.

use super::algebraic::{NONE, places};
use super::correction::{Correction, look_up};
use super::panel::order_of;
use super::stored::bytes_of_all;
use super::{REGISTER, Tables};
use crate::hash::Hash;
use crate::parts::{Parts, block};
use crate::table::ConstantArray;
use eccforge_scheme::{PairConfirmation, Scheme};

/// Bits of a slot's number and of a group's.
const HASH: [u32; 2] = [11, 8];
/// Bits of a set of patterns, at most.
const BITS: usize = 4;
/// Sets of patterns, at most: the number of a pattern has as many bits as that of a slot, and the greatest marks an empty slot.
const SETS: usize = (1 << HASH[0] >> BITS) - 1;

/// A byte beyond all bytes of an entry.
const NO_BYTE: u64 = 0x7F;

/// The difference that a wrong bit at this place makes, of up to four check bytes.
fn difference(parts: &Parts, place: usize) -> u32 {
    if let Some(check) = place.checked_sub(parts.bytes.data.len()) {
        return 1 << check;
    }
    let mut difference = 0;
    for i in 0..8 * parts.bytes.check_bytes() {
        let row = block(&parts.masks, &parts.bytes, i / 8, place / 8)[i % 8];
        difference |= u32::from(row >> (place % 8) & 1) << i;
    }
    difference
}

/// The factor and the tables of the hash of all correctable patterns of the only codeword that are not within a symbol. `places` has
/// those of its bits. `None` if there are none, or others than those of at most four bits.
pub(super) fn patterns(parts: &Parts, scheme: &Scheme, places: &[usize]) -> Option<(u32, Vec<ConstantArray>)> {
    let (mut keys, mut numbers, mut of_sets, mut sets) = (Vec::new(), Vec::new(), Vec::new(), 0);
    for space in scheme.corrects[0].iter().filter(|space| space.symbol(&scheme.code).is_none()) {
        let bits: Vec<usize> = space.basis().iter().flatten().copied().collect();
        if bits.len() != space.dimension() || bits.len() > BITS || sets == SETS {
            return None;
        }
        if bits.iter().all(|bit| bit / 8 == bits[0] / 8) {
            continue;
        }
        for subset in 1..1usize << bits.len() {
            let own: Vec<usize> = (0..bits.len()).filter(|i| subset >> i & 1 == 1).map(|i| bits[i]).collect();
            if own.iter().any(|bit| bit / 8 != own[0] / 8) {
                keys.push(own.iter().fold(0, |sum, bit| sum ^ difference(parts, places[*bit])));
                numbers.push((sets << BITS | subset) as u32);
            }
        }
        of_sets.extend((0..BITS).map(|i| bits.get(i).map_or(0, |bit| places[*bit] as u64)));
        sets += 1;
    }
    if keys.is_empty() {
        return None;
    }
    let hash = Hash::new(&keys, HASH)?;
    let mut slots = vec![u64::from(u32::MAX); 1 << HASH[0]];
    for (key, number) in keys.into_iter().zip(numbers) {
        let (slot, rest) = hash.of(key);
        slots[slot as usize] = (number << (32 - HASH[0]) | rest).into();
    }
    let moves = hash.moves.into_iter().map(u64::from).collect();
    let tables = vec![
        ConstantArray::of(16, "MOVES", "By the group of a difference: the offset of its slot.", moves),
        ConstantArray::of(32, "SLOTS", "By slot: the number of the pattern, and the rest of its difference.", slots),
        ConstantArray::new("PLACES", "For each set of four bits: their places.", of_sets),
    ];
    Some((hash.factor, tables))
}

/// Correction of a wrong bit of the only codeword, which has nine or ten check bits.
pub(super) fn single_bits(
    parts: &Parts,
    scheme: &Scheme,
    [data, checks]: [usize; 2],
    orders: &mut Tables,
) -> Option<Correction> {
    let check_bits = parts.bytes.check.len();
    let is_one = scheme.codewords() == 1 && scheme.pair_confirmation == PairConfirmation::None;
    if !is_one || !REGISTER.is_multiple_of(data) || checks != 2 || check_bits > 10 {
        return None;
    }
    let places = places(&parts.bytes, scheme, 0);
    // The first bit of the second check byte that is not spare.
    let shift = parts.bytes.last_check_mask().trailing_zeros();
    let parts_of_table = 1 << (check_bits - 8);
    let (mut bytes, mut bits) = (vec![NONE; 256 * parts_of_table], vec![0; 256 * parts_of_table]);
    bytes[0] = NO_BYTE;
    for (pattern, _) in scheme.corrects[0].iter().flat_map(|space| space.patterns(&scheme.code)) {
        let mut wrong = pattern.into_iter();
        let (Some(bit), None) = (wrong.next(), wrong.next()) else { return None };
        let difference = difference(parts, places[bit]) as usize;
        let index = difference % 256 + 256 * (difference >> 8 >> shift);
        (bytes[index], bits[index]) = ((places[bit] / 8) as u64, 1 << (places[bit] % 8));
    }
    let (mut statements, own) = bytes_of_all("difference.as_ptr()", checks, orders);
    statements.extend(own.into_iter().enumerate().map(|(c, byte)| format!("let v{c} = {byte};")));
    for (name, table) in [("bytes", "BYTES"), ("bits", "BITS")] {
        let mut value = look_up(table, 0, "v0");
        for part in 1..parts_of_table {
            let own = look_up(table, 256 * part, "v0");
            value = format!("where_zero(xor(v1, all({})), {own}, {value})", part << shift);
        }
        statements.push(format!("let {name} = {value};"));
    }
    for (name, size, first) in [("data", data, 0), ("check", checks, data)] {
        for (what, order) in
            [("entries", order_of(|i| Some(i / size))), ("bytes", order_of(|i| Some(first + i % size)))]
        {
            statements.push(format!("let {name}_{what} = load({});", orders.order(order)));
        }
    }
    Some(Correction {
        tables: vec![
            ConstantArray::of(8, "BYTES", "By difference: the byte of the wrong bit, or 0xff.", bytes),
            ConstantArray::of(8, "BITS", "By difference: the wrong bit of this byte.", bits),
        ],
        statements: vec![("{WIDE_LOCATE}", statements)],
        ..Correction::new(include_str!("../templates/correct/single.rs.txt"))
    })
}
