//! Tests that a log with a severe record never gives status 0, for every severity and every section type that the
//! kernel's headers define, known or not.

use eccforge_gpu::observed::Action;
use eccforge_gpu::replay::{ReadOptions, replay};

/// Severities of UEFI as Linux prints them (drivers/firmware/efi/cper.c, `severity_strs`), and whether they are severe.
const SEVERITIES: [(&str, bool); 5] =
    [("recoverable", true), ("fatal", true), ("corrected", false), ("info", false), ("unknown", true)];

/// The section types that Linux prints in words (cper.c, `cper_estatus_print_section`).
const WORDS: [&str; 7] = [
    "general processor error",
    "memory error",
    "PCIe error",
    "ARM processor error",
    "IA32/X64 processor error",
    "Firmware Error Record Reference",
    "CXL Protocol Error",
];

/// All section types of include/linux/cper.h and drivers/firmware/efi/cper_cxl.h of Linux 6.12, which a kernel without
/// their readers prints by number; the last three are NVIDIA's, Ampere's and an invented one.
const IDS: [&str; 19] = [
    "9876ccad-47b4-4bdb-b65e-16f193c4f3db",
    "dc3ea0b0-a144-4797-b95b-53fa242b6e1d",
    "e429faf1-3cb7-11d4-bca7-0080c73c8881",
    "e19e3d16-bc11-11e4-9caa-c2051d5d46b0",
    "a5bc1114-6f64-4ede-b863-3e83ed7c83b1",
    "d995e954-bbc1-430f-ad91-b44dcb3c6f35",
    "81212a96-09ed-4996-9471-8d729c8e69ed",
    "c5753963-3b84-4095-bf78-eddad3f9c9dd",
    "eb5e4685-ca66-4769-b6a2-26068b001326",
    "5b51fef7-c79d-4434-8f1b-aa62de3e2c64",
    "71761d37-32b2-45cd-a7d0-b0fedd93e8cf",
    "036f84e1-7f37-428c-a79e-575fdfaa84ec",
    "fbcd0a77-c260-417f-85a9-088b1621eba6",
    "601dcbb3-9c06-4eab-b8af-4e9bfb5c9624",
    "fe927475-dd59-4339-a586-79bab113b774",
    "80b9efb4-52b5-4de3-a777-68784b771048",
    "6d5244f2-2712-11ec-bea7-cb3fdb95c786",
    "e8ed898d-df16-43cc-8ecc-54f060ef157f",
    "00000000-1111-2222-3333-444444444444",
];

fn worst(log: &str) -> Action {
    let intake = replay(log.as_bytes(), ReadOptions::default(), None, &mut ()).expect("memory");
    assert_eq!((intake.failure(), intake.malformed), (None, 0), "{log}");
    intake.observed.advised().first().map_or(Action::None, |advised| advised.advice.action)
}

#[test]
fn every_section_type_in_every_severity_asks_for_an_action_if_it_is_severe() {
    let kinds = WORDS.iter().map(|kind| format!("section_type: {kind}"));
    let unknown = IDS.iter().map(|id| format!("section type: unknown, {id}"));
    for kind in kinds.chain(unknown).chain([String::new()]) {
        for (severity, is_severe) in SEVERITIES {
            let line = |number: u32, text: &str| format!("[1.0] {{{number}}}[Hardware Error]: {text}\n");
            let head = line(1, "Hardware error from APEI Generic Hardware Error Source: 1");
            let new = head.clone() + &line(1, &format!("event severity: {severity}"));
            let old = head.clone() + &line(1, &format!("severity: 1, {severity}"));
            let section = if kind.is_empty() { String::new() } else { line(1, &format!("  {kind}")) };
            for log in [
                new.clone() + &line(1, &format!(" Error 0, type: {severity}")) + &section,
                new + &section,
                old + &line(1, &format!("section: 0, severity: 1, {severity}")) + &section,
            ] {
                assert_eq!(worst(&log) >= Action::Drain, is_severe, "{log}");
            }
        }
    }
}

