//! Tests that one error is one event, whichever programs print it. Forms: the sources of `host-lines.yaml` in
//! `policy/evidence/tests/fixtures`.

use eccforge_gpu::observed::{Action, Observed};
use eccforge_gpu::replay::{ReadOptions, replay};

fn read(text: &str) -> Observed {
    let intake = replay(text.as_bytes(), ReadOptions::default(), None, &mut ()).expect("memory");
    assert_eq!(intake.malformed, 0, "{:?}", intake.first_malformed);
    intake.observed
}

const KERNEL: &str = "2025-11-20T10:11:12.100000+00:00 n1 kernel: ";
const EDAC: &str = "MC0 CPU_SrcID#0_MC#0_Chan#1_DIMM#0";

/// Returns one error in the words of every program that prints it: its lines, a block for each program (long: one error
/// in every form).
fn blocks(address: u64, corrected: bool) -> Vec<String> {
    let (kind, severity, word) =
        if corrected { ("CE", "corrected", "Corrected") } else { ("UE", "recoverable", "Uncorrected") };
    // Valid, address and other information valid, count 1, a read of channel 1; UC and EN if it is not corrected.
    let status: u64 = if corrected { 0x8c00_0040_0001_0091 } else { 0xbc00_0000_0001_0091 };
    let (page, offset) = (address >> 12, address & 0xfff);
    let kernel = |lines: &[String]| lines.iter().map(|line| format!("{KERNEL}{line}\n")).collect::<String>();
    let tagged = |tag: &str, lines: &[String]| {
        lines.iter().map(|line| format!("2025-11-20T10:11:13.000000+00:00 n1 {tag}: {line}\n")).collect::<String>()
    };
    let registers = |before: &str, event: &str| {
        kernel(&[
            format!("{before}CPU 3: Machine Check{event}: 0 Bank 7: {status:016x}"),
            format!("{before}TSC 0 ADDR {address:x} MISC 200001c086801086 "),
            format!("{before}PROCESSOR 0:50654 TIME 1763633472 SOCKET 0 APIC 0 microcode 2000065"),
        ])
    };
    let record = |line: &str| format!("{{7}}[Hardware Error]: {line}");
    let mut all = vec![
        registers("mce: [Hardware Error]: ", ""),
        kernel(&[format!(
            "EDAC MC0: 1 {kind} memory read error on CPU_SrcID#0_MC#0_Chan#1_DIMM#0 (channel:1 slot:0 page:{page:#x} \
             offset:{offset:#x} grain:32 syndrome:0x0 -  err_code:0001:0091 socket:0 imc:0 rank:0 bg:3 ba:0 row:1d2 col:8)"
        )]),
        kernel(&[
            record("Hardware error from APEI Generic Hardware Error Source: 4"),
            record(&format!("event severity: {severity}")),
            record(&format!(" Error 0, type: {severity}")),
            record(" fru_text: B2"),
            record("  section_type: memory error"),
            record(&format!("  physical_address: {address:#018x}")),
            record("  node:0 card:1 module:0 rank:0 bank:768 row:466 column:8 "),
            record("  error_type: 3, multi-bit ECC"),
            // A second section about the same address.
            record(&format!(" Error 1, type: {severity}")),
            record("  section_type: memory error"),
            record(&format!("  physical_address: {address:#018x}")),
        ]),
        tagged(
            "mcelog",
            &[
                "Hardware event. This is not a software error.".to_owned(),
                "MCE 0".to_owned(),
                "CPU 3 BANK 7 ".to_owned(),
                format!("MISC 200001c086801086 ADDR {address:x} "),
                "TIME 1763633472 Thu Nov 20 10:11:12 2025".to_owned(),
                format!("{word} error"),
                "MCA: MEMORY CONTROLLER RD_CHANNEL1_ERR".to_owned(),
                "Transaction: Memory read error".to_owned(),
                format!("STATUS {status:x} MCGSTATUS 0"),
                "MCGCAP f000c14 APICID 0 SOCKETID 0 ".to_owned(),
            ],
        ),
        tagged(
            "rasdaemon[812]",
            &[format!(
                "<...>-3 [001] 0.000012: mc_event: [ERROR] 2025-11-20 10:11:12 +0000 1 {word} error: memory read error on \
                 CPU_SrcID#0_MC#0_Chan#1_DIMM#0 (mc: 0 location: 1:0 address: {address:#010x} grain: 5 )"
            )],
        ),
        tagged(
            "rasdaemon[812]",
            &[format!(
                "<...>-3 [001] 0.000012: mce_record: [ERROR] 2025-11-20 10:11:12 +0000 bank=7, status= {status:x}, mca=MEMORY \
                 CONTROLLER RD_CHANNEL1_ERR, cpu_type= Skylake server, cpu= 3, socketid= 0, addr= {address:x}, mcgstatus= 0"
            )],
        ),
        tagged(
            "rasdaemon[812]",
            &[format!(
                "<...>-3 [001] 0.000012: extlog_mem_event: 2025-11-20 10:11:12 +0000 [ERROR] 1 Multi-bit ECC error: {severity} \
                 physical addr: {address:#x} mask: 0xffffffffffffffc0 "
            )],
        ),
    ];
    if !corrected {
        all.push(kernel(&[format!("Memory failure: {page:#x}: recovery action for dirty LRU page: Recovered")]));
    }
    all
}

