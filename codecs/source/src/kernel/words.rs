//! Repair of four codewords of eight check bits that correct the same patterns of one or two bits, one beat apart.

use super::{Grid, Shape, Tables, beat, differences};
use crate::print::list;
use eccforge_scheme::{PairConfirmation, Partition, Scheme};

/// The tables of the generated kernels, and the functions that compute them.
mod tables {
    include!("../templates/word_tables.rs.txt");
}

pub(crate) use tables::WordRepair;

/// The repair of entries with this grid; `None` if tables do not have all corrections of the scheme.
pub(crate) fn word_repair(scheme: &Scheme, grid: &Grid, shape: &Shape) -> Option<WordRepair> {
    let mut together = Vec::new();
    for partition in &scheme.sanity_check {
        let cells: Vec<u8> = partition.cells().iter().map(|cell| u8::try_from(*cell).ok()).collect::<Option<_>>()?;
        together.push(cells.try_into().ok()?);
    }
    let confirm = scheme.pair_confirmation != PairConfirmation::None;
    Some(tables::words(&pairs(scheme, shape, &differences(scheme, grid))?, &together, confirm))
}

/// The statics of the repair, with tables for four codewords.
pub(super) fn words(
    scheme: &Scheme,
    shape: &Shape,
    differences: &[u32],
    together: &str,
    suffix: &str,
) -> Option<Tables> {
    let confirm = scheme.pair_confirmation != PairConfirmation::None;
    let pairs = list(pairs(scheme, shape, differences)?.iter().map(|f| format!("0x{f:08x}")), 12);
    let text = format!(
        "static PAIRS{suffix}: [u32; 256] = [\n{pairs}];\nstatic REPAIR{suffix}: crate::WordRepair = \
         crate::kernel::words(&PAIRS{suffix}, {together}, {confirm});\n"
    );
    Some(("Words", text))
}

/// For each difference of codeword 0 the bits to correct, in two halves of 16 bits: 0x1FF stands for none, and all ones for an
/// uncorrectable difference. `None` if the codewords differ, or correct other patterns than one or two bits.
fn pairs(scheme: &Scheme, shape: &Shape, differences: &[u32]) -> Option<[u32; 256]> {
    if scheme.codewords() != 4
        || !matches!(shape, Shape::Beats(_) | Shape::Rotated(_))
        || scheme.sanity_check.len() > 2
        || scheme.sanity_check.iter().any(|cells| cells.cells().iter().any(|&cell| cell > 255))
    {
        return None;
    }
    let mut first = [u32::MAX; 256];
    for w in 0..4 {
        let mut pairs = [u32::MAX; 256];
        pairs[0] = 0x01FF_01FF;
        for (pattern, _) in scheme.corrects[w].iter().flat_map(|space| space.patterns(&scheme.code)) {
            let bits: Vec<usize> = pattern.iter().map(|&b| scheme.layout.codeword(w)[b]).collect();
            let difference = bits.iter().fold(0, |x, &bit| x ^ differences[bit]);
            let mut own = 0;
            for i in 0..8 {
                own |= ((difference >> (8 * beat(shape, w, i) + i) & 1) << i) as usize;
            }
            let mut moved: Vec<u32> = bits.iter().map(|&bit| ((bit + 288 - 72 * w) % 288) as u32).collect();
            moved.sort_unstable();
            pairs[own] = match moved.as_slice() {
                [one] => *one | 0x01FF << 16,
                [one, two] if suits_rules(scheme, &bits) => *one | *two << 16,
                _ => return None,
            };
        }
        if w == 0 {
            first = pairs;
            continue;
        }
        // The kernel has one table for all codewords.
        if pairs != first {
            return None;
        }
    }
    Some(first)
}

/// Whether the tables of `words` decide on two bits as the rules do: they share a cell of a partition, if there are
/// partitions; if pairs need confirming, every such cell is within one byte.
fn suits_rules(scheme: &Scheme, pair: &[usize]) -> bool {
    let g = scheme.geometry;
    let confirm = scheme.pair_confirmation != PairConfirmation::None;
    let mut shared: Vec<&Partition> = Vec::new();
    for partition in &scheme.sanity_check {
        if partition.common_cell(pair.iter().copied()).is_some() {
            shared.push(partition);
        }
    }
    if !confirm {
        return scheme.sanity_check.is_empty() || !shared.is_empty();
    }
    let is_within_byte = |partition: &&Partition| {
        let cell = partition.cells()[pair[0]];
        (0..288).filter(|&bit| partition.cells()[bit] == cell).all(|bit| g.byte(bit) == g.byte(pair[0]))
    };
    !shared.is_empty() && shared.iter().all(is_within_byte)
}
