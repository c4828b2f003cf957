//! A replay reads events in bounded memory, and counts and locates every line that it cannot use.
//!
//! It has two results: the evidence of the log ([`crate::observed`]), and the actions of a model ([`fleet`]).

pub mod backtest;
pub mod case;
pub mod fleet;
mod intake;
mod logs;
pub mod recorder;
pub mod service;
pub mod tally;
pub mod timeline;
pub mod what_if;

pub use intake::{Incomplete, Intake, MAX_LISTED, Malformed, Retried};

use crate::observed::{Limits, Observed};
use eccforge_evidence::event::{DecodeStatus, EventKind};
use eccforge_evidence::field::{self, TableReader};
use eccforge_evidence::log::clock::LogClock;
use eccforge_evidence::log::lines::{Line, Lines, MAX_LINE_BYTES};
use eccforge_evidence::log::{document, journal, rasdaemon};
use eccforge_evidence::packed;
use eccforge_evidence::wire::{self, LineError};
use fleet::{Fleet, Observer};
use logs::LogReader;
use serde::{Deserialize, Serialize};
use std::io::{self, Read};

/// The name of the GPU in a file that names no GPU.
pub const ONLY_GPU: &str = "0";

/// The format of a file of events.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// One event in JSON on each line.
    JsonLines,
    /// A log in text: dmesg, syslog, journalctl, `/dev/kmsg`.
    KernelLog,
    /// `journalctl -o json`: one entry in JSON on each line.
    Journal,
    /// `dmesg --json`.
    DmesgJson,
    /// `gpu_vram_bad_pages` of amdgpu.
    BadPages,
    /// CSV of SmartMem or Calchas.
    Table,
    /// Rows of rasdaemon's database, as `sqlite3 -json` prints them.
    Rasdaemon,
}

/// The format of a file, by its first line that is not empty.
fn guess(line: &[u8]) -> Format {
    let has = |word: &str| memchr::memmem::find(line, word.as_bytes()).is_some();
    let line = line.trim_ascii();
    let text = String::from_utf8_lossy(line);
    match () {
        () if rasdaemon::begins(line) => Format::Rasdaemon,
        () if line.starts_with(b"{")
            && ["\"MESSAGE\"", "\"__REALTIME_TIMESTAMP\"", "\"__CURSOR\""].into_iter().any(has) =>
        {
            Format::Journal
        }
        // `dmesg --json` prints its first bracket on a line of its own.
        () if line == b"{" || (line.starts_with(b"{") && has("\"dmesg\"")) => Format::DmesgJson,
        () if line.starts_with(b"{") => Format::JsonLines,
        () if TableReader::of_header(&text).is_some() => Format::Table,
        () if field::bad_page(&text).is_some() => Format::BadPages,
        () => Format::KernelLog,
    }
}

/// Options for reading the file.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadOptions {
    /// Format of the file. `None` if it is detected from the first line that is not empty.
    pub format: Option<Format>,
    /// The year of times without a year.
    pub year: Option<i16>,
    /// Seconds that local times are ahead of UTC.
    pub zone: Option<i64>,
    /// Nanoseconds within which lines of one XID are one event. `None` if only repetitions of one error are one event.
    pub coalesce: Option<u64>,
    /// Whether every error of memory is kept, for [`backtest`].
    pub remember: bool,
    /// Whether reads with a DUE are repeated, as for codes that detect and retry: if an event has the result of its
    /// repetition, the model gets only that result. Only events in JSON lines have such a result.
    pub retry: bool,
}

/// The consumers of the lines of a file: the models, the observer, and the counts.
pub(crate) struct Sink<'a> {
    fleets: &'a mut [Fleet],
    observer: &'a mut dyn Observer,
    intake: Intake,
}

/// Reads the evidence of a log, and replays its events under a model if there is one.
///
/// # Errors
/// The file cannot be read, or names more GPUs than [`fleet::MAX_GPUS`].
pub fn replay(
    input: impl Read,
    options: ReadOptions,
    fleet: Option<&mut Fleet>,
    observer: &mut dyn Observer,
) -> io::Result<Intake> {
    replay_all(input, options, fleet.map_or(&mut [], std::slice::from_mut), observer)
}

