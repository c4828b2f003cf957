//! Tests of the remap failure flag (A.5).

use crate::policy::support::{Gpu, has, profile, remapping, reread, with_correctable, xids};
use eccforge_evidence::event::EventKind;
use eccforge_evidence::time::Time;
use eccforge_gpu::action::Action;
use eccforge_gpu::geometry::Location;
use eccforge_gpu::inforom::{FailureReason, InfoRom};
use eccforge_gpu::machine::TraceKind;

fn gpu() -> Gpu {
    Gpu::new("a100-80gb")
}

// covers: A.5
#[test]
fn the_ninth_uncorrectable_row_of_a_bank_sets_the_failure_flag() {
    let mut gpu = gpu();
    for row in 0..8 {
        assert!(!has(&gpu.due_in(7, row), &Action::RmaFlag), "row {row}");
    }
    assert!(has(&gpu.due_in(7, 8), &Action::RmaFlag));
    assert_eq!(gpu.state.rom.failure.map(|f| f.0), Some(FailureReason::BankExhausted));
    assert_eq!(gpu.state.rom.rows.len(), 8);
}

// covers: A.5
#[test]
fn eight_uncorrectable_rows_are_the_most_also_where_a_bank_has_more_spare_rows() {
    let mut profile = profile("a100-80gb");
    profile.geometry.spare_rows_per_bank = 16;
    let mut gpu = Gpu::with(profile, TraceKind::Observed);
    for row in 0..8 {
        assert!(xids(&gpu.due_in(7, row)).contains(&63), "row {row}");
    }
    let ninth = gpu.due_in(7, 8);
    assert!(has(&ninth, &Action::RmaFlag) && xids(&ninth).contains(&64), "{ninth:?}");
    assert_eq!(gpu.state.rom.rows.len(), 8);
}

// covers: A.5
#[test]
fn an_uncorrectable_error_in_a_remapped_row_sets_the_failure_flag_with_fewer_than_eight() {
    let mut gpu = gpu();
    gpu.due_in(7, 1);
    gpu.does(EventKind::GpuReset);
    let actions = gpu.due_in(7, 1);
    assert!(has(&actions, &Action::RmaFlag) && xids(&actions).contains(&64));
    assert_eq!(gpu.state.rom.failure.map(|f| f.0), Some(FailureReason::RowRemappedBefore));
}

// covers: A.5
#[test]
fn the_513th_uncorrectable_remap_sets_the_failure_flag_or_the_512th_where_the_profile_says_so() {
    for (number, expected) in [(513, 513), (512, 512)] {
        let mut gpu = Gpu::with(remapping(|p| p.failure_at_uncorrectable_remap = number), TraceKind::Observed);
        let geometry = gpu.machine.profile.geometry.clone();
        let flagged = (0..600).find(|&i| {
            let location = Location { fields: [i % 5, i / 5 % 8, 0, i / 40 % 16, i, 0], byte: 0 };
            has(&gpu.due(geometry.address(&location).expect("inside")), &Action::RmaFlag)
        });
        assert_eq!(flagged.map(|i| i + 1), Some(expected));
        assert_eq!(gpu.state.rom.failure.map(|f| f.0), Some(FailureReason::TooManyRemaps));
        assert_eq!(gpu.state.rom.rows.len(), 512);
    }
}

// covers: A.5
#[test]
fn the_failure_flag_is_never_taken_back() {
    let mut gpu = gpu();
    for row in 0..9 {
        drop(gpu.due_in(7, row));
    }
    for way in [EventKind::GpuReset, EventKind::DriverReload, EventKind::Reboot, EventKind::PowerLoss] {
        gpu.does(way);
        assert!(gpu.state.rom.failure.is_some(), "{way:?}");
    }
    let first = gpu.state.rom.failure;
    let actions = gpu.due_in(7, 1);
    assert_eq!(xids(&actions), [48, 64], "an error in a row that was remapped before");
    assert!(!has(&actions, &Action::RmaFlag), "it is set once: {actions:?}");
    assert_eq!(gpu.state.rom.failure, first, "and keeps its reason");
}

// covers: A.5 D.6
#[test]
fn the_failure_flag_and_the_pending_ecc_mode_are_kept() {
    let rom =
        InfoRom { failure: Some((FailureReason::RowRemappedBefore, Time(7))), ecc_off: true, ..InfoRom::default() };
    assert_eq!(reread(rom.clone()), rom);
}

// covers: A.5
#[test]
fn corrected_errors_in_a_remapped_row_set_no_failure_flag() {
    let mut gpu = with_correctable();
    gpu.due_in(3, 7);
    gpu.does(EventKind::GpuReset);
    assert_eq!(xids(&gpu.ce_in(3, 7)), [] as [u32; 0]);
    assert_eq!((gpu.state.rom.failure, gpu.state.rom.rows.len()), (None, 1));
}
