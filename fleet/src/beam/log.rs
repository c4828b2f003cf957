//! The log: one line for each wrong entry that the benchmark saw, as CSV with a header or as JSON lines (docs/beam.md).
//!
//! Lines are read in pieces of some megabytes on all threads; a line that is malformed is counted and located.

use super::bits::{Words, from_hex, from_repeated_hex};
use csv::{ByteRecord, ReaderBuilder};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::io::{self, Read};

/// Malformed lines that are listed; all are counted.
pub const MAX_LISTED: usize = 20;
/// Bytes that are read at a time.
const PIECE: usize = 32 << 20;
/// Longest line.
const MAX_LINE: usize = 64 << 10;
/// Bits of the parts of a [`Sighting`]'s slot.
const READ_BITS: u32 = 10;
const WRITE_BITS: u32 = 30;
const RUN_BITS: u32 = 24;

/// A wrong entry in one read loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sighting {
    /// Run, write loop and read loop, in the order of time.
    pub slot: u64,
    /// Byte address, a multiple of 32.
    pub address: u64,
    /// Wrong bits.
    pub flips: Words,
    /// How many of them were written as 1 and read as 0; `None` where the log does not tell what was written.
    pub down: Option<u16>,
}

impl Sighting {
    /// The run.
    pub const fn run(&self) -> u64 {
        self.slot >> (WRITE_BITS + READ_BITS)
    }

    /// Run and write loop: what was written is the same within it.
    pub const fn cycle(&self) -> u64 {
        self.slot >> READ_BITS
    }
}

/// The slot of a run, write loop and read loop; `None` if one is too large.
pub const fn slot(run: u64, write: u64, read: u64) -> Option<u64> {
    if run >> RUN_BITS != 0 || write >> WRITE_BITS != 0 || read >> READ_BITS != 0 {
        return None;
    }
    Some(run << (WRITE_BITS + READ_BITS) | write << READ_BITS | read)
}

/// What a log is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Comma-separated values with a header.
    Csv,
    /// One JSON object on each line.
    JsonLines,
}

/// A line that is no sighting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Malformed {
    /// Line, from 1.
    pub line: u64,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong and what would be right.
    pub message: String,
}

/// A log that was read.
#[derive(Clone, Debug, Default)]
pub struct Log {
    /// Its sightings, in the order of the file.
    pub sightings: Vec<Sighting>,
    /// Lines, empty ones, comments and the header included.
    pub lines: u64,
    /// Bytes.
    pub bytes: u64,
    /// SHA-256 in hexadecimal.
    pub sha256: String,
    /// Lines that are malformed.
    pub malformed: u64,
    /// The first of them.
    pub first_malformed: Vec<Malformed>,
}

/// Columns of a CSV log, by their place in the line.
#[derive(Clone, Copy, Debug, Default)]
struct Columns {
    run: Option<usize>,
    write: usize,
    read: usize,
    address: usize,
    expected: Option<usize>,
    flips: Option<usize>,
    actual: Option<usize>,
    count: usize,
}

/// Names of all columns.
const NAMES: [&str; 8] = ["run", "write", "read", "time_s", "address", "expected", "flips", "actual"];

/// Reads a log. `None` for the form: JSON lines if the first byte that is no space is `{`.
///
/// # Errors
/// The file cannot be read, or its header is not one of a log; then the message begins with `LINE:COLUMN: `.
pub fn read(mut input: impl Read, form: Option<Form>) -> io::Result<Log> {
    let mut log = Log::default();
    let mut hash = Sha256::new();
    let mut rest: Vec<u8> = Vec::new();
    let mut style: Option<(Form, Columns)> = None;
    loop {
        let mut piece = std::mem::take(&mut rest);
        let start = piece.len();
        let got = (&mut input).take(PIECE as u64).read_to_end(&mut piece)?;
        hash.update(&piece[start..]);
        log.bytes += got as u64;
        let end = if got == 0 { piece.len() } else { memchr::memrchr(b'\n', &piece).map_or(0, |i| i + 1) };
        rest.extend_from_slice(&piece[end..]);
        if rest.len() > MAX_LINE {
            let message = format!("{}:1: the line has more than {MAX_LINE} bytes: is this a log?", log.lines + 1);
            return Err(io::Error::new(io::ErrorKind::InvalidData, message));
        }
        let mut body = &piece[..end];
        if style.is_none() && !body.is_empty() {
            style = begin(&mut body, form, &mut log)?;
        }
        if let Some((form, columns)) = style {
            parse_all(body, form, columns, &mut log);
        }
        if got == 0 {
            break;
        }
    }
    log.sha256 = hash.finalize().iter().map(|b| format!("{b:02x}")).collect();
    Ok(log)
}

