//! The kernel's own message in a line of a log.
//!
//! Programs choose their names, their arguments and the text that they send to the system log, so any of these may read as
//! an XID. Only a line of the kernel is evidence: one of its facility, with its tag `kernel:`, or of dmesg, which has no
//! tags. The message must begin with its subject, which is longer than any name of a program (15 bytes).

use super::prefix::{self, Head, PRIORITIES};
use super::stamp::Stamp;

/// The program that wrote a line that is evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writer {
    /// The kernel: Linux, FreeBSD or VMware's.
    Kernel,
    /// mcelog, which reads the kernel's machine checks.
    Mcelog,
    /// rasdaemon, which reads the kernel's traces.
    Rasdaemon,
    /// The kernel's traces, in the text of `trace_pipe`.
    Trace,
}

impl Writer {
    /// The writer with this tag of syslog, such as `kernel` or `mcelog[987]`.
    pub fn of_tag(tag: &str) -> Option<Self> {
        match tag.split_once('[').map_or(tag, |(name, _)| name) {
            // The kernel has no process number: `kernel[12]` is a program of that name.
            "kernel" | "vmkernel" if !tag.contains('[') => Some(Self::Kernel),
            "mcelog" => Some(Self::Mcelog),
            "rasdaemon" => Some(Self::Rasdaemon),
            _ => None,
        }
    }
}

/// A message that is evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message<'a> {
    pub writer: Writer,
    /// Number of occurrences that the line states.
    pub times: u64,
    pub text: &'a str,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line<'a> {
    /// The machine, where the line names it.
    pub host: Option<&'a str>,
    pub stamp: Stamp,
    /// Nanoseconds after the line before, for `dmesg -e`; the stamp is absent then.
    pub after: Option<u64>,
    /// Absent if another program wrote the line, or if the line continues the previous one.
    pub message: Option<Message<'a>>,
}

/// Reads a line. A line without a prefix is only a message, and its time is absent.
pub fn parse(line: &str) -> Line<'_> {
    // Further lines of one message are indented by journalctl and dmesg.
    let continues = line.starts_with([' ', '\t']);
    let line = line.trim_start();
    if let Some((priority, stamp, text)) = prefix::kmsg_record(line) {
        let message = Message { writer: Writer::Kernel, times: 1, text: text.trim_end() };
        let is_of_kernel = priority < PRIORITIES && !continues;
        return Line { stamp, message: is_of_kernel.then_some(message), ..Line::default() };
    }
    // Before the prefixes of syslog, which would take the name of the traced program for a host.
    if let Some((stamp, text)) = prefix::trace(line) {
        let message = Message { writer: Writer::Trace, times: 1, text: text.trim_end() };
        return Line { stamp, message: Some(message), ..Line::default() };
    }
    let Head { rest, is_5424, of_kernel, host } = prefix::head(line);
    let time = prefix::time(rest);
    let (stamp, after, after_time) = time.unwrap_or((Stamp::ABSENT, None, rest));
    let (named, written) = if is_5424 {
        (after_time.split(' ').next(), after_5424(rest))
    } else {
        let (host, writer, text) = after_tag(rest, after_time);
        (host, Some((writer, text)))
    };
    let message = written.filter(|(writer, _)| !continues && (of_kernel || *writer != Writer::Kernel));
    let message = message.map(|(writer, text)| {
        let (times, text) = repeated(without_stamps(text));
        Message { writer, times, text: without_stamps(text).trim_end() }
    });
    // Without a time the first word belongs to the message: a program's name must not become a host.
    let named = if time.is_some() { named } else { None };
    Line { host: named.or(host), stamp, after, message }
}

/// Reads a line of RFC 5424: `TIME HOST kernel PROCID MSGID [DATA] TEXT`.
fn after_5424(line: &str) -> Option<(Writer, &str)> {
    let mut fields = line.splitn(6, ' ');
    let writer = Writer::of_tag(fields.nth(2)?)?;
    let data = fields.nth(2)?;
    let text = data.strip_prefix('-').or_else(|| data.strip_prefix('[')?.split_once("] ").map(|(_, text)| text))?;
    Some((writer, text.trim_start().trim_start_matches('\u{feff}')))
}

