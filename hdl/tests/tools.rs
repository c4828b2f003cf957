//! Limits of the tools that eccforge runs, and their end.

use eccforge_hdl::tools::{Output, Tool, ToolError, run_program};
use std::path::Path;
use std::time::{Duration, Instant};

fn shell(script: &str, seconds: u64) -> Result<Output, ToolError> {
    run_program(Tool::Yosys, Path::new("sh"), &["-c", script], Path::new("."), Duration::from_secs(seconds))
}

#[test]
fn a_tool_has_limits_that_outlast_this_process() {
    let text = shell("ulimit -v; ulimit -t", 60).unwrap().text;
    let limits: Vec<u64> = text.lines().map(|line| line.parse().expect("a limit")).collect();
    // Half of the memory, at least 4 GiB, in KiB; and the seconds and one more on every processor.
    let machine = std::fs::read_to_string("/proc/meminfo").expect("Linux");
    let total: u64 = machine.split_whitespace().nth(1).and_then(|kib| kib.parse().ok()).expect("MemTotal comes first");
    let processors = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    assert_eq!(limits, [(total / 2).max(4 << 20), 61 * processors]);
    let memory = shell("echo terminate: std::bad_alloc >&2; exit 134", 60).unwrap_err().to_string();
    assert!(memory.contains("GiB) and was ended"), "{memory}");
}

/// Before, what a tool had started lived on, and held the pipe from which this process reads.
#[test]
fn what_a_tool_has_started_ends_with_it() {
    let started = Instant::now();
    let text = shell("sleep 600 & echo $!", 500).unwrap().text;
    assert!(started.elapsed() < Duration::from_secs(300), "{:?}", started.elapsed());
    let gone = || !Path::new("/proc").join(text.trim()).join("exe").exists();
    assert!((0..1000).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        gone()
    }));
}
