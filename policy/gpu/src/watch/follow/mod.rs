//! Follows growing sources: the journal, the kernel's buffer, a file that grows, or a stream. Lines come in batches, each with the
//! position after it; a slow consumer delays the reader.

mod file;
mod journal;
mod kmsg;
mod outlet;
mod trace;

use super::{Batch, Position};
use eccforge_evidence::log::lines::Lines;
use outlet::{Outlet, drain_last, stream};
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// The source of lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// `journalctl` of systemd.
    Journal,
    /// `/dev/kmsg`, or a file or FIFO in its form.
    Kmsg(PathBuf),
    /// The kernel's trace events: the folder of tracefs, or a file or FIFO with their text.
    Trace(PathBuf),
    /// A file, even if it is rotated, or a FIFO.
    File(PathBuf),
    Stdin,
}

impl Source {
    /// A name that identifies the source.
    pub fn name(&self) -> String {
        match self {
            Self::Journal => "the journal".to_owned(),
            Self::Kmsg(path) => format!("kmsg {}", path.display()),
            Self::Trace(path) => format!("trace events of {}", path.display()),
            Self::File(path) => format!("file {}", path.display()),
            Self::Stdin => "the standard input".to_owned(),
        }
    }
}

/// Reads a source from a position on and gives each batch to `send`, until it returns `false` or, with `once`, until
/// the source has no more lines. `up` is set while the source can be read.
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
    let mut outlet = Outlet {
        batch: Batch { position, ..Batch::default() },
        send,
        sent: Instant::now(),
        open: true,
        follows: false,
    };
    match source {
        Source::Journal => journal::follow(&mut outlet, once, up)?,
        Source::Kmsg(path) => kmsg::follow(path, &mut outlet, once, up)?,
        Source::Trace(path) => trace::follow(path, &mut outlet, once, up)?,
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
