//! One target for each parser and each interface that takes bytes or text.

pub mod arguments;
pub mod beam_log;
pub mod blif;
pub mod c_interface;
pub mod certificate;
pub mod decode;
pub mod emitted_text;
pub mod encode_check;
pub mod event_lines;
pub mod inforom_image;
pub mod kernel_log;
pub mod matrix_text;
pub mod memory_tables;
pub mod memtest_log;
pub mod packed_log;
pub mod rasdaemon_database;
pub mod run_records;
pub mod scrub_inject;
pub mod xid_line;
pub mod yaml_faults;
pub mod yaml_fleet;
pub mod yaml_model;
pub mod yaml_profile;
pub mod yaml_scheme;
pub mod yaml_search;
pub mod yaml_sources;
pub mod yosys_json;

/// A target: what it does with one input. It panics where something is wrong.
pub type Target = fn(&[u8]);

/// All targets by name, in order.
pub const ALL: [(&str, Target); 27] = [
    ("arguments", arguments::run),
    ("beam_log", beam_log::run),
    ("blif", blif::run),
    ("c_interface", c_interface::run),
    ("certificate", certificate::run),
    ("decode", decode::run),
    ("emitted_text", emitted_text::run),
    ("encode_check", encode_check::run),
    ("event_lines", event_lines::run),
    ("inforom_image", inforom_image::run),
    ("kernel_log", kernel_log::run),
    ("matrix_text", matrix_text::run),
    ("memory_tables", memory_tables::run),
    ("memtest_log", memtest_log::run),
    ("packed_log", packed_log::run),
    ("rasdaemon_database", rasdaemon_database::run),
    ("run_records", run_records::run),
    ("scrub_inject", scrub_inject::run),
    ("xid_line", xid_line::run),
    ("yaml_faults", yaml_faults::run),
    ("yaml_fleet", yaml_fleet::run),
    ("yaml_model", yaml_model::run),
    ("yaml_profile", yaml_profile::run),
    ("yaml_scheme", yaml_scheme::run),
    ("yaml_search", yaml_search::run),
    ("yaml_sources", yaml_sources::run),
    ("yosys_json", yosys_json::run),
];

/// The target of this name.
pub const fn named(name: &str) -> Option<Target> {
    let mut at = 0;
    while at < ALL.len() {
        if same(ALL[at].0.as_bytes(), name.as_bytes()) {
            return Some(ALL[at].1);
        }
        at += 1;
    }
    None
}

/// Whether two names are equal, known when the program is compiled.
const fn same(mut a: &[u8], mut b: &[u8]) -> bool {
    while let ([first, rest @ ..], [other, others @ ..]) = (a, b)
        && *first == *other
    {
        (a, b) = (rest, others);
    }
    a.is_empty() && b.is_empty()
}