/// rasdaemon 0.8.5 and 0.6.8: every event of ras-events.c, with every severity that its handler prints.
#[test]
fn every_event_of_rasdaemon_asks_for_an_action_if_it_is_severe() {
    let at = "Nov 20 10:11:12 n1 rasdaemon[812]: <idle>-0 [000] d.h. 0.000012";
    let mc = |level: &str, kind: &str| {
        format!("mc_event {level} 2025-11-20 10:11:12 +0000 1 {kind} error: x on D1 (mc: 0 grain: 5)")
    };
    let aer = |level: &str, kind: &str| {
        format!(
            "aer_event {level} 2025-11-20 10:11:12 +0000 0000:3b:00.0 (a - b - vendor_id: 0x1 device_id: 0x2) Bad TLP {kind}"
        )
    };
    let extlog = |kind: &str| {
        format!("extlog_mem_event 2025-11-20 10:11:12 +0000 [X] 1 {kind} error: no error physical addr: 0x40 mask: 0x0")
    };
    let other = |kind: &str| {
        format!(
            "non_standard_event 2025-11-20 10:11:12 +0000  {kind} section type: 6d5244f2 fru text: A fru id: 0  length: 1"
        )
    };
    let cases = [
        (mc("[ERROR]", "Corrected"), false),
        (mc("[CRIT]", "Uncorrected"), true),
        (mc("[CRIT]", "Deferred"), true),
        (mc("[EMERG]", "Fatal"), true),
        (mc("[DEBUG]", "Info"), false),
        (mc("[CRIT]", "New"), true),
        (aer("[ERROR]", "Corrected"), false),
        (aer("[CRIT]", "Uncorrected (Non-Fatal)"), true),
        (aer("[EMERG]", "Uncorrected (Fatal)"), true),
        (aer("[DEBUG]", "Unknown severity"), true),
        (extlog("recoverable"), true),
        (extlog("fatal"), true),
        (extlog("corrected"), false),
        (extlog("informational"), false),
        ("cxl_poison [ERROR] 2025-11-20 10:11:12 +0000 memdev:mem1 host:0 serial:0x1 trace_type:List region:r dpa:0x40 dpa_length:0x40 source:Internal".to_owned(), true),
        ("cxl_poison [ERROR] 2025-11-20 10:11:12 +0000 memdev:mem1 host:0 serial:0x1 trace_type:Clear region:r dpa:0x40 dpa_length:0x40 ".to_owned(), false),
        ("cxl_generic_event [ERROR] 2025-11-20 10:11:12 +0000 memdev:mem1 host:0 serial:0x1 log type:Fatal hdr_uuid:x ".to_owned(), true),
        ("cxl_memory_module [ERROR] 2025-11-20 10:11:12 +0000 memdev:mem1 host:0 serial:0x1 log type:Failure hdr_uuid:x ".to_owned(), true),
        ("cxl_memory_module [ERROR] 2025-11-20 10:11:12 +0000 memdev:mem1 host:0 serial:0x1 log type:Informational hdr_uuid:x ".to_owned(), false),
        (other("Informational"), false),
        (other("Corrected"), false),
        (other("Recoverable"), true),
        (other("Fatal"), true),
        ("cxl_aer_uncorrectable_error [CRIT] 2025-11-20 10:11:12 +0000 memdev:mem0 error status:'x'".to_owned(), true),
        ("any_new_event [EMERG] 2025-11-20 10:11:12 +0000 something".to_owned(), true),
    ];
    let quiet = format!("{at} {}\n", mc("[ERROR]", "Corrected"));
    for (text, is_severe) in cases {
        for colon in [" ", ": "] {
            let text = text.replacen(' ', colon, 1);
            assert_eq!(worst(&format!("{quiet}{at} {text}\n")) > Action::None, is_severe, "{text}");
        }
    }
}

