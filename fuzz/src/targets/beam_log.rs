//! Any bytes as the log of a beam campaign, as CSV and as JSON lines; what is read is analysed.

use crate::{Seeds, bytes};
use eccforge_fleet::beam::analyse::{Beside, analyse};
use eccforge_fleet::beam::log::{Form, read};
use eccforge_fleet::beam::model_file;

const SEEDS: Seeds = Seeds {
    texts: &[
        "write,read,address,flips\n0,0,0,1\n1,0,32,3\n2,0,64,1\n",
        "run,write,read,time_s,address,expected,actual\n0,0,0,1.5,0x40,ff,fe\n0,1,0,2.5,64,00,10\n",
        "{\"run\":0,\"write\":0,\"read\":1,\"address\":32,\"flips\":\"1f\"}\n{\"write\":1,\"read\":1,\"address\":\"0x60\",\"expected\":\"55\",\"actual\":\"54\"}\n",
    ],
    words: &[
        ",",
        "\n",
        "0",
        "16777215",
        "16777216",
        "1073741823",
        "1023",
        "1024",
        "18446744073709551584",
        "0xffffffffffffffe0",
        "#",
        "\"",
        "{",
        "}",
        "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        "1,1,32,3\n",
        "\u{e4}",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let form = [None, Some(Form::Csv), Some(Form::JsonLines)][usize::from(choice) % 3];
    let text = bytes(rest, &SEEDS);
    let Ok(log) = read(&text[..], form) else { return };
    // Records of CSV may also end with a carriage return alone, which is no line.
    let returns = text.iter().filter(|byte| **byte == b'\r').count() as u64;
    assert!(log.sightings.len() as u64 + log.malformed <= log.lines + returns);
    let analysis = analyse(log, &Beside { memory_gbit: 1.0, acceleration: 1.0, ..Beside::default() });
    drop(model_file::text("fuzz", "fuzz", "fuzz", &analysis));
}
