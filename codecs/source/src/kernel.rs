//! Derives the constants of the fast kernels (long: tables of each kind of repair), for every scheme whose entry is 4 beats of 64 + 8 pins.

mod symbols;
mod words;

use crate::hash::Hash;
use crate::layout::{Bytes, check_masks};
use crate::parts::block;
use crate::print::list;
use eccforge_scheme::{Geometry, PairConfirmation, Partition, Scheme};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use symbols::symbols;
pub(crate) use words::word_repair;
use words::words;

/// Blocks of the grid: `[c][d]`, byte i of a block is row i.
pub type Grid = [[u64; 32]; 4];

/// The blocks between check bytes and data bytes, if the entry is 4 beats of 64 + 8 pins.
pub fn grid(scheme: &Scheme) -> Option<Grid> {
    let g = scheme.geometry;
    if g != Geometry::new(4, 72, 64) || !scheme.constant.is_empty() {
        return None;
    }
    let bytes = Bytes::new(scheme, false);
    Some(grid_of(&check_masks(scheme, &bytes), &bytes))
}

/// The blocks of an entry of 32 data bytes and 4 check bytes with these parity masks.
pub(crate) fn grid_of(masks: &[Vec<u64>], bytes: &Bytes) -> Grid {
    std::array::from_fn(|c| std::array::from_fn(|d| u64::from_le_bytes(block(masks, bytes, c, d))))
}

/// The special structure of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One code, a codeword for each beat.
    Beats([u64; 8]),
    /// One code as in `Beats`, after rotating bits among the beats: codeword w, bit p is on beat (w - p) mod 4.
    Rotated([u64; 8]),
    /// The bytes of a codeword sum to zero, as in a Reed-Solomon code whose first syndrome is the sum of its symbols.
    ZeroSum,
    /// Any other grid.
    Dense,
}

/// The beat of bit `p` of codeword `w`.
fn beat(shape: &Shape, w: usize, p: usize) -> usize {
    if matches!(shape, Shape::Rotated(_)) { (w + 4 - p % 4) % 4 } else { w }
}

/// Recognises the shape by building the grid that it would have.
pub fn shape(grid: &Grid) -> Shape {
    for candidate in [Shape::Beats([0; 8]), Shape::Rotated([0; 8])] {
        let mut blocks = [0u64; 8];
        for (l, block) in blocks.iter_mut().enumerate() {
            for (i, j) in (0..64).map(|n| (n / 8, n % 8)) {
                let (c, d) = (beat(&candidate, 0, i), 8 * beat(&candidate, 0, j) + l);
                *block |= (grid[c][d] >> (8 * i + j) & 1) << (8 * i + j);
            }
        }
        let mut expected = [[0u64; 32]; 4];
        for n in 0..4 * 8 * 64 {
            let (w, l, i, j) = (n / 512, n / 64 % 8, n / 8 % 8, n % 8);
            let (c, d) = (beat(&candidate, w, i), 8 * beat(&candidate, w, j) + l);
            expected[c][d] |= (blocks[l] >> (8 * i + j) & 1) << (8 * i + j);
        }
        if expected == *grid {
            return match candidate {
                Shape::Beats(_) => Shape::Beats(blocks),
                _ => Shape::Rotated(blocks),
            };
        }
    }
    if is_zero_sum(grid) { Shape::ZeroSum } else { Shape::Dense }
}

/// Whether every data byte is added unchanged to the sum of the four check bytes.
fn is_zero_sum(grid: &Grid) -> bool {
    (0..32).all(|d| is_added_unchanged(grid.iter().map(|row| row[d])))
}

/// Whether a data byte with these blocks is added unchanged to the sum of all check bytes.
pub(crate) fn is_added_unchanged(blocks: impl Iterator<Item = u64>) -> bool {
    const IDENTITY: u64 = 0x8040_2010_0804_0201;
    blocks.fold(0, |sum, block| sum ^ block) == IDENTITY
}

/// For each physical bit, the change of the 32 check bits, relative to the recomputed ones, when it flips.
fn differences(scheme: &Scheme, grid: &Grid) -> Vec<u32> {
    let g = scheme.geometry;
    (0..288)
        .map(|bit| {
            let (beat, pin) = (g.beat(bit), g.pin(bit));
            if pin >= 64 {
                return 1 << (8 * beat + pin - 64);
            }
            let (d, j) = (8 * beat + pin / 8, pin % 8);
            (0..32).fold(0, |x, c: usize| x | ((grid[c / 8][d] >> (8 * (c % 8) + j) & 1) as u32) << c)
        })
        .collect()
}

