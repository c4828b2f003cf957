//! Locates errors within small sets of bits with independent columns by error trapping.
//!
//! If the columns of H at a set of bits are independent, the syndrome determines an error within the set: the error
//! is the syndrome in the basis of these columns [error trapping: Lin & Costello, Section 5.7; information sets:
//! Prange 1962]. One linear map per set thus serves all its correctable patterns. For an entry that corrects bytes
//! and pins, the sets are its byte lanes. A trapped error is correctable if all its ones are in one byte or on one
//! pin.

use super::lookup::Matches;
use eccforge_circuit::{Builder, NetId, Role};
use eccforge_gf::gf2::{Membership, membership};
use eccforge_scheme::{Scheme, Space};

/// Bits with independent columns, and the correctable patterns within them.
struct Trap {
    /// Bits of the codeword, ascending.
    bits: Vec<usize>,
    /// Expresses the syndrome in the basis of the columns of `bits`.
    basis: Membership,
    /// Families of disjoint sets of positions in `bits`; any error within one set is correctable.
    families: Vec<Vec<Vec<usize>>>,
}

/// The traps of a codeword, which locate its errors.
pub(super) struct Trapping {
    traps: Vec<Trap>,
}

impl Trapping {
    /// The traps of codeword `w`; bits that occur together in a correctable pattern share a trap. `None` if a space
    /// lacks a pattern of its bits, if columns in a trap are dependent, or if no trap serves two sets.
    pub fn new(scheme: &Scheme, w: usize) -> Option<Self> {
        let mut traps: Vec<(Vec<usize>, Vec<Vec<usize>>)> = Vec::new();
        for space in &scheme.corrects[w] {
            let set = free_bits(space)?;
            let (overlapping, disjoint): (Vec<_>, Vec<_>) =
                traps.into_iter().partition(|(bits, _)| bits.iter().any(|bit| set.contains(bit)));
            let (mut bits, mut sets) = (set.clone(), vec![set]);
            for (more, others) in overlapping {
                bits.extend(more);
                sets.extend(others);
            }
            bits.sort_unstable();
            bits.dedup();
            traps = disjoint;
            traps.push((bits, sets));
        }
        // The order of traps does not depend on that of the spaces in the file.
        traps.sort_unstable();
        let traps: Vec<Trap> =
            traps.into_iter().map(|(bits, sets)| Trap::new(scheme, bits, sets)).collect::<Option<_>>()?;
        // A trap with one set is a membership test, which look-up also has.
        traps.iter().any(|t| t.families.iter().map(Vec::len).sum::<usize>() > 1).then_some(Self { traps })
    }

    /// Locates the errors. A hit flips the bits in its trap.
    pub fn locate(&self, b: &mut Builder, n: usize, syndrome: &[NetId]) -> Matches {
        let mut matches = Matches { hits_on_zero: true, ..Matches::none(n) };
        for (t, trap) in self.traps.iter().enumerate() {
            let outside = sums(b, syndrome, &trap.basis.checks);
            let error = sums(b, syndrome, &trap.basis.coordinates);
            b.word(format!("trapped_{t}"), Role::Predecode, error.clone());
            let mut families = Vec::with_capacity(trap.families.len());
            for sets in &trap.families {
                let wrong = sets.iter().map(|set| b.or(set.iter().map(|place| error[*place]))).collect();
                families.push(at_most_one(b, wrong));
            }
            let one = b.or(families);
            let none = b.equals(&outside, 0);
            let hit = b.and([one, none]);
            for (bit, net) in trap.bits.iter().zip(&error) {
                let flip = b.and([hit, *net]);
                matches.flips[*bit].push(flip);
            }
            matches.hit(hit, trap.bits.clone());
        }
        matches
    }
}

impl Trap {
    /// A trap for sets of bits; `None` if the columns of its bits are dependent.
    fn new(scheme: &Scheme, bits: Vec<usize>, sets: Vec<Vec<usize>>) -> Option<Self> {
        let r = scheme.code.h.r();
        // More columns than rows are always dependent.
        if bits.len() > r as usize {
            return None;
        }
        let columns: Vec<u64> = bits.iter().map(|bit| scheme.code.h.columns()[*bit]).collect();
        let basis = membership(&columns, r)?;
        let families = families(&bits, sets);
        Some(Self { bits, basis, families })
    }
}

/// The XORs of the bits of the syndrome that each mask selects.
fn sums(b: &mut Builder, syndrome: &[NetId], masks: &[u64]) -> Vec<NetId> {
    masks.iter().map(|mask| b.masked_parity(syndrome, *mask)).collect()
}

/// The bits of a space, if it contains every pattern of these bits.
fn free_bits(space: &Space) -> Option<Vec<usize>> {
    let mut bits =
        space.basis().iter().map(|p| if let [bit] = p[..] { Some(bit) } else { None }).collect::<Option<Vec<_>>>()?;
    bits.sort_unstable();
    Some(bits)
}

/// Groups sets of bits into families of disjoint sets of positions in `bits` that cover all positions; missing
/// positions become single sets. Sets within others are dropped.
fn families(bits: &[usize], mut sets: Vec<Vec<usize>>) -> Vec<Vec<Vec<usize>>> {
    sets.sort_unstable_by_key(|set| (std::cmp::Reverse(set.len()), set.clone()));
    let mut largest: Vec<Vec<usize>> = Vec::new();
    for set in sets {
        let is_within_another = largest.iter().any(|other| set.iter().all(|bit| other.contains(bit)));
        if !is_within_another {
            largest.push(set);
        }
    }
    let mut families: Vec<Vec<Vec<usize>>> = Vec::new();
    for set in largest {
        let set: Vec<usize> = set.iter().filter_map(|bit| bits.binary_search(bit).ok()).collect();
        let disjoint = families.iter_mut().find(|family| family.iter().flatten().all(|place| !set.contains(place)));
        match disjoint {
            Some(family) => family.push(set),
            None => families.push(vec![set]),
        }
    }
    for family in &mut families {
        let covered = family.concat();
        // If one set has the error, no other bit may be wrong.
        family.extend((0..bits.len()).filter(|place| !covered.contains(place)).map(|place| vec![place]));
    }
    families
}

/// Whether at most one of the nets is set.
fn at_most_one(b: &mut Builder, nets: Vec<NetId>) -> NetId {
    let none = b.constant(false);
    let mut parts: Vec<Part> = nets.into_iter().map(|net| Part { any: net, several: none }).collect();
    // Parts are combined in pairs, so the depth grows with the logarithm of their number.
    while parts.len() > 1 {
        let mut larger = Vec::with_capacity(parts.len().div_ceil(2));
        for pair in parts.chunks(2) {
            let [left, right] = *pair else {
                larger.push(pair[0]);
                continue;
            };
            let both = b.and([left.any, right.any]);
            let any = b.or([left.any, right.any]);
            larger.push(Part { any, several: b.or([left.several, right.several, both]) });
        }
        parts = larger;
    }
    let several = parts.first().map_or(none, |whole| whole.several);
    b.not(several)
}

/// Whether any of a part of the nets is set, and whether several are.
#[derive(Clone, Copy)]
struct Part {
    any: NetId,
    several: NetId,
}
