//! Every target on inputs drawn from one seed: the same on every machine.

use eccforge_fuzz::targets::{ALL, named};
use eccforge_logic::random::SplitMix64;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Up to 8, 64, 512 or 4096 bytes: any, or mostly small ones, which choose known texts and words.
fn bytes(random: &mut SplitMix64) -> Vec<u8> {
    let most = [8, 64, 512, 4096][random.bits() as usize % 4];
    let (len, small) = (random.bits() as usize % most, random.bits().is_multiple_of(2));
    (0..len).map(|_| (random.bits() >> if small { 60 } else { 56 }) as u8).collect()
}

/// Runs a target on so many inputs; says which input it fails on.
fn try_target(name: &str, inputs: u64) {
    let target = named(name).unwrap_or_else(|| panic!("{name} is no target"));
    for seed in 0..inputs {
        let data = bytes(&mut SplitMix64::new(seed));
        let run = catch_unwind(AssertUnwindSafe(|| target(&data)));
        assert!(run.is_ok(), "{name} fails on input {seed}: {data:02x?}");
    }
}

macro_rules! targets {
    ($($name:ident: $inputs:literal,)*) => {
        $(
            #[test]
            fn $name() {
                try_target(stringify!($name), $inputs);
            }
        )*

        const TRIED: &[&str] = &[$(stringify!($name)),*];
    };
}

// As many inputs as take about a second.
targets! {
    arguments: 20_000,
    beam_log: 20_000,
    blif: 20_000,
    c_interface: 20_000,
    certificate: 20_000,
    decode: 20_000,
    emitted_text: 20_000,
    encode_check: 20_000,
    event_lines: 20_000,
    inforom_image: 5_000,
    kernel_log: 20_000,
    matrix_text: 20_000,
    memory_tables: 20_000,
    memtest_log: 20_000,
    packed_log: 20_000,
    rasdaemon_database: 20_000,
    run_records: 20_000,
    scrub_inject: 20_000,
    xid_line: 20_000,
    yaml_faults: 20_000,
    yaml_fleet: 5_000,
    yaml_model: 20_000,
    yaml_profile: 20_000,
    yaml_scheme: 20_000,
    yaml_search: 20_000,
    yaml_sources: 20_000,
    yosys_json: 20_000,
}

#[test]
fn every_target_is_tried() {
    assert_eq!(TRIED, ALL.map(|(name, _)| name));
}
