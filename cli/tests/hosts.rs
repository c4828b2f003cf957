//! Tests of `eccforge gpu replay` and `gpu watch` on logs of hosts: first lines, exit status, names and explanations.

use crate::program::{command, fails, stderr};
use std::process::Command;

/// Writes a log of a host to a new file; returns the output of `replay` and `watch --once` for it, with their exit statuses.
fn of_log(text: &str, more: &[&str]) -> [(Option<i32>, String); 2] {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("dmesg.log");
    std::fs::write(&log, text).expect("writable");
    let log = log.to_str().expect("text");
    [&[&["gpu", "replay", log][..], more].concat()[..], &["gpu", "watch", log, "--once"]].map(|line| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_eccforge"));
        let output = program.args(line).env("COLUMNS", "1000").output().expect("the program starts");
        (output.status.code(), String::from_utf8([output.stdout, output.stderr].concat()).expect("text"))
    })
}

#[test]
fn the_first_line_and_the_status_of_replay_and_watch_say_what_to_do_about_a_host() {
    let edac = |at: u32, kind: &str, place: &str| {
        format!(
            "[{at}.0] EDAC MC0: 1 {kind} memory read error on CPU_SrcID#0_MC#0_Chan#1_DIMM#0 (channel:1 slot:0 {place})\n"
        )
    };
    let page = "page:0x12345 offset:0x680 grain:32 syndrome:0x0 -  err_code:0101:0091 socket:0 imc:0 rank:0 bg:3 ba:0 row:1d2 col:8";
    let other = "page:0x22345 offset:0x680 grain:32 syndrome:0x0 -  err_code:0101:0091 socket:0 imc:0 rank:0 bg:3 ba:0 row:2d2 col:8";
    let third = other.replace("0x22345", "0x32345").replace("2d2", "3d2");
    let fatal = "[2.0] [Hardware Error]: CPU:21 (19:21:0) MC5_STATUS[-|UE|MiscV|AddrV|PCC|TCC|SyndV|-|-|-]: 0xbea0000000000108\n";
    let dimm = "memory MC0 CPU_SrcID#0_MC#0_Chan#1_DIMM#0: ";
    for (log, status, first) in [
        (edac(1, "CE", page), 0, "No action is needed: the log names 1 device".to_owned()),
        (
            edac(1, "CE", page) + &edac(61, "CE", page),
            15,
            format!("Offline a page of {dimm}one address, 0x12345680, 2 errors in 60 seconds"),
        ),
        (
            [edac(1, "CE", page), edac(300, "CE", other), edac(661, "CE", &third)].concat(),
            14,
            format!("Replace {dimm}3 errors in one column of one bank in 11 minutes"),
        ),
        (edac(1, "UE", page), 10, format!("Drain {dimm}1 uncorrected error: drain the host")),
        (
            edac(1, "UE", page) + "[1.1] Memory failure: 0x12345: recovery action for dirty LRU page: Recovered\n",
            14,
            format!("Replace {dimm}1 uncorrected error, each in a page that is out of use"),
        ),
        (
            edac(1, "UE", page) + "[1.1] Memory failure: 0x12345: recovery action for reserved kernel page: Ignored\n",
            10,
            format!("Drain {dimm}1 page with errors could not be taken out of use"),
        ),
        (edac(1, "CE", page) + fatal, 10, "Drain host (not named): 1 fatal machine check of the processor".to_owned()),
    ] {
        let [replay, watch] = of_log(&log, &[]);
        let several = "Action for 1 of 2 devices: 1 drain. ";
        for (_, text) in [&replay, &watch] {
            assert!(text.trim_start_matches(several).starts_with(&first), "{log}{text}");
        }
        assert_eq!((replay.0, watch.0), (Some(status), Some(status)), "{log}{}", watch.1);
    }
    // A log of which nothing is understood does not show that all is well.
    for (status, text) in of_log("usb 1-1: new device\nhello\n", &[]) {
        assert!(status == Some(2) && text.contains("nothing here is recognised"), "{status:?} {text}");
    }
}

