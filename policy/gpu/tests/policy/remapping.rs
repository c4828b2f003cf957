//! Tests of containment, offlining and row remapping (A) (long: a test for each rule of the driver).

use crate::policy::support::{Gpu, at, error, has, profile, remapping, row_address, with_correctable, xids};
use eccforge_evidence::event::{Cause, DecodeStatus, EventKind, MemoryError, Requester};
use eccforge_evidence::recovery::RecoveryAction;
use eccforge_gpu::action::{Action, Refusal};
use eccforge_gpu::geometry::{Geometry, Location};
use eccforge_gpu::machine::TraceKind;
use eccforge_gpu::machine::state::FrameState;
use std::num::NonZeroU32;

const FRAME: u64 = 0x10000;

fn gpu() -> Gpu {
    Gpu::new("a100-80gb")
}

// covers: A.1
#[test]
fn a_contained_error_ends_one_application_and_new_work_starts() {
    let mut gpu = gpu();
    gpu.start(1);
    gpu.start(2);
    let actions = gpu.does(error(DecodeStatus::Due, FRAME, Requester::Sm, Some(1)));
    assert!(xids(&actions).contains(&94) && has(&actions, &Action::Terminate(Some(1))));
    assert_eq!(gpu.state.driver.clients.keys().collect::<Vec<_>>(), [&2]);
    assert_eq!(gpu.start(3), []);
    assert_eq!(gpu.state.driver.recovery, RecoveryAction::None);
}

// covers: A.1
#[test]
fn an_uncontained_error_ends_everything() {
    let mut gpu = gpu();
    gpu.start(1);
    gpu.start(2);
    let actions = gpu.error(DecodeStatus::Due, FRAME, Requester::CeKernelChannel);
    assert!(xids(&actions).contains(&95) && has(&actions, &Action::TerminateAll));
    assert!(gpu.state.driver.clients.is_empty());
    assert_eq!(gpu.start(3), [Action::Refused(Refusal::ResetRequired)]);
    gpu.does(EventKind::GpuReset);
    assert_eq!(gpu.start(3), []);
}

// covers: A.2
#[test]
fn a_free_frame_is_offlined_at_once_and_nobody_gets_it() {
    let mut gpu = gpu();
    gpu.start(1);
    assert!(has(&gpu.due(FRAME + 5), &Action::OfflineFrame(1)));
    assert_eq!(gpu.allocate(1, 0, 3 * FRAME), [Action::Refused(Refusal::PageOutOfUse)]);
    assert_eq!(gpu.allocate(1, 2 * FRAME, FRAME), [], "no reset was needed for the rest");
}

// covers: A.2
#[test]
fn a_frame_in_use_is_withheld_when_it_is_freed() {
    let mut gpu = gpu();
    gpu.start(1);
    gpu.allocate(1, 0, 4 * FRAME);
    assert!(has(&gpu.due(FRAME), &Action::PoisonFrame(1)));
    assert_eq!(gpu.state.driver.memory.bad[&1].state, FrameState::Poisoned);
    assert!(has(&gpu.does(EventKind::Free { address: 0 }), &Action::WithholdFrame(1)));
    assert_eq!(gpu.allocate(1, FRAME, FRAME), [Action::Refused(Refusal::PageOutOfUse)]);
    assert_eq!(gpu.allocate(1, 0, FRAME), []);
}

// covers: A.2 A.6
#[test]
fn an_error_outside_the_allocators_memory_needs_a_reset() {
    let mut profile = profile("a100-80gb");
    profile.geometry.reserved_top_bytes = FRAME;
    let top = profile.geometry.capacity_bytes() - 64;
    let mut gpu = Gpu::with(profile, TraceKind::Observed);
    let actions = gpu.due(top);
    assert!(actions.iter().any(|a| matches!(a, Action::OfflineFailed(_))));
    assert_eq!(gpu.state.driver.recovery, RecoveryAction::GpuReset);
    assert!(xids(&actions).contains(&63), "its row is recorded all the same");
    assert_eq!(gpu.start(1), [Action::Refused(Refusal::ResetRequired)]);
    gpu.does(EventKind::GpuReset);
    assert_eq!(gpu.state.driver.recovery, RecoveryAction::None);
    assert_eq!(gpu.start(1), []);
}

