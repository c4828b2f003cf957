//! Faults from YAML: see `docs/memory.md` and `examples/faults-*.yaml`.

use super::{Behaviour, LogicFault};
use eccforge_exact::model::ErrorModel;
use eccforge_files::bounded::Version;
use eccforge_files::diagnostic::{Place, SourceFile};
use eccforge_files::yaml::Spanned;
use serde::Deserialize;

/// A validated fault file.
#[derive(Clone, Debug)]
pub struct FaultFile {
    pub id: String,
    /// The faults, in the order of the file.
    pub faults: Vec<NamedFault>,
    /// The text it was read from.
    pub file: SourceFile,
}

/// One fault of a file.
#[derive(Clone, Debug)]
pub struct NamedFault {
    pub id: String,
    pub kind: Kind,
    /// Probability that it acts at an access.
    pub activity: f64,
    /// Where it stands in the file.
    pub place: Place,
}

/// What a fault is. Coordinates that are not given are drawn.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Single events: soft errors that stay until the entry is written.
    Events(EventsSpec, Box<ErrorModel>),
    /// Single cells that are stuck.
    StuckAt(StuckSpec),
    /// Cells that leak.
    WeakCells(WeakSpec),
    /// One data or check pin of a pseudo-channel.
    Pin(BroadSpec),
    /// One data mat: a byte of every entry of a subarray's rows.
    Mat(BroadSpec),
    /// One row of a bank.
    Row(BroadSpec),
    /// One column of a subarray.
    Column(BroadSpec),
    Bank(BroadSpec),
    /// Cells that are disturbed by a neighbour.
    Coupling(CouplingSpec),
    /// Errors of logic.
    Logic(LogicSpec),
}

impl Kind {
    /// The key of this kind in a file.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Events(..) => "events",
            Self::StuckAt(_) => "stuck-at",
            Self::WeakCells(_) => "weak-cells",
            Self::Pin(_) => "pin",
            Self::Mat(_) => "mat",
            Self::Row(_) => "row",
            Self::Column(_) => "column",
            Self::Bank(_) => "bank",
            Self::Coupling(_) => "coupling",
            Self::Logic(_) => "logic",
        }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct FileSpec {
    pub(super) eccforge_faults: Version,
    pub(super) id: String,
    #[serde(default)]
    #[allow(dead_code)] // for people
    notes: Option<String>,
    pub(super) faults: Vec<Spanned<ItemSpec>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(super) struct ItemSpec {
    pub(super) id: Spanned<String>,
    pub(super) activity: Option<Spanned<f64>>,
    pub(super) events: Option<EventsSpec>,
    pub(super) stuck_at: Option<StuckSpec>,
    pub(super) weak_cells: Option<WeakSpec>,
    pub(super) pin: Option<BroadSpec>,
    pub(super) mat: Option<BroadSpec>,
    pub(super) row: Option<BroadSpec>,
    pub(super) column: Option<BroadSpec>,
    pub(super) bank: Option<BroadSpec>,
    pub(super) coupling: Option<CouplingSpec>,
    pub(super) logic: Option<LogicSpec>,
}

/// Single events of an error model, spread over entries as the beam data has it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EventsSpec {
    /// How many, at random times of the run.
    pub count: Spanned<u64>,
    /// Error model: a shipped id.
    pub model: Option<Spanned<String>>,
    /// Share of single-bit events that touch several entries.
    pub broad_single_bit: Option<Spanned<f64>>,
    /// Share of multi-bit events that touch several entries.
    pub broad_multi_bit: Option<Spanned<f64>>,
    /// Relative weights of 2..3, 4..7, 8..15, ... entries for broad events.
    pub breadth_weights: Option<Spanned<Vec<f64>>>,
}

/// Stuck cells: one that is named, or a number of random ones.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StuckSpec {
    /// How many random cells.
    pub count: Option<Spanned<u64>>,
    /// Byte address of the entry of a named cell.
    pub address: Option<Spanned<u64>>,
    /// Physical bit, 0..287, of a named cell.
    pub bit: Option<Spanned<u32>>,
    /// What it reads as, 0 or 1; drawn if not given.
    pub value: Option<Spanned<u32>>,
}

