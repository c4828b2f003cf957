//! Reads tables and lists in every dialect: packed or plain, with a byte-order mark, and with `;` or tabs between
//! fields, where numbers may have decimal commas.
//!
//! Every byte except the mark keeps its place, so that lines and columns of messages are those of the file. Quoted fields
//! ([`crate::csv`]) are left as they are.

use crate::csv::Quotes;
use crate::packed::{peek, unpack};
use std::io::{self, Cursor, Read};

/// Maximum number of bytes that are searched for the end of the first line.
const HEAD: usize = 64 << 10;
/// The byte-order mark of UTF-8.
const MARK: &[u8] = b"\xef\xbb\xbf";

/// Returns the content of a file with commas between fields. Lines of JSON and of programs are unchanged.
///
/// # Errors
/// The file cannot be read, or begins like a packed file and is not one.
pub fn open<'a>(input: impl Read + 'a) -> io::Result<Box<dyn Read + 'a>> {
    let (mut head, mut input) = peek(unpack(input)?, HEAD)?;
    input.get_mut().0.set_position(0);
    if head.starts_with(MARK) {
        head.drain(..MARK.len());
        let (_, rest) = input.into_inner();
        return Ok(translated(&head.clone(), Cursor::new(head).chain(rest)));
    }
    Ok(translated(&head, input))
}

/// A reader with commas between fields, by the first line that is not a comment. Text that is not a table stays as it is.
fn translated<'a>(head: &[u8], input: impl Read + 'a) -> Box<dyn Read + 'a> {
    let mut lines = head.split(|b| *b == b'\n').map(<[u8]>::trim_ascii);
    let first = lines.find(|l| !l.is_empty() && !l.starts_with(b"#")).unwrap_or_default();
    if first.starts_with(b"{") || first.starts_with(b"[") || has_unquoted(first, b' ') {
        return Box::new(input);
    }
    let (from, point) = if has_unquoted(first, b';') {
        (b';', b',')
    } else if has_unquoted(first, b'\t') && !has_unquoted(first, b',') {
        (b'\t', b'.')
    } else {
        return Box::new(input);
    };
    Box::new(Translated { input, from, point, quotes: Quotes::START })
}

/// Whether a line has a byte outside quoted fields.
fn has_unquoted(line: &[u8], byte: u8) -> bool {
    let mut quotes = Quotes::START;
    line.iter().any(|b| !quotes.is_quoted(*b, byte) && *b == byte)
}

/// A reader that replaces `from` by a comma and `point` by a decimal point, except in quoted fields.
struct Translated<R> {
    input: R,
    from: u8,
    point: u8,
    quotes: Quotes,
}

impl<R: Read> Read for Translated<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let got = self.input.read(buffer)?;
        for byte in &mut buffer[..got] {
            // A missing quote in one line does not affect the next line.
            if *byte == b'\n' {
                self.quotes = Quotes::START;
            } else if self.quotes.is_quoted(*byte, self.from) {
                continue;
            }
            *byte = match *byte {
                b if b == self.from => b',',
                b if b == self.point => b'.',
                b => b,
            };
        }
        Ok(got)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn read(bytes: &[u8]) -> String {
        let mut text = String::new();
        open(bytes).and_then(|mut r| r.read_to_string(&mut text)).expect("a file");
        text
    }

    #[test]
    fn every_dialect_is_read_as_commas_and_points_at_the_same_places() {
        let plain = "write,address,time_s\r\n0,0x20,1.5\r\n";
        let german = plain.replace(',', ";").replace('.', ",");
        let tabs = plain.replace(',', "\t");
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        gzip.write_all(format!("\u{feff}{german}").as_bytes()).expect("memory");
        let gzip = gzip.finish().expect("memory");
        let marked = format!("\u{feff}{plain}");
        let zstd = ruzstd::encoding::compress_to_vec(german.as_bytes(), ruzstd::encoding::CompressionLevel::Fastest);
        for file in [plain.as_bytes(), german.as_bytes(), tabs.as_bytes(), marked.as_bytes(), &gzip, &zstd] {
            assert_eq!(read(file), plain);
        }
        let quoted = "device;time_s\n\"A;1,5\";1,5\n\"B;1,5;1,5\n";
        assert_eq!(read(quoted.as_bytes()), "device,time_s\n\"A;1,5\",1.5\n\"B;1,5;1,5\n");
        let commas = "\"card;id\",failed\n1,0\n";
        assert_eq!(read(commas.as_bytes()), commas, "a semicolon in quotes separates nothing");
        for other in ["{\"a\": \"b;c,d\"}\n", "FAILURE: 0x1 != 0x0 at offset 0x10; stop\n", "", "\u{feff}"] {
            assert_eq!(read(other.as_bytes()), other.trim_start_matches('\u{feff}'));
        }
    }
}
