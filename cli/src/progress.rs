//! Progress as a bar on a terminal, or as one line per minute elsewhere; `--quiet` hides both.

use crate::terminal::note;
use eccforge_exact::enumerate::Progress;
use eccforge_runs::job::Watch;
use eccforge_runs::machine;
use eccforge_runs::run;
use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

static SHOWN: AtomicBool = AtomicBool::new(true);

/// Chooses whether the program shows progress; called once at the start.
pub fn show(shown: bool) {
    SHOWN.store(shown, Ordering::Relaxed);
}

/// A progress bar on standard error; hidden if that is not a terminal.
pub fn bar(total: u64, template: &str) -> ProgressBar {
    let target = match SHOWN.load(Ordering::Relaxed) {
        true => ProgressDrawTarget::stderr(),
        false => ProgressDrawTarget::hidden(),
    };
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(Some(total), target).with_style(style)
}

/// Prints a progress line to standard error.
pub fn line(text: &str) {
    if SHOWN.load(Ordering::Relaxed) {
        note(text);
    }
}

/// Runs `work` and shows how many of `total` patterns are done.
pub fn with_bar<T>(total: u64, progress: &Progress, work: impl FnOnce() -> T) -> T {
    shown("error patterns", total, || progress.done.load(Ordering::Relaxed), work)
}

/// Runs `work` and shows how much of `total` is done; `unit` names what is counted.
pub fn shown<T>(unit: &str, total: u64, done: impl Fn() -> u64 + Sync, work: impl FnOnce() -> T) -> T {
    let finished = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let mut bar = SampleBar::new(unit);
            while !finished.load(Ordering::Acquire) {
                bar.progress(run::Progress { done: done(), total });
                std::thread::park_timeout(Duration::from_millis(50));
            }
        });
        let _finished = Finished(&finished);
        work()
    })
}

/// Stops the thread that draws the bar, also if the work panics.
struct Finished<'f>(&'f AtomicBool);

impl Drop for Finished<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
    }
}

/// Interval between two progress lines if standard error is not a terminal.
const EVERY: Duration = Duration::from_secs(60);

/// Shows the progress of a run on standard error.
pub struct SampleBar {
    bar: ProgressBar,
    lines: Lines,
    status: Option<Status>,
}

impl SampleBar {
    /// `unit` names what is counted.
    pub fn new(unit: &str) -> Self {
        let style =
            format!("{{bar:40}} {{percent:>3}} % {{human_pos}} of {{human_len}} {unit} {{per_sec}}, {{eta}} left");
        Self { bar: bar(0, &style), lines: Lines::new(unit), status: None }
    }

    /// Also writes a status file: every minute, and at the end.
    pub fn with_status(mut self, status: Option<Status>) -> Self {
        self.status = status;
        self
    }
}

/// A file of one line with the progress of a whole run, for scripts that submit jobs.
pub struct Status {
    pub path: PathBuf,
    /// Samples of the run.
    pub samples: u64,
    /// Time limit of one job.
    pub limit: Duration,
    pub started: Instant,
    pub last: Option<(Instant, run::Progress)>,
}

impl Status {
    fn progress(&mut self, progress: run::Progress, now: Instant) {
        match &mut self.last {
            Some((written, last)) if now.duration_since(*written) < EVERY => *last = progress,
            _ => {
                self.last = Some((now, progress));
                self.write(progress, now);
            }
        }
    }

    /// A status that cannot be written does not end the run.
    fn write(&self, progress: run::Progress, now: Instant) {
        let text = self.text(progress, now.duration_since(self.started)) + "\n";
        drop(eccforge_files::output::write(&self.path, text.as_bytes()));
    }

    fn text(&self, progress: run::Progress, passed: Duration) -> String {
        let left = progress.total.saturating_sub(progress.done);
        let percent = 100.0 * self.samples.saturating_sub(left) as f64 / self.samples.max(1) as f64;
        let rate = progress.done as f64 / passed.as_secs_f64();
        let (limit, rest) = (self.limit.as_secs_f64(), self.limit.saturating_sub(passed).as_secs_f64());
        let more = ((left as f64 / rate - rest) / limit).ceil().max(0.0);
        let limits =
            if more.is_finite() { format!("{more} more time limits of {limit} s") } else { "no rate yet".into() };
        format!("{percent:.2} %, {left} of {} samples left, {limits}", self.samples)
    }
}

