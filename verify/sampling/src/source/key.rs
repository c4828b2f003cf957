//! The key of a cell: a text that states the errors that the cell draws. Records contain the key, random streams depend
//! on it, and exact formulas are looked up by it.
//!
//! This is version 1 of the format. Only programs read it. It must not change, because a changed key draws other
//! samples and prevents resuming from earlier records. Another version must begin with its number, such as `v2 `.

use super::spec::{Chance, Kind};
use eccforge_model::{ErrorModel, Patterns, Rectangle, Region};
use eccforge_scheme::Geometry;

/// The key of a class of patterns.
pub fn patterns_key(patterns: &Patterns, g: Geometry) -> String {
    of_patterns(patterns, g, &|pins| format!("device of {pins} pins"))
}

/// The key of a class's random stream; it is the same for classes with the same meaning, whatever their names.
pub fn stream_key(patterns: &Patterns, g: Geometry) -> String {
    of_patterns(patterns, g, &|pins| format!("device(device {{ pins: {pins} }})"))
}

/// The key of the random stream of class `c` of a model. Equal patterns under another name are drawn independently,
/// because equal samples would count twice.
pub(crate) fn class_key(model: &ErrorModel, c: usize, g: Geometry) -> String {
    let class = &model.classes[c];
    let key = stream_key(&class.patterns, g);
    let again = model.classes[..c].iter().any(|e| stream_key(&e.patterns, g) == key);
    if again { format!("class {}: {key}", class.id) } else { key }
}

/// The key of a source other than a class.
pub fn source_key(kind: &Kind, g: Geometry) -> String {
    let what = match kind {
        Kind::Mixture(model) => {
            let each: Vec<String> =
                model.classes.iter().map(|c| format!("{} x {}", c.rate, patterns_key(&c.patterns, g))).collect();
            each.join(" + ")
        }
        Kind::Independent(rate) => format!("{INDEPENDENT}{:x} / 2^64", rate.0),
        Kind::Fault(at, rate) => {
            let at = region(at, &|pins| format!("device of {pins} pins"));
            format!("bits of one {at} wrong at {:#x} / 2^64", rate.0)
        }
        Kind::Devices(shapes) => {
            let each: Vec<String> = shapes.iter().map(rectangle).collect();
            format!("different devices, each with one of {}", each.join(" + "))
        }
        Kind::Asymmetric(lost, gained) => {
            format!("stored ones lost at {:#x} / 2^64, zeros gained at {:#x} / 2^64", lost.0, gained.0)
        }
        Kind::Cells(cells) => {
            let each: Vec<String> =
                cells.iter().map(|[lost, gained]| format!("{:#x}/{:#x}", lost.0, gained.0)).collect();
            format!("stored ones lost and zeros gained, bit by bit, at {} in 2^64", each.join(" "))
        }
    };
    format!("{what} of {}", entry(g))
}

const INDEPENDENT: &str = "every bit wrong at 0x";

/// The probability of a source that draws every bit of such an entry independently, if the key belongs to one.
pub fn independent(key: &str, g: Geometry) -> Option<Chance> {
    let (units, _) = key.strip_prefix(INDEPENDENT)?.split_once(" / 2^64")?;
    let chance = Chance(u64::from_str_radix(units, 16).ok()?);
    (source_key(&Kind::Independent(chance), g) == key).then_some(chance)
}

fn entry(g: Geometry) -> String {
    let order = if g.is_data_first() { String::new() } else { format!(", check {}", g.check_pins_in_words()) };
    format!("{} beats x {} pins ({} data{order})", g.beats, g.pins, g.data_pins)
}

/// The key of these patterns; `device` formats a device of a number of pins, which records and streams write in different forms.
fn of_patterns(patterns: &Patterns, g: Geometry, device: &dyn Fn(usize) -> String) -> String {
    let what = match patterns {
        Patterns::Weight(w) => format!("weight {}", w.bits),
        Patterns::Within(w) => format!("{} to {} bits within {}", w.min_bits, w.max_bits, region(&w.region, device)),
        Patterns::Uniform(u) => format!("uniform over {}", region(&u.region, device)),
        Patterns::DeviceMap(d) => {
            format!("bits {:#010x} of a device of {} pins in a burst of {} beats", d.map, d.pins, d.beats)
        }
        Patterns::Shape(s) => {
            let width = s.width.unwrap_or(g.bits());
            format!("shape {:#018x} on rows of {width} cells, every {}", s.cells.0, s.every)
        }
    };
    format!("{what} of {}", entry(g))
}

fn region(region: &Region, device: &dyn Fn(usize) -> String) -> String {
    match region {
        Region::Pin => "pin".to_owned(),
        Region::Byte => "byte".to_owned(),
        Region::Lane => "lane".to_owned(),
        Region::Beat => "beat".to_owned(),
        Region::Entry => "entry".to_owned(),
        Region::Device(d) => device(d.pins),
        Region::Sets(s) => {
            let choice = if s.at_once > 1 { format!("choice of {} of ", s.at_once) } else { "of ".to_owned() };
            format!(
                "{choice}{} sets, {} apart from bit {}, of {} bits {} apart",
                s.count, s.every, s.first, s.bits, s.stride
            )
        }
    }
}

fn rectangle(shape: &Rectangle) -> String {
    let (every, Rectangle { pins, beats, min_bits, .. }) = (shape.every(), shape);
    // Without a maximum, the text is that of earlier versions, so that their records can be merged.
    let most = shape.max_bits.map(|most| format!(" and at most {most}")).unwrap_or_default();
    format!("at least {min_bits}{most} bits of {pins} pins x {beats} beats, one every {every} beats")
}
