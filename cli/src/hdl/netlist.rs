//! `eccforge verify --netlist`.

use super::{Format, scheme, verdict};
use crate::arguments::count;
use clap::Args;
use eccforge_hdl::netlist;
use miette::{Result, miette};
use std::path::PathBuf;
use std::process::ExitCode;

/// `eccforge verify --netlist`.
#[derive(Args, Clone, Debug)]
pub struct NetlistArgs {
    /// Netlist of a decoder: .blif, .json (yosys), .v, .aig or .aag.
    #[arg(long)]
    pub netlist: PathBuf,
    /// Scheme file or id of a shipped scheme.
    #[arg(long)]
    pub scheme: String,
    /// Words to compare, such as 1e9.
    #[arg(long, default_value = "1e8", value_parser = count)]
    pub samples: u64,
    /// Instead compare on every syndrome of the entry: 2^(check bits) words for each setting of the enables.
    #[arg(long, conflicts_with = "samples")]
    pub syndromes: bool,
    /// Table or JSON.
    #[arg(long, value_enum, default_value = "table")]
    pub format: Format,
    /// Seed of the words.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// A port of the netlist by another name: entry=NAME, data=NAME, ce=NAME, due=NAME.
    #[arg(long = "port", value_name = "OURS=THEIRS")]
    pub ports: Vec<String>,
}

/// Checks a netlist; exit status 1 if it differs from the scheme.
///
/// # Errors
/// The scheme is not valid or the netlist cannot be read or bound.
pub fn verify_netlist(args: &NetlistArgs) -> Result<ExitCode> {
    let scheme = scheme(&args.scheme)?;
    let circuit = netlist::read(&args.netlist).map_err(|e| miette!("{e}"))?;
    let map: Result<netlist::PortMap> = args
        .ports
        .iter()
        .map(|p| {
            let pair = p.split_once('=').map(|(a, b)| (a.to_string(), b.to_string()));
            pair.ok_or_else(|| miette!(help = "write --port entry=NAME", "`{p}` names no port"))
        })
        .collect();
    let report = match args.syndromes {
        true => netlist::verify_syndromes(&circuit, &scheme, &map?, args.seed),
        false => netlist::verify(&circuit, &scheme, &map?, args.samples, args.seed),
    };
    let report = report.map_err(|e| miette!("{e}"))?;
    if args.format == Format::Json {
        println!("{}", serde_json::to_string_pretty(&report).map_err(|e| miette!("{e}"))?);
        return Ok(verdict(report.differing == 0));
    }
    println!(
        "{}: {} of {} words differ from {} ({:.1} s, {:.2} M words/s)",
        args.netlist.display(),
        report.differing,
        report.vectors,
        scheme.id,
        report.seconds,
        report.vectors as f64 / report.seconds / 1e6
    );
    if let Some(bits) = &report.first {
        let list: Vec<String> = bits.iter().map(ToString::to_string).collect();
        println!("first: received word with ones at {}", list.join(", "));
        report.enables.iter().for_each(|name| println!("       with {name} on"));
    }
    Ok(verdict(report.differing == 0))
}
