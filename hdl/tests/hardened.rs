//! Tests of a memory with two controls: proofs that the alert is one if and only if an output of the first control was
//! wrong, whatever its fault is; a simulation that flips every register of both controls; and the synthesised memory.

use crate::library::wires;
use crate::ram::{hsiao, options};
use crate::support;

use eccforge_hdl::design::{Cut, File};
use eccforge_hdl::prove::library::{Instance, holds, sources};
use eccforge_hdl::tools::{self, Tool};
use support::{Emitted, LIMIT};
use xtask::needs;

/// The property of a memory with two controls.
const PROPERTY: &str = "a_alert";

/// Outputs of the control that are used only while another one is one. All others are used in every clock.
const USED_WITH: [(&str, &[&str]); 6] = [
    ("rd_valid_o", &["rd_data_o"]),
    ("raw_valid_o", &["raw_entry_o"]),
    ("mem_re_o", &["mem_raddr_o"]),
    ("mem_we_o", &["mem_waddr_o", "mem_mask_o", "mem_entry_o", "enc_data_o"]),
    ("dec_valid_o", &["dec_entry_o", "dec_addr_o"]),
    ("ev_ce_o | right_ev_due_o", &["ev_source_o", "ev_addr_o", "ev_synd_o"]),
];

/// The alert is one from the clock after the first wrong output until the reset.
const CHECK: &str = "
  logic wrong_q, up_q, started_q;
  initial started_q = 1'b0;
  always_ff @(posedge clk_i) begin
    started_q <= 1'b1;
    assume (started_q | !rst_ni);
    wrong_q <= rst_ni & (wrong_q | wrong);
    up_q    <= rst_ni;
    if (rst_ni && up_q && started_q) begin
      a_alert: assert (alert_o == wrong_q);
    end
  end
endmodule
";

/// Replaces a text that must occur.
fn replaced(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "no `{from}`");
    text.replacen(from, to, 1)
}

/// Returns a module with the ports of the control and `wrong_o`: a correct control, whose outputs are replaced by any
/// values if it is faulty. `wrong_o` is one while a used output is wrong.
fn faulty_control(control: &str) -> String {
    let (header, _) = control.split_once("\n);\n").unwrap();
    let names = |start: &str| -> Vec<(String, String)> {
        let lines = header.lines().filter_map(|line| line.trim().strip_prefix(start));
        let code = lines.map(|line| line.split("//").next().unwrap().trim().trim_end_matches(',').to_string());
        code.map(|port| match port.rsplit_once(' ') {
            Some((range, name)) => (range.trim().to_string(), name.to_string()),
            None => (String::new(), port),
        })
        .collect()
    };
    let parameters = header.lines().filter_map(|line| line.trim().strip_prefix("parameter "));
    let parameters = parameters.map(|line| line.split('=').next().unwrap().trim().rsplit(' ').next().unwrap());
    let set: Vec<String> = parameters.map(|name| format!(".{name}({name})")).collect();
    let (inputs, outputs) = (names("input  logic"), names("output logic"));
    assert!(inputs.len() > 15 && outputs.len() > 20, "{inputs:?} {outputs:?}");
    let mut ports: Vec<String> = inputs.iter().map(|(_, name)| format!(".{name}")).collect();
    let (mut body, mut wrong) = (String::from("  (* anyconst *) logic faulty;\n"), Vec::new());
    for (range, name) in &outputs {
        ports.push(format!(".{name}(right_{name})"));
        body += &format!("  logic {range} right_{name};\n  (* anyseq *) logic {range} any_{name};\n");
        body += &format!("  assign {name} = faulty ? any_{name} : right_{name};\n");
        let with = USED_WITH.iter().find(|(_, names)| names.contains(&name.as_str()));
        let used = with.map_or("1'b1".into(), |(with, _)| format!("(right_{with})"));
        wrong.push(format!("({used} & ({name} != right_{name}))"));
    }
    let header = replaced(header, "module eccforge_ram_ctrl", "module faulty_control");
    let header = replaced(&header, ") (\n", ") (\n  output logic wrong_o,\n");
    format!(
        "{header}\n);\n{body}  eccforge_ram_ctrl #({}) u_right ({});\n  assign wrong_o = {};\nendmodule\n",
        set.join(", "),
        ports.join(", "),
        wrong.join(" | ")
    )
}

/// Returns the names and values of the parameters that a text lists.
fn numbers(text: &'static str) -> Vec<(&'static str, usize)> {
    text.split_whitespace().map(|p| p.split_once('=').unwrap()).map(|(n, v)| (n, v.parse().unwrap())).collect()
}

