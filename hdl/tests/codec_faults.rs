//! Tests that the effects of faulty gates are those of a simulation in Icarus Verilog, in which each gate of yosys's
//! netlist is faulty in turn.

use crate::support::{LINT, kinds, silent};
use eccforge_files::diagnostic::SourceFile;
use eccforge_hdl::design::{Design, Naming, Options, Side};
use eccforge_hdl::faults::{FaultReport, Kind, Module, OfKind, Parts, analyse, self_check};
use eccforge_hdl::tools::{Tool, run_ok};
use eccforge_hdl::{collateral, generate};
use eccforge_scheme::{Scheme, builtin};
use std::fmt::Write;
use std::path::Path;
use std::sync::atomic::AtomicU64;
use std::time::Duration;
use xtask::needs;

const LIMIT: Duration = Duration::from_secs(120);

/// A small (8,4) code, which has few words and errors.
fn nibble() -> Scheme {
    let text = "eccforge: 1\nid: nibble\nname: Nibble\nsource: \"made for a test\"\n\
                entry: {beats: 1, data-pins: 4, check-pins: 4}\ncodewords: 1\nlayout: identity\ncode:\n  hsiao: {k: 4}\n\
                corrects:\n  - bits\n";
    Scheme::from_text(&SourceFile::new("nibble.yaml", text), None).unwrap()
}

fn analysed(scheme: &Scheme, self_check: bool) -> FaultReport {
    analyse(scheme, &Options::default(), Parts { self_check, adjacent: true }, &AtomicU64::new(0)).unwrap()
}

/// Gates of all modules: their number, and the pairs of adjacent ones.
#[derive(Default)]
struct Gates {
    count: usize,
    pairs: Vec<[usize; 2]>,
}

impl Gates {
    /// Adds the gates of a module, with their targets and the text of their values.
    fn add(&mut self, gates: &[(String, String)]) {
        let is_part = |c: char| c.is_ascii_alphanumeric() || "_[].\\".contains(c);
        let mut pairs = Vec::new();
        for (at, (_, value)) in gates.iter().enumerate() {
            // An escaped name ends with a space, also before an index.
            let value = value.replace(" [", "[");
            let read: Vec<&str> = value.split(|c| !is_part(c)).collect();
            let is_read = |i: &usize| read.contains(&gates[*i].0.trim().replace(" [", "[").as_str());
            let mut group: Vec<usize> = (0..gates.len()).filter(is_read).collect();
            group.push(at);
            group.sort_unstable();
            for i in 0..group.len() {
                pairs.extend((i + 1..group.len()).map(|j| [self.count + group[i], self.count + group[j]]));
            }
        }
        pairs.sort_unstable();
        pairs.dedup();
        self.pairs.extend(pairs);
        self.count += gates.len();
    }
}

/// Writes the gates of a module as Verilog in which gate number N of all modules is faulty while `tb.fault` is N. With kind 3,
/// it is the complement of the same gate in the instance `copy` of the testbench, also while `tb.pair` is N. Adds the gates.
fn write_gates(folder: &Path, text: &str, (top, copy): (&str, &str), unused: &[&str], all: &mut Gates) {
    std::fs::write(folder.join("in.v"), text).unwrap();
    let unused: String = unused.iter().map(|port| format!("delete -output {top}/w:{port}\n")).collect();
    let script = format!(
        "read_verilog -sv in.v\nhierarchy -check -top {top}\nproc -norom\nflatten\nopt\nsynth -flatten -noabc -top {top}\n\
         opt_clean -purge\n{unused}opt_clean -purge\nwrite_verilog -noattr out.v\n"
    );
    std::fs::write(folder.join("gates.ys"), script).unwrap();
    run_ok(Tool::Yosys, &["-q", "gates.ys"], folder, LIMIT).unwrap();
    let (mut gates, mut faulty) = (Vec::new(), String::new());
    for line in std::fs::read_to_string(folder.join("out.v")).unwrap().lines() {
        let Some((target, value)) = line.trim().strip_prefix("assign ").and_then(|rest| rest.split_once(" = ")) else {
            faulty += &format!("{line}\n");
            if line.starts_with("module ") {
                faulty += "parameter F = 1;\n";
            }
            continue;
        };
        if !value.contains(['~', '&', '|', '^']) {
            faulty += &format!("{line}\n");
            continue;
        }
        let value = value.trim_end_matches(';');
        let wrong = format!("tb.kind == 0 ? 1'b0 : tb.kind == 1 ? 1'b1 : ~({value})");
        let gate = all.count + gates.len();
        let of_pair =
            format!("F == 1 && tb.kind == 3 && (tb.fault == {gate} || tb.pair == {gate}) ? ~tb.{copy}.{target}");
        let of_one = format!("F == 1 && tb.kind < 3 && tb.fault == {gate} ? ({wrong})");
        let _ = writeln!(faulty, "assign {target} = {of_pair} : {of_one} : ({value});");
        gates.push((target.to_owned(), value.to_owned()));
    }
    all.add(&gates);
    std::fs::write(folder.join(format!("{top}.v")), faulty).unwrap();
}

