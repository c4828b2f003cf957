//! Tests of the known block: every lane counts the outcomes that the oracle finds, and other counts are an error.

use eccforge_circuit::lanes::Backend;
use eccforge_model::ErrorModel;
use eccforge_oracle::{Status, by_id};
use eccforge_runs::random::{Generator, Stream};
use eccforge_runs::records::Counts;
use eccforge_sampling::draws::BLOCK_SAMPLES;
use eccforge_sampling::known::{answer, check, compare};
use eccforge_sampling::source::{Parts, stream_key};
use eccforge_scheme::builtin;

/// Returns the counts of a block of 3-bit errors of `ni-secded`, drawn with the portable lane and decoded by the
/// oracle.
fn decoded(generator: Generator) -> Counts {
    let (oracle, geometry) = (by_id("ni-secded").unwrap(), builtin("ni-secded").unwrap().scheme().geometry);
    let model = ErrorModel::table1();
    let patterns = &model.class("3bit").unwrap().patterns;
    let parts = Parts::of_class(patterns, geometry).unwrap();
    let stream = Stream::new(generator, 1, &stream_key(patterns, geometry));
    let mut counts = Counts::default();
    parts.each(&stream, (0, BLOCK_SAMPLES), Backend::U64, |_, wrong| {
        let mut error = vec![false; geometry.bits()];
        for &bit in wrong.iter() {
            error[bit] = true;
        }
        let decoded = oracle.decode(&error);
        let outcome = match (decoded.status, decoded.entry.contains(&true)) {
            (Status::Detected, _) => &mut counts.detected,
            (Status::Corrected, true) => &mut counts.miscorrected,
            (Status::Corrected, false) => &mut counts.corrected,
            (Status::Clean, true) => &mut counts.undetected,
            (Status::Clean, false) => &mut counts.clean,
        };
        *outcome += 1;
    });
    counts
}

#[test]
fn every_lane_counts_what_the_oracle_decodes() {
    for generator in [Generator::Ars7, Generator::Philox] {
        assert_eq!(answer(generator), decoded(generator), "{generator:?}");
        for backend in Backend::ALL.into_iter().filter(|b| b.available().is_ok()) {
            check(generator, backend, 3).unwrap();
        }
    }
}

/// The answers of the generators differ, so a program with another generator or constant is recognised.
#[test]
fn one_wrong_thread_is_an_error_with_both_counts() {
    let known = answer(Generator::Philox);
    let moved = Counts { detected: known.detected - 1, miscorrected: known.miscorrected + 1, ..known };
    assert_eq!(compare(known, &[Some(known), Some(known)]), Ok(()));
    for wrong in [answer(Generator::Ars7), moved] {
        let message = compare(known, &[Some(known), Some(wrong)]).unwrap_err();
        assert!(message.contains(&format!("{}", wrong.miscorrected)), "{message}");
        assert!(message.contains("a processor core is faulty"), "{message}");
    }
    assert!(compare(known, &[None]).is_err(), "a thread that panicked");
}
