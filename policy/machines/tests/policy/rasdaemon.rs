//! Rows of rasdaemon's tables (ras-record.c), from a database that the module of Python makes, as SQLite's shell prints them
//! (shell.c.in, `MODE_Json`): one array, a row on each line.

use eccforge_machines::observed::Place;
use eccforge_machines::replay::{Intake, ReadOptions, observe};
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
    observe(text.as_bytes(), ReadOptions::default(), &mut ()).expect("memory")
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
            assert_eq!(found.last_address, Some(address));
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
    let text = ["Recovered", "Failed", "Delayed"].into_iter().zip(7..).map(|(result, pfn)| failure(pfn, result));
    let intake = read(&format!("[{}]\n", text.collect::<Vec<_>>().join(",\n")));
    let memory = intake.observed.memory.values().next().expect("pages");
    assert_eq!((memory.pages_offlined, memory.pages_failed, memory.pages_pending), (1, 1, 1));
}

#[test]
fn rows_of_other_tables_and_databases_are_refused_and_what_to_do_is_said() {
    let intake = read("[{\"id\":1,\"dev_name\":\"0000:18:00.0\",\"err_type\":\"Corrected\"}]\n");
    assert!(intake.malformed == 1 && intake.first_malformed[0].message.contains("mc_event"), "{intake:?}");
    let error = observe(&b"SQLite format 3\0..."[..], ReadOptions::default(), &mut ()).expect_err("a database");
    assert!(error.to_string().contains("sqlite3 -json"), "{error}");
}