// covers: A.3
#[test]
fn a_remap_waits_for_the_reset_then_the_frame_is_reclaimed_and_no_hole_is_left() {
    let mut gpu = gpu();
    let recorded = gpu.due(FRAME);
    assert!(xids(&recorded).contains(&63));
    assert!(gpu.state.remap_pending());
    gpu.does(EventKind::DriverReload);
    assert!(gpu.state.remap_pending(), "a reload is no reset");
    let reset = gpu.does(EventKind::GpuReset);
    assert!(reset.iter().any(|a| matches!(a, Action::RemapActive(_))) && has(&reset, &Action::ReclaimFrame(1)));
    assert!(!gpu.state.remap_pending());
    gpu.start(1);
    assert_eq!(gpu.allocate(1, 0, gpu.machine.profile.geometry.capacity_bytes()), [], "all of memory, without holes");
    gpu.does(EventKind::PowerLoss);
    assert_eq!(gpu.state.rom.rows.len(), 1, "permanent");
    assert!(!gpu.state.remap_pending());
}

// covers: A.3
#[test]
fn a_remapped_row_spares_the_trace_its_errors() {
    let mut gpu = Gpu::with(profile("a100-80gb"), TraceKind::Faults);
    gpu.due(FRAME);
    assert_eq!(gpu.due(FRAME), [Action::Avoided], "the frame is out of use");
    gpu.does(EventKind::GpuReset);
    assert_eq!(gpu.due(FRAME), [Action::Avoided], "the row is remapped");
    assert!(!has(&gpu.due(9 * FRAME), &Action::Avoided));
}

// covers: A.4
#[test]
fn an_uncorrectable_remap_never_takes_the_spare_row_of_another() {
    let mut gpu = with_correctable();
    gpu.due_in(3, 0);
    for row in 1..8 {
        drop(gpu.ce_in(3, row));
    }
    let rows: Vec<_> = gpu.state.rom.rows.keys().copied().collect();
    let actions = gpu.due_in(3, 100);
    assert!(has(&actions, &Action::ReplaceRemap(rows[1])), "the first is uncorrectable: {actions:?}");
    assert_eq!((gpu.state.rom.rows_by(Cause::DoubleBit), gpu.state.rom.rows.len()), (2, 8));
}

// covers: A.4
#[test]
fn five_hundred_and_twelve_rows_fit_and_no_more() {
    let mut gpu = Gpu::with(
        remapping(|p| {
            p.correctable_threshold = NonZeroU32::new(2);
            p.replace_correctable_when_table_full = false;
        }),
        TraceKind::Observed,
    );
    let geometry = gpu.machine.profile.geometry.clone();
    let address = |i: u32| {
        let location = Location { fields: [i % 5, i / 5 % 8, 0, i / 40 % 16, i, 0], byte: 0 };
        geometry.address(&location).expect("inside memory")
    };
    for i in 0..512 {
        gpu.ce(address(i));
        assert_eq!(xids(&gpu.ce(address(i))), [63], "row {i}");
    }
    let refused = gpu.due(address(600));
    assert!(
        refused
            .iter()
            .any(|a| matches!(a, Action::Xid { xid, .. } if xid.text.ends_with("Row Remapping table is full")))
    );
    assert_eq!(gpu.state.rom.rows.len(), 512);
    assert!(gpu.state.rom.failure.is_none(), "512 uncorrectable remaps have not occurred");
}

// covers: A.4
#[test]
fn an_uncorrectable_remap_takes_the_spare_row_of_a_correctable_one() {
    let mut gpu = with_correctable();
    for row in 0..8 {
        gpu.ce_in(3, row);
    }
    gpu.does(EventKind::GpuReset);
    let first = gpu.state.rom.rows.keys().next().copied().expect("eight rows");
    let actions = gpu.due_in(3, 100);
    assert!(has(&actions, &Action::ReplaceRemap(first)), "{actions:?}");
    assert_eq!(gpu.state.rom.rows.len(), 8);
    assert_eq!(gpu.state.rom.rows_by(Cause::DoubleBit), 1);
    assert!(!gpu.state.rom.rows.contains_key(&first) && gpu.state.rom.failure.is_none());
    let ninth = gpu.ce_in(3, 200);
    assert_eq!(xids(&ninth), [64], "a correctable remap replaces nothing");
    assert!(gpu.state.rom.failure.is_none(), "and sets no flag");
}

