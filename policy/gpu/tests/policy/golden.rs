//! Tests of every form of report against stored files, with the examples of the documents where these give any.

use crate::policy::support::{Gpu, banks, content, profile, xids};
use eccforge_evidence::event::{Cause, DecodeStatus, EventKind, MemoryError, Requester};
use eccforge_evidence::log::stamp::Stamp;
use eccforge_evidence::log::{Fact, kernel_line};
use eccforge_evidence::recovery::RecoveryAction;
use eccforge_evidence::time::Time;
use eccforge_evidence::wire::{Line, to_json};
use eccforge_evidence::xid::print::{ALREADY_PENDING, NO_SPARE, RESERVED_ROW, TABLE_FULL};
use eccforge_evidence::xid::{Containment, PciId, Recovery, Says, Xid, XidLine, parse_line};
use eccforge_gpu::action::Action;
use eccforge_gpu::geometry::{Geometry, RowId};
use eccforge_gpu::inforom::{InfoRom, RomRecord};
use eccforge_gpu::machine::histogram::Histogram;
use eccforge_gpu::machine::{Machine, TraceKind};
use eccforge_gpu::report::csv::{self, Query};
use eccforge_gpu::report::{Health, parse_uuid, smbpbi, text, xml};

const PCI: PciId = PciId { domain: 0, bus: 1, device: 0 };
const TIMESTAMP: &str = "Fri Oct 24 11:07:12 2025";
const UUID: &str = "GPU-d73c8888-9482-7d65-c95c-4b58c7d9eb4c";

fn golden(name: &str, found: &str) {
    xtask::golden!([(format!("tests/golden/{name}"), found)]);
}

fn health(name: &str, records: &[RomRecord]) -> Health {
    let machine = Machine::new(profile(name), TraceKind::Observed);
    let mut rom = InfoRom::default();
    for r in records.iter() {
        rom.apply(r);
    }
    let state = machine.boot(rom);
    Health::of(&machine, &state, parse_uuid(UUID).expect("a UUID"), PCI)
}

fn page(page: u64, cause: Cause) -> RomRecord {
    RomRecord::PageRetired { page, cause, time: Time(0) }
}

fn row(row: u32, cause: Cause) -> RomRecord {
    RomRecord::RowRemapped { row: RowId(row), cause, time: Time(0), replaces: None }
}

/// Returns the three pages of the r352 document's CSV.
fn documents_pages() -> Vec<RomRecord> {
    vec![page(0xABC123, Cause::DoubleBit), page(0xDEF456, Cause::DoubleBit), page(0x123ABC, Cause::SingleBit)]
}

/// Returns an H100 with one uncorrectable row that waits for the reset, as in the text of r550.
fn h100() -> Health {
    let mut gpu = Gpu::new("h100");
    gpu.error(DecodeStatus::Due, 0x18f3_1d80, Requester::Sm);
    Health::of(&gpu.machine, &gpu.state, parse_uuid(UUID).expect("a UUID"), PCI)
}

// covers: D.9
#[test]
fn the_r352_text_is_the_documents() {
    let health = health("page-retirement-r352", &[page(0x1000, Cause::SingleBit), page(0x2000, Cause::SingleBit)]);
    let document = "\tRetired pages\n               Single Bit ECC             : 2\n               Double Bit ECC             : 0\n               Pending                    : No\n";
    assert_eq!(text::sections_of(&health, &["PAGE_RETIREMENT"]), document);
    golden("page-retirement-r352.txt", &text::sections_of(&health, &["PAGE_RETIREMENT"]));
}

// covers: D.9 D.10
#[test]
fn the_csv_is_the_documents() {
    let fields = "gpu_uuid,retired_pages.address,retired_pages.cause";
    let csv = csv::query(&[health("page-retirement-r352", &documents_pages())], Query::RetiredPages, fields, true)
        .expect("known fields");
    let document = "gpu_uuid, retired_pages.address, retired_pages.cause\n\
                    GPU-d73c8888-9482-7d65-c95c-4b58c7d9eb4c, 0xABC123, Double Bit ECC\n\
                    GPU-d73c8888-9482-7d65-c95c-4b58c7d9eb4c, 0xDEF456, Double Bit ECC\n\
                    GPU-d73c8888-9482-7d65-c95c-4b58c7d9eb4c, 0x123ABC, Single Bit ECC\n";
    assert_eq!(csv, document);
    golden("retired-pages.csv", &csv);
}

// covers: D.9
#[test]
fn the_xml_lists_pages_and_rows() {
    golden(
        "smi-page-retirement.xml",
        &xml::log(&[health("v100-page-retirement", &documents_pages())], TIMESTAMP).expect("memory"),
    );
    golden("smi-h100.xml", &xml::log(&[h100()], TIMESTAMP).expect("memory"));
}

