//! The optimiser: selects passes and their settings by a cost model.

use super::cost::{Cost, no_worse};
use super::pairs::{Family, share_pairs};
use super::{Decoding, Sharing};
use super::{
    cover_products, flags_in_parallel, group_products, minimum_weight_basis, predecode, share_for_tables,
    share_parities,
};
use crate::graph::Circuit;

/// An equal circuit that costs the same or less, with the same ports. The cost model selects the passes and their
/// settings:
///
/// | pass | area | depth | operations | accesses |
/// |---|---|---|---|---|
/// | [`minimum_weight_basis`] | yes | yes | | |
/// | [`flags_in_parallel`] | | yes | | |
/// | [`predecode`] | lines | lines | halves | halves |
/// | rectangles | [`cover_products`] | [`cover_products`] | [`group_products`] | [`group_products`] |
/// | common pairs of XORs | within the deepest | within each | of two gates and more | of four and more |
/// | common pairs of ANDs and ORs | | | of two gates and more | of four and more |
#[must_use]
pub fn optimise(circuit: &Circuit, cost: Cost) -> Circuit {
    optimise_seeded(circuit, cost, 0)
}

/// Like [`optimise`]. For area and depth, other seeds break ties between pairs of XORs in other ways. These circuits
/// cost about the same in the models, but some are smaller or faster after mapping to cells.
#[must_use]
pub fn optimise_seeded(circuit: &Circuit, cost: Cost, seed: u32) -> Circuit {
    let optimised = match cost {
        Cost::Area => share_parities(&hardware(&minimum_weight_basis(circuit)), Sharing { seed, ..Sharing::BALANCED }),
        Cost::Depth => shallow(circuit, Sharing { seed, ..Sharing::DELAY }),
        Cost::Operations => software(circuit, 2),
        // Each of n gates loads one operand less, and the pair takes two loads and a store: sharing pays from n = 4.
        Cost::Accesses => software(circuit, 4),
    };
    // A small circuit can already have the minimum cost, because parts of comparisons with few readers cost more than
    // they save.
    no_worse(circuit, optimised, cost)
}

/// Like [`optimise`] for depth, with two more levels for every sum. If sums dominate a circuit, fewer sums with smaller
/// loads make up for these levels.
#[must_use]
pub fn optimise_relaxed(circuit: &Circuit, seed: u32) -> Circuit {
    shallow(circuit, Sharing { seed, ..Sharing::RELAXED })
}

/// Like [`optimise`] for area, with sums that are shared for look-up tables of this many inputs.
#[must_use]
pub fn optimise_for_tables(circuit: &Circuit, inputs: usize, seed: u32) -> Circuit {
    share_for_tables(&hardware(&minimum_weight_basis(circuit)), inputs, seed)
}

/// The passes for machines; pairs of operands are shared if at least `least` gates have them in common.
fn software(circuit: &Circuit, least: u32) -> Circuit {
    let mut circuit = group_products(&predecode(circuit, Decoding::SOFTWARE));
    for family in [Family::Parity, Family::And, Family::Or] {
        circuit = share_pairs(&circuit, family, least);
    }
    circuit
}

fn shallow(circuit: &Circuit, sharing: Sharing) -> Circuit {
    share_parities(&hardware(&flags_in_parallel(&minimum_weight_basis(circuit))), sharing)
}

fn hardware(circuit: &Circuit) -> Circuit {
    cover_products(&predecode(circuit, Decoding::HARDWARE))
}
