//! Machine checks: the registers of one bank, whichever program printed them, and their meaning.
//!
//! Sources: Intel SDM 3B, 17.3.2.2 (status register) and 17.9.2 (compound error codes); AMD64 Architecture Programmer's Manual 2,
//! 9.3.2, and PPR for family 19h, 3.1 (scalable MCA); Linux 6.8, arch/x86/kernel/cpu/mce/amd.c, `smca_hwid_mcatypes` and
//! `amd_mce_is_memory_error`; drivers/edac/amd64_edac.c, `umc_get_err_info`. Each printed line gives some of the registers; lines
//! of one record are merged.

use super::finding::{Cells, Finding, Part, Reporter, UNKNOWN_DIMM};
use super::stamp::{Clock, Stamp};
use crate::time::Time;
use serde::{Deserialize, Serialize};

/// A value that lines of a machine check give.
#[derive(Clone, Copy, Debug)]
enum Value {
    Cpu,
    Bank,
    Socket,
    Status,
    Address,
    Ipid,
    Seconds,
    /// The following values are printed in words.
    Channel,
    Dimm,
    Count,
    IsAmd,
    IsCorrected,
    IsMemory,
}

/// Registers and facts of one machine check, as far as the lines print them; a fact is 0 or 1.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Mca {
    /// Whether the line begins a record.
    pub starts: bool,
    /// Whether mcelog printed the line.
    pub of_mcelog: bool,
    values: [Option<u64>; 13],
    /// The location in the DIMM, as decoders of some Intel controllers print it.
    cells: Cells,
}

/// Words before the value of a register, and the radix of the value; 0 if a prefix gives the radix.
const WORDS: [(&str, Value, u32); 15] = [
    ("CPU", Value::Cpu, 0),
    ("cpu", Value::Cpu, 0),
    ("BANK", Value::Bank, 0),
    ("bank", Value::Bank, 16),
    ("SOCKET", Value::Socket, 0),
    ("socketid", Value::Socket, 0),
    ("SOCKETID", Value::Socket, 16),
    ("STATUS", Value::Status, 16),
    ("status", Value::Status, 16),
    ("ADDR", Value::Address, 16),
    ("addr", Value::Address, 16),
    ("IPID", Value::Ipid, 16),
    ("ipid", Value::Ipid, 16),
    ("TIME", Value::Seconds, 0),
    ("walltime", Value::Seconds, 0),
];

/// Bits of the status register.
const VALID: u32 = 63;
const OVERFLOW: u32 = 62;
const UNCORRECTED: u32 = 61;
const ADDRESS_VALID: u32 = 58;
const CONTEXT_CORRUPT: u32 = 57;
/// Intel: the error was signalled, and the program cannot continue before it is handled.
const SIGNALLED: u32 = 56;
const ACTION_REQUIRED: u32 = 55;
const DEFERRED: u32 = 44;
/// AMD: the data was known to be wrong before it was used.
const POISON: u32 = 43;

/// The bank of the record that Linux makes of an error that the firmware reports (arch/x86/kernel/cpu/mce/apei.c).
const OF_FIRMWARE: u64 = 255;

fn bit(status: u64, at: u32) -> bool {
    status >> at & 1 == 1
}

/// A number: decimal, as SQLite prints it with a sign, or in hexadecimal after `0x`.
pub fn number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().or_else(|_| text.parse().map(i64::cast_unsigned)).ok(),
    }
}

/// Hexadecimal digits, which HPE's firmware separates in the middle: `0xba000000'00400405`.
fn hex(text: &str) -> Option<u64> {
    u64::from_str_radix(&text.trim_start_matches("0x").replace('\'', ""), 16).ok()
}

impl Mca {
    fn get(&self, value: Value) -> Option<u64> {
        self.values[value as usize]
    }

    fn is(&self, fact: Value) -> bool {
        self.get(fact) == Some(1)
    }

    fn set(&mut self, value: Value, to: Option<u64>) {
        let slot = &mut self.values[value as usize];
        // A line that lacks a register must not erase the value of an earlier one.
        *slot = to.or(*slot);
    }

