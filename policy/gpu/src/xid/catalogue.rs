//! Meanings of the numbers: \[RM\], nverror.h, in plain words; 8, 38, 46, 56, 57, 109 from NVIDIA's XID catalogue, which also
//! says what to do about them (docs.nvidia.com/deploy/xid-errors, "Analyzing Xid Errors with the Xid Catalog", the column
//! "Immediate Action" for A100 to GB200).

/// Number and words, by number.
const NAMES: [(u32, &str); 71] = [
    (8, "GPU stopped processing"),
    (13, "graphics engine exception"),
    (16, "vertical blank callback time-out"),
    (19, "display missed notifier"),
    (31, "MMU fault"),
    (32, "pushbuffer DMA error"),
    (37, "driver firmware error"),
    (38, "driver firmware error"),
    (42, "video image compositor error"),
    (43, "channel reset: GPU stopped processing"),
    (44, "graphics engine fault during context switch"),
    (45, "preemptive removal of a channel"),
    (46, "GPU stopped processing"),
    (48, "double-bit ECC error"),
    (56, "display engine error"),
    (57, "framebuffer link training error"),
    (58, "framebuffer memory error"),
    (59, "PMU error"),
    (60, "SEC2 error"),
    (61, "PMU breakpoint"),
    (62, "PMU halt"),
    (63, "page retirement or row remapping recorded"),
    (64, "page retirement or row remapping failed"),
    (69, "graphics engine class error"),
    (74, "NVLink error"),
    (78, "vGPU start error"),
    (79, "GPU has fallen off the bus"),
    (80, "pushbuffer CRC mismatch"),
    (81, "VGA subsystem error"),
    (87, "driver telemetry report"),
    (90, "level-two cache error"),
    (92, "high single-bit ECC error rate"),
    (93, "InfoROM wear limit exceeded"),
    (94, "contained memory error"),
    (95, "uncontained memory error"),
    (108, "NVLink remote translation error"),
    (109, "context switch time-out"),
    (110, "security fault"),
    (119, "GSP RPC time-out"),
    (120, "GSP error"),
    (121, "C2C link error"),
    (122, "SPI read failure"),
    (123, "SPI write failure"),
    (124, "SPI erase failure"),
    (125, "InfoROM file system error"),
    (136, "NVLink training failed"),
    (137, "NVLink privilege error"),
    (138, "deep learning accelerator error"),
    (140, "uncorrectable ECC error left unhandled"),
    (141, "fast path error"),
    (143, "GPU initialisation error"),
    (151, "key rotation error"),
    (154, "recovery action changed"),
    (155, "NVLink error defined by software"),
    (156, "compute resource retired"),
    (157, "compute resource could not be retired"),
    (158, "GPU fatal time-out"),
    (159, "CHI non-data error"),
    (160, "memory channel or L2 slice repair pending"),
    (161, "memory channel or L2 slice repair failed"),
    (166, "NVLink encryption error"),
    (167, "PCIe fatal time-out"),
    (168, "reduced GPU memory capacity"),
    (169, "SEC2 halt"),
    (170, "NVLink security error"),
    (171, "uncorrectable DRAM error"),
    (172, "uncorrectable SRAM error"),
    (173, "C2C fatal link failure"),
    (175, "memory subsystem error"),
    (176, "PCIe correctable errors"),
    (177, "bank remapping recorded"),
];

/// What the number is about; absent where it is not known.
pub fn name(code: u32) -> Option<&'static str> {
    if let Ok(at) = NAMES.binary_search_by_key(&code, |(code, _)| *code) {
        return Some(NAMES[at].1);
    }
    Some(match code {
        39..=41 | 70..=72 | 75..=77 | 85 | 126..=135 => "copy engine error",
        20..=22 | 27..=29 | 33..=36 | 47 | 65 | 68 | 73 | 82..=84 | 86 | 88 | 89 | 96..=107 | 139 | 142 => {
            "video engine error"
        }
        144..=150 => "NVLink hardware error",
        162..=165 => "power smoothing event",
        _ => return None,
    })
}

/// Whether the driver prints this number only with the texts of [`super::Xid`]: another text is not understood.
pub const fn has_fixed_text(code: u32) -> bool {
    matches!(code, 48 | 63 | 64 | 92 | 94 | 95 | 140 | 154 | 156 | 157 | 160 | 161 | 171 | 172 | 177)
}

