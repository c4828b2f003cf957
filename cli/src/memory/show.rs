//! Results for people.

use comfy_table::Table;
use eccforge_memory::memtest::report::{MemtestResult, Status};
use eccforge_memory::memtest::rows;

/// An empty table with a bold header and all but the first column to the right.
pub(super) fn table(header: &[&str]) -> Table {
    let mut table = crate::table::new(header);
    crate::table::align_right(&mut table, 1);
    table
}

/// A result of `memtest`.
pub(super) fn result(r: &MemtestResult) -> String {
    let (header, rows) = rows::tests(r);
    let mut table = table(&header);
    table.add_rows(rows);
    let what = if r.found() { "ERRORS FOUND" } else { "no errors" };
    let partial = if r.status == Status::Interrupted { ", interrupted" } else { "" };
    let failed = format!("{} of {} iterations failed{partial}", r.failed_iterations, r.iterations);
    format!("{}\n{table}\n{what}: {failed}\n", rows::target(r))
}
