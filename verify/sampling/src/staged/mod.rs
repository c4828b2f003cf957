//! Memories of several stages: their decoders one after the other, errors of all kinds on the cells or on a link, and
//! independent errors at low rates without drawing the words that have none.

mod pipeline;
mod plan;
mod sampler;
mod scattered;
mod sparse;
mod words;

pub use pipeline::{Bench, Pipeline, Verdict};
pub use plan::{Plan, Request};
pub use sampler::OnCircuits;
pub use scattered::Chips;
pub use sparse::{Numbers, Sparse};
