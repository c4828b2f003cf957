//! Tests of the observations of a log, at the limits of storage, and of events that are counted only once.

use crate::policy::support::content;
use eccforge_evidence::log::finding::Finding;
use eccforge_evidence::log::finding::PageState;
use eccforge_evidence::log::stamp::{Clock, Stamp};
use eccforge_evidence::time::{SECOND, Time};
use eccforge_gpu::observed::{Action, GpuState, Limits, MemoryState, Observed, PendingReason, SwitchState};

const MS: u64 = SECOND / 1000;

/// Adds a line of a kernel log at a time in milliseconds after the boot; a line without known content adds nothing.
fn add(observed: &mut Observed, at: u64, text: &str) {
    if let Some(content) = content(text).expect("a line that can be read") {
        observed.add(None, Stamp::new(Clock::Boot, Time(at * MS)), &content);
    }
}

/// Returns the observations of lines, each with its time in milliseconds.
fn read<'a>(lines: impl IntoIterator<Item = (u64, &'a str)>) -> Observed {
    let mut observed = Observed::default();
    for (at, text) in lines {
        add(&mut observed, at, text);
    }
    observed
}

fn xid(code_and_text: &str) -> String {
    format!("NVRM: Xid (PCI:0000:18:00): {code_and_text}")
}

fn row(address: u64) -> String {
    xid(&format!("63, Row Remapper: New row ({address:#018x}) marked for remapping, reset gpu to activate."))
}

fn page(frame: u64) -> String {
    xid(&format!("63, Dynamic Page Retirement: New retired page, reload the driver to activate. ({frame:#x})"))
}

fn only(observed: &Observed) -> &GpuState {
    observed.gpus.values().next().expect("a GPU")
}

fn memory(observed: &Observed) -> &MemoryState {
    observed.memory.values().next().expect("a DIMM")
}

#[test]
fn devices_beyond_the_limit_are_not_followed_and_their_lines_are_counted() {
    let mut observed = Observed::new(Limits { devices: 1, ..Limits::default() }, None);
    let lines = |device: u32| {
        [
            format!("NVRM: Xid (PCI:0000:1{device}:00): 79, GPU has fallen off the bus."),
            format!("nvidia-nvswitch{device}: SXid (PCI:0000:8{device}:00.0): 12028, Non-fatal, Link 32"),
            format!("EDAC MC{device}: 1 CE memory read error on DIMM0 (channel:0 slot:0)"),
        ]
    };
    for device in [1, 2, 3, 1] {
        for line in lines(device).iter() {
            add(&mut observed, 0, line);
        }
    }
    assert_eq!([observed.gpus.len(), observed.switches.len(), observed.memory.len()], [1; 3]);
    assert_eq!(observed.not_followed, 6);
    assert_eq!(only(&observed).xids[&79], 2, "one that is followed still is");
}

#[test]
fn a_thousand_numbers_of_one_device_are_counted_separately() {
    let mut observed = Observed::default();
    for (n, code) in (10_000..11_001).chain([10_000]).enumerate() {
        add(&mut observed, n as u64 * 10_000, &xid(&format!("{code}, words")));
        add(&mut observed, 0, &format!("SXid (PCI:0000:84:00.0): {code}, Non-fatal, words"));
    }
    let gpu = only(&observed);
    let switch: &SwitchState = observed.switches.values().next().expect("a switch");
    assert_eq!([gpu.xids.len(), gpu.events.len(), switch.sxids.len()], [1000; 3]);
    assert_eq!([gpu.xids[&10_000], gpu.events[&10_000], switch.sxids[&10_000]], [2; 3]);
    assert_eq!([gpu.xids[&10_999], gpu.events[&10_999], switch.sxids[&10_999]], [1; 3]);
    assert_eq!((gpu.not_understood, switch.non_fatal), (1002, 1002), "all of them in all");
}

// covers: A.8
#[test]
fn a_page_or_a_row_counts_once_however_often_it_is_recorded() {
    let lines = [row(0x4000), page(0x4), row(0x8000), page(0x8), row(0x4000), page(0x4)];
    let observed = read(lines.iter().enumerate().map(|(i, line)| (i as u64 * 10_000, line.as_str())));
    let gpu = only(&observed);
    assert_eq!((gpu.rows_remapped, gpu.remaps_pending), (2, 2));
    assert_eq!((gpu.pages_retired, gpu.pages_pending), (2, 2));
}

#[test]
fn beyond_4096_addresses_every_recording_counts_of_one_that_was_not_kept() {
    let mut observed = Observed::default();
    let mut rows = |at: u64, address: u64| {
        add(&mut observed, at, &row(address << 12));
        only(&observed).rows_remapped
    };
    for n in 1..=4096 {
        rows(n * 10_000, n);
    }
    assert_eq!(rows(50_000_000, 1), 4096, "recorded before, and kept");
    assert_eq!(rows(60_000_000, 5000), 4097, "new");
    assert_eq!(rows(60_000_001, 5000), 4097, "a repetition of the same line");
    assert_eq!(rows(70_000_000, 5000), 4098, "not kept: nobody knows any more");
}

