//! Tests of rows of rasdaemon's tables (ras-record.c) as SQLite's shell prints them (shell.c.in, `MODE_Json`): one
//! array, a row on each line.

use eccforge_gpu::observed::OnHost;
use eccforge_gpu::replay::{Intake, ReadOptions, replay};

/// Returns the address of the n-th error, which is 0 in the first row.
fn address(n: usize) -> u64 {
    (n as u128 * 0x9E37_79B9_7F4A_7C15 % (1 << 63)) as u64
}

/// Returns a row of `mc_event`, with every column. Every 50th error is uncorrected.
fn row(n: usize) -> String {
    let (second, minute, dimm) = (n % 60, n / 60 % 60, n % 2);
    let (id, count, address, syndrome) = (n + 1, 1 + n % 3, address(n), -(1i64 << 40));
    let kind = if n % 50 == 49 { "Uncorrected" } else { "Corrected" };
    format!(
        r#"{{"id":{id},"timestamp":"2025-11-20 10:{minute:02}:{second:02} +0000","err_count":{count},"err_type":"{kind}","#
    ) + &format!(
        r#""err_msg":"memory read error","label":"CPU_SrcID#0_DIMM#{dimm}","mc":{dimm},"top_layer":0,"middle_layer":1,"#
    ) + &format!(
        r#""lower_layer":-1,"address":{address},"grain":12,"syndrome":{syndrome},"driver_detail":"say \"x\", [y]"}}"#
    )
}

fn read(text: &str) -> Intake {
    replay(text.as_bytes(), ReadOptions::default(), None, &mut ()).expect("memory")
}

#[test]
fn every_row_is_counted() {
    for rows in [1, 3000] {
        let intake = read(&format!("[{}]\n", (0..rows).map(row).collect::<Vec<_>>().join(",\n")));
        assert_eq!((intake.log_lines, intake.malformed), (rows as u64, 0));
        for dimm in 0..2 {
            // The sums that the rows above require.
            let of = |n: &usize| n % 2 == dimm;
            let count = |uncorrected: bool| {
                (0..rows).filter(of).filter(|n| (n % 50 == 49) == uncorrected).map(|n| 1 + n as u64 % 3).sum::<u64>()
            };
            let place = OnHost { host: None, at: format!("MC{dimm} CPU_SrcID#0_DIMM#{dimm}") };
            let found = intake.observed.memory.get(&place);
            let Some(last) = (0..rows).rfind(of) else {
                assert_eq!(found, None);
                continue;
            };
            let found = found.expect("a DIMM");
            assert_eq!((found.corrected, found.uncorrected), (count(false), count(true)));
            // An address of 0 counts as absent; the last error with an address is used.
            assert_eq!(found.last_address, (last > 0).then_some(address(last)));
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
            ("bank 8 channel 0", 0, 1, Some(8192)),
            ("extlog DIMM1", 1, 1, Some(128)),
            // An AMD controller reports an address of its channel, not of the machine.
            ("memory_channel=-1,csrow=3", 1, 0, None),
        ]
    );
}

#[test]
fn rows_of_other_tables_and_databases_are_refused_with_a_remedy() {
    let intake = read("[{\"id\":1,\"dev_name\":\"0000:18:00.0\",\"driver_name\":\"x\"}]\n");
    assert!(intake.malformed == 1 && intake.first_malformed[0].message.contains("mc_event"), "{intake:?}");
    let error = replay(&b"SQLite format 3\0..."[..], ReadOptions::default(), None, &mut ()).expect_err("a database");
    assert!(error.to_string().contains("sqlite3 -json"), "{error}");
}
