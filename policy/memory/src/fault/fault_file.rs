//! Faults from YAML: see `docs/memory.md` and `examples/faults-*.yaml`. Errors name their places.

use super::effect::{Behaviour, LogicFault};
use super::events::shape;
use super::part::Part;
use eccforge_files::bounded::{Bounded, Version};
use eccforge_files::diagnostic::{Checked, Place, SourceFile, is_path, suggest};
use eccforge_files::yaml::Spanned;
use eccforge_model::ErrorModel;
use num_traits::Zero;
use schemars::JsonSchema;
use serde::Deserialize;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

const PROBABILITY: RangeInclusive<f64> = 0.0..=1.0;
/// Bounds of times, in milliseconds.
// Rates divide by a time, which must not be zero; 1e9 ms are eleven days.
const TIME: RangeInclusive<f64> = 1e-6..=1e9;

/// A validated fault file.
#[derive(Clone, Debug)]
pub struct FaultFile {
    pub id: String,
    /// The faults, in the order of the file.
    pub faults: Vec<NamedFault>,
    /// The text from which the faults were read.
    pub file: SourceFile,
}

/// One fault of a file.
#[derive(Clone, Debug)]
pub struct NamedFault {
    pub id: String,
    pub kind: Kind,
    /// Probability that the fault acts at an access.
    pub activity: f64,
    /// Place of the fault in the file.
    pub place: Place,
}

/// Kind of a fault. Coordinates that are not given are drawn.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Single events: soft errors that stay until the entry is written.
    Events(EventsSpec, Box<ErrorModel>),
    /// Single cells that are stuck.
    StuckAt(StuckSpec),
    /// Cells that leak.
    WeakCells(WeakSpec),
    /// A part that many entries share.
    Broad(Part, BroadSpec),
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
            Self::Broad(part, _) => part.name(),
            Self::Coupling(_) => "coupling",
            Self::Logic(_) => "logic",
        }
    }
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct FileSpec {
    /// Version of this language; the only one is 1.
    eccforge_faults: Version,
    /// Short name.
    id: String,
    /// Anything a reader should know.
    #[serde(default)]
    #[allow(dead_code)] // for people
    notes: Option<String>,
    /// The faults, each of one kind.
    faults: Vec<ItemSpec>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ItemSpec {
    /// Short name.
    id: Spanned<String>,
    /// Probability that a stuck cell or a broad fault acts at an access; 1 if not given.
    activity: Option<Spanned<f64>>,
    /// Single events of an error model.
    events: Option<EventsSpec>,
    /// Stuck cells.
    stuck_at: Option<StuckSpec>,
    /// Cells that leak.
    weak_cells: Option<WeakSpec>,
    /// A pin of a pseudo-channel.
    pin: Option<BroadSpec>,
    /// A data mat: a byte of every entry of the rows of a subarray.
    mat: Option<BroadSpec>,
    /// A row of a bank.
    row: Option<BroadSpec>,
    /// A column of a subarray.
    column: Option<BroadSpec>,
    /// A bank.
    bank: Option<BroadSpec>,
    /// Cells that a neighbour disturbs.
    coupling: Option<CouplingSpec>,
    /// Errors of the logic of the processor.
    logic: Option<LogicSpec>,
}

impl FaultFile {
    /// A file without faults.
    pub fn empty() -> Self {
        Self { id: "none".to_owned(), faults: Vec::new(), file: SourceFile::new("none", "") }
    }

    /// Reads and validates the text of a fault file.
    pub fn parse(file: &SourceFile) -> Checked<Self> {
        file.attach(Self::checked(file))
    }

    fn checked(file: &SourceFile) -> Checked<Self> {
        let spec: FileSpec = file.parse()?;
        spec.eccforge_faults.check("language of faults", "eccforge-faults")?;
        let mut faults: Vec<NamedFault> = Vec::new();
        for item in spec.faults {
            let fault = item.validate(Path::new(&file.name).parent())?;
            if faults.iter().any(|f| f.id == fault.id) {
                let message = format!("two faults are called `{}`", fault.id);
                return fault.place.error("this fault", message).help("give every fault an id of its own").err();
            }
            faults.push(fault);
        }
        Ok(Self { id: spec.id, faults, file: file.clone() })
    }
}

impl ItemSpec {
    /// `base` is the folder of the file.
    fn validate(self, base: Option<&Path>) -> Checked<NamedFault> {
        let (id, place) = (self.id.value, self.id.place);
        let broad = [
            (self.pin, Part::Pin),
            (self.mat, Part::Mat),
            (self.row, Part::Row),
            (self.column, Part::Column),
            (self.bank, Part::Bank),
        ];
        let broad = broad.into_iter().filter_map(|(spec, part)| Some(spec?.validate(part)));
        let others = [
            self.events.map(|events| events.validate(base)),
            self.stuck_at.map(|s| s.validate(place)),
            self.weak_cells.map(WeakSpec::validate),
            self.coupling.map(CouplingSpec::validate),
            self.logic.map(LogicSpec::validate),
        ];
        let mut kinds = broad.chain(others.into_iter().flatten());
        let (Some(kind), None) = (kinds.next(), kinds.next()) else {
            let message = format!("the fault `{id}` does not have exactly one kind of error");
            return place.error("this fault", message).help(format!("give exactly one of {KINDS}")).err();
        };
        let kind = kind?;
        let mut activity = 1.0;
        if let Some(given) = self.activity {
            activity = given.in_range(PROBABILITY)?;
            if !matches!(kind, Kind::StuckAt(_) | Kind::Broad(..)) {
                let message = format!("`{}` has no activity: its own keys state how often it acts", kind.name());
                return given.error("not for this kind", message).help("take `activity` out").err();
            }
        }
        Ok(NamedFault { id, kind, activity, place })
    }
}

const KINDS: &str = "`events`, `stuck-at`, `weak-cells`, `pin`, `mat`, `row`, `column`, `bank`, `coupling`, `logic`";

/// Single events of an error model, spread over entries as in the beam data.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct EventsSpec {
    /// Number of events, at random times of the run.
    pub count: Spanned<u64>,
    /// Error model: a shipped id, or a file, by its path from the folder of this file.
    pub model: Option<Spanned<String>>,
    /// Share of single-bit events that touch several entries.
    pub broad_single_bit: Option<Spanned<f64>>,
    /// Share of multi-bit events that touch several entries.
    pub broad_multi_bit: Option<Spanned<f64>>,
    /// Relative weights of 2..3, 4..7, 8..15, ... entries for broad events.
    pub breadth_weights: Option<Spanned<Vec<f64>>>,
}

