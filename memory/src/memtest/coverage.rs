//! Which test finds which fault: many simulated devices, each with one fault, all tests on each.

use super::plan::Options;
use super::simulated::{CouldNotRun, Job, run, sweeps};
use super::{Test, report};
use crate::bits::DATA_BYTES;
use crate::codec::EntryCodec;
use crate::fault::{FaultFile, FaultMap, Limits};
use eccforge_codecs::diagnostic::Diagnostic;
use eccforge_policy::geometry::Geometry;
use eccforge_simulate::statistics::clopper_pearson;
use plotters::prelude::*;
use serde::Serialize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// How often one test found one fault.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Cell {
    /// Which.
    pub test: Test,
    /// Devices on which it found something.
    pub found: u64,
    /// Their share.
    pub share: f64,
    /// Its 95 % interval \[Clopper, Pearson 1934\].
    pub low: f64,
    /// See `low`.
    pub high: f64,
    /// Devices on which the decoder corrected something in this test: what is found there is what ECC leaves.
    pub corrected: u64,
}

/// One fault of the matrix.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// Its name in its file.
    pub fault: String,
    /// Its kind.
    pub kind: String,
    /// By test.
    pub cells: Vec<Cell>,
}

/// The matrix of tests and faults.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Coverage {
    /// Its format.
    pub format: &'static str,
    /// The device.
    pub device: String,
    /// Bytes under test.
    pub bytes: u64,
    /// The scheme, or `none`.
    pub scheme: String,
    /// Devices for each fault; device i has the seed plus i.
    pub trials: u64,
    /// By fault.
    pub rows: Vec<Row>,
    /// Where it comes from.
    pub provenance: report::Provenance,
}

/// What a matrix is made of.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// The device.
    pub geometry: &'a Geometry,
    /// Entries in use.
    pub entries: u64,
    /// Its protection.
    pub codec: &'a EntryCodec,
    /// The tests.
    pub options: &'a Options,
    /// Devices for each fault.
    pub trials: u64,
    /// Bandwidth, bytes a second.
    pub bandwidth: f64,
}

/// Why there is no matrix.
#[derive(Debug)]
pub enum Failure {
    /// The fault does not fit the device.
    Fault(Box<Diagnostic>),
    /// The tests did not run.
    Run(CouldNotRun),
}

/// The faults that ship with the program: one of each kind.
pub const CATALOGUE: &str = include_str!("../../catalogue.yaml");

impl Plan<'_> {
    /// The rows of all faults of a file; `done` counts devices.
    ///
    /// # Errors
    /// A fault does not fit the device, or `stop` was set.
    pub fn rows(&self, file: &FaultFile, stop: &AtomicBool, done: &AtomicU64) -> Result<Vec<Row>, Failure> {
        (0..file.faults.len()).map(|i| self.row(file, i, stop, done)).collect()
    }

    fn row(&self, file: &FaultFile, fault: usize, stop: &AtomicBool, done: &AtomicU64) -> Result<Row, Failure> {
        let one = FaultFile { faults: vec![file.faults[fault].clone()], ..file.clone() };
        let mut counts = vec![[0u64; 2]; self.options.tests.len()];
        for trial in 0..self.trials {
            let (found, seed) = (AtomicU64::new(0), self.options.seed.wrapping_add(trial));
            for (t, test) in self.options.tests.iter().enumerate() {
                // Every test starts on a device of its own, so that none is blamed for what another left.
                let options = Options { tests: vec![*test], seed, ..self.options.clone() };
                let sweep_seconds = (self.entries * DATA_BYTES as u64) as f64 / self.bandwidth;
                let seconds = sweep_seconds * sweeps(&options) as f64;
                let limits = Limits { entries: self.entries, seconds };
                let map = FaultMap::place(&one, self.geometry, limits, seed).map_err(Failure::Fault)?;
                let codec = self.codec;
                let job = Job { map: &map, codec, options: &options, iterations: 1, sweep_seconds, most_reports: 0 };
                let results = run(&job, stop, &found).map_err(Failure::Run)?;
                counts[t][0] += results.failed_iterations;
                counts[t][1] += u64::from(results.tests[0].reads.corrected > 0);
            }
            done.fetch_add(1, Ordering::Relaxed);
        }
        let cell = |(test, [found, corrected]): (&Test, [u64; 2])| {
            let (low, high) = clopper_pearson(found, self.trials, 0.95);
            Cell { test: *test, found, share: found as f64 / self.trials as f64, low, high, corrected }
        };
        let cells = self.options.tests.iter().zip(counts).map(cell).collect();
        let fault = &one.faults[0];
        Ok(Row { fault: fault.id.clone(), kind: fault.kind.name().to_owned(), cells })
    }
}

