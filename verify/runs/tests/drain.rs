//! Tests that the calling thread takes the results of other threads.

use eccforge_runs::drain::on_caller_thread;
use eccforge_runs::records::RecordError;
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};

#[test]
fn every_result_of_every_thread_is_taken_here() {
    let (caller, mut taken) = (std::thread::current().id(), Vec::new());
    let work = |_: &AtomicBool, done: &(dyn Fn(&u64) + Sync)| (0..1000u64).into_par_iter().for_each(|i| done(&i));
    let outcome = on_caller_thread(work, |result| {
        assert_eq!(std::thread::current().id(), caller);
        taken.extend(result.copied());
        Ok(())
    });
    taken.sort_unstable();
    assert!(outcome.is_ok() && taken == (0..1000).collect::<Vec<_>>());
}

#[test]
fn a_result_that_cannot_be_taken_ends_the_work() {
    let work = |stop: &AtomicBool, done: &(dyn Fn(&u64) + Sync)| {
        let mut i = 0;
        while !stop.load(Ordering::Relaxed) {
            done(&i);
            i += 1;
        }
    };
    let mut taken = Vec::new();
    let outcome = on_caller_thread(work, |result| {
        taken.extend(result.copied());
        if taken.len() == 3 { Err(RecordError::Mismatch("full".into())) } else { Ok(()) }
    });
    assert_eq!((outcome.unwrap_err().to_string().as_str(), taken), ("full", vec![0, 1, 2]));
}

#[test]
fn this_thread_is_not_idle_while_it_waits() {
    let rounds = AtomicBool::new(false);
    let work = |_: &AtomicBool, done: &(dyn Fn(&u8) + Sync)| {
        while !rounds.load(Ordering::Relaxed) {
            std::thread::yield_now();
        }
        done(&1);
    };
    let mut taken = Vec::new();
    let outcome = on_caller_thread(work, |result| {
        taken.extend(result.copied());
        rounds.store(true, Ordering::Relaxed);
        Ok(())
    });
    assert!(outcome.is_ok() && taken == [1]);
}
