//! Diagnostics, digests and atomic results.

mod diagnostic;
mod digest;
mod output;
