//! `eccforge help schema`: the JSON Schemas of files and of the JSON of commands.

use crate::languages::LANGUAGES;
use crate::output;
use clap::builder::PossibleValuesParser;
use eccforge_report::{Document, Status, with_noun};
use miette::{IntoDiagnostic, Result, miette};
use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema};
use serde_json::{Value, json};
use std::process::ExitCode;

/// The name of an output, and how its schema is derived.
pub type Output = (&'static str, fn() -> Schema);

/// The schema of a result type's JSON: a key that it does not name is an error.
pub fn of<T: JsonSchema>() -> Schema {
    fn close(schema: &mut Schema) {
        if let Some(object) = schema.as_object_mut()
            && object.contains_key("properties")
        {
            object.entry("additionalProperties").or_insert(false.into());
        }
    }
    let settings = SchemaSettings::draft2020_12().for_serialize().with_transform(RecursiveTransform(close));
    settings.into_generator().into_root_schema_for::<T>()
}

/// The names of files and outputs.
pub fn names(outputs: &[Output]) -> PossibleValuesParser {
    let files = LANGUAGES.iter().map(|(name, ..)| *name);
    PossibleValuesParser::new(files.chain(outputs.iter().map(|(name, _)| *name)))
}

/// Prints the schema of a file or an output; their names if none is named.
pub fn run(outputs: &[Output], name: Option<&str>) -> Result<ExitCode> {
    let Some(name) = name else {
        let mut document = Document::new("Schemas", "");
        let text = format!(
            "JSON Schemas of {} of files and of {}.",
            with_noun(LANGUAGES.len(), "language"),
            with_noun(outputs.len(), "result")
        );
        document.status = Some(Status { good: None, text });
        document.section("").names("files", LANGUAGES.iter().map(|(name, ..)| (*name).to_owned()));
        document.names("results", outputs.iter().map(|(name, _)| (*name).to_owned()));
        document.next("eccforge help schema scheme-file", "prints one");
        return output::print_document(&document);
    };
    let file = LANGUAGES.iter().find(|(file, ..)| *file == name);
    let schema = match (file, outputs.iter().find(|(output, _)| *output == name)) {
        (Some((_, derive, _)), _) => derive().to_value(),
        (None, Some((_, derive))) => {
            let mut schema = derive().to_value();
            schema["title"] = format!("JSON of `{name}`").into();
            add_heading(&mut schema, name)?;
            schema
        }
        (None, None) => return Err(miette!("there is no schema `{name}`")),
    };
    output::print(&(serde_json::to_string_pretty(&schema).into_diagnostic()? + "\n"))
}

/// Adds to a schema the keys that [`output::named_json`] adds to a result.
fn add_heading(schema: &mut Value, name: &str) -> Result<()> {
    let format =
        json!({"description": "Name and version of the form of this result.", "const": format!("eccforge-{name}/1")});
    let provenance = serde_json::to_value(of::<output::Provenance>()).into_diagnostic()?;
    for (key, described) in [("format", format), ("provenance", provenance)] {
        let own = schema["properties"].get(key).is_some();
        if !own {
            schema["properties"][key] = described;
            let required = schema["required"].take();
            let mut required = required.as_array().cloned().unwrap_or_default();
            required.push(key.into());
            schema["required"] = required.into();
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::arguments::tests::commands;
    use crate::outputs::OUTPUTS;

    /// The name of the output, if it is not the command's last word.
    const NAMED: [(&str, &str); 4] =
        [("merge", "simulate"), ("image decode", "image"), ("learn beam", "beam"), ("learn dimm", "field")];

    #[test]
    fn every_command_that_gives_json_has_a_schema_and_its_document_names_it() {
        let document = include_str!("../../docs/outputs.md");
        let mut all = Vec::new();
        commands(&crate::command(), "", &mut all);
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
