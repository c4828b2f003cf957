//! The file of a simulated GPU, open for one command.

use eccforge_gpu::machine::{Machine, TraceKind};
use eccforge_gpu::profile::Profile;
use eccforge_gpu::simulated::SimulatedGpu;
use eccforge_gpu::state_file::{self, StateFile};
use eccforge_gpu::xid::PciId;
use miette::{IntoDiagnostic, miette};
use std::path::Path;

/// Makes the file of a new GPU; it replaces none.
pub fn create(path: &Path, profile: &str, uuid: u128, pci: PciId) -> miette::Result<()> {
    Profile::load(profile)?;
    let file = StateFile::lock(path).into_diagnostic()?;
    if path.exists() {
        return Err(miette!("{}: the file exists already; a new GPU does not replace it", path.display()));
    }
    file.save(&SimulatedGpu::new(profile, uuid, pci)).into_diagnostic()
}

/// A GPU and its machine.
pub fn read(path: &Path) -> miette::Result<(SimulatedGpu, Machine)> {
    with_machine(path, state_file::load(path).into_diagnostic()?)
}

/// The same, for writing: no other process writes until the file is dropped.
pub fn open(path: &Path) -> miette::Result<(StateFile<SimulatedGpu>, SimulatedGpu, Machine)> {
    let file = StateFile::lock(path).into_diagnostic()?;
    let (gpu, machine) = with_machine(path, file.load().into_diagnostic()?)?;
    Ok((file, gpu, machine))
}

fn with_machine(path: &Path, gpu: Option<SimulatedGpu>) -> miette::Result<(SimulatedGpu, Machine)> {
    let gpu = gpu.ok_or_else(|| miette!("{}: there is no such file", path.display()))?;
    let machine = Machine::new(Profile::load(&gpu.profile)?, TraceKind::Observed);
    Ok((gpu, machine))
}
