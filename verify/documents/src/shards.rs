//! Losses of an erasure code over shards, as a document.

use eccforge_codes::report::Provenance;
use eccforge_report::{Document, Report, Table, grouped, in_order};
use eccforge_scheme::shards::{Losses, ShardCode};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// The result of `check` for a code over shards.
pub struct CheckedShards<'a> {
    /// Code that was checked.
    pub code: &'a ShardCode,
    /// Losses of 1 to r shards of the code.
    pub losses: Vec<Losses>,
    /// Provenance of the result.
    pub run: &'a Provenance,
}

/// Exact numbers of the losses that an erasure code cannot repair.
#[derive(Serialize, JsonSchema)]
pub struct CheckedShardsJson<'a> {
    /// Name of the code.
    name: &'a str,
    /// Provenance: the inputs that reproduce the result.
    provenance: &'a Provenance,
    /// Id of the code.
    code: &'a str,
    /// Number of data shards.
    data: usize,
    /// Number of check shards.
    check: usize,
    /// Largest number of lost shards that the others always determine; larger losses may be counted or not.
    always_repaired: usize,
    /// Losses of 1 to `check` shards.
    losses: &'a [Losses],
}

impl CheckedShards<'_> {
    /// Largest number of lost shards for which every set is counted and repaired.
    fn always_repaired(&self) -> usize {
        self.losses.iter().take_while(|loss| loss.not_repaired == Some(0)).count()
    }

    /// The sentence that answers the question of the command.
    fn answer(&self) -> String {
        let (always, r) = (self.always_repaired(), self.code.check());
        let shards = if always == 1 { "shard" } else { "shards" };
        let most = format!("{} repairs every loss of up to {always} {shards}", self.code.id);
        match self.losses.get(always) {
            None => format!("{most}, one for each check shard."),
            Some(Losses { lost, sets, not_repaired: Some(count) }) => {
                format!(
                    "{most}, and not {} of the {} losses of {lost}.",
                    grouped(&count.to_string()),
                    grouped(&sets.to_string())
                )
            }
            Some(_) => format!("{most}; larger losses, up to {r}, are too many to count."),
        }
    }
}

impl Serialize for CheckedShards<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { code, losses, run } = self;
        let (always_repaired, [data, check]) = (self.always_repaired(), [code.data(), code.check()]);
        let json = CheckedShardsJson {
            name: &code.name,
            provenance: run,
            code: &code.id,
            data,
            check,
            always_repaired,
            losses,
        };
        in_order(&json, serializer)
    }
}

impl Report for CheckedShards<'_> {
    const NAME: &'static str = "check-shards";

    fn document(&self) -> Document {
        let Self { code, losses, run } = self;
        let mut document = Document::new(&code.name, &code.source);
        let always = self.always_repaired();
        document.status(always == code.check(), self.answer());
        let columns = ["lost shards", "losses", "not repaired", "not repaired, %"];
        let table = Table::figures(&columns).rows(losses.iter().map(row));
        document.section(format!("{}  ({})", code.name, code.id)).facts([
            ("shards", format!("{} data and {} check", code.data(), code.check())),
            ("field", format!("GF(2^8), polynomial {:#x}", code.polynomial)),
            ("distance", if always == code.check() { format!("{}", always + 1) } else { distance(losses, always) }),
        ]);
        document.section("Losses, all counted").table(table);
        let located = match always {
            0 => "A wrong shard can leave all checks right.",
            1 => "A wrong shard is detected, and not always located.",
            _ => "One wrong shard in a column of bytes is always located.",
        };
        document.text(located);
        document.ran("SHA-256 of the file", &*run.schemes[0].sha256);
        document.ran("version", &run.version);
        document
    }

    /// One line for each number of lost shards.
    fn records(&self) -> String {
        let rows = self.losses.iter().map(|Losses { lost, sets, not_repaired }| {
            [lost.to_string(), sets.to_string(), not_repaired.map(|count| count.to_string()).unwrap_or_default()]
        });
        Table::keyed("lost losses not_repaired").rows(rows).csv()
    }
}

/// The minimum distance: one more than the losses that are always repaired, if the next larger losses are counted.
fn distance(losses: &[Losses], always: usize) -> String {
    let is_exact = losses.get(always).is_some_and(|loss| loss.not_repaired.is_some());
    format!("{}{}", if is_exact { "" } else { "at least " }, always + 1)
}

/// A row of the table: lost shards, their sets, and the sets that are not repaired, also in percent.
fn row(Losses { lost, sets, not_repaired }: &Losses) -> [String; 4] {
    let (count, percent) = match not_repaired {
        None => ("-".to_owned(), "-".to_owned()),
        Some(0) => ("0".to_owned(), "0".to_owned()),
        Some(count) => (count.to_string(), format!("{:.4}", 100.0 * *count as f64 / *sets as f64)),
    };
    [lost.to_string(), sets.to_string(), count, percent]
}
