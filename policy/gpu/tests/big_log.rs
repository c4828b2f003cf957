//! Tests that two million lines are replayed in bounded memory. This is the only test of its process, so the process's
//! memory is its own.

use eccforge_gpu::machine::{Machine, TraceKind};
use eccforge_gpu::profile::Profile;
use eccforge_gpu::replay::fleet::Fleet;
use eccforge_gpu::replay::service::Service;
use eccforge_gpu::replay::{ReadOptions, replay};
use std::io::{self, Read, Write};

const LINES: u64 = 2_000_000;

/// Lines that are generated as they are read: the file is never in memory.
struct Generated {
    next: u64,
    line: Vec<u8>,
    at: usize,
    make: fn(u64, &mut Vec<u8>) -> io::Result<()>,
}

impl Read for Generated {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.at == self.line.len() {
            if self.next == LINES {
                return Ok(0);
            }
            self.line.clear();
            self.at = 0;
            let block = 256.min(LINES - self.next);
            for n in self.next..self.next + block {
                (self.make)(n, &mut self.line)?;
            }
            self.next += block;
        }
        let n = buffer.len().min(self.line.len() - self.at);
        buffer[..n].copy_from_slice(&self.line[self.at..self.at + n]);
        self.at += n;
        Ok(n)
    }
}

/// Appends a corrected error at a new address; every thousandth line is uncorrectable, every ten-thousandth malformed.
fn json(n: u64, out: &mut Vec<u8>) -> io::Result<()> {
    let address = n.wrapping_mul(0x9E37_79B9_7F4A_7C15) % (32 << 30);
    let outcome = if n % 1000 == 999 { "due" } else { "ce" };
    if n % 10_000 == 5 {
        return writeln!(out, "{{\"time\":{n},\"event\":");
    }
    writeln!(out, "{{\"time\":{n},\"event\":\"error\",\"outcome\":\"{outcome}\",\"address\":\"{address:#x}\"}}")
}

/// Appends a line of a kernel log: one XID in a thousand lines.
fn log(n: u64, out: &mut Vec<u8>) -> io::Result<()> {
    let (seconds, address) = (n / 10, n.wrapping_mul(0x9E37_79B9_7F4A_7C15) % (32 << 30));
    if n % 1000 == 999 {
        let text = format!("Row Remapper: New row ({address:#018x}) marked for remapping, reset gpu to activate.");
        return writeln!(out, "[{seconds}.000000] NVRM: Xid (PCI:0000:01:00): 63, pid=1, name=x, {text}");
    }
    writeln!(out, "[{seconds}.000000] audit: type=1400 audit(1.1:{n}): apparmor=\"STATUS\" operation=\"profile_load\"")
}

/// Returns the peak memory of the process, in KiB; `None` without procfs.
fn peak_kib() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|l| l.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[test]
#[ignore = "takes seconds"]
fn two_million_lines_are_replayed_in_bounded_memory() {
    let run = |name: &str, make: fn(u64, &mut Vec<u8>) -> io::Result<()>| {
        let machine = Machine::new(Profile::load(name).expect("shipped"), TraceKind::Observed);
        let mut fleet = Fleet::new(machine, Service { interval_hours: Some(24), at_once_when_required: true });
        let input = Generated { next: 0, line: Vec::new(), at: 0, make };
        let intake = replay(input, ReadOptions::default(), Some(&mut fleet), &mut ()).expect("memory");
        assert_eq!(intake.lines, LINES);
        (intake, fleet.gpus[0].tally.events)
    };
    let before = peak_kib();
    let (intake, _) = run("page-retirement-r352", json);
    assert_eq!((intake.malformed, intake.events), (LINES / 10_000, LINES - LINES / 10_000));
    assert_eq!(intake.first_malformed[0].line, 6);
    let (intake, _) = run("a100-80gb", json);
    assert_eq!(intake.malformed, LINES / 10_000);
    let (intake, _) = run("h100", log);
    assert_eq!((intake.events, intake.other_lines), (LINES / 1000, LINES - LINES / 1000));
    if let (Some(before), Some(after)) = (before, peak_kib()) {
        println!("peak {after} KiB, {} KiB above the start", after - before);
        assert!(after - before < 32 * 1024, "{before} KiB before, {after} KiB after");
    }
}
