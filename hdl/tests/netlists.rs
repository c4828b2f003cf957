//! Tests that netlists of other tools are compared with their schemes, and that the report lists the outputs that were
//! not compared.

use crate::support;

use eccforge_circuit::transform::{copy_into, rebuild, same_inputs, same_outputs, translated};
use eccforge_circuit::{Builder, Circuit, Gate, NetId};
use eccforge_hdl::blif;
use eccforge_hdl::collateral;
use eccforge_hdl::design::{Design, Options, Side, decoder_reference, encoder_reference};
use eccforge_hdl::netlist::{self, Interface, NetlistComparison, Source};
use eccforge_scheme::{Scheme, builtin};
use std::path::{Path, PathBuf};
use support::{complemented, two_codewords};
use xtask::needs;

pub fn scheme(id: &str) -> Scheme {
    builtin(id).unwrap().scheme()
}

fn decoder(scheme: &Scheme) -> Circuit {
    decoder_reference(scheme, &Options::default())
}

/// Returns the circuit as it is read back from a netlist that was written from it.
fn as_netlist(circuit: &Circuit) -> Circuit {
    blif::read(&blif::write(circuit, &|name, _| name.to_string())).unwrap()
}

pub fn sampled(netlist: &Circuit, scheme: &Scheme) -> NetlistComparison {
    netlist::verify(netlist, scheme, &Interface::default(), 20_000, 1).unwrap()
}

pub fn named(ports: &[(&str, &str)]) -> Interface {
    let ports = ports.iter().map(|(a, b)| (a.to_string(), b.to_string())).collect();
    Interface { ports, ..Interface::default() }
}

pub fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

/// Returns the circuit of these Verilog files, or the message if they are rejected.
pub fn read(folder: &Path, files: &[(&str, &str)], top: Option<&str>) -> Result<Circuit, String> {
    let files = files.iter().map(|(name, text)| write(folder, name, text)).collect();
    let source = Source { files, top: top.map(String::from), ..Source::default() };
    source.read().map_err(|e| e.to_string())
}

/// Proves that the functions of the emitted package, in modules of their own, are equal to the scheme.
#[test]
fn functions_of_the_package_are_the_encoder_and_the_syndromes() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    for scheme in [scheme("hsiao-22-16"), two_codewords(), complemented(&two_codewords()), scheme("i-secded")] {
        let (options, g, words) = (Options::default(), scheme.geometry, scheme.codewords());
        let package = collateral::wrappers(&scheme, &options, &Design::new(&scheme, &options)).remove(0);
        let (name, n) = (package.name.trim_end_matches(".sv"), g.bits());
        let encoder = format!(
            "module m(input [{}:0] data_i, output [{}:0] entry_o);\n  assign entry_o = {name}::encode(data_i);\nendmodule\n",
            g.data_bits().len() - 1,
            n - 1
        );
        let r = scheme.code.h.r();
        let ports: String = (0..words).map(|w| format!(", output [{}:0] syndrome_{w}_o", r - 1)).collect();
        let list: Vec<String> = (0..words).rev().map(|w| format!("syndrome_{w}_o")).collect();
        let decoder = format!(
            "module m(input [{}:0] entry_i{ports});\n  assign {{{}}} = {name}::syndrome(entry_i);\nendmodule\n",
            n - 1,
            list.join(", ")
        );
        let absent = named(&[("data", "-"), ("entry", "entry_i"), ("ce", "-"), ("due", "-")]);
        for (module, interface, compared) in [(encoder, Interface::default(), 1), (decoder, absent, words)] {
            let circuit = read(folder.path(), &[("p.sv", &package.text), ("m.sv", &module)], Some("m")).unwrap();
            // Enables are inputs that the syndrome does not read.
            let enables: Vec<&str> = scheme.enables.iter().map(|e| e.name.as_str()).collect();
            let report = netlist::prove(&with_inputs(&circuit, &enables, compared > 1), &scheme, &interface).unwrap();
            assert_eq!(report.differing, 0, "{}: {report:#?}", scheme.id);
            assert_eq!(report.compared.len(), compared, "{}: {report:#?}", scheme.id);
        }
    }
}

