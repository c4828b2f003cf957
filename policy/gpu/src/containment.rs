//! The containment table: how an error ends that a unit consumed, without MIG and with it.

use crate::event::{REQUESTERS, Requester};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::collections::BTreeMap;

/// How an error that a unit consumed ends (\[RM\], kern_gpu_error_cont_ga100.c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Containment {
    /// No XID: nobody has consumed the poison.
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

impl Containment {
    /// Whether its XID names the MIG instance (the table's `bPrintSmcPartitionInfo`): where the error is one instance's.
    pub(crate) const fn names_the_instance(self) -> bool {
        matches!(self, Self::Contained | Self::ContainedInstance | Self::ContainedDrain)
    }
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct ByMig {
    mig_off: Containment,
    mig_on: Containment,
}

/// The containment table: one row for each requester.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContainmentTable {
    rows: [[Containment; 2]; REQUESTERS.len()],
}

impl ContainmentTable {
    /// How it ends for one requester.
    pub const fn of(&self, requester: Requester, mig: bool) -> Containment {
        self.rows[requester as usize][mig as usize]
    }
}

/// As a profile writes it: `sm: {mig-off: contained, mig-on: contained}` for each requester.
impl Serialize for ContainmentTable {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(REQUESTERS.len()))?;
        for requester in REQUESTERS {
            let [mig_off, mig_on] = [false, true].map(|mig| self.of(requester, mig));
            map.serialize_entry(&requester, &ByMig { mig_off, mig_on })?;
        }
        map.end()
    }
}

/// Every requester needs a row, but those that only some chips have: their errors are silent without one.
impl<'de> Deserialize<'de> for ContainmentTable {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let given = BTreeMap::<Requester, ByMig>::deserialize(deserializer)?;
        let mut rows = [[Containment::Silent; 2]; REQUESTERS.len()];
        for requester in REQUESTERS {
            match given.get(&requester) {
                Some(row) => rows[requester as usize] = [row.mig_off, row.mig_on],
                None if requester.is_optional() => {}
                None => {
                    let name = serde_json::to_value(requester).unwrap_or_default();
                    let name = name.as_str().unwrap_or_default();
                    return Err(de::Error::custom(format!(
                        "the containment table has no row for {name}; every requester needs one"
                    )));
                }
            }
        }
        Ok(Self { rows })
    }
}