/// Returns the form of the r352 document: `XID 63 Dynamic Page Retirement: ...` (D.9).
fn r352_form(line: &XidLine) -> String {
    format!("XID {} {}", line.xid.code, line.xid.text)
}

// covers: D.9
#[test]
fn the_three_xids_of_page_retirement_have_the_documents_forms() {
    let line = |xid| r352_form(&XidLine::new(PCI, xid));
    assert_eq!(
        line(Xid::double_bit_on(Some(PCI))),
        "XID 48 An uncorrectable double bit error (DBE) has been detected on GPU (0000:01:00)"
    );
    assert_eq!(
        line(Xid::page_retired(0xabc)),
        "XID 63 Dynamic Page Retirement: New retired page, reload the driver to activate. (0xabc)"
    );
    assert_eq!(
        line(Xid::page_failed(0x3fdf5e)),
        "XID 64 Dynamic Page Retirement: Fatal error, unable to retire page (0x3fdf5e)"
    );
    let mut gpu = Gpu::new("page-retirement-r352");
    let log: Vec<String> = gpu.due(0xabc000).iter().filter_map(|a| a.line(PCI)).map(|l| r352_form(&l)).collect();
    golden("xid-r352.log", &(log.join("\n") + "\n"));
}

/// The three lines of table 2 of the A100 document.
const A100_TABLE_2: [&str; 3] = [
    "NVRM: Xid (PCI:0000:01:00 GPU-I:05): 94, pid=7194, Contained: CE User Channel (0x9). RST: No, D-RST: No",
    "NVRM: Xid (PCI:0000:01:00): 94, pid=7062, Contained: CE User Channel (0x9). RST: No, D-RST: No",
    "NVRM: Xid (PCI:0000:01:00): 95, pid=7062, Uncontained: LTC TAG (0x2,0x0). RST: Yes, D-RST: No",
];

// covers: A.7
#[test]
fn the_containment_xids_are_those_of_the_a100_document() {
    let error = |requester, client, instance, unit| {
        let error = MemoryError {
            outcome: DecodeStatus::Due,
            address: None,
            requester,
            client: Some(client),
            instance,
            unit,
            silent: None,
        };
        EventKind::Error(error)
    };
    let events = [
        (true, error(Requester::CeUserChannel, 7194, Some(5), [Some(9), None])),
        (false, error(Requester::CeUserChannel, 7062, None, [Some(9), None])),
        (false, error(Requester::LtcTag, 7062, None, [Some(2), Some(0)])),
    ];
    let mut log = String::new();
    for ((mig, event), document) in events.into_iter().zip(A100_TABLE_2) {
        let mut gpu = Gpu::new("a100-40gb");
        gpu.does(EventKind::MigMode(mig));
        let line = gpu.does(event).iter().find_map(|a| a.line(PCI)).expect("an XID");
        assert_eq!(line.to_string(), document);
        log += &format!("{line}\n");
    }
    golden("xid-a100-table-2.log", &log);
}

// covers: A.7 D.9
#[test]
fn every_line_that_is_printed_reads_back_as_the_same_value() {
    const ADDRESS: u64 = 0x18f3_1d80;
    let row = |why: &str| Xid::row_failed(ADDRESS, why);
    let report = |contained, unit: &str, numbers, reset, drain_and_reset| Containment {
        contained,
        unit: unit.to_owned(),
        numbers,
        reset,
        drain_and_reset,
    };
    let reports = [
        report(true, "SM", [Some(1), None], false, false),
        report(false, "LTC", [Some(2), Some(0)], false, false),
        report(true, "MMU", [None, None], false, true),
    ];
    let recovered = Recovery { code: 1, label: "GPU Reset Required".into() };
    let on_gpu = Says::DoubleBit { address: None, partition: None };
    let mut xids = vec![
        (Xid::double_bit_on(Some(PCI)), on_gpu),
        (Xid::double_bit_at(ADDRESS, [16, 3]), Says::DoubleBit { address: Some(ADDRESS), partition: Some([16, 3]) }),
        (Xid::page_retired(0xabc), Says::PageRetired(0xabc)),
        (Xid::page_failed(0x3fdf5e), Says::PageFailed(0x3fdf5e)),
        (Xid::new(63, "Row Remapper: New row marked for remapping, reset gpu to activate."), Says::RowRecorded(None)),
        (Xid::row_recorded(ADDRESS), Says::RowRecorded(Some(ADDRESS))),
        (row(TABLE_FULL), Says::RowFailed(ADDRESS)),
        (row(NO_SPARE), Says::RowFailed(ADDRESS)),
        (row(RESERVED_ROW), Says::RowFailed(ADDRESS)),
        (row(ALREADY_PENDING), Says::RowPending(ADDRESS)),
        (row("Internal state error"), Says::RowFailed(ADDRESS)),
        (
            Xid::new(64, "DRAM Retirement failed due to full inforom object at 0x0000000000001000"),
            Says::RetirementFailed(0x1000),
        ),
        (Xid::new(93, "Non-fatal violation of provisioned InfoROM wear limit"), Says::Known),
        (Xid::recovery_changed(RecoveryAction::None, RecoveryAction::GpuReset), Says::Recovery(recovered)),
        (Xid::new(79, "GPU has fallen off the bus."), Says::Other),
    ];
    xids.extend(reports.map(|report| (Xid::containment(&report, false), Says::Containment(report))));
    let at = report(false, "DRAM", [Some(1), Some(0)], true, false);
    let text = "Uncontained: DRAM (0x1, 0x0). physAddr: 0x18f31d80 RST: Yes, D-RST: No";
    xids.insert(17, (Xid::new(95, text), Says::Containment(at)));
    let mut log = String::new();
    for (at, (xid, says)) in xids.into_iter().enumerate() {
        let mut line = XidLine::new(PCI, xid);
        line.says = says;
        line.pid = (at % 2 == 0).then(|| "'<unknown>'".to_owned());
        line.name = (at % 4 == 0).then(|| "<unknown>".to_owned());
        line.gpu_instance = (at % 3 == 0).then_some(5);
        line.compute_instance = (at % 6 == 0).then_some(1);
        let text = kernel_line(None, Stamp::of(Time(1_234_567_890_000)), &line);
        assert_eq!(content(&text), Ok(Some(Fact::Xid(line))), "{text}");
        log += &format!("{text}\n");
    }
    golden("xid-all-forms.log", &log);
    for document in A100_TABLE_2 {
        let line = parse_line(document).expect("an XID").expect("well formed");
        assert_eq!(line.to_string(), document);
    }
}

