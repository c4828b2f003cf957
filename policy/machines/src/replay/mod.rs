//! A replay reads events in bounded memory, and counts and locates every line that it cannot use.
//!
//! Two results stand side by side: what the log says ([`crate::observed`]), and what a model would do ([`fleet`]).

pub mod fleet;
mod form;
mod intake;
mod journal;
mod logs;
pub mod service;
pub mod tally;
pub mod timeline;
pub mod what_if;

pub use form::Format;
pub use intake::{Incomplete, Intake, MAX_LISTED, Malformed};

use crate::log::clock::LogClock;
use crate::log::lines::{Line, Lines, MAX_LINE_BYTES};
use crate::log::stamp::Stamp;
use crate::observed::Observed;
use crate::wire;
use fleet::{Fleet, Observer};
use logs::LogReader;
use std::io::{self, Read};

/// The name of the GPU of a file that names none.
pub const ONLY_GPU: &str = "0";

/// How to read the file.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadOptions {
    /// Its format; `None`: told by its first line that is not empty.
    pub format: Option<Format>,
    /// The year of times that have none.
    pub year: Option<i16>,
    /// Seconds that local times are ahead of UTC.
    pub zone: Option<i64>,
    /// Nanoseconds within which lines of one XID are one event; `None`: only repetitions of one error are.
    pub coalesce: Option<u64>,
}

/// Where the lines of a file go: the model, if there is one, and who looks on.
pub(crate) struct Sink<'a, O> {
    pub(crate) fleet: Option<&'a mut Fleet>,
    pub(crate) observer: &'a mut O,
}

/// Replays a file under the model's profile.
///
/// # Errors
/// The file cannot be read, or names more GPUs than [`fleet::MAX_GPUS`].
pub fn replay(
    input: impl Read,
    options: ReadOptions,
    fleet: &mut Fleet,
    observer: &mut impl Observer,
) -> io::Result<Intake> {
    read(input, options, Sink { fleet: Some(fleet), observer })
}

/// Reads what a log says, without a model.
///
/// # Errors
/// The file cannot be read.
pub fn observe(input: impl Read, options: ReadOptions, observer: &mut impl Observer) -> io::Result<Intake> {
    read(input, options, Sink { fleet: None, observer })
}

fn read<O: Observer>(input: impl Read, options: ReadOptions, mut sink: Sink<'_, O>) -> io::Result<Intake> {
    let mut lines = Lines::new(input);
    let mut intake = Intake { observed: Observed::new(options.coalesce), ..Intake::default() };
    let mut format = options.format;
    let mut log = LogReader::new(LogClock::new(options.year, options.zone));
    let mut dmesg = journal::DmesgJson::default();
    while let Some(line) = lines.next_line()? {
        intake.lines += 1;
        let Line::Text(text) = line else {
            intake.refuse(MAX_LINE_BYTES, format!("the line has more than {MAX_LINE_BYTES} bytes"));
            continue;
        };
        if text.trim_ascii().is_empty() {
            continue;
        }
        match format.get_or_insert_with(|| form::guess(text)) {
            Format::JsonLines => json_line(text, &mut intake, &mut sink)?,
            Format::KernelLog => log.line(text, &mut intake, &mut sink)?,
            Format::Journal => match journal::parse(text) {
                Ok(Some(entry)) => log.entry(entry.host.as_deref(), entry.stamp, &entry.message, &mut intake, &mut sink)?,
                Ok(None) => intake.other_lines += 1,
                Err(e) => intake.refuse(e.column, e.message),
            },
            Format::DmesgJson => match dmesg.line(text) {
                Some((stamp, message)) => log.entry(None, stamp, &message, &mut intake, &mut sink)?,
                None => intake.other_lines += 1,
            },
        }
    }
    log.finish(&mut intake, &mut sink)?;
    Ok(intake)
}

fn json_line<O: Observer>(text: &[u8], intake: &mut Intake, sink: &mut Sink<'_, O>) -> io::Result<()> {
    match wire::parse(text) {
        Ok(line) => {
            intake.saw(line.event.time);
            let Some(fleet) = &mut sink.fleet else { return Ok(()) };
            if let Some(scheme) = &line.scheme {
                fleet.count_scheme(scheme, &line.event);
            }
            let gpu = line.gpu.as_deref().unwrap_or(ONLY_GPU);
            fleet.handle(gpu, &line.event, sink.observer).map_err(io::Error::other)?;
        }
        Err(e) => intake.refuse(e.column, e.message),
    }
    Ok(())
}

/// The time of a model's event, for those who look on.
pub(crate) const fn stamp_of(event: &crate::event::Event) -> Stamp {
    Stamp::of(event.time)
}
