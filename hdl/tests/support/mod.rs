//! Helpers for tests of emitted hardware.
#![allow(dead_code)] // each test uses its own part

pub mod mutants;

use eccforge_files::diagnostic::SourceFile;
use eccforge_hdl::collateral;
use eccforge_hdl::design::{Cut, Design, Goal, Handshake, Options, Pipe};
use eccforge_hdl::generate;
use eccforge_hdl::tools::{self, Output, Tool};
use eccforge_hdl::verilog::{Expr, Item, Module};
use eccforge_scheme::{Scheme, builtin, builtins};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Time limit of one call of a tool.
pub const LIMIT: Duration = Duration::from_secs(300);

/// The Python interpreter that has the modules for the tests.
pub fn python() -> PathBuf {
    xtask::python().into()
}

/// Schemes of every kind: one codeword and several, rules, enables, both Reed-Solomon decoders.
const KINDS: [&str; 6] = ["hsiao-22-16", "opentitan-72-64", "duet-trio", "trio-confirmed", "i-ssc-csc", "ssc-dsd-plus"];

/// Every shipped scheme.
pub fn shipped() -> Vec<Scheme> {
    builtins().iter().map(|b| b.scheme()).collect()
}

/// One scheme of every kind.
pub fn kinds() -> Vec<Scheme> {
    KINDS.iter().map(|id| builtin(id).unwrap().scheme()).collect()
}

/// The goals of the printed text.
pub const GOALS: [Goal; 3] = [Goal::Readable, Goal::Area, Goal::Delay];

/// A small entry of two codewords with an entry rule and an enable.
pub fn two_codewords() -> Scheme {
    let text = "eccforge: 1\nid: two\nname: Two\nsource: \"made for a test\"\n\
                entry: {beats: 2, data-pins: 8, check-pins: 5}\ncodewords: 2\nlayout: identity\ncode:\n  hsiao: {k: 8}\n\
                corrects:\n  - bits\nsanity-check: pin-or-byte\nenables:\n  - {name: rule_en, switches: sanity-check}\n";
    Scheme::from_text(&SourceFile::new("two.yaml", text), None).unwrap()
}

/// An entry of 32 data bits whose four codewords have a byte each.
pub fn byte_codewords() -> Scheme {
    let text = "eccforge: 1\nid: bytes\nname: Bytes\nsource: \"made for a test\"\n\
                entry: {beats: 4, data-pins: 8, check-pins: 5}\ncodewords: 4\nlayout: identity\ncode:\n  hsiao: {k: 8}\n\
                corrects:\n  - bits\n";
    Scheme::from_text(&SourceFile::new("bytes.yaml", text), None).unwrap()
}

/// An entry of 64 data bits whose four codewords have two bytes each.
pub fn half_word_codewords() -> Scheme {
    let text = "eccforge: 1\nid: halves\nname: Halves\nsource: \"made for a test\"\n\
                entry: {beats: 4, data-pins: 16, check-pins: 6}\ncodewords: 4\nlayout: identity\ncode:\n  hsiao: {k: 16}\n\
                corrects:\n  - bits\n";
    Scheme::from_text(&SourceFile::new("halves.yaml", text), None).unwrap()
}

/// The scheme with every other check bit and every fifth data bit stored complemented.
pub fn complemented(scheme: &Scheme) -> Scheme {
    let (data, check) = (scheme.geometry.data_bits(), scheme.geometry.check_bits());
    scheme.with_constant(data.into_iter().step_by(5).chain(check.into_iter().skip(1).step_by(2)).collect())
}

/// Runs a tool and asserts that it prints nothing.
pub fn silent(tool: Tool, arguments: &[&str], files: &[String], folder: &Path) {
    let all: Vec<&str> = arguments.iter().copied().chain(files.iter().map(String::as_str)).collect();
    let output = tools::run(tool, &all, folder, LIMIT).unwrap();
    // Icarus Verilog 11 reports that it does not check `unique`.
    let printed = |line: &&str| !line.contains("vvp.tgt sorry: Case unique") && !line.trim().is_empty();
    assert!(output.success && !output.text.lines().any(|l| printed(&l)), "{tool:?} {all:?}:\n{}", output.text);
}

/// Returns options with everything around the core at once.
pub fn everything(cuts: &[Cut], handshake: Handshake) -> Options {
    Options {
        pipe: Pipe { cuts: cuts.to_vec(), handshake, bypass: true, inject: true, poison: true },
        ..Options::default()
    }
}

/// Returns the net or expression at a port of an instance.
pub fn connection<'i>(items: &'i mut [Item], instance: &str, port: &str) -> &'i mut Expr {
    let found = items.iter_mut().find_map(|item| match item {
        Item::Instance { name, connections, .. } if name == instance => {
            connections.iter_mut().find(|(name, _)| name == port).map(|(_, value)| value)
        }
        _ => None,
    });
    found.unwrap_or_else(|| panic!("{instance} has no {port}"))
}

