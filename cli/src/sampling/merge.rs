//! `eccforge merge`: merges the shards of one run into its result.

use super::audit::Bundle;
use super::options::OpenArgs;
use super::results::{agrees, deliver, draw, exact, failure, unreadable};
use crate::inputs;
use crate::output::{self, OutputArgs, UNFINISHED, command_line, shell_quoted};
use crate::terminal::note;
use clap::Args;
use eccforge_fleet::fleet::fleet_report::FleetReport;
use eccforge_report::{grouped, with_noun};
use eccforge_runs::job::records_path;
use eccforge_runs::records::{self, Contents, Coverage, Header, Lock, Record, RecordError};
use eccforge_sampling::expected::{self, Expected};
use eccforge_sampling::report::{Report, report};
use miette::{Report as Failure, miette};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Merge the shards of one run. Shards of other runs, damaged files and blocks that were counted twice are rejected.
#[derive(Args, Clone, Debug)]
pub struct MergeArgs {
    /// Record files, or result files with their records in FILE.records; or one bundle of `--audit`.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The result; the merged records are written to OUT.records.
    #[command(flatten)]
    output: OutputArgs,
    /// Accept missing records; the result covers only the records in the files.
    #[arg(long)]
    partial: bool,
    /// Also write a bundle: records, program, schemes, hosts and verdict in one file. `eccforge merge BUNDLE` checks it.
    #[arg(long, value_name = "BUNDLE")]
    audit: Option<PathBuf>,
    /// Plot estimates, their intervals and the exact values against the number of samples, as SVG.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    #[command(flatten)]
    opening: OpenArgs,
}

/// The error for a file that has no records.
fn not_records(path: &Path) -> Failure {
    let help = "give the result that `simulate --out OUT` or `fleet --out OUT` wrote, or its records, OUT.records";
    let unrecognised = miette!(help = help, "{}: this is not a file of records", path.display());
    inputs::other_file("a file of records", path).unwrap_or(unrecognised)
}

impl MergeArgs {
    /// Runs the command. The exit status is 1 if counts contradict the exact values. If samples of the run are missing and
    /// `--partial` is not given, it is 3, and nothing is written.
    ///
    /// # Errors
    /// Files cannot be read or written, are damaged, belong to several runs or overlap.
    pub fn run(&self) -> Result<ExitCode, Failure> {
        let bundle = match self.files.as_slice() {
            [file] => Bundle::read(file)?,
            _ => None,
        };
        let (bundle, files) = match bundle {
            Some((bundle, contents)) => (Some(bundle), vec![(self.files[0].clone(), contents)]),
            None => (None, self.read()?),
        };
        let (header, records) = records::merge(&files).map_err(|e| {
            let help = "merge the parts that one `eccforge simulate --shard` or `fleet --shard` run has written";
            miette!(help = help, "{}", failure(e))
        })?;
        if matches!(header.identity.kind.as_str(), "memtest" | "memtest-coverage") {
            return Err(miette!(
                help = "run the command from the first line again with the same --out to resume it",
                "these are records of memory tests, which have no shards"
            ));
        }
        let header = if bundle.is_some() { header } else { Header { command: command_line(), ..header } };
        let merged = self.merged(&header, &records)?;
        if !merged.is_complete() && self.partial(&files, &header, &merged)? {
            return Ok(ExitCode::from(UNFINISHED));
        }
        if let Some(out) = &self.output.out {
            keep(&records_path(out), &header, &records, &self.opening).map_err(failure)?;
        }
        match &merged {
            Merged::Fleet(report) => output::report(&**report, self.output.format(), self.output.out.as_deref()),
            Merged::Samples(report, expected) => self.deliver(&header, &records, report, expected, bundle.as_ref()),
        }
    }

