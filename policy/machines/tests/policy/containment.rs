//! Containment as the driver's tables have it: who ends, what is printed, for each chip.

use crate::support::Gpu;
use eccforge_machines::action::Action;
use eccforge_machines::event::{DecodeStatus, EventKind, MemoryError, Requester};
use eccforge_machines::machine::{requester_of, unit_name};
use eccforge_machines::profile::XidStyle;
use eccforge_machines::xid::Xid;

/// A client in each of two MIG instances, then an error of the first.
fn under_mig(profile: &str, requester: Requester) -> (Gpu, Vec<Action>) {
    let mut gpu = Gpu::new(profile);
    gpu.does(EventKind::MigMode(true));
    for (client, instance) in [(1, 5), (2, 5), (3, 6)] {
        gpu.does(EventKind::ClientStart { client, instance: Some(instance) });
    }
    let error = MemoryError {
        outcome: DecodeStatus::Due,
        address: None,
        requester,
        client: Some(1),
        instance: Some(5),
        unit: [None; 2],
        silent: None,
    };
    let actions = gpu.does(EventKind::Error(error));
    (gpu, actions)
}

// covers: A.1 A.7
#[test]
fn a_client_that_cannot_take_poison_ends_its_whole_mig_instance_and_no_other() {
    // g_errContStateTable_GA100, E06 and E02: RC_ALL_COMPUTE_CHANNELS_IN_SPECIFIC_PARTITION.
    for (requester, drains) in [(Requester::LtcUnsupportedClient, false), (Requester::CbcStore, true)] {
        let (gpu, actions) = under_mig("h100", requester);
        assert!(actions.contains(&Action::TerminateInstance(5)), "{requester:?}: {actions:?}");
        assert_eq!(gpu.state.driver.clients.keys().copied().collect::<Vec<_>>(), [3], "{requester:?}");
        assert_eq!(gpu.state.driver.drain_and_reset, drains, "{requester:?}");
        let xid = actions.iter().find_map(|a| if let Action::Xid { xid, .. } = a { Some(xid.code()) } else { None });
        assert_eq!(xid, Some(94), "{requester:?}");
    }
}

// covers: A.1 A.7
#[test]
fn an_sm_ends_one_application_of_the_instance() {
    let (gpu, actions) = under_mig("h100", Requester::Sm);
    assert!(actions.contains(&Action::Terminate(Some(1))));
    assert_eq!(gpu.state.driver.clients.len(), 2);
}

// covers: A.7
#[test]
fn parity_of_compression_bits_ends_all_and_needs_a_reset() {
    // E08, in SRAM: counted there.
    let (gpu, actions) = under_mig("h100", Requester::CbcParity);
    assert!(actions.contains(&Action::TerminateAll) && gpu.state.driver.clients.is_empty());
    assert!(gpu.state.driver.reset_required);
    assert_eq!(gpu.state.driver.sram_uncorrected, 1);
}

// covers: A.7
#[test]
fn blackwell_has_rows_of_its_own() {
    let row = |profile: &str, requester| {
        let (gpu, actions) = under_mig(profile, requester);
        let found = actions.iter().find_map(|a| match a {
            Action::Xid { xid: Xid::Containment(r), .. } => Some((r.contained, r.reset, r.unit.name.to_string())),
            _ => None,
        });
        (found, gpu.state.driver.reset_required)
    };
    // g_errContStateTable_GB100: E09 without reset, E22 contained with reset, E21A and E20 apart, no E06.
    assert_eq!(row("b200", Requester::Fbhub), (Some((false, false, "FBHUB".to_owned())), false));
    assert_eq!(row("h100", Requester::Fbhub), (Some((false, true, "FBHUB".to_owned())), true));
    assert_eq!(row("b200", Requester::Pmu), (Some((true, true, "PMU".to_owned())), true));
    assert_eq!(row("h100", Requester::Pmu), (None, false));
    assert_eq!(row("b200", Requester::Peer), (Some((false, true, "PCIE Egress".to_owned())), true));
    assert_eq!(row("h100", Requester::Peer), (Some((false, true, "PCIE".to_owned())), true));
    assert_eq!(row("b200", Requester::PcieIngressContained).0, Some((true, false, "PCIE Ingress".to_owned())));
    assert_eq!(row("b200", Requester::LtcUnsupportedClient), (None, false));
    assert_eq!(row("b200", Requester::SysltcTag), (Some((false, true, "SYSLTC Tag".to_owned())), true));
}

// covers: A.7
#[test]
fn every_name_of_a_unit_reads_back_as_its_requester() {
    use Requester as R;
    for style in [XidStyle::R450, XidStyle::R550, XidStyle::R590] {
        for requester in eccforge_machines::event::REQUESTERS {
            let name = unit_name(requester, style);
            let contained = requester != R::PcieIngressUncontained;
            match requester {
                R::NvlinkPeer => assert_eq!((name, requester_of(name, true)), ("", None)),
                // To 580 one name stands for three.
                R::Peer | R::PcieIngressContained | R::PcieIngressUncontained if style != XidStyle::R590 => {
                    assert_eq!((name, requester_of(name, contained)), ("PCIE", Some(R::Peer)));
                }
                _ => assert_eq!(requester_of(name, contained), Some(requester), "{name}"),
            }
        }
    }
    assert_eq!(requester_of("A Unit Of The Future", true), None);
}
