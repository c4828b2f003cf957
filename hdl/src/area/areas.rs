//! Reports of area and delay measurements as documents.

use super::periods::Advice;
use super::{Measured, Measurement, Point, svg};
use eccforge_report::{Document, Report, Status, Table, in_order};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// Headings of the columns with figures.
const COLUMNS: [&str; 7] =
    ["gates", "depth", "least area", "least area x delay", "least delay", "least area over first", "paper"];
/// The meaning of the columns.
const LEGEND: &str = "gates, depth: two-input gates and their levels after generic synthesis. A figure with @ is the area and the delay \
                      of a mapped circuit: that of least area, that of the least product of both, and that of least delay. The units are those of a \
                      synthetic library (AND2 gates, logical-effort ps): only ratios are meaningful.";
/// The meaning of the columns with percentages.
const OF_PERCENTAGES: &str = "Percentages compare least areas: with those of the first scheme, and with SEC-DED in Table 3 of the paper (MICRO 2021).";

/// Table 3 of the paper: overhead of the least-area point over SEC-DED in per cent, encoder and decoder.
const PUBLISHED: [(&str, Option<f64>, Option<f64>); 7] = [
    ("ni-secded", Some(0.0), Some(0.0)),
    ("duet", Some(0.0), Some(10.8)),
    ("ni-sec2bec", Some(17.5), Some(13.7)),
    ("duet-trio", Some(17.5), Some(22.4)),
    ("trio", Some(17.5), Some(22.4)),
    ("i-ssc", Some(5.9), Some(97.8)),
    ("ssc-dsd-plus", Some(147.0), Some(190.9)),
];

/// The percentage of a scheme's encoder (part 0) or decoder (part 1) in the paper.
pub(super) fn published(scheme: &str, part: usize) -> Option<f64> {
    PUBLISHED.iter().find(|p| p.0 == scheme).and_then(|p| if part == 0 { p.1 } else { p.2 })
}

/// A row for each module; the first scheme is the base of the percentages.
fn rows(measured: &[Measured], others: &[Measurement]) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    for Measured { scheme, parts, .. } in measured {
        for (part, m) in parts.iter().enumerate() {
            let base = measured[0].parts[part].eff.area_and2;
            let published = published(scheme, part);
            // One scheme has nothing to be compared with.
            let is_alone = measured.len() == 1;
            let over =
                if is_alone { String::new() } else { format!("{:+.1} %", 100.0 * (m.eff.area_and2 / base - 1.0)) };
            rows.push(row(m, over, published.map_or_else(String::new, |p| format!("{p:+.1} %"))));
        }
    }
    rows.extend(others.iter().map(|m| row(m, String::new(), String::new())));
    rows
}

/// The row of a module: `over` and `published` are its percentages.
fn row(m: &Measurement, over: String, published: String) -> Vec<String> {
    let [least, product, fastest] =
        [m.eff, m.adp, m.perf].map(|point| format!("{:.1} @ {:.0} ps", point.area_and2, point.delay_ps));
    vec![m.module.clone(), m.gates.to_string(), m.depth.to_string(), least, product, fastest, over, published]
}

/// The figures of modules without the columns that compare them with others.
pub fn plain(others: &[Measurement]) -> Table {
    const OWN: usize = 5;
    let cut = rows(&[], others).into_iter().map(|row| row.into_iter().take(1 + OWN).collect::<Vec<_>>());
    Table::new(&["module"], &COLUMNS[..OWN]).rows(cut)
}

/// Everything that `eccforge area` reports.
#[derive(Clone, Debug, Default)]
pub struct Areas {
    /// Encoder and decoder of each scheme.
    pub schemes: Vec<Measured>,
    /// Measurements of the user's modules.
    pub modules: Vec<Measurement>,
    /// The choices of `--cut` that meet a period, by scheme, if requested.
    pub periods: Option<Vec<Advice>>,
    /// Properties of the cost model: units, ports, goal, tools.
    pub cost_model: BTreeMap<&'static str, String>,
}

/// Area and delay of encoders and decoders.
#[derive(Serialize, JsonSchema)]
pub struct MeasuredAreas<'a> {
    /// Properties of the cost model: units, ports, goal, tools.
    cost_model: &'a BTreeMap<&'static str, String>,
    /// One for each scheme.
    schemes: Vec<OfScheme<'a>>,
    /// The user's modules.
    modules: &'a [Measurement],
    /// With `--period`: which `--cut` meets it, by scheme.
    #[serde(skip_serializing_if = "Option::is_none")]
    periods: Option<&'a [Advice]>,
}

/// The modules of a scheme.
#[derive(Serialize, JsonSchema)]
struct OfScheme<'a> {
    /// Id of the scheme.
    scheme: &'a str,
    /// Measurement of the encoder.
    encoder: &'a Measurement,
    /// Measurement of the decoder.
    decoder: &'a Measurement,
}

impl Serialize for Areas {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let schemes = self.schemes.iter().map(|Measured { scheme, parts: [encoder, decoder], .. }| OfScheme {
            scheme,
            encoder,
            decoder,
        });
        let schemes = schemes.collect();
        let (cost_model, modules, periods) = (&self.cost_model, &*self.modules, self.periods.as_deref());
        in_order(&MeasuredAreas { cost_model, schemes, modules, periods }, serializer)
    }
}

impl Report for Areas {
    const NAME: &'static str = "area";

    fn document(&self) -> Document {
        let lead = "Mapped with a technology-independent cost model. Areas are in AND2 equivalents, delays in picoseconds of \
                    logical effort; only ratios are meaningful.";
        let mut document = Document::new("Area and delay of encoders and decoders", lead);
        match &self.periods {
            None => {
                let mut table = Table::new(&["module"], &COLUMNS).rows(rows(&self.schemes, &self.modules));
                for column in table.columns.iter_mut().rev().take(2) {
                    column.rank = 1;
                }
                if let Some(answer) = self.answer() {
                    document.status = Some(Status { good: None, text: answer });
                }
                let is_compared = table.rows.iter().flatten().any(|cell| cell.text.ends_with('%'));
                document.table(table).note(LEGEND);
                if is_compared { document.note(OF_PERCENTAGES) } else { &mut document }
            }
            Some(periods) => periods.iter().fold(&mut document, |document, advice| {
                document.section("").table(advice.table()).text(advice.verdict())
            }),
        };
        if !self.schemes.is_empty() {
            document.section("Area over delay").folded();
            document.drawing(svg(&self.schemes), "Pareto fronts: no measured circuit is smaller and as fast.");
        }
        document
            .section("Cost model")
            .facts(self.cost_model.iter().map(|(what, value)| (*what, value.clone())))
            .further();
        document
    }
}

impl Areas {
    /// The area of each decoder relative to that of the first scheme.
    fn answer(&self) -> Option<String> {
        let (first, others) = self.schemes.split_first()?;
        let Point { area_and2: base, delay_ps, .. } = first.parts[1].eff;
        if others.is_empty() {
            return Some(format!(
                "The decoder of {} has the area of {base:.1} AND2 gates and a delay of {delay_ps:.0} ps in the cost model.",
                first.scheme
            ));
        }
        let mut compared = Vec::new();
        for Measured { scheme, parts, .. } in others {
            compared.push(format!("{scheme} {:+.1} %", 100.0 * (parts[1].eff.area_and2 / base - 1.0)));
        }
        Some(format!("Least area of the decoder, compared with {}: {}.", first.scheme, compared.join(", ")))
    }
}
