//! Reads the text before the kernel's own: time, host, facility and level, in the forms of several tools.
//!
//! dmesg (plain, `-T`, `-e`, `-x`, `--time-format iso`), printk's caller field (`[ T1946]`), `/dev/kmsg`, RFC 3164 and
//! RFC 5424, journalctl (`short`, `short-iso`, `short-precise`, `short-full`, `short-monotonic`, `short-unix`), and
//! lines gathered from several machines by tools that put `HOST: ` before each.

use super::stamp::{Clock, Stamp, YEARLESS};
use crate::time::{SECOND, Time};

/// Facilities and levels below this are the kernel's (RFC 5424, 6.2.1: facility * 8 + level).
pub const PRIORITIES: u64 = 8;

/// The time of a line, nanoseconds after the line before (`dmesg -e`; the stamp is absent then), and the text after the
/// time.
type Timed<'a> = (Stamp, Option<u64>, &'a str);

/// `6,1234,5678901,-;TEXT` of `/dev/kmsg`, whose head is priority, sequence, microseconds since boot, flags: facility and level, the
/// time, and the text.
pub(super) fn kmsg_record(line: &str) -> Option<(u64, Stamp, &str)> {
    // The head of a record is short: a semicolon far away is one of the text.
    let end = line.bytes().take(80).position(|b| b == b';')?;
    let mut fields = line[..end].split(',');
    let mut number = || fields.next()?.parse::<u64>().ok();
    let (priority, _sequence, microseconds) = (number()?, number()?, number()?);
    let stamp = Stamp::new(Clock::Boot, Time(microseconds.checked_mul(1000)?));
    Some((priority, stamp, &line[end + 1..]))
}

/// The time since boot and the event of a line of `trace_pipe` (Linux, kernel/trace/trace_output.c, `trace_print_context`):
/// `  TASK-12  [003] d.h1.  1234.567890: mc_event: ...`.
pub(super) fn trace(line: &str) -> Option<(Stamp, &str)> {
    let (task, rest) = line.trim_start().split_once(" [")?;
    let (cpu, rest) = rest.split_once("] ")?;
    // A line of rasdaemon in a log has the same text after its tag.
    let is_task = !task.contains(": ") && task.trim_end().rsplit_once('-').is_some_and(|(_, pid)| is_number(pid));
    if !is_task || !is_number(cpu) {
        return None;
    }
    let (first, rest) = rest.trim_start().split_once(' ')?;
    let (time, text) = if first.ends_with(':') { (first, rest) } else { rest.trim_start().split_once(' ')? };
    let time = since_boot(time.strip_suffix(':')?)?;
    Some((Stamp::new(Clock::Boot, time), text.trim_start()))
}

pub(super) fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

/// The text before the time of a line.
#[derive(Clone, Copy)]
pub(super) struct Head<'a> {
    /// The line from its time on.
    pub rest: &'a str,
    /// The machine from which the line was gathered.
    pub host: Option<&'a str>,
    /// Whether the rest is in the form of RFC 5424.
    pub is_5424: bool,
    /// Whether no priority or facility shows that another program wrote the line.
    pub of_kernel: bool,
}

/// Reads the text before the time.
pub(super) fn head(line: &str) -> Head<'_> {
    let outer = priority(line);
    gathered(outer.rest).map_or(outer, |inner| Head { of_kernel: outer.of_kernel && inner.of_kernel, ..inner })
}

/// Drops `<PRI>` and the version of RFC 5424, and the facility and level of `dmesg -x`.
fn priority(line: &str) -> Head<'_> {
    // The largest priority is 191 (RFC 5424, 6.2.1).
    if let Some((number, rest)) = line.strip_prefix('<').and_then(|rest| rest.split_once('>'))
        && number.len() <= 3
        && number.bytes().all(|b| b.is_ascii_digit())
    {
        let of_kernel = number.parse().is_ok_and(|number: u64| number < PRIORITIES);
        // A version, `1`, follows the priority in RFC 5424 only.
        let of_5424 = rest.strip_prefix("1 ");
        return Head { rest: of_5424.unwrap_or(rest), host: None, is_5424: of_5424.is_some(), of_kernel };
    }
    let facilities = ["kern", "user", "daemon", "syslog"];
    if let Some((facility, rest)) = line.split_once(':')
        && facilities.contains(&facility.trim_end())
        && let Some((level, rest)) = rest.split_once(':')
        && !level.trim().is_empty()
        && level.trim().bytes().all(|b| b.is_ascii_lowercase())
    {
        let of_kernel = facility.trim_end() == "kern";
        return Head { rest: rest.trim_start(), host: None, is_5424: false, of_kernel };
    }
    Head { rest: line, host: None, is_5424: false, of_kernel: true }
}

