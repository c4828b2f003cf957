//! Faults of memory: their kinds, and the faults of one device placed on its entries.

mod effect;
pub mod events;
mod fault_file;
mod map;
mod part;
mod place;

pub use effect::{Behaviour, Coupling, Effect, LogicFault, Upset, WeakCell};
pub use fault_file::{
    BroadSpec, CouplingSpec, EventsSpec, FaultFile, Kind, LogicSpec, NamedFault, Neighbour, StuckSpec, WeakSpec,
    json_schema,
};
pub use map::{Broad, EntryFaults, FaultMap};
pub use part::Part;
pub use place::Limits;
