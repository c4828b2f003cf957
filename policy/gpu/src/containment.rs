//! The containment table: the result of an error that a unit consumed, with and without MIG.

use eccforge_evidence::event::{REQUESTERS, Requester};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The result of an error that a unit consumed (\[RM\], kern_gpu_error_cont_ga100.c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Containment {
    /// No XID, because no unit has consumed the poison.
    Silent,
    /// XID 94, RST: No, D-RST: No.
    Contained,
    /// XID 94, RST: No, D-RST: No, and no channel is recovered.
    ContainedNoRecovery,
    /// XID 94, RST: No, D-RST: No; all compute channels of the MIG instance are ended.
    ContainedInstance,
    /// XID 94, D-RST: Yes; all compute channels of the MIG instance are ended.
    ContainedDrain,
    /// XID 94, RST: Yes; all compute channels of the GPU are ended.
    ContainedReset,
    /// XID 95, RST: No.
    Uncontained,
    /// XID 95, RST: Yes.
    UncontainedReset,
}

/// The result without MIG and with MIG.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct ByMig {
    /// The result without MIG.
    mig_off: Containment,
    /// The result with MIG.
    mig_on: Containment,
}

/// The containment table: one row for each requester, as a profile writes it (`sm: {mig-off: contained, mig-on: contained}`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<Requester, ByMig>")]
pub struct ContainmentTable(BTreeMap<Requester, ByMig>);

impl ContainmentTable {
    pub fn of(&self, requester: Requester, mig: bool) -> Containment {
        self.0.get(&requester).map_or(Containment::Silent, |row| if mig { row.mig_on } else { row.mig_off })
    }
}

/// Every requester needs a row, except those that only some chips have: without a row their errors are silent.
impl TryFrom<BTreeMap<Requester, ByMig>> for ContainmentTable {
    type Error = String;

    fn try_from(mut rows: BTreeMap<Requester, ByMig>) -> Result<Self, String> {
        let silent = ByMig { mig_off: Containment::Silent, mig_on: Containment::Silent };
        for requester in REQUESTERS {
            // Only the tables of some chips have a row for later ones (GB100: E21 to E28, E30 to E33).
            if requester as usize <= Requester::NvlinkPeer as usize && !rows.contains_key(&requester) {
                let name = eccforge_report::name(&requester);
                return Err(format!("the containment table has no row for {name}; every requester needs one"));
            }
            rows.entry(requester).or_insert(silent);
        }
        Ok(Self(rows))
    }
}
