//! mcelog's text: one record of several lines for each machine check (mcelog, mcelog.c, `dump_mce`).

use super::Record;
use crate::log::stamp::{Clock, Stamp};
use crate::observed::Finding;
use crate::time::Time;

/// Collects the lines of a record.
#[derive(Debug, Default)]
pub struct McelogReader {
    open: Option<Open>,
}

#[derive(Debug, Default)]
struct Open {
    place: String,
    /// Socket, channel and DIMM, as far as they are told.
    dimm: [Option<String>; 3],
    address: Option<u64>,
    stamp: Stamp,
    corrected: Option<bool>,
    /// Corrected errors, where a line counts them.
    count: Option<u64>,
    is_memory: bool,
    is_intel: bool,
}

impl McelogReader {
    /// Whether a line begins mcelog's text.
    pub fn begins(line: &str) -> bool {
        line.starts_with("Hardware event. This is not a software error") || line.starts_with("mcelog: ")
    }

    /// Takes a line; a record when the line begins the next one.
    pub fn line(&mut self, line: &str) -> Option<Record> {
        let line = line.trim();
        if line.starts_with("Hardware event.") {
            return self.finish();
        }
        if line.strip_prefix("MCE ").is_some_and(|n| n.bytes().all(|b| b.is_ascii_digit())) {
            let before = self.finish();
            self.open = Some(Open::default());
            return before;
        }
        let open = self.open.as_mut()?;
        if line.starts_with("CPU ") && line.contains(" BANK ") {
            open.place = line.split(" TSC").next().unwrap_or(line).trim().to_owned();
        }
        // `MISC 0 ADDR 1e9f000`; `MCi_ADDR register valid` gives none.
        let mut words = line.split(' ').skip_while(|word| *word != "ADDR").skip(1);
        open.address = words.next().and_then(|word| u64::from_str_radix(word, 16).ok()).or(open.address);
        if let Some(seconds) = line.strip_prefix("TIME ").and_then(|t| t.split(' ').next()?.parse().ok()) {
            open.stamp = Stamp::new(Clock::Calendar, Time::from_seconds(seconds));
        }
        match line {
            "Corrected error" => open.corrected = Some(true),
            "Uncorrected error" => open.corrected = Some(false),
            _ => open.told(line),
        }
        open.is_intel |= line.contains("MEMORY CONTROLLER");
        open.is_memory |= open.is_intel || line.contains("Memory read error");
        None
    }

    /// The record that is open, if it is about memory.
    pub fn finish(&mut self) -> Option<Record> {
        let open = self.open.take().filter(|open| open.is_memory)?;
        let [socket, channel, dimm] = open.dimm;
        let label = match channel.is_some() || dimm.is_some() {
            true => [socket, channel, dimm].into_iter().flatten().collect::<Vec<_>>().join(" "),
            // Without them, the core that polled and its bank.
            false => open.place,
        };
        let finding = Finding {
            label,
            corrected: if open.corrected == Some(true) { open.count.unwrap_or(1).max(1) } else { 0 },
            uncorrected: u64::from(open.corrected == Some(false)),
            address: open.address,
            ..Finding::default()
        };
        Some(Record { host: None, stamp: open.stamp, finding })
    }
}