/// What a number asks an operator to do at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Reset the GPU (`RESET_GPU`).
    Reset,
    /// Restart the machine (`RESTART_BM`).
    Reboot,
}

impl Remedy {
    pub const fn words(self) -> &'static str {
        match self {
            Self::Reset => "reset the GPU",
            Self::Reboot => "reboot the node",
        }
    }
}

/// What the catalogue asks for; absent where it asks for nothing (also: restart the application), and where the text decides.
/// Errors of NVLink ask for a reset where the text says that they are fatal, except for some registers.
/// Recent drivers print XID 154 with what they ask for themselves.
pub fn remedy(code: u32, text: &str) -> Option<Remedy> {
    let is_fatal = || {
        let text = text.to_ascii_lowercase();
        text.contains("fatal") && !text.contains("nonfatal") && !text.contains("non-fatal")
    };
    match code {
        79 => Some(Remedy::Reboot),
        46 | 62 | 95 | 109 | 110 | 119 | 120 | 136 | 140 | 143 | 155 | 158 => Some(Remedy::Reset),
        144..=150 if by_registers(code, text).unwrap_or_else(is_fatal) => Some(Remedy::Reset),
        74 if is_fatal() => Some(Remedy::Reset),
        _ => None,
    }
}

/// Whether an error of NVLink asks for a reset, where its first two registers decide otherwise than the severity (the
/// catalogue's "XID 144-150 Decode").
fn by_registers(code: u32, text: &str) -> Option<bool> {
    let mut registers = text.split_once("(0x")?.1.split([' ', ')']);
    let mut register = || u32::from_str_radix(registers.next()?.trim_start_matches("0x"), 16).ok();
    let (info, status) = (register()?, register()?);
    let reason = info >> 20 & 0x3f;
    match code {
        // Not fatal, but a link has lost packets: before R575 the number of the unit stood in other bits.
        145 if status & 7 != 0 && reason == 0 && (info & 0xff == 0x86 || info & 0x7ff == 0x4c2) => Some(true),
        // A link that software or the host took down.
        149 if text.contains("NETIR_LINK") && matches!(reason, 0x26 | 0x28) => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_in_order_of_their_numbers() {
        assert!(NAMES.windows(2).all(|pair| pair[0].0 < pair[1].0));
        assert_eq!(
            (name(79), name(144), name(9999)),
            (Some("GPU has fallen off the bus"), Some("NVLink hardware error"), None)
        );
    }

    #[test]
    fn the_engines_have_their_numbers_in_ranges() {
        assert_eq!([39, 41, 85, 126, 135].map(name), [Some("copy engine error"); 5]);
        assert_eq!([20, 36, 47, 65, 68, 96, 107, 142].map(name), [Some("video engine error"); 8]);
        assert_eq!([144, 150].map(name), [Some("NVLink hardware error"); 2]);
        assert_eq!([162, 165].map(name), [Some("power smoothing event"); 2]);
        assert_eq!([1, 50, 174, 178].map(name), [None; 4]);
    }

    #[test]
    fn an_error_of_nvlink_asks_for_a_reset_by_its_severity_or_its_registers() {
        let of = |code, text: &str| remedy(code, text) == Some(Remedy::Reset);
        assert!(of(145, "RLW_REMAP Fatal XC1 i0 Link 10 (0x00000082 0x00000040 0x00000000)"));
        assert!(!of(145, "RLW_CTRL Nonfatal XC0 i0 Link 00 (0x00000003 0x80000000 0x00000000)"));
        for (info, resets) in
            [("86", true), ("06", false), ("4c2", true), ("0c2", false), ("4000086", true), ("100086", false)]
        {
            assert_eq!(
                of(145, &format!("RLW_RXPIPE Nonfatal XC0 i0 Link 03 (0x{info} 0x00000001 0x0)")),
                resets,
                "{info}"
            );
        }
        assert!(!of(145, "RLW_RXPIPE Nonfatal XC0 i0 Link 03 (0x00000086 0x00000008 0x0)"));
        for (info, resets) in [("02a00011", true), ("02600011", false), ("028001c6", false), ("00000011", true)] {
            assert_eq!(of(149, &format!("NETIR_LINK_EVT Fatal XC0 i0 Link 08 (0x{info} 0x0 0x0)")), resets, "{info}");
        }
        assert!(of(149, "NETIR_LINK_EVT Fatal") && !of(150, "MSE_WATCHDOG Nonfatal (broken"));
    }
}
