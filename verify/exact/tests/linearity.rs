//! Tests that the flips and flags of a decoder depend only on the error and not on the written data, so that verdicts
//! can be computed with the zero entry written.

use eccforge_circuit::{Builder, Circuit, Interpreter};
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::encoder;
use eccforge_scheme::{Scheme, builtins};
use proptest::prelude::*;
use proptest::strategy::Strategy as Values;
use proptest::test_runner::{Config, TestRunner};

/// Whether flips, `ce` and `due` of 64 entries with these errors are the same with `data` written and with zeros.
fn is_linear(scheme: &Scheme, decoder: &Circuit, data: &[u64], error: &[u64]) -> bool {
    let write = encoder(scheme);
    let entry = |data: &[u64]| -> Vec<u64> {
        let mut run = Interpreter::new(&write);
        for (net, word) in write.input("data").unwrap().nets.iter().zip(data) {
            run.set(*net, *word);
        }
        run.run();
        write.output("entry").unwrap().nets.iter().map(|net| run.get(*net)).collect()
    };
    let claims = |written: &[u64]| -> Vec<u64> {
        let mut run = Interpreter::new(decoder);
        for (i, net) in decoder.input("entry").unwrap().nets.iter().enumerate() {
            run.set(*net, written[i] ^ error[i]);
        }
        run.run();
        let read =
            |port: &str| -> Vec<u64> { decoder.output(port).unwrap().nets.iter().map(|net| run.get(*net)).collect() };
        let delivered = read("corrected");
        let wrong = delivered.iter().zip(written).map(|(d, w)| d ^ w);
        // The wrong bits that remain, unless the entry is uncorrectable.
        let due = read("due")[0];
        wrong.map(|w| w & !due).chain(read("ce")).chain([due]).collect()
    };
    claims(&entry(data)) == claims(&vec![0; scheme.geometry.bits()])
}

/// 64 entries: the data, and errors of at most four bits, most of which the decoders correct, flag or miscorrect.
fn words(data: usize, bits: usize) -> impl Values<Value = (Vec<u64>, Vec<u64>)> {
    let written = prop::collection::vec(any::<u64>(), data);
    let errors = prop::collection::vec(prop::collection::vec(0..bits, 0..5), 64);
    (written, errors).prop_map(move |(written, errors)| {
        let mut error = vec![0u64; bits];
        for (lane, pattern) in errors.iter().enumerate() {
            for &bit in pattern.iter() {
                error[bit] |= 1 << lane;
            }
        }
        (written, error)
    })
}

fn holds(scheme: &Scheme, decoder: &Circuit) -> bool {
    let mut runner = TestRunner::new(Config { cases: 8, failure_persistence: None, ..Config::default() });
    let g = scheme.geometry;
    let result = runner.run(&words(g.data_bits().len(), g.bits()), |(data, error)| {
        prop_assert!(is_linear(scheme, decoder, &data, &error));
        Ok(())
    });
    result.is_ok()
}

#[test]
fn linearity_holds() {
    for shipped in builtins() {
        let scheme = shipped.scheme();
        let scheme = scheme.tied();
        assert!(holds(&scheme, &Decoder::new(&scheme, Strategy::SyndromeLookup).flatten()), "{}", shipped.id);
    }
}

/// Detects a decoder that depends on the data: its `ce` is that of the scheme, or the first bit as it was read.
#[test]
fn a_decoder_that_depends_on_data_is_not_linear() {
    let scheme = eccforge_scheme::builtin("hsiao-39-32").unwrap().scheme();
    let right = Decoder::new(&scheme, Strategy::SyndromeLookup).flatten();
    let mut b = Builder::new("wrong");
    let entry = b.input("entry", scheme.geometry.bits());
    b.output("corrected", entry.clone());
    b.output("ce", vec![entry[0]]);
    let never = b.constant(false);
    b.output("due", vec![never]);
    assert!(holds(&scheme, &right) && !holds(&scheme, &b.finish()));
}
