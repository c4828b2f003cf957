//! Tests of simulated memory, its faults and memory tests.

mod bits;
mod campaign;
#[path = "../../gpu/tests/citations/mod.rs"]
mod citations;
mod codec;
mod device;
mod host;
mod information;
mod logic;
mod memtest;
mod pattern;
mod plan;
mod policy;
mod random;
mod requirements;
mod resume;
mod support;
mod sweep;