    /// Notes the missing parts of an incomplete run. Returns whether the command ends here, because `--partial` is not given.
    ///
    /// # Errors
    /// No file has a record of the run.
    fn partial(&self, files: &[(PathBuf, Contents)], whole: &Header, merged: &Merged) -> Result<bool, Failure> {
        let (mut useful, mut is_shorter) = (Vec::new(), false);
        for (path, contents) in files {
            let number = records::records_of(contents, whole).len();
            if number > 0 {
                useful.push((path.clone(), contents.clone()));
            }
            if let Some(remark) = remark(path, contents, whole, number) {
                note(&remark);
            }
            is_shorter |= contents.header.identity != whole.identity;
        }
        if self.partial && useful.is_empty() {
            let help = "merge all parts of the run, or count the others first";
            return Err(miette!(help = help, "these files have no samples of the run"));
        }
        let parts =
            records::absent_parts(if is_shorter { &useful } else { files }).filter(|(absent, _)| !absent.is_empty());
        let missing = parts.map_or(String::new(), |(absent, of)| {
            let parts: Vec<String> = absent.iter().map(|part| format!("{}of{of}", part + 1)).collect();
            format!(" Missing: {} {}.", if parts.len() == 1 { "part" } else { "parts" }, parts.join(", "))
        });
        if self.partial {
            // The result states how much there is.
            if !missing.is_empty() {
                note(missing.trim_start());
            }
            return Ok(false);
        }
        note(&format!("Partial: {}.{missing}", merged.done()));
        if useful.is_empty() {
            note("Nothing was written.");
            return Ok(true);
        }
        // A file that adds nothing would add nothing again.
        let dropped = self.files.iter().filter(|file| !useful.iter().any(|(path, _)| is_of(path, file)));
        let dropped: Vec<String> = dropped.map(|file| file.display().to_string()).collect();
        let words: Vec<String> = command_line().into_iter().filter(|word| !dropped.contains(word)).collect();
        let command = format!("{} --partial", shell_quoted(&words));
        note(&format!("Nothing was written. To merge the existing parts:\n  {command}"));
        Ok(true)
    }

    /// The result of the merged records.
    fn merged(&self, header: &Header, records: &[Record]) -> Result<Merged, Failure> {
        if header.identity.kind == "fleet" {
            if self.audit.is_some() {
                return Err(miette!("--audit takes samples, but these are records of a fleet"));
            }
            if self.plot.is_some() {
                return Err(miette!("--plot draws samples, but these are records of a fleet"));
            }
            let report = eccforge_fleet::fleet::fleet_report::report(&header.identity, records);
            return report.map(Box::new).map(Merged::Fleet).map_err(|e| miette!("{e}"));
        }
        let schemes = expected::shipped(&header.identity);
        let expected = Expected::of_shipped(&header.identity, &schemes);
        let mut report = report(&header.identity, records, &expected);
        report.add_flipped_bits(&schemes);
        Ok(Merged::Samples(Box::new(report), expected))
    }

    /// Reads the named record files, or the records of the named results.
    fn read(&self) -> Result<Vec<(PathBuf, Contents)>, Failure> {
        for (index, file) in self.files.iter().enumerate() {
            if self.files[..index].contains(file) {
                let help = "name each part of the run once";
                return Err(miette!(help = help, "{}: this file is named twice", file.display()));
            }
        }
        let read = |path: &PathBuf| {
            let records = records_path(path);
            let path = if records.exists() { records } else { path.clone() };
            // The advice for a run, to begin a new file of records, is none for a merge.
            let failure = |error: RecordError| error.foreign().map(not_records).unwrap_or_else(|| unreadable(error));
            let opening = self.opening.opening();
            if opening.salvage
                && let Some(aside) = records::Log::salvage::<Header>(&path, &opening).map_err(failure)?
            {
                note(&format!("{}: the damaged end was moved to {}", path.display(), aside.display()));
            }
            let contents = records::read(&path).map_err(failure)?;
            Ok((path, contents))
        };
        self.files.iter().map(read).collect()
    }

