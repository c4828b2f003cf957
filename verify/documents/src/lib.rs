//! Outcomes and facts of schemes as documents and as JSON: the output of the commands `check`, `show` and `explain`.

#![warn(missing_docs)]

pub mod after;
pub mod attack;
pub mod ball;
pub mod budget;
pub mod checked;
pub mod dead;
pub mod decoded;
pub mod difference;
pub mod explain;
pub mod fewest;
pub mod junit;
pub mod landing;
mod place;
pub mod scheme;
pub mod shards;
pub mod syndrome;
pub mod values;
pub mod words;
