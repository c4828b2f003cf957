//! Gathers lines into batches and sends them.

use crate::watch::{Batch, Position};
use eccforge_evidence::log::clock::LogClock;
use eccforge_evidence::log::journal::may_matter;
use eccforge_evidence::log::lines::{Line, Lines};
use std::io::{self, ErrorKind, Read};
use std::thread;
use std::time::{Duration, Instant};

/// Maximum number of relevant lines in a batch; with [`eccforge_evidence::log::lines::MAX_LINE_BYTES`] this bounds its
/// memory.
const BATCH_LINES: usize = 64;
/// Interval of batches that have no relevant lines and give only the position.
// Without it the position in the state file would lag behind, and a restart would read the lines again.
const QUIET: Duration = Duration::from_secs(1);
/// Polling interval of a source; lines that came in between are read together.
// A change of an action is announced within it; a shorter interval would wake an idle machine more often.
pub(super) const POLL: Duration = Duration::from_millis(100);
/// Minimum length in bytes of a read after which more data is probably available.
// Waiting between such reads would let the source outrun the watch.
const MUCH: usize = 32 << 10;

/// Gathers lines into batches and sends the batches.
pub(super) struct Outlet<'a> {
    pub(super) batch: Batch,
    pub(super) send: &'a mut dyn FnMut(Batch) -> bool,
    pub(super) sent: Instant,
    pub(super) open: bool,
    /// Whether the next line may continue the message of the last one.
    pub(super) follows: bool,
}

impl Outlet<'_> {
    /// Adds a line to the batch if it may matter; `position` is the position after it.
    pub(super) fn line(&mut self, line: &Line<'_>, position: Position) {
        self.batch.read += 1;
        match line {
            Line::Text(text) => {
                let matters = may_matter(text) || LogClock::may_tell_time(text);
                let is_indented = text.starts_with(b" ") || text.starts_with(b"\t");
                // The line after one that matters either continues its message or shows that it is complete.
                if matters || self.follows {
                    self.batch.lines.push(text.to_vec());
                }
                self.follows = matters || self.follows && is_indented;
            }
            Line::TooLong => self.batch.too_long += 1,
        }
        self.batch.position = position;
        if self.batch.lines.len() >= BATCH_LINES {
            self.flush();
        }
    }

    /// Sends the last line of a file that may grow, whose position stays before the line.
    pub(super) fn unfinished(&mut self, line: &Line<'_>) {
        self.flush();
        self.batch.is_unfinished = true;
        self.line(line, self.batch.position.clone());
        self.flush();
    }

    /// Sends the batch if it has anything relevant, and otherwise once every `QUIET` while lines are read.
    pub(super) fn pause(&mut self) {
        let b = &self.batch;
        let matters = !b.lines.is_empty() || b.too_long + b.gaps + b.restarts > 0 || b.booted;
        if matters || (b.read > 0 && self.sent.elapsed() >= QUIET) {
            self.flush();
        }
    }

    /// Sends the batch, even an empty one, and starts the next.
    pub(super) fn flush(&mut self) {
        let position = self.batch.position.clone();
        let batch = std::mem::replace(&mut self.batch, Batch { position, ..Batch::default() });
        self.open = self.open && (self.send)(batch);
        self.sent = Instant::now();
    }
}

/// The position after a line, which ends after this number of bytes of the input, and whether lines were lost before
/// it; `None` if the line was read before.
pub(super) type Mark<'a> = dyn FnMut(&Line<'_>, u64) -> Option<(Position, bool)> + 'a;

/// Sends the lines that were read. Returns whether more are wanted.
pub(super) fn drain<R: Read>(lines: &mut Lines<R>, outlet: &mut Outlet<'_>, mark: &mut Mark<'_>) -> bool {
    while let Some((line, end)) = lines.buffered_line() {
        if let Some((position, gap)) = mark(&line, end) {
            outlet.batch.gaps += u64::from(gap);
            outlet.line(&line, position);
        }
    }
    outlet.pause();
    outlet.open
}

/// Sends the last line of an input that is at its end, even without a line end.
pub(super) fn drain_last<R: Read>(lines: &mut Lines<R>, outlet: &mut Outlet<'_>, mark: &mut Mark<'_>) {
    if let Some((line, end)) = lines.last_line()
        && let Some((position, gap)) = mark(&line, end)
    {
        outlet.batch.gaps += u64::from(gap);
        outlet.line(&line, position);
    }
}

/// Reads a stream, which blocks, to its end.
pub(super) fn stream<R: Read>(lines: &mut Lines<R>, outlet: &mut Outlet<'_>, mark: &mut Mark<'_>) -> io::Result<()> {
    while drain(lines, outlet, mark) {
        match lines.refill()? {
            0 => break,
            read if read < MUCH => thread::sleep(POLL),
            _ => {}
        }
    }
    Ok(())
}

/// Reads once from a source that does not block. Returns whether data was available.
pub(super) fn poll<R: Read>(lines: &mut Lines<R>) -> io::Result<bool> {
    match lines.refill() {
        Ok(read) => Ok(read > 0),
        Err(e) if e.kind() == ErrorKind::WouldBlock => Ok(false),
        Err(e) => Err(e),
    }
}
