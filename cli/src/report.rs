//! `eccforge report`: everything that is known of a scheme, as a page.

use crate::args::ReportArgs;
use crate::{check, inputs, output};
use eccforge_exact::report::{Provenance, json, scheme as report};
use eccforge_scheme::{Scheme, builtin};
use miette::{IntoDiagnostic, Result, miette};
use std::fmt::Write;
use std::process::ExitCode;

pub fn run(args: &ReportArgs) -> Result<ExitCode> {
    let (scheme, model) = inputs::subject(&args.subject)?;
    let facts = check::facts(&scheme, &model)?;
    let provenance = Provenance::new(output::VERSION, &output::typed(&output::command_line()), [&scheme], &model.file);
    let beside = args.out.as_ref().map(|path| path.with_extension("json"));
    let name = beside.as_ref().and_then(|path| path.file_name()).map(|name| encoded(&name.to_string_lossy()));
    let links = report::Links { json: name, explorer: Some(format!("{}#{}", args.explorer, fragment(&scheme))) };
    let page = report::page(&scheme, &facts, &model, &provenance, &links);
    match (&args.out, &beside) {
        (Some(path), Some(beside)) if path == beside => {
            return Err(miette!(help = "name it FILE.html", "{} would be page and JSON at once", path.display()));
        }
        (Some(path), Some(beside)) => {
            let as_json = serde_json::to_string_pretty(&json::facts(&scheme, &facts, &provenance)).into_diagnostic()?;
            eccforge_scheme::output::write_all([(path, page), (beside, as_json + "\n")])?;
            output::print(&format!("{}\n{}\n", path.display(), beside.display()))?;
        }
        _ => output::print(&page)?,
    }
    Ok(if facts.claims_hold() { ExitCode::SUCCESS } else { ExitCode::from(output::NOT_AS_EXPECTED) })
}

/// What makes the explorer show a scheme: its id if it is shipped, otherwise its text.
fn fragment(scheme: &Scheme) -> String {
    match builtin(&scheme.id).filter(|shipped| shipped.file().text == scheme.file.text) {
        Some(shipped) => format!("scheme={}", shipped.id),
        None => format!("text={}", encoded(&scheme.file.text)),
    }
}

/// A text as part of an address [RFC 3986, Section 2.1].
fn encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |mut encoded, byte| {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => encoded.push(char::from(byte)),
            _ => {
                // Writing to a text does not fail.
                let _ = write!(encoded, "%{byte:02X}");
            }
        }
        encoded
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_hold_any_text() {
        assert_eq!(encoded("a: \u{e9}&#\n"), "a%3A%20%C3%A9%26%23%0A");
    }

    #[test]
    fn a_shipped_scheme_is_named_and_a_changed_one_is_quoted() {
        let trio = builtin("trio").expect("shipped").scheme();
        assert_eq!(fragment(&trio), "scheme=trio");
        let mut changed = trio;
        changed.file.text += "# mine\n";
        assert!(fragment(&changed).starts_with("text=eccforge%3A%201%0A"));
    }
}
