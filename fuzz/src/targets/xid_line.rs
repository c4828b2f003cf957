//! Any text as a line of an XID or of a switch: a line that is understood is printed and read again as it is.

use crate::{Seeds, text};
use eccforge_machines::xid::{parse_line, parse_switch_line};

const SEEDS: Seeds = Seeds {
    texts: &[
        "NVRM: Xid (PCI:0000:52:00): 48, pid='<unknown>', name=<unknown>, An uncorrectable double bit error (DBE) has been detected on GPU in the framebuffer at physAddr 0x18f31d80 partition 16, subpartition 3.",
        "NVRM: Xid (PCI:0000:07:00 GPU-I:03): 94, pid=7, name=x, Contained: CE User Channel (0x9). physAddr: 0x1f RST: No, D-RST: Yes",
        "NVRM: Xid (PCI:0000:07:00): 63, Dynamic Page Retirement: New page retired, reboot to activate (0x00000000000f1c3d).",
        "NVRM: Xid (PCI:0000:07:00): 140, An uncorrectable ECC error detected (possible firmware handling failure) DRAM:-1, LTC:0, MMU:0, PCIE:0",
        "NVRM: Xid (PCI:0000:07:00): 160, Marking Channel 3 in FBPA 2 along with its pair for repair. Perform GPU reset to activate repair.",
        "nvidia-nvswitch3: SXid (PCI:0000:05:00.0): 20034, Fatal, Link 30 LTSSM Fault Up",
        "XID 43 Ch 0000000a caused by previous Xid 13",
    ],
    words: &[
        "43, ",
        "45, ",
        "48, ",
        "63, ",
        "64, ",
        "92, ",
        "93, ",
        "94, ",
        "95, ",
        "140, ",
        "154, ",
        "156, ",
        "157, ",
        "160, ",
        "161, ",
        "171, ",
        "172, ",
        "Row Remapper: New row (0x1) marked for remapping, reset gpu to activate.",
        "channel 0x1",
        "(0x1,0x2)",
        "GPU recovery action changed from 0x0 (None) to 0x1 (GPU Reset Required)",
        "Retiring TPC 1 from GPC 2 with a spare from the same GPC.",
        "HUB, Uncorrectable SRAM error in x.",
        "DRAM, Uncorrectable DRAM error in FBPA 1 subpartition 0 physAddr 0x1.",
        "Disabling ECC single-bit error interrupts in framebuffer at logical partition 3, due to high error rate.",
        "Non-fatal violation of provisioned InfoROM wear limit",
        "ffffffffffffffff",
        "999999999",
        ".",
        ",",
        "pid=",
        "name=",
        "\u{e4}",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    let line = text(data, &SEEDS);
    if let Some(Ok(xid)) = parse_line(&line) {
        let printed = xid.to_string();
        let again =
            parse_line(&printed).unwrap_or_else(|| panic!("{printed:?} is no XID")).expect("it was printed here");
        assert_eq!(again.to_string(), printed, "{line:?}");
    }
    if let Some(Ok(switch)) = parse_switch_line(&line) {
        assert!(!switch.text.contains('\n') || line.contains('\n'));
    }
}
