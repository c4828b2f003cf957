//! Schemes as circuits: encoders, decoders and their parts.
//!
//! [`decoder`] has the decoder of a scheme. [`encoder`] gives its check bits. [`SyndromePlanes`] and [`CheckPlanes`]
//! compute the sums of Reed-Solomon codes with few gates. [`stored`] adds the constant of the stored word. [`fold`] adds
//! the address.

#![warn(missing_docs)]

mod bit_planes;
pub mod decoder;
mod encoder;
mod stored;

pub use bit_planes::{CheckPlanes, SyndromePlanes};
pub use encoder::{encoded, encoder, fold};
pub use stored::stored;