    /// Delivers counts of samples; the exit status is 1 if they contradict the exact values. Checks the bundle of the records,
    /// if there is one.
    fn deliver(
        &self,
        header: &Header,
        records: &[Record],
        report: &Report,
        expected: &Expected,
        bundle: Option<&Bundle>,
    ) -> Result<ExitCode, Failure> {
        if let Some(bundle) = bundle {
            let made = Bundle::new(header, records, report, bundle.records().to_owned())?;
            if let Some(name) = bundle.difference(&made) {
                return Err(miette!("{}: `{name}` does not follow from the records", self.files[0].display()));
            }
            note("the bundle follows from its records");
        }
        deliver(report, exact(&header.identity), self.output.format(), self.output.out.as_deref())?;
        if let Some((audit, out)) = self.audit.as_deref().zip(self.output.out.as_deref()) {
            let log = std::fs::read_to_string(records_path(out)).map_err(|e| miette!("{}: {e}", out.display()))?;
            let text = Bundle::new(header, records, report, log)?.text()?;
            records::write_atomically(audit, text.as_bytes()).map_err(failure)?;
        }
        draw(self.plot.as_deref(), &header.identity, records, expected)?;
        Ok(crate::output::verdict(agrees(report)))
    }
}

/// Whether these records are those of a file on the command line.
fn is_of(records: &Path, file: &Path) -> bool {
    records == file || records == records_path(file)
}

/// The largest number of samples that a run draws of one class.
fn samples(header: &Header) -> u64 {
    header.identity.cells.values().map(|cell| cell.samples).max().unwrap_or(0)
}

/// The reason why a file with this number of records of a run adds little or nothing to it.
fn remark(path: &Path, contents: &Contents, whole: &Header, number: usize) -> Option<String> {
    let path = path.display();
    if contents.header.identity != whole.identity {
        let adds = if number == 0 { "adds nothing" } else { "adds only a beginning" };
        let [own, asked] = [&contents.header, whole].map(|header| grouped(&samples(header).to_string()));
        return Some(format!(
            "{path} {adds}: it is of a run of {own} samples of each class, and the longest run has {asked}. Count this part again \
             with --samples {}.",
            samples(whole)
        ));
    }
    (number == 0).then(|| format!("{path} adds nothing: it has no samples."))
}

/// The result of merged records.
enum Merged {
    Fleet(Box<FleetReport>),
    /// Counts of samples, and the exact values that they are compared with.
    Samples(Box<Report>, Expected),
}

impl Merged {
    fn is_complete(&self) -> bool {
        match self {
            Self::Fleet(report) => report.complete,
            Self::Samples(report, _) => report.complete,
        }
    }

    /// The part of the run that the records cover.
    fn done(&self) -> String {
        match self {
            Self::Fleet(report) => with_noun(report.gpus as usize, "GPU"),
            Self::Samples(report, _) => format!("{} samples", report.progress()),
        }
    }
}

/// Writes merged records. Replaces those of an earlier merge if none of them is lost.
fn keep(path: &Path, header: &Header, merged: &[Record], opening: &OpenArgs) -> Result<(), RecordError> {
    let _lock = Lock::take(path, &opening.opening())?;
    if std::fs::symlink_metadata(path).is_ok() {
        let earlier: Contents = records::read(path)?;
        let mut coverage = Coverage::default();
        merged.iter().try_for_each(|r| coverage.add(r)).map_err(RecordError::Mismatch)?;
        let is_covered = |r: &Record| coverage.missing(&r.cell, r.first..r.first.saturating_add(r.blocks)).is_empty();
        let other = match records::difference(&earlier.header, header) {
            None if earlier.records.iter().all(is_covered) => None,
            None => Some("they contain records that none of these files contains".into()),
            different => different,
        };
        if let Some(why) = other {
            let path = path.display();
            return Err(RecordError::Mismatch(format!(
                "{path}: other records are already there: {why}; give another --out"
            )));
        }
    }
    records::write_all(path, header, merged).map(drop)
}
