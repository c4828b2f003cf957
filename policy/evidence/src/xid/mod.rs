//! An XID is one line of the kernel log: a number, its unchanged text, and the meaning of the text.
//!
//! Texts: Dynamic Page Retirement r352 (48, 63, 64), A100 memory error management r450 table 2 (94, 95), and the
//! driver's sources: \[RM\] kernel_rc.c (`XID_PRINT_WITH_ATTR`), kern_gpu_error_cont_ga100.c (`_gpuGenerateErrorLog`),
//! gpu.c (`_gpuRecoveryActionName`, 154), kern_gpu_tu102.c (`gpuCheckEccCounts_TU102`, 140) and, of a later release,
//! events/gpu/ras/ras_events.c (`ECC_*_XID_MESSAGE_FMT`: 63, 64, 92, 156, 157, 160, 161, 177). 171 and 172 are known
//! from public logs only.

pub mod catalogue;
mod line;
mod parse;
mod pattern;
pub mod print;
mod switch;
mod texts;
mod units;

pub use line::{Containment, PciId, Recovery, Says, Xid, XidLine, pci_id};
pub use parse::parse_line;
pub use switch::{SwitchLine, parse_switch_line};
pub use texts::parse_text;
pub use units::{XidStyle, requester_of, unit_name};
