//! Tests of lines and whole logs from the field, in every form that the driver prints, each with the observations that
//! follow from it.

use crate::policy::support::content;
use eccforge_evidence::log;
use eccforge_evidence::time::SECOND;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gpu::observed::{Action, GpuState, MemoryState, Observed, Pending, SwitchState};
use eccforge_gpu::replay::{Intake, ReadOptions, replay};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineFixture {
    line: String,
    source: String,
    observed: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct LogFixture {
    name: String,
    source: String,
    log: String,
    observed: Vec<String>,
    #[serde(default)]
    incomplete: String,
    coalesce_seconds: Option<u64>,
    /// The most severe action, if the fixture states it.
    action: Option<String>,
    #[serde(default)]
    unread: Vec<String>,
}

fn lines() -> Vec<LineFixture> {
    let of = |text: &str| SourceFile::new("lines", text).parse::<Vec<LineFixture>>().expect("the fixtures");
    let texts = [
        include_str!("../../../evidence/tests/fixtures/lines.yaml"),
        include_str!("../../../evidence/tests/fixtures/host-lines.yaml"),
    ];
    texts.map(of).into_iter().flatten().collect()
}

fn logs(text: &str) -> Vec<LogFixture> {
    SourceFile::new("logs", text).parse().expect("the fixtures")
}

fn read(text: &str, coalesce: Option<u64>) -> Intake {
    replay(text.as_bytes(), ReadOptions { coalesce, ..ReadOptions::default() }, None, &mut ()).expect("memory")
}

fn numbers(map: &BTreeMap<u32, u64>) -> String {
    map.keys().map(u32::to_string).collect::<Vec<_>>().join(",")
}

/// Returns the values that are neither 0 nor absent, as text.
fn words(pairs: &[(&str, String)]) -> String {
    let present = pairs.iter().filter(|(_, value)| !value.is_empty() && value != "0");
    present.map(|(key, value)| format!(" {key}={}", value.replace(' ', "_"))).collect()
}

fn gpu_words(gpu: &GpuState, with_time: bool) -> String {
    let n = |value: u64| value.to_string();
    let e = &gpu.errors;
    let pending: Vec<String> = gpu.pending_resets.iter().map(Pending::name).collect();
    let source = |xid: u32| if xid == 0 { "no-xid".to_owned() } else { xid.to_string() };
    let rma: Vec<String> = gpu.rma_evidence.iter().map(|e| source(e.xid)).collect();
    words(&[
        ("xid", numbers(&gpu.xids)),
        ("double_bit", n(e.double_bit)),
        ("dram", n(e.dram)),
        ("sram", n(e.sram)),
        ("contained", n(e.contained)),
        ("uncontained", n(e.uncontained)),
        ("unhandled", n(e.unhandled)),
        ("corrected", n(e.corrected)),
        ("deferred", n(e.deferred)),
        ("storms", n(gpu.single_bit_storms)),
        ("pages", n(gpu.pages_retired)),
        ("pages_pending", n(gpu.pages_pending)),
        ("pages_failed", n(gpu.pages_failed)),
        ("rows", n(gpu.rows_remapped)),
        ("rows_pending", n(gpu.remaps_pending)),
        ("rows_failed", n(gpu.remaps_failed)),
        ("banks", n(gpu.banks_remapped)),
        ("repairs", n(gpu.repairs)),
        ("repairs_failed", n(gpu.repairs_failed)),
        ("rma", rma.join(",")),
        ("pending", pending.join(",")),
        ("recovery", gpu.recovery_action.as_ref().map_or_else(String::new, |a| a.to_string())),
        ("unknown", n(gpu.not_understood)),
        ("time", if with_time { gpu.last_seen.to_string() } else { String::new() }),
        ("uuid", gpu.uuid.clone().unwrap_or_default()),
        ("serial", gpu.serial.clone().unwrap_or_default()),
        ("driver", gpu.driver.clone().unwrap_or_default()),
    ])
}

fn switch_words(switch: &SwitchState) -> String {
    let n = |value: u64| value.to_string();
    words(&[("sxid", numbers(&switch.sxids)), ("fatal", n(switch.fatal)), ("non_fatal", n(switch.non_fatal))])
}

fn memory_words(memory: &MemoryState, whole: bool) -> String {
    let n = |value: u64| value.to_string();
    let action = memory.advice().action;
    let counts = words(&[
        ("corrected", n(memory.corrected)),
        ("uncorrected", n(memory.uncorrected)),
        ("offlined", n(memory.pages_offlined)),
        ("pending", n(memory.pages_pending)),
        ("failed", n(memory.pages_failed)),
        ("not_moved", n(memory.pages_not_moved)),
    ]);
    let more = || {
        words(&[
            ("name", memory.name.clone().unwrap_or_default()),
            ("at_least", n(memory.at_least.into())),
            ("address", memory.last_address.map_or_else(String::new, |address| format!("{address:#x}"))),
            ("time", memory.last_seen.to_string()),
            ("advice", if action == Action::None { String::new() } else { action.to_string() }),
        ])
    };
    if whole { counts + &more() } else { counts }
}

/// Returns all observations of every device.
fn summary(observed: &Observed, with_time: bool, whole: bool) -> Vec<String> {
    let gpus = observed.gpus.iter().map(|(at, gpu)| format!("gpu {at}{}", gpu_words(gpu, with_time)));
    let switches = observed.switches.iter().map(|(at, switch)| format!("switch {at}{}", switch_words(switch)));
    let name = |at: String| at.replace(' ', "_");
    let memory = observed
        .memory
        .iter()
        .map(|(at, memory)| format!("memory {}{}", name(at.to_string()), memory_words(memory, whole)));
    let hardware =
        observed.hardware_errors().into_iter().map(|(host, words)| format!("host {host} {}", words.join("; ")));
    gpus.chain(switches).chain(memory).chain(hardware).collect()
}

// covers: A.5 A.7 A.11 D.9
#[test]
fn every_line_says_what_its_fixture_says_and_nothing_else() {
    let fixtures = lines();
    // Lines whose form was read in a source or a public report.
    let real = fixtures.iter().filter(|fixture| !fixture.source.starts_with("made")).count();
    assert!(real >= 260, "{real} lines");
    let mut wrong = String::new();
    for fixture in fixtures {
        assert!(!fixture.source.is_empty());
        let intake = read(&fixture.line, None);
        assert_eq!(intake.malformed, 0, "{}: {:?}", fixture.line, intake.first_malformed);
        let found = summary(&intake.observed, fixture.observed.contains(" time="), false);
        // A line about no device, or without any observation, leaves none.
        let expected = Some(fixture.observed).filter(|o| !o.is_empty());
        if !found.iter().eq(expected.iter()) {
            wrong += &format!("{} ({})\n  found    {found:?}\n  expected {expected:?}\n", fixture.line, fixture.source);
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Asserts that every log gives the observations of its fixture for every device.
fn check_logs(fixtures: Vec<LogFixture>, whole: bool) {
    let mut wrong = String::new();
    for fixture in fixtures {
        let intake = read(&fixture.log, fixture.coalesce_seconds.map(|s| s * SECOND));
        let what = format!("{} ({})", fixture.name, fixture.source);
        assert_eq!(intake.malformed, 0, "{what}: {:?}", intake.first_malformed);
        let found = summary(&intake.observed, true, whole);
        if found != fixture.observed {
            wrong += &format!("{what}\n  found    {found:#?}\n  expected {:#?}\n", fixture.observed);
        }
        let worst = intake.observed.advised().first().map_or(Action::None, |advised| advised.advice.action);
        assert_eq!(fixture.action.as_deref().unwrap_or(worst.name()), worst.name(), "{what}");
        assert_eq!(intake.observed.unread(), fixture.unread, "{what}");
        let i = intake.incomplete;
        let counts = [("year", i.without_year), ("zone", i.without_zone), ("none", i.without_time)];
        let incomplete: Vec<String> =
            counts.iter().filter(|(_, n)| *n > 0).map(|(key, n)| format!("{key}={n}")).collect();
        assert_eq!(incomplete.join(" "), fixture.incomplete, "{what}");
        assert_eq!(intake.failure(), None, "{what}");
    }
    assert!(wrong.is_empty(), "{wrong}");
}

// covers: A.5 A.7 A.8 A.11
#[test]
fn every_log_says_what_its_fixture_says_of_every_device() {
    let fixtures = logs(include_str!("../../../evidence/tests/fixtures/logs.yaml"));
    assert!(fixtures.len() >= 20, "{} logs", fixtures.len());
    check_logs(fixtures, false);
}

/// Logs of hosts, whose fixtures also state names of DIMMs, addresses, times, lower bounds and advice.
#[test]
fn every_log_of_a_host_says_what_its_fixture_says_of_every_dimm() {
    let fixtures = logs(include_str!("../../../evidence/tests/fixtures/hosts.yaml"));
    assert!(fixtures.len() >= 13, "{} logs", fixtures.len());
    check_logs(fixtures, true);
}

// covers: A.7 D.9
#[test]
fn every_understood_xid_prints_as_the_line_has_it() {
    let mut same = 0;
    for fixture in lines() {
        let Ok(Some(log::Fact::Xid(line))) = content(&fixture.line) else { continue };
        if !line.is_understood() {
            continue;
        }
        let text = line.xid.text;
        assert!(fixture.line.contains(&text), "{}\nis printed as\n{text}", fixture.line);
        same += 1;
    }
    assert!(same > 100, "{same}");
}

// covers: A.7
#[test]
fn a_file_of_which_nothing_or_little_is_understood_fails() {
    let garbage = read("hello\nworld\n", None);
    assert!(garbage.failure().expect("nothing is known").message.contains("2 lines"));
    assert!(read("", None).failure().is_some());
    let broken = "NVRM: Xid (PCI:000\nNVRM: Xid (PCI\nNVRM: Xid (PCI:0000:01:00): 79, GPU has fallen off the bus.";
    let intake = read(broken, None);
    assert_eq!((intake.malformed, intake.log_lines), (2, 1));
    assert!(intake.failure().expect("most are malformed").message.contains("most lines"));
}
