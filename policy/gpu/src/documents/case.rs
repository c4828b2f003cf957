//! The evidence about one device as a document, for the vendor who is to replace it.

use crate::observed::{Advised, Device, Observed, Rule, Values};
use crate::replay::case::{CaseLine, Collector};
use eccforge_report::{Document, Report, Status, Table};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// The evidence of a log about one device.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Case<'a> {
    /// Name of the log's file.
    file: &'a str,
    /// The device, its serial number, and the recommended action.
    #[serde(flatten)]
    advised: &'a Advised,
    /// The rules that ask for the action, with their sources.
    rules: Vec<Rule>,
    /// Counters and other values before the first line about the device; absent values are not known.
    before: Values,
    /// The values after the last line.
    after: Values,
    /// The lines about the device.
    lines: &'a [CaseLine],
    /// Lines beyond those that are listed.
    more_lines: u64,
}

impl<'a> Case<'a> {
    /// The case of a device, by the log and the lines that were collected.
    pub fn new(file: &'a str, advised: &'a Advised, observed: &Observed, collected: &'a Collector) -> Self {
        let names = observed.names_of(&advised.device);
        let after = observed.snapshot(&advised.device, &names).values();
        let zeros = after.iter().filter(|(_, value)| value.is_u64());
        let before = zeros.map(|(name, _)| (name.clone(), Value::from(0))).collect();
        let (rules, lines) = (observed.rules(advised), collected.lines.as_slice());
        Self { file, advised, rules, before, after, lines, more_lines: collected.more }
    }

    fn evidence(&self) -> Table {
        let rows =
            self.lines.iter().map(|line| [format!("{}:{}", self.file, line.line), line.text.clone(), changes(line)]);
        Table::words(&["line", "text", "changes"]).rows(rows)
    }
}

/// The changes of a line, such as `corrected 0 -> 1; uncorrected 0 -> 1`.
fn changes(line: &CaseLine) -> String {
    line.changes.iter().map(change_in_words).collect::<Vec<_>>().join("; ")
}

/// A value before and after a line.
fn change_in_words((name, [before, after]): (&String, &[Value; 2])) -> String {
    format!("{name} {} -> {}", plain(before), plain(after))
}

fn or_unknown(text: Option<&String>) -> String {
    text.map_or_else(|| "not known".to_owned(), String::clone)
}

/// A value in words.
fn plain(value: &Value) -> String {
    match value {
        Value::Null => "none".to_owned(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

impl Report for Case<'_> {
    const NAME: &'static str = "case";

    fn document(&self) -> Document {
        let Advised { device, name, serial, advice } = self.advised;
        let mut document = Document::new("Case of one device", "The evidence of a log about one device.");
        document.status = Some(Status { good: None, text: self.advised.to_string() });
        let name_of = if device.kind == Device::Gpu { "UUID" } else { "Name" };
        document.section("Device").facts([
            ("Device", format!("{} {device}", device.kind)),
            (name_of, or_unknown(name.as_ref())),
            ("Serial number", or_unknown(serial.as_ref())),
            ("Action", advice.action.to_string()),
        ]);
        let rules = self.rules.iter().map(|rule| [rule.reason.clone(), rule.source.to_owned()]);
        document.section("Rules").table(Table::words(&["reason", "source"]).rows(rules));
        let counters = self.after.iter().map(|(name, value)| {
            let before = self.before.get(name).map_or_else(|| "none".to_owned(), plain);
            [name.clone(), before, plain(value)]
        });
        document.section("Counters").table(Table::words(&["counter", "before", "after"]).rows(counters));
        let lines = self.lines.iter().map(|line| {
            let changes = changes(line);
            let changes = if changes.is_empty() { String::new() } else { format!("\n    {changes}") };
            format!("{}:{}: {}{changes}", self.file, line.line, line.text)
        });
        document.section("Evidence").verbatim(lines.collect::<Vec<_>>().join("\n"));
        if self.more_lines > 0 {
            document.text(format!("... and {} more lines", self.more_lines));
        }
        document
    }

    fn records(&self) -> String {
        self.evidence().csv()
    }
}
