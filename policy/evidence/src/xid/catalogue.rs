//! Meanings of XIDs, and the actions that they require (`catalogue.txt`).

use crate::table;
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// The catalogue's entry for a number.
#[derive(Clone, Copy)]
struct Entry {
    name: &'static str,
    remedy: &'static str,
    has_fixed_text: bool,
    counts: Option<Counts>,
}

macro_rules! counts {
    ($($name:ident, $key:literal, $doc:literal;)*) => {
        /// The count of a GPU to which an XID adds, or the record that it reports.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Counts {
            $(#[doc = $doc] $name,)*
        }

        /// Every kind, with its name in the catalogue.
        const COUNTS: [(&str, Counts); 14] = [$(($key, Counts::$name)),*];
    };
}

// The kind, its name in the catalogue, and its description.
counts! {
    DoubleBit, "double-bit", "A double-bit error.";
    Recorded, "recorded", "A page or a row was recorded.";
    NotRecorded, "not-recorded", "A page or a row could not be recorded.";
    SingleBitStorm, "single-bit-storm", "Corrected errors of a partition are no longer counted.";
    Contained, "contained", "An error ended one application.";
    Uncontained, "uncontained", "An error ended everything on the GPU.";
    Unhandled, "unhandled", "An error that the driver did not handle.";
    RecoveryAction, "recovery-action", "The recovery action changed.";
    Repair, "repair", "A part was replaced, or waits for its repair.";
    ReplacementFailed, "replacement-failed", "A part of the GPU has no spare.";
    RepairFailed, "repair-failed", "A part of the memory has no spare.";
    Dram, "dram", "An uncorrectable error of DRAM.";
    Sram, "sram", "An uncorrectable error of SRAM.";
    BankRemap, "bank-remap", "A bank was recorded.";
}

static ENTRIES: LazyLock<FxHashMap<u32, Entry>> = LazyLock::new(|| {
    let rows = table::rows(include_str!("catalogue.txt"));
    let entries = rows.flat_map(|[numbers, name, remedy, texts, counts, _source]| {
        let counts = COUNTS.into_iter().find(|(key, _)| *key == counts).map(|(_, counts)| counts);
        let entry = Entry { name, remedy, has_fixed_text: texts == "fixed", counts };
        numbers.split(' ').flat_map(codes).map(move |code| (code, entry))
    });
    entries.collect()
});

/// Reads the numbers `63` or `144-150`.
fn codes(range: &str) -> std::ops::RangeInclusive<u32> {
    let (first, last) = range.split_once('-').unwrap_or((range, range));
    code(first)..=code(last)
}

fn code(text: &str) -> u32 {
    text.parse().expect("a number, as the tests read")
}

/// The name of the number in the catalogue; `None` if it is not known.
pub fn name(code: u32) -> Option<&'static str> {
    ENTRIES.get(&code).map(|entry| entry.name)
}

/// The kind of count to which the number adds; `None` if it adds to no count of a GPU.
pub fn counts(code: u32) -> Option<Counts> {
    ENTRIES.get(&code)?.counts
}

/// Whether the driver prints this number only with the texts of [`super::Xid`]: another text is not understood.
pub fn has_fixed_text(code: u32) -> bool {
    ENTRIES.get(&code).is_some_and(|entry| entry.has_fixed_text)
}

/// The immediate action for a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// Reset the GPU (`RESET_GPU`).
    Reset,
    /// Restart the machine (`RESTART_BM`).
    Reboot,
    /// Restart the virtual machine (`RESTART_VM`).
    RestartVm,
}

/// The catalogue's action for the number. Errors of NVLink ask for a reset where the text says that they are fatal,
/// except for some registers. Recent drivers print XID 154 with their own recovery action.
pub fn remedy(code: u32, text: &str) -> Option<Remedy> {
    match ENTRIES.get(&code)?.remedy {
        // A test set the bit of injection: `i1`.
        "reset-if-fatal" if text.contains(" i1 ") => None,
        "reboot" => Some(Remedy::Reboot),
        "restart-vm" => Some(Remedy::RestartVm),
        "reset" => Some(Remedy::Reset),
        // The registers come first: they are exceptions to the word in the text.
        "reset-if-fatal" if by_registers(code, text).unwrap_or_else(|| is_fatal(text)) => Some(Remedy::Reset),
        _ => None,
    }
}

fn is_fatal(text: &str) -> bool {
    let text = text.to_ascii_lowercase();
    text.contains("fatal") && !text.contains("nonfatal") && !text.contains("non-fatal")
}

/// Whether this XID asks for a reset if neither XID 63 nor XID 64 follows (`WORKFLOW_XID_48`).
pub fn resets_if_alone(code: u32) -> bool {
    ENTRIES.get(&code).is_some_and(|entry| entry.remedy == "reset-if-alone")
}

/// Whether an error of NVLink asks for a reset, where its first two registers decide differently from the severity (the
/// catalogue's "XID 144-150 Decode").
fn by_registers(code: u32, text: &str) -> Option<bool> {
    let mut registers = text.split_once("(0x")?.1.split([' ', ')']);
    let (info, status) = (register(registers.next()?)?, register(registers.next()?)?);
    let reason = info >> 20 & 0x3f;
    match code {
        // Not fatal, but a link has lost packets: before R575 the number of the unit was in other bits.
        145 if status & 7 != 0 && reason == 0 && (info & 0xff == 0x86 || info & 0x7ff == 0x4c2) => Some(true),
        // Software or the host disabled the link.
        149 if text.contains("NETIR_LINK") && matches!(reason, 0x26 | 0x28) => Some(false),
        _ => None,
    }
}

