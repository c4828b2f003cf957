//! Tests of constant folding, of a circuit's own description, and of linear algebra against hand calculation.

use eccforge_circuit::linear::affine_forms;
use eccforge_circuit::{Builder, Circuit, Gate, Interpreter, NetId};
use eccforge_gf::affine::{AffineForm, RowSpace};
use eccforge_gf::gf2::{Span, Vector};

/// The value of net `net` if the inputs are the bits of `x`.
fn value(circuit: &Circuit, net: NetId, x: u64) -> bool {
    let mut run = Interpreter::new(circuit);
    for port in circuit.inputs() {
        for (i, n) in port.nets.iter().enumerate() {
            run.set(*n, x >> i & 1);
        }
    }
    run.run();
    run.get(net) & 1 == 1
}

#[test]
fn gates_of_no_operand_or_one_are_not_made() {
    let mut b = Builder::new("t");
    let x = b.input("x", 2);
    let [no, yes] = [false, true].map(|v| b.constant(v));
    assert_eq!([b.and([]), b.or([]), b.parity([])], [yes, no, no]);
    assert_eq!([b.and([x[0]]), b.or([x[0]]), b.parity([x[0]])], [x[0]; 3]);
    assert_eq!([b.and([x[0], no]), b.or([x[0], yes])], [no, yes]);
    assert_eq!([b.not(no), b.not(yes)], [yes, no]);
    let not = b.not(x[0]);
    assert_eq!(b.not(not), x[0]);
    assert_eq!(b.at_least_two(&[]), no);
    assert_eq!(b.at_least_two(&[x[0]]), no);
}

#[test]
fn constants_in_a_parity_complement_it_once_for_each() {
    let mut b = Builder::new("t");
    let x = b.input("x", 2);
    let yes = b.constant(true);
    let plain = b.parity([x[0], x[1]]);
    let complement = b.not(plain);
    assert_eq!(b.parity([x[0], yes, x[1]]), complement);
    assert_eq!(b.parity([yes, x[0], yes, x[1]]), plain);
    assert_eq!(b.parity([x[0], x[1], x[0], x[0]]), plain, "pairs cancel");
    assert_eq!(b.masked_parity(&x, 0b11), plain);
    assert_eq!(b.masked_parity(&x, 0b10), x[1]);
}

#[test]
fn comparisons_decide_what_is_constant() {
    let mut b = Builder::new("t");
    let x = b.input("x", 2);
    let [no, yes] = [false, true].map(|v| b.constant(v));
    assert_eq!(b.equals(&[], 0), yes);
    assert_eq!(b.equals(&[no, yes], 0b10), yes);
    assert_eq!(b.equals(&[no, yes], 0b11), no);
    assert_eq!(b.equals(&[x[0]], 1), x[0]);
    let not = b.not(x[0]);
    assert_eq!(b.equals(&[x[0]], 0), not);
    assert_eq!(b.equals(&[yes, x[0]], 0b11), x[0], "the open bits are compared with theirs");
    let both = b.equals(&[no, x[0], yes, x[1]], 0b1100);
    let direct = b.equals(&x, 0b10);
    assert_eq!(both, direct);
    b.output("y", vec![both]);
    let circuit = b.finish();
    assert_eq!([0, 1, 2, 3].map(|v| value(&circuit, both, v)), [false, false, true, false]);
}

#[test]
fn a_circuit_keeps_its_name_and_the_output_bits_that_are_asked_for() {
    let mut b = Builder::new("adder");
    let x = b.input("x", 4);
    let pairs = [b.and([x[0], x[1]]), b.and([x[1], x[2]]), b.and([x[2], x[3]])];
    b.output("y", pairs.to_vec());
    b.output("z", vec![x[3]]);
    let circuit = b.finish();
    assert_eq!(circuit.name(), "adder");
    let odd = circuit.with_output_bits("y", &|bit| bit == 1);
    let outputs: Vec<(&str, usize)> = odd.outputs().iter().map(|p| (p.name.as_str(), p.nets.len())).collect();
    assert_eq!(outputs, [("y", 1), ("z", 1)]);
    let y = odd.outputs()[0].nets[0];
    assert_eq!((0..16).filter(|v| value(&odd, y, *v)).collect::<Vec<_>>(), [6, 7, 14, 15]);
}

