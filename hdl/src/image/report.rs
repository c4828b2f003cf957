//! The report of a decoded image.

use eccforge_report::{Document, Report, Table, with_noun};
use eccforge_scheme::Scheme;
use schemars::JsonSchema;
use serde::Serialize;

/// The decoder's report on an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EntryOutcome {
    /// Bits were corrected.
    Corrected,
    /// Detected as uncorrectable: its data is as stored.
    Uncorrectable,
}

/// An entry with an error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct WrongEntry {
    /// Number of the entry.
    pub entry: usize,
    /// Address of its first data byte.
    pub address: u64,
    /// The memory that holds it, such as `w0_b1`; empty if there is one.
    pub memory: String,
    /// Its address in that memory.
    pub row: usize,
    /// The decoder's report.
    pub outcome: EntryOutcome,
    /// Bits of the entry that were corrected.
    pub bits: Vec<usize>,
}

/// The decoder's report on an image.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Decoded {
    /// Id of the scheme.
    pub scheme: String,
    /// Number of entries.
    pub entries: usize,
    /// Entries without an error.
    pub clean: usize,
    /// Entries that were corrected.
    pub corrected: usize,
    /// Entries that were detected as uncorrectable.
    pub uncorrectable: usize,
    /// The entries with errors, in ascending order.
    pub errors: Vec<WrongEntry>,
}

impl Decoded {
    /// The report of an image without errors.
    pub(super) fn new(scheme: &Scheme, entries: usize) -> Self {
        let scheme = scheme.id.clone();
        Self { scheme, entries, clean: entries, corrected: 0, uncorrectable: 0, errors: Vec::new() }
    }

    pub(super) fn add(&mut self, wrong: WrongEntry) {
        self.clean -= 1;
        match wrong.outcome {
            EntryOutcome::Corrected => self.corrected += 1,
            EntryOutcome::Uncorrectable => self.uncorrectable += 1,
        }
        self.errors.push(wrong);
    }
}

/// Maximum number of rows in the table for people; CSV and JSON have all rows.
// An image of another code has errors nearly everywhere, and the first one is the useful one.
const SHOWN: usize = 40;

impl Decoded {
    /// A row for each of these entries.
    fn table(errors: &[WrongEntry]) -> Table {
        let columns = ["address", "entry", "memory", "row", "outcome", "bits"];
        Table::words(&columns).rows(errors.iter().map(|wrong| {
            let bits: Vec<String> = wrong.bits.iter().map(ToString::to_string).collect();
            [
                format!("{:#x}", wrong.address),
                wrong.entry.to_string(),
                wrong.memory.clone(),
                wrong.row.to_string(),
                eccforge_report::name(&wrong.outcome),
                bits.join(" "),
            ]
        }))
    }
}

impl Report for Decoded {
    const NAME: &'static str = "image";

    fn document(&self) -> Document {
        let Self { scheme, entries, clean, corrected, uncorrectable, .. } = self;
        let mut document = Document::new("A memory image", "The decoder's report on every entry of an image.");
        if !self.errors.is_empty() {
            document.table(Self::table(&self.errors[..self.errors.len().min(SHOWN)]));
        }
        if self.errors.len() > SHOWN {
            let more = self.errors.len() - SHOWN;
            document.note(format!("{} more: `--format csv` lists all", with_noun(more, "entry")));
        }
        let text = format!(
            "{} of {scheme}: {clean} clean, {corrected} corrected, {uncorrectable} uncorrectable",
            with_noun(*entries, "entry")
        );
        document.status(*uncorrectable == 0, text);
        if !self.errors.is_empty() {
            document.note("entry: a word of the memory with its check bits, counted from 0. row: its word in the file of its memory.");
        }
        document
    }

    fn records(&self) -> String {
        Self::table(&self.errors).csv()
    }
}
