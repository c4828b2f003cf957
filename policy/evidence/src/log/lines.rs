//! Reads the lines of any file in bounded memory. A line that is longer than the bound is skipped and counted. The
//! escape sequences for colours, which dmesg and journalctl print for a terminal, are removed.

use std::io::{self, Read};

/// Maximum length, in bytes, of a line that is read.
// A file without newlines, such as a core dump, would otherwise be read into memory as one line.
pub const MAX_LINE_BYTES: usize = 64 << 10;
// Size of the buffer: several of the longest lines fit, so that the rest of the buffer is seldom moved to its front.
const BUFFER_BYTES: usize = 4 * MAX_LINE_BYTES;

/// A line of the input.
#[derive(Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// The bytes of the line, without the newline.
    Text(&'a [u8]),
    /// The line has more than [`MAX_LINE_BYTES`] and was skipped.
    TooLong,
}

/// Reads lines from one reused buffer.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    buffer: Vec<u8>,
    /// The first byte in the buffer that belongs to no returned line.
    start: usize,
    /// No newline is between `start` and this position.
    searched: usize,
    /// The end of the bytes read into the buffer.
    end: usize,
    /// Whether the last read found the end of the input.
    done: bool,
    /// Number of bytes of a line that is too long and has not ended yet.
    dropped: Option<u64>,
    /// Number of bytes of the lines that were returned.
    passed: u64,
}

/// A line in the buffer: the index of its first byte, and the index after its last byte. `None` if the line is too long.
type Found = Option<(usize, usize)>;

impl<R: Read> Lines<R> {
    /// Reads from `input`, which needs no buffer of its own.
    pub fn new(input: R) -> Self {
        let buffer = vec![0; BUFFER_BYTES];
        Self { input, buffer, start: 0, searched: 0, end: 0, done: false, dropped: None, passed: 0 }
    }

    /// Number of bytes read from the input, including those in the buffer.
    pub fn read_bytes(&self) -> u64 {
        self.passed + self.dropped.unwrap_or(0) + (self.end - self.start) as u64
    }

    /// The next line; `None` at the end.
    pub fn next_line(&mut self) -> io::Result<Option<Line<'_>>> {
        let found = loop {
            if let Some(found) = self.find() {
                break found;
            }
            if self.done {
                return Ok(self.last_line().map(|(line, _)| line));
            }
            self.refill()?;
        };
        Ok(Some(self.line(found)))
    }

    /// The text after the last line end, and the number of bytes of all lines, including this text. At the end of the
    /// input, this text is the last line.
    pub fn last_line(&mut self) -> Option<(Line<'_>, u64)> {
        let (from, to) = (self.start, self.end);
        let dropped = self.dropped.take();
        if from == to && dropped.is_none() {
            return None;
        }
        self.pass(to - from);
        self.passed += dropped.unwrap_or(0);
        let passed = self.passed;
        Some((self.line(dropped.is_none().then_some((from, to))), passed))
    }

    /// The next line in the buffer, and the number of bytes of all lines up to its end. `None` if no further line has ended;
    /// [`Lines::refill`] then reads more.
    pub fn buffered_line(&mut self) -> Option<(Line<'_>, u64)> {
        let found = self.find()?;
        let passed = self.passed;
        Some((self.line(found), passed))
    }

    /// Reads once and returns the number of bytes. 0 is the end of the input for now, because a file may grow.
    ///
    /// # Errors
    /// The read fails, or no data is available yet and the input does not block.
    pub fn refill(&mut self) -> io::Result<usize> {
        if self.start > 0 {
            self.buffer.copy_within(self.start..self.end, 0);
            (self.searched, self.end) = (self.searched - self.start, self.end - self.start);
            self.start = 0;
        }
        let read = loop {
            match self.input.read(&mut self.buffer[self.end..]) {
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                result => break result?,
            }
        };
        self.end += read;
        // Not for good: a file that grows has more at the next read.
        self.done = read == 0;
        Ok(read)
    }

    fn line(&mut self, found: Found) -> Line<'_> {
        let Some((from, to)) = found else { return Line::TooLong };
        let end = from + drop_colours(&mut self.buffer[from..to]);
        let line = &self.buffer[from..end];
        Line::Text(line.strip_suffix(b"\r").unwrap_or(line))
    }

    fn pass(&mut self, bytes: usize) {
        self.passed += bytes as u64;
        (self.start, self.searched) = (self.start + bytes, self.start + bytes);
    }

    /// The next line that has ended. Only the length of a line that is too long is kept.
    fn find(&mut self) -> Option<Found> {
        let Some(at) = memchr::memchr(b'\n', &self.buffer[self.searched..self.end]) else {
            self.searched = self.end;
            if self.end - self.start > MAX_LINE_BYTES {
                *self.dropped.get_or_insert(0) += (self.end - self.start) as u64;
                self.start = self.end;
            }
            return None;
        };
        let (from, to) = (self.start, self.searched + at);
        self.pass(to + 1 - from);
        let dropped = self.dropped.take();
        self.passed += dropped.unwrap_or(0);
        Some((dropped.is_none() && to - from <= MAX_LINE_BYTES).then_some((from, to)))
    }
}

