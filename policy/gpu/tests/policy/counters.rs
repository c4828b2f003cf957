//! Tests of the driver's counts since it started, and of the counts in the InfoROM.

use crate::policy::support::{Gpu, has};
use eccforge_evidence::event::{DecodeStatus, EventKind, MemoryError, Requester};
use eccforge_gpu::action::Action;
use eccforge_gpu::inforom::RomRecord;
use eccforge_gpu::profile::Profile;

#[test]
fn every_policy_counts_corrected_and_uncorrected_errors() {
    for name in Profile::built_in_names() {
        let mut gpu = Gpu::new(name);
        for i in 0..3 {
            drop(gpu.ce(i << 20));
        }
        for i in 8..10 {
            drop(gpu.due(i << 20));
        }
        assert_eq!((gpu.state.driver.corrected, gpu.state.driver.uncorrected), (3, 2), "{name}");
    }
}

#[test]
fn a_double_bit_error_without_an_address_is_reported_and_a_corrected_one_is_not() {
    // XID 48 of r352 gives no address.
    let error = |outcome| {
        let requester = Requester::Framebuffer;
        let (address, client, instance) = (None, None, None);
        EventKind::Error(MemoryError { outcome, address, requester, client, instance, unit: [None; 2], silent: None })
    };
    let mut gpu = Gpu::new("page-retirement-r352");
    assert_eq!(gpu.does(error(DecodeStatus::Ce)), []);
    let actions = gpu.does(error(DecodeStatus::Due));
    assert!(has(&actions, &Action::NotifyApplications) && has(&actions, &Action::BlockContexts), "{actions:?}");
    assert_eq!((gpu.state.driver.corrected, gpu.state.driver.uncorrected), (0, 1));
}

#[test]
fn the_totals_of_a_gpus_life_are_written_with_an_uncorrectable_error_a_reset_and_a_reboot_where_they_changed() {
    let totals = |actions: &[Action]| {
        let mut found = actions.iter().filter_map(|action| match action {
            Action::Persist(RomRecord::EccTotals { corrected, uncorrected }) => Some((*corrected, *uncorrected)),
            _ => None,
        });
        (found.next(), found.count())
    };
    let mut gpu = Gpu::new("a100-80gb");
    assert_eq!(totals(&gpu.does(EventKind::GpuReset)), (None, 0), "nothing to write");
    let corrected: Vec<Action> = (0..3).flat_map(|i| gpu.ce(i << 20)).collect();
    assert_eq!(totals(&corrected), (None, 0), "the InfoROM is not written for every corrected error");
    assert_eq!(totals(&gpu.does(EventKind::GpuReset)), (Some((3, 0)), 0));
    assert_eq!(totals(&gpu.does(EventKind::GpuReset)), (None, 0), "it holds them already");
    assert_eq!(totals(&gpu.due(8 << 20)), (Some((3, 1)), 0));
    gpu.ce(0);
    assert_eq!(totals(&gpu.does(EventKind::Reboot)), (Some((4, 1)), 0));
    gpu.ce(0);
    assert_eq!(totals(&gpu.does(EventKind::PowerLoss)), (None, 0), "counts that were not written are lost");
    assert_eq!((gpu.state.rom.corrected, gpu.state.rom.uncorrected), (4, 1));
}
