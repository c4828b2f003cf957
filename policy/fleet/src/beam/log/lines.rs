//! One line of a log: its sighting, or the column and the reason why it is none.

use super::super::bits::{Words, from_hex, from_repeated_hex};
use super::{Columns, MAX_LISTED, Malformed, READ_BITS, RUN_BITS, Sighting, WRITE_BITS, slot};
use csv::{ByteRecord, ReaderBuilder};
use serde::Deserialize;

/// What some whole lines gave.
#[derive(Default)]
pub(super) struct Parsed {
    pub sightings: Vec<Sighting>,
    pub lines: u64,
    pub malformed: u64,
    /// Lines counted from the start of the piece.
    pub first: Vec<Malformed>,
}

impl Parsed {
    fn refuse(&mut self, line: u64, column: usize, message: String) {
        self.malformed += 1;
        if self.first.len() < MAX_LISTED {
            self.first.push(Malformed { line, column, message });
        }
    }
}

/// Parses whole lines of CSV.
pub(super) fn csv_lines(text: &[u8], columns: Columns) -> Parsed {
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
    if !address.is_multiple_of(32) {
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
    /// Of interest to people.
    #[serde(default, rename = "time_s")]
    _time_s: Option<f64>,
    #[serde(borrow)]
    address: std::borrow::Cow<'l, str>,
    #[serde(borrow, default)]
    expected: Option<std::borrow::Cow<'l, str>>,
    #[serde(borrow, default)]
    flips: Option<std::borrow::Cow<'l, str>>,
    #[serde(borrow, default)]
    actual: Option<std::borrow::Cow<'l, str>>,
}

/// Parses whole lines of JSON.
pub(super) fn json_lines(text: &[u8]) -> Parsed {
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
