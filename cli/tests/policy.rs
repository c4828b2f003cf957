//! Tests of `eccforge gpu smi` and `gpu inject` as a user runs them.

use crate::program::{command, fails, stderr};
use std::path::Path;

/// The output of a command line, or its error. A replay that asks for an action ends with its status, from 10 on.
fn run(line: &[&str]) -> Result<String, String> {
    let output = command(line).output().expect("the program starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    match output.status.success() || output.status.code().is_some_and(|code| code >= 10) {
        true => Ok(text(output.stdout)),
        false => Err(stderr(&output)),
    }
}

/// A new GPU in a folder of its own.
struct Image {
    folder: tempfile::TempDir,
    path: String,
}

impl Image {
    fn new(profile: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("gpu.rom").to_str().expect("text").to_owned();
        run(&["gpu", "inject", "--profile", profile, &path, "create"]).expect("new");
        Self { folder, path }
    }

    fn inject(&self, step: &[&str]) -> String {
        run(&[&["gpu", "inject", &self.path], step].concat()).expect("a step")
    }

    fn smi(&self, flags: &[&str]) -> String {
        run(&[&["gpu", "smi", &self.path], flags].concat()).expect("a report")
    }
}

// covers: A.3 A.6
#[test]
fn a_gpu_lives_through_injected_steps_and_smi_shows_where_it_stands() {
    let image = Image::new("a100-80gb");
    let log = image.inject(&["due", "--address", "0x18f31d80", "--requester", "sm"]);
    for part in ["]  NVRM", "48, ", "63, Row Remapper: New row (0x0000000018f31d80)", "94, Contained: SM."] {
        assert!(log.contains(part.trim_start_matches("]  ")), "{part}: {log}");
    }
    let pending = image.smi(&["-q", "-d", "ROW_REMAPPER"]);
    assert!(pending.contains("Pending                           : Yes") && !pending.contains("Retired"), "{pending}");
    image.inject(&["reset"]);
    assert!(image.smi(&["-q"]).contains("Pending                           : No"));
    assert!(image.smi(&["-q", "-x"]).contains("<remapped_row_unc>1</remapped_row_unc>"));
    assert_eq!(image.smi(&["--smbpbi", "0x20,0,0"]), "status 0x1f000020 data 0x00000001 ext_data 0x00000000\n");
    let csv = image.smi(&["--query-remapped-rows", "remapped_rows.uncorrectable", "--format", "csv,noheader"]);
    assert_eq!(csv, "1\n");
}

// covers: D.8
#[test]
fn the_race_of_persistence_mode_can_be_injected_and_flushed() {
    let image = Image::new("page-retirement-r352");
    for step in [
        &["persistence", "on"][..],
        &["client-start", "1"],
        &["--time", "10000000000", "due", "--address", "0x1000"],
        &["--time", "10010000000", "client-exit", "1"],
    ] {
        let log = image.inject(step);
        assert!(!log.contains(" 63, "), "{log}");
    }
    assert!(image.inject(&["persistence", "off"]).contains("63, Dynamic Page Retirement: New retired page"));
    let csv =
        image.smi(&["--query-retired-pages", "retired_pages.address,retired_pages.cause", "--format=csv,noheader"]);
    assert_eq!(csv, "0x1000, Double Bit ECC\n");
}

// covers: D.6
#[test]
fn a_power_cut_before_the_write_leaves_the_gpu_as_it_was_and_tells_what_is_lost() {
    let image = Image::new("page-retirement-r352");
    image.inject(&["ce", "--address", "0x1000"]);
    let cut = image.inject(&["--cut-power", "ce", "--address", "0x1000"]);
    assert_eq!(cut, "power cut before the InfoROM was written: 2 records are lost\n");
    let next = image.inject(&["ce", "--address", "0x1000"]);
    assert!(next.contains("63, Dynamic Page Retirement"), "the first count was kept: {next}");
}

#[test]
fn what_the_driver_remembers_is_kept_between_steps_and_lost_with_the_power() {
    let image = Image::new("a100-80gb");
    image.inject(&["client-start", "7"]);
    assert!(image.inject(&["reset"]).contains("refused: clients are still active"));
    image.inject(&["power-loss"]);
    assert!(image.inject(&["reset"]).contains("the driver attaches the GPU"));
}

#[test]
fn a_gpu_takes_the_place_of_no_file_and_another_file_is_no_gpu() {
    let image = Image::new("a100-80gb");
    let mut again = command(&["gpu", "inject", "--profile", "h100", &image.path, "create"]);
    fails(&mut again, 2, "the file already exists");
    std::fs::write(&image.path, "something else").expect("writable");
    fails(&mut command(&["gpu", "smi", &image.path]), 2, "gpu.rom: it is not the state of a simulated GPU");
    fails(&mut command(&["gpu", "smi", "nowhere.rom"]), 2, "nowhere.rom: cannot be read");
}

