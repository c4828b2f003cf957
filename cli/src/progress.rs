//! A progress bar on a terminal, nothing elsewhere.

use eccforge_exact::enumerate::Progress;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Runs `work` and shows how many of `total` patterns are done.
pub fn with_bar<T>(total: u64, progress: &Progress, work: impl FnOnce() -> T) -> T {
    let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr());
    let style =
        ProgressStyle::with_template("{bar:40} {percent:>3} %  {human_pos} of {human_len} error patterns, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let finished = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !finished.load(Ordering::Acquire) {
                bar.set_position(progress.done.load(Ordering::Relaxed));
                std::thread::park_timeout(Duration::from_millis(100));
            }
        });
        let result = work();
        finished.store(true, Ordering::Release);
        bar.finish_and_clear();
        result
    })
}
