//! Proof that decoding is unique: every correctable pattern of a codeword has its own non-zero syndrome.
//!
//! The patterns are unions of linear spaces. H is injective on a space if its basis has independent syndromes. Two spaces
//! U and V share no syndrome exactly if H is injective on U + V.

use super::space::Space;
use crate::Code;
use crate::diagnostic::{Checked, Place};
use eccforge_gf::gf2::{Span, dependent};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

/// With fewer patterns all syndromes are listed; with more, spaces are compared in pairs if there are few.
// Listing keeps an entry of a map for each pattern.
pub(super) const LISTED_PATTERNS: u64 = 1 << 21;
// Pairs grow with the square: 2000 spaces are two million comparisons of ranks.
const MAX_COMPARED_SPACES: usize = 2000;

/// Proves that every correctable pattern has its own non-zero syndrome.
pub(super) fn prove(spaces: &[(Space, Place)], code: &Code, w: usize) -> Checked<()> {
    // Comparisons of spaces assume that H is injective on each.
    for (space, place) in spaces {
        if let Some(mask) = dependent(space.syndromes(code)) {
            let name = space.name(mask as u64);
            let message =
                format!("codeword {w}: the error in {name} has syndrome zero, so it cannot be detected or corrected");
            let help = "remove it from `corrects`, or use a code of greater distance";
            return place.error("corrected here", message).help(help).err();
        }
    }
    // Neither test lists patterns, of which large codes have too many.
    if separated_by_distance(spaces, code) {
        return Ok(());
    }
    if separated_by_shifts(spaces, code) {
        return Ok(());
    }
    let total: u64 = spaces.iter().map(|(s, _)| (1u64 << s.dimension()) - 1).sum();
    if total > LISTED_PATTERNS && spaces.len() > MAX_COMPARED_SPACES {
        let message = format!("{total} correctable patterns in {} sets are too many to distinguish", spaces.len());
        let help = "correct fewer bits together, or use a shorter code";
        return spaces[spaces.len() - 1].1.error("too many patterns", message).help(help).err();
    }
    let clash = if total <= LISTED_PATTERNS { clash_by_listing(spaces, code) } else { clash_by_rank(spaces, code) };
    let Some(((a, index_a), (b, index_b), syndrome)) = clash else { return Ok(()) };
    let (first, second) = (spaces[a].0.name(index_a), spaces[b].0.name(index_b));
    let message = format!(
        "codeword {w}: errors in {first} and in {second} have the same syndrome {syndrome:#x}, so neither can be corrected"
    );
    let help = "remove one of them from `corrects`, or use a code that distinguishes them";
    let diagnostic = if spaces[a].1 == spaces[b].1 {
        spaces[b].1.error("this corrects both", message)
    } else {
        spaces[b]
            .1
            .error(format!("this corrects {second}"), message)
            .also(spaces[a].1, format!("this corrects {first}"))
    };
    diagnostic.help(help).err()
}

/// Whether the distance is enough to separate all patterns. A Reed-Solomon code is MDS (its locators are distinct): any r symbols
/// have independent columns, so patterns of up to t symbols have distinct syndromes if 2t <= r [Lin & Costello, Section 7.2].
fn separated_by_distance(spaces: &[(Space, Place)], code: &Code) -> bool {
    let Some(rs) = code.reed_solomon() else { return false };
    let most = rs.check_symbols as usize / 2;
    spaces.iter().all(|(s, _)| s.symbols(code).is_some_and(|symbols| symbols.len() <= most))
}

/// Whether shifts separate all bursts of a cyclic code. Multiplication by x maps the bursts of two runs to those of the next two
/// runs and has an inverse, so H is injective on the bits of any two runs if it is on those of the first run and any other.
fn separated_by_shifts(spaces: &[(Space, Place)], code: &Code) -> bool {
    let Some(burst) = runs(&mut spaces.iter().map(|(space, _)| space), code) else { return false };
    let columns = code.h.columns();
    (1..spaces.len()).all(|first| {
        let other = (first..first + burst).filter(|bit| *bit >= burst);
        dependent((0..burst).chain(other).map(|bit| columns[bit])).is_none()
    })
}

/// The length b of a run in bits, if the code is cyclic and the spaces are all its bursts within b consecutive bits, in order.
pub(super) fn runs(spaces: &mut dyn ExactSizeIterator<Item = &Space>, code: &Code) -> Option<usize> {
    let burst = (code.h.n() + 1).checked_sub(spaces.len())?;
    // A code that only detects has no spaces, which would be a run that is longer than the codeword.
    let is_cyclic = (2..=code.h.n()).contains(&burst) && code.cyclic().is_some_and(|cyclic| !cyclic.extended);
    if !is_cyclic {
        return None;
    }
    let are_runs = spaces.enumerate().all(|(first, space)| {
        let bits = space.basis().iter().flatten().copied();
        space.dimension() == burst && bits.eq(first..first + burst)
    });
    are_runs.then_some(burst)
}

/// Two members of the spaces with the same syndrome: (space, member) twice, and the syndrome.
type Clash = ((usize, u64), (usize, u64), u64);

fn clash_by_listing(spaces: &[(Space, Place)], code: &Code) -> Option<Clash> {
    let mut owner: FxHashMap<u64, (usize, u64)> = FxHashMap::default();
    for (i, (space, _)) in spaces.iter().enumerate() {
        for (index, syndrome) in space.members(code) {
            match owner.entry(syndrome) {
                Entry::Vacant(place) => drop(place.insert((i, index))),
                Entry::Occupied(place) => {
                    let (j, other) = *place.get();
                    // A pattern may be in two spaces.
                    if spaces[j].0.pattern(other) != space.pattern(index) {
                        return Some(((j, other), (i, index), syndrome));
                    }
                }
            }
        }
    }
    None
}

/// Searches for a clash by ranks: two spaces U and V have none exactly if H is injective on U + V.
fn clash_by_rank(spaces: &[(Space, Place)], code: &Code) -> Option<Clash> {
    let syndromes: Vec<Vec<u64>> = spaces.iter().map(|(s, _)| s.syndromes(code)).collect();
    for b in 0..spaces.len() {
        let span_b = Span::of(syndromes[b].iter().copied());
        for a in 0..b {
            // Basis patterns that both spaces hold count once.
            let own: Vec<usize> =
                (0..syndromes[a].len()).filter(|&i| !spaces[b].0.basis().contains(&spaces[a].0.basis()[i])).collect();
            let mut span = span_b.clone();
            for (at, &i) in own.iter().enumerate() {
                if let Some(mask) = span.insert(syndromes[a][i]) {
                    let d = syndromes[b].len();
                    let index_b = (mask & ((1 << d) - 1)) as u64;
                    let mut index_a = 1u64 << i;
                    for (k, earlier) in own[..at].iter().enumerate() {
                        index_a |= ((mask >> (d + k) & 1) as u64) << earlier;
                    }
                    if spaces[a].0.pattern(index_a) == spaces[b].0.pattern(index_b) {
                        continue; // the same pattern, listed twice
                    }
                    let syndrome = (0..d).filter(|i| index_b >> i & 1 == 1).fold(0, |s, i| s ^ syndromes[b][i]);
                    return Some(((a, index_a), (b, index_b), syndrome));
                }
            }
        }
    }
    None
}
