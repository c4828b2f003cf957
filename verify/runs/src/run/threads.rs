//! Chooses the number of threads of a run.

use std::fmt;

/// Maximum number of threads per processor. More threads than processors are not faster, and each has its own
/// decoder.
const THREADS_EACH: usize = 8;

/// A number of threads, with its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads {
    /// Number of threads.
    pub number: usize,
    /// The source of the number.
    pub from: &'static str,
}

impl Threads {
    /// Limits `asked` to eight threads per processor. For 0, uses the first of `RAYON_NUM_THREADS`,
    /// `SLURM_CPUS_PER_TASK` and the processors available to this process.
    pub fn choose(asked: usize) -> Self {
        Self::chosen(asked, processors(), |name| std::env::var(name).ok())
    }

    /// Like [`Threads::choose`], for a process with this number of processors and these environment variables.
    pub fn chosen(asked: usize, processors: usize, variable: impl Fn(&str) -> Option<String>) -> Self {
        let most = THREADS_EACH * processors;
        if asked > 0 {
            return Self { number: asked.min(most), from: "--threads" };
        }
        for from in ["RAYON_NUM_THREADS", "SLURM_CPUS_PER_TASK"] {
            // A variable that is not a number, or 0, is treated as unset: libraries of other programs set it too.
            let number = variable(from).and_then(|text| text.trim().parse().ok());
            if let Some(number) = number.filter(|number| *number > 0) {
                return Self { number: most.min(number), from };
            }
        }
        Self { number: processors, from: "processors of this process" }
    }
}

impl fmt::Display for Threads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} thread{} ({})", self.number, if self.number == 1 { "" } else { "s" }, self.from)
    }
}

/// Number of processors available to this process, by its affinity mask and its control group.
fn processors() -> usize {
    // Some containers do not state it; one thread always runs.
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The number of threads for a requested number `asked`. See [`Threads::choose`].
pub fn threads(asked: usize) -> usize {
    Threads::choose(asked).number
}
