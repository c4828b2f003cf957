//! The design that every HTML report has: its head, its style and its end. No script, no font, no other file.
//!
//! The markup is well-formed XML too, and depends on nothing but its inputs.

use super::words::grouped;
use std::fmt::Write;

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

/// A page that grows section by section: what every command's page is made of.
#[derive(Clone, Debug)]
pub struct Page {
    text: String,
}

impl Page {
    /// A page with its title, and a sentence beneath it.
    pub fn new(title: &str, lead: &str, version: &str) -> Self {
        let mut page = Self { text: open(title, version) };
        page.line(format_args!(
            "<header>\n<h1>{}</h1>\n<p class=\"lead\">{}</p>\n</header>",
            escape(title),
            escape(lead)
        ));
        page
    }

    // Writing to a text does not fail.
    fn line(&mut self, markup: std::fmt::Arguments<'_>) {
        let _ = writeln!(self.text, "{markup}");
    }

    /// The result in a sentence: `good` says whether it is as it should be.
    pub fn status(&mut self, good: bool, text: &str) {
        let class = if good { "good" } else { "bad" };
        self.line(format_args!("<p class=\"status {class}\">{}</p>", escape(text)));
    }

    /// The figures that matter most, each with what it is; digits alone are a count.
    pub fn tiles(&mut self, figures: &[(String, &str)]) {
        let tile = |(figure, what): &(String, &str)| {
            let whole = figure.bytes().all(|b| b.is_ascii_digit());
            let figure = if whole { grouped(figure) } else { escape(figure) };
            format!("<li><strong>{figure}</strong> {}</li>\n", escape(what))
        };
        self.line(format_args!("<ul class=\"tiles\">\n{}</ul>", figures.iter().map(tile).collect::<String>()));
    }

    /// A heading.
    pub fn heading(&mut self, text: &str) {
        self.line(format_args!("<h2>{}</h2>", escape(text)));
    }

    /// A paragraph.
    pub fn paragraph(&mut self, text: &str) {
        self.line(format_args!("<p>{}</p>", escape(text)));
    }

    /// Text as it is.
    pub fn verbatim(&mut self, text: &str) {
        self.line(format_args!("<pre tabindex=\"0\">{}</pre>", escape(text)));
    }

    /// A table. The first cell of a row names it; columns of figures stand to the right; what follows a line break in a
    /// cell is small.
    pub fn table<H: AsRef<str>>(&mut self, header: &[H], rows: &[Vec<String>]) {
        let of_figures = |column: usize| column > 0 && rows.iter().all(|r| r.get(column).is_none_or(|c| is_figure(c)));
        let right: Vec<bool> = (0..header.len()).map(of_figures).collect();
        let class = |column: usize| if right.get(column) == Some(&true) { " class=\"n\"" } else { "" };
        let head = |(i, name): (usize, &H)| match name.as_ref() {
            "" => "<td></td>".to_owned(),
            name => format!("<th scope=\"col\"{}>{}</th>", class(i), escape(name)),
        };
        let head: String = header.iter().enumerate().map(head).collect();
        self.line(format_args!("<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>"));
        for row in rows {
            let cell = |(i, text): (usize, &String)| match i {
                0 => format!("<th scope=\"row\">{}</th>", small_after_break(text)),
                _ => format!("<td{}>{}</td>", class(i), small_after_break(text)),
            };
            let cells: String = row.iter().enumerate().map(cell).collect();
            self.line(format_args!("<tr>{cells}</tr>"));
        }
        self.line(format_args!("</tbody>\n</table></div>"));
    }

    /// A picture in SVG, drawn by plotters: its black and white follow the page's colours. An empty caption is none.
    pub fn figure(&mut self, svg: &str, caption: &str) {
        let svg = svg.trim_start_matches(|c| c != '<');
        // A picture that has a class has colours of its own.
        let has_class = svg.split('>').next().is_some_and(|head| head.contains(" class="));
        let svg = if has_class { svg.into() } else { svg.replacen("<svg ", "<svg class=\"plot\" ", 1) };
        let caption =
            if caption.is_empty() { String::new() } else { format!("<figcaption>{}</figcaption>", escape(caption)) };
        self.line(format_args!("<figure class=\"wide\" tabindex=\"0\">\n{svg}{caption}</figure>"));
    }

    /// What was run: names and values, of which those that a program reads are set so.
    pub fn provenance(&mut self, facts: &[(&str, String)]) {
        self.heading("What was run");
        let row = |(name, value): &(&str, String)| {
            format!("<tr><th scope=\"row\">{}</th><td><code>{}</code></td></tr>\n", escape(name), escape(value))
        };
        let rows: String = facts.iter().map(row).collect();
        self.line(format_args!(
            "<div class=\"wide\" tabindex=\"0\"><table class=\"facts\">\n<tbody>\n{rows}</tbody>\n</table></div>"
        ));
    }

    /// The whole page.
    pub fn finish(self) -> String {
        self.text + CLOSE
    }
}

/// Whether a cell stands to the right: a number, or what stands in place of one.
fn is_figure(text: &str) -> bool {
    let mut characters = text.chars();
    match characters.next() {
        None => true,
        Some('+' | '-' | '\u{2013}' | '<' | '>' | '\u{2265}') => true,
        Some(first) => {
            first.is_ascii_digit() || text.starts_with("below ") || matches!(text, "N/A" | "none" | "certain")
        }
    }
}

fn small_after_break(text: &str) -> String {
    match text.split_once('\n') {
        None => escape(text),
        Some((first, rest)) => format!("{}<small>{}</small>", escape(first), escape(rest)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_well_formed_whatever_it_says_and_figures_stand_to_the_right() {
        let mut page = Page::new("a < b & \"c\"", "x\u{0}y", "1");
        page.status(false, "<no>");
        page.tiles(&[("1 & 2".to_owned(), "figures")]);
        page.heading("<h>");
        page.table(&["scheme", "n", "what"], &[vec!["a<b".to_owned(), "12\n3 to 4".to_owned(), "word".to_owned()]]);
        page.figure("\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\"></svg>", "a > b");
        page.verbatim("</pre>");
        page.provenance(&[("Command", "eccforge '<x>'".to_owned())]);
        let page = page.finish();
        let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
        let document = roxmltree::Document::parse_with_options(&page, options).unwrap();
        let cells: Vec<_> =
            document.descendants().filter(|n| n.has_tag_name(("http://www.w3.org/1999/xhtml", "td"))).collect();
        assert_eq!(cells[0].attribute("class"), Some("n"));
        assert_eq!(cells[1].attribute("class"), None);
        assert_eq!(cells[0].children().nth(1).and_then(|n| n.text()), Some("3 to 4"));
        assert!(page.contains("class=\"plot\" xmlns"));
        let mut page = Page::new("t", "l", "1");
        page.figure("<svg class=\"matrix\" width=\"1\"><g class=\"x\"/></svg>", "");
        assert!(!page.finish().contains("\"plot\" "));
    }
}