/// Linux 6.12, include/ras/ras_event.h: every event, with every severity that its format prints; GHES_SEV of include/acpi/ghes.h.
#[test]
fn every_trace_event_asks_for_an_action_if_it_is_severe() {
    let mc = |kind: &str| format!("mc_event: 1 {kind} error: x on D1 (mc:0 location:0:0:0 address:0x1000 grain:6)");
    let aer = |kind: &str| {
        format!("aer_event: 0000:3b:00.0 PCIe Bus Error: severity={kind}, Bad TLP, TLP Header=Not available")
    };
    let extlog = |kind: &str| {
        format!(
            "extlog_mem_event: {{1}} {kind} error: unknown (x) physical addr: 0000000000001000 (mask lsb: 6) FRU: 0-0 D1"
        )
    };
    let other = |kind: u32| {
        format!("non_standard_event: severity: {kind}; sec type:6d5244f2-2712; FRU: 0-0 A; data len:1; raw data:00")
    };
    let words = [("Corrected", false), ("Uncorrected", true), ("Deferred", true), ("Fatal", true), ("Info", false)];
    let of_mc = words.map(|(kind, is_severe)| (mc(kind), is_severe));
    let of_aer = [("Corrected", false), ("Fatal", true), ("Uncorrected, non-fatal", true)];
    let of_aer = of_aer.map(|(kind, is_severe)| (aer(kind), is_severe));
    let of_extlog = SEVERITIES[..3].iter().map(|(kind, is_severe)| (extlog(kind), *is_severe));
    let of_other = (0..4).map(|kind| (other(kind), kind >= 2));
    let of_arm = ("arm_event: affinity level: 0; MPIDR: 0; MIDR: 0; running state: 1; PSCI state: 0".to_owned(), true);
    for (text, is_severe) in of_mc.into_iter().chain(of_aer).chain(of_extlog).chain(of_other).chain([of_arm]) {
        let line = |text: &str| format!("          <idle>-0       [003] d.h1.  1234.567890: {text}\n");
        let quiet = line(&mc("Corrected").replace("D1", "D2").replace("0x1000", "0x9000"));
        assert_eq!(worst(&(quiet + &line(&text))) > Action::None, is_severe, "{text}");
    }
}

/// rasdaemon 0.8.5: a record of RISC-V is severe from its second line.
#[test]
fn every_severity_of_a_record_of_risc_v_counts_from_its_line_on() {
    let line = |text: &str| format!("Nov 20 10:11:12 n1 rasdaemon[812]: {text}\n");
    let head = line("<idle>-0 [0] d. 0.1 reri_event: [ERROR] 2026-11-20 10:11:12 +0000 err_src_id: 0x1 source: IOMMU");
    for (severity, is_severe) in
        [("Corrected", false), ("Recoverable", true), ("Fatal", true), ("Informational", false)]
    {
        let log = head.clone() + &line(&format!(" severity: {severity}"));
        assert_eq!(worst(&log) > Action::None, is_severe, "{severity}");
    }
}

