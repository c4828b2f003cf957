//! Tests of dynamic page retirement (D).

use crate::policy::support::{Gpu, at, has, profile, xids};
use eccforge_evidence::event::{Cause, EventKind};
use eccforge_evidence::xid::{PciId, Xid};
use eccforge_gpu::action::{Action, Refusal};
use eccforge_gpu::inforom::{Counts, RomRecord};
use eccforge_gpu::machine::TraceKind;
use eccforge_gpu::profile::Policy;
use eccforge_gpu::report::csv::{Query, query};
use eccforge_gpu::report::{Health, fields};

const PAGE: u64 = 0x40_0000;

fn gpu() -> Gpu {
    Gpu::new("page-retirement-r352")
}

// covers: D.1
#[test]
fn the_first_double_bit_error_marks_its_page() {
    let mut gpu = gpu();
    let actions = gpu.due(PAGE + 8);
    assert!(has(&actions, &Action::MarkPage { page: PAGE, cause: Cause::DoubleBit }));
    assert_eq!(gpu.state.rom.pages[&PAGE].cause, Cause::DoubleBit);
}

// covers: D.1
#[test]
fn the_second_single_bit_error_at_one_address_marks_its_page() {
    let mut gpu = gpu();
    assert!(xids(&gpu.ce(PAGE + 8)).is_empty());
    let actions = gpu.ce(PAGE + 8);
    assert!(has(&actions, &Action::MarkPage { page: PAGE, cause: Cause::SingleBit }));
}

// covers: D.1
#[test]
fn single_bit_errors_at_different_addresses_of_a_page_do_not_mark_it() {
    let mut gpu = gpu();
    for offset in 0..64 {
        assert!(xids(&gpu.ce(PAGE + offset * 32)).is_empty());
    }
    assert!(gpu.state.rom.pages.is_empty());
}

// covers: D.2
#[test]
fn with_ecc_off_nothing_is_detected_and_retired_pages_stay_excluded() {
    let mut gpu = gpu();
    gpu.due(PAGE);
    gpu.does(EventKind::GpuReset);
    gpu.does(EventKind::EccMode(false));
    gpu.does(EventKind::GpuReset);
    assert_eq!(gpu.due(2 * PAGE), [Action::NotDetected]);
    assert_eq!([gpu.ce(3 * PAGE), gpu.ce(3 * PAGE)], [[Action::NotDetected], [Action::NotDetected]]);
    assert_eq!(gpu.state.rom.pages.len(), 1, "nothing new is marked");
    gpu.does(EventKind::Reboot);
    assert!(gpu.state.driver.excluded.contains(&PAGE));
    gpu.start(1);
    assert_eq!(gpu.allocate(1, PAGE, 4096), [Action::Refused(Refusal::PageOutOfUse)]);
}

// covers: D.2
#[test]
fn a_change_of_the_ecc_mode_is_pending_until_a_reset_or_a_boot_and_survives_a_power_loss() {
    // [RM] ctrl2080gpu.h, NV2080_CTRL_CMD_GPU_SET_ECC_CONFIGURATION: in non-volatile memory, in effect with the next reset.
    let mut gpu = gpu();
    let shown = |gpu: &Gpu| {
        let health = Health::of(&gpu.machine, &gpu.state, 1, PciId::default());
        let fields = fields::of(&health);
        let value = |name: &str| {
            let field = fields.iter().find(|field| field.csv == name).expect("a field");
            field.value.clone().expect("a mode")
        };
        ["ecc.mode.current", "ecc.mode.pending"].map(value).join(", ")
    };
    assert_eq!(shown(&gpu), "Enabled, Enabled");
    assert_eq!(gpu.does(EventKind::EccMode(false)), [Action::Persist(RomRecord::EccMode { on: false })]);
    assert_eq!(gpu.does(EventKind::EccMode(false)), [], "it is set already");
    assert_eq!(shown(&gpu), "Enabled, Disabled");
    assert_eq!(xids(&gpu.due(PAGE)), [48, 63], "ECC is still on");
    gpu.does(EventKind::DriverReload);
    assert_eq!(shown(&gpu), "Enabled, Disabled", "a reload is no reset");
    gpu.does(EventKind::GpuReset);
    assert_eq!(shown(&gpu), "Disabled, Disabled");
    gpu.does(EventKind::PowerLoss);
    assert_eq!(shown(&gpu), "Disabled, Disabled");
    assert!(!gpu.machine.boot(gpu.state.rom.clone()).driver.ecc, "whoever boots from the image");
    gpu.does(EventKind::EccMode(true));
    assert_eq!(shown(&gpu), "Disabled, Enabled");
    assert_eq!(gpu.due(2 * PAGE), [Action::NotDetected]);
    gpu.does(EventKind::Reboot);
    assert_eq!(shown(&gpu), "Enabled, Enabled");
    assert_eq!(xids(&gpu.due(2 * PAGE)), [48, 63]);
}

