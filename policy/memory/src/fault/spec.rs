//! Faults from YAML: see `docs/memory.md` and `examples/faults-*.yaml`.

use super::{Behaviour, LogicFault};
use eccforge_exact::model::ErrorModel;
use eccforge_scheme::bounded::Version;
use eccforge_scheme::diagnostic::{Place, SourceFile};
use eccforge_scheme::yaml::Spanned;
use serde::Deserialize;

/// A validated fault file.
#[derive(Clone, Debug)]
pub struct FaultFile {
    /// Short name.
    pub id: String,
    /// The faults, in the order of the file.
    pub faults: Vec<NamedFault>,
    /// The text it was read from.
    pub file: SourceFile,
}

/// One fault of a file.
#[derive(Clone, Debug)]
pub struct NamedFault {
    /// Short name.
    pub id: String,
    /// What it is.
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
    /// One bank.
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
    pub(super) pin: Option<PinSpec>,
    pub(super) mat: Option<MatSpec>,
    pub(super) row: Option<RowSpec>,
    pub(super) column: Option<ColumnSpec>,
    pub(super) bank: Option<BankSpec>,
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
    #[serde(default)]
    pub model: Option<Spanned<String>>,
    /// Share of single-bit events that touch several entries.
    #[serde(default)]
    pub broad_single_bit: Option<Spanned<f64>>,
    /// Share of multi-bit events that touch several entries.
    #[serde(default)]
    pub broad_multi_bit: Option<Spanned<f64>>,
    /// Relative weights of 2..3, 4..7, 8..15, ... entries for broad events.
    #[serde(default)]
    pub breadth_weights: Option<Spanned<Vec<f64>>>,
}

/// Stuck cells: one that is named, or a number of random ones.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StuckSpec {
    /// How many random cells.
    #[serde(default)]
    pub count: Option<Spanned<u64>>,
    /// Byte address of the entry of a named cell.
    #[serde(default)]
    pub address: Option<Spanned<u64>>,
    /// Physical bit, 0..287, of a named cell.
    #[serde(default)]
    pub bit: Option<Spanned<u32>>,
    /// What it reads as, 0 or 1; drawn if not given.
    #[serde(default)]
    pub value: Option<Spanned<u32>>,
}

/// Weak cells with normally distributed retention time \[MICRO'21, Section 4, Fig. 3\].
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WeakSpec {
    /// Leaky cells, most of which may be stronger than the refresh period asks.
    #[serde(default)]
    pub count: Option<Spanned<u64>>,
    /// Mean retention time, milliseconds.
    #[serde(default)]
    pub mean_ms: Option<Spanned<f64>>,
    /// Standard deviation, milliseconds.
    #[serde(default)]
    pub deviation_ms: Option<Spanned<f64>>,
    /// Refresh period, milliseconds.
    #[serde(default)]
    pub refresh_ms: Option<Spanned<f64>>,
    /// Share of cells that lose ones; the others lose zeros.
    #[serde(default)]
    pub one_to_zero: Option<Spanned<f64>>,
}

/// Where a pseudo-channel is; coordinates that are not given are drawn.
#[derive(Clone, Debug, Default)]
pub struct ChannelPlace {
    /// Stack, channel, pseudo-channel, bank.
    pub fields: [Option<Spanned<u32>>; 4],
}

/// A fault of many entries.
#[derive(Clone, Debug)]
pub struct BroadSpec {
    /// Which pseudo-channel or bank.
    pub channel: ChannelPlace,
    /// Row, of a row fault.
    pub row: Option<Spanned<u32>>,
    /// Subarray, of a mat or column fault.
    pub subarray: Option<Spanned<u32>>,
    /// Column, of a column fault.
    pub column: Option<Spanned<u32>>,
    /// Pin, of a pin fault.
    pub pin: Option<Spanned<u32>>,
    /// Byte of the entry, of a mat fault; narrows a row, column or bank fault.
    pub byte: Option<Spanned<u32>>,
    /// What happens to the bits.
    pub behaviour: Behaviour,
}

macro_rules! broad {
    ($name:ident { $($field:ident),* }) => {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub(super) struct $name {
            $(#[serde(default)] $field: Option<Spanned<u32>>,)*
            behaviour: Behaviour,
        }
    };
}

broad!(PinSpec { stack, channel, pseudo_channel, pin });
broad!(MatSpec { stack, channel, pseudo_channel, bank, subarray, byte });
broad!(RowSpec { stack, channel, pseudo_channel, bank, row, byte });
broad!(ColumnSpec { stack, channel, pseudo_channel, bank, subarray, column, byte });
broad!(BankSpec { stack, channel, pseudo_channel, bank, byte });

fn blank(fields: [Option<Spanned<u32>>; 4], behaviour: Behaviour) -> BroadSpec {
    let channel = ChannelPlace { fields };
    BroadSpec { channel, row: None, subarray: None, column: None, pin: None, byte: None, behaviour }
}

impl From<PinSpec> for BroadSpec {
    fn from(s: PinSpec) -> Self {
        Self { pin: s.pin, ..blank([s.stack, s.channel, s.pseudo_channel, None], s.behaviour) }
    }
}

impl From<MatSpec> for BroadSpec {
    fn from(s: MatSpec) -> Self {
        let channel = [s.stack, s.channel, s.pseudo_channel, s.bank];
        Self { subarray: s.subarray, byte: s.byte, ..blank(channel, s.behaviour) }
    }
}

impl From<RowSpec> for BroadSpec {
    fn from(s: RowSpec) -> Self {
        let channel = [s.stack, s.channel, s.pseudo_channel, s.bank];
        Self { row: s.row, byte: s.byte, ..blank(channel, s.behaviour) }
    }
}

impl From<ColumnSpec> for BroadSpec {
    fn from(s: ColumnSpec) -> Self {
        let channel = [s.stack, s.channel, s.pseudo_channel, s.bank];
        Self { subarray: s.subarray, column: s.column, byte: s.byte, ..blank(channel, s.behaviour) }
    }
}

impl From<BankSpec> for BroadSpec {
    fn from(s: BankSpec) -> Self {
        Self { byte: s.byte, ..blank([s.stack, s.channel, s.pseudo_channel, s.bank], s.behaviour) }
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
    #[serde(default)]
    pub repeat_factor: Option<Spanned<f64>>,
    /// Which neighbour.
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
    #[serde(default)]
    pub shared_per_step: Option<Spanned<f64>>,
}

impl LogicSpec {
    pub(super) fn fault(&self) -> LogicFault {
        let shared_per_step = self.shared_per_step.as_ref().map_or(0.0, |p| p.value);
        LogicFault { per_step: self.per_step.value, shared_per_step }
    }
}
