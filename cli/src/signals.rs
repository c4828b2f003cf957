//! Handling of signals that end the program.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Installs a handler that first ends the tools and hooks that the program has started. Signals that are ignored, as
/// under `nohup`, stay ignored.
#[cfg(unix)]
pub fn end_programs_with_this() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| u64::from_str_radix(line.strip_prefix("SigIgn:")?.trim(), 16).ok());
    let taken = [SIGHUP, SIGINT, SIGTERM].into_iter().filter(|signal| ignored.unwrap_or(0) >> (signal - 1) & 1 == 0);
    // Without a handler they end the program as they always do.
    let Ok(mut signals) = signal_hook::iterator::Signals::new(taken) else { return };
    std::thread::spawn(move || {
        for signal in signals.forever() {
            eccforge_hdl::group::end_all();
            drop(signal_hook::low_level::emulate_default_handler(signal));
        }
    });
}

#[cfg(not(unix))]
pub fn end_programs_with_this() {}

/// Returns a flag that Ctrl-C sets. A second Ctrl-C ends the program at once with `status`.
pub fn interruption(status: u8) -> Arc<AtomicBool> {
    use signal_hook::{consts::SIGINT, flag};
    let stop = Arc::new(AtomicBool::new(false));
    // Without a handler Ctrl-C ends the program as it always does.
    drop(flag::register_conditional_shutdown(SIGINT, status.into(), Arc::clone(&stop)));
    drop(flag::register(SIGINT, Arc::clone(&stop)));
    stop
}
