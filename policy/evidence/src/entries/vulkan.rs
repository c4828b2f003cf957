//! Tables of memtest_vulkan: each is about the wrong words of one pass. A table of one wrong word gives its address, the value
//! read and, if one bit is wrong, that bit.

use super::forms::{Field, Form};
use super::log::{Log, Options};
use super::row::Values;

/// Text before the number of wrong words; it begins a table.
const ERRORS: &str = "total errors 0x";
/// Text before the first address.
const ADDRESS: &str = "Errors address range: 0x";
/// Text before the largest value that was read.
const VALUE: &str = "values range: 0x";

/// Whether a text has such a table.
pub(super) fn begins(text: &str) -> bool {
    text.contains(ERRORS) && text.contains(ADDRESS)
}

/// The table that is being read.
#[derive(Debug)]
pub(super) struct Tables {
    form: &'static Form,
    /// The line on which the table began.
    line: u64,
    /// Number of tables before this one.
    passes: u64,
    errors: String,
    address: String,
    value: String,
    /// The bit of the first cell of the next line; `None` outside the counts by bit.
    first: Option<u32>,
    /// The bits whose count is not zero.
    bits: Vec<u32>,
}

/// The hexadecimal digits after a text.
fn digits<'l>(line: &'l str, before: &str) -> Option<&'l str> {
    let rest = &line[line.find(before)? + before.len()..];
    Some(&rest[..rest.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(rest.len())])
}

/// The indices of the filled cells among sixteen cells of four characters; a space is between the second and the third
/// of each four.
fn filled(cells: &str) -> Vec<u32> {
    let groups = cells.trim_end().split('|').take(4).enumerate();
    groups.flat_map(|(g, text)| (0..4).filter(move |c| is_filled(text, *c)).map(move |c| (4 * g + c) as u32)).collect()
}

fn is_filled(group: &str, cell: usize) -> bool {
    let at = 4 * cell + usize::from(cell > 1);
    group.get(at..(at + 4).min(group.len())).is_some_and(|text| !text.trim().is_empty())
}

impl Tables {
    pub(super) fn new(form: &'static Form) -> Self {
        let [errors, address, value] = [(); 3].map(|()| String::new());
        Self { form, line: 0, passes: 0, errors, address, value, first: None, bits: Vec::new() }
    }

    pub(super) fn lines(&mut self, text: &[u8], options: &Options, log: &mut Log) {
        for line in text.split_inclusive(|b| *b == b'\n') {
            log.lines += 1;
            let line = String::from_utf8_lossy(line);
            if let Some(errors) = digits(&line, ERRORS) {
                if self.line > 0 {
                    self.end(options, log);
                }
                *self = Self {
                    line: log.lines,
                    passes: self.passes + 1,
                    errors: errors.to_owned(),
                    ..Self::new(self.form)
                };
            } else if let Some(address) = digits(&line, ADDRESS) {
                address.clone_into(&mut self.address);
            } else if let Some(value) = digits(&line, VALUE) {
                value.clone_into(&mut self.value);
            } else if line.starts_with("TogglCnt") && self.line > 0 {
                self.end(options, log);
                self.line = 0;
            } else {
                let lower = line.strip_prefix("SinglIdx").map(|cells| (0, cells));
                let upper = line.strip_prefix("   0x1?").and_then(|cells| cells.get(1..));
                // The row of the upper bits follows that of the lower ones at once; elsewhere such a row counts other
                // things.
                let upper = self.first.take().zip(upper);
                if let Some((first, cells)) = lower.or(upper) {
                    self.bits.extend(filled(cells).iter().map(|bit| first + bit));
                    self.first = Some(first + 16).filter(|next| *next < 32);
                }
            }
        }
    }

    /// Ends the table that is open at the end of the log.
    pub(super) fn finish(&self, options: &Options, log: &mut Log) {
        if self.line > 0 {
            self.end(options, log);
        }
    }

    /// Adds the event of a table about one wrong bit; any other table is malformed.
    fn end(&self, options: &Options, log: &mut Log) {
        // A table of several words gives their range, and not which word has which bit.
        let ("1", [bit]) = (self.errors.trim_start_matches('0'), &self.bits[..]) else {
            let which = match (self.errors.trim_start_matches('0'), self.bits.len()) {
                ("1", 0) => "the table of one wrong word has no row SinglIdx, which names its bit".to_owned(),
                ("1", n) => format!("the table of one wrong word has {n} wrong bits"),
                _ => format!("the table is about 0x{} wrong words", self.errors),
            };
            let message = format!("{which}; an event needs a table of one word with one wrong bit");
            return log.refuse(self.line, 1, message);
        };
        let mut values = Values::default();
        values.set(Field::Address, format!("0x{}", self.address).into_bytes());
        values.set(Field::Write, self.passes.to_string().into_bytes());
        values.set(Field::Mask, format!("{:x}", 1u64 << bit).into_bytes());
        values.set(Field::Actual, self.value.as_bytes());
        match options.sighting(&values, self.form) {
            Ok(sighting) => log.push(&sighting),
            Err((_, message)) => log.refuse(self.line, 1, message),
        }
    }
}
