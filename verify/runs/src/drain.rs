//! Runs work on other threads and takes their results one by one on this thread.

use crate::records::RecordError;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::Duration;

/// Time that this thread waits for a result before it calls `take` without one.
// The caller sends heartbeats and messages in between; they must not wait for a long result.
const PATIENCE: Duration = Duration::from_millis(50);

/// Runs `work`, which sends results from any of its threads. This thread calls `take` with each result, and in between
/// with `None`, so `take` can do tasks that only this thread may do. If `take` fails, `work` is stopped and later
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
    let stop_flag = &stop;
    std::thread::scope(|scope| {
        scope.spawn(move || {
            work(stop_flag, &|result: &R| {
                // The receiver lives as long as this thread runs.
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
