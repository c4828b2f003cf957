//! A table made by hand, with every kind of cell that a report can have; its figures belong to no scheme.

use super::small::symbols;
use eccforge_exact::exact::Method;
use eccforge_exact::sampled::{Sampled, SampledCell};
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_outcomes::{Counts, Tally};
use eccforge_report::plots::Row;
use eccforge_scheme::builtin;
use eccforge_works::{ClassCell as Cell, Judgement, StatementResult, Total, Verdict, Work, WorkResult};

/// Four classes, with names and notes that look like markup.
pub fn model() -> ErrorModel {
    let text = "eccforge-model: 1\nid: made\nname: Made & <measured>\nsource: a & b\nnotes: '  More & more.  '\n\
        unit: percent\nclasses:\n  \
        - {id: bit, name: Bit, rate: 60.25, patterns: {weight: {bits: 1}}}\n  \
        - {id: 2bit, name: Two | bits, rate: 20, patterns: {weight: {bits: 2}}}\n  \
        - {id: beat, name: Bits of a beat, rate: 15.75, patterns: {within: {region: beat, min-bits: 3, max-bits: 4}}}\n  \
        - {id: entry, name: Entry, rate: 4, patterns: {uniform: {region: entry}}}\n";
    ErrorModel::from_text(&SourceFile::new("made.yaml", text)).unwrap_or_else(|e| panic!("{e:?}"))
}

/// Counts: clean, corrected, detected, undetected, miscorrected.
pub fn tally(counts: [u64; 5]) -> Tally {
    let [clean, corrected, detected, undetected, miscorrected] = counts.map(Into::into);
    Tally { clean, corrected, detected, undetected, miscorrected }
}

fn cell(scheme: &str, class: &str, counts: [u64; 5], judgement: Option<Judgement>) -> Cell {
    let tally = tally(counts);
    let method = if class == "entry" { Method::Counted } else { Method::Enumerated };
    let probabilities = tally.probabilities();
    Cell { scheme: scheme.into(), class: class.into(), tally, probabilities, method, judgement }
}

fn judged(printed: &str, verdict: Verdict, z: Option<f64>, reason: Option<&str>, expected: bool) -> Option<Judgement> {
    Some(Judgement { published: printed.into(), verdict, z, reason: reason.map(str::to_owned), expected })
}

fn cells() -> Vec<Cell> {
    use Verdict::{Differs, ExactMatch, WithinSamplingError};
    let [a, b] = ["hsiao-22-16", "symbols"];
    let reason = Some("counted \"otherwise\" | there");
    let power = 1 << 23;
    vec![
        cell(a, "bit", [0, 22, 0, 0, 0], judged("C", ExactMatch, None, None, true)),
        cell(a, "2bit", [0, 0, 231, 0, 0], judged("D", ExactMatch, None, None, true)),
        cell(a, "beat", [0, 1, 2, 3, 4], judged("70.1", WithinSamplingError, Some(1.26), None, true)),
        cell(a, "entry", [1, 22, power - 30, 3, 4], judged("0.5", Differs, Some(4.04), reason, true)),
        cell(b, "bit", [0, 15, 0, 0, 1], judged("C", Differs, None, reason, true)),
        cell(b, "2bit", [0, 100, 10, 0, 10], judged("9.1", Differs, Some(f64::INFINITY), None, false)),
        cell(b, "entry", [1, 15, 0, 0, 0], None),
    ]
}

fn total(scheme: &str, name: &str, counts: [u64; 5]) -> Total {
    let hash = format!("hash of {scheme}");
    Total { scheme: scheme.into(), name: name.into(), hash, probabilities: tally(counts).probabilities() }
}

/// More totals than there are colours, with shares of every size.
fn totals() -> Vec<Total> {
    vec![
        total("hsiao-22-16", "Hsiao (22,16)", [0, 80, 15, 2, 3]),
        total("symbols", "Small symbols, with a name that is long", [1, 9, 80, 0, 10]),
        total("never", "Never silent", [0, 9, 1, 0, 0]),
        total("seldom", "Silent once in 10^12", [0, 999_999_000_000, 999_999, 0, 1]),
        total("always", "Never detected", [0, 99, 0, 1, 0]),
        total("tenth", "Silent once in 10", [0, 80, 10, 10, 0]),
        total("quarter", "Silent once in 4", [0, 50, 25, 25, 0]),
        total("hundredth", "Silent once in 50", [10, 68, 20, 1, 1]),
        total("thousandth", "Silent once in 1234", [0, 1000, 233, 1, 0]),
    ]
}

fn statement(id: &str, matches: bool, reason: Option<&str>, expected: bool) -> StatementResult {
    let reason = reason.map(str::to_owned);
    let (text, paper, ours) = (format!("a, \"b\" & {id}"), "5.4".into(), "5.401".into());
    StatementResult { id: id.into(), text, paper, ours, matches, reason, expected }
}

fn sampled() -> Sampled {
    let of = |scheme: &str, class: &str, counts: [u64; 5], z: [Option<f64>; 3], denies_exact: bool| {
        let [clean, corrected, detected, undetected, miscorrected] = counts;
        let silent = undetected + miscorrected;
        SampledCell {
            scheme: scheme.into(),
            class: class.into(),
            samples: counts.iter().sum(),
            counts: Counts { corrected, detected, undetected, miscorrected, clean },
            silent_low: silent as f64 / 2000.0,
            silent_high: silent as f64 / 500.0,
            silent_below: (silent == 0).then_some(0.003),
            z,
            denies_exact,
        }
    };
    let cells = vec![
        of("hsiao-22-16", "bit", [0, 1000, 0, 0, 0], [None, None, None], false),
        of("hsiao-22-16", "beat", [100, 200, 300, 150, 250], [Some(-1.25), Some(0.5), Some(0.75)], false),
        of("symbols", "2bit", [0, 900, 50, 20, 30], [Some(7.5), None, None], true),
        of("other <scheme>", "other & class", [0, 0, 999, 1, 0], [None, None, None], true),
    ];
    let (generator, lane) = ("philox".into(), "scalar".into());
    Sampled { samples: 1000, seed: 7, generator, lane, cells }
}

/// The rows of the report's drawings.
pub fn rows(report: &WorkResult) -> Vec<Row<'_>> {
    report.totals.iter().map(|total| (total.name.as_str(), &total.probabilities)).collect()
}

pub fn report() -> WorkResult {
    let text = "eccforge-work: 1\nid: made\nname: Made\nsource: s\nmodel: hbm2-table1\ntables:\n  - by-class: {classes: [], sampled: [], rows: []}\n";
    let mut work = Work::from_text(&SourceFile::new("work.yaml", text), None).unwrap_or_else(|e| panic!("{e:?}"));
    let table = work.by_class.as_mut().expect("a table by class");
    table.schemes = vec![builtin("hsiao-22-16").expect("shipped").scheme(), symbols()];
    (table.model, table.classes) = (model(), (0..4).collect());
    WorkResult {
        work,
        tables: Vec::new(),
        cells: cells(),
        totals: totals(),
        statements: vec![
            statement("one", true, None, true),
            statement("two", false, Some("other, & older figures"), true),
            statement("three", false, None, false),
        ],
        sampled: Some(sampled()),
    }
}