// covers: A.4
#[test]
fn a_full_table_gives_up_a_correctable_remap_of_the_same_bank_or_else_the_oldest_where_the_profile_says_so() {
    for replace in [true, false] {
        let full = remapping(|p| {
            (p.correctable_threshold, p.max_remaps) = (NonZeroU32::new(2), 3);
            p.replace_correctable_when_table_full = replace;
        });
        let mut gpu = Gpu::with(full, TraceKind::Observed);
        for bank in 1..=3 {
            drop(gpu.ce_in(bank, 0));
        }
        let row = |bank| gpu.machine.profile.geometry.row_of(row_address(&gpu.machine.profile.geometry, bank, 0));
        let [first, second, third] = [1, 2, 3].map(row);
        let replaced = [2, 5, 6, 7].map(|bank| {
            let actions = gpu.due_in(bank, 9);
            actions.iter().find_map(|a| if let Action::ReplaceRemap(row) = a { Some(*row) } else { None })
        });
        assert_eq!(replaced, if replace { [second, first, third, None] } else { [None; 4] });
    }
}

// covers: A.6
#[test]
fn the_four_flags_are_set_and_cleared_as_the_document_says() {
    let mut gpu = gpu();
    gpu.does(EventKind::MigMode(true));
    gpu.does(EventKind::ClientStart { client: 1, instance: Some(1) });
    gpu.does(EventKind::ClientStart { client: 2, instance: Some(2) });
    let error = MemoryError {
        outcome: DecodeStatus::Due,
        address: Some(FRAME),
        requester: Requester::CbcStore,
        client: Some(1),
        instance: Some(1),
        unit: [None; 2],
        silent: None,
    };
    let actions = gpu.does(EventKind::Error(error));
    assert!(gpu.state.driver.drain_and_reset && gpu.state.remap_pending() && !gpu.state.driver.reset_required);
    assert!(has(&actions, &Action::Recovery(RecoveryAction::DrainAndReset)));
    assert_eq!(gpu.state.driver.clients.keys().collect::<Vec<_>>(), [&2], "the other instance runs on");
    assert_eq!(
        gpu.does(EventKind::ClientStart { client: 3, instance: Some(1) }),
        [Action::Refused(Refusal::ResetRequired)]
    );
    assert_eq!(gpu.does(EventKind::ClientStart { client: 4, instance: Some(2) }), []);
    assert_eq!(gpu.does(EventKind::GpuReset), [Action::Refused(Refusal::ClientsActive)], "drain comes first");
    gpu.does(EventKind::Drain);
    gpu.does(EventKind::GpuReset);
    let driver = &gpu.state.driver;
    assert!(!driver.drain_and_reset && !driver.reset_required && !gpu.state.remap_pending());
    assert_eq!(driver.recovery, RecoveryAction::None);
}

// covers: A.6
#[test]
fn a_reset_hides_a_drain_and_xid_154_tells_every_change() {
    let mut gpu = gpu();
    gpu.does(EventKind::MigMode(true));
    let change = |actions: &[Action]| {
        let mut found = actions.iter().filter_map(|a| match a {
            Action::Xid { xid, .. } if xid.code == 154 => Some(xid.text.clone()),
            _ => None,
        });
        found.next()
    };
    use RecoveryAction as R;
    let message = |from: &str, to: &str| Some(format!("GPU recovery action changed from {from} to {to}"));
    let (none, reset, drain) = ("0x0 (None)", "0x1 (GPU Reset Required)", "0x4 (Drain and Reset)");
    assert_eq!(change(&gpu.error(DecodeStatus::Due, FRAME, Requester::CbcStore)), message(none, drain));
    assert_eq!(change(&gpu.error(DecodeStatus::Due, FRAME, Requester::LtcTag)), message(drain, reset));
    assert_eq!(change(&gpu.error(DecodeStatus::Due, FRAME, Requester::CbcStore)), None);
    assert_eq!(change(&gpu.does(EventKind::GpuReset)), message(reset, none));
    let mut old = Gpu::new("a100-40gb");
    assert_eq!(change(&old.error(DecodeStatus::Due, FRAME, Requester::LtcTag)), None, "r450 has no XID 154");
    assert_eq!(old.state.driver.recovery, R::GpuReset);
}

