//! Completes the times of a log: the year and the zone are taken from options, or from other lines of the same log.
//!
//! Lines that give more than a stamp: `audit(1763633472.123:45)` holds seconds since 1970, and the real-time clock's
//! driver prints `setting system clock to 2026-11-20T10:11:12 UTC (1763633472)` (Linux, drivers/rtc/class.c). If several tools wrote into
//! one file, some of its lines have a year and others do not.

use super::message::{self, Line, Writer};
use super::stamp::{Clock, Stamp, YEARLESS};
use crate::time::{SECOND, Time};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

const DAY: u64 = 24 * 3600 * SECOND;
/// The start of [`YEARLESS`]: two years after 1970, neither of which is a leap year.
const YEARLESS_FROM: u64 = 2 * 365 * DAY;
/// Minimum backward jump of stamps that shows a new year.
const YEAR_WRAPS_AT: u64 = 180 * DAY;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogClock {
    /// The year of the current lines, if it is known.
    year: Option<i16>,
    /// Seconds that local time is ahead of UTC, where they are known.
    zone: Option<i64>,
    last_yearless: u64,
    last: Stamp,
}

impl LogClock {
    /// A clock with the year of the first lines and the zone, if the operator gives them.
    pub fn new(year: Option<i16>, zone_seconds: Option<i64>) -> Self {
        Self { year, zone: zone_seconds, ..Self::default() }
    }

    /// Whether a line may give the time of other lines, whatever its subject: it holds seconds since 1970, or is one of
    /// `dmesg -e`, where `[Aug10 15:36]` begins a minute and `[  +2.500000]` counts from the line before.
    pub fn may_tell_time(line: &[u8]) -> bool {
        has_uptime(line) || has_epoch(line)
    }

    /// Like [`Self::may_tell_time`], but false for lines that give no more than is already known.
    pub fn may_learn(&self, line: &[u8]) -> bool {
        has_uptime(line) || (self.wants_epoch() && has_epoch(line))
    }

    /// A line, with its time as complete as the log allows.
    pub fn read<'a>(&mut self, text: &'a str) -> Line<'a> {
        let learns = self.wants_epoch() && has_epoch(text.as_bytes());
        let mut line = message::parse(text);
        line.stamp = self.complete(&line);
        if let Some(message) = line.message.filter(|message| learns && message.writer == Writer::Kernel) {
            self.learn(message.text);
        }
        line
    }

    /// Whether a line with seconds since 1970 would give new information.
    const fn wants_epoch(&self) -> bool {
        matches!(self.last.clock, Clock::Yearless | Clock::Local) && (self.year.is_none() || self.zone.is_none())
    }

    /// The time of a line, as complete as the log allows.
    fn complete(&mut self, line: &Line<'_>) -> Stamp {
        let mut stamp = line.stamp;
        if let Some(after) = line.after {
            // Without a time before it, the distance from the last line is not a time.
            if self.last.clock != Clock::Absent {
                stamp = Stamp { nanoseconds: self.last.nanoseconds.saturating_add(after), ..self.last };
            }
            if stamp.clock == Clock::Yearless {
                stamp.nanoseconds = YEARLESS_FROM + (stamp.nanoseconds - YEARLESS_FROM) % (366 * DAY);
            }
        }
        self.last = stamp;
        if stamp.clock == Clock::Yearless {
            stamp = self.with_year(stamp);
        }
        if let (Clock::Local, Some(zone)) = (stamp.clock, self.zone) {
            let utc = i128::from(stamp.nanoseconds) - i128::from(zone) * i128::from(SECOND);
            return u64::try_from(utc).map_or(stamp, |n| Stamp { clock: Clock::Calendar, nanoseconds: n });
        }
        // A line of another tool gives the year of the lines around it.
        if let (Clock::Local | Clock::Calendar, None) = (stamp.clock, self.year) {
            self.year = year_of(stamp.nanoseconds);
            self.last_yearless = 0;
        }
        stamp
    }

    /// A stamp of an earlier line, with the year that is known by now.
    pub fn year_before(&self, stamp: Stamp) -> Stamp {
        let Some(year) = self.year else { return stamp };
        let passed = self.last_yearless > 0 && stamp.nanoseconds > self.last_yearless + YEAR_WRAPS_AT;
        let nanoseconds = in_year(stamp.nanoseconds, if passed { year.saturating_sub(1) } else { year });
        nanoseconds.map_or(stamp, |nanoseconds| Stamp { clock: Clock::Local, nanoseconds })
    }

    fn with_year(&mut self, stamp: Stamp) -> Stamp {
        let Some(year) = self.year else { return stamp };
        // Lines of several sources may go back by seconds or days; only a jump of half a year is a new one.
        let wrapped = stamp.nanoseconds + YEAR_WRAPS_AT < self.last_yearless;
        self.last_yearless = stamp.nanoseconds;
        let year = if wrapped { year.saturating_add(1) } else { year };
        self.year = Some(year);
        in_year(stamp.nanoseconds, year).map_or(stamp, |nanoseconds| Stamp { clock: Clock::Local, nanoseconds })
    }

    /// Sets year and zone from a kernel message that gives seconds since 1970 in addition to the stamp of its line.
    fn learn(&mut self, message: &str) {
        let Some(epoch) = epoch_seconds(message) else { return };
        let utc = epoch.saturating_mul(SECOND);
        let local = match self.last.clock {
            Clock::Local => self.last.nanoseconds,
            Clock::Yearless => {
                let year = year_of(utc);
                let near = year.and_then(|year| {
                    // At the turn of the year, local time may be in another year than UTC.
                    let years = [year - 1, year, year + 1].into_iter();
                    let local = years.filter_map(|year| Some((year, in_year(self.last.nanoseconds, year)?)));
                    local.map(|(year, n)| (n.abs_diff(utc), year, n)).min()
                });
                let Some((_, year, local)) = near else { return };
                self.year.get_or_insert(year);
                self.last_yearless = self.last.nanoseconds;
                local
            }
            _ => return,
        };
        let ahead = (i128::from(local) - i128::from(utc)) / i128::from(SECOND);
        // Zones lie on quarters of an hour; the line itself may be written a few seconds after the event.
        let quarter = (ahead + 450).div_euclid(900) * 900;
        if (ahead - quarter).abs() < 60 && quarter.abs() <= 14 * 3600 {
            self.zone.get_or_insert(quarter as i64);
        }
    }
}

