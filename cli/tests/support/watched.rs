//! A watch in the background and the log that it follows, for tests and the bench of `gpu watch`.

use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

pub const ROW: &str = "63, Row Remapper: New row (0x0000000018f31d80) marked for remapping, reset gpu to activate.";

pub fn line(second: usize, bus: usize, text: &str) -> String {
    let (minute, second) = (second / 60 % 60, second % 60);
    format!("2026-03-02T08:{minute:02}:{second:02}Z n17 kernel: NVRM: Xid (PCI:0000:{bus:02x}:00): {text}\n")
}

/// A folder with a log and a place for the state.
pub struct Room {
    pub folder: tempfile::TempDir,
}

impl Room {
    pub fn new() -> Self {
        let room = Self { folder: tempfile::tempdir().expect("a folder") };
        room.append("");
        room
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn append(&self, text: &str) {
        let mut file = OpenOptions::new().append(true).create(true).open(self.path("kern.log")).expect("writable");
        file.write_all(text.as_bytes()).expect("writable");
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
        command.args(["gpu", "watch"]).args(arguments).current_dir(self.folder.path());
        command
    }
}

/// A watch in the background that is killed, as by `kill -9`, when it is dropped.
pub struct Running {
    pub child: Child,
    pub address: String,
    #[allow(dead_code, reason = "the tests read on, the bench does not")]
    pub output: BufReader<std::process::ChildStdout>,
}

impl Running {
    pub fn start(mut command: Command) -> Self {
        let mut child = command.args(["--listen", "127.0.0.1:0"]).stdout(Stdio::piped()).spawn().expect("it starts");
        let mut output = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut first = String::new();
        output.read_line(&mut first).expect("its address");
        let address = first.trim().trim_start_matches("http://").trim_end_matches('/').to_owned();
        Self { child, address, output }
    }

    pub fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").expect("open");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// Waits for up to 30 seconds until the condition holds.
pub fn wait_for(what: &str, mut is_so: impl FnMut() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(start.elapsed() < Duration::from_secs(30), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Seconds of processor time that a process has used (Linux, Documentation/scheduler/sched-stats.rst).
#[cfg(target_os = "linux")]
fn processor_seconds(process: u32) -> f64 {
    let task = Path::new("/proc").join(process.to_string()).join("task");
    let threads = std::fs::read_dir(task).expect("it runs");
    let mut nanoseconds = 0.0;
    for thread in threads.flatten() {
        // A thread that ends meanwhile has no file.
        let text = std::fs::read_to_string(thread.path().join("schedstat")).unwrap_or_default();
        nanoseconds += text.split(' ').next().and_then(|number| number.parse::<f64>().ok()).unwrap_or(0.0);
    }
    nanoseconds / 1e9
}

/// Writes 1000 lines a second, ten of them XIDs, and returns the share of a core that the watch used, and its memory in KiB.
#[cfg(target_os = "linux")]
pub fn share_of_a_core(seconds: usize) -> (f64, u64) {
    let room = Room::new();
    let watch = Running::start(room.command(&["kern.log", "--state", "w.state"]));
    let (start, before) = (Instant::now(), processor_seconds(watch.child.id()));
    for block in 0..seconds * 20 {
        let mut lines = String::new();
        for n in block * 50..block * 50 + 50 {
            let other_program = format!(
                "2026-03-02T08:00:00.{n:09}Z n17 kernel: audit: type=1400 audit(1763633472.1:{n}): apparmor=\"STATUS\"\n"
            );
            lines += &if n % 100 == 99 { line(block / 20, 0x18 + n % 8, ROW) } else { other_program };
        }
        room.append(&lines);
        let next = start + Duration::from_millis(50 * (block as u64 + 1));
        std::thread::sleep(next.saturating_duration_since(Instant::now()));
    }
    let wanted = format!("eccforge_watch_lines_total {}\n", seconds * 1000);
    let used = processor_seconds(watch.child.id()) - before;
    let share = used / start.elapsed().as_secs_f64();
    wait_for("every line was read", || watch.get("/metrics").contains(&wanted));
    let status = std::fs::read_to_string(format!("/proc/{}/status", watch.child.id())).expect("it runs");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("the peak");
    let (kib, _unit) = peak.trim().split_once(' ').expect("KiB");
    (share, kib.parse().expect("KiB"))
}
