//! `eccforge merge`: the parts of one run become its result.

use super::{agrees, command_line, deliver, failure, records_path};
use crate::arguments::{Format, format};
use crate::output::note;
use clap::Args;
use eccforge_runs::records::{self, Contents, Header, Record};
use eccforge_sampling::expected::Expected;
use eccforge_sampling::report::report;
use miette::{Report as Failure, miette};
use std::path::PathBuf;
use std::process::ExitCode;

/// Merge the records of the parts of one run. Parts of other runs, damaged files and blocks counted twice are refused.
#[derive(Args, Clone, Debug)]
pub struct MergeArgs {
    /// Record files, or the results beside which they are.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Result file; the merged records go to OUT.records.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Form of the result.
    #[arg(long, value_parser = format(&[Format::Text, Format::Json, Format::Csv, Format::Html]), default_value = "text")]
    format: Format,
    /// Accept that records are missing: the result covers those that are there.
    #[arg(long)]
    partial: bool,
}

impl MergeArgs {
    /// Runs the command. The exit code is 1 if counts deny the exact values, and if samples of the run are in none of the
    /// files unless `--partial` accepts that.
    ///
    /// # Errors
    /// Files that cannot be read or written, are damaged, are of several runs or overlap.
    pub fn run(&self) -> Result<ExitCode, Failure> {
        let files = self.read()?;
        let (identity, records) = records::merge(&files).map_err(failure)?;
        if matches!(identity.kind.as_str(), "memtest" | "memtest-coverage") {
            return Err(miette!(
                help = "run the command of the first line again with the same --out: it goes on from there",
                "these are records of memory tests, which are not run in parts"
            ));
        }
        let header = Header { eccforge_records: 1, identity, command: command_line(), shard: None };
        if let Some(out) = &self.out {
            let path = records_path(out);
            if path.exists() {
                return Err(miette!("{}: already there; give another --out", path.display()));
            }
            records::write_all(&path, &header, &records).map_err(failure)?;
        }
        let (code, complete) = match header.identity.kind.as_str() {
            "fleet" => crate::fleet::merged(&header, &records, self.format, self.out.as_deref())?,
            _ => self.sampled(&header, &records)?,
        };
        if complete {
            return Ok(code);
        }
        note("PARTIAL: some samples of the run are in none of these files; the result covers those that are");
        if let Some((absent, of)) = records::absent_parts(&files).filter(|(absent, _)| !absent.is_empty()) {
            let absent: Vec<String> = absent.iter().map(u64::to_string).collect();
            note(&format!("no file holds part {} of {of} (the first is part 0)", absent.join(", ")));
        }
        Ok(if self.partial { code } else { ExitCode::FAILURE })
    }

    /// The record files that are named, or that are beside the results that are named.
    fn read(&self) -> Result<Vec<(PathBuf, Contents)>, Failure> {
        let read = |path: &PathBuf| {
            let beside = records_path(path);
            let path = if beside.exists() { beside } else { path.clone() };
            records::read(&path).map(|contents| (path, contents)).map_err(failure)
        };
        self.files.iter().map(read).collect()
    }

    /// The exit code, and whether all samples are there.
    fn sampled(&self, header: &Header, records: &[Record]) -> Result<(ExitCode, bool), Failure> {
        let expected = Expected::of_shipped(&header.identity);
        let report = report(&header.identity, records, &header.command, &expected);
        deliver(&report, self.format, self.out.as_deref())?;
        let code = if agrees(&report) { ExitCode::SUCCESS } else { ExitCode::FAILURE };
        Ok((code, report.complete))
    }
}
