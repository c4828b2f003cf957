//! Tests of peers that pin pages (G).

use crate::policy::support::{Gpu, at, error, has, profile, xids};
use eccforge_evidence::event::{DecodeStatus, EventKind, Requester};
use eccforge_evidence::recovery::RecoveryAction;
use eccforge_gpu::action::{Action, PinId, Refusal};
use eccforge_gpu::machine::TraceKind;
use eccforge_gpu::machine::state::FrameState;
use eccforge_gpu::peer::{FRAME_BYTES, Frames, Peers, bar_frames};
use eccforge_gpu::profile::{BarSharing, PeerSpec, Profile};

const MIB: u64 = 1 << 20;

fn gpu(change: impl Fn(&mut PeerSpec)) -> Gpu {
    let mut profile: Profile = profile("a100-80gb");
    change(&mut profile.peers);
    let mut gpu = Gpu::with(profile, TraceKind::Observed);
    gpu.start(1);
    gpu.allocate(1, 0, 1024 * MIB);
    gpu
}

fn pin(gpu: &mut Gpu, peer: u16, address: u64, length: u64) -> Vec<Action> {
    gpu.does(EventKind::Pin { peer, address, length })
}

fn transfer(gpu: &mut Gpu, address: u64, length: u64) -> Vec<Action> {
    gpu.does(EventKind::Transfer { peer: 1, address, length })
}

fn used(gpu: &Gpu) -> u64 {
    gpu.state.driver.peers.bar_frames_used(&gpu.machine.profile.peers)
}

// covers: G.1
#[test]
fn pins_are_whole_frames_with_the_start_rounded_down_and_the_length_up() {
    let frames = |address, length| Frames::covering(address, length).map(|f| (f.first, f.count));
    assert_eq!(frames(0x1_2345, 1), Ok((1, 1)));
    assert_eq!(frames(0x1_FFFF, 2), Ok((1, 2)));
    assert_eq!(frames(0x1_0000, 0x1_0001), Ok((1, 2)));
    assert_eq!(frames(0x1_0000, 0), Err(Refusal::EmptyRange));
    assert!(frames(u64::MAX, 2).is_err());
}

// covers: G.2
#[test]
fn the_smallest_bar_has_room_for_3584_frames_and_a_pin_that_does_not_fit_fails() {
    let k20 = profile("page-retirement-r352").peers;
    assert_eq!(bar_frames(&k20), 3584);
    let mut gpu = gpu(|spec| *spec = k20.clone());
    assert_eq!(pin(&mut gpu, 1, 0, 224 * MIB), [Action::Pinned(PinId(0))]);
    assert_eq!(pin(&mut gpu, 1, 512 * MIB, 1), [Action::Refused(Refusal::BarExhausted)]);
    assert_eq!(pin(&mut gpu, 1, 0, 512 * MIB), [Action::Refused(Refusal::BarExhausted)]);
    gpu.does(EventKind::Unpin { peer: 1, address: 0 });
    assert_eq!(pin(&mut gpu, 1, 512 * MIB, 1), [Action::Pinned(PinId(1))]);
}

// covers: G.3
#[test]
fn overlapping_pins_take_fresh_space_in_cuda_6_and_share_it_in_cuda_7() {
    for (sharing, both, one) in [(BarSharing::Fresh, 6, 3), (BarSharing::Shared, 4, 3)] {
        let mut gpu = gpu(|spec| spec.sharing = sharing);
        pin(&mut gpu, 1, 0, 3 * FRAME_BYTES);
        pin(&mut gpu, 2, FRAME_BYTES, 3 * FRAME_BYTES);
        assert_eq!(used(&gpu), both, "{sharing:?}");
        gpu.does(EventKind::Unpin { peer: 1, address: 0 });
        assert_eq!(used(&gpu), one, "{sharing:?}: only memory that is not shared returns");
        gpu.does(EventKind::Unpin { peer: 2, address: FRAME_BYTES });
        assert_eq!(used(&gpu), 0);
    }
}

