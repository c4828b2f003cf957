//! Tests that a program cannot make, change or remove evidence by its name, its output, or a line of the system log.

use eccforge_evidence::log::clock::LogClock;
use eccforge_gpu::observed::{Action, Observed, ObservedFacts};
use eccforge_gpu::replay::{ReadOptions, replay};
use eccforge_gpu::watch::{Batch, Watcher};

/// Two GPUs of one host: one waits for a reset, the other is to be returned.
const EVIDENCE: [&str; 3] = [
    "NVRM: GPU at PCI:0000:18:00: GPU-aa",
    "NVRM: Xid (PCI:0000:18:00): 64, Row Remapper Error: (0x0000000018f31d80) - All reserved rows for bank are remapped",
    "NVRM: Xid (PCI:0000:19:00): 154, GPU recovery action changed from 0x0 (None) to 0x1 (GPU Reset Required)",
];

/// Messages that would change the observations if the kernel had printed them.
const FORGED: [&str; 15] = [
    "Linux version 6.8.0-45-generic (buildd@lcy02) #45-Ubuntu SMP",
    "NVRM: GPU at PCI:0000:18:00: GPU-bb",
    "NVRM: GPU Board Serial Number: 1",
    "NVRM: loading NVIDIA UNIX x86_64 Kernel Module  535.183.01  Sun May 12 19:39:15 UTC 2024",
    "NVRM: Xid (PCI:0000:19:00): 154, GPU recovery action changed from 0x1 (GPU Reset Required) to 0x0 (None)",
    "NVRM: Xid (PCI:0000:1a:00): 64, Row Remapper Error: (0x0000000018f31d80) - All reserved rows for bank are remapped",
    "XID 64 Dynamic Page Retirement: Fatal error, unable to retire page (0x3fdf5e)",
    "nvidia-nvswitch3: SXid (PCI:0000:04:00.0): 20034, Fatal, Link 30 LTSSM Fault Up",
    "SXid (PCI:0000:04:00.0): 20034, Fatal, Link 30 LTSSM Fault Up",
    "EDAC MC1: 3 UE memory read error on DIMM0 (channel:0 slot:1 page:0x12345 offset:0x680 grain:32)",
    "Memory failure: 0x12345: recovery action for dirty LRU page: Recovered",
    "Soft offlining pfn 0x9a at process virtual address 0x7f0000000000",
    "soft offline: 0x9a: page migrated",
    "{1}[Hardware Error]: event severity: fatal",
    "NVRM: Xid (PCI",
];

/// Returns the observations after these lines, in JSON, and the number of lines that count as broken.
fn known(lines: &[String]) -> (serde_json::Value, u64) {
    let text = lines.join("\n");
    let intake = replay(text.as_bytes(), ReadOptions::default(), None, &mut ()).expect("memory");
    let json = |observed: &Observed| serde_json::to_value(ObservedFacts::from(observed)).expect("JSON");
    let mut watcher = Watcher::new("a test", 64, None, LogClock::new(None, None));
    let lines: Vec<Vec<u8>> = lines.iter().map(|line| line.as_bytes().to_vec()).collect();
    watcher.take(&Batch { read: lines.len() as u64, lines, ..Batch::default() });
    assert_eq!(watcher.counts.malformed, intake.malformed);
    if !text.contains("GPU-bb") {
        assert_eq!(json(&watcher.observed), json(&intake.observed), "{text}");
    }
    (json(&intake.observed), intake.malformed)
}

/// Returns the result of [`known`] for the evidence in a form, followed by a line.
fn with(form: impl Fn(&str) -> String, line: String) -> (serde_json::Value, u64) {
    known(&EVIDENCE.iter().map(|message| form(message)).chain([line]).collect::<Vec<_>>())
}

/// A line of the kernel in a form, and the same line of another program.
type Form = (fn(&str) -> String, fn(&str) -> String);

