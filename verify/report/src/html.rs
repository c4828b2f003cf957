//! Renders documents as HTML pages of one design. A page needs no script, no font and no other file.
//!
//! The markup is also well-formed XML, and depends only on its inputs.

use crate::{Align, Cell, Document, Part, Section, Status, Table, Tone, grouped};

/// The style of every report: colours for light, dark and print.
pub const STYLE: &str = concat!(include_str!("palette.css"), include_str!("html.css"));

/// Escapes text for XML elements and quoted attributes.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            // XML does not allow these characters.
            c if c.is_control() && c != '\n' && c != '\t' => escaped.push('\u{fffd}'),
            '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            c => escaped.push(c),
        }
    }
    escaped
}

/// An SVG picture with a text for people who cannot see it (WAI-ARIA, role `img`).
pub fn labelled(svg: &str, what: &str) -> String {
    svg.replacen("<svg ", &format!("<svg role=\"img\" aria-label=\"{}\" ", escape(what)), 1)
}

impl Document {
    /// The document as an HTML page, with the facts about the run at its end.
    pub fn html(&self, version: &str, command: &str) -> String {
        let [title, lead, generator] = [&self.title, &self.lead, version].map(escape);
        let mut page = format!(
            "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
             <meta name=\"generator\" content=\"eccforge {generator}\"/>\n<title>{title}</title>\n\
             <style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
             <header>\n<h1>{title}</h1>\n<p class=\"lead\">{lead}</p>\n</header>\n"
        );
        if let Some(Status { good, text }) = &self.status {
            let class = good.map_or("neutral", |good| if good { "good" } else { "bad" });
            page += &format!("<p class=\"status {class}\">{}</p>\n", escape(text).replace('\n', "<br/>"));
        }
        if !self.tiles.is_empty() {
            page += &format!("<ul class=\"tiles\">\n{}</ul>\n", self.tiles.iter().map(tile).collect::<String>());
        }
        page.extend(self.sections.iter().map(section));
        let program = [("Program", format!("eccforge {version}")), ("Command", command.to_owned())];
        let run = program.map(|(name, value)| (name.to_owned(), value));
        page + "<h2>Provenance</h2>\n" + &facts(&[&run[..], &self.run].concat(), true) + "</main>\n</body>\n</html>\n"
    }
}

/// An important figure with its meaning; digits are formatted as a count.
fn tile((figure, meaning): &(String, String)) -> String {
    let whole = figure.bytes().all(|b| b.is_ascii_digit());
    let figure = if whole { grouped(figure) } else { escape(figure) };
    format!("<li><strong>{figure}</strong> {}</li>\n", escape(meaning))
}

fn section(section: &Section) -> String {
    let (heading, parts) = (escape(&section.heading), section.parts.iter().map(part).collect::<String>());
    if section.folded {
        return format!("<details>\n<summary><b>{heading}</b></summary>\n{parts}</details>\n");
    }
    // A screen reader would list an empty heading as an entry without text.
    if heading.is_empty() { parts } else { format!("<h2>{heading}</h2>\n{parts}") }
}

fn part(part: &Part) -> String {
    match part {
        Part::Text(text) => format!("<p>{}</p>\n", escape(text)),
        Part::Note(text) => format!("<p class=\"quiet\">{}</p>\n", escape(text)),
        Part::Names(name, all) => format!("<p><b>{}</b> {}</p>\n", escape(name), escape(&all.join(" \u{b7} "))),
        Part::Facts(all) => facts(all, false),
        Part::Table(all) => table(all),
        Part::Plot(svg, caption) => figure(svg, caption),
        Part::Verbatim(text) | Part::Grid(text) => format!("<pre tabindex=\"0\">{}</pre>\n", escape(text)),
        Part::Link(address, text) => format!("<p><a href=\"{}\">{}</a></p>\n", escape(address), escape(text)),
    }
}

/// A table. The first cell of a row names the row; text after a line break in a cell is small.
fn table(table: &Table) -> String {
    let mut head = String::new();
    for column in &table.columns {
        let heading = column.heading();
        // A screen reader would read an empty header cell as a heading without a name.
        if heading.is_empty() {
            head += "<td></td>";
        } else {
            let class = class_attribute(column.align, Tone::Plain);
            head += &format!("<th scope=\"col\"{class}>{}</th>", small_after_break(&heading));
        }
    }
    let mut rows = String::new();
    for cells in &table.rows {
        rows += "<tr>";
        for (i, Cell { text, tone }) in cells.iter().enumerate() {
            if i == 0 && !text.is_empty() {
                rows += &format!("<th scope=\"row\">{}</th>", small_after_break(text));
            } else {
                let align = table.columns.get(i).map_or(Align::Left, |column| column.align);
                rows += &format!("<td{}>{}</td>", class_attribute(align, *tone), small_after_break(text));
            }
        }
        rows += "</tr>\n";
    }
    format!(
        "<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table></div>\n"
    )
}

/// A picture in SVG, drawn by plotters; its black and white follow the page's colours. An empty caption is omitted.
fn figure(svg: &str, caption: &str) -> String {
    let svg = svg.trim_start_matches(|c| c != '<');
    // A picture with a class defines its own colours.
    let has_class = svg.split('>').next().is_some_and(|head| head.contains(" class="));
    let svg = if has_class { svg.into() } else { svg.replacen("<svg ", "<svg class=\"plot\" ", 1) };
    let caption =
        if caption.is_empty() { String::new() } else { format!("<figcaption>{}</figcaption>", escape(caption)) };
    format!("<figure class=\"wide\" tabindex=\"0\">\n{svg}{caption}</figure>\n")
}

/// Names and values; values that programs read are formatted as code.
fn facts(facts: &[(String, String)], code: bool) -> String {
    let mut rows = String::new();
    for (name, text) in facts {
        let value = if code { format!("<code>{}</code>", escape(text)) } else { escape(text) };
        rows += &format!("<tr><th scope=\"row\">{}</th><td>{value}</td></tr>\n", escape(name));
    }
    format!("<div class=\"wide\" tabindex=\"0\"><table class=\"facts\">\n<tbody>\n{rows}</tbody>\n</table></div>\n")
}

/// The `class` attribute of a cell; empty for plain words.
fn class_attribute(align: Align, tone: Tone) -> String {
    match (align, class_of(tone)) {
        (Align::Left, "") => String::new(),
        (Align::Left, class) => format!(" class=\"{class}\""),
        (Align::Right, "") => " class=\"n\"".to_owned(),
        (Align::Right, class) => format!(" class=\"n {class}\""),
    }
}

/// The class of a cell in the style.
fn class_of(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain => "",
        Tone::Equal => "exact",
        Tone::Near => "sampled",
        Tone::Differs => "differs",
        Tone::Unexpected => "differs surprise",
    }
}

fn small_after_break(text: &str) -> String {
    match text.split_once('\n') {
        None => escape(text),
        Some((first, rest)) => format!("{}<small>{}</small>", escape(first), escape(rest)),
    }
}
