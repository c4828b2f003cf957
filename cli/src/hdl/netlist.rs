//! `eccforge verify --netlist` and `eccforge prove --netlist`: compare a user's netlist with a scheme.

use super::{print_json, verdict};
use crate::arguments::{Format, count, format};
use crate::output::print;
use clap::Args;
use eccforge_hdl::netlist::{self, Circuit, Interface, PortMap, Report, Source};
use eccforge_hdl::prove::table;
use miette::{Result, miette};
use std::path::PathBuf;
use std::process::ExitCode;

/// The files of a netlist and the names of its ports.
#[derive(Args, Clone, Debug)]
pub struct NetlistSource {
    /// Netlist of a decoder or encoder: .blif, .json (yosys), .aig, .aag, .v or .sv. Repeat the option for further
    /// files.
    #[arg(long, value_name = "FILE")]
    pub netlist: Vec<PathBuf>,
    /// Top module of the netlist. Default: the module that no other module instantiates.
    #[arg(long, value_name = "MODULE", requires = "netlist")]
    pub top: Option<String>,
    /// Cell library of the netlist: Liberty (.lib) or Verilog models.
    #[arg(long, value_name = "FILE", requires = "netlist")]
    pub library: Vec<PathBuf>,
    /// Map a port to its name in the netlist: entry=NAME, data=NAME, ce=NAME and so on. NAME may select bits of a
    /// port (`ce=err_o[0]`); use - for an absent output.
    #[arg(long = "port", value_name = "OURS=THEIRS", requires = "netlist")]
    pub ports: Vec<String>,
    /// Ignore data, entry and flips while due is 1.
    #[arg(long, requires = "netlist")]
    pub data_only_if_accepted: bool,
}

impl NetlistSource {
    /// Reads the netlist; returns its circuit and the mapping to the scheme's ports.
    ///
    /// # Errors
    /// The netlist cannot be read, or a port name is wrong.
    pub fn read(&self, inverted_check: bool) -> Result<(Circuit, Interface)> {
        let ports: Result<PortMap> = self
            .ports
            .iter()
            .map(|p| {
                let pair = p.split_once('=').map(|(a, b)| (a.to_string(), b.to_string()));
                pair.ok_or_else(|| miette!(help = "write --port entry=NAME", "`{p}` names no port"))
            })
            .collect();
        let source = Source { files: self.netlist.clone(), top: self.top.clone(), libraries: self.library.clone() };
        let circuit = source.read().map_err(|e| miette!("{e}"))?;
        let interface = Interface { ports: ports?, inverted_check, data_only_if_accepted: self.data_only_if_accepted };
        Ok((circuit, interface))
    }

    /// The file names, for a message.
    pub fn name(&self) -> String {
        self.netlist.iter().map(|f| f.display().to_string()).collect::<Vec<_>>().join(" ")
    }
}

/// `eccforge verify --netlist`.
#[derive(Args, Clone, Debug)]
pub struct NetlistArgs {
    /// Netlist to check.
    #[command(flatten)]
    pub source: NetlistSource,
    /// Scheme: a built-in id or a file.
    #[arg(value_name = "ID|FILE")]
    pub scheme: String,
    /// The netlist stores every other check bit inverted.
    #[arg(long)]
    pub inverted_check: bool,
    /// Number of random words to compare, such as 1e9.
    #[arg(long, default_value = "1e8", value_parser = count)]
    pub samples: u64,
    /// Compare every syndrome of the entry instead: 2^(check bits) words for each setting of the enables and each of
    /// several data words.
    #[arg(long, conflicts_with = "samples")]
    pub syndromes: bool,
    /// Output format.
    #[arg(long, value_parser = format(&[Format::Text, Format::Json]), default_value = "text")]
    pub format: Format,
    /// Seed of the random words.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// Checks a netlist; the exit status is 1 if it differs from the scheme.
///
/// # Errors
/// The scheme is not valid or the netlist cannot be read or bound.
pub fn verify_netlist(args: &NetlistArgs) -> Result<ExitCode> {
    let scheme = crate::inputs::scheme(&args.scheme)?;
    let (circuit, interface) = args.source.read(args.inverted_check)?;
    let report = match args.syndromes {
        true => netlist::verify_syndromes(&circuit, &scheme, &interface, args.seed),
        false => netlist::verify(&circuit, &scheme, &interface, args.samples, args.seed),
    };
    let report = report.map_err(|e| miette!("{e}"))?;
    if args.format == Format::Json {
        print_json(&report)?;
        return Ok(verdict(report.differing == 0));
    }
    print(&format!(
        "{}: {} of {} words differ from {} ({:.1} s, {:.2} M words/s)\n{}",
        args.source.name(),
        report.differing,
        report.vectors,
        scheme.id,
        report.seconds,
        report.vectors as f64 / report.seconds / 1e6,
        report_text(&report)
    ))?;
    Ok(verdict(report.differing == 0))
}

/// The text of a report: what was compared, what was not, and the first difference.
pub(super) fn report_text(report: &Report) -> String {
    let mut text = format!("  compared      {}\n", report.compared.join(", "));
    report.not_compared.iter().for_each(|what| text += &format!("  not compared  {what}\n"));
    text += &format!("  coverage      {}\n", report.coverage);
    if let Some(first) = &report.first {
        text += "  first difference (expected by the scheme, found in the netlist):\n";
        first.inputs.iter().for_each(|(port, value)| text += &format!("    {port} = {value}\n"));
        for (port, expected, found) in &first.outputs {
            text += &format!("    {port}: expected {expected}, found {found}\n");
        }
        text += &table(first);
    }
    text
}
