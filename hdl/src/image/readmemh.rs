//! Words in the format of `$readmemh`: IEEE 1364-2005, section 17.2.9. No crate reads it.

use super::{MOST_ENTRIES, Word};
use eccforge_files::digest::hex;

/// A word of the text with its line and column.
struct Token<'t> {
    text: &'t str,
    line: usize,
    column: usize,
}

/// The words of a text without comments.
///
/// # Errors
/// A comment has no end.
fn tokens(text: &str) -> Result<Vec<Token<'_>>, String> {
    let mut found = Vec::new();
    let mut in_comment: Option<usize> = None;
    for (number, line) in text.lines().enumerate() {
        let mut at = 0;
        while at < line.len() {
            let rest = &line[at..];
            if in_comment.is_some() {
                let Some(end) = rest.find("*/") else { break };
                in_comment = None;
                at += end + 2;
                continue;
            }
            if rest.starts_with("//") {
                break;
            }
            if rest.starts_with("/*") {
                in_comment = Some(number + 1);
                at += 2;
                continue;
            }
            let blank = rest.len() - rest.trim_start().len();
            if blank > 0 {
                at += blank;
                continue;
            }
            let length = rest.find(|c: char| c.is_whitespace() || c == '/').unwrap_or(rest.len()).max(1);
            // A character may have several bytes.
            let length = (length..=rest.len()).find(|end| rest.is_char_boundary(*end)).unwrap_or(rest.len());
            found.push(Token { text: &rest[..length], line: number + 1, column: line[..at].chars().count() + 1 });
            at += length;
        }
    }
    match in_comment {
        Some(line) => Err(format!("{line}:1: this comment has no end: is the file cut short?")),
        None => Ok(found),
    }
}

/// The bits of hexadecimal digits, bit 0 first.
fn bits(digits: &str, width: usize) -> Result<Word, String> {
    let mut word = Vec::with_capacity(width.next_multiple_of(4));
    for digit in digits.chars().rev().filter(|digit| *digit != '_') {
        let value = digit.to_digit(16).ok_or_else(|| match digit {
            'x' | 'X' | 'z' | 'Z' => format!("`{digits}` has an unknown digit: expected 0 to 9 and a to f"),
            _ => format!("expected a hexadecimal word or @ and an address, got `{digits}`"),
        })?;
        word.extend((0..4).map(|bit| value >> bit & 1 == 1));
    }
    if word.is_empty() || word.iter().skip(width).any(|bit| *bit) {
        return Err(format!("expected a word of {width} bits, got `{digits}`"));
    }
    word.resize(width, false);
    Ok(word)
}

/// Reads words of this width; `None` for addresses that the text leaves out.
///
/// # Errors
/// The text breaks the format, a word has more bits, or an address occurs twice; the message begins with `line:column`.
pub fn parse(text: &str, width: usize) -> Result<Vec<Option<Word>>, String> {
    let mut words: Vec<Option<Word>> = Vec::new();
    let (mut address, mut longest) = (0, 0);
    for token in tokens(text)? {
        let fail = |message: String| format!("{}:{}: {message}", token.line, token.column);
        if let Some(digits) = token.text.strip_prefix('@') {
            address = usize::from_str_radix(digits, 16)
                .map_err(|_| fail(format!("expected @ and a hexadecimal address, got `{}`", token.text)))?;
            continue;
        }
        // An address is cheap to write and its words are not: `@ffffffff` would allocate 2^32 of them.
        if address >= MOST_ENTRIES {
            return Err(fail(format!("address {address:#x} is too large: at most {MOST_ENTRIES} words are read")));
        }
        if words.len() <= address {
            words.resize(address + 1, None);
        }
        if words[address].is_some() {
            return Err(fail(format!("address {address:#x} has a word already")));
        }
        words[address] = Some(bits(token.text, width).map_err(fail)?);
        longest = longest.max(token.text.chars().filter(|digit| *digit != '_').count());
        address += 1;
    }
    // A file of a narrower code would otherwise decode to nonsense: leading zeros are missing in some words, but not in all.
    let digits = width.div_ceil(4);
    if longest < digits && !words.is_empty() {
        return Err(format!(
            "the longest word has {longest} digits, but {width} bits have {digits}: does the file belong to another \
             scheme or width?"
        ));
    }
    Ok(words)
}

/// Writes words, one on a line, from address 0 on.
pub fn text(words: &[Word], title: &str) -> String {
    let mut text = format!("// {title}\n");
    for word in words {
        text += &hex(word);
        text.push('\n');
    }
    text
}
