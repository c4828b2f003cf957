//! Sampled runs against exact counts.

mod additive_random;
mod devices;
#[path = "../../exact/tests/support/works.rs"]
mod oracles;
mod shipped;
mod staged_runs;
mod staged_works;
mod stages;
#[path = "support/tiny.rs"]
mod tiny;
