//! Reads any bytes as CSV of SmartMem or Calchas, amdgpu's list of bad pages, and rows of rasdaemon.

use crate::choice;
use eccforge_gpu::replay::{Format, ReadOptions, observe};

const FORMATS: [Option<Format>; 4] =
    [None, Some(Format::Table), Some(Format::BadPages), Some(Format::Rasdaemon)];

pub fn run(data: &[u8]) {
    let options = ReadOptions { format: FORMATS[usize::from(choice(data)) % 4], ..ReadOptions::default() };
    if let Ok(intake) = observe(data, options, &mut ()) {
        assert!(intake.malformed <= intake.lines && intake.lines <= data.len() as u64 + 1);
    }
}
