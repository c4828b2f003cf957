//! Tests of lax flags: the module against the parity of the error in Icarus Verilog, the silent triple errors against the
//! decoder's circuit, and proofs of the decoder with these flags, with planted faults.

use crate::netlists::read;
use crate::support;

use eccforge_circuit::Interpreter;
use eccforge_hdl::collateral::LaxFlags;
use eccforge_hdl::design::{Design, Options, Side, decoder_reference};
use eccforge_hdl::netlist::{self, Interface};
use eccforge_hdl::prove::lax;
use eccforge_hdl::prove::step::ProofStep;
use eccforge_hdl::tools::{self, Tool};
use eccforge_hdl::verilog::{Item, Module};
use eccforge_scheme::{Scheme, builtin};
use support::{LIMIT, complemented, two_codewords};
use xtask::needs;

#[test]
fn silent_triple_errors_are_those_that_the_decoder_detects_with_wrong_data() {
    for id in ["hsiao-22-16", "hsiao-39-32"] {
        let scheme = builtin(id).unwrap().scheme();
        let flags = LaxFlags::new(&scheme).unwrap();
        let circuit = decoder_reference(&scheme, &Options::default());
        let inputs = &circuit.inputs()[0].nets;
        let port = |name: &str| &circuit.outputs().iter().find(|port| port.name == name).unwrap().nets;
        let (mut triples, mut silent) = (0, 0);
        for i in 0..inputs.len() {
            for j in 0..i {
                for k in 0..j {
                    let mut run = Interpreter::new(&circuit);
                    for (bit, net) in inputs.iter().enumerate() {
                        run.set(*net, u64::from([i, j, k].contains(&bit)));
                    }
                    run.run();
                    let is_wrong = port("data").iter().any(|net| run.get(*net) & 1 == 1);
                    silent += usize::from(run.get(port("due")[0]) & 1 == 1 && is_wrong);
                    triples += 1;
                }
            }
        }
        assert_eq!((flags.triples, flags.silent), (triples, silent), "{id}");
        assert!(silent > 0, "{id}");
    }
}

#[test]
fn schemes_without_lax_flags_are_rejected_with_the_reason() {
    let reason = |scheme: &Scheme| LaxFlags::new(scheme).err().unwrap();
    assert!(reason(&two_codewords()).contains("one codeword"));
    assert!(reason(&builtin("sec-ded-daec-72-64").unwrap().scheme()).contains("all single bits and nothing else"));
}