const FORMS: [Form; 10] = [
    (|m| format!("Nov 20 10:11:12 n1 kernel: {m}"), |m| format!("Nov 20 10:11:13 n1 alice[4321]: {m}")),
    (|m| format!("Nov 20 10:11:12 n1 kernel: {m}"), |m| format!("Nov 20 10:11:13 n1 alice: kernel: {m}")),
    (|m| format!("<3>Nov 20 10:11:12 n1 kernel: {m}"), |m| format!("<11>Nov 20 10:11:13 n1 kernel: {m}")),
    (
        |m| format!("<3>1 2025-11-20T10:11:12Z n1 kernel - - - {m}"),
        |m| format!("<11>1 2025-11-20T10:11:13Z n1 kernel 71 - - {m}"),
    ),
    (
        |m| format!("2025-11-20T10:11:12Z n1 kernel: {m}"),
        |m| format!("2025-11-20T10:11:13Z n1 CRON[71]: (alice) CMD ({m})"),
    ),
    (|m| format!("[12.5] n1 kernel: {m}"), |m| format!("[12.6] n1 alice[71]: {m}")),
    (|m| format!("kern  :err   : [12.5] {m}"), |m| format!("user  :err   : [12.6] {m}")),
    (|m| format!("6,1,12500000,-;{m}"), |m| format!("14,2,12600000,-;{m}")),
    (|m| format!("2025-11-20T10:11:12Z n1 kernel: {m}"), |m| format!("                               {m}")),
    (
        |m| format!("{{\"_TRANSPORT\":\"kernel\",\"__CURSOR\":\"s=1\",\"_HOSTNAME\":\"n1\",\"MESSAGE\":\"{m}\"}}"),
        |m| {
            format!(
                "{{\"_TRANSPORT\":\"syslog\",\"SYSLOG_IDENTIFIER\":\"kernel\",\"__CURSOR\":\"s=2\",\"_HOSTNAME\":\"n1\",\"MESSAGE\":\"{m}\"}}"
            )
        },
    ),
];

#[test]
fn a_line_of_another_program_is_no_evidence_in_any_form() {
    for (kernel, other) in FORMS {
        let before = with(kernel, kernel("usb 1-1: new device"));
        assert_eq!(before.0["gpus"].as_object().map(|gpus| gpus.len()), Some(2), "{}", kernel("x"));
        for message in FORGED {
            assert_eq!(with(kernel, other(message)), before, "{}", other(message));
        }
        // As lines of the kernel they are evidence, so the test can fail.
        assert_ne!(with(kernel, kernel(FORGED[5])), before, "{}", kernel(FORGED[5]));
    }
}

/// Forms in which the kernel prints text of a program: its name at the start, or its path or text further on.
const OF_PROGRAMS: [fn(&str) -> String; 8] = [
    |m| {
        format!(
            "{}[4321]: segfault at 0 ip 00000000004004d6 sp 00007ffd error 4 in a[400000+1000] likely on CPU 3 (core 3, socket 0)",
            short(m)
        )
    },
    |m| format!("{} invoked oom-killer: gfp_mask=0xcc0(GFP_KERNEL), order=0, oom_score_adj=0", short(m)),
    |m| format!("traps: {}[4321] trap invalid opcode ip:4004d6 sp:7ffd error:0 in a[400000+1000]", short(m)),
    |m| format!("process '/tmp/a kernel: {m}' started with executable stack"),
    |m| format!("audit: type=1400 audit(1763633472.123:45): apparmor=\"DENIED\" name=\"{m}\""),
    |m| format!("usb 1-1: Product: {m}"),
    |m| format!("NVRM: Xid (PCI:0000:18:00): 13, pid=7, name={}, Graphics Exception", short(m)),
    |m| format!("NVRM: GPU 0000:18:00.0: {m}"),
];

/// Returns as much of a text as fits into the name of a program.
fn short(text: &str) -> &str {
    &text[..text.len().min(15)]
}