/// Returns the circuit with further inputs of one bit, if `asked`.
fn with_inputs(circuit: &Circuit, names: &[&str], asked: bool) -> Circuit {
    let mut b = Builder::new("m");
    let inputs = same_inputs(&mut b, circuit);
    for name in if asked { names } else { &[] } {
        b.input(*name, 1);
    }
    let map = copy_into(&mut b, circuit, &inputs);
    same_outputs(&mut b, circuit, &map);
    b.finish()
}

#[test]
fn a_netlist_is_compared_with_the_scheme_and_a_wrong_one_is_found() {
    let duet = scheme("duet");
    let right = as_netlist(&decoder(&duet));
    let report = sampled(&right, &duet);
    assert_eq!(report.differing, 0, "{report:?}");
    assert!(report.vectors > 20_000 && report.first.is_none() && report.not_compared.is_empty(), "{report:?}");
    assert_eq!(report.compared.len(), 12, "{:?}", report.compared);
    let report = sampled(&right, &scheme("i-secded"));
    let first = report.first.unwrap();
    assert!(report.differing > 0 && first.inputs[0].0 == "entry" && !first.outputs.is_empty());
    let error = netlist::verify(&right, &duet, &named(&[("data", "nothing")]), 64, 1).unwrap_err();
    assert!(error.to_string().contains("no output `nothing` for `data`"), "{error}");
}

/// Data bit 0 is wrong if all bits of the entry have one value, which no random word has.
#[test]
fn a_difference_that_only_words_of_one_value_show_is_reported_with_both_values() {
    let duet = scheme("duet");
    let right = decoder(&duet);
    for value in [false, true] {
        let mut b = Builder::new("wrong");
        let inputs: Vec<Vec<NetId>> = right.inputs().iter().map(|p| b.input(&p.name, p.nets.len())).collect();
        let map = copy_into(&mut b, &right, &inputs);
        let any = if value { b.and(inputs[0].iter().copied()) } else { b.or(inputs[0].iter().copied()) };
        let only = if value { any } else { b.not(any) };
        for port in right.outputs() {
            let mut nets: Vec<NetId> = port.nets.iter().map(|net| map[net.index()]).collect();
            if port.name == "data" {
                nets[0] = b.parity([nets[0], only]);
            }
            b.output(&port.name, nets);
        }
        let report = sampled(&as_netlist(&b.finish()), &duet);
        let first = report.first.as_ref().unwrap_or_else(|| panic!("{value}: {report:?}"));
        let [(port, expected, found)] = &first.outputs[..] else { panic!("{first:?}") };
        assert_eq!((port.as_str(), expected.len()), ("data", found.len()));
        let digit = u8::from_str_radix(&expected[expected.len() - 1..], 16).unwrap() ^ 1;
        assert!(found.ends_with(char::from_digit(digit.into(), 16).unwrap()), "{expected} {found}");
        let one = if value { 'f' } else { '0' };
        let entry = first.inputs[0].1.split_once("'h").expect("a hexadecimal literal").1;
        assert!(entry.chars().all(|digit| digit == one), "{entry}");
    }
}

/// Returns the circuit with some of its outputs changed or removed.
fn with_outputs(circuit: &Circuit, keep: impl Fn(&str) -> bool) -> Circuit {
    let names: Vec<&str> = circuit.outputs().iter().map(|p| p.name.as_str()).filter(|n| keep(n)).collect();
    circuit.restricted_to(&names)
}