/// Numbers of entries with a faulty gate: `effects[wrong][effect]`, by the number of wrong bits and the effects silent, alarm, report.
type Effects = [[u64; 3]; 3];

/// The results of a simulation; the parts are the encoder, the decoder and its check.
struct Simulated {
    /// Number of gates of each part.
    sizes: [usize; 3],
    /// For each gate, the effects of each kind of fault.
    of_gates: Vec<[Effects; 3]>,
    /// For each part, the effects of its pairs of gates.
    of_pairs: [Vec<Effects>; 3],
}

/// Simulates all faults of a codec of 4 data bits and 4 check bits: every data word with every error of at most two bits.
fn simulated(scheme: &Scheme, is_checked: bool) -> Simulated {
    let options = Options::default();
    let design = Design::new(scheme, &options);
    let folder = tempfile::tempdir().unwrap();
    let (encoder, decoder) = (design.top(Side::Encoder), design.top(Side::Decoder));
    let mut unused = vec!["cw_ce_o", "cw_due_o", "rule_fail_o", "flips_o", "syndrome_0_o"];
    if !is_checked {
        unused.push("entry_o");
    }
    unused.retain(|port| design.text(Side::Decoder).contains(port));
    let mut gates = Gates::default();
    write_gates(folder.path(), &design.text(Side::Encoder), (&encoder, "enc0"), &[], &mut gates);
    let encoder_gates = gates.count;
    let encoder_pairs = gates.pairs.len();
    write_gates(folder.path(), &design.text(Side::Decoder), (&decoder, "dec0"), &unused, &mut gates);
    let decoder_gates = gates.count - encoder_gates;
    let decoder_pairs = gates.pairs.len() - encoder_pairs;
    let mut modules = vec![encoder.clone(), decoder.clone()];
    let check = is_checked.then(|| self_check::top(&design));
    if let Some(check) = &check {
        let text = design.text(Side::Encoder) + &self_check::file(scheme, &options, &design).text;
        write_gates(folder.path(), &text, (check, "c0"), &[], &mut gates);
        modules.push(check.clone());
    }
    std::fs::write(folder.path().join("tb.v"), testbench([&encoder, &decoder], check.as_deref(), &gates)).unwrap();

    let mut compile: Vec<String> = ["-g2012", "-s", "tb", "-o", "tb.vvp", "tb.v"].map(String::from).to_vec();
    compile.extend(modules.iter().map(|module| format!("{module}.v")));
    let compile: Vec<&str> = compile.iter().map(String::as_str).collect();
    run_ok(Tool::Iverilog, &compile, folder.path(), LIMIT).unwrap();
    let text = run_ok(Tool::Vvp, &["-n", "tb.vvp"], folder.path(), LIMIT).unwrap().text;
    let lines: Vec<Effects> = text.lines().map(effects).collect();
    let (of_gates, of_pairs) = lines.split_at(3 * gates.count);
    let (of_encoder, others) = of_pairs.split_at(encoder_pairs);
    let (of_decoder, of_check) = others.split_at(decoder_pairs);
    Simulated {
        sizes: [encoder_gates, decoder_gates, gates.count - encoder_gates - decoder_gates],
        of_gates: of_gates.chunks_exact(3).map(|kinds| [kinds[0], kinds[1], kinds[2]]).collect(),
        of_pairs: [of_encoder, of_decoder, of_check].map(<[_]>::to_vec),
    }
}

