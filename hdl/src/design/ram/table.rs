//! The registers of a protected memory: one table for Verilog, SystemRDL and documentation.

use eccforge_scheme::Scheme;

/// Access to a field by software and hardware.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Read only for software; the hardware writes it.
    Read,
    /// Read and write.
    ReadWrite,
    /// Read and write; the hardware resets it to 0.
    ReadWriteDropped,
    /// The hardware sets it; writing a one clears it.
    OneToClear,
    /// Counts up to its maximum and stops there; any write clears it.
    Counter,
}

impl Access {
    /// For a table: `RO`, `RW`, `W1C` or `WC`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Read => "RO",
            Self::ReadWrite | Self::ReadWriteDropped => "RW",
            Self::OneToClear => "W1C",
            Self::Counter => "WC",
        }
    }
}

/// A bit field of a register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its name in the description.
    pub name: &'static str,
    /// The signal that holds it in the module.
    pub signal: String,
    /// Its lowest bit in the register.
    pub low: usize,
    /// Its width in bits.
    pub width: usize,
    /// Its access rules.
    pub access: Access,
    /// Its value after reset.
    pub reset: u32,
    /// Its description.
    pub note: &'static str,
}

/// A register of 32 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Register {
    /// Its name in the description.
    pub name: String,
    /// Its address in bytes.
    pub offset: u32,
    /// Its description.
    pub note: &'static str,
    /// Its fields, ascending.
    pub fields: Vec<Field>,
}

/// Size of the register address space in bytes.
pub const SPAN: u32 = 256;
/// Width of each position that error injection can flip.
pub const POSITION_BITS: usize = 12;
/// Maximum number of syndrome words in the log.
pub const MOST_SYNDROME_WORDS: usize = 16;

fn field(
    name: &'static str,
    signal: &str,
    (low, width): (usize, usize),
    access: Access,
    reset: u32,
    note: &'static str,
) -> Field {
    Field { name, signal: signal.into(), low, width, access, reset, note }
}

fn register(name: &str, offset: u32, note: &'static str, fields: Vec<Field>) -> Register {
    Register { name: name.into(), offset, note, fields }
}

/// The interrupt sources: name, signal, note.
const EVENTS: [(&str, &str, &str); 4] = [
    ("CORRECTED", "corrected", "an error was corrected"),
    ("UNCORRECTED", "uncorrected", "an entry was refused"),
    ("WRITE_REFUSED", "refused", "some bytes were not written: the rest of the entry is refused"),
    ("PASS", "pass", "the scrubber has been at every address"),
];

/// The registers of a scheme (long: one after the other).
pub fn registers(scheme: &Scheme) -> Vec<Register> {
    use Access::{Counter, OneToClear, Read, ReadWrite, ReadWriteDropped};
    let events = |access, prefix: &str| {
        let event = |(bit, (name, signal, note)): (usize, &(&'static str, &str, &'static str))| {
            field(name, &format!("{prefix}{signal}"), (bit, 1), access, 0, note)
        };
        EVENTS.iter().enumerate().map(event).collect::<Vec<_>>()
    };
    let count = |signal| vec![field("COUNT", signal, (0, 32), Counter, 0, "stays at its largest value")];
    let error = |which: &str| {
        let signal = |stem: &str| format!("{which}_{stem}");
        vec![
            field("KIND", &signal("kind"), (0, 2), Read, 0, "1: corrected, 2: refused, 3: refused as poison"),
            field("SOURCE", &signal("source"), (2, 2), Read, 0, "0: read, 2: write of some bytes, 3: scrubber"),
            field("VALID", &signal("valid"), (31, 1), OneToClear, 0, "an error is held"),
        ]
    };
    let address = |signal: &str| vec![field("ADDRESS", signal, (0, 32), Read, 0, "of the entry")];
    let bit = |name, signal, low, note| field(name, signal, (low, POSITION_BITS), ReadWrite, 0, note);
    let inject = vec![
        bit("FIRST_BIT", "first_bit", 0, "position in the entry"),
        bit("SECOND_BIT", "second_bit", 12, "position in the entry"),
        field("TWO_BITS", "two_bits", (24, 1), ReadWrite, 0, "flip both"),
        field("ARMED", "armed", (31, 1), ReadWriteDropped, 0, "flip them in the next entry written; then 0"),
    ];
    let on = field("SCRUB", "scrub_on", (0, 1), ReadWrite, 0, "the scrubber walks");
    let interval =
        field("INTERVAL", "interval", (4, 28), ReadWrite, 64, "16 (INTERVAL + 1) clocks from entry to entry");
    let mut all = vec![
        register("STATUS", 0x00, "What has happened; interrupts while enabled", events(OneToClear, "")),
        register("ENABLE", 0x04, "What interrupts", events(ReadWrite, "on_")),
        register("CONTROL", 0x08, "What runs", vec![on]),
        register("INTERVAL", 0x0c, "How often the scrubber reads an entry", vec![interval]),
        register("INJECT", 0x10, "Errors for a test", inject),
        register("CORRECTED_COUNT", 0x14, "Entries corrected, by reads, writes and scrubber", count("corrections")),
        register("UNCORRECTED_COUNT", 0x18, "Entries refused", count("refusals")),
        register("FIRST_ERROR", 0x20, "The first error since VALID was cleared", error("first")),
        register("FIRST_ADDRESS", 0x24, "Where it was", address("first_address_word")),
        register("LAST_ERROR", 0x28, "The last error", error("last")),
        register("LAST_ADDRESS", 0x2c, "Where it was", address("last_address_word")),
    ];
    let words = syndrome_bits(scheme).div_ceil(32);
    for (which, base) in [("first", 0x40), ("last", 0x80)] {
        for word in 0..words.min(MOST_SYNDROME_WORDS) {
            let width = (syndrome_bits(scheme) - 32 * word).min(32);
            let signal = format!("{which}_syndrome_{word}");
            let fields = vec![field("SYNDROME", &signal, (0, width), Read, 0, "codeword 0 in the lowest bits")];
            let name = format!("{}_SYNDROME_{word}", which.to_uppercase());
            let offset = base + 4 * u32::try_from(word).unwrap_or(0);
            all.push(register(&name, offset, "Its syndromes", fields));
        }
    }
    all
}

/// Bits of the syndromes of all codewords.
pub fn syndrome_bits(scheme: &Scheme) -> usize {
    scheme.codewords() * scheme.code.h.r() as usize
}
