//! All shipped schemes in all goals: what `cargo xtask full` runs, and CI, which runs a part of each, leaves out.

use crate::support::{GOALS, shipped};
use crate::{emitted, goals, library, lint, planted, ram};

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn every_shipped_scheme_is_proved_in_every_goal() {
    GOALS.into_iter().for_each(|goal| goals::are_proved(&shipped(), goal));
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn every_shipped_scheme_is_silent_in_every_goal() {
    lint::are_silent_in_every_goal(shipped());
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn every_wrong_decoder_of_shipped_kinds_is_refused() {
    planted::are_refused(&["sec-ded-daec-72-64", "trio-confirmed"]);
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn every_planted_fault_of_the_library_is_refused() {
    library::are_proved(&library::LARGER);
    library::are_refused(true);
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn every_dropped_pair_of_a_code_that_corrects_two_bits_is_noticed() {
    emitted::every_dropped_pair_is_noticed(1);
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn every_wrong_connection_of_a_memory_is_refused() {
    ram::wrong_connections(usize::MAX);
}
