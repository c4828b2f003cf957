//! Follows a growing file, even if it is rotated: the rest of the old file is read first, under its new name.

use super::outlet::{Outlet, POLL, drain, drain_last, poll};
use crate::watch::{At, Position};
use eccforge_evidence::log::lines::{Line, Lines};
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::SystemTime;

#[cfg(unix)]
mod system {
    use super::{Metadata, OpenOptions};
    use std::os::unix::fs::{MetadataExt, OpenOptionsExt};

    /// Makes reads of an opened file non-blocking, because FIFOs and `/dev/kmsg` are polled.
    pub fn nonblocking(options: &mut OpenOptions) {
        options.custom_flags(nix::libc::O_NONBLOCK);
    }

    /// The identity of a file, independent of its name.
    pub fn identity(metadata: &Metadata) -> (u64, u64) {
        (metadata.dev(), metadata.ino())
    }
}

#[cfg(not(unix))]
mod system {
    use super::{Metadata, OpenOptions};

    pub fn nonblocking(_: &mut OpenOptions) {}

    /// The creation time identifies a file.
    pub fn identity(metadata: &Metadata) -> (u64, u64) {
        let since = metadata.created().ok().and_then(|t| t.duration_since(std::time::UNIX_EPOCH).ok());
        (0, since.map_or(0, |d| d.as_nanos() as u64))
    }
}

/// Opens a file for reading without waiting for a writer.
///
/// # Errors
/// The file cannot be opened, or it is a folder.
pub fn open(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    system::nonblocking(options.read(true));
    let named = |e: io::Error| io::Error::new(e.kind(), format!("{}: cannot be read: {e}", path.display()));
    let file = options.open(path).map_err(named)?;
    if file.metadata().map_err(named)?.is_dir() {
        return Err(io::Error::new(io::ErrorKind::IsADirectory, format!("{}: this is a folder", path.display())));
    }
    Ok(file)
}

/// Files that had the name of a path, the oldest first.
struct Rotated {
    files: Vec<PathBuf>,
    /// Number of files missing between these, by the numbers in their names.
    missing: u64,
}

impl Rotated {
    /// The file that contains a position, if it is no longer the one at this path (`kern.log.2` next to `kern.log`),
    /// and the files that had the name after it. `None` if the file is gone.
    fn since(path: &Path, at: At) -> Option<Self> {
        let (folder, name) = (path.parent()?, path.file_name()?.to_str()?);
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        let mut named: Vec<(String, PathBuf)> = Vec::new();
        for entry in std::fs::read_dir(folder).ok()?.flatten() {
            let end = entry.file_name().to_str().and_then(|file| file.strip_prefix(name)).map(str::to_owned);
            named.extend(end.filter(|end| !end.is_empty() && !end.ends_with(".lock")).map(|end| (end, entry.path())));
        }
        let (end, old) = named.iter().find(|(_, candidate)| at.is_in(candidate)).cloned()?;
        // logrotate numbers the files, the newest with 1, or adds the date.
        let (last, newest) = (number(&end), written(&old));
        named.retain(|(other, file)| match (number(other), last) {
            (Some(n), Some(last)) => n < last,
            (None, None) => *file != old && written(file) >= newest,
            _ => false,
        });
        let mut later = named;
        // The oldest first: a higher number of logrotate, or an earlier time where the name has a date.
        later.sort_by_key(|(end, file)| (std::cmp::Reverse(number(end)), written(file)));
        let missing = last.map_or(0, |last| last.saturating_sub(1).saturating_sub(later.len() as u64));
        let files = std::iter::once(old).chain(later.into_iter().map(|(_, file)| file)).collect();
        Some(Self { files, missing })
    }
}

/// The number at the end of a name, such as 2 in `.2`.
fn number(end: &str) -> Option<u64> {
    end.strip_prefix('.')?.parse().ok()
}

/// Time of the last write to a file.
fn written(file: &Path) -> Option<SystemTime> {
    file.metadata().and_then(|file| file.modified()).ok()
}

impl At {
    fn start_of(metadata: &Metadata) -> Self {
        let (device, inode) = system::identity(metadata);
        Self { device, inode, offset: 0, first: 0 }
    }

    fn has_numbers_of(&self, metadata: &Metadata) -> bool {
        system::identity(metadata) == (self.device, self.inode)
    }

    /// Whether the position is in this file.
    fn is_in(&self, path: &Path) -> bool {
        let Ok(metadata) = path.metadata() else { return false };
        if !self.has_numbers_of(&metadata) {
            return false;
        }
        // File systems give the number of a deleted file to a new one: the first line shows whether it is the same file.
        !metadata.is_file() || self.offset == 0 || open(path).is_ok_and(|file| first_line(file) == self.first)
    }
}

/// Checksum of a line; 0 for one that is too long.
fn checksum(line: &Line<'_>) -> u32 {
    match line {
        Line::Text(text) => crc32fast::hash(text),
        Line::TooLong => 0,
    }
}

