//! Tests of fleets and field data.

mod calibrate;
mod coverage;
mod drain;
mod extent;
mod field;
mod fleet;
mod metrics;
mod outcomes;
mod outlook;
mod predict;
mod retry;
mod scenario;
mod smartmem;
mod study;
#[path = "../../../verify/exact/tests/support/mod.rs"]
mod support;
mod trace;