#[test]
fn replay_folds_what_says_nothing_and_tabulates_devices_and_names_dimms() {
    let log = "[1.0] EDAC MC0: 1 UE memory read error on CPU_SrcID#0_MC#0_Chan#1_DIMM#0 (channel:1 slot:0 page:0x12345 offset:0x0)\n\
               [2.0] NVRM: Xid (PCI:0000:01:00): 79, GPU has fallen off the bus.\n";
    let [(status, text), _] = of_log(log, &[]);
    assert!(
        status == Some(13)
            && text.starts_with("Action for 2 of 2 devices: 1 reboot, 1 drain. Reboot the node of GPU 0000:01:00: "),
        "{text}"
    );
    assert!(!text.contains("not in the log") && !text.contains("Remapped rows"), "{text}");
    let all = of_log(log, &["--all"])[0].1.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(all.contains("Serial number not in the log"), "{all}");
    let [(_, table), _] = of_log(log, &["--format", "table"]);
    let rows: Vec<&str> = table.lines().collect();
    assert!(rows.len() == 4 && rows[2].contains("reboot") && rows[3].contains("0 corrected, 1 uncorrected"), "{table}");
    let folder = tempfile::tempdir().expect("a folder");
    let labels = folder.path().join("labels.yaml");
    std::fs::write(&labels, "CPU_SrcID#0_MC#0_Chan#1_DIMM#0: DIMM_B1\n").expect("writable");
    let [(_, named), _] = of_log(log, &["--labels", labels.to_str().expect("text")]);
    assert!(named.contains("Drain memory MC0 CPU_SrcID#0_MC#0_Chan#1_DIMM#0 (DIMM_B1): "), "{named}");
    std::fs::write(&labels, "- a\n").expect("writable");
    let [(status, wrong), _] = of_log(log, &["--labels", labels.to_str().expect("text")]);
    assert!(status == Some(2) && wrong.contains("labels.yaml:1:1: keys and values expected here"), "{wrong}");
}

/// The words of a text, one space apart.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Names with zeros, a DMI handle that dmidecode names, a line that is severe and not understood, and a GPU without XIDs.
#[test]
fn names_are_shown_handles_are_named_and_what_is_severe_and_not_understood_comes_last() {
    let record =
        |lines: &[&str]| lines.iter().map(|line| format!("[1.0] {{1}}[Hardware Error]: {line}\n")).collect::<String>();
    let begin = [
        "event severity: corrected",
        " section_type: memory error",
        "node:0 card:0 module:0 rank:0 bank:2 row:5 column:6",
    ];
    let named = record(&[&begin[..], &["DIMM location: P0_Node0_Channel0_Dimm0 DIMM_A0"]].concat());
    let [(status, text), _] = of_log(&named, &[]);
    assert!(status == Some(0) && words(&text).contains("Name P0_Node0_Channel0_Dimm0 DIMM_A0"), "{text}");
    let folder = tempfile::tempdir().expect("a folder");
    let dmidecode = folder.path().join("dmidecode.txt");
    let table = "# dmidecode 3.3\n\nHandle 0x0020, DMI type 17, 92 bytes\nMemory Device\n\tLocator: CPU1_DIMM_A1\n\tBank Locator: NODE 1\n";
    std::fs::write(&dmidecode, table).expect("writable");
    let handle = record(&[&begin[..], &["DIMM location: not present. DMI handle: 0x0020"]].concat());
    let [(_, text), _] = of_log(&handle, &["--labels", dmidecode.to_str().expect("text")]);
    assert!(words(&text).contains("Name CPU1_DIMM_A1"), "{text}");
    for (status, text) in
        of_log("[1.0] Linux version 6.8.0 (x)\n[2.0] Kernel panic - not syncing: Fatal machine check\n", &[])
    {
        assert_eq!(status, Some(16), "{text}");
        assert!(
            text.starts_with("Read the log of host (not named): a severe line is not understood: Kernel panic"),
            "{text}"
        );
        assert!(text.contains("Severe, and not understood"), "{text}");
    }
    let amd = "[1.0] amdgpu 0000:c1:00.0: amdgpu: 1 uncorrectable hardware errors detected in UMC block\n";
    let [(_, text), _] = of_log(amd, &[]);
    assert!(text.contains("1 DRAM") && !text.contains("171"), "{text}");
    let used = "[1.0] amdgpu 0000:c1:00.0: amdgpu: RAS poison consumption, fall back to gpu reset flow: client id 27\n";
    let [(_, text), _] = of_log(used, &[]);
    assert!(text.contains("1 uncontained") && !text.contains("(95)"), "{text}");
}

