//! Statistics of a campaign as rows, for every form for people.

use super::statistics::{Distribution, Explained, Gain, Statistics};

/// Names of columns, and rows.
pub type Rows = (Vec<String>, Vec<Vec<String>>);

/// Every table that there is, with its heading.
pub fn all(s: &Statistics) -> Vec<(&'static str, Rows)> {
    let mut all = vec![("P(fail) by iterations", distributions(&s.distributions))];
    if !s.gains.is_empty() {
        all.push(("What explains P(fail), bits", gains(&s.gains)));
    }
    if let Some(e) = &s.explained {
        all.push(("I(X;Y) / H(X): the part of each test (column) that another (row) explains", explained(e)));
    }
    all
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|n| (*n).to_owned()).collect()
}

/// By cut-off.
pub fn distributions(list: &[Distribution]) -> Rows {
    let header = names(&["iterations", "cards", "never failed", "95 % interval", "faulty", "mode", "H", "I(perfect)"]);
    let row = |d: &Distribution| {
        let [share, low, high] = d.never_failed_share;
        vec![
            format!(">= {}", d.cutoff),
            d.cards.to_string(),
            format!("{share:.4}"),
            format!("{low:.4} to {high:.4}"),
            format!("{:.4}", d.faulty_share),
            d.mode.map_or_else(|| "-".to_owned(), |m| format!("{m:.1e}")),
            format!("{:.3}", d.entropy),
            format!("{:.4}", d.perfect_gain),
        ]
    };
    (header, list.iter().map(row).collect())
}

/// By attribute.
pub fn gains(list: &[Gain]) -> Rows {
    let row = |g: &Gain| {
        let numbers = [g.entropy, g.gain, g.perfect_gain].map(|x| format!("{x:.4}"));
        [g.attribute.clone(), g.cards.to_string()].into_iter().chain(numbers).collect()
    };
    (names(&["attribute", "cards", "H(D)", "I(D;V)", "I(perfect)"]), list.iter().map(row).collect())
}

/// A row for each test that explains, a column for each that is explained.
pub fn explained(e: &Explained) -> Rows {
    let header = std::iter::once(String::new()).chain(e.tests.iter().map(|t| t.code().to_owned())).collect();
    let row = |(test, row): (&crate::memtest::Test, &Vec<Option<f64>>)| {
        let cells = row.iter().map(|r| r.map_or_else(|| "-".to_owned(), |r| format!("{r:.2}")));
        std::iter::once(test.code().to_owned()).chain(cells).collect()
    };
    (header, e.tests.iter().zip(&e.ratio).map(row).collect())
}
