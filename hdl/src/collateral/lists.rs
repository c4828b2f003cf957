//! File lists for other tools: `.f` and a FuseSoC core.

use super::bench::Testbench;
use super::cocotb;
use crate::design::{Design, File, Options, Side, library, provenance};
use crate::verilog::Module;
use eccforge_scheme::Scheme;
use std::fmt::Write;

fn sources(design: &Design) -> Vec<String> {
    design.modules().map(Module::file).collect()
}

/// The wrappers and the self-check among these files. The package of structs comes first: the wrappers name its types.
fn wrappers(collateral: &[String]) -> Vec<String> {
    let mut all: Vec<String> = collateral.iter().filter(|name| is_wrapper(name)).cloned().collect();
    all.sort_by_key(|n| !n.ends_with("_pkg.sv"));
    all
}

/// Whether a file is for synthesis, and is neither a module of the design nor a checker of assertions.
fn is_wrapper(name: &str) -> bool {
    let has_assertions = name.ends_with("_sva.sv") || name.ends_with("_formal.sv");
    name.ends_with("_self_check.v") || name.ends_with("_lax_flags.v") || name.ends_with(".sv") && !has_assertions
}

/// The files whose names have one of these endings.
fn ending_in(files: &[String], endings: &[&str]) -> Vec<String> {
    files.iter().filter(|name| endings.iter().any(|ending| name.ends_with(ending))).cloned().collect()
}

fn names(files: &[File]) -> Vec<String> {
    files.iter().map(|file| file.name.clone()).collect()
}

/// The parts of the library that a design uses.
fn parts(design: &Design) -> impl Iterator<Item = (&'static str, &'static str)> {
    let used: Vec<String> = design.modules().filter(|module| module.is_source()).map(Module::file).collect();
    library::PARTS.into_iter().filter(move |(_, ending)| used.iter().any(|file| file.ends_with(ending)))
}

/// The complete parts of the library that a design uses, with the core `eccforge_<part>.core` of each. FuseSoC compiles
/// one copy for all designs, in whichever folders they are.
pub(super) fn library(design: &Design) -> Vec<File> {
    let mut all = Vec::new();
    for (part, ending) in parts(design) {
        let (modules, properties) = library::part(ending);
        let mut t = format!(
            "CAPI=2:\n# SPDX-License-Identifier: MIT OR Apache-2.0\nname: \"eccforge:ecc:{part}:0.1.0\"\n\
             description: 'Modules that the designs of eccforge share'\nfilesets:\n"
        );
        fileset(&mut t, "rtl", "verilogSource", &names(&modules));
        fileset(&mut t, "properties", "systemVerilogSource", &names(&properties));
        t += "targets:\n  default:\n    filesets: [rtl]\n  assertions:\n    filesets: [rtl, properties]\n";
        let own: Vec<String> = design.modules().map(Module::file).collect();
        // Modules that the design instantiates are among its own files.
        all.extend(modules.into_iter().filter(|file| !own.contains(&file.name)).chain(properties));
        all.push(File { name: format!("eccforge_{part}.core"), text: t });
    }
    all
}

/// `<prefix>.f`: sources in compile order, relative to the file's folder, with the wrappers among the `collateral`.
pub(super) fn filelist(design: &Design, collateral: &[String]) -> File {
    let mut text = String::new();
    for source in sources(design).into_iter().chain(wrappers(collateral)) {
        text += &format!("{source}\n");
    }
    File { name: format!("{}.f", design.prefix), text }
}

