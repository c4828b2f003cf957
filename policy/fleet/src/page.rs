//! One HTML page that needs nothing else: no script, no font, no other file. Well-formed XML too.

use eccforge_exact::report::page::escape;
use std::fmt::Write;

const STYLE: &str = "body{font:15px/1.5 sans-serif;color:#222;max-width:75rem;margin:2rem auto;padding:0 1rem}\
table{border-collapse:collapse;margin:1rem 0}th,td{padding:.3rem .6rem;border-bottom:1px solid #ddd;text-align:right;\
white-space:pre-line;vertical-align:top}th:first-child,td:first-child{text-align:left}thead th{border-bottom:2px solid #666}\
figure{margin:1rem 0;overflow-x:auto}pre{background:#f5f5f5;padding:.6rem;overflow-x:auto}";

/// A page that grows section by section.
#[derive(Clone, Debug)]
pub struct Page {
    text: String,
}

impl Page {
    /// A page with a title and nothing else.
    pub fn new(title: &str, version: &str) -> Self {
        let (title, version) = (escape(title), escape(version));
        Self {
            text: format!(
                "<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
                 <meta name=\"generator\" content=\"eccforge {version}\"/>\n<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n\
                 <body>\n<h1>{title}</h1>\n"
            ),
        }
    }

    /// A heading.
    pub fn heading(&mut self, text: &str) {
        let _ = writeln!(self.text, "<h2>{}</h2>", escape(text));
    }

    /// A paragraph.
    pub fn paragraph(&mut self, text: &str) {
        let _ = writeln!(self.text, "<p>{}</p>", escape(text));
    }

    /// Text as it is.
    pub fn verbatim(&mut self, text: &str) {
        let _ = writeln!(self.text, "<pre>{}</pre>", escape(text));
    }

    /// A table.
    pub fn table(&mut self, header: &[String], rows: &[Vec<String>]) {
        let cells =
            |tag: &str, row: &[String]| row.iter().map(|c| format!("<{tag}>{}</{tag}>", escape(c))).collect::<String>();
        let _ = writeln!(self.text, "<table>\n<thead><tr>{}</tr></thead>\n<tbody>", cells("th", header));
        for row in rows {
            let _ = writeln!(self.text, "<tr>{}</tr>", cells("td", row));
        }
        self.text += "</tbody>\n</table>\n";
    }

    /// A picture in SVG.
    pub fn figure(&mut self, svg: &str) {
        let _ = writeln!(self.text, "<figure>{}</figure>", svg.trim_start_matches(|c| c != '<'));
    }

    /// The whole page.
    pub fn finish(self) -> String {
        self.text + "</body>\n</html>\n"
    }
}
