//! Candidate layouts of a raw dump: where the data and check bytes of each sector can be in a page.

use super::nand::SAMPLE;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;

/// Where the bytes of a sector are in a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Layout {
    /// Data bytes of a sector.
    pub sector: usize,
    /// Sectors of a page.
    pub sectors: usize,
    /// Bytes from the data of a sector to those of the next.
    pub data_step: usize,
    /// First check byte of the first sector, counted from the first byte of the page.
    pub check_at: usize,
    /// Bytes from the check bytes of a sector to those of the next.
    pub check_step: usize,
    /// Check bytes of a sector.
    pub check_bytes: usize,
}

/// The layouts whose check bytes vary.
pub(super) fn layouts(bytes: &[u8], page: [usize; 2], sector: Option<usize>, check_at: Option<usize>) -> Vec<Layout> {
    let [data, spare] = page;
    let whole = data + spare;
    let used: Vec<&[u8]> = bytes.chunks_exact(whole).filter(|page| !is_erased(page)).take(SAMPLE).collect();
    let varies: Vec<bool> = (0..whole).map(|i| used.iter().any(|page| page[i] != used[0][i])).collect();
    let varying = Varying { bytes: varies, data };
    let mut all = Vec::new();
    let is_possible = |size: &usize| data.is_multiple_of(*size) && sector.is_none_or(|given| given == *size);
    let sizes = [256, 512, 1024, 2048, 4096, 8192].into_iter().filter(is_possible);
    for sector in sizes {
        let sectors = data / sector;
        for check_bytes in check_sizes(sector).into_iter().filter(|e| e * sectors <= spare) {
            let mut steps = Vec::new();
            // All data first: the check bytes of all sectors follow each other, or each has an equal share of the rest.
            for step in BTreeSet::from([check_bytes, spare / sectors]) {
                steps.extend((data..whole).map(|at| (sector, at, step)));
            }
            // Each sector with its own check bytes, which follow the data or end the share of the sector.
            for step in [whole / sectors, sector + check_bytes] {
                steps.extend(BTreeSet::from([sector, step - check_bytes]).into_iter().map(|at| (step, at, step)));
            }
            for (data_step, check_at, check_step) in steps {
                all.push(Layout { sector, sectors, data_step, check_at, check_step, check_bytes });
            }
        }
    }
    all.retain(|layout| varying.fits(layout, check_at));
    all
}

/// The bytes of a page that differ from page to page, and where the spare bytes begin.
struct Varying {
    bytes: Vec<bool>,
    data: usize,
}

impl Varying {
    /// Whether check bytes of random data can fill these bytes. The check bytes begin at `check_at`, if it is given.
    fn fits(&self, l: &Layout, check_at: Option<usize>) -> bool {
        let end = l.check_at + (l.sectors - 1) * l.check_step + l.check_bytes;
        if end > self.bytes.len() {
            return false;
        }
        let is_own = match check_at {
            Some(own) => own == l.check_at,
            // Data varies like check bytes, so there is an edge only in the spare bytes. One edge is enough: other
            // spare bytes that vary may adjoin the other end.
            None => l.data_step != l.sector || self.is_edge(l.check_at) || self.is_edge(end),
        };
        is_own
            && (0..l.sectors).all(|i| {
                let first = l.check_at + i * l.check_step;
                self.bytes[first..first + l.check_bytes].iter().all(|varies| *varies)
            })
    }

    /// Whether bytes that vary may begin or end here.
    fn is_edge(&self, at: usize) -> bool {
        at == 0 || at >= self.bytes.len() || self.bytes[at - 1] != self.bytes[at] || at == self.data
    }
}

/// Numbers of check bytes of the codes of a sector: BCH codes of 1 to 72 errors in the two smallest fields, CRCs, and Hamming codes.
fn check_sizes(sector: usize) -> BTreeSet<usize> {
    let least = (8 * sector).ilog2() as usize + 1;
    let errors = (1..=8).chain((10..=72).step_by(2));
    let bch = errors.flat_map(|t| [least, least + 1].map(|m| (m * t).div_ceil(8)));
    bch.chain([2, 3, 4]).collect()
}

/// Whether bytes were not written since they were erased.
pub(super) fn is_erased(bytes: &[u8]) -> bool {
    // Some cells of an erased page may read as zeros.
    bytes.iter().filter(|byte| **byte != 0xff).count() * 20 <= bytes.len()
}
