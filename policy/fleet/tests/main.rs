//! Fleets and field data.

mod calibrate;
mod field;
mod fleet;
mod retry;
mod smartmem;
#[path = "../../../verify/exact/tests/support/mod.rs"]
mod support;
