//! Tests of containment according to the driver's tables: the ended clients and the printed lines, for each chip.

use crate::policy::support::{Gpu, error, has, profile, xids};
use eccforge_evidence::event::{DecodeStatus, EventKind, MemoryError, Requester};
use eccforge_evidence::xid::{Containment, PciId, Says, Xid, XidLine, print::ALREADY_PENDING};
use eccforge_evidence::xid::{XidStyle, requester_of, unit_name};
use eccforge_gpu::action::Action;
use eccforge_gpu::geometry::Location;
use eccforge_gpu::machine::TraceKind;
use eccforge_gpu::report::{Health, smbpbi};

/// Returns the actions after an error in the first of two MIG instances, each with one client.
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
        let xid = actions.iter().find_map(|a| if let Action::Xid { xid, .. } = a { Some(xid.code) } else { None });
        assert_eq!(xid, Some(94), "{requester:?}");
    }
}

/// Returns the fields of an XID 94 or 95.
fn contained(xid: &Xid) -> Option<Containment> {
    let line = XidLine::new(PciId::default(), xid.clone());
    if let Says::Containment(report) = line.says { Some(report) } else { None }
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
fn the_instance_is_named_where_the_table_attributes_the_error_to_it() {
    // bPrintSmcPartitionInfo of g_errContStateTable_GA100 and _GB100, MIG on.
    let named = |profile: &str, requester| {
        let (_, actions) = under_mig(profile, requester);
        actions.iter().find_map(|a| match a {
            Action::Xid { xid, instance, .. } if [94, 95].contains(&xid.code) => Some(*instance),
            _ => None,
        })
    };
    for requester in [Requester::CbcStore, Requester::LtcUnsupportedClient, Requester::Sm, Requester::CeUserChannel] {
        assert_eq!(named("h100", requester), Some(Some(5)), "{requester:?}");
    }
    for requester in [Requester::Mmu, Requester::LtcTag, Requester::Peer, Requester::CeKernelChannel] {
        assert_eq!(named("h100", requester), Some(None), "{requester:?}");
    }
    assert_eq!(named("b200", Requester::Nvdec), Some(Some(5)));
    assert_eq!(named("b200", Requester::Pmu), Some(None));
}

// covers: A.1 A.7
#[test]
fn an_error_that_a_peer_gpu_reads_over_nvlink_is_contained_where_it_arrives() {
    for name in ["a100-40gb", "a100-80gb", "h100", "b200"] {
        // The owner: its page and row are handled, and no application ends.
        let mut owner = Gpu::new(name);
        owner.start(1);
        let actions = owner.does(error(DecodeStatus::Due, 0, Requester::NvlinkPeer, None));
        assert!(xids(&actions).iter().all(|x| [48, 63, 171].contains(x)), "{name}: {actions:?}");
        assert!(has(&actions, &Action::OfflineFrame(0)), "{name}: {actions:?}");
        assert_eq!((owner.state.driver.clients.len(), owner.state.driver.reset_required), (1, false), "{name}");
        // The reader: its own unit consumes the poison, one application ends, and its own memory is not at fault.
        let mut reader = Gpu::new(name);
        reader.start(1);
        reader.start(2);
        let consumed = MemoryError {
            outcome: DecodeStatus::Due,
            address: None,
            requester: Requester::CeUserChannel,
            client: Some(2),
            instance: None,
            unit: [Some(9), None],
            silent: None,
        };
        assert_eq!(xids(&reader.does(EventKind::Error(consumed))), [94], "{name}");
        assert_eq!(reader.state.driver.clients.keys().collect::<Vec<_>>(), [&1], "{name}");
        assert!(reader.state.rom.rows.is_empty() && reader.state.driver.memory.bad.is_empty(), "{name}");
        assert_eq!((reader.state.driver.uncorrected, reader.state.driver.sram_uncorrected), (0, 0), "{name}");
    }
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
            Action::Xid { xid, .. } => contained(xid).map(|r| (r.contained, r.reset, r.unit)),
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
        for requester in eccforge_evidence::event::REQUESTERS {
            let name = unit_name(requester, style);
            let contained = requester != R::PcieIngressUncontained;
            match requester {
                R::NvlinkPeer => assert_eq!((name, requester_of(name, true)), ("", None)),
                // Up to 580, one name means any of the three.
                R::Peer | R::PcieIngressContained | R::PcieIngressUncontained if style != XidStyle::R590 => {
                    assert_eq!((name, requester_of(name, contained)), ("PCIE", Some(R::Peer)));
                }
                _ => assert_eq!(requester_of(name, contained), Some(requester), "{name}"),
            }
        }
    }
    assert_eq!(requester_of("A Unit Of The Future", true), None);
}

