//! A simulated GPU is its InfoROM image, and beside it `IMAGE.driver.json`: what its driver remembers.
//!
//! The driver's file names the image's next record: if the image has moved on without it, the driver's memory is
//! stale, as after a power cut, and the GPU boots from the image alone.

use eccforge_machines::action::Action;
use eccforge_machines::inforom::file::ImageFile;
use eccforge_machines::machine::state::{Driver, State};
use eccforge_machines::machine::{Machine, TraceKind};
use eccforge_machines::profile::Profile;
use eccforge_machines::replay::tally::OutcomeCounts;
use eccforge_machines::report::Health;
use eccforge_machines::time::Time;
use eccforge_machines::xid::PciId;
use eccforge_scheme::output;
use miette::{IntoDiagnostic, WrapErr, miette};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// What the driver's file holds.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Memory {
    profile: String,
    pci: [u32; 3],
    clock: Time,
    next_record: u32,
    schemes: BTreeMap<String, OutcomeCounts>,
    driver: Option<Driver>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last_xid: Option<u32>,
}

/// An open image and its GPU.
pub struct Session {
    memory_path: PathBuf,
    memory: Memory,
    /// The image, locked.
    pub image: ImageFile,
    /// The GPU's machine.
    pub machine: Machine,
    /// The GPU.
    pub state: State,
}

fn memory_path(image: &Path) -> PathBuf {
    let mut path = image.as_os_str().to_owned();
    path.push(".driver.json");
    PathBuf::from(path)
}

/// Makes an image and the file beside it.
pub fn create(image: &Path, profile: &str, uuid: u128, pci: PciId) -> miette::Result<()> {
    Profile::load(profile)?;
    ImageFile::create(image, uuid).into_diagnostic()?;
    let pci = [pci.domain, u32::from(pci.bus), u32::from(pci.device)];
    let memory = Memory { profile: profile.to_owned(), pci, ..Memory::default() };
    write_memory(&memory_path(image), &memory)
}

fn write_memory(path: &Path, memory: &Memory) -> miette::Result<()> {
    Ok(output::write(path, serde_json::to_string(memory).into_diagnostic()?)?)
}

impl Session {
    /// Opens an image; with `write`, alone.
    pub fn open(path: &Path, profile: Option<&str>, write: bool) -> miette::Result<Self> {
        let image = if write { ImageFile::open(path) } else { ImageFile::open_read_only(path) }.into_diagnostic()?;
        let memory_path = memory_path(path);
        let mut memory = read_memory(&memory_path)?;
        if let Some(profile) = profile {
            profile.clone_into(&mut memory.profile);
        }
        if memory.profile.is_empty() {
            let file = memory_path.display();
            return Err(miette!(
                help = "name one with --profile",
                "{file} is missing, so the image's profile is not known"
            ));
        }
        let machine = Machine::new(Profile::load(&memory.profile)?, TraceKind::Observed);
        let rom = image.reading().rom.clone();
        let fresh = memory.next_record == image.reading().next_sequence();
        let state = match memory.driver.take().filter(|_| fresh) {
            Some(driver) => State { rom, driver },
            None => machine.boot(rom),
        };
        Ok(Self { memory_path, memory, image, machine, state })
    }

    /// When the next event takes place, unless the user says otherwise: a second after the last.
    pub const fn next_time(&self) -> Time {
        self.memory.clock.plus_seconds(1)
    }

    /// The GPU's place on PCI.
    pub fn pci(&self) -> PciId {
        let [domain, bus, device] = self.memory.pci;
        PciId { domain, bus: u8::try_from(bus).unwrap_or(0), device: u8::try_from(device).unwrap_or(0) }
    }

    /// Outcomes by scheme.
    pub const fn schemes(&mut self) -> &mut BTreeMap<String, OutcomeCounts> {
        &mut self.memory.schemes
    }

    /// The snapshot for reports.
    pub fn health(&self) -> Health {
        let health = Health::of(&self.machine, &self.state, self.image.reading().gpu, self.pci());
        health.seen(&super::local_host(), self.memory.last_xid)
    }

    /// Remembers the last XID that the driver printed.
    pub fn printed(&mut self, actions: &[Action]) {
        let xid = |action: &Action| if let Action::Xid { xid, .. } = action { Some(xid.code()) } else { None };
        self.memory.last_xid = actions.iter().filter_map(xid).next_back().or(self.memory.last_xid);
    }

    /// Keeps what the driver remembers; nothing after a power cut.
    pub fn save(mut self, time: Time, power_lost: bool) -> miette::Result<()> {
        self.memory.clock = self.memory.clock.max(time);
        self.memory.next_record = self.image.reading().next_sequence();
        self.memory.driver = (!power_lost).then_some(self.state.driver);
        write_memory(&self.memory_path, &self.memory)
    }
}

/// Longest file of what a driver remembers, in bytes.
const MOST_BYTES: u64 = 64 << 20;

fn read_memory(path: &Path) -> miette::Result<Memory> {
    // A longer file is cut, and then no JSON.
    let text = match File::open(path).and_then(|file| io::read_to_string(file.take(MOST_BYTES))) {
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Ok(Memory::default()),
        result => result.into_diagnostic().wrap_err_with(|| format!("{}: cannot be read", path.display()))?,
    };
    serde_json::from_str(&text).map_err(|e| {
        let (line, column) = (e.line(), e.column());
        miette!(
            help = "remove the file: the GPU then boots from its image",
            "{}:{line}:{column}: the driver's memory is unreadable: {e}",
            path.display()
        )
    })
}
