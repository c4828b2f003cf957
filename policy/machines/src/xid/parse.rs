//! A line of a kernel log either is no XID, or reads as one, or says where it stops making sense.

use super::{PciId, XidLine, parse_text};
use crate::wire::LineError;
use regex::{Captures, Regex};
use std::sync::LazyLock;

/// A pattern of this module.
pub(super) fn compiled(pattern: &str) -> Regex {
    Regex::new(pattern).expect("a pattern of this module, compiled by its tests")
}

static HEADER: LazyLock<Regex> = LazyLock::new(|| {
    compiled(
        r"^Xid \((?:PCI:)?([0-9a-fA-F]{4,8}):([0-9a-fA-F]{2}):([0-9a-fA-F]{2})(?:\.\d)?(?: GPU-I:(\d{1,3}))?(?: GPU-CI:(\d{1,3}))?\): (\d{1,9})(?:,|$)",
    )
});
static PROCESS: LazyLock<Regex> =
    LazyLock::new(|| compiled(r"^\s*(?:pid=('[^']*'|[^, ]+)(?:, ?|$| ))?\s*(?:name=([^,]*)(?:, ?|$))?"));
static SHORT: LazyLock<Regex> = LazyLock::new(|| compiled(r"^XID (\d{1,9}) (.*)$"));

/// Reads a line; `None` when it holds no XID. The r352 form `XID 63 ...` is read as well, with the PCI id 0.
///
/// # Errors
/// The column where an XID line stops making sense, and what was expected there.
pub fn parse_line(line: &str) -> Option<Result<XidLine, LineError>> {
    let Some(start) = line.find("Xid (").filter(|&at| at == 0 || line.as_bytes()[at - 1] != b'S') else {
        return parse_short(line);
    };
    let Some(c) = HEADER.captures(&line[start..]) else {
        let message = "expected `Xid (PCI:0000:01:00): 48, ...`".to_owned();
        return Some(Err(LineError { column: column(line, start), message }));
    };
    let mut rest = start + c[0].len();
    let (pid, name, length) = process(&line[rest..]);
    rest += length;
    let text = line[rest..].trim_start_matches(is_blank);
    rest = line.len() - text.len();
    let text = text.trim_end_matches(is_blank);
    let xid = parse_text(number(&c, 6, 10), text);
    Some(xid.map_err(|message| LineError { column: column(line, rest), message }).map(|xid| XidLine {
        pci: PciId { domain: number(&c, 1, 16), bus: number(&c, 2, 16) as u8, device: number(&c, 3, 16) as u8 },
        gpu_instance: c.get(4).and_then(|m| m.as_str().parse().ok()),
        compute_instance: c.get(5).and_then(|m| m.as_str().parse().ok()),
        pid,
        name,
        xid,
    }))
}

/// What `\s` of a pattern here stands for: blanks of ASCII, and none of the other blanks that Unicode knows.
fn is_blank(c: char) -> bool {
    c.is_ascii_whitespace() || c == '\u{b}'
}

/// Number and name of the process with which a text begins, as far as it does, and the length of both.
fn process(text: &str) -> (Option<String>, Option<String>, usize) {
    let found = PROCESS.captures(text);
    let group = |n: usize| found.as_ref().and_then(|p| p.get(n)).map(|m| m.as_str().to_owned());
    (group(1), group(2), found.as_ref().map_or(0, |p| p[0].len()))
}

fn parse_short(line: &str) -> Option<Result<XidLine, LineError>> {
    let start = line.find("XID ")?;
    let c = SHORT.captures(&line[start..])?;
    let (pid, name, length) = process(&c[2]);
    let xid = parse_text(number(&c, 1, 10), c[2][length..].trim_matches(is_blank));
    let at = column(line, start + c.get(2).map_or(0, |m| m.start()) + length);
    let short = |xid| XidLine { pid, name, ..XidLine::new(PciId::default(), xid) };
    Some(xid.map(short).map_err(|message| LineError { column: at, message }))
}

fn column(line: &str, byte: usize) -> usize {
    line.get(..byte).map_or(1, |before| before.chars().count() + 1)
}

/// A number that the pattern bounded; 0 where the group is absent.
pub(super) fn number(captures: &Captures<'_>, group: usize, radix: u32) -> u32 {
    captures.get(group).and_then(|m| u32::from_str_radix(m.as_str(), radix).ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_around_a_text_belong_to_neither_form() {
        for line in ["XID 43 some text", "XID 43 pid=7 some text", "NVRM: Xid (PCI:0000:00:00): 43, some text"] {
            let read = |line: &str| parse_line(line).expect("an XID").expect("well formed");
            assert_eq!(read(line), read(&format!("{line} \t")), "{line}");
            assert_eq!(read(line), read(&line.replace("some", " \t some")), "{line}");
        }
    }

    #[test]
    fn a_printed_line_reads_as_it_was_whatever_blanks_unicode_knows() {
        for line in
            ["XID 43 \u{85}name=x", "XID 43 name=x\u{85}", "XID 43 \u{b}name=x", "XID 43 pid=7 \u{a0}some\u{2003}"]
        {
            let read = |line: &str| parse_line(line).expect("an XID").expect("well formed");
            assert_eq!(read(&read(line).to_string()), read(line), "{line:?}");
        }
    }

    #[test]
    fn blanks_before_a_process_do_not_make_it_text() {
        let read = |line: &str| parse_line(line).expect("an XID").expect("well formed");
        let line = "NVRM: Xid (PCI:0000:07:00): 9443, pid=7, name=x, some text";
        assert_eq!((read(line).pid.as_deref(), read(line).name.as_deref()), (Some("7"), Some("x")));
        for (from, to) in
            [(" pid", "  pid"), (" pid", "\t pid"), (" name", "  name"), ("pid=7, name=x, some", " pid=7,name=x,some")]
        {
            assert_eq!(read(&line.replace(from, to)), read(line), "{to}");
        }
    }
}
