//! Fits a file in YAML to a terminal: its comments stay comments, and its paragraphs are filled anew.

use super::words::{width, wrapped};

/// Minimum number of columns for a comment after its value; with fewer, the comment is written above.
const LEAST: usize = 24;

/// The text with no line of more than `limit` columns, if its words allow it.
pub fn fitted(text: &str, limit: usize) -> String {
    let (mut fitted, mut lines) = (String::new(), text.lines().peekable());
    // The indentation of a key whose value is a block of text.
    let mut block: Option<usize> = None;
    while let Some(line) = lines.next() {
        let indent = indent_of(line);
        let is_text = block.is_some_and(|key| indent > key);
        if !line.trim().is_empty() && !is_text {
            block = begins_block(line).then_some(indent);
        }
        let prefix = match line.trim() {
            own if own.starts_with('#') && !is_text => "# ",
            own if is_text && !own.is_empty() => "",
            _ => {
                fitted += &fitted_value(line, limit);
                continue;
            }
        };
        // A paragraph: its lines have one indentation, and one of them is too long.
        let mut words = vec![bare(line)];
        let mut unchanged = format!("{line}\n");
        let mut is_long = width(line) > limit;
        while let Some(next) = lines.next_if(|next| continues(next, indent, is_text)) {
            is_long |= width(next) > limit;
            words.push(bare(next));
            unchanged += &format!("{next}\n");
        }
        if !is_long {
            fitted += &unchanged;
            continue;
        }
        for part in wrapped(&words.join(" "), 0, limit.saturating_sub(indent + prefix.len())) {
            fitted += &format!("{:indent$}{prefix}{part}\n", "");
        }
    }
    fitted
}

fn indent_of(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// A line of a paragraph without its indentation and the mark of a comment.
fn bare(line: &str) -> &str {
    line.trim().trim_start_matches('#').trim()
}

/// Whether the value of a key is the text below it.
fn begins_block(line: &str) -> bool {
    line.split_once(": ").is_some_and(|(_, value)| matches!(value.trim(), "|" | ">" | "|-" | ">-"))
}

/// Whether a line continues a paragraph of text, or of comments.
fn continues(line: &str, indent: usize, is_text: bool) -> bool {
    let own = line.trim();
    indent_of(line) == indent && !own.is_empty() && !own.starts_with("- ") && (is_text || own.starts_with('#'))
}

/// A key with its value, whose comment stays after it or is written above.
fn fitted_value(line: &str, limit: usize) -> String {
    if width(line) <= limit {
        return format!("{line}\n");
    }
    let indent = indent_of(line);
    let Some((value, comment)) = line.split_once(" # ").filter(|(value, _)| value.matches('"').count() % 2 == 0) else {
        return wrapped(line, indent + 2, limit).join("\n") + "\n";
    };
    let column = width(value) + 1;
    if column + LEAST > limit {
        let above = wrapped(comment, 0, limit.saturating_sub(indent + 2));
        let above: String = above.iter().map(|part| format!("{:indent$}# {part}\n", "")).collect();
        return above + &fitted_value(value.trim_end(), limit);
    }
    let mut text = String::new();
    for (at, part) in wrapped(comment, 0, limit - column - 2).iter().enumerate() {
        text += &format!("{:<column$}# {part}\n", if at == 0 { value } else { "" });
    }
    text
}