#[test]
fn what_is_not_compared_is_listed_and_missing_flags_are_refused() {
    let duet = scheme("duet");
    let few = as_netlist(&with_outputs(&decoder(&duet), |n| matches!(n, "data" | "ce" | "due")));
    let report = sampled(&few, &duet);
    assert_eq!(report.compared, ["data[256]", "ce[1]", "due[1]"]);
    let missing = ["entry", "cw_ce", "cw_due", "rule_fail", "flips", "syndrome_0"];
    for name in missing {
        assert!(report.not_compared.iter().any(|n| n.starts_with(&format!("{name}: the netlist has no"))), "{name}");
    }
    let flagless = as_netlist(&with_outputs(&decoder(&duet), |n| matches!(n, "data" | "due")));
    let error = netlist::verify(&flagless, &duet, &Interface::default(), 64, 1).unwrap_err().to_string();
    assert!(error.contains("no output for `ce` among data[256], due[1]: name it with --port ce=NAME"), "{error}");
    let report = netlist::verify(&flagless, &duet, &named(&[("ce", "-")]), 64, 1).unwrap();
    assert!(report.differing == 0 && report.not_compared.iter().any(|n| n.starts_with("ce: ")), "{report:?}");
    // An output that the scheme does not have, and one of another width.
    let text = blif::write(&few, &|name, _| name.to_string());
    let more = text.replace(".outputs", ".outputs spare").replace(".end", ".names spare\n1\n.end");
    let report = sampled(&blif::read(&more).unwrap(), &duet);
    assert!(report.not_compared.contains(&"output `spare`: the scheme has no such output".to_string()), "{report:?}");
    let wide = text.replace(".outputs", ".outputs cw_ce").replace(".end", ".names cw_ce\n1\n.end");
    let error = netlist::verify(&blif::read(&wide).unwrap(), &duet, &Interface::default(), 64, 1).unwrap_err();
    assert!(error.to_string().contains("output `cw_ce` has 1 bit, but `cw_ce` of the scheme has 4"), "{error}");
}

#[test]
fn data_while_due_is_compared_unless_the_user_says_that_it_means_nothing() {
    let scheme = scheme("duet");
    let right = decoder(&scheme);
    let flags = right.output("due").unwrap().nets[0];
    let data = right.output("data").unwrap().nets[7];
    let wrong = rebuild(&right, |b, net, map| {
        (net == data).then(|| {
            let own = eccforge_circuit::transform::copy_gate(b, right.gate(net), map);
            b.parity([own, map[flags.index()]])
        })
    });
    let report = sampled(&wrong, &scheme);
    assert!(report.differing > 0);
    let differs: Vec<&str> = report.first.as_ref().unwrap().outputs.iter().map(|o| o.0.as_str()).collect();
    assert!(differs.iter().all(|port| matches!(*port, "data" | "corrected")), "{report:?}");
    let interface = Interface { data_only_if_accepted: true, ..Interface::default() };
    let report = netlist::verify(&wrong, &scheme, &interface, 20_000, 1).unwrap();
    assert_eq!(report.differing, 0, "{report:?}");
    let printed = "data and entry while due of the scheme or of the netlist is 1, as asked for";
    assert!(report.not_compared.iter().any(|reason| reason == printed), "{report:?}");
    // Only a flag differs: the data of a word is unspecified if either decoder reports a DUE.
    for flag in [false, true] {
        let mut b = Builder::new("lax");
        let inputs = same_inputs(&mut b, &wrong);
        let map = copy_into(&mut b, &wrong, &inputs);
        for port in wrong.outputs() {
            let nets = if port.name == "due" { vec![b.constant(flag)] } else { translated(&port.nets, &map) };
            b.output(&port.name, nets);
        }
        let lax = b.finish();
        let report = netlist::verify(&lax, &scheme, &interface, 20_000, 1).unwrap();
        let differs: Vec<&str> = report.first.as_ref().unwrap().outputs.iter().map(|o| o.0.as_str()).collect();
        assert_eq!(differs, ["due"], "{report:?}");
    }
}