#[test]
fn lines_within_two_seconds_are_one_error_where_they_are_about_one_address() {
    let text = |address: u64| {
        let place = "partition 16, subpartition 3.";
        xid(&format!(
            "48, An uncorrectable double bit error (DBE) has been detected on GPU in the framebuffer at physAddr {address:#x} {place}"
        ))
    };
    let errors = |addresses: &[u64]| {
        let lines: Vec<String> = addresses.iter().map(|&a| text(a)).collect();
        only(&read(lines.iter().map(|line| (5, line.as_str())))).errors.double_bit
    };
    assert_eq!(errors(&[0x4000, 0x4000]), 1);
    assert_eq!(errors(&[0x4000, 0x8000]), 2);
    assert_eq!(errors(&[0x4000, 0x8000, 0x8000]), 2);
}

// covers: A.5
#[test]
fn a_hundred_reasons_for_returning_a_gpu_are_listed_and_all_are_counted() {
    let mut observed = Observed::default();
    for i in 0..101 {
        let text = format!("64, Row Remapper Error: ({:#018x}) - Row Remapping table is full", i << 12);
        add(&mut observed, i * 10_000, &xid(&text));
    }
    let gpu = only(&observed);
    assert_eq!((gpu.rma_evidence.len(), gpu.remaps_failed), (100, 101));
    assert_eq!(gpu.advice().action, Action::Rma);
}

// covers: D.5 A.3
#[test]
fn a_load_of_the_driver_takes_retired_pages_out_of_use_and_rows_wait_on() {
    let load = "NVRM: loading NVIDIA UNIX x86_64 Kernel Module  535.183.01  Sun May 12 19:39:15 UTC 2024";
    let lines = [page(0x4), row(0x8000)];
    let mut observed = read([(0, lines[0].as_str()), (10, &lines[1])]);
    let pending = |observed: &Observed| -> Vec<PendingReason> {
        only(observed).pending_resets.iter().map(|pending| pending.reason).collect()
    };
    assert_eq!(pending(&observed), [PendingReason::PageRetirement, PendingReason::RowRemap]);
    add(&mut observed, 20, load);
    assert_eq!(pending(&observed), [PendingReason::RowRemap]);
    let gpu = only(&observed);
    assert_eq!((gpu.pages_retired, gpu.pages_pending, gpu.remaps_pending), (1, 0, 1));
}

#[test]
fn a_page_frame_of_the_host_is_counted_once_as_long_as_it_is_kept() {
    let mut observed = Observed::new(Limits { frames: 2, ..Limits::default() }, None);
    let offlined = [1, 1, 2, 2, 3, 3].map(|frame| {
        observed.host_error(None, Stamp::ABSENT, &Finding::of_page("pages", frame, PageState::Out));
        memory(&observed).pages_offlined
    });
    assert_eq!(offlined, [1, 1, 2, 2, 3, 4], "two are kept");
}

#[test]
fn pages_that_will_be_or_could_not_be_taken_out_of_use_are_counted() {
    let mut observed = Observed::default();
    for n in 1..=3 {
        let mut page =
            |frame, state| observed.host_error(None, Stamp::ABSENT, &Finding::of_page("pages", frame, state));
        page(n, PageState::Pending);
        page(10 + n, PageState::Out);
        for _ in 0..2 {
            page(10 + n, PageState::Failed);
        }
    }
    let memory = memory(&observed);
    assert_eq!((memory.pages_offlined, memory.pages_pending, memory.pages_failed), (0, 3, 3), "a page has one state");
}

#[test]
fn each_apei_record_of_memory_counts_once_for_the_dimm_that_it_names_first() {
    let record = |number: u32, lines: &[&str]| -> Vec<String> {
        lines.iter().map(|line| format!("{{{number}}}[Hardware Error]: {line}")).collect()
    };
    let (severity, memory_section) = ("event severity: corrected", "section_type: memory error");
    let (dimm, card) = ("DIMM location: P1 DIMM_A1.", "node:0 card:1 module:0 device:3");
    let lines = [
        record(1, &[severity, memory_section, "physical_address: 0x4000", card, dimm]),
        record(2, &[severity, "section_type: PCIe error", dimm]),
        record(3, &["event severity: fatal", memory_section, card]),
        record(4, &[memory_section, card]),
    ]
    .concat();
    let observed = read(lines.iter().map(|line| (0, line.as_str())));
    assert_eq!(observed.memory.keys().map(ToString::to_string).collect::<Vec<_>>(), ["APEI node:0 card:1 module:0"]);
    let memory = memory(&observed);
    assert_eq!((memory.corrected, memory.uncorrected, memory.last_address), (1, 1, Some(0x4000)));
}

