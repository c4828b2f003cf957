//! One codeword: syndrome, match against every correctable space, proposed flips, flags.

use super::{Lowering, double_symbol, one_symbol};
use crate::{PairConfirmation, Scheme, Space, Switch};
use eccforge_logic::circuit::{Builder, NetId, Role};
use std::collections::BTreeMap;

/// The nets of one decoded codeword.
pub(super) struct Decoded {
    /// Syndrome, r nets.
    pub syndrome: Vec<NetId>,
    /// Proposed flips, by codeword bit. All zero unless `ce`.
    pub flips: Vec<NetId>,
    /// The syndrome is that of a correctable pattern.
    pub ce: NetId,
    /// The syndrome is neither zero nor that of a correctable pattern.
    pub due: NetId,
    /// Matches of patterns of more than one bit, with the bits they flip (only where confirmation is asked for).
    pub multi_bit: Vec<(Vec<usize>, NetId)>,
}

/// Collects what the matches of a codeword propose.
#[derive(Default)]
pub(super) struct Proposals {
    /// For each codeword bit, the nets that flip it.
    pub flips: BTreeMap<usize, Vec<NetId>>,
    /// Nets of which one is set if the syndrome matches. May also be set for syndrome zero.
    pub hits: Vec<NetId>,
    /// Whether some of `hits` may be set for syndrome zero.
    pub hits_on_zero: bool,
    /// Matched multi-bit patterns.
    pub multi_bit: Vec<(Vec<usize>, NetId)>,
}

/// Spaces of at most this dimension are matched pattern by pattern; larger ones by membership.
pub(super) const LISTED_DIMENSION: usize = 2;
/// Confirmation needs a net for each pattern: spaces of at most this dimension are listed for it.
pub(super) const CONFIRMED_DIMENSION: usize = 8;

pub(super) fn lower(
    b: &mut Builder,
    scheme: &Scheme,
    w: usize,
    entry: &[NetId],
    enables: &[NetId],
    lowering: Lowering,
) -> Decoded {
    let h = &scheme.code.h;
    let physical = scheme.layout.codeword(w);
    let received = |bit: usize| entry[physical[bit]];
    let syndrome: Vec<NetId> = match (&scheme.code.reed_solomon, lowering) {
        (Some(rs), Lowering::Software) => {
            let received: Vec<NetId> = (0..physical.len()).map(received).collect();
            one_symbol::syndrome(b, rs, &received)
        }
        _ => (0..h.r()).map(|row| b.parity(h.row_support(row).into_iter().map(received))).collect(),
    };
    b.word(format!("syndrome_{w}"), Role::Syndrome, syndrome.clone());
    let zero = b.equals(&syndrome, 0);
    let nonzero = b.not(zero);

    let multi_enable = scheme.enable_for(Switch::MultiBitCorrection).map(|i| enables[i]);
    let algebraic = lowering != Lowering::Match && multi_enable.is_none() && double_symbol::applies(scheme, w);
    let proposals = if algebraic {
        double_symbol::lower(b, scheme, &syndrome)
    } else {
        let wholes =
            if lowering == Lowering::Software { one_symbol::symbols(scheme, &scheme.corrects[w]) } else { None };
        match_spaces(b, scheme, w, &syndrome, multi_enable, &wholes.unwrap_or_default())
    };
    b.word(format!("match_{w}"), Role::Match, proposals.hits.clone());

    let hit = b.or(proposals.hits.iter().copied());
    let ce = if proposals.hits_on_zero { b.and([hit, nonzero]) } else { hit };
    let miss = b.not(hit);
    let due = b.and([nonzero, miss]);
    b.word(format!("flags_{w}"), Role::Flag, vec![ce, due]);
    let none = b.constant(false);
    let flips: Vec<NetId> = (0..physical.len())
        .map(|bit| proposals.flips.get(&bit).map_or(none, |nets| b.or(nets.iter().copied())))
        .collect();
    b.word(format!("flips_{w}"), Role::Flip, flips.clone());
    Decoded { syndrome, flips, ce, due, multi_bit: proposals.multi_bit }
}

