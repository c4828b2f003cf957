//! Machine checks: the registers of one bank, whichever program printed them, and their meaning.
//!
//! Sources: Intel SDM 3B, 17.3.2.2 (status register) and 17.9.2 (compound error codes); AMD64 Architecture Programmer's Manual 2,
//! 9.3.2, and PPR for family 19h, 3.1 (scalable MCA); Linux 6.8, arch/x86/kernel/cpu/mce/amd.c, `smca_hwid_mcatypes` and
//! `amd_mce_is_memory_error`; drivers/edac/amd64_edac.c, `umc_get_err_info`. Each printed line gives some of the registers; lines
//! of one record are merged.

use super::host::{Finding, Part, Reporter};
use super::stamp::{Clock, Stamp};
use crate::time::Time;
use regex::Captures;
use serde::{Deserialize, Serialize};

/// Registers of one machine check, as far as the lines print them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Mca {
    /// Whether the line begins a record.
    pub starts: bool,
    /// Whether it is mcelog's.
    pub of_mcelog: bool,
    cpu: Option<u64>,
    bank: Option<u64>,
    socket: Option<u64>,
    status: Option<u64>,
    address: Option<u64>,
    ipid: Option<u64>,
    seconds: Option<u64>,
    is_amd: Option<bool>,
    /// Facts that a program prints in words.
    channel: Option<u64>,
    dimm: Option<u64>,
    count: Option<u64>,
    corrected: Option<bool>,
    is_memory: Option<bool>,
}

/// Bits of the status register.
const OVERFLOW: u32 = 62;
const UNCORRECTED: u32 = 61;
const ADDRESS_VALID: u32 = 58;
const CONTEXT_CORRUPT: u32 = 57;
const DEFERRED: u32 = 44;

fn hex(text: &str) -> Option<u64> {
    u64::from_str_radix(text.trim_start_matches("0x"), 16).ok()
}

impl Mca {
    /// Of the named groups of a form; `words` holds names of registers, each followed by its value.
    pub fn of_groups(c: &Captures<'_>) -> Self {
        let group = |name: &str| c.name(name).map(|m| m.as_str());
        let decimal = |name: &str| group(name)?.parse().ok();
        let mut found = Self::of_words(group("words").unwrap_or_default());
        found.starts = group("status").is_some();
        found.cpu = decimal("cpu").or(found.cpu);
        found.bank = decimal("bank").or(found.bank);
        found.status = group("status").and_then(hex);
        found.address = group("addr").and_then(hex).or(found.address);
        found.ipid = group("ipid").and_then(hex).or(found.ipid);
        found.count = decimal("count");
        // X86_VENDOR_AMD and X86_VENDOR_HYGON of Linux, arch/x86/include/asm/processor.h; vendors of FreeBSD in words.
        found.is_amd = group("vendor").map(|vendor| ["2", "9", "AuthenticAMD", "HygonGenuine"].contains(&vendor));
        found.is_memory = group("memory").map(|_| true);
        found
    }

    /// Of lines such as `MISC 90000040004028c ADDR 1f2ab3c40`.
    fn of_words(text: &str) -> Self {
        let mut found = Self::default();
        let words: Vec<&str> = text.split([' ', ',', '=']).filter(|word| !word.is_empty()).collect();
        let number = |text: &str| if text.starts_with("0x") { hex(text) } else { text.parse().ok() };
        for pair in words.windows(2) {
            let value = pair[1];
            let slot = match pair[0] {
                "CPU" | "cpu" => (&mut found.cpu, number(value)),
                "BANK" => (&mut found.bank, number(value)),
                "SOCKET" | "socketid" => (&mut found.socket, number(value)),
                "SOCKETID" | "bank" => {
                    (if pair[0] == "bank" { &mut found.bank } else { &mut found.socket }, hex(value))
                }
                "STATUS" | "status" => (&mut found.status, hex(value)),
                "ADDR" | "addr" => (&mut found.address, hex(value)),
                "IPID" | "ipid" => (&mut found.ipid, hex(value)),
                "TIME" | "walltime" => (&mut found.seconds, number(value)),
                _ => continue,
            };
            *slot.0 = slot.1.or(*slot.0);
        }
        found
    }

    /// Of a row of rasdaemon's table `mce_record`: its status, then bank, processor, socket and address.
    pub fn of_row(status: u64, [bank, cpu, socket, address]: [Option<u64>; 4], is_amd_memory: bool) -> Self {
        let is_memory = is_amd_memory.then_some(true);
        Self { status: Some(status), bank, cpu, socket, address, is_memory, is_amd: is_memory, ..Self::default() }
    }

    /// A line of `mce_record:` that rasdaemon prints.
    pub fn of_rasdaemon(text: &str) -> Self {
        let is_memory = text.contains("Unified Memory Controller") || text.contains("MEMORY CONTROLLER");
        Self { starts: true, is_memory: is_memory.then_some(true), ..Self::of_words(text) }
    }

