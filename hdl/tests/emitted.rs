//! Tests of emitted hardware in simulators: every golden vector has the oracle's result, also through pipes.

use crate::support;

use eccforge_files::diagnostic::SourceFile;
use eccforge_hdl::collateral::{self, decoder_vectors, encoder_vectors};
use eccforge_hdl::design::{
    Around, Cut, Design, DropIn, File, Goal, Handshake, Naming, Options, Pipe, Ram, Reset, Scope, Side,
};
use eccforge_hdl::generate;
use eccforge_hdl::tools::{self, Tool};
use eccforge_oracle::{Status, by_id};
use eccforge_scheme::{Scheme, builtin, builtins};
use std::collections::BTreeSet;
use support::{Emitted, LIMIT, LINT, complemented, everything, kinds, python, silent};
use xtask::needs;

/// The goal whose text is simulated. An event-driven simulator follows every change through a parity, so the readable text of a
/// Reed-Solomon code takes ten times as long as text with few levels of gates. Only one such code is simulated as readable
/// text, the others as text for least delay; `eccforge prove` compares all readable texts with their schemes.
fn simulated(id: &str) -> Goal {
    let slow = ["rs-pin", "rs-dsc", "rs-ssc-tsd", "ssc-dsd-plus", "i-ssc-csc", "chipkill-x4"].contains(&id);
    if slow { Goal::Delay } else { Goal::Readable }
}

/// Returns options with only registers.
fn registers(cuts: &[Cut], handshake: Handshake) -> Options {
    Options { pipe: Pipe { cuts: cuts.to_vec(), handshake, ..Pipe::default() }, ..Options::default() }
}

/// A BCH code that corrects two bits: 15 bits in a codeword, 105 pairs.
fn two_bits() -> Scheme {
    let text = "eccforge: 1\nid: dec\nname: Two bits\nsource: \"made for a test\"\n\
                entry: {beats: 1, data-pins: 7, check-pins: 8}\ncodewords: 1\nlayout: identity\n\
                code:\n  bch: {k: 7, polynomial: 0b10011, errors: 2}\ncorrects:\n  - any: {bits: 2}\n";
    Scheme::from_text(&SourceFile::new("dec.yaml", text), None).unwrap()
}