#[test]
fn severe_lines_that_no_form_reads_are_listed_and_have_a_status_of_their_own() {
    for (line, is_severe) in [
        ("Kernel panic - not syncing: Fatal hardware error!", true),
        ("Kernel panic - not syncing: VFS: Unable to mount root fs", false),
        ("EDAC MC0: UE of a form that is not known", true),
        ("EDAC MC0: Giving out device to module skx_edac", false),
        ("EDAC MC0: 1 UE FAKE ERROR on unknown memory (page:0x0 offset:0x0 grain:0 - for EDAC testing only)", false),
        ("EDAC DEVICE0: UE: instance: cpu0 block: L2 count: 1 'cache error'", true),
        ("EDAC DEVICE0: CE: instance: cpu0 block: L2 count: 1 'cache error'", false),
        ("pcieport 0000:00:01.0: AER: Uncorrected (Fatal) error received: 0000:01:00.0", true),
        (
            "nvme 0000:01:00.0: PCIe Bus Error: severity=Uncorrectable (Fatal), type=Transaction Layer, (Requester ID)",
            true,
        ),
        ("nvme 0000:01:00.0: PCIe Bus Error: severity=Corrected, type=Physical Layer, (Receiver ID)", false),
        ("SError Interrupt on CPU3, code 0x00000000be000411 -- SError", true),
        ("MCE: CPU27: machine check (Severe) Host UE Load/Store [Not recovered]", true),
        ("opal: Hardware platform error: Unrecoverable Machine Check exception", true),
        ("xe 0000:03:00.0: [drm] *ERROR* [Hardware Error]: Tile0 reported NONFATAL error 0x20000", true),
        ("xe 0000:03:00.0: [drm] [Hardware Error]: Tile0 reported CORRECTABLE error 0x1", false),
        ("habanalabs hl3: HBM2 pc5 interrupts info: WR_PAR=0, RD_PAR=0, CA_PAR=0, SERR=0, DERR=1", true),
        ("habanalabs hl3: HBM2 pc5 interrupts info: WR_PAR=0, RD_PAR=0, CA_PAR=0, SERR=1, DERR=0", false),
        ("habanalabs hl0: ECC error detected. address: 0x10. Syndrom: 0x1. block id 3. critical 1.", true),
        ("(XEN) Fatal machine check: Cannot recover", true),
        ("NVRM: GPU0 unrecoverable error in a unit that is not known", true),
    ] {
        let log = format!("[1.0] Linux version 6.8.0-45 (x) (gcc)\n[2.0] {line}\n");
        let action = worst(&log);
        assert_eq!(action > Action::None, is_severe, "{line}: {action}");
        assert_eq!(Action::Inspect.status(), 16);
    }
}

/// An error of a storm counts with its rate: 16 errors in 4 s are 4 a second; the limits of a Poisson count of 16 are
/// 9.1 and 26.0.
#[test]
fn a_storm_is_first_and_has_a_rate_with_an_interval() {
    let line = |at: u32, row: u32| {
        format!(
            "[{at}.0] EDAC MC0: 4 CE memory read error on D1 (channel:0 slot:0 page:{:#x} offset:0x0 grain:32 syndrome:0x0 -  rank:0 bank:1 row:{row} col:3)\n",
            0x100 + row
        )
    };
    let log = [line(1, 1), line(2, 2), line(3, 3), line(5, 4)].concat();
    let intake = replay(log.as_bytes(), ReadOptions::default(), None, &mut ()).expect("memory");
    let advice = &intake.observed.advised()[0].advice;
    assert_eq!(advice.action, Action::Replace);
    assert_eq!(
        advice.reasons,
        ["16 corrected errors in 4 seconds, 4 a second (2 to 6)", "16 errors in one column of one bank in 4 seconds"]
    );
}

/// The management controller of the board, in its own time zone, and the kernel report one error; the DIMM is named
/// once.
#[test]
fn an_entry_of_the_controller_of_the_board_and_the_kernels_line_are_one_error() {
    let kernel = "2023-08-23T07:15:44Z n1 kernel: EDAC MC0: 1 UE memory read error on unknown memory (page:0x100 offset:0x0 grain:32)\n";
    let entry = "  30 | 08/23/2023 | 09:15:43 | Memory DIMM_P1_A1 | Uncorrectable ECC | Asserted\n";
    let later = "  31 | 08/29/2023 | 09:15:43 | Memory DIMM_P1_A1 | Uncorrectable ECC | Asserted\n";
    let of = |log: &str| {
        let intake = replay(log.as_bytes(), ReadOptions::default(), None, &mut ()).expect("memory");
        let memory = intake.observed.memory.iter().map(|(place, memory)| (place.at.clone(), memory.uncorrected));
        memory.collect::<Vec<_>>()
    };
    assert_eq!(of(entry), [("SEL Memory DIMM_P1_A1".to_owned(), 1)]);
    let kernel_only = kernel.replace(" n1 kernel", " kernel");
    assert_eq!(of(&(kernel_only.clone() + entry)), [("SEL Memory DIMM_P1_A1".to_owned(), 1)]);
    assert_eq!(of(&(kernel_only + later)).len(), 2, "six days apart are two errors");
}