impl Coverage {
    /// One line for each fault and test.
    ///
    /// # Errors
    /// None in memory.
    pub fn csv(&self) -> Result<String, csv::Error> {
        let mut writer = csv::Writer::from_writer(Vec::new());
        writer.write_record(["fault", "kind", "test", "trials", "found", "share", "low", "high", "corrected"])?;
        for (row, cell) in self.rows.iter().flat_map(|row| row.cells.iter().map(move |cell| (row, cell))) {
            let numbers = [cell.share, cell.low, cell.high].map(|x| x.to_string());
            let [share, low, high] = numbers;
            let fixed = [row.fault.clone(), row.kind.clone(), cell.test.to_string(), self.trials.to_string()];
            let rest = [cell.found.to_string(), share, low, high, cell.corrected.to_string()];
            writer.write_record(fixed.into_iter().chain(rest))?;
        }
        report::finish(writer)
    }

    /// The matrix as a heat map.
    ///
    /// # Errors
    /// The drawing fails.
    pub fn svg(&self) -> Result<String, String> {
        let columns: Vec<String> =
            self.rows.first().into_iter().flat_map(|r| &r.cells).map(|c| c.test.to_string()).collect();
        let rows: Vec<String> = self.rows.iter().map(|r| r.fault.clone()).collect();
        let values: Vec<Vec<Option<f64>>> =
            self.rows.iter().map(|r| r.cells.iter().map(|c| Some(c.share)).collect()).collect();
        let title = format!(
            "Share of {} devices on which a test finds a fault ({}, {})",
            self.trials, self.device, self.scheme
        );
        heat_map(&title, &rows, &columns, &values)
    }
}

/// A matrix of numbers from 0 to 1: dark is 0, bright is 1; absent values are grey.
///
/// # Errors
/// The drawing fails.
pub fn heat_map(
    title: &str,
    rows: &[String],
    columns: &[String],
    values: &[Vec<Option<f64>>],
) -> Result<String, String> {
    const CELL: (i32, i32) = (56, 30);
    let left = 20 + 8 * rows.iter().map(String::len).max().unwrap_or(0) as i32;
    let (width, height) = (left + CELL.0 * columns.len() as i32 + 20, 70 + CELL.1 * rows.len() as i32 + 20);
    let width = width.max(20 + 8 * title.len() as i32);
    let mut svg = String::new();
    {
        let root = SVGBackend::with_string(&mut svg, (width as u32, height as u32)).into_drawing_area();
        let draw = || -> Result<(), Box<dyn std::error::Error + '_>> {
            root.fill(&WHITE)?;
            root.draw(&Text::new(title.to_owned(), (10, 10), ("sans-serif", 15)))?;
            for (j, name) in columns.iter().enumerate() {
                root.draw(&Text::new(name.clone(), (left + CELL.0 * j as i32 + 8, 46), ("sans-serif", 13)))?;
            }
            for (i, name) in rows.iter().enumerate() {
                let y = 66 + CELL.1 * i as i32;
                root.draw(&Text::new(name.clone(), (10, y + 8), ("sans-serif", 13)))?;
                for (j, value) in values[i].iter().enumerate() {
                    let x = left + CELL.0 * j as i32;
                    let colour = value.map_or(RGBColor(190, 190, 190), shade);
                    root.draw(&Rectangle::new([(x, y), (x + CELL.0 - 2, y + CELL.1 - 2)], colour.filled()))?;
                    let ink = if value.is_none_or(|v| v > 0.5) { BLACK } else { WHITE };
                    let text = value.map_or_else(|| "-".to_owned(), |v| format!("{v:.2}"));
                    root.draw(&Text::new(text, (x + 13, y + 8), ("sans-serif", 12).into_font().color(&ink)))?;
                }
            }
            root.present()?;
            Ok(())
        };
        draw().map_err(|e| e.to_string())?;
    }
    Ok(svg)
}

/// From dark blue over green to yellow: brightness grows with the value, also in print without colour.
fn shade(value: f64) -> RGBColor {
    const STOPS: [[f64; 3]; 3] = [[48.0, 18.0, 90.0], [33.0, 145.0, 140.0], [253.0, 231.0, 37.0]];
    let at = 2.0 * value.clamp(0.0, 1.0);
    let (i, part) = if at < 1.0 { (0, at) } else { (1, at - 1.0) };
    let mix = |c: usize| (STOPS[i][c] + part * (STOPS[i + 1][c] - STOPS[i][c])).round() as u8;
    RGBColor(mix(0), mix(1), mix(2))
}