// covers: A.7
#[test]
fn every_row_of_the_containment_table_prints_its_xid_and_fields() {
    use Requester as R;
    type Printed = Option<(u32, bool, bool)>;
    let rows: [(R, Printed, Printed); 15] = [
        (R::Framebuffer, None, None),
        (R::CbcStore, Some((95, true, false)), Some((94, false, true))),
        (R::LtcData, None, None),
        (R::LtcUnsupportedClient, Some((95, false, false)), Some((94, false, false))),
        (R::LtcTag, Some((95, true, false)), Some((95, true, false))),
        (R::CbcParity, Some((95, true, false)), Some((95, true, false))),
        (R::Fbhub, Some((95, true, false)), Some((95, true, false))),
        (R::Peer, Some((95, true, false)), Some((95, true, false))),
        (R::LtcDataFatal, Some((95, true, false)), Some((95, true, false))),
        (R::Sm, Some((94, false, false)), Some((94, false, false))),
        (R::Gcc, Some((94, false, false)), Some((94, false, false))),
        (R::Ctxsw, Some((94, false, false)), Some((94, false, false))),
        (R::CeUserChannel, Some((94, false, false)), Some((94, false, false))),
        (R::CeKernelChannel, Some((95, true, false)), Some((95, true, false))),
        (R::Mmu, Some((94, false, false)), Some((94, false, false))),
    ];
    for (requester, off, on) in rows {
        for (mig, expected) in [(false, off), (true, on)] {
            let mut gpu = gpu();
            gpu.does(EventKind::MigMode(mig));
            let actions = gpu.error(DecodeStatus::Due, FRAME, requester);
            let found = actions.iter().find_map(|a| match a {
                Action::Xid { xid, .. } if [94, 95].contains(&xid.code) => {
                    Some((xid.code, xid.text.contains(". RST: Yes,"), xid.text.ends_with(", D-RST: Yes")))
                }
                _ => None,
            });
            assert_eq!(found, expected, "{requester:?}, MIG {mig}");
            assert_eq!(gpu.state.driver.reset_required, expected.is_some_and(|e| e.1), "{requester:?}, MIG {mig}");
        }
    }
}

// covers: A.7
#[test]
fn xid_63_tells_the_address_and_48_comes_before_it() {
    let mut gpu = Gpu::new("h100");
    let actions = gpu.error(DecodeStatus::Due, 0x18f3_1d80, Requester::Sm);
    assert_eq!(xids(&actions), [48, 63, 94]);
    assert!(
        actions
            .iter()
            .any(|a| matches!(a, Action::Xid { xid, .. } if xid.text.contains("New row (0x0000000018f31d80) marked")))
    );
    let mut r450 = Gpu::new("a100-40gb");
    assert_eq!(xids(&r450.error(DecodeStatus::Due, 0x18f3_1d80, Requester::Sm)), [63, 94]);
}

// covers: A.8
#[test]
fn counts_are_entries_and_pending_ones_count() {
    let mut gpu = gpu();
    gpu.due_in(1, 1);
    assert_eq!(gpu.state.rom.rows_by(Cause::DoubleBit), 1, "before any reset");
    gpu.does(EventKind::GpuReset);
    assert_eq!(gpu.state.rom.rows_by(Cause::DoubleBit), 1);
}

