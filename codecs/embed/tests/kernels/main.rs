//! Tests of the library against the oracle, on every back end of the machine.

mod agreement;
mod buffers;
mod guarded;
mod injection;
mod oracle;
#[cfg(feature = "rayon")]
mod parallel;
mod support;
