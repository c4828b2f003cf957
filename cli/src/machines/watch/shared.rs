//! The state that the threads of a watch share, and the pages that its server makes from it.

use crate::machines::http::{self, HTML, PLAIN, Page, locked};
use eccforge_fleet::outlook::Outlook;
use eccforge_gpu::documents::Watched;
use eccforge_gpu::observed::NextFaults;
use eccforge_gpu::watch::{Watcher, metrics};
use miette::{IntoDiagnostic, miette};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

/// State that the threads share.
pub struct Shared {
    pub watcher: Mutex<Watcher>,
    /// Number of changes of the watcher.
    pub changes: AtomicU64,
    /// The last metrics that a client requested, and the number of changes before them.
    metrics: Mutex<(Option<u64>, Arc<str>)>,
    /// Whether the source can be read now.
    pub up: AtomicBool,
    /// The error of the last attempt to save the state.
    pub save_error: Mutex<Option<String>>,
    /// The code of the memory controller, with the chances that were computed before.
    outlook: Option<Mutex<Outlook>>,
}

impl Shared {
    /// The state of a watch that begins.
    pub fn new(watcher: Watcher, outlook: Option<Outlook>) -> Self {
        Self {
            watcher: Mutex::new(watcher),
            changes: AtomicU64::new(0),
            metrics: Mutex::default(),
            up: AtomicBool::new(false),
            save_error: Mutex::default(),
            outlook: outlook.map(Mutex::new),
        }
    }

    /// The chances of the next fault in each DIMM; none without a scheme.
    pub fn next_faults(&self, watcher: &Watcher) -> miette::Result<NextFaults> {
        let Some(outlook) = &self.outlook else { return Ok(NextFaults::new()) };
        locked(outlook).of_log(&watcher.observed).map_err(|why| miette!("{why}"))
    }

    /// Locks the watcher for a change.
    pub fn change(&self) -> MutexGuard<'_, Watcher> {
        let watcher = locked(&self.watcher);
        self.changes.fetch_add(1, Ordering::Relaxed);
        watcher
    }

    /// The metrics of the present state, which are computed once for all clients and do not delay the reader.
    pub fn metrics(&self, host: &str) -> miette::Result<Arc<str>> {
        let mut made = locked(&self.metrics);
        // A change after this only makes them once more.
        let state = self.changes.load(Ordering::Relaxed);
        if made.0 != Some(state) {
            let watcher = locked(&self.watcher).clone();
            let next_faults = self.next_faults(&watcher)?;
            *made = (Some(state), metrics::text(&watcher, host, &next_faults).into_diagnostic()?.into());
        }
        Ok(Arc::clone(&made.1))
    }

    /// Problems that keep the watch from reading its source.
    pub fn problem(&self) -> Option<String> {
        if let Some(why) = locked(&self.save_error).clone() {
            return Some(format!("the state is not kept: {why}"));
        }
        let source = || locked(&self.watcher).source.to_owned();
        (!self.up.load(Ordering::Relaxed)).then(|| format!("{} cannot be read now", source()))
    }
}

/// The page of a path.
pub fn page(shared: &Shared, host: &str, path: &str) -> Page {
    match path {
        "/metrics" => http::metrics(shared.metrics(host)),
        "/healthz" => match shared.problem() {
            None => Page::found(PLAIN, "ok\n"),
            Some(problem) => Page::unavailable(format!("{problem}\n")),
        },
        "/" => {
            let problem = shared.problem();
            let watcher = locked(&shared.watcher).clone();
            // The page shows what the log has, even where the chances cannot be computed.
            let next_faults = shared.next_faults(&watcher).unwrap_or_default();
            Page::found(HTML, Watched::from(&watcher).with_next_faults(&next_faults).page(problem.as_deref()))
        }
        _ => Page::missing("metrics are at /metrics, the state at /, the health of the watch at /healthz\n"),
    }
}
