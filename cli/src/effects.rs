//! Options that have an effect only together with another option, and their error without it.

use clap::parser::ValueSource;
use clap::{ArgMatches, Command};
use miette::{Report, miette};

/// A command, options of which at least one is needed, and the options that need it: without it, they never have an effect.
type Need = (&'static str, &'static [&'static str], &'static [&'static str]);

/// Options of records, which are written only with a result file.
const RECORDS: &[&str] = &["salvage", "no_lock", "wait"];

/// Every option that needs another one.
const NEEDS: &[Need] = &[
    ("example", &["name"], &["out"]),
    ("show", &["data"], &["bit_order"]),
    ("show", &["syndrome", "read"], &["model"]),
    ("show", &["error", "error_file", "data", "enable"], &["all"]),
    ("simulate", &["out"], &["shard", "counted"]),
    ("simulate", &["out"], RECORDS),
    ("simulate", &["rate"], &["curve"]),
    ("simulate", &["mpi"], &["recount"]),
    ("merge", &["out"], &["audit"]),
    ("merge", &["out", "salvage"], RECORDS),
    ("reproduce", &["samples"], &["seed", "generator", "threads", "lane"]),
    ("reproduce", &["samples"], RECORDS),
    ("reproduce", &["out"], RECORDS),
    ("verilog", &["wrap"], &["two_ports", "reset"]),
    ("verilog", &["cut"], &["handshake"]),
    ("verilog", &["goal"], &["seed"]),
    ("prove", &["wrap"], &["two_ports", "reset", "thorough"]),
    ("prove", &["cut"], &["handshake"]),
    ("prove", &["goal", "samples", "exhaustive"], &["seed"]),
    (
        "prove",
        &["netlist"],
        &[
            "samples",
            "exhaustive",
            "top",
            "library",
            "ports",
            "ties",
            "bits",
            "defines",
            "undefines",
            "parameters",
            "reader",
            "data_only_if_accepted",
            "contract",
        ],
    ),
    ("prove", &["top"], &["parameters"]),
    ("area", &["top"], &["verilog"]),
    ("area", &["verilog"], &["top"]),
    ("area", &["period"], &["memory"]),
    ("area", &[], &["minimal", "naming"]),
    (
        "replay",
        &["profile"],
        &["trace", "service_hours", "reset_when_required", "events_out", "actions_out", "log_out"],
    ),
    ("watch", &["once"], &["format"]),
    ("watch", &["hook"], &["hook_seconds"]),
    ("smi", &["query"], &["display", "xml_format"]),
    ("smi", &["query_retired_pages", "query_remapped_rows"], &["format"]),
    ("beam", &["out"], &["id"]),
    ("beam", &["under"], &["clusters"]),
    ("beam", &["clusters"], &["resamples", "seed"]),
    ("beam", &["memory_gbit"], &["find_upsets"]),
    ("dimm", &["model_out"], &["id"]),
    ("fleet", &["out"], &["shard"]),
    ("fleet", &["out"], RECORDS),
    ("memtest", &["host"], &["logic"]),
    ("memtest", &["out"], RECORDS),
    ("memtest", &["events_out"], &["most_events"]),
    ("coverage", &["out"], RECORDS),
];

/// Whether the command line gives an argument; a default does not count.
pub fn is_given(matches: &ArgMatches, id: &str) -> bool {
    matches.value_source(id) == Some(ValueSource::CommandLine)
}

/// The error for an option of the command that has no effect because the one that it needs is not given.
pub fn ineffective(command: &Command, matches: &ArgMatches) -> Option<Report> {
    let named = |id: &&str| {
        let argument = command.get_arguments().find(|argument| argument.get_id() == *id)?;
        let positional = || format!("<{}>", id.to_uppercase());
        Some(argument.get_long().map_or_else(positional, |long| format!("--{long}")))
    };
    let mut ineffective = None;
    for (name, needed, options) in NEEDS {
        // The option has an effect if one of those that it needs is given.
        if *name != command.get_name() || needed.iter().any(|id| is_given(matches, id)) {
            continue;
        }
        if let Some(option) = options.iter().find(|id| is_given(matches, id)) {
            ineffective = Some((needed, option));
            break;
        }
    }
    let (needed, option) = ineffective?;
    let option = named(option)?;
    let needed: Vec<String> = needed.iter().filter_map(named).collect();
    let Some(first) = needed.first() else {
        return Some(miette!(
            help = format!("omit {option}"),
            "`{option}` has no effect on the result of `{}`",
            command.get_name()
        ));
    };
    let any = needed.join(" or ");
    Some(miette!(help = format!("add {first}, or omit {option}"), "`{option}` has no effect without {any}"))
}

#[cfg(test)]
mod tests {
    use super::NEEDS;
    use crate::arguments::tests::commands;

    #[test]
    fn every_name_is_that_of_a_command_and_of_its_options() {
        let root = crate::command();
        let mut all = Vec::new();
        commands(&root, "", &mut all);
        for (name, needed, options) in NEEDS {
            let (_, command) = all.iter().find(|(words, _)| words.rsplit(' ').next() == Some(name)).expect(name);
            for id in needed.iter().chain(*options) {
                assert!(command.get_arguments().any(|argument| argument.get_id() == id), "{name}: {id}");
            }
        }
    }
}
