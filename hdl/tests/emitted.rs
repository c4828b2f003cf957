//! Emitted hardware in simulators: the oracle's verdict on every golden vector, also through pipes and shims.

mod support;

use eccforge_hdl::collateral::{self, decoder_vectors, encoder_vectors};
use eccforge_hdl::design::{Cut, Design, Goal, Handshake, Naming, Options, Pipe, Scope};
use eccforge_hdl::generate;
use eccforge_hdl::tools::{self, Tool};
use eccforge_oracle::{Status, by_id};
use eccforge_scheme::{Scheme, builtin, builtins};
use support::{LIMIT, kinds, present, silent};

/// Everything around the core at once.
fn everything(cuts: &[Cut], handshake: Handshake) -> Options {
    Options {
        pipe: Pipe { cuts: cuts.to_vec(), handshake, bypass: true, inject: true, poison: true },
        read_modify_write: true,
        scrub: true,
        ..Options::default()
    }
}

/// Registers alone.
fn registers(cuts: &[Cut], handshake: Handshake) -> Options {
    Options { pipe: Pipe { cuts: cuts.to_vec(), handshake, ..Pipe::default() }, ..Options::default() }
}

#[test]
fn pipes_deliver_every_golden_vector_in_order_under_stalls() {
    if !present(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let three = [Cut::Input, Cut::Syndrome, Cut::Flips];
    for scheme in &kinds()[..4] {
        simulate_pipes(scheme, &everything(&three, Handshake::ValidReady));
        simulate_pipes(scheme, &registers(&three, Handshake::ClockEnable));
    }
    let small = &kinds()[0];
    for cut in [Cut::Input, Cut::Syndrome, Cut::Flips, Cut::Output] {
        simulate_pipes(small, &registers(&[cut], Handshake::ValidReady));
        simulate_pipes(
            small,
            &registers(&[cut, Cut::Output][..1 + usize::from(cut != Cut::Output)], Handshake::ClockEnable),
        );
    }
    let bare = Options { naming: Naming::Bare, inverted_check: true, ..everything(&[], Handshake::ValidReady) };
    simulate_pipes(small, &bare);
}

fn simulate_pipes(scheme: &Scheme, options: &Options) {
    let folder = tempfile::tempdir().unwrap();
    let design = Design::new(scheme, options);
    generate::write(folder.path(), &design.files()).unwrap();
    generate::write(folder.path(), &collateral::files(scheme, options, &design)).unwrap();
    let mut ran = 0;
    for (top, modules) in design.tops().into_iter().filter(|(top, _)| top.ends_with("_pipe")) {
        let mut files: Vec<String> = modules.iter().map(|m| format!("{}.v", m.name)).collect();
        files.push(format!("{top}_tb.v"));
        silent(Tool::Iverilog, &["-Wall", "-g2001", "-o", "tb.vvp"], &files, folder.path());
        let output = tools::run(Tool::Vvp, &["-n", "tb.vvp"], folder.path(), LIMIT).unwrap();
        assert!(output.text.starts_with("PASS"), "{}: {top}{}: {}", scheme.id, options.flags(), output.text);
        ran += 1;
    }
    assert_eq!(ran, 2);
}

#[test]
fn a_pipe_without_its_register_is_noticed() {
    if !present(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let scheme = builtin("hsiao-22-16").unwrap().scheme();
    let options = registers(&[Cut::Syndrome], Handshake::ValidReady);
    let folder = tempfile::tempdir().unwrap();
    let design = Design::new(&scheme, &options);
    generate::write(folder.path(), &design.files()).unwrap();
    generate::write(folder.path(), &collateral::files(&scheme, &options, &design)).unwrap();
    let path = folder.path().join("hsiao_22_16_dec_pipe.v");
    let text = std::fs::read_to_string(&path).unwrap();
    let leaky = text.replace("if (ready_0 & valid_i)", "if (ready_0)");
    let leaky = leaky.replace("valid_q0 <= valid_i;", "valid_q0 <= 1'b1;");
    assert_ne!(text, leaky);
    std::fs::write(&path, leaky).unwrap();
    let files = ["cw_syn", "cw_loc", "dec_pipe", "dec_pipe_tb"].map(|m| format!("hsiao_22_16_{m}.v"));
    silent(Tool::Iverilog, &["-g2001", "-o", "tb.vvp"], &files, folder.path());
    let output = tools::run(Tool::Vvp, &["-n", "tb.vvp"], folder.path(), LIMIT).unwrap();
    assert!(output.text.contains("FAIL"), "{}", output.text);
}

#[test]
fn partial_writes_keep_what_was_there_and_never_launder_a_refused_entry() {
    if !present(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    bench("rmw", "rmw_tb.v", include_str!("rmw_tb.v"));
}

#[test]
fn a_scrubber_walks_a_memory_corrects_it_and_counts() {
    if !present(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    bench("scrub", "scrub_tb.v", include_str!("scrub_tb.v"));
}

/// Runs a hand-written testbench on the shims of one codeword and of an entry of four.
fn bench(shim: &str, name: &str, text: &str) {
    for (id, codeword) in [("hsiao-22-16", 22), ("ni-secded", 72)] {
        let folder = tempfile::tempdir().unwrap();
        let scheme = builtin(id).unwrap().scheme();
        let design = Design::new(&scheme, &everything(&[], Handshake::ValidReady));
        generate::write(folder.path(), &design.files()).unwrap();
        std::fs::write(folder.path().join(name), text).unwrap();
        let (encoder, decoder) = (design.encoder.iter(), design.decoder.iter());
        let mut files: Vec<String> = encoder.chain(decoder).map(|m| format!("{}.v", m.name)).collect();
        files.extend([format!("{}_{shim}.v", design.prefix), name.to_string()]);
        let g = scheme.geometry;
        let mut arguments = vec!["-g2001".to_string(), "-o".into(), "tb.vvp".into()];
        arguments.push(format!("-DENC={}", design.encoder_top()));
        arguments.push(format!("-D{}={}_{shim}", shim.to_uppercase(), design.prefix));
        let sizes = [("K", g.data_bits().len()), ("N", g.bits()), ("C", g.check_bits().len()), ("CW", codeword)];
        arguments.extend(sizes.iter().map(|(name, value)| format!("-D{name}={value}")));
        // The two bits of an uncorrectable error lie in one codeword.
        assert!((0..codeword).all(|bit| scheme.layout.codeword(0).contains(&bit)), "{id}");
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        silent(Tool::Iverilog, &arguments, &files, folder.path());
        let output = tools::run(Tool::Vvp, &["-n", "tb.vvp"], folder.path(), LIMIT).unwrap();
        assert!(output.text.starts_with("PASS"), "{id}: {}", output.text);
    }
}

#[test]
fn a_correct_only_decoder_delivers_the_oracle_s_data() {
    if !present(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    let options = Options { scope: Scope::CorrectOnly, ..Options::default() };
    for scheme in kinds() {
        simulate(&scheme, &options);
        let vectors = decoder_vectors(&scheme, &options);
        assert_eq!(vectors.outputs.len(), 1, "data alone");
        let (Some(oracle), off) = (by_id(&scheme.id), by_id(&format!("{}:off", scheme.id))) else { continue };
        let data = scheme.geometry.data_bits();
        for row in &vectors.rows {
            let oracle = match &off {
                Some(off) if !row[1][0] => off,
                _ => &oracle,
            };
            let entry = oracle.decode(&row[0]).entry;
            let expected: Vec<bool> = data.iter().map(|bit| entry[*bit]).collect();
            assert_eq!(row.last(), Some(&expected), "{}", scheme.id);
        }
    }
}

#[test]
fn icarus_agrees_with_every_golden_vector() {
    if !present(&[Tool::Iverilog, Tool::Vvp]) {
        return;
    }
    for builtin in builtins() {
        simulate(&builtin.scheme(), &Options::default());
    }
    for id in ["duet-trio", "i-ssc-csc", "hsiao-22-16"] {
        let options = Options { inverted_check: true, goal: Goal::Plain, ..Options::default() };
        simulate(&builtin(id).unwrap().scheme(), &options);
    }
}

fn simulate(scheme: &Scheme, options: &Options) {
    let folder = tempfile::tempdir().unwrap();
    let design = Design::new(scheme, options);
    generate::write(folder.path(), &design.files()).unwrap();
    generate::write(folder.path(), &collateral::files(scheme, options, &design)).unwrap();
    for (modules, top) in [(&design.encoder, design.encoder_top()), (&design.decoder, design.decoder_top())] {
        let mut files: Vec<String> = modules.iter().map(|m| format!("{}.v", m.name)).collect();
        files.push(format!("{top}_tb.v"));
        silent(Tool::Iverilog, &["-Wall", "-g2001", "-o", "tb.vvp"], &files, folder.path());
        let output = tools::run(Tool::Vvp, &["-n", "tb.vvp"], folder.path(), LIMIT).unwrap();
        assert!(output.text.starts_with("PASS"), "{top}: {}", output.text);
    }
}

/// The decoder with the assertions bound to it: clean in a large entry; as a program, where compiling is cheap, every
/// golden vector passes them.
#[test]
fn the_assertions_hold_on_every_golden_vector_and_fail_on_a_wrong_decoder() {
    if !present(&[Tool::Verilator]) {
        return;
    }
    for (id, wrong) in [("hsiao-22-16", false), ("duet-trio", false), ("hsiao-22-16", true)] {
        let scheme = builtin(id).unwrap().scheme();
        let folder = tempfile::tempdir().unwrap();
        let options = Options::default();
        let design = Design::new(&scheme, &options);
        generate::write(folder.path(), &generate::files(&scheme, &options)).unwrap();
        let top = design.decoder_top();
        if wrong {
            // Lax flags: nothing is ever refused.
            let path = folder.path().join(format!("{top}.v"));
            let text = std::fs::read_to_string(&path).unwrap();
            let lax = text.replace("assign due_o = ", "assign due_o = 1'b0 & ");
            assert_ne!(text, lax);
            std::fs::write(&path, lax).unwrap();
        }
        let mut files: Vec<String> = design.decoder.iter().map(|m| format!("{}.v", m.name)).collect();
        files.push(format!("{top}_sva.sv"));
        if !wrong {
            silent(Tool::Verilator, &["--lint-only", "-Wall", "--assert", "--top-module", &top], &files, folder.path());
        }
        if id != "hsiao-22-16" {
            continue;
        }
        files.push(format!("{top}_tb.v"));
        let arguments = ["--binary", "--assert", "-O0", "-Wno-fatal", "--top-module", &format!("{top}_tb")];
        let all: Vec<&str> = arguments.into_iter().chain(files.iter().map(String::as_str)).collect();
        tools::run_ok(Tool::Verilator, &all, folder.path(), LIMIT).unwrap();
        let program = folder.path().join(format!("obj_dir/V{top}_tb"));
        let output = tools::run_program(Tool::Verilator, &program, &[], folder.path(), LIMIT).unwrap();
        let failed = output.text.contains("Assertion failed") || output.text.contains("FAIL");
        assert_eq!(failed, wrong, "{id}: {}", output.text);
        assert!(wrong || output.text.contains("PASS"), "{id}: {}", output.text);
    }
}

/// A Python with cocotb, named by the environment or the usual one.
fn python_with_cocotb() -> Option<std::path::PathBuf> {
    let python = std::env::var_os("ECCFORGE_COCOTB_PYTHON").unwrap_or_else(|| "python3".into());
    let found = std::process::Command::new(&python).args(["-c", "import cocotb"]).output().ok()?;
    found.status.success().then(|| python.into())
}

/// Runs in a program of its own: Icarus loads cocotb, which loads the generated test.
#[test]
fn the_generated_cocotb_test_passes_where_cocotb_is_installed() {
    let Some(python) = python_with_cocotb().filter(|_| present(&[Tool::Iverilog, Tool::Vvp])) else {
        xtask::not_run("cocotb", "cargo xtask setup, or name a Python that has it in ECCFORGE_COCOTB_PYTHON");
        return;
    };
    for id in ["hsiao-22-16", "duet-trio"] {
        let scheme = builtin(id).unwrap().scheme();
        let folder = tempfile::tempdir().unwrap();
        let design = Design::new(&scheme, &Options::default());
        generate::write(folder.path(), &generate::files(&scheme, &Options::default())).unwrap();
        for (modules, top) in [(&design.encoder, design.encoder_top()), (&design.decoder, design.decoder_top())] {
            let sources: Vec<String> = modules.iter().map(|m| format!("{}.v", m.name)).collect();
            std::fs::write(folder.path().join("run.py"), include_str!("cocotb_run.py")).unwrap();
            let output = std::process::Command::new(&python)
                .args(["run.py", &top, &format!("test_{}", design.prefix)])
                .args(&sources)
                .current_dir(folder.path())
                .output()
                .unwrap();
            let said = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success() && said.contains("FAIL=0"), "{top}: {said}");
        }
    }
}

#[test]
fn every_golden_vector_is_the_oracle_s_verdict() {
    let mut compared = 0;
    for builtin in builtins() {
        let Some(oracle) = by_id(builtin.id) else { continue };
        let off = by_id(&format!("{}:off", builtin.id));
        let scheme = builtin.scheme();
        let options = Options::default();
        for row in encoder_vectors(&scheme, &options).rows {
            assert_eq!(row[2], oracle.encode(&row[0]), "{}: encoder", scheme.id);
        }
        let vectors = decoder_vectors(&scheme, &options);
        let port = |name: &str| {
            let all: Vec<&String> = vectors.inputs.iter().chain(&vectors.outputs).map(|p| &p.0).collect();
            all.iter().position(|n| *n == name).unwrap_or_else(|| panic!("no port {name} in {all:?}"))
        };
        let (ce, due, entry) = (port("ce_o"), port("due_o"), port("entry_o"));
        for row in &vectors.rows {
            let oracle = match &off {
                Some(off) if !row[1][0] => off,
                _ => &oracle,
            };
            let decoded = oracle.decode(&row[0]);
            let status = match (row[ce][0], row[due][0]) {
                (false, false) => Status::Clean,
                (true, false) => Status::Corrected,
                (false, true) => Status::Detected,
                (true, true) => panic!("{}: both flags", scheme.id),
            };
            assert_eq!((status, &row[entry]), (decoded.status, &decoded.entry), "{}", scheme.id);
            compared += 1;
        }
    }
    assert!(compared > 5000, "{compared}");
}
