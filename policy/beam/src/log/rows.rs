//! Rows of a log in any form: each becomes a sighting, or the place and the reason why it is none.

use super::forms::{FIELDS, FORMS, Field, Form, Kind, WITHOUT_BITS};
use super::row::{Rules, Values};
use super::vulkan::Tables;
use super::{Log, MAX_LISTED, Malformed, Sighting, invalid};
use csv::{ByteRecord, ReaderBuilder};
use rayon::prelude::*;
use regex::Regex;
use std::borrow::Cow;
use std::io;

/// Bytes in which the form of a program's lines is looked for.
const HEAD: usize = 1 << 18;

/// The column of each field, where a table has it.
type Places = [Option<usize>; FIELDS];

/// How the lines of a log are read.
pub(super) enum Reader {
    /// A table, with the place of each field and the number of columns.
    Table(&'static Form, Box<Places>, usize),
    /// One object on each line.
    JsonLines,
    /// A document that is read at once.
    Document(&'static Form),
    /// Lines of a program.
    Program(Box<Program>),
    /// Tables of memtest_vulkan.
    Vulkan(Box<Tables>),
}

/// The lines of a program, and what those before said.
pub(super) struct Program {
    form: &'static Form,
    row: Regex,
    pass: Option<Regex>,
    list: Option<Regex>,
    passes: u32,
    addresses: Vec<String>,
}

impl Program {
    fn new(form: &'static Form) -> Option<Self> {
        let Kind::Lines { row, pass, list } = form.kind else { return None };
        let compiled = |pattern: &str| (!pattern.is_empty()).then(|| Regex::new(pattern).ok()).flatten();
        let (row, pass, list) = (compiled(row)?, compiled(pass), compiled(list));
        Some(Self { form, row, pass, list, passes: 0, addresses: Vec::new() })
    }
}

impl Reader {
    /// The reader of a log by its first lines, which it leaves out of the count if they are a header; `None` if there are none.
    pub(super) fn begin(head: &[u8], form: Option<&'static Form>, log: &mut Log) -> io::Result<Option<Self>> {
        let mut lines = head.split(|b| *b == b'\n').map(<[u8]>::trim_ascii).enumerate();
        let Some((at, first)) = lines.find(|(_, l)| !l.is_empty() && !is_remark(l, form)) else { return Ok(None) };
        let found = match form.or_else(|| told(head, first)) {
            Some(form) => form,
            None => match without_bits(head) {
                Some((line, why)) => return Err(invalid(line, 1, why)),
                None => &FORMS[0],
            },
        };
        log.form = found.name;
        log.has_reads = true;
        Ok(Some(match found.kind {
            Kind::Table => {
                let at = at as u64 + 1;
                let (places, count) = header(first, found, log).map_err(|(column, m)| invalid(at, column, &m))?;
                log.has_reads = places[Field::Read as usize].is_some();
                Self::Table(found, Box::new(places), count)
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
    pub(super) fn lines(&mut self, text: &[u8], rules: &Rules<'_>, log: &mut Log) {
        match self {
            Self::Program(program) => program.lines(text, rules, log),
            Self::Vulkan(tables) => tables.lines(text, rules, log),
            Self::Document(_) => {}
            Self::Table(..) | Self::JsonLines => self.in_parallel(text, rules, log),
        }
    }

    fn in_parallel(&self, text: &[u8], rules: &Rules<'_>, log: &mut Log) {
        let step = (text.len() / (4 * rayon::current_num_threads()).max(1)).max(1 << 16);
        let mut cuts = vec![0];
        while cuts.last().is_some_and(|&c| c < text.len()) {
            let from = (cuts[cuts.len() - 1] + step).min(text.len());
            cuts.push(memchr::memchr(b'\n', &text[from..]).map_or(text.len(), |i| from + i + 1));
        }
        // The header is a line of the first piece.
        let headers = usize::from(log.lines == 0 && matches!(self, Self::Table(..)));
        let parse = |(i, w): (usize, &[usize])| {
            let part = &text[w[0]..w[1]];
            match self {
                Self::Table(form, places, count) => {
                    let skip = if i == 0 { headers } else { 0 };
                    table(part, skip, *count, |record| of_record(record, places, form, rules))
                }
                _ => super::json::json_lines(part, rules),
            }
        };
        let parts: Vec<Parsed> = cuts.par_windows(2).enumerate().map(parse).collect();
        for part in parts {
            part.sightings.iter().for_each(|s| log.push(s));
            let listed = part.wrong.len() as u64;
            part.wrong.into_iter().for_each(|m| log.refuse(m.line + log.lines, m.column, m.message));
            log.malformed += part.malformed - listed;
            log.lines += part.lines;
        }
    }
}

/// Whether a line is a remark; lines of some programs begin like one.
fn is_remark(line: &[u8], form: Option<&Form>) -> bool {
    line.starts_with(b"#") && !form.is_some_and(Form::has_doubles) && !line.starts_with(b"#HEADER")
}

/// The first line of an output without bits, and what to do instead; `None` for a table.
fn without_bits(head: &[u8]) -> Option<(u64, &'static str)> {
    let text = String::from_utf8_lossy(&head[..head.len().min(HEAD)]);
    let found = |(pattern, why): &(&str, &'static str)| {
        let line = Regex::new(pattern).ok()?;
        Some((text.lines().position(|l| line.is_match(l))? as u64 + 1, *why))
    };
    WITHOUT_BITS.iter().find_map(found)
}

/// The form of a file.
fn told(head: &[u8], first: &[u8]) -> Option<&'static Form> {
    let has = |text: &str| memchr::memmem::find(head, text.as_bytes()).is_some();
    let text = String::from_utf8_lossy(&head[..head.len().min(HEAD)]);
    let matches = |f: &&'static Form| match f.kind {
        Kind::Vulkan => super::vulkan::begins(&text),
        _ => Program::new(f).is_some_and(|p| text.lines().any(|l| p.row.is_match(l))),
    };
    let program = || FORMS.iter().filter(|f| matches!(f.kind, Kind::Lines { .. } | Kind::Vulkan)).find(matches);
    if first.starts_with(b"{") || first.starts_with(b"[") {
        let document = FORMS.iter().find(|f| matches!(f.kind, Kind::Json(key) if has(&format!("\"{key}\""))));
        let lines = || FORMS.iter().find(|f| matches!(f.kind, Kind::JsonLines));
        return document.or_else(|| if first.starts_with(b"[") { program() } else { None }).or_else(lines);
    }
    let names: Vec<&[u8]> = first.split(|b| *b == b',').map(<[u8]>::trim_ascii).collect();
    let named = |form: &&Form| form.columns.iter().all(|(name, _)| names.contains(&name.as_bytes()));
    let of_table = FORMS.iter().filter(|f| matches!(f.kind, Kind::Table) && !f.is_own()).find(named);
    of_table.or_else(|| if names.contains(&&b"address"[..]) { None } else { program() })
}

/// The place of each field and the number of columns, or the column and the reason why the line is no header.
fn header(line: &[u8], form: &Form, log: &mut Log) -> Result<(Places, usize), (usize, String)> {
    let mut places = [None; FIELDS];
    let (mut column, mut count, mut unknown) = (1, 0, Vec::new());
    for field in line.split(|b| *b == b',') {
        let name = String::from_utf8_lossy(field.trim_ascii().trim_ascii()).trim_matches('"').to_owned();
        match form.columns.iter().find(|(own, _)| *own == name) {
            None => unknown.push((column, name)),
            Some((_, own)) => {
                if places[*own as usize].replace(count).is_some() {
                    return Err((column, format!("the header names the column `{name}` twice")));
                }
            }
        }
        column += field.len() + 1;
        count += 1;
    }
    let given = |f: Field| places[f as usize].is_some();
    let missing = match () {
        () if !form.is_own() => form.columns.iter().find(|(_, f)| !given(*f)).map(|(name, _)| *name),
        () if !given(Field::Address) && !given(Field::Row) => Some("address"),
        () if given(Field::Flips) || given(Field::Mask) || given(Field::Bit) => None,
        () if given(Field::Expected) && given(Field::Actual) => None,
        () => Some("flips"),
    };
    let Some(name) = missing else {
        log.unused = unknown.into_iter().map(|(_, name)| name).collect();
        return Ok((places, count));
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
                "the header needs the column `flips`, or `expected` and `actual`; {needed}. Counts and places of errors, such as tables from EDAC or mcelog, do not tell what a code would do"
            ),
        )),
        _ => Err((1, format!("the header has no column `{name}`; {needed}"))),
    }
}

/// What some whole lines gave.
#[derive(Default)]
pub(super) struct Parsed {
    pub(super) sightings: Vec<Sighting>,
    pub(super) lines: u64,
    malformed: u64,
    /// The first of them; lines counted from the start of the text.
    wrong: Vec<Malformed>,
}

impl Parsed {
    pub(super) fn refuse(&mut self, line: u64, column: usize, message: String) {
        self.malformed += 1;
        if self.wrong.len() < MAX_LISTED {
            self.wrong.push(Malformed { line, column, message });
        }
    }
}

/// Parses whole lines of a table, without the first `skip` records.
fn table(
    text: &[u8],
    skip: usize,
    count: usize,
    row: impl Fn(&ByteRecord) -> Result<Sighting, (usize, String)>,
) -> Parsed {
    let mut parsed = Parsed { lines: lines_of(text), ..Parsed::default() };
    let mut reader =
        ReaderBuilder::new().has_headers(false).flexible(true).quoting(false).comment(Some(b'#')).from_reader(text);
    let mut record = ByteRecord::new();
    let mut seen = 0;
    loop {
        match reader.read_byte_record(&mut record) {
            Ok(true) => {}
            Ok(false) => return parsed,
            Err(e) => {
                parsed.refuse(1, 1, e.to_string());
                return parsed;
            }
        }
        // Lines of spaces are no lines of a log.
        if record.len() == 1 && record[0].trim_ascii().is_empty() {
            continue;
        }
        seen += 1;
        if seen <= skip {
            continue;
        }
        let sighting = if record.len() == count {
            row(&record)
        } else {
            let message = format!("{} fields where the header has {count}", record.len());
            Err((record.len().min(count), message))
        };
        match sighting {
            Ok(sighting) => parsed.sightings.push(sighting),
            // Only the first are located, because that takes as long as reading up to them.
            Err(_) if parsed.wrong.len() >= MAX_LISTED => parsed.malformed += 1,
            Err((field, message)) => {
                let length = record.iter().map(|f| f.len() + 1).sum::<usize>() - 1;
                let column = 1 + record.iter().take(field).map(|f| f.len() + 1).sum::<usize>().min(length);
                // The reader names the line on which it started to look; empty lines and comments come before.
                let position = record.position().map_or(0, |p| p.byte() as usize);
                let line = 1 + memchr::memchr_iter(b'\n', &text[..start_of(text, position)]).count() as u64;
                parsed.refuse(line, column, message);
            }
        }
    }
}

/// The start of the record that the reader placed at `position`: after the line ends, empty lines and comments there.
fn start_of(text: &[u8], position: usize) -> usize {
    let mut at = position.min(text.len());
    loop {
        let rest = &text[at..];
        let end = memchr::memchr(b'\n', rest).map_or(rest.len(), |i| i + 1);
        let line = rest[..end].trim_ascii();
        if end == 0 || !(line.is_empty() || rest.starts_with(b"#")) {
            return at;
        }
        at += end;
    }
}

pub(super) fn lines_of(text: &[u8]) -> u64 {
    memchr::memchr_iter(b'\n', text).count() as u64 + u64::from(!text.is_empty() && !text.ends_with(b"\n"))
}

fn of_record(
    record: &ByteRecord,
    places: &[Option<usize>; FIELDS],
    form: &Form,
    rules: &Rules<'_>,
) -> Result<Sighting, (usize, String)> {
    let value = |place: Option<usize>| {
        let text = record[place?].trim_ascii();
        (!text.is_empty()).then_some(Cow::Borrowed(text))
    };
    let values: Values<'_> = std::array::from_fn(|f| value(places[f]));
    rules.sighting(&values, form).map_err(|(field, m)| (places[field as usize].unwrap_or(0), m))
}

impl Program {
    fn lines(&mut self, text: &[u8], rules: &Rules<'_>, log: &mut Log) {
        for line in text.split_inclusive(|b| *b == b'\n') {
            log.lines += 1;
            let line = String::from_utf8_lossy(line);
            if self.pass.as_ref().is_some_and(|p| p.is_match(&line)) {
                self.passes += 1;
            }
            if let Some(list) = self.list.as_ref().and_then(|l| l.captures(&line)) {
                self.addresses = list[1].split_whitespace().map(str::to_owned).collect();
            }
            let Some(found) = self.row.captures(&line) else { continue };
            let mut values: Values<'_> = std::array::from_fn(|_| None);
            for (name, field) in self.form.columns {
                values[*field as usize] = found.name(name).map(|m| Cow::Borrowed(m.as_str().as_bytes()));
            }
            let listed = found.name("index").and_then(|i| self.addresses.get(i.as_str().parse::<usize>().ok()?));
            let address = found.name("address").map(|m| m.as_str()).or(listed.map(String::as_str));
            let hex = |a: &str| format!("0x{}", a.trim_start_matches("0x")).into_bytes();
            values[Field::Address as usize] = address.map(|a| Cow::Owned(hex(a)));
            values[Field::Write as usize] = Some(Cow::Owned(self.passes.to_string().into_bytes()));
            match rules.sighting(&values, self.form) {
                Ok(sighting) => log.push(&sighting),
                Err((field, message)) => {
                    let name = self.form.columns.iter().find(|c| c.1 == field).map_or("", |c| c.0);
                    log.refuse(log.lines, found.name(name).map_or(1, |m| m.start() + 1), message);
                }
            }
        }
    }
}
