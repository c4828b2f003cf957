//! `eccforge merge`: the parts of one run become its result.

use super::{Format, command_line, deliver, exact, failure, records_path};
use clap::Args;
use eccforge_exact::model::ErrorModel;
use eccforge_sampling::records::{self, Contents, Header, Identity, Record};
use eccforge_sampling::report::{CellReport, Exact, report};
use eccforge_scheme::{Scheme, builtins};
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
    #[arg(long)]
    pub out: Option<PathBuf>,
    /// Form of the result.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl MergeArgs {
    /// Runs the command. The exit code is 1 if counts deny the exact values.
    ///
    /// # Errors
    /// Files that cannot be read or written, are damaged, are of several runs or overlap.
    pub fn run(&self) -> Result<ExitCode, Failure> {
        let (identity, records) = records::merge(&self.read()?).map_err(failure)?;
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
        match header.identity.kind.as_str() {
            "fleet" => crate::fleet::merged(&header, &records, self.format, self.out.as_deref()),
            _ => self.sampled(&header, &records),
        }
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

    fn sampled(&self, header: &Header, records: &[Record]) -> Result<ExitCode, Failure> {
        let report = report(&header.identity, records, &header.command, &shipped_exact(&header.identity));
        deliver(&report, self.format, self.out.as_deref())?;
        if !report.complete {
            eprintln!("some samples of the run are in none of these files; the result covers those that are");
        }
        let denied = report.cells.iter().any(CellReport::denies_exact);
        Ok(if denied { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }
}

/// Exact values where the run's model and schemes are those that this program ships.
pub(super) fn shipped_exact(identity: &Identity) -> Exact {
    let Some(model) = ErrorModel::builtin(&identity.model[0]) else { return Exact::new() };
    let schemes: Vec<Scheme> = builtins()
        .iter()
        .filter(|b| identity.schemes.contains_key(b.id))
        .map(|b| b.scheme())
        .filter(|s| identity.schemes.get(&s.id) == Some(&s.hash()))
        .collect();
    if eccforge_sampling::monte_carlo::model_hash(&model) == identity.model[1] {
        exact(identity, &schemes, &model)
    } else {
        Exact::new()
    }
}
