//! Tests of states that a reset and a boot end.

use crate::policy::support::{Gpu, has};
use eccforge_evidence::event::EventKind;
use eccforge_evidence::recovery::RecoveryAction;
use eccforge_gpu::action::Action;

// covers: A.6
#[test]
fn a_reset_does_what_the_driver_asked_for_unless_that_is_a_boot() {
    use RecoveryAction as R;
    let cases = [
        (R::RecoverImexDomain, R::None),
        (R::DrainP2p, R::None),
        (R::DrainAndReset, R::None),
        (R::GpuReset, R::None),
        (R::BusReset, R::None),
        (R::NodeReboot, R::NodeReboot),
        (R::SystemReboot, R::SystemReboot),
    ];
    for (asked, after) in cases {
        let mut gpu = Gpu::new("h100");
        gpu.does(EventKind::Recovery(asked));
        assert_eq!(gpu.state.driver.recovery, asked);
        gpu.does(EventKind::GpuReset);
        assert_eq!(gpu.state.driver.recovery, after, "{asked:?}, after a reset");
        gpu.does(EventKind::Reboot);
        assert_eq!(gpu.state.driver.recovery, R::None, "{asked:?}, after a boot");
    }
}

#[test]
fn an_orderly_reboot_ends_the_clients_first_where_there_are_any() {
    let mut gpu = Gpu::new("h100");
    assert_eq!(gpu.does(EventKind::Reboot), [Action::Attach]);
    gpu.start(1);
    assert_eq!(gpu.does(EventKind::Reboot), [Action::TerminateAll, Action::Attach]);
    gpu.start(1);
    assert!(!has(&gpu.does(EventKind::PowerLoss), &Action::TerminateAll), "nobody is asked");
    assert!(gpu.state.driver.clients.is_empty());
}