/// Exchanges the connections of two ports of a pipe's registers.
pub fn exchange(items: &mut [Item], a: &str, b: &str) {
    let values = [a, b].map(|port| connection(items, "u_pipe", port).clone());
    for (port, value) in [b, a].into_iter().zip(values) {
        *connection(items, "u_pipe", port) = value;
    }
}

/// Options with which Icarus Verilog and yosys read these files: SystemVerilog if a file has the ending `.sv`.
pub fn language(files: &[String]) -> (&'static str, &'static str) {
    if files.iter().any(|file| file.ends_with(".sv")) { ("-g2012", "-sv") } else { ("-g2001", "") }
}

/// Verilator's warnings about modules, except for the one about several tops.
pub const LINT: [&str; 3] = ["--lint-only", "-Wall", "-Wno-MULTITOP"];

/// A design with its collateral in a folder of its own.
pub struct Emitted {
    pub design: Design,
    pub folder: tempfile::TempDir,
}

impl Emitted {
    pub fn new(scheme: &Scheme, options: &Options) -> Self {
        let (design, folder) = (Design::new(scheme, options), tempfile::tempdir().unwrap());
        generate::write(folder.path(), &collateral::files(scheme, options, &design, Vec::new())).unwrap();
        Self { design, folder }
    }

    /// Returns every module that has a testbench.
    pub fn tops(&self) -> Vec<String> {
        let tops = self.design.tops().into_iter().map(|(top, _)| top);
        tops.filter(|top| self.folder.path().join(format!("{top}_tb.v")).is_file()).collect()
    }

    /// Returns the files of a top module, instantiated ones first.
    pub fn sources(&self, top: &str) -> Vec<String> {
        let (_, modules) = self.design.tops().into_iter().find(|(name, _)| name == top).unwrap();
        modules.iter().map(|m| m.file()).collect()
    }

    /// Replaces text in a module's file, which must contain it.
    pub fn change(&self, module: &str, from: &str, to: &str) {
        let named = self.design.modules().find(|m| m.name == module);
        let path = self.folder.path().join(named.map_or_else(|| format!("{module}.v"), Module::file));
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{module} has no `{from}`");
        std::fs::write(path, text.replace(from, to)).unwrap();
    }

    /// Compiles and runs the testbench of a top module.
    pub fn simulate(&self, top: &str) -> Output {
        let mut files = self.sources(top);
        files.push(format!("{top}_tb.v"));
        silent(Tool::Iverilog, &["-Wall", language(&files).0, "-o", "tb.vvp"], &files, self.folder.path());
        tools::run(Tool::Vvp, &["-n", "tb.vvp"], self.folder.path(), LIMIT).unwrap()
    }

    /// Asserts that the testbench succeeds and reports success.
    pub fn passes(&self, top: &str) {
        let output = self.simulate(top);
        assert!(output.success && output.text.starts_with("PASS"), "{top}: {}", output.text);
    }

    /// Asserts that yosys and Verilator print no warnings about the modules, and that no line of them or of a testbench
    /// is too wide.
    pub fn has_no_complaints(&self) {
        let files: Vec<String> = self.design.modules().map(Module::file).collect();
        let (_, sv) = language(&files);
        let script = format!("read_verilog {sv} {}; hierarchy -check; proc; check -assert", files.join(" "));
        silent(Tool::Yosys, &["-q", "-p", &script], &[], self.folder.path());
        silent(Tool::Verilator, &LINT, &files, self.folder.path());
        for file in files.into_iter().chain(self.tops().iter().map(|top| format!("{top}_tb.v"))) {
            let text = std::fs::read_to_string(self.folder.path().join(&file)).unwrap();
            let wide = text.lines().find(|line| line.chars().count() > 100);
            assert_eq!(wide, None, "{file}");
        }
    }

    /// Runs a program of Python in the folder: returns whether it succeeded, and its output.
    pub fn python(&self, python: &Path, arguments: &[&str]) -> (bool, String) {
        let mut program = std::process::Command::new(python);
        let output = program.args(arguments).current_dir(self.folder.path()).output().unwrap();
        let printed = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        (output.status.success(), printed)
    }

    /// Runs a cocotb test of a module, the last of its sources: returns whether it passed, and its output.
    pub fn cocotb_test(&self, python: &Path, test: &str, sources: &[&str]) -> (bool, String) {
        std::fs::write(self.folder.path().join("run.py"), include_str!("../cocotb_run.py")).unwrap();
        let top = sources[sources.len() - 1].split('.').next().unwrap();
        let (well, printed) = self.python(python, &[&["run.py", top, test], sources].concat());
        (well && printed.contains("FAIL=0"), printed)
    }

    /// Runs the generated cocotb test of a top module: returns whether it passed, and its output.
    pub fn cocotb(&self, python: &Path, top: &str) -> (bool, String) {
        let sources = self.sources(top);
        let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
        self.cocotb_test(python, &format!("test_{}", self.design.prefix), &sources)
    }
}
