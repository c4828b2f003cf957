//! Random classes of errors, as a model file and as the patterns that their words mean.

use crate::random_scheme::{Random, Shape};
use std::collections::{BTreeMap, BTreeSet};

/// A pattern: bit i is set if physical bit i is wrong.
pub type Mask = u32;

/// The patterns of a class.
pub enum Class {
    /// Each of these patterns, with the number of times that it is listed.
    Listed(Vec<Mask>),
    /// Any pattern on one of these sets of bits, each set as often as any other.
    Uniform(Vec<Mask>),
}

impl Class {
    pub fn holds(&self, pattern: Mask) -> bool {
        match self {
            Self::Listed(list) => list.contains(&pattern),
            Self::Uniform(parts) => parts.iter().any(|part| pattern & !part == 0),
        }
    }
}

/// Returns the text of a region, and its parts.
fn region(random: &mut Random, shape: Shape, most_at_once: usize) -> (String, Vec<Mask>) {
    let bits = shape.bits();
    let by = |cell: &dyn Fn(usize) -> usize| {
        let mut parts: BTreeMap<usize, Mask> = BTreeMap::new();
        for bit in 0..bits {
            *parts.entry(cell(bit)).or_default() |= 1 << bit;
        }
        parts.into_values().collect::<Vec<Mask>>()
    };
    match random.below(9) {
        0 => ("pin".into(), by(&|b| shape.pin(b))),
        1 => ("byte".into(), by(&|b| shape.byte(b))),
        2 => ("lane".into(), by(&|b| shape.lane(b))),
        3 => ("beat".into(), by(&|b| b / shape.pins)),
        4 => ("entry".into(), by(&|_| 0)),
        5 => {
            let pins = random.from(1, 4);
            (format!("{{device: {{pins: {pins}}}}}"), by(&|b| shape.pin(b) / pins))
        }
        _ => sets(random, bits, most_at_once).unwrap_or_else(|| ("pin".into(), by(&|b| shape.pin(b)))),
    }
}

/// Returns sets of bits in arithmetic progression; `None` if 20 draws find none that fits without overlap.
fn sets(random: &mut Random, bits: usize, most_at_once: usize) -> Option<(String, Vec<Mask>)> {
    for _ in 0..20 {
        let (first, count, every) = (random.below(3), random.from(1, 5), random.below(6));
        let (length, stride) = (random.from(1, 4), random.below(5));
        let set = |i: usize| (0..length).map(|j| first + every * i + stride * j).collect::<Vec<_>>();
        let all: Vec<usize> = (0..count).flat_map(set).collect();
        let different: BTreeSet<&usize> = all.iter().collect();
        if different.len() < all.len() || all.iter().any(|b| *b >= bits) {
            continue;
        }
        let at_once = random.from(1, count.min(most_at_once));
        let chosen = (0..1u32 << count).filter(|choice| choice.count_ones() as usize == at_once);
        let mask = |choice: u32| {
            let mut mask = 0;
            for bit in (0..count).filter(|i| choice >> i & 1 == 1).flat_map(set) {
                mask |= 1 << bit;
            }
            mask
        };
        let text = format!(
            "{{sets: {{first: {first}, count: {count}, every: {every}, bits: {length}, stride: {stride}, at-once: {at_once}}}}}"
        );
        return Some((text, chosen.map(mask).collect()));
    }
    None
}

