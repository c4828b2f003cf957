//! Reads the rows of one table of an SQLite database, without indices and without changing it (SQLite, Database File
//! Format). Pages beyond the file, loops, pages that are reached twice and lengths out of range end the reading with an error,
//! so time and memory are bounded by the size of the file.

use std::io::{Error, ErrorKind, Result};

/// A value of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// No value.
    Null,
    /// A whole number.
    Integer(i64),
    /// A number.
    Real(f64),
    /// Text, or bytes.
    Text(String),
}

/// First bytes of every database.
pub const MAGIC: &[u8; 16] = b"SQLite format 3\0";
/// Depth of a tree of pages: a table of 2^64 rows has less.
const MAX_DEPTH: usize = 40;

struct Database<'a> {
    bytes: &'a [u8],
    page_bytes: usize,
    usable: usize,
}

/// What reading one table may still use: in a sound file every page has one parent, and no byte belongs to two rows.
struct Budget {
    pages: usize,
    bytes: usize,
}

impl Budget {
    fn page(&mut self) -> Result<()> {
        self.pages = self.pages.checked_sub(1).ok_or_else(|| broken("a page is reached twice"))?;
        Ok(())
    }

    fn row(&mut self, bytes: usize) -> Result<()> {
        self.bytes = self.bytes.checked_sub(bytes).ok_or_else(|| broken("its rows overlap"))?;
        Ok(())
    }
}

fn broken(what: &str) -> Error {
    Error::new(ErrorKind::InvalidData, format!("the SQLite database is damaged: {what}"))
}

/// A big-endian number of up to eight bytes.
fn big_endian(bytes: &[u8], at: usize, length: usize) -> Result<u64> {
    let part = at.checked_add(length).and_then(|end| bytes.get(at..end)).ok_or_else(|| broken("it ends too early"))?;
    Ok(part.iter().fold(0, |value, &b| value << 8 | u64::from(b)))
}

/// A number of 1 to 9 bytes, seven bits in each, and where it ends.
fn varint(bytes: &[u8], at: usize) -> Result<(u64, usize)> {
    let mut value = 0_u64;
    for n in 0..9 {
        let byte = u64::from(*bytes.get(at + n).ok_or_else(|| broken("a number ends too early"))?);
        if n == 8 {
            return Ok((value << 8 | byte, at + 9));
        }
        value = value << 7 | (byte & 0x7F);
        if byte < 0x80 {
            return Ok((value, at + n + 1));
        }
    }
    unreachable!("the ninth byte always ends it")
}

impl<'a> Database<'a> {
    fn new(bytes: &'a [u8]) -> Result<Self> {
        if !bytes.starts_with(MAGIC) {
            return Err(broken("it does not begin as one"));
        }
        let page_bytes = match big_endian(bytes, 16, 2)? as usize {
            1 => 65536,
            n if n.is_power_of_two() && n >= 512 => n,
            n => return Err(broken(&format!("its pages have {n} bytes"))),
        };
        let usable = page_bytes - big_endian(bytes, 20, 1)? as usize;
        Ok(Self { bytes, page_bytes, usable })
    }

    /// Pages count from 1.
    fn page(&self, number: u64) -> Result<&'a [u8]> {
        let start = usize::try_from(number).ok().and_then(|n| n.checked_sub(1)?.checked_mul(self.page_bytes));
        let page = start.and_then(|start| self.bytes.get(start..start.checked_add(self.page_bytes)?));
        page.ok_or_else(|| broken(&format!("it has no page {number}")))
    }

    /// The rows of the table whose root is this page, in order.
    fn table(&self, root: u64, each: &mut dyn FnMut(&[u8]) -> Result<()>) -> Result<()> {
        let mut budget = Budget { pages: self.bytes.len() / self.page_bytes, bytes: self.bytes.len() };
        self.walk(root, 0, &mut budget, each)
    }

    /// The rows below a page of a table, in order.
    fn walk(
        &self,
        number: u64,
        depth: usize,
        budget: &mut Budget,
        each: &mut dyn FnMut(&[u8]) -> Result<()>,
    ) -> Result<()> {
        if depth > MAX_DEPTH {
            return Err(broken("its pages form a loop"));
        }
        budget.page()?;
        let page = self.page(number)?;
        let head = if number == 1 { 100 } else { 0 };
        let cells = big_endian(page, head + 3, 2)? as usize;
        match page[head] {
            13 => (0..cells).try_for_each(|n| {
                let at = big_endian(page, head + 8 + 2 * n, 2)? as usize;
                each(&self.payload(page, at, budget)?)
            }),
            5 => {
                for n in 0..cells {
                    let at = big_endian(page, head + 12 + 2 * n, 2)? as usize;
                    self.walk(big_endian(page, at, 4)?, depth + 1, budget, each)?;
                }
                self.walk(big_endian(page, head + 8, 4)?, depth + 1, budget, each)
            }
            kind => Err(broken(&format!("page {number} is of kind {kind}, not of a table"))),
        }
    }

    /// A row's bytes: on its page, and where it is long on further ones.
    fn payload(&self, page: &[u8], at: usize, budget: &mut Budget) -> Result<Vec<u8>> {
        let (length, at) = varint(page, at)?;
        let (_row, at) = varint(page, at)?;
        let length = usize::try_from(length).ok().filter(|&n| n <= self.bytes.len());
        let length = length.ok_or_else(|| broken("a row is longer than the file"))?;
        budget.row(length)?;
        let (most, least) = (self.usable - 35, (self.usable - 12) * 32 / 255 - 23);
        let here = if length <= most {
            length
        } else {
            let fitting = least + (length - least) % (self.usable - 4);
            if fitting <= most { fitting } else { least }
        };
        let mut payload = page.get(at..at + here).ok_or_else(|| broken("a row leaves its page"))?.to_vec();
        let mut next = if here < length { big_endian(page, at + here, 4)? } else { 0 };
        while payload.len() < length {
            let more = self.page(next)?;
            next = big_endian(more, 0, 4)?;
            let part = (length - payload.len()).min(self.usable - 4);
            payload.extend_from_slice(&more[4..4 + part]);
        }
        Ok(payload)
    }
}

