//! Statistics as one table of named numbers.

use super::statistics::Statistics;
use eccforge_report::{Cell, Table};

/// The table: distributions, gains, mutual information.
pub fn table(s: &Statistics) -> Table {
    let mut table = Table::words(&["table", "row", "column", "value"]);
    let mut add = |cells: [&str; 4]| table.rows.push(cells.map(Cell::from).to_vec());
    for d in &s.distributions {
        let [share, low, high] = d.never_failed_share;
        let numbers = [
            ("cards", d.cards as f64),
            ("never_failed", share),
            ("never_failed_low", low),
            ("never_failed_high", high),
            ("faulty", d.faulty_share),
            ("entropy", d.entropy),
            ("perfect_gain", d.perfect_gain),
        ];
        for (name, value) in numbers {
            add(["distribution", &d.cutoff.to_string(), name, &value.to_string()]);
        }
        for (p, share) in &d.cdf {
            add(["cdf", &d.cutoff.to_string(), &p.to_string(), &share.to_string()]);
        }
    }
    for g in &s.gains {
        add(["gain", &g.attribute, "entropy", &g.entropy.to_string()]);
        add(["gain", &g.attribute, "gain", &g.gain.to_string()]);
    }
    for e in s.explained.iter() {
        for (y, row) in e.tests.iter().zip(&e.ratio) {
            for (x, ratio) in e.tests.iter().zip(row) {
                add(["explained", y.code(), x.code(), &ratio.map_or_else(String::new, |r| r.to_string())]);
            }
        }
    }
    table
}