/// Four DIMMs: the first has twelve corrected errors and then an uncorrected one, the second twelve corrected errors, the third only an
/// uncorrected error, and the fourth two corrected errors of one address.
#[test]
fn what_if_judges_rules_on_the_log_of_a_host() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("dmesg.log");
    let line = |at: u32, kind: &str, dimm: &str, page: u32| {
        format!("[{at}.0] EDAC MC0: 1 {kind} memory read error on {dimm} (page:{page:#x} offset:0x0)\n")
    };
    let twelve = |dimm: &str, page: u32| (0..12).map(|i| line(60 * i, "CE", dimm, page + i)).collect::<String>();
    let [a, b] = [("A1", 0x1000), ("B1", 0x2000)].map(|(dimm, page)| twelve(dimm, page));
    let more = [line(800, "UE", "A1", 0x9000), line(810, "UE", "C1", 0x9100)].concat();
    let again = [line(820, "CE", "D1", 0x9200), line(830, "CE", "D1", 0x9200), line(840, "CE", "D1", 0x9200)].concat();
    std::fs::write(&log, a + &b + &more + &again).expect("writable");
    let log = log.to_str().expect("text");
    let run = |more: &[&str]| {
        let mut program = command(&[&["gpu", "what-if", log, "--profile", "mcelog,rasdaemon,h100"][..], more].concat());
        String::from_utf8(program.output().expect("the program starts").stdout).expect("text")
    };
    let text = run(&[]);
    // A pipe can be read only once.
    let mut piped = command(&["gpu", "what-if", "-", "--profile", "mcelog,rasdaemon,h100", "--format", "json"]);
    piped.stdin(std::fs::File::open(log).expect("a file"));
    let piped = String::from_utf8(piped.output().expect("the program starts").stdout).expect("text");
    assert_eq!(piped, run(&["--format", "json"]).replace(log, "-"));
    let first = "A replacement at 10 corrected errors in a day would have changed 2 DIMMs: 1 before an uncorrected error, 1 for nothing.";
    assert!(words(&text).starts_with(first), "{text}");
    let json: serde_json::Value = serde_json::from_str(&run(&["--format", "json"])).expect("JSON");
    let rule = &json["replacements"];
    assert_eq!(
        (&rule["dimms"], &rule["in_time"]["of"], &rule["in_time"]["all"]),
        (&4.into(), &1.into(), &2.into()),
        "{json}"
    );
    // The exact interval of one success in two trials is from 1 - sqrt(0.975) to sqrt(0.975).
    let bounds = [("low", 1.0 - 0.975_f64.sqrt()), ("high", 0.975_f64.sqrt())];
    for (key, expected) in bounds {
        let found = rule["before_uncorrected"][key].as_f64().expect("a share");
        assert!((found - expected).abs() < 1e-9, "{key}: {found}");
    }
    let pages = json["pages"].as_array().expect("rules");
    assert_eq!(pages.len(), 2, "a profile of a GPU has no rule for a host");
    assert_eq!(
        (&pages[0]["profile"], &pages[0]["pages"], &pages[0]["corrected_avoided"]),
        (&"mcelog".into(), &1.into(), &1.into())
    );
    assert_eq!(&pages[1]["pages"], &serde_json::Value::from(0), "fewer than 50 errors of a page");
    assert!(words(&run(&["--per-day", "13"])).starts_with("No DIMM would have been replaced: none had 13"));
    // Twenty uncorrected errors of one DIMM may all be of one fault: up to 0.975 of such errors may be avoided, and not 0.168.
    std::fs::write(log, (0..20).map(|i| line(i, "UE", "A1", 0x100 + i)).collect::<String>()).expect("writable");
    let json: serde_json::Value = serde_json::from_str(&run(&["--format", "json"])).expect("JSON");
    let avoided = &json["pages"][0]["uncorrected_avoided"];
    assert_eq!((&avoided["of"], &avoided["all"]), (&0.into(), &20.into()));
    assert!((avoided["high"].as_f64().expect("a bound") - 0.975).abs() < 1e-9, "{avoided}");
}

