//! Fleets, beam logs and field data.

mod beam;
mod beam_logs;
mod calibrate;
mod cases;
mod field;
mod fleet;
mod retry;
mod smartmem;
#[path = "../../../verify/exact/tests/support/mod.rs"]
mod support;
mod truth;
