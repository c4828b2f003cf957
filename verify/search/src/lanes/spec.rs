//! The description of a search for codes of whole entries, in YAML.
//!
//! ```yaml
//! eccforge-search: 1
//! id: entry
//! entry: {beats: 4, data-pins: 64, check-pins: 8}
//! layers:                                    # sums of each lane's map
//!   - {sources: 2, targets: 2, sums: 8}
//! chains: {count: 4, moves: 1e6, hot: 3, cold: 0.25, seed: 1}
//! ```
//!
//! Instead of `layers`, `reed-solomon: {polynomial: 0x163, first-power: 0, extension: [zero], weight: 0.1,
//! multipliers: true, pairs: true}`.

use super::reed_solomon;
use super::{BYTE, Layer, Shape, xors};
use crate::heading::{self, ChainsWritten, Heading};
use eccforge_files::bounded::Version;
use eccforge_files::diagnostic::{Checked, SourceFile};
use eccforge_files::yaml::Spanned;
use eccforge_gf::field::Field;
use eccforge_scheme::reed_solomon::Locator;
use eccforge_scheme::spec::ExtensionSpec;
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::IgnoredAny;

/// A validated description of a search of entries.
#[derive(Clone, Debug)]
pub struct LanesSpec {
    /// Name of the results, and schedule of the chains.
    pub heading: Heading,
    /// Beats and pins of the entry.
    pub shape: Shape,
    /// Family of the codes that are searched.
    pub family: Family,
}

/// Families of codes.
#[derive(Clone, Debug)]
pub enum Family {
    /// Each lane's map has these sums.
    Layers(Vec<Layer>),
    /// Reed-Solomon codes with any locators.
    ReedSolomon(reed_solomon::Family),
}

impl Family {
    /// Cost of a one in H.
    pub fn weight(&self) -> f64 {
        match self {
            Self::Layers(_) => 0.0,
            Self::ReedSolomon(code) => code.weight,
        }
    }

    /// Whether every two bits are also corrected.
    pub fn pairs(&self) -> bool {
        matches!(self, Self::ReedSolomon(code) if code.pairs)
    }

