//! Tests of the encoders and decoders of schemes.

mod bit_order;
mod bit_planes;
mod constants;
mod decoder;
mod definitions;
mod field;
mod known_words;
mod passes;
mod stored_order;
mod strategies;
mod word_programs;
mod words;