#[test]
fn every_syndrome_is_tried_with_many_words_of_data() {
    let scheme = scheme("hsiao-22-16");
    let right = decoder(&scheme);
    let report = netlist::verify_syndromes(&right, &scheme, &Interface::default(), 3).unwrap();
    assert_eq!((report.differing, report.vectors), (0, 64 * 64));
    assert!(report.coverage.contains("exhaustive in the syndromes, not in the data"), "{}", report.coverage);
    // Each comparison gets another constant: its match is lost for one syndrome, and wrong for another.
    let mut found = 0;
    for (net, _) in right.drivers().filter(|(_, g)| matches!(g, Gate::Equals { .. })) {
        let wrong = rebuild(&right, |b, at, map| match right.gate(at) {
            Gate::Equals { word, value } if at == net => {
                let word: Vec<_> = word.iter().map(|n| map[n.index()]).collect();
                Some(b.equals(&word, value ^ 1))
            }
            _ => None,
        });
        let report = netlist::verify_syndromes(&wrong, &scheme, &Interface::default(), 3).unwrap();
        assert!(report.differing > 0 && report.differing < report.vectors, "{report:?}");
        found += 1;
    }
    assert!(found >= 22, "{found}");
}

/// Replaces every sum of two inputs in the tree of a parity with an OR, which is right unless both are one.
#[test]
fn a_sum_that_became_an_or_is_found_on_every_syndrome_and_disproved() {
    let scheme = scheme("hsiao-22-16");
    let right = decoder(&scheme);
    let text = blif::write(&right, &|name, _| name.to_string());
    let sums = text.matches("10 1\n01 1\n").count();
    for number in (0..sums).step_by(7) {
        let at = text.match_indices("10 1\n01 1\n").nth(number).unwrap().0;
        let wrong = format!("{}10 1\n01 1\n11 1\n{}", &text[..at], &text[at + 10..]);
        let wrong = blif::read(&wrong).unwrap();
        let report = netlist::verify_syndromes(&wrong, &scheme, &Interface::default(), 3).unwrap();
        assert!(report.differing > 0, "sum {number}");
        assert!(sampled(&wrong, &scheme).differing > 0, "sum {number}");
    }
    if needs(&["berkeley-abc"]) {
        let at = text.find("10 1\n01 1\n").unwrap();
        let wrong = blif::read(&format!("{}10 1\n01 1\n11 1\n{}", &text[..at], &text[at + 10..])).unwrap();
        let report = netlist::prove(&wrong, &scheme, &Interface::default()).unwrap();
        assert!(report.differing == 1 && report.first.is_some(), "{report:?}");
        let report = netlist::prove(&as_netlist(&right), &scheme, &Interface::default()).unwrap();
        assert!(report.differing == 0 && report.coverage.starts_with("proved for every input"), "{report:?}");
    }
}

#[test]
fn the_words_of_a_netlist_check_depend_on_the_seed_alone() {
    let netlist = as_netlist(&decoder(&scheme("duet")));
    let other = scheme("i-secded");
    let count = |seed| netlist::verify(&netlist, &other, &Interface::default(), 100_000, seed).unwrap();
    let (a, b, c) = (count(1), count(1), count(2));
    assert_eq!((a.differing, a.first), (b.differing, b.first));
    assert_ne!(a.differing, c.differing);
}

#[test]
fn an_encoder_is_compared_too() {
    let scheme = scheme("opentitan-72-64");
    let right = encoder_reference(&scheme, &Options::default());
    let report = sampled(&as_netlist(&right), &scheme);
    assert_eq!(report.differing, 0, "{report:?}");
    assert_eq!(report.compared, ["check[8]", "entry[72]"]);
    let other = encoder_reference(&builtin("hsiao-22-16").unwrap().scheme(), &Options::default());
    assert!(netlist::verify(&other, &scheme, &Interface::default(), 64, 1).is_err());
    let row = right.output("check").unwrap().nets[3];
    let wrong = rebuild(&right, |b, net, map| match right.gate(net) {
        Gate::Parity(nets) if net == row => Some(b.parity(nets[1..].iter().map(|n| map[n.index()]))),
        _ => None,
    });
    assert!(sampled(&wrong, &scheme).differing > 0);
    assert!(netlist::verify_syndromes(&right, &scheme, &Interface::default(), 1).is_err());
}

