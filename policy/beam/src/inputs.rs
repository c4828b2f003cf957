//! The inputs of an analysis in addition to the log.

use super::cells::Operation;
use super::filter::{Damage, Grouping};
use super::resampling::Resampling;
use eccforge_evidence::entries::bits::Shape;
use eccforge_evidence::entries::conditions::{Run, WeakCount};

/// Neutrons above 10 MeV per cm² and hour at sea level in New York (JESD89A).
pub const REFERENCE_FLUX: f64 = 13.0;

/// The inputs of an analysis in addition to the log.
#[derive(Clone, Debug, Default)]
pub struct AnalysisInputs {
    /// The shape of an entry.
    pub shape: Shape,
    /// The criterion for a damaged entry.
    pub damage: Damage,
    /// Grouping of entries into events. `None` groups by read loop, or by entry if the log has no read loops.
    pub grouping: Option<Grouping>,
    /// Conditions of runs.
    pub runs: Vec<Run>,
    /// Counts of weak cells from a separate experiment.
    pub weak_counts: Vec<WeakCount>,
    /// The operation that finds upsets of several cells from the addresses, if requested; it needs the size of the
    /// memory.
    pub find_upsets: Option<Operation>,
    /// Gigabits (2^30 bits) of memory under test.
    pub memory_gbit: Option<f64>,
    /// Flux in the beam, divided by the flux at the reference place.
    pub acceleration: Option<f64>,
    /// Reference flux in particles per cm² and hour. `None` stands for [`REFERENCE_FLUX`].
    pub reference_flux: Option<f64>,
    /// Resampling of clusters of events, for the intervals under codes. `None` if events are independent.
    pub resampling: Option<Resampling>,
}
