//! Rows of rasdaemon's tables (ras-record.c), from a database that the module of Python makes, as SQLite's shell prints them
//! (shell.c.in, `MODE_Json`): one array, a row on each line.

use eccforge_gpu::observed::Place;
use eccforge_gpu::replay::{Intake, ReadOptions, replay};
use std::process::Command;

/// Prints the rows of `mc_event`. Every 50th error is uncorrected.
const PRINT: &str = r#"
import json, sqlite3, sys
rows = int(sys.argv[1])
db = sqlite3.connect(":memory:")
db.row_factory = sqlite3.Row
db.execute("CREATE TABLE mc_event (id INTEGER PRIMARY KEY, timestamp TEXT, err_count INTEGER, err_type TEXT, err_msg TEXT, "
           "label TEXT, mc INTEGER, top_layer INTEGER, middle_layer INTEGER, lower_layer INTEGER, address INTEGER, "
           "grain INTEGER, syndrome INTEGER, driver_detail TEXT)")
for n in range(rows):
    db.execute("INSERT INTO mc_event (timestamp, err_count, err_type, err_msg, label, mc, top_layer, middle_layer, lower_layer, "
               "address, grain, syndrome, driver_detail) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)",
               (f"2025-11-20 10:{n // 60 % 60:02}:{n % 60:02} +0000", 1 + n % 3,
                "Uncorrected" if n % 50 == 49 else "Corrected", "memory read error", f"CPU_SrcID#0_DIMM#{n % 2}", n % 2,
                0, 1, -1, (n * 0x9E3779B97F4A7C15) % 2**63, 12, -2**40, 'say "x", [y]'))
found = [json.dumps(dict(row), separators=(",", ":")) for row in db.execute("SELECT * FROM mc_event")]
print("[" + ",\n".join(found) + "]")
"#;

fn read(text: &str) -> Intake {
    replay(text.as_bytes(), ReadOptions::default(), None, &mut ()).expect("memory")
}

#[test]
fn every_row_is_counted() {
    for rows in [1, 3000] {
        let printed = Command::new("python3").args(["-c", PRINT, &rows.to_string()]).output().expect("python3");
        assert!(printed.status.success(), "{}", String::from_utf8_lossy(&printed.stderr));
        let intake = read(std::str::from_utf8(&printed.stdout).expect("text"));
        assert_eq!((intake.log_lines, intake.malformed), (rows as u64, 0));
        for dimm in 0..2 {
            // The sums that the statements above ask for.
            let of = |n: &usize| n % 2 == dimm;
            let count = |uncorrected: bool| {
                (0..rows).filter(of).filter(|n| (n % 50 == 49) == uncorrected).map(|n| 1 + n as u64 % 3).sum::<u64>()
            };
            let place = Place { host: None, at: format!("MC{dimm} CPU_SrcID#0_DIMM#{dimm}") };
            let found = intake.observed.memory.get(&place);
            let Some(last) = (0..rows).rfind(of) else {
                assert_eq!(found, None);
                continue;
            };
            let found = found.expect("a DIMM");
            assert_eq!((found.corrected, found.uncorrected), (count(false), count(true)));
            let address = (last as u128 * 0x9E37_79B9_7F4A_7C15 % (1 << 63)) as u64;
            // An address of 0 is none; the last error that gave one counts.
            assert_eq!(found.last_address, (last > 0).then_some(address));
            let time = format!("2025-11-20T10:{:02}:{:02}.000Z", last / 60 % 60, last % 60);
            assert_eq!(found.last_seen.to_string(), time);
        }
    }
}

