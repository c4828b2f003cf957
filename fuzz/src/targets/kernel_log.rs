//! Any bytes as a log of a kernel in each of its forms, under a policy: every line is counted, none is lost.

use crate::{Seeds, bytes};
use eccforge_machines::machine::{Machine, TraceKind};
use eccforge_machines::profile::Profile;
use eccforge_machines::replay::fleet::Fleet;
use eccforge_machines::replay::{Format, ReadOptions, observe, replay};
use std::sync::LazyLock;

const SEEDS: Seeds = Seeds {
    texts: &[
        "[430954.509105] NVRM: Xid (PCI:0000:52:00): 48, pid='<unknown>', name=<unknown>, An uncorrectable double bit error (DBE) has been detected on GPU in the framebuffer at physAddr 0x18f31d80 partition 16, subpartition 3.\n",
        "Aug 10 15:36:05 gpu-node-a kernel: NVRM: Xid (PCI:0000:55:00): 63, pid=2187734, name=python, Row Remapper: New row (0x0000000e9b9107e0) marked for remapping, reset gpu to activate.\n",
        "2025-08-10T15:36:05.123456+02:00 h kernel: NVRM: Xid (PCI:0000:55:00): 154, GPU recovery action changed from 0x0 (None) to 0x2 (Node Reboot Required)\n",
        "{\"MESSAGE\":\"NVRM: Xid (PCI:0000:55:00): 94, Contained: SM (0x1). RST: No, D-RST: No\",\"__REALTIME_TIMESTAMP\":\"1763633472000000\",\"_HOSTNAME\":\"h\"}\n",
        "{\n   \"dmesg\": [\n      {\n         \"pri\": 4,\n         \"time\":     12.000001,\n         \"msg\": \"NVRM: Xid (PCI:0000:55:00): 31, x\"\n      }\n   ]\n}\n",
        "<4>[   12.5] EDAC MC0: 1 CE memory read error on CPU_SrcID#0_MC#0_Chan#1_DIMM#0 (channel:1 slot:0 page:0x12 offset:0x40 grain:32 syndrome:0x0)\n",
    ],
    words: &[
        "NVRM: Xid (PCI:0000:03:00): ",
        "63, pid=7, name=x, Row Remapper: New row (0x1f) marked for remapping, reset gpu to activate.",
        "48, An uncorrectable double bit error (DBE) has been detected on GPU (0000:03:00)",
        "94, Contained: SM (0x1). RST: No, D-RST: No",
        "95, Uncontained: LTC TAG (0x2,0x0). RST: Yes",
        "SXid (PCI:0000:05:00): 20034, Fatal, Link 03 x",
        "XID 64 ",
        "EDAC MC0: 1 CE x on y (",
        "Memory failure: 0x1: ",
        "[Hardware Error]: ",
        "Linux version 6.1",
        "NVRM: loading NVIDIA UNIX 570.1",
        "GPU-I:1",
        "audit(1763633472.123:45)",
        "[  +2.5]",
        "[Aug10 15:36] ",
        "Feb 29 23:59:59 h ",
        "2026-02-29T25:61:61.999999999+99:99 h ",
        "<6>",
        "6,1,18446744073709551615,-;",
        "\n",
        "\r\n",
        "\u{0}",
        "\u{fffd}",
    ],
};

static MACHINE: LazyLock<Machine> =
    LazyLock::new(|| Machine::new(Profile::load("h100").expect("shipped"), TraceKind::Observed));
const FORMATS: [Option<Format>; 4] = [None, Some(Format::KernelLog), Some(Format::Journal), Some(Format::DmesgJson)];

/// One input.
pub fn run(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let log = bytes(rest, &SEEDS);
    let options = ReadOptions {
        format: FORMATS[usize::from(choice) % 4],
        year: (choice & 4 != 0).then_some(2024),
        zone: (choice & 8 != 0).then_some(7200),
        coalesce: (choice & 16 != 0).then_some(5_000_000_000),
        retry: choice & 32 != 0,
    };
    let Ok(read) = observe(&log[..], options, &mut ()) else { return };
    let mut fleet = Fleet::new(MACHINE.clone(), Default::default());
    let played = replay(&log[..], options, &mut fleet, &mut ()).expect("it was read before");
    assert_eq!((read.lines, read.malformed, read.log_lines), (played.lines, played.malformed, played.log_lines));
    assert!(read.malformed + read.log_lines <= read.lines);
}
