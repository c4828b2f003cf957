//! Errors of a fleet: field data under another code ([`field`]) and as predictions of failures ([`predict`]), the errors of a log
//! under the code of their controller ([`explain`]) with the chances of the next fault ([`outlook`]), and GPUs over years under a scheme
//! and a policy ([`fleet`]).
//!
//! The fleet combines exact results of other packages: outcome probabilities from `eccforge-exact`, state machines from
//! `eccforge-gpu`, records from `eccforge-runs`. Every random number is a function of (seed, GPU, purpose, index), so counts are
//! the same at any number of threads and shards, and all schemes meet the same faults.

pub mod explain;
pub mod field;
pub mod fleet;
pub mod outlook;
pub mod predict;
pub mod reads;