// covers: G.4
#[test]
fn free_exit_and_withdrawal_revoke_by_callback_before_the_mapping_goes() {
    let ways: [(&str, EventKind); 3] = [
        ("free", EventKind::Free { address: 0 }),
        ("exit", EventKind::ClientExit { client: 1 }),
        ("withdrawal", error(DecodeStatus::Due, 2 * FRAME_BYTES, Requester::Framebuffer, None)),
    ];
    for (name, way) in ways {
        let mut gpu = gpu(|_| {});
        pin(&mut gpu, 1, 0, 4 * FRAME_BYTES);
        let actions = gpu.does(way);
        let id = PinId(0);
        let steps = [Action::RevokeBegin(id), Action::PageTableDropped(id), Action::Unmapped(id)]
            .map(|s| at(&actions, |a| *a == s));
        assert!(steps.is_sorted(), "{name}: {actions:?}");
        assert_eq!(used(&gpu), 0, "{name}");
        assert_eq!(gpu.does(EventKind::Unpin { peer: 1, address: 0 }), [Action::Refused(Refusal::Unknown)], "{name}");
    }
}

// covers: G.4
#[test]
fn the_holder_must_not_unpin_inside_the_callback_and_must_drop_its_page_table_there() {
    let spec = profile("a100-80gb").peers;
    let mut peers = Peers::default();
    let id = peers.pin(&spec, 1, Frames { first: 0, count: 2 }, 0).expect("room");
    let mut actions = Vec::new();
    peers.revoke(id, true, &mut actions);
    assert_eq!(peers.unpin(id), Err(Refusal::InsideCallback));
    assert!(peers.holds(1), "the page table is still held, and the mapping exists until the callback returns");
    peers.revoke(id, true, &mut actions);
    assert_eq!(actions, [Action::RevokeBegin(id)], "the callback begins once");
    peers.revoke(id, false, &mut actions);
    assert_eq!(actions[1..], [Action::PageTableDropped(id), Action::Unmapped(id)]);
    assert!(!peers.holds(1) && peers.is_empty());
}

// covers: G.5
#[test]
fn a_range_of_the_same_frames_is_pinned_once() {
    let mut gpu = gpu(|_| {});
    assert_eq!(transfer(&mut gpu, 10, 100), [Action::Pinned(PinId(0))]);
    assert_eq!(transfer(&mut gpu, 5000, 7), [Action::CacheHit(PinId(0))], "the key is the frame");
    assert_eq!(used(&gpu), 1);
}

// covers: G.5
#[test]
fn the_least_recently_used_registration_goes_when_the_threshold_is_passed() {
    let mut gpu = gpu(|spec| spec.cache_threshold_frames = 2);
    let frame = |n: u64| n * FRAME_BYTES;
    transfer(&mut gpu, frame(0), 1);
    transfer(&mut gpu, frame(1), 1);
    transfer(&mut gpu, frame(0), 1);
    assert_eq!(transfer(&mut gpu, frame(2), 1), [Action::Pinned(PinId(2)), Action::Unpinned(PinId(1))]);
    assert_eq!(transfer(&mut gpu, frame(0), 1), [Action::CacheHit(PinId(0))]);
}

// covers: G.5
#[test]
fn the_least_recently_used_registrations_go_when_a_pin_does_not_fit() {
    let mut gpu = gpu(|spec| {
        spec.bar_bytes = 4 * FRAME_BYTES;
        spec.bar_reserved_bytes = 0;
    });
    for n in 0..4 {
        drop(transfer(&mut gpu, n * FRAME_BYTES, 1));
    }
    let actions = transfer(&mut gpu, 8 * FRAME_BYTES, 2 * FRAME_BYTES);
    assert_eq!(actions, [Action::Unpinned(PinId(0)), Action::Unpinned(PinId(1)), Action::Pinned(PinId(4))]);
    assert_eq!(transfer(&mut gpu, 0, 5 * FRAME_BYTES).last(), Some(&Action::Refused(Refusal::BarExhausted)));
}

