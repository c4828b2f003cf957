//! Prints the cost of all built-in decoders: two-input gates, and instructions, loads and stores of their machine
//! code.
//!
//! ```text
//! cargo run --release --example sizes -p eccforge-lower
//! ```

use eccforge_circuit::lanes::{Backend, Program};
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::encoder;
use eccforge_scheme::builtins;

fn main() {
    let mut totals = [[0usize; 3]; 2];
    println!("scheme                     circuit  avx512: logic loads stores   avx2: logic loads stores");
    for builtin in builtins() {
        let scheme = builtin.scheme();
        let of = [
            ("encoder", encoder(&scheme)),
            ("decoder", Decoder::new(&scheme, Strategy::SyndromeLookup).flatten()),
            ("software", Decoder::new(&scheme, Strategy::Software).flatten()),
        ];
        for (what, circuit) in of {
            let program = Program::compile(&circuit).expect("shipped schemes fit");
            let sizes = [Backend::Avx512, Backend::Avx2].map(|b| program.native_size(b).unwrap_or_default());
            for (total, size) in totals.iter_mut().zip(&sizes) {
                total.iter_mut().zip(size).for_each(|(t, s)| *t += s);
            }
            let [[a, b, c], [x, y, z]] = sizes;
            println!("{:26} {what:8} {a:13} {b:5} {c:6} {x:13} {y:5} {z:6}", scheme.id);
        }
    }
    println!("total {totals:?}");
}