/// The nine numbers of a line of the testbench.
fn effects(line: &str) -> Effects {
    let mut numbers = line.split(' ').map(|number| number.parse().unwrap());
    std::array::from_fn(|_| std::array::from_fn(|_| numbers.next().unwrap()))
}

/// A testbench that prints a line of effects for each gate and kind of fault, then for each pair of gates.
fn testbench([encoder, decoder]: [&str; 2], check: Option<&str>, gates: &Gates) -> String {
    let mut checker = "assign due = d0;".to_owned();
    let (mut entry, mut copied) = ("", "");
    if let Some(check) = check {
        checker = format!(
            "wire [7:0] again; {check} c(.data_i(q), .entry_i(again), .due_i(d0), .due_o(due));
             wire [7:0] a0; {check} #(.F(0)) c0(.data_i(q00), .entry_i(a0), .due_i(d00), .due_o());"
        );
        (entry, copied) = (", .entry_o(again)", ", .entry_o(a0)");
    }
    let all = gates.count;
    let pairs: String = gates.pairs.iter().map(|[a, b]| format!("fault = {a}; pair = {b}; one;\n")).collect();
    format!(
        "module tb; integer fault, pair, kind, word, i, j, n; reg [3:0] d; reg [7:0] e; wire [7:0] s; wire [3:0] q; wire ce, d0, due;
         reg [3:0] q0; reg ce0, due0; integer silent [0:2], alarm [0:2], report [0:2]; reg [5:0] right [0:16383];
         {encoder} enc(.data_i(d), .entry_o(s)); {decoder} dec(.entry_i(s ^ e), .data_o(q), .ce_o(ce), .due_o(d0){entry});
         wire [7:0] s00; wire [3:0] q00; wire d00; {encoder} #(.F(0)) enc0(.data_i(d), .entry_o(s00));
         {decoder} #(.F(0)) dec0(.entry_i(s00 ^ e), .data_o(q00), .ce_o(), .due_o(d00){copied});
         {checker}
         task each; input integer store; begin for (word = 0; word < 16; word = word + 1) for (i = 0; i < 9; i = i + 1)
         for (j = i; j < 9; j = j + 1) if (i < 8 || j == 8) begin
           d = word; e = (i < 8 ? 8'd1 << i : 8'd0) ^ (j < 8 && j > i ? 8'd1 << j : 8'd0);
           n = i == 8 ? 0 : (j == i ? 1 : j == 8 ? 3 : 2); #1;
           if (store) right[word * 256 + i * 16 + j] = {{q, ce, due}};
           else if (n < 3) begin {{q0, ce0, due0}} = right[word * 256 + i * 16 + j];
             if (q != d && !due && (q0 == d || due0)) silent[n] = silent[n] + 1;
             if (due && !due0) alarm[n] = alarm[n] + 1;
             if (q == d && !due && ce != ce0) report[n] = report[n] + 1; end
         end end endtask
         task one; begin
             for (n = 0; n < 3; n = n + 1) begin silent[n] = 0; alarm[n] = 0; report[n] = 0; end
             each(0);
             $display(\"%0d %0d %0d %0d %0d %0d %0d %0d %0d\", silent[0], alarm[0], report[0], silent[1], alarm[1],
               report[1], silent[2], alarm[2], report[2]); end endtask
         initial begin fault = -1; pair = -1; kind = 0; each(1);
           for (fault = 0; fault < {all}; fault = fault + 1) for (kind = 0; kind < 3; kind = kind + 1) one;
           kind = 3;
           {pairs} end endmodule\n"
    )
}

