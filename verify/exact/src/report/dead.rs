//! Results of a scheme with a failed device, as a document.

use super::Provenance;
use super::json::Patterns;
use super::words::{percent, rounded};
use crate::dead::{DeadDevice, Further};
use crate::model::ErrorModel;
use crate::tally::Tally;
use eccforge_report::{Document, Report, Table, in_order};
use eccforge_scheme::Scheme;
use num_traits::One;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// A scheme with each of several failed devices.
#[derive(Clone, Copy, Debug)]
pub struct Dead<'a> {
    /// The scheme.
    pub scheme: &'a Scheme,
    /// The model of further errors.
    pub model: &'a ErrorModel,
    /// The devices.
    pub devices: &'a [DeadDevice],
    /// Provenance of the result.
    pub run: &'a Provenance,
}

/// What a scheme does while each of some devices is dead.
#[derive(Serialize, JsonSchema)]
pub struct DeadDevices<'a> {
    /// One for each dead device, in the order asked for.
    devices: Vec<OfDevice<'a>>,
    /// Name of the scheme.
    name: &'a str,
    /// What was run: enough to make the result again.
    provenance: &'a Provenance,
    /// Id of the scheme.
    scheme: &'a str,
}

/// A dead device.
#[derive(Serialize, JsonSchema)]
struct OfDevice<'a> {
    /// What is dead, as it is written.
    dead: &'a str,
    /// Its physical bits.
    dead_bits: &'a [usize],
    /// The minimum distance of the punctured code.
    distance: Punctured,
    /// By class of further errors, those without any first.
    further: Vec<OfClass<'a>>,
    /// Whether the other bits tell what the dead ones would be.
    recovered: bool,
}

/// The minimum distance of a punctured code.
#[derive(Serialize, JsonSchema)]
struct Punctured {
    /// Number of bits.
    bits: u32,
    /// Whether the distance may be larger.
    lower_bound_only: bool,
    /// Distance in symbols, where whole symbols of a code that has any are dead.
    symbols: Option<u32>,
}

/// A class of further errors.
#[derive(Serialize, JsonSchema)]
struct OfClass<'a> {
    /// Id of the class of errors; empty for no further error.
    class: &'a str,
    /// Whether a decoder that knows of the dead device could put every error of the class right, were there no others; null
    /// where that is not known.
    correctable: Option<bool>,
    /// Further errors alone, in decimal digits; null where they are not counted.
    errors: Option<String>,
    /// Its name.
    name: &'a str,
    /// Every pattern on the dead bits with every further error, decoded as it is; null where they are not counted.
    outcomes: Option<Patterns>,
    /// Further errors that the punctured code does not see; null where they are not counted.
    unseen: Option<String>,
}

impl<'a> From<&Dead<'a>> for DeadDevices<'a> {
    fn from(dead: &Dead<'a>) -> Self {
        let class = |f: &'a Further| OfClass {
            class: &f.class,
            correctable: f.correctable,
            errors: f.unseen.as_ref().map(|u| u[0].to_string()),
            name: &f.name,
            outcomes: f.as_it_is.as_ref().map(Patterns::from),
            unseen: f.unseen.as_ref().map(|u| u[1].to_string()),
        };
        let device = |d: &'a DeadDevice| OfDevice {
            dead: &d.place.name,
            dead_bits: &d.place.bits,
            distance: Punctured {
                bits: d.distance.bits,
                lower_bound_only: d.distance.lower_bound_only,
                symbols: d.symbol_distance,
            },
            further: d.further.iter().map(class).collect(),
            recovered: d.recovered,
        };
        Self {
            devices: dead.devices.iter().map(device).collect(),
            name: &dead.scheme.name,
            provenance: dead.run,
            scheme: &dead.scheme.id,
        }
    }
}

impl Serialize for Dead<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        in_order(&DeadDevices::from(self), serializer)
    }
}

