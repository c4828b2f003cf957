//! Signals that end the program: it prints where its records are, and ends the programs that it started.

use crate::output::{self, COULD_NOT_RUN};
use std::fmt;
use std::path::Path;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};

/// Installs a handler that prints `message` at Ctrl-C, and first ends the tools and hooks that the program has started. Signals
/// that are ignored, as under `nohup`, stay ignored.
#[cfg(unix)]
pub fn end_with_programs(message: Option<String>) {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| u64::from_str_radix(line.strip_prefix("SigIgn:")?.trim(), 16).ok());
    let taken = [SIGHUP, SIGINT, SIGTERM].into_iter().filter(|signal| ignored.unwrap_or(0) >> (signal - 1) & 1 == 0);
    // Without a handler they end the program as they always do.
    let Ok(mut signals) = signal_hook::iterator::Signals::new(taken) else { return };
    std::thread::spawn(move || {
        for signal in signals.forever() {
            eccforge_hdl::group::end_all();
            if signal == SIGINT
                && let Some(text) = &message
            {
                crate::terminal::note(text);
            }
            drop(signal_hook::low_level::emulate_default_handler(signal));
        }
    });
}

#[cfg(not(unix))]
pub fn end_with_programs(_: Option<String>) {}

/// Returns a flag that Ctrl-C sets. A second Ctrl-C ends the program at once.
pub fn interruption() -> &'static AtomicBool {
    static STOP: OnceLock<Arc<AtomicBool>> = OnceLock::new();
    STOP.get_or_init(|| {
        use signal_hook::{consts::SIGINT, flag};
        let stop = Arc::new(AtomicBool::new(false));
        // Without a handler Ctrl-C ends the program as it always does.
        drop(flag::register_conditional_shutdown(SIGINT, COULD_NOT_RUN.into(), Arc::clone(&stop)));
        drop(flag::register(SIGINT, Arc::clone(&stop)));
        #[cfg(unix)]
        if let Ok(mut signals) = signal_hook::iterator::Signals::new([SIGINT]) {
            std::thread::spawn(move || {
                // A block may take seconds, in which the screen would not change.
                if signals.forever().next().is_some() {
                    crate::progress::line(
                        "Stopping after the blocks that are being counted; Ctrl-C again ends at once.",
                    );
                }
            });
        }
        stop
    })
}

/// The error of a run that Ctrl-C stopped before its end; its text is that of [`stopped`].
#[derive(Debug)]
pub struct Stopped(pub String);

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Stopped {}

impl miette::Diagnostic for Stopped {}

/// The message of a run that stopped before its end: the work that is `done`, its file, and the command that resumes it.
pub fn stopped(done: &str, records: Option<&Path>) -> String {
    match records {
        Some(records) => {
            let resume = format!("To resume, run the same command again:\n  {}", output::command());
            format!("Stopped: {done} are in {}.\n{resume}", records.display())
        }
        None => format!("Stopped after {done}. Nothing was kept; with `--out FILE` the same command resumes."),
    }
}
