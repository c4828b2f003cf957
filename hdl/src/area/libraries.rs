//! Reports of area and delay in the user's cell libraries.
//!
//! The goal of shared logic is chosen by measuring: the circuits of each goal are mapped, and the Pareto front of all of them is
//! kept. Shared sums are not always the smallest circuit in a library with good gates for sums.

use super::areas::published;
use super::library::{Corner, Library};
use super::power::{self, Power};
use super::{Measured, Measurement, Point, svg};
use crate::design::{Goal, Side};
use crate::tools::ToolError;
use eccforge_report::{Document, Report, Table, in_order};
use eccforge_scheme::Scheme;
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// A mapped circuit in a library.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct LibraryPoint {
    /// Area in the unit of the library, which is square micrometres in most.
    pub area_um2: f64,
    /// Delay in nanoseconds: inputs without slew, outputs without load.
    pub delay_ns: f64,
    /// Goal of the shared logic: `area`, `delay` or `readable`.
    #[schemars(with = "String")]
    pub goal: Goal,
}

/// A module in a library.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LibraryModule {
    /// Id of the scheme.
    pub scheme: String,
    /// Top module.
    pub module: String,
    /// Figures with minimum area as the goal.
    pub least_area: LibraryPoint,
    /// Minimum area times delay.
    pub least_product: LibraryPoint,
    /// Figures with minimum delay as the goal.
    pub least_delay: LibraryPoint,
    /// Minimum area over that of the first scheme, in per cent.
    pub over_first_percent: f64,
    /// The percentage that the paper states (MICRO 2021, Table 3), if it has the scheme.
    pub paper_percent: Option<f64>,
    /// Leakage and switching energy of the circuit of minimum area, if an activity was given.
    pub power: Option<Power>,
    /// The Pareto front, by delay.
    pub front: Vec<LibraryPoint>,
    /// Display name of the scheme, for legends.
    #[serde(skip)]
    name: String,
}

/// All modules in a library.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct InLibrary {
    /// Name of the library.
    pub library: String,
    /// Process, voltage and temperature of the library.
    pub corner: Corner,
    /// Encoder and decoder of each scheme.
    pub modules: Vec<LibraryModule>,
}

/// A scheme with the measurements of its encoder and its decoder for each goal.
pub struct OfGoals {
    /// Id of the scheme.
    pub scheme: String,
    /// Display name.
    pub name: String,
    /// For each goal, the measurements of encoder and decoder.
    pub parts: Vec<(Goal, [Measurement; 2])>,
}

/// Picoseconds in a nanosecond, and femtojoules in a picojoule: abc prints picoseconds, whatever the unit of the library is.
const PS: f64 = 1000.0;

/// The Pareto front over all goals.
fn front(measured: &[(Goal, &Measurement)]) -> Vec<LibraryPoint> {
    let mut all = Vec::new();
    for (goal, measured) in measured {
        for p in &measured.front {
            all.push(LibraryPoint { area_um2: p.area_and2, delay_ns: p.delay_ps / PS, goal: *goal });
        }
    }
    // Of points with one delay, the smallest comes first: it dominates the others.
    all.sort_by(|a, b| a.delay_ns.total_cmp(&b.delay_ns).then(a.area_um2.total_cmp(&b.area_um2)));
    let mut front: Vec<LibraryPoint> = Vec::new();
    for point in all {
        if front.last().is_none_or(|last| point.area_um2 < last.area_um2) {
            front.push(point);
        }
    }
    front
}

impl InLibrary {
    /// Collects measurements; percentages are relative to the first scheme. `None` if a module has no point.
    pub fn new(library: &str, schemes: &[OfGoals]) -> Option<Self> {
        let mut modules: Vec<LibraryModule> = Vec::new();
        for OfGoals { scheme, name, parts } in schemes {
            for part in 0..2 {
                let measured: Vec<(Goal, &Measurement)> =
                    parts.iter().map(|(goal, pair)| (*goal, &pair[part])).collect();
                let front = front(&measured);
                let (least_delay, least_area) = (*front.first()?, *front.last()?);
                let products = front.iter().map(|point| (point.area_um2 * point.delay_ns, point));
                let (_, least_product) = products.min_by(|(a, _), (b, _)| a.total_cmp(b))?;
                let least_product = *least_product;
                let base = modules.get(part).map_or(least_area.area_um2, |first| first.least_area.area_um2);
                modules.push(LibraryModule {
                    scheme: scheme.clone(),
                    module: measured[0].1.module.clone(),
                    least_area,
                    least_product,
                    least_delay,
                    over_first_percent: 100.0 * (least_area.area_um2 / base - 1.0),
                    paper_percent: published(scheme, part),
                    power: None,
                    front,
                    name: name.clone(),
                });
            }
        }
        Some(Self { library: library.into(), corner: Corner::default(), modules })
    }