/// Entries with every error of one and two bits, and of three neighbouring bits.
const BENCH: &str = "module tb;
  reg [DATA:0] data;
  wire [ENTRY:0] entry;
  reg [ENTRY:0] error;
  wire [CHECK:0] syndrome;
  wire ce, due;
  integer i, j, n, w, differences;
  TOP_enc u_enc (.data_i(data), .entry_o(entry));
  TOP_dec u_dec (.entry_i(entry ^ error), .syndrome_0_o(syndrome));
  TOP_lax_flags u_flags (.syndrome_0_i(syndrome), .ce_o(ce), .due_o(due));
  initial begin
    differences = 0;
    for (i = 0; i <= ENTRY; i = i + 1) for (j = i; j <= ENTRY; j = j + 1) for (n = 0; n < 2; n = n + 1) begin
      for (w = 0; w <= DATA; w = w + 1) data[w] = $random;
      error = 0;
      error[i] = 1'b1;
      error[j] = 1'b1;
      if (n == 1) error[(j + 1) % (ENTRY + 1)] = ~error[(j + 1) % (ENTRY + 1)];
      #1 if (ce !== ^error || due !== (~^error & (error != 0))) differences = differences + 1;
    end
    $display(\"differences %0d\", differences);
  end
endmodule
";

#[test]
fn the_flags_follow_the_parity_of_the_error() {
    if !needs(&["iverilog"]) {
        return;
    }
    let (scheme, folder) = (builtin("hsiao-22-16").unwrap().scheme(), tempfile::tempdir().unwrap());
    let (options, path) = (Options::default(), folder.path());
    let design = Design::new(&scheme, &options);
    let flags = LaxFlags::new(&scheme).unwrap().file(&scheme, &options, &design);
    let text = design.text(Side::Encoder) + &design.text(Side::Decoder) + &flags.text;
    let bench = BENCH.replace("DATA", "15").replace("ENTRY", "21").replace("CHECK", "5").replace("TOP", &design.prefix);
    let simulated = |text: &str| {
        std::fs::write(path.join("tb.v"), bench.clone() + text).unwrap();
        tools::run_ok(Tool::Iverilog, &["-g2005", "-s", "tb", "-o", "tb", "tb.v"], path, LIMIT).unwrap();
        tools::run_ok(Tool::Vvp, &["-n", "tb"], path, LIMIT).unwrap().text
    };
    assert!(simulated(&text).contains("differences 0\n"));
    let wrong = text.replace("6'h3f", "6'h3e");
    assert_ne!(wrong, text);
    assert!(!simulated(&wrong).contains("differences 0\n"));
}

/// The decoder with lax flags as one module of a user.
const INSTANCE: &str = "module mine (input [ENTRY:0] entry_i, output [DATA:0] data_o, output ce_o, due_o);
  wire [CHECK:0] syndrome;
  TOP_dec u_dec (.entry_i(entry_i), .data_o(data_o), .syndrome_0_o(syndrome));
  TOP_lax_flags u_flags (.syndrome_0_i(syndrome), .ce_o(ce_o), .due_o(due_o));
endmodule
";

/// Returns the emitted texts of decoder and flags.
fn emitted(scheme: &Scheme) -> (Design, Module, String) {
    let options = Options::default();
    let design = Design::new(scheme, &options);
    let flags = LaxFlags::new(scheme).unwrap();
    let (module, text) = (flags.module(&options, &design), flags.file(scheme, &options, &design).text);
    (design, module, text)
}

#[test]
fn the_decoder_with_lax_flags_is_proved_and_planted_faults_are_refuted() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let plain = builtin("hsiao-22-16").unwrap().scheme();
    for scheme in [complemented(&plain), plain] {
        let (design, module, text) = emitted(&scheme);
        let flags = LaxFlags::new(&scheme).unwrap();
        let check = |text: String| {
            let items = vec![Item::Source("flags.v", text.leak())];
            let module = Module { items, ..module.clone() };
            lax::check(&scheme, &Options::default(), &design, (&flags, &module)).unwrap()
        };
        let (proved, steps) = check(text.clone());
        assert!(proved.equal && steps.len() == 2 && steps.iter().all(ProofStep::holds), "{proved:?} {steps:?}");
        assert!(steps[1].evidence.starts_with(&format!("{} of 1540 triple errors", flags.silent)), "{steps:?}");
        for (right, wrong) in
            [("6'h3f", "6'h3e"), ("6'h3f", "6'h1f"), ("~ce_o", "ce_o"), ("|syndrome_0_i", "&syndrome_0_i")]
        {
            assert!(text.contains(right), "{right}: {text}");
            let (refuted, _) = check(text.replace(right, wrong));
            assert!(!refuted.equal && refuted.counterexample.is_some(), "{wrong}: {refuted:?}");
        }
    }
}

#[test]
fn a_lax_netlist_equals_the_lax_definition_and_differs_from_strict_flags_in_an_odd_error() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let (scheme, folder) = (builtin("hsiao-22-16").unwrap().scheme(), tempfile::tempdir().unwrap());
    let (design, _, flags) = emitted(&scheme);
    let instance =
        INSTANCE.replace("DATA", "15").replace("ENTRY", "21").replace("CHECK", "5").replace("TOP", &design.prefix);
    let proved = |flags: &str, is_lax: bool| {
        let files = [("dec.v", &*design.text(Side::Decoder)), ("flags.v", flags), ("mine.v", &*instance)];
        let circuit = read(folder.path(), &files, Some("mine")).unwrap();
        netlist::prove(&circuit, &scheme, &Interface { lax: is_lax, ..Interface::default() }).unwrap()
    };
    assert_eq!(proved(&flags, true).differing, 0);
    let strict = proved(&flags, false);
    let first = strict.first.unwrap();
    assert_eq!((strict.differing, &*first.inputs[0].0), (1, "entry"), "{first:?}");
    // An odd number of wrong bits whose syndrome is not a column of H.
    let entry = u64::from_str_radix(first.inputs[0].1.split_once("'h").unwrap().1, 16).unwrap();
    let h = &scheme.code.h;
    let physical = scheme.layout.codeword(0);
    let syndrome = h.syndrome((0..22).filter(|bit| entry >> physical[*bit] & 1 == 1));
    assert!(entry.count_ones() % 2 == 1 && !h.columns().contains(&syndrome), "{first:?}");
    assert_eq!(proved(&flags.replace("~ce_o", "ce_o"), true).differing, 1);
}
