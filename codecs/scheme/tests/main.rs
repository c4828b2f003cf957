//! The language of schemes, its diagnostics, and the decoders it describes.

mod algebra;
mod bad_files;
mod bit_order;
mod constants;
mod constructions;
mod decoder;
mod definitions;
mod known_words;
mod limits;
mod passes;
mod robust;
mod schema;
mod stages;
mod stored_order;
mod strategies;
mod words;
mod yaml_limits;
