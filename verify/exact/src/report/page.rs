//! The design that every HTML report has: its head, its style and its end. No script, no font, no other file.
//!
//! The markup is well-formed XML too, and depends on nothing but its inputs.

/// The style of every report: colours for light, dark and print.
pub const STYLE: &str = concat!(include_str!("palette.css"), include_str!("html.css"));

/// What ends a page that [`open`] began.
pub const CLOSE: &str = "</main>\n</body>\n</html>\n";

/// Everything of a page before its content.
pub fn open(title: &str, version: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <meta name=\"generator\" content=\"eccforge {}\"/>\n<title>{}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n",
        escape(version),
        escape(title),
    )
}

/// Text as XML may hold it, in an element or in quotes.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            // XML has no place for these at all.
            c if c.is_control() && c != '\n' && c != '\t' => escaped.push('\u{fffd}'),
            '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}

/// An SVG picture with what it shows, in words for people who cannot see it (WAI-ARIA, role `img`).
pub fn labelled(svg: &str, what: &str) -> String {
    svg.replacen("<svg ", &format!("<svg role=\"img\" aria-label=\"{}\" ", escape(what)), 1)
}