    /// Reads the named groups of a form; `words` holds names of registers, each followed by its value.
    pub fn of_groups<'a>(group: &impl Fn(&'static str) -> Option<&'a str>) -> Self {
        let mut found = Self::of_words(group("words").unwrap_or_default());
        found.starts = group("status").is_some();
        for (name, value) in [("cpu", Value::Cpu), ("bank", Value::Bank), ("count", Value::Count)] {
            found.set(value, group(name).and_then(number));
        }
        for (name, value) in [("status", Value::Status), ("addr", Value::Address), ("ipid", Value::Ipid)] {
            found.set(value, group(name).and_then(hex));
        }
        // X86_VENDOR_AMD and X86_VENDOR_HYGON of Linux, arch/x86/include/asm/processor.h; vendors of FreeBSD in words.
        let amd = ["2", "9", "AuthenticAMD", "HygonGenuine"];
        found.set(Value::IsAmd, group("vendor").map(|vendor| u64::from(amd.contains(&vendor))));
        found.set(Value::IsMemory, group("memory").map(|_| 1));
        found
    }

    /// Reads lines such as `MISC 90000040004028c ADDR 1f2ab3c40`.
    fn of_words(text: &str) -> Self {
        let mut found = Self::default();
        let words: Vec<&str> = text.split([' ', ',', '=']).filter(|word| !word.is_empty()).collect();
        for pair in words.windows(2) {
            if let Some((_, value, radix)) = WORDS.iter().find(|(word, ..)| *word == pair[0]) {
                let is_hex = *radix == 16 || pair[1].starts_with("0x");
                found.set(*value, if is_hex { hex(pair[1]) } else { pair[1].parse().ok() });
            }
        }
        found
    }

    /// Reads a row of rasdaemon's table `mce_record`, by its columns.
    pub fn of_row<'a>(column: &impl Fn(&'static str) -> Option<&'a str>, is_amd_memory: bool) -> Self {
        use Value::{Address, Bank, Cpu, IsAmd, IsMemory, Socket, Status};
        let mut found = Self::default();
        for (name, value) in [("status", Status), ("bank", Bank), ("cpu", Cpu), ("socketid", Socket), ("addr", Address)]
        {
            found.set(value, column(name).and_then(number));
        }
        for fact in [IsMemory, IsAmd] {
            found.set(fact, is_amd_memory.then_some(1));
        }
        found.cells = Cells::of_text(column("error_msg").unwrap_or_default());
        found
    }

    /// Reads a line of `mce_record:` that rasdaemon prints.
    pub fn of_rasdaemon(text: &str) -> Self {
        let is_memory = text.contains("Unified Memory Controller") || text.contains("MEMORY CONTROLLER");
        let mut found = Self { starts: true, cells: Cells::of_text(text), ..Self::of_words(text) };
        found.set(Value::IsMemory, is_memory.then_some(1));
        // mce-amd-smca.c, `decode_smca_error`, prints the bank so; AMD's families have extended numbers (CPUID, Fn0000_0001_EAX).
        let after = |word: &str| {
            let (_, rest) = text.split_once(word)?;
            rest.split([' ', ',']).next()
        };
        let family = after("cpuid=").and_then(number).is_some_and(|id| id >> 8 & 0xf == 0xf && id >> 20 & 0xff > 0);
        let is_amd = family || text.contains("AMD") || text.contains(" (bank=");
        found.set(Value::IsAmd, is_amd.then_some(1));
        found.set(Value::Channel, after("memory_channel=").and_then(|channel| channel.parse().ok()));
        found
    }

    /// Reads a line of mcelog's text; `None` if it is another line (mcelog 204, mcelog.c, `dump_mce`; p4.c; memdb.c;
    /// older: core2.c, nehalem.c).
    pub fn of_mcelog(line: &str) -> Option<Self> {
        let line = line.trim().trim_start_matches("mcelog: ");
        let is_numbered = line.strip_prefix("MCE ").is_some_and(|n| n.bytes().all(|b| b.is_ascii_digit()));
        if is_numbered
            || line.starts_with("Hardware event. This is not a software error")
            || line.starts_with("HARDWARE ERROR")
        {
            return Some(Self { starts: true, of_mcelog: true, ..Self::default() });
        }
        let after = |prefix: &str| line.strip_prefix(prefix).and_then(first_decimal);
        let mut found = Self { cells: Cells::of_text(line), ..Self::of_words(line) };
        found.set(
            Value::Channel,
            line.split_once("_CHANNEL").and_then(|(_, rest)| first_decimal(rest.split('_').next()?)),
        );
        found.set(Value::Channel, after("Memory channel ID of error:"));
        found.set(Value::Dimm, after("Memory DIMM ID of error:"));
        found.set(Value::Count, after("Memory corrected error count (CORE_ERR_CNT):"));
        let is_memory = line.contains("MEMORY CONTROLLER") || line.contains("Memory read error");
        found.set(Value::IsMemory, is_memory.then_some(1));
        found.set(Value::IsCorrected, line.starts_with("Uncorrected error").then_some(0));
        found.set(Value::IsCorrected, line.starts_with("Corrected error").then_some(1));
        found.set(Value::IsAmd, line.strip_prefix("CPUID Vendor ").map(|vendor| u64::from(vendor.starts_with("AMD"))));
        (found != Self::default()).then_some(Self { of_mcelog: true, ..found })
    }

    /// Adds the values of a further line of the record.
    pub fn merge(&mut self, line: &Self) {
        for (value, new) in self.values.iter_mut().zip(line.values) {
            *value = new.or(*value);
        }
        self.cells = line.cells.or(self.cells);
    }

    /// Whether the line would overwrite a register of this record; the line then belongs to another record.
    pub fn contradicts(&self, line: &Self) -> bool {
        self.get(Value::Status).zip(line.get(Value::Status)).is_some_and(|(a, b)| a != b)
    }

    pub fn stamp(&self) -> Option<Stamp> {
        // 2^33 seconds are the year 2242: a larger number is not a time.
        let time = Time::from_seconds(self.get(Value::Seconds).filter(|seconds| *seconds < 1 << 33)?);
        (!time.is_since_boot()).then_some(Stamp::new(Clock::Calendar, time))
    }

    /// Whether a processor used data that was known to be wrong (Intel SDM 3B, 17.9.3.2: load and fetch; AMD: the bit of poison).
    fn is_consumed(&self, status: u64, is_amd: bool) -> bool {
        if !bit(status, UNCORRECTED) || bit(status, CONTEXT_CORRUPT) || self.is(Value::IsMemory) {
            return false;
        }
        if is_amd {
            return bit(status, POISON);
        }
        let needs_action = bit(status, SIGNALLED) && bit(status, ACTION_REQUIRED) && bit(status, ADDRESS_VALID);
        needs_action && [0x134, 0x150].contains(&(status & 0xefff))
    }

    /// The part of the machine, by the code in the status and the type of the bank.
    fn part(&self, status: u64, is_amd: bool) -> Part {
        if self.is(Value::IsMemory) {
            return Part::Memory;
        }
        let extended = status >> 16 & 0x3f;
        if let Some(ipid) = self.get(Value::Ipid) {
            return match ipid >> 32 & 0xfff {
                0x96 if extended == 0 => Part::Memory,
                0x96 => Part::MemoryController,
                0xb0 => Part::Processor,
                _ => Part::Bus,
            };
        }
        // The banks of scalable MCA have an IPID; the code identifies the others.
        if is_amd && (self.is(Value::IsAmd) || self.get(Value::Bank) == Some(4)) {
            return match (self.get(Value::Bank), extended & 0x1f) {
                (Some(4), 0 | 8) => Part::Memory,
                (Some(4), _) => Part::Bus,
                _ => Part::Processor,
            };
        }
        match status & 0xffff {
            code if code & 0xef80 == 0x80 || code & 0xef80 == 0x280 => Part::Memory,
            code if code & 0xe800 == 0x800 => Part::Bus,
            _ => Part::Processor,
        }
    }

    /// The label of the place: the DIMM or channel where it is known, otherwise the bank of the processor. Each
    /// controller has its own banks, and numbers its channels from 0.
    fn label(&self, part: Part, channel: Option<u64>) -> String {
        let bank = if self.get(Value::Ipid).is_none() { self.get(Value::Bank) } else { None };
        let place = [self.get(Value::Socket), bank, channel, self.get(Value::Dimm)];
        let parts = ["socket", "bank", "channel", "DIMM"].into_iter().zip(place);
        let named = parts.filter_map(|(word, n)| Some(format!("{word} {}", n?)));
        if part == Part::Memory && (channel.is_some() || self.get(Value::Dimm).is_some()) {
            return named.collect::<Vec<_>>().join(" ");
        }
        let cpu = self.get(Value::Cpu).map_or_else(String::new, |cpu| format!("CPU {cpu} "));
        format!("{cpu}BANK {}", self.get(Value::Bank).unwrap_or_default())
    }

    /// The error, once the status is known.
    pub fn finding(&self, reporter: Reporter) -> Option<Finding> {
        let stated = self.get(Value::IsCorrected).map(|fact| fact == 1);
        let printed = self.get(Value::Status);
        let status = printed.or_else(|| stated.map(|corrected| u64::from(!corrected) << UNCORRECTED))?;
        if printed.is_some_and(|status| !bit(status, VALID)) {
            return None;
        }
        let is_of_firmware = self.get(Value::Bank) == Some(OF_FIRMWARE);
        let is_amd = self.get(Value::Ipid).is_some() || self.is(Value::IsAmd) || reporter == Reporter::MceAmd;
        let is_amd = is_amd && !is_of_firmware;
        let consumed = self.is_consumed(status, is_amd);
        let of_bank = self.part(status, is_amd);
        // The processor reports the poison that it met; the memory delivered it.
        let part = if consumed { Part::Memory } else { of_bank };
        let corrected = stated.unwrap_or(!bit(status, UNCORRECTED)) && !(is_amd && bit(status, DEFERRED));
        // Only Intel's memory controllers count in the status; a count of 0 is one error all the same.
        let in_status = if is_amd || part != Part::Memory { 1 } else { status >> 38 & 0x7fff };
        let count = self.get(Value::Count).unwrap_or(in_status).max(1);
        // Memory controllers of AMD's scalable MCA report an address of their channel; the northbridge before was bank 4.
        let of_northbridge = self.get(Value::Ipid).is_none() && self.get(Value::Bank) == Some(4);
        let is_physical =
            (!is_amd || of_bank == Part::Processor || of_northbridge) && (bit(status, ADDRESS_VALID) || self.of_mcelog);
        let channel = match self.get(Value::Ipid) {
            Some(ipid) => Some((ipid & 0xffff_ffff) >> 20),
            None if is_amd || self.is(Value::IsMemory) => self.get(Value::Channel),
            None => self.get(Value::Channel).or(Some(status & 0xf).filter(|channel| *channel != 0xf)),
        };
        let is_unknown = consumed || (is_of_firmware && part == Part::Memory);
        Some(Finding {
            reporter,
            part,
            label: if is_unknown { UNKNOWN_DIMM.to_owned() } else { self.label(part, channel) },
            consumed,
            is_dimm: self.get(Value::Dimm).is_some(),
            corrected: if corrected { count } else { 0 },
            uncorrected: u64::from(!corrected),
            fatal: bit(status, UNCORRECTED) && bit(status, CONTEXT_CORRUPT),
            at_least: bit(status, OVERFLOW),
            address: self.get(Value::Address).filter(|address| is_physical && *address != 0),
            cells: self.cells,
            ..Finding::default()
        })
    }
}

