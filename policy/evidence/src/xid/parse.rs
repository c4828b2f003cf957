//! Parses a line of a kernel log: it either has no XID, or has a valid one, or has an error at a known column.

use super::catalogue;
use super::line::{PciId, Says, Xid, XidLine, pci_id};
use super::pattern::{compiled, number};
use super::texts::parse_text;
use crate::wire::LineError;
use regex::Regex;
use std::sync::LazyLock;

static HEADER: LazyLock<Regex> = LazyLock::new(|| {
    compiled(
        r"^Xid \((?:PCI:)?([0-9a-fA-F]{4,8}:[0-9a-fA-F]{2}:[0-9a-fA-F]{2})(?:\.\d)?(?: GPU-I:(\d{1,3}))?(?: GPU-CI:(\d{1,3}))?\): (\d{1,9})(?:,|$)",
    )
});
static PID: LazyLock<Regex> = LazyLock::new(|| compiled(r"^\s*(?:pid=('[^']*'|[^, ]+)(?:, ?|$| ))?\s*"));
static SHORT: LazyLock<Regex> = LazyLock::new(|| compiled(r"^XID (\d{1,9}) (.*)$"));

/// Maximum length of the name of a process, in bytes: 15 (Linux, TASK_COMM_LEN), each perhaps escaped as `\xNN`.
const MAX_NAME: usize = 60;

/// Reads a message of the kernel; `None` if it is not an XID. The r352 form `XID 63 ...` is read as well, with the PCI
/// id 0, where its text is known: it has no prefix of its own, so the name of a program could begin in the same way.
///
/// # Errors
/// The column of the first error in an XID line, and the expected text.
pub fn parse_line(message: &str) -> Option<Result<XidLine, LineError>> {
    let start = "NVRM: ".len();
    if !message.starts_with("NVRM: Xid (") {
        // The form of r352 has no PCI id and no process.
        let parts = SHORT.captures(message)?;
        let line = after_number(number(&parts[1]), message, parts.get(2)?.start());
        let is_unknown = line.as_ref().is_ok_and(|line| line.says == Says::Other);
        return if is_unknown { None } else { Some(line) };
    }
    let Some(parts) = HEADER.captures(&message[start..]) else {
        let wanted = "expected `Xid (PCI:0000:01:00): 48, ...`".to_owned();
        return Some(Err(LineError { column: column(message, start), message: wanted }));
    };
    let pci = pci_id(&parts[1]).unwrap_or_default();
    let instance = |group| parts.get(group).and_then(|digits| digits.as_str().parse().ok());
    let line = after_number(number(&parts[4]), message, start + parts[0].len());
    Some(line.map(|line| XidLine { pci, gpu_instance: instance(2), compute_instance: instance(3), ..line }))
}

/// Whether `\s` in these patterns matches a character: ASCII blanks, but not the other blanks of Unicode.
fn is_blank(c: char) -> bool {
    c.is_ascii_whitespace() || c == '\u{b}'
}

/// Reads the text after the number; it begins at byte `from`. The name of a process may contain commas. It ends at the last comma
/// that a known text follows, so that no name hides a text. Without a known text, it ends at the first comma with a blank after it.
fn after_number(code: u32, message: &str, from: usize) -> Result<XidLine, LineError> {
    let found = PID.captures(&message[from..]);
    let pid = found.as_ref().and_then(|p| p.get(1)).map(|m| m.as_str());
    let from = from + found.as_ref().map_or(0, |p| p[0].len());
    let process = Process { code, message, pid };
    let Some(named) = message[from..].strip_prefix("name=") else { return process.line(None, from) };
    let from = message.len() - named.len();
    let named_to = |at: usize| process.line(Some(&named[..at]), from + at + 1);
    let commas = named.match_indices(',').map(|(at, _)| at).take_while(|at| *at <= MAX_NAME);
    let known = commas.map(named_to).filter(|line| line.as_ref().is_ok_and(|line| line.says != Says::Other));
    if let Some(line) = known.last() {
        return line;
    }
    // The driver prints a blank after its own comma.
    match named.find(", ").or_else(|| named.find(',')) {
        Some(comma) => named_to(comma),
        None => process.line(Some(named), message.len()),
    }
}

/// The parts of a line that do not depend on where the name of its process ends.
struct Process<'m> {
    code: u32,
    message: &'m str,
    pid: Option<&'m str>,
}

