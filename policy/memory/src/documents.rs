//! Results of memory tests as documents.

use crate::memtest::Test;
use crate::memtest::coverage::{Coverage, CoverageCell, Row};
use crate::memtest::result::{MemtestResult, Provenance, Speed, Status, Target};
use crate::memtest::simulated::TestResult;
use crate::memtest::wrong_words::{WrongWords, with_prefix};
use eccforge_report::charts::heat_map;
use eccforge_report::{Column, Document, Report, Status as Answer, Table, grouped, with_noun};

/// A figure of one test, which is summed over all tests.
type Figure = fn(&TestResult) -> u64;

/// The figures at the head of a page.
const TILES: [(&str, Figure); 5] = [
    ("words read and compared", |t| t.words),
    ("words wrong", |t| t.word_errors),
    ("reads corrected", |t| t.reads.corrected),
    ("reads detected", |t| t.reads.detected),
    ("reads silent", |t| t.reads.silent()),
];

impl Report for MemtestResult {
    const NAME: &'static str = "memtest";

    fn document(&self) -> Document {
        let mut document = Document::new("Results of memory tests", "");
        let partial = if self.status == Status::Interrupted { ", interrupted" } else { "" };
        let failed: Vec<&str> = self.tests.iter().filter(|t| t.failed_iterations > 0).map(|t| t.test.code()).collect();
        let is_some = !failed.is_empty() && failed.len() < self.tests.len();
        let which = if is_some { format!(" ({})", failed.join(", ")) } else { String::new() };
        let what = if self.found() { "Errors found" } else { "No errors" };
        let (tests, all) = (self.tests.len(), self.iterations);
        // A test that has read nothing found nothing either.
        let begun = self.tests.iter().filter(|t| t.words > 0 || t.failed_iterations > 0).count();
        let begun = if begun < tests { format!(" ({begun} ran)") } else { String::new() };
        let sentence = format!(
            "{what}: {} of {}{begun} failed{which}{}{partial}",
            failed.len(),
            with_noun(tests, "test"),
            if all > 1 { format!("; {} of {all} iterations failed", self.failed_iterations) } else { String::new() }
        );
        document.status(!self.found(), sentence);
        for (label, value) in TILES {
            document.tile(self.tests.iter().map(value).sum::<u64>(), label);
        }
        // Tests of real memory state the speed of each test, so all have a row.
        let is_host = !matches!(self.target, Target::Simulated { .. });
        let (mut tests, quiet): (Vec<&TestResult>, Vec<&TestResult>) =
            self.tests.iter().partition(|t| is_host || t.failed_iterations > 0 || t.reads.clean != t.reads.accesses());
        // Those that failed come first.
        tests.sort_by_key(|t| std::cmp::Reverse(t.failed_iterations > 0));
        let table = self.table(&tests);
        document.section("");
        if !table.columns.is_empty() {
            document.table(if is_host { table } else { table.brief(MOST_ROWS.max(failed.len())) });
        }
        if !is_host && !tests.is_empty() {
            document.note(MEANING);
        }
        document.note(target(self));
        let failing: Vec<&TestResult> = tests.iter().copied().filter(|t| t.failed_iterations > 0).collect();
        if !failing.is_empty() {
            document.note(names(&failing));
        }
        if !quiet.is_empty() {
            let codes: Vec<&str> = quiet.iter().map(|t| t.test.code()).collect();
            document.note(format!("No error in {}.", codes.join(", ")));
        }
        for note in self.tests.iter().filter_map(by_reports) {
            document.note(note);
        }
        wrong_words(&mut document, &self.wrong);
        if let Target::Simulated { sweeps, sweep_seconds, .. } = &self.target {
            document.ran("Sweeps", format!("{sweeps} of {:.3} ms", 1e3 * sweep_seconds));
        }
        provenance(&mut document, &self.provenance);
        document
    }

    fn records(&self) -> String {
        let table = by_test(&self.tests.iter().collect::<Vec<_>>(), |t| {
            let r = &t.reads;
            [
                ("iterations", self.iterations),
                ("failed_iterations", t.failed_iterations),
                ("words", t.words),
                ("word_errors", t.word_errors),
                ("bit_errors", t.bit_errors),
                ("logic_errors", t.logic_errors),
                ("clean", r.clean),
                ("masked", r.masked),
                ("overwritten", r.overwritten),
                ("corrected", r.corrected),
                ("detected", r.detected),
                ("miscorrected", r.miscorrected),
                ("undetected", r.undetected),
            ]
        });
        table.csv()
    }
}

