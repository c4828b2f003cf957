//! Comma-separated values (RFC 4180): the fields of a record, quoted or not, each with its place in the record.

use eccforge_files::diagnostic::{Checked, Place};
use std::borrow::Cow;

/// A field of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field<'t> {
    /// Index of the field's first byte in the record.
    pub start: usize,
    /// Number of bytes of the field in the record, with blanks and quotes.
    pub length: usize,
    /// Text of the field, without the blanks and quotes around it.
    pub text: Cow<'t, [u8]>,
}

impl<'t> Field<'t> {
    /// The text; bytes that are not UTF-8 are replaced.
    pub fn text(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(&self.text)
    }

    /// Like [`Self::text`], but consumes the field.
    pub fn into_text(self) -> Cow<'t, str> {
        match self.text {
            Cow::Borrowed(text) => String::from_utf8_lossy(text),
            Cow::Owned(text) => Cow::Owned(String::from_utf8_lossy(&text).into_owned()),
        }
    }
}

/// The column of a mistake, counted from 1, and its description.
pub type Mistake = (usize, String);

/// The fields of a record, from left to right; a mistake ends them.
#[derive(Clone, Debug)]
pub struct Fields<'t> {
    record: &'t [u8],
    /// Index of the first byte of the next field; `None` after the last.
    next: Option<usize>,
}

/// The fields of a record without its line end.
pub const fn fields(record: &[u8]) -> Fields<'_> {
    Fields { record, next: Some(0) }
}

/// The fields of a record that begins at this byte of a file, each with its place in the file.
///
/// # Errors
/// A quoted field is not closed, or text comes after it.
pub fn placed(start: usize, record: &str) -> Checked<Vec<(Place, Cow<'_, str>)>> {
    let mut all = Vec::new();
    for field in fields(record.as_bytes()) {
        match field {
            Ok(field) => all.push((Place { offset: start + field.start, length: field.length }, field.into_text())),
            Err((column, message)) => {
                return Place { offset: start + column - 1, length: 1 }.error("here", message).err();
            }
        }
    }
    Ok(all)
}

/// The column, counted from 1, of the field with this index; if the record lacks the field, the column after its end.
pub fn column(record: &[u8], index: usize) -> usize {
    let field = fields(record).flatten().nth(index);
    1 + field.map_or(record.len(), |field| field.start)
}

impl<'t> Iterator for Fields<'t> {
    type Item = Result<Field<'t>, Mistake>;

    fn next(&mut self) -> Option<Self::Item> {
        let start = self.next.take()?;
        let rest = &self.record[start..];
        let blanks = rest.iter().take_while(|b| matches!(b, b' ' | b'\t')).count();
        let (length, text) = if rest.get(blanks) == Some(&b'"') {
            match quoted(&rest[blanks + 1..]) {
                Ok((after, text)) => (blanks + 1 + after, text),
                Err((at, message)) => return Some(Err((start + blanks + 1 + at, message.to_owned()))),
            }
        } else {
            let length = memchr::memchr(b',', rest).unwrap_or(rest.len());
            (length, Cow::Borrowed(rest[..length].trim_ascii()))
        };
        self.next = (length < rest.len()).then_some(start + length + 1);
        Some(Ok(Field { start, length, text }))
    }
}

/// The length and the text of a field after its first quote; or the distance of a mistake from that quote.
type Quoted<'t> = Result<(usize, Cow<'t, [u8]>), (usize, &'static str)>;

/// Reads a field from the byte after its first quote on.
fn quoted(rest: &[u8]) -> Quoted<'_> {
    let mut text = Vec::new();
    let mut from = 0;
    loop {
        let Some(end) = memchr::memchr(b'"', &rest[from..]) else {
            return Err((0, "the quoted field is not closed"));
        };
        let part = &rest[from..from + end];
        let after = from + end + 1;
        // Two quotes are one quote of the text.
        if rest.get(after) == Some(&b'"') {
            text.extend_from_slice(&rest[from..after]);
            from = after + 1;
            continue;
        }
        let blanks = rest[after..].iter().take_while(|b| matches!(b, b' ' | b'\t' | b'\r')).count();
        if rest.get(after + blanks).is_some_and(|b| *b != b',') {
            return Err((after + blanks + 1, "expected a comma after the quoted field"));
        }
        if from == 0 {
            return Ok((after + blanks, Cow::Borrowed(part.trim_ascii())));
        }
        text.extend_from_slice(part);
        return Ok((after + blanks, Cow::Owned(text.trim_ascii().to_vec())));
    }
}

