//! Tests of Linux CEC, rasdaemon and mcelog as whole machines.

use crate::policy::support::{Gpu, error, has, profile};
use eccforge_evidence::event::{DecodeStatus, EventKind, Requester};
use eccforge_gpu::action::{Action, Refusal};
use eccforge_gpu::machine::TraceKind;
use eccforge_gpu::profile::{Policy, Window};

const PAGE: u64 = 0x7000;

fn errors_before_offline(name: &str) -> Option<usize> {
    let mut gpu = Gpu::new(name);
    (1..2000).find(|_| has(&gpu.ce(PAGE + 8), &Action::SoftOfflinePage(PAGE)))
}

#[test]
fn each_policy_offlines_a_page_at_its_own_threshold() {
    let found = ["linux-cec", "rasdaemon", "mcelog"].map(errors_before_offline);
    assert_eq!(found, [Some(2), Some(50), Some(2)]);
}

#[test]
fn an_uncorrectable_error_takes_the_page_and_ends_its_client_whose_memory_is_freed() {
    for name in ["linux-cec", "rasdaemon", "mcelog"] {
        let mut gpu = Gpu::new(name);
        gpu.start(1);
        gpu.allocate(1, 0, 0x10000);
        let actions = gpu.does(error(DecodeStatus::Due, PAGE, Requester::Sm, Some(1)));
        assert_eq!(actions, [Action::HardOfflinePage(PAGE), Action::Terminate(Some(1))], "{name}");
        assert!(gpu.state.driver.clients.is_empty() && gpu.state.driver.memory.buffers.is_empty(), "{name}");
        gpu.start(2);
        assert_eq!(gpu.allocate(2, 0, 0x10000), [Action::Refused(Refusal::PageOutOfUse)], "{name}");
        gpu.does(EventKind::Reboot);
        gpu.start(2);
        assert_eq!(gpu.allocate(2, 0, 0x10000), [], "{name}: pages that only the memory lists are forgotten");
    }
}

#[test]
fn rasdaemon_isolates_rows_instead_of_pages_where_the_profile_says_so() {
    let mut profile = profile("rasdaemon");
    let Policy::Rasdaemon(policy) = &mut profile.policy else { panic!("rasdaemon") };
    policy.row = Some(Window { threshold: 3.try_into().expect("not 0"), ..policy.page.clone() });
    let mut gpu = Gpu::with(profile, TraceKind::Faults);
    let isolated: Vec<bool> =
        (0..3).map(|i| gpu.ce(32 * i).iter().any(|a| matches!(a, Action::IsolateRow(_)))).collect();
    assert_eq!(isolated, [false, false, true], "three entries of one row");
    assert_eq!(gpu.ce(96), [Action::Avoided]);
}

// covers: G.6
#[test]
fn a_page_that_a_peer_holds_cannot_be_offlined_and_mcelog_doubles_its_threshold() {
    let mut gpu = Gpu::new("mcelog");
    gpu.start(1);
    gpu.allocate(1, 0, 0x10000);
    gpu.does(EventKind::Pin { peer: 1, address: 0, length: 0x10000 });
    let failed: Vec<bool> =
        (0..6).map(|_| gpu.ce(PAGE).iter().any(|a| matches!(a, Action::OfflineFailed(_)))).collect();
    assert_eq!(failed, [false, true, false, false, false, true]);
    gpu.does(EventKind::Unpin { peer: 1, address: 0 });
    let offlined = (0..8).find(|_| has(&gpu.ce(PAGE), &Action::SoftOfflinePage(PAGE)));
    assert_eq!(offlined, Some(7), "the threshold is 8 now");
}

#[test]
fn a_page_out_of_use_is_met_again_only_in_a_trace_of_a_gpu_and_its_neighbours_stay_in_use() {
    for (trace, again) in [(TraceKind::Faults, Action::Avoided), (TraceKind::Observed, Action::ExcludedAccess(PAGE))] {
        let mut gpu = Gpu::with(profile("mcelog"), trace);
        gpu.due(PAGE + 8);
        assert_eq!(gpu.ce(PAGE + 0x800), [again]);
        gpu.start(1);
        assert_eq!(gpu.allocate(1, PAGE + 0x1000, 0x1000), [], "the page after it");
        assert_eq!(gpu.allocate(1, 0, PAGE), [], "the pages before it");
        assert_eq!(gpu.allocate(1, PAGE, 0x1000), [Action::Refused(Refusal::PageOutOfUse)]);
        assert_eq!(gpu.allocate(1, PAGE + 0xFFF, 1), [Action::Refused(Refusal::PageOutOfUse)]);
    }
}
