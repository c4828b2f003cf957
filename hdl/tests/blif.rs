//! Tests of circuits as BLIF, written and read.

use eccforge_circuit::Interpreter;
use eccforge_hdl::blif::{read, write};
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_scheme::builtin;

#[test]
fn a_decoder_written_and_read_back_means_the_same() {
    let scheme = builtin("hsiao-22-16").unwrap().scheme();
    let circuit = Decoder::new(&scheme, Strategy::SyndromeLookup).flatten();
    let back = read(&write(&circuit, &|name, _| name.to_string())).unwrap();
    let (mut a, mut b) = (Interpreter::new(&circuit), Interpreter::new(&back));
    for round in 0..64u64 {
        for run in [(&circuit, &mut a), (&back, &mut b)] {
            for (i, net) in run.0.inputs()[0].nets.iter().enumerate() {
                run.1.set(*net, (round + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(7 * i as u32));
            }
            run.1.run();
        }
        for (x, y) in circuit.outputs().iter().zip(back.outputs()) {
            assert_eq!(x.name, y.name);
            for (p, q) in x.nets.iter().zip(&y.nets) {
                assert_eq!(a.get(*p), b.get(*q), "{}", x.name);
            }
        }
    }
}

#[test]
fn what_is_no_combinational_circuit_is_refused_with_its_line() {
    for (text, message) in [
        (".model m\n.inputs a\n.outputs y\n.latch a y\n", "line 4: `.latch`: a register or latch"),
        (".inputs a\n.outputs y\n.names y y\n1 1\n", "line 3: net `y` depends on itself, through `y`"),
        (".inputs a\n.outputs y\n.names a x y\n11 1\n.names z x\n1 1\n.names x z\n1 1\n", "depends on itself, through"),
        (".inputs a\n.outputs y\n.names b y\n1 1\n", "line 3: net `b` is read, but nothing drives it"),
        (".model m\n.inputs a\n.outputs y\n", "line 3: output `y` has no driver"),
        (".model m\n.inputs a[1]\n.outputs y\n", "line 2: port `a` lacks some of its bits: `a[0]` is missing"),
        (".inputs a a[1]\n.outputs y\n", "line 1: port `a` is declared as one bit and as several"),
        (".inputs [0]\n.outputs y\n", "line 1: `[0]` is a bit of a port without a name"),
        (".inputs a[1] a[01]\n.outputs y\n", "line 1: port `a` has bit 1 twice: the other is `a[1]` at line 1"),
        (".names a y\n2 1\n", "line 2: `2 1` is not a row of a cover of 1 nets"),
        (".names a y\n11 1\n", "line 2: `11 1` is not a row of a cover of 1 nets"),
        (".names a y\n1 1\n0 0\n", "line 3: the cover of `y` mixes rows of value 0 and 1"),
        (".names a y\n1 1 1\n", "line 2: `1 1 1` is not a row"),
        ("11 1\n", "line 1: `11 1` belongs to no `.names`"),
        (
            ".inputs a b\n.outputs y\n.names a y\n1 1\n.names b y\n1 1\n",
            "line 5: net `y` has two drivers: the other is at line 3",
        ),
        (
            ".inputs a b\n.outputs y\n.names a b\n1 1\n.names b y\n1 1\n",
            "line 3: net `b` has two drivers: it is an input, declared at line 1",
        ),
        (".inputs a\n.inputs b a\n", "line 2: input `a` is declared twice: the other is at line 1"),
        (".inputs a\n.outputs y y\n", "line 2: output `y` is declared twice"),
        (".inputs a\n.outputs y\n.gate AND2_X1 A=a B=a Y=y\n", "line 3: cell `AND2_X1` has no known function"),
        (".inputs a\n.outputs y\n.subckt box A=a Y=y\n", "line 3: cell `box` has no known function"),
        (".model m\n.inputs a\n.blackbox\n", "line 3: a black box"),
        (".inputs a\n.exdc\n.names a y\n1 1\n", "line 2: `.exdc` is not known"),
        (".model m\n.inputs a\n.model n\n", "line 3: a second model"),
        (".model m\n.end\n.inputs a\n", "line 3: text after `.end`"),
        (".inputs a\n.conn a\n", "line 2: `.conn` joins two nets"),
        (".names a \\\n", "line 1: the text ends in a continued line"),
    ] {
        let error = read(text).unwrap_err().to_string();
        assert!(error.contains(message), "{error}\ninstead of {message}");
    }
}

#[test]
fn what_says_nothing_of_the_function_is_passed_over_and_connections_are_wires() {
    let text = ".model m\n.inputs a b\n.outputs y z\n.area 3\n.conn t y\n.names a b t\n.cname g\n1- 1\n-1 1\n.names $undef z\n1 1\n.names $undef\n.end\n";
    assert!(read(text).unwrap_err().to_string().contains("belongs to no"));
    let circuit = read(&text.replace(".cname g\n", "")).unwrap();
    let ports = |ports: &[eccforge_circuit::Port]| ports.iter().map(|p| p.name.clone()).collect::<Vec<_>>();
    assert_eq!(ports(circuit.inputs()), ["a", "b", "undefined"]);
    assert_eq!(ports(circuit.outputs()), ["y", "z"]);
}

#[test]
fn an_undefined_net_that_nothing_reads_is_no_input() {
    let text = ".model m\n.inputs a\n.outputs y\n.names $undef\n.names $undef left\n1 1\n.names a y\n0 1\n.end\n";
    let circuit = read(text).unwrap();
    assert_eq!(circuit.inputs().iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["a"]);
}