// covers: G.5
#[test]
fn two_buffers_in_one_frame_have_registrations_of_their_own() {
    let mut gpu = gpu(|_| {});
    let frame = 2048 * MIB;
    gpu.allocate(1, frame, 4096);
    gpu.allocate(1, frame + 4096, 4096);
    assert_eq!(transfer(&mut gpu, frame, 100), [Action::Pinned(PinId(0))]);
    let actions = transfer(&mut gpu, frame + 4096, 100);
    assert_eq!(
        actions,
        [Action::Unpinned(PinId(0)), Action::Pinned(PinId(1))],
        "the key is the same, the buffer id is not"
    );
}

// covers: G.5
#[test]
fn a_reallocated_buffer_has_another_id_and_is_pinned_anew() {
    let mut gpu = gpu(|_| {});
    transfer(&mut gpu, 0, 100);
    gpu.does(EventKind::Free { address: 0 });
    assert_eq!(transfer(&mut gpu, 0, 100), [Action::Refused(Refusal::NotAllocated)]);
    gpu.allocate(1, 0, MIB);
    assert_eq!(transfer(&mut gpu, 0, 100), [Action::Pinned(PinId(1))], "no hit on the old buffer's entry");
}

// covers: G.6
#[test]
fn a_pinned_frame_stays_until_it_is_unpinned() {
    let mut gpu = gpu(|spec| {
        spec.persistent = true;
        spec.revoke_on_poison = false;
    });
    pin(&mut gpu, 1, 0, 1);
    gpu.due(0);
    let freed = gpu.does(EventKind::Free { address: 0 });
    assert!(!has(&freed, &Action::WithholdFrame(0)), "a persistent pin survives the free");
    assert_eq!(gpu.state.driver.memory.bad[&0].state, FrameState::Poisoned);
    gpu.does(EventKind::ClientExit { client: 1 });
    assert_eq!(
        gpu.does(EventKind::GpuReset),
        [Action::Refused(Refusal::ClientsActive)],
        "none is reclaimed while pinned"
    );
    let unpinned = gpu.does(EventKind::Unpin { peer: 1, address: 0 });
    assert!(has(&unpinned, &Action::WithholdFrame(0)));
    assert!(has(&gpu.does(EventKind::GpuReset), &Action::ReclaimFrame(0)));
}

// covers: G.6
#[test]
fn poison_that_a_peer_holds_asks_for_a_drain_of_peer_traffic() {
    let mut gpu = gpu(|spec| spec.revoke_on_poison = false);
    pin(&mut gpu, 1, 0, 1);
    gpu.due(0);
    assert_eq!(gpu.state.driver.recovery, RecoveryAction::DrainP2p);
    gpu.does(EventKind::Unpin { peer: 1, address: 0 });
    assert_eq!(gpu.state.driver.recovery, RecoveryAction::None);
}

// covers: G.6
#[test]
fn a_peers_read_of_poison_is_uncontained_and_an_sms_is_contained() {
    let mut peer = gpu(|_| {});
    let actions = peer.does(error(DecodeStatus::Due, 64, Requester::Peer, None));
    assert!(xids(&actions).contains(&95));
    assert!(peer.state.driver.reset_required && peer.state.driver.clients.is_empty());
    let mut sm = gpu(|_| {});
    let actions = sm.does(error(DecodeStatus::Due, 64, Requester::Sm, Some(1)));
    assert!(xids(&actions).contains(&94));
    assert!(!sm.state.driver.reset_required);
}

#[test]
fn only_allocated_memory_is_pinned() {
    let mut gpu = gpu(|_| {});
    assert_eq!(pin(&mut gpu, 1, 2048 * MIB, 1), [Action::Refused(Refusal::NotAllocated)]);
    assert_eq!(pin(&mut gpu, 1, 1023 * MIB, 2 * MIB), [Action::Refused(Refusal::NotAllocated)]);
    assert_eq!(pin(&mut gpu, 1, u64::MAX, u64::MAX), [Action::Refused(Refusal::RangeTaken)]);
}

