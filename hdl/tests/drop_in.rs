//! Tests of the memory and the codec with the ports of other libraries' modules: testbenches pass and detect every
//! mistake, tools print no warnings, and unsupported parameter values are rejected.

use crate::support;

use eccforge_hdl::design::ram;
use eccforge_hdl::design::{Around, Cut, DropIn, Naming, Options, Pipe, Ram, Reset, drop_in_refusal};
use eccforge_hdl::tools::{self, Tool};
use eccforge_scheme::{Scheme, addressed, builtin};
use support::mutants::every_mutant_fails;
use support::{Emitted, two_codewords};
use xtask::needs;

fn hsiao() -> Scheme {
    builtin("hsiao-22-16").unwrap().scheme()
}

fn memory(cuts: &[Cut], reset: Reset, naming: Naming) -> Options {
    let pipe = Pipe { cuts: cuts.to_vec(), ..Pipe::default() };
    let wrap = Some(Ram { two_ports: false, reset, around: Around::OpenTitan, ..Ram::default() });
    Options { pipe, wrap, naming, ..Options::default() }
}

/// Memories with OpenTitan's ports: without registers and with two, each with another reset and another naming of the block's ports.
fn opentitan() -> Vec<(Scheme, Options)> {
    let both = [Cut::Input, Cut::Output];
    vec![
        (hsiao(), memory(&[], Reset::Async, Naming::Lowrisc)),
        (two_codewords(), memory(&both, Reset::Sync, Naming::Bare)),
    ]
}