    /// A line of mcelog's text; `None` where it is none (mcelog 204, mcelog.c, `dump_mce`; p4.c; memdb.c; older: core2.c, nehalem.c).
    pub fn of_mcelog(line: &str) -> Option<Self> {
        let line = line.trim().trim_start_matches("mcelog: ");
        let number = |text: &str| text.trim().split(' ').next()?.parse::<u64>().ok();
        let counted = line.strip_prefix("MCE ").is_some_and(|n| n.bytes().all(|b| b.is_ascii_digit()));
        if line.starts_with("Hardware event. This is not a software error")
            || line.starts_with("HARDWARE ERROR")
            || counted
        {
            return Some(Self { starts: true, of_mcelog: true, ..Self::default() });
        }
        let mut found = Self::of_words(line);
        found.channel = line
            .split_once("_CHANNEL")
            .and_then(|(_, rest)| number(rest.split('_').next()?))
            .or_else(|| line.strip_prefix("Memory channel ID of error:").and_then(number));
        found.dimm = line.strip_prefix("Memory DIMM ID of error:").and_then(number);
        found.count = line.strip_prefix("Memory corrected error count (CORE_ERR_CNT):").and_then(number);
        let is_memory = line.contains("MEMORY CONTROLLER") || line.contains("Memory read error");
        found.is_memory = is_memory.then_some(true);
        found.corrected = line.starts_with("Uncorrected error").then_some(false);
        found.corrected = line.starts_with("Corrected error").then_some(true).or(found.corrected);
        if let Some(vendor) = line.strip_prefix("CPUID Vendor ") {
            found.is_amd = Some(vendor.starts_with("AMD"));
        }
        (found != Self::default()).then_some(Self { of_mcelog: true, ..found })
    }

    /// Adds what a further line of the record says.
    pub fn merge(&mut self, line: &Self) {
        self.cpu = line.cpu.or(self.cpu);
        self.bank = line.bank.or(self.bank);
        self.socket = line.socket.or(self.socket);
        self.status = line.status.or(self.status);
        self.address = line.address.or(self.address);
        self.ipid = line.ipid.or(self.ipid);
        self.seconds = line.seconds.or(self.seconds);
        self.is_amd = line.is_amd.or(self.is_amd);
        self.channel = line.channel.or(self.channel);
        self.dimm = line.dimm.or(self.dimm);
        self.count = line.count.or(self.count);
        self.corrected = line.corrected.or(self.corrected);
        self.is_memory = line.is_memory.or(self.is_memory);
    }

    /// Whether a register that this record has already would be overwritten: then the line is another record's.
    pub fn contradicts(&self, line: &Self) -> bool {
        self.status.zip(line.status).is_some_and(|(a, b)| a != b)
    }

    /// The time that the record gives.
    pub fn stamp(&self) -> Option<Stamp> {
        let time = Time::from_seconds(self.seconds.filter(|seconds| *seconds < 1 << 33)?);
        (!time.is_since_boot()).then_some(Stamp::new(Clock::Calendar, time))
    }

    /// The part of the machine, by the code in the status and the type of the bank.
    fn part(&self, status: u64) -> Part {
        if self.is_memory == Some(true) {
            return Part::Memory;
        }
        let extended = status >> 16 & 0x3f;
        if let Some(ipid) = self.ipid {
            return match ipid >> 32 & 0xfff {
                0x96 if extended == 0 => Part::Memory,
                0x96 => Part::MemoryController,
                0xb0 => Part::Processor,
                _ => Part::Bus,
            };
        }
        if self.is_amd == Some(true) {
            return match (self.bank, extended & 0x1f) {
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

    /// The error, once the status is known.
    pub fn finding(&self, reporter: Reporter) -> Option<Finding> {
        let bit = |status: u64, at: u32| status >> at & 1 == 1;
        let status = self.status.or_else(|| self.corrected.map(|corrected| u64::from(!corrected) << UNCORRECTED))?;
        let part = self.part(status);
        let is_amd = self.ipid.is_some() || self.is_amd == Some(true);
        let corrected = self.corrected.unwrap_or(!bit(status, UNCORRECTED)) && !(is_amd && bit(status, DEFERRED));
        // Only Intel's memory controllers count in the status; a count of 0 is one error all the same.
        let counted = if is_amd || part != Part::Memory { 1 } else { status >> 38 & 0x7fff };
        let count = self.count.unwrap_or(counted).max(1);
        // AMD's memory controllers report an address of their channel.
        let is_physical = !is_amd && (bit(status, ADDRESS_VALID) || self.of_mcelog);
        let channel = match self.ipid {
            Some(ipid) => Some((ipid & 0xffff_ffff) >> 20),
            None if is_amd || self.is_memory == Some(true) => self.channel,
            None => self.channel.or(Some(status & 0xf).filter(|channel| *channel != 0xf)),
        };
        let parts = [("socket", self.socket), ("channel", channel), ("DIMM", self.dimm)];
        let named = parts.iter().filter_map(|(word, n)| Some(format!("{word} {}", (*n)?)));
        let core = || format!("CPU {} BANK {}", self.cpu.unwrap_or_default(), self.bank.unwrap_or_default());
        let is_placed = part == Part::Memory && (channel.is_some() || self.dimm.is_some());
        Some(Finding {
            reporter,
            part,
            label: if is_placed { named.collect::<Vec<_>>().join(" ") } else { core() },
            is_dimm: self.dimm.is_some(),
            corrected: if corrected { count } else { 0 },
            uncorrected: u64::from(!corrected),
            fatal: bit(status, UNCORRECTED) && bit(status, CONTEXT_CORRUPT),
            at_least: bit(status, OVERFLOW),
            address: self.address.filter(|address| is_physical && *address != 0),
            ..Finding::default()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(status: u64, ipid: Option<u64>) -> Finding {
        let mca = Mca { status: Some(status), ipid, address: Some(0x4000), ..Mca::default() };
        mca.finding(Reporter::Mce).expect("a status")
    }

    /// Status registers that people posted: mcelog issues 51, 67, 73; a Ryzen of the kernel's bugzilla (r11), EDAC lists.
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
}
