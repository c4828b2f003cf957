//! File lists for other tools: `.f` and a FuseSoC core.

use crate::design::{Design, File, Options};
use eccforge_scheme::Scheme;
use std::fmt::Write;

fn sources(design: &Design) -> Vec<String> {
    design.modules().map(|m| format!("{}.v", m.name)).collect()
}

/// `<prefix>.f`: sources in compile order, relative to its own folder.
pub(super) fn filelist(design: &Design) -> File {
    let text = sources(design).iter().fold(String::new(), |t, s| t + s + "\n");
    File { name: format!("{}.f", design.prefix), text }
}

/// `<prefix>.core`: FuseSoC CAPI2 with lint and simulation targets.
pub(super) fn core(scheme: &Scheme, options: &Options, design: &Design) -> File {
    let prefix = &design.prefix;
    let description = scheme.name.replace('"', "'");
    let mut t = format!(
        "CAPI=2:\n# SPDX-License-Identifier: MIT OR Apache-2.0\nname: \"eccforge:ecc:{prefix}:0.1.0\"\n\
         description: \"{description}: encoder and decoder (scheme hash {})\"\nfilesets:\n  rtl:\n    files:\n",
        &scheme.hash()[..16]
    );
    for source in sources(design) {
        let _ = writeln!(t, "      - {source}");
    }
    t += "    file_type: verilogSource\n";
    let parts: Vec<&str> =
        [("enc", false), ("dec", true)].iter().filter(|p| options.part.has(p.1)).map(|p| p.0).collect();
    for part in &parts {
        let _ = write!(
            t,
            "  tb_{part}:\n    files:\n      - {prefix}_{part}_tb.v: {{file_type: verilogSource}}\n\
             \x20     - {prefix}_{part}_vectors.hex: {{file_type: user, copyto: {prefix}_{part}_vectors.hex}}\n"
        );
    }
    let _ = write!(
        t,
        "targets:\n  default: &default\n    filesets: [rtl]\n    toplevel: {prefix}_{}\n  lint:\n    <<: *default\n\
         \x20   default_tool: verilator\n    tools:\n      verilator:\n        mode: lint-only\n        verilator_options: [-Wall]\n",
        parts.last().unwrap_or(&"dec")
    );
    for part in &parts {
        let _ = write!(
            t,
            "  sim_{part}:\n    default_tool: icarus\n    filesets: [rtl, tb_{part}]\n    toplevel: {prefix}_{part}_tb\n"
        );
    }
    File { name: format!("{prefix}.core"), text: t }
}
