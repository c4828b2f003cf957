//! Maps of the wrong bits of one device in one burst, at any position in the entry.

use eccforge_report::with_noun;
use eccforge_scheme::Geometry;
use schemars::JsonSchema;
use serde::Deserialize;

/// The wrong bits of one device in one burst, as memory controllers log them. All positions of the device in the
/// entry are equally likely. If an entry has fewer beats than the burst, all parts of the burst are equally likely,
/// including one without wrong bits.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DeviceMap {
    /// Data pins of the device, such as 4.
    pub pins: usize,
    /// Beats of the burst, such as 8.
    pub beats: usize,
    /// Bit `pins * beat + pin` is set if that pin was wrong in that beat.
    pub map: u32,
}

impl DeviceMap {
    /// Whether entries of this shape consist of such devices, and bursts of such entries.
    pub fn fits(&self, g: Geometry) -> bool {
        g.pins.is_multiple_of(self.pins) && self.beats.is_multiple_of(g.beats)
    }

    /// Returns the reason why a map does not fit entries of this shape, or `None` if it fits.
    pub(crate) fn unfit(&self, g: Geometry) -> Option<String> {
        (!self.fits(g)).then(|| {
            format!(
                "an entry of {} and {} does not consist of devices of {} pins, or a burst of {} beats not of such entries",
                with_noun(g.beats, "beat"),
                with_noun(g.pins, "pin"),
                self.pins,
                self.beats
            )
        })
    }

    /// The wrong physical bits of each entry of the burst, with the device at this position (pins from
    /// `place * pins`).
    pub fn burst(&self, g: Geometry, place: usize) -> Vec<Vec<usize>> {
        let mut entries = vec![Vec::new(); self.beats / g.beats.max(1)];
        for (beat, pin) in (0..self.beats).flat_map(|beat| (0..self.pins).map(move |pin| (beat, pin))) {
            if self.map >> (self.pins * beat + pin) & 1 == 1 {
                entries[beat / g.beats].push(beat % g.beats * g.pins + place * self.pins + pin);
            }
        }
        entries
    }

    /// Every pattern of an entry, as ascending bits; empty if the shapes do not fit.
    pub fn patterns(&self, g: Geometry) -> Vec<Vec<usize>> {
        // A division by the pins of a device that does not fit would leave some pins without a device.
        let places = if self.fits(g) { g.pins / self.pins } else { 0 };
        (0..places).flat_map(|place| self.burst(g, place)).collect()
    }
}
