//! `eccforge example`: writes the sample files that the quick starts read.

use crate::{inputs, output};
use clap::Args;
use eccforge_report::{Document, Status, Table};
use miette::{Result, miette};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Arguments of `example`.
#[derive(Args, Clone, Debug)]
pub struct ExampleArgs {
    /// Name of the sample. Without a name, the samples are listed.
    #[arg(value_name = "NAME")]
    pub name: Option<String>,
    /// Write the file under another name. An existing file is not replaced.
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// A sample file: its name, its content in words, the command that reads it, and its text.
type Sample = (&'static str, &'static str, &'static str, &'static str);

macro_rules! sample {
    ($name:literal, $content:literal, $command:literal) => {
        ($name, $content, $command, include_str!(concat!("../samples/", $name)))
    };
}

/// The samples of `eccforge example`.
pub const SAMPLES: [Sample; 15] = [
    sample!("kernel.log", "kernel log of a GPU with XIDs", "gpu replay kernel.log --profile h100"),
    sample!("dmesg.log", "kernel log of a host with corrected errors", "gpu replay dmesg.log"),
    sample!("month.jsonl", "events of a GPU in a month", "gpu what-if month.jsonl"),
    sample!("dimms.csv", "errors of DDR4 DIMMs in the columns of SmartMem", "learn dimm dimms.csv"),
    sample!("beam-log.csv", "log of a beam test", "learn beam beam-log.csv"),
    sample!("beam-runs.csv", "runs of that test", "learn beam beam-log.csv --runs beam-runs.csv"),
    sample!("rowscout-ddr4.csv", "retention errors of a DDR4 chip", "learn beam rowscout-ddr4.csv"),
    sample!("rowscout-hbm2.csv", "retention errors of an HBM2 chip", "learn beam rowscout-hbm2.csv"),
    sample!(
        "faults-mixed.yaml",
        "faults of a simulated memory",
        "memtest --profile a100-40gb --faults faults-mixed.yaml"
    ),
    sample!(
        "faults-coupling.yaml",
        "coupling faults of a simulated memory",
        "memtest --profile h100 --faults faults-coupling.yaml"
    ),
    sample!(
        "fleet-faultsim.yaml",
        "scenario of a fleet with the rates of FaultSim",
        "fleet --scenario fleet-faultsim.yaml --gpus 100"
    ),
    sample!("fleet-pins.yaml", "scenario of a fleet whose pins fail", "fleet --scenario fleet-pins.yaml"),
    sample!("sources.yaml", "error sources of your own", "simulate trio --sources sources.yaml --samples 1e8"),
    sample!("search-secded-22-16.yaml", "a search of seconds", "search search-secded-22-16.yaml --out found"),
    sample!("search-sec2bec-72-64.yaml", "a search of minutes", "search search-sec2bec-72-64.yaml --out found"),
];

/// Writes a sample, or lists all.
pub fn run(args: &ExampleArgs) -> Result<ExitCode> {
    let Some(name) = &args.name else { return list() };
    let Some((name, content, command, text)) = SAMPLES.iter().find(|(known, ..)| known == name) else {
        let names: Vec<&str> = SAMPLES.iter().map(|(name, ..)| *name).collect();
        return Err(miette!(help = inputs::nearest(name, &names, "eccforge example"), "there is no sample `{name}`"));
    };
    let path = args.out.as_deref().unwrap_or(Path::new(name));
    // The comments name the file as it is in the repository.
    let text = &text.replace(&format!("examples/{name}"), &path.display().to_string());
    output::write_new(path, text, content, |path| {
        let mut next = vec![(format!("eccforge {}", command.replace(name, path)), "reads it")];
        if *name == "beam-log.csv" {
            next.push(("eccforge example beam-runs.csv".to_owned(), "writes the runs of the test, for its rates"));
        }
        next
    })
}

/// Prints the name and the content of each sample.
fn list() -> Result<ExitCode> {
    let root = crate::command();
    let mut rows = Vec::new();
    for (name, content, line, _) in SAMPLES {
        let (mut command, mut words) = (&root, Vec::new());
        for word in line.split(' ') {
            let Some(below) = command.find_subcommand(word) else { break };
            command = below;
            words.push(word);
        }
        rows.push([name.to_owned(), words.join(" "), content.to_owned()]);
    }
    let mut document = Document::new("Sample files", "");
    let status = format!("{} sample files; the command of each row reads the file", SAMPLES.len());
    document.status = Some(Status { good: None, text: status });
    document.section("").table(Table::words(&["name", "command", "content"]).rows(rows));
    document.next("eccforge example kernel.log", "writes one, and names the command that reads it");
    output::print_document(&document)
}