#[test]
fn one_error_in_every_form_at_once_is_one_event() {
    for corrected in [true, false] {
        let blocks = blocks(0x27_6aeb_0180, corrected);
        for first in 0..blocks.len() {
            for backwards in [false, true] {
                let mut order: Vec<&str> = (0..blocks.len()).map(|n| &*blocks[(first + n) % blocks.len()]).collect();
                if backwards {
                    order.reverse();
                }
                let observed = read(&order.concat());
                let what = format!("{corrected}, from {first}, {backwards}: {:#?}", observed.memory);
                assert_eq!(observed.memory.len(), 1, "{what}");
                let memory = observed.memory.values().next().expect("one");
                let expected = if corrected { (1, 0, 0) } else { (0, 1, 1) };
                assert_eq!((memory.corrected, memory.uncorrected, memory.pages_offlined), expected, "{what}");
                assert_eq!((memory.name.as_deref(), memory.last_address), (Some("B2"), Some(0x27_6aeb_0180)), "{what}");
                assert!(observed.hardware_errors().is_empty(), "{what}");
                let action = if corrected { Action::None } else { Action::Replace };
                assert_eq!(memory.advice().action, action, "{what}");
            }
        }
    }
}

#[test]
fn errors_of_two_addresses_or_times_are_two_events_of_one_dimm() {
    // The programs alternate, a block of each error after the other.
    let (a, b) = (blocks(0x27_6aeb_0180, true), blocks(0x11_1111_0180, true));
    let both: String = a.iter().zip(&b).flat_map(|(a, b)| [a.as_str(), b.as_str()]).collect();
    let observed = read(&both.replace("{7}", "{8}"));
    assert_eq!(observed.memory.values().map(|m| m.corrected).collect::<Vec<_>>(), [2], "{:#?}", observed.memory);
    let later = a
        .concat()
        .replace("T10:11:1", "T10:41:1")
        .replace(" 10:11:12", " 10:41:12")
        .replace("1763633472", "1763635272");
    let observed = read(&(a.concat() + &later));
    assert_eq!(observed.memory.values().map(|m| m.corrected).collect::<Vec<_>>(), [2], "{:#?}", observed.memory);
    assert_eq!(observed.memory.values().next().expect("a DIMM").advice().action, Action::Offline);
}

