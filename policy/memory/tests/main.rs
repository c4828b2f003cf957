//! Simulated memory, its faults and memory tests.

mod campaign;
#[path = "../../machines/tests/citations/mod.rs"]
mod citations;
mod codec;
mod device;
mod host;
mod memtest;
mod policy;
mod requirements;
mod resume;
mod support;
