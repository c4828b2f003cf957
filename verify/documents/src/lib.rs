//! Outcomes and facts of schemes as documents and as JSON: what the commands `check` and `show` print.

#![warn(missing_docs)]

pub mod ball;
pub mod checked;
pub mod dead;
pub mod decoded;
pub mod difference;
pub mod explain;
pub mod landing;
pub mod scheme;
pub mod words;