/// The values of a row.
fn record(bytes: &[u8]) -> Result<Vec<Value>> {
    let (head, mut at) = varint(bytes, 0)?;
    let head = usize::try_from(head).map_err(|_| broken("a row's head is too long"))?;
    let (mut values, mut body) = (Vec::new(), head);
    while at < head {
        let (kind, next) = varint(bytes, at)?;
        at = next;
        let length = match kind {
            0 | 8 | 9 => 0,
            1..=4 => kind as usize,
            5 => 6,
            6 | 7 => 8,
            10 | 11 => return Err(broken("a value is of no known kind")),
            _ => usize::try_from((kind - 12) / 2).map_err(|_| broken("a value is too long"))?,
        };
        let end = body.checked_add(length).ok_or_else(|| broken("a value is too long"))?;
        let part = bytes.get(body..end).ok_or_else(|| broken("a value leaves its row"))?;
        values.push(match kind {
            0 => Value::Null,
            8 | 9 => Value::Integer(kind as i64 - 8),
            7 => Value::Real(f64::from_bits(big_endian(part, 0, 8)?)),
            1..=6 => {
                let shift = 64 - 8 * length as u32;
                Value::Integer((big_endian(part, 0, length)? << shift).cast_signed() >> shift)
            }
            _ => Value::Text(String::from_utf8_lossy(part).into_owned()),
        });
        body = end;
    }
    Ok(values)
}

/// The names of a table's columns, from the statement that made it.
fn columns(statement: &str) -> Vec<String> {
    let inside = statement.split_once('(').map_or("", |(_, rest)| rest.rsplit_once(')').map_or(rest, |(i, _)| i));
    let name =
        |part: &str| part.split_whitespace().next().unwrap_or_default().trim_matches(['"', '`', '[', ']']).to_owned();
    inside.split(',').map(name).collect()
}

/// What is called with the columns' names and a row.
pub type EachRow<'a> = dyn FnMut(&[String], &[Value]) -> Result<()> + 'a;

/// Calls `each` with the columns' names and each row of a table; whether the table exists.
///
/// # Errors
/// What is wrong with the database, or what `each` returns.
pub fn rows(bytes: &[u8], table: &str, each: &mut EachRow<'_>) -> Result<bool> {
    let database = Database::new(bytes)?;
    let mut found = None;
    database.table(1, &mut |row| {
        if let [Value::Text(kind), Value::Text(name), _, Value::Integer(root), Value::Text(sql), ..] = &record(row)?[..]
            && kind == "table"
            && name == table
        {
            found = Some((*root, columns(sql)));
        }
        Ok(())
    })?;
    let Some((root, names)) = found else { return Ok(false) };
    let root = u64::try_from(root).map_err(|_| broken("a table has no page"))?;
    database.table(root, &mut |row| each(&names, &record(row)?))?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: usize = 512;

    fn head(pages: usize) -> Vec<u8> {
        let mut file = vec![0; pages * PAGE];
        file[..16].copy_from_slice(MAGIC);
        file[16..18].copy_from_slice(&(PAGE as u16).to_be_bytes());
        file
    }

    fn refusal(file: &[u8]) -> String {
        rows(file, "t", &mut |_, _| Ok(())).expect_err("damaged").to_string()
    }

    /// Each page names the next one twice: 2^38 paths lead to the last.
    #[test]
    fn a_page_with_two_parents_is_refused_at_once() {
        let mut file = head(39);
        for number in 1..39_u32 {
            let page = &mut file[(number as usize - 1) * PAGE..][..PAGE];
            let at = if number == 1 { 100 } else { 0 };
            page[at] = 5;
            page[at + 4] = 1;
            page[at + 8..at + 12].copy_from_slice(&(number + 1).to_be_bytes());
            page[at + 12..at + 14].copy_from_slice(&500_u16.to_be_bytes());
            page[500..504].copy_from_slice(&(number + 1).to_be_bytes());
        }
        file[38 * PAGE] = 13;
        assert!(refusal(&file).contains("a page is reached twice"));
    }

    /// Two hundred rows that are all of the same bytes, each a fifth of the file.
    #[test]
    fn rows_that_overlap_are_refused_at_once() {
        let mut file = head(2);
        let page = &mut file[..PAGE];
        page[100] = 13;
        page[104] = 200;
        for row in 0..200 {
            page[108 + 2 * row..110 + 2 * row].copy_from_slice(&300_u16.to_be_bytes());
        }
        // A row of 200 bytes whose one value is empty.
        page[300..305].copy_from_slice(&[0x81, 0x48, 1, 2, 0]);
        assert!(refusal(&file).contains("its rows overlap"));
    }
}
