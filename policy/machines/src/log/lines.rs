//! Lines of any file are read in bounded memory: one that is longer than the bound is skipped and told.

use std::io::{self, Read};

/// Longest line, in bytes, that is read.
pub const MAX_LINE_BYTES: usize = 64 << 10;
const BUFFER_BYTES: usize = 4 * MAX_LINE_BYTES;

/// One line of the input.
#[derive(Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// Its bytes, without the newline.
    Text(&'a [u8]),
    /// It has more than [`MAX_LINE_BYTES`] and was skipped.
    TooLong,
}

/// Reads lines from one reused buffer.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    buffer: Vec<u8>,
    start: usize,
    end: usize,
    done: bool,
}

impl<R: Read> Lines<R> {
    /// Reads from `input`, which needs no buffer of its own.
    pub fn new(input: R) -> Self {
        Self { input, buffer: vec![0; BUFFER_BYTES], start: 0, end: 0, done: false }
    }

    /// The next line; `None` at the end.
    ///
    /// # Errors
    /// The operating system refuses to read.
    pub fn next_line(&mut self) -> io::Result<Option<Line<'_>>> {
        let mut searched = self.start;
        loop {
            if let Some(at) = memchr::memchr(b'\n', &self.buffer[searched..self.end]) {
                let (from, to) = (self.start, searched + at);
                self.start = to + 1;
                return Ok(Some(Line::Text(trim(&self.buffer[from..to]))));
            }
            if self.end - self.start > MAX_LINE_BYTES {
                return self.skip_line();
            }
            if self.done {
                let (from, to) = (self.start, self.end);
                self.start = to;
                return Ok((from < to).then(|| Line::Text(trim(&self.buffer[from..to]))));
            }
            let held = self.end - self.start;
            self.fill()?;
            searched = self.start + held;
        }
    }

    fn fill(&mut self) -> io::Result<()> {
        if self.start > 0 {
            self.buffer.copy_within(self.start..self.end, 0);
            (self.start, self.end) = (0, self.end - self.start);
        }
        let read = loop {
            match self.input.read(&mut self.buffer[self.end..]) {
                Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
                result => break result?,
            }
        };
        self.end += read;
        self.done = read == 0;
        Ok(())
    }

    fn skip_line(&mut self) -> io::Result<Option<Line<'_>>> {
        loop {
            if let Some(at) = memchr::memchr(b'\n', &self.buffer[self.start..self.end]) {
                self.start += at + 1;
                return Ok(Some(Line::TooLong));
            }
            self.start = self.end;
            if self.done {
                return Ok(Some(Line::TooLong));
            }
            self.fill()?;
        }
    }
}

fn trim(line: &[u8]) -> &[u8] {
    line.strip_suffix(b"\r").unwrap_or(line)
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

    #[test]
    fn a_line_beyond_the_bound_is_skipped_and_the_next_one_read() {
        let mut text = vec![b'x'; MAX_LINE_BYTES * 5];
        text.extend(b"\nshort\n");
        assert_eq!(all(&text), ["too long", "short"]);
    }
}
