//! Reports of modules in the look-up tables (LUTs) of FPGAs.

use super::fpga::{Clock, Family, Mapped, SEEDS};
use crate::design::Goal;
use eccforge_report::{Column, Document, Report, Status, Table, in_order, name, with_noun};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// A mapped circuit in a family of FPGAs.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FpgaCircuit {
    /// Family of the FPGA.
    pub fpga: Family,
    /// Id of the scheme; none for a user module.
    pub scheme: Option<String>,
    /// Top module.
    pub module: String,
    /// LUTs; an inverter is one.
    pub luts: usize,
    /// Cells that are not LUTs, such as carry chains.
    pub other_cells: usize,
    /// Cells on the longest path: LUTs, and other cells if the family has them in the netlist.
    pub levels: usize,
    /// Lowest clock of three placements by nextpnr, in MHz.
    pub lowest_mhz: Option<f64>,
    /// Highest clock of three placements by nextpnr, in MHz.
    pub highest_mhz: Option<f64>,
    /// Goal of the shared logic, such as `area` or `lut4`; none for a user module.
    #[schemars(with = "Option<String>")]
    pub goal: Option<Goal>,
    /// Seed that breaks ties between sums that can be shared; none for a user module.
    pub seed: Option<u32>,
    /// The command of yosys that maps the module.
    pub synthesis: String,
}

impl FpgaCircuit {
    /// A mapped circuit with its clock.
    pub fn new(fpga: Family, scheme: Option<&str>, module: &str, mapped: &Mapped, clock: Option<Clock>) -> Self {
        Self {
            fpga,
            scheme: scheme.map(str::to_owned),
            module: module.to_owned(),
            luts: mapped.luts,
            other_cells: mapped.others,
            levels: mapped.levels,
            lowest_mhz: clock.map(|[low, _]| low),
            highest_mhz: clock.map(|[_, high]| high),
            goal: mapped.form.map(|(goal, _)| goal),
            seed: mapped.form.map(|(_, seed)| seed),
            synthesis: mapped.synthesis.clone(),
        }
    }

    fn goal(&self) -> String {
        let goal = self.goal.as_ref().map_or_else(String::new, name);
        match self.seed {
            Some(seed) if seed > 0 => format!("{goal}, seed {seed}"),
            _ => goal,
        }
    }
}

/// Modules in FPGAs.
#[derive(Clone, Debug, JsonSchema)]
pub struct FpgaAreas {
    /// For each module and family, the circuits that no other one equals or beats in both LUTs and levels. The fewest LUTs come first.
    pub circuits: Vec<FpgaCircuit>,
    /// Ports, goals, tools, devices.
    pub cost_model: BTreeMap<&'static str, String>,
}

impl Serialize for FpgaAreas {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Fields<'a> {
            circuits: &'a [FpgaCircuit],
            cost_model: &'a BTreeMap<&'static str, String>,
        }
        in_order(&Fields { circuits: &self.circuits, cost_model: &self.cost_model }, serializer)
    }
}

const LEGEND: &str = "LUTs: look-up tables. levels: LUTs on the longest path. goal: the goal of shared logic. Of each module, the circuits are \
                      listed for which no other circuit that was tried is at least as good in LUTs and in levels.";
const CLOCK: &str =
    "Fmax: the clock between registers around the module, lowest and highest of three placements by nextpnr.";

impl Report for FpgaAreas {
    const NAME: &'static str = "area-fpga";

    fn document(&self) -> Document {
        let lead = "Mapped to look-up tables by yosys, without wide multiplexers.";
        let mut document = Document::new("Encoders and decoders in FPGAs", lead);
        document.status = self.answer().map(|text| Status { good: None, text });
        let columns =
            [Column::words("fpga"), Column::words("module"), Column::figures("LUTs"), Column::figures("levels")];
        let mut table = Table::with(columns.into_iter().chain([Column::figures("Fmax, MHz"), Column::words("goal")]));
        for circuit in &self.circuits {
            let clock = match (circuit.lowest_mhz, circuit.highest_mhz) {
                (Some(low), Some(high)) => format!("{low:.0}-{high:.0}"),
                _ => String::new(),
            };
            let counts = [circuit.luts, circuit.levels].map(|count| count.to_string());
            let [luts, levels] = counts;
            table = table.row([name(&circuit.fpga), circuit.module.clone(), luts, levels, clock, circuit.goal()]);
        }
        document.section("").table(table).note(LEGEND);
        if self.circuits.iter().any(|circuit| circuit.lowest_mhz.is_some()) {
            document.note(CLOCK);
        }
        let with_others = self.circuits.iter().filter(|circuit| circuit.other_cells > 0);
        for FpgaCircuit { module, other_cells, fpga, .. } in with_others {
            let cells = with_noun(*other_cells, "cell");
            document
                .note(format!("{module} in {}: {cells} that are not LUTs, which the levels count too.", name(fpga)));
        }
        for (what, why) in self.cost_model.iter().filter(|(what, _)| what.starts_with("Fmax")) {
            document.note(format!("{what}: {why}."));
        }
        let commands = self.circuits.iter().map(|circuit| {
            (format!("{} {}", name(&circuit.fpga), circuit.goal()).trim_end().to_owned(), circuit.synthesis.clone())
        });
        document.section("Synthesis").facts(commands).further();
        let facts = self.cost_model.iter().filter(|(what, _)| !what.starts_with("Fmax"));
        document.section("Cost model").facts(facts.map(|(what, value)| (*what, value.clone()))).further();
        document
    }

    fn records(&self) -> String {
        let keys = "fpga scheme module luts other_cells levels lowest_mhz highest_mhz goal seed synthesis";
        let rows = self.circuits.iter().map(|c| {
            let counts = [c.luts, c.other_cells, c.levels].map(|count| count.to_string());
            let names = [name(&c.fpga), c.scheme.clone().unwrap_or_default(), c.module.clone()];
            let clocks = [megahertz(c.lowest_mhz), megahertz(c.highest_mhz)];
            let goal = c.goal.as_ref().map_or_else(String::new, name);
            let seed = c.seed.map_or_else(String::new, |seed| seed.to_string());
            let all = names.into_iter().chain(counts).chain(clocks).chain([goal, seed, c.synthesis.clone()]);
            all.collect::<Vec<_>>()
        });
        Table::keyed(keys).rows(rows).csv()
    }
}

/// A clock in CSV; empty if the module was not placed.
fn megahertz(mhz: Option<f64>) -> String {
    mhz.map_or_else(String::new, |mhz| format!("{mhz:.2}"))
}

impl FpgaAreas {
    /// The fewest LUTs of the last module, which is the decoder of the last scheme, in the first family.
    fn answer(&self) -> Option<String> {
        let first = self.circuits.first()?;
        let of_first = self.circuits.iter().filter(|circuit| circuit.fpga == first.fpga);
        let mut named: Vec<&FpgaCircuit> = Vec::new();
        for circuit in of_first {
            if named.iter().all(|known| known.module != circuit.module) {
                named.push(circuit);
            }
        }
        let text = named
            .iter()
            .map(|c| format!("{} {} in {}", c.module, with_noun(c.luts, "LUT"), with_noun(c.levels, "level")));
        Some(format!("Fewest LUTs on {}: {}.", name(&first.fpga), text.collect::<Vec<_>>().join("; ")))
    }
}

/// Number of placements of a circuit, for a progress bar.
pub const PLACEMENTS: u64 = SEEDS.len() as u64;
