//! The library against the oracle, on every back end of the machine.

mod buffers;
mod oracle;
#[cfg(feature = "rayon")]
mod parallel;
mod support;
