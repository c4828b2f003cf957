//! Results of memory tests as HTML pages, in the design of all reports.

use crate::campaign::statistics::{Options, Statistics};
use crate::campaign::{Execution, plots, tables};
use crate::memtest::coverage::Coverage;
use crate::memtest::report::{MemtestResult, Provenance, Status};
use crate::memtest::rows;
use eccforge_exact::report::page::Page;

/// A run of the tests.
pub fn result(r: &MemtestResult) -> String {
    let mut page = Page::new("What memory tests found", &rows::target(r), &r.provenance.version);
    let partial = if r.status == Status::Interrupted { ", interrupted" } else { "" };
    let what = if r.found() { "Errors found" } else { "No errors" };
    let sentence = format!("{what}: {} of {} iterations failed{partial}.", r.failed_iterations, r.iterations);
    page.status(!r.found(), &sentence);
    let sum = |of: fn(&crate::memtest::simulated::TestResult) -> u64| r.tests.iter().map(of).sum::<u64>().to_string();
    page.tiles(&[
        (sum(|t| t.words), "words read and compared"),
        (sum(|t| t.word_errors), "words wrong"),
        (sum(|t| t.reads.corrected), "reads corrected"),
        (sum(|t| t.reads.detected), "reads detected"),
        (sum(|t| t.reads.miscorrected + t.reads.undetected), "reads silent"),
    ]);
    page.heading("By test");
    let (header, rows) = rows::tests(r);
    page.table(&header, &rows);
    provenance(&mut page, &r.provenance);
    page.finish()
}

/// A matrix of faults and tests.
///
/// # Errors
/// The drawing fails.
pub fn coverage(c: &Coverage) -> Result<String, String> {
    let lead = format!(
        "Devices of {} on which a test found the fault: {}, {}, scheme {}.",
        c.trials,
        c.device,
        rows::bytes(c.bytes),
        c.scheme
    );
    let mut page = Page::new("Which memory test finds which fault", &lead, &c.provenance.version);
    page.heading("Share of the devices");
    page.figure(&c.svg()?, "Rows are faults, columns are tests.");
    page.heading("Devices");
    let tests = c.rows.first().into_iter().flat_map(|r| &r.cells).map(|x| x.test.to_string());
    let header: Vec<String> = std::iter::once("fault".to_owned()).chain(tests).collect();
    let row = |r: &crate::memtest::coverage::Row| {
        let cells = r.cells.iter().map(|x| format!("{}\n{:.2} to {:.2}", x.found, x.low, x.high));
        [r.fault.clone()].into_iter().chain(cells).collect()
    };
    page.table(&header, &c.rows.iter().map(row).collect::<Vec<Vec<String>>>());
    page.paragraph("Beneath each count the 95 % interval of the share.");
    provenance(&mut page, &c.provenance);
    Ok(page.finish())
}

/// Statistics over many runs; `run` says what was run.
///
/// # Errors
/// The drawing fails.
pub fn campaign(
    s: &Statistics,
    executions: &[Execution],
    options: &Options,
    version: &str,
    run: &[(&str, String)],
) -> Result<String, String> {
    let lead = format!("{} runs on {} cards. How often an iteration fails, card by card.", s.executions, s.cards);
    let mut page = Page::new("What many runs of memory tests say", &lead, version);
    page.tiles(&[
        (s.cards.to_string(), "cards"),
        (s.iterations.to_string(), "iterations"),
        (s.failed.to_string(), "of them failed"),
        (s.could_not_run.to_string(), "runs could not run, and are not counted"),
    ]);
    page.heading("Probability that an iteration fails");
    for (name, svg) in plots::all(s, executions, options)? {
        page.figure(&svg, name_in_words(&name));
    }
    for (heading, (header, rows)) in tables::all(s) {
        page.heading(heading);
        page.table(&header, &rows);
    }
    page.provenance(run);
    Ok(page.finish())
}

fn name_in_words(name: &str) -> &'static str {
    match name {
        "completed.svg" => "Cards by iterations.",
        "cdf.svg" => "Cards with at least so many iterations each.",
        "mass.svg" => "At one cut-off.",
        "mutual-information.svg" => "The part of each test (column) that another (row) explains.",
        _ => "By an attribute of the cards.",
    }
}

fn provenance(page: &mut Page, p: &Provenance) {
    let mut facts = vec![
        ("Program", format!("{} {}", p.program, p.version)),
        ("Command", p.command.join(" ")),
        ("Seed", p.seed.to_string()),
    ];
    facts.extend(p.scheme_sha256.iter().map(|hash| ("SHA-256 of the scheme's meaning", hash.clone())));
    facts.extend(p.faults_sha256.iter().map(|hash| ("SHA-256 of the fault file", hash.clone())));
    page.provenance(&facts);
}
