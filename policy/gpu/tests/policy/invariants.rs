//! Tests that the invariants of the policy layer hold after every event of any history.

use crate::policy::support::banks;
use eccforge_evidence::event::{Cause, DecodeStatus, Event, EventKind, MemoryError, REQUESTERS};
use eccforge_evidence::recovery::RecoveryAction;
use eccforge_evidence::time::{SECOND, Time};
use eccforge_gpu::action::Action;
use eccforge_gpu::inforom::InfoRom;
use eccforge_gpu::machine::histogram::Histogram;
use eccforge_gpu::machine::state::{FrameState, State};
use eccforge_gpu::machine::{Machine, TraceKind};
use eccforge_gpu::peer::FRAME_SHIFT;
use eccforge_gpu::profile::{Policy, Profile};
use proptest::prelude::*;

fn address() -> impl Strategy<Value = u64> {
    // There are few places, so that events of a history often meet.
    (0_u64..24, 0_u64..3).prop_map(|(frame, offset)| (frame << FRAME_SHIFT) + offset * 4096)
}

fn memory_error() -> impl Strategy<Value = EventKind> {
    let outcome = prop_oneof![Just(DecodeStatus::Ce), Just(DecodeStatus::Due), Just(DecodeStatus::Clean)];
    let place = (prop::option::weighted(0.9, address()), 0..REQUESTERS.len());
    (outcome, place, prop::option::of(0_u32..4), prop::option::of(0_u8..3)).prop_map(
        |(outcome, (address, at), client, instance)| {
            let requester = REQUESTERS[at];
            EventKind::Error(MemoryError {
                outcome,
                address,
                requester,
                client,
                instance,
                unit: [None; 2],
                silent: None,
            })
        },
    )
}

fn kind() -> impl Strategy<Value = EventKind> {
    let length = prop_oneof![Just(1_u64), Just(65536), Just(200_000), Just(0)];
    let range = || (address(), length.clone());
    prop_oneof![
        20 => memory_error(),
        2 => (0_u32..4, prop::option::of(0_u8..3)).prop_map(|(client, instance)| EventKind::ClientStart { client, instance }),
        1 => (0_u32..4).prop_map(|client| EventKind::ClientExit { client }),
        4 => (0_u32..4, range()).prop_map(|(client, (address, length))| EventKind::Allocate { client, address, length }),
        2 => address().prop_map(|address| EventKind::Free { address }),
        3 => (0_u16..3, range()).prop_map(|(peer, (address, length))| EventKind::Pin { peer, address, length }),
        2 => (0_u16..3, address()).prop_map(|(peer, address)| EventKind::Unpin { peer, address }),
        3 => (0_u16..3, range()).prop_map(|(peer, (address, length))| EventKind::Transfer { peer, address, length }),
        1 => any::<bool>().prop_map(EventKind::EccMode),
        1 => any::<bool>().prop_map(EventKind::PersistenceMode),
        1 => any::<bool>().prop_map(EventKind::MigMode),
        1 => Just(EventKind::Recovery(RecoveryAction::NodeReboot)),
        1 => address().prop_map(|address| EventKind::Retire { address, cause: Cause::DoubleBit }),
        2 => prop_oneof![Just(EventKind::Drain), Just(EventKind::GpuReset), Just(EventKind::DriverReload)],
        1 => prop_oneof![Just(EventKind::Reboot), Just(EventKind::PowerLoss)],
    ]
}

fn history() -> impl Strategy<Value = Vec<Event>> {
    prop::collection::vec((0_u64..8, kind()), 1..120).prop_map(|steps| {
        let mut time = Time(0);
        let event = |(seconds, kind)| {
            time = Time(time.0 + seconds * SECOND);
            Event::new(time, kind)
        };
        steps.into_iter().map(event).collect()
    })
}

fn machines() -> Vec<Machine> {
    let shipped = Profile::built_in_names().into_iter().map(|name| Profile::load(name).expect("shipped"));
    let mut profiles: Vec<Profile> = shipped.collect();
    let mut tight = Profile::load("a100-80gb").expect("shipped");
    if let Policy::RowRemapping(policy) = &mut tight.policy {
        policy.correctable_threshold = 2.try_into().ok();
        policy.max_remaps = 6;
        policy.max_uncorrectable_rows_per_bank = 2;
        policy.reclaim_unremapped_at_reset = false;
    }
    tight.geometry.spare_rows_per_bank = 2;
    tight.peers.persistent = true;
    tight.peers.revoke_on_poison = false;
    profiles.push(tight);
    let both = |p: Profile| [TraceKind::Observed, TraceKind::Faults].map(|trace| Machine::new(p.clone(), trace));
    profiles.into_iter().flat_map(both).collect()
}

