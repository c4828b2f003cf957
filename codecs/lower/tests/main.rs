//! The encoders and decoders of schemes.

mod bit_order;
mod constants;
mod decoder;
mod definitions;
mod known_words;
mod passes;
mod stored_order;
mod strategies;
mod word_programs;
mod words;