#[test]
fn a_printed_decoder_with_complemented_bits_is_compared_as_it_stores_them() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let scheme = scheme("hsiao-22-16");
    let inverted = complemented(&scheme);
    let design = Design::new(&inverted, &Options::default());
    let folder = tempfile::tempdir().unwrap();
    for side in Side::BOTH {
        let netlist = read(folder.path(), &[("d.v", &design.text(side))], None).unwrap();
        let report = netlist::verify(&netlist, &inverted, &Interface::default(), 20_000, 1).unwrap();
        assert_eq!(report.differing, 0, "{report:?}");
        assert_eq!(netlist::prove(&netlist, &inverted, &Interface::default()).unwrap().differing, 0);
        assert!(sampled(&netlist, &scheme).differing > 0);
    }
}

/// A decoder that reports every odd parity as a single error, like many published ones: no promise covers three wrong
/// bits.
#[test]
fn a_contract_holds_for_a_decoder_that_differs_where_nothing_is_promised() {
    if !needs(&["berkeley-abc"]) {
        return;
    }
    let text = "eccforge: 1\nid: h73\nname: H\nsource: s\nentry: {beats: 1, data-pins: 3, check-pins: 4}\ncodewords: 1\nlayout: identity\n\
        code: {extended-hamming: {k: 3}}\ncorrects: [bits]\nclaims: {never-silent: [2bit]}\n";
    let file = eccforge_files::diagnostic::SourceFile::new("h73.yaml", text);
    let scheme = eccforge_scheme::Scheme::from_text(&file, None).unwrap_or_else(|e| panic!("{e}"));
    let right = decoder(&scheme);
    let (ce, due) = (right.output("ce").unwrap().nets[0], right.output("due").unwrap().nets[0]);
    let parity = |b: &mut eccforge_circuit::Builder, map: &[eccforge_circuit::NetId]| {
        let word: Vec<_> = right.inputs()[0].nets.iter().map(|n| map[n.index()]).collect();
        b.parity(word)
    };
    let lax = rebuild(&right, |b, net, map| (net == ce).then(|| parity(b, map)));
    let contract = netlist::contract(&lax, &scheme, &Interface::default()).unwrap();
    assert!(contract.holds() && !contract.equal_elsewhere && contract.promises.len() == 3, "{contract:?}");
    let same = netlist::contract(&right, &scheme, &Interface::default()).unwrap();
    assert!(same.holds() && same.equal_elsewhere, "{same:?}");
    // `due` is never one, which breaks the third promise for a word that the scheme detects.
    let silent = rebuild(&right, |b, net, _| (net == due).then(|| b.constant(false)));
    let contract = netlist::contract(&silent, &scheme, &Interface::default()).unwrap();
    let proved: Vec<bool> = contract.promises.iter().map(|promise| promise.proof.is_some()).collect();
    assert_eq!(proved, [true, true, false], "{contract:?}");
    assert!(contract.promises[2].broken.as_ref().is_some_and(|word| word.outputs[0].0 == "due"), "{contract:?}");
    // The loss of a match breaks a promise.
    let (lost, _) = right.drivers().find(|(_, g)| matches!(g, Gate::Equals { .. })).expect("a match");
    let wrong = rebuild(&right, |b, net, _| (net == lost).then(|| b.constant(false)));
    let contract = netlist::contract(&wrong, &scheme, &Interface::default()).unwrap();
    assert!(!contract.holds() && contract.promises.iter().any(|promise| promise.broken.is_some()), "{contract:?}");
    let refused = netlist::contract(&decoder(&self::scheme("duet")), &self::scheme("duet"), &Interface::default());
    assert!(refused.is_err_and(|e| e.to_string().contains("several codewords")));
}

