//! Tests that proofs succeed for correct designs and fail, with a counterexample, for wrong ones.

use crate::support;

use eccforge_circuit::Circuit;
use eccforge_circuit::transform::rebuild;
use eccforge_files::diagnostic::SourceFile;
use eccforge_hdl::blif;
use eccforge_hdl::design::{Circuits, Cut, Design, Goal, Handshake, Options, Pipe, Scope, Side, decoder_reference};
use eccforge_hdl::prove::equivalence::Equivalence;
use eccforge_hdl::prove::step::ProofStep;
use eccforge_hdl::prove::{difference, equivalence, linear, pipe, prove, specification, waveform};
use eccforge_hdl::verilog::{Expr, Item, Module};
use eccforge_scheme::{Scheme, builtin};
use support::{complemented, connection, exchange};
use xtask::needs;

#[test]
fn a_hsiao_decoder_is_proved_and_every_mutant_is_killed() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let scheme = builtin("hsiao-39-32").unwrap().scheme();
    let record = prove(&scheme, &Options::default(), 1000).unwrap();
    assert!(record.holds(), "{record:#?}");
    assert!(record.equivalence.iter().all(|e| e.equal && e.outputs >= 7));
    let made: usize = record.mutants.iter().map(|m| m.mutants).sum();
    assert!(made >= 1000, "{made} mutants");
    let by_change = record.mutants.iter().flat_map(|m| m.by_change.values()).sum::<usize>();
    assert_eq!(by_change, made, "each mutant has one change");
    assert!(record.mutants.iter().all(|m| m.killed_share() >= 1.0 && m.survivors.is_empty()));
}

/// Mutants of a decoder of symbols: some gates are redundant, and the remaining mutants are decided on every syndrome.
pub fn mutants_of_a_symbol_decoder_are_killed_or_proved_equal() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let record = prove(&builtin("chipkill-x4").unwrap().scheme(), &Options::default(), 1000).unwrap();
    assert!(record.holds(), "{record:#?}");
    let [decoder, encoder] = record.mutants.as_slice() else { panic!("{:#?}", record.mutants) };
    assert!(decoder.mutants >= 990 && encoder.mutants >= 240, "{:#?}", record.mutants);
    // A few gates are redundant: their mutants are not faults.
    assert!((1..100).contains(&decoder.equivalent), "{decoder:#?}");
    assert!(decoder.killed_share() >= 1.0 && encoder.killed_share() >= 1.0);
}

/// Codes of eight symbols of four bits that correct errors of two symbols with only some values.
#[test]
fn decoders_of_a_symbol_and_a_bit_and_of_two_bits_are_proved() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let one_bit = "across: {single: 1, symbol: 4, whole: 1}";
    let two_bits = "code-symbols: {up-to: 1}, any: {bits: 2}";
    for (corrects, single_bits) in xtask::cases([(one_bit, 1), (two_bits, 2)], [2, 1]) {
        let items = corrects.replace("}, ", "}\n  - ");
        let text = format!(
            "eccforge: 1\nid: some-pairs\nname: x\nsource: x\nentry: {{beats: 1, data-pins: 16, check-pins: 16}}\ncodewords: 1\n\
             layout: identity\ncode: {{reed-solomon: {{polynomial: 0x13, symbols: 8, check-symbols: 4}}}}\ncorrects:\n  - {items}\n"
        );
        let scheme = Scheme::from_text(&SourceFile::new("x.yaml", text), None).unwrap();
        let options = Options::default();
        let printed = Design::new(&scheme, &options).text(Side::Decoder);
        let parameter = printed.lines().find(|line| line.contains(".SingleBits")).expect("a parameter");
        assert!(parameter.contains(&format!("({single_bits})")), "{parameter}");
        let record = prove(&scheme, &options, 200).unwrap();
        assert!(record.holds(), "{corrects}: {record:#?}");
    }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn pipes_are_connected_in_order_and_with_their_registers_as_wires_are_the_core() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let cases: [(&str, &[Cut], Handshake); 4] = [
        ("hsiao-22-16", &[Cut::Input, Cut::Syndrome, Cut::Flips], Handshake::ValidReady),
        ("hsiao-22-16", &[Cut::Output], Handshake::ClockEnable),
        ("hsiao-22-16", &[], Handshake::ValidReady),
        ("i-ssc-csc", &[Cut::Input, Cut::Flips], Handshake::ClockEnable),
    ];
    for (id, cuts, handshake) in xtask::cases(cases, [2, 2]) {
        let scheme = builtin(id).unwrap().scheme();
        let options = Options { pipe: pipe_of(cuts, handshake), ..Options::default() };
        let design = Design::new(&scheme, &options);
        for side in Side::BOTH {
            let (control, equal) = pipe::check(&scheme, &options, &design, side).unwrap();
            assert_eq!(control.failure, None, "{id}");
            assert!(equal.equal && equal.evidence.starts_with("registers as wires"), "{equal:#?}");
            let stages = cuts.iter().filter(|c| side == Side::Decoder || matches!(c, Cut::Input | Cut::Output)).count();
            assert!(control.evidence.starts_with(&format!("{stages} stages")), "{control:#?}");
        }
    }
}