    /// XORs of two bits in the map of a lane and in its inverse, if these are sums in layers.
    pub fn xors(&self) -> Option<usize> {
        match self {
            Self::Layers(layers) => Some(xors(layers)),
            Self::ReedSolomon(_) => None,
        }
    }
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Written {
    /// Version of this language; the only one is 1.
    eccforge_search: Version,
    /// Short name of the results, which names files.
    id: Spanned<String>,
    /// Shape of the entry.
    entry: Spanned<Entry>,
    /// The map of a byte lane, as layers of sums.
    layers: Option<Spanned<Vec<Spanned<Layer>>>>,
    /// A Reed-Solomon code over the byte lanes.
    reed_solomon: Option<Spanned<ReedSolomonWritten>>,
    /// The annealing chains.
    chains: Spanned<ChainsWritten>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Entry {
    /// Number of beats.
    beats: usize,
    /// Data pins.
    data_pins: usize,
    /// Pins of check bits.
    check_pins: usize,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ReedSolomonWritten {
    /// Primitive polynomial of the field, bit i is the coefficient of x^i.
    polynomial: Spanned<u32>,
    /// Power of alpha of the first check equation.
    #[serde(default)]
    first_power: u64,
    /// Symbols in addition to the powers of alpha.
    #[serde(default)]
    extension: Vec<ExtensionSpec>,
    /// Cost of a one in H.
    #[serde(default)]
    weight: f64,
    /// Whether each symbol has a multiplier of its own.
    #[serde(default)]
    multipliers: bool,
    /// Whether pairs of symbols are corrected.
    pairs: Option<Spanned<bool>>,
}

/// Maximum number of byte lanes and layers.
const MOST_LANES: usize = 16;
const MOST_LAYERS: usize = 16;
/// Maximum cost of a one in H.
const MOST_WEIGHT: f64 = 1000.0;

impl LanesSpec {
    /// Whether a description is for whole entries: it has the key `entry`.
    pub fn is_entry_search(file: &SourceFile) -> bool {
        #[derive(Deserialize)]
        struct Family {
            entry: Option<IgnoredAny>,
        }
        file.parse::<Family>().is_ok_and(|family| family.entry.is_some())
    }

    /// Reads and checks a description.
    ///
    /// # Errors
    /// The first error, with its place.
    pub fn from_text(file: &SourceFile) -> Checked<Self> {
        file.attach(described(&file.parse()?, file))
    }
}

fn described(w: &Written, file: &SourceFile) -> Checked<LanesSpec> {
    heading::check(w.eccforge_search, &w.id)?;
    let only_cooling = [
        "`relaxed` and `tabu` are not known for entries",
        "remove it: chains of entries start from random maps and only cool",
    ];
    let heading = Heading::new(file, &w.id, &w.chains, Some(only_cooling))?;
    let Entry { beats, data_pins, check_pins } = w.entry.value;
    let lanes = data_pins / BYTE + 1;
    if !(2..=4).contains(&beats) || check_pins != BYTE || data_pins % BYTE != 0 || !(2..=MOST_LANES).contains(&lanes) {
        let message = format!("an entry of {beats} beats, {data_pins} data pins and {check_pins} check pins");
        let most = 8 * MOST_LANES - 8;
        let help = format!("write 2 to 4 beats, 8 to {most} data pins, a multiple of 8, and 8 check pins");
        return w.entry.error("this entry", message).help(help).err();
    }
    let shape = Shape { beats, lanes };
    let family = match (&w.layers, &w.reed_solomon) {
        (Some(written), None) => Family::Layers(layers(shape, written)?),
        (None, Some(written)) => Family::ReedSolomon(reed_solomon(shape, written)?),
        _ => {
            let error = w.entry.error("of this entry", "a search of entries has one of `layers` and `reed-solomon`");
            return error.help("write `layers` for sparse maps, or `reed-solomon` for locators").err();
        }
    };
    Ok(LanesSpec { heading, shape, family })
}

fn layers(shape: Shape, written: &Spanned<Vec<Spanned<Layer>>>) -> Checked<Vec<Layer>> {
    if written.value.is_empty() || written.value.len() > MOST_LAYERS {
        let error = written.error("these", format!("{} layers", written.value.len()));
        return error.help(format!("write 1 to {MOST_LAYERS} layers")).err();
    }
    let mut layers = Vec::new();
    for written in &written.value {
        let Layer { sources, targets, sums } = written.value;
        let bits = sources.checked_add(targets).and_then(|each| each.checked_mul(sums));
        let fits = bits.is_some_and(|bits| bits <= shape.lane_bits());
        // An odd number of targets would give columns of even weight, and two wrong bits would look like one.
        if sources == 0 || targets == 0 || targets % 2 == 1 || sums == 0 || !fits {
            let message = format!("{sums} sums of {sources} bits, each added to {targets} others");
            let help = format!(
                "the sums of a layer take different bits, {} in all, and each is added to an even number of others",
                shape.lane_bits()
            );
            return written.error("this layer", message).help(help).err();
        }
        layers.push(written.value);
    }
    Ok(layers)
}

fn reed_solomon(shape: Shape, written: &Spanned<ReedSolomonWritten>) -> Checked<reed_solomon::Family> {
    let w = &written.value;
    let field = Field::new(w.polynomial.value).ok().filter(|field| field.bits() as usize == BYTE);
    let Some(field) = field else {
        let message = format!("{:#x} is not a primitive polynomial of degree 8", w.polynomial.value);
        return w.polynomial.error("this", message).help("0x163 is one, or 0x11d").err();
    };
    let order = u64::from(field.order());
    let extension: Vec<Locator> = w.extension.iter().filter_map(|e| e.locator()).collect();
    let twice = w.extension.len() > extension.len().min(2) || extension.len() == 2 && extension[0] == extension[1];
    if w.first_power >= order || twice || !(0.0..=MOST_WEIGHT).contains(&w.weight) {
        let columns = w.extension.len();
        let message = format!("first power {}, {columns} extension columns, weight {}", w.first_power, w.weight);
        let help = format!(
            "write a power below {order}, `zero` and `infinity` once each, and a weight from 0 to {MOST_WEIGHT}"
        );
        return written.error("this code", message).help(help).err();
    }
    let pairs = w.pairs.filter(|pairs| pairs.value);
    // There is one check symbol for each beat.
    if let Some(pairs) = pairs
        && shape.beats < 4
    {
        let error = pairs.error("this", format!("every two bits of an entry of {} beats", shape.beats));
        return error.help("four check symbols are needed to distinguish two wrong bytes: write 4 beats").err();
    }
    let mut family = reed_solomon::Family::new(field, shape.beats as u32, w.first_power, &extension);
    (family.weight, family.multipliers, family.pairs) = (w.weight, w.multipliers, pairs.is_some());
    Ok(family)
}

/// The JSON Schema of the description of a search of whole entries.
pub fn json_schema() -> schemars::Schema {
    eccforge_files::schema::of_file::<Written>("search of entries")
}