/// Follows the quotes of a text byte by byte.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quotes {
    is_quoted: bool,
    /// Whether a quote would open a field here.
    may_open: bool,
}

impl Quotes {
    /// The state at the start of a record.
    pub(crate) const START: Self = Self { is_quoted: false, may_open: true };

    /// Takes a byte; returns whether it belongs to a quoted field.
    pub(crate) const fn is_quoted(&mut self, byte: u8, separator: u8) -> bool {
        let was_quoted = self.is_quoted;
        if byte == b'"' {
            self.is_quoted = !was_quoted && self.may_open;
            // A quote after a quoted field is the second of two, which are one quote of its text.
            self.may_open = was_quoted;
            return was_quoted || self.is_quoted;
        }
        if !was_quoted {
            self.may_open = byte == separator || byte == b'\n' || (self.may_open && (byte == b' ' || byte == b'\t'));
        }
        was_quoted
    }
}

/// The records of a text without their line ends, each after the index of its first byte in the text. Empty lines are
/// left out; a quoted field may have line ends.
pub fn records(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut start = 0;
    std::iter::from_fn(move || {
        loop {
            let rest = text.get(start..).filter(|rest| !rest.is_empty())?;
            let mut quotes = Quotes::START;
            // A comment ends with its line, whatever quotes it has.
            let is_remark = rest.starts_with('#');
            let end = rest.bytes().position(|b| (!quotes.is_quoted(b, b',') || is_remark) && b == b'\n');
            let end = end.unwrap_or(rest.len());
            let first = start;
            start += end + 1;
            let record = rest[..end].trim_end_matches('\r');
            if !record.trim().is_empty() {
                return Some((first, record));
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(record: &str) -> Vec<String> {
        fields(record.as_bytes()).map(|field| field.expect("a field").text().into_owned()).collect()
    }

    #[test]
    fn fields_have_their_places_and_no_blanks_or_quotes_around_them() {
        assert_eq!(texts("a, b ,,\"c, \"\"d\"\"\" ,\"\""), ["a", "b", "", "c, \"d\"", ""]);
        assert_eq!(texts("5\" pipe,a\"b"), ["5\" pipe", "a\"b"], "a quote within a field is part of it");
        assert_eq!(texts(""), [""]);
        let places: Vec<_> = fields(b"a, \"b,c\" ,d").flatten().map(|field| (field.start, field.length)).collect();
        assert_eq!(places, [(0, 1), (2, 7), (10, 1)]);
        assert_eq!([0, 1, 2, 3].map(|index| column(b"a, \"b,c\" ,d", index)), [1, 3, 11, 12]);
    }

    fn mistake(record: &str) -> Mistake {
        fields(record.as_bytes()).find_map(Result::err).expect("a mistake")
    }

    #[test]
    fn a_quote_that_is_not_closed_or_not_at_the_end_is_a_mistake_at_its_column() {
        assert_eq!(mistake("a, \"b,c"), (4, "the quoted field is not closed".to_owned()));
        assert_eq!(mistake("\"a\"b,c"), (4, "expected a comma after the quoted field".to_owned()));
    }

    #[test]
    fn records_end_with_their_lines_unless_a_quoted_field_goes_on() {
        let text = "a,b\r\n\r\n# \",\n\"c\n\"\"d\",e\n  \nf";
        let found: Vec<_> = records(text).collect();
        assert_eq!(found, [(0, "a,b"), (7, "# \","), (12, "\"c\n\"\"d\",e"), (25, "f")]);
        assert_eq!(records("\n\n").count(), 0);
    }
}