impl MemtestResult {
    /// A row for each test that found errors; without such a test the table is empty.
    fn table(&self, tests: &[&TestResult]) -> Table {
        let mut table = match &self.target {
            Target::Simulated { .. } if tests.is_empty() => Table::default(),
            Target::Simulated { .. } => with_ranks(by_test(tests, |t| {
                let m = &t.reads;
                [
                    (FAILED, t.failed_iterations),
                    ("wrong words", t.word_errors),
                    ("wrong bits", t.bit_errors),
                    ("logic errors", t.logic_errors),
                    ("reads", m.accesses()),
                    ("masked", m.masked),
                    ("overwritten", m.overwritten),
                    ("corrected", m.corrected),
                    ("detected", m.detected),
                    ("miscorrected", m.miscorrected),
                    ("undetected", m.undetected),
                ]
            })),
            Target::Host { speed, .. } => by_test(tests, |t| on_host(t, speed)),
            // The bandwidth of a card is not measured.
            Target::Gpu { speed, .. } => by_test(tests, |t| {
                let [cells @ .., _] = on_host(t, speed);
                cells
            }),
        };
        // The answer names the tests that fail in the only iteration.
        if self.iterations <= 1 && table.columns.get(1).is_some_and(|column| column.label == FAILED) {
            table.columns.remove(1);
            for row in &mut table.rows {
                row.remove(1);
            }
        }
        table
    }
}

/// Maximum number of tests of a simulated device that a terminal shows without a request; those that fail come first, and all of them are shown.
// All thirteen would push the notes on the columns off a screen.
const MOST_ROWS: usize = 8;

/// The heading of the number of iterations that failed.
const FAILED: &str = "failed iterations";

/// Maximum number of wrong words that the document shows.
// More rows would push the table of bits, which shows the kind of the fault, off a screen.
const SHOWN: usize = 5;

/// The first wrong words, and all of them by bit and direction; nothing if there are none.
fn wrong_words(document: &mut Document, wrong: &WrongWords) {
    if wrong.first.is_empty() {
        return;
    }
    let words = Table::new(&["test"], &["sweep", "address", "expected", "read", "read again"]);
    let heading = if wrong.first.len() > SHOWN { "First wrong words" } else { "Wrong words" };
    document.section(heading).further().table(words.rows(wrong.first.iter().take(SHOWN).map(|w| {
        let reread = w.reread.map_or_else(|| "-".to_owned(), with_prefix);
        let place = [w.test.code().to_owned(), w.sweep.to_string(), format!("{:#x}", w.address)];
        place.into_iter().chain([with_prefix(w.expected), with_prefix(w.read), reread])
    })));
    let bits = wrong.by_bit.iter().enumerate().filter(|(_, counts)| **counts != [0; 2]);
    let bits = bits.map(|(bit, [up, down])| [bit, *up as usize, *down as usize].map(|n| n.to_string()));
    document.section("Wrong bits of a word").folded();
    document.table(Table::new(&["bit"], &["0 to 1", "1 to 0"]).rows(bits));
}

/// A note for a test that fails although no word is wrong when it is verified.
fn by_reports(t: &TestResult) -> Option<String> {
    if t.failed_iterations == 0 || t.word_errors > 0 || t.reads.detected == 0 {
        return None;
    }
    let reads = grouped(&t.reads.detected.to_string());
    Some(format!("{} fails by DUEs ({reads} detected reads); no verified word is wrong.", t.test.code()))
}

/// The names of the tests, as a part of a sentence.
fn names(tests: &[&TestResult]) -> String {
    let mut names = Vec::new();
    for test in tests.iter().map(|result| result.test) {
        // A name begins a sentence elsewhere; here it follows the code.
        let (first, rest) = test.name().trim_end_matches('.').split_at(1);
        names.push(format!("{} {}{rest}", test.code(), first.to_lowercase()));
    }
    format!("{}.", names.join("; "))
}