/// The host, the writer and the text after `HOST kernel: `; without such a tag, all text after the time is the
/// kernel's.
fn after_tag<'a>(line: &str, after_time: &'a str) -> (Option<&'a str>, Writer, &'a str) {
    let rest = without_stamps(after_time);
    let has_stamp = rest.len() < line.len();
    // The tag is the first word with a colon. Before it is the host and, unless it was taken already, the time.
    let tagged = rest.split_once(": ").and_then(|(words, text)| {
        let mut words = words.split_whitespace().rev();
        let writer = words.next().and_then(Writer::of_tag)?;
        let before: Vec<&str> = words.collect();
        let has_digits = before.iter().any(|word| word.contains(|c: char| c.is_ascii_digit()));
        let is_tag = before.len() <= 1 || (!has_stamp && before.len() <= 5 && has_digits);
        // ESXi 8 prints the facility and level, such as `In(182)`, before the tag.
        let is_vmware = before.len() == 2 && before[1].ends_with(')');
        let host = before.first().copied().filter(|word| before.len() == 1 && !is_level(word));
        (is_tag || is_vmware).then_some((host, writer, text))
    });
    let (host, writer, text) = tagged.unwrap_or((None, Writer::Kernel, rest));
    (host, writer, text.trim_start())
}

/// Whether a word is the facility and level of ESXi 8.
fn is_level(word: &str) -> bool {
    let parts = word.strip_suffix(')').and_then(|word| word.split_once('('));
    parts.is_some_and(|(level, number)| level.len() <= 3 && number.parse::<u16>().is_ok())
}

/// The text after times in brackets and printk's caller (`[ T1946]`).
fn without_stamps(mut text: &str) -> &str {
    while let Some((inside, rest)) = text.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        let is_caller = inside.trim().strip_prefix(['T', 'C']).is_some_and(prefix::is_number);
        let is_time = inside.contains(['.', ':']) && inside.contains(|c: char| c.is_ascii_digit());
        if !is_caller && !is_time {
            break;
        }
        text = rest.strip_prefix(':').unwrap_or(rest).trim_start();
    }
    text
}

/// The host of `Message from syslogd@HOST at TIME ...`, the head of a message that syslogd writes to terminals; the kernel's own begins
/// with ` kernel:` on the next line (rsyslog 8, tools/omusrmsg.c).
pub fn wall(line: &[u8]) -> Option<&str> {
    let line = std::str::from_utf8(line.strip_prefix(b"Message from syslogd@")?).ok()?;
    let (host, time) = line.split_once(" at ")?;
    time.trim_end().ends_with("...").then_some(host)
}