/// The constants as Rust source, appended to the module of the scheme; `None` if the entry has another shape.
pub fn rust(scheme: &Scheme) -> Option<String> {
    let grid = grid(scheme)?;
    let shape = shape(&grid);
    let mut text = String::from("\n/// Blocks by check byte and data byte; byte i of a block is row i.\n");
    text += "static GRID: [[u64; 32]; 4] = [\n";
    for row in &grid {
        text += &format!("    [\n{}    ],\n", list(row.iter().map(|b| format!("0x{b:016x}")), 8));
    }
    text += "];\nstatic AFFINE: [[u64; 32]; 4] = crate::kernel::affine(&GRID);\n";
    text += "static NIBBLES: [[[u8; 32]; 32]; 4] = crate::kernel::nibbles(&GRID);\n";
    let shape_text = match &shape {
        Shape::Beats(blocks) | Shape::Rotated(blocks) => {
            let blocks = list(blocks.iter().map(|b| format!("0x{b:016x}")), 4);
            let _ = write!(text, "static LANES: crate::Lanes = crate::kernel::lanes(&[\n{blocks}]);\n");
            if matches!(shape, Shape::Beats(_)) { "Beats(&LANES)" } else { "Rotated(&LANES)" }
        }
        Shape::Dense | Shape::ZeroSum => {
            text += "static DENSE: [[u32; 256]; 32] = crate::kernel::dense(&GRID);\n";
            if shape == Shape::Dense { "Dense(&DENSE)" } else { "ZeroSum(&DENSE)" }
        }
    };
    let differences = differences(scheme, &grid);
    for (suffix, enables) in variants(scheme) {
        let tied = scheme.with_enables(&enables);
        let together = partitions(&tied, suffix, &mut text);
        let tables = words(&tied, &shape, &differences, &together, suffix)
            .or_else(|| patterns(&tied, &differences, &together, suffix));
        let repair = match tables {
            None => "Circuit".to_string(),
            Some((kind, tables)) => {
                text += &tables;
                format!("{kind}(&REPAIR{suffix})")
            }
        };
        let id = if suffix.is_empty() { "ID".into() } else { format!("{:?}", format!("{}:off", scheme.id)) };
        let decode = decode_closure(&enables);
        let _ = write!(
            text,
            "\n/// What the fast kernels need.\npub static KERNEL{suffix}: crate::Kernel = crate::Kernel {{\n    id: {id},\n    \
             hash: HASH,\n    affine: &AFFINE,\n    nibbles: &NIBBLES,\n    shape: crate::Shape::{shape_text},\n    repair: \
             crate::Repair::{repair},\n    encode_lanes: encode_lanes::<u64>,\n    decode_lanes: {decode},\n}};\n",
        );
    }
    Some(text)
}

/// The kernels of a scheme: with default enables and, if there are enables, with all off.
pub(crate) fn variants(scheme: &Scheme) -> Vec<(&'static str, Vec<bool>)> {
    let mut variants = vec![("", scheme.default_enables())];
    if !scheme.enables.is_empty() {
        variants.push(("_OFF", vec![false; scheme.enables.len()]));
    }
    variants
}

fn decode_closure(enables: &[bool]) -> String {
    if enables.is_empty() {
        return "decode_lanes::<u64>".into();
    }
    let values: Vec<&str> = enables.iter().map(|on| if *on { "!0" } else { "0" }).collect();
    format!("|entry| decode_lanes(entry, &[{}])", values.join(", "))
}

fn partitions(scheme: &Scheme, suffix: &str, text: &mut String) -> String {
    if scheme.sanity_check.is_empty() {
        return "&[]".into();
    }
    *text += &format!("static TOGETHER{suffix}: [[u8; 288]; {}] = [\n", scheme.sanity_check.len());
    for partition in &scheme.sanity_check {
        *text += &format!("    [\n{}    ],\n", list(partition.cells().iter().map(ToString::to_string), 8));
    }
    *text += "];\n";
    format!("&TOGETHER{suffix}")
}