#[test]
fn a_page_is_of_the_dimm_whose_location_an_apei_record_gave_for_its_address() {
    let lines = ["event severity: corrected", "section_type: memory error", "physical_address: 0x4000"];
    for (location, dimm) in [
        ("DIMM location: P1 DIMM_A1.", "APEI P1 DIMM_A1"),
        ("DIMM location: not present. DMI handle: 0x0011", "APEI DMI handle 0x0011"),
    ] {
        let record = lines.iter().chain([&location]).map(|line| format!("{{1}}[Hardware Error]: {line}"));
        let lines: Vec<String> = record.chain([xid("79, GPU has fallen off the bus.")]).collect();
        let mut observed = read(lines.iter().map(|line| (0, line.as_str())));
        observed.host_error(None, Stamp::ABSENT, &Finding::of_page("pages", 4, PageState::Out));
        let devices: Vec<String> = observed.memory.keys().map(ToString::to_string).collect();
        assert_eq!((devices, memory(&observed).pages_offlined), (vec![dimm.to_owned()], 1));
    }
}

/// Linux, drivers/firmware/efi/cper.c: `cper_estatus_print` prints one section after the other, and
/// `cper_mem_err_location` prints the valid fields.
#[test]
fn each_section_of_an_apei_record_counts_and_information_is_no_error() {
    let record = |number: u32, lines: &[&str]| -> Vec<String> {
        lines.iter().map(|line| format!("{{{number}}}[Hardware Error]: {line}")).collect()
    };
    let memory_section = "section_type: memory error";
    let lines = [
        record(1, &["event severity: corrected", memory_section, "node:0 device:0", memory_section, "node:0 device:0"]),
        record(2, &["event severity: info", memory_section, "node:0 device:0"]),
    ]
    .concat();
    let observed = read(lines.iter().map(|line| (0, line.as_str())));
    let memory = memory(&observed);
    assert_eq!((memory.corrected, memory.uncorrected), (2, 0));
}

// covers: D.7
#[test]
fn sixty_retired_pages_in_a_log_are_evidence_as_they_are_in_the_profile() {
    let lines: Vec<String> = (1..=61).map(page).collect();
    let evidence = |pages: usize| {
        let observed = read(lines[..pages].iter().enumerate().map(|(at, line)| (at as u64 * 10_000, line.as_str())));
        only(&observed).rma_evidence.iter().map(|e| e.reason.clone()).collect::<Vec<_>>()
    };
    assert_eq!(evidence(59), [] as [&str; 0]);
    assert_eq!(evidence(61), ["60 pages are retired"]);
}

#[test]
fn numbers_that_are_not_about_memory_ask_for_what_the_catalogue_says() {
    let advice = |lines: &[&str]| {
        let lines: Vec<String> = lines.iter().map(|line| xid(line)).collect();
        let advice = only(&read(lines.iter().map(|line| (0, line.as_str())))).advice();
        (advice.action, advice.reason())
    };
    let repair = "160, Marking LTS 5 in FPB 1 along with its pair for repair. Perform node reboot to activate repair.";
    for (line, action, words) in [
        ("79, GPU has fallen off the bus.", Action::Reboot, "reboot the node"),
        ("119, pid=430, name=nv_queue, Timeout waiting for RPC from GSP!", Action::Reset, "reset the GPU"),
        ("74, NVLink: fatal error detected on link 1", Action::Reset, "reset the GPU"),
        ("144, SAW_MVB Nonfatal XC0 i0 Link 0 (0x00000001)", Action::None, ""),
        ("31, pid=7, name=x, Ch 00000008, intr 00000000. MMU Fault", Action::None, ""),
        ("13, pid=7, name=x, Graphics SM Warp Exception", Action::None, ""),
        ("9001, a number of a later driver", Action::None, ""),
        (repair, Action::Drain, "reboot of the node"),
        ("64, Row Remapper: Failed to remap row", Action::Rma, "(text not known)"),
    ] {
        let (found, reason) = advice(&[line]);
        assert_eq!(found, action, "{line}: {reason}");
        assert!(reason.contains(words), "{line}: {reason}");
    }
    // The driver itself reports that no action is needed any more.
    let none = "154, GPU recovery action changed from 0x1 (GPU Reset Required) to 0x0 (None)";
    assert_eq!(advice(&["119, Timeout waiting for RPC from GSP!", none]).0, Action::None);
}

#[test]
fn a_fatal_sxid_asks_for_a_reset_until_the_next_boot() {
    let fatal = "nvidia-nvswitch0: SXid (PCI:0000:c1:00.0): 20034, Fatal, Link 30 LTSSM Fault Up";
    let mut observed = read([(0, fatal)]);
    let advice = |observed: &Observed| observed.switches.values().next().expect("a switch").advice();
    assert_eq!(advice(&observed).action, Action::Reset);
    assert!(advice(&observed).reason().contains("20034"), "{:?}", advice(&observed));
    add(&mut observed, 10, "Linux version 6.8.0-45-generic (buildd@lcy02)");
    assert_eq!(advice(&observed).action, Action::None);
}
