//! How the kernel corrects wrong entries of a block from the differences of their check bytes. Each way has its tables, its
//! statements, and a template.

use super::algebraic::{multiplied, places};
use super::panel::order_of;
use super::{GROUP, REGISTER, Tables, algebraic, patterns, symbols};
use crate::kernel::{Shape, grid_of, shape, word_repair};
use crate::layout::{Bytes, check_masks};
use crate::parts::{Parts, block};
use crate::table::ConstantArray;
use eccforge_scheme::{Geometry, PairConfirmation, Scheme};

/// A way to correct entries.
pub(crate) struct Correction {
    /// Its tables.
    pub tables: Vec<ConstantArray>,
    /// Its functions.
    pub text: &'static str,
    /// Keys of the templates, each with the statements that replace it.
    pub statements: Vec<(&'static str, Vec<String>)>,
    /// Flags of the templates.
    pub flags: Vec<(&'static str, bool)>,
    /// Other keys of the templates.
    pub keys: Vec<(&'static str, String)>,
    /// Whether an entry that it leaves wrong is uncorrectable, so that no other function looks at it.
    pub is_complete: bool,
}

impl Correction {
    /// A way with these functions, and nothing else yet.
    pub(super) fn new(text: &'static str) -> Self {
        let (tables, statements, flags, keys) = Default::default();
        Self { tables, text, statements, flags, keys, is_complete: true }
    }

    /// The way that suits entries of `units` equal parts with `data` data bytes and `checks` check bytes each, if there is one. Switches
    /// have their defaults.
    pub(super) fn of(parts: &Parts, [data, checks, units]: [usize; 3], tables: &mut Tables) -> Option<Self> {
        let scheme = &parts.scheme.tied();
        codewords(parts, scheme, [data, checks, units], tables)
            .or_else(|| words(parts, scheme, tables))
            .or_else(|| symbols::symbols(parts, scheme, tables))
            .or_else(|| algebraic::two_bits(parts, scheme, [data, checks], tables))
            .or_else(|| patterns::single_bits(parts, scheme, [data, checks], tables))
    }
}

/// Correction of codewords of four or eight data bytes and a check byte, without rules between the codewords.
fn codewords(
    parts: &Parts,
    scheme: &Scheme,
    [data, checks, units]: [usize; 3],
    orders: &mut Tables,
) -> Option<Correction> {
    let has_rules = !scheme.sanity_check.is_empty() || scheme.pair_confirmation != PairConfirmation::None;
    // 64 parts are corrected at once: an entry must not be divided.
    let is_divided = scheme.codewords() != units || !REGISTER.is_multiple_of(units);
    if !matches!(data, 4 | 8) || checks != 1 || has_rules || is_divided {
        return None;
    }
    let flips = flips_of(parts, scheme, 0, data)?;
    if (1..units).any(|w| flips_of(parts, scheme, w, data).as_ref() != Some(&flips)) {
        return None;
    }
    let is_known = |difference: &usize| flips.iter().any(|of_byte| of_byte[*difference] != 0);
    let known = (0..256).map(|difference| if is_known(&difference) { 0xFF } else { 0 }).collect();
    let of_entry = u64::MAX >> (REGISTER - units);
    Some(Correction {
        tables: vec![
            ConstantArray::of(8, "KNOWN", "By difference: 0xff if it has a correction.", known),
            ConstantArray::of(8, "FLIPS", "For each byte, the bits to flip by the difference.", flips.concat()),
        ],
        statements: vec![("{WIDE_FLIP}", flipped(data, false, false, orders))],
        keys: vec![("EVERY", (u64::MAX / of_entry).to_string()), ("OF_ENTRY", of_entry.to_string())],
        ..Correction::new(include_str!("../templates/correct/codewords.rs.txt"))
    })
}

/// For each data byte of a codeword and for its check byte, the bits to flip by the difference of the check byte. `None` if the codeword is
/// not one of the equal parts.
fn flips_of(parts: &Parts, scheme: &Scheme, codeword: usize, data: usize) -> Option<Vec<Vec<u64>>> {
    let mut flips = vec![vec![0; 256]; data + 1];
    let places = places(&parts.bytes, scheme, codeword);
    let part = |place: &usize| place.checked_sub(parts.bytes.data.len()).map_or(place / 8 / data, |check| check / 8);
    if places.iter().any(|place| part(place) != part(&places[0])) {
        return None;
    }
    for (pattern, _) in scheme.corrects[codeword].iter().flat_map(|space| space.patterns(&scheme.code)) {
        let (mut difference, mut wrong) = (0, vec![0; data + 1]);
        for bit in pattern {
            let place = places[bit];
            let (byte, bit) = match place.checked_sub(parts.bytes.data.len()) {
                Some(check) => (data, check % 8),
                None => (place / 8 % data, place % 8),
            };
            wrong[byte] |= 1 << bit;
            // A data bit is added to the check bits of its column.
            let rows = if byte == data { [0; 8] } else { block(&parts.masks, &parts.bytes, 0, byte) };
            let column = (0..8).fold(0, |column, r| column | usize::from(rows[r] >> bit & 1) << r);
            difference ^= if byte == data { 1 << bit } else { column };
        }
        for (of_byte, bits) in flips.iter_mut().zip(wrong) {
            of_byte[difference] = bits;
        }
    }
    Some(flips)
}

/// Correction of entries of four codewords of eight check bits that correct one or two bits, with rules between the codewords.
fn words(parts: &Parts, scheme: &Scheme, orders: &mut Tables) -> Option<Correction> {
    if scheme.geometry != Geometry::new(4, 72, 64) {
        return None;
    }
    // Tables of repair are for the usual order of bits.
    let usual = Bytes::new(scheme, false);
    let grid = grid_of(&check_masks(scheme, &usual), &usual);
    let shape = shape(&grid);
    let repair = word_repair(scheme, &grid, &shape)?;
    let is_reversed = parts.bytes.msb_first;
    let bytes = &repair.by_bytes;
    let is_rotated = matches!(shape, Shape::Rotated(_));
    let kinds = if bytes.has_second { 4 } else { 2 };
    let codewords = if bytes.is_uniform { 1 } else { 4 };
    let of_kinds = bytes.rules[..kinds].iter().flat_map(|of_codewords| &of_codewords[..codewords]);
    let mut tables = vec![
        ConstantArray::of(
            8,
            "FLIPS",
            "By difference: the bits to flip, by bytes.",
            listed(bytes.flips.iter().flatten()),
        ),
        ConstantArray::of(8, "RULES", "By difference: the cell and its complement.", listed(of_kinds.flatten())),
    ];
    if repair.confirm {
        let about = "The number of corrected bits by the difference of a codeword.";
        tables.push(ConstantArray::of(8, "WEIGHTS", about, listed(&bytes.weights)));
    }
    let mut flips = flipped(GROUP, is_rotated, is_reversed, orders);
    let of_checks = stored(is_rotated, look_up("FLIPS", 256 * GROUP, "v"));
    flips.push(flip("check", &ordered(is_reversed, of_checks, orders)));
    let beats = ordered(is_reversed, "beats".into(), orders);
    let v = if is_rotated { format!("to_codewords({beats})") } else { beats };
    Some(Correction {
        tables,
        statements: vec![
            ("{WIDE_CODEWORDS}", vec![format!("let v = {v};")]),
            ("{WIDE_FLIP}", flips),
            ("{WIDE_RULES}", (0..kinds).map(|kind| rules(kind, codewords)).collect()),
        ],
        flags: vec![("ROTATED", is_rotated), ("SECOND", bytes.has_second), ("CONFIRM", repair.confirm)],
        ..Correction::new(include_str!("../templates/correct/words.rs.txt"))
    })
}

/// The values of a table of bytes.
fn listed<'b>(bytes: impl IntoIterator<Item = &'b u8>) -> Vec<u64> {
    bytes.into_iter().map(|byte| u64::from(*byte)).collect()
}

/// The values of a table from place `first` on for each byte of `v`.
pub(super) fn look_up(table: &str, first: usize, v: &str) -> String {
    format!("look_up({table}.as_ptr().add({first}), {v})")
}

/// Defines `r{kind}`: the union of this byte of the rules of each entry's codewords.
fn rules(kind: usize, codewords: usize) -> String {
    let first = 256 * codewords * kind;
    let mut all = look_up("RULES", first, "v");
    for w in 1..codewords {
        // Byte w of each entry is codeword w.
        let bytes = 0x1111_1111_1111_1111u64 << w;
        all = format!("blend({bytes:#x}, {all}, {})", look_up("RULES", first + 256 * w, "v"));
    }
    format!("let r{kind} = union({all});")
}

/// A byte of the codewords of each entry, as it is stored.
fn stored(is_rotated: bool, flips: String) -> String {
    if is_rotated { format!("to_beats({flips})") } else { flips }
}

/// The bits of each byte in the opposite order, if that is the order in which they are stored.
fn ordered(is_reversed: bool, bytes: String, tables: &mut Tables) -> String {
    if is_reversed { multiplied(std::array::from_fn(|r| 1 << (7 - r)), &bytes, tables) } else { bytes }
}

/// Flips bits of the vector at a place in memory.
fn flip(place: &str, flips: &str) -> String {
    format!("store({place}, xor(load({place}), {flips}));")
}

/// Flips the wrong data bits of 64 words of four or eight bytes from `data` on, whose differences are `v`.
///
/// Byte b of the flips of all words is looked up at once. A permutation of the differences first puts every fourth entry of four
/// words into the same quarter. Interleaving, which is within quarters, then brings bytes 0 to 3 of each word together, and
/// bytes 4 to 7; permutations of two registers join these.
fn flipped(bytes: usize, is_rotated: bool, is_reversed: bool, tables: &mut Tables) -> Vec<String> {
    // Place 4 l + q of the entries holds entry 4 q + l.
    let order = order_of(|place| Some(16 * (place / 4 % 4) + 4 * (place / 16) + place % 4));
    let mut statements = vec![format!("let p = order({}, v);", tables.order(order))];
    for b in 0..bytes {
        let own = stored(is_rotated, look_up("FLIPS", 256 * b, "p"));
        statements.push(format!("let f{b} = {};", ordered(is_reversed, own, tables)));
    }
    for (half, first) in [("low", 0), ("high", GROUP / 2)].into_iter().take(bytes * 2 / GROUP) {
        for (i, function) in ["low_8", "high_8", "low_8", "high_8"].into_iter().enumerate() {
            let b = first + 2 * (i / 2);
            statements.push(format!("let {half}_pairs{i} = {function}(f{b}, f{});", b + 1));
        }
        for (q, function) in ["low_16", "high_16", "low_16", "high_16"].into_iter().enumerate() {
            let i = q / 2;
            statements.push(format!("let {half}{q} = {function}({half}_pairs{i}, {half}_pairs{});", i + 2));
        }
    }
    for register in 0..bytes {
        let place = format!("data.add({})", REGISTER * register);
        if bytes < GROUP {
            statements.push(flip(&place, &format!("low{register}")));
            continue;
        }
        // Quarters 0 and 1 of both registers, or 2 and 3, are whole entries.
        let order =
            order_of(|place| Some(32 * (register % 2) + 4 * (place / 8) + place % 4 + REGISTER * (place / 4 % 2)));
        let flips = format!("order_two({}, low{1}, high{1})", tables.order(order), register / 2);
        statements.push(flip(&place, &flips));
    }
    statements
}