#[test]
fn ports_in_a_list_are_one_word_and_a_tied_input_is_a_constant() {
    let scheme = scheme("hsiao-39-32");
    let ours = decoder(&scheme);
    // Check bits and data bits of the entry are separate ports, data in two halves, complemented unless `scan_en` is 2.
    let mut b = Builder::new("split");
    let (check, data, scan) = (b.input("ecc_in", 7), b.input("din", 32), b.input("scan_en", 2));
    let wrong = b.equals(&scan, 2);
    let wrong = b.not(wrong);
    let map = copy_into(&mut b, &ours, &[[data, check].concat()]);
    for port in ours.outputs().iter().filter(|p| matches!(p.name.as_str(), "data" | "ce" | "due")) {
        let nets: Vec<NetId> = port.nets.iter().map(|n| map[n.index()]).collect();
        if port.name == "data" {
            let nets: Vec<NetId> = nets.into_iter().map(|net| b.parity([net, wrong])).collect();
            b.output("low", nets[..16].to_vec());
            b.output("high", nets[16..].to_vec());
        } else {
            b.output(&port.name, nets);
        }
    }
    let netlist = b.finish();
    let differing = |ports: &[(&str, &str)], ties: &[(&str, u64)]| {
        let ties = ties.iter().map(|(name, value)| (name.to_string(), *value)).collect();
        let interface = Interface { ties, ..named(ports) };
        netlist::verify(&netlist, &scheme, &interface, 2000, 1).map(|r| r.differing).map_err(|e| e.to_string())
    };
    let right = [("entry", "{ecc_in, din}"), ("data", "{high,low}")];
    assert_eq!(differing(&right, &[("scan_en", 2)]), Ok(0));
    // Bits of ports are in lists, and bits of an input are tied one by one.
    let by_bits = [("entry", "{ecc_in[6],ecc_in[5:0],din[31:16],din[15:0]}"), ("data", "{high[15:8],high[7:0],low}")];
    assert_eq!(differing(&by_bits, &[("scan_en[1]", 1), ("scan_en[0]", 0)]), Ok(0));
    assert!(differing(&right, &[("scan_en", 0)]).unwrap() > 1000);
    assert!(differing(&right, &[]).unwrap_err().contains("`scan_en` is neither"));
    let swapped = [("entry", "{din,ecc_in}"), ("data", "{high,low}")];
    assert!(differing(&swapped, &[("scan_en", 2)]).unwrap() > 1000);
    for (ports, ties, message) in [
        (("entry", "{ecc_in,dout}"), &[][..], "no input `dout` among ecc_in, din, scan_en"),
        (("entry", "{din,din}"), &[], "input `din` is used twice"),
        (("data", "{low,hgih}"), &[], "no output `hgih` among"),
        (("entry", "{ecc_in,din}"), &[("din", 0)], "input `din` is used twice"),
        (("entry", "din"), &[("scan", 0)], "no input `scan` among"),
        (("entry", "din"), &[("scan_en", 4)], "--tie scan_en=4: the input has 2 bits"),
        (
            ("entry", "din"),
            &[("scan_en[1]", 1)],
            "input `scan_en[0]` is neither named nor tied: write --tie scan_en[0]=0",
        ),
        (("entry", "din"), &[("scan_en[2]", 1)], "input `scan_en` is declared [1:0]: it has no bits `scan_en[2]`"),
        (("ce", "ce[x]"), &[], "`ce[x]` names no bits: write ce[i] or ce[left:right]"),
        (("entry", "{ecc_in,din[0:31]}"), &[], "input `din` is declared [31:0]: it has no bits `din[0:31]`"),
    ] {
        let refused = differing(&[ports], ties).unwrap_err();
        assert!(refused.contains(message), "{refused}");
    }
}