fn log_file(folder: &Path) -> String {
    let path = folder.join("kernel.log");
    let text = include_str!("../../policy/gpu/examples/traces/kernel.log").to_owned()
        + "2025-03-02T08:15:00Z node17 kernel: NVRM: Xid (PCI:0000:18:00): 94, pid=1, Contained: SM (0x1). RST: Perhaps\n";
    std::fs::write(&path, text).expect("writable");
    path.to_str().expect("text").to_owned()
}

/// Each write to a datagram socket is one datagram.
#[cfg(unix)]
#[test]
fn a_long_timeline_is_written_in_few_pieces() {
    use std::os::fd::OwnedFd;
    use std::os::unix::net::UnixDatagram;
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("kernel.log");
    let lines = (0..5000).map(|n| format!("[{n}.0] NVRM: Xid (PCI:0000:18:00): 13, Graphics Exception {n}\n"));
    std::fs::write(&log, lines.collect::<String>()).expect("writable");
    let (ours, theirs) = UnixDatagram::pair().expect("sockets");
    ours.set_read_timeout(Some(std::time::Duration::from_millis(100))).expect("a time");
    let replay = ["gpu", "replay", log.to_str().expect("text"), "--timeline", "5000"];
    let mut child = command(&replay).stdout(OwnedFd::from(theirs)).spawn().expect("the program starts");
    let mut pieces = 0;
    let mut bytes = 0;
    let mut buffer = vec![0; 1 << 20];
    loop {
        let ended = child.try_wait().expect("ours").is_some();
        match ours.recv(&mut buffer) {
            Ok(read) => (pieces, bytes) = (pieces + 1, bytes + read),
            Err(_) if ended => break,
            Err(_) => {}
        }
    }
    assert!(child.wait().expect("it ended").success(), "XID 13 asks for nothing");
    assert!(bytes > 5000 * 40 && pieces < 40, "{bytes} bytes in {pieces} pieces");
}

#[test]
fn replay_prints_a_timeline_locates_malformed_lines_and_writes_what_it_is_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = log_file(folder.path());
    let out = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    let (events, actions, lines) = (out("e.jsonl"), out("a.jsonl"), out("k.log"));
    let command = [
        "gpu",
        "replay",
        &log,
        "--profile",
        "h100",
        "--events-out",
        &events,
        "--actions-out",
        &actions,
        "--log-out",
        &lines,
    ];
    let text = run(&command).expect("a replay");
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "will be remapped at the next reset",
        "4 of 5 lines are about devices; 0 malformed, 1 not understood",
        "kernel.log:5:1: XID 94 is not known with this text",
        "Remapped rows 1, of them 1 pending; 0 failed 1 ",
        "Applications ended - 1",
        "Drain GPU node17/0000:18:00: 1 remapped row waits for a reset. ",
    ] {
        assert!(words.contains(part), "{part}\n{text}");
    }
    let read = |path: &str| std::fs::read_to_string(path).expect("written");
    assert_eq!(read(&events).lines().count(), 2);
    assert!(read(&actions).lines().all(|l| serde_json::from_str::<serde_json::Value>(l).is_ok()));
    // The lines that the model prints have the same meaning as the lines of the log.
    let again = run(&["gpu", "replay", &lines, "--profile", "h100", "--format", "json"]).expect("a replay");
    let report: serde_json::Value = serde_json::from_str(&again).expect("JSON");
    assert_eq!(report["intake"]["xids"], serde_json::json!({"48": 1, "63": 1, "94": 1}));
    assert_eq!(report["model"]["gpus"][0]["remapped_rows"], 1);
    assert_eq!(report["model"]["gpus"][0]["retired_pages"], serde_json::Value::Null, "N/A, not 0");
    // And the events as JSON lines replay to the same.
    let from_events = run(&["gpu", "replay", &events, "--profile", "h100", "--format", "json"]).expect("a replay");
    let events_report: serde_json::Value = serde_json::from_str(&from_events).expect("JSON");
    assert_eq!(events_report["model"]["gpus"], report["model"]["gpus"]);
}