/// `HOST: [ 12.5] ...`, as pdsh and clush gather lines; also `HOST: kern: warning: [...]:` of Talos.
fn gathered(line: &str) -> Option<Head<'_>> {
    let (host, rest) = line.split_once(": ")?;
    // Messages of the kernel also begin with a word and a colon, and this word is not a host.
    let is_host = !host.is_empty()
        && host.bytes().all(|b| b.is_ascii_alphanumeric() || b"-._".contains(&b))
        && !["kernel", "NVRM", "EDAC", "mce"].contains(&host)
        && !host.starts_with("nvidia-");
    if !is_host {
        return None;
    }
    let inner = priority(rest);
    let has_time = inner.rest.starts_with('[') || time(inner.rest).is_some();
    has_time.then_some(Head { host: Some(host), is_5424: false, ..inner })
}

/// The time at the start of a line; `None` if the line does not begin with a known form.
pub(super) fn time(line: &str) -> Option<Timed<'_>> {
    if let Some((inside, rest)) = line.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        let rest = rest.strip_prefix(':').unwrap_or(rest).trim_start();
        return bracketed(inside.trim()).map(|(stamp, after)| (stamp, after, rest));
    }
    // `2026-08-10 15:36:05` has a space within it.
    let start = if is_iso(line) { "2026-08-10 ".len() } else { 0 };
    let end = line[start..].find(' ').map_or(line.len(), |n| start + n);
    let (first, rest) = (&line[..end], line[end..].trim_start_matches(' '));
    let found = iso(first).map(|stamp| (stamp, rest));
    let found = found.or_else(|| syslog(line)).or_else(|| short_full(line)).or_else(|| unix(first, rest));
    found.map(|(stamp, rest)| (stamp, None, rest))
}

/// A time in brackets, and the time since the previous line.
fn bracketed(inside: &str) -> Option<(Stamp, Option<u64>)> {
    // `[  130.456250 <    0.000000>]` of dmesg -d: the second time is that since the line before.
    let inside = inside.split_once('<').map_or(inside, |(time, _)| time.trim_end());
    // `[  +2.500000]` of dmesg -e: seconds since the line before.
    if let Some(seconds) = inside.strip_prefix('+').and_then(|t| since_boot(t.trim())) {
        return Some((Stamp::ABSENT, Some(seconds.0)));
    }
    if let Some(time) = since_boot(inside) {
        return Some((Stamp::new(Clock::Boot, time), None));
    }
    if let [_weekday, month, day, time, year] = *inside.split_whitespace().collect::<Vec<_>>()
        && let Some(time) = year.parse().ok().and_then(|year| civil(year, month, day, time))
    {
        return Some((Stamp::new(Clock::Local, time), None));
    }
    if let Some(stamp) = iso(inside) {
        return Some((stamp, None));
    }
    // `[Aug10 15:36]` or `[Aug 1 15:36]` of dmesg -e.
    let (stamp, rest) = syslog(inside)?;
    rest.is_empty().then_some((stamp, None))
}

/// Reads seconds since boot, such as `1234.567890`.
pub fn since_boot(text: &str) -> Option<Time> {
    let (seconds, fraction) = text.split_once('.')?;
    let seconds = seconds.trim();
    // `parse` would also accept a sign.
    let seconds: u64 = seconds.bytes().all(|b| b.is_ascii_digit()).then(|| seconds.parse().ok())??;
    // More than nine digits would be less than a nanosecond.
    let digits = fraction.len();
    let fraction: u64 =
        (digits <= 9 && fraction.bytes().all(|b| b.is_ascii_digit())).then(|| fraction.parse().ok())??;
    let nanoseconds = fraction * 10_u64.pow(9 - digits as u32);
    seconds.checked_mul(SECOND)?.checked_add(nanoseconds).map(Time)
}

