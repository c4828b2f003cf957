//! Statistics as CSV.

use super::statistics::Statistics;
use crate::memtest::report::finish;

/// One table of named numbers: distributions, gains, mutual information.
///
/// # Errors
/// Never, in memory.
pub fn csv(s: &Statistics) -> Result<String, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["table", "row", "column", "value"])?;
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
            writer.write_record(["distribution", &d.cutoff.to_string(), name, &value.to_string()])?;
        }
        for (p, share) in &d.cdf {
            writer.write_record(["cdf", &d.cutoff.to_string(), &p.to_string(), &share.to_string()])?;
        }
    }
    for g in &s.gains {
        writer.write_record(["gain", &g.attribute, "entropy", &g.entropy.to_string()])?;
        writer.write_record(["gain", &g.attribute, "gain", &g.gain.to_string()])?;
    }
    for e in s.explained.iter() {
        for (y, row) in e.tests.iter().zip(&e.ratio) {
            for (x, ratio) in e.tests.iter().zip(row) {
                let value = ratio.map_or_else(String::new, |r| r.to_string());
                writer.write_record(["explained", y.code(), x.code(), &value])?;
            }
        }
    }
    finish(writer)
}