/// The number of repetitions that `message repeated 3 times: [ TEXT]` of rsyslog states, and the text; 1 for other
/// texts.
fn repeated(text: &str) -> (u64, &str) {
    let Some((times, inside)) = text.strip_prefix("message repeated ").and_then(|rest| rest.split_once(" times: ["))
    else {
        return (1, text);
    };
    match (times.parse(), inside.strip_suffix(']')) {
        (Ok(times), Some(inside)) => (times, inside.trim_start()),
        _ => (1, text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::stamp::Clock;
    use crate::time::{SECOND, Time};

    fn read(line: &str) -> Option<Message<'_>> {
        parse(line).message
    }

    fn of_line(line: &str) -> Option<&str> {
        read(line).filter(|message| message.writer == Writer::Kernel).map(|message| message.text)
    }

    #[test]
    fn the_message_of_the_kernel_is_found_in_every_form() {
        for before in [
            "",
            "[1.5] ",
            "[Sun Jul 28 09:15:27 2024] ",
            "[Aug10 15:36] ",
            "[  +2.500000] ",
            "[ 130.456250] [ T1946] ",
            "[ 1419.919580][ T9955] ",
            "[2023-06-22 21:55:31.352446][5975153.878190] ",
            "kern  :err   : [ 1.500000] ",
            "kern  :crit  : 2025-01-25T10:34:54,859532+02:00 ",
            "2025-01-25T10:34:54,859532+00:00 ",
            "Dec  2 11:38:47 n1 kernel: [  219.470994] ",
            "<3>Dec  2 11:38:47 n1 kernel: ",
            "<3>1 2025-10-24T11:07:12.123456Z n1.example kernel - - - ",
            "<3>1 2025-10-24T11:07:12.123456Z n1.example kernel - - [a@1 b=\"c\"] \u{feff}",
            "2025-03-02T08:14:01.201000+00:00 n1 kernel: ",
            "2026-08-10 15:36:05 n1 kernel: ",
            "Okt 06 10:11:12 n1 kernel: ",
            "Fri 2025-10-24 11:07:12 UTC n1 kernel: ",
            "[430954.509105] n1 kernel: ",
            "1763633472.123456 n1 kernel: ",
            "kernel: ",
            "2024-05-01T08:00:00.123Z esx7 vmkernel: ",
            "2024-05-01T08:00:00.123Z In(182) vmkernel: ",
            "6,1234,5678901,-;",
            "6,1234,5678901,-,caller=T7;",
            "n1: [ 12.500000] ",
            "192.168.11.119: kern: warning: [2026-04-22T21:27:51.288830314Z]: ",
        ] {
            assert_eq!(of_line(&format!("{before}NVRM: a: b ")), Some("NVRM: a: b"), "{before}");
        }
        for (host, found) in [("n1", Some("n1")), ("$(reboot)", Some("$(reboot)")), ("In(182)", None)] {
            assert_eq!(parse(&format!("2026-08-10T15:36:05Z {host} kernel: NVRM: x")).host, found, "{host}");
        }
        let repeated = "Nov 20 10:11:12 n1 kernel: message repeated 2 times: [ [ 8.1] EDAC MC0: 1 CE]";
        assert_eq!(of_line(repeated), Some("EDAC MC0: 1 CE"));
        assert_eq!(read(repeated).map(|message| message.times), Some(2));
        for (line, writer) in [
            ("Sep 16 19:51:15 n1 mcelog[987]: MCE 0", Writer::Mcelog),
            ("2017-05-05T08:57:16+02:00 n1 mcelog: MCE 0", Writer::Mcelog),
            ("<30>1 2025-10-24T11:07:12.123456Z n1 rasdaemon 12 - - MCE 0", Writer::Rasdaemon),
        ] {
            assert_eq!(read(line), Some(Message { writer, times: 1, text: "MCE 0" }), "{line}");
        }
    }

    #[test]
    fn a_line_of_another_program_is_no_message_of_the_kernel() {
        for line in [
            "    NVRM: x",
            "12,1234,5678901,-;NVRM: x",
            "<11>Dec  2 11:38:47 n1 kernel: NVRM: x",
            "<11>1 2025-10-24T11:07:12.123456Z n1 kernel - - - NVRM: x",
            "<3>1 2025-10-24T11:07:12.123456Z n1 alice - - - NVRM: x",
            "user  :notice: [ 1.500000] NVRM: x",
            "n1: user: notice: [ 1.5] NVRM: x",
        ] {
            assert_eq!(of_line(line), None, "{line}");
        }
        for line in [
            "Nov 20 10:11:12 n1 alice[4321]: NVRM: x",
            "Nov 20 10:11:12 n1 alice: hello kernel: NVRM: x",
            "2025-03-02T08:14:01Z n1 alice[1]: kernel: NVRM: x",
            "[1.5] n1 alice[1]: NVRM: x",
            "[1.5] process '/tmp/a kernel: NVRM: x' started with executable stack",
            "1763633472.123456 n1 cron[1]: NVRM: x",
        ] {
            assert!(!of_line(line).is_some_and(|text| text.starts_with("NVRM: ")), "{line}");
        }
    }

    /// The text after the head of a line of /dev/kmsg may have any letters.
    #[test]
    fn a_letter_of_two_bytes_at_the_80th_byte_hides_no_time() {
        let line = format!("6,1,5000000,-;{}\u{e9} NVRM", "x".repeat(65));
        assert!(!line.is_char_boundary(80));
        assert_eq!(parse(&line).stamp, Stamp::new(Clock::Boot, Time(5 * SECOND)));
    }
}