/// Finds the form and reads the header of a CSV log, leaving the lines after it in `body`.
fn begin(body: &mut &[u8], form: Option<Form>, log: &mut Log) -> io::Result<Option<(Form, Columns)>> {
    loop {
        let end = memchr::memchr(b'\n', body).map_or(body.len(), |i| i + 1);
        let line = body[..end].trim_ascii();
        if line.is_empty() || line.starts_with(b"#") {
            if body.is_empty() {
                return Ok(None);
            }
            *body = &body[end..];
            log.lines += 1;
            continue;
        }
        let guess = if line.starts_with(b"{") { Form::JsonLines } else { Form::Csv };
        if form.unwrap_or(guess) == Form::JsonLines {
            return Ok(Some((Form::JsonLines, Columns::default())));
        }
        log.lines += 1;
        let columns = header(line).map_err(|(column, m)| {
            io::Error::new(io::ErrorKind::InvalidData, format!("{}:{column}: {m}", log.lines))
        })?;
        *body = &body[end..];
        return Ok(Some((Form::Csv, columns)));
    }
}

/// The columns that a header names, or the column and the reason why it is none.
fn header(line: &[u8]) -> Result<Columns, (usize, String)> {
    let mut places = [None; NAMES.len()];
    let (mut column, mut count) = (1, 0);
    for field in line.split(|b| *b == b',') {
        let name = String::from_utf8_lossy(field.trim_ascii()).into_owned();
        let Some(i) = NAMES.iter().position(|n| *n == name) else {
            let help = eccforge_codecs::diagnostic::suggest(&name, &NAMES, "column");
            return Err((column, format!("the header names a column `{name}`: {help}")));
        };
        if places[i].replace(count).is_some() {
            return Err((column, format!("the header names the column `{name}` twice")));
        }
        column += field.len() + 1;
        count += 1;
    }
    let [run, write, read, _, address, expected, flips, actual] = places;
    let need = |place: Option<usize>, name: &str| {
        place.ok_or_else(|| {
            (1, format!("the header has no column `{name}`; a log needs write, read, address and flips"))
        })
    };
    if flips.is_none() && (actual.is_none() || expected.is_none()) {
        return Err((1, "the header needs the column `flips`, or `expected` and `actual`".into()));
    }
    let (write, read, address) = (need(write, "write")?, need(read, "read")?, need(address, "address")?);
    Ok(Columns { run, write, read, address, expected, flips, actual, count })
}

#[derive(Default)]
struct Parsed {
    sightings: Vec<Sighting>,
    lines: u64,
    malformed: u64,
    /// Lines counted from the start of the piece.
    first: Vec<Malformed>,
}

impl Parsed {
    fn refuse(&mut self, line: u64, column: usize, message: String) {
        self.malformed += 1;
        if self.first.len() < MAX_LISTED {
            self.first.push(Malformed { line, column, message });
        }
    }
}

/// Parses whole lines on all threads.
fn parse_all(body: &[u8], form: Form, columns: Columns, log: &mut Log) {
    let step = (body.len() / (4 * rayon::current_num_threads()).max(1)).max(1 << 16);
    let mut cuts = vec![0];
    while cuts.last().is_some_and(|&c| c < body.len()) {
        let from = (cuts[cuts.len() - 1] + step).min(body.len());
        cuts.push(memchr::memchr(b'\n', &body[from..]).map_or(body.len(), |i| from + i + 1));
    }
    let parse = |w: &[usize]| match form {
        Form::Csv => csv_lines(&body[w[0]..w[1]], columns),
        Form::JsonLines => json_lines(&body[w[0]..w[1]]),
    };
    let parts: Vec<Parsed> = cuts.par_windows(2).map(parse).collect();
    for part in parts {
        log.sightings.extend_from_slice(&part.sightings);
        log.malformed += part.malformed;
        let room = MAX_LISTED.saturating_sub(log.first_malformed.len());
        let located = part.first.into_iter().map(|m| Malformed { line: m.line + log.lines, ..m });
        log.first_malformed.extend(located.take(room));
        log.lines += part.lines;
    }
}