    /// Measures leakage and energy of each circuit of minimum area at an activity of the data bits.
    ///
    /// # Errors
    /// A tool is missing or fails, or abc gave no netlist.
    pub fn add_power(
        &mut self,
        library: &Library,
        schemes: &[(&Scheme, &OfGoals)],
        activity: f64,
    ) -> Result<(), ToolError> {
        for (pair, (scheme, of_goals)) in self.modules.chunks_exact_mut(2).zip(schemes) {
            for ((part, side), module) in Side::BOTH.into_iter().enumerate().zip(pair) {
                let measured = of_goals.parts.iter().find(|(goal, _)| *goal == module.least_area.goal);
                let netlist = measured.and_then(|(_, pair)| pair[part].netlist.as_ref());
                if let Some(netlist) = netlist {
                    module.power = Some(power::measure(library, (*scheme, side), netlist, activity)?);
                }
            }
        }
        Ok(())
    }

    /// The modules for the plot.
    fn drawn(&self) -> Vec<Measured> {
        let mut drawn = Vec::new();
        for pair in self.modules.chunks_exact(2) {
            let (scheme, name) = (pair[0].scheme.clone(), pair[0].name.clone());
            drawn.push(Measured { scheme, name, parts: [pair[0].drawn(), pair[1].drawn()] });
        }
        drawn
    }
}

impl LibraryModule {
    /// The module for the plot, which reads only its points.
    fn drawn(&self) -> Measurement {
        let [eff, adp, perf] = [self.least_area, self.least_product, self.least_delay].map(plotted);
        let front = self.front.iter().copied().map(plotted).collect();
        Measurement { module: self.module.clone(), gates: 0, depth: 0, eff, adp, perf, front, netlist: None }
    }
}

/// A mapping as a point of the plot, whose axes have the units of the library.
fn plotted(p: LibraryPoint) -> Point {
    Point { area_and2: p.area_um2, delay_ps: p.delay_ns }
}

/// Measurements in several libraries.
#[derive(Clone, Debug, JsonSchema)]
pub struct LibraryAreas {
    /// Measurements in each library.
    pub libraries: Vec<InLibrary>,
    /// Ports, goals, tools.
    pub cost_model: BTreeMap<&'static str, String>,
}

impl Serialize for LibraryAreas {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Fields<'a> {
            libraries: &'a [InLibrary],
            cost_model: &'a BTreeMap<&'static str, String>,
        }
        in_order(&Fields { libraries: &self.libraries, cost_model: &self.cost_model }, serializer)
    }
}

impl Report for LibraryAreas {
    const NAME: &'static str = "area-liberty";

    fn document(&self) -> Document {
        let lead = "Mapped to cells of Liberty files. Areas are in the unit of the library (square micrometres), delays in nanoseconds, \
                    with inputs without slew and outputs without load.";
        let mut document = Document::new("Area and delay in cell libraries", lead);
        let columns = ["least area", "least area x delay", "least delay", "over first", "paper"];
        let mut table = Table::new(&["library", "module"], &columns);
        for InLibrary { library, modules, .. } in &self.libraries {
            table = table.rows(modules.iter().map(|m| {
                let [area, product, delay] = [m.least_area, m.least_product, m.least_delay].map(|p| in_words(&p));
                let over = format!("{:+.1} %", m.over_first_percent);
                let paper = m.paper_percent.map_or_else(String::new, |percent| format!("{percent:+.1} %"));
                [library.clone(), m.module.clone(), area, product, delay, over, paper]
            }));
        }
        document.table(table);
        document.note("In brackets: the goal of shared logic that gives this circuit.");
        if let Some(table) = self.powers() {
            document.section("Power of the circuits of least area").table(table);
            document.note(OF_POWER);
        }
        for library in &self.libraries {
            document.section(format!("Area over delay in {}", library.library)).folded();
            let axes = ["delay, ns", "area, square micrometres"];
            document.drawing(
                svg::fronts_of(&library.drawn(), axes),
                "Pareto fronts: no measured circuit is smaller and as fast.",
            );
        }
        let corners = self.libraries.iter().map(|of| (format!("corner of {}", of.library), of.corner.words()));
        document.section("").facts(corners.filter(|(_, words)| !words.is_empty()));
        document.facts(self.cost_model.iter().map(|(what, value)| (*what, value.clone())));
        document
    }
}

/// The area, the delay and the goal of a mapping.
fn in_words(p: &LibraryPoint) -> String {
    format!("{:.0} @ {:.2} ns ({})", p.area_um2, p.delay_ns, eccforge_report::name(&p.goal))
}

const OF_POWER: &str = "A word is an entry that is written or read without an error. The energy charges the loads of all nets that cells drive (C V²/2 \
                        for each transition); glitches and the energy inside cells are not counted.";

impl LibraryAreas {
    /// Leakage and energy, if they were measured.
    fn powers(&self) -> Option<Table> {
        let mut table =
            Table::new(&["library", "module"], &["leakage, nW", "switching energy of a word, pJ", "transitions"]);
        for InLibrary { library, modules, .. } in &self.libraries {
            for module in modules {
                if let Some(Power { leakage_nw, word_fj, word_transitions }) = module.power {
                    let figures =
                        [format!("{leakage_nw:.1}"), format!("{:.3}", word_fj / PS), format!("{word_transitions:.1}")];
                    let [leakage, energy, transitions] = figures;
                    table = table.row([library.clone(), module.module.clone(), leakage, energy, transitions]);
                }
            }
        }
        (!table.rows.is_empty()).then_some(table)
    }
}
