//! The histogram of banks by spare rows: every bank is in exactly one of its rows, so the rows sum to the number of
//! banks (A.9).

use crate::geometry::Geometry;
use crate::inforom::InfoRom;
use rustc_hash::FxHashMap;
use schemars::JsonSchema;
use serde::Serialize;

/// Banks by the spare rows that they have left, of N.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Histogram {
    /// Banks with all N spare rows left.
    pub max: u32,
    /// Banks with N - 1 spare rows left.
    pub high: u32,
    /// Banks with 2 to N - 2 spare rows left.
    pub partial: u32,
    /// Banks with 1 spare row left.
    pub low: u32,
    /// Banks with no spare row left.
    pub none: u32,
}

impl Histogram {
    /// The histogram of an InfoROM; pending entries count (as in an H100 log).
    pub fn of(rom: &InfoRom, geometry: &Geometry) -> Self {
        let mut used: FxHashMap<_, u32> = FxHashMap::default();
        // Rows beyond the geometry can only come from an image of another product.
        for bank in rom.rows.keys().map(|&row| geometry.bank_of(row)).filter(|bank| *bank < geometry.banks()) {
            *used.entry(bank).or_insert(0) += 1;
        }
        let mut histogram = Self { max: geometry.banks() - used.len() as u32, ..Self::default() };
        let spare = u32::from(geometry.spare_rows_per_bank);
        for used in used.into_values() {
            let left = spare.saturating_sub(used);
            *match left {
                0 => &mut histogram.none,
                _ if left + 1 == spare => &mut histogram.high,
                1 => &mut histogram.low,
                _ => &mut histogram.partial,
            } += 1;
        }
        histogram
    }
}