#[test]
fn no_name_or_text_of_a_program_in_a_message_of_the_kernel_is_evidence() {
    let names = [
        "Linux version 5",
        "Linux version ",
        "EDAC MC0: 1 CE ",
        "EDAC MC0: 9 UE ",
        "XID 64 ",
        "XID 48 ",
        "XID 95 a",
        "audit(99999999:",
        "\u{1b}[8m",
    ];
    for kernel in [FORMS[0].0, FORMS[5].0, FORMS[7].0, |m: &str| format!("[12.5] {m}")] {
        for print in OF_PROGRAMS {
            let before = with(kernel, kernel(&print("a.out")));
            // A cut `NVRM: Xid (` at the start only counts as a broken line.
            for message in FORGED.iter().chain(&names) {
                assert_eq!(with(kernel, kernel(&print(message))).0, before.0, "{}", kernel(&print(message)));
            }
        }
    }
}

#[test]
fn a_killed_process_is_no_page_that_was_taken_out_of_use() {
    let sent = "[77.0] Memory failure: 0x12345: Sending SIGBUS to Recovered:4321 due to hardware memory corruption";
    assert_eq!(known(&[sent.to_owned()]).0["memory"], serde_json::Value::Null);
    assert_ne!(known(&[format!("[77.0] {}", FORGED[10])]).0["memory"], serde_json::Value::Null);
}

#[test]
fn no_program_changes_the_year_of_a_log() {
    let lines = |by: &str| {
        let text = format!(
            "Nov 20 12:11:11 n1 kernel: {}\nNov 20 12:11:12 n1 {by}: audit: type=1400 audit(1763633472.123:45): x\nNov 20 12:11:13 n1 kernel: {}",
            EVIDENCE[1], EVIDENCE[2]
        );
        replay(text.as_bytes(), ReadOptions::default(), None, &mut ()).expect("memory").incomplete.without_year
    };
    assert_eq!([lines("kernel"), lines("alice[1]")], [0, 2]);
}

/// In the journal, a message with the name of a process that is not UTF-8 is an array of its bytes.
#[test]
fn an_xid_of_a_process_whose_name_is_not_text_is_seen_in_the_journal() {
    let mut message =
        b"NVRM: Xid (PCI:0000:18:00): 94, pid=7, name=\xff\xfe\n, Contained: SM (0x1). RST: No, D-RST: No".to_vec();
    for of_kernel in [true, false] {
        let bytes: Vec<String> = message.iter().map(u8::to_string).collect();
        let transport = if of_kernel { "kernel" } else { "stdout" };
        let line =
            format!("{{\"_TRANSPORT\":\"{transport}\",\"__CURSOR\":\"s=1\",\"MESSAGE\" : [{}]}}", bytes.join(","));
        let found = known(&[line]).0;
        let contained = &found["gpus"]["0000:18:00"]["errors"]["contained"];
        assert_eq!(contained.as_u64(), of_kernel.then_some(1), "{found}");
        message.retain(|b| *b != b'\n');
    }
}

#[test]
fn dmesg_in_json_tells_the_facility() {
    let entry = |head: &str| {
        let text = format!("{{\n\"dmesg\": [\n{{\n{head}\"time\": 1.5,\n\"msg\": \"{}\"\n}}\n]\n}}", EVIDENCE[1]);
        replay(text.as_bytes(), ReadOptions::default(), None, &mut ()).expect("memory").observed.gpus.len()
    };
    let heads = [
        "\"pri\": 3,\n",
        "\"fac\": \"kern\",\n\"pri\": \"err\",\n",
        "\"pri\": 11,\n",
        "\"fac\": \"user\",\n\"pri\": \"err\",\n",
    ];
    assert_eq!(heads.map(entry), [1, 1, 0, 0]);
}

#[test]
fn commas_in_the_name_of_a_process_hide_no_evidence() {
    let line = "Nov 20 10:11:12 n1 kernel: NVRM: Xid (PCI:0000:18:00): 95, pid=7, name=a,b, Uncontained: FBHUB. RST: Yes, D-RST: No";
    let mut watcher = Watcher::new("a test", 64, None, LogClock::new(None, None));
    watcher.take(&Batch { read: 1, lines: vec![line.as_bytes().to_vec()], ..Batch::default() });
    assert_eq!(watcher.observed.advised()[0].advice.action, Action::Reset);
}
