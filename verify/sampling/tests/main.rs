//! Tests of sampled runs against exact counts.

mod additive_random;
mod balls;
mod claims;
mod comparison;
mod devices;
mod drawn;
mod dvd;
mod einsim;
#[path = "support/erasing.rs"]
mod erasing;
mod keys;
mod known;
mod monte_carlo;
mod optical;
#[path = "../../exact/tests/support/works.rs"]
mod oracles;
#[path = "../../exact/tests/support/random_model.rs"]
mod random_model;
#[path = "../../exact/tests/support/random_scheme.rs"]
mod random_scheme;
mod ranks;
mod report;
mod shipped;
mod sources;
mod sparse;
mod staged_runs;
mod staged_works;
mod stages;
mod sweeps;
#[path = "support/tiny.rs"]
mod tiny;
mod two_levels;
