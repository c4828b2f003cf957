//! Single events: a class of the error model, a time, a place, and how many entries are touched.
//!
//! The paper gives 65 % single-bit single-entry and 28 % multi-bit multi-entry events, 74 % single-bit patterns, and a
//! long tail of breadths up to 5359 entries \[Sullivan et al., MICRO'21, Section 5, Fig. 4\]; how the remaining 7 % divide
//! and the weight of each bin of the tail are not printed. The defaults of the fault file are assumptions.

use super::effect::Upset;
use super::fault_file::EventsSpec;
use super::map::FaultMap;
use crate::bits::{Bits, ENTRY_BITS};
use crate::random::Draw;
use eccforge_files::yaml::Spanned;
use eccforge_gpu::geometry::Field;
use eccforge_model::{ErrorModel, Patterns, Region, Within};
use eccforge_scheme::Geometry;
use num_traits::ToPrimitive;

/// The largest observed number of entries of one event \[MICRO'21, Section 5\].
pub const MOST_ENTRIES: u64 = 5359;
/// Share of single-bit events that touch several entries: half of the 7 % that are neither SBSE nor MBME, over all
/// single-bit events. The half is an assumption.
pub const BROAD_SINGLE_BIT: f64 = 3.5 / 68.5;
/// Share of multi-bit events that touch several entries: 28 % of 31.5 %. The split of the 3.5 % is an assumption.
pub const BROAD_MULTI_BIT: f64 = 28.0 / 31.5;

/// The value of an optional number, or its default.
pub(super) fn value_or(number: Option<&Spanned<f64>>, default: f64) -> f64 {
    number.map_or(default, |number| number.value)
}

/// The numbers of entries that events touch.
#[derive(Clone, Debug)]
pub struct Breadth {
    single: f64,
    multi: f64,
    /// Weights of 2..3, 4..7, ... entries, summing to 1.
    weights: Vec<f64>,
}

impl Breadth {
    /// The breadths that a fault file asks for; by default, equal weights of all bins up to the largest observed
    /// breadth.
    pub fn new(spec: &EventsSpec) -> Self {
        let weights = spec.breadth_weights.as_ref().map_or_else(|| vec![1.0; 12], |w| w.value.clone());
        let sum: f64 = weights.iter().sum();
        Self {
            single: value_or(spec.broad_single_bit.as_ref(), BROAD_SINGLE_BIT),
            multi: value_or(spec.broad_multi_bit.as_ref(), BROAD_MULTI_BIT),
            weights: weights.iter().map(|w| w / sum).collect(),
        }
    }

    /// Number of entries of event `i`.
    fn entries(&self, single_bit: bool, draw: &Draw, i: u64) -> u64 {
        let broad = if single_bit { self.single } else { self.multi };
        if draw.unit(i, 1) >= broad {
            return 1;
        }
        let mut left = draw.unit(i, 2);
        let bin = self.weights.iter().position(|w| {
            left -= w;
            left < 0.0
        });
        // Rounding may leave a rest after the last bin.
        let low = 2u64 << bin.unwrap_or(self.weights.len() - 1);
        let high = (2 * low).min(MOST_ENTRIES + 1).max(low + 1);
        low + draw.below(i, 3, high - low)
    }
}

/// The shape of an entry of this memory.
pub fn shape() -> Geometry {
    Geometry::new(4, 72, 64)
}

/// Events to draw.
#[derive(Clone, Debug)]
pub struct Events<'a> {
    /// Number of events.
    pub count: u64,
    /// The classes of the events, with their probabilities.
    pub model: &'a ErrorModel,
    /// How many entries an event touches.
    pub breadth: Breadth,
    /// The time in which the events occur.
    pub seconds: f64,
    /// Maximum number of touched entries.
    pub room: usize,
}

/// Draws events: for each touched entry its flips.
///
/// # Errors
/// The events touch more entries than there is room for.
pub fn draw(map: &FaultMap, events: &Events<'_>, draw: &Draw) -> Result<Vec<(u64, Upset)>, String> {
    let Events { count, model, breadth, seconds, room } = events;
    let rates: Vec<f64> = model.classes.iter().map(|c| model.probability(c).to_f64().unwrap_or(0.0)).collect();
    let mut upsets = Vec::new();
    for i in 0..*count {
        // The class in whose share of the line from 0 to 1 the drawn number is.
        let mut rest = draw.unit(i, 0);
        let class = rates.iter().position(|rate| {
            rest -= rate;
            rest < 0.0
        });
        let patterns = &model.classes[class.unwrap_or(0)].patterns;
        let single = matches!(patterns, Patterns::Weight(w) if w.bits == 1);
        let touched = entries(map, breadth.entries(single, draw, i), single, draw.below(i, 4, map.entries));
        if upsets.len() + touched.len() > *room {
            return Err(format!("{count} events touch more than {room} entries"));
        }
        let time = seconds * draw.unit(i, 5);
        let draw_of_event = draw.part(i);
        // All entries of an event fail in the same part: a mat, a word line, a pin.
        let part = draw_of_event.bits(0, 0);
        for (k, entry) in (1..).zip(touched) {
            let mask = pattern(patterns, part, &draw_of_event, k);
            upsets.push((entry, Upset { seconds: time, mask }));
        }
    }
    Ok(upsets)
}