// covers: A.6 A.8 A.9
#[test]
fn the_r550_text_shows_flags_entries_and_histogram_and_na_for_pages() {
    let text = text::log(&[h100()], &text::DEFAULT, TIMESTAMP);
    for line in [
        "Uncorrectable Error               : 1",
        "Pending                           : Yes",
        "Max                           : 2559 bank(s)",
        "High                          : 1 bank(s)",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    golden("smi-h100.txt", &text);
    golden(
        "smi-v100.txt",
        &text::log(&[health("v100-page-retirement", &documents_pages())], &text::DEFAULT, TIMESTAMP),
    );
}

// covers: A.9
#[test]
fn the_histogram_of_1516_15_and_5_banks_is_the_documents_table() {
    let geometry = Geometry::built_in("example-1536").expect("shipped");
    let rows = geometry.sizes[4];
    let mut rom = InfoRom::default();
    for bank in 0..20 {
        let used = if bank < 15 { 1 } else { 2 + bank % 5 };
        for n in 0..used {
            rom.apply(&row(bank * rows + n, Cause::DoubleBit));
        }
    }
    let histogram = Histogram::of(&rom, &geometry);
    assert_eq!(histogram, Histogram { max: 1516, high: 15, partial: 5, low: 0, none: 0 });
    assert_eq!(banks(&histogram), 1536);
}

// covers: A.6 A.9
#[test]
fn the_csv_of_remapped_rows_has_every_field() {
    let fields = "gpu_uuid,gpu_bus_id,remapped_rows.correctable,remapped_rows.uncorrectable,remapped_rows.pending,remapped_rows.failure,remapped_rows.histogram.max,remapped_rows.histogram.high,remapped_rows.histogram.partial,remapped_rows.histogram.low,remapped_rows.histogram.none";
    let both = [h100(), health("v100-page-retirement", &[])];
    golden("remapped-rows.csv", &csv::query(&both, Query::RemappedRows, fields, true).expect("known fields"));
    let refused = csv::query(&both, Query::RemappedRows, "remapped_rows.corectable", true).expect_err("misspelt");
    assert!(refused.contains("did you mean `remapped_rows.correctable`?"), "{refused}");
}

// covers: A.10
#[test]
fn smbpbi_words_have_the_driver_headers_layout() {
    let h100 = h100();
    let ask = |opcode, arg1, arg2| smbpbi::answer(&h100, smbpbi::command(opcode, arg1, arg2));
    let ok = |opcode: u32, arg1: u32, arg2: u32| 0x1F00_0000 | opcode | arg1 << 8 | arg2 << 16;
    assert_eq!(
        (ask(0x20, 0, 0).status, ask(0x20, 0, 0).data),
        (ok(0x20, 0, 0), 1),
        "one uncorrectable, no correctable"
    );
    assert_eq!(ask(0x20, 1, 0).data, 0b10, "pending, not failed");
    let histogram = ask(0x20, 2, 0);
    assert_eq!((histogram.status, histogram.data, histogram.ext_data), (0x1F00_0000, 0, 2559 << 16 | 1));
    assert_eq!((ask(0x1E, 1, 1).status, ask(0x1E, 1, 1).data), (ok(0x1E, 1, 1), 1), "one uncorrectable DRAM error");
    assert_eq!(ask(0x1E, 0, 0).status >> 24, smbpbi::NOT_AVAILABLE, "corrected SRAM errors are not kept: not 0");
    assert_eq!(ask(0x13, 0, 0).status >> 24, smbpbi::NOT_AVAILABLE, "no page retirement on this product");
    let v100 = health("v100-page-retirement", &documents_pages());
    assert_eq!(smbpbi::answer(&v100, smbpbi::command(0x13, 0, 0)).data, 1 | 2 << 8);
    assert_eq!(smbpbi::answer(&v100, smbpbi::command(0x20, 0, 0)).status >> 24, smbpbi::NOT_AVAILABLE);
    let words: String = [(0x1E, 0, 1), (0x1E, 1, 1), (0x20, 0, 0), (0x20, 1, 0), (0x20, 2, 0), (0x13, 0, 0)]
        .map(|(op, a, b)| {
            let w = ask(op, a, b);
            format!("{op:#04x},{a},{b}: {:08x} {:08x} {:08x}\n", w.status, w.data, w.ext_data)
        })
        .concat();
    golden("smbpbi-h100.txt", &words);
}

// covers: A.10
#[test]
fn each_class_of_the_histogram_stands_in_its_half_of_a_word() {
    let mut health = h100();
    let histogram = &mut health.remapped.as_mut().expect("rows").histogram;
    (histogram.max, histogram.high, histogram.partial, histogram.low, histogram.none) = (5, 4, 3, 2, 1);
    let answer = smbpbi::answer(&health, smbpbi::command(0x20, 2, 0));
    assert_eq!((answer.status, answer.data, answer.ext_data), (0x1F00_0001, 3 << 16 | 2, 5 << 16 | 4));
    // The lifetime count of SRAM is not recorded, and the answer is not the count of DRAM instead.
    assert_eq!(smbpbi::answer(&health, smbpbi::command(0x1E, 1, 0)).status >> 24, smbpbi::NOT_AVAILABLE);
}

// covers: A.10
#[test]
fn counts_too_wide_for_their_field_saturate_and_say_so() {
    let mut health = h100();
    let remapped = health.remapped.as_mut().expect("rows");
    remapped.uncorrectable = 3000;
    remapped.correctable = 2047;
    let data = smbpbi::answer(&health, smbpbi::command(0x20, 0, 0)).data;
    assert_eq!(data, 2047 | 1 << 11 | 2047 << 12);
}

#[test]
fn remapped_rows_are_not_available_while_mig_instances_are_active() {
    let mut gpu = Gpu::new("a100-80gb");
    gpu.does(EventKind::MigMode(true));
    let rows = |gpu: &Gpu| Health::of(&gpu.machine, &gpu.state, 0, PCI).remapped.is_some();
    assert!(rows(&gpu));
    gpu.does(EventKind::ClientStart { client: 1, instance: Some(1) });
    assert!(!rows(&gpu));
    let health = Health::of(&gpu.machine, &gpu.state, 0, PCI);
    assert!(text::sections_of(&health, &["ROW_REMAPPER"]).ends_with(": N/A\n"));
}

#[test]
fn events_are_json_lines() {
    let mut lines = String::new();
    let mut gpu = Gpu::new("a100-80gb");
    let kinds = [
        EventKind::ClientStart { client: 1, instance: None },
        EventKind::Allocate { client: 1, address: 0x20000, length: 0x10000 },
        EventKind::Pin { peer: 2, address: 0x20000, length: 1 },
        crate::policy::support::error(DecodeStatus::Due, 0x20040, Requester::Peer, Some(1)),
        EventKind::Recovery(RecoveryAction::NodeReboot),
        EventKind::PersistenceMode(true),
        EventKind::GpuReset,
    ];
    for kind in kinds {
        let event = eccforge_evidence::event::Event::new(Time(gpu.clock), kind);
        let line = Line { event, gpu: Some("0000:01:00".into()), scheme: Some("trio".into()), repeated: None };
        let text = to_json(&line);
        assert_eq!(eccforge_evidence::wire::parse(text.as_bytes()), Ok(line));
        lines += &format!("{text}\n");
        gpu.does(kind);
    }
    golden("events.jsonl", &lines);
}

#[test]
fn actions_are_json_lines() {
    let mut gpu = Gpu::new("h100");
    let actions = gpu.error(DecodeStatus::Due, 0x18f3_1d80, Requester::Peer);
    assert_eq!(xids(&actions), [48, 63, 95, 154]);
    let lines: String = actions.iter().map(|a: &Action| serde_json::to_string(a).expect("text") + "\n").collect();
    golden("actions.jsonl", &lines);
}