#[test]
fn a_dimm_keeps_the_name_that_one_error_gave_it() {
    // After they have been joined once, the record of the firmware and the driver name the same DIMM.
    let joined = blocks(0x27_6aeb_0180, true)[1..3].concat();
    let later = blocks(0x11_1111_0180, true)[2].replace("10:11", "11:11").replace("{7}", "{8}");
    let observed = read(&(joined + &later));
    let places: Vec<String> = observed.memory.keys().map(ToString::to_string).collect();
    assert_eq!(places, [format!("n1/{EDAC}")]);
    assert_eq!(observed.memory.values().next().expect("a DIMM").corrected, 2);
}

const RECORD: [&str; 4] = [
    "{1}[Hardware Error]: Hardware error from APEI Generic Hardware Error Source: 4",
    "{1}[Hardware Error]: event severity: recoverable",
    "{1}[Hardware Error]:   section_type: memory error",
    "{1}[Hardware Error]:   physical_address: 0x0000002376aeb180",
];

/// Lines of two boots do not belong to one error, even if one address is in both within two seconds.
#[test]
fn an_error_after_the_line_of_a_boot_is_another_error() {
    let line = |text: &str| format!("Nov 20 10:11:12 n1 kernel: {text}\n");
    let record: String = RECORD.iter().map(|text| line(text)).collect();
    let driver =
        line("EDAC MC0: 1 UE memory read error on DIMM_A1 (channel:0 slot:0 page:0x2376aeb offset:0x180 grain:32)");
    let count = |between: &str| {
        let observed = read(&format!("{record}{between}{driver}"));
        observed.memory.values().map(|m| m.uncorrected).sum::<u64>()
    };
    for boot in ["-- Boot 6c1f0a2b3c4d5e6f708192a3b4c5d6e7 --\n", "-- Reboot --\n", &line("Linux version 6.8.0 (gcc)")]
    {
        assert_eq!(count(boot), 2, "{boot}");
    }
    assert_eq!(count(""), 1);
    assert_eq!(read(&format!("{record}-- Reboot --\n{record}")).memory.values().map(|m| m.uncorrected).sum::<u64>(), 2);
}

/// A record gives the time of day. Later lines of the boot have only the time since the boot; their times of day follow
/// from the record.
#[test]
fn the_time_in_a_record_is_that_of_later_lines_of_the_boot() {
    let later = "[  160.500000] EDAC MC0: 1 CE memory read error on DIMM_A1 (channel:0 slot:0 page:0x1 offset:0x40)\n";
    let mce = "[  100.250000] mce: [Hardware Error]: CPU 3: Machine Check: 0 Bank 7: 8c00004000010091\n\
         [  100.250000] mce: [Hardware Error]: TSC 0 ADDR 276aeb0180 MISC 200001c086801086 \n\
         [  100.250000] mce: [Hardware Error]: PROCESSOR 0:50654 TIME 1763633472 SOCKET 0 APIC 0 microcode 2000065\n";
    let of_firmware = ["{1}[Hardware Error]: precise tstamp: 2025-11-20 10:11:12"];
    let precise = RECORD[..2].iter().chain(&of_firmware).chain(&RECORD[2..]);
    let precise: String = precise.map(|line| format!("[  100.250000] {line}\n")).collect();
    // 1763633472 is 2025-11-20T10:11:12Z, 60.25 s before the last line.
    for record in [mce, &precise] {
        let observed = read(&format!("{record}{later}"));
        let last = |name: &str| {
            let found = observed.memory.iter().find(|(place, _)| place.to_string().contains(name));
            found.unwrap_or_else(|| panic!("{name} in {:?}", observed.memory)).1.last_seen.to_string().replace('T', " ")
        };
        assert!(last("DIMM_A1").starts_with("2025-11-20 10:12:12"), "{}", last("DIMM_A1"));
        let first = observed.memory.keys().map(|place| last(&place.to_string())).min().expect("two");
        assert!(first.starts_with("2025-11-20 10:11:12"), "{first}");
    }
    assert_eq!(read(later).memory.values().next().expect("one").last_seen.to_string(), "[160.500000]");
}
