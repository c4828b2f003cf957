//! Runs work on other threads and takes their results one by one on this thread.

use crate::records::RecordError;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// Time that this thread waits for a result before it calls `take` without one.
const PATIENCE: Duration = Duration::from_millis(50);

/// Runs `work`, which sends results from any of its threads. This thread calls `take` with each result, and in
/// between with `None`, so `take` can do what only this thread may do. If `take` fails, `work` is stopped and later
/// results are dropped.
///
/// # Errors
/// The first error of `take`.
pub fn on_caller_thread<R: Clone + Send>(
    work: impl FnOnce(&AtomicBool, &(dyn Fn(&R) + Sync)) + Send,
    mut take: impl FnMut(Option<&R>) -> Result<(), RecordError>,
) -> Result<(), RecordError> {
    let (sender, receiver) = channel::<R>();
    let stop = AtomicBool::new(false);
    let told = &stop;
    std::thread::scope(|scope| {
        scope.spawn(move || {
            work(told, &|result: &R| {
                // It is taken as long as this thread runs.
                drop(sender.send(result.clone()));
            });
        });
        let mut outcome = Ok(());
        loop {
            let taken = match receiver.recv_timeout(PATIENCE) {
                Ok(result) if outcome.is_ok() => take(Some(&result)),
                Err(RecvTimeoutError::Timeout) if outcome.is_ok() => take(None),
                Err(RecvTimeoutError::Disconnected) => return outcome,
                _ => Ok(()),
            };
            if taken.is_err() {
                stop.store(true, Ordering::Relaxed);
                outcome = taken;
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use rayon::prelude::*;

    #[test]
    fn every_result_of_every_thread_is_taken_here() {
        let (here, mut taken) = (std::thread::current().id(), Vec::new());
        let work = |_: &AtomicBool, done: &(dyn Fn(&u64) + Sync)| (0..1000u64).into_par_iter().for_each(|i| done(&i));
        let outcome = on_caller_thread(work, |result| {
            assert_eq!(std::thread::current().id(), here);
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
}
