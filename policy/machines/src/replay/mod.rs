//! A replay reads events in bounded memory, and counts and locates every line that it cannot use.

pub mod fleet;
pub mod service;
pub mod tally;
pub mod timeline;
pub mod what_if;

use crate::event::{Event, EventKind};
use crate::log::lines::{Line, Lines, MAX_LINE_BYTES};
use crate::log::{self, Parsed, Translator};
use crate::time::Time;
use crate::wire;
use crate::xid::PciId;
use fleet::{Fleet, Observer};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::io::{self, Read};

/// Malformed lines that are listed; all are counted.
pub const MAX_LISTED: usize = 20;
/// The name of the GPU of a file that names none.
pub const ONLY_GPU: &str = "0";

/// What a file of events is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// One event in JSON on each line.
    JsonLines,
    /// A kernel log.
    KernelLog,
}

/// A line that is no event although it should be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Malformed {
    /// Line, from 1.
    pub line: u64,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong and what would be right.
    pub message: String,
}

/// What reading a file gave.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Intake {
    /// Lines, empty ones included.
    pub lines: u64,
    /// Events, as the file has them.
    pub events: u64,
    /// Lines of a log that are about something else.
    pub other_lines: u64,
    /// Lines that should be events and are not.
    pub malformed: u64,
    /// The first of them.
    pub first_malformed: Vec<Malformed>,
    /// XIDs of the log by number.
    pub xids: BTreeMap<u32, u64>,
    /// Double-bit errors of the log without XID 63 or 64 (D.8): GPU and time.
    pub unanswered: Vec<(String, Time)>,
    /// First and last time.
    pub span: Option<(Time, Time)>,
}

impl Intake {
    fn refuse(&mut self, column: usize, message: String) {
        self.malformed += 1;
        if self.first_malformed.len() < MAX_LISTED {
            self.first_malformed.push(Malformed { line: self.lines, column, message });
        }
    }

    fn saw(&mut self, time: Time) {
        self.events += 1;
        let (first, last) = self.span.unwrap_or((time, time));
        self.span = Some((first.min(time), last.max(time)));
    }
}

/// How to read the file.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadOptions {
    /// Its format; `None`: JSON lines if the first line that is not empty starts with `{`.
    pub format: Option<Format>,
    /// The year of syslog times.
    pub year: Option<i16>,
}

/// Replays a file.
///
/// # Errors
/// The file cannot be read, or names more GPUs than [`fleet::MAX_GPUS`].
pub fn replay(
    input: impl Read,
    options: ReadOptions,
    fleet: &mut Fleet,
    observer: &mut impl Observer,
) -> io::Result<Intake> {
    let mut lines = Lines::new(input);
    let mut intake = Intake::default();
    let mut format = options.format;
    let mut log = LogState::default();
    while let Some(line) = lines.next_line()? {
        intake.lines += 1;
        let Line::Text(text) = line else {
            intake.refuse(MAX_LINE_BYTES, format!("the line has more than {MAX_LINE_BYTES} bytes"));
            continue;
        };
        if text.trim_ascii().is_empty() {
            continue;
        }
        let guess = || if text.trim_ascii_start().starts_with(b"{") { Format::JsonLines } else { Format::KernelLog };
        match format.get_or_insert_with(guess) {
            Format::JsonLines => json_line(text, &mut intake, fleet, observer)?,
            Format::KernelLog => log.line(text, options.year, &mut intake, fleet, observer)?,
        }
    }
    log.translator.close();
    let unanswered = log.translator.unanswered.into_iter();
    intake.unanswered = unanswered.map(|(pci, time)| (pci.to_string(), time)).collect();
    Ok(intake)
}

fn json_line(text: &[u8], intake: &mut Intake, fleet: &mut Fleet, observer: &mut impl Observer) -> io::Result<()> {
    match wire::parse(text) {
        Ok(line) => {
            intake.saw(line.event.time);
            if let Some(scheme) = &line.scheme {
                fleet.count_scheme(scheme, &line.event);
            }
            fleet.handle(line.gpu.as_deref().unwrap_or(ONLY_GPU), &line.event, observer).map_err(io::Error::other)?;
        }
        Err(e) => intake.refuse(e.column, e.message),
    }
    Ok(())
}

#[derive(Default)]
struct LogState {
    translator: Translator,
    name: (PciId, String),
}

impl LogState {
    fn line(
        &mut self,
        text: &[u8],
        year: Option<i16>,
        intake: &mut Intake,
        fleet: &mut Fleet,
        observer: &mut impl Observer,
    ) -> io::Result<()> {
        match log::parse_line(text, year) {
            Ok(Parsed::Other) => intake.other_lines += 1,
            Ok(Parsed::KernelStart(time)) => {
                self.translator.close();
                fleet.everywhere(&Event::new(time, EventKind::PowerLoss), observer);
            }
            Ok(Parsed::DriverLoad(time)) => fleet.everywhere(&Event::new(time, EventKind::DriverReload), observer),
            Ok(Parsed::Xid(time, xid)) => {
                *intake.xids.entry(xid.xid.code()).or_insert(0) += 1;
                if self.name.0 != xid.pci || self.name.1.is_empty() {
                    self.name = (xid.pci, xid.pci.to_string());
                }
                for event in self.translator.events(time, &xid) {
                    intake.saw(time);
                    fleet.handle(&self.name.1, &event, observer).map_err(io::Error::other)?;
                }
            }
            Err(e) => intake.refuse(e.column, e.message),
        }
        Ok(())
    }
}
