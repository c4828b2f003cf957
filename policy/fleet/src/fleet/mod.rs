//! GPUs over years: the same faults for every scheme, exact outcome probabilities, real policies, and costs.
//!
//! [`trace`] draws the faults in a slot of the fleet; [`drive`] takes them through a scheme ([`outcomes`]) and a policy;
//! [`work`] does so for blocks of slots, on all threads, in the records of `eccforge simulate`; [`clusters`] follows single faults,
//! which give the variance of counts; [`fleet_report`] has the results, and the closed form of Sullivan et al., Section 7.3;
//! [`next_fault`] has the chances of the operator's rule of draining;
//! [`calibrate`] compares them to field studies ([`study`]).

pub mod calibrate;
pub mod clusters;
pub mod description;
pub mod document;
pub mod drive;
pub mod estimate;
pub mod extent;
pub mod fleet_report;
pub mod metrics;
pub mod next_fault;
pub mod outcomes;
pub mod scenario;
pub mod study;
pub mod system;
pub mod trace;
pub mod work;
