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

use super::{BYTE, Layer, Shape};
use crate::heading::{self, ChainsWritten};
use eccforge_scheme::diagnostic::{Diagnostic, Place, SourceFile};
use eccforge_scheme::yaml::Spanned;
use serde::Deserialize;
use serde::de::IgnoredAny;

/// A validated description.
#[derive(Clone, Debug)]
pub struct LanesSpec {
    /// Name of the results.
    pub id: String,
    /// The entry.
    pub shape: Shape,
    /// The sums of each lane's map.
    pub layers: Vec<Layer>,
    /// How each chain cools.
    pub schedule: Schedule,
    /// Seed of all chains.
    pub seed: u64,
    /// Number of chains.
    pub chains: u64,
    /// SHA-256 of the text, in hexadecimal.
    pub hash: String,
}

/// How a chain cools.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// Moves to evaluate, at most: a chain ends once nothing is wrong with its code.
    pub moves: u64,
    /// First temperature; an error of three bits that is silent counts 1.
    pub hot: f64,
    /// Last temperature.
    pub cold: f64,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Written {
    eccforge_search: Spanned<u32>,
    id: Spanned<String>,
    entry: Spanned<Entry>,
    layers: Spanned<Vec<Spanned<LayerWritten>>>,
    chains: Spanned<ChainsWritten<IgnoredAny>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Entry {
    beats: usize,
    data_pins: usize,
    check_pins: usize,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct LayerWritten {
    sources: usize,
    targets: usize,
    sums: usize,
}

/// Most byte lanes and layers.
const MOST_LANES: usize = 16;
const MOST_LAYERS: usize = 16;

impl LanesSpec {
    /// Whether a description is one of whole entries: it has the key `entry`.
    pub fn is_described(file: &SourceFile) -> bool {
        #[derive(Deserialize)]
        struct Family {
            entry: Option<IgnoredAny>,
        }
        file.parse::<Family>().is_ok_and(|family| family.entry.is_some())
    }

    /// Reads and checks a description.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place.
    pub fn from_text(file: &SourceFile) -> Result<Self, Box<Diagnostic>> {
        let w: Written = file.parse()?;
        let wrong = |place: Place, label: &str, message: String, help: String| -> Box<Diagnostic> {
            Box::new(Diagnostic::at(file, place, label, message).help(help))
        };
        heading::check_head(file, &w.eccforge_search, &w.id)?;
        heading::check_chains(file, &w.chains)?;
        let Entry { beats, data_pins, check_pins } = w.entry.value;
        let lanes = data_pins / BYTE + 1;
        if !(2..=4).contains(&beats)
            || check_pins != BYTE
            || data_pins % BYTE != 0
            || !(2..=MOST_LANES).contains(&lanes)
        {
            let message = format!("an entry of {beats} beats, {data_pins} data pins and {check_pins} check pins");
            let help =
                format!("write 2 to 4 beats, 8 to {} data pins, a multiple of 8, and 8 check pins", 8 * MOST_LANES - 8);
            return Err(wrong(Place::of(&w.entry), "this entry", message, help));
        }
        let shape = Shape { beats, lanes };
        if w.layers.value.is_empty() || w.layers.value.len() > MOST_LAYERS {
            let message = format!("{} layers", w.layers.value.len());
            return Err(wrong(Place::of(&w.layers), "these", message, format!("write 1 to {MOST_LAYERS} layers")));
        }
        let mut layers = Vec::new();
        for written in &w.layers.value {
            let LayerWritten { sources, targets, sums } = written.value;
            let bits = sources.checked_add(targets).and_then(|each| each.checked_mul(sums));
            let fits = bits.is_some_and(|bits| bits <= shape.lane_bits());
            if sources == 0 || targets == 0 || targets % 2 == 1 || sums == 0 || !fits {
                let message = format!("{sums} sums of {sources} bits, each added to {targets} others");
                let help = format!(
                    "the sums of a layer are of different bits, {} in all, and added to an even number of others",
                    shape.lane_bits()
                );
                return Err(wrong(Place::of(written), "this layer", message, help));
            }
            layers.push(Layer { sources, targets, sums });
        }
        if w.chains.value.relaxed.is_some() {
            let help = "remove `relaxed`: chains of entries begin with maps drawn at random".to_owned();
            return Err(wrong(Place::of(&w.chains), "here", "`relaxed` is not known for entries".into(), help));
        }
        let c = w.chains.value;
        Ok(Self {
            id: w.id.value,
            shape,
            layers,
            schedule: Schedule { moves: c.moves as u64, hot: c.hot, cold: c.cold },
            seed: c.seed,
            chains: c.count,
            hash: heading::hash(file),
        })
    }

    /// XORs of two bits in the map of a lane and in its inverse.
    pub fn xors(&self) -> usize {
        self.layers.iter().map(|layer| layer.xors()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "eccforge-search: 1\nid: a\nentry: {beats: 2, data-pins: 16, check-pins: 8}\nlayers:\n  \
                        - {sources: 2, targets: 2, sums: 4}\nchains: {count: 2, moves: 1e3, hot: 5, cold: 0.5, seed: 1}\n";

    fn read(text: &str) -> Result<LanesSpec, String> {
        LanesSpec::from_text(&SourceFile::new("s.yaml", text)).map_err(|e| e.to_string())
    }

    #[test]
    fn a_description_is_read_and_told_from_others() {
        let spec = read(GOOD).unwrap();
        assert_eq!((spec.shape.lanes, spec.shape.bits(), spec.xors(), spec.chains), (3, 48, 12, 2));
        assert!(LanesSpec::is_described(&SourceFile::new("s.yaml", GOOD)));
        assert!(!LanesSpec::is_described(&SourceFile::new("s.yaml", GOOD.replace("entry:", "n:"))));
    }

    #[test]
    fn what_is_wrong_is_said_at_its_place() {
        for (from, to, wanted) in [
            ("beats: 2", "beats: 5", "s.yaml:3:8: an entry of 5 beats"),
            ("data-pins: 16", "data-pins: 12", "12 data pins"),
            ("check-pins: 8", "check-pins: 4", "4 check pins"),
            ("targets: 2", "targets: 3", "s.yaml:5:5: 4 sums of 2 bits, each added to 3 others"),
            ("sums: 4", "sums: 5", "5 sums of 2 bits"),
            ("sums: 4", "sums: 18446744073709551615", "18446744073709551615 sums"),
            ("hot: 5", "relaxed: {moves: 1}, hot: 5", "`relaxed` is not known for entries"),
            ("hot: 5", "hot: 0.1", "the temperatures do not fall"),
            ("search: 1", "search: 2", "s.yaml:1:18: version 2"),
            ("id: a", "id: A", "the id names files"),
        ] {
            let message = read(&GOOD.replace(from, to)).err().unwrap_or_else(|| "accepted".into());
            assert!(message.contains(wanted), "{to}: {message}");
        }
    }
}