/// A row for each test; `cells` gives the heading and the content of each cell.
fn by_test<const N: usize, C: ToString>(
    tests: &[&TestResult],
    cells: impl Fn(&TestResult) -> [(&'static str, C); N],
) -> Table {
    let header = cells(&TestResult::new(Test::L)).map(|(name, _)| name);
    Table::new(&["test"], &header).rows(
        tests.iter().map(|t| [t.test.code().to_owned()].into_iter().chain(cells(t).map(|(_, cell)| cell.to_string()))),
    )
}

/// Ranks the columns that a narrow terminal leaves out.
fn with_ranks(mut table: Table) -> Table {
    const RANKS: [(&str, u8); 4] = [("reads", 4), ("overwritten", 3), ("masked", 2), ("wrong bits", 1)];
    for (label, rank) in RANKS {
        for column in table.columns.iter_mut().filter(|column| column.label == label) {
            column.rank = rank;
        }
    }
    table
}

fn on_host(t: &TestResult, speed: &[Speed]) -> [(&'static str, String); 7] {
    let own = speed.iter().find(|s| s.test == t.test);
    let rate = own.filter(|s| s.seconds > 0.0).map(|s| (s.read + s.written) as f64 / s.seconds / 1e9);
    let share = own.and_then(|s| s.ratio).map_or_else(|| "-".to_owned(), |x| format!("{:.0} %", 100.0 * x));
    [
        ("failed", t.failed_iterations.to_string()),
        ("words", t.words.to_string()),
        ("wrong words", t.word_errors.to_string()),
        ("bits", t.bit_errors.to_string()),
        ("seconds", number_or_dash(own.map(|s| s.seconds), 3)),
        ("GB/s", number_or_dash(rate, 2)),
        ("of bandwidth", share),
    ]
}

/// A number with this number of decimals, or a dash.
fn number_or_dash(f: Option<f64>, digits: usize) -> String {
    f.map_or_else(|| "-".to_owned(), |f| format!("{f:.digits$}"))
}

/// Bytes in binary units.
fn bytes(n: u64) -> String {
    match n {
        n if n >= 1 << 30 => format!("{:.2} GiB", n as f64 / f64::from(1 << 30)),
        n if n >= 1 << 20 => format!("{:.1} MiB", n as f64 / f64::from(1 << 20)),
        n => format!("{n} B"),
    }
}

/// Explains the columns.
const MEANING: &str = "Words have 32 bits. All columns after them count reads of entries of 32 bytes. masked: the faulty cells held \
                       the right value. overwritten: written again before the read. undetected: wrong data without a report.";

/// The ECC of a device.
fn ecc(scheme: &str) -> String {
    if scheme == "none" { "without ECC".to_owned() } else { format!("ECC {scheme}") }
}

/// The name of a simulated device.
fn simulated(geometry: &str, stand_in_for: Option<&str>) -> String {
    match stand_in_for {
        None => geometry.to_owned(),
        Some(profile) => format!("geometry of {geometry}, a stand-in for {profile}"),
    }
}

/// The tested memory, in a line.
fn target(r: &MemtestResult) -> String {
    match &r.target {
        Target::Simulated { device, stand_in_for, bytes: size, scheme, faults, faulty_entries, .. } => {
            let entries = with_noun(grouped(&faulty_entries.to_string()), "entry");
            let device = simulated(device, stand_in_for.as_deref());
            format!("{device}, {}, {}, faults {faults}: {entries} with faults.", bytes(*size), ecc(scheme))
        }
        Target::Host { bytes: size, locked, threads, kernel, bandwidth, ratio, .. } => {
            let mut text =
                format!("this machine, {}, {}, {kernel} kernels", bytes(*size), with_noun(threads, "thread"));
            if let Some(b) = bandwidth {
                text += &format!("; its bandwidth is {:.2} GB/s written and {:.2} GB/s read", b.write, b.read);
            }
            if let Some(ratio) = ratio {
                text += &format!(", of which the memory tests reach {:.0} %", 100.0 * ratio);
            }
            if !locked {
                text += "; the system did not lock the memory (ulimit -l), so it may move pages during the tests";
            }
            text
        }
        Target::Gpu { bytes: size, name, card_bytes, driver, ecc, scheme, counters, log, .. } => {
            let changed: Vec<String> = counters
                .iter()
                .filter(|(_, [before, after])| before != after)
                .map(|(name, [before, after])| format!("{name} {before} to {after}"))
                .collect();
            let counters = match (counters.len(), changed.len()) {
                (0, _) => "its counters could not be read".to_owned(),
                (read, 0) => format!("none of its {read} counters changed"),
                _ => format!("counters that changed: {}", changed.join(", ")),
            };
            let of = format!("{name}, {} of {}, driver {driver}", bytes(*size), bytes(*card_bytes));
            let ecc = ecc.as_ref().map_or_else(|| "not reported".to_owned(), |ecc| ecc.to_lowercase());
            let on_top = if scheme == "none" { String::new() } else { format!("; reads are those of {scheme} on top") };
            format!("{of}, ECC {ecc}; {counters}; {} about it in the kernel log{on_top}", with_noun(log.len(), "line"))
        }
    }
}

impl Report for Coverage {
    const NAME: &'static str = "coverage";

    fn document(&self) -> Document {
        let mut document = Document::new("Fault coverage of memory tests", "");
        let device = simulated(&self.device, self.stand_in_for.as_deref());
        let (trials, size, scheme) = (self.trials, bytes(self.bytes), ecc(&self.scheme));
        document.status = Some(Answer { good: None, text: self.answer() });
        let placed =
            self.rows.iter().map(|row| row.cells.iter().map(|cell| cell.placed).max().unwrap_or(0).to_string());
        let mut table = self.matrix(|x| if x.placed == 0 { "-".to_owned() } else { x.found.to_string() });
        table.columns.insert(1, Column::figures("in memory"));
        for (row, placed) in table.rows.iter_mut().zip(placed) {
            row.insert(1, placed.into());
        }
        document.section("").table(table);
        document.note(format!(
            "Devices of {trials} on which a test found the fault: {device}, {size}, {scheme}. in memory: devices whose \
             fault lies in the tested memory; - if none does."
        ));
        document.drawing(self.svg(), "Rows are faults, columns are tests.");
        document.section("95 % intervals of the shares").folded();
        document.table(self.matrix(|x| format!("{:.2} to {:.2}", x.low, x.high)));
        provenance(&mut document, &self.provenance);
        document
    }

    /// One line for each fault and test.
    fn records(&self) -> String {
        let keys = ["fault", "kind", "test", "trials", "found", "share", "low", "high", "corrected", "placed"];
        let cells = self.rows.iter().flat_map(|row| row.cells.iter().map(move |cell| (row, cell)));
        let table = Table::words(&keys).rows(cells.map(|(row, cell)| {
            let fixed = [row.fault.clone(), row.kind.clone(), cell.test.to_string(), self.trials.to_string()];
            let shares = [cell.share, cell.low, cell.high].map(|x| x.to_string());
            fixed
                .into_iter()
                .chain([cell.found.to_string()])
                .chain(shares)
                .chain([cell.corrected, cell.placed].map(|n| n.to_string()))
        }));
        table.csv()
    }
}

impl Coverage {
    /// The test that finds the most faults, and the faults that none finds.
    fn answer(&self) -> String {
        let placed: Vec<&Row> = self.rows.iter().filter(|row| row.cells.iter().any(|cell| cell.placed > 0)).collect();
        let found = |at: usize| placed.iter().filter(|row| row.cells[at].found > 0).count();
        let tests = self.tests();
        // `max_by_key` returns the last of equal tests. Reversed, that is the first one in the table.
        let best = (0..tests.len()).rev().max_by_key(|at| found(*at));
        let best = best.map(|at| {
            format!("{} finds {} of {} on at least one device.", tests[at], found(at), with_noun(placed.len(), "fault"))
        });
        let missed = placed.iter().filter(|row| row.cells.iter().all(|cell| cell.found == 0));
        let missed: Vec<&str> = missed.map(|row| &*row.fault).collect();
        let trials = usize::try_from(self.trials).unwrap_or(usize::MAX);
        let none = if missed.is_empty() {
            String::new()
        } else {
            format!(" In {} no test finds {}.", with_noun(trials, "trial"), missed.join(", "))
        };
        best.unwrap_or_default() + &none
    }

    fn tests(&self) -> Vec<String> {
        self.rows.first().into_iter().flat_map(|r| &r.cells).map(|c| c.test.to_string()).collect()
    }

    /// A row for each fault and a column for each test.
    fn matrix(&self, cell: impl Fn(&CoverageCell) -> String) -> Table {
        let rows = self.rows.iter().map(|r| [r.fault.clone()].into_iter().chain(r.cells.iter().map(&cell)));
        Table::new(&["fault"], &self.tests()).rows(rows)
    }

    /// The matrix as a heat map.
    pub fn svg(&self) -> Result<String, String> {
        let rows: Vec<String> = self.rows.iter().map(|r| r.fault.clone()).collect();
        let values: Vec<Vec<Option<f64>>> =
            self.rows.iter().map(|r| r.cells.iter().map(|c| Some(c.share)).collect()).collect();
        let title = format!(
            "Share of {} devices on which a test finds a fault ({}, {})",
            self.trials,
            simulated(&self.device, self.stand_in_for.as_deref()),
            self.scheme
        );
        heat_map(&title, &rows, &self.tests(), &values)
    }
}

fn provenance(document: &mut Document, p: &Provenance) {
    document.ran("Seed", p.seed.to_string());
    for hash in p.scheme_sha256.iter() {
        document.ran("SHA-256 of the scheme's meaning", hash);
    }
    for hash in p.faults_sha256.iter() {
        document.ran("SHA-256 of the fault file", hash);
    }
}
