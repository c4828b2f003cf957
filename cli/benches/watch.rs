//! Measures a minute of `eccforge gpu watch`. Goal: at most 1 % of a core at 1000 lines a second, in bounded memory.

#[cfg(target_os = "linux")]
#[path = "../tests/support/watched.rs"]
mod watched;

/// Number of seconds for which lines are written.
#[cfg(target_os = "linux")]
const SECONDS: usize = 60;

#[cfg(target_os = "linux")]
fn main() {
    let (share, peak) = watched::share_of_a_core(SECONDS);
    println!("watch: 1000 lines/s for {SECONDS} s: {:.2} % of a core, at most {peak} KiB", share * 100.0);
}

#[cfg(not(target_os = "linux"))]
fn main() {
    println!("watch: processor time is read from /proc, which this system does not have");
}
