//! The effects of faulty gates as a document.

use super::{FaultReport, Kind, Module, OfKind};
use eccforge_report::{Document, Report, Status, Table, name, with_noun};

const CLASSES: &str = "Each gate can be stuck at 0, stuck at 1 or inverted once. single-point: an entry without an error is delivered wrong \
                       without due. reported: such entries show the fault by ce or due. latent: only an error of the memory shows it, by wrong data \
                       without due. safe: all others. Both metrics are of stuck-at faults, each with the same rate; transients are in the table \
                       only.";
const ADJACENT: &str = "Two gates are adjacent if one drives the other, or both drive the same gate. --placement reads where your cells are.";
const SILENT: &str = "Mean over the faults of a row. Silent: wrong data without due, where the codec without faults delivers right data or due.";

impl Report for FaultReport {
    const NAME: &'static str = "fmeda";

    fn document(&self) -> Document {
        let lead = "Every gate of the synthesised codec is stuck at 0, stuck at 1, or inverted while one entry passes.";
        let mut document = Document::new("Faults of the codec itself", lead);
        document.status = Some(Status { good: None, text: self.answer() });
        let figures = ["faults", "safe", "reported", "latent", "single-point"];
        let classes = self.faults.iter().map(|of| {
            let [module, kind] = of.names();
            [module, kind].into_iter().chain(of.counts()).collect::<Vec<_>>()
        });
        let table = Table::new(&["module", "fault"], &figures).rows(classes.collect::<Vec<_>>());
        document.section("Faults by class").table(table).note(CLASSES);
        if self.faults.iter().any(|of| of.kind == Kind::AdjacentTransients) {
            document.note(ADJACENT);
        }
        let errors: Vec<&str> = self.errors.iter().map(|error| error.class.as_str()).collect();
        let silent =
            self.faults.iter().map(|of| of.names().into_iter().chain(percentages(&of.silent)).collect::<Vec<_>>());
        let table = Table::new(&["module", "fault"], &errors).rows(silent.collect::<Vec<_>>());
        document.section("Silent entries by error of the memory, %").table(table).note(SILENT);
        let simulated = self.errors.iter().map(|error| {
            let patterns = with_noun(error.patterns, "pattern");
            let patterns = if error.patterns == error.of { patterns } else { format!("{patterns} of {}", error.of) };
            let text = format!("{patterns}, {} each", with_noun(error.data_words, "data word"));
            (error.class.clone(), text)
        });
        document.section("Simulated").facts(simulated).further();
        document.facts([("gates", format!("synthesised by {}", self.yosys))]);
        if let Some(how) = &self.self_check {
            let gates = self.faults.iter().find(|of| of.module == Module::SelfCheck).map_or(0, |of| of.faults);
            let text = format!("{gates} gates; without a fault, due is the decoder's for every entry (proved: {how})");
            document.section("Self-check").facts([("self-check", text)]);
        }
        document
    }

    fn records(&self) -> String {
        let mut keys = "module fault faults safe reported latent single_point".to_owned();
        for error in &self.errors {
            keys += &format!(" silent:{}", error.class.replace([' ', ','], "_"));
        }
        let rows = self.faults.iter().map(|of| {
            let shares = of.silent.iter().map(f64::to_string);
            let names = [name(&of.module), name(&of.kind)];
            names.into_iter().chain(of.counts()).chain(shares).collect::<Vec<_>>()
        });
        Table::keyed(&keys).rows(rows).csv()
    }
}

/// Shares in percent.
pub(super) fn percentages(shares: &[f64]) -> Vec<String> {
    shares.iter().map(|share| format!("{:.4}", 100.0 * share)).collect()
}

impl FaultReport {
    /// The metrics in a sentence.
    fn answer(&self) -> String {
        let [mut all, mut single] = [0, 0];
        for of in self.faults.iter().filter(|of| of.kind.is_stuck()) {
            all += of.faults;
            single += of.single_point;
        }
        format!(
            "{}: {single} of {all} stuck-at faults deliver wrong data without an alarm from an entry without an error. \
             Single-point fault metric {:.2} %, latent fault metric {:.2} %.",
            self.scheme,
            100.0 * self.metrics.single_point,
            100.0 * self.metrics.latent
        )
    }
}

impl OfKind {
    /// The number of faults, and those of each class.
    pub(super) fn counts(&self) -> [String; 5] {
        [self.faults, self.safe, self.reported, self.latent, self.single_point].map(|count| count.to_string())
    }

    fn names(&self) -> [String; 2] {
        let module = match self.module {
            Module::Encoder => "encoder",
            Module::Decoder => "decoder",
            Module::SelfCheck => "self-check",
        };
        let kind = match self.kind {
            Kind::StuckAt0 => "stuck at 0",
            Kind::StuckAt1 => "stuck at 1",
            Kind::Transient => "transient",
            Kind::AdjacentTransients => "two adjacent transients",
            Kind::NearTransients => "all transients around a cell",
        };
        [module.to_owned(), kind.to_owned()]
    }
}