/// `<prefix>.core` (long: one target after the other): FuseSoC CAPI2 with targets for lint and for
/// simulating every top module by testbench and cocotb. `collateral` are the names of all files other than modules.
pub(super) fn core(
    scheme: &Scheme,
    options: &Options,
    design: &Design,
    benches: &[Testbench<'_>],
    collateral: &[String],
) -> File {
    let prefix = &design.prefix;
    let mut t = format!(
        "CAPI=2:\n# SPDX-License-Identifier: MIT OR Apache-2.0\nname: \"eccforge:ecc:{prefix}:0.1.0\"\n\
         description: {}\nfilesets:\n",
        provenance::yaml_text(&format!("{}: encoder and decoder (scheme hash {})", scheme.name, &scheme.hash()[..16]))
    );
    let (default, assertions) = filesets(&mut t, design, collateral);
    for bench in benches {
        let top = &bench.module.name;
        let _ = write!(t, "  {top}_tb:\n    files:\n      - {top}_tb.v:\n          file_type: verilogSource\n");
        copied(&mut t, &bench.vector_file());
    }
    t += "  cocotb:\n    files:\n";
    copied(&mut t, &format!("test_{prefix}.py"));
    for name in ending_in(collateral, &["_vectors.hex", "_bursts.py"]) {
        copied(&mut t, &name);
    }
    let core = if design.decoder.is_empty() { design.top(Side::Encoder) } else { design.top(Side::Decoder) };
    let main = design.ram.last().map_or(core.clone(), |memory| memory.name.clone());
    let _ = write!(
        t,
        "targets:\n  default: &default\n    filesets: [{}]\n    toplevel: {main}\n  lint:\n    <<: *default\n\
         \x20   default_tool: verilator\n    tools:\n      verilator:\n        mode: lint-only\n\
         \x20       verilator_options: [-Wall]\n",
        default.join(", ")
    );
    if assertions {
        let _ = write!(
            t,
            "  lint_assertions:\n    default_tool: verilator\n    filesets: [rtl, assertions]\n    toplevel: {core}\n\
             \x20   tools:\n      verilator:\n        mode: lint-only\n        verilator_options: [-Wall, --assert]\n"
        );
    }
    // Icarus reads Verilog-2005 by default and rejects the SystemVerilog of the library.
    let library = sources(design).iter().any(|file| file.ends_with(".sv"));
    let language = if library { "iverilog_options: [-g2012]\n" } else { "" };
    let of_tool = if library { format!("    tools:\n      icarus:\n        {language}") } else { String::new() };
    let of_flow = if library { format!("      {language}") } else { String::new() };
    for bench in benches {
        let top = &bench.module.name;
        let _ = write!(
            t,
            "  sim_{top}:\n    default_tool: icarus\n    filesets: [rtl, {top}_tb]\n    toplevel: {top}_tb\n{of_tool}"
        );
    }
    for bench in benches.iter().filter(|bench| cocotb::kind(options, bench).is_some()) {
        let top = &bench.module.name;
        let _ = write!(
            t,
            "  cocotb_{top}:\n    flow: sim\n    flow_options:\n      tool: icarus\n      cocotb_module: test_{prefix}\n{of_flow}\
             \x20   hooks:\n      pre_run: [cocotb_starts]\n    filesets: [rtl, cocotb]\n    toplevel: {top}\n"
        );
    }
    let _ = write!(
        t,
        "scripts:\n  # Fails where the simulator would end with status 0 without a test.\n  cocotb_starts:\n\
         \x20   cmd: [\"`cocotb-config --python-bin`\", test_{prefix}.py]\n"
    );
    File { name: format!("{prefix}.core"), text: t }
}

/// Writes the file sets by purpose. Returns the sets of the default target, and whether there are assertions.
fn filesets(t: &mut String, design: &Design, collateral: &[String]) -> (Vec<&'static str>, bool) {
    let sets = [
        ("rtl", "verilogSource", design.modules().filter(|m| !m.is_source()).map(Module::file).collect()),
        ("wrappers", "systemVerilogSource", wrappers(collateral)),
        ("components", "vhdlSource", ending_in(collateral, &["_components.vhd"])),
        ("constraints", "SDC", ending_in(collateral, &[".sdc"])),
        ("assertions", "systemVerilogSource", ending_in(collateral, &["_sva.sv"])),
        ("formal", "systemVerilogSource", ending_in(collateral, &["_formal.sv"])),
        ("solver", "user", ending_in(collateral, &[".sby"])),
        ("registers", "user", ending_in(collateral, &[".rdl", ".md"])),
        ("tables", "user", ending_in(collateral, &[".txt", ".csv", ".f"])),
    ];
    let sets: Vec<_> = sets.into_iter().filter(|set| !set.2.is_empty()).collect();
    let depends: Vec<String> = parts(design).map(|(part, _)| format!("\"eccforge:ecc:{part}:0.1.0\"")).collect();
    for (name, kind, files) in &sets {
        fileset(t, name, kind, files);
        if *name == "rtl" && !depends.is_empty() {
            let _ = writeln!(t, "    depend: [{}]", depends.join(", "));
        }
    }
    let names = sets.iter().map(|set| set.0);
    let default = names.clone().filter(|name| ["rtl", "wrappers", "constraints"].contains(name)).collect();
    (default, names.clone().any(|name| name == "assertions"))
}

/// Writes the entry of a file that a simulation reads in the folder where it runs.
fn copied(t: &mut String, name: &str) {
    let _ = write!(t, "      - {name}:\n          file_type: user\n          copyto: {name}\n");
}

fn fileset(t: &mut String, name: &str, kind: &str, files: &[String]) {
    let _ = writeln!(t, "  {name}:\n    files:");
    for file in files {
        // The kind of a set holds for all of its files unless a file states its own.
        let _ = if file.ends_with(".sv") && kind == "verilogSource" {
            writeln!(t, "      - {file}:\n          file_type: systemVerilogSource")
        } else {
            writeln!(t, "      - {file}")
        };
    }
    let _ = writeln!(t, "    file_type: {kind}");
}
