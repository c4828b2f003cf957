//! Statistics of a campaign as tables, for every form for people.

use super::statistics::{Distribution, Explained, Gain, Options, Statistics};
use eccforge_report::Table;

/// Every table that there is, with its heading.
pub fn all(s: &Statistics, options: &Options) -> Vec<(String, Table)> {
    let mut all = vec![("P(fail) by iterations".to_owned(), distributions(&s.distributions))];
    if !s.gains.is_empty() {
        let heading = format!("What explains P(fail), cards with {} iterations and more, bits", options.cutoff);
        all.push((heading, gains(&s.gains)));
    }
    if let Some(e) = &s.explained {
        let heading =
            format!("I(X;Y) / H(X), {} runs: the part of each test (column) that another (row) explains", e.executions);
        all.push((heading, explained(e)));
    }
    all
}

/// By cut-off.
fn distributions(list: &[Distribution]) -> Table {
    let header = ["cards", "never failed", "95 % interval", "faulty", "mode", "H", "I(perfect)"];
    Table::new(&["iterations"], &header).rows(list.iter().map(|d| {
        let [share, low, high] = d.never_failed_share;
        [
            format!(">= {}", d.cutoff),
            d.cards.to_string(),
            format!("{share:.4}"),
            format!("{low:.4} to {high:.4}"),
            format!("{:.4}", d.faulty_share),
            d.mode.map_or_else(|| "-".to_owned(), |m| format!("{m:.1e}")),
            format!("{:.3}", d.entropy),
            format!("{:.4}", d.perfect_gain),
        ]
    }))
}

/// By attribute.
fn gains(list: &[Gain]) -> Table {
    let header = ["cards", "H(D)", "I(D;V)", "I(perfect)"];
    Table::new(&["attribute"], &header).rows(list.iter().map(|g| {
        let numbers = [g.entropy, g.gain, g.perfect_gain].map(|x| format!("{x:.4}"));
        [g.attribute.clone(), g.cards.to_string()].into_iter().chain(numbers)
    }))
}

/// A row for each test that explains, a column for each that is explained.
fn explained(e: &Explained) -> Table {
    let tests: Vec<&str> = e.tests.iter().map(|t| t.code()).collect();
    let row = |(test, row): (&&str, &Vec<Option<f64>>)| {
        let cells = row.iter().map(|r| r.map_or_else(|| "-".to_owned(), |r| format!("{r:.2}")));
        std::iter::once((*test).to_owned()).chain(cells).collect::<Vec<_>>()
    };
    Table::new(&[""], &tests).rows(tests.iter().zip(&e.ratio).map(row))
}
