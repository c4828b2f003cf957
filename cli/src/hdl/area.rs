//! `eccforge area`: tables, JSON and fronts of what the ruler measured.

use super::{Format, HardwareArgs, scheme, write_file};
use clap::Args;
use eccforge_hdl::area;
use eccforge_hdl::design::Options;
use eccforge_hdl::tools::ToolError;
use eccforge_scheme::Scheme;
use indicatif::{ProgressBar, ProgressStyle};
use miette::{Result, miette};
use rayon::prelude::*;
use std::path::PathBuf;
use std::process::ExitCode;

/// `eccforge area`.
#[derive(Args, Clone, Debug)]
pub struct AreaArgs {
    /// Scheme files or ids of shipped schemes; the first is the base of the percentages.
    #[arg(required = true)]
    pub schemes: Vec<String>,
    /// Table or JSON.
    #[arg(long, value_enum, default_value = "table")]
    pub format: Format,
    /// Write the Pareto fronts here, as SVG.
    #[arg(long)]
    pub svg: Option<PathBuf>,
    /// What is measured; whole entries are measured with minimal ports.
    #[command(flatten)]
    pub hardware: HardwareArgs,
}

/// Table 3 of the paper: overhead of the least-area point over SEC-DED in per cent, encoder and decoder.
const PUBLISHED: [(&str, Option<f64>, Option<f64>); 7] = [
    ("ni-secded", Some(0.0), Some(0.0)),
    ("duet", Some(0.0), Some(10.8)),
    ("ni-sec2bec", Some(17.5), Some(13.7)),
    ("duet-trio", Some(17.5), Some(22.4)),
    ("trio", Some(17.5), Some(22.4)),
    ("i-ssc", Some(5.9), Some(97.8)),
    ("ssc-dsd-plus", Some(147.0), Some(190.9)),
];

/// A public generator's (72,64) module, measured with the same ruler on 2026-11-20: two-input gates, levels, area and
/// delay of the point of least area and of the fastest one. Their decoders report an odd syndrome that matches no column
/// as corrected.
struct Peer(&'static str, usize, usize, [(f64, f64); 2]);

const PEER_ENCODERS: [Peer; 3] = [
    Peer("OpenTitan, encoder", 163, 6, [(243.0, 188.0), (315.0, 167.0)]),
    Peer("Bedrock, encoder", 183, 6, [(267.0, 155.0), (300.0, 151.0)]),
    Peer("PULP hsiao, encoder", 158, 6, [(232.5, 180.0), (463.0, 163.0)]),
];
const PEER_DECODERS: [Peer; 3] = [
    Peer("OpenTitan, decoder", 355, 11, [(447.5, 327.0), (661.0, 271.0)]),
    Peer("Bedrock, decoder", 444, 17, [(509.8, 386.0), (630.0, 322.0)]),
    Peer("PULP hsiao, decoder", 352, 10, [(441.8, 317.0), (554.0, 281.0)]),
];

/// Measures schemes.
///
/// # Errors
/// A scheme is not valid, or a tool is missing or fails.
pub fn area(args: &AreaArgs) -> Result<ExitCode> {
    let schemes: Vec<Scheme> = args.schemes.iter().map(|name| scheme(name)).collect::<Result<_>>()?;
    // Public modules to stand beside ours exist for (72,64).
    let peers = args.hardware.codeword && schemes.iter().all(|s| s.code.h.n() == 72 && s.code.h.r() == 8);
    let measured = measure(&schemes, &args.hardware.options())?;
    if let Some(path) = &args.svg {
        write_file(path, area::svg(&measured).map_err(|e| miette!("{e}"))?)?;
    }
    if args.format == Format::Json {
        let rows: Vec<serde_json::Value> = measured
            .iter()
            .map(|(id, [encoder, decoder])| serde_json::json!({ "scheme": id, "encoder": encoder, "decoder": decoder }))
            .collect();
        println!("{}", serde_json::to_string_pretty(&rows).map_err(|e| miette!("{e}"))?);
        return Ok(ExitCode::SUCCESS);
    }
    let mut table = area_table(&measured);
    if peers {
        add_peers(&mut table, &measured[0].1);
    }
    println!("{table}");
    Ok(ExitCode::SUCCESS)
}

/// Measures all modules, several at a time.
fn measure(schemes: &[Scheme], options: &Options) -> Result<Vec<(String, [area::Measurement; 2])>> {
    // On a terminal only.
    let bar = ProgressBar::new(2 * schemes.len() as u64 * area::RUNS);
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} runs of yosys and abc, {elapsed}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let measured = schemes
        .par_iter()
        .map(|scheme| {
            let [encoder, decoder] = area::modules(scheme, options);
            let (encoder, decoder) =
                rayon::join(|| area::measure(&encoder, &|| bar.inc(1)), || area::measure(&decoder, &|| bar.inc(1)));
            let failed = |e: ToolError| miette!("{}: {e}", scheme.id);
            Ok((scheme.id.clone(), [encoder.map_err(failed)?, decoder.map_err(failed)?]))
        })
        .collect();
    bar.finish_and_clear();
    measured
}

/// Rows of the public generators' modules, beside those of the first scheme.
fn add_peers(table: &mut comfy_table::Table, first: &[area::Measurement; 2]) {
    for (peers, ours) in [PEER_ENCODERS, PEER_DECODERS].iter().zip(first) {
        for Peer(name, gates, depth, [eff, perf]) in peers {
            let point = |p: &(f64, f64)| format!("{:.1} @ {:.0} ps", p.0, p.1);
            table.add_row([
                (*name).to_string(),
                gates.to_string(),
                depth.to_string(),
                point(eff),
                String::new(),
                point(perf),
                format!("{:+.1} %", 100.0 * (eff.0 / ours.eff.area_and2 - 1.0)),
                String::new(),
            ]);
        }
    }
}

fn area_table(measured: &[(String, [area::Measurement; 2])]) -> comfy_table::Table {
    let mut table = comfy_table::Table::new();
    table.load_preset(comfy_table::presets::UTF8_FULL_CONDENSED);
    table.set_header(["module", "gates", "depth", "eff", "adp", "perf", "eff over first", "paper"]);
    for (id, pair) in measured {
        for (part, m) in pair.iter().enumerate() {
            let point = |p: &area::Point| format!("{:.1} @ {:.0} ps", p.area_and2, p.delay_ps);
            let base = measured[0].1[part].eff.area_and2;
            let published = PUBLISHED.iter().find(|p| p.0 == id).and_then(|p| if part == 0 { p.1 } else { p.2 });
            table.add_row([
                m.module.clone(),
                m.gates.to_string(),
                m.depth.to_string(),
                point(&m.eff),
                point(&m.adp),
                point(&m.perf),
                format!("{:+.1} %", 100.0 * (m.eff.area_and2 / base - 1.0)),
                published.map_or_else(String::new, |p| format!("{p:+.1} %")),
            ]);
        }
    }
    table
}
