//! Syndrome look-up: the error is the correctable pattern with this syndrome.
//!
//! A small space of patterns takes one comparison for each pattern, as a Hsiao decoder compares the syndrome with
//! every column of H [Hsiao, IBM J. Res. Dev. 14 (1970), pp. 395-401]. A large space is tested for membership: the
//! syndrome is in the span of the space's syndromes exactly if a basis of the dual space is orthogonal to it. A left
//! inverse of the basis then gives the pattern. For a Reed-Solomon symbol at X these are the tests S_(k+1) = X S_k
//! and the value S_0.

use eccforge_circuit::{Builder, NetId};
use eccforge_gf::gf2::Membership;
use eccforge_scheme::{Code, Space};
use std::collections::HashSet;

/// Results of the location of errors in a codeword.
pub(super) struct Matches {
    /// For each codeword bit, the nets that flip it.
    pub flips: Vec<Vec<NetId>>,
    /// Nets of which one is set if the syndrome belongs to a correctable pattern.
    pub hits: Vec<Hit>,
    /// Whether `hits` may be set for syndrome zero. They flip nothing then.
    pub hits_on_zero: bool,
}

/// A net that is set if an error is located.
pub(super) struct Hit {
    pub net: NetId,
    /// The codeword bits that the hit may flip; it flips at least one of them unless the syndrome is zero.
    pub bits: Vec<usize>,
    /// Whether the hit belongs to a single pattern and therefore flips all of its bits.
    pub pattern: bool,
}

/// Spaces of at most this dimension are compared pattern by pattern; larger ones are tested for membership.
// Three patterns of a space of dimension 2 are cheap, because overlapping spaces share them. From dimension 3 on, seven and
// more comparisons usually cost more than one membership test.
pub(super) const LISTED_DIMENSION: usize = 2;

impl Matches {
    /// An empty result for a codeword of `n` bits.
    pub fn none(n: usize) -> Self {
        Self { flips: vec![Vec::new(); n], hits: Vec::new(), hits_on_zero: false }
    }

    /// For each codeword bit, whether it is flipped.
    pub fn flips(&self, b: &mut Builder) -> Vec<NetId> {
        self.flips.iter().map(|nets| b.or(nets.iter().copied())).collect()
    }

    /// Adds a net that is set if an error within `bits` is located.
    pub fn hit(&mut self, net: NetId, bits: Vec<usize>) {
        self.hits.push(Hit { net, bits, pattern: false });
    }
}

/// Options of the look-up in a codeword's spaces.
pub(super) struct Lookup<'a> {
    pub code: &'a Code,
    pub syndrome: &'a [NetId],
    /// The enable of patterns of several bits, if there is one.
    pub enable: Option<NetId>,
    /// Whether every pattern needs a hit of its own, however large its space is.
    pub each_pattern: bool,
}

impl Lookup<'_> {
    /// Adds hits and flips for every pattern of `spaces`.
    pub fn spaces<'s>(&self, b: &mut Builder, spaces: impl IntoIterator<Item = &'s Space>, matches: &mut Matches) {
        let mut seen = HashSet::new();
        for space in spaces {
            if space.dimension() <= LISTED_DIMENSION || self.each_pattern {
                self.patterns(b, space, &mut seen, matches);
            } else {
                self.member(b, space, matches);
            }
        }
    }

    fn patterns(&self, b: &mut Builder, space: &Space, seen: &mut HashSet<NetId>, matches: &mut Matches) {
        for (pattern, value) in space.patterns(self.code) {
            let mut net = b.equals(self.syndrome, value);
            if let (Some(enable), true) = (self.enable, pattern.len() > 1) {
                net = b.and([net, enable]);
            }
            // Spaces overlap: without the check, a shared pattern would flip its bits through two ORs.
            if seen.insert(net) {
                for bit in pattern.iter() {
                    matches.flips[*bit].push(net);
                }
                matches.hits.push(Hit { net, bits: pattern, pattern: true });
            }
        }
    }

    fn member(&self, b: &mut Builder, space: &Space, matches: &mut Matches) {
        let membership = space.membership(self.code);
        let mut inside = is_member(b, &membership, self.syndrome);
        // The enable switches patterns of several bits; single bits of the space are always corrected.
        if let Some(enable) = self.enable {
            let bits = space.basis().iter().filter(|p| p.len() == 1);
            let columns = self.code.h.columns();
            let singles: Vec<NetId> = bits.map(|p| b.equals(self.syndrome, columns[p[0]])).collect();
            let allowed = b.or(singles.into_iter().chain([enable]));
            inside = b.and([inside, allowed]);
        }
        matches.hits_on_zero = true;
        for (pattern, flip) in space.basis().iter().zip(member_flips(b, &membership, self.syndrome, inside)) {
            for bit in pattern.iter() {
                matches.flips[*bit].push(flip);
            }
        }
        matches.hit(inside, space.basis().concat());
    }
}

/// Number of nets of equal depth in the look-up of these spaces: a comparison for each pattern, or the parities of
/// membership tests and of values, each once.
pub(super) fn nets(code: &Code, spaces: &[Space], each_pattern: bool) -> usize {
    let mut compared = HashSet::new();
    let mut parities = HashSet::new();
    let mut large = 0usize;
    for space in spaces {
        if space.dimension() <= LISTED_DIMENSION {
            compared.extend(space.patterns(code).map(|(_, syndrome)| syndrome));
        } else if each_pattern {
            // Patterns of large spaces are counted, not listed: a space of 24 dimensions has 16 million.
            large += (1 << space.dimension()) - 1;
        } else {
            let membership = space.membership(code);
            parities.extend(membership.checks);
            parities.extend(membership.coordinates);
        }
    }
    compared.len() + large + parities.len()
}

/// Whether the syndrome is in the span of a space's syndromes.
pub(super) fn is_member(b: &mut Builder, membership: &Membership, syndrome: &[NetId]) -> NetId {
    let checks: Vec<NetId> = membership.checks.iter().map(|&mask| b.masked_parity(syndrome, mask)).collect();
    b.equals(&checks, 0)
}

/// Returns which of the basis patterns sum to the error, if it is inside the space (`inside`).
pub(super) fn member_flips(b: &mut Builder, membership: &Membership, syndrome: &[NetId], inside: NetId) -> Vec<NetId> {
    let mut flips = Vec::with_capacity(membership.coordinates.len());
    for mask in &membership.coordinates {
        let coordinate = b.masked_parity(syndrome, *mask);
        flips.push(b.and([inside, coordinate]));
    }
    flips
}
