//! Tests of emitted texts: no line is too wide, no text of a scheme file leaves its comment, and no enable has the name
//! of a port.

use crate::support;

use eccforge_files::diagnostic::SourceFile;
use eccforge_hdl::collateral;
use eccforge_hdl::design::{Cut, Design, Goal, Handshake, Naming, Options, Pipe, Side};
use eccforge_scheme::{PairConfirmation, Scheme, builtin, names};
use std::path::{Path, PathBuf};
use support::{Emitted, kinds};
use xtask::needs;

/// Maximum width of lines in files that people read.
const COLUMNS: usize = 100;

fn everything(naming: Naming, goal: Goal) -> Options {
    let cuts = vec![Cut::Input, Cut::Syndrome, Cut::Flips];
    Options {
        pipe: Pipe { cuts, handshake: Handshake::ValidReady, bypass: true, inject: true, poison: true },
        system_verilog: true,
        naming,
        goal,
        ..Options::default()
    }
}

/// Whether people read the file; vectors and matrices are data with one row on each line.
fn is_read(name: &str) -> bool {
    [".v", ".sv", ".core", ".f", ".py"].iter().any(|ending| name.ends_with(ending))
}

fn too_wide(name: &str, text: &str) -> Vec<String> {
    let wide = text.lines().enumerate().filter(|(_, line)| line.chars().count() > COLUMNS);
    wide.map(|(i, line)| format!("{name}:{}: {} columns", i + 1, line.chars().count())).collect()
}

fn files_under(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { files_under(&path, found) } else { found.push(path) }
    }
}