/// Proves pipes with minimal ports: one codeword, an enable and rules, and corrections that are not gated.
#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn pipes_with_minimal_ports_are_proved() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let cases: [(&str, &[Cut], Handshake, Goal); 3] = [
        ("hsiao-22-16", &[Cut::Input, Cut::Output], Handshake::ClockEnable, Goal::Area),
        ("duet-trio", &[Cut::Syndrome, Cut::Flips], Handshake::ValidReady, Goal::Readable),
        ("ssc-dsd-plus", &[Cut::Syndrome, Cut::Output], Handshake::ValidReady, Goal::Delay),
    ];
    for (id, cuts, handshake, goal) in cases {
        let scheme = builtin(id).unwrap().scheme();
        let pipe = Pipe { cuts: cuts.to_vec(), handshake, ..Pipe::default() };
        let options = Options { pipe, goal, scope: Scope::Minimal, ..Options::default() };
        let design = Design::new(&scheme, &options);
        for side in Side::BOTH {
            let (control, equal) = pipe::check(&scheme, &options, &design, side).unwrap();
            assert_eq!(control.failure, None, "{id}");
            assert!(equal.equal && equal.evidence.starts_with("registers as wires"), "{equal:#?}");
        }
        let ports = |modules: &[Module]| -> Vec<String> {
            modules.last().unwrap().ports.iter().map(|port| port.name.clone()).collect()
        };
        let (encoder, decoder) = (ports(&design.encoder_pipe), ports(&design.decoder_pipe));
        for name in ["data_o", "ce_o", "due_o"] {
            assert!(decoder.iter().any(|port| port == name), "{decoder:?}");
        }
        assert!(!decoder.iter().chain(&encoder).any(|name| name == "entry_o"), "{decoder:?}");
    }
    // A gate on `due` is not part of the proof, so the library's parameter is compared.
    let scheme = builtin("hsiao-22-16").unwrap().scheme();
    let pipe = Pipe { cuts: vec![Cut::Syndrome], ..Pipe::default() };
    let options = Options { pipe, scope: Scope::Minimal, ..Options::default() };
    let mut design = Design::new(&scheme, &options);
    let items = &mut design.decoder_pipe.last_mut().unwrap().items;
    let instance = items.iter_mut().find_map(|item| match item {
        Item::Instance { module, name, .. } if name == "u_pipe" => Some(module),
        _ => None,
    });
    let instance = instance.unwrap();
    *instance = instance.replace(".Gated(1'b0)", ".Gated(1'b1)");
    let (control, _) = pipe::check(&scheme, &options, &design, Side::Decoder).unwrap();
    let failure = control.failure.unwrap();
    assert!(failure.contains("`Gated` of u_pipe"), "{failure}");
}

fn pipe_of(cuts: &[Cut], handshake: Handshake) -> Pipe {
    Pipe { cuts: cuts.to_vec(), handshake, bypass: true, inject: true, poison: false }
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_pipeline_is_proved_by_its_parameters_and_not_by_a_line_of_the_library() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let scheme = builtin("hsiao-22-16").unwrap().scheme();
    let pipe = pipe_of(&[Cut::Input, Cut::Output], Handshake::ValidReady);
    let options = Options { pipe, ..Options::default() };
    let mut design = Design::new(&scheme, &options);
    let mut items = design.decoder_pipe.iter_mut().flat_map(|module| &mut module.items);
    let text = items.find_map(|item| match item {
        Item::Source("eccforge_pipe.sv", text) => Some(text),
        _ => None,
    });
    let text = text.unwrap();
    let other = text.replace("if (Stages == 0)", "if (Stages < 1)");
    assert_ne!(*text, other);
    *text = other.leak();
    let (control, equal) = pipe::check(&scheme, &options, &design, Side::Decoder).unwrap();
    assert_eq!(control.failure, None);
    assert!(equal.equal, "{equal:#?}");
}

