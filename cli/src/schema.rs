//! `eccforge help schema`: the JSON Schemas of scheme files and of what commands give as JSON.

use crate::output;
use clap::builder::PossibleValuesParser;
use miette::{IntoDiagnostic, Result};
use std::process::ExitCode;

/// Every output by its name, with its schema. `docs/outputs.md` says which command has which.
const OUTPUTS: [(&str, &str); 23] = [
    ("area", include_str!("../schemas/area.schema.json")),
    ("beam", include_str!("../schemas/beam.schema.json")),
    ("campaign", include_str!("../schemas/campaign.schema.json")),
    ("check", include_str!("../schemas/check.schema.json")),
    ("check-dead", include_str!("../schemas/check-dead.schema.json")),
    ("check-stages", include_str!("../schemas/check-stages.schema.json")),
    ("coverage", include_str!("../schemas/coverage.schema.json")),
    ("field", include_str!("../schemas/field.schema.json")),
    ("fleet", include_str!("../schemas/fleet.schema.json")),
    ("list", include_str!("../schemas/list.schema.json")),
    ("memtest", include_str!("../schemas/memtest.schema.json")),
    ("prove", include_str!("../schemas/prove.schema.json")),
    ("prove-netlist", include_str!("../schemas/prove-netlist.schema.json")),
    ("replay", include_str!("../schemas/replay.schema.json")),
    ("reproduce", include_str!("../schemas/reproduce.schema.json")),
    ("reproduce-work", include_str!("../schemas/reproduce-work.schema.json")),
    ("search", include_str!("../schemas/search.schema.json")),
    ("search-entries", include_str!("../schemas/search-entries.schema.json")),
    ("show", include_str!("../schemas/show.schema.json")),
    ("show-stages", include_str!("../schemas/show-stages.schema.json")),
    ("simulate", include_str!("../schemas/simulate.schema.json")),
    ("watch", include_str!("../schemas/watch.schema.json")),
    ("what-if", include_str!("../schemas/what-if.schema.json")),
];

/// The names of all outputs.
pub fn names() -> PossibleValuesParser {
    PossibleValuesParser::new(OUTPUTS.map(|(name, _)| name))
}

/// Prints the schema of an output, or of scheme files.
pub fn run(of: Option<&str>) -> Result<ExitCode> {
    let known = OUTPUTS.iter().find(|(name, _)| Some(*name) == of);
    output::print(&match known {
        Some((_, text)) => (*text).to_owned(),
        None => serde_json::to_string_pretty(&eccforge_scheme::json_schema()).into_diagnostic()? + "\n",
    })?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::OUTPUTS;
    use crate::arguments::tests::commands;

    /// The name of what a command gives, where it is not the command's last word.
    const NAMED: [(&str, &str); 3] = [("merge", "simulate"), ("learn beam", "beam"), ("learn dimm", "field")];

    #[test]
    fn every_command_that_gives_json_has_a_schema_and_its_document_names_it() {
        let document = include_str!("../../docs/outputs.md");
        let mut all = Vec::new();
        commands(&crate::terminal::command::<crate::args::Arguments>(), "", &mut all);
        let json = |c: &clap::Command| {
            let format = c.get_arguments().find(|a| a.get_id() == "format");
            format.is_some_and(|a| a.get_possible_values().iter().any(|v| v.get_name() == "json"))
        };
        let with_json: Vec<&String> = all.iter().filter(|(_, c)| json(c)).map(|(words, _)| words).collect();
        assert!(with_json.len() > 15, "{with_json:?}");
        for words in with_json {
            let own = NAMED.iter().find(|(command, _)| command == words).map(|(_, name)| *name);
            let name = own.unwrap_or_else(|| words.rsplit(' ').next().unwrap_or_default());
            assert!(OUTPUTS.iter().any(|(known, _)| *known == name), "{words}: no schema `{name}`");
            let row = document.lines().find(|l| l.contains(&format!("`eccforge {words}")));
            let row = row.unwrap_or_else(|| panic!("docs/outputs.md says nothing of `eccforge {words}`"));
            assert!(row.contains(&format!("`{name}`")), "docs/outputs.md: {row}");
        }
    }
}
