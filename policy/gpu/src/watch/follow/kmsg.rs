//! The kernel's buffer (Linux, Documentation/ABI/testing/dev-kmsg): each record has a number, which restarts at each
//! boot; records that were overwritten before they were read leave a gap in the numbers.

use super::file::open;
use super::outlet::{Outlet, POLL, drain, poll};
use crate::watch::Position;
use eccforge_evidence::log::lines::{Line, Lines};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// The file with the id of this boot; the id is empty on systems without this file.
const BOOT: &str = "/proc/sys/kernel/random/boot_id";

/// A reader that continues after overwritten records; the numbers show how many are missing.
struct Records(File);

impl Read for Records {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match self.0.read(buffer) {
                // EPIPE: the next record was overwritten before it was read. The next read gives the oldest that is left.
                Err(e) if e.kind() == io::ErrorKind::BrokenPipe => {}
                result => return result,
            }
        }
    }
}

/// The number of a record: `6,1234,5678901,-;TEXT`.
fn number(line: &[u8]) -> Option<u64> {
    let head = line.split(|&b| b == b';').next()?;
    std::str::from_utf8(head.split(|&b| b == b',').nth(1)?).ok()?.parse().ok()
}

/// Finds the new records.
struct Numbers {
    boot: String,
    next: u64,
}

impl Numbers {
    /// Starts from a position, in a boot. Also returns whether the machine booted since.
    fn new(position: &Position, boot: String) -> (Self, bool) {
        match position {
            Position::Kmsg { boot: before, next } if *before == boot => (Self { boot, next: *next }, false),
            // The numbers of another boot start at 0: with the old one, all records up to it would count as read.
            Position::Kmsg { .. } => (Self { boot, next: 0 }, true),
            _ => (Self { boot, next: 0 }, false),
        }
    }

    /// The position after a line, and whether records are missing before it. `None` if the line was read before, or continues the record
    /// before it.
    fn mark(&mut self, line: &Line<'_>) -> Option<(Position, bool)> {
        let mut gap = false;
        if let Line::Text(text) = line {
            let number = number(text).filter(|number| *number >= self.next && !text.starts_with(b" "))?;
            // The first records of a boot may be overwritten before anything reads them.
            gap = number > self.next && self.next > 0;
            self.next = number.saturating_add(1);
        }
        Some((Position::Kmsg { boot: self.boot.clone(), next: self.next }, gap))
    }
}

pub(super) fn follow(path: &Path, outlet: &mut Outlet<'_>, once: bool, up: &AtomicBool) -> io::Result<()> {
    let boot = std::fs::read_to_string(BOOT).unwrap_or_default().trim().to_owned();
    let (mut numbers, booted) = Numbers::new(&outlet.batch.position, boot);
    outlet.batch.booted |= booted;
    let mut lines = Lines::new(Records(open(path)?));
    up.store(true, Ordering::Relaxed);
    loop {
        let came = poll(&mut lines)?;
        let open = drain(&mut lines, outlet, &mut |line, _| numbers.mark(line));
        if !open {
            return Ok(());
        }
        if came {
            continue;
        }
        if once {
            if let Some((line, _)) = lines.last_line()
                && numbers.mark(&line).is_some()
            {
                outlet.unfinished(&line);
            }
            return Ok(());
        }
        thread::sleep(POLL);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns which records are new, the number of gaps, the next number, and whether the machine booted.
    fn numbers(position: Position, boot: &str, records: &[&str]) -> (Vec<bool>, usize, u64, bool) {
        let (mut numbers, booted) = Numbers::new(&position, boot.to_owned());
        let marks: Vec<_> = records.iter().map(|r| numbers.mark(&Line::Text(r.as_bytes()))).collect();
        let gaps = marks.iter().flatten().filter(|(_, gap)| *gap).count();
        (marks.iter().map(Option::is_some).collect(), gaps, numbers.next, booted)
    }

    #[test]
    fn records_are_new_once_and_lost_ones_leave_a_gap() {
        let records = ["6,5,100,-;a", " SUBSYSTEM=pci", "6,6,110,-;b", "6,9,120,-;c", "no record"];
        let found = numbers(Position::Start, "x", &records);
        assert_eq!(found, (vec![true, false, true, true, false], 1, 10, false));
        let saved = Position::Kmsg { boot: "x".to_owned(), next: 6 };
        let found = numbers(saved.clone(), "x", &records);
        assert_eq!(found, (vec![false, false, true, true, false], 1, 10, false));
        let found = numbers(saved, "y", &["6,0,1,-;Linux version 6.1"]);
        assert_eq!(found, (vec![true], 0, 1, true), "numbers start anew at each boot");
    }
}
