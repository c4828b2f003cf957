//! Reads any bytes as the log of a beam campaign, as CSV and as JSON lines, and analyses the valid ones.

use crate::choice;
use eccforge_fleet::beam::analyse::{Beside, analyse};
use eccforge_fleet::beam::log::{Form, read};
use eccforge_fleet::beam::model_file;

pub fn run(data: &[u8]) {
    let form = [None, Some(Form::Csv), Some(Form::JsonLines)][usize::from(choice(data)) % 3];
    let Ok(log) = read(data, form) else { return };
    // Records of CSV may also end with a carriage return alone, which is no line.
    let returns = data.iter().filter(|byte| **byte == b'\r').count() as u64;
    assert!(log.sightings.len() as u64 + log.malformed <= log.lines + returns);
    let analysis = analyse(log, &Beside { memory_gbit: 1.0, acceleration: 1.0, ..Beside::default() });
    drop(model_file::text("fuzz", "fuzz", "fuzz", &analysis));
}
