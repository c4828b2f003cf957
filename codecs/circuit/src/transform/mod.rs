//! Circuit transformations: copying, cutting at nets, tying inputs to zero, and miters.
//!
//! All of them use [`copy_with`] and only choose which nets to replace; the rest of a circuit stays unchanged.

mod copy;
mod cut;
mod miter;

pub use copy::{copy_gate, copy_into, copy_with, rebuild, same_inputs, same_outputs, translated};
pub use cut::{cut_at, split_at_sums, with_free_inputs, without_input};
pub use miter::miter;
