//! The extent of a defect: the coordinates that all locations with its errors share.

use eccforge_gpu::geometry::{Field, Geometry, Location};
use eccforge_runs::random::Draws;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Rows of a subarray: a mat has 512 x 512 cells (Sullivan et al., MICRO 2021, Section 2.4).
// Vendors do not publish the size of their subarrays.
pub const SUBARRAY_ROWS: u32 = 512;

/// Extent of a defect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Extent {
    /// One entry.
    Entry,
    /// One column of a subarray: 512 entries.
    Column,
    /// One row of a bank.
    Row,
    /// 512 rows of a bank that share their sense amplifiers.
    Subarray,
    /// One bank of a pseudo-channel.
    Bank,
    /// All banks that share the pins.
    PseudoChannel,
}

impl Extent {
    /// The coordinates that take every value within a defect, and whether its rows are those of a subarray.
    const fn reach(self) -> (&'static [Field], bool) {
        match self {
            Self::Entry => (&[], false),
            Self::Column => (&[], true),
            Self::Row => (&[Field::Column], false),
            Self::Subarray => (&[Field::Column], true),
            Self::Bank => (&[Field::Row, Field::Column], false),
            Self::PseudoChannel => (&[Field::Bank, Field::Row, Field::Column], false),
        }
    }

    /// Whether a defect at `origin` affects `place`.
    pub fn covers(self, origin: &Location, place: &Location) -> bool {
        let (free, in_subarray) = self.reach();
        for (f, (own, other)) in origin.fields.iter().zip(place.fields).enumerate() {
            // Rows of one subarray share its number; other coordinates have to be equal.
            let size = if in_subarray && f == Field::Row as usize { SUBARRAY_ROWS } else { 1 };
            let is_free = free.iter().any(|field| *field as usize == f);
            if !is_free && own / size != other / size {
                return false;
            }
        }
        true
    }

    /// A location that a defect at `origin` affects, all equally likely.
    pub fn place(self, geometry: &Geometry, origin: &Location, draws: &mut Draws) -> Location {
        let (free, in_subarray) = self.reach();
        let mut place = *origin;
        for field in free {
            place.fields[*field as usize] = draws.below(geometry.sizes[*field as usize].into()) as u32;
        }
        if in_subarray {
            let first = origin.get(Field::Row) / SUBARRAY_ROWS * SUBARRAY_ROWS;
            // The last subarray is smaller if the number of rows of a bank is not a multiple of 512.
            let rows = (geometry.sizes[Field::Row as usize] - first).min(SUBARRAY_ROWS);
            place.fields[Field::Row as usize] = first + draws.below(rows.into()) as u32;
        }
        place
    }
}

/// Any entry of memory, all equally likely.
pub fn anywhere(geometry: &Geometry, draws: &mut Draws) -> Location {
    Location { fields: std::array::from_fn(|f| draws.below(geometry.sizes[f].into()) as u32), byte: 0 }
}
