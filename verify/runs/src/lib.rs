//! Long counts that resume after an interruption, on any number of threads and processes.
//!
//! [`run::Work`] consists of cells and blocks. The counts of a block depend only on the work, so [`run`] can count
//! blocks in any order and anywhere. [`records`] keeps the counts in an append-only file in which every line
//! authenticates the ones before it. [`job`] resumes from such a file. [`drain`] takes results of other threads.
//! [`random`] makes every random bit a function of (seed, stream, block, index). [`statistics`] evaluates the counts.

pub mod drain;
pub mod job;
pub mod machine;
pub mod random;
pub mod records;
pub mod run;
pub mod shard;

pub use eccforge_outcomes::statistics;