fn register(text: &str) -> Option<u32> {
    u32::from_str_radix(text.trim_start_matches("0x"), 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_read_and_no_number_stands_in_two() {
        let rows = table::rows::<6>(include_str!("catalogue.txt"));
        let mut of_rows = 0;
        for [numbers, name, remedy, texts, counts, source] in rows {
            let remedies = ["", "reset", "reboot", "restart-vm", "reset-if-alone", "reset-if-fatal"];
            assert!(!name.is_empty() && remedies.contains(&remedy), "{numbers}");
            // Only the catalogue gives actions.
            assert!(source == "C" || source == "H" && remedy.is_empty(), "{numbers}");
            assert!(["", "fixed"].contains(&texts), "{numbers}");
            assert!(counts.is_empty() || COUNTS.iter().any(|(key, _)| *key == counts), "{numbers}: {counts}");
            of_rows += numbers.split(' ').map(|part| codes(part).count()).sum::<usize>();
        }
        assert_eq!(of_rows, ENTRIES.len());
        for (key, kind) in COUNTS {
            assert!(ENTRIES.values().any(|entry| entry.counts == Some(kind)), "{key}: no kind is without a number");
        }
        assert_eq!(
            (name(79), name(144), name(9999)),
            (Some("GPU has fallen off the bus"), Some("NVLink hardware error"), None)
        );
    }

    /// The column "Immediate Action" of NVIDIA's catalogue, typed from the published table (source C of catalogue.txt):
    /// all numbers that apply to a product, by their action; actions that concern neither a GPU nor a machine are
    /// `None`.
    #[test]
    fn every_number_has_the_action_of_the_published_catalogue() {
        const RESTART_APP: &str = "8 11 13 25 31 32 39 40 41 60 68 69 70 71 72 75 76 77 80 82 83 84 85 86 88 89 94 96 97 98 99 100 101 102 \
                                   103 104 105 126 127 128 129 130 131 132 133 134 135 139";
        const IGNORE: &str = "14 37 38 43 44 63 66 67 92 93 106 107 108 121 137 141 152 153 157 160 161";
        // RESTART_FM if alone; contact support; check the power; update software; check UVM; or no action.
        const OTHER: &str = "45 54 78 142 159 162 163 164 165 166 167 168 169 170 171 172";
        const RESET_GPU: &str = "46 62 95 109 110 119 120 136 140 143 155 156 158";
        let columns: [(&str, Option<Remedy>); 6] = [
            (RESTART_APP, None),
            (IGNORE, None),
            (OTHER, None),
            (RESET_GPU, Some(Remedy::Reset)),
            ("79", Some(Remedy::Reboot)),
            ("151", Some(Remedy::RestartVm)),
        ];
        for (codes, action) in columns {
            for code in codes.split_whitespace().map(code) {
                assert_eq!(remedy(code, ""), action, "{code}");
                assert!(name(code).is_some() && !resets_if_alone(code), "{code}");
            }
        }
        // WORKFLOW_XID_48, WORKFLOW_NVLINK_ERR, WORKFLOW_NVLINK5_ERR. RESET_GPU of 64 depends on its text: it may be benign (A.11).
        assert!(resets_if_alone(48) && remedy(48, "").is_none() && counts(64) == Some(Counts::NotRecorded));
        for code in [74].into_iter().chain(144..=150) {
            assert_eq!((remedy(code, ""), remedy(code, "Fatal")), (None, Some(Remedy::Reset)), "{code}");
        }
        assert_eq!(remedy(150, "MSE Fatal XC1 i1 Link 10 (0x0 0x1 0x0)"), None, "an injected error");
    }

    #[test]
    fn the_engines_have_their_numbers_in_ranges() {
        assert_eq!([39, 41, 85, 126, 135].map(name), [Some("copy engine error"); 5]);
        assert_eq!([20, 36, 47, 65, 68, 96, 105, 142].map(name), [Some("video engine error"); 8]);
        assert_eq!([144, 150].map(name), [Some("NVLink hardware error"); 2]);
        assert_eq!([162, 165].map(name), [Some("power smoothing event"); 2]);
        assert_eq!([1, 50, 174, 178].map(name), [None; 4]);
    }

    fn resets(code: u32, text: &str) -> bool {
        remedy(code, text) == Some(Remedy::Reset)
    }

    #[test]
    fn an_error_of_nvlink_asks_for_a_reset_by_its_severity_or_its_registers() {
        assert!(resets(145, "RLW_REMAP Fatal XC1 i0 Link 10 (0x00000082 0x00000040 0x00000000)"));
        assert!(!resets(145, "RLW_CTRL Nonfatal XC0 i0 Link 00 (0x00000003 0x80000000 0x00000000)"));
        for (info, is_reset) in
            [("86", true), ("06", false), ("4c2", true), ("0c2", false), ("4000086", true), ("100086", false)]
        {
            assert_eq!(
                resets(145, &format!("RLW_RXPIPE Nonfatal XC0 i0 Link 03 (0x{info} 0x00000001 0x0)")),
                is_reset,
                "{info}"
            );
        }
        assert!(!resets(145, "RLW_RXPIPE Nonfatal XC0 i0 Link 03 (0x00000086 0x00000008 0x0)"));
        for (info, is_reset) in [("02a00011", true), ("02600011", false), ("028001c6", false), ("00000011", true)] {
            assert_eq!(
                resets(149, &format!("NETIR_LINK_EVT Fatal XC0 i0 Link 08 (0x{info} 0x0 0x0)")),
                is_reset,
                "{info}"
            );
        }
        assert!(resets(149, "NETIR_LINK_EVT Fatal") && !resets(150, "MSE_WATCHDOG Nonfatal (broken"));
    }
}
