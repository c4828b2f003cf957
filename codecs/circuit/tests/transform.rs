//! Tests of circuits that are cut, tied and compared.

use crate::support::{self, truth};
use eccforge_circuit::transform::{
    copy_into, cut_at, miter, same_inputs, same_outputs, split_at_sums, with_free_inputs, without_input,
};
use eccforge_circuit::{Builder, Circuit, Gate, Port, Role};

fn equals(value: u64) -> Circuit {
    let mut b = Builder::new("equals");
    let x = b.input("x", 6);
    let hit = b.equals(&x, value);
    b.output("hit", vec![hit]);
    b.finish()
}

#[test]
fn a_miter_is_one_exactly_where_the_circuits_differ() {
    let miter_of = |a, b| truth(&miter(&equals(a), &equals(b)))[0];
    assert_eq!(miter_of(7, 40), 1 << 7 | 1 << 40);
    assert_eq!(miter_of(9, 9), 0);
    let same = miter(&equals(9), &equals(9));
    assert_eq!(same.gate(same.outputs()[0].nets[0]), &Gate::Constant(false));
}

#[test]
fn tied_inputs_are_folded_into_every_kind_of_gate() {
    let mut b = Builder::new("t");
    let x = b.input("x", 4);
    let nets = vec![
        b.parity(x.iter().copied()),
        b.and([x[0], x[1]]),
        b.or([x[2], x[3]]),
        b.equals(&x, 0b0100),
        b.equals(&x, 0b1100),
    ];
    b.output("y", nets);
    let c = with_free_inputs(&b.finish(), "free", &[x[2], x[1]]);
    assert_eq!(c.verify(), Ok(()));
    let free = c.input("free").unwrap().nets.clone();
    let y = c.output("y").unwrap().nets.clone();
    assert_eq!(c.gate(y[0]), &Gate::Parity([free[0], free[1]].into()));
    assert_eq!(c.gate(y[1]), &Gate::Constant(false));
    assert_eq!(y[2], free[0]);
    assert_eq!(c.gate(y[3]), &Gate::Equals { word: [free[1], free[0]].into(), value: 0b10 });
    assert_eq!(c.gate(y[4]), &Gate::Constant(false));
}

/// A word of three bits, its syndrome of two, an enable; hit = (syndrome = 3) and enable, passed = word[0].
fn decoder() -> Circuit {
    let mut b = Builder::new("decoder");
    let (x, enable) = (b.input("word", 3), b.input("enable", 1));
    let syndrome = [b.parity([x[0], x[1]]), b.parity([x[1], x[2]])];
    let hit = b.equals(&syndrome, 3);
    let hit = b.and([hit, enable[0]]);
    b.output("syndrome", syndrome.to_vec());
    b.output("hit", vec![hit]);
    b.output("passed", vec![x[0]]);
    b.word("hit", Role::Match, vec![hit]);
    b.finish()
}

#[test]
fn a_cut_reads_the_syndrome_instead_of_the_word() {
    let cut = cut_at(&decoder(), "syndrome", "word", |w| w.name == "hit");
    assert_eq!(cut.verify(), Ok(()));
    let names = |ports: &[Port]| ports.iter().map(|p| p.name.clone()).collect::<Vec<_>>();
    assert_eq!(
        (names(cut.inputs()), names(cut.outputs())),
        (vec!["syndrome".to_string(), "enable".into()], vec!["hit".to_string(), "passed".into()])
    );
    let equal = cut.drivers().find(|(_, g)| matches!(g, Gate::Equals { .. })).unwrap();
    assert_eq!(equal.1.operands(), cut.inputs()[0].nets);
    assert_eq!(cut.gate(cut.output("passed").unwrap().nets[0]), &Gate::Constant(false));
    assert_eq!(cut.words().len(), 1);
}

#[test]
fn outputs_that_depend_on_an_input_are_removed_with_it() {
    let circuit = decoder();
    let rest = without_input(&circuit, 1);
    assert_eq!(rest.outputs().iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["syndrome", "passed"]);
    assert_eq!(rest.inputs().iter().map(|p| p.name.as_str()).collect::<Vec<_>>(), ["word"]);
    let (x, syndrome) = (&rest.inputs()[0].nets, &rest.outputs()[0].nets);
    assert_eq!(rest.gate(syndrome[0]), &Gate::Parity([x[0], x[1]].into()));
    assert_eq!(rest.outputs()[1].nets, [x[0]]);
    assert!(without_input(&circuit, 0).outputs().is_empty());
}

#[test]
fn a_circuit_split_at_its_sums_is_the_same_when_joined() {
    let [sums, rest] = split_at_sums(&decoder()).unwrap();
    assert!(sums.gates().iter().all(|gate| matches!(gate, Gate::Input { .. } | Gate::Parity(_))), "{sums:?}");
    assert!(!rest.gates().iter().any(|gate| matches!(gate, Gate::Parity(_))), "{rest:?}");
    assert_eq!((sums.inputs().len(), rest.inputs().len()), (1, 3), "the sums do not read the enable");
    let mut split = 0;
    for seed in 0..200 {
        let plain = support::decoder(seed);
        let Some([sums, rest]) = split_at_sums(&plain) else { continue };
        split += 1;
        let mut b = Builder::new("joined");
        let inputs = same_inputs(&mut b, &plain);
        let read =
            sums.inputs().iter().map(|port| plain.inputs().iter().position(|own| own.name == port.name).unwrap());
        let read: Vec<_> = read.map(|at| inputs[at].clone()).collect();
        let map = copy_into(&mut b, &sums, &read);
        let between = sums.outputs()[0].nets.iter().map(|net| map[net.index()]).collect();
        let map = copy_into(&mut b, &rest, &[inputs, vec![between]].concat());
        same_outputs(&mut b, &rest, &map);
        assert_eq!(truth(&b.finish()), truth(&plain), "{seed}");
    }
    assert!(split > 100, "{split}");
}