#[test]
fn a_case_has_the_lines_rules_and_counters_of_one_device_and_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    let record = |n: u32, card: u32, at: u32| {
        let lines = [
            "Hardware error from APEI Generic Hardware Error Source: 4".to_owned(),
            "event severity: corrected".to_owned(),
            "  section_type: memory error".to_owned(),
            format!("  physical_address: 0x00000000{at:08x}"),
            format!("  node:0 card:{card} module:0 rank:1 bank:2 device:3 row:{at} column:5"),
            "  DIMM location: not present. DMI handle: 0x004A".to_owned(),
        ];
        lines.map(|line| format!("[{n}.0] {{{n}}}[Hardware Error]: {line}\n")).concat()
    };
    let edac = "[3.0] EDAC MC0: 1 CE Single-bit ECC on unknown memory (page:0x3 offset:0x40 grain:1 syndrome:0x0)\n";
    std::fs::write(path("log"), record(1, 1, 0x1040) + &record(2, 2, 0x2040) + &record(3, 1, 0x3040) + edac)
        .expect("writable");
    let dmidecode = "# dmidecode 3.5\n\nHandle 0x004A, DMI type 17, 84 bytes\nMemory Device\n\tLocator: B1\n\tSerial Number: 3A7F01C2\n";
    std::fs::write(path("dmi"), dmidecode).expect("writable");
    let case = |device: &str, out: &str| {
        command(&["gpu", "case", &path("log"), "--device", device, "--out", &path(out), "--labels", &path("dmi")])
    };
    let output = case("APEI node:0 card:1 module:0", "out").output().expect("the program starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let json = std::fs::read_to_string(folder.path().join("out/case.json")).expect("written");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&json["serial"], &json["name"]), (&"3A7F01C2".into(), &"B1".into()));
    assert_eq!((&json["before"]["corrected"], &json["after"]["corrected"]), (&0.into(), &2.into()));
    let numbers: Vec<u64> =
        json["lines"].as_array().expect("lines").iter().filter_map(|line| line["line"].as_u64()).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 13, 14, 15, 16, 17, 18, 19], "both records of card 1, and the line of EDAC");
    let text = std::fs::read_to_string(folder.path().join("out/case.txt")).expect("written");
    assert!(text.contains("3A7F01C2") && !text.contains("card:2") && text.contains("corrected 1 -> 2"), "{text}");
    let names = std::fs::read_dir(folder.path().join("out")).expect("a folder").count();
    assert_eq!(names, 2, "nothing else is written");
    // A name that is none of the log's, and one of several devices.
    for (device, why) in [("C9", "no device `C9`"), ("B1", "`B1` names 2 devices")] {
        assert!(stderr(&fails(&mut case(device, "none"), 2, why)).contains("APEI node:0 card:2 module:0"), "{device}");
    }
    assert!(!folder.path().join("none").exists());
}

#[test]
fn a_syndrome_and_a_device_of_a_log_are_explained_by_the_scheme_of_their_controller() {
    let mut show = Command::new(env!("CARGO_BIN_EXE_eccforge"));
    let shown = show.args(["show", "hsiao-22-16", "--error", "5"]).output().expect("a decoded error").stdout;
    let shown = String::from_utf8(shown).expect("text");
    let syndrome = shown.split_whitespace().find(|word| word.starts_with("0x")).expect("a syndrome");
    let edac = |syndrome: &str| {
        format!("[1.0] EDAC MC0: 1 CE error on A1 (page:0x12345 offset:0x680 grain:8 syndrome:{syndrome})\n")
    };
    let explained = |log: &str, scheme: &str| of_log(log, &["--scheme", scheme])[0].1.clone();
    let text = explained(&edac(syndrome), "hsiao-22-16");
    assert!(text.contains("memory MC0 A1: syndrome ") && text.contains("1 wrong bit of hsiao-22-16"), "{text}");
    assert!(text.contains("beat 0 pin 5"), "{text}\n{shown}");
    // Two bits of a Hsiao code have a syndrome of even weight, which no column has.
    let text = explained(&edac("0x3"), "hsiao-22-16");
    assert!(text.contains("no correctable pattern"), "{text}");
    let record = |line: &str| format!("[1.0] {{1}}[Hardware Error]: {line}\n");
    let apei: String = [
        "event severity: corrected",
        "  section_type: memory error",
        "  physical_address: 0x0000006a47d1f540",
        "  node:6 card:1 module:0 rank:1 bank:2 device:11 row:40948 column:560",
    ]
    .map(record)
    .concat();
    let text = explained(&apei, "chipkill-x4");
    assert!(text.contains("memory APEI node:6 card:1 module:0: x4:11 dies: its data is recovered"), "{text}");
    assert!(explained(&apei, "hsiao-22-16").contains("device 11 of the log"), "an entry without such a device");
}

#[test]
fn a_profile_that_models_nothing_of_a_host_is_refused_and_long_files_of_names_are_not_read() {
    let log = "[1.0] EDAC MC0: 1 CE memory read error on DIMM_A1 (channel:1 slot:0 page:0x12345 offset:0x680)\n";
    for profile in ["linux-cec", "a100-40gb"] {
        let [(status, text), _] = of_log(log, &["--profile", profile]);
        assert!(status == Some(2) && text.contains("none of its 1 lines about devices is an event"), "{text}");
        assert!(text.contains("leave out --profile"), "{text}");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let long = folder.path().join("long.yaml");
    std::fs::File::create(&long).and_then(|file| file.set_len((64 << 20) + 1)).expect("writable");
    for option in ["--labels", "--smi"] {
        let [(status, text), _] = of_log(log, &[option, long.to_str().expect("text")]);
        assert!(status == Some(2) && text.contains("long.yaml") && text.contains("67108864"), "{text}");
    }
}