/// Whether a line is one of `dmesg -e`.
fn has_uptime(line: &[u8]) -> bool {
    line.starts_with(b"[") && (line.get(12) == Some(&b']') || line.get(..8).is_some_and(|head| head.contains(&b'+')))
}

fn has_epoch(line: &[u8]) -> bool {
    memchr::memmem::find(line, b"audit(").is_some() || memchr::memmem::find(line, b"setting system clock to ").is_some()
}

fn epoch_seconds(message: &str) -> Option<u64> {
    let number = if message.starts_with("audit: ") || message.starts_with("type=") {
        message.split_once("audit(")?.1.split(['.', ':']).next()?
    } else {
        let (_, rest) = message.split_once("setting system clock to ")?;
        rest.split_once('(')?.1.split(')').next()?
    };
    let seconds = number.parse().ok()?;
    // 2^33 seconds are the year 2242: a larger number is not a time.
    (!Time::from_seconds(seconds).is_since_boot() && seconds < 1 << 33).then_some(seconds)
}

fn year_of(nanoseconds: u64) -> Option<i16> {
    Time(nanoseconds).civil().map(|civil| civil.year())
}

/// A time of [`YEARLESS`], in another year; `None` for 29 February if that year has none.
fn in_year(nanoseconds: u64, year: i16) -> Option<u64> {
    let civil = Time(nanoseconds).civil()?;
    debug_assert!(civil.year() == YEARLESS);
    let date = Date::new(year, civil.month(), civil.day()).ok()?;
    Time::of_civil(date.to_datetime(civil.time())).map(|time| time.0)
}

/// Reads an offset such as `+02:00`, `-0500` or `Z`, in seconds.
pub fn parse_zone(text: &str) -> Result<i64, String> {
    if text == "Z" || text == "UTC" {
        return Ok(0);
    }
    // jiff reads both forms, and longer ones.
    let form = if text.contains(':') { "%:z" } else { "%z" };
    let is_offset = text.len() == 5 + usize::from(text.contains(':'));
    let read = is_offset.then(|| jiff::fmt::strtime::parse(form, text).ok()?.offset()).flatten();
    let seconds = read.map(|offset| i64::from(offset.seconds())).filter(|seconds| seconds.abs() < 15 * 3600);
    seconds.ok_or_else(|| format!("`{text}` is not an offset from UTC such as +02:00, -0500 or Z"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complete(clock: &mut LogClock, line: &str) -> String {
        clock.complete(&message::parse(line)).to_string()
    }

    #[test]
    fn the_year_and_the_zone_are_learnt_from_an_audit_line() {
        let mut clock = LogClock::default();
        assert_eq!(complete(&mut clock, "Nov 20 12:00:00 host kernel: NVRM"), "Nov 20 12:00:00");
        let audit = "Nov 20 12:11:12 host kernel: audit: type=1400 audit(1763633472.123:45): apparmor";
        clock.read(audit);
        assert_eq!(complete(&mut clock, "Nov 20 12:11:13 host kernel: NVRM"), "2025-11-20T10:11:13.000Z");
        assert_eq!(complete(&mut clock, "Jan  2 00:00:00 host kernel: NVRM"), "2026-01-01T22:00:00.000Z");
    }

    #[test]
    fn the_options_say_what_the_log_does_not() {
        let mut clock = LogClock::new(Some(2024), Some(parse_zone("+02:00").expect("an offset")));
        assert_eq!(complete(&mut clock, "Feb 29 12:00:00 host kernel: NVRM"), "2024-02-29T10:00:00.000Z");
        assert!(["02:00", "+2", "+99:00", "", "+é0:0"].into_iter().all(|z| parse_zone(z).is_err()));
    }

    #[test]
    fn a_line_of_dmesg_e_follows_the_line_before() {
        let mut clock = LogClock::new(Some(2026), None);
        assert_eq!(complete(&mut clock, "[Aug10 15:36] NVRM"), "2026-08-10 15:36:00");
        assert_eq!(complete(&mut clock, "[  +2.500000] NVRM"), "2026-08-10 15:36:02.5");
    }

    #[test]
    fn a_line_of_dmesg_e_may_follow_the_line_before_into_the_next_year() {
        let mut clock = LogClock::new(Some(2025), None);
        assert_eq!(complete(&mut clock, "[Dec31 23:59] NVRM"), "2025-12-31 23:59:00");
        assert_eq!(complete(&mut clock, "[ +90.000000] NVRM"), "2026-01-01 00:00:30");
        // No count overflows.
        complete(&mut clock, "[ +18446744073.0] NVRM");
        assert_eq!(complete(&mut LogClock::default(), "[ +18446744073.0] NVRM"), "no time");
    }
}