/// Removes the escape sequences of a terminal (ECMA-48, 5.4: `ESC [`, parameters, a letter); returns the remaining
/// length.
fn drop_colours(line: &mut [u8]) -> usize {
    let Some(mut end) = memchr::memchr(b'\x1b', line) else { return line.len() };
    let mut at = end;
    while at < line.len() {
        if line[at..].starts_with(b"\x1b[") {
            let letter = line[at + 2..].iter().position(|b| (0x40..0x7f).contains(b));
            at = letter.map_or(line.len(), |n| at + 3 + n);
        } else {
            line[end] = line[at];
            (end, at) = (end + 1, at + 1);
        }
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &[u8]) -> Vec<String> {
        // Three bytes at a time: every line crosses a refill.
        struct Slow<'a>(&'a [u8]);
        impl Read for Slow<'_> {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                let n = self.0.len().min(3).min(buffer.len());
                buffer[..n].copy_from_slice(&self.0[..n]);
                self.0 = &self.0[n..];
                Ok(n)
            }
        }
        let mut lines = Lines::new(Slow(text));
        let mut found = Vec::new();
        while let Some(line) = lines.next_line().expect("memory does not fail") {
            found.push(match line {
                Line::Text(bytes) => String::from_utf8_lossy(bytes).into_owned(),
                Line::TooLong => "too long".to_owned(),
            });
        }
        found
    }

    #[test]
    fn lines_end_with_newline_or_with_the_file() {
        assert_eq!(all(b"one\r\n\ntwo\nthree"), ["one", "", "two", "three"]);
        assert_eq!(all(b""), [] as [&str; 0]);
    }

    /// util-linux 2.40, sys-utils/dmesg.c, `print_record`: the time in green, the subsystem in yellow, each followed by a reset.
    #[test]
    fn colours_of_dmesg_are_left_out() {
        let line = b"\x1b[32m[    8.100000] \x1b[0m\x1b[33mEDAC MC1: \x1b[0m3 CE on a \x1b \x1b[";
        assert_eq!(all(line), ["[    8.100000] EDAC MC1: 3 CE on a \u{1b} "]);
    }

    #[test]
    fn a_line_beyond_the_bound_is_skipped_and_the_next_one_read() {
        let mut text = vec![b'x'; MAX_LINE_BYTES * 5];
        text.extend(b"\nshort\n");
        assert_eq!(all(&text), ["too long", "short"]);
        assert_eq!(all(&vec![b'x'; MAX_LINE_BYTES * 5]), ["too long"]);
    }

    #[test]
    fn a_line_of_a_growing_file_is_given_out_when_it_has_ended() {
        let (mut sender, receiver) = (Vec::new(), std::cell::RefCell::new(std::collections::VecDeque::new()));
        struct Growing<'a>(&'a std::cell::RefCell<std::collections::VecDeque<u8>>);
        impl Read for Growing<'_> {
            fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
                self.0.borrow_mut().read(buffer)
            }
        }
        let mut lines = Lines::new(Growing(&receiver));
        let long = "x".repeat(MAX_LINE_BYTES * 5);
        for part in ["one\ntw", "", "o\r\n", "thr", &long, "\nfour\n"] {
            receiver.borrow_mut().extend(part.as_bytes());
            while lines.refill().expect("memory") > 0 {
                while let Some((line, passed)) = lines.buffered_line() {
                    let text = match line {
                        Line::Text(bytes) => String::from_utf8_lossy(bytes).into_owned(),
                        Line::TooLong => "too long".to_owned(),
                    };
                    sender.push((text, passed));
                }
            }
        }
        let after = (13 + long.len()) as u64;
        let expected = [("one", 4), ("two", 9), ("too long", after), ("four", after + 5)];
        assert_eq!(sender, expected.map(|(text, at)| (text.to_owned(), at)));
    }
}
