//! Tests of published words: the encoder gives them, and the decoder takes them as error-free and corrects any wrong bit.
//! The codes use the order of powers, the constant and the symbols that their standards state.

use crate::words;
use eccforge_circuit::{Circuit, Interpreter};
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::{encoder, stored};
use std::path::Path;

fn run(circuit: &Circuit, inputs: &[bool], output: &str) -> Vec<bool> {
    let mut run = Interpreter::new(circuit);
    for (net, bit) in circuit.inputs()[0].nets.iter().zip(inputs) {
        run.set(*net, u64::from(*bit));
    }
    run.run();
    circuit.output(output).expect("a port").nets.iter().map(|net| run.get(*net) & 1 == 1).collect()
}

#[test]
fn published_words_are_encoded_and_decoded_as_published() {
    for (scheme, words) in words::all(Path::new("tests/known_words")) {
        let encode = stored(&scheme, &encoder(&scheme));
        let decode = stored(&scheme, &Decoder::new(&scheme, Strategy::SyndromeLookup).flatten());
        for word in words {
            let data: Vec<bool> = scheme.geometry.data_bits().into_iter().map(|bit| word.bits[bit]).collect();
            assert_eq!(run(&encode, &data, "entry"), word.bits, "{}", word.text);
            for flag in ["ce", "due"] {
                assert_eq!(run(&decode, &word.bits, flag), [false], "{}", word.text);
            }
            let corrects = !scheme.corrects[0].is_empty();
            for bit in 0..word.bits.len() {
                let mut wrong = word.bits.clone();
                wrong[bit] = !wrong[bit];
                let flags = ["ce", "due"].map(|flag| run(&decode, &wrong, flag)[0]);
                assert_eq!(flags, [corrects, !corrects], "bit {bit} of {}", word.text);
                let corrected = run(&decode, &wrong, "corrected");
                assert_eq!(corrected, if corrects { &word.bits } else { &wrong }[..], "bit {bit} of {}", word.text);
            }
        }
    }
}