impl Open {
    /// Takes the lines that name the DIMM, and those of the status and of the count of errors.
    fn told(&mut self, line: &str) {
        let number = |text: &str| text.trim().split(' ').next().filter(|n| n.parse::<u32>().is_ok()).map(str::to_owned);
        let channel = line.split_once("_CHANNEL").and_then(|(_, rest)| number(rest.split('_').next()?));
        let socket = line.split_once("SOCKETID ").and_then(|(_, rest)| number(rest));
        let told = |start: &str| line.strip_prefix(start).and_then(number);
        let parts = [
            socket.map(|n| format!("socket {n}")),
            channel.or_else(|| told("Memory channel ID of error:")).map(|n| format!("channel {n}")),
            told("Memory DIMM ID of error:").map(|n| format!("DIMM {n}")),
        ];
        self.dimm.iter_mut().zip(parts).filter(|(_, part)| part.is_some()).for_each(|(own, part)| *own = part);
        if let Some(count) = told("Memory corrected error count (CORE_ERR_CNT):") {
            self.count = count.parse().ok();
        }
        let status =
            line.strip_prefix("STATUS ").and_then(|rest| u64::from_str_radix(rest.split(' ').next()?, 16).ok());
        if let Some(status) = status {
            // Intel SDM 3B, 17.3.2.2: bit 61 is UC, bits 52:38 count corrected errors.
            self.corrected = self.corrected.or(Some(status >> 61 & 1 == 0));
            self.count = self.count.or_else(|| self.is_intel.then_some(status >> 38 & 0x7fff));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_ends_where_the_next_begins() {
        let text = "Hardware event. This is not a software error.\nMCE 0\nCPU 4 BANK 8 TSC 4c1d\nMISC 640738dd ADDR 8abcd000\n\
                    TIME 1763633472 Thu Nov 20 10:11:12 2025\nMCi status:\nCorrected error\nMCi_ADDR register valid\nMCA: MEMORY CONTROLLER RD_CHANNEL1_ERR\n\
                    STATUS 8c0000400001009f MCGSTATUS 0\nHardware event. This is not a software error.\nMCE 1\nCPU 0 BANK 0 TSC 1\n\
                    Corrected error\nSTATUS 0";
        let mut reader = McelogReader::default();
        let mut records: Vec<Record> = text.lines().filter_map(|line| reader.line(line)).collect();
        records.extend(reader.finish());
        assert_eq!(records.len(), 1, "the second is not about memory");
        let found = &records[0].finding;
        assert_eq!((found.label.as_str(), found.corrected, found.address), ("channel 1", 1, Some(0x8abc_d000)));
        assert_eq!(records[0].stamp.to_string(), "2025-11-20T10:11:12.000Z");
    }

    /// Records of mcelog that two users printed: one DIMM that two processors polled, and an older version that counts errors in a
    /// line of its own and does not say that they were corrected.
    #[test]
    fn a_dimm_has_one_name_and_its_errors_are_counted() {
        let polled = |cpu: u32| {
            format!(
                "MCE 0\nCPU {cpu} BANK 12\nMISC 90000040004028c ADDR 1f2ab3c40\nCorrected error\nMCi_ADDR register valid\n\
                 MCA: MEMORY CONTROLLER MS_CHANNEL3_ERR\nSTATUS 8c000048000800c3 MCGSTATUS 0\n\
                 MCGCAP 1000c16 APICID 20 SOCKETID 1\n"
            )
        };
        let old = "MCE 0\nCPU 1 BANK 8 TSC 1193\nMISC 8f44960800095840 ADDR 4a9f3b1c0\nMCi status:\nError overflow\n\
                   MCA: MEMORY CONTROLLER RD_CHANNELunspecified_ERR\nTransaction: Memory read error\nMemory read ECC error\n\
                   Memory corrected error count (CORE_ERR_CNT): 18\nMemory DIMM ID of error: 1\nMemory channel ID of error: 0\n\
                   STATUS cc0004800001009f MCGSTATUS 0";
        let mut reader = McelogReader::default();
        let text = polled(10) + &polled(11) + old;
        let mut records: Vec<Record> = text.lines().filter_map(|line| reader.line(line)).collect();
        records.extend(reader.finish());
        let found = records.iter().map(|r| (r.finding.label.as_str(), r.finding.corrected, r.finding.uncorrected));
        let one = ("socket 1 channel 3", 1, 0);
        assert_eq!(found.collect::<Vec<_>>(), [one, one, ("channel 0 DIMM 1", 18, 0)]);
    }
}
