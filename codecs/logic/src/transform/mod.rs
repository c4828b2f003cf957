//! Copies of circuits: as they are, cut at nets, with inputs tied to zero, two beside each other.
//!
//! [`copy_with`] is the one copy; everything else says which nets it replaces. None of these changes what remains.

mod copy;
mod cut;
mod miter;

pub use copy::{copy_gate, copy_into, copy_with, rebuild, same_inputs, same_outputs, translated};
pub use cut::{cut_at, with_free_inputs, without_input};
pub use miter::miter;
