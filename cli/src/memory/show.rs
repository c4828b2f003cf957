//! Results for people.

use comfy_table::Table;
use eccforge_memory::memtest::report::{MemtestResult, Status, Target};
use std::fmt::Write;

/// An empty table with a bold header and all but the first column to the right.
pub(super) fn table(header: &[&str]) -> Table {
    let mut table = crate::table::new(header);
    crate::table::align_right(&mut table, 1);
    table
}

/// Bytes in binary units.
pub(super) fn bytes(n: u64) -> String {
    match n {
        n if n >= 1 << 30 => format!("{:.2} GiB", n as f64 / f64::from(1 << 30)),
        n if n >= 1 << 20 => format!("{:.1} MiB", n as f64 / f64::from(1 << 20)),
        n => format!("{n} B"),
    }
}

/// A result of `memtest`.
pub(super) fn result(r: &MemtestResult) -> String {
    let mut text = String::new();
    match &r.target {
        Target::Simulated { device, bytes: size, scheme, faults, faulty_entries, sweeps, sweep_seconds } => {
            let size = bytes(*size);
            let _ = writeln!(
                text,
                "{device}, {size}, scheme {scheme}, faults {faults}: {faulty_entries} entries with faults, {sweeps} sweeps \
                 of {:.3} ms",
                1e3 * sweep_seconds
            );
        }
        Target::Host { bytes: size, threads, kernel, bandwidth, ratio, .. } => {
            let _ = write!(text, "this machine, {}, {threads} threads, {kernel} kernels", bytes(*size));
            if let Some(b) = bandwidth {
                let _ = write!(text, "; measured beside: {:.2} GB/s written, {:.2} GB/s read", b.write, b.read);
            }
            if let Some(ratio) = ratio {
                let _ = write!(text, "; the memory tests reach {:.0} % of it", 100.0 * ratio);
            }
            text.push('\n');
        }
    }
    match &r.target {
        Target::Simulated { .. } => simulated(r, &mut text),
        Target::Host { .. } => host(r, &mut text),
    }
    let what = if r.found() { "ERRORS FOUND" } else { "no errors" };
    let partial = if r.status == Status::Interrupted { ", interrupted" } else { "" };
    let _ = writeln!(text, "{what}: {} of {} iterations failed{partial}", r.failed_iterations, r.iterations);
    text
}

fn simulated(r: &MemtestResult, text: &mut String) {
    let mut table = table(&[
        "test",
        "failed",
        "words wrong",
        "bits wrong",
        "of logic",
        "reads",
        "masked",
        "corrected",
        "detected",
        "miscorrected",
        "undetected",
    ]);
    for t in &r.tests {
        let m = &t.reads;
        let counts = [
            t.failed_iterations,
            t.word_errors,
            t.bit_errors,
            t.logic_errors,
            m.accesses(),
            m.masked + m.overwritten,
            m.corrected,
            m.detected,
            m.miscorrected,
            m.undetected,
        ];
        table.add_row([t.test.code().to_owned()].into_iter().chain(counts.map(|c| c.to_string())));
    }
    let _ = writeln!(text, "{table}");
}

fn host(r: &MemtestResult, text: &mut String) {
    let mut table =
        table(&["test", "failed", "words", "words wrong", "bits wrong", "seconds", "GB/s", "of the machine's"]);
    let Target::Host { speed, .. } = &r.target else { return };
    for t in &r.tests {
        let own = speed.iter().find(|s| s.test == t.test);
        let number = |f: Option<f64>, digits: usize| f.map_or_else(|| "-".to_owned(), |f| format!("{f:.digits$}"));
        table.add_row([
            t.test.code().to_owned(),
            t.failed_iterations.to_string(),
            t.words.to_string(),
            t.word_errors.to_string(),
            t.bit_errors.to_string(),
            number(own.map(|s| s.seconds), 3),
            number(own.filter(|s| s.seconds > 0.0).map(|s| (s.read + s.written) as f64 / s.seconds / 1e9), 2),
            own.and_then(|s| s.ratio).map_or_else(|| "-".to_owned(), |x| format!("{:.0} %", 100.0 * x)),
        ]);
    }
    let _ = writeln!(text, "{table}");
}
