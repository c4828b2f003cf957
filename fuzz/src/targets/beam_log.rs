//! Reads any bytes as the log of a beam campaign in every form, and analyses the valid ones.

use crate::choice;
use eccforge_beam::analyse::{Beside, analyse};
use eccforge_beam::log::{FORMS, Options, read};
use eccforge_beam::model_file;

pub fn run(data: &[u8]) {
    let form = FORMS.get(usize::from(choice(data)) % (FORMS.len() + 1));
    let Ok(log) = read(data, &Options { form, ..Options::default() }) else { return };
    assert!(log.sightings.len <= data.len() as u64);
    let beside = Beside { memory_gbit: Some(1.0), acceleration: Some(1.0), ..Beside::default() };
    drop(model_file::text("fuzz", "fuzz", "fuzz", &analyse(log, &beside, &[])));
}