impl Report for Dead<'_> {
    const NAME: &'static str = "check-dead";

    fn document(&self) -> Document {
        let Self { scheme, model, devices, run } = self;
        let mut document = Document::new(&format!("{}: a dead device", scheme.name), &scheme.source);
        let facts = [("meaning", format!("sha256 {}", scheme.hash())), ("further errors", model.name.clone())];
        document.section(format!("{}  ({})", scheme.name, scheme.id)).facts(facts);
        for (names, device) in alike(devices) {
            let heading = format!(
                "{names} dead: {} of {} bits, any pattern on them",
                device.place.bits.len(),
                scheme.geometry.bits()
            );
            let header = ["right, %", "detected, %", "silent, %", "unseen if erased", "correctable if erased"];
            let table = Table::new(&["further errors"], &header).rows(device.further.iter().map(row));
            document.section(heading).table(table).text(erased(device));
        }
        document.ran("SHA-256 of the error model", &*run.model_sha256);
        document
    }

    /// One line for each dead device and each class of further errors.
    fn records(&self) -> String {
        const KEYS: [&str; 11] = [
            "dead",
            "class",
            "patterns",
            "corrected",
            "detected",
            "undetected",
            "miscorrected",
            "clean",
            "errors",
            "unseen",
            "correctable",
        ];
        let row = |device: &DeadDevice, f: &Further| {
            let outcomes = f.as_it_is.as_ref().map(super::scheme::counts).unwrap_or_default();
            let unseen = f.unseen.as_ref().map(|pair| pair.each_ref().map(ToString::to_string)).unwrap_or_default();
            let correctable = f.correctable.map_or(String::new(), |c| c.to_string());
            let named = [device.place.name.clone(), f.class.clone()];
            named.into_iter().chain(outcomes).chain(unseen).chain([correctable])
        };
        Table::words(&KEYS).rows(self.devices.iter().flat_map(|d| d.further.iter().map(move |f| row(d, f)))).csv()
    }
}

/// Devices with equal counts, under one name.
fn alike(devices: &[DeadDevice]) -> Vec<(String, &DeadDevice)> {
    let mut groups: Vec<(Vec<&str>, &DeadDevice)> = Vec::new();
    let same = |a: &DeadDevice, b: &DeadDevice| {
        (&a.further, &a.distance, a.recovered, a.symbol_distance)
            == (&b.further, &b.distance, b.recovered, b.symbol_distance)
    };
    for device in devices {
        match groups.iter_mut().find(|(_, first)| same(first, device)) {
            Some((names, _)) => names.push(&device.place.name),
            None => groups.push((vec![&device.place.name], device)),
        }
    }
    groups.into_iter().map(|(names, device)| (names.join(", "), device)).collect()
}

fn row(f: &Further) -> Vec<String> {
    let shares = |t: &Tally| {
        let p = t.probabilities();
        let shown = |p: num_rational::BigRational| if p.is_one() { "100".to_owned() } else { percent(&p) };
        [&p.clean + &p.corrected, p.detected.clone(), p.silent()].map(shown)
    };
    let shares =
        f.as_it_is.as_ref().filter(|t| t.total() > Default::default()).map_or(["-"; 3].map(str::to_owned), shares);
    let unseen = match &f.unseen {
        Some([errors, unseen]) if !f.class.is_empty() => format!("{} of {}", rounded(unseen), rounded(errors)),
        _ => "-".to_owned(),
    };
    let correctable = match f.correctable {
        _ if f.class.is_empty() => "-",
        Some(true) => "yes",
        Some(false) => "no",
        None => "not known",
    };
    [f.name.clone()].into_iter().chain(shares).chain([unseen, correctable.to_owned()]).collect()
}

/// The distance of the punctured code.
fn erased(device: &DeadDevice) -> String {
    let (d, recovered) = (&device.distance, device.recovered);
    let least = if d.lower_bound_only { "at least " } else { "" };
    let symbols = device.symbol_distance.map_or(String::new(), |s| format!(", {s} in symbols"));
    let bits = if recovered {
        "its bits follow from the others"
    } else {
        "its bits do not follow from the others: data are lost"
    };
    let unit = if d.bits == 1 { "bit" } else { "bits" };
    format!("Erased, {bits}; the code of the others has distance {least}{} {unit}{symbols}.", d.bits)
}
