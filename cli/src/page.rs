//! Further parts of the page of `eccforge check --format html`: a link to the explorer, area, delay and speed.

use crate::hdl;
use clap::Args;
use eccforge_circuit::lanes::{Backend, Program, SLOT_BITS, Slot, Workspace};
use eccforge_codes::report::fragment::of_scheme;
use eccforge_documents::scheme::Measured;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::encoder;
use eccforge_report::Table;
use eccforge_scheme::Scheme;
use miette::{IntoDiagnostic, Result};
use std::path::Path;
use std::time::{Duration, Instant};

/// Further parts of a scheme's page.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "With --format html")]
pub struct PageArgs {
    /// Also measure area and delay of the encoder and decoder with yosys and abc.
    #[arg(long)]
    pub area: bool,
    /// Also measure the speed of the bit-sliced encoder and decoder on one core of this machine.
    #[arg(long)]
    pub speed: bool,
    /// Link to the explorer at this address, with this scheme loaded. Default: `eccforge-explorer.html` in the folder
    /// of `--out`, if it exists; otherwise no link.
    #[arg(long, value_name = "ADDRESS")]
    pub explorer: Option<String>,
}

/// File name of the explorer's page.
const EXPLORER: &str = "eccforge-explorer.html";

/// The link to the explorer with this scheme loaded. `out` is the page's own file: without an address in the options, an
/// explorer in the same folder is linked. `None` for a scheme with an address, which the explorer does not support.
pub fn explorer(args: &PageArgs, out: Option<&Path>, scheme: &Scheme) -> Option<String> {
    let exists = || out.unwrap_or(Path::new("")).with_file_name(EXPLORER).is_file();
    let address = args.explorer.clone().or_else(|| exists().then(|| EXPLORER.to_owned()))?;
    scheme.address.is_none().then(|| format!("{address}#{}", of_scheme(scheme)))
}

/// The figures that are measured on this machine.
///
/// # Errors
/// A tool is missing or fails.
pub fn figures(args: &PageArgs, scheme: &Scheme) -> Result<Vec<Measured>> {
    if args.area || args.speed {
        scheme.no_address("`--area` or `--speed`")?;
    }
    let area = args.area.then(|| area(scheme)).transpose()?;
    let speed = args.speed.then(|| speed(scheme)).transpose()?;
    Ok(area.into_iter().chain(speed).collect())
}

/// The results of `eccforge area` for the scheme, without the columns that compare it with others.
fn area(scheme: &Scheme) -> Result<Measured> {
    let (table, method) = hdl::measured(scheme)?;
    Ok(Measured { heading: "Area and delay".into(), table, method })
}

/// The speed of the programs that sampling and sweeps run, with the widest lanes of this machine, on one core.
fn speed(scheme: &Scheme) -> Result<Measured> {
    /// Time for which each program runs repeatedly.
    // One run is too short to time. The two programs add half a second to the page.
    const TIME: Duration = Duration::from_millis(250);
    let (backend, data) = (Backend::best(), scheme.geometry.data_bits().len());
    let tied = scheme.tied();
    let circuits =
        [("encode", encoder(&tied)), ("check and decode", Decoder::new(&tied, Strategy::Software).flatten())];
    let row = |(name, circuit): (&str, _)| -> Result<Vec<String>> {
        let program = Program::compile(&circuit).into_diagnostic()?;
        let (mut workspace, mut outputs) = (Workspace::new([&program]), vec![Slot::ZERO; program.outputs()]);
        let (start, mut runs) = (Instant::now(), 0u32);
        while start.elapsed() < TIME {
            program.run(backend, &mut workspace, &mut outputs);
            runs += 1;
        }
        let entries = f64::from(runs) * SLOT_BITS as f64 / start.elapsed().as_secs_f64();
        let bytes = entries * data as f64 / 8.0;
        Ok(vec![name.to_owned(), format!("{:.2}", entries / 1e6), format!("{:.2}", bytes / 1e9)])
    };
    let rows: Vec<Vec<String>> = circuits.into_iter().map(row).collect::<Result<_>>()?;
    let table = Table::new(&["Program"], &["Million entries a second", "GB of data a second"]).rows(rows);
    let method = format!(
        "Bit-sliced programs, {SLOT_BITS} entries at a time, with {}; one core of this machine, for a quarter of a second each.",
        backend.description()
    );
    Ok(Measured { heading: "Speed".into(), table, method })
}
