//! Reads any content of a state file with a valid checksum: it is rejected, or is the same after it is written and
//! read again.

use eccforge_gpu::simulated::SimulatedGpu;
use eccforge_gpu::state_file::{State, decode, encode};
use eccforge_gpu::watch::Watcher;

fn read<S: State + PartialEq + std::fmt::Debug>(body: &[u8]) {
    let file = [&S::MAGIC[..], &crc32fast::hash(body).to_le_bytes(), body].concat();
    if let Ok(state) = decode::<S>(&file) {
        assert_eq!(decode::<S>(&encode(&state)).expect("it was written"), state);
    }
}

pub fn run(data: &[u8]) {
    read::<SimulatedGpu>(data);
    read::<Watcher>(data);
}