fn class(random: &mut Random, shape: Shape) -> (String, Class) {
    let all = || 0..1 << shape.bits();
    match random.below(6) {
        0 | 1 => {
            let bits = random.from(1, 4);
            (
                format!("{{weight: {{bits: {bits}}}}}"),
                Class::Listed(all().filter(|p: &Mask| p.count_ones() == bits as u32).collect()),
            )
        }
        2 => {
            let (words, parts) = region(random, shape, 1);
            let (min, more) = (random.from(1, 3), random.below(4));
            let max = min + more;
            let fits = |pattern: &Mask| {
                let has_wanted_bits = (min..=max).contains(&(pattern.count_ones() as usize));
                has_wanted_bits && parts.iter().any(|part| pattern & !part == 0)
            };
            let text = format!("{{within: {{region: {words}, min-bits: {min}, max-bits: {max}}}}}");
            (text, Class::Listed(all().filter(fits).collect()))
        }
        3 => {
            let (pins, beats) = (random.from(1, 3), shape.beats * random.from(1, 2));
            if pins * beats > 32 {
                return class(random, shape);
            }
            let map = (random.0.bits() & random.0.bits()) % (1 << (pins * beats));
            let text = format!("{{device-map: {{pins: {pins}, beats: {beats}, map: {map}}}}}");
            if !shape.pins.is_multiple_of(pins) {
                return (text, Class::Listed(Vec::new()));
            }
            let is_wrong = |place: usize, entry: usize, bit: usize| {
                let (beat, pin) = (entry * shape.beats + bit / shape.pins, bit % shape.pins);
                pin / pins == place && map >> (pins * beat + pin % pins) & 1 == 1
            };
            let mut patterns = Vec::new();
            for place in 0..shape.pins / pins {
                for entry in 0..beats / shape.beats {
                    let wrong = (0..shape.bits()).filter(|bit| is_wrong(place, entry, *bit));
                    patterns.push(wrong.map(|bit| 1 << bit).sum());
                }
            }
            (text, Class::Listed(patterns))
        }
        4 => placed(random, shape),
        _ => {
            let (words, parts) = region(random, shape, 3);
            (format!("{{uniform: {{region: {words}}}}}"), Class::Uniform(parts))
        }
    }
}

/// A cluster of two or three cells on a map of the entry.
fn placed(random: &mut Random, shape: Shape) -> (String, Class) {
    let clusters: [(&str, &[(usize, usize)]); 4] = [
        (r#"["11"]"#, &[(0, 0), (0, 1)]),
        (r#"["101"]"#, &[(0, 0), (0, 2)]),
        (r#"["10", "11"]"#, &[(0, 0), (1, 0), (1, 1)]),
        (r#"["01", "10"]"#, &[(0, 1), (1, 0)]),
    ];
    let (cells, wrong) = clusters[random.below(4)];
    let (bits, width) = (shape.bits(), [shape.bits(), shape.pins][random.below(2)]);
    let every = random.from(1, 5);
    let text = format!("{{shape: {{cells: {cells}, width: {width}, every: {every}}}}}");
    // The cell of the map of each bit; a map that names a bit twice is rejected.
    let cell = |bit: usize| {
        let columns: Vec<usize> = (0..width).filter(|c| c * every % width == bit % width).collect();
        (columns.len() == 1).then(|| (bit / width, columns[0]))
    };
    let Some(map) = (0..bits).map(cell).collect::<Option<Vec<_>>>() else { return (text, Class::Listed(Vec::new())) };
    let mut patterns: Vec<Mask> = Vec::new();
    for y in 0..bits / width {
        for x in 0..width {
            let bit_at = |(dy, dx): &(usize, usize)| map.iter().position(|cell| *cell == (y + dy, x + dx));
            // The class has only clusters that are within the map.
            let wrong: Option<Vec<usize>> = wrong.iter().map(bit_at).collect();
            patterns.extend(wrong.map(|bits| bits.iter().map(|bit| 1 << bit).sum::<Mask>()));
        }
    }
    (text, Class::Listed(patterns))
}

/// A model of a few classes.
pub fn model(random: &mut Random, shape: Shape) -> (String, Vec<Class>) {
    let mut text = "eccforge-model: 1\nid: random\nname: Random\nsource: a test\nunit: fit\nclasses:\n".to_owned();
    let mut classes = Vec::new();
    for i in 0..random.from(2, 5) {
        let (patterns, class) = class(random, shape);
        text += &format!("  - {{id: c{i}, name: C{i}, rate: 1, patterns: {patterns}}}\n");
        classes.push(class);
    }
    (text, classes)
}
