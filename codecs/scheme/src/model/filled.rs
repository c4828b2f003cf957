//! Several entries of a scheme that fill one wider entry, read together.

use super::{Geometry, Scheme};
use crate::{Layout, PairConfirmation};

impl Scheme {
    /// The scheme over a wider entry of `beats` beats of `pins` data pins, which its own entries fill one after another, data bit
    /// after data bit. Check bits travel on pins after those of the data. If the shape is that of the scheme's own entry (`pins`
    /// without or with its check pins), the scheme stays unchanged.
    ///
    /// # Errors
    /// The scheme's entries do not fill the wider one, or rules tie the codewords of an entry.
    pub fn filling(&self, beats: usize, pins: usize) -> Result<Self, String> {
        let g = self.geometry;
        if g.beats == beats && [g.data_pins, g.pins].contains(&pins) {
            return Ok(self.clone());
        }
        let (data, check) = (g.data_bits(), g.check_bits());
        let entries = beats * pins / data.len();
        let checks = entries * check.len();
        if entries * data.len() != beats * pins || !checks.is_multiple_of(beats) {
            let (id, bits) = (&self.id, data.len());
            return Err(format!(
                "{id}: entries of {bits} data bits do not fill an entry of {beats} beats of {pins} data pins"
            ));
        }
        // Rules compare the codewords of one entry; in the wider entry they would also compare those of different entries.
        let is_ruled = !self.sanity_check.is_empty() || self.pair_confirmation != PairConfirmation::None;
        if is_ruled || self.address.is_some() || !self.enables.is_empty() {
            let id = &self.id;
            return Err(format!(
                "{id}: rules or addresses tie the codewords of its entry, so several do not form a wider entry"
            ));
        }
        let check_pins = checks / beats;
        let geometry = Geometry::new(beats, pins + check_pins, pins);
        let mut place = vec![0; g.bits()];
        let mut map = Vec::new();
        for entry in 0..entries {
            for (i, bit) in data.iter().enumerate() {
                let at = entry * data.len() + i;
                place[*bit] = at / pins * geometry.pins + at % pins;
            }
            for (i, bit) in check.iter().enumerate() {
                let at = entry * check.len() + i;
                place[*bit] = at / check_pins * geometry.pins + pins + at % check_pins;
            }
            for w in 0..self.codewords() {
                map.push(self.layout.codeword(w).iter().map(|bit| place[*bit]).collect());
            }
        }
        // Every entry repeats the codewords of the scheme in order.
        let corrects = self.corrects.iter().cycle().take(map.len()).cloned().collect();
        Ok(Self { geometry, layout: Layout::of(map), corrects, constant: Vec::new(), ..self.clone() })
    }
}
