//! SXids of NVSwitches; their numbering is independent of XIDs (\[RM\], common_nvswitch.h, `NVSWITCH_PRINT_SXID`).

use super::line::{PciId, pci_id};
use super::pattern::{compiled, number};
use crate::wire::LineError;
use regex::Regex;
use std::sync::LazyLock;

static SXID: LazyLock<Regex> = LazyLock::new(|| {
    compiled(
        r"^(?:(nvidia-[^ :]+): )?SXid \(PCI:([0-9a-fA-F]{4,8}:[0-9a-fA-F]{2}:[0-9a-fA-F]{2})(?:\.\d)?\): (\d{1,9}), (.*)$",
    )
});

/// A line of an NVSwitch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwitchLine {
    /// The device's name, such as `nvidia-nvswitch3`.
    pub device: Option<String>,
    pub pci: PciId,
    /// Number of the SXid.
    pub code: u32,
    pub text: String,
}

impl SwitchLine {
    /// Whether the text says that the error is fatal; `None` if the text does not say.
    pub fn fatal(&self) -> Option<bool> {
        if self.text.starts_with("Fatal") { Some(true) } else { self.text.starts_with("Non-fatal").then_some(false) }
    }
}

/// Reads a message of the kernel; `None` if it is not an SXid.
///
/// # Errors
/// The column of the first error in an SXid line, and the expected text.
pub fn parse_switch_line(message: &str) -> Option<Result<SwitchLine, LineError>> {
    let device = if message.starts_with("nvidia-") { message.find(": ")? + 2 } else { 0 };
    if !message[device..].starts_with("SXid (") {
        return None;
    }
    let Some(c) = SXID.captures(message) else {
        let column = message[..device].chars().count() + 1;
        return Some(Err(LineError { column, message: "expected `SXid (PCI:0000:84:00.0): 12028, ...`".to_owned() }));
    };
    Some(Ok(SwitchLine {
        device: c.get(1).map(|m| m.as_str().to_owned()),
        pci: pci_id(&c[2]).unwrap_or_default(),
        code: number(&c[3]),
        text: c[4].trim_end().to_owned(),
    }))
}
