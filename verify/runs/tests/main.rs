//! Tests of runs: records, resuming, shares of threads and shards, and random bits.

mod drain;
mod draws;
mod job;
mod join;
mod random;
mod records;
mod shard;
mod share;
mod threads;
