//! Tests of replay: kernel logs and JSON lines, malformed lines, and what-if.

use crate::policy::support::profile;
use eccforge_evidence::time::{HOUR, SECOND, Time};
use eccforge_gpu::machine::{Machine, TraceKind};
use eccforge_gpu::replay::fleet::Fleet;
use eccforge_gpu::replay::service::Service;
use eccforge_gpu::replay::timeline::Timeline;
use eccforge_gpu::replay::{Intake, ReadOptions, replay, what_if};

const H100_LOG: &str = include_str!("../../examples/traces/kernel.log");

fn run(text: &str, name: &str, trace: TraceKind, service: Service) -> (Fleet, Intake) {
    let mut fleet = Fleet::new(Machine::new(profile(name), trace), service);
    let intake =
        replay(text.as_bytes(), ReadOptions { year: Some(2026), ..ReadOptions::default() }, Some(&mut fleet), &mut ())
            .expect("memory");
    (fleet, intake)
}

fn observed(text: &str, name: &str) -> (Fleet, Intake) {
    run(text, name, TraceKind::Observed, Service::default())
}

// covers: A.7
#[test]
fn a_real_kernel_log_replays_to_the_xids_that_it_shows() {
    let (fleet, intake) = observed(H100_LOG, "h100");
    assert_eq!((intake.malformed, intake.unanswered.len()), (0, 0));
    let logged: Vec<(u32, u64)> = intake.xids.iter().map(|(c, n)| (*c, *n)).collect();
    let gpu = &fleet.gpus[0];
    let modelled: Vec<(u32, u64)> = gpu.tally.xids.iter().map(|(c, n)| (*c, *n)).collect();
    assert_eq!(logged, [(48, 1), (63, 1), (94, 1)]);
    assert_eq!(modelled, logged);
    assert_eq!((gpu.name.as_str(), gpu.state.rom.rows.len()), ("node17/0000:18:00", 1));
    assert!(gpu.state.remap_pending());
}

#[test]
fn malformed_lines_are_counted_and_located_and_the_others_count() {
    let text = "{\"time\":1,\"event\":\"error\",\"outcome\":\"ce\",\"address\":64}\n\
                not json\n\n\
                {\"time\":2,\"event\":\"error\",\"outcome\":\"maybe\"}\n\
                {\"time\":3,\"event\":\"error\",\"outcome\":\"ce\",\"address\":64}\n\
                {\"time\":4,\"event\":\"free\"}";
    let (fleet, intake) = observed(text, "page-retirement-r352");
    assert_eq!((intake.lines, intake.events, intake.malformed), (6, 2, 3));
    let places: Vec<(u64, bool)> = intake.first_malformed.iter().map(|m| (m.line, m.column > 0)).collect();
    assert_eq!(places, [(2, true), (4, true), (6, true)]);
    assert!(
        intake.first_malformed[1].message.contains("`clean`, `ce`, `due`")
            || intake.first_malformed[1].message.contains("expected one of")
    );
    assert_eq!(fleet.gpus[0].state.rom.pages.len(), 1);
}

#[test]
fn only_the_first_malformed_lines_are_listed_and_all_are_counted() {
    let text = format!("{{\"time\":1,\"event\":\"reboot\"}}\n{}", "?\n".repeat(1000));
    let (_, intake) = observed(&text, "a100-40gb");
    assert_eq!((intake.malformed, intake.first_malformed.len()), (1000, 20));
}

