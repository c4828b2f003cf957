//! Logs of beam campaigns.

mod beam;
mod beam_logs;
mod cases;
mod truth;
