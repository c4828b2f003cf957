//! A database as rasdaemon's own library makes it: SQLite, by the module of Python, with the table of ras-record.c.

use eccforge_machines::observed::Place;
use eccforge_machines::replay::{Intake, ReadOptions, observe};
use std::path::Path;
use std::process::Command;

/// Makes a database: bytes of a page, rows of `mc_event`. Every 50th error is uncorrected, every 100th has a long detail,
/// for which SQLite chains further pages; rows are deleted, so that there are free pages.
const MAKE: &str = r#"
import sqlite3, sys
path, page, rows = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
db = sqlite3.connect(path)
db.execute(f"PRAGMA page_size={page}")
db.execute("CREATE TABLE aer_event (id INTEGER PRIMARY KEY, timestamp TEXT, dev_name TEXT, err_type TEXT, err_msg TEXT)")
db.execute("CREATE TABLE mc_event (id INTEGER PRIMARY KEY, timestamp TEXT, err_count INTEGER, err_type TEXT, err_msg TEXT, "
           "label TEXT, mc INTEGER, top_layer INTEGER, middle_layer INTEGER, lower_layer INTEGER, address INTEGER, "
           "grain INTEGER, syndrome INTEGER, driver_detail TEXT)")
for n in range(rows + 100):
    db.execute("INSERT INTO mc_event (timestamp, err_count, err_type, err_msg, label, mc, top_layer, middle_layer, lower_layer, "
               "address, grain, syndrome, driver_detail) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?)",
               (f"2025-11-20 10:{n // 60 % 60:02}:{n % 60:02} +0000", 1 + n % 3,
                "Uncorrected" if n % 50 == 49 else "Corrected", "memory read error", f"CPU_SrcID#0_DIMM#{n % 2}", n % 2,
                0, 1, -1, (n * 0x9E3779B97F4A7C15) % 2**63, 12, -2**40, "x" * (3 * page if n % 100 == 99 else 20)))
    if n % 7 == 0:
        db.execute("INSERT INTO aer_event (timestamp, dev_name) VALUES ('2025-11-20 10:00:00 +0000', '0000:18:00.0')")
db.execute("DELETE FROM mc_event WHERE id > ?", (rows,))
db.commit()
db.close()
"#;

fn database(folder: &Path, page: usize, rows: usize) -> Vec<u8> {
    let path = folder.join("ras-mc_event.db");
    let arguments = [path.display().to_string(), page.to_string(), rows.to_string()];
    let made = Command::new("python3").args(["-c", MAKE]).args(arguments).output().expect("python3");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    std::fs::read(path).expect("made")
}

fn read(bytes: &[u8]) -> Intake {
    observe(bytes, ReadOptions::default(), &mut ()).expect("a database")
}

#[test]
fn every_row_of_a_real_database_is_counted_whatever_its_pages() {
    for (page, rows) in [(512, 3000), (4096, 3000), (65536, 300), (1024, 0), (4096, 1)] {
        let folder = tempfile::tempdir().expect("a folder");
        let intake = read(&database(folder.path(), page, rows));
        assert_eq!(intake.log_lines, rows as u64, "{page}");
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
            assert_eq!((found.corrected, found.uncorrected), (count(false), count(true)), "{page}");
            let address = (last as u128 * 0x9E37_79B9_7F4A_7C15 % (1 << 63)) as u64;
            assert_eq!(found.last_address, Some(address));
            let time = format!("2025-11-20T10:{:02}:{:02}.000Z", last / 60 % 60, last % 60);
            assert_eq!(found.last_seen.to_string(), time);
        }
    }
}

#[test]
fn another_database_is_refused_with_what_is_missing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("x.db");
    let make = "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.execute('CREATE TABLE t (a)'); db.commit()";
    let made = Command::new("python3").args(["-c", make]).arg(&path).status().expect("python3");
    assert!(made.success());
    let bytes = std::fs::read(path).expect("made");
    let error = observe(bytes.as_slice(), ReadOptions::default(), &mut ()).expect_err("no such table");
    assert!(error.to_string().contains("no table mc_event"), "{error}");
}