fn first_decimal(text: &str) -> Option<u64> {
    text.trim().split(' ').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(status: u64, ipid: Option<u64>) -> Finding {
        let mut mca = Mca::default();
        mca.set(Value::Status, Some(status));
        mca.set(Value::Ipid, ipid);
        mca.set(Value::Address, Some(0x4000));
        mca.finding(Reporter::Mce).expect("a status")
    }

    /// Status registers from public reports: mcelog issues 51, 67, 73; a Ryzen of the kernel's bugzilla (r11), EDAC lists.
    #[test]
    fn a_status_tells_the_part_the_severity_and_the_count() {
        for (status, ipid, part, corrected, uncorrected, fatal, more) in [
            (0x8c00_004f_0008_00c2, None, Part::Memory, 1, 0, false, false),
            (0xcc00_0480_0001_009f, None, Part::Memory, 18, 0, false, true),
            (0xbd00_0000_0010_0090, None, Part::Memory, 0, 1, false, false),
            (0xfa00_0000_0040_0405, None, Part::Processor, 0, 1, true, true),
            (0xbb00_0020_0000_0e0b, None, Part::Bus, 0, 1, true, false),
            (0xbea0_0000_0000_0108, Some(0x0005_00b0_0000_0000), Part::Processor, 0, 1, true, false),
            (0xdc20_4000_0000_011b, Some(0x0000_0096_0035_0f00), Part::Memory, 1, 0, false, true),
            (0x9c20_3000_0000_011b, Some(0x0000_0096_0035_0f00), Part::Memory, 0, 1, false, false),
        ] {
            let f = found(status, ipid);
            let expected = (part, corrected, uncorrected, fatal, more);
            assert_eq!((f.part, f.corrected, f.uncorrected, f.fatal, f.at_least), expected, "{status:#x}");
        }
        assert_eq!(found(0x8c00_004f_0008_00c2, None).label, "channel 2");
        assert_eq!(found(0xdc20_4000_0000_011b, Some(0x0000_0096_0035_0f00)).label, "channel 3");
        assert_eq!(found(0xdc20_4000_0000_011b, Some(0x0000_0096_0035_0f00)).address, None);
    }

    #[test]
    fn a_status_that_is_not_valid_is_no_error() {
        let mut mca = Mca::default();
        mca.set(Value::Status, Some(0x2600_0000_0002_0408));
        assert_eq!(mca.finding(Reporter::Mce), None);
        mca.set(Value::Status, Some(0xa600_0000_0002_0408));
        assert!(mca.finding(Reporter::Mce).expect("an error").fatal);
    }
}