/// Returns the proof's result for a decoder's pipe of three stages after `change` has changed its top module's items.
fn of_broken_pipe(handshake: Handshake, change: &dyn Fn(&mut Vec<Item>)) -> (ProofStep, Equivalence) {
    let scheme = builtin("hsiao-22-16").unwrap().scheme();
    let options = Options { pipe: pipe_of(&[Cut::Input, Cut::Syndrome, Cut::Output], handshake), ..Options::default() };
    let mut design = Design::new(&scheme, &options);
    let top = design.decoder_pipe.last_mut().unwrap();
    let before = top.clone();
    change(&mut top.items);
    assert_ne!(*top, before);
    pipe::check(&scheme, &options, &design, Side::Decoder).unwrap()
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_pipe_whose_function_is_wrong_is_shown_and_its_connections_are_still_right() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let (control, equal) = of_broken_pipe(Handshake::ValidReady, &|items| {
        let data = items.iter_mut().find_map(|item| match item {
            Item::Assign { left, right, .. } if *left == Expr::name("data_o") => Some(right),
            _ => None,
        });
        *data.unwrap() = Expr::Not(Box::new(Expr::name("data")));
    });
    assert!(control.failure.is_none() && !equal.equal, "{control:#?}");
    // The difference loads as a waveform in which every bit of the data is complemented.
    let mut file = Vec::new();
    assert_eq!(waveform::write(&mut file, &[equal]).unwrap(), 1);
    let mut parser = vcd::Parser::new(file.as_slice());
    let header = parser.parse_header().unwrap();
    let commands: Vec<vcd::Command> = parser.collect::<Result<_, _>>().unwrap();
    let value = |path: &[&str]| {
        let variable = header.find_var(&[&["hsiao_22_16_dec_pipe"], path].concat()).unwrap();
        let found = commands.iter().find_map(|c| match c {
            vcd::Command::ChangeVector(id, bits) if *id == variable.code => Some(bits.to_string()),
            _ => None,
        });
        (variable.size, found.unwrap())
    };
    assert_eq!(value(&["inputs", "entry_i"]).0, 22);
    let ((width, expected), (_, found)) = (value(&["expected", "data_o"]), value(&["found", "data_o"]));
    assert_eq!((width, expected.len()), (16, 16));
    assert!(expected.chars().zip(found.chars()).all(|(x, y)| x != y), "{expected} {found}");
}

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn a_pipe_that_is_connected_wrongly_is_refused() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let name = |name: &str| Expr::name(name);
    // Instance, port, the wrong connection, and the proof's message.
    let valid_ready: [(&str, &str, Expr, &str); 9] = [
        ("u_pipe", "valid_i", Expr::bit(true), "bit 0 of `u_pipe.valid_i`"),
        ("u_pipe", "ready_i", name("valid_i"), "bit 0 of `u_pipe.ready_i`"),
        ("u_pipe", "rst_ni", Expr::bit(true), "bit 0 of `u_pipe.rst_ni`"),
        ("u_pipe", "clk_i", name("rst_ni"), "bit 0 of `u_pipe.clk_i`"),
        ("u_pipe", "entry_i", Expr::Not(Box::new(name("entry_i"))), "bit 0 of `u_pipe.entry_i`"),
        ("u_pipe", "bypass_i", Expr::bit(false), "bit 0 of `u_pipe.bypass_i`"),
        ("u_pipe", "codec_ce_i", name("bypass_i"), "`u_pipe.codec_ce_i` reads `bypass_i`"),
        // Connections that bypass the registers of a stage.
        ("u_locator_0", "syndrome_i", name("syndromes"), "reads `u_pipe.codec_entry_o`"),
        ("u_syndrome_0", "codeword_i", name("entry_i"), "`u_pipe.codec_synd_i` reads `entry_i`"),
    ];
    let clock_enable = [("u_pipe", "ready_i", Expr::bit(true), "bit 0 of `u_pipe.ready_i`")];
    let all = valid_ready.into_iter().map(|change| (Handshake::ValidReady, change));
    for (handshake, (instance, port, value, printed)) in
        all.chain(clock_enable.into_iter().map(|change| (Handshake::ClockEnable, change)))
    {
        let failure = of_broken_pipe(handshake, &|items| *connection(items, instance, port) = value.clone()).0.failure;
        assert!(failure.as_ref().is_some_and(|f| f.contains(printed)), "{instance} {port}: {failure:?}");
    }
    for [a, b] in [["valid_o", "ready_o"], ["ce_o", "due_o"], ["flips_o", "entry_o"]] {
        let failure = of_broken_pipe(Handshake::ValidReady, &|items| exchange(items, a, b)).0.failure;
        assert!(failure.as_ref().is_some_and(|f| f.contains(&format!("`{a}` is not"))), "{a}: {failure:?}");
    }
}

#[test]
fn correct_only_and_complemented_bits_are_proved() {
    scopes_are_proved(&xtask::cases(["hsiao-22-16", "duet-trio"], [2, 1]).collect::<Vec<_>>());
}

