//! Draws the coloured text that a command prints as an SVG picture of a terminal.

use std::fmt::Write;

/// Pixels of a character's width and of a line's height, and around the text.
const WIDE: usize = 9;
const HIGH: usize = 18;
const MARGIN: usize = 20;

/// Characters of a line; longer ones wrap, as they do in a terminal of this width.
const COLUMNS: usize = 98;

/// The program's colours by their code, with the classes of the picture.
const CLASSES: [(&str, &str); 9] = [
    ("0", "fg"),
    ("39", "fg"),
    ("1", "strong"),
    ("1;31", "bad"),
    ("1;32", "good"),
    ("38;5;9", "bad"),
    ("38;5;10", "good"),
    ("38;5;11", "warn"),
    ("38;5;14", "near"),
];

const STYLE: &str = "text{font:15px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;white-space:pre}\
    .strong{font-weight:600}.window{fill:#fbfbfa;stroke:#c8cfd6}.fg,.strong{fill:#22282f}.rule{stroke:#aeb7c0}\
    .good{fill:#14692f}.near{fill:#0a5c8a}.warn{fill:#7c4d00}.bad{fill:#a3241c}\
    @media(prefers-color-scheme:dark){.window{fill:#14181d;stroke:#3a434d}.fg,.strong{fill:#e4e8ec}.rule{stroke:#525c67}\
    .good{fill:#7fd49a}.near{fill:#7fc4ef}.warn{fill:#efc062}.bad{fill:#ff958a}}";

/// Text of one colour, at a line and a column.
struct Run<'t> {
    class: &'static str,
    line: usize,
    column: usize,
    text: &'t str,
}

/// A picture of a command and the text that it prints, with a description.
pub fn terminal(command: &str, output: &str, description: &str) -> Result<String, String> {
    let text = format!("\x1b[1m$ {command}\x1b[0m\n{}", output.trim_end().lines().map(wrapped).collect::<String>());
    let runs = runs(&text)?;
    let lines = runs.iter().map(|run| run.line + 1).max().unwrap_or(0);
    let (width, height) = (COLUMNS * WIDE + 2 * MARGIN, lines * HIGH + 2 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"img\" aria-labelledby=\"title description\">\n<title id=\"title\">Output of {}</title>\n\
         <desc id=\"description\">{}</desc>\n<style>{STYLE}</style>\n<rect class=\"window\" x=\"0.5\" y=\"0.5\" \
         width=\"{}\" height=\"{}\" rx=\"8\"/>\n",
        escaped(command),
        escaped(description),
        width - 1,
        height - 1
    );
    for Run { class, line, column, text } in runs {
        let (x, y, length) = (MARGIN + column * WIDE, MARGIN + line * HIGH, text.chars().count() * WIDE);
        // Fonts draw rules with gaps.
        let is_rule = text.chars().all(|c| matches!(c, '─' | '═'));
        let element = if is_rule {
            format!("<line class=\"rule\" x1=\"{x}\" y1=\"{1}\" x2=\"{0}\" y2=\"{1}\"/>", x + length, y + HIGH / 2)
        } else {
            let text = escaped(text);
            format!(
                "<text class=\"{class}\" x=\"{x}\" y=\"{}\" textLength=\"{length}\">{text}</text>",
                y + HIGH * 3 / 4
            )
        };
        // Writing to a text does not fail.
        let _ = writeln!(svg, "{element}");
    }
    Ok(svg + "</svg>\n")
}

/// Parts of a text by colour, split at two blanks and more.
fn runs(text: &str) -> Result<Vec<Run<'_>>, String> {
    let (mut line, mut column) = (0, 0);
    let mut runs = Vec::new();
    for (i, part) in text.split("\x1b[").enumerate() {
        let coloured = if i == 0 { Some(("0", part)) } else { part.split_once('m') };
        let known = coloured.and_then(|(code, rest)| Some((CLASSES.iter().find(|(c, _)| *c == code)?.1, rest)));
        let (class, rest) =
            known.ok_or_else(|| format!("the picture has no colour for the escape sequence {part:?}"))?;
        for (j, piece) in rest.split('\n').enumerate() {
            if j > 0 {
                (line, column) = (line + 1, 0);
            }
            for words in piece.split("  ") {
                let text = words.trim();
                let indent = words.chars().count() - words.trim_start().chars().count();
                if !text.is_empty() {
                    runs.push(Run { class, line, column: column + indent, text });
                }
                column += words.chars().count() + 2;
            }
            column -= 2;
        }
    }
    Ok(runs)
}

/// A line in lines of at most `COLUMNS` characters, each with its end. Escape sequences have no width.
fn wrapped(line: &str) -> String {
    let mut lines = String::new();
    let mut at = 0;
    for word in line.split_inclusive(' ') {
        if at > 0 && at + width(word.trim_end()) > COLUMNS {
            lines += "\n  ";
            at = 2;
        }
        lines += word;
        at += width(word);
    }
    lines + "\n"
}

/// Characters of a text without its escape sequences.
fn width(text: &str) -> usize {
    let mut parts = text.split("\x1b[");
    let first = parts.next().map_or(0, |part| part.chars().count());
    first + parts.map(|part| part.split_once('m').map_or(0, |(_, shown)| shown.chars().count())).sum::<usize>()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::step::{read, root};

    /// The words of a picture, in the order of their elements.
    fn words(svg: &str) -> Vec<String> {
        let texts = svg.split("<text ").skip(1).filter_map(|part| part.split_once('>')?.1.split_once("</text>"));
        texts.flat_map(|(text, _)| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>()).collect()
    }

    #[test]
    fn every_character_has_its_column_line_and_colour() {
        let svg = terminal("ls -l", "─────\n a\x1b[38;5;10m  b <c\x1b[39m", "two & three").unwrap();
        assert!(svg.contains("<line class=\"rule\" x1=\"20\" y1=\"47\" x2=\"65\" y2=\"47\"/>"), "{svg}");
        assert!(svg.contains("<text class=\"fg\" x=\"29\" y=\"69\" textLength=\"9\">a</text>"), "{svg}");
        assert!(svg.contains("<text class=\"good\" x=\"56\" y=\"69\" textLength=\"36\">b &lt;c</text>"), "{svg}");
        assert!(svg.contains("<desc id=\"description\">two &amp; three</desc>"), "{svg}");
        assert!(terminal("ls", "\x1b[38;5;99mx", "").unwrap_err().contains("38;5;99"));
    }

    #[test]
    fn a_long_line_wraps_and_loses_no_word() {
        let long = "word ".repeat(30);
        let wrapped = wrapped(&long);
        assert!(
            wrapped.lines().count() == 2 && wrapped.lines().all(|line| line.trim_end().len() <= COLUMNS),
            "{wrapped}"
        );
        assert_eq!(wrapped.split_whitespace().count(), 30);
        assert_eq!(super::wrapped(&"\x1b[1mword\x1b[0m ".repeat(19)).lines().count(), 1, "colours have no width");
    }

    #[test]
    fn the_picture_of_the_readme_shows_the_committed_results() {
        let text = read(&root().join("generated/reproduce/reproduce.txt")).unwrap();
        let table: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).collect();
        let shown = words(&read(&root().join("docs/reproduce.svg")).unwrap());
        let is_word = |word: &&str| !word.starts_with(['─', '═']);
        let listed: Vec<&str> = table.iter().flat_map(|line| line.split_whitespace()).filter(is_word).collect();
        assert!(listed.len() > 250, "{listed:?}");
        assert_eq!(shown[3..3 + listed.len()], listed, "run: cargo xtask generate");
    }
}
