//! Memories of several stages: their decoders in sequence, all kinds of errors on the cells or on a link, and
//! independent errors at low rates without drawing error-free words.

mod at_stage;
mod batch;
mod classes;
mod counting;
mod pipeline;
mod rates;
mod sampler;
mod scattered;
mod sparse;
mod weights;
mod words;

pub use at_stage::{AtStage, at_stages};
pub use classes::{Engine, OfClass, SAMPLES, SEED, by_class, exact_class};
pub(crate) use counting::Counting;
pub use pipeline::{Bench, Pipeline, Verdict};
pub use rates::{AtRate, at_rate};
pub use sampler::OnCircuits;
pub use scattered::Chips;
pub use sparse::{Numbers, Sparse};
pub use weights::{OfWeight, by_weight, tries};
