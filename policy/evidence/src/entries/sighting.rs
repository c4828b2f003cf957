//! The wrong bits of one entry, as a log gives them.

use super::bits::Bits;

/// Wrong bits of one entry in one read loop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sighting {
    /// The device: a hash of its name; 0 if the log names none.
    pub device: u64,
    pub run: u32,
    /// Write loop of the run.
    pub write: u32,
    /// Read loop after that write.
    pub read: u32,
    /// Time in microseconds, if it determines the grouping into events.
    pub time: u64,
    /// The entry: its byte address, divided by the bytes of an entry.
    pub entry: u64,
    /// Wrong bits.
    pub bits: Bits,
    /// Number of wrong bits that were written as 1 and read as 0; `None` if the log does not give the written data.
    pub down: Option<u16>,
    /// Events that this line represents; 1 in all logs but tables of multiplicities.
    pub count: u64,
}

impl Sighting {
    /// Run and write loop; within one write loop, the written data are the same.
    pub const fn cycle(&self) -> (u32, u32) {
        (self.run, self.write)
    }

    /// A key of the entry and the read loop.
    pub const fn place(&self) -> (u64, u64, u32, u32, u32) {
        (self.device, self.entry, self.run, self.write, self.read)
    }
}

/// The number of a device, by its name; 0 for no name.
pub fn device(name: &[u8]) -> u64 {
    let mut hash = 0u64;
    for byte in name {
        // An odd number is never that of no name.
        hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3).rotate_left(7) | 1;
    }
    hash
}
