//! Tests that the reader of logs reads the kernel log that the model prints: it understands every XID, and every count
//! is the model's.

use crate::policy::support::{Gpu, error};
use eccforge_evidence::event::{DecodeStatus, EventKind, MemoryError, REQUESTERS};
use eccforge_evidence::log::kernel_line;
use eccforge_evidence::log::stamp::Stamp;
use eccforge_evidence::time::{SECOND, Time};
use eccforge_evidence::xid::PciId;
use eccforge_gpu::action::Action;
use eccforge_gpu::geometry::{Field, Location};
use eccforge_gpu::profile::Policy;
use eccforge_gpu::replay::{ReadOptions, replay};
use std::collections::BTreeMap;

/// A GPU's kernel log, and the number of times that each XID was printed.
#[derive(Default)]
struct Printed {
    log: String,
    counts: BTreeMap<u32, u64>,
}

impl Printed {
    fn take(&mut self, clock: u64, actions: &[Action]) {
        for action in actions {
            let Action::Xid { xid, .. } = action else { continue };
            *self.counts.entry(xid.code).or_insert(0) += 1;
            let line = action.line(PciId::default()).expect("an XID has a line");
            self.log += &(kernel_line(None, Stamp::of(Time(clock * 10 * SECOND)), &line) + "\n");
        }
    }
}

/// Sends every requester's error with and without MIG, then rows of a bank until no spare is left, twice, then pages
/// until the list is full.
fn life(gpu: &mut Gpu) -> Printed {
    let mut printed = Printed::default();
    let mut event = |gpu: &mut Gpu, kind| {
        let actions = gpu.does(kind);
        printed.take(gpu.clock, &actions);
    };
    for mig in [false, true] {
        event(gpu, EventKind::MigMode(mig));
        for (at, requester) in REQUESTERS.into_iter().enumerate() {
            event(gpu, EventKind::ClientStart { client: 7, instance: mig.then_some(3) });
            let unit = [Some(at as u16), Some(1)];
            let (client, instance) = (Some(7), mig.then_some(3));
            let error = MemoryError {
                outcome: DecodeStatus::Due,
                address: None,
                requester,
                client,
                instance,
                unit,
                silent: None,
            };
            event(gpu, EventKind::Error(error));
            event(gpu, EventKind::Drain);
            event(gpu, EventKind::GpuReset);
        }
    }
    // Two channels are used, because the first may have a spare.
    for stack in 0..2 {
        for row in 0..10 {
            let mut place = Location::default();
            place.fields[Field::Stack as usize] = stack;
            place.fields[Field::Row as usize] = row;
            let address = gpu.machine.profile.geometry.address(&place).expect("inside memory");
            event(gpu, error(DecodeStatus::Due, address, REQUESTERS[0], None));
        }
        event(gpu, EventKind::Reboot);
    }
    for page in 0..70 {
        event(gpu, error(DecodeStatus::Due, (page + 1000) << 20, REQUESTERS[0], None));
    }
    printed
}

// covers: D.9 A.7 A.8
#[test]
fn what_the_model_prints_is_read_as_what_the_model_did() {
    for name in ["page-retirement-r352", "v100-page-retirement", "a100-40gb", "a100-80gb", "h100", "b200"] {
        let mut gpu = Gpu::new(name);
        let printed = life(&mut gpu);
        let intake = replay(printed.log.as_bytes(), ReadOptions::default(), None, &mut ()).expect("memory");
        assert_eq!((intake.malformed, intake.observed.gpus.len()), (0, 1), "{name}");
        let found = intake.observed.gpus.values().next().expect("a GPU");
        assert_eq!(found.xids, printed.counts, "{name}");
        assert_eq!(found.not_understood, 0, "{name}");
        let rom = &gpu.state.rom;
        assert_eq!(found.rows_remapped, rom.rows.len() as u64, "{name}: rows");
        assert_eq!(found.pages_retired, rom.pages.len() as u64, "{name}: pages");
        assert_eq!(found.repairs, rom.repairs.len() as u64, "{name}: repairs");
        let full = match &gpu.machine.profile.policy {
            Policy::PageRetirement(policy) => rom.pages.len() == policy.max_pages,
            _ => rom.failure.is_some(),
        };
        assert!(full, "{name}: the life is long enough");
        assert!(!found.rma_evidence.is_empty(), "{name}: and the log has the evidence");
    }
}
