//! Any bytes as a gzip or zstd file: it is read in bounded memory.

use crate::{Seeds, bytes};
use eccforge_machines::log::packed::unpack;
use eccforge_machines::replay::{ReadOptions, observe};
use std::io::Read;

const SEEDS: Seeds = Seeds { texts: &[], words: &["\n", "NVRM: Xid (PCI:0000:55:00): 31, x\n"] };

/// How many unpacked bytes are read.
const MOST: u64 = 1 << 13;

/// One input.
pub fn run(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let log = match choice % 16 {
        0..8 => [&[0x1F, 0x8B, 8, 0][..], rest].concat(),
        8..15 => [&[0x28, 0xB5, 0x2F, 0xFD][..], rest].concat(),
        // A whole file that is damaged afterwards: few, as it takes long to make one.
        _ => {
            let (edits, text) = rest.split_at(rest.len().min(6));
            let text = bytes(text, &SEEDS);
            let level = ruzstd::encoding::CompressionLevel::Fastest;
            let mut packed = ruzstd::encoding::compress_to_vec(&text[..], level);
            for edit in edits.chunks_exact(2) {
                let at = usize::from(edit[0]) % packed.len();
                packed[at] ^= edit[1];
            }
            packed
        }
    };
    // A few bytes may stand for gigabytes, of which the first say as much as all.
    if let Ok(file) = unpack(&log[..]) {
        drop(observe(file.take(MOST), ReadOptions::default(), &mut ()));
    }
}
