//! `eccforge fmeda --placement`: transients of cells that are placed near each other.

use super::netlist::MappingArgs;
use crate::output::OutputArgs;
use crate::progress;
use clap::Args;
use eccforge_files::diagnostic::SourceFile;
use eccforge_hdl::faults;
use eccforge_hdl::faults::placed::{Placed, analyse_placed};
use eccforge_hdl::placement::{Placement, Sizes, add_sizes, micrometres};
use eccforge_scheme::Scheme;
use miette::{Result, miette};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

/// Maximum size of a DEF or LEF file in bytes.
const LONGEST: u64 = 1 << 30;

/// Files of a placed netlist.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "A placed netlist in place of the synthesised modules")]
pub struct PlacementArgs {
    /// Placement of the netlist's cells (DEF). Outputs of cells within the radius are inverted together while one entry passes.
    #[arg(long, value_name = "FILE", requires_all = ["netlist", "radius"], conflicts_with_all = ["self_check", "adjacent", "goal"])]
    pub placement: Option<PathBuf>,
    /// Mapped netlist of a decoder or encoder without registers (.v); repeat the option for each file.
    #[arg(long, value_name = "FILE", requires_all = ["placement", "library"])]
    pub netlist: Vec<PathBuf>,
    /// Maximum distance of two cells that one particle inverts together, in micrometres.
    #[arg(long, value_name = "MICROMETRES", value_parser = radius, requires = "placement")]
    pub radius: Option<i64>,
    /// Sizes of the cells (LEF), so that distances are between centres; by default they are between lower left corners.
    #[arg(long, value_name = "FILE", requires = "placement")]
    pub lef: Vec<PathBuf>,
    /// Top module, cells and ports.
    #[command(flatten)]
    pub mapping: MappingArgs,
}

/// Parses a radius.
fn radius(text: &str) -> Result<i64, String> {
    let radius = micrometres(text).filter(|radius| *radius > 0);
    radius.ok_or_else(|| "expected micrometres above 0 with at most six decimals, such as 2.5".into())
}

/// Simulates transients of placed cells.
///
/// # Errors
/// A file cannot be read, or the netlist and the placement do not belong together.
pub fn of_placement(args: &PlacementArgs, placement: &Path, scheme: &Scheme, output: &OutputArgs) -> Result<ExitCode> {
    let placement = Placement::read(&SourceFile::read_up_to(placement, LONGEST)?)?;
    let mut sizes = Sizes::new();
    for path in &args.lef {
        add_sizes(&mut sizes, &SourceFile::read_up_to(path, LONGEST)?)?;
    }
    let (source, interface) = (args.mapping.source(&args.netlist), args.mapping.interface()?);
    let files = Placed {
        source: &source,
        interface: &interface,
        placement: &placement,
        sizes: &sizes,
        radius: args.radius.unwrap_or_default(),
    };
    let done = AtomicU64::new(0);
    let report = progress::shown(
        "entries with every fault",
        faults::entries(scheme),
        || done.load(Ordering::Relaxed),
        || analyse_placed(scheme, &files, &done),
    );
    output.deliver(&report.map_err(|e| miette!("{e}"))?)
}
