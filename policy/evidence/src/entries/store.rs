//! Wrong entries in few bytes each, in parts that are read one at a time: ten million fit into 200 MB.

use super::sighting::Sighting;

// Number of parts; one part, which is a 256th of all sightings, is unpacked at a time.
const PARTS: usize = 256;

/// Sightings by a key of the caller; all sightings of one key are in one part.
#[derive(Clone, Debug)]
pub struct Store {
    parts: Vec<Part>,
    /// Number of sightings.
    pub len: u64,
}

impl Default for Store {
    fn default() -> Self {
        Self { parts: vec![Part::default(); PARTS], len: 0 }
    }
}

/// Sightings one after another, as numbers of seven bits in each byte: nine fields, each XORed with the same field of
/// the sighting before, then the steps from one wrong bit to the next.
#[derive(Clone, Debug, Default)]
pub struct Part {
    bytes: Vec<u8>,
    last: [u64; 9],
}

impl Store {
    /// Adds a sighting to the part of `key`.
    pub fn push(&mut self, key: u64, sighting: &Sighting) {
        self.len += 1;
        // Keys are often addresses with equal low or high bits, which would fill few parts.
        let mixed = (key ^ key >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.parts[(mixed >> 56) as usize].push(sighting);
    }

    /// The parts; dropping a part frees its memory.
    pub fn into_parts(self) -> std::vec::IntoIter<Part> {
        self.parts.into_iter()
    }
}

impl Part {
    fn push(&mut self, s: &Sighting) {
        let down = s.down.map_or(0, |down| 1 + u64::from(down));
        let (run, write, read, bits) = (s.run.into(), s.write.into(), s.read.into(), s.bits.len() as u64);
        let fields = [s.device, run, write, read, s.time, s.entry, s.count, down, bits];
        let differences = fields.iter().zip(self.last).map(|(new, old)| new ^ old);
        let steps = s.bits.iter().scan(0, |before, bit| Some(u64::from(bit - std::mem::replace(before, *bit))));
        for value in differences.chain(steps) {
            varint(&mut self.bytes, value);
        }
        self.last = fields;
    }

    /// The sightings in the order in which they were added.
    pub fn sightings(&self) -> Vec<Sighting> {
        let mut rest = &self.bytes[..];
        let mut fields = [0; 9];
        let mut all = Vec::new();
        while !rest.is_empty() {
            for field in fields.iter_mut() {
                *field ^= next(&mut rest);
            }
            let [device, run, write, read, time, entry, count, down, bits] = fields;
            let step = |bit: &mut u16, _| {
                *bit += next(&mut rest) as u16;
                Some(*bit)
            };
            let (bits, down) = ((0..bits).scan(0, step).collect(), down.checked_sub(1).map(|down| down as u16));
            let (run, write, read) = (run as u32, write as u32, read as u32);
            all.push(Sighting { device, run, write, read, time, entry, bits, down, count });
        }
        all
    }
}

/// Writes seven bits in each byte, the lowest first; the last byte is below 128.
fn varint(out: &mut Vec<u8>, mut value: u64) {
    while value >= 128 {
        out.push(value as u8 | 128);
        value >>= 7;
    }
    out.push(value as u8);
}

fn next(rest: &mut &[u8]) -> u64 {
    let (mut value, mut shift) = (0, 0);
    while let [byte, after @ ..] = *rest {
        *rest = after;
        value |= u64::from(byte & 127) << shift;
        shift += 7;
        if *byte < 128 {
            break;
        }
    }
    value
}