fn csv_lines(text: &[u8], columns: Columns) -> Parsed {
    let mut parsed = Parsed { lines: lines_of(text), ..Parsed::default() };
    let mut reader =
        ReaderBuilder::new().has_headers(false).flexible(true).quoting(false).comment(Some(b'#')).from_reader(text);
    let mut record = ByteRecord::new();
    loop {
        match reader.read_byte_record(&mut record) {
            Ok(true) => {}
            Ok(false) => return parsed,
            Err(e) => {
                parsed.refuse(1, 1, e.to_string());
                return parsed;
            }
        }
        match csv_sighting(&record, columns) {
            Ok(sighting) => parsed.sightings.push(sighting),
            Err((field, message)) => {
                // Lines of spaces are no lines of a log.
                if record.len() == 1 && record[0].trim_ascii().is_empty() {
                    continue;
                }
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

fn lines_of(text: &[u8]) -> u64 {
    memchr::memchr_iter(b'\n', text).count() as u64 + u64::from(!text.is_empty() && !text.ends_with(b"\n"))
}

/// A line's sighting, or the field that is wrong and why.
fn csv_sighting(record: &ByteRecord, c: Columns) -> Result<Sighting, (usize, String)> {
    if record.len() != c.count {
        let at = record.len().min(c.count);
        return Err((at, format!("{} fields where the header has {}", record.len(), c.count)));
    }
    let number = |i: usize| whole(record[i].trim_ascii()).ok_or_else(|| (i, not(&record[i], "a whole number")));
    let run = c.run.map_or(Ok(0), number)?;
    let (write, read, address) = (number(c.write)?, number(c.read)?, number(c.address)?);
    let hex = |i: usize, f: fn(&[u8]) -> Option<Words>, wanted: &str| {
        f(strip(record[i].trim_ascii())).ok_or_else(|| (i, not(&record[i], wanted)))
    };
    let expected = c.expected.map(|i| hex(i, from_repeated_hex, "2, 4, 8, 16 or 64 hexadecimal digits")).transpose()?;
    let flips = c.flips.map(|i| hex(i, from_hex, "up to 64 hexadecimal digits")).transpose()?;
    let actual = c.actual.map(|i| hex(i, from_hex, "up to 64 hexadecimal digits")).transpose()?;
    let wrong = c.flips.or(c.actual).unwrap_or(0);
    sighting([run, write, read], address, expected, flips, actual).map_err(|(part, m)| {
        (
            match part {
                Part::Loop => c.write,
                Part::Address => c.address,
                Part::Flips => wrong,
            },
            m,
        )
    })
}

/// What is wrong with a sighting whose fields are each well-formed.
#[derive(Clone, Copy)]
enum Part {
    Loop,
    Address,
    Flips,
}

fn sighting(
    [run, write, read]: [u64; 3],
    address: u64,
    expected: Option<Words>,
    flips: Option<Words>,
    actual: Option<Words>,
) -> Result<Sighting, (Part, String)> {
    let slot = slot(run, write, read).ok_or_else(|| {
        (Part::Loop, format!("runs are below 2^{RUN_BITS}, writes below 2^{WRITE_BITS}, reads below 2^{READ_BITS}"))
    })?;
    if address % 32 != 0 {
        return Err((Part::Address, format!("the address {address:#x} is no multiple of 32, the bytes of an entry")));
    }
    let xor = |a: Words, b: Words| -> Words { std::array::from_fn(|i| a[i] ^ b[i]) };
    let seen = expected.zip(actual).map(|(e, a)| xor(e, a));
    let flips = match (flips, seen) {
        (Some(f), Some(s)) if f != s => {
            return Err((Part::Flips, "`flips` is not the difference of `expected` and `actual`".into()));
        }
        (f, s) => f.or(s).unwrap_or_default(),
    };
    if flips == [0; 4] {
        return Err((Part::Flips, "no bit is wrong: the log holds wrong entries only".into()));
    }
    let down = expected.map(|e| (0..4).map(|i| (flips[i] & e[i]).count_ones() as u16).sum());
    Ok(Sighting { slot, address, flips, down })
}

fn not(found: &[u8], wanted: &str) -> String {
    let text: String = String::from_utf8_lossy(found).chars().take(80).collect();
    format!("`{}` is not {wanted}", text.trim())
}

fn strip(text: &[u8]) -> &[u8] {
    text.strip_prefix(b"0x").unwrap_or(text)
}

/// A whole number, decimal or with 0x.
fn whole(text: &[u8]) -> Option<u64> {
    if let Some(digits) = text.strip_prefix(b"0x") {
        return (digits.len() <= 16).then(|| from_hex(digits))?.map(|w| w[0]);
    }
    std::str::from_utf8(text).ok()?.parse().ok()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct JsonLine<'l> {
    #[serde(default)]
    run: u64,
    write: u64,
    read: u64,
    #[serde(default)]
    #[allow(dead_code)] // of interest to people
    time_s: Option<f64>,
    #[serde(borrow)]
    address: std::borrow::Cow<'l, str>,
    #[serde(borrow, default)]
    expected: Option<std::borrow::Cow<'l, str>>,
    #[serde(borrow, default)]
    flips: Option<std::borrow::Cow<'l, str>>,
    #[serde(borrow, default)]
    actual: Option<std::borrow::Cow<'l, str>>,
}

fn json_lines(text: &[u8]) -> Parsed {
    let mut parsed = Parsed::default();
    for line in text.split_inclusive(|b| *b == b'\n') {
        parsed.lines += 1;
        let line = line.trim_ascii_end();
        if line.trim_ascii().is_empty() || line.starts_with(b"#") {
            continue;
        }
        match json_sighting(line) {
            Ok(sighting) => parsed.sightings.push(sighting),
            Err((column, message)) => parsed.refuse(parsed.lines, column, message),
        }
    }
    parsed
}

fn json_sighting(text: &[u8]) -> Result<Sighting, (usize, String)> {
    let line: JsonLine<'_> = serde_json::from_slice(text).map_err(|e| {
        let message = e.to_string();
        (e.column().max(1), message.split(" at line ").next().unwrap_or_default().to_owned())
    })?;
    let key = |name: &str| {
        let quoted = format!("\"{name}\"");
        text.windows(quoted.len()).position(|w| w == quoted.as_bytes()).map_or(1, |i| i + 1)
    };
    let hex = |value: &Option<std::borrow::Cow<'_, str>>, name: &str, f: fn(&[u8]) -> Option<Words>| {
        let read = |v: &std::borrow::Cow<'_, str>| {
            f(strip(v.as_bytes()))
                .ok_or_else(|| (key(name), not(v.as_bytes(), "hexadecimal digits that fill an entry")))
        };
        value.as_ref().map(read).transpose()
    };
    let address = whole(line.address.as_bytes())
        .ok_or_else(|| (key("address"), not(line.address.as_bytes(), "a whole number, decimal or with 0x")))?;
    let expected = hex(&line.expected, "expected", from_repeated_hex)?;
    let (flips, actual) = (hex(&line.flips, "flips", from_hex)?, hex(&line.actual, "actual", from_hex)?);
    if flips.is_none() && (actual.is_none() || expected.is_none()) {
        return Err((1, "a line needs `flips`, or `expected` and `actual`".into()));
    }
    sighting([line.run, line.write, line.read], address, expected, flips, actual).map_err(|(part, m)| {
        let name = match part {
            Part::Loop => "write",
            Part::Address => "address",
            Part::Flips => "flips",
        };
        (key(name), m)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "run,write,read,time_s,address,expected,flips\n\
        0,3,17,1.5,0x20,ff,1\n\
        # a remark\n\
        \n\
        1,0,2,9.25,64,00,8000000000000000000000000000000000000000000000000000000000000000\n";

    #[test]
    fn both_forms_say_the_same() {
        let csv = read(GOOD.as_bytes(), None).unwrap();
        assert_eq!((csv.malformed, csv.lines), (0, 5));
        assert_eq!(
            csv.sightings[0],
            Sighting { slot: slot(0, 3, 17).unwrap(), address: 32, flips: [1, 0, 0, 0], down: Some(1) }
        );
        assert_eq!((csv.sightings[1].flips, csv.sightings[1].down), ([0, 0, 0, 1 << 63], Some(0)));
        let json = "{\"write\":3,\"read\":17,\"address\":\"0x20\",\"expected\":\"ff\",\"flips\":\"1\"}\n\
            {\"run\":1,\"write\":0,\"read\":2,\"time_s\":9.25,\"address\":\"64\",\"expected\":\"00\",\"flips\":\
            \"8000000000000000000000000000000000000000000000000000000000000000\"}";
        assert_eq!(read(json.as_bytes(), None).unwrap().sightings, csv.sightings);
        let actual = "write,read,address,expected,actual\n3,17,32,ff,fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe\n";
        assert_eq!(read(actual.as_bytes(), None).unwrap().sightings, csv.sightings[..1]);
    }

    #[test]
    fn malformed_lines_are_counted_and_located_and_the_others_read() {
        let bad = [
            ("0,1,2,0,0x20,ff,xyz", 17, "`xyz` is not up to 64 hexadecimal digits"),
            ("0,1,2,0,0x21,ff,1", 9, "no multiple of 32"),
            ("0,1,2,0,0x20,ff,0", 17, "no bit is wrong"),
            ("0,-1,2,0,0x20,ff,1", 3, "`-1` is not a whole number"),
            ("0,1,2,0,0x20,ff", 16, "6 fields where the header has 7"),
            ("0,1,5000,0,0x20,ff,1", 3, "reads below 2^10"),
            ("0,1,2,0,0x20,fff,1", 14, "`fff` is not 2, 4, 8, 16 or 64"),
            ("\u{fffd}", 4, "1 fields where the header has 7"),
        ];
        for (line, column, said) in bad {
            let text = format!("{GOOD}{line}\n2,0,0,0,96,aa,3\n");
            let log = read(text.as_bytes(), None).unwrap();
            assert_eq!((log.malformed, log.sightings.len()), (1, 3), "{line}");
            let m = &log.first_malformed[0];
            assert!(m.message.contains(said), "{m:?}");
            assert_eq!((m.line, m.column), (6, column), "{m:?}");
        }
        let json = "{\"write\":3,\"read\":17,\"address\":\"0x20\",\"flips\":\"1\"}\n{\"write\":3,\"rea\":1}\n{]\n";
        let log = read(json.as_bytes(), None).unwrap();
        assert_eq!((log.malformed, log.sightings.len(), log.first_malformed[0].line), (2, 1, 2));
        assert!(log.first_malformed[0].message.contains("unknown field `rea`"), "{:?}", log.first_malformed);
        assert_eq!((log.first_malformed[1].line, log.first_malformed[1].column), (3, 2));
    }

    #[test]
    fn a_header_that_is_none_is_refused_at_its_place() {
        for (text, said) in [
            ("write,read,adress,flips\n", "1:12: the header names a column `adress`: did you mean `address`?"),
            ("# x\nwrite,read,flips\n", "2:1: the header has no column `address`"),
            ("write,read,address,actual\n", "1:1: the header needs the column `flips`"),
            ("write,read,address,flips,read\n", "1:26: the header names the column `read` twice"),
        ] {
            let error = read(text.as_bytes(), None).unwrap_err().to_string();
            assert!(error.contains(said), "{error}");
        }
        assert_eq!(read(&b""[..], None).unwrap().sightings.len(), 0);
    }

    #[test]
    fn lines_that_pieces_cut_in_two_are_read_whole() {
        struct Drip<'t>(&'t [u8]);
        impl Read for Drip<'_> {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                let n = self.0.len().min(7).min(buffer.len());
                buffer[..n].copy_from_slice(&self.0[..n]);
                self.0 = &self.0[n..];
                Ok(n)
            }
        }
        let mut text = GOOD.to_owned();
        (0..100_000).for_each(|i| text += &format!("0,{i},1,0,{},55,{:x}\n", i * 32, i + 1));
        let whole = read(text.as_bytes(), None).unwrap();
        let dripped = read(Drip(text.as_bytes()), None).unwrap();
        assert_eq!((whole.sightings.len(), whole.lines), (100_002, 100_005));
        assert_eq!((dripped.sightings, dripped.sha256), (whole.sightings, whole.sha256));
    }
}
