//! Tests of logs of beam campaigns.

mod analyse;
mod beam;
mod beam_logs;
mod bits;
mod cases;
mod cells;
mod coverage;
mod filter;
mod model_file;
mod retention;
mod severity;
mod store;
mod truth;
mod utilisation;