/// Matches the syndrome against every correctable space of the codeword; `wholes`: the symbols that spaces are, where
/// symbols are located by algebra.
fn match_spaces(
    b: &mut Builder,
    scheme: &Scheme,
    w: usize,
    syndrome: &[NetId],
    multi_enable: Option<NetId>,
    wholes: &[Option<usize>],
) -> Proposals {
    let mut proposals = Proposals::default();
    let symbols: Vec<usize> = wholes.iter().copied().flatten().collect();
    if let (Some(rs), false) = (&scheme.code.reed_solomon, symbols.is_empty()) {
        one_symbol::lower(b, rs, &symbols, syndrome, &mut proposals);
    }
    for (i, space) in scheme.corrects[w].iter().enumerate() {
        if wholes.get(i).copied().flatten().is_some() {
            continue;
        }
        if space.dimension() <= LISTED_DIMENSION {
            match_listed(b, scheme, space, syndrome, multi_enable, &mut proposals);
        } else {
            match_member(b, scheme, space, syndrome, multi_enable, &mut proposals);
        }
    }
    proposals
}

/// One comparison for each pattern of a small space: H-column match.
fn match_listed(
    b: &mut Builder,
    scheme: &Scheme,
    space: &Space,
    syndrome: &[NetId],
    multi_enable: Option<NetId>,
    proposals: &mut Proposals,
) {
    for (pattern, value) in space.patterns(&scheme.code) {
        let mut hit = b.equals(syndrome, value);
        if pattern.len() > 1 {
            if let Some(enable) = multi_enable {
                hit = b.and([hit, enable]);
            }
            proposals.multi_bit.push((pattern.clone(), hit));
        }
        proposals.hits.push(hit);
        for bit in pattern {
            proposals.flips.entry(bit).or_default().push(hit);
        }
    }
}

/// A few parities of the syndrome tell membership of a large space, a few more are the pattern itself. For a
/// Reed-Solomon symbol these are the tests S_(k+1) = X S_k and the value read off S_0: a one-shot decoder without
/// logarithms.
fn match_member(
    b: &mut Builder,
    scheme: &Scheme,
    space: &Space,
    syndrome: &[NetId],
    multi_enable: Option<NetId>,
    proposals: &mut Proposals,
) {
    let membership = space.membership(&scheme.code);
    let checks: Vec<NetId> = membership.checks.iter().map(|&mask| b.masked_parity(syndrome, mask)).collect();
    let mut hit = b.equals(&checks, 0);
    if let Some(enable) = multi_enable {
        let singles: Vec<NetId> = space
            .basis()
            .iter()
            .filter(|p| p.len() == 1)
            .map(|p| b.equals(syndrome, scheme.code.h.columns()[p[0]]))
            .collect();
        let allowed = b.or(singles.into_iter().chain([enable]));
        hit = b.and([hit, allowed]);
    }
    proposals.hits.push(hit);
    proposals.hits_on_zero = true;
    for (pattern, &mask) in space.basis().iter().zip(&membership.coordinates) {
        let coordinate = b.masked_parity(syndrome, mask);
        let flip = b.and([hit, coordinate]);
        for &bit in pattern {
            proposals.flips.entry(bit).or_default().push(flip);
        }
    }
    if scheme.pair_confirmation != PairConfirmation::None {
        // More than one bit: a non-zero member that is no single bit of the space.
        let bits: Vec<usize> = space.basis().iter().filter(|p| p.len() == 1).map(|p| p[0]).collect();
        let mut excluded: Vec<NetId> =
            bits.iter().map(|&bit| b.equals(syndrome, scheme.code.h.columns()[bit])).collect();
        excluded.push(b.equals(syndrome, 0));
        let excluded = b.or(excluded);
        let allowed = b.not(excluded);
        let multi = b.and([hit, allowed]);
        proposals.multi_bit.push((space.basis().concat(), multi));
    }
}
