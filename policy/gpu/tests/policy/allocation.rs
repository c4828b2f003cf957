//! Tests that no allocated range overlaps another, is beyond the end, or contains memory that is out of use or that a
//! peer pins.

use crate::policy::support::{Gpu, has, profile};
use eccforge_evidence::event::EventKind;
use eccforge_gpu::action::{Action, Refusal};
use eccforge_gpu::machine::TraceKind;

const FRAME: u64 = 0x10000;
const TAKEN: [Action; 1] = [Action::Refused(Refusal::RangeTaken)];

#[test]
fn a_range_is_given_once_and_not_beyond_the_end_of_memory() {
    let mut gpu = Gpu::new("a100-80gb");
    let end = gpu.machine.profile.geometry.capacity_bytes();
    gpu.start(1);
    assert_eq!(gpu.allocate(1, end - FRAME, 2 * FRAME), TAKEN);
    assert_eq!(gpu.allocate(1, end, FRAME), TAKEN);
    assert_eq!(gpu.allocate(1, end - FRAME, FRAME), []);
    assert_eq!(gpu.allocate(1, end - 2 * FRAME, 2 * FRAME), TAKEN);
    assert_eq!(gpu.allocate(1, end - 1, 1), TAKEN);
    assert_eq!(gpu.allocate(2, 0, FRAME), [Action::Refused(Refusal::Unknown)]);
}

// covers: D.5
#[test]
fn no_part_of_an_excluded_page_is_given_and_all_around_it_is() {
    let mut gpu = Gpu::new("v100-page-retirement");
    let page = 4 * FRAME;
    gpu.due(page + 8);
    gpu.does(EventKind::GpuReset);
    gpu.start(1);
    for (address, length) in [(page, FRAME), (page + 0x8000, 16), (page + FRAME - 1, 1), (page - 1, 2)] {
        assert_eq!(gpu.allocate(1, address, length), [Action::Refused(Refusal::PageOutOfUse)], "{address:#x}");
    }
    assert_eq!(gpu.allocate(1, page - 16, 16), []);
    assert_eq!(gpu.allocate(1, page + FRAME, 16), []);
}

// covers: A.2
#[test]
fn a_frame_is_in_use_where_any_byte_of_it_is_allocated() {
    let mut gpu = Gpu::new("a100-80gb");
    gpu.start(1);
    gpu.allocate(1, 4 * FRAME + 0xFFFF, 1);
    gpu.allocate(1, 6 * FRAME, 1);
    assert!(has(&gpu.due(3 * FRAME), &Action::OfflineFrame(3)));
    assert!(has(&gpu.due(4 * FRAME), &Action::PoisonFrame(4)));
    assert!(has(&gpu.due(5 * FRAME), &Action::OfflineFrame(5)));
    assert!(has(&gpu.due(6 * FRAME + 0x8000), &Action::PoisonFrame(6)));
}

// covers: G.6
#[test]
fn memory_that_a_peer_still_holds_is_not_given_again() {
    let mut profile = profile("a100-80gb");
    profile.peers.persistent = true;
    let mut gpu = Gpu::with(profile, TraceKind::Observed);
    gpu.start(1);
    gpu.allocate(1, 4 * FRAME, 2 * FRAME);
    gpu.does(EventKind::Pin { peer: 1, address: 4 * FRAME, length: 2 * FRAME });
    gpu.does(EventKind::Free { address: 4 * FRAME });
    assert_eq!(gpu.allocate(1, 5 * FRAME, 16), TAKEN);
    assert_eq!(gpu.allocate(1, 6 * FRAME, 16), []);
    gpu.does(EventKind::Unpin { peer: 1, address: 4 * FRAME });
    assert_eq!(gpu.allocate(1, 5 * FRAME, 16), []);
}
