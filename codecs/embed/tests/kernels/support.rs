//! The oracle's verdicts on many received entries, in the byte layouts of the library.

use eccforge_embed::{Backend, Codec, Status};
use eccforge_gf::random::SplitMix64;
use eccforge_oracle as oracle;

/// Random bytes.
pub fn bytes(random: &mut SplitMix64, count: usize) -> Vec<u8> {
    (0..count).map(|_| random.bits() as u8).collect()
}

/// Received entries with the oracle's results.
#[derive(Clone, Default)]
pub struct Cases {
    pub data: Vec<u8>,
    pub check: Vec<u8>,
    pub status: Vec<Status>,
    pub corrected_data: Vec<u8>,
    pub corrected_check: Vec<u8>,
    /// Number of bits that the oracle corrected, over all entries.
    pub corrected_bits: u64,
}

fn pack(entry: &[bool], data: &mut Vec<u8>, check: &mut Vec<u8>) {
    for beat in entry.chunks(72) {
        let byte = |bits: &[bool]| bits.iter().enumerate().fold(0, |b, (i, &on)| b | u8::from(on) << i);
        data.extend(beat[..64].chunks(8).map(byte));
        check.push(byte(&beat[64..]));
    }
}

impl Cases {
    pub fn len(&self) -> usize {
        self.status.len()
    }

    /// Adds a random codeword with these physical bits flipped.
    pub fn add(&mut self, oracle: &oracle::Oracle, random: &mut SplitMix64, flips: &[usize]) {
        let data: Vec<bool> = (0..256).map(|_| random.bits() & 1 == 1).collect();
        let mut received = oracle.encode(&data);
        flips.iter().for_each(|&bit| received[bit] = !received[bit]);
        let decoded = oracle.decode(&received);
        pack(&received, &mut self.data, &mut self.check);
        pack(&decoded.entry, &mut self.corrected_data, &mut self.corrected_check);
        self.corrected_bits += received.iter().zip(&decoded.entry).filter(|(a, b)| a != b).count() as u64;
        self.status.push(match decoded.status {
            oracle::Status::Clean => Status::Clean,
            oracle::Status::Corrected => Status::Corrected,
            oracle::Status::Detected => Status::Uncorrectable,
        });
    }

    /// The same cases with the first `by` entries moved to the end.
    pub fn rotated(&self, by: usize) -> Self {
        let mut r = self.clone();
        r.data.rotate_left(32 * by);
        r.check.rotate_left(4 * by);
        r.status.rotate_left(by);
        r.corrected_data.rotate_left(32 * by);
        r.corrected_check.rotate_left(4 * by);
        r
    }

    /// The first `count` entries.
    pub fn first(&self, count: usize) -> Self {
        Self {
            data: self.data[..32 * count].to_vec(),
            check: self.check[..4 * count].to_vec(),
            status: self.status[..count].to_vec(),
            corrected_data: self.corrected_data[..32 * count].to_vec(),
            corrected_check: self.corrected_check[..4 * count].to_vec(),
            corrected_bits: 0,
        }
    }

    pub fn packed(data: &[u8], check: &[u8]) -> Vec<u8> {
        let mut packed = Vec::with_capacity(data.len() + check.len());
        for (d, c) in data.chunks(32).zip(check.chunks(4)) {
            packed.extend_from_slice(d);
            packed.extend_from_slice(c);
        }
        packed
    }
}

/// Returns the oracle of a scheme.
pub fn oracle(id: &str) -> oracle::Oracle {
    oracle::by_id(id).unwrap_or_else(|| panic!("{id} has an oracle"))
}

/// Returns codecs of a scheme for every back end of this machine, or only for the one that `ECCFORGE_TEST_BACKEND`
/// names. On an emulated machine, only its own back end is tested in this way; those in safe Rust are tested on a fast
/// machine.
pub fn codecs(id: &str) -> Vec<Codec> {
    let only = std::env::var("ECCFORGE_TEST_BACKEND").ok();
    let only = only.map(|name| Backend::by_name(&name).unwrap_or_else(|| panic!("no back end is called {name:?}")));
    if let Some(backend) = only {
        return vec![Codec::with_backend(id, backend).expect("this machine runs the back end that is asked for")];
    }
    Backend::ALL.into_iter().filter_map(|b| Codec::with_backend(id, b).ok()).collect()
}

/// Asserts that all portable back ends ran; the message names the missing ones. Otherwise a test could pass although
/// nothing ran.
pub fn assert_portable_backends_ran(codecs: &[Codec]) {
    for backend in [Backend::Tables, Backend::BitSlice] {
        assert!(codecs.iter().any(|c| c.backend() == backend), "{backend} must run everywhere");
    }
}