// covers: D.2
#[test]
fn no_event_takes_a_retired_page_back() {
    let mut gpu = gpu();
    gpu.due(PAGE);
    let ways = [
        EventKind::GpuReset,
        EventKind::DriverReload,
        EventKind::Reboot,
        EventKind::PowerLoss,
        EventKind::EccMode(false),
        EventKind::GpuReset,
        EventKind::EccMode(true),
        EventKind::Reboot,
    ];
    for way in ways {
        gpu.does(way);
        assert!(gpu.state.rom.pages.contains_key(&PAGE), "{way:?}");
        assert!(gpu.state.driver.excluded.contains(&PAGE), "{way:?}");
    }
}

// covers: D.3
#[test]
fn a_double_bit_error_is_reported_notified_blocked_counted_and_listed_in_this_order() {
    let mut gpu = gpu();
    gpu.start(1);
    let actions = gpu.due(PAGE + 8);
    let steps = [
        at(&actions, |a| matches!(a, Action::Xid { xid, .. } if xid.code == 48)),
        at(&actions, |a| *a == Action::NotifyApplications),
        at(&actions, |a| *a == Action::BlockContexts),
        at(
            &actions,
            |a| matches!(a, Action::Persist(RomRecord::AddressCount { address, double: 1, .. }) if *address == PAGE + 8),
        ),
        at(&actions, |a| matches!(a, Action::Persist(RomRecord::PageRetired { page: PAGE, .. }))),
        at(&actions, |a| matches!(a, Action::Xid { xid, .. } if xid.code == 63)),
    ];
    assert!(steps.is_sorted(), "{actions:?}");
}

// covers: D.3
#[test]
fn no_context_is_made_until_the_double_bit_error_is_mapped_out() {
    let mut gpu = gpu();
    gpu.start(1);
    gpu.due(PAGE);
    assert_eq!(gpu.start(2), [Action::Refused(Refusal::ContextsBlocked)]);
    gpu.does(EventKind::ClientExit { client: 1 });
    let reset = gpu.does(EventKind::GpuReset);
    assert!(at(&reset, |a| *a == Action::ExcludePage(PAGE)) < at(&reset, |a| *a == Action::UnblockContexts));
    assert_eq!(gpu.start(2), []);
}

// covers: D.4
#[test]
fn single_bit_errors_are_counted_and_rewritten_without_event_or_block() {
    let mut gpu = gpu();
    gpu.ce(PAGE);
    let actions = gpu.ce(PAGE);
    assert!(has(&actions, &Action::RewriteData(PAGE)));
    assert!(!has(&actions, &Action::NotifyApplications) && !has(&actions, &Action::BlockContexts));
    assert_eq!(xids(&actions), [63]);
    assert_eq!(gpu.start(1), []);
}

// covers: D.5
#[test]
fn a_marked_page_is_still_seen_until_the_gpu_is_reset_without_clients() {
    let mut gpu = gpu();
    gpu.start(1);
    gpu.ce(PAGE);
    gpu.ce(PAGE);
    assert_eq!(gpu.allocate(1, PAGE, 4096), [], "marked is not excluded");
    assert!(gpu.state.retirement_pending());
    assert_eq!(gpu.does(EventKind::GpuReset), [Action::Refused(Refusal::ClientsActive)]);
    assert_eq!(gpu.does(EventKind::DriverReload), [Action::Refused(Refusal::ClientsActive)]);
    gpu.does(EventKind::ClientExit { client: 1 });
    assert!(has(&gpu.does(EventKind::GpuReset), &Action::ExcludePage(PAGE)));
    assert!(!gpu.state.retirement_pending());
}

// covers: D.5
#[test]
fn the_gpu_detaches_a_few_seconds_after_the_last_client_unless_persistence_mode_is_on() {
    // The profile has a delay of 5 seconds; the next start comes a second after the wait.
    for (persistence, waited, excluded) in [(false, 4, true), (false, 3, false), (true, 10, false)] {
        let mut gpu = gpu();
        gpu.does(EventKind::PersistenceMode(persistence));
        gpu.start(1);
        gpu.ce(PAGE);
        gpu.ce(PAGE);
        gpu.does(EventKind::ClientExit { client: 1 });
        gpu.wait(waited);
        let next = gpu.start(2);
        assert_eq!(has(&next, &Action::ExcludePage(PAGE)), excluded, "persistence {persistence}, {waited} s: {next:?}");
    }
}

