//! The key of a cell: a text that states what it draws. Records contain it, random streams depend on it, and exact
//! formulas are found by it.
//!
//! This is version 1 of the format. It is not a text for people and must not change: a changed key draws other
//! samples, and earlier records could not be resumed. Another version must begin with its number, such as `v2 `.

use super::spec::{Chance, Kind};
use eccforge_exact::model::{ErrorClass, ErrorModel, Patterns, Rectangle, Region};
use eccforge_scheme::Geometry;

/// The key of a class of patterns.
pub fn patterns_key(patterns: &Patterns, g: Geometry) -> String {
    of_patterns(patterns, g, &|pins| format!("device of {pins} pins"))
}

/// The key of a class's random stream; it is the same for classes with the same meaning, whatever their names.
pub(crate) fn stream_key(patterns: &Patterns, g: Geometry) -> String {
    of_patterns(patterns, g, &|pins| format!("device(device {{ pins: {pins} }})"))
}

/// The key of the random stream of class `c` of a model. Equal patterns under another name are drawn anew, because
/// equal samples would count twice.
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
            let part = |c: &ErrorClass| format!("{} x {}", c.rate, patterns_key(&c.patterns, g));
            model.classes.iter().map(part).collect::<Vec<_>>().join(" + ")
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
    };
    format!("{what} of {}", entry(g))
}

const INDEPENDENT: &str = "every bit wrong at 0x";

/// The probability of a source that draws every bit of such an entry independently, if the key belongs to one.
pub(crate) fn independent(key: &str, g: Geometry) -> Option<Chance> {
    let (units, _) = key.strip_prefix(INDEPENDENT)?.split_once(" / 2^64")?;
    let chance = Chance(u64::from_str_radix(units, 16).ok()?);
    (source_key(&Kind::Independent(chance), g) == key).then_some(chance)
}

fn entry(g: Geometry) -> String {
    let order = if g.is_data_first() { String::new() } else { format!(", check {}", g.check_pins_in_words()) };
    format!("{} beats x {} pins ({} data{order})", g.beats, g.pins, g.data_pins)
}

/// `device` formats a device of a number of pins, for which records and streams have different forms.
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
    format!("at least {min_bits} bits of {pins} pins x {beats} beats, one every {every} beats")
}

#[cfg(test)]
mod tests {
    use super::*;
    use eccforge_exact::model::{Device, DeviceMap, Sets, Uniform, Weight, Within};

    /// Records that people keep have these keys.
    #[test]
    fn keys_are_those_of_version_1() {
        let g = Geometry::new(4, 72, 64);
        let sets = Sets { first: 1, count: 4, every: 2, bits: 3, stride: 5, at_once: 2 };
        for (patterns, record, stream) in [
            (Patterns::Weight(Weight { bits: 2 }), "weight 2", "weight 2"),
            (
                Patterns::Within(Within { region: Region::Pin, min_bits: 2, max_bits: 4 }),
                "2 to 4 bits within pin",
                "2 to 4 bits within pin",
            ),
            (Patterns::Uniform(Uniform { region: Region::Entry }), "uniform over entry", "uniform over entry"),
            (
                Patterns::Uniform(Uniform { region: Region::Device(Device { pins: 4 }) }),
                "uniform over device of 4 pins",
                "uniform over device(device { pins: 4 })",
            ),
            (
                Patterns::Uniform(Uniform { region: Region::Sets(sets) }),
                "uniform over choice of 2 of 4 sets, 2 apart from bit 1, of 3 bits 5 apart",
                "uniform over choice of 2 of 4 sets, 2 apart from bit 1, of 3 bits 5 apart",
            ),
            (
                Patterns::DeviceMap(DeviceMap { pins: 4, beats: 8, map: 0x1f }),
                "bits 0x0000001f of a device of 4 pins in a burst of 8 beats",
                "bits 0x0000001f of a device of 4 pins in a burst of 8 beats",
            ),
        ] {
            let of = |key: &str| format!("{key} of 4 beats x 72 pins (64 data)");
            assert_eq!((patterns_key(&patterns, g), stream_key(&patterns, g)), (of(record), of(stream)));
        }
        let shape = Rectangle { pins: 2, beats: 4, every: Some(8), min_bits: 3 };
        for (kind, key) in [
            (Kind::Independent(Chance(0x10)), "every bit wrong at 0x10 / 2^64"),
            (Kind::Fault(Region::Byte, Chance(1 << 63)), "bits of one byte wrong at 0x8000000000000000 / 2^64"),
            (
                Kind::Devices(vec![shape, shape]),
                "different devices, each with one of at least 3 bits of 2 pins x 4 beats, one every 8 beats + \
                 at least 3 bits of 2 pins x 4 beats, one every 8 beats",
            ),
            (Kind::Asymmetric(Chance(1), Chance(2)), "stored ones lost at 0x1 / 2^64, zeros gained at 0x2 / 2^64"),
        ] {
            let key = format!("{key} of 4 beats x 72 pins (64 data)");
            assert_eq!(source_key(&kind, g), key);
            let chance = if let Kind::Independent(chance) = kind { Some(chance) } else { None };
            assert_eq!(independent(&key, g), chance);
        }
        let mixture = source_key(&Kind::Mixture(Box::new(ErrorModel::table1())), g);
        assert!(
            mixture
                .starts_with("3699/50 x weight 1 of 4 beats x 72 pins (64 data) + 19/100 x 2 to 4 bits within pin of")
        );
        assert_eq!(independent("every bit wrong at 0x10 / 2^64 of another entry", g), None);
    }
}
