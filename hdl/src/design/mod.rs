//! Builds Verilog modules from a scheme: an encoder and a decoder for the whole entry, made of codeword modules.

mod address;
mod body;
mod circuits;
mod codeword;
mod decoder;
mod drop_in;
mod encoder;
mod goal;
mod instance;
pub mod library;
mod lowered;
mod modules;
pub mod names;
mod notes;
mod options;
pub(crate) mod pipe;
pub mod poison;
pub mod provenance;
pub mod ram;
mod reed_solomon;
mod refusal;
pub mod sequential;
pub mod stages;
mod wire;

pub(crate) use circuits::masked;
pub use circuits::{Bridge, Circuits, decoder_reference, encoder_reference, reference};
pub use drop_in::refusal as drop_in_refusal;
pub use goal::Goal;
pub use lowered::codeword_encoder;
pub(crate) use lowered::copied_output;
pub use modules::{Design, header};
pub use options::{Around, Array, Cut, DropIn, Handshake, Naming, Options, Pipe, Ram, Reset, Scope, Side};
pub use provenance::File;
pub use refusal::Refusal;
