//! The hook of `gpu watch`: an operator's command, run for one device at a time in its own thread.
//!
//! Only the newest change of each GPU waits, so the queue is at most as long as the number of GPUs. A hook that fails
//! or times out runs again after a while. A hook that is not recorded as done in the state runs again after the next
//! start. Every lasting change therefore runs the hook at least once, and the hook must be idempotent.

use crate::machines::http::locked;
use crate::machines::reading::local_host;
use eccforge_gpu::observed::{Action, Advised, Device, Subject};
use eccforge_gpu::watch::{Change, is_host_name};
use eccforge_hdl::group::Group;
use std::collections::{BTreeMap, BTreeSet};
use std::process::{Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// A failed hook runs again after this time.
// A hook that fails at once would otherwise start again without a pause, as long as its cause lasts.
const BETWEEN_TRIES: Duration = Duration::from_secs(60);
/// Interval between two checks of a running hook.
// The standard library has no wait with a time limit, so the end of the hook is polled.
const LOOK: Duration = Duration::from_millis(50);

struct Wanted {
    change: Change,
    not_before: Instant,
}

#[derive(Default)]
struct Queue {
    wanted: BTreeMap<Subject, Wanted>,
    running: Option<(Subject, Action)>,
    done: Vec<(Subject, Action)>,
    /// Hosts for which no hook is run.
    refused: BTreeSet<String>,
    ends: bool,
}

/// A hook and its thread.
pub struct Hook {
    shared: Arc<(Mutex<Queue>, Condvar)>,
    thread: JoinHandle<()>,
}

impl Hook {
    /// Starts the thread.
    pub fn start(command: &str, limit: Duration) -> Self {
        let shared = Arc::new((Mutex::default(), Condvar::new()));
        let (command, of_thread) = (command.to_owned(), Arc::clone(&shared));
        let thread = thread::spawn(move || work(&of_thread, &command, limit));
        Self { shared, thread }
    }

    /// Replaces the changes that wait for the hook with these. A change whose action is running or done, or whose host has
    /// no valid name, is skipped.
    pub fn want(&self, changes: Vec<Change>) {
        let mut queue = locked(&self.shared.0);
        let mut wanted = BTreeMap::new();
        for change in changes {
            let host = host_of(&change);
            if !is_host_name(&host) {
                if queue.refused.insert(host) {
                    let why = "its host has no name of letters, digits, hyphens and dots (RFC 1123)";
                    crate::terminal::note(&format!(
                        "the hook is not run for {} {}: {why}",
                        change.now.device.kind, change.now.device
                    ));
                }
                continue;
            }
            let known = queue.wanted.remove(&change.now.device);
            let same = |known: &Wanted| known.change.now.advice.action == change.now.advice.action;
            let is_running =
                queue.running.as_ref().is_some_and(|r| *r == (change.now.device.clone(), change.now.advice.action));
            let is_done = queue.done.contains(&(change.now.device.clone(), change.now.advice.action));
            if is_running || is_done {
                continue;
            }
            let not_before = known.filter(same).map_or_else(Instant::now, |known| known.not_before);
            wanted.insert(change.now.device.clone(), Wanted { change, not_before });
        }
        queue.wanted = wanted;
        drop(queue);
        self.shared.1.notify_one();
    }

    /// The changes whose hook has succeeded since the last call.
    pub fn done(&self) -> Vec<(Subject, Action)> {
        std::mem::take(&mut locked(&self.shared.0).done)
    }

    /// Runs the hook once for each waiting change, ends the thread, and returns the changes whose hook succeeded.
    pub fn finish(self) -> Vec<(Subject, Action)> {
        locked(&self.shared.0).ends = true;
        self.shared.1.notify_one();
        // A thread that panicked has told so.
        drop(self.thread.join());
        std::mem::take(&mut locked(&self.shared.0).done)
    }
}

/// Waits for a change whose time has come; `None` at the end.
fn next(shared: &(Mutex<Queue>, Condvar)) -> Option<Change> {
    let mut queue = locked(&shared.0);
    loop {
        let (now, ends) = (Instant::now(), queue.ends);
        let due = queue.wanted.iter().find(|(_, w)| ends || w.not_before <= now).map(|(gpu, _)| gpu.clone());
        if let Some(Wanted { change, .. }) = due.and_then(|gpu| queue.wanted.remove(&gpu)) {
            queue.running = Some((change.now.device.clone(), change.now.advice.action));
            return Some(change);
        }
        if ends {
            return None;
        }
        let soonest = queue.wanted.values().map(|w| w.not_before.saturating_duration_since(now)).min();
        let wait = shared.1.wait_timeout(queue, soonest.unwrap_or(BETWEEN_TRIES));
        queue = wait.unwrap_or_else(PoisonError::into_inner).0;
    }
}

fn work(shared: &(Mutex<Queue>, Condvar), command: &str, limit: Duration) {
    while let Some(change) = next(shared) {
        let outcome = run(command, &change, limit);
        let mut queue = locked(&shared.0);
        queue.running = None;
        match outcome {
            Ok(()) => queue.done.push((change.now.device, change.now.advice.action)),
            Err(why) => {
                crate::terminal::note(&format!("the hook for {} {}: {why}", change.now.device.kind, change.now.device));
                if !queue.ends {
                    let not_before = Instant::now() + BETWEEN_TRIES;
                    // A newer change goes before.
                    queue.wanted.entry(change.now.device.clone()).or_insert(Wanted { change, not_before });
                }
            }
        }
    }
}

/// The host of a GPU; the log of one machine need not name it.
fn host_of(change: &Change) -> String {
    change.now.device.host.clone().unwrap_or_else(local_host)
}

/// The text as one line of at most 1000 characters; control characters become spaces.
fn plain(text: &str) -> String {
    // The text becomes an environment variable of a shell command, and a log line has any length and any characters.
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(1000).collect()
}

/// Runs the hook for one change.
fn run(command: &str, change: &Change, limit: Duration) -> Result<(), String> {
    let Advised { device, name, serial, advice } = &change.now;
    let of = |applies: bool, value: Option<&String>| match value {
        Some(text) if applies => plain(text),
        _ => String::new(),
    };
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).stdin(Stdio::null()).stdout(Stdio::null());
    shell.envs([
        ("ECCFORGE_KIND", device.kind.to_string()),
        ("ECCFORGE_GPU", plain(&device.to_string())),
        ("ECCFORGE_HOST", host_of(change)),
        ("ECCFORGE_PCI", of(matches!(device.kind, Device::Gpu | Device::NVSwitch), Some(&device.at))),
        ("ECCFORGE_DIMM", of(device.kind == Device::Memory, name.as_ref().or(Some(&device.at)))),
        ("ECCFORGE_UUID", of(device.kind == Device::Gpu, name.as_ref())),
        ("ECCFORGE_SERIAL", of(true, serial.as_ref())),
        ("ECCFORGE_ACTION", advice.action.to_string()),
        ("ECCFORGE_BEFORE", change.before.to_string()),
        ("ECCFORGE_REASON", plain(&advice.reason())),
    ]);
    let mut group = Group::spawn(&mut shell).map_err(|e| format!("sh cannot be started: {e}"))?;
    let end = Instant::now() + limit;
    loop {
        match group.child().try_wait() {
            Ok(Some(status)) => {
                group.release();
                return if status.success() { Ok(()) } else { Err(format!("it failed: {status}; it is run again")) };
            }
            Ok(None) if Instant::now() < end => thread::sleep(LOOK),
            Ok(None) => return Err(format!("it took more than {} s and was ended; it is run again", limit.as_secs())),
            Err(e) => return Err(e.to_string()),
        }
    }
}