impl Process<'_> {
    /// The line, if its process has this name and its text begins at this byte.
    fn line(&self, name: Option<&str>, from: usize) -> Result<XidLine, LineError> {
        let text = self.message[from..].trim_start_matches(is_blank);
        let at = self.message.len() - text.len();
        let text = text.trim_end_matches(is_blank);
        let says =
            parse_text(self.code, text).map_err(|message| LineError { column: column(self.message, at), message })?;
        Ok(XidLine {
            pci: PciId::default(),
            gpu_instance: None,
            compute_instance: None,
            pid: self.pid.map(str::to_owned),
            name: name.map(str::to_owned),
            xid: Xid::new(self.code, text),
            says,
        })
    }
}

fn column(line: &str, byte: usize) -> usize {
    line.get(..byte).map_or(1, |before| before.chars().count() + 1)
}

impl XidLine {
    /// A line of a GPU, without process or instance.
    pub fn new(pci: PciId, xid: Xid) -> Self {
        let says = parse_text(xid.code, &xid.text).unwrap_or(Says::Other);
        Self { pci, gpu_instance: None, compute_instance: None, pid: None, name: None, xid, says }
    }

    /// Whether the number is a known one and, for an XID of memory errors, the text has a known form.
    pub fn is_understood(&self) -> bool {
        let code = self.xid.code;
        self.says != Says::Other || (catalogue::name(code).is_some() && !catalogue::has_fixed_text(code))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> XidLine {
        parse_line(line).expect("an XID").expect("well formed")
    }

    #[test]
    fn blanks_around_a_text_belong_to_neither_form() {
        for line in ["XID 43 Ch 00000008", "XID 43 pid=7 Ch 00000008", "NVRM: Xid (PCI:0000:00:00): 43, some text"] {
            assert_eq!(read(line), read(&format!("{line} \t")), "{line}");
            assert_eq!(read(line), read(&line.replace("some", " \t some").replace(" Ch", " \t Ch")), "{line}");
        }
    }

    #[test]
    fn a_printed_line_reads_as_it_was_whatever_blanks_unicode_knows() {
        for text in ["\u{85}name=x", "name=x\u{85}", "\u{b}name=x", "pid=7 \u{a0}some\u{2003}"] {
            let line = format!("NVRM: Xid (PCI:0000:00:00): 43, {text}");
            assert_eq!(read(&read(&line).to_string()), read(&line), "{line:?}");
        }
    }

    fn read_named(name: &str, code: u32, text: &str) -> XidLine {
        read(&format!("NVRM: Xid (PCI:0000:07:00): {code}, pid=7, name={name}, {text}"))
    }

    #[test]
    fn no_name_of_a_process_hides_or_changes_what_an_xid_says() {
        for (code, text) in [
            (94, "Contained: SM (0x1). RST: No, D-RST: No"),
            (95, "Uncontained: LTC TAG (0x2, 0x0). RST: Yes, D-RST: No"),
            (48, "channel 0x00000002"),
            (63, "Dynamic Page Retirement: New retired page, reload the driver to activate. (0xabc123)"),
            (64, "Row Remapper Error: (0x00000002eebc4100) - All reserved rows for bank are remapped"),
            (
                140,
                "An uncorrectable ECC error detected (possible firmware handling failure) DRAM:1, LTC:0, MMU:0, PCIE:0",
            ),
            (171, "GDDR, Uncorrectable DRAM error in FBPA 3 subpartition 0 physAddr 0xe9b9107e0"),
            (172, "SM ICACHE, Uncorrectable SRAM error in GPC 7 TPC 6"),
        ] {
            let plain = read_named("x", code, text);
            for name in [
                "a,b",
                "a, b",
                "a,",
                ", ",
                "x, Contained: y",
                "x, Ch 00000008",
                "Xid (PCI:0000:0",
                "SXid (PCI:00",
                "name=b, c",
            ] {
                let found = read_named(name, code, text);
                assert_eq!(
                    (found.xid, found.says, found.name.as_deref()),
                    (plain.xid.clone(), plain.says.clone(), Some(name)),
                    "{name} {text}"
                );
            }
        }
        assert_eq!(
            read_named("a,b", 31, "Ch 0000000a, intr 00000000").name.as_deref(),
            Some("a,b"),
            "a text that is not known"
        );
    }

    #[test]
    fn blanks_before_a_process_do_not_make_it_text() {
        let line = "NVRM: Xid (PCI:0000:07:00): 9443, pid=7, name=x, some text";
        assert_eq!((read(line).pid.as_deref(), read(line).name.as_deref()), (Some("7"), Some("x")));
        for (from, to) in
            [(" pid", "  pid"), (" pid", "\t pid"), (" name", "  name"), ("pid=7, name=x, some", " pid=7,name=x,some")]
        {
            assert_eq!(read(&line.replace(from, to)), read(line), "{to}");
        }
    }
}
