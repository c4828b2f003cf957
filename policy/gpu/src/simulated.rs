//! A simulated GPU as `eccforge gpu inject` keeps it in one file ([`crate::state_file`]).

use crate::inforom::InfoRom;
use crate::machine::state::{Driver, State};
use crate::machine::{Machine, TraceKind};
use crate::profile::Profile;
use crate::report::Health;
use crate::state_file::{self, StateFile};
use eccforge_evidence::time::Time;
use eccforge_evidence::xid::PciId;
use miette::{IntoDiagnostic, miette};
use serde::{Deserialize, Serialize};
use std::path::Path;

/// A simulated GPU: the state that survives a power cut, and the driver's state until then.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SimulatedGpu {
    /// Profile of the GPU: a shipped name or the path of a file.
    pub profile: String,
    /// The halves of the GPU's UUID, the upper one first.
    uuid: [u64; 2],
    pub pci: PciId,
    /// Time of the last event.
    pub clock: Time,
    rom: InfoRom,
    /// The driver; absent before the first boot and after a power cut.
    driver: Option<Driver>,
}

impl SimulatedGpu {
    /// A GPU that was never used.
    pub fn new(profile: &str, uuid: u128, pci: PciId) -> Self {
        Self { profile: profile.to_owned(), uuid: [(uuid >> 64) as u64, uuid as u64], pci, ..Self::default() }
    }

    /// The state of the GPU: that of its driver or, without one, the state after a boot from the InfoROM.
    pub fn state(&self, machine: &Machine) -> State {
        match &self.driver {
            Some(driver) => State { rom: self.rom.clone(), driver: driver.clone() },
            None => machine.boot(self.rom.clone()),
        }
    }

    pub fn health(&self, machine: &Machine) -> Health {
        let uuid = u128::from(self.uuid[0]) << 64 | u128::from(self.uuid[1]);
        Health::of(machine, &self.state(machine), uuid, self.pci)
    }

    /// Keeps the state after an event.
    pub fn keep(&mut self, state: State, time: Time) {
        self.clock = self.clock.max(time);
        (self.rom, self.driver) = (state.rom, Some(state.driver));
    }

    /// The power is cut before the InfoROM is written: the InfoROM is unchanged, and the driver's state is lost.
    pub fn cut_power(&mut self, time: Time) {
        self.clock = self.clock.max(time);
        self.driver = None;
    }
}

impl state_file::State for SimulatedGpu {
    const MAGIC: [u8; 8] = *b"eccgpu\0\x02";
    const OWNER: &'static str = "a simulated GPU";
    const IN_USE: &'static str = "another process is using this GPU; wait until it ends, or work on a copy";
    const ADVICE: &'static str = "restore a copy, or make a new GPU with `eccforge gpu inject FILE create --profile P`";
}

/// Makes the file of a new GPU.
///
/// # Errors
/// The profile is not known, or the file exists or cannot be written.
pub fn create(path: &Path, profile: &str, uuid: u128, pci: PciId) -> miette::Result<()> {
    Profile::load(profile)?;
    let file = StateFile::lock(path).into_diagnostic()?;
    if path.exists() {
        return Err(miette!("{}: the file already exists; a new GPU does not replace it", path.display()));
    }
    file.save(&SimulatedGpu::new(profile, uuid, pci)).into_diagnostic()
}

/// Reads a GPU and its machine.
///
/// # Errors
/// The file does not exist or is damaged.
pub fn read(path: &Path) -> miette::Result<(SimulatedGpu, Machine)> {
    with_machine(path, state_file::load(path).into_diagnostic()?)
}

/// Reads a GPU for writing: no other process writes until the file is dropped.
///
/// # Errors
/// Returns the errors of [`read`], or another process has the file.
pub fn open(path: &Path) -> miette::Result<(StateFile<SimulatedGpu>, SimulatedGpu, Machine)> {
    let file = StateFile::lock(path).into_diagnostic()?;
    let (gpu, machine) = with_machine(path, file.load().into_diagnostic()?)?;
    Ok((file, gpu, machine))
}

fn with_machine(path: &Path, gpu: Option<SimulatedGpu>) -> miette::Result<(SimulatedGpu, Machine)> {
    let gpu = gpu.ok_or_else(|| {
        let path = path.display();
        let help = format!("make it first, such as\n  eccforge gpu inject {path} create --profile a100-40gb");
        miette!(help = help, "{path}: cannot be read: No such file or directory")
    })?;
    let machine = Machine::new(Profile::load(&gpu.profile)?, TraceKind::Observed);
    Ok((gpu, machine))
}