/// Tests that the shipped vectors detect a decoder without one pair of bits, for every Nth pair.
pub fn every_dropped_pair_is_noticed(step: usize) {
    if !needs(&["iverilog"]) {
        return;
    }
    let emitted = Emitted::new(&two_bits(), &Options::default());
    emitted.passes("dec_dec");
    let path = emitted.folder.path().join("dec_cw_dec.v");
    let right = std::fs::read_to_string(&path).unwrap();
    let pairs: Vec<&str> = right.lines().filter(|line| line.contains("  // bits ")).collect();
    assert_eq!(pairs.len(), 105);
    for pair in pairs.into_iter().step_by(step) {
        let (target, _) = pair.split_once(" = ").unwrap();
        std::fs::write(&path, right.replace(pair, &format!("{target} = 1'b0;"))).unwrap();
        let output = emitted.simulate("dec_dec");
        assert!(!output.success && output.text.contains("FAIL"), "{pair}: {}", output.text);
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn dropped_pairs_of_a_code_that_corrects_two_bits_are_noticed() {
    every_dropped_pair_is_noticed(16);
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn pipes_deliver_every_golden_vector_in_order_under_stalls() {
    if !needs(&["iverilog"]) {
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
    let bare = Options { naming: Naming::Bare, ..everything(&[], Handshake::ValidReady) };
    simulate_pipes(&complemented(small), &bare);
}

fn simulate_pipes(scheme: &Scheme, options: &Options) {
    let emitted = Emitted::new(scheme, options);
    let pipes: Vec<String> = emitted.tops().into_iter().filter(|top| top.ends_with("_pipe")).collect();
    assert_eq!(pipes.len(), 2);
    for top in pipes.iter() {
        emitted.passes(top);
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_correct_only_decoder_delivers_the_oracle_s_data() {
    if !needs(&["iverilog"]) {
        return;
    }
    for scheme in kinds().into_iter().take(4) {
        let options = Options { scope: Scope::CorrectOnly, goal: simulated(&scheme.id), ..Options::default() };
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
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn icarus_agrees_with_every_golden_vector_of_every_kind() {
    icarus_agrees(&kinds());
    if !needs(&["iverilog"]) {
        return;
    }
    for id in ["duet-trio", "hsiao-22-16"] {
        simulate(&complemented(&builtin(id).unwrap().scheme()), &Options::default());
    }
}

/// Asserts that Icarus computes the golden vectors of encoder and decoder of these schemes.
pub fn icarus_agrees(schemes: &[Scheme]) {
    if needs(&["iverilog"]) {
        for s in schemes.iter() {
            simulate(s, &Options { goal: simulated(&s.id), ..Options::default() });
        }
    }
}

fn simulate(scheme: &Scheme, options: &Options) {
    let emitted = Emitted::new(scheme, options);
    emitted.passes(&emitted.design.top(Side::Encoder));
    emitted.passes(&emitted.design.top(Side::Decoder));
}

/// Binds the assertions to the decoder. A large entry compiles without warnings; where compiling takes little time, every golden vector
/// also passes the assertions in simulation.
#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn the_assertions_hold_on_every_golden_vector_and_fail_on_a_wrong_decoder() {
    if !needs(&["verilator"]) {
        return;
    }
    for (id, wrong) in [("hsiao-22-16", false), ("duet-trio", false), ("hsiao-22-16", true)] {
        let scheme = builtin(id).unwrap().scheme();
        let folder = tempfile::tempdir().unwrap();
        let options = Options::default();
        let design = Design::new(&scheme, &options);
        generate::write(folder.path(), &collateral::files(&scheme, &options, &design, Vec::new())).unwrap();
        let top = design.top(Side::Decoder);
        if wrong {
            // Lax flags: no entry is ever uncorrectable.
            let path = folder.path().join(format!("{top}.v"));
            let text = std::fs::read_to_string(&path).unwrap();
            let lax = text.replace("assign due_o = ", "assign due_o = 1'b0 & ");
            assert_ne!(text, lax);
            std::fs::write(&path, lax).unwrap();
        }
        let mut files: Vec<String> = design.decoder.iter().map(|m| format!("{}.v", m.name)).collect();
        files.push(format!("{top}_sva.sv"));
        if !wrong {
            silent(Tool::Verilator, &[&LINT[..], &["--assert", "--top-module", &top]].concat(), &files, folder.path());
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

/// A protected memory, with a register after the decoder.
fn memory(two_ports: bool) -> Options {
    let pipe = Pipe { cuts: vec![Cut::Output], ..Pipe::default() };
    Options {
        pipe,
        wrap: Some(Ram { two_ports, reset: Reset::Async, around: Around::Plain, ..Ram::default() }),
        ..Options::default()
    }
}

/// Runs in a program of its own: Icarus loads cocotb, which loads the generated test.
#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn the_generated_cocotb_test_passes_where_cocotb_is_installed() {
    if !needs(&["iverilog", "cocotb"]) {
        return;
    }
    let python = python();
    let mut axi = memory(false);
    axi.wrap.as_mut().unwrap().around = Around::Axi;
    let pipes = |handshake| everything(&[Cut::Input, Cut::Flips], handshake);
    let cases = [
        ("hsiao-22-16", pipes(Handshake::ValidReady)),
        ("hsiao-22-16", pipes(Handshake::ClockEnable)),
        ("duet-trio", Options::default()),
        ("hsiao-22-16", memory(false)),
        ("hsiao-22-16", memory(true)),
    ];
    for (id, options) in xtask::cases(cases, [2, 2]) {
        let emitted = Emitted::new(&builtin(id).unwrap().scheme(), &options);
        for top in emitted.tops() {
            let (passed, printed) = emitted.cocotb(&python, &top);
            assert!(passed, "{top}: {printed}");
        }
        // A decoder that never reports a DUE fails its test.
        let top = emitted.design.top(Side::Decoder);
        emitted.change(&top, "assign due_o = ", "assign due_o = 1'b0 & ");
        assert!(!emitted.cocotb(&python, &top).0, "{id}");
    }
    let emitted = Emitted::new(&builtin("hsiao-39-32").unwrap().scheme(), &axi);
    let top = "hsiao_39_32_ram_axi";
    let (passed, printed) = emitted.cocotb(&python, top);
    assert!(passed, "{printed}");
    // A bus that always responds OKAY also fails.
    emitted.change("eccforge_axi_lite", "{data_i, due_i, ce}", "{data_i, 1'b0, ce}");
    assert!(!emitted.cocotb(&python, top).0);
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

/// The name of a file's language in a core, by the extension of the file.
fn file_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap() {
        "v" => "verilogSource",
        "sv" => "systemVerilogSource",
        "sdc" => "SDC",
        _ => "user",
    }
}

#[test]
fn cores_list_every_emitted_file_with_its_type() {
    let axi = Ram { two_ports: false, reset: Reset::Async, around: Around::Axi, ..Ram::default() };
    for (id, options) in [
        ("hsiao-22-16", Options { system_verilog: true, ..everything(&[Cut::Output], Handshake::ValidReady) }),
        ("hsiao-39-32", Options { wrap: Some(axi), drop_in: Some(DropIn::DwEcc), ..Options::default() }),
    ] {
        let scheme = builtin(id).unwrap().scheme();
        let files = collateral::files(
            &scheme,
            &options,
            &Design::new(&scheme, &options),
            vec![collateral::fmeda(&scheme).unwrap()],
        );
        let (cores, files): (Vec<File>, Vec<File>) = files.into_iter().partition(|f| f.name.ends_with(".core"));
        let parsed = |file: &File| serde_saphyr::from_str(file.text.strip_prefix("CAPI=2:\n").unwrap()).unwrap();
        let [core, library]: [serde_json::Value; 2] = [parsed(&cores[0]), parsed(&cores[1])];
        assert_eq!((cores.len(), &library["name"]), (2, &"eccforge:ecc:lib:0.1.0".into()), "{id}");
        assert_eq!(core["filesets"]["rtl"]["depend"][0], library["name"], "{id}");
        let sets = core["filesets"].as_object().unwrap();
        let mut listed = BTreeSet::new();
        for (set, content) in sets.iter().chain(library["filesets"].as_object().unwrap()) {
            let mut own = BTreeSet::new();
            for entry in content["files"].as_array().unwrap() {
                let (name, kind) = match entry.as_str() {
                    Some(name) => (name, &content["file_type"]),
                    None => {
                        entry.as_object().unwrap().iter().map(|(n, p)| (n.as_str(), &p["file_type"])).next().unwrap()
                    }
                };
                assert!(own.insert(name), "{set} has {name} twice");
                assert_eq!(kind, file_type(name), "{set}: {name}");
            }
            listed.extend(own);
        }
        let emitted: BTreeSet<&str> = files.iter().map(|f| f.name.as_str()).collect();
        assert_eq!(listed, emitted, "{id}");
        // The list of sources has the wrappers too, the package before them; FuseSoC runs the cocotb test.
        let list = files.iter().find(|f| f.name.ends_with(".f")).unwrap();
        let named: Vec<&str> = list.text.lines().collect();
        let source = |name: &str| name.ends_with(".sv") && !name.ends_with("_sva.sv") && !name.ends_with("_formal.sv");
        let own = |name: &&&str| source(name) && !name.starts_with("eccforge_");
        let missing: Vec<&&str> = emitted.iter().filter(own).filter(|name| !named.contains(name)).collect();
        assert!(missing.is_empty(), "{id}: {missing:?}");
        let place = |ending: &str| named.iter().position(|name| name.ends_with(ending));
        assert!(place("_pkg.sv") <= place("_sv.sv"), "{named:?}");
        let cocotb = &core["targets"][format!("cocotb_{}_dec", scheme.identifier())];
        assert!(cocotb["flow"] == "sim" && cocotb["flow_options"]["cocotb_module"].is_string(), "{cocotb}");
        for file in files.iter().filter(|f| f.name.ends_with(".sv") || f.name.ends_with(".v")) {
            assert!(file.text.lines().all(|line| line.trim_end() == line), "{}: trailing blanks", file.name);
        }
        for (target, content) in core["targets"].as_object().unwrap() {
            let named = content["filesets"].as_array().or(core["targets"]["default"]["filesets"].as_array()).unwrap();
            assert!(named.iter().all(|set| sets.contains_key(set.as_str().unwrap())), "{target}: {named:?}");
        }
    }
}
