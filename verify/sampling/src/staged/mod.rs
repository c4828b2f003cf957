//! Memories of several stages: their decoders in sequence, all kinds of errors on the cells or on a link, and
//! independent errors at low rates without drawing error-free words.

mod at_stage;
mod balls;
mod batch;
pub(crate) mod counting;
mod erased;
mod facts;
pub(crate) mod pipeline;
mod sampler;
pub(crate) mod scattered;
pub(crate) mod sparse;
mod weights;
mod words;

pub use at_stage::{AtStage, at_stages};
pub use facts::{SAMPLES, exact_class, facts};
pub use pipeline::{Bench, BlockOutcomes, Pipeline};
pub use sampler::OnCircuits;
pub use scattered::Chips;
pub use sparse::{Numbers, Sparse};
pub use weights::{by_weight, tries};