// covers: D.5
#[test]
fn a_module_reload_needs_the_clients_of_all_gpus_gone() {
    let line = |gpu: u32, rest: &str| format!("{{\"time\":{gpu},\"gpu\":\"{gpu}\",{rest}}}\n");
    let due = line(1, r#""event":"error","outcome":"due","address":4096"#);
    let other = line(2, r#""event":"client-start","client":7"#);
    let exit = line(2, r#""event":"client-exit","client":7"#);
    let reload = line(1, r#""event":"driver-reload""#);
    let excluded = |text: &str| observed(text, "page-retirement-r352").0.gpus[0].state.driver.excluded.len();
    assert_eq!(excluded(&format!("{due}{other}{reload}")), 0, "GPU 2 is in use");
    assert_eq!(excluded(&format!("{due}{other}{exit}{reload}")), 1);
}

// covers: D.8
#[test]
fn a_boot_in_the_log_drops_what_was_not_written() {
    let text = "[Fri Nov 20 10:00:00 2026] Linux version 6.1\n\
                [Fri Nov 20 10:00:01 2026] NVRM: loading NVIDIA UNIX x86_64 Kernel Module  352.39\n\
                [Fri Nov 20 10:00:02 2026] XID 48 An uncorrectable double bit error (DBE) has been detected on GPU (0)\n\
                [Fri Nov 20 11:00:00 2026] Linux version 6.1\n";
    let (_, intake) = observed(text, "page-retirement-r352");
    assert_eq!(intake.unanswered.len(), 1);
    assert_eq!(intake.unanswered[0].1, Time::parse_rfc3339("2026-11-20T10:00:02Z").expect("valid"));
}

/// Returns the errors of a weak cell: corrected errors at one address, an occasional silent one, and later uncorrectable ones.
fn weak_cell() -> String {
    let error = |i: u64| {
        let outcome = if i < 60 { "ce" } else { "due" };
        let silent = i % 20 == 19;
        let time = i * 2 * HOUR;
        format!(
            "{{\"time\":{time},\"event\":\"error\",\"outcome\":\"{outcome}\",\"address\":\"0x40000\",\"requester\":\"sm\",\"silent\":{silent}}}\n"
        )
    };
    (0..100).map(error).collect()
}

#[test]
fn policies_are_compared_on_one_trace_by_what_they_avoid() {
    let service = Service { interval_hours: Some(24), at_once_when_required: true };
    let under = |name: &str| {
        let (mut outcomes, _) =
            what_if::run(weak_cell().as_bytes(), ReadOptions::default(), vec![profile(name)], service).expect("memory");
        outcomes.remove(0)
    };
    let legacy = under("v100-page-retirement");
    // Marked by the second error at hour 2, excluded at the window of hour 24: errors 0 to 11 happened.
    assert_eq!((legacy.errors_avoided, legacy.pages_lost, legacy.silent_corruptions), (88, 1, Some(0)));
    assert_eq!((legacy.rows_lost, legacy.gpus_to_return), (None, Some(0)));
    let a100 = under("a100-80gb");
    // Nothing happens until the first uncorrectable error, number 60; its frame is offlined at once. Three errors
    // before it are silent.
    assert_eq!((a100.errors_avoided, a100.applications_ended, a100.silent_corruptions), (39, 1, Some(3)));
    assert_eq!(a100.rows_lost, Some(1));
    let mcelog = under("mcelog");
    assert_eq!((mcelog.errors_avoided, mcelog.pages_lost), (98, 1));
    let cec = under("linux-cec");
    assert_eq!((cec.errors_avoided, cec.applications_ended), (98, 0), "the second error takes the page");
    assert_eq!((cec.gpus_to_return, cec.rows_lost), (None, None), "N/A, not 0");
}

/// Four DUE reads of four pages: when repeated, one is clean, one corrected, one DUE again, and one has no known
/// repetition.
#[test]
fn refused_reads_that_are_repeated_cost_only_what_is_refused_again() {
    let line = |at: u64, repeated: &str| {
        let address = at << 24;
        format!(
            "{{\"time\":{at},\"event\":\"error\",\"outcome\":\"due\",\"address\":{address},\"scheme\":\"crc\"{repeated}}}\n"
        )
    };
    let outcomes = ["clean", "ce", "due"].map(|outcome| format!(",\"repeated\":\"{outcome}\""));
    let mut trace = String::new();
    for (at, repeated) in (1..).zip(&outcomes) {
        trace += &line(at, repeated);
    }
    trace += &line(4, "");
    let under = |name: &str, retry: bool| {
        let options = ReadOptions { retry, ..ReadOptions::default() };
        let mut fleet = Fleet::new(Machine::new(profile(name), TraceKind::Faults), Service::default());
        let intake = replay(trace.as_bytes(), options, Some(&mut fleet), &mut ()).expect("memory");
        let (mut outcomes, _) =
            what_if::run(trace.as_bytes(), options, vec![profile(name)], Service::default()).expect("memory");
        let outcome = outcomes.remove(0);
        (fleet, intake, outcome)
    };
    for (name, retry, pages, rows) in [
        ("page-retirement-r352", false, 4, None),
        ("page-retirement-r352", true, 2, None),
        ("rasdaemon", false, 4, None),
        ("rasdaemon", true, 2, None),
        ("h100", false, 4, Some(4)),
        ("h100", true, 2, Some(2)),
    ] {
        let (fleet, intake, outcome) = under(name, retry);
        assert_eq!((outcome.pages_lost, outcome.rows_lost), (pages, rows), "{name} {retry}");
        let outcomes = fleet.gpus[0].tally.outcomes;
        let expected = if retry { (1, 1, 2) } else { (0, 0, 4) };
        assert_eq!((outcomes.clean, outcomes.corrected, outcomes.detected), expected, "{name} {retry}");
        assert_eq!(fleet.schemes["crc"], outcomes);
        let retried = intake.retried.map(|r| (r.repeated, r.recovered, r.untold));
        assert_eq!(retried, retry.then_some((3, 2, 1)));
    }
}

#[test]
fn a_log_does_not_tell_what_a_repetition_got() {
    let options = ReadOptions { year: Some(2026), retry: true, ..ReadOptions::default() };
    let mut fleet = Fleet::new(Machine::new(profile("h100"), TraceKind::Observed), Service::default());
    let intake = replay(H100_LOG.as_bytes(), options, Some(&mut fleet), &mut ()).expect("memory");
    assert_eq!(intake.retried, Some(eccforge_gpu::replay::Retried::default()));
    assert_eq!(fleet.gpus[0].tally.outcomes, observed(H100_LOG, "h100").0.gpus[0].tally.outcomes);
}

#[test]
fn a_trace_that_does_not_tell_the_truth_has_no_count_of_silent_corruptions() {
    let text = "{\"time\":1,\"event\":\"error\",\"outcome\":\"ce\",\"address\":64}\n";
    let service = Service::default();
    let (outcome, _) =
        what_if::run(text.as_bytes(), ReadOptions::default(), vec![profile("a100-40gb")], service).expect("memory");
    assert_eq!(outcome[0].silent_corruptions, None);
}

// covers: A.5
#[test]
fn the_return_date_is_that_of_the_failure_flag_or_of_the_profiles_page_count() {
    let dues = |step: u64| -> String {
        let line = |i: u64| {
            format!("{{\"time\":{},\"event\":\"error\",\"outcome\":\"due\",\"address\":{}}}\n", i * SECOND, i * step)
        };
        (0..70).map(line).collect()
    };
    let (fleet, _) = observed(&dues(1 << 20), "page-retirement-r352");
    assert_eq!(fleet.gpus[0].tally.return_time, Some(Time(59 * SECOND)), "60 pages");
    // Rows of one bank follow each other at a constant stride in the A100 map.
    let geometry = profile("a100-80gb").geometry;
    let mut rows = String::new();
    for row in 0..9 {
        let location = eccforge_gpu::geometry::Location { fields: [0, 0, 0, 5, row, 0], byte: 0 };
        let address = geometry.address(&location).expect("inside");
        let time = u64::from(row) * SECOND;
        rows += &format!("{{\"time\":{time},\"event\":\"error\",\"outcome\":\"due\",\"address\":{address}}}\n");
    }
    let (fleet, _) = observed(&rows, "a100-80gb");
    assert_eq!(fleet.gpus[0].tally.return_time, Some(Time(8 * SECOND)), "the ninth row of a bank");
}

#[test]
fn two_replays_of_one_file_are_equal() {
    let once = || {
        let (fleet, intake) = run(
            &weak_cell(),
            "h100",
            TraceKind::Faults,
            Service { interval_hours: Some(24), at_once_when_required: true },
        );
        (serde_json::to_string(&fleet.gpus[0].state).expect("text"), fleet.gpus[0].tally.clone(), intake)
    };
    assert_eq!(once(), once());
}

#[test]
fn the_timeline_says_why_something_was_refused() {
    let line = |rest: &str| format!("{{\"time\":1,{rest}}}\n");
    let cases = [
        (r#""event":"client-exit","client":7"#, "refused: no such client, allocation or pin"),
        (r#""event":"ecc-mode","enabled":false"#, "refused: this product has no such switch"),
        (r#""event":"pin","peer":1,"address":0,"length":0"#, "refused: the length is 0"),
        (r#""event":"pin","peer":1,"address":0,"length":1"#, "refused: the range is not inside one allocation"),
    ];
    for (event, expected) in cases {
        let mut fleet = Fleet::new(Machine::new(profile("a100-80gb"), TraceKind::Observed), Service::default());
        let mut timeline = Timeline::new(None, 10);
        replay(line(event).as_bytes(), ReadOptions::default(), Some(&mut fleet), &mut timeline).expect("memory");
        let texts: Vec<&str> = timeline.entries.iter().map(|entry| entry.text.as_str()).collect();
        assert_eq!(texts, [expected], "{event}");
    }
}

/// The output of `--events-out` for a log of two hosts gives the same replay.
#[test]
fn a_boot_in_json_lines_is_that_of_one_host() {
    let event = |time: u64, gpu: &str, event: &str| {
        format!("{{\"time\":{time}000000000,\"gpu\":\"{gpu}\",\"event\":{event}}}\n")
    };
    let due = r#""error","outcome":"due","address":"0x18f31d80","requester":"peer""#;
    let text = event(1, "a/0000:18:00", due) + &event(2, "b/0000:18:00", due) + &event(3, "a/0000:18:00", "\"reboot\"");
    let mut fleet = Fleet::new(Machine::new(profile("a100-80gb"), TraceKind::Observed), Service::default());
    replay(text.as_bytes(), ReadOptions::default(), Some(&mut fleet), &mut ()).expect("memory");
    let asks: Vec<bool> = fleet.gpus.iter().map(|gpu| gpu.state.driver.reset_required).collect();
    assert_eq!(asks, [false, true]);
}

#[test]
fn the_timeline_says_whose_work_was_hit_and_on_what_kind_of_device() {
    let log = "[ 1.0] NVRM: loading NVIDIA UNIX x86_64 Kernel Module  535.183.01  Sun May 12\n\
               [ 2.0] NVRM: Xid (PCI:0000:18:00 GPU-I:05): 94, pid=71, name=train, Contained: SM (0x1). RST: No, D-RST: No\n\
               [ 3.0] NVRM: Xid (PCI:0000:18:00): 94, pid='<unknown>', name=<unknown>, GSP-RISCV instance 0 unknown fatal error\n\
               [ 4.0] nvidia-nvswitch0: SXid (PCI:0000:c1:00.0): 20034, Fatal, Link 30 LTSSM Fault Up\n\
               [ 5.0] amdgpu 0000:1c:00.0: {1}uncorrectable hardware error(ERREVENT_ATHUB_INTERRUPT) detected!";
    let mut timeline = Timeline::new(None, 10);
    replay(log.as_bytes(), ReadOptions::default(), None, &mut timeline).expect("memory");
    let lines: Vec<String> =
        timeline.entries.iter().map(|e| format!("{} {}{}: {}", e.kind, e.gpu, e.victim, e.text)).collect();
    assert_eq!(
        lines,
        [
            "host (not named): driver 535.183.01 is loaded",
            "GPU 0000:18:00 [pid 71, train, MIG instance 5]: XID 94: Contained: SM (0x1). RST: No, D-RST: No",
            "GPU 0000:18:00: XID 94: GSP-RISCV instance 0 unknown fatal error (text not known)",
            "NVSwitch 0000:c1:00: SXid 20034: Fatal, Link 30 LTSSM Fault Up",
            "GPU 0000:1c:00: uncorrectable hardware error(ERREVENT_ATHUB_INTERRUPT) detected!",
        ]
    );
    let json = serde_json::to_value(&timeline.entries[1]).expect("JSON");
    assert_eq!((&json["kind"], &json["pid"], &json["process"]), (&"GPU".into(), &"71".into(), &"train".into()));
    assert_eq!(json["gpu_instance"], 5);
}

#[test]
fn local_times_without_a_zone_are_never_shown_as_utc() {
    let log = "[Sun Jul 28 09:15:27 2024] NVRM: Xid (PCI:0000:18:00): 48, An uncorrectable double bit error (DBE) has been detected on GPU in the framebuffer at physAddr 0x18f31d80 partition 16, subpartition 3.";
    let mut timeline = Timeline::new(None, 10);
    let mut fleet = Fleet::new(Machine::new(profile("h100"), TraceKind::Observed), Service::default());
    let intake = replay(log.as_bytes(), ReadOptions::default(), Some(&mut fleet), &mut timeline).expect("memory");
    assert!(timeline.entries.len() > 2, "the model answers");
    for entry in &timeline.entries {
        assert_eq!(entry.time.to_string(), "2024-07-28 09:15:27", "{entry:?}");
    }
    assert_eq!(intake.stamp(intake.unanswered[0].1).to_string(), "2024-07-28 09:15:27");
}