/// The first entry and its neighbours: along the bit line for single bits (same column, next rows), along the word line
/// and then the next rows otherwise. There are fewer at the edge of the bank or of the memory in use.
fn entries(map: &FaultMap, count: u64, along_bit_line: bool, first: u64) -> Vec<u64> {
    let mut fields = map.fields(first);
    let [rows, columns] = [Field::Row, Field::Column].map(|f| map.geometry.sizes[f as usize]);
    let mut list = Vec::new();
    for _ in 0..count {
        let entry = map.entry(fields);
        if entry < map.entries {
            list.push(entry);
        }
        if !along_bit_line {
            let column = &mut fields[Field::Column as usize];
            *column += 1;
            if *column < columns {
                continue;
            }
            *column = 0;
        }
        let row = &mut fields[Field::Row as usize];
        *row += 1;
        if *row == rows {
            break;
        }
    }
    list
}

/// One pattern of a class in a fixed part of the entry: all patterns of the class there are equally likely.
fn pattern(patterns: &Patterns, part: u64, draw: &Draw, entry: u64) -> Bits {
    let g = shape();
    match patterns {
        // The bit of a single-bit event is the same in all its entries; it is one bit line.
        Patterns::Weight(w) if w.bits == 1 => Bits::bit(index_below(ENTRY_BITS, part)),
        Patterns::Weight(w) => some_of(&(0..ENTRY_BITS).collect::<Vec<_>>(), w.bits, draw, entry),
        Patterns::Uniform(u) => draw.entry(entry, 0) & Bits::of(region_of(u.region, part)),
        Patterns::Within(w) => within(&region_of(w.region, part), w, draw, entry),
        // The place of the device and the part of its burst, or the place of the shape, are those of the event.
        _ => {
            let all = patterns.listed(g);
            all.get(index_below(all.len(), part)).cloned().map_or(Bits::NONE, Bits::of)
        }
    }
}

/// The index below `n` that the 64 bits of `part` choose, all about equally likely. A remainder would take the low bits only.
fn index_below(n: usize, part: u64) -> usize {
    ((u128::from(part) * n as u128) >> 64) as usize
}

/// One of the parts of an entry that are regions of this kind.
fn region_of(region: Region, part: u64) -> Vec<usize> {
    let parts = region.parts(shape());
    parts[index_below(parts.len(), part)].clone()
}

/// A set of `min` to `max` bits of a region: draws the size by the number of sets of that size, then the set.
fn within(bits: &[usize], w: &Within, draw: &Draw, entry: u64) -> Bits {
    let sizes: Vec<usize> = (w.min_bits..=w.max_bits.min(bits.len())).collect();
    let total: f64 = sizes.iter().map(|&k| sets(bits.len(), k)).sum();
    let mut left = draw.unit(entry, 0) * total;
    let size = sizes.iter().find(|&&k| {
        left -= sets(bits.len(), k);
        left < 0.0
    });
    // Rounding may leave a rest after the last size.
    some_of(bits, size.or(sizes.last()).copied().unwrap_or(0), draw, entry)
}

/// The number of sets of k of n bits. It exceeds 64 bits, and its rounding only changes the weights of sizes.
fn sets(n: usize, k: usize) -> f64 {
    let mut count = 1.0;
    for i in 0..k {
        count = count * (n - i) as f64 / (i + 1) as f64;
    }
    count
}

/// A set of `count` of these bits, all equally likely \[Floyd's algorithm\].
fn some_of(bits: &[usize], count: usize, draw: &Draw, entry: u64) -> Bits {
    let mut chosen = Bits::NONE;
    for j in bits.len() - count.min(bits.len())..bits.len() {
        let i = draw.below(entry, 16 + j as u64, j as u64 + 1) as usize;
        let new = Bits::bit(bits[i]);
        chosen = chosen | if (chosen & new).is_none() { new } else { Bits::bit(bits[j]) };
    }
    chosen
}
