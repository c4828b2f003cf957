//! Several policies on one trace as a document.

use super::{remarks, tiles};
use crate::replay::Intake;
use crate::replay::what_if::PolicyResult;
use eccforge_evidence::log::stamp::Clock;
use eccforge_report::charts::{Bars, Words, histogram};
use eccforge_report::{Cell, Column, Document, Report, Status, Table, with_noun};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

/// Several policies on one trace.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Comparison<'a> {
    /// One result for each profile.
    pub outcomes: &'a [PolicyResult],
    /// Lines of the trace.
    #[serde(skip)]
    pub intake: &'a Intake,
    #[serde(skip)]
    pub file: &'a str,
    /// The profiles that are policies of hosts.
    #[serde(skip)]
    pub hosts: &'a [&'a str],
}

impl Comparison<'_> {
    /// A row for each policy; a value that the policy does not have is empty.
    fn table(&self) -> Table {
        const COLUMNS: [(&str, &str); 12] = [
            ("profile", "profile"),
            ("beyond_memory", "beyond memory"),
            ("errors_avoided", "avoided"),
            ("pages_lost", "pages lost"),
            ("bytes_lost", BYTES_LOST),
            ("rows_lost", "rows lost"),
            ("applications_ended", "apps ended"),
            ("gpu_interruptions", "GPU stops"),
            ("resets", "resets"),
            ("silent_corruptions", "silent"),
            ("gpus_to_return", "returned"),
            ("first_return", "first return"),
        ];
        let rows = self.outcomes.iter().map(|outcome| {
            let fields = serde_json::to_value(outcome).unwrap_or_default();
            // Times have the form of the log: without a zone if the log has none.
            let first = outcome.first_return.map(|time| match self.intake.stamp(time) {
                stamp if stamp.clock == Clock::Local => stamp.to_string(),
                _ => time.to_string(),
            });
            COLUMNS.map(|(key, _)| match &fields[key] {
                _ if key == "first_return" => first.clone().unwrap_or_default(),
                Value::String(text) => text.clone(),
                Value::Number(figure) => figure.to_string(),
                _ => String::new(),
            })
        });
        let columns = COLUMNS.map(|(key, label)| Column { key: key.to_owned(), ..Column::figures(label) });
        let mut table = Table::with(columns).rows(rows);
        table.columns[0] = Column::words("profile");
        table
    }
}

impl Comparison<'_> {
    /// The table for people: the policies with the fewest silent errors first, and the columns by weight.
    fn shown(&self) -> Table {
        const ORDER: [(usize, u8); 12] =
            [(0, 0), (9, 0), (2, 0), (6, 4), (7, 0), (8, 0), (3, 3), (4, 0), (5, 2), (1, 5), (10, 0), (11, 6)];
        let all = self.table();
        let is_returned = self.outcomes.iter().any(|o| o.first_return.is_some());
        // A sentence replaces the last columns if no GPU is returned.
        let shown = if is_returned { &ORDER[..] } else { &ORDER[..10] };
        let columns = shown.iter().map(|(at, rank)| {
            let mut column = all.columns[*at].clone().optional(*rank);
            if column.label == BYTES_LOST {
                column.label = "KiB lost".to_owned();
            }
            column
        });
        let mut rows: Vec<_> = self.outcomes.iter().zip(&all.rows).collect();
        // The reader looks for the best policy that a GPU can have: it is the first row.
        rows.sort_by_key(|(outcome, _)| (self.hosts.contains(&&*outcome.profile), outcome.place()));
        Table::with(columns).rows(rows.into_iter().map(|(_, row)| {
            shown.iter().map(|(at, _)| {
                if all.columns[*at].label == BYTES_LOST { kibibytes(&row[*at]) } else { or_dash(&row[*at]) }
            })
        }))
    }

    /// The range of silent errors, or of GPUs down where no silent error is known, with the policies that have the fewest and the most.
    fn answer(&self) -> String {
        let is_known = self.outcomes.iter().any(|o| o.silent_corruptions.is_some());
        let (what, after) = if is_known {
            ("silent errors", "")
        } else {
            ("GPU stops", " The log does not show which errors were silent.")
        };
        if let [only] = self.outcomes {
            let stops = with_noun(only.gpu_interruptions, "GPU stop");
            let ended = with_noun(only.applications_ended, "application");
            let silent = only.silent_corruptions.map(|n| format!("{}, ", with_noun(n, "silent error")));
            return format!("{}: {}{ended} ended, {stops}.{after}", only.profile, silent.unwrap_or_default());
        }
        let mut counts: Vec<(u64, &str)> = Vec::new();
        for outcome in self.outcomes {
            // A policy without a known count is left out: it would seem to have the fewest silent errors.
            let count = if is_known { outcome.silent_corruptions } else { Some(outcome.gpu_interruptions) };
            counts.extend(count.map(|count| (count, &*outcome.profile)));
        }
        let least = counts.iter().map(|(count, _)| *count).min().unwrap_or(0);
        let most = counts.iter().map(|(count, _)| *count).max().unwrap_or(0);
        if least == most {
            return format!("Every policy has the same number of {what}: {least}.{after}");
        }
        let of_gpus: Vec<(u64, &str)> = counts.iter().filter(|(_, name)| !self.hosts.contains(name)).copied().collect();
        // A GPU cannot have a policy of hosts; such a policy is compared, and named only if it is better.
        let Some(best) = of_gpus.iter().map(|(count, _)| *count).min() else {
            return format!("Fewest {what}: {least}, under {}; most: {most}.{after}", policies(&counts, least));
        };
        if least < best {
            return format!(
                "Fewest {what}: {best} under policies of GPUs, {least} under those of hosts; most: {most}.{after}"
            );
        }
        let fewest = policies(&of_gpus, best);
        format!("Fewest {what}: {best}, under {fewest}; most: {most}, under {}.{after}", policies(&counts, most))
    }

    /// Policies that are equal in every column.
    fn equal(&self) -> Option<String> {
        let mut groups: Vec<(&[Cell], Vec<&str>)> = Vec::new();
        let shown = self.shown();
        for row in &shown.rows {
            match groups.iter_mut().find(|(cells, _)| *cells == &row[1..]) {
                Some((_, names)) => names.push(&row[0].text),
                None => groups.push((&row[1..], vec![&row[0].text])),
            }
        }
        let equal: Vec<String> =
            groups.iter().filter(|(_, names)| names.len() > 1).map(|(_, names)| names.join(" = ")).collect();
        (!equal.is_empty()).then(|| format!("Equal in every column: {}.", equal.join("; ")))
    }

    /// The share of the lines that are events.
    fn read(&self) -> String {
        let Intake { lines, events, malformed, .. } = self.intake;
        let events = if events == lines { "all".to_owned() } else { events.to_string() };
        format!("{}: {}, {events} of them events; {malformed} malformed.", self.file, with_noun(lines, "line"))
    }
}