/// Names of months as glibc's locales abbreviate them; dmesg -T and journalctl print these (localedata, `abmon` of en,
/// de, fr, es, it, nl, pt, pl, sv, da, nb).
const MONTHS: [&str; 12] = [
    "jan janv ene gen sty",
    "feb f\u{e9}vr fev lut",
    "mar m\u{e4}r mars mrt",
    "apr avril abr kwi",
    "may mai mag mei maj",
    "jun juin giu cze",
    "jul juil lug lip",
    "aug ao\u{fb}t ago sie",
    "sep sept set wrz",
    "oct okt ott out pa\u{17a}",
    "nov lis",
    "dec dez dic d\u{e9}c des gru",
];

/// A civil time, as if it were in UTC.
fn civil(year: i16, month: &str, day: &str, time: &str) -> Option<Time> {
    let month = month.trim_end_matches('.').to_lowercase();
    let month = MONTHS.iter().position(|names| names.split(' ').any(|name| name == month))? + 1;
    let is_time = time.as_bytes().get(2) == Some(&b':');
    Time::of_civil(is_time.then(|| format!("{year:04}-{month:02}-{day:0>2}T{time}").parse().ok())??)
}

/// Whether a word may be a time in ISO 8601.
fn is_iso(text: &str) -> bool {
    let bytes = text.as_bytes();
    bytes.len() >= 19 && bytes[4] == b'-' && b"T ".contains(&bytes[10]) && bytes[13] == b':'
}

/// `2025-01-25T10:34:54,859532+00:00`, `...Z`, `...+0200`; without a zone it is a local time.
pub fn iso(text: &str) -> Option<Stamp> {
    if !is_iso(text) {
        return None;
    }
    let text = text.strip_suffix(':').unwrap_or(text);
    let text = if text.contains(',') { text.replace(',', ".") } else { text.to_owned() };
    if let Ok(time) = Time::parse_rfc3339(&text) {
        return Some(Stamp::new(Clock::Calendar, time));
    }
    Time::of_civil(text.parse().ok()?).map(|time| Stamp::new(Clock::Local, time))
}

/// `Nov 20 10:11:12 rest`, with or without a fraction of a second; `Aug10 15:36` of dmesg -e.
fn syslog(line: &str) -> Option<(Stamp, &str)> {
    let at = line.bytes().take(8).position(|b| b.is_ascii_digit())?;
    let (day, rest) = line[at..].split_once(' ')?;
    let (time, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let time = civil(YEARLESS, line[..at].trim_end(), day, time)?;
    Some((Stamp::new(Clock::Yearless, time), rest.trim_start()))
}

/// `Fri 2025-10-24 11:07:12 UTC rest`, of journalctl -o short-full; another zone's letters do not give its offset. The number of a row
/// of ras-mc-ctl in place of the weekday, and the time after it, are parts of the message.
fn short_full(line: &str) -> Option<(Stamp, &str)> {
    let mut fields = line.splitn(5, ' ');
    let (weekday, day, time, zone) = (fields.next()?, fields.next()?, fields.next()?, fields.next()?);
    let civil: jiff::civil::DateTime = format!("{day}T{time}").parse().ok()?;
    let clock = if zone == "UTC" { Clock::Calendar } else { Clock::Local };
    let is_row = weekday.starts_with(|c: char| c.is_ascii_digit());
    let rest = if is_row { line } else { fields.next().unwrap_or_default() };
    Some((Stamp::new(clock, Time::of_civil(civil)?), rest))
}

/// Reads `1763633472.123456 rest` of journalctl -o short-unix.
fn unix<'a>(first: &str, rest: &'a str) -> Option<(Stamp, &'a str)> {
    let time = since_boot(first).filter(|time| !time.is_since_boot())?;
    Some((Stamp::new(Clock::Calendar, time), rest))
}
