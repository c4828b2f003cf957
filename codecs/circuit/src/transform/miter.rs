//! Joins two circuits on the same inputs into one with an output that is one exactly if they differ [Brand, ICCAD
//! 1993].

use super::copy::{copy_into, same_inputs};
use crate::graph::{Builder, Circuit, NetId};

/// Builds a circuit with the one-bit output `differs`: an output of `a` differs from the output of `b` in the same
/// place.
///
/// # Panics
/// If the input ports have different shapes.
pub fn miter(a: &Circuit, b: &Circuit) -> Circuit {
    let mut builder = Builder::new("miter");
    let inputs = same_inputs(&mut builder, a);
    let (of_a, of_b) = (copy_into(&mut builder, a, &inputs), copy_into(&mut builder, b, &inputs));
    assert_eq!(a.output_nets().count(), b.output_nets().count(), "outputs are compared in pairs");
    let pairs = a.output_nets().zip(b.output_nets());
    let differ: Vec<NetId> = pairs.map(|(x, y)| builder.parity([of_a[x.index()], of_b[y.index()]])).collect();
    let differs = builder.or(differ);
    builder.output("differs", vec![differs]);
    builder.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::{Gate, Interpreter};

    fn equals(value: u64) -> Circuit {
        let mut b = Builder::new("equals");
        let x = b.input("x", 6);
        let hit = b.equals(&x, value);
        b.output("hit", vec![hit]);
        b.finish()
    }

    #[test]
    fn a_miter_is_one_exactly_where_the_circuits_differ() {
        let miter_of = |a, b| {
            let circuit = miter(&equals(a), &equals(b));
            let mut run = Interpreter::new(&circuit);
            for (i, net) in circuit.inputs()[0].nets.iter().enumerate() {
                run.set(*net, (0..64u64).fold(0, |w, v| w | (v >> i & 1) << v));
            }
            run.run();
            run.get(circuit.outputs()[0].nets[0])
        };
        assert_eq!(miter_of(7, 40), 1 << 7 | 1 << 40);
        assert_eq!(miter_of(9, 9), 0);
        let same = miter(&equals(9), &equals(9));
        assert_eq!(same.gate(same.outputs()[0].nets[0]), &Gate::Constant(false));
    }
}