/// Asserts the invariants between two events.
fn check(machine: &Machine, before: &State, after: &State, event: &Event, actions: &[Action]) {
    let (rom, driver) = (&after.rom, &after.driver);
    let geometry = &machine.profile.geometry;
    assert_eq!(banks(&Histogram::of(rom, geometry)), geometry.banks(), "the histogram sums to the banks");
    match &machine.profile.policy {
        Policy::PageRetirement(policy) => {
            assert!(rom.pages.len() + driver.deferred.len() <= policy.max_pages);
            assert!(rom.addresses.len() <= policy.max_addresses);
            assert!(before.driver.excluded.is_subset(&driver.excluded), "no page comes back");
            assert!(driver.excluded.iter().all(|page| rom.pages.contains_key(page)), "every excluded page is recorded");
        }
        Policy::RowRemapping(policy) => {
            assert!(rom.rows.len() <= policy.max_remaps);
            for &row in rom.rows.keys() {
                let of_bank = rom.rows.iter().filter(|(other, _)| geometry.bank_of(**other) == geometry.bank_of(row));
                let (mut all, mut double) = (0, 0);
                for (_, entry) in of_bank {
                    all += 1;
                    double += usize::from(entry.cause == Cause::DoubleBit);
                }
                assert!(
                    double <= policy.max_uncorrectable_rows_per_bank
                        && all <= usize::from(geometry.spare_rows_per_bank)
                );
            }
        }
        _ => {}
    }
    assert!(before.rom.failure.is_none() || rom.failure == before.rom.failure, "the failure flag is sticky");
    assert!(rom.corrected >= before.rom.corrected && rom.uncorrected >= before.rom.uncorrected, "counters only grow");
    for (address, counts) in &before.rom.addresses {
        let now = rom.addresses[address];
        assert!(now.single >= counts.single && now.double >= counts.double, "counters only grow");
    }
    if !matches!(event.kind, EventKind::Reboot | EventKind::PowerLoss) {
        assert!(driver.corrected >= before.driver.corrected && driver.uncorrected >= before.driver.uncorrected);
    }
    check_memory(before, after, event, actions);
}

fn check_memory(before: &State, after: &State, event: &Event, actions: &[Action]) {
    let driver = &after.driver;
    for (&frame, bad) in &driver.memory.bad {
        let used = driver.memory.is_allocated(frame) || driver.peers.holds(frame);
        assert_eq!(
            used,
            bad.state == FrameState::Poisoned,
            "frame {frame}: in use is poisoned, out of use is offlined"
        );
    }
    if let EventKind::Allocate { address, length, .. } = event.kind
        && !actions.iter().any(|a| matches!(a, Action::Refused(_)))
    {
        let end = address + length;
        assert!(before.driver.excluded.range(address..end).next().is_none(), "no excluded page is allocated");
        let frames = (address >> FRAME_SHIFT)..=((end - 1) >> FRAME_SHIFT);
        assert!(before.driver.memory.bad.range(frames).next().is_none(), "no offlined frame is allocated");
    }
    for action in actions {
        if let Action::ReclaimFrame(frame) = action {
            assert!(
                !before.driver.peers.holds(*frame) || matches!(event.kind, EventKind::Reboot | EventKind::PowerLoss)
            );
        }
    }
    let mut folded = before.rom.clone();
    actions.iter().for_each(|a| {
        if let Action::Persist(record) = a {
            folded.apply(record)
        }
    });
    assert_eq!(folded, after.rom, "the InfoROM has exactly the recorded changes");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(80))]

    // covers: D.2 D.6 D.7 A.2 A.4 A.5 A.9 G.6
    #[test]
    fn the_invariants_hold_after_every_event(history in history()) {
        for machine in machines() {
            let mut state = machine.boot(InfoRom::default());
            for event in &history {
                let (next, actions) = machine.step(state.clone(), event);
                check(&machine, &state, &next, event, &actions);
                state = next;
            }
        }
    }

    #[test]
    fn a_step_depends_on_nothing_but_state_and_event(history in history()) {
        for machine in machines() {
            let run = || {
                let mut state = machine.boot(InfoRom::default());
                let mut all = Vec::new();
                for event in &history {
                    let (next, actions) = machine.step(state, event);
                    state = next;
                    all.push(actions);
                }
                (state, all)
            };
            let (first, second) = (run(), run());
            prop_assert_eq!(serde_json::to_string(&first.0).expect("text"), serde_json::to_string(&second.0).expect("text"));
            prop_assert_eq!(first.1, second.1);
        }
    }

    #[test]
    fn a_state_that_is_written_and_read_back_goes_on_the_same(history in history(), split in 0_usize..120) {
        for machine in machines() {
            let mut state = machine.boot(InfoRom::default());
            let mut restored = None;
            for (at, event) in history.iter().enumerate() {
                if at == split.min(history.len() - 1) {
                    let text = serde_json::to_string(&state).expect("text");
                    restored = Some(serde_json::from_str::<State>(&text).expect("a state"));
                }
                let (next, actions) = machine.step(state, event);
                state = next;
                if let Some(copy) = restored.take() {
                    let (copy, same) = machine.step(copy, event);
                    prop_assert_eq!(&same, &actions);
                    restored = Some(copy);
                }
            }
            prop_assert_eq!(restored.as_ref(), Some(&state));
        }
    }
}
