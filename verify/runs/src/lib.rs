//! Long counts that go on where they were interrupted, on any number of threads and ranks.
//!
//! [`run::Work`] comes in cells and blocks; what a block counts is a function of the work alone, so [`run`] may count the
//! blocks in any order and anywhere. [`records`] keeps what was counted in an append-only file in which every line proves
//! the ones before it, [`job`] goes on from such a file, [`elsewhere`] takes results of other threads, [`random`] makes every random bit a function of (seed, stream,
//! block, index), and [`statistics`] says what the counts mean.

pub mod elsewhere;
pub mod job;
pub mod random;
#[cfg(feature = "mpi")]
pub mod ranks;
pub mod records;
pub mod run;
pub mod statistics;
