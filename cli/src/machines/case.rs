//! `eccforge gpu case LOG --device D --out DIR`: the evidence about one device in a folder, for its vendor.

use super::reading::{Reading, labels, readings};
use crate::data::open;
use crate::output;
use clap::Args;
use eccforge_files::output::write_all;
use eccforge_gpu::documents::Case;
use eccforge_gpu::observed::{Advised, Subject};
use eccforge_gpu::replay::case::Collector;
use eccforge_gpu::replay::{Intake, replay};
use eccforge_report::{Document, Status, with_noun};
use miette::{IntoDiagnostic, WrapErr, miette};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// `eccforge gpu case`
#[derive(Debug, Args)]
pub struct CaseArgs {
    /// A log, which is read twice; also .gz or .zst
    log: PathBuf,
    /// The device, as `gpu replay` names it, or its name, UUID or serial number. Default: the only device in the log
    #[arg(long, value_name = "DEVICE")]
    device: Option<String>,
    /// The folder to write case.txt and case.json to
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[command(flatten)]
    reading: Reading,
    /// Later readings of the GPUs: outputs of `nvidia-smi -q -x`, in the order of their times
    #[arg(long, value_name = "XML")]
    smi: Vec<PathBuf>,
    /// Names and serial numbers of the DIMMs: the output of `dmidecode -t memory`, memories in JSON of Redfish, or YAML with
    /// names
    #[arg(long, value_name = "FILE")]
    labels: Option<PathBuf>,
}

/// Runs the command.
pub fn run(args: &CaseArgs) -> miette::Result<ExitCode> {
    if args.log.as_os_str() == "-" {
        return Err(miette!("standard input cannot be read twice: the log must be a file"));
    }
    let file = args.log.display().to_string();
    let read = |observer: &mut dyn eccforge_gpu::replay::fleet::Observer| -> miette::Result<Intake> {
        let intake = replay(open(&args.log)?, args.reading.options(), None, observer);
        let intake = intake.into_diagnostic().wrap_err_with(|| format!("{file}: cannot be replayed"))?;
        intake.failure().map_or(Ok(intake), |why| Err(crate::data::no_result(&file, &why)))
    };
    let mut intake = read(&mut ())?;
    for path in &args.smi {
        intake.observed.read(&readings(path)?);
    }
    if let Some(path) = &args.labels {
        intake.observed.name_dimms(&labels(path)?);
    }
    let all = intake.observed.advised();
    let advised = match (&args.device, all.as_slice()) {
        (None, [only]) => Ok(only),
        (None, _) => Err("its log has several devices, or none".to_owned()),
        (Some(device), all) => choose(all, device),
    };
    let advised = advised.map_err(|why| miette!(help = devices(&all), "{file}: {why}"))?;
    let mut collector = Collector::new(advised.device.clone(), &intake.observed);
    read(&mut collector)?;
    let case = Case::new(&file, advised, &intake.observed, &collector);
    let forms = output::every_form(&case, &args.out, "case", "case")?;
    write_all(forms.iter().filter(|(path, _)| is_text_or_json(path)).map(|(path, text)| (path, text)))?;
    let mut document = Document::new("Case", "");
    document.status = Some(Status { good: None, text: advised.to_string() });
    let lines = with_noun(collector.lines.len(), "line");
    let content = format!("{lines} of the log, the counters that they change, and the rules for the action");
    let [text, json] = ["case.txt", "case.json"].map(|name| args.out.join(name).display().to_string());
    document.section("").facts([(text.clone(), content), (json, "the same for programs".into())]);
    document.next(format!("cat {}", output::shell_quoted(&[text])), "the text for the vendor");
    output::print_document(&document)
}

/// Whether a file is one that the command writes: text or JSON.
fn is_text_or_json(path: &Path) -> bool {
    path.extension().is_some_and(|suffix| suffix == "txt" || suffix == "json")
}

/// The device that has this name.
fn choose<'a>(all: &'a [Advised], wanted: &str) -> Result<&'a Advised, String> {
    let is_named = |advised: &&Advised| {
        let Advised { device, name, serial, .. } = advised;
        names_of(device).iter().chain(name).chain(serial).any(|known| known == wanted)
    };
    let found: Vec<&Advised> = all.iter().filter(is_named).collect();
    match found[..] {
        [one] => Ok(one),
        [] => Err(format!("no device `{wanted}`")),
        _ => Err(format!("`{wanted}` names {} devices", found.len())),
    }
}

/// The names that `--device` accepts for a device besides its name in the log and its serial number.
fn names_of(device: &Subject) -> [String; 3] {
    [device.to_string(), format!("{} {device}", device.kind), device.at.clone()]
}

/// The first devices of a log, by the shortest name that `--device` takes.
fn devices(all: &[Advised]) -> String {
    let mut names = Vec::new();
    // A log can name thousands of devices, and the advice must fit the screen.
    for advised in all.iter().take(20) {
        names.push(format!("--device {}", output::shell_quoted(&[advised.short_name(all)])));
    }
    format!("name one of the log: {}", names.join(", "))
}
