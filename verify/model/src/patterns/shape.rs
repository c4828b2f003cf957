//! Clusters of wrong cells on a physical map of the entry.

use eccforge_gf::integers::gcd;
use eccforge_scheme::Geometry;
use schemars::JsonSchema;
use serde::Deserialize;
use std::fmt;

/// One shape of neighbouring wrong cells, at every place of a physical map on which it fits; all places are equally
/// likely. The map has rows of `width` cells. Column c of a row holds the row's bit `every`·c mod `width`, so that
/// neighbouring cells belong to bits that are `every` apart.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Shape {
    /// Rows of the shape, with a `1` for each wrong cell, such as `["11", "01"]`.
    #[schemars(with = "Vec<String>")]
    pub cells: Cells,
    /// Cells of a row of the map. Default: all bits of the entry, in one row.
    pub width: Option<usize>,
    /// Distance between the bits of neighbouring cells. Default: 1.
    #[serde(default = "one")]
    pub every: usize,
}

fn one() -> usize {
    1
}

/// Up to 8 x 8 cells: bit 8·row + column is set if the cell is wrong.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(try_from = "Vec<String>")]
pub struct Cells(pub u64);

impl TryFrom<Vec<String>> for Cells {
    type Error = String;

    fn try_from(rows: Vec<String>) -> Result<Self, String> {
        let wrong = "write 1 to 8 rows of 1 to 8 digits 0 and 1, as many in each row, such as [\"11\", \"01\"]";
        let columns = rows.first().map_or(0, String::len);
        if !(1..=8).contains(&rows.len()) || !(1..=8).contains(&columns) || rows.iter().any(|r| r.len() != columns) {
            return Err(wrong.to_owned());
        }
        let mut cells = 0;
        for (y, row) in rows.iter().enumerate() {
            for (x, digit) in row.bytes().enumerate() {
                match digit {
                    b'0' => {}
                    b'1' => cells |= 1 << (8 * y + x),
                    _ => return Err(wrong.to_owned()),
                }
            }
        }
        // Without empty rows and columns at its edges, a shape has as many places as the map allows.
        let (last_row, last_column) = (8 * (rows.len() - 1), columns - 1);
        let edges = [0xff, 0xff << last_row, COLUMN, COLUMN << last_column];
        if edges.into_iter().any(|edge: u64| cells & edge == 0) {
            return Err("the first and last row and the first and last column of a shape must each have a wrong \
                        cell"
                .to_owned());
        }
        Ok(Self(cells))
    }
}

/// The first column of [`Cells`].
const COLUMN: u64 = 0x0101_0101_0101_0101;

impl Cells {
    /// Row and column of each wrong cell.
    pub fn places(self) -> impl Iterator<Item = (usize, usize)> {
        (0..64).filter(move |at| self.0 >> at & 1 == 1).map(|at| (at / 8, at % 8))
    }
}

impl Shape {
    /// Returns the reason why the map does not fit entries of this shape, or `None` if it fits.
    pub fn unfit(&self, g: Geometry) -> Option<String> {
        let width = self.width.unwrap_or(g.bits());
        if width == 0 || !g.bits().is_multiple_of(width) {
            return Some(format!("rows of {width} cells do not make up the {} bits of an entry", g.bits()));
        }
        // With a common divisor, several columns of a row would hold the same bit, and other bits no column.
        let has_common = gcd(width, self.every) > 1;
        has_common.then(|| format!("`every: {}` and rows of {width} cells have a common divisor", self.every))
    }

    /// Every pattern of an entry, as ascending bits; empty if the map does not fit.
    pub fn patterns(&self, g: Geometry) -> Vec<Vec<usize>> {
        if self.unfit(g).is_some() {
            return Vec::new();
        }
        let width = self.width.unwrap_or(g.bits());
        // The product of a column and a large distance would overflow.
        let every = self.every % width;
        let rows = 1 + self.cells.places().map(|(row, _)| row).max().unwrap_or(0);
        let columns = 1 + self.cells.places().map(|(_, column)| column).max().unwrap_or(0);
        let mut patterns = Vec::new();
        // A shape larger than the map has no place.
        for y in 0..(g.bits() / width + 1).saturating_sub(rows) {
            for x in 0..(width + 1).saturating_sub(columns) {
                let places = self.cells.places();
                let mut bits: Vec<usize> =
                    places.map(|(row, column)| (y + row) * width + (x + column) * every % width).collect();
                bits.sort_unstable();
                patterns.push(bits);
            }
        }
        patterns
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells: Vec<String> = self.cells.places().map(|(row, column)| format!("{row}.{column}")).collect();
        write!(f, "cells {} (row.column) at any place of ", cells.join(", "))?;
        match self.width {
            Some(width) => write!(f, "rows of {width} cells")?,
            None => f.write_str("one row of all cells")?,
        }
        if self.every > 1 { write!(f, ", neighbours {} bits apart", self.every) } else { Ok(()) }
    }
}
