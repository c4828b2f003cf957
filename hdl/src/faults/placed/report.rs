//! The effects of transients of placed cells as a document.

use super::{OfSets, PlacedReport, Sets};
use crate::faults::report::percentages;
use eccforge_report::{Document, Report, Status, Table, name, with_noun};

const CLASSES: &str = "Outputs are inverted while one entry passes. single-point: an entry without an error is delivered wrong without due. \
                       reported: such entries show the fault by ce or due. latent: only an error of the memory shows it, by wrong data without \
                       due. safe: all others.";

impl Report for PlacedReport {
    const NAME: &'static str = "fmeda-placed";

    fn document(&self) -> Document {
        let lead = "Outputs of cells that are placed near each other are inverted together while one entry passes.";
        let mut document = Document::new("Transients of placed cells", lead);
        document.status = Some(Status { good: None, text: self.answer() });
        let rows = self.faults.iter().map(|of| [vec![of.words()], of.of.counts().to_vec()].concat());
        let figures = ["sets", "safe", "reported", "latent", "single-point"];
        let table = Table::new(&["inverted together"], &figures).rows(rows.collect::<Vec<_>>());
        document.section("Sets of outputs by class").table(table).note(CLASSES);
        document.note("Connected: one output drives the cell of the other, or both drive the same cell.");
        let errors: Vec<&str> = self.errors.iter().map(|error| error.class.as_str()).collect();
        let rows = self.faults.iter().map(|of| [vec![of.words()], percentages(&of.of.silent)].concat());
        let table = Table::new(&["inverted together"], &errors).rows(rows.collect::<Vec<_>>());
        document.section("Silent entries by error of the memory, %").table(table);
        document.note("Mean over the sets of a row. Silent: wrong data without due, where the codec without faults delivers right data or due.");
        let rows = self.worst.iter().map(|pair| {
            let outputs =
                pair.outputs.each_ref().map(|o| format!("{}.{} ({}, {})", o.cell, o.pin, o.at_um[0], o.at_um[1]));
            let words = [name(&pair.class), if pair.is_connected { "yes".into() } else { "no".into() }];
            let texts = outputs.into_iter().chain(words).chain([format!("{:.3}", pair.distance_um)]);
            texts.chain(percentages(&pair.silent)).collect::<Vec<_>>()
        });
        let figures = [&["µm apart"][..], &errors].concat();
        let table = Table::new(&["output (x, y in µm)", "output (x, y in µm)", "class", "connected"], &figures);
        document
            .section("Worst pairs within the radius, silent entries in %")
            .table(table.rows(rows.collect::<Vec<_>>()));
        let positions = if self.of_centres {
            "centres of the cells"
        } else {
            "lower left corners, because no LEF file gives sizes"
        };
        let mut facts = vec![
            ("netlist", format!("{}, proved: {}", name(&self.module), self.equivalence)),
            ("cells", format!("{} with {}", self.cells, with_noun(self.outputs, "output"))),
            ("positions", positions.to_owned()),
            ("read by", self.reading.read_by.clone()),
        ];
        if !self.not_in_netlist.is_empty() {
            let counts = self.not_in_netlist.iter().map(|(kind, count)| format!("{count} {kind}"));
            facts.push(("not in the netlist", counts.collect::<Vec<_>>().join(", ")));
        }
        if !self.not_read.is_empty() {
            facts.push(("not read", format!("the sections {} of the placement", self.not_read.join(", "))));
        }
        document.section("Files").facts(facts).further();
        document
    }

    fn records(&self) -> String {
        let mut rows = Vec::new();
        for of in &self.faults {
            let limits =
                [of.above_um, of.up_to_um].map(|limit| limit.map_or_else(String::new, |limit| limit.to_string()));
            let sets: Vec<String> = [name(&of.sets)].into_iter().chain(limits).chain(of.of.counts()).collect();
            for (error, silent) in self.errors.iter().zip(&of.of.silent) {
                rows.push([sets.as_slice(), &[error.class.clone(), silent.to_string()]].concat());
            }
        }
        let keys = "sets above_um up_to_um faults safe reported latent single_point errors silent";
        Table::keyed(keys).rows(rows).csv()
    }
}

impl PlacedReport {
    /// Number of single points of failure among sets, and of all of these sets.
    fn single_points(&self, sets: Sets) -> [usize; 2] {
        let row = self.faults.iter().find(|of| of.sets == sets);
        row.map_or([0; 2], |of| [of.of.single_point, of.of.faults])
    }

    fn answer(&self) -> String {
        let ([near, pairs], [connected, all]) = (self.single_points(Sets::Near), self.single_points(Sets::Connected));
        format!(
            "{}: {near} of {} of outputs within {} µm deliver wrong data without an alarm from an entry without an error, and {connected} of {} \
             that are connected.",
            self.scheme,
            with_noun(pairs, "pair"),
            self.radius_um,
            with_noun(all, "pair")
        )
    }
}

impl OfSets {
    fn words(&self) -> String {
        match (self.sets, self.above_um, self.up_to_um) {
            (Sets::Band, Some(above), Some(up_to)) => format!("pairs, {above} to {up_to} µm apart"),
            (Sets::Outputs, ..) => "one output".into(),
            (Sets::Band | Sets::Near, ..) => "pairs within the radius".into(),
            (Sets::Connected, ..) => "connected pairs at any distance".into(),
            (Sets::NearAndConnected, ..) => "connected pairs within the radius".into(),
            (Sets::Around, ..) => "all outputs within the radius of a cell".into(),
        }
    }
}
