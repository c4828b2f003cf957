//! The entry rules: may the corrections of several codewords be believed together?

use super::codeword::Decoded;
use crate::{PairConfirmation, Partition, Scheme, Switch};
use eccforge_logic::circuit::{Builder, NetId, Role};

/// Whether the scheme has no entry rules.
pub(super) fn none(scheme: &Scheme) -> bool {
    scheme.sanity_check.is_empty() && scheme.pair_confirmation == PairConfirmation::None
}

/// One if an entry rule refuses the proposed corrections. `flips` is by physical bit.
pub(super) fn failure(
    b: &mut Builder,
    scheme: &Scheme,
    codewords: &[Decoded],
    flips: &[NetId],
    enables: &[NetId],
) -> NetId {
    let gated = |b: &mut Builder, net: NetId, rule: Switch| match scheme.enable_for(rule) {
        Some(i) => b.and([net, enables[i]]),
        None => net,
    };
    let apart = sanity_failure(b, scheme, codewords, flips);
    let apart = gated(b, apart, Switch::SanityCheck);
    let alone = confirmation_failure(b, scheme, codewords);
    let alone = gated(b, alone, Switch::PairConfirmation);
    b.word("rules", Role::Rule, vec![apart, alone]);
    b.or([apart, alone])
}

/// Two or more codewords correct, and under every partition the flips touch two or more cells.
fn sanity_failure(b: &mut Builder, scheme: &Scheme, codewords: &[Decoded], flips: &[NetId]) -> NetId {
    if scheme.sanity_check.is_empty() {
        return b.constant(false);
    }
    let correcting: Vec<NetId> = codewords.iter().map(|c| c.ce).collect();
    let several = b.at_least_two(&correcting);
    let mut terms = vec![several];
    for partition in &scheme.sanity_check {
        let touched: Vec<NetId> =
            partition.members().into_iter().map(|cell| b.or(cell.into_iter().map(|bit| flips[bit]))).collect();
        b.word(format!("touched_{}", partition.name().replace(' ', "_")), Role::Rule, touched.clone());
        terms.push(b.at_least_two(&touched));
    }
    b.and(terms)
}

/// Some codeword corrects more than one bit and no other codeword corrects a bit of that byte.
fn confirmation_failure(b: &mut Builder, scheme: &Scheme, codewords: &[Decoded]) -> NetId {
    if scheme.pair_confirmation == PairConfirmation::None {
        return b.constant(false);
    }
    let bytes = Partition::bytes(scheme.geometry);
    // touched[w][byte]: codeword w corrects a bit of this byte.
    let touched: Vec<Vec<NetId>> = (0..codewords.len())
        .map(|w| {
            let mut cells = vec![Vec::new(); bytes.count()];
            for (bit, flip) in scheme.layout.codeword(w).iter().zip(&codewords[w].flips) {
                cells[bytes.cell(*bit)].push(*flip);
            }
            cells.into_iter().map(|nets| b.or(nets)).collect()
        })
        .collect();
    let mut unconfirmed = Vec::new();
    for (w, codeword) in codewords.iter().enumerate() {
        let physical = scheme.layout.codeword(w);
        let mut pairs = vec![Vec::new(); bytes.count()];
        for (pattern, hit) in &codeword.multi_bit {
            let cell = bytes.common_cell(pattern.iter().map(|&bit| physical[bit]));
            pairs[cell.expect("a validated scheme confirms within a byte")].push(*hit);
        }
        for (cell, hits) in pairs.into_iter().enumerate().filter(|(_, hits)| !hits.is_empty()) {
            let pair = b.or(hits);
            let confirmed = b.or((0..codewords.len()).filter(|v| *v != w).map(|v| touched[v][cell]));
            let alone = b.not(confirmed);
            unconfirmed.push(b.and([pair, alone]));
        }
    }
    b.or(unconfirmed)
}
