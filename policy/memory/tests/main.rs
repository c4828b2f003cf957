//! Simulated memory, its faults and memory tests.

mod campaign;
#[path = "../../gpu/tests/citations/mod.rs"]
mod citations;
mod codec;
mod device;
mod host;
mod memtest;
mod policy;
mod requirements;
mod resume;
mod support;
