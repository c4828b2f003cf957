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
    // The builder shares equal gates, so parts that both circuits have in common need no proof.
    let (of_a, of_b) = (copy_into(&mut builder, a, &inputs), copy_into(&mut builder, b, &inputs));
    assert_eq!(a.output_nets().count(), b.output_nets().count(), "outputs are compared in pairs");
    let pairs = a.output_nets().zip(b.output_nets());
    let differ: Vec<NetId> = pairs.map(|(x, y)| builder.parity([of_a[x.index()], of_b[y.index()]])).collect();
    let differs = builder.or(differ);
    builder.output("differs", vec![differs]);
    builder.finish()
}