/// Asserts that the classes and shares are those that these counts of each fault give.
fn is_the_same(of: &OfKind, counts: &[Effects], entries: [f64; 3]) {
    // The effects of a fault by the number of wrong bits: silent errors, false alarms, and wrong reports of corrections.
    let number = |fits: &dyn Fn(&Effects) -> bool| counts.iter().filter(|effects| fits(effects)).count();
    let single = number(&|effects| effects[0][0] > 0);
    let reported = number(&|effects| effects[0][0] == 0 && effects[0][1] + effects[0][2] > 0);
    let latent = number(&|effects| effects[0] == [0; 3] && effects[1][0] + effects[2][0] > 0);
    let expected = [counts.len(), counts.len() - single - reported - latent, reported, latent, single];
    assert_eq!([of.faults, of.safe, of.reported, of.latent, of.single_point], expected, "{of:?}");
    for (wrong, entries) in entries.into_iter().enumerate() {
        let silent: u64 = counts.iter().map(|effects| effects[wrong][0]).sum();
        let share = silent as f64 / entries / counts.len() as f64;
        assert!((of.silent[wrong] - share).abs() < 1e-12, "{wrong}: {share} {of:?}");
    }
}

#[test]
fn effects_of_every_fault_are_those_of_icarus_in_yosys_netlists() {
    if !needs(&["yosys", "iverilog"]) {
        return;
    }
    let scheme = nibble();
    // Words with one or two wrong bits of eight, and 16 data words.
    let entries = [16.0, 16.0 * 8.0, 16.0 * 28.0];
    for is_checked in [false, true] {
        let report = analysed(&scheme, is_checked);
        let Simulated { sizes, of_gates, of_pairs } = simulated(&scheme, is_checked);
        let mut first = 0;
        let modules = [Module::Encoder, Module::Decoder, Module::SelfCheck];
        for ((module, size), pairs) in modules.into_iter().zip(sizes).zip(of_pairs) {
            let found = |kind| report.faults.iter().find(|of| of.module == module && of.kind == kind);
            for (k, kind) in Kind::ALL.into_iter().enumerate() {
                let Some(reported) = found(kind) else {
                    assert!(!is_checked && size == 0, "{module:?}");
                    continue;
                };
                let of_kind: Vec<Effects> = of_gates[first..first + size].iter().map(|kinds| kinds[k]).collect();
                is_the_same(reported, &of_kind, entries);
            }
            if let Some(reported) = found(Kind::AdjacentTransients) {
                assert!(pairs.len() > size / 2, "{module:?}: {}", pairs.len());
                is_the_same(reported, &pairs, entries);
            }
            first += size;
        }
    }
}

#[test]
fn the_self_check_shows_every_fault_of_the_decoder() {
    if !needs(&["yosys"]) {
        return;
    }
    let scheme = builtin("hsiao-22-16").unwrap().scheme();
    let [without, with] = [false, true].map(|is_checked| analysed(&scheme, is_checked));
    assert!(without.metrics.single_point < 0.9, "{:?}", without.metrics);
    assert_eq!(with.metrics.single_point, 1.0);
    // Two wrong gates can agree on wrong data that the check accepts.
    let of_one = with.faults.iter().filter(|of| Kind::ALL.contains(&of.kind));
    for of in of_one.filter(|of| of.module == Module::Decoder) {
        assert_eq!([of.latent, of.single_point], [0, 0], "{of:?}");
        assert!(of.silent.iter().all(|share| *share == 0.0), "{of:?}");
    }
}

#[test]
#[ignore = "needs verilator: cargo xtask ci"]
fn the_file_list_names_the_self_check_and_lint_prints_nothing() {
    if !needs(&["verilator", "iverilog"]) {
        return;
    }
    for scheme in kinds() {
        for naming in [Naming::Lowrisc, Naming::Bare] {
            let (options, folder) = (Options { naming, ..Options::default() }, tempfile::tempdir().unwrap());
            let design = Design::new(&scheme, &options);
            let check = self_check::file(&scheme, &options, &design);
            let files = collateral::files(&scheme, &options, &design, vec![check]);
            generate::write(folder.path(), &files).unwrap();
            let (list, top) = (format!("{}.f", design.prefix), self_check::top(&design));
            silent(Tool::Verilator, &[&LINT[..2], &["--top-module", &top, "-f", &list]].concat(), &[], folder.path());
            silent(Tool::Iverilog, &["-g2005", "-Wall", "-tnull", "-s", &top, "-f", &list], &[], folder.path());
        }
    }
}
