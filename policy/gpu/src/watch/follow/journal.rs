//! Reads the kernel's messages from the journal of systemd: `journalctl` prints those after the cursor of the last one as JSON.

use super::outlet::{Outlet, drain_last, stream};
use crate::watch::Position;
use eccforge_evidence::log::lines::{Line, Lines};
use std::io;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

/// The first and the longest wait before `journalctl` is started again; each wait is twice the previous one.
const RETRY_AFTER: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(30)];

/// `journalctl`, from a position on: without one, from the start of this boot.
fn command(position: &Position, once: bool) -> Command {
    let mut command = Command::new("journalctl");
    command.args(["--output=json", "--output-fields=MESSAGE,_HOSTNAME,_TRANSPORT,_SOURCE_REALTIME_TIMESTAMP"]);
    command.args(["--no-pager", "--quiet"]);
    match position {
        Position::Journal(cursor) => command.arg(format!("--after-cursor={cursor}")),
        _ => command.arg("--boot"),
    };
    if !once {
        // `--follow` begins with the last ten lines, unless `--no-tail` asks for all.
        command.args(["--follow", "--no-tail"]);
    }
    command.arg("_TRANSPORT=kernel").stdin(Stdio::null()).stdout(Stdio::piped());
    command
}

fn cursor(line: &[u8]) -> Option<String> {
    const KEY: &[u8] = b"\"__CURSOR\"";
    let at = memchr::memmem::find(line, KEY)? + KEY.len();
    let value = line[at..].trim_ascii_start().strip_prefix(b":")?.trim_ascii_start().strip_prefix(b"\"")?;
    // Cursors hold letters, digits, `=` and `;`: nothing that JSON would escape.
    let end = memchr::memchr(b'"', value)?;
    String::from_utf8(value[..end].to_vec()).ok()
}

/// A child process that is ended with the reading.
struct Gone(Child);

impl Drop for Gone {
    fn drop(&mut self) {
        // The child has already ended, or ends now.
        drop(self.0.kill());
        drop(self.0.wait());
    }
}

pub(super) fn follow(outlet: &mut Outlet<'_>, once: bool, up: &AtomicBool) -> io::Result<()> {
    let mut wait = RETRY_AFTER[0];
    loop {
        let child = command(&outlet.batch.position, once).spawn();
        let mut child =
            Gone(child.map_err(|e| io::Error::new(e.kind(), format!("journalctl cannot be started: {e}")))?);
        up.store(true, Ordering::Relaxed);
        let output = child.0.stdout.take().ok_or_else(|| io::Error::other("journalctl has no output"))?;
        let mut last = outlet.batch.position.clone();
        let before = outlet.batch.position.clone();
        let mut mark = |line: &Line<'_>, _: u64| {
            if let Line::Text(text) = line
                && let Some(cursor) = cursor(text)
            {
                last = Position::Journal(cursor);
            }
            Some((last.clone(), false))
        };
        let mut lines = Lines::new(output);
        let read = stream(&mut lines, outlet, &mut mark);
        up.store(false, Ordering::Relaxed);
        if !outlet.open {
            return Ok(());
        }
        read?;
        let status = child.0.wait()?;
        if once && !status.success() {
            return Err(io::Error::other(format!("journalctl: {status}")));
        }
        if once {
            drain_last(&mut lines, outlet, &mut mark);
            return Ok(());
        }
        // The start of an entry is not read: the next `journalctl` prints the entry again.
        if outlet.batch.position != before {
            wait = RETRY_AFTER[0];
        }
        outlet.batch.restarts += 1;
        outlet.pause();
        thread::sleep(wait);
        // A journal that does not start would otherwise be asked for in a tight loop.
        wait = (wait * 2).min(RETRY_AFTER[1]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_of_an_entry_is_found() {
        let entry = br#"{"MESSAGE":"a \"quoted\" word","__CURSOR" : "s=ab;i=1;b=cd;m=2;t=3;x=4","_HOSTNAME":"n1"}"#;
        assert_eq!(cursor(entry).as_deref(), Some("s=ab;i=1;b=cd;m=2;t=3;x=4"));
        assert_eq!(cursor(b"{\"MESSAGE\":\"x\"}"), None);
    }

    fn words(command: Command) -> String {
        command.get_args().map(|a| a.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn journalctl_is_asked_for_what_comes_after_the_cursor() {
        let first = words(command(&Position::Start, false));
        assert!(first.contains("--boot --follow --no-tail _TRANSPORT=kernel"), "{first}");
        let then = words(command(&Position::Journal("s=1;i=2".to_owned()), true));
        assert!(then.ends_with("--after-cursor=s=1;i=2 _TRANSPORT=kernel"), "{then}");
    }
}