/// The types of ras-mc-handler.c, `mc_event_error_type`, and the results of ras-memory-failure-handler.c.
#[test]
fn each_type_of_error_and_each_result_of_a_failure_counts_as_what_it_is() {
    let event = |kind: &str| format!("{{\"err_count\":2,\"err_type\":\"{kind}\",\"label\":\"\",\"mc\":0}}");
    let text = ["Corrected", "Uncorrected", "Deferred", "Fatal", "Info"].map(event).join(",\n");
    let intake = read(&format!("[{text}]\n"));
    let memory = intake.observed.memory.values().next().expect("MC0");
    assert_eq!((memory.corrected, memory.uncorrected), (2, 6));
    let failure = |pfn: u32, result: &str| format!("{{\"pfn\":\"{pfn:#x}\",\"action_result\":\"{result}\"}}");
    let text =
        ["Recovered", "Failed", "Delayed", "Ignored"].into_iter().zip(7..).map(|(result, pfn)| failure(pfn, result));
    let intake = read(&format!("[{}]\n", text.collect::<Vec<_>>().join(",\n")));
    let memory = intake.observed.memory.values().next().expect("pages");
    assert_eq!((memory.pages_offlined, memory.pages_failed, memory.pages_pending), (1, 2, 1));
}

/// Columns of ras-record.c; the first row is one that a user of an AMD host printed (linux-edac, February 2022), the second has the
/// status of a read error of channel 0 (Intel SDM 3B, Table 17-5: 0x0090) with a valid address, the third one of a cache. Then CXL
/// (ras-cxl-handler.c, the descriptor's bit 0) and extlog (UEFI's severities), each corrected and not.
#[test]
fn machine_checks_and_events_of_other_memories_are_read() {
    let amd = i64::from_ne_bytes(0x9c20_4000_0000_011b_u64.to_ne_bytes());
    let (read_error, cache) = (0xac00_0000_0001_0090_u64.cast_signed(), 0x9400_0000_0000_0135_u64.cast_signed());
    let rows = [
        format!(
            r#"{{"timestamp":"2022-02-11 22:34:40 +0100","status":{amd},"addr":4096,"cpu":1,"bank":18,"bank_name":"Unified Memory Controller (bank=18)","mc_location":"memory_channel=-1,csrow=3"}}"#
        ),
        format!(r#"{{"status":{read_error},"addr":8192,"cpu":4,"bank":8,"bank_name":"bank=8","mc_location":""}}"#),
        format!(r#"{{"status":{cache},"addr":8192,"cpu":4,"bank":1,"bank_name":"bank=1","mc_location":""}}"#),
        r#"{"timestamp":"2025-11-20 10:11:12","memdev":"mem0","log_type":"Failure","dpa":64,"descriptor":1}"#
            .to_owned(),
        r#"{"memdev":"mem0","log_type":"Informational","dpa":64,"descriptor":2}"#.to_owned(),
        r#"{"etype":2,"error_count":1,"severity":2,"address":128,"fru_id":null,"fru_text":"DIMM1"}"#.to_owned(),
        r#"{"etype":3,"error_count":2,"severity":1,"address":128,"fru_id":null,"fru_text":"DIMM1"}"#.to_owned(),
    ];
    let intake = read(&format!("[{}]\n", rows.join(",\n")));
    assert_eq!((intake.log_lines, intake.other_lines, intake.malformed), (7, 0, 0), "{:?}", intake.first_malformed);
    let words = vec!["1 corrected machine check of the processor".to_owned()];
    assert_eq!(intake.observed.hardware_errors(), [("(not named)".to_owned(), words)]);
    let found =
        intake.observed.memory.iter().map(|(place, m)| (place.at.as_str(), m.corrected, m.uncorrected, m.last_address));
    assert_eq!(
        found.collect::<Vec<_>>(),
        [
            ("CXL mem0", 1, 1, Some(64)),
            ("channel 0", 0, 1, Some(8192)),
            ("extlog DIMM1", 1, 1, Some(128)),
            // An AMD controller reports an address of its channel, not of the machine.
            ("memory_channel=-1,csrow=3", 1, 0, None),
        ]
    );
}

#[test]
fn rows_of_other_tables_and_databases_are_refused_and_what_to_do_is_said() {
    let intake = read("[{\"id\":1,\"dev_name\":\"0000:18:00.0\",\"err_type\":\"Corrected\"}]\n");
    assert!(intake.malformed == 1 && intake.first_malformed[0].message.contains("mc_event"), "{intake:?}");
    let error = replay(&b"SQLite format 3\0..."[..], ReadOptions::default(), None, &mut ()).expect_err("a database");
    assert!(error.to_string().contains("sqlite3 -json"), "{error}");
}