// covers: G.4 G.6 A.6
#[test]
fn a_holder_that_keeps_its_page_table_keeps_the_frame_and_the_gpu_asks_for_a_drain() {
    let mut gpu = gpu(|spec| spec.keep_page_table = vec![7]);
    pin(&mut gpu, 7, 0, FRAME_BYTES);
    pin(&mut gpu, 1, 4 * FRAME_BYTES, FRAME_BYTES);
    let actions = gpu.due(0);
    let id = PinId(0);
    assert!(has(&actions, &Action::RevokeBegin(id)) && !has(&actions, &Action::Unmapped(id)), "{actions:?}");
    assert!(has(&actions, &Action::Recovery(RecoveryAction::DrainP2p)), "{actions:?}");
    assert!(gpu.state.driver.peers.holds(0) && used(&gpu) == 2);
    assert_eq!(gpu.does(EventKind::Unpin { peer: 7, address: 0 }), [Action::Refused(Refusal::InsideCallback)]);
    // The callback runs once, and the owner's exit does not remove the frame from the peer that pins it.
    let exit = gpu.does(EventKind::ClientExit { client: 1 });
    assert!(!has(&exit, &Action::RevokeBegin(id)) && has(&exit, &Action::Unmapped(PinId(1))), "{exit:?}");
    assert_eq!(gpu.state.driver.memory.bad[&0].state, FrameState::Poisoned, "not withheld while it is held");
    assert_eq!(gpu.does(EventKind::GpuReset), [Action::Refused(Refusal::ClientsActive)]);
    gpu.does(EventKind::Reboot);
    assert!(gpu.state.driver.peers.is_empty() && gpu.state.driver.recovery == RecoveryAction::None);
}

// covers: G.4
#[test]
fn an_error_revokes_the_pins_of_its_own_frame_and_no_other() {
    let mut gpu = gpu(|_| {});
    for (peer, first) in [(1, 2), (2, 4), (3, 0)] {
        pin(&mut gpu, peer, first * FRAME_BYTES, 2 * FRAME_BYTES);
    }
    let revoked = |actions: &[Action]| -> Vec<u32> {
        actions.iter().filter_map(|a| if let Action::RevokeBegin(id) = a { Some(id.0) } else { None }).collect()
    };
    assert_eq!(revoked(&gpu.due(4 * FRAME_BYTES)), [1]);
    assert_eq!(revoked(&gpu.due(3 * FRAME_BYTES)), [0]);
    assert_eq!(revoked(&gpu.due(0)), [2]);
}

#[test]
fn a_peer_unpins_what_it_pinned_and_nothing_of_another() {
    let mut gpu = gpu(|_| {});
    pin(&mut gpu, 1, 0, FRAME_BYTES);
    pin(&mut gpu, 2, 4 * FRAME_BYTES, FRAME_BYTES);
    let mut unpin = |peer, frame: u64| gpu.does(EventKind::Unpin { peer, address: frame * FRAME_BYTES });
    assert_eq!(unpin(2, 0), [Action::Refused(Refusal::Unknown)], "the other peer's");
    assert_eq!(unpin(1, 2), [Action::Refused(Refusal::Unknown)], "nobody's");
    assert_eq!(unpin(2, 4), [Action::Unpinned(PinId(1))]);
    assert_eq!(unpin(1, 0), [Action::Unpinned(PinId(0))]);
}

// covers: G.5
#[test]
fn a_registration_larger_than_the_threshold_stays_until_another_comes() {
    let mut gpu = gpu(|spec| spec.cache_threshold_frames = 2);
    assert_eq!(transfer(&mut gpu, 0, 3 * FRAME_BYTES), [Action::Pinned(PinId(0))]);
    assert_eq!(transfer(&mut gpu, 0, 3 * FRAME_BYTES), [Action::CacheHit(PinId(0))]);
    assert_eq!(transfer(&mut gpu, 8 * FRAME_BYTES, 1), [Action::Pinned(PinId(1)), Action::Unpinned(PinId(0))]);
}

// covers: A.6
#[test]
fn poison_that_no_peer_holds_asks_for_no_drain_of_peer_traffic() {
    let mut gpu = gpu(|_| {});
    pin(&mut gpu, 1, 4 * FRAME_BYTES, FRAME_BYTES);
    assert!(has(&gpu.due(0), &Action::PoisonFrame(0)));
    assert_eq!(gpu.state.driver.recovery, RecoveryAction::None);
}