#[test]
fn a_reading_of_nvidia_smi_ends_what_the_log_leaves_open() {
    let image = Image::new("h100");
    let path = |name: &str| image.folder.path().join(name).to_str().expect("text").to_owned();
    let (log, xml) = (path("kernel.log"), path("smi.xml"));
    std::fs::write(&log, image.inject(&["due", "--address", "0x18f31d80", "--requester", "sm"])).expect("writable");
    let replayed = || {
        std::fs::write(&xml, image.smi(&["-q", "-x"])).expect("writable");
        run(&["gpu", "replay", &log, "--smi", &xml]).expect("a replay")
    };
    assert!(replayed().starts_with("Drain GPU 0000:01:00: "), "{}", replayed());
    image.inject(&["reset"]);
    assert!(replayed().starts_with("No action is needed") && !replayed().contains("Pending"), "{}", replayed());
    let once = |status| {
        let output = command(&["gpu", "watch", &log, "--once", "--smi", &xml]).output().expect("the program starts");
        assert_eq!(output.status.code(), Some(status), "{output:?}");
    };
    once(0);
    // The text says the same, also in a bug report behind the log.
    let report = std::fs::read_to_string(&log).expect("written") + "____\n\n" + &image.smi(&["-q"]) + "\n____\n";
    std::fs::write(&log, report).expect("writable");
    let text = run(&["gpu", "replay", &log]).expect("a replay");
    assert!(text.starts_with("No action is needed"), "{text}");
    std::fs::write(&xml, "<nvidia_smi_log>").expect("writable");
    let mut unclosed = command(&["gpu", "replay", &log, "--smi", &xml]);
    fails(&mut unclosed, 2, "smi.xml: line 1: not the XML of `nvidia-smi -q -x`: <nvidia_smi_log> is not closed");
}

#[test]
fn reads_that_are_repeated_are_counted_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("trace.jsonl");
    let line = |at: u64, more: &str| {
        format!("{{\"time\":{at},\"event\":\"error\",\"outcome\":\"due\",\"address\":{}{more}}}\n", at << 24)
    };
    let trace = line(1, ",\"repeated\":\"clean\"") + &line(2, ",\"repeated\":\"due\"") + &line(3, "");
    std::fs::write(&path, trace).expect("writable");
    let path = path.to_str().expect("text");
    for command in [&["gpu", "what-if", path][..], &["gpu", "replay", path, "--profile", "h100"]] {
        let message =
            "2 reads with a DUE were retried, 1 of them successfully; 1 without the outcome of a retry remain DUEs";
        assert!(!run(command).expect("a table").contains("repeated"));
        let text = run(&[command, &["--retry"]].concat()).expect("a table");
        assert!(text.split_whitespace().collect::<Vec<_>>().join(" ").contains(message), "{text}");
    }
}

#[test]
fn what_if_tabulates_profiles_and_says_na() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("trace.jsonl");
    let line = |n: u64| format!("{{\"time\":{n},\"event\":\"error\",\"outcome\":\"ce\",\"address\":4096}}\n");
    std::fs::write(&path, (0..10).map(line).collect::<String>()).expect("writable");
    let path = path.to_str().expect("text");
    let table = run(&["gpu", "what-if", path]).expect("a table");
    for name in eccforge_gpu::profile::Profile::built_in_names() {
        assert!(table.contains(&format!("\n{name} ")), "{name}\n{table}");
    }
    assert!(table.contains("-: no figure"));
    let json = run(&["gpu", "what-if", path, "--profile", "mcelog,h100", "--format", "json"]).expect("JSON");
    let result: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    let rows = &result["outcomes"];
    assert_eq!((rows[0]["errors_avoided"].as_u64(), rows[1]["errors_avoided"].as_u64()), (Some(8), Some(0)));
    assert_eq!(rows[0]["gpus_to_return"], serde_json::Value::Null);
}

#[test]
fn errors_name_the_file_or_the_word_and_what_would_be_right() {
    let folder = tempfile::tempdir().expect("a folder");
    let none = folder.path().join("none").to_str().expect("text").to_owned();
    let image = Image::new("a100-80gb");
    let cases: [(&[&str], &str); 8] = [
        (&["gpu", "replay", &none, "--profile", "h100"], "none: cannot be read"),
        (&["gpu", "replay", folder.path().to_str().expect("text"), "--profile", "h100"], "this is a folder"),
        (&["gpu", "replay", &none, "--profile", "h10"], "did you mean `h100`?"),
        (&["gpu", "smi", &none], "none: cannot be read"),
        (
            &["gpu", "smi", &image.path, "-q", "-d", "POWR"],
            "`POWR` is not a section; known are ECC, PAGE_RETIREMENT, ROW_REMAPPER",
        ),
        (&["gpu", "smi", &image.path, "--smbpbi", "0x120"], "does not fit into a byte"),
        (&["gpu", "inject", &image.path, "due", "--requester", "smm"], "unknown variant `smm`"),
        (
            &["gpu", "inject", &image.path, "ce", "--address", "zz"],
            "is not an address of at most 64 bits, such as 0x1f00",
        ),
    ];
    for (line, expected) in cases {
        fails(&mut command(line), 2, expected);
    }
}
