//! The hook of `gpu watch`: an operator's command, run for one GPU at a time in its own thread.
//!
//! Only the newest change of each GPU waits, so the queue is at most as long as the number of GPUs. A hook that fails
//! or times out runs again after a while. A hook that is not recorded as done in the state runs again after the next
//! start. Every lasting change therefore runs the hook at least once, and the hook must be idempotent.

use super::locked;
use eccforge_hdl::group::Group;
use eccforge_machines::observed::{Action, Place};
use eccforge_machines::watch::{Change, is_host_name};
use eccforge_machines::xid::PciId;
use std::collections::{BTreeMap, BTreeSet};
use std::process::{Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// A failed hook runs again after this time.
const AGAIN: Duration = Duration::from_secs(60);
/// Interval between two checks of a running hook.
const LOOK: Duration = Duration::from_millis(50);

struct Wanted {
    change: Change,
    not_before: Instant,
}

#[derive(Default)]
struct Queue {
    wanted: BTreeMap<Place<PciId>, Wanted>,
    running: Option<(Place<PciId>, Action)>,
    done: Vec<(Place<PciId>, Action)>,
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

    /// Replaces the changes that wait for the hook by these. A change whose action is running or done, or whose host has
    /// no valid name, is skipped.
    pub fn want(&self, changes: Vec<Change>) {
        let mut queue = locked(&self.shared.0);
        let mut wanted = BTreeMap::new();
        for change in changes {
            let host = host_of(&change);
            if !is_host_name(&host) {
                if queue.refused.insert(host) {
                    let why = "its host has no name of letters, digits, hyphens and dots (RFC 1123)";
                    crate::output::note(&format!("the hook is not run for GPU {}: {why}", change.gpu));
                }
                continue;
            }
            let known = queue.wanted.remove(&change.gpu);
            let same = |known: &Wanted| known.change.advice.action == change.advice.action;
            let is_running = queue.running.as_ref().is_some_and(|r| *r == (change.gpu.clone(), change.advice.action));
            let is_done = queue.done.contains(&(change.gpu.clone(), change.advice.action));
            if is_running || is_done {
                continue;
            }
            let not_before = known.filter(same).map_or_else(Instant::now, |known| known.not_before);
            wanted.insert(change.gpu.clone(), Wanted { change, not_before });
        }
        queue.wanted = wanted;
        drop(queue);
        self.shared.1.notify_one();
    }

    /// The changes whose hook has succeeded since the last call.
    pub fn done(&self) -> Vec<(Place<PciId>, Action)> {
        std::mem::take(&mut locked(&self.shared.0).done)
    }

    /// Runs the hook once for each waiting change, ends the thread, and returns the changes whose hook succeeded.
    pub fn finish(self) -> Vec<(Place<PciId>, Action)> {
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
            queue.running = Some((change.gpu.clone(), change.advice.action));
            return Some(change);
        }
        if ends {
            return None;
        }
        let soonest = queue.wanted.values().map(|w| w.not_before.saturating_duration_since(now)).min();
        let wait = shared.1.wait_timeout(queue, soonest.unwrap_or(AGAIN));
        queue = wait.unwrap_or_else(PoisonError::into_inner).0;
    }
}

fn work(shared: &(Mutex<Queue>, Condvar), command: &str, limit: Duration) {
    while let Some(change) = next(shared) {
        let outcome = run(command, &change, limit);
        let mut queue = locked(&shared.0);
        queue.running = None;
        match outcome {
            Ok(()) => queue.done.push((change.gpu, change.advice.action)),
            Err(why) => {
                crate::output::note(&format!("the hook for GPU {}: {why}", change.gpu));
                if !queue.ends {
                    let not_before = Instant::now() + AGAIN;
                    // A newer change goes before.
                    queue.wanted.entry(change.gpu.clone()).or_insert(Wanted { change, not_before });
                }
            }
        }
    }
}

/// The host of a GPU; the log of one machine need not name it.
fn host_of(change: &Change) -> String {
    change.gpu.host.clone().unwrap_or_else(super::super::local_host)
}

/// The text as one line of at most 1000 characters; control characters become spaces.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(1000).collect()
}

/// Runs the hook for one change.
fn run(command: &str, change: &Change, limit: Duration) -> Result<(), String> {
    let mut shell = Command::new("sh");
    shell.args(["-c", command]).stdin(Stdio::null()).stdout(Stdio::null());
    shell.envs([
        ("ECCFORGE_GPU", change.gpu.to_string()),
        ("ECCFORGE_HOST", host_of(change)),
        ("ECCFORGE_PCI", change.gpu.at.to_string()),
        ("ECCFORGE_UUID", plain(change.uuid.as_deref().unwrap_or_default())),
        ("ECCFORGE_SERIAL", plain(change.serial.as_deref().unwrap_or_default())),
        ("ECCFORGE_ACTION", change.advice.action.to_string()),
        ("ECCFORGE_BEFORE", change.before.to_string()),
        ("ECCFORGE_REASON", plain(&change.advice.reason())),
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
