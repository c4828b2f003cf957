//! A result of the tests in words and rows, for every form for people.

use super::Test;
use super::report::{MemtestResult, Target};
use super::simulated::TestResult;
use eccforge_report::Table;

/// Bytes in binary units.
pub fn bytes(n: u64) -> String {
    match n {
        n if n >= 1 << 30 => format!("{:.2} GiB", n as f64 / f64::from(1 << 30)),
        n if n >= 1 << 20 => format!("{:.1} MiB", n as f64 / f64::from(1 << 20)),
        n => format!("{n} B"),
    }
}

/// What was tested, in a line.
pub fn target(r: &MemtestResult) -> String {
    match &r.target {
        Target::Simulated { device, bytes: size, scheme, faults, faulty_entries, sweeps, sweep_seconds } => format!(
            "{device}, {}, scheme {scheme}, faults {faults}: {faulty_entries} entries with faults, {sweeps} sweeps of {:.3} ms",
            bytes(*size),
            1e3 * sweep_seconds
        ),
        Target::Host { bytes: size, threads, kernel, bandwidth, ratio, .. } => {
            let mut text = format!("this machine, {}, {threads} threads, {kernel} kernels", bytes(*size));
            if let Some(b) = bandwidth {
                text += &format!("; measured beside: {:.2} GB/s written, {:.2} GB/s read", b.write, b.read);
            }
            if let Some(ratio) = ratio {
                text += &format!("; the memory tests reach {:.0} % of it", 100.0 * ratio);
            }
            text
        }
    }
}

/// A row for each test.
pub fn tests(r: &MemtestResult) -> Table {
    match &r.target {
        Target::Simulated { .. } => simulated(r),
        Target::Host { speed, .. } => host(r, speed),
    }
}

fn simulated(r: &MemtestResult) -> Table {
    let counts = |t: &TestResult| {
        let m = &t.reads;
        [
            ("failed", t.failed_iterations),
            ("words wrong", t.word_errors),
            ("bits wrong", t.bit_errors),
            ("of logic", t.logic_errors),
            ("reads", m.accesses()),
            ("masked", m.masked + m.overwritten),
            ("corrected", m.corrected),
            ("detected", m.detected),
            ("miscorrected", m.miscorrected),
            ("undetected", m.undetected),
        ]
    };
    let header = counts(&TestResult::new(Test::L)).map(|(name, _)| name);
    Table::new(&["test"], &header).rows(
        r.tests
            .iter()
            .map(|t| [t.test.code().to_owned()].into_iter().chain(counts(t).map(|(_, count)| count.to_string()))),
    )
}

fn host(r: &MemtestResult, speed: &[super::report::Speed]) -> Table {
    let header = ["failed", "words", "words wrong", "bits wrong", "seconds", "GB/s", "of the machine's"];
    let row = |t: &TestResult| {
        let own = speed.iter().find(|s| s.test == t.test);
        let number = |f: Option<f64>, digits: usize| f.map_or_else(|| "-".to_owned(), |f| format!("{f:.digits$}"));
        vec![
            t.test.code().to_owned(),
            t.failed_iterations.to_string(),
            t.words.to_string(),
            t.word_errors.to_string(),
            t.bit_errors.to_string(),
            number(own.map(|s| s.seconds), 3),
            number(own.filter(|s| s.seconds > 0.0).map(|s| (s.read + s.written) as f64 / s.seconds / 1e9), 2),
            own.and_then(|s| s.ratio).map_or_else(|| "-".to_owned(), |x| format!("{:.0} %", 100.0 * x)),
        ]
    };
    Table::new(&["test"], &header).rows(r.tests.iter().map(row))
}
