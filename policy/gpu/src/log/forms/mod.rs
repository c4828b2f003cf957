//! Every line of a kernel that is known, one row for each form. The filter of lines is made of the rows' needles, and therefore
//! no form is filtered away.
//!
//! A new form is a row and a fixture (`tests/fixtures/lines.yaml`); a new vendor is a file of rows, named in `TABLES`.

mod amdgpu;
mod checks;
mod linux;
mod nvidia;
mod rasdaemon;

use super::{Content, pci_id};
use crate::wire::LineError;
use crate::xid::PciId;
use aho_corasick::AhoCorasick;
use regex::{Captures, Regex};
use std::sync::{LazyLock, OnceLock};

/// What a row makes of a message: nothing where the message is about something else after all.
type Built = Result<Option<Content>, LineError>;

/// One form of a message of the kernel.
pub struct Form {
    /// Whose driver prints it.
    pub vendor: &'static str,
    /// Where the form was read.
    pub source: &'static str,
    /// Bytes that every line of this form holds.
    pub needle: &'static str,
    /// The whole message; empty where a parser of its own looks at it.
    pub pattern: &'static str,
    build: Build,
    compiled: OnceLock<Regex>,
}

/// Makes content of a message.
enum Build {
    /// Of what the pattern found.
    Captures(fn(&Captures<'_>) -> Built),
    /// Of the message: a pattern over all of it would take longer than the parser.
    Message(fn(&str) -> Built),
}

impl Form {
    const fn new(
        vendor: &'static str,
        source: &'static str,
        needle: &'static str,
        pattern: &'static str,
        build: fn(&Captures<'_>) -> Built,
    ) -> Self {
        Self { vendor, source, needle, pattern, build: Build::Captures(build), compiled: OnceLock::new() }
    }

    const fn parsed(
        vendor: &'static str,
        source: &'static str,
        needle: &'static str,
        parse: fn(&str) -> Built,
    ) -> Self {
        Self { vendor, source, needle, pattern: "", build: Build::Message(parse), compiled: OnceLock::new() }
    }

    fn read(&self, message: &str) -> Built {
        let build = match self.build {
            Build::Message(parse) => return parse(message),
            Build::Captures(build) => build,
        };
        let regex = self.compiled.get_or_init(|| Regex::new(self.pattern).expect("a pattern that the tests compile"));
        regex.captures(message).map_or(Ok(None), |captures| build(&captures))
    }
}

/// The tables of all vendors.
static TABLES: [&[Form]; 5] = [&nvidia::FORMS, &amdgpu::FORMS, &linux::FORMS, &checks::FORMS, &rasdaemon::FORMS];

/// Every form that is known.
pub fn forms() -> impl Iterator<Item = &'static Form> {
    TABLES.iter().copied().flatten()
}

/// The needles of all forms, in the order of [`forms`].
static NEEDLES: LazyLock<AhoCorasick> =
    LazyLock::new(|| AhoCorasick::new(forms().map(|form| form.needle)).expect("short words"));

/// Whether a line may be of a known form.
pub fn is_relevant(line: &[u8]) -> bool {
    NEEDLES.is_match(line)
}

/// Reads a message of the kernel; `None` when it is of no known form.
///
/// # Errors
/// It is of a known form, but a part of it cannot be read.
pub fn read(message: &str) -> Built {
    for found in NEEDLES.find_overlapping_iter(message) {
        let form = forms().nth(found.pattern().as_usize());
        if let Some(content) = form.map_or(Ok(None), |form| form.read(message))? {
            return Ok(Some(content));
        }
    }
    Ok(None)
}

/// Reads a message of rasdaemon: its lines begin with the task and the time of the kernel's trace.
pub fn read_rasdaemon(message: &str) -> Built {
    let names = ["mc_event:", "mce_record:", "memory_failure_event:", "extlog_event:", "extlog_mem_event:"];
    let start = names.iter().filter_map(|name| message.find(name)).min();
    start.map_or(Ok(None), |at| {
        let message = message[at..].split_whitespace().collect::<Vec<_>>().join(" ");
        rasdaemon::FORMS.iter().find_map(|form| form.read(&message).transpose()).transpose()
    })
}

/// Reads an indented line of a summary of ras-mc-ctl.
pub fn read_summary(line: &str) -> Built {
    let form = rasdaemon::FORMS.iter().find(|form| form.needle == rasdaemon::SUMMARY && line.contains(form.needle));
    form.map_or(Ok(None), |form| form.read(line.trim()))
}

/// Text of a group; empty where it is absent.
fn text<'a>(captures: &'a Captures<'_>, group: &str) -> &'a str {
    captures.name(group).map_or("", |found| found.as_str())
}

/// The place of the device in the group `pci`.
fn pci(captures: &Captures<'_>) -> Option<PciId> {
    pci_id(text(captures, "pci"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_compiles_and_every_row_names_its_source() {
        for form in forms() {
            assert!(Regex::new(form.pattern).is_ok(), "{}", form.pattern);
            assert!(form.pattern.is_empty() || form.pattern.starts_with('^'), "{}", form.pattern);
            assert!(form.needle.len() > 3, "{}", form.needle);
            assert!(!form.vendor.is_empty() && !form.source.is_empty(), "{}", form.pattern);
        }
    }
}
