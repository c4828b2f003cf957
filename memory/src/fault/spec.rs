//! Faults from YAML: see `docs/memory.md` and `examples/faults-*.yaml`.

use super::{Behaviour, LogicFault};
use eccforge_codecs::diagnostic::{Diagnostic, Place, SourceFile, suggest};
use eccforge_verify::model::ErrorModel;
use serde::Deserialize;
use serde_yaml::Spanned;

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
struct FileSpec {
    eccforge_faults: Spanned<u32>,
    id: String,
    #[serde(default)]
    #[allow(dead_code)] // for people
    notes: Option<String>,
    faults: Vec<Spanned<ItemSpec>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ItemSpec {
    id: Spanned<String>,
    activity: Option<Spanned<f64>>,
    events: Option<EventsSpec>,
    stuck_at: Option<StuckSpec>,
    weak_cells: Option<WeakSpec>,
    pin: Option<PinSpec>,
    mat: Option<MatSpec>,
    row: Option<RowSpec>,
    column: Option<ColumnSpec>,
    bank: Option<BankSpec>,
    coupling: Option<CouplingSpec>,
    logic: Option<LogicSpec>,
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
        struct $name {
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

const KINDS: &str = "`events`, `stuck-at`, `weak-cells`, `pin`, `mat`, `row`, `column`, `bank`, `coupling`, `logic`";

impl FaultFile {
    /// No fault at all.
    pub fn empty() -> Self {
        Self { id: "none".to_owned(), faults: Vec::new(), file: SourceFile::new("none", "") }
    }

    /// Reads and validates the text of a fault file.
    ///
    /// # Errors
    /// The first thing in it that is wrong, with its place.
    pub fn parse(file: &SourceFile) -> Result<Self, Box<Diagnostic>> {
        let spec: FileSpec = file.parse()?;
        if spec.eccforge_faults.value != 1 {
            let message = format!("version {} of the language of faults is not known", spec.eccforge_faults.value);
            let at = Diagnostic::at(file, Place::of(&spec.eccforge_faults), "unknown version", message);
            return Err(Box::new(at.help("write `eccforge-faults: 1`")));
        }
        let mut faults: Vec<NamedFault> = Vec::new();
        for item in spec.faults {
            let fault = item.value.validate(file)?;
            if faults.iter().any(|f| f.id == fault.id) {
                let message = format!("two faults are called `{}`", fault.id);
                let at = Diagnostic::at(file, fault.place, "this fault", message);
                return Err(Box::new(at.help("give every fault an id of its own")));
            }
            faults.push(fault);
        }
        Ok(Self { id: spec.id, faults, file: file.clone() })
    }
}

impl ItemSpec {
    fn validate(self, file: &SourceFile) -> Result<NamedFault, Box<Diagnostic>> {
        let place = Place::of(&self.id);
        let id = self.id.value;
        let wrong =
            |message: String, help: String| Box::new(Diagnostic::at(file, place, "this fault", message).help(help));
        let mut kinds = Vec::new();
        if let Some(s) = self.events {
            let model = s.validate(file)?;
            kinds.push(Kind::Events(s, model));
        }
        if let Some(s) = self.stuck_at {
            s.validate(file, place)?;
            kinds.push(Kind::StuckAt(s));
        }
        if let Some(s) = self.weak_cells {
            s.validate(file)?;
            kinds.push(Kind::WeakCells(s));
        }
        kinds.extend(self.pin.map(|s| Kind::Pin(s.into())));
        kinds.extend(self.mat.map(|s| Kind::Mat(s.into())));
        kinds.extend(self.row.map(|s| Kind::Row(s.into())));
        kinds.extend(self.column.map(|s| Kind::Column(s.into())));
        kinds.extend(self.bank.map(|s| Kind::Bank(s.into())));
        if let Some(s) = self.coupling {
            probability(file, &s.probability)?;
            s.repeat_factor.as_ref().map_or(Ok(()), |f| not_negative(file, f))?;
            kinds.push(Kind::Coupling(s));
        }
        if let Some(s) = self.logic {
            probability(file, &s.per_step)?;
            s.shared_per_step.as_ref().map_or(Ok(()), |p| probability(file, p))?;
            kinds.push(Kind::Logic(s));
        }
        let mut kinds = kinds.into_iter();
        let (Some(kind), None) = (kinds.next(), kinds.next()) else {
            return Err(wrong(
                format!("the fault `{id}` does not say one thing that is wrong"),
                format!("give exactly one of {KINDS}"),
            ));
        };
        let intermittent = !matches!(kind, Kind::Events(..) | Kind::WeakCells(_) | Kind::Coupling(_) | Kind::Logic(_));
        if let Some(activity) = &self.activity {
            probability(file, activity)?;
            if !intermittent {
                let message = format!("`{}` has no activity: its own keys say how often it acts", kind.name());
                let at = Diagnostic::at(file, Place::of(activity), "not for this kind", message);
                return Err(Box::new(at.help("take `activity` out")));
            }
        }
        Ok(NamedFault { id, kind, activity: self.activity.map_or(1.0, |a| a.value), place })
    }
}

impl EventsSpec {
    fn validate(&self, file: &SourceFile) -> Result<Box<ErrorModel>, Box<Diagnostic>> {
        for share in [&self.broad_single_bit, &self.broad_multi_bit].into_iter().flatten() {
            probability(file, share)?;
        }
        if let Some(weights) = &self.breadth_weights {
            let fine = |w: &f64| w.is_finite() && *w >= 0.0;
            if !weights.value.iter().all(fine) || weights.value.iter().sum::<f64>() <= 0.0 || weights.value.len() > 20 {
                let message = "these weights choose no number of entries";
                let at = Diagnostic::at(file, Place::of(weights), "in this list", message);
                return Err(Box::new(at.help("give up to 20 numbers, none negative, not all 0")));
            }
        }
        let Some(name) = &self.model else { return Ok(Box::new(ErrorModel::table1())) };
        let known: Vec<&str> = ErrorModel::builtin_ids().collect();
        let model = ErrorModel::builtin(&name.value).ok_or_else(|| {
            let message = format!("there is no error model `{}`", name.value);
            let at = Diagnostic::at(file, Place::of(name), "no such model", message);
            Box::new(at.help(suggest(&name.value, &known, "error model")))
        })?;
        Ok(Box::new(model))
    }
}

impl StuckSpec {
    fn validate(&self, file: &SourceFile, item: Place) -> Result<(), Box<Diagnostic>> {
        let error = |place: Place, message: &str, help: &str| {
            Err(Box::new(Diagnostic::at(file, place, "here", message).help(help)))
        };
        match (&self.count, &self.address, &self.bit) {
            (Some(_), None, None) | (None, Some(_), Some(_)) => {}
            _ => {
                let help = "give `count` for random cells, or `address` and `bit` for one";
                return error(item, "it is not said which cells are stuck", help);
            }
        }
        match (&self.bit, &self.value) {
            (Some(bit), _) if bit.value > 287 => {
                error(Place::of(bit), "an entry has bits 0 to 287", "write a smaller number")
            }
            (_, Some(value)) if value.value > 1 => error(Place::of(value), "a bit is 0 or 1", "write 0 or 1"),
            _ => Ok(()),
        }
    }
}

impl WeakSpec {
    fn validate(&self, file: &SourceFile) -> Result<(), Box<Diagnostic>> {
        [&self.mean_ms, &self.deviation_ms, &self.refresh_ms]
            .into_iter()
            .flatten()
            .try_for_each(|p| positive(file, p))?;
        self.one_to_zero.as_ref().map_or(Ok(()), |p| probability(file, p))
    }
}

fn probability(file: &SourceFile, p: &Spanned<f64>) -> Result<(), Box<Diagnostic>> {
    if (0.0..=1.0).contains(&p.value) {
        return Ok(());
    }
    let at = Diagnostic::at(file, Place::of(p), "not from 0 to 1", format!("{} is not a probability", p.value));
    Err(Box::new(at.help("write a number from 0 to 1, such as 0.001 or 1e-3")))
}

fn not_negative(file: &SourceFile, x: &Spanned<f64>) -> Result<(), Box<Diagnostic>> {
    if x.value.is_finite() && x.value >= 0.0 {
        return Ok(());
    }
    let at = Diagnostic::at(file, Place::of(x), "negative", format!("{} is not a factor", x.value));
    Err(Box::new(at.help("write a number that is not negative")))
}

fn positive(file: &SourceFile, x: &Spanned<f64>) -> Result<(), Box<Diagnostic>> {
    if x.value.is_finite() && x.value > 0.0 {
        return Ok(());
    }
    let at = Diagnostic::at(file, Place::of(x), "not positive", format!("{} is no time", x.value));
    Err(Box::new(at.help("write milliseconds as a positive number")))
}
