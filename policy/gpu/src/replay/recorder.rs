//! The files that a replay writes.

use super::fleet::Observer;
use super::timeline::{Entry, Timeline};
use crate::action::Action;
use eccforge_evidence::event::Event;
use eccforge_evidence::log::kernel_line;
use eccforge_evidence::wire::{self, Line};
use eccforge_evidence::xid::pci_id;
use eccforge_files::output::{AtomicFile, commit_all};
use miette::{IntoDiagnostic, WrapErr};
use serde::Serialize;
use std::io::{self, Write};
use std::path::Path;

/// A timeline, and files of every event, of its actions, and of the lines that a driver would print.
pub struct Recorder {
    timeline: Timeline,
    events: Option<AtomicFile>,
    actions: Option<AtomicFile>,
    log: Option<AtomicFile>,
    failed: Option<io::Error>,
}

#[derive(Serialize)]
struct ActionLine<'a> {
    gpu: &'a str,
    event: &'a Event,
    actions: &'a [Action],
}

impl Recorder {
    /// Creates the files for events, actions and kernel lines whose paths are given.
    ///
    /// # Errors
    /// A file cannot be created.
    pub fn new(timeline: Timeline, paths: [Option<&Path>; 3]) -> miette::Result<Self> {
        let [events, actions, log] = paths.map(|path| path.map(AtomicFile::create).transpose());
        Ok(Self { timeline, events: events?, actions: actions?, log: log?, failed: None })
    }

    fn write(&mut self, gpu: &str, event: &Event, actions: &[Action]) -> io::Result<()> {
        if let Some(whole) = &mut self.events {
            let line = Line { event: *event, gpu: Some(gpu.into()), scheme: None, repeated: None };
            writeln!(whole, "{}", wire::to_json(&line))?;
        }
        if let Some(whole) = &mut self.actions {
            writeln!(whole, "{}", serde_json::to_string(&ActionLine { gpu, event, actions })?)?;
        }
        if let Some(whole) = &mut self.log {
            let (host, place) = gpu.rsplit_once('/').map_or((None, gpu), |(host, place)| (Some(host), place));
            // A GPU of another name has the place 0.
            let pci = pci_id(place).unwrap_or_default();
            for line in actions.iter().filter_map(|action| action.line(pci)) {
                writeln!(whole, "{}", kernel_line(host, self.timeline.stamp(event.time), &line))?;
            }
        }
        Ok(())
    }

    /// Gives the files their final names, and returns the timeline.
    ///
    /// # Errors
    /// A file could not be written.
    pub fn finish(self) -> miette::Result<Timeline> {
        if let Some(error) = self.failed {
            return Err(error).into_diagnostic().wrap_err("a file of the replay cannot be written");
        }
        commit_all([self.events, self.actions, self.log].into_iter().flatten())?;
        Ok(self.timeline)
    }
}

impl Observer for Recorder {
    fn see(&mut self, gpu: &str, event: &Event, actions: &[Action]) {
        self.timeline.see(gpu, event, actions);
        if self.failed.is_none()
            && let Err(error) = self.write(gpu, event, actions)
        {
            // The observer cannot return an error, so `finish` does. Later events are not written: the files are
            // incomplete already.
            self.failed = Some(error);
        }
    }

    fn log(&mut self, entry: Entry) {
        self.timeline.log(entry);
    }
}
