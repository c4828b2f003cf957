//! Progress as a bar on a terminal, or as one line per minute elsewhere; `--quiet` hides both.

use crate::style;
use crate::terminal::note;
use eccforge_exact::enumerate::Progress;
use eccforge_runs::job::Watch;
use eccforge_runs::machine;
use eccforge_runs::run;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

static SHOWN: AtomicBool = AtomicBool::new(true);

/// Chooses whether the program shows progress; called once at the start.
pub fn show(shown: bool) {
    SHOWN.store(shown, Ordering::Relaxed);
}

/// Minimum width of a bar in columns (a narrower one is left out), and width of the text around it without the unit.
const LEAST_BAR: usize = 8;
const TEXT: usize = 46;

/// A progress bar on standard error; hidden if that is not a terminal. `unit` names the counted things. The bar takes the columns
/// that the text leaves; the rate and the remaining time follow after a second.
pub fn bar(total: u64, unit: &str) -> ProgressBar {
    let is_wide = style::error_width() >= TEXT + unit.len() + LEAST_BAR;
    let bar = if is_wide { " {wide_bar}" } else { "" };
    let template = format!("{{percent:>3}} %{bar}  {{done}} of {{all}} {unit}{{rate}}{{left}}{{msg}}");
    let key = |write: fn(&ProgressState) -> String| {
        move |state: &ProgressState, out: &mut dyn std::fmt::Write| {
            // Writing to a string does not fail.
            let _ = out.write_str(&write(state));
        }
    };
    let style = ProgressStyle::with_template(&template)
        .unwrap_or_else(|_| ProgressStyle::default_bar())
        .with_key("done", key(|state| short(state.pos() as f64)))
        .with_key("all", key(|state| short(state.len().unwrap_or(0) as f64)))
        .with_key("rate", key(|state| known(state).map_or(String::new(), |rate| format!("  {}/s", short(rate)))))
        .with_key("left", key(|state| left(state).map_or(String::new(), |time| format!("  {}", span(time)))))
        .progress_chars(if style::ascii() { "#-" } else { "█░" });
    ProgressBar::with_draw_target(Some(total), target()).with_style(style)
}

fn target() -> ProgressDrawTarget {
    if SHOWN.load(Ordering::Relaxed) { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() }
}

/// Runs `work` of unknown length, and shows the time since its start.
pub fn waiting<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let looks = ProgressStyle::with_template("{spinner} {msg}  {elapsed}")
        .unwrap_or_else(|_| ProgressStyle::default_spinner())
        .tick_chars(if style::ascii() { "-\\|/ " } else { "⠁⠂⠄⠂ " });
    let spinner = ProgressBar::with_draw_target(None, target()).with_style(looks).with_message(what.to_owned());
    let (started, mut due) = (Instant::now(), FIRST);
    let draw = || {
        spinner.tick();
        if spinner.is_hidden() && started.elapsed() >= due {
            line(&format!("{what}: {} so far", span(started.elapsed())));
            due = started.elapsed() + EVERY;
        }
    };
    let result = drawn_during(draw, work);
    spinner.finish_and_clear();
    result
}

/// The average rate, once it is known. A momentary rate is misleading when several parts end together.
fn known(state: &ProgressState) -> Option<f64> {
    let (done, seconds) = (state.pos() as f64, state.elapsed().as_secs_f64());
    (seconds >= 1.0 && done > 0.0).then(|| done / seconds)
}

/// The remaining time at the average rate.
fn left(state: &ProgressState) -> Option<Duration> {
    let rest = state.len().unwrap_or(0).saturating_sub(state.pos());
    Duration::try_from_secs_f64(rest as f64 / known(state)?).ok()
}

/// A number of things with three digits: `999`, `1.23 k`, `45.6 M`.
fn short(number: f64) -> String {
    let mut scaled = number;
    for unit in ["", " k", " M", " G", " T", " P"] {
        // Where three digits round to 1000, the next unit is shorter.
        let digits = match scaled {
            whole if unit.is_empty() && (whole >= 10.0 || whole.fract() == 0.0) => 0,
            below if below < 9.995 => 2,
            below if below < 99.95 => 1,
            _ => 0,
        };
        if scaled < 999.5 {
            return format!("{scaled:.digits$}{unit}");
        }
        scaled /= 1000.0;
    }
    format!("{number:.2e}")
}