// covers: D.5
#[test]
fn reset_reload_and_reboot_each_exclude_what_is_marked() {
    for way in [EventKind::GpuReset, EventKind::DriverReload, EventKind::Reboot, EventKind::PowerLoss] {
        let mut gpu = gpu();
        gpu.due(PAGE);
        assert!(has(&gpu.does(way), &Action::ExcludePage(PAGE)), "{way:?}");
    }
}

// covers: D.6
#[test]
fn counts_and_addresses_survive_a_power_loss() {
    let mut gpu = gpu();
    gpu.ce(PAGE);
    gpu.does(EventKind::PowerLoss);
    assert_eq!(gpu.state.rom.addresses[&PAGE], Counts { single: 1, double: 0 });
    assert!(xids(&gpu.ce(PAGE)).contains(&63), "the count of before the boot counts");
}

// covers: D.6
#[test]
fn the_193rd_address_is_dropped_and_none_is_evicted() {
    let mut gpu = gpu();
    for i in 0..192 {
        gpu.ce(PAGE + i * 32);
    }
    assert!(has(&gpu.ce(0x20), &Action::AddressDropped(0x20)));
    assert!(has(&gpu.ce(0x20), &Action::AddressDropped(0x20)));
    assert!(gpu.state.rom.pages.is_empty(), "a dropped address never marks by single-bit errors");
    assert_eq!(gpu.state.rom.addresses.len(), 192);
    assert!(xids(&gpu.ce(PAGE)).contains(&63), "the first address is still counted");
}

// covers: D.7
#[test]
fn sixty_pages_of_both_causes_fit_and_the_next_is_xid_64() {
    let mut gpu = gpu();
    for i in 0..30 {
        gpu.due(i * 4096);
        gpu.ce((100 + i) * 4096);
        gpu.ce((100 + i) * 4096);
    }
    assert_eq!(gpu.state.rom.pages.len(), 60);
    let full = gpu.due(200 * 4096);
    assert_eq!(xids(&full), [48, 64]);
    assert_eq!(full.last(), Some(&Action::xid(Xid::page_failed(200))));
    assert_eq!(gpu.state.rom.pages.len(), 60);
}

// covers: D.7
#[test]
fn sixty_four_pages_fit_where_the_profile_follows_the_a100_document() {
    let mut gpu = Gpu::new("v100-page-retirement");
    let codes: Vec<Vec<u32>> = (0..65).map(|i| xids(&gpu.due(i * 65536))).collect();
    assert!(codes[..64].iter().all(|c| *c == [48, 63]));
    assert_eq!(codes[64], [48, 64]);
}

// covers: D.8
#[test]
fn in_persistence_mode_the_end_of_a_job_loses_the_record_and_leaving_the_mode_flushes_it() {
    let mut lost = gpu();
    lost.does(EventKind::PersistenceMode(true));
    lost.start(1);
    // The exit follows within the delay of the write: the same second in the log.
    assert_eq!(xids(&lost.due(PAGE)), [48]);
    lost.clock -= 1;
    lost.does(EventKind::ClientExit { client: 1 });
    lost.wait(3600);
    assert!(lost.does(EventKind::EccMode(true)).is_empty(), "an hour later it is still not written");
    let reboot = lost.does(EventKind::PowerLoss);
    assert!(reboot.iter().any(|a| matches!(a, Action::WriteLost(RomRecord::PageRetired { page: PAGE, .. }))));
    assert!(lost.state.rom.pages.is_empty() && !lost.state.driver.excluded.contains(&PAGE));
    assert_eq!(lost.state.rom.lost_retirements(4096, 2), [PAGE], "48 without 63 can be told");

    let mut flushed = gpu();
    flushed.does(EventKind::PersistenceMode(true));
    flushed.start(1);
    flushed.due(PAGE);
    flushed.clock -= 1;
    flushed.does(EventKind::ClientExit { client: 1 });
    assert_eq!(xids(&flushed.does(EventKind::PersistenceMode(false))), [63]);
    assert!(has(&flushed.does(EventKind::PowerLoss), &Action::ExcludePage(PAGE)));
    assert_eq!(flushed.state.rom.lost_retirements(4096, 2), [] as [u64; 0]);
}

// covers: D.8
#[test]
fn without_a_jobs_end_the_record_arrives_by_itself() {
    let mut gpu = gpu();
    gpu.does(EventKind::PersistenceMode(true));
    gpu.start(1);
    assert_eq!(xids(&gpu.due(PAGE)), [48]);
    assert_eq!(xids(&gpu.ce(0x40)), [63], "a second later");
}