impl EventsSpec {
    fn validate(self, base: Option<&Path>) -> Checked<Kind> {
        let shares = [self.broad_single_bit, self.broad_multi_bit].into_iter().flatten();
        shares.map(|share| share.in_range(PROBABILITY)).collect::<Checked<Vec<f64>>>()?;
        if let Some(weights) = self.breadth_weights.as_ref().filter(|weights| !choose_a_number(&weights.value)) {
            let at = weights.error("in this list", "these weights choose no number of entries");
            return at.help("give up to 20 numbers, none negative, not all 0").err();
        }
        let Some(name) = &self.model else { return Ok(Kind::Events(self, Box::new(ErrorModel::table1()))) };
        match ErrorModel::builtin(&name.value) {
            Some(model) => Ok(Kind::Events(self, Box::new(model))),
            None if is_path(&name.value) => {
                let path = base.map_or_else(|| PathBuf::from(&name.value), |base| base.join(&name.value));
                let model = ErrorModel::from_path(&path)?;
                let absent = model.classes.iter().filter(|class| !class.rate.is_zero());
                let absent = absent.filter_map(|class| class.patterns.absent(shape())).next();
                if let Some(why) = model.independent_of_data().err().or(absent) {
                    return name.error("this model", why).help("use a model of patterns of 4 beats and 72 pins").err();
                }
                Ok(Kind::Events(self, Box::new(model)))
            }
            None => {
                let ids: Vec<&str> = ErrorModel::builtin_ids().collect();
                let at = name.error("no such model", format!("there is no error model `{}`", name.value));
                at.help(suggest(&name.value, &ids, "error model")).err()
            }
        }
    }
}

/// Whether a number can be drawn with these weights.
fn choose_a_number(weights: &[f64]) -> bool {
    let are_valid = weights.iter().all(|w| w.is_finite() && *w >= 0.0);
    are_valid && weights.len() <= 20 && weights.iter().sum::<f64>() > 0.0
}

/// Stuck cells: one that is named, or a number of random ones.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct StuckSpec {
    /// Number of random cells.
    pub count: Option<Spanned<u64>>,
    /// Byte address of the entry of a named cell.
    pub address: Option<Spanned<u64>>,
    /// Physical bit of a named cell.
    pub bit: Option<Bounded<0, 287>>,
    /// The value that it reads as; drawn if not given.
    pub value: Option<Bounded<0, 1>>,
}

