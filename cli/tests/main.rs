//! Tests of the `eccforge` program as its users run it.

mod action;
mod addresses;
mod advice;
mod answers;
mod blocks;
mod codes;
mod commands;
mod crate_dependencies;
mod damaged;
mod documents;
mod emit;
mod faults;
mod field;
mod first;
mod fleet;
mod folders;
mod gates;
mod guides;
mod hardware;
mod hosts;
#[path = "../src/languages.rs"]
mod languages;
mod lax;
mod memtest;
mod memtest_killed;
mod messages;
mod outputs;
mod overwritten;
mod policy;
mod printed;
mod processes;
#[path = "support/program.rs"]
mod program;
#[cfg(unix)]
mod queues;
#[cfg(feature = "mpi")]
mod ranks;
#[cfg(feature = "mpi")]
mod recounted;
mod resealed;
mod sampling;
mod schemas;
mod screens;
mod search;
#[path = "support/searched.rs"]
mod searched;
mod served;
mod sizes;
#[path = "../../policy/fleet/tests/smartmem/mod.rs"]
mod smartmem;
mod stages;
mod starts;
mod support;
#[cfg(unix)]
mod terminals;
mod unrecognised;
mod watch;
#[path = "support/watched.rs"]
mod watched;
mod who_counted;