/// Like [`replay`], under several models; the file is read once.
///
/// # Errors
/// The file cannot be read, or names more GPUs than [`fleet::MAX_GPUS`].
pub fn replay_all(
    input: impl Read,
    options: ReadOptions,
    fleets: &mut [Fleet],
    observer: &mut dyn Observer,
) -> io::Result<Intake> {
    let retried = options.retry.then(Retried::default);
    let intake = Intake { observed: Observed::new(Limits::default(), options.coalesce), retried, ..Intake::default() };
    let mut sink = Sink { fleets, observer, intake };
    if options.remember {
        sink.intake.observed.remember();
    }
    let (head, input) = packed::peek(packed::unpack(input)?, document::HEAD_BYTES)?;
    // Read as a log, a database would only give a count of malformed lines.
    if head.starts_with(rasdaemon::DATABASE) {
        return Err(io::Error::new(io::ErrorKind::InvalidData, rasdaemon::HOW_TO_READ));
    }
    if options.format.is_none() && document::begins(&head) {
        read_document(input, &mut sink)?;
        return Ok(sink.intake);
    }
    let mut lines = Lines::new(input);
    let mut reader = Reader::new(options);
    while let Some(line) = lines.next_line()? {
        sink.intake.lines += 1;
        let Line::Text(text) = line else {
            sink.intake.refuse(MAX_LINE_BYTES, format!("the line has more than {MAX_LINE_BYTES} bytes"));
            continue;
        };
        if text.trim_ascii().is_empty() {
            continue;
        }
        let before = sink.intake.log_lines;
        reader.line(text, &mut sink)?;
        if sink.intake.log_lines != before {
            sink.observer.line(sink.intake.lines, text, &sink.intake.observed);
        }
    }
    reader.finish(&mut sink)?;
    Ok(sink.intake)
}

/// Reads a log that is one document; its entries count as lines.
fn read_document(input: impl Read, sink: &mut Sink<'_>) -> io::Result<()> {
    let wrong = |why: String| io::Error::new(io::ErrorKind::InvalidData, why);
    let mut bytes = Vec::new();
    // One byte more than the limit distinguishes a longer document from one of exactly this size.
    input.take(document::MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > document::MAX_BYTES {
        return Err(wrong(format!("a document of more than {} MiB", document::MAX_BYTES >> 20)));
    }
    let mut reader = LogReader::default();
    for (text, read) in document::parse(&bytes).map_err(wrong)? {
        sink.intake.lines += 1;
        let before = sink.intake.log_lines;
        reader.entry(read, sink)?;
        if sink.intake.log_lines != before {
            sink.observer.line(sink.intake.lines, text.as_bytes(), &sink.intake.observed);
        }
    }
    reader.finish(sink)
}

/// Reads the lines of one file.
#[derive(Default)]
struct Reader {
    format: Option<Format>,
    log: LogReader,
    dmesg: journal::DmesgJson,
    table: Option<TableReader>,
}

impl Reader {
    fn new(options: ReadOptions) -> Self {
        let log = LogReader::new(LogClock::new(options.year, options.zone));
        Self { format: options.format, log, ..Self::default() }
    }

    fn line(&mut self, bytes: &[u8], sink: &mut Sink<'_>) -> io::Result<()> {
        let text = || String::from_utf8_lossy(bytes);
        let read = match self.format.get_or_insert_with(|| guess(bytes)) {
            Format::JsonLines => return json_line(bytes, sink),
            Format::KernelLog => return self.log.line(bytes, sink),
            Format::Journal => journal::parse(bytes, MAX_LINE_BYTES),
            Format::DmesgJson => self.dmesg.line(bytes),
            Format::BadPages => field::bad_page(&text()).map(|found| Some(found.into())).ok_or_else(|| {
                let message = "expected `0x00000123 : 0x00001000 : R`, P or F".to_owned();
                LineError { column: 1, message }
            }),
            Format::Rasdaemon => rasdaemon::parse(bytes),
            Format::Table => match &mut self.table {
                Some(table) => table.line(&text()).map(Some),
                None => {
                    self.table = TableReader::of_header(&text());
                    if self.table.is_some() {
                        return Ok(());
                    }
                    let message = "1:1: the header is that of no field study that eccforge reads: SmartMem, Calchas, MareNostrum 3 or Alibaba";
                    return Err(io::Error::new(io::ErrorKind::InvalidData, message));
                }
            },
        };
        self.log.entry(read, sink)
    }

    fn finish(&mut self, sink: &mut Sink<'_>) -> io::Result<()> {
        if let Some(table) = self.table.take() {
            sink.intake.smartmem_maps = table.maps;
            sink.intake.smartmem_reads = table.reads;
            sink.intake.smartmem_dimms = table.dimms;
            sink.intake.smartmem_faults = table.faults;
            sink.intake.smartmem_maps_left_out = table.maps_left_out;
        }
        self.log.finish(sink)
    }
}

fn json_line(text: &[u8], sink: &mut Sink<'_>) -> io::Result<()> {
    match wire::parse(text) {
        Ok(mut line) => {
            sink.intake.count_event(line.event.time);
            if let (EventKind::Error(error), Some(retried)) = (&mut line.event.kind, &mut sink.intake.retried)
                && error.outcome == DecodeStatus::Due
            {
                error.outcome = line.repeated.unwrap_or(DecodeStatus::Due);
                retried.untold += u64::from(line.repeated.is_none());
                retried.repeated += u64::from(line.repeated.is_some());
                retried.recovered += u64::from(error.outcome != DecodeStatus::Due);
            }
            let gpu = line.gpu.as_deref().unwrap_or(ONLY_GPU);
            for fleet in &mut *sink.fleets {
                if let Some(scheme) = &line.scheme {
                    fleet.count_scheme(scheme, &line.event);
                }
                fleet.handle(gpu, &line.event, sink.observer)?;
            }
        }
        Err(e) => sink.intake.refuse(e.column, e.message),
    }
    Ok(())
}