/// Whether the alert is correct in the memory of these sources with any fault of its first control.
fn alerts(more: &[(&'static str, usize)], sources: &[File]) -> bool {
    let mut all: Vec<File> = sources.to_vec();
    for file in &mut all {
        // The properties of the control are not those of a faulty one.
        file.text = file.text.replace("`ifdef ECC_SVA", "`ifdef ECC_NONE");
    }
    let control = all.iter().find(|file| file.name == "eccforge_ram_ctrl.sv").unwrap().text.clone();
    let ram = all.iter_mut().find(|file| file.name == "eccforge_ram.sv").unwrap();
    let text = replaced(&ram.text, "  eccforge_ram_ctrl #(", "  logic wrong;\n  faulty_control #(");
    let text = replaced(&text, ") u_ctrl (", ") u_ctrl (.wrong_o(wrong),");
    // The prover flattens the design.
    let text = replaced(&text, "(* keep_hierarchy = \"yes\", dont_touch = \"true\" *)", "");
    ram.text = replaced(&text, "\nendmodule\n", CHECK);
    all.push(File { name: "faulty_control.sv".into(), text: faulty_control(&control) });
    let small = [("DataW", 9), ("EntryW", 12), ("AddrW", 2), ("SyndW", 2), ("Hardened", 1)];
    let small = small.into_iter().filter(|(name, _)| more.iter().all(|(other, _)| other != name));
    let parameters = small.chain(more.iter().copied()).collect();
    holds(&Instance { module: "eccforge_ram", parameters }, &all, Some(PROPERTY)).unwrap()
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn the_alert_is_one_if_and_only_if_an_output_of_the_first_control_was_wrong() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let grid = [
        "",
        "Depth=3 Service=1 InReg=1 OutReg=1",
        "TwoPorts=1 Poison=3 PoisonSynd=2 OutReg=1",
        "TwoPorts=1 InReg=1 ResetSync=1 Service=1",
        "Init=0 Latency=3 ResetSync=1",
        "Words=2 WordBytes=9 WordBits=16515135",
    ];
    for more in grid {
        assert!(alerts(&numbers(more), &sources()), "{more}");
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn planted_faults_of_the_comparison_are_refused() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let rows: Vec<&str> = include_str!("faults.txt").lines().filter(|line| line.starts_with("eccforge_ram ")).collect();
    assert!(rows.len() >= 15, "{rows:?}");
    for row in rows {
        let fields: Vec<String> = row.split(" | ").map(|f| f.replace("\\|", "|")).collect();
        let [place, property, before, after] = fields.as_slice() else { panic!("{row}: four fields") };
        assert_eq!(property, PROPERTY);
        let mut wrong = sources();
        let file = wrong.iter_mut().find(|file| file.name == "eccforge_ram.sv").unwrap();
        file.text = replaced(&file.text, before, after);
        let more: &'static str = place.trim_start_matches("eccforge_ram").to_string().leak();
        assert!(!alerts(&numbers(more), &wrong), "{row}");
    }
}

/// The library's files for a simulation of the two controls.
const SIMULATED: [&str; 9] = [
    "eccforge_pkg.sv",
    "eccforge_flop.sv",
    "eccforge_scrubber.sv",
    "eccforge_ram_ctrl.sv",
    "eccforge_error_log.sv",
    "eccforge_ram.sv",
    "eccforge_ram_array.sv",
    "eccforge_secded_enc.sv",
    "eccforge_secded_dec.sv",
];

/// Flips every register of both controls and of the alert in a simulation, with a change of `eccforge_ram`.
fn flips_are_found(ports: usize, rounds: usize, change: Option<(&str, &str)>) -> (bool, String) {
    let folder = tempfile::tempdir().unwrap();
    for mut file in sources().into_iter().filter(|file| SIMULATED.contains(&file.name.as_str())) {
        if let Some((from, to)) = change.filter(|_| file.name == "eccforge_ram.sv") {
            file.text = replaced(&file.text, from, to);
        }
        std::fs::write(folder.path().join(&file.name), file.text).unwrap();
    }
    std::fs::write(folder.path().join("hardened_tb.sv"), include_str!("hardened_tb.sv")).unwrap();
    let [ports, rounds] = [format!("-Ptb.TwoPorts={}", ports - 1), format!("-Ptb.Rounds={rounds}")];
    let all = [&["-g2012", "-s", "tb", &ports, &rounds, "-o", "tb.vvp"], &SIMULATED[..], &["hardened_tb.sv"]].concat();
    let compiled = tools::run(Tool::Iverilog, &all, folder.path(), LIMIT).unwrap();
    assert!(compiled.success, "{}", compiled.text);
    let printed = tools::run(Tool::Vvp, &["-n", "tb.vvp"], folder.path(), LIMIT).unwrap().text;
    (printed.contains("PASS"), printed)
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn every_flip_of_a_register_raises_the_alert_or_changes_nothing() {
    if !needs(&["iverilog"]) {
        return;
    }
    for ports in [1, 2] {
        let (passed, printed) = flips_are_found(ports, 4, None);
        assert!(passed, "{ports}: {printed}");
    }
    for (from, to) in [
        ("assign differ = (first != second) |", "assign differ ="),
        ("assign alert_o = alert | alert_inverted;", "assign alert_o = alert;"),
        ("assign alarm   = differ | alert_o;", "assign alarm   = differ;"),
    ] {
        let (passed, printed) = flips_are_found(1, 2, Some((from, to)));
        assert!(!passed, "{to}: {printed}");
    }
}

/// Synthesis of a flat memory keeps both controls: the second has as many registers as the first.
#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn synthesis_keeps_both_controls() {
    if !needs(&["yosys"]) {
        return;
    }
    let emitted = Emitted::new(&hsiao(), &options(false, &[Cut::Output]));
    let sources = emitted.sources("hsiao_22_16_ram");
    let registers = |hardened: usize| {
        let script = format!(
            "read_verilog -sv {}; chparam -set HARDENED {hardened} -set ADDR_WIDTH 4 hsiao_22_16_ram; hierarchy -top \
             hsiao_22_16_ram; synth -flatten; flatten; select -count t:$_*DFF*",
            sources.join(" ")
        );
        let printed = tools::run(Tool::Yosys, &["-p", &script], emitted.folder.path(), LIMIT).unwrap();
        assert!(printed.success, "{}", printed.text);
        let count = printed.text.lines().rev().find_map(|line| line.strip_suffix(" objects."));
        count.unwrap().trim().parse::<usize>().unwrap()
    };
    let [one, two] = [0, 1].map(registers);
    // 14 bits of two requests in progress, 7 of the initialiser and of waiting writes, 18 of held bytes, 24 of results, and
    // 2 of the alert.
    assert_eq!(two - one, 14 + 7 + 18 + 24 + 2, "{one} {two}");
}

/// `prove` compares the wires of the second control, the comparison of the outputs and the registers of the alert.
#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_wrong_wire_of_the_second_control_is_refused() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let flop = "u_alert_inverted (\n      .clk_i, .rst_ni, .d_i(";
    for (from, to, failure) in [
        (".rd_addr_i, .rd_gnt_o(rd_gnt)", ".rd_addr_i(wr_addr_i), .rd_gnt_o(rd_gnt)", "u_second.rd_addr_i"),
        (".wr_ce_o(wr_ce), .wr_due_o(wr_due)", ".wr_ce_o(wr_due), .wr_due_o(wr_ce)", "u_alert.d_i` is not alarm"),
        (".Service(Service), .Inverted(1'b1)", ".Service(Service)", "`Inverted` of gen_hardened.u_second"),
        (".Service(Service), .Inverted", ".Service(1'b1), .Inverted", "`Service` of gen_hardened.u_second"),
        ("(raw_valid & (raw_entry != entry_raw)) |", "", "u_alert.d_i` is not alarm"),
        ("{waddr, mask, entry, enc_data}", "{waddr, mem_mask_o, entry, enc_data}", "u_alert.d_i` is not alarm"),
        ("(dec_valid & (", "(dec_valid & ev_ce & (", "u_alert.d_i` is not alarm"),
        ("assign alarm   = differ | alert_o;", "assign alarm   = differ;", "u_alert.d_i` is not alarm"),
        ("assign alert_o = alert | alert_inverted;", "assign alert_o = alert;", "`alert_o`"),
        (&format!("{flop}alarm)"), &format!("{flop}differ)"), "u_alert_inverted.d_i` is not alarm"),
        ("#(.ResetSync(ResetSync), .Inverted(1'b1))", "#(.ResetSync(ResetSync))", "`Inverted` of gen_hardened.u_alert"),
    ] {
        let steps = wires(from, to).unwrap();
        let failed: Vec<_> = steps.iter().filter(|step| step.failure.is_some()).collect();
        assert_eq!(failed.len(), 1, "{to}: {steps:?}");
        assert!(failed[0].claim.starts_with("eccforge_ram with Hardened = 1"), "{to}: {failed:?}");
        assert!(failed[0].failure.as_ref().is_some_and(|text| text.contains(failure)), "{to}: {failed:?}");
    }
}