/// A time, rounded up to whole seconds, minutes or hours.
fn span(time: Duration) -> String {
    let seconds = time.as_secs_f64().ceil();
    match seconds {
        s if s < 120.0 => format!("{s} s"),
        s if s < 7200.0 => format!("{} min", (s / 60.0).ceil()),
        s => format!("{} h", (s / 3600.0).ceil()),
    }
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

/// Runs `work` and shows how much of `total` is done; `unit` names the counted things.
pub fn shown<T>(unit: &str, total: u64, done: impl Fn() -> u64 + Sync, work: impl FnOnce() -> T) -> T {
    let mut bar = SampleBar::new(unit);
    drawn_during(|| bar.progress(run::Progress { done: done(), total }), work)
}

/// A run that ends before this shows no progress: a bar that appears for a moment has no information.
const UNSHOWN: Duration = Duration::from_millis(500);

/// Runs `work`, and calls `draw` repeatedly on another thread until it ends.
fn drawn_during<T>(mut draw: impl FnMut() + Send, work: impl FnOnce() -> T) -> T {
    let finished = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let drawing = scope.spawn(|| {
            let started = Instant::now();
            while !finished.load(Ordering::Acquire) && started.elapsed() < UNSHOWN {
                std::thread::park_timeout(UNSHOWN);
            }
            while !finished.load(Ordering::Acquire) {
                draw();
                std::thread::park_timeout(Duration::from_millis(50));
            }
        });
        let _finished = Finished(&finished, drawing.thread().clone());
        work()
    })
}

/// Stops the thread that draws the bar, even if the work panics.
struct Finished<'f>(&'f AtomicBool, std::thread::Thread);

impl Drop for Finished<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
        // A short run must not wait for the interval of the drawing.
        self.1.unpark();
    }
}

/// Time until the first line, for work whose remaining amount is unknown.
const FIRST: Duration = Duration::from_secs(10);

/// Interval between two progress lines if standard error is not a terminal.
pub const EVERY: Duration = Duration::from_secs(60);

/// Shows the progress of a run on standard error.
pub struct SampleBar {
    bar: ProgressBar,
    lines: Lines,
    status: Option<Status>,
}

impl SampleBar {
    /// `unit` names the counted things.
    pub fn new(unit: &str) -> Self {
        Self { bar: bar(0, unit), lines: Lines::new(unit), status: None }
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

    /// Writes the status. A status that cannot be written does not end the run.
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

/// Prints the machine and the number of threads of a job of Slurm, which may run on any of many machines.
pub fn place(threads: usize) {
    if let Ok(job) = std::env::var("SLURM_JOB_ID") {
        line(&format!("on {} in Slurm job {job}: {}", machine::name(), run::Threads::choose(threads)));
    }
}

impl Watch for SampleBar {
    fn note(&mut self, text: &str) {
        self.bar.suspend(|| note(text));
    }

    fn progress(&mut self, progress: run::Progress) {
        if let Some(status) = &mut self.status {
            status.progress(progress, Instant::now());
        }
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
    /// Time of the last line, and the count at that time.
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
        let percent = 100 * u128::from(done) / u128::from(total.max(1));
        let mut line = format!("{percent} % of {} {}", short(total as f64), self.unit);
        let rate = done.saturating_sub(before) as f64 / passed.as_secs_f64().max(1e-9);
        if rate > 0.0 {
            let left = Duration::from_secs_f64((total.saturating_sub(done) as f64 / rate).min(1e12));
            line += &format!(", {}/s, about {} left", short(rate), span(left));
        }
        Some(line)
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
        assert_eq!(line(6000, 60).as_deref(), Some("25 % of 24.0 k samples, 100/s, about 3 min left"));
        assert_eq!(line(6500, 100), None);
        assert_eq!(line(12_000, 120).as_deref(), Some("50 % of 24.0 k samples, 100/s, about 2 min left"));
        assert_eq!(line(12_000, 180).as_deref(), Some("50 % of 24.0 k samples"), "no rate, no time left");
    }

    #[test]
    fn numbers_have_three_digits_and_times_are_rounded_up() {
        let numbers = [0.0, 7.0, 999.4, 999.6, 9994.0, 12_345.0, 302e6, 999.6e6, 1e9, 1e19];
        let texts = ["0", "7", "999", "1.00 k", "9.99 k", "12.3 k", "302 M", "1.00 G", "1.00 G", "1.00e19"];
        assert_eq!(numbers.map(short), texts);
        let times = [0.2, 119.0, 119.5, 7200.0, 7201.0].map(|seconds| span(Duration::from_secs_f64(seconds)));
        assert_eq!(times, ["1 s", "119 s", "2 min", "2 h", "3 h"]);
    }
}
