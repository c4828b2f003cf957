//! Names of units in XID 94 and 95.

use crate::event::{REQUESTERS, Requester};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Which spelling of the XID lines a driver uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum XidStyle {
    /// The form of the A100 r450 document: `(0x2,0x0)`.
    R450,
    /// The form of the driver's source: `(0x2, 0x0)`, and one name for all of PCIe (to 580).
    R550,
    /// PCIe egress and ingress apart (from 590).
    R590,
}

/// The unit's name in XID 94 and 95 (\[RM\], error_cont.h, `NV_ERROR_CONT_ERR_ID_STRING_PUBLIC`). Drivers to 580 have one name
/// for PCIe egress and ingress. A peer GPU that reads over NVLink has no name: the GPU that owns the memory prints nothing,
/// and the error is contained where it arrives (A100 document, "Error Containment"), as an error of that GPU's own units.
pub fn unit_name(requester: Requester, style: XidStyle) -> &'static str {
    match requester.unit() {
        name if style == XidStyle::R590 => name,
        "PCIE Egress" | "PCIE Ingress" => "PCIE",
        name => name,
    }
}

/// The requester of a unit's name, in any driver; `PCIE Ingress` means different requesters in XID 94 and 95.
pub fn requester_of(name: &str, contained: bool) -> Option<Requester> {
    use Requester as R;
    // A peer GPU has no name, so an empty text would match it.
    if name.is_empty() {
        return None;
    }
    let styles = [XidStyle::R550, XidStyle::R590].into_iter();
    let requester = styles.flat_map(|style| REQUESTERS.map(|requester| (requester, style)));
    let (requester, _) = requester.into_iter().find(|(requester, style)| unit_name(*requester, *style) == name)?;
    if requester == R::PcieIngressContained && !contained {
        return Some(R::PcieIngressUncontained);
    }
    Some(requester)
}