/// The heading of the memory that is out of use.
const BYTES_LOST: &str = "bytes lost";

/// Pages and rows are multiples of 1 KiB, which takes less room than bytes.
fn kibibytes(cell: &Cell) -> Cell {
    or_dash(&Cell::from(cell.text.parse::<u64>().map_or_else(|_| cell.text.clone(), |bytes| (bytes >> 10).to_string())))
}

fn or_dash(cell: &Cell) -> Cell {
    Cell::from(if cell.text.is_empty() { "-" } else { &cell.text })
}

/// The policies with this count: their names, or their number if there are more than two.
fn policies(counts: &[(u64, &str)], count: u64) -> String {
    let names: Vec<&str> = counts.iter().filter(|(n, _)| *n == count).map(|(_, name)| *name).collect();
    match names.as_slice() {
        [one] => (*one).to_owned(),
        [one, other] => format!("{one} and {other}"),
        all => format!("{} policies", all.len()),
    }
}

impl Report for Comparison<'_> {
    const NAME: &'static str = "what-if";

    fn document(&self) -> Document {
        let lead = "Several policies on one trace: the errors that each avoids, the memory that it retires, the work that it stops.";
        let mut document = Document::new("Policy comparison", lead);
        tiles(&mut document, self.intake);
        document.status = Some(Status { good: None, text: format!("{}\n{}", self.answer(), self.read()) });
        document.section("").table(self.shown());
        let mut details: Vec<String> = self.equal().into_iter().collect();
        if self.outcomes.iter().all(|o| o.first_return.is_none()) {
            details.push("No GPU is returned.".to_owned());
        }
        if !details.is_empty() {
            document.note(details.join(" "));
        }
        let mut meaning =
            "silent: wrong data that was used. avoided: errors in memory already out of use. apps ended, GPU stops: \
                           errors that ended one or all applications."
                .to_owned();
        if self.shown().rows.iter().flatten().any(|cell| cell.text == "-") {
            meaning += " -: no figure.";
        }
        document.note(meaning);
        remarks(&mut document, self.file, self.intake);
        let labels: Vec<String> = self.outcomes.iter().map(|o| o.profile.clone()).collect();
        let bars = |name: &str, count: fn(&PolicyResult) -> u64| Bars {
            name: name.to_owned(),
            heights: self.outcomes.iter().map(|result| count(result) as f64).collect(),
        };
        let sets = [
            bars("errors avoided", |o| o.errors_avoided),
            bars("applications ended", |o| o.applications_ended),
            bars("GPUs interrupted", |o| o.gpu_interruptions),
            bars("resets", |o| o.resets),
        ];
        let words = Words { title: "Errors avoided and work stopped by each policy", x: "profile", y: "count" };
        document.drawing(histogram(words, &labels, &sets), "");
        document
    }

    fn records(&self) -> String {
        self.table().csv()
    }
}
