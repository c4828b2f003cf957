//! Faults of memory: their kinds, and the faults of one device placed on its entries.

mod effect;
pub mod events;
mod map;
mod place;
mod spec;

pub use effect::{Behaviour, Coupling, Effect, LogicFault, Upset, WeakCell};
pub use map::{Broad, EntryFaults, FaultMap};
pub use place::Limits;
pub use spec::{
    BroadSpec, CouplingSpec, EventsSpec, FaultFile, Kind, LogicSpec, NamedFault, Neighbour, Part, StuckSpec, WeakSpec,
    json_schema,
};