// covers: D.10
#[test]
fn the_page_size_is_the_profiles() {
    for (name, page) in [("page-retirement-r352", 0x4_1000), ("v100-page-retirement", 0x4_0000)] {
        let mut gpu = Gpu::new(name);
        gpu.due(0x4_1234);
        assert_eq!(gpu.state.rom.pages.keys().collect::<Vec<_>>(), [&page], "{name}");
    }
}

// covers: D.10
#[test]
fn causes_have_nvmls_numbers_and_pending_pages_are_listed() {
    assert_eq!((Cause::SingleBit as u32, Cause::DoubleBit as u32), (0, 1));
    let mut gpu = gpu();
    gpu.due(PAGE);
    assert!(gpu.state.retirement_pending());
    assert_eq!(gpu.state.rom.pages_by(Cause::DoubleBit), 1);
    let health = Health::of(&gpu.machine, &gpu.state, 1, PciId::default());
    let fields = "retired_pages.address,retired_pages.cause";
    let listed = query(&[health], Query::RetiredPages, fields, false).expect("fields");
    assert_eq!(listed, format!("0x{PAGE:X}, Double Bit ECC\n"));
}

#[test]
fn an_error_in_an_excluded_page_is_a_defect_when_observed_and_avoided_in_a_trace_of_faults() {
    let run = |trace| {
        let mut gpu = Gpu::with(profile("page-retirement-r352"), trace);
        gpu.due(PAGE);
        gpu.does(EventKind::GpuReset);
        gpu.due(PAGE)
    };
    let observed = run(TraceKind::Observed);
    assert!(has(&observed, &Action::ExcludedAccess(PAGE)));
    assert_eq!(xids(&observed), [48, 64]);
    assert_eq!(observed.last(), Some(&Action::xid(Xid::page_failed(PAGE >> 12))));
    assert_eq!(run(TraceKind::Faults), [Action::Avoided]);
}

#[test]
fn a_threshold_of_three_waits_for_the_third_error() {
    let mut profile = profile("page-retirement-r352");
    let Policy::PageRetirement(policy) = &mut profile.policy else { panic!("pages") };
    policy.single_bit_threshold = 3.try_into().expect("not 0");
    let mut gpu = Gpu::with(profile, TraceKind::Observed);
    let marked: Vec<bool> = (0..3).map(|_| xids(&gpu.ce(PAGE)) == [63]).collect();
    assert_eq!(marked, [false, false, true]);
}

// covers: D.1
#[test]
fn a_page_is_marked_once() {
    let mut gpu = gpu();
    assert_eq!(xids(&gpu.due(PAGE)), [48, 63]);
    assert_eq!(xids(&gpu.due(PAGE + 64)), [48]);
    let mut deferred = gpu_in_persistence(60);
    assert_eq!([deferred.due(PAGE), deferred.due(PAGE)].map(|actions| xids(&actions)), [[48]; 2]);
    assert_eq!(xids(&deferred.does(EventKind::PersistenceMode(false))), [63]);
}

/// Returns a GPU in persistence mode with a delay of a thousand seconds before a record is written.
fn gpu_in_persistence(max_pages: usize) -> Gpu {
    let mut profile = profile("page-retirement-r352");
    let Policy::PageRetirement(policy) = &mut profile.policy else { panic!("pages") };
    (policy.write_delay_milliseconds, policy.max_pages) = (1_000_000, max_pages);
    let mut gpu = Gpu::with(profile, TraceKind::Observed);
    gpu.does(EventKind::PersistenceMode(true));
    gpu
}

// covers: D.7 D.8
#[test]
fn pages_whose_records_are_on_their_way_count() {
    let mut gpu = gpu_in_persistence(3);
    gpu.does(EventKind::PersistenceMode(false));
    gpu.due(0);
    gpu.does(EventKind::PersistenceMode(true));
    let codes = [4096, 8192, 12288].map(|page| xids(&gpu.due(page)));
    assert_eq!(codes, [vec![48], vec![48], vec![48, 64]]);
}

// covers: D.8
#[test]
fn a_record_that_takes_no_time_cannot_be_lost() {
    let mut profile = profile("page-retirement-r352");
    let Policy::PageRetirement(policy) = &mut profile.policy else { panic!("pages") };
    policy.write_delay_milliseconds = 0;
    let mut gpu = Gpu::with(profile, TraceKind::Observed);
    gpu.does(EventKind::PersistenceMode(true));
    assert_eq!(xids(&gpu.due(PAGE)), [48, 63]);
}
