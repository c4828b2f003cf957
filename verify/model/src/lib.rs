//! Error models of memories: classes of error patterns of an entry, with their rates.
//!
//! ```
//! use eccforge_model::{Choices, ErrorModel};
//! use eccforge_scheme::builtin;
//!
//! let (trio, model) = (builtin("trio").expect("shipped").scheme(), ErrorModel::table1());
//! let bits = model.class("bit")?.sets(&trio)?;
//! assert_eq!(Choices::total(&bits), 288);
//! # Ok::<(), String>(())
//! ```

#![warn(missing_docs)]

mod choices;
mod direction;
pub mod error_text;
mod events;
pub mod library;
mod model;
mod patterns;
mod rectangle;
mod region;

pub use choices::{Choices, Task, tasks};
pub use direction::Stored;
pub use events::Event;
pub use model::{BitsOf, ErrorClass, ErrorModel, Unit, head, json_schema, parse_decimal, parse_number};
pub use patterns::{Cells, DeviceMap, Patterns, Shape, Uniform, Weight, Within};
pub use rectangle::Rectangle;
pub use region::{Device, Region, Sets, weights_of_parts};