impl Drop for Status {
    fn drop(&mut self) {
        if let Some((_, progress)) = self.last {
            self.write(progress, Instant::now());
        }
    }
}

/// Prints the machine and the number of threads of a run, unless standard error is a terminal.
pub fn place(threads: usize) {
    if !std::io::stderr().is_terminal() {
        let job = std::env::var("SLURM_JOB_ID").map_or(String::new(), |id| format!(" in Slurm job {id}"));
        line(&format!("on {}{job}: {}", machine::name(), run::Threads::choose(threads)));
    }
}

impl Watch for SampleBar {
    fn note(&mut self, text: &str) {
        self.bar.suspend(|| note(text));
    }

    fn progress(&mut self, progress: run::Progress) {
        self.status.iter_mut().for_each(|status| status.progress(progress, Instant::now()));
        self.bar.set_length(progress.total);
        self.bar.set_position(progress.done);
        if self.bar.is_hidden()
            && let Some(line) = self.lines.line(progress, Instant::now(), EVERY)
        {
            self::line(&line);
        }
    }
}

impl Drop for SampleBar {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// Progress lines with a minimum interval between two of them.
struct Lines {
    unit: String,
    /// Time of the last line, and what was done then.
    last: Option<(Instant, u64)>,
}

impl Lines {
    fn new(unit: &str) -> Self {
        Self { unit: unit.to_owned(), last: None }
    }

    /// Returns the next line if it is due.
    fn line(&mut self, progress: run::Progress, now: Instant, every: Duration) -> Option<String> {
        let (since, before) = *self.last.get_or_insert((now, progress.done));
        let passed = now.duration_since(since);
        if passed < every {
            return None;
        }
        self.last = Some((now, progress.done));
        let run::Progress { done, total } = progress;
        let percent = 100.0 * done as f64 / total.max(1) as f64;
        let rate = done.saturating_sub(before) as f64 / passed.as_secs_f64().max(1e-9);
        let left = match total.saturating_sub(done) as f64 / rate {
            seconds if seconds.is_finite() => {
                format!(", {} left", HumanDuration(Duration::from_secs_f64(seconds.min(1e12))))
            }
            _ => String::new(),
        };
        Some(format!("{done} of {total} {} ({percent:.2} %), {rate:.3e} a second{left}", self.unit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_that_panics_ends_the_bar_too() {
        let work = |fails: bool| assert!(!fails, "as it should");
        assert!(std::panic::catch_unwind(|| with_bar(1, &Progress::default(), || work(true))).is_err());
    }

    #[test]
    fn a_status_says_how_much_of_the_whole_run_is_done_and_how_many_limits_are_left() {
        let (path, limit) = (PathBuf::new(), Duration::from_secs(3600));
        let status = Status { path, samples: 10_000, limit, started: Instant::now(), last: None };
        // 2 000 were counted before; 2 000 more take half a limit.
        let text = |status: &Status, done, seconds| {
            status.text(run::Progress { done, total: 8000 }, Duration::from_secs(seconds))
        };
        assert_eq!(text(&status, 2000, 1800), "40.00 %, 6000 of 10000 samples left, 1 more time limits of 3600 s");
        assert_eq!(text(&status, 4000, 3600), "60.00 %, 4000 of 10000 samples left, 1 more time limits of 3600 s");
        assert_eq!(text(&status, 1000, 3600), "30.00 %, 7000 of 10000 samples left, 7 more time limits of 3600 s");
        assert_eq!(text(&status, 8000, 3600), "100.00 %, 0 of 10000 samples left, 0 more time limits of 3600 s");
        assert_eq!(text(&status, 0, 1), "20.00 %, 8000 of 10000 samples left, no rate yet");
    }

    #[test]
    fn a_line_is_due_every_minute_and_says_how_much_was_done_since() {
        let (mut lines, start) = (Lines::new("samples"), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut line = |done, seconds| lines.line(run::Progress { done, total: 24_000 }, at(seconds), EVERY);
        assert_eq!([line(0, 0), line(100, 30), line(200, 59)], [None, None, None]);
        assert_eq!(
            line(6000, 60).as_deref(),
            Some("6000 of 24000 samples (25.00 %), 1.000e2 a second, 3 minutes left")
        );
        assert_eq!(line(6500, 100), None);
        assert_eq!(
            line(12_000, 120).as_deref(),
            Some("12000 of 24000 samples (50.00 %), 1.000e2 a second, 2 minutes left")
        );
    }
}
