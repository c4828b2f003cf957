//! Words of LEF and DEF files with their places.

use eccforge_files::diagnostic::{Checked, Place};

/// Reads a text word by word. A semicolon is a word, as is a string in quotes; `#` begins a comment.
pub(super) struct Tokens<'t> {
    text: &'t str,
    at: usize,
}

/// A word and its place.
#[derive(Clone, Copy)]
pub(super) struct Token<'t> {
    pub text: &'t str,
    pub place: Place,
}

impl<'t> Tokens<'t> {
    pub fn new(text: &'t str) -> Self {
        Self { text, at: 0 }
    }

    /// The next word, or `None` at the end of the file.
    pub fn next(&mut self) -> Option<Token<'t>> {
        loop {
            let rest = &self.text[self.at..];
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            if !trimmed.starts_with('#') {
                break;
            }
            self.at += trimmed.find('\n').unwrap_or(trimmed.len());
        }
        let rest = &self.text[self.at..];
        let length = match rest.strip_prefix('"') {
            Some(string) => string.find('"').map_or(rest.len(), |end| end + 2),
            None => rest.find(char::is_whitespace).unwrap_or(rest.len()),
        };
        // Some tools write no space before the semicolon.
        let length = if length > 1 && rest[..length].ends_with(';') { length - 1 } else { length };
        let token = Token { text: &rest[..length], place: Place { offset: self.at, length } };
        self.at += length;
        (length > 0).then_some(token)
    }

    /// The next word of a statement that is read.
    ///
    /// # Errors
    /// The file ends.
    pub fn word(&mut self, what: &str) -> Checked<Token<'t>> {
        // The end is marked at the last character, because a report cannot underline what is after it.
        let last = self.text.char_indices().next_back().map_or(0, |(at, _)| at);
        let end = Place { offset: last, length: self.text.len() - last };
        match self.next() {
            Some(token) => Ok(token),
            None => end.error("the file ends here", format!("expected {what}: is the file cut short?")).err(),
        }
    }

    /// Reads words that must be these.
    ///
    /// # Errors
    /// Another word is there.
    pub fn expect(&mut self, words: &[&str]) -> Checked<()> {
        for expected in words {
            let token = self.word(&format!("`{expected}`"))?;
            if token.text != *expected {
                return token.wrong(&format!("`{expected}`"));
            }
        }
        Ok(())
    }

    /// Reads a whole number.
    ///
    /// # Errors
    /// Another word is there.
    pub fn number(&mut self, what: &str) -> Checked<i64> {
        let token = self.word(what)?;
        // With up to 2 000 000 half picometres in a unit, 16 times the square of a distance fits in 128 bits.
        let number = token.text.parse::<i64>().ok().filter(|number| number.unsigned_abs() < 1 << 38);
        number.map_or_else(|| token.wrong(&format!("{what}, a whole number")), Ok)
    }

    /// Skips the words to the end of a statement.
    ///
    /// # Errors
    /// The file ends.
    pub fn skip_statement(&mut self) -> Checked<()> {
        while self.word("`;`")?.text != ";" {}
        Ok(())
    }

    /// Skips the words to `END` and this name.
    ///
    /// # Errors
    /// The file ends.
    pub fn skip_section(&mut self, name: &str) -> Checked<()> {
        let end = format!("`END {name}`");
        let mut before = "";
        loop {
            let word = self.word(&end)?.text;
            if before == "END" && word == name {
                return Ok(());
            }
            before = word;
        }
    }
}

impl Token<'_> {
    /// The error of a word in place of the expected one.
    ///
    /// # Errors
    /// Always.
    pub fn wrong<T>(self, expected: &str) -> Checked<T> {
        self.place.error(format!("expected {expected}"), format!("expected {expected}, got `{}`", self.text)).err()
    }
}