/// The kind of repair and its constants.
type Tables = (&'static str, String);

/// Whether all eight bits of every unit share a cell.
fn holds_units(cells: &Partition, units: &[Vec<usize>]) -> bool {
    units.iter().all(|bits| cells.common_cell(bits.iter().copied()).is_some())
}

/// Hash tables (long: each unit in turn) for codewords of which every correctable pattern is within eight bits, or within a pin. Patterns within
/// two such units are corrected by algebra or by the circuit.
fn patterns(scheme: &Scheme, differences: &[u32], together: &str, suffix: &str) -> Option<Tables> {
    if scheme.pair_confirmation != PairConfirmation::None {
        return None;
    }
    let g = scheme.geometry;
    let (mut text, mut words, mut differences_of_others) = (String::new(), String::new(), 0);
    let (mut others, mut symbol_blocks) = ("Uncorrectable".to_owned(), "None".to_owned());
    for w in 0..scheme.codewords() {
        let (mut units, mut pins) = (BTreeSet::new(), BTreeSet::new());
        let mut spaces = Vec::new();
        for space in &scheme.corrects[w] {
            if space.basis().iter().any(|pattern| pattern.len() != 1) {
                return None;
            }
            let bits: Vec<usize> = space.basis().iter().map(|b| scheme.layout.codeword(w)[b[0]]).collect();
            match bits.len() {
                16 => units.extend(bits.chunks(8).map(<[usize]>::to_vec)),
                8 => units.extend([bits.clone()]),
                4 if bits.iter().all(|&bit| g.pin(bit) == g.pin(bits[0])) => pins.extend([g.pin(bits[0])]),
                _ => {}
            }
            spaces.push(bits);
        }
        let units: Vec<Vec<usize>> = units.into_iter().collect();
        let covered: BTreeSet<usize> = units.iter().flatten().copied().collect();
        let is_located = |bits: &[usize]| {
            let is_within_unit = units.iter().any(|unit| bits.iter().all(|bit| unit.contains(bit)));
            let is_within_pin = pins.len() == 72 && bits.iter().all(|&bit| g.pin(bit) == g.pin(bits[0]));
            // Two units at once are not in the table.
            bits.len() == 16 || is_within_unit || is_within_pin
        };
        // With pins there is one codeword, so no rule between codewords applies to them.
        if covered.len() != 8 * units.len()
            || !spaces.iter().all(|bits| is_located(bits))
            || !pins.is_empty() && (pins.len() != 72 || scheme.codewords() != 1 || covered.len() != 288)
            || !scheme.sanity_check.iter().all(|cells| holds_units(cells, &units))
        {
            return None;
        }
        let mut places = String::new();
        for unit in &units {
            places += &format!("    [{:?}, {:?}],\n", half_unit(g, &unit[..4])?, half_unit(g, &unit[4..])?);
        }
        // Bits that errors of another codeword change would make the difference ambiguous.
        let own = covered.iter().fold(0, |own, &bit| own | differences[bit]);
        if own & differences_of_others != 0 {
            return None;
        }
        differences_of_others |= own;
        let keys = keys(&units, !pins.is_empty(), own, differences);
        let Hash { factor, moves, .. } = Hash::new(&keys, [14, 11])?;
        let name = format!("{suffix}_{w}");
        let _ = write!(
            text,
            "static UNITS{name}: [crate::Unit; {}] = crate::kernel::units([\n{places}]);\nconst HASH{name}: crate::Hash = crate::Hash {{\n    \
             factor: 0x{factor:08x},\n    moves: [\n{}    ],\n}};\nstatic SLOTS{name}: [u32; 1 << 14] = \
             crate::kernel::slots(&HASH{name}, 0x{own:08x}, &UNITS{name}, {}, &GRID);\n",
            units.len(),
            list(moves.iter().map(ToString::to_string), 20),
            !pins.is_empty(),
        );
        let mut has_pairs = false;
        if let Some((tables, of_pairs)) = symbols(scheme, &units, suffix) {
            text += &tables;
            symbol_blocks = format!("Some(&SYMBOLS{suffix})");
            has_pairs = of_pairs;
        }
        if spaces.iter().any(|bits| bits.len() == 16) {
            others = if has_pairs { format!("Pairs(&PAIRS{suffix})") } else { "Circuit".to_owned() };
        }
        let _ = writeln!(
            words,
            "        crate::PatternWord {{ own: 0x{own:08x}, hash: HASH{name}, slots: &SLOTS{name}, units: &UNITS{name} }},"
        );
    }
    let _ = write!(
        text,
        "static REPAIR{suffix}: crate::PatternRepair = crate::PatternRepair {{\n    words: &[\n{words}    ],\n    together: \
         {together},\n    others: crate::Others::{others},\n    symbols: {symbol_blocks},\n}};\n",
    );
    Some(("Patterns", text))
}

/// The beat and the first pin of four neighbouring bits of one byte; check bytes count as a beat 4 of 32 pins.
fn half_unit(g: Geometry, bits: &[usize]) -> Option<(usize, usize)> {
    let (beat, pin) = (g.beat(bits[0]), g.pin(bits[0]));
    let are_neighbours = bits.windows(2).all(|pair| pair[1] == pair[0] + 1);
    // The kernel shifts one byte: bits that begin above bit 4 would end in the next one.
    if !are_neighbours || pin % 8 > 4 {
        return None;
    }
    Some(if pin < 64 { (beat, pin) } else { (4, 8 * beat + pin - 64) })
}

/// The differences of all patterns of the units and of pins in several beats.
fn keys(units: &[Vec<usize>], pins: bool, own: u32, differences: &[u32]) -> Vec<u32> {
    let mut keys: BTreeSet<u32> = BTreeSet::new();
    for unit in units {
        keys.extend(sums_of_subsets(unit, differences).into_iter().map(|sum| sum & own));
    }
    if pins {
        for pin in 0..72 {
            keys.extend(sums_of_subsets(&[pin, 72 + pin, 144 + pin, 216 + pin], differences));
        }
    }
    keys.into_iter().collect()
}

/// The sum of the differences of each non-empty subset of these bits.
fn sums_of_subsets(bits: &[usize], differences: &[u32]) -> Vec<u32> {
    let mut sums = Vec::new();
    for subset in 1..1usize << bits.len() {
        let members = bits.iter().enumerate().filter(|(i, _)| subset >> i & 1 == 1);
        sums.push(members.fold(0, |sum, (_, bit)| sum ^ differences[*bit]));
    }
    sums
}
