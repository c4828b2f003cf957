//! Counts by stage: the samples that each stage corrected, and those that it detected.

use eccforge_runs::records::{Identity, Record};
use eccforge_scheme::stages::Stages;
use schemars::JsonSchema;
use serde::Serialize;

/// Results of one stage for the samples of a cell. A sample counts at every stage that contributed to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AtStage {
    /// Id of the stages.
    pub scheme: String,
    /// Class or source.
    pub class: String,
    /// Id of the stage.
    pub stage: String,
    /// Correctly delivered samples in which this stage corrected a word.
    pub corrected: u64,
    /// Detected samples in which this stage reported a word as uncorrectable, as a delivered word or to the
    /// controller.
    pub detected: u64,
}

/// The counts of every stage that errors pass, cell by cell, if there are several stages.
///
/// # Errors
/// A record has the counts of another number of stages; the message names its blocks.
pub fn at_stages(identity: &Identity, records: &[Record], all: &[Stages]) -> Result<Vec<AtStage>, String> {
    let mut found = Vec::new();
    for (id, cell) in &identity.cells {
        for stages in all.iter().filter(|s| s.single().is_none() && cell.schemes.contains(&s.id)) {
            let passed = stages.passed();
            let mut sums = vec![0u64; 2 * passed.len()];
            for record in records.iter().filter(|r| r.cell == *id) {
                let places = record.values.get(&stages.id).filter(|places| places.len() == sums.len());
                let places = places.ok_or_else(|| {
                    let (first, id, n) = (record.first, &stages.id, passed.len());
                    format!(
                        "the record from block {first} of the cell `{}` on does not count the {n} stages of `{id}`",
                        record.cell
                    )
                })?;
                // Records are read from files, whose counts may be anything.
                for (sum, n) in sums.iter_mut().zip(places) {
                    *sum = sum.saturating_add(*n);
                }
            }
            found.extend(passed.iter().enumerate().map(|(k, stage)| AtStage {
                scheme: stages.id.clone(),
                class: cell.class.clone(),
                stage: stage.id.clone(),
                corrected: sums[k],
                detected: sums[passed.len() + k],
            }));
        }
    }
    Ok(found)
}