// covers: A.9
#[test]
fn the_histogram_counts_banks_by_the_spare_rows_they_have_left() {
    let mut gpu = gpu();
    for (bank, used) in [(0, 1), (1, 2), (2, 6), (3, 7), (4, 8)] {
        for row in 0..used {
            drop(gpu.due_in(bank, row));
        }
    }
    let h = gpu.histogram();
    assert_eq!((h.max, h.high, h.partial, h.low, h.none), (635, 1, 2, 1, 1));
    assert_eq!(crate::policy::support::banks(&h), 640);
}

// covers: A.9
#[test]
fn the_bank_counts_are_those_of_the_products() {
    for (name, banks) in [("A100-40GB", 640), ("A100-80GB", 640), ("H100-80GB", 2560), ("example-1536", 1536)] {
        assert_eq!(Geometry::built_in(name).expect("shipped").banks(), banks, "{name}");
    }
}

// covers: A.11
#[test]
fn a_second_error_in_a_pending_row_is_benign() {
    let mut gpu = gpu();
    gpu.due_in(1, 1);
    let actions = gpu.due_in(1, 1);
    let line = actions.iter().find_map(|a| match a {
        Action::Xid { xid, .. } if xid.code == 64 => Some(xid.text.clone()),
        _ => None,
    });
    let line = line.expect("XID 64");
    assert!(line.contains("already pending remapping") && !line.contains("Error"), "{line}");
    assert!(gpu.state.rom.failure.is_none());
    assert_eq!(gpu.state.rom.rows.len(), 1);
}

#[test]
fn correctable_remaps_only_happen_where_the_profile_has_a_threshold() {
    let mut never = gpu();
    for _ in 0..100 {
        assert!(never.ce(FRAME).is_empty());
    }
    let mut gpu = with_correctable();
    assert_eq!(xids(&gpu.ce_in(1, 1)), [63]);
    assert_eq!(gpu.state.rom.rows_by(Cause::SingleBit), 1);
}

#[test]
fn more_frames_than_the_list_holds_need_a_reset() {
    let mut gpu = Gpu::with(remapping(|p| p.max_offlined_frames = 2), TraceKind::Observed);
    gpu.due(0);
    gpu.due(FRAME);
    assert!(has(&gpu.due(2 * FRAME), &Action::OfflineFailed(2)));
    assert!(gpu.state.driver.reset_required);
}

#[test]
fn ecc_cannot_be_switched_off_on_an_a100() {
    let mut gpu = gpu();
    assert_eq!(gpu.does(EventKind::EccMode(false)), [Action::Refused(Refusal::Unsupported)]);
    assert!(at(&gpu.due(FRAME), |a| matches!(a, Action::OfflineFrame(1))) > 0);
}

#[test]
fn a_frame_whose_row_could_not_be_remapped_stays_out_where_the_profile_says_so() {
    for reclaim in [true, false] {
        let mut gpu = Gpu::with(remapping(|p| p.reclaim_unremapped_at_reset = reclaim), TraceKind::Observed);
        for row in 0..9 {
            drop(gpu.due_in(7, row));
        }
        let last = row_address(&gpu.machine.profile.geometry, 7, 8) >> 16;
        gpu.does(EventKind::GpuReset);
        assert_eq!(gpu.state.driver.memory.bad.contains_key(&last), !reclaim);
    }
}

#[test]
fn a_frame_of_two_rows_stays_out_until_both_are_remapped_where_the_profile_says_so() {
    let mut gpu = Gpu::with(remapping(|p| p.reclaim_unremapped_at_reset = false), TraceKind::Observed);
    let geometry = gpu.machine.profile.geometry.clone();
    for row in 0..8 {
        drop(gpu.due_in(7, row));
    }
    let full = row_address(&geometry, 7, 8);
    let bank = |address| geometry.row_of(address).map(|row| geometry.bank_of(row));
    let frame = full / FRAME * FRAME;
    let other = (frame..frame + FRAME).step_by(32).find(|&a| bank(a) != bank(full)).expect("a frame has several rows");
    assert_eq!([xids(&gpu.due(other)), xids(&gpu.due(full))].map(|codes| codes.contains(&63)), [true, false]);
    let reset = gpu.does(EventKind::GpuReset);
    assert!(!has(&reset, &Action::ReclaimFrame(full / FRAME)), "one of its rows is not remapped: {reset:?}");
}