#[test]
fn no_line_of_a_committed_file_is_wider_than_100_columns() {
    let mut paths = Vec::new();
    files_under(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../generated/verilog"), &mut paths);
    let read: Vec<&PathBuf> = paths.iter().filter(|p| is_read(&p.to_string_lossy())).collect();
    assert!(read.len() > 150, "{} files", read.len());
    let wide: Vec<String> =
        read.iter().flat_map(|p| too_wide(&p.display().to_string(), &std::fs::read_to_string(p).unwrap())).collect();
    assert!(wide.is_empty(), "{} lines:\n{}", wide.len(), wide.join("\n"));
}

#[test]
fn no_line_is_wider_than_100_columns_with_everything_around_the_core() {
    let kinds = kinds();
    let goals = |scheme| [(scheme, Goal::Readable), (scheme, Goal::Area)];
    for (scheme, goal) in xtask::cases(kinds[..5].iter().flat_map(goals), [3, 1]) {
        let files = collateral::of_scheme(scheme, &everything(Naming::Bare, goal));
        let wide: Vec<String> =
            files.iter().filter(|f| is_read(&f.name)).flat_map(|f| too_wide(&f.name, &f.text)).collect();
        assert!(wide.is_empty(), "{}: {} lines:\n{}", scheme.id, wide.len(), wide.join("\n"));
    }
}

/// Modules are trees that `verilog::print` prints, and hand-written control is in `hdl/rtl`.
#[test]
fn the_design_holds_no_text_of_verilog() {
    let mut files = Vec::new();
    files_under(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../src/design"), &mut files);
    assert!(files.len() > 20 && files.iter().all(|file| file.extension().is_some_and(|e| e == "rs")), "{files:?}");
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for word in ["always @", "begin :", "endgenerate", "endmodule", "localparam [", "genvar ", "posedge", "wire ["]
        {
            let found = code.iter().find(|line| line.contains(word));
            assert!(found.is_none(), "{}: {found:?}", file.display());
        }
    }
}

#[test]
fn nets_are_named_after_what_they_are_and_interleaves_are_loops() {
    for goal in [Goal::Readable, Goal::Area] {
        for scheme in ["i-secded", "duet-trio", "trio-confirmed"].map(|id| builtin(id).unwrap().scheme()) {
            let text = Design::new(&scheme, &Options { goal, ..Options::default() }).text(Side::Decoder);
            assert!(text.contains("assign due_o = due_any;"), "{}", scheme.id);
            assert!(!text.contains("ce_any"), "{}", scheme.id);
        }
    }
    let scheme = builtin("i-secded").unwrap().scheme();
    let design = Design::new(&scheme, &Options::default());
    let (encoder, text) = (design.text(Side::Encoder), design.text(Side::Decoder));
    assert!(encoder.contains("assign data_2[data_2_bit] = data_i[PLACE - PLACE / 72 * 8];"), "{encoder}");
    assert!(text.contains("assign codeword_1[codeword_1_bit] = entry_i["), "{text}");
    assert!(text.contains("] = flips_3[flips_3_bit];"), "{text}");
    let title = "// Shared sums";
    assert!(!text[text.find("// Entry:").unwrap()..].contains(title), "{text}");
}

/// Texts that try to end a comment, a string or a line, to give a tool a command, or to begin another language.
const HOSTILE: [&str; 8] = [
    "HOSTILE */ endmodule module evil; initial $finish; endmodule /*",
    "HOSTILE \\\\",
    "HOSTILE \\\" : { import os } ''' \\\"\\\"\\\" # -- ;",
    "HOSTILE 'single' : [yaml, {a: b}] & * ! | > % @ `define X",
    "synopsys translate_off HOSTILE verilator lint_off WIDTH synthesis translate_off",
    "HOSTILE \\u2028assign due_o = 0; \\u202e \\u0007F",
    "HOSTILE `include \\\"/etc/passwd\\\" `endif",
    "HOSTILE_HOSTILE_HOSTILE_HOSTILE_HOSTILE_HOSTILE_HOSTILE_HOSTILE_HOSTILE_HOSTILE_HOSTILE_HOSTILE_HOSTILE_HOSTILE",
];

#[test]
fn the_flag_of_a_rule_is_constant_in_a_scheme_without_one() {
    for (id, constant) in [("hsiao-22-16", true), ("ni-secded", true), ("duet-trio", false), ("trio-confirmed", false)]
    {
        let scheme = builtin(id).unwrap().scheme();
        let ruled = !scheme.sanity_check.is_empty() || scheme.pair_confirmation != PairConfirmation::None;
        assert_eq!(ruled, !constant, "{id}");
        for goal in [Goal::Readable, Goal::Area] {
            let text = Design::new(&scheme, &Options { goal, ..Options::default() }).text(Side::Decoder);
            assert_eq!(text.contains("  assign rule_fail_o = 1'b0;"), constant, "{id}");
        }
    }
}

#[test]
fn no_name_or_source_of_a_scheme_leaves_its_comment() {
    let shipped = builtin("hsiao-22-16").unwrap().file().text;
    let line = |key: &str| shipped.lines().find(|l| l.starts_with(key)).unwrap().to_string();
    let (name, source) = (line("name:"), line("source:"));
    let mut tried = 0;
    for hostile in HOSTILE {
        let text = shipped
            .replace(&name, &format!("name: \"{hostile}\""))
            .replace(&source, &format!("source: \"{hostile}\""))
            .replace("id: hsiao-22-16", "id: mine");
        let Ok(scheme) = Scheme::from_text(&SourceFile::new("mine.yaml", text), None) else { continue };
        tried += 1;
        let mut lines = 0;
        let emitted = Emitted::new(&scheme, &everything(Naming::Lowrisc, Goal::Readable));
        for file in std::fs::read_dir(emitted.folder.path()).unwrap() {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            for line in text.lines().filter(|line| line.contains("HOSTILE")) {
                lines += 1;
                let core = path.extension().is_some_and(|e| e == "core");
                let quoted = core && line.starts_with("description: '") && line.ends_with('\'');
                assert!(quoted || line.starts_with("//") || line.starts_with('#'), "{}: {line}", path.display());
                let first = line.trim_start_matches(['/', '#', ' ']).to_lowercase();
                for tool in ["synopsys", "verilator", "synthesis"] {
                    assert!(!first.starts_with(tool), "{}: {line}", path.display());
                }
            }
            assert!(!text.contains("regenerate: eccforge emit verilog mine "), "{}", path.display());
        }
        assert!(lines > 0, "no line shows {hostile:?}");
        if needs(&["iverilog"]) {
            emitted.passes("mine_dec");
        }
    }
    assert!(tried >= 7, "{tried} of {} names are accepted by the reader", HOSTILE.len());
}

#[test]
fn no_enable_may_have_the_name_of_another_port() {
    let mut seen = 0;
    for scheme in kinds().into_iter().filter(|s| !s.enables.is_empty()) {
        for naming in [Naming::Lowrisc, Naming::Bare] {
            let options = everything(naming, Goal::Readable);
            let clock =
                Options { pipe: Pipe { handshake: Handshake::ClockEnable, ..options.pipe.clone() }, ..options.clone() };
            for options in [options, clock] {
                let enables: Vec<String> = scheme.enables.iter().map(|e| options.input(&e.name)).collect();
                let design = Design::new(&scheme, &options);
                for module in design.modules().filter(|m| m.ports.iter().any(|p| enables.contains(&p.name))) {
                    for port in module.ports.iter().filter(|p| !enables.contains(&p.name)) {
                        let suffixes = [options.input(""), options.output("")];
                        let stem = suffixes.iter().find_map(|s| port.name.strip_suffix(s.as_str()));
                        let stem = stem.unwrap_or(&port.name);
                        assert!(names::taken(stem).is_some(), "{}: `{stem}` is free", module.name);
                        seen += 1;
                    }
                }
            }
        }
    }
    assert!(seen > 100, "{seen} ports");
}
