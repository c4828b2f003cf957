//! Tests of diagnostics, digests and atomic results.

mod diagnostic;
mod digest;
mod output;