#[test]
fn a_span_knows_its_dimension_its_members_and_how_they_are_made() {
    let span = Span::of([0b0011, 0b0110, 0b0101, 0b1000]);
    assert_eq!(span.dimension(), 3);
    let members: Vec<u64> = (0..16).filter(|v| span.contains(*v)).collect();
    assert_eq!(members, [0, 3, 5, 6, 8, 11, 13, 14], "words whose low three bits have even weight");
    // Vectors 0, 1 and 3 are independent; 2 is the sum of the first two.
    let mut span = Span::<u64>::default();
    assert_eq!([0b0011, 0b0110, 0b0101, 0b1000].map(|v| span.insert(v)), [None, None, Some(0b0011), None]);
    assert_eq!(span.insert(0b1101), Some(0b1011));
    assert_eq!(span.reduce(0b1011), (0, 0b1001));
}

/// The vectors have many bits in common, so elimination runs both ways.
#[test]
fn what_a_span_says_it_is_made_of_sums_to_the_vector() {
    let vectors = [0b1011_0111, 0b0111_1011, 0b1100_1100, 0b1111_1110, 0b0011_0101u64];
    let mut span = Span::default();
    for vector in vectors {
        span.insert(vector);
    }
    for choice in 0..32u32 {
        let chosen = (0..5).filter(|i| choice >> i & 1 == 1);
        let sum = chosen.fold(0, |sum, i| sum ^ vectors[i]);
        let (residue, combination) = span.reduce(sum);
        let made = (0..5).filter(|i| combination >> i & 1 == 1).fold(0, |sum, i| sum ^ vectors[i]);
        assert_eq!((residue, made), (0, sum));
        assert!(span.contains(sum));
    }
}

#[test]
fn affine_forms_add_as_vectors_do() {
    assert!(AffineForm::of(3, [1, 1]).is_zero());
    assert!(!AffineForm::of(3, [1]).is_zero());
    let mut sum = AffineForm::of(100, [0, 70]);
    sum.add(&AffineForm::of(100, [70, 99]));
    assert_eq!((sum.bits(), sum.weight(), sum.complemented()), (vec![0, 99], 2, false));
}

#[test]
fn every_net_has_the_form_that_its_gates_make() {
    let mut b = Builder::new("t");
    let x = b.input("x", 3);
    let sum = b.parity([x[0], x[1]]);
    let not = b.not(sum);
    let twice = b.parity([not, x[2]]);
    let back = b.parity([not, twice]);
    let (yes, no) = (b.constant(true), b.constant(false));
    let product = b.and([x[0], x[1]]);
    let mixed = b.parity([product, x[2]]);
    b.output("y", vec![twice, back, mixed, yes, no]);
    let circuit = b.finish();
    let forms = affine_forms(&circuit);
    let form = |net: NetId| forms[net.index()].as_ref().map(|f| (f.bits(), f.complemented()));
    assert_eq!(form(sum), Some((vec![0, 1], false)));
    assert_eq!(form(not), Some((vec![0, 1], true)));
    assert_eq!(form(twice), Some((vec![0, 1, 2], true)));
    assert_eq!(form(back), Some((vec![2], false)), "two complements cancel");
    assert_eq!([form(yes), form(no)], [Some((vec![], true)), Some((vec![], false))]);
    assert_eq!([form(product), form(mixed)], [None, None]);
    assert!(forms[no.index()].as_ref().is_some_and(AffineForm::is_zero));
    assert!(!forms[yes.index()].as_ref().is_some_and(AffineForm::is_zero));
    assert!(circuit.gates().iter().any(|g| matches!(g, Gate::Constant(true))));
}

#[test]
fn combinations_of_rows_are_found_and_others_are_not() {
    let row = |bits: &[usize]| AffineForm::of(5, bits.iter().copied());
    let rows = RowSpace::new(5, &[vec![0, 1, 2], vec![1, 2, 3], vec![2, 3, 4]]);
    assert_eq!((rows.inserted(), rows.is_independent()), (3, true));
    assert_eq!(rows.combination(&row(&[0, 3])), Some(0b011));
    assert_eq!(rows.combination(&row(&[0, 1, 3, 4])), Some(0b101));
    assert_eq!(rows.combination(&row(&[1])), None);
    assert_eq!(rows.combination(&row(&[])), None);
    let dependent = RowSpace::new(5, &[vec![0, 1], vec![1, 2], vec![0, 2]]);
    assert_eq!((dependent.inserted(), dependent.is_independent()), (3, false));
}
