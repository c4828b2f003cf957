//! Evidence of a log about every GPU, switch and memory, without a model.
//!
//! Counts follow NVML where it has one: remapped rows are the rows that XID 63 recorded, including those that wait for the reset (A.8). A
//! failed remap is evidence for returning the GPU (A.5), never a remapped row; an attempt on a row that already waits is benign (A.11). The
//! actions of 94 and 95 are read from their fields (A.7).

mod action;
mod advice;
mod bursts;
mod count;
mod fault;
mod gpu;
mod history;
mod inventory;
mod join;
mod known;
mod memory;
mod next_fault;
pub mod reading;
mod records;
mod shown;
mod snapshot;
mod state;
mod switch;

pub use action::{Action, Advice, Rule};
pub use advice::{Advised, Device, HostErrors, Subject};
pub(crate) use fault::is_far;
pub use gpu::{Errors, Evidence, GpuFacts, GpuState, Pending, PendingReason};
pub use history::Past;
pub use known::{OnHost, Tracked};
pub use memory::{MemoryFacts, MemoryState};
pub use next_fault::{NextFault, NextFaults, WrongEntry};
pub use shown::ObservedFacts;
pub use snapshot::{Snapshot, Values};
pub use state::{Limits, MAX_DEVICES, Observed};
pub use switch::SwitchState;