/// Returns addresses in different rows of one bank, found by trying row after row.
fn rows_of_a_bank(gpu: &Gpu, count: usize) -> Vec<u64> {
    let geometry = &gpu.machine.profile.geometry;
    let mut place = geometry.locate(0).expect("inside");
    let row = eccforge_gpu::geometry::Field::Row as usize;
    let mut found = Vec::new();
    for r in 0..count {
        place.fields[row] = r as u32 * 3;
        found.push(geometry.address(&place).expect("inside"));
    }
    found
}

// covers: A.5 A.7
#[test]
fn the_third_uncorrectable_row_of_a_bank_repairs_its_channel_on_blackwell_and_the_spares_end() {
    let mut gpu = Gpu::with(profile("b200"), TraceKind::Faults);
    let rows = rows_of_a_bank(&gpu, 4);
    for &address in &rows[..2] {
        assert_eq!(xids(&gpu.due(address)), [48, 171, 63]);
    }
    let actions = gpu.due(rows[2]);
    assert_eq!(xids(&actions), [48, 171, 160]);
    let text = actions.iter().find_map(|a| match a {
        Action::Xid { xid, .. } if xid.code == 160 => Some(xid.text.clone()),
        _ => None,
    });
    // ras_events.c, ECC_CHANNEL_REPAIR_PENDING_XID_MESSAGE_FMT.
    let expected =
        "Marking Channel 0 in FBPA 0 along with its pair for repair. Perform node reboot to activate repair.";
    assert_eq!(text.as_deref(), Some(expected));
    assert!(gpu.state.repair_pending() && gpu.state.rom.rows.len() == 2);
    gpu.does(EventKind::GpuReset);
    assert!(
        gpu.state.repair_pending() && !gpu.state.remap_pending(),
        "a reset remaps rows; the repair waits for a boot"
    );
    gpu.does(EventKind::Reboot);
    assert!(!gpu.state.repair_pending());
    assert_eq!(gpu.due(rows[3]), [Action::Avoided], "a spare channel has taken the place");
    // In another channel no spare is left, and further rows of its bank lead to the failure flag.
    let geometry = &gpu.machine.profile.geometry;
    let other: Vec<u64> = rows_of_a_bank(&gpu, 10)
        .into_iter()
        .map(|address| {
            let mut place = geometry.locate(address).expect("inside");
            place.fields[eccforge_gpu::geometry::Field::Channel as usize] += 1;
            geometry.address(&place).expect("inside")
        })
        .collect();
    let seen: Vec<Vec<u32>> = other[..9].iter().map(|&address| xids(&gpu.due(address))).collect();
    assert_eq!(seen[1], [48, 171, 63]);
    assert_eq!(seen[2], [48, 171, 161, 63], "{seen:?}");
    assert_eq!(seen[8], [48, 171, 161, 64], "{seen:?}");
    assert!(gpu.state.rom.failure.is_some());
    // The InfoROM contains exactly the content of its records.
    let mut folded = eccforge_gpu::inforom::InfoRom::default();
    for r in &gpu.records {
        folded.apply(r);
    }
    assert_eq!(folded.repairs, gpu.state.rom.repairs);
}