impl StuckSpec {
    fn validate(self, item: Place) -> Checked<Kind> {
        if !matches!((&self.count, &self.address, &self.bit), (Some(_), None, None) | (None, Some(_), Some(_))) {
            let at = item.error("here", "the stuck cells are not given");
            return at.help("give `count` for random cells, or `address` and `bit` for one").err();
        }
        self.bit.map(|bit| bit.checked("`bit`", "an entry has bits", "")).transpose()?;
        self.value.map(|value| value.checked("`value`", "a bit is", "")).transpose()?;
        Ok(Kind::StuckAt(self))
    }
}

/// Weak cells with normally distributed retention time \[MICRO'21, Section 4, Fig. 3\].
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WeakSpec {
    /// Number of leaky cells; most of them may retain data for a whole refresh period.
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

impl WeakSpec {
    fn validate(self) -> Checked<Kind> {
        let times = [self.mean_ms, self.deviation_ms, self.refresh_ms].into_iter().flatten();
        times.map(|time| time.in_range(TIME)).collect::<Checked<Vec<f64>>>()?;
        self.one_to_zero.map(|share| share.in_range(PROBABILITY)).transpose()?;
        Ok(Kind::WeakCells(self))
    }
}

/// A fault of many entries; coordinates that are not given are drawn. Not every kind has every key.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BroadSpec {
    /// Stack of the device.
    pub stack: Option<Spanned<u32>>,
    /// Channel of the stack.
    pub channel: Option<Spanned<u32>>,
    /// Pseudo-channel of the channel.
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
    /// Behaviour of the bits.
    pub behaviour: Behaviour,
}

impl BroadSpec {
    /// All coordinates by name.
    pub(super) fn coordinates(&self) -> [(&'static str, &Option<Spanned<u32>>); 9] {
        [
            ("stack", &self.stack),
            ("channel", &self.channel),
            ("pseudo-channel", &self.pseudo_channel),
            ("bank", &self.bank),
            ("row", &self.row),
            ("subarray", &self.subarray),
            ("column", &self.column),
            ("pin", &self.pin),
            ("byte", &self.byte),
        ]
    }

    fn validate(self, part: Part) -> Checked<Kind> {
        let (kind, keys) = (part.name(), part.coordinates());
        for (key, value) in self.coordinates().into_iter().skip(3) {
            if let (Some(value), false) = (value, keys.contains(&key)) {
                let at = value.error("not for this kind", format!("a fault of the kind `{kind}` has no `{key}`"));
                return at.help(format!("remove it; `{kind}` has {}", keys.join(", "))).err();
            }
        }
        Ok(Kind::Broad(part, self))
    }
}

/// Which neighbour disturbs a cell.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Neighbour {
    /// The same bit of the next or previous row.
    #[default]
    Row,
    /// The same bit of the next or previous column.
    Column,
}

/// Cells that flip when a neighbour is written with the opposite value.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct CouplingSpec {
    /// Number of random cells with such a neighbour.
    pub cells: Spanned<u64>,
    /// Probability of a flip at the first opposite write since the cell was written.
    pub probability: Spanned<f64>,
    /// Factor on the probability for every further opposite write: repeated disturbance accelerates the loss of charge.
    pub repeat_factor: Option<Spanned<f64>>,
    #[serde(default)]
    pub neighbour: Neighbour,
}

impl CouplingSpec {
    fn validate(self) -> Checked<Kind> {
        self.probability.in_range(PROBABILITY)?;
        self.repeat_factor.map(|factor| factor.in_range(0.0..=1e12)).transpose()?;
        Ok(Kind::Coupling(self))
    }
}

/// Errors of logic in the logic tests (M.3).
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct LogicSpec {
    /// Probability that a step of the generator is wrong.
    pub per_step: Spanned<f64>,
    /// Probability that a step is wrong if the state is kept in shared memory, in addition to `per-step`.
    pub shared_per_step: Option<Spanned<f64>>,
}

impl LogicSpec {
    fn validate(self) -> Checked<Kind> {
        self.per_step.in_range(PROBABILITY)?;
        self.shared_per_step.map(|share| share.in_range(PROBABILITY)).transpose()?;
        Ok(Kind::Logic(self))
    }

    pub(super) fn fault(&self) -> LogicFault {
        let shared_per_step = self.shared_per_step.as_ref().map_or(0.0, |p| p.value);
        LogicFault { per_step: self.per_step.value, shared_per_step }
    }
}

/// The JSON Schema of a file of memory faults.
pub fn json_schema() -> schemars::Schema {
    eccforge_files::schema::of_file::<FileSpec>("memory faults")
}
