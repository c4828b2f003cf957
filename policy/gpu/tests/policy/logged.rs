//! Tests that XID 63 of a log overrides the model's own counts, because it has the driver's decision.

use crate::policy::support::{Gpu, has, xids};
use eccforge_evidence::event::{Cause, EventKind};
use eccforge_gpu::action::Action;
use eccforge_gpu::inforom::RomRecord;

fn logged(gpu: &mut Gpu, address: u64, cause: Cause) -> Vec<Action> {
    gpu.does(EventKind::Retire { address, cause })
}

// covers: D.10
#[test]
fn a_logged_page_is_retired_with_its_cause_at_the_profiles_page_size() {
    for (name, page) in [("page-retirement-r352", 0x4_1000), ("v100-page-retirement", 0x4_0000)] {
        for cause in [Cause::SingleBit, Cause::DoubleBit] {
            let mut gpu = Gpu::new(name);
            let actions = logged(&mut gpu, 0x4_1234, cause);
            assert!(has(&actions, &Action::MarkPage { page, cause }), "{name}: {actions:?}");
            assert_eq!(xids(&actions), [63], "{name}");
            let retired: Vec<(u64, Cause)> = gpu.state.rom.pages.iter().map(|(&page, e)| (page, e.cause)).collect();
            assert_eq!(retired, [(page, cause)], "{name}");
        }
    }
}

// covers: A.2 A.3
#[test]
fn a_logged_row_is_recorded_and_its_frame_offlined_where_the_error_was_uncorrectable() {
    for (cause, offlined) in [(Cause::DoubleBit, true), (Cause::SingleBit, false)] {
        let mut gpu = Gpu::new("a100-80gb");
        let row = gpu.machine.profile.geometry.row_of(0x4_1234).expect("inside");
        let actions = logged(&mut gpu, 0x4_1234, cause);
        assert_eq!(has(&actions, &Action::OfflineFrame(4)), offlined, "{actions:?}");
        assert!(has(&actions, &Action::RemapPending { row, cause }), "{actions:?}");
        let time = gpu.state.rom.rows[&row].time;
        assert_eq!(gpu.records, [RomRecord::RowRemapped { row, cause, time, replaces: None }]);
        assert_eq!(xids(&actions), [63]);
    }
}

#[test]
fn a_logged_address_beyond_the_end_of_memory_is_ignored() {
    for name in ["page-retirement-r352", "a100-80gb"] {
        let mut gpu = Gpu::new(name);
        let end = gpu.machine.profile.geometry.capacity_bytes();
        assert_eq!(logged(&mut gpu, end, Cause::DoubleBit), [Action::OutsideMemory(end)], "{name}");
        assert_eq!(gpu.records, [], "{name}");
        assert_eq!(xids(&logged(&mut gpu, end - 1, Cause::DoubleBit)), [63], "{name}");
    }
}