/// Weak cells with normally distributed retention time \[MICRO'21, Section 4, Fig. 3\].
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WeakSpec {
    /// Leaky cells, most of which may be stronger than the refresh period asks.
    pub count: Option<Spanned<u64>>,
    /// Mean retention time, milliseconds.
    pub mean_ms: Option<Spanned<f64>>,
    /// Standard deviation, milliseconds.
    pub deviation_ms: Option<Spanned<f64>>,
    /// Refresh period, milliseconds.
    pub refresh_ms: Option<Spanned<f64>>,
    /// Share of cells that lose ones; the others lose zeros.
    pub one_to_zero: Option<Spanned<f64>>,
}

/// A fault of many entries; coordinates that are not given are drawn. Not every kind has every key.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BroadSpec {
    pub stack: Option<Spanned<u32>>,
    /// Channel of the stack.
    pub channel: Option<Spanned<u32>>,
    pub pseudo_channel: Option<Spanned<u32>>,
    /// Bank of the pseudo-channel.
    pub bank: Option<Spanned<u32>>,
    /// Row of the bank.
    pub row: Option<Spanned<u32>>,
    /// Subarray of the bank.
    pub subarray: Option<Spanned<u32>>,
    /// Column of the subarray.
    pub column: Option<Spanned<u32>>,
    /// Pin of the pseudo-channel.
    pub pin: Option<Spanned<u32>>,
    /// Byte of the entry, of a mat fault; narrows a row, column or bank fault.
    pub byte: Option<Spanned<u32>>,
    /// What happens to the bits.
    pub behaviour: Behaviour,
}

impl BroadSpec {
    /// The keys of each kind beside stack, channel, pseudo-channel and behaviour.
    pub(super) const KEYS: [(&str, &[&str]); 5] = [
        ("pin", &["pin"]),
        ("mat", &["bank", "subarray", "byte"]),
        ("row", &["bank", "row", "byte"]),
        ("column", &["bank", "subarray", "column", "byte"]),
        ("bank", &["bank", "byte"]),
    ];

    /// The keys that not every kind has, as far as they are given.
    pub(super) fn given(&self) -> impl Iterator<Item = (&'static str, &Spanned<u32>)> {
        let keys = [
            ("bank", &self.bank),
            ("row", &self.row),
            ("subarray", &self.subarray),
            ("column", &self.column),
            ("pin", &self.pin),
            ("byte", &self.byte),
        ];
        keys.into_iter().filter_map(|(key, value)| Some((key, value.as_ref()?)))
    }
}

/// Which neighbour disturbs a cell.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Neighbour {
    /// The same bit of the next or previous row.
    #[default]
    Row,
    /// The same bit of the next or previous column.
    Column,
}

/// Cells that flip when a neighbour is written with the opposite value.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CouplingSpec {
    /// How many random cells have such a neighbour.
    pub cells: Spanned<u64>,
    /// Probability of a flip at the first opposite write since the cell was written.
    pub probability: Spanned<f64>,
    /// Factor on it for every further one: charge that is disturbed again and again is lost sooner.
    pub repeat_factor: Option<Spanned<f64>>,
    #[serde(default)]
    pub neighbour: Neighbour,
}

/// Errors of logic in the logic tests (M.3).
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LogicSpec {
    /// Probability that a step of the generator goes wrong.
    pub per_step: Spanned<f64>,
    /// The same where the state is kept in shared memory, in addition.
    pub shared_per_step: Option<Spanned<f64>>,
}

impl LogicSpec {
    pub(super) fn fault(&self) -> LogicFault {
        let shared_per_step = self.shared_per_step.as_ref().map_or(0.0, |p| p.value);
        LogicFault { per_step: self.per_step.value, shared_per_step }
    }
}
