//! `mcelog --client`: sums of the errors of each DIMM since mcelog started (mcelog 204, memdb.c, `dump_dimm`).

use crate::log::host::{Finding, Reporter};

/// Reads the blocks of DIMMs.
#[derive(Debug, Default)]
pub struct ClientReader {
    dimm: Option<String>,
    corrected: Option<bool>,
}

impl ClientReader {
    /// Takes a line: whether it is one of these, and the sum that it holds.
    pub fn line(&mut self, line: &str) -> Option<Option<Finding>> {
        let text = line.trim();
        if let Some(place) = text.strip_prefix("SOCKET ").filter(|place| place.contains(" CHANNEL ")) {
            let place = place.replace("CHANNEL ", "channel ");
            self.dimm = Some(format!("socket {place}"));
            self.corrected = None;
            return Some(None);
        }
        let dimm = self.dimm.clone()?;
        match text {
            "corrected memory errors:" => self.corrected = Some(true),
            "uncorrected memory errors:" => self.corrected = Some(false),
            _ => {
                let count = line.strip_prefix('\t').and_then(|line| line.strip_suffix(" total"));
                let Some((count, corrected)) = count.and_then(|n| n.parse().ok()).zip(self.corrected) else {
                    let is_of_block = line.starts_with('\t') || text.starts_with("DMI_") || text.is_empty();
                    return is_of_block.then_some(None);
                };
                let found = Finding::errors(Reporter::Mcelog, dimm, corrected, count);
                return Some(Some(Finding { in_total: true, ..found }));
            }
        }
        Some(None)
    }
}