/// Checksum of a file's first line; for an empty file, the checksum of an empty text.
fn first_line(file: File) -> u32 {
    let mut lines = Lines::new(file);
    lines.next_line().ok().flatten().map_or(0, |line| checksum(&line))
}

/// The condition under which the reading of a file ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ReadingEnd {
    /// Another file has the name of this file, or this file was emptied.
    Replaced,
    /// The present end of the file, which may grow.
    Now,
    /// The end of the file, which has lost its name and no longer grows.
    End,
}

/// Reads one open file from a position on. Returns whether another file now has the name `path`, or this file was
/// emptied; false if no more lines are wanted.
fn read(path: &Path, mut file: File, at: At, outlet: &mut Outlet<'_>, end: ReadingEnd) -> io::Result<bool> {
    let is_regular = file.metadata()?.is_file();
    if is_regular {
        // A FIFO cannot be read again from a position.
        file.seek(SeekFrom::Start(at.offset))?;
    }
    outlet.batch.position = Position::File(at);
    let mut here = at;
    let mut lines = Lines::new(file);
    let mut has_lost_its_name = false;
    let mut mark = |line: &Line<'_>, end: u64| {
        if here.offset == 0 {
            here.first = checksum(line);
        }
        here.offset = at.offset + end;
        Some((Position::File(here), false))
    };
    loop {
        let came = poll(&mut lines)?;
        let open = drain(&mut lines, outlet, &mut mark);
        if !open {
            return Ok(false);
        }
        if came {
            continue;
        }
        if end == ReadingEnd::Now && is_regular {
            if let Some((line, _)) = lines.last_line() {
                outlet.unfinished(&line);
            }
            return Ok(false);
        }
        if end != ReadingEnd::Replaced {
            drain_last(&mut lines, outlet, &mut mark);
            return Ok(false);
        }
        if is_regular {
            let named = path.metadata().ok();
            let has_its_name = named.as_ref().is_some_and(|m| at.has_numbers_of(m));
            let is_emptied = has_its_name && named.is_some_and(|m| m.len() < at.offset + lines.read_bytes());
            // Read once more after the renaming, because lines may have been written just before.
            if is_emptied || has_lost_its_name && !has_its_name {
                drain_last(&mut lines, outlet, &mut mark);
                return Ok(true);
            }
            has_lost_its_name = !has_its_name;
        }
        thread::sleep(POLL);
    }
}

/// After a rotation, reads the rest of the file where the reading stopped, and the files that had the name after it. A file that is not
/// found is a gap, unless it is the first and `is_read` to its end.
fn finish_rotated(path: &Path, outlet: &mut Outlet<'_>, is_read: bool) -> io::Result<()> {
    let Position::File(at) = outlet.batch.position else { return Ok(()) };
    if at.is_in(path) {
        return Ok(());
    }
    let Some(Rotated { files, missing }) = Rotated::since(path, at) else {
        outlet.batch.gaps += u64::from(!is_read);
        return Ok(());
    };
    // A file that was removed between two others is a gap, too.
    outlet.batch.gaps += missing;
    for (n, old) in files.iter().enumerate() {
        let file = open(old)?;
        let from = if n == 0 { at } else { At::start_of(&file.metadata()?) };
        read(old, file, from, outlet, ReadingEnd::End)?;
    }
    Ok(())
}

pub(super) fn follow(path: &Path, outlet: &mut Outlet<'_>, once: bool, up: &AtomicBool) -> io::Result<()> {
    let mut was_open = false;
    finish_rotated(path, outlet, false)?;
    loop {
        let file = match open(path) {
            // Between the renaming of a file and the creation of the next, the file does not exist.
            Err(e) if e.kind() == io::ErrorKind::NotFound && was_open && !once => {
                up.store(false, Ordering::Relaxed);
                thread::sleep(POLL);
                continue;
            }
            result => result?,
        };
        up.store(true, Ordering::Relaxed);
        was_open = true;
        let metadata = file.metadata()?;
        let here = if let Position::File(at) = outlet.batch.position { Some(at) } else { None };
        let here = here.filter(|at| at.is_in(path));
        let is_truncated = here.is_some_and(|at| metadata.is_file() && metadata.len() < at.offset);
        // The file was emptied while nothing read it: lines before that may be lost.
        outlet.batch.gaps += u64::from(is_truncated);
        let at = match here {
            Some(at) if !is_truncated => at,
            _ => At::start_of(&metadata),
        };
        let end = if once { ReadingEnd::Now } else { ReadingEnd::Replaced };
        if !read(path, file, at, outlet, end)? {
            return Ok(());
        }
        outlet.batch.restarts += 1;
        // Files that had the name for less than a poll. What was emptied keeps its number.
        let is_emptied = |at: At| path.metadata().is_ok_and(|file| at.has_numbers_of(&file));
        if matches!(outlet.batch.position, Position::File(at) if !is_emptied(at)) {
            finish_rotated(path, outlet, true)?;
        }
        // The file that has the name now, or that was emptied, has not been read yet.
        outlet.batch.position = Position::Start;
    }
}
