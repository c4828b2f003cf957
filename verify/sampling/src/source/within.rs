//! Sources of classes with a minimum and a maximum number of wrong bits within one part of an entry.

use super::choice::{below, ones_between};
use super::drawn::Drawn;
use eccforge_circuit::NetId;
use eccforge_gf::integers::binomial;
use eccforge_model::Choices;
use eccforge_scheme::Geometry;

/// Regions of at most this many bits are drawn bit by bit, and all bits are drawn again after a rejection.
const DRAWN_WHOLE: usize = 16;
/// Maximum number of wrong bits that are placed one by one.
const PLACED: usize = 8;
/// A region is drawn as a whole only if at least one in this many draws is accepted; then 2^16 attempts all fail with a
/// probability of only 1e-14.
const LEAST_ACCEPTED: u64 = 1 << 11;

/// Draws a set of bits, then one of its choices, with all patterns equally likely: a set is drawn in proportion to its
/// choices. All sets have the same numbers of wrong bits.
pub(super) fn within(d: &mut Drawn, sets: &[Choices], g: Geometry) -> Result<Vec<NetId>, String> {
    let sets: Vec<&Choices> = sets.iter().filter(|set| set.bits.len() >= set.least).collect();
    let parts: Vec<&[usize]> = sets.iter().map(|set| set.bits.as_slice()).collect();
    let (min, max) = sets.first().map_or((0, 0), |set| (set.least, set.most));
    let mut sizes: Vec<usize> = parts.iter().map(|p| p.len()).collect();
    sizes.sort_unstable();
    sizes.dedup();
    // Parts of one size have as many patterns each, and are drawn uniformly.
    if let [size] = sizes[..] {
        let here = d.one_of(parts.len());
        let wrong = of_size(d, size, (min, max))?;
        return Ok(d.place(&parts, &here, &wrong, g));
    }
    let here = by_patterns(d, &sets)?;
    let mut ways = vec![Vec::new(); g.bits()];
    for size in sizes {
        let wrong = of_size(d, size, (min, max))?;
        let mut parts_of_size = Vec::new();
        let mut here_of_size = Vec::new();
        for (part, here) in parts.iter().zip(&here) {
            if part.len() == size {
                parts_of_size.push(*part);
                here_of_size.push(*here);
            }
        }
        let error = d.place(&parts_of_size, &here_of_size, &wrong, g);
        for (ways, error) in ways.iter_mut().zip(error) {
            ways.push(error);
        }
    }
    Ok(ways.into_iter().map(|nets| d.b.or(nets)).collect())
}

/// One net for each part, exactly one of which is one, in proportion to the part's patterns.
fn by_patterns(d: &mut Drawn, sets: &[&Choices]) -> Result<Vec<NetId>, String> {
    let mut total = 0u64;
    let mut ends = Vec::new();
    for set in sets {
        // `count` saturates: the greatest number may stand for a greater one.
        let patterns = Some(set.count()).filter(|count| *count < u64::MAX);
        total = patterns
            .and_then(|patterns| total.checked_add(patterns))
            .ok_or_else(|| "the class has more than 2^64 patterns in parts of several sizes".to_owned())?;
        ends.push(total);
    }
    let number = d.number(total);
    let ended: Vec<NetId> = ends.iter().map(|&end| below(&mut d.b, &number, end)).collect();
    let mut here = vec![ended[0]];
    for pair in ended.windows(2) {
        let later = d.b.not(pair[0]);
        here.push(d.b.and([later, pair[1]]));
    }
    Ok(here)
}

/// A pattern of a part of `size` bits.
pub(super) fn of_size(d: &mut Drawn, size: usize, (min, max): (usize, usize)) -> Result<Vec<NetId>, String> {
    let max = max.min(size);
    let accepted: u64 = (min..=max).map(|k| binomial(size as u64, k as u64)).fold(0, u64::saturating_add);
    if size <= DRAWN_WHOLE && accepted * LEAST_ACCEPTED >= 1 << size {
        return Ok(d.accepted(size, |b, _, own| ones_between(b, own, min, max)));
    }
    if max <= PLACED {
        return Ok(placed(d, size, min, max));
    }
    if size - min <= PLACED {
        // Only a few bits are right, so these are drawn.
        let right = placed(d, size, size - max, size - min);
        return Ok(right.into_iter().map(|net| d.b.not(net)).collect());
    }
    Err(format!(
        "patterns of up to {max} bits within {size} bits cannot be drawn: at most {PLACED} bits are placed one by one, or give `uniform`"
    ))
}

/// From `min` to `max` distinct positions among `size` in order; the number is drawn in proportion to the patterns.
fn placed(d: &mut Drawn, size: usize, min: usize, max: usize) -> Vec<NetId> {
    // Cumulative numbers of patterns: a number below the k-th stands for at most min + k bits.
    let mut cumulative = Vec::new();
    let mut sum = 0;
    for k in min..=max {
        sum += binomial(size as u64, k as u64);
        cumulative.push(sum);
    }
    let asked = if min == max { Vec::new() } else { d.number(cumulative[cumulative.len() - 1]) };
    let positions = d.distinct(max, size);
    let mut wrong = vec![Vec::new(); size];
    for (i, position) in positions.iter().enumerate() {
        // Bit number i (from 0) is placed unless the number of bits is at most i.
        let enough = if i < min {
            d.b.constant(true)
        } else {
            let few = below(&mut d.b, &asked, cumulative[i - min]);
            d.b.not(few)
        };
        for (wrong, here) in wrong.iter_mut().zip(position) {
            wrong.push(d.b.and([*here, enough]));
        }
    }
    wrong.into_iter().map(|w| d.b.or(w)).collect()
}
