//! Keys that the descriptions of all code families share: version, id, and the schedule of the chains.

use crate::anneal::{Schedule, Tabu};
use crate::relaxed::Relaxed;
use eccforge_files::bounded::Version;
use eccforge_files::diagnostic::{Checked, SourceFile};
use eccforge_files::digest::sha256;
use eccforge_files::yaml::Spanned;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};

/// Maximum number of chains and moves of one description; a mistyped digit should not run for years.
const MOST_CHAINS: f64 = 1e6;
/// See [`MOST_CHAINS`].
const MOST_MOVES: f64 = 1e13;
/// Maximum number of moves that one step of a tabu search compares.
const MOST_SAMPLE: f64 = 1e6;

/// The validated keys of every description.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Heading {
    /// Id of the description, which names the results.
    #[serde(rename = "search")]
    pub id: String,
    /// SHA-256 of the description, in hexadecimal.
    #[serde(rename = "description_sha256")]
    pub hash: String,
    /// Seed of all random numbers.
    pub seed: u64,
    /// Number of chains.
    pub chains: u64,
    /// Schedule of each chain; in JSON, its number of moves.
    #[serde(rename = "moves_per_chain", serialize_with = "as_moves")]
    #[schemars(with = "u64")]
    pub schedule: Schedule,
}

fn as_moves<S: Serializer>(schedule: &Schedule, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u64(schedule.moves)
}

impl Heading {
    /// The heading of a description, whose version and id were checked. `only_cooling` gives the reason and the fix if
    /// its chains support neither relaxing nor tabu search.
    pub fn new(
        file: &SourceFile,
        id: &Spanned<String>,
        chains: &Spanned<ChainsWritten>,
        only_cooling: Option<[&str; 2]>,
    ) -> Checked<Self> {
        let ChainsWritten { seed, count, .. } = chains.value;
        let (id, hash, schedule) = (id.value.clone(), sha256(&file.text), schedule(chains, only_cooling)?);
        Ok(Self { id, hash, seed, chains: count, schedule })
    }

    /// The origin of a chain's code in one line: seed and hash of the description.
    pub(crate) fn origin(&self, chain: u64, version: &str) -> String {
        let Self { seed, hash, .. } = self;
        format!("eccforge {version} search, seed {seed}, chain {chain}, description sha256 {hash}")
    }
}

/// The keys of chains.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ChainsWritten {
    /// Number of chains.
    pub count: u64,
    /// Moves of a chain.
    pub moves: f64,
    /// Temperature at the start.
    pub hot: f64,
    /// Temperature at the end.
    pub cold: f64,
    /// Seed of the first chain.
    pub seed: u64,
    /// A start from codes with wrong pairs.
    pub relaxed: Option<RelaxedWritten>,
    /// Tabu search after the cooling.
    pub tabu: Option<TabuWritten>,
}

/// The keys of a relaxed start.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RelaxedWritten {
    /// Moves of the start.
    moves: f64,
    /// Cost of a correctable pattern with the syndrome of another.
    weight: f64,
    /// Repetitions of the start.
    #[serde(default)]
    rounds: f64,
}

impl RelaxedWritten {
    fn is_possible(self) -> bool {
        is_whole(self.moves, 0.0, MOST_MOVES)
            && is_whole(self.rounds, 0.0, MOST_CHAINS)
            && (0.0..=100.0).contains(&self.weight)
    }
}

/// The keys of tabu search.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct TabuWritten {
    /// Moves of the search.
    moves: f64,
    /// Moves of which the best is taken.
    sample: f64,
    /// Moves for which a column is not changed back.
    tenure: f64,
}

impl TabuWritten {
    fn is_possible(self) -> bool {
        is_whole(self.moves, 0.0, MOST_MOVES)
            && is_whole(self.tenure, 0.0, MOST_MOVES)
            && is_whole(self.sample, 1.0, MOST_SAMPLE)
    }
}

/// Checks the version of the format and the id.
pub fn check(version: Version, id: &Spanned<String>) -> Checked<()> {
    version.check("search language", "eccforge-search")?;
    let is_plain = id.value.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    if id.value.is_empty() || id.value.len() > 64 || !is_plain {
        let error = id.error("this id", "the id names files");
        return error.help("use 1 to 64 lower-case letters, digits and hyphens").err();
    }
    Ok(())
}

/// The schedule of the chains: start, cooling and end.
fn schedule(written: &Spanned<ChainsWritten>, only_cooling: Option<[&str; 2]>) -> Checked<Schedule> {
    let c = written.value;
    let wrong = if !is_whole(c.count as f64, 1.0, MOST_CHAINS) || !is_whole(c.moves, 0.0, MOST_MOVES) {
        Some(["a number of chains or moves is outside its range", "1 to 1e6 chains of 0 to 1e13 whole moves"])
    } else if !(c.hot.is_finite() && c.cold > 0.0 && c.hot >= c.cold) {
        Some(["the temperatures do not fall", "write hot >= cold > 0, in units of the weighted sum"])
    } else if !c.relaxed.is_none_or(RelaxedWritten::is_possible) {
        let help = "0 to 1e13 whole moves, a weight from 0 to 100, up to 1e6 rounds";
        Some(["a number of `relaxed` is outside its range", help])
    } else if !c.tabu.is_none_or(TabuWritten::is_possible) {
        let help = "whole numbers: 0 to 1e13 moves, a sample of 1 to 1e6, a tenure of 0 to 1e13";
        Some(["a number of `tabu` is outside its range", help])
    } else if c.relaxed.is_some() || c.tabu.is_some() {
        only_cooling
    } else {
        None
    };
    if let Some([message, help]) = wrong {
        return written.error("here", message).help(help).err();
    }
    Ok(Schedule {
        moves: c.moves as u64,
        hot: c.hot,
        cold: c.cold,
        relaxed: c.relaxed.map(|x| Relaxed { moves: x.moves as u64, weight: x.weight, rounds: x.rounds as u64 }),
        tabu: c.tabu.map(|x| Tabu { moves: x.moves as u64, sample: x.sample as u64, tenure: x.tenure as u64 }),
    })
}

/// Whether a number is whole and in this range. Numbers are read as floats, because people write 2e7.
fn is_whole(number: f64, least: f64, most: f64) -> bool {
    (least..=most).contains(&number) && number.fract() == 0.0
}