// covers: A.10
#[test]
fn the_flag_of_sram_is_raised_beyond_the_threshold_of_one_unit_and_read_by_smbpbi() {
    let flags = |gpu: &Gpu| {
        let health = Health::of(&gpu.machine, &gpu.state, 1, PciId::default());
        let answer = smbpbi::answer(&health, smbpbi::command(smbpbi::ECC_V6, 2, 0));
        (answer.status >> 24, answer.data, health.sram_threshold_exceeded)
    };
    let strike = |gpu: &mut Gpu, slice: u16| {
        let mut actions = gpu.does(EventKind::Error(MemoryError {
            outcome: DecodeStatus::Due,
            address: None,
            requester: Requester::LtcTag,
            client: None,
            instance: None,
            unit: [Some(2), Some(slice)],
            silent: None,
        }));
        actions.extend(gpu.does(EventKind::GpuReset));
        actions
    };
    let mut gpu = Gpu::new("h100");
    for slice in [0, 0, 0, 0, 1, 1, 1, 1] {
        strike(&mut gpu, slice);
    }
    assert_eq!(flags(&gpu), (smbpbi::SUCCESS, 0, Some(false)), "four errors of each of two units");
    strike(&mut gpu, 1);
    assert_eq!(flags(&gpu), (smbpbi::SUCCESS, 1, Some(true)));
    let mut a100 = Gpu::new("a100-80gb");
    for _ in 0..9 {
        drop(strike(&mut a100, 0));
    }
    assert_eq!(flags(&a100), (smbpbi::NOT_AVAILABLE, 0, None), "the product has no such flag");
}

/// A B200 whose third uncorrectable row of a bank has just had its channel recorded for repair: in stack 2, channel 3.
fn repaired() -> (Gpu, Vec<u64>, Vec<Action>) {
    let mut gpu = Gpu::with(profile("b200"), TraceKind::Observed);
    let geometry = &gpu.machine.profile.geometry;
    let place = |row| Location { fields: [2, 3, 0, 0, row, 0], byte: 0 };
    let rows: Vec<u64> = (0..5).map(|row| geometry.address(&place(row)).expect("inside")).collect();
    for &address in rows[..2].iter() {
        drop(gpu.due(address));
    }
    let actions = gpu.due(rows[2]);
    (gpu, rows, actions)
}

// covers: A.7
#[test]
fn a_repair_names_the_channel_and_the_stack_it_is_in() {
    let (gpu, _, actions) = repaired();
    let text = "Marking Channel 3 in FBPA 2 along with its pair for repair. Perform node reboot to activate repair.";
    let expected = Xid::new(160, text);
    assert!(has(&actions, &Action::xid(expected)), "{actions:?}");
    let channels = gpu.machine.profile.geometry.sizes[1];
    assert_eq!(gpu.state.rom.repairs.keys().collect::<Vec<_>>(), [&(2 * channels + 3)]);
}

// covers: A.11
#[test]
fn an_error_in_a_channel_that_waits_for_its_repair_is_benign_and_in_a_repaired_one_remaps_its_row() {
    let (mut gpu, rows, _) = repaired();
    let waiting = gpu.due(rows[3]);
    assert_eq!(xids(&waiting), [48, 171, 64]);
    let failed = Xid::row_failed(rows[3], ALREADY_PENDING);
    assert!(has(&waiting, &Action::xid(failed)), "{waiting:?}");
    assert_eq!((gpu.state.rom.rows.len(), gpu.state.rom.failure), (2, None));
    gpu.does(EventKind::Reboot);
    assert_eq!(xids(&gpu.due(rows[3])), [48, 171, 63], "the spare channel has rows as the first had");
    assert_eq!((gpu.state.rom.rows.len(), gpu.state.rom.repairs.len()), (3, 1));
}
