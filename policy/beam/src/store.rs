//! Wrong entries in few bytes each, in parts that are read one at a time: ten million fit into 200 MB.

use super::bits::Bits;
use super::log::Sighting;

const PARTS: usize = 256;
/// Bytes that a part takes at a time.
const CHUNK: usize = 16 << 10;

/// Sightings by a key of the caller: all of one key are in one part.
#[derive(Clone, Debug)]
pub struct Store {
    parts: Vec<Part>,
    /// How many it holds.
    pub len: u64,
}

impl Default for Store {
    fn default() -> Self {
        Self { parts: vec![Part::default(); PARTS], len: 0 }
    }
}

/// Sightings one after another; each holds only what differs from the one before.
#[derive(Clone, Debug, Default)]
pub struct Part {
    /// Whole sightings each; none is moved as others come.
    chunks: Vec<Vec<u8>>,
    last: Last,
}

/// Device, run, write loop, read loop and time of the sighting before.
type Last = (u64, u32, u32, u32, u64);

// Flags of a sighting's first byte.
const DEVICE_OR_RUN: u8 = 1;
const WRITE: u8 = 2;
const READ: u8 = 4;
const TIME: u8 = 8;
const COUNT: u8 = 16;
const SINGLE: u8 = 32;
const DOWN: u8 = 64;
/// One bit that went down, or several bits as a mask.
const MASK: u8 = 128;

impl Store {
    /// Adds a sighting to the part of `key`.
    pub fn push(&mut self, key: u64, sighting: &Sighting) {
        self.len += 1;
        let mixed = (key ^ key >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.parts[(mixed >> 56) as usize].push(sighting);
    }

    /// The parts; memory is given back as they are dropped.
    pub fn into_parts(self) -> std::vec::IntoIter<Part> {
        self.parts.into_iter()
    }
}

impl Part {
    fn push(&mut self, s: &Sighting) {
        let (device, run, write, read, time) = self.last;
        let single = s.bits.len() == 1;
        let mask_bytes = s.bits.last().map_or(0, |b| usize::from(*b) / 8 + 1);
        let mask = if single { s.down == Some(1) } else { s.bits.len() > mask_bytes };
        let flags = [
            (DEVICE_OR_RUN, device != s.device || run != s.run),
            (WRITE, write != s.write),
            (READ, read != s.read),
            (TIME, time != s.time),
            (COUNT, s.count != 1),
            (SINGLE, single),
            (DOWN, s.down.is_some()),
            (MASK, mask),
        ];
        let flags = flags.iter().filter(|f| f.1).fold(0, |all, f| all | f.0);
        // Nine numbers, and two bytes for each bit or for a mask.
        let most = 90 + 2 * s.bits.len() + if mask { mask_bytes } else { 0 };
        if self.chunks.last().is_none_or(|chunk| chunk.capacity() - chunk.len() < most) {
            self.chunks.push(Vec::with_capacity(CHUNK.max(most)));
        }
        let Some(out) = self.chunks.last_mut() else { return };
        out.push(flags);
        let mut number = |flag: u8, value: u64| {
            if flags & flag == flag {
                varint(out, value);
            }
        };
        number(DEVICE_OR_RUN, s.device);
        number(DEVICE_OR_RUN, s.run.into());
        number(WRITE, s.write.into());
        number(READ, s.read.into());
        number(TIME, s.time);
        number(COUNT, s.count);
        number(0, s.entry);
        if single {
            number(0, s.bits[0].into());
        } else {
            number(DOWN, s.down.unwrap_or(0).into());
            number(0, if mask { mask_bytes } else { s.bits.len() } as u64);
            if mask {
                let from = out.len();
                out.resize(from + mask_bytes, 0);
                s.bits.iter().for_each(|b| out[from + usize::from(*b) / 8] |= 1 << (b % 8));
            } else {
                let mut before = 0;
                for bit in &s.bits {
                    number(0, (bit - before).into());
                    before = *bit;
                }
            }
        }
        self.last = (s.device, s.run, s.write, s.read, s.time);
    }

    /// The sightings in the order in which they were added.
    pub fn sightings(&self) -> Vec<Sighting> {
        let (mut s, mut all) = (Sighting::default(), Vec::new());
        for chunk in &self.chunks {
            of_chunk(chunk, &mut s, &mut all);
        }
        all
    }
}

/// Reads the sightings of a chunk after the one before it.
fn of_chunk(mut rest: &[u8], s: &mut Sighting, all: &mut Vec<Sighting>) {
    while let [flags, after @ ..] = rest {
        rest = after;
        let mut number = |flag: u8, old: u64| if flags & flag == flag { next(&mut rest) } else { old };
        s.device = number(DEVICE_OR_RUN, s.device);
        s.run = number(DEVICE_OR_RUN, s.run.into()) as u32;
        s.write = number(WRITE, s.write.into()) as u32;
        s.read = number(READ, s.read.into()) as u32;
        s.time = number(TIME, s.time);
        s.count = number(COUNT, 1);
        s.entry = number(0, 0);
        if flags & SINGLE == SINGLE {
            s.bits = vec![number(0, 0) as u16];
            s.down = (flags & DOWN == DOWN).then_some(u16::from(flags & MASK == MASK));
        } else {
            let down = number(DOWN, 0) as u16;
            s.down = (flags & DOWN == DOWN).then_some(down);
            let n = number(0, 0) as usize;
            s.bits = if flags & MASK == MASK {
                let (mask, after) = rest.split_at(n);
                rest = after;
                (0..8 * n as u16).filter(|b| mask[usize::from(b / 8)] >> (b % 8) & 1 == 1).collect()
            } else {
                let mut before = 0;
                let mut one = || {
                    before += number(0, 0) as u16;
                    before
                };
                (0..n).map(|_| one()).collect::<Bits>()
            };
        }
        all.push(s.clone());
    }
}

/// Seven bits a byte, the lowest first; the last byte is below 128.
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

#[cfg(test)]
mod tests {
    use super::*;
    use eccforge_runs::random::Draws;

    #[test]
    fn sightings_come_out_as_they_went_in() {
        let mut draws = Draws::new(9, 9, 9);
        let mut all: Vec<Sighting> = Vec::new();
        for i in 0..5000u64 {
            let mut bits: Bits = (0..draws.below(4) * draws.below(90) + 1).map(|_| draws.below(512) as u16).collect();
            bits.sort_unstable();
            bits.dedup();
            let down = (draws.below(3) > 0).then(|| draws.below(bits.len() as u64 + 1) as u16);
            let (run, write, read) = ((i / 1000) as u32, draws.below(3) as u32, draws.bits() as u32);
            let (entry, count, time) = (draws.bits() >> draws.below(64), 1 + i % 7 / 6, i % 5 * 1_000_000);
            all.push(Sighting { device: (i % 3) << 62, run, write, read, time, entry, bits, down, count });
        }
        let mut store = Store::default();
        all.iter().for_each(|s| store.push(s.entry, s));
        let mut back: Vec<Sighting> = store.into_parts().flat_map(|p| p.sightings()).collect();
        let order = |s: &Sighting| (s.run, s.entry, s.read, s.write, s.time);
        back.sort_by_key(order);
        all.sort_by_key(order);
        assert_eq!(back, all);
    }
}
