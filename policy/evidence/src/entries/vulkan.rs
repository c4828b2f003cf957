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

/// The indices of the filled cells among sixteen cells: four groups of four cells, separated by `|`.
fn filled(cells: &str) -> Vec<u32> {
    let mut filled = Vec::new();
    for (number, group) in (0..4).zip(cells.trim_end().split('|')) {
        filled.extend((0..4).filter(|cell| is_filled(group, *cell)).map(|cell| 4 * number + cell));
    }
    filled
}

/// Whether a cell of a group has a count. Cells have four characters; a space is between the second and the third.
fn is_filled(group: &str, cell: u32) -> bool {
    let spaces = usize::from(cell > 1);
    let start = 4 * cell as usize + spaces;
    // The last cell ends with its digits, because the line is trimmed.
    let end = group.len().min(start + 4);
    group.get(start..end).is_some_and(|text| !text.trim().is_empty())
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
                self.counts_by_bit(&line);
            }
        }
    }

    /// Takes a line that may be a row of counts by bit.
    fn counts_by_bit(&mut self, line: &str) {
        // The row of the upper bits follows that of the lower ones at once; elsewhere such a row counts other things.
        let expected = self.first.take();
        let (first, cells) = if let Some(cells) = line.strip_prefix("SinglIdx") {
            (0, cells)
        } else if let Some(first) = expected
            && let Some(cells) = line.strip_prefix("   0x1?").and_then(|cells| cells.get(1..))
        {
            (first, cells)
        } else {
            return;
        };
        self.bits.extend(filled(cells).iter().map(|bit| first + bit));
        if first == 0 {
            self.first = Some(16);
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
