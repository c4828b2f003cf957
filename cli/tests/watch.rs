//! Tests of `eccforge gpu watch` as operators run it: killed, queried over HTTP, with hooks and with a journal.

use crate::program::fails;
use crate::watched;

use serde_json::Value;
use std::io::{BufRead, Write};
use std::process::{Command, Output, Stdio};
use std::time::Duration;
use watched::{ROW, Room, Running, line, wait_for};

const NO_SPARE: &str = "64, Row Remapper Error: (0x0000000018f31d80) - All reserved rows for bank are remapped";
const RESET: &str = "154, GPU recovery action changed from 0x0 (None) to 0x1 (GPU Reset Required)";

impl Room {
    /// Runs until the log has no more lines.
    fn once(&self, arguments: &[&str]) -> Output {
        self.command(&[&["kern.log", "--once"], arguments].concat()).output().expect("the program starts")
    }

    fn json(&self, arguments: &[&str]) -> Value {
        let output = self.once(&[&["--format", "json"], arguments].concat());
        serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{e}: {}", text(&output.stderr)))
    }

    fn state_len(&self) -> u64 {
        self.path("w.state").metadata().map_or(0, |m| m.len())
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Lines of eight GPUs, each with a different row.
fn many(from: usize, to: usize) -> String {
    (from..to)
        .map(|n| {
            let row = format!("63, Row Remapper: New row ({n:#018x}) marked for remapping, reset gpu to activate.");
            format!("2026-03-02T08:00:00Z n17 kernel: usb 1-1: new device {n}\n{}", line(n / 10, 0x18 + n % 8, &row))
        })
        .collect()
}

#[test]
fn a_watch_that_is_killed_counts_no_line_twice_and_leaves_none_out() {
    let room = Room::new();
    for round in 0..6 {
        let before = room.state_len();
        room.append(&many(round * 200, round * 200 + 100));
        let watch = Running::start(room.command(&["kern.log", "--state", "w.state"]));
        // Killed before anything is kept, or after, with more lines coming: both must do.
        if round % 2 == 1 {
            wait_for("the state is kept", || room.state_len() != before);
        }
        room.append(&many(round * 200 + 100, round * 200 + 200));
        drop(watch);
    }
    let watched = room.json(&["--state", "w.state"]);
    assert_eq!(watched["counts"]["lines"], 2400);
    assert_eq!((&watched["counts"]["gaps"], &watched["counts"]["malformed"]), (&Value::from(0), &Value::from(0)));
    let replay = Command::new(env!("CARGO_BIN_EXE_eccforge"))
        .args(["gpu", "replay", "kern.log", "--format", "json"])
        .current_dir(room.folder.path())
        .output()
        .expect("the program starts");
    let replayed: Value = serde_json::from_slice(&replay.stdout).expect("JSON");
    assert_eq!(watched["observed"], replayed["observed"]);
    assert_eq!(watched["observed"]["gpus"]["n17/0000:18:00"]["rows_remapped"], 150);
    assert_eq!(room.json(&["--state", "w.state"])["counts"]["lines"], 2400, "nothing came since");
}

#[test]
fn the_exit_status_is_what_the_worst_gpu_needs() {
    let room = Room::new();
    let status = || {
        let output = room.once(&[]);
        (output.status.code(), text(&output.stdout))
    };
    assert_eq!(status().0, Some(2), "an empty log does not show that all is well");
    for (n, (xid, expected, word)) in
        [("13, Graphics Exception", 0, ""), (ROW, 10, "Drain"), (RESET, 11, "Reset"), (NO_SPARE, 12, "Return")]
            .into_iter()
            .enumerate()
    {
        room.append(&line(n, 0x18 + n, xid));
        let (code, out) = status();
        assert_eq!(code, Some(expected), "{out}");
        assert!(word.is_empty() || out.contains(&format!("{word} GPU n17/0000:{:02x}:00:", 0x18 + n)), "{out}");
    }
}

#[test]
fn the_standard_input_is_read_to_its_end() {
    let room = Room::new();
    let mut child = room
        .command(&["-", "--listen", "127.0.0.1:0"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    child.stdin.take().expect("a pipe").write_all((line(0, 0x18, ROW) + &line(1, 0x18, ROW)).as_bytes()).expect("open");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(10));
    assert!(text(&output.stdout).contains("Drain GPU n17/0000:18:00: 1 remapped row waits for a reset."));
}

#[test]
fn metrics_health_and_the_page_are_served_and_follow_the_log() {
    let room = Room::new();
    let watch = Running::start(room.command(&["kern.log"]));
    wait_for("the log is open", || watch.get("/healthz").starts_with("HTTP/1.1 200"));
    room.append(&line(0, 0x18, NO_SPARE));
    let wanted = "eccforge_gpu_failed_remaps_total{Hostname=\"n17\",UUID=\"\",pci_bus_id=\"00000000:18:00.0\"} 1\n";
    wait_for("the line is counted", || watch.get("/metrics").contains(wanted));
    let metrics = watch.get("/metrics");
    assert!(
        metrics.contains("Content-Type: text/plain; version=0.0.4")
            && metrics.contains("# HELP eccforge_watch_lines_total ")
    );
    let page = watch.get("/");
    assert!(page.contains("text/html") && page.contains("GPU n17/0000:18:00") && page.contains(">rma<"), "{page}");
    assert!(watch.get("/nothing").starts_with("HTTP/1.1 404"));
    std::fs::remove_file(room.path("kern.log")).expect("there");
    wait_for("the log is gone", || watch.get("/healthz").starts_with("HTTP/1.1 503"));
    room.append(&line(1, 0x19, ROW));
    wait_for("the log is back", || watch.get("/healthz").starts_with("HTTP/1.1 200"));
    wait_for("its lines are counted", || watch.get("/metrics").contains("pci_bus_id=\"00000000:19:00.0\""));
}

#[cfg(unix)]
#[test]
fn the_hook_gets_each_change_and_one_that_hangs_is_ended_and_blocks_nothing() {
    let room = Room::new();
    let hook = "printf '%s|' $ECCFORGE_GPU $ECCFORGE_BEFORE $ECCFORGE_ACTION \"$ECCFORGE_REASON\" >> calls; \
                [ $ECCFORGE_PCI = 0000:18:00 ] || sleep 1000 & wait";
    let arguments = ["kern.log", "--state", "w.state", "--hook", hook, "--hook-seconds", "1"];
    let calls = || std::fs::read_to_string(room.path("calls")).unwrap_or_default();
    let mut watch = Running::start(room.command(&arguments));
    room.append(&line(0, 0x18, ROW));
    wait_for("the first hook ran", || calls().contains("n17/0000:18:00|none|drain|1 remapped row waits for a reset|"));
    room.append(&line(5, 0x19, RESET));
    wait_for("the second hook runs", || calls().contains("n17/0000:19:00|none|reset|XID 154: recovery action 0x1"));
    // It hangs; lines are counted all the same.
    room.append(&line(9, 0x1a, "13, Graphics Exception"));
    wait_for("the line is counted", || watch.get("/metrics").contains("00000000:1A:00.0"));
    room.append(&line(10, 0x18, NO_SPARE));
    wait_for("the third hook ran after the second was ended", || calls().contains("n17/0000:18:00|drain|rma|XID 64"));
    let mut printed = String::new();
    watch.output.read_line(&mut printed).expect("a line");
    assert_eq!(printed, "Drain GPU n17/0000:18:00: 1 remapped row waits for a reset.\n");
    wait_for("the printed advice is kept", || {
        // A copy: the file itself is locked by the watch.
        std::fs::copy(room.path("w.state"), room.path("copy.state")).is_ok() && {
            let hook = "printf '%s|' $ECCFORGE_GPU >> copied";
            room.once(&["--state", "copy.state", "--hook", hook]);
            let calls = std::fs::read_to_string(room.path("copied")).unwrap_or_default();
            std::fs::remove_file(room.path("copied")).ok();
            !calls.contains("0000:18:00")
        }
    });
    drop(watch);
    assert_eq!(calls().matches("drain|1 remapped row").count(), 1, "told once");
    let again = room.once(&["--state", "w.state", "--hook", "printf '%s|' again $ECCFORGE_GPU >> calls"]);
    assert_eq!(again.status.code(), Some(12));
    assert!(calls().contains("again|n17/0000:19:00|") && !calls().contains("again|n17/0000:18:00|"), "{}", calls());
}

#[cfg(unix)]
#[test]
fn no_hook_is_run_for_a_host_whose_name_is_none() {
    let room = Room::new();
    for (n, host) in ["--kubeconfig=x", "n\0", "n17", "$(reboot)", "n[1-9]", "n,m"].iter().enumerate() {
        room.append(&line(n, 0x18, ROW).replace("n17", host));
    }
    let output = room.once(&["--hook", "printf '%s|' \"$ECCFORGE_HOST\" >> calls", "--state", "w.state"]);
    assert_eq!(output.status.code(), Some(10));
    assert_eq!(std::fs::read_to_string(room.path("calls")).expect("called"), "n17|");
    let printed = text(&output.stderr);
    assert_eq!(printed.matches("the hook is not run for GPU ").count(), 5, "{printed}");
    assert!(printed.contains("GPU --kubeconfig=x/0000:18:00") && printed.contains("RFC 1123"), "{printed}");
}

/// A program whose name or message looks like a line of the kernel neither adds nor clears evidence.
#[test]
fn no_other_program_makes_or_ends_evidence() {
    let room = Room::new();
    room.append(&line(0, 0x18, RESET));
    let other = |text: &str| line(1, 0x18, text).replace("kernel:", "alice[4321]:");
    room.append(&other(NO_SPARE));
    room.append(&other("154, GPU recovery action changed from 0x1 (GPU Reset Required) to 0x0 (None)"));
    room.append(
        "2026-03-02T08:00:02Z n17 kernel: Linux version [4321]: segfault at 0 ip 4004d6 sp 7ffd error 4 in a\n",
    );
    room.append("2026-03-02T08:00:03Z n17 bob[12]: hello Linux version 5.1 (x)\n");
    assert_eq!(room.once(&[]).status.code(), Some(11), "a reset is still wanted, and no more");
}

/// A cut transfer, a serial console or a crash dump leaves a last line without an end.
#[cfg(unix)]
#[test]
fn the_end_of_an_input_is_the_end_of_its_last_line() {
    use std::os::unix::fs::PermissionsExt;
    let room = Room::new();
    let last = line(0, 0x18, "79, pid=1, GPU has fallen off the bus.");
    room.append(last.trim_end());
    let message = last.trim_end().split_once("kernel: ").expect("a message").1;
    std::fs::write(room.path("kmsg"), format!("4,1,5000000,-;{message}")).expect("writable");
    let entry = format!("{{\"MESSAGE\":\"{message}\",\"__CURSOR\":\"s=1;i=1\",\"_HOSTNAME\":\"n17\"}}");
    std::fs::write(room.path("entries"), entry).expect("writable");
    std::fs::write(room.path("journalctl"), "#!/bin/sh\ncat entries\n").expect("writable");
    std::fs::set_permissions(room.path("journalctl"), PermissionsExt::from_mode(0o755)).expect("ours");
    let path = format!("{}:{}", room.folder.path().display(), std::env::var("PATH").unwrap_or_default());
    for (words, input) in [
        ("replay kern.log", None),
        ("replay -", Some("kern.log")),
        ("replay entries", None),
        ("watch kern.log --once", None),
        ("watch - --once", Some("kern.log")),
        ("watch - --listen 127.0.0.1:0", Some("kern.log")),
        ("watch --kmsg=kmsg --once", None),
        ("watch --once", None),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
        command.arg("gpu").args(words.split(' ')).current_dir(room.folder.path()).env("PATH", &path);
        command.stdin(input.map_or(Stdio::null(), |name| std::fs::File::open(room.path(name)).expect("there").into()));
        let output = command.output().expect("the program starts");
        assert_eq!(output.status.code(), Some(13), "{words}: {}{}", text(&output.stdout), text(&output.stderr));
        let printed = text(&output.stdout);
        let begin = ["Reboot the node of GPU 0000:18:00: ", "Reboot the node of GPU n17/0000:18:00: "];
        assert!(begin.iter().any(|begin| printed.contains(begin)), "{words}: {printed}");
    }
}

/// A state that is read from a growing log contains only complete lines, because the rest of the last line may still
/// come.
#[test]
fn a_last_line_that_grows_is_shown_and_counted_once() {
    let room = Room::new();
    room.append(&line(0, 0x18, ROW));
    let reset = line(1, 0x18, RESET);
    room.append(&reset[..reset.len() - 1]);
    let state = ["--state", "w.state"];
    for _ in 0..2 {
        assert_eq!(room.json(&state)["counts"]["lines"], 2);
        assert_eq!(room.once(&state).status.code(), Some(11), "the line counts");
    }
    room.append("\n");
    let whole = room.json(&state);
    assert_eq!((&whole["counts"]["lines"], &whole["counts"]["gaps"]), (&Value::from(2), &Value::from(0)));
    assert_eq!(whole["observed"]["gpus"]["n17/0000:18:00"]["xids"]["154"], 1, "and counts once");
    // What was announced for it stays announced.
    room.append(line(2, 0x19, RESET).trim_end());
    let hook = ["--state", "w.state", "--hook", "echo $ECCFORGE_GPU >> calls"];
    for _ in 0..3 {
        drop(room.once(&hook));
    }
    let calls = std::fs::read_to_string(room.path("calls")).expect("called");
    assert_eq!(calls.matches("0000:19:00").count(), 1, "{calls}");
}

#[cfg(unix)]
#[test]
fn the_journal_is_followed_by_its_cursors_and_journalctl_is_started_again() {
    use std::os::unix::fs::PermissionsExt;
    let room = Room::new();
    let entry = |n: usize| {
        let message = line(0, 0x18, &ROW.replace("18f31d80", &format!("{n:08x}")));
        let message = message.split_once("kernel: ").expect("a message").1.trim();
        format!(
            "{{\"MESSAGE\":\"{message}\",\"__CURSOR\":\"s=1;i={n}\",\"_HOSTNAME\":\"n17\",\"__REALTIME_TIMESTAMP\":\"176363347212{n:04}\"}}\n"
        )
    };
    // A journal of six entries, two of which `journalctl` gives before it ends.
    let entries: String = (1..=6).map(entry).collect();
    std::fs::write(room.path("entries"), entries).expect("writable");
    let script = "#!/bin/sh\necho \"$@\" >> calls\nafter=0\n\
                  for a; do case $a in --after-cursor=*) after=${a##*i=};; esac; done\n\
                  most=100\ncase \"$*\" in *--follow*) most=2;; esac\n\
                  tail -n +$((after + 1)) entries | head -n $most\n";
    let path = room.path("journalctl");
    std::fs::write(&path, script).expect("writable");
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("ours");
    let with_path = |mut command: Command| {
        command.env("PATH", format!("{}:{}", room.folder.path().display(), std::env::var("PATH").unwrap_or_default()));
        command
    };
    let watch = Running::start(with_path(room.command(&["--state", "w.state"])));
    let rows = |n: usize| {
        format!("eccforge_gpu_remapped_rows_total{{Hostname=\"n17\",UUID=\"\",pci_bus_id=\"00000000:18:00.0\"}} {n}\n")
    };
    wait_for("more entries than the first part", || [4, 6].iter().any(|n| watch.get("/metrics").contains(&rows(*n))));
    wait_for("the state is kept", || room.state_len() > 0);
    std::thread::sleep(Duration::from_millis(1500));
    drop(watch);
    let output =
        with_path(room.command(&["--once", "--format", "json", "--state", "w.state"])).output().expect("it starts");
    let shown: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(shown["observed"]["gpus"]["n17/0000:18:00"]["rows_remapped"], 6);
    let calls = std::fs::read_to_string(room.path("calls")).expect("called");
    let calls: Vec<&str> = calls.lines().collect();
    assert!(calls[0].contains("--boot --follow --no-tail _TRANSPORT=kernel"), "{calls:?}");
    assert!(calls[1].contains("--after-cursor=s=1;i=2 --follow"), "{calls:?}");
    assert!(calls.last().is_some_and(|c| !c.contains("--follow")), "{calls:?}");
}

#[test]
fn errors_name_what_is_wrong_and_leave_the_state_alone() {
    let room = Room::new();
    fails(&mut room.command(&["none.log", "--once"]), 2, "none.log: cannot be read: No such file");
    room.append(&line(0, 0x18, ROW));
    room.once(&["--state", "w.state"]);
    let before = std::fs::read(room.path("w.state")).expect("kept");
    std::fs::write(room.path("other.log"), "").expect("writable");
    fails(&mut room.command(&["other.log", "--once", "--state", "w.state"]), 2, "this is the state of file");
    let watch = Running::start(room.command(&["kern.log", "--state", "w.state"]));
    fails(&mut room.command(&["kern.log", "--once", "--state", "w.state"]), 2, "another watch keeps its state here");
    drop(watch);
    assert_eq!(std::fs::read(room.path("w.state")).expect("kept"), before);
    std::fs::write(room.path("w.state"), &before[..before.len() - 1]).expect("writable");
    fails(&mut room.command(&["kern.log", "--once", "--state", "w.state"]), 2, "move the file away");
    fails(&mut room.command(&["kern.log", "--kmsg"]), 2, "cannot be used with");
}

/// Other programs use the core too, so the limit is generous; `cargo bench -p eccforge --bench watch` measures the
/// share.
#[cfg(target_os = "linux")]
#[test]
fn a_thousand_lines_a_second_take_little_of_a_core() {
    let (share, peak) = watched::share_of_a_core(3);
    assert!(share < 0.05 && peak < 64 << 10, "{:.2} % of a core, {peak} KiB", share * 100.0);
}
