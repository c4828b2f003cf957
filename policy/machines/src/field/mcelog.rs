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
    address: Option<u64>,
    stamp: Stamp,
    corrected: Option<bool>,
    is_memory: bool,
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
            _ => {}
        }
        open.is_memory |= line.contains("MEMORY CONTROLLER") || line.contains("Memory read error");
        None
    }

    /// The record that is open, if it is about memory.
    pub fn finish(&mut self) -> Option<Record> {
        let open = self.open.take().filter(|open| open.is_memory)?;
        let finding = Finding {
            label: open.place,
            corrected: u64::from(open.corrected == Some(true)),
            uncorrected: u64::from(open.corrected == Some(false)),
            address: open.address,
            ..Finding::default()
        };
        Some(Record { host: None, stamp: open.stamp, finding })
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
        assert_eq!((found.label.as_str(), found.corrected, found.address), ("CPU 4 BANK 8", 1, Some(0x8abc_d000)));
        assert_eq!(records[0].stamp.to_string(), "2025-11-20T10:11:12.000Z");
    }
}
