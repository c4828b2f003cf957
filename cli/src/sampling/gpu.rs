//! `eccforge simulate --device gpu`: counts the blocks of a plan on a GPU.

use crate::inputs::Gpu;
#[cfg(feature = "gpu")]
use crate::terminal::note;
use eccforge_runs::run::Work;
use eccforge_sampling::monte_carlo::Plan;
#[cfg(feature = "gpu")]
use eccforge_vulkan::{device::Vulkan, memory::card, samples::OnGpu};
use miette::Report as Failure;
#[cfg(feature = "gpu")]
use miette::miette;
use std::process::ExitCode;

/// Counts a plan on a GPU.
#[cfg(feature = "gpu")]
pub(super) fn on_gpu(
    plan: &Plan,
    device: Gpu,
    count: impl FnOnce(&dyn Work) -> Result<ExitCode, Failure>,
) -> Result<ExitCode, Failure> {
    let vulkan = Vulkan::load().map_err(|e| miette!("{e}"))?;
    let card = card(&vulkan, device.0).map_err(|e| miette!("{e}"))?;
    let work = OnGpu::new(plan, &vulkan, card).map_err(|e| miette!("{e}"))?;
    let left_out = work.left_out();
    if !left_out.is_empty() {
        note(&format!("the processor counts {}: the GPU cannot draw their errors", left_out.join(", ")));
    }
    let code = count(&work)?;
    if let Some(lost) = work.lost() {
        note(&format!("{lost}: the processor counted the rest"));
    }
    Ok(code)
}

#[cfg(not(feature = "gpu"))]
pub(super) fn on_gpu(
    _: &Plan,
    _: Gpu,
    _: impl FnOnce(&dyn Work) -> Result<ExitCode, Failure>,
) -> Result<ExitCode, Failure> {
    Err(crate::inputs::without_gpus())
}
