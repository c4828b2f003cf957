//! The GPUs of this machine as their drivers list them. The watch begins with their counters at 0, and therefore reports
//! the first error as an increase.

use eccforge_evidence::xid::PciId;
use eccforge_evidence::xid::pci_id;
use std::fs;
use std::path::Path;

/// The place of each GPU, and its UUID if the driver gives it. `root` is `/` except in tests.
///
/// NVIDIA's driver lists them in `/proc/driver/nvidia/gpus/*/information` (README, "/proc Interface"), amdgpu by the names of
/// their links in `/sys/bus/pci/drivers/amdgpu`.
pub fn gpus(root: &Path) -> Vec<(PciId, Option<String>)> {
    let nvidia = entries(root, "proc/driver/nvidia/gpus").filter_map(|entry| {
        let text = fs::read_to_string(entry.path().join("information")).ok()?;
        Some((pci_id(&field(&text, "Bus Location:")?)?, field(&text, "GPU UUID:")))
    });
    // The folder has files of the driver too; only the names of devices have a colon.
    let amd = entries(root, "sys/bus/pci/drivers/amdgpu").filter_map(|entry| {
        let name = entry.file_name();
        Some((name.to_str().filter(|name| name.contains(':')).and_then(pci_id)?, None))
    });
    let mut all: Vec<_> = nvidia.chain(amd).collect();
    all.sort_unstable();
    all
}

/// The entries of a folder; none without the driver, or without the right to read.
fn entries(root: &Path, path: &str) -> impl Iterator<Item = fs::DirEntry> + use<> {
    fs::read_dir(root.join(path)).into_iter().flatten().flatten()
}

fn field(text: &str, name: &str) -> Option<String> {
    text.lines().find_map(|line| Some(line.strip_prefix(name)?.trim().to_owned()))
}
