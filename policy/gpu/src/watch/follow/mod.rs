//! Follows growing sources: the journal, the kernel's buffer, a file that grows, a stream. Lines come in batches, each with the
//! position after it; a slow consumer delays the reader.

mod file;
mod journal;
mod kmsg;

use super::{Batch, Position};
use eccforge_evidence::log::clock::LogClock;
use eccforge_evidence::log::journal::may_matter;
use eccforge_evidence::log::lines::{Line, Lines};
use std::io::{self, ErrorKind, Read};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// Lines of one batch that may matter, at most; with [`eccforge_evidence::log::lines::MAX_LINE_BYTES`] this bounds its memory.
const BATCH_LINES: usize = 64;
/// Interval of batches that have no relevant lines and give only the position.
const QUIET: Duration = Duration::from_secs(1);
/// Polling interval of a source; lines that came in between are read together.
const POLL: Duration = Duration::from_millis(100);
/// After a read of so many bytes, more data is probably available.
const MUCH: usize = 32 << 10;

/// The source of lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// `journalctl` of systemd.
    Journal,
    /// `/dev/kmsg`, or a file or FIFO in its form.
    Kmsg(PathBuf),
    /// A file, also if it is rotated, or a FIFO.
    File(PathBuf),
    Stdin,
}

impl Source {
    /// A name that identifies the source.
    pub fn name(&self) -> String {
        match self {
            Self::Journal => "the journal".to_owned(),
            Self::Kmsg(path) => format!("kmsg {}", path.display()),
            Self::File(path) => format!("file {}", path.display()),
            Self::Stdin => "the standard input".to_owned(),
        }
    }
}

/// Reads a source from a position on and gives each batch to `send`, until it returns `false`; with `once` until the source
/// has no more. `up` is set while the source can be read.
///
/// # Errors
/// The source cannot be read at all. If a journal or file is temporarily missing, `follow` waits for it.
pub fn follow(
    source: &Source,
    position: Position,
    once: bool,
    up: &AtomicBool,
    send: &mut dyn FnMut(Batch) -> bool,
) -> io::Result<()> {
    let mut outlet = Outlet { batch: Batch { position, ..Batch::default() }, send, sent: Instant::now(), open: true };
    match source {
        Source::Journal => journal::follow(&mut outlet, once, up)?,
        Source::Kmsg(path) => kmsg::follow(path, &mut outlet, once, up)?,
        Source::File(path) => file::follow(path, &mut outlet, once, up)?,
        Source::Stdin => {
            up.store(true, Ordering::Relaxed);
            let mut lines = Lines::new(io::stdin().lock());
            stream(&mut lines, &mut outlet, &mut |_, _| Some((Position::Stream, false)))?;
            drain_last(&mut lines, &mut outlet, &mut |_, _| Some((Position::Stream, false)));
        }
    }
    outlet.flush();
    Ok(())
}

/// Gathers lines and gives them out.
struct Outlet<'a> {
    batch: Batch,
    send: &'a mut dyn FnMut(Batch) -> bool,
    sent: Instant,
    open: bool,
}

impl Outlet<'_> {
    fn line(&mut self, line: &Line<'_>, position: Position) {
        self.batch.read += 1;
        match line {
            Line::Text(text) if may_matter(text) || LogClock::may_tell_time(text) => {
                self.batch.lines.push(text.to_vec())
            }
            Line::Text(_) => {}
            Line::TooLong => self.batch.too_long += 1,
        }
        self.batch.position = position;
        if self.batch.lines.len() >= BATCH_LINES {
            self.flush();
        }
    }

    /// Gives out the last line of a file that may grow, whose position stays before the line.
    fn unfinished(&mut self, line: &Line<'_>) {
        self.flush();
        self.batch.is_unfinished = true;
        self.line(line, self.batch.position.clone());
        self.flush();
    }

    /// Gives out the lines that were read if they are relevant, and from time to time.
    fn pause(&mut self) {
        let b = &self.batch;
        let matters = !b.lines.is_empty() || b.too_long + b.gaps + b.restarts > 0 || b.booted;
        if matters || (b.read > 0 && self.sent.elapsed() >= QUIET) {
            self.flush();
        }
    }

    fn flush(&mut self) {
        let position = self.batch.position.clone();
        let batch = std::mem::replace(&mut self.batch, Batch { position, ..Batch::default() });
        self.open = self.open && (self.send)(batch);
        self.sent = Instant::now();
    }
}

/// The position after a line, which ends after so many bytes of the input, and whether lines were lost before it; `None`: the
/// line was read before.
type Mark<'a> = dyn FnMut(&Line<'_>, u64) -> Option<(Position, bool)> + 'a;

/// Gives out the lines that were read. Returns whether more are wanted.
fn drain<R: Read>(lines: &mut Lines<R>, outlet: &mut Outlet<'_>, mark: &mut Mark<'_>) -> bool {
    while let Some((line, end)) = lines.buffered_line() {
        if let Some((position, gap)) = mark(&line, end) {
            outlet.batch.gaps += u64::from(gap);
            outlet.line(&line, position);
        }
    }
    outlet.pause();
    outlet.open
}

/// Gives out the last line of an input that is at its end, also without a line end.
fn drain_last<R: Read>(lines: &mut Lines<R>, outlet: &mut Outlet<'_>, mark: &mut Mark<'_>) {
    if let Some((line, end)) = lines.last_line()
        && let Some((position, gap)) = mark(&line, end)
    {
        outlet.batch.gaps += u64::from(gap);
        outlet.line(&line, position);
    }
}

/// Reads a stream, which blocks, to its end.
fn stream<R: Read>(lines: &mut Lines<R>, outlet: &mut Outlet<'_>, mark: &mut Mark<'_>) -> io::Result<()> {
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
fn poll<R: Read>(lines: &mut Lines<R>) -> io::Result<bool> {
    match lines.refill() {
        Ok(read) => Ok(read > 0),
        Err(e) if e.kind() == ErrorKind::WouldBlock => Ok(false),
        Err(e) => Err(e),
    }
}
