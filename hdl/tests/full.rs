//! Tests of all shipped schemes in all goals, which `cargo xtask full` runs; CI runs a part of each.

use crate::support::{GOALS, shipped};
use crate::{emitted, family, fpga, goals, library, lint, placed, planted, proofs, ram, silicon, sva, testbenches};
use xtask::needs;

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn every_shipped_scheme_is_proved_in_every_goal() {
    for goal in GOALS {
        goals::are_proved(&shipped(), goal);
    }
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn the_readable_text_of_every_slow_scheme_is_proved_or_read() {
    goals::readable_texts_are_proved(goals::SLOW);
    goals::longest_readable_texts_are_read();
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn every_shipped_scheme_is_silent_in_every_goal_and_every_kind_with_every_option() {
    lint::all_are_silent();
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn icarus_agrees_with_every_golden_vector_of_every_shipped_scheme() {
    emitted::icarus_agrees(&shipped());
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn decoders_of_symbols_are_proved_with_their_mutants() {
    proofs::mutants_of_a_symbol_decoder_are_killed_or_proved_equal();
    proofs::mutants_of_a_decoder_that_holds_nothing_back_are_killed();
    proofs::the_specification_of_a_double_error_correcting_code_is_proved();
    proofs::scopes_are_proved(&["ssc-dsd-plus"]);
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn the_codec_of_every_width_is_proved() {
    family::are_proved(4..=128);
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn assertions_of_long_codewords_are_proved() {
    sva::are_proved(&["opentitan-72-64", "hsiao-137-128"]);
    sva::addresses_are_proved(usize::MAX);
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn every_testbench_fails_on_many_mutants() {
    testbenches::fail_on_mutants(40);
    ram::fail_on_mutants(60);
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn every_memory_passes_its_testbench() {
    ram::all_memories_pass();
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn every_wrong_decoder_of_shipped_kinds_is_refused() {
    planted::are_refused(&["sec-ded-daec-72-64", "trio-confirmed"]);
    planted::a_wrong_decoder_of_every_shipped_scheme_is_refused();
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn every_planted_fault_of_the_library_is_refused() {
    library::are_proved(&library::LARGER);
    library::are_refused(0);
    library::are_found(1);
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

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn sign_off_netlists_of_osu018_are_proved_and_77_faults_of_each_kind_are_found() {
    if needs(&["yosys", "berkeley-abc", "qflow-tech-osu018"]) {
        silicon::osu("osu018", 77);
    }
}

#[test]
#[ignore = "needs nextpnr-ice40: `cargo xtask full` runs it"]
fn a_longer_path_has_a_slower_clock_in_an_fpga() {
    if needs(&["yosys", "nextpnr-ice40"]) {
        fpga::a_longer_path_has_a_slower_clock();
    }
}

#[test]
#[ignore = "needs qflow: `cargo xtask full` runs it"]
fn pairs_of_cells_that_graywolf_places_are_those_of_its_file() {
    if needs(&["yosys", "berkeley-abc", "qflow-tech-osu018", "qflow"]) {
        placed::graywolf_places_a_decoder();
    }
}
