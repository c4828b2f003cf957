//! The errors of devices over time, from the tables of two field studies: SmartMem (a DIMM for each file) and Calchas (stacks of HBM).

use super::{DEVICES, Study, TableReader};
use crate::wire::LineError;

/// The parts of the place of an entry, as columns of the studies; a column that a table lacks is left out.
const ENTRY: [&str; 15] = [
    "datacenter",
    "server",
    "name",
    "stack",
    "rankid",
    "sid",
    "pcid",
    "bankgroupid",
    "bankgroup",
    "bankid",
    "bankarray",
    "rowid",
    "row",
    "columnid",
    "col",
];
/// The parts that name a stack of HBM.
const STACK: [&str; 4] = ["datacenter", "server", "name", "stack"];

/// One error of a device.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldError {
    /// Name of the stack of HBM; `None` in SmartMem, which has a file for each DIMM.
    pub stack: Option<String>,
    /// Seconds since 1970.
    pub seconds: f64,
    /// Whether the error was corrected.
    pub corrected: bool,
    /// The place of the entry in error.
    pub entry: String,
    /// The position of the DRAM device on the DIMM, and its map of wrong bits; bit `4 * beat + DQ`. `None` if the row does not have both.
    pub wrong: Option<(u8, u32)>,
}

impl TableReader {
    /// Whether the study states errors that [`Self::error`] reads.
    pub fn has_errors_of_devices(&self) -> bool {
        matches!(self.study, Study::SmartMem | Study::Calchas)
    }

    /// Reads the error of a line of SmartMem or Calchas.
    ///
    /// # Errors
    /// A field is missing or malformed; the message names it.
    pub fn error(&self, line: &str) -> Result<FieldError, LineError> {
        let values = self.values(line)?;
        self.error_of(&values).map_err(|message| LineError { column: 1, message })
    }

    fn error_of(&self, values: &[String]) -> Result<FieldError, String> {
        let is_smartmem = self.study == Study::SmartMem;
        let map = if is_smartmem { self.map(values)?.filter(|map| *map > 0) } else { None };
        Ok(FieldError {
            stack: (!is_smartmem).then(|| self.joined(values, &STACK)),
            seconds: self.seconds(values)?,
            corrected: self.is_corrected(values)?,
            entry: self.joined(values, &ENTRY),
            wrong: self.device(values)?.zip(map),
        })
    }

    /// The values of a row in those of these columns that the table has.
    fn joined(&self, values: &[String], names: &[&str]) -> String {
        let present: Vec<&str> = names.iter().filter_map(|name| self.field(values, &[name])).collect();
        present.join("/")
    }

    /// Whether the error of a row was corrected.
    pub(super) fn is_corrected(&self, values: &[String]) -> Result<bool, String> {
        if self.study == Study::Calchas {
            return match self.needed(values, "ecctype")? {
                "CE" => Ok(true),
                "UEO" | "UER" => Ok(false),
                other => Err(format!("EccType: expected CE, UEO or UER; got `{other}`")),
            };
        }
        let kind = self.field(values, &["errortypefullname", "errortype"]).ok_or("the field error_type is empty")?;
        match kind.split('.').next() {
            Some("CE") => Ok(true),
            Some("UCE" | "UE") => Ok(false),
            _ => {
                Err(format!("error_type: expected CE, UCE or UE, alone or before a point as in CE.READ; got `{kind}`"))
            }
        }
    }

    /// The map of wrong bits of a row of SmartMem; `None` if the row says that its map is not valid.
    pub(super) fn map(&self, values: &[String]) -> Result<Option<u32>, String> {
        // Without bit 0 the map is not valid: its bits would be counted as bits of this error.
        let (flags, map) =
            (self.needed_number(values, "retryrderrlog")?, self.needed_number(values, "retryrderrlogparity")?);
        if flags & 1 == 0 {
            return Ok(None);
        }
        let map = u32::try_from(map).map_err(|_| format!("retryrderrlogparity: {map} has more than 32 bits"))?;
        Ok(Some(map))
    }

    /// The device that a row names: the published data have `deviceid`, empty or negative where it is not known.
    pub(super) fn device(&self, values: &[String]) -> Result<Option<u8>, String> {
        let Some(text) = self.field(values, &["deviceid"]).filter(|text| !text.starts_with('-')) else {
            return Ok(None);
        };
        // pandas writes a column with missing numbers as decimals.
        let number = text.strip_suffix(".0").unwrap_or(text).parse::<u8>().ok().filter(|device| *device < DEVICES);
        number.map(Some).ok_or_else(|| format!("deviceid: `{text}` is not a device from 0 to {}", DEVICES - 1))
    }
}
