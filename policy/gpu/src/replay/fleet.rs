//! Many GPUs, each with its own state machine; a module reload affects all of them (D.5).

use super::service::Service;
use super::tally::{OutcomeCounts, Tally};
use super::timeline::Entry;
use crate::action::{Action, Refusal};
use crate::inforom::InfoRom;
use crate::machine::Machine;
use crate::machine::state::State;
use crate::observed::Observed;
use eccforge_evidence::event::{Event, EventKind};
use eccforge_evidence::time::Time;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::io;

/// Maximum number of GPUs that one replay follows; a file that names more is rejected.
// Each has the state of a whole GPU: names that are made up would fill the memory.
pub const MAX_GPUS: usize = 100_000;
/// Maximum number of schemes that are counted by name; the others are counted together as `other`.
// Names come from the file; a random one in each line would fill the memory.
pub const MAX_SCHEMES: usize = 1000;

/// One GPU of a replay.
#[derive(Clone, Debug)]
pub struct Gpu {
    /// Name, as the events give it.
    pub name: String,
    pub state: State,
    pub tally: Tally,
    last_service: Option<Time>,
}

/// Receives every event and its results.
pub trait Observer {
    /// Receives one event of one GPU, and the model's actions.
    fn see(&mut self, gpu: &str, event: &Event, actions: &[Action]);

    /// Receives an entry of a log about one device.
    fn log(&mut self, _: Entry) {}

    /// Receives a line of the log about a device, with its number and the evidence up to it.
    fn line(&mut self, _: u64, _: &[u8], _: &Observed) {}
}

impl Observer for () {
    fn see(&mut self, _: &str, _: &Event, _: &[Action]) {}
}

/// The host in the name of a GPU: `HOST/0000:18:00`.
fn host_of(gpu: &str) -> Option<&str> {
    gpu.rsplit_once('/').map(|(host, _)| host)
}

#[derive(Debug)]
pub struct Fleet {
    /// The machine that all GPUs follow.
    pub machine: Machine,
    service: Service,
    /// The GPUs in order of appearance.
    pub gpus: Vec<Gpu>,
    index: FxHashMap<String, usize>,
    last: usize,
    actions: Vec<Action>,
    pub schemes: BTreeMap<String, OutcomeCounts>,
}

impl Fleet {
    /// A fleet without GPUs: each appears with its first event.
    pub fn new(machine: Machine, service: Service) -> Self {
        Self {
            machine,
            service,
            gpus: Vec::new(),
            index: FxHashMap::default(),
            last: 0,
            actions: Vec::new(),
            schemes: BTreeMap::new(),
        }
    }

    fn find(&mut self, name: &str) -> io::Result<usize> {
        // Events of one GPU often follow one another: the hash of the name is not needed then.
        if self.gpus.get(self.last).is_some_and(|gpu| gpu.name == name) {
            return Ok(self.last);
        }
        self.last = match self.index.get(name) {
            Some(&at) => at,
            None if self.gpus.len() >= MAX_GPUS => {
                let why = format!("more than {MAX_GPUS} different GPUs; is \"gpu\" the right key?");
                return Err(io::Error::other(why));
            }
            None => {
                let state = self.machine.boot(InfoRom::default());
                let gpu = Gpu { name: name.to_owned(), state, tally: Tally::default(), last_service: None };
                self.gpus.push(gpu);
                self.index.insert(name.to_owned(), self.gpus.len() - 1);
                self.gpus.len() - 1
            }
        };
        Ok(self.last)
    }

    /// Gives an event to its GPU; a reboot, power loss or reload goes to all GPUs of its host.
    ///
    /// # Errors
    /// The event names a new GPU, and the maximum number of GPUs is reached.
    pub fn handle(&mut self, gpu: &str, event: &Event, observer: &mut dyn Observer) -> io::Result<()> {
        let at = self.find(gpu)?;
        match event.kind {
            EventKind::Reboot | EventKind::PowerLoss => self.on_host(host_of(gpu), event, observer),
            EventKind::DriverReload => self.reload(at, event, observer),
            _ => self.one(at, event, observer),
        }
        Ok(())
    }

    /// Gives an event of a whole machine, such as a boot, to all of its GPUs.
    pub fn on_host(&mut self, host: Option<&str>, event: &Event, observer: &mut dyn Observer) {
        for at in 0..self.gpus.len() {
            if host_of(&self.gpus[at].name) == host {
                self.one(at, event, observer);
            }
        }
    }

    /// The module can be reloaded only when no client of any GPU of the machine is left (D.5).
    fn reload(&mut self, at: usize, event: &Event, observer: &mut dyn Observer) {
        let name = self.gpus[at].name.clone();
        let mut of_host = self.gpus.iter().filter(|gpu| host_of(&gpu.name) == host_of(&name));
        // The state machine of a single GPU waits for its own clients.
        if of_host.clone().count() == 1 {
            return self.one(at, event, observer);
        }
        if !of_host.any(is_busy) {
            return self.on_host(host_of(&name), event, observer);
        }
        let gpu = &mut self.gpus[at];
        let refused = [Action::Refused(Refusal::ClientsActive)];
        gpu.tally.add(&self.machine, &gpu.state, event, &refused);
        observer.see(&gpu.name, event, &refused);
    }

    fn one(&mut self, at: usize, event: &Event, observer: &mut dyn Observer) {
        // Windows are counted from the first event of each GPU, because a trace does not tell its last service.
        let last = *self.gpus[at].last_service.get_or_insert(event.time);
        if let Some(window) = self.service.window(last, event.time) {
            self.gpus[at].last_service = Some(window);
            if self.service.is_due(&self.gpus[at].state) {
                for visit in &Service::visit(window) {
                    self.step(at, visit, observer);
                }
            }
        }
        self.step(at, event, observer);
        if self.service.at_once_when_required && Service::is_required(&self.gpus[at].state) {
            for visit in &Service::visit(event.time) {
                self.step(at, visit, observer);
            }
        }
    }

    fn step(&mut self, at: usize, event: &Event, observer: &mut dyn Observer) {
        let gpu = &mut self.gpus[at];
        self.actions.clear();
        self.machine.step_into(&mut gpu.state, event, &mut self.actions);
        gpu.tally.add(&self.machine, &gpu.state, event, &self.actions);
        observer.see(&gpu.name, event, &self.actions);
    }

    pub fn count_scheme(&mut self, scheme: &str, event: &Event) {
        let EventKind::Error(error) = &event.kind else { return };
        if let Some(counts) = self.schemes.get_mut(scheme) {
            return counts.add(error);
        }
        let name = if self.schemes.len() < MAX_SCHEMES { scheme } else { "other" };
        self.schemes.entry(name.to_owned()).or_default().add(error);
    }
}

/// Whether a GPU has clients or peers.
fn is_busy(gpu: &Gpu) -> bool {
    !gpu.state.driver.clients.is_empty() || !gpu.state.driver.peers.is_empty()
}
