//! Outcomes and facts of schemes as documents and as JSON.

pub mod checked;
pub mod dead;
pub mod decoded;
pub mod landing;
pub mod scheme;
pub mod words;