/// Proves the decoders that only correct, those with minimal ports, and complemented bits.
pub fn scopes_are_proved(schemes: &[&str]) {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    for &id in schemes {
        let scheme = builtin(id).unwrap().scheme();
        // Equivalence without the specification's steps takes abc minutes for a readable Reed-Solomon decoder.
        let goal = if id == "ssc-dsd-plus" { Goal::Area } else { Goal::Readable };
        let scopes = [Scope::CorrectOnly, Scope::Minimal, Scope::Entry];
        let plain = scopes.map(|scope| (scheme.clone(), Options { scope, goal, ..Options::default() }));
        let inverted = plain.clone().map(|(scheme, options)| (complemented(&scheme), options));
        for (scheme, options) in plain.into_iter().take(2).chain(inverted) {
            let design = Design::new(&scheme, &options);
            for side in Side::BOTH {
                let (shown, _) =
                    equivalence::check(equivalence::Synthesis::Direct, &scheme, &options, &design, side).unwrap();
                assert!(shown.equal, "{id}{}: {shown:#?}", options.flags());
            }
        }
    }
}

#[test]
fn a_decoder_that_calls_a_double_error_corrected_is_refused_with_a_counterexample() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let scheme = builtin("hsiao-22-16").unwrap().scheme();
    let options = Options { scope: Scope::Codeword, ..Options::default() };
    let design = Design::new(&scheme, &options);
    let text = design.text(Side::Decoder);
    // Lax flags: every entry that is not clean counts as corrected.
    let lax = text.replace("assign due_o = ", "assign due_o = 1'b0 & ");
    assert_ne!(text, lax);
    let folder = tempfile::tempdir().unwrap();
    let gates =
        equivalence::synthesise(equivalence::Synthesis::Direct, &lax, &design.top(Side::Decoder), folder.path())
            .unwrap();
    let reference = decoder_reference(&scheme, &options);
    let names = |name: &str, output| equivalence::port_name(name, output, &options);
    let wanted = blif::read(&blif::write(&reference, &names)).unwrap();
    let gates = blif::read(&gates).unwrap();
    assert!(!difference::equal_within(&wanted, &gates, folder.path(), difference::LIMIT).unwrap());
    let found = difference::difference(&wanted, &gates).unwrap();
    assert_eq!(found.outputs[0].0, "due_o");
}

pub fn the_specification_of_a_double_error_correcting_code_is_proved() {
    if !needs(&["berkeley-abc"]) {
        return;
    }
    let scheme = builtin("dec-bch-78-64").unwrap().scheme();
    let steps = specification::check(&scheme, &Circuits::new(&scheme, Goal::Area)).unwrap();
    assert!(steps.iter().all(|s| s.failure.is_none()), "{steps:#?}");
}

/// Proves the decoder of another code without gating, and its mutants.
pub fn mutants_of_a_decoder_that_holds_nothing_back_are_killed() {
    if needs(&["yosys", "berkeley-abc"]) {
        let options = Options { scope: Scope::Minimal, goal: Goal::Delay, ..Options::default() };
        let record = prove(&builtin("rs-ssc-tsd").unwrap().scheme(), &options, 40).unwrap();
        assert!(record.holds(), "{record:#?}");
    }
}

/// With minimal ports and for least delay, the corrections of a symbol do not wait for the check that no other symbol
/// is wrong.
#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn data_of_a_decoder_that_holds_nothing_back_is_proved_where_it_accepts_and_nowhere_else() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let options = Options { scope: Scope::Minimal, goal: Goal::Delay, ..Options::default() };
    let record = prove(&builtin("ssc-dsd-plus").unwrap().scheme(), &options, 0).unwrap();
    assert!(record.holds(), "{record:#?}");
    assert!(record.equivalence[1].evidence.contains("where they accept"), "{record:#?}");
    let scheme = builtin("ssc-dsd-plus").unwrap().scheme();
    let bridge = Circuits::new(&scheme, options.goal).bridge(&options, Side::Decoder).unwrap();
    let [ungated, gated] = bridge.accepted.expect("it delivers anything while it refuses");
    let (h, bits) = (&scheme.code.h, scheme.layout.codeword(0));
    let mut rows: Vec<Vec<usize>> = Vec::new();
    for row in 0..h.r() {
        rows.push(h.row_support(row).into_iter().map(|bit| bits[bit]).collect());
    }
    let folder = tempfile::tempdir().unwrap();
    let same = |a: &Circuit, b: &Circuit| linear::same(a, b, &rows, folder.path()).unwrap().is_some();
    assert!(same(&ungated, &gated));
    // A correction that is not gated on DUE, and one that is made for every accepted syndrome.
    let flip = ungated.output("flips").unwrap().nets[7];
    for operand in 0..2 {
        let operand_net = ungated.gate(flip).operands()[operand];
        let broken = rebuild(&ungated, |_, net, map| (net == flip).then(|| map[operand_net.index()]));
        assert!(!same(&broken, &gated), "{operand}");
    }
}
