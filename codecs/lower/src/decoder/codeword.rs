//! The decoder of one codeword: syndrome, error location, proposed flips and strict flags.
//!
//! If entry rules depend on the bits that a correction touches, hardware computes this directly from the matches. The
//! codeword's own flag is the OR of the same nets, so nothing waits for the flips.

use super::block::{Block, BlockBuilder};
use super::lookup::Matches;
use super::partition::Restriction;
use super::ports::{CodewordInput, CodewordOutput};
use super::{LocatorPlan, Strategy, folded};
use eccforge_circuit::{Builder, NetId, Role};
use eccforge_scheme::{CellKind, PairConfirmation, Scheme, Switch};

/// The decoder of one codeword.
pub type CodewordDecoder = Block<CodewordInput, CodewordOutput>;

/// The decoder of codeword `w`; `restrictions` are the partitions that its entry rules need.
pub(super) fn build(
    scheme: &Scheme,
    w: usize,
    restrictions: &[Restriction],
    strategy: Strategy,
    plan: &LocatorPlan<'_>,
) -> CodewordDecoder {
    let mut block = BlockBuilder::new(format!("{}_cw_dec", scheme.identifier()));
    let received = block.input(CodewordInput::Codeword, "codeword", scheme.code.h.n());
    let rule = Switch::MultiBitCorrection;
    let enable =
        scheme.enable_for(rule).map(|i| block.input(CodewordInput::Enable(rule), &scheme.enables[i].name, 1)[0]);
    let b = &mut block.circuit;
    let syndrome = syndrome(b, scheme, &received, strategy);
    b.word("syndrome", Role::Syndrome, syndrome.clone());
    let zero = b.equals(&syndrome, 0);
    let nonzero = b.not(zero);
    b.word("nonzero", Role::Flag, vec![nonzero]);

    let matches = plan.locate(b, scheme, w, &syndrome, enable);
    let hits: Vec<NetId> = matches.hits.iter().map(|h| h.net).collect();
    if !hits.is_empty() {
        b.word("match", Role::Match, hits.clone());
    }

    // The codeword corrects if some group is touched: the fewest nets to combine are those of the coarsest partition.
    let (mut any, mut flips) = (hits, None);
    if strategy.flags().is_some() {
        let flips: &[NetId] = flips.insert(matches.flips(b));
        let touched: Vec<Vec<NetId>> =
            restrictions.iter().map(|r| touched(&mut block.circuit, r, &matches, flips, nonzero)).collect();
        any = touched.iter().min_by_key(|t| t.len()).cloned().unwrap_or(any);
        for (restriction, nets) in restrictions.iter().zip(touched) {
            block.output(CodewordOutput::Touched(restriction.kind), nets);
        }
    }
    let b = &mut block.circuit;
    let hit = b.or(any);
    // The zero word belongs to every space, so a membership test is also set without an error.
    let ce = if matches.hits_on_zero { b.and([hit, nonzero]) } else { hit };
    let miss = b.not(hit);
    let due = b.and([nonzero, miss]);
    // Gates are evaluated and printed in this order: software has its flags before its flips.
    let flips = flips.unwrap_or_else(|| matches.flips(b));
    b.word("flip", Role::Flip, flips.clone());
    b.word("hit", Role::Flag, vec![hit]);
    if let Some(bytes) = bytes(scheme, restrictions) {
        let nets = multi_byte(&mut block.circuit, bytes, &matches);
        block.output(CodewordOutput::MultiByte, nets);
    }
    if strategy.flags_are_parallel(scheme) {
        parallel_flags(&mut block, restrictions, &matches, [zero, nonzero]);
    }
    block.output(CodewordOutput::Flips, flips);
    block.output(CodewordOutput::Ce, vec![ce]);
    block.output(CodewordOutput::Due, vec![due]);
    block.output(CodewordOutput::Syndrome, syndrome);
    block.finish()
}

/// The syndrome of received bits: one parity for each row of H, or folded for software.
fn syndrome(b: &mut Builder, scheme: &Scheme, received: &[NetId], strategy: Strategy) -> Vec<NetId> {
    match (scheme.code.reed_solomon(), strategy) {
        (Some(rs), Strategy::Software) => folded::syndrome(b, rs, received),
        _ => {
            let mut syndrome = Vec::new();
            for row in 0..scheme.code.h.r() {
                let support = scheme.code.h.row_support(row);
                syndrome.push(b.parity(support.into_iter().map(|bit| received[bit])));
            }
            syndrome
        }
    }
}

/// For each group, whether a hit flips one of its bits: the hit itself if all its bits are in the group.
fn touched(
    b: &mut Builder,
    restriction: &Restriction,
    matches: &Matches,
    flips: &[NetId],
    nonzero: NetId,
) -> Vec<NetId> {
    let mut touched = Vec::with_capacity(restriction.groups.len());
    for group in &restriction.groups {
        let mut nets = Vec::new();
        for hit in &matches.hits {
            let inside = hit.bits.iter().filter(|bit| group.contains(bit)).count();
            // The hit is one level earlier than the flips. If it may flip bits of several groups, only flips decide.
            if inside == hit.bits.len() || inside > 0 && hit.pattern {
                nets.push(hit.net);
            } else {
                nets.extend(group.iter().filter(|bit| hit.bits.contains(bit)).map(|bit| flips[*bit]));
            }
        }
        let any = b.or(nets);
        touched.push(if matches.hits_on_zero { b.and([any, nonzero]) } else { any });
    }
    touched
}

/// For each group, whether the syndrome is zero or that of a correctable pattern within the group.
fn within(b: &mut Builder, restriction: &Restriction, matches: &Matches, zero: NetId) -> Vec<NetId> {
    let mut within = Vec::with_capacity(restriction.groups.len());
    for group in &restriction.groups {
        let inside = matches.hits.iter().filter(|hit| hit.bits.iter().all(|bit| group.contains(bit)));
        within.push(b.or(inside.map(|hit| hit.net).chain([zero])));
    }
    within
}

/// The flags of rules that are evaluated in parallel with the location: the cells of the corrections, and whether
/// there is an error.
fn parallel_flags(
    block: &mut BlockBuilder<CodewordInput, CodewordOutput>,
    restrictions: &[Restriction],
    matches: &Matches,
    [zero, nonzero]: [NetId; 2],
) {
    for restriction in restrictions {
        let nets = within(&mut block.circuit, restriction, matches, zero);
        block.output(CodewordOutput::Within(restriction.kind), nets);
    }
    block.output(CodewordOutput::Nonzero, vec![nonzero]);
}

/// The restricted partition into bytes, where corrections need confirmation.
fn bytes<'r>(scheme: &Scheme, restrictions: &'r [Restriction]) -> Option<&'r Restriction> {
    if scheme.pair_confirmation == PairConfirmation::None {
        return None;
    }
    restrictions.iter().find(|r| r.kind == CellKind::Byte)
}

/// For each byte, whether a pattern of several of its bits is proposed.
fn multi_byte(b: &mut Builder, bytes: &Restriction, matches: &Matches) -> Vec<NetId> {
    let mut proposed = Vec::with_capacity(bytes.groups.len());
    for group in &bytes.groups {
        // The first bit decides, because confirmed patterns do not leave their byte.
        let pairs = matches.hits.iter().filter(|h| h.bits.len() > 1 && group.contains(&h.bits[0]));
        proposed.push(b.or(pairs.map(|hit| hit.net)));
    }
    proposed
}
