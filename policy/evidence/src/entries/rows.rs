//! Rows of a log in any form: each becomes a sighting, or an error with its place and reason.

use super::element::{BaseHint, Element};
use super::forms::{FORMS, Field, Form, Kind};
use super::json;
use super::log::{Hints, Log, Options, ReadError, invalid};
use super::row::{Refusal, Values};
use super::sighting::Sighting;
use super::vulkan::Tables;
use super::without_bits::{HEAD, without_bits};
use crate::csv;
use rayon::prelude::*;
use regex::{Captures, Regex};
use serde::de::IgnoredAny;
use std::borrow::Cow;

/// The method by which the lines of a log are read.
pub(super) enum Reader {
    /// A table: its header's line, and the field of each of its columns.
    Table(&'static Form, u64, Vec<Option<Field>>),
    /// One object on each line.
    JsonLines,
    /// A document that is read at once.
    Document(&'static Form),
    /// Lines of a program.
    Program(Box<Program>),
    /// Tables of memtest_vulkan.
    Vulkan(Box<Tables>),
}

/// Reads the lines of a program; it keeps the facts of earlier lines.
pub(super) struct Program {
    form: &'static Form,
    row: Regex,
    pass: Option<Regex>,
    list: Option<Regex>,
    passes: u32,
    addresses: Vec<String>,
    /// The place that an earlier match named.
    place: Vec<(Field, Vec<u8>)>,
    /// The type of elements that a header names.
    element: Option<Element>,
}

impl Program {
    fn new(form: &'static Form) -> Option<Self> {
        let Kind::Lines { row, pass, list, .. } = form.kind else { return None };
        let (row, pass, list) = (compiled(row)?, compiled(pass), compiled(list));
        Some(Self { form, row, pass, list, passes: 0, addresses: Vec::new(), place: Vec::new(), element: None })
    }

    /// The values of a match.
    fn found(&self, found: &Captures<'_>) -> Vec<(Field, Vec<u8>)> {
        let mut values = Vec::new();
        for (name, field) in self.form.columns {
            let Some(text) = found.name(name) else { continue };
            // An address without `0x` would be read as a decimal number.
            let prefix = if *field == Field::Address || name.ends_with("_hex") { "0x" } else { "" };
            // Some programs print the prefix and others do not, so it is removed before it is added.
            let digits = text.as_str().trim_start_matches("0x");
            values.push((*field, format!("{prefix}{digits}").into_bytes()));
        }
        values
    }

    /// Whether a text has a row with its place.
    fn begins(&self, text: &str) -> bool {
        let mut is_placed = false;
        let matches = text.lines().flat_map(|line| self.row.captures_iter(line));
        for values in matches.map(|found| self.found(&found)) {
            is_placed |= values.iter().any(|(field, _)| PLACES.contains(field));
            if is_placed && has_bits(&values) {
                return true;
            }
        }
        false
    }
}

/// Compiles a pattern; `None` for an empty pattern, of a program that has no such lines.
fn compiled(pattern: &str) -> Option<Regex> {
    if pattern.is_empty() {
        return None;
    }
    Regex::new(pattern).ok()
}

/// Fields that name a place.
const PLACES: [Field; 4] = [Field::Address, Field::Place, Field::Row, Field::Index];

fn has_bits(values: &[(Field, Vec<u8>)]) -> bool {
    values.iter().any(|(field, _)| matches!(field, Field::Actual | Field::Mask | Field::Bit))
}

impl Reader {
    /// Selects the reader of a log by its first lines, and leaves a header out of the count; `None` if the log has no lines.
    pub(super) fn begin(head: &[u8], form: Option<&'static Form>, log: &mut Log) -> Result<Option<Self>, ReadError> {
        let lines = head.split(|b| *b == b'\n').map(<[u8]>::trim_ascii).enumerate().filter(|(_, l)| !l.is_empty());
        // Programs may begin all lines like remarks.
        let Some((at, first)) = lines.clone().find(|(_, l)| !l.starts_with(b"#")).or_else(|| lines.clone().next())
        else {
            return Ok(None);
        };
        let found = match form.or_else(|| recognised(head, first)) {
            Some(form) => form,
            None => match without_bits(head) {
                Some((line, why)) => return Err(invalid(line, 1, why)),
                None if matches!(first, [b'{', ..] | [b'['] | [b'[', b'{' | b'[' | b' ', ..]) => {
                    return Err(invalid(at as u64 + 1, 1, NO_ROWS));
                }
                None => &FORMS[0],
            },
        };
        log.form = found.name;
        log.has_reads = true;
        Ok(Some(match found.kind {
            Kind::Table => {
                let mut at = at as u64 + 1;
                let columns = if form.is_some() && found.has_words() && has_no_names(first) {
                    at = 0;
                    let count = csv::fields(first).count();
                    found.columns.iter().map(|c| Some(c.1)).take(count).collect()
                } else {
                    header(first, found, log).map_err(|(column, m)| invalid(at, column, &m))?
                };
                log.has_reads = columns.contains(&Some(Field::Read));
                Self::Table(found, at, columns)
            }
            Kind::JsonLines => Self::JsonLines,
            Kind::Json(_) => {
                log.has_reads = false;
                Self::Document(found)
            }
            Kind::Vulkan => Self::Vulkan(Box::new(Tables::new(found))),
            Kind::Lines { pass, .. } => {
                log.has_reads = !pass.is_empty();
                match Program::new(found) {
                    Some(program) => Self::Program(Box::new(program)),
                    None => return Ok(None),
                }
            }
        }))
    }

    /// Reads whole lines.
    pub(super) fn lines(&mut self, text: &[u8], options: &Options, log: &mut Log) {
        match self {
            Self::Program(program) => program.lines(text, options, log),
            Self::Vulkan(tables) => tables.lines(text, options, log),
            Self::Document(_) => {}
            Self::Table(form, header, columns) => {
                in_parallel(
                    text,
                    *header,
                    |line| of_table(line, form, columns, options),
                    |line, field| csv::column(line, index(columns, field)),
                    log,
                );
            }
            Self::JsonLines => {
                in_parallel(text, 0, |line| json::of_line(line, options), json::column, log);
            }
        }
    }
}

impl Reader {
    /// Ends the table that the last line left open.
    pub(super) fn finish(&self, options: &Options, log: &mut Log) {
        if let Self::Vulkan(tables) = self {
            tables.finish(options, log);
        }
    }
}

/// Number of lines that are parsed before their results are added to the log.
// The messages about malformed lines are in memory until their part of the file is added to the log.
const LINES: usize = 1 << 16;

/// Reads whole lines, each of which is a row unless it is empty, a remark or the header. `column` returns the column of a field in a line.
fn in_parallel(
    text: &[u8],
    header: u64,
    row: impl Fn(&[u8]) -> Result<(Sighting, Hints), Refusal> + Sync,
    column: impl Fn(&[u8], Field) -> usize,
    log: &mut Log,
) {
    let read = |line: &&[u8]| {
        let line = line.trim_ascii_end();
        let is_row = !matches!(line.trim_ascii_start(), [] | [b'#', ..]);
        is_row.then(|| row(line))
    };
    let lines: Vec<&[u8]> = text.split_inclusive(|b| *b == b'\n').collect();
    for lines in lines.chunks(LINES) {
        // Rows are read in any order, but added in that of the file: results do not depend on the number of threads.
        for (line, found) in lines.iter().zip(lines.par_iter().map(read).collect::<Vec<_>>()) {
            log.lines += 1;
            match found {
                Some(Ok((sighting, hints))) => {
                    log.hint(&hints, |field| column(line, field));
                    log.push(&sighting);
                }
                Some(Err((column, message))) if log.lines != header => log.refuse(log.lines, column, message),
                _ => {}
            }
        }
    }
}

/// The message for JSON without rows.
const NO_ROWS: &str = "expected one JSON object on each line, with the keys `address` and `flips`, or a document in which `bitmask` or \
                       `bitflip_locs` names wrong bits";

/// The form of a file.
fn recognised(head: &[u8], first: &[u8]) -> Option<&'static Form> {
    // A document comes first: its first line may be a whole row, or a brace only.
    if let Some(document) = FORMS.iter().find(|form| matches!(form.kind, Kind::Json(key) if has_key(head, key))) {
        return Some(document);
    }
    if first.starts_with(b"{") {
        // A document may begin with an object that ends on a later line.
        let is_row = !matches!(serde_json::from_slice::<IgnoredAny>(first), Err(e) if e.is_eof());
        return if is_row && without_bits(head).is_none() { Some(&FORMS[1]) } else { None };
    }
    let names: Vec<Cow<'_, [u8]>> = csv::fields(first).flatten().map(|field| field.text).collect();
    let tables = FORMS.iter().filter(|form| matches!(form.kind, Kind::Table) && !form.is_own());
    if let Some(table) = tables.clone().find(|form| has_required_columns(form, &names)) {
        return Some(table);
    }
    // A table of our own may have remarks that read like a program's output.
    if names.iter().any(|name| **name == *b"address") {
        return None;
    }
    let text = String::from_utf8_lossy(&head[..head.len().min(HEAD)]);
    FORMS.iter().find(|form| is_output_of(form, &text))
}

/// Whether a document has a key.
fn has_key(head: &[u8], key: &str) -> bool {
    [format!("\"{key}\":"), format!("\"{key}\" :")]
        .iter()
        .any(|text| memchr::memmem::find(head, text.as_bytes()).is_some())
}

fn has_required_columns(form: &Form, names: &[Cow<'_, [u8]>]) -> bool {
    let fields: Vec<Field> = names.iter().filter_map(|name| form.field_of(std::str::from_utf8(name).ok()?)).collect();
    form.required().all(|(_, field)| fields.contains(field))
}

/// Whether a text begins as the output of a program's form.
fn is_output_of(form: &'static Form, text: &str) -> bool {
    match form.kind {
        Kind::Vulkan => super::vulkan::begins(text),
        Kind::Lines { .. } => Program::new(form).is_some_and(|program| program.begins(text)),
        Kind::Table | Kind::JsonLines | Kind::Json(_) => false,
    }
}

/// Whether a line has numbers in place of the names of columns.
fn has_no_names(line: &[u8]) -> bool {
    csv::fields(line).flatten().filter(|field| !field.text.is_empty()).all(|field| is_number(&field.text))
}

fn is_number(text: &[u8]) -> bool {
    let has_prefix = text.starts_with(b"0x") || text.starts_with(b"0b");
    has_prefix || std::str::from_utf8(text).is_ok_and(|text| text.parse::<f64>().is_ok())
}

/// The field of each column, or the column and the reason why the line is not a header.
fn header(line: &[u8], form: &Form, log: &mut Log) -> Result<Vec<Option<Field>>, Refusal> {
    if has_no_names(line) {
        let message = "the line has numbers, not the names of columns; name them in a line before, or use --log-format lelape for a table of addresses, contents, patterns and cycles";
        return Err((1, message.to_owned()));
    }
    let (mut fields, mut unknown) = (Vec::new(), Vec::new());
    for found in csv::fields(line) {
        let found = found?;
        let (column, name) = (found.start + 1, found.text().into_owned());
        let field = form.field_of(&name);
        if field.is_some() && fields.contains(&field) {
            return Err((column, format!("the header names the column `{name}` twice")));
        }
        if field.is_none() {
            unknown.push((column, name));
        }
        fields.push(field);
    }
    let has = |f: Field| fields.contains(&Some(f));
    let missing = match () {
        () if !form.is_own() => form.required().find(|(_, f)| !has(*f)).map(|(_, f)| form.name_of(*f)),
        () if !has(Field::Address) && !has(Field::Row) => Some("address"),
        () if has(Field::Flips) || has(Field::Mask) || has(Field::Bit) => None,
        () if has(Field::Expected) && has(Field::Actual) => None,
        () => Some("flips"),
    };
    let Some(name) = missing else {
        log.unused = unknown.into_iter().map(|(_, name)| name).collect();
        return Ok(fields);
    };
    let names: Vec<&str> = form.columns.iter().map(|c| c.0).collect();
    for (column, other) in unknown {
        let help = eccforge_files::diagnostic::suggest(&other, &names, "column");
        if help == format!("did you mean `{name}`?") {
            return Err((column, format!("the header names a column `{other}`: {help}")));
        }
    }
    let needed = "a log needs address, and flips, mask, bit, or expected and actual";
    match name {
        "flips" => Err((
            1,
            format!(
                "the header needs the column `flips`, or `expected` and `actual`; {needed}. Counts and places of errors, such as tables from EDAC or mcelog, do not show the outcomes under a code"
            ),
        )),
        _ => Err((1, format!("the header has no column `{name}`; {needed}"))),
    }
}

/// The sighting of a line of a table.
fn of_table(
    line: &[u8],
    form: &Form,
    columns: &[Option<Field>],
    options: &Options,
) -> Result<(Sighting, Hints), Refusal> {
    let (mut values, mut count) = (Values::default(), 0);
    for (i, found) in csv::fields(line).enumerate() {
        let text = found?.text;
        if let (Some(Some(field)), false) = (columns.get(i), text.is_empty()) {
            values.set(*field, text);
        }
        count = i + 1;
    }
    if count != columns.len() {
        let message = format!("{count} fields where the header has {}", columns.len());
        return Err((csv::column(line, count.min(columns.len())), message));
    }
    let sighting = options
        .sighting(&values, form)
        .map_err(|(field, message)| (csv::column(line, index(columns, field)), message))?;
    let hints = if form.is_own() || form.has_words() { options.hints(&values) } else { [BaseHint::Same; 3] };
    Ok((sighting, hints))
}

/// The index of the column of a field.
fn index(columns: &[Option<Field>], field: Field) -> usize {
    columns.iter().position(|c| *c == Some(field)).unwrap_or(0)
}

impl Program {
    fn lines(&mut self, text: &[u8], options: &Options, log: &mut Log) {
        let (stated, mut options, mut place) = (options.element, options.clone(), std::mem::take(&mut self.place));
        for line in text.split_inclusive(|b| *b == b'\n') {
            log.lines += 1;
            let line = String::from_utf8_lossy(line);
            if self.pass.as_ref().is_some_and(|p| p.is_match(&line)) {
                self.passes += 1;
            }
            if let Some(list) = self.list.as_ref().and_then(|l| l.captures(&line)) {
                self.addresses = list[1].split_whitespace().map(str::to_owned).collect();
            }
            if let Some((_, element)) = self.form.elements().iter().find(|(text, _)| line.contains(text)) {
                self.element = Some(*element);
            }
            options.element = stated.or(self.element);
            self.rows(&line, &mut place, &options, log);
        }
        self.place = place;
    }

    /// Takes the matches of a line: rows, and places of the rows after them.
    fn rows(&self, line: &str, place: &mut Vec<(Field, Vec<u8>)>, options: &Options, log: &mut Log) {
        for found in self.row.captures_iter(line) {
            let named = self.found(&found);
            if !has_bits(&named) {
                *place = named;
                continue;
            }
            let mut values = Values::default();
            for (field, text) in place.iter().chain(&named) {
                values.set(*field, &text[..]);
            }
            let listed = found.name("index").and_then(|i| self.addresses.get(i.as_str().parse::<usize>().ok()?));
            if let Some(address) = listed {
                values.set(Field::Address, format!("0x{}", address.trim_start_matches("0x")).into_bytes());
            }
            values.set(Field::Write, self.passes.to_string().into_bytes());
            match options.sighting(&values, self.form) {
                Ok(sighting) => log.push(&sighting),
                Err((field, message)) => {
                    let at = found.name(self.form.name_of(field));
                    log.refuse(log.lines, at.map_or(1, |m| m.start() + 1), message);
                }
            }
        }
    }
}