/// Encoder and decoder with the ports of other libraries' modules.
fn drop_ins() -> Vec<(Scheme, Options)> {
    let of = |drop_in| Options { drop_in: Some(drop_in), ..Options::default() };
    let inverted = |scheme: Scheme| scheme.with_constant(scheme.geometry.check_bits().split_off(1));
    vec![
        (hsiao(), of(DropIn::Bedrock)),
        (inverted(two_codewords()), of(DropIn::Bedrock)),
        (two_codewords(), of(DropIn::DwEcc)),
        (inverted(hsiao()), of(DropIn::DwEcc)),
    ]
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn modules_behind_the_ports_of_others_pass_and_no_tool_has_anything_to_say() {
    if !needs(&["iverilog", "verilator", "yosys"]) {
        return;
    }
    for (scheme, options) in opentitan().into_iter().chain(drop_ins()) {
        let emitted = Emitted::new(&scheme, &options);
        let tops = emitted.tops().into_iter().filter(|top| !top.ends_with("_enc") && !top.ends_with("_dec"));
        let tops: Vec<String> = tops.collect();
        assert_eq!(tops.len(), 2 - usize::from(options.drop_in == Some(DropIn::DwEcc)), "{tops:?}");
        for top in tops.iter() {
            emitted.passes(top);
        }
        emitted.has_no_complaints();
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn testbenches_behind_the_ports_of_others_fail_on_every_mutant() {
    if !needs(&["iverilog"]) {
        return;
    }
    let part = "prim_ram_1p_adv";
    let (scheme, options) = opentitan().swap_remove(1);
    every_mutant_fails(&scheme, &options, part, &[(part, 12)]);
    let all = drop_ins();
    for (at, part) in [(0, "br_ecc_secded_encoder"), (1, "br_ecc_secded_decoder"), (2, "dw_ecc")] {
        every_mutant_fails(&all[at].0, &all[at].1, part, &[(part, 12)]);
    }
}

#[test]
fn parameters_of_others_that_were_not_emitted_are_refused() {
    if !needs(&["iverilog"]) {
        return;
    }
    let (memory, codecs) = (opentitan().swap_remove(0), drop_ins());
    for ((scheme, options), part, cases) in [
        (
            &memory,
            "prim_ram_1p_adv",
            &[
                ("Depth", "1000", None),
                ("EnableECC", "0", Some("EnableECC_must_be_1")),
                ("EnableInputPipeline", "1", Some("EnableInputPipeline_must_be_0")),
                ("EnableParity", "1", Some("EnableParity_must_be_0")),
                ("Width", "32", Some("Width_must_be_16")),
                ("MemInitFile", "\"a.vmem\"", Some("MemInitFile_must_be_0")),
            ][..],
        ),
        (&codecs[0], "br_ecc_secded_decoder", &[("RegisterSyndrome", "1", Some("RegisterSyndrome_must_be_0"))]),
        (&codecs[3], "dw_ecc", &[("synd_sel", "1", None), ("synd_sel", "2", Some("synd_sel_must_be_0_or_1"))]),
    ] {
        let emitted = Emitted::new(scheme, options);
        let top = format!("{}_{part}", emitted.design.prefix);
        for (name, value, why) in cases {
            let named = format!("-P{top}.{name}={value}");
            let mut arguments = vec!["-g2012", "-tnull", "-s", &top, &named];
            let sources = emitted.sources(&top);
            arguments.extend(sources.iter().map(String::as_str));
            let output = tools::run(Tool::Iverilog, &arguments, emitted.folder.path(), support::LIMIT).unwrap();
            assert_eq!(output.success, why.is_none(), "{name}={value}: {}", output.text);
            assert!(why.is_none_or(|why| output.text.contains(why)), "{name}={value}: {}", output.text);
        }
    }
}

#[test]
#[ignore = "needs verilator: cargo xtask ci"]
fn an_instance_as_opentitan_writes_it_warns_of_nothing() {
    if !needs(&["verilator"]) {
        return;
    }
    let emitted = Emitted::new(&builtin("hsiao-39-32").unwrap().scheme(), &memory(&[], Reset::Async, Naming::Lowrisc));
    let mut files = emitted.sources("hsiao_39_32_prim_ram_1p_adv");
    std::fs::write(emitted.folder.path().join("ot_inst.sv"), include_str!("opentitan_instance.sv")).unwrap();
    files.push("ot_inst.sv".into());
    support::silent(
        Tool::Verilator,
        &["--lint-only", "-Wall", "--top-module", "ot_inst"],
        &files,
        emitted.folder.path(),
    );
}

#[test]
fn an_address_in_the_code_has_no_place_at_these_ports() {
    let (address, options) = (addressed()[0].scheme(), memory(&[], Reset::Async, Naming::Lowrisc));
    assert!(ram::refusal(&address, &options, options.wrap.as_ref().unwrap()).unwrap().contains("fixed number"));
    assert!(drop_in_refusal(&address).is_some() && drop_in_refusal(&hsiao()).is_none());
}

/// A module that compares the syndrome of `dw_ecc` with that of the decoder.
const COMPARED: &str = "module compared;
  reg [15:0] data;
  reg [5:0] check;
  wire [5:0] syndrome, expected;
  integer i, seed, differ, other;
  hsiao_22_16_dw_ecc #(.synd_sel(1)) dut (.gen(1'b0), .correct_n(1'b0), .datain(data), .chkin(check), .chkout(syndrome));
  hsiao_22_16_dec dec (.entry_i({check, data}), .syndrome_0_o(expected));
  initial begin
    {seed, differ, other} = 1;
    for (i = 0; i < 256; i = i + 1) begin
      {check, data} = $random(seed);
      #1 if (syndrome !== expected) differ = differ + 1;
      if (syndrome !== check) other = other + 1;
    end
    $display(\"%0d %0d\", differ, other > 128);
  end
endmodule
";

#[test]
fn the_syndrome_is_delivered_where_it_is_asked_for() {
    if !needs(&["iverilog"]) {
        return;
    }
    let options = Options { drop_in: Some(DropIn::DwEcc), ..Options::default() };
    let emitted = Emitted::new(&hsiao(), &options);
    let folder = emitted.folder.path();
    std::fs::write(folder.join("compared.v"), COMPARED).unwrap();
    let sources = emitted.sources("hsiao_22_16_dw_ecc");
    let files = sources.iter().map(String::as_str).chain(["compared.v"]);
    let arguments: Vec<&str> = ["-g2001", "-s", "compared", "-o", "c.vvp"].into_iter().chain(files).collect();
    assert!(tools::run(Tool::Iverilog, &arguments, folder, support::LIMIT).unwrap().success);
    assert_eq!(tools::run(Tool::Vvp, &["-n", "c.vvp"], folder, support::LIMIT).unwrap().text.trim(), "0 1");
}
