//! The GPUs of this machine as their drivers list them: their counters are 0 before their first error, so that it is an increase.

use crate::log::pci_id;
use crate::xid::PciId;
use std::fs;
use std::path::Path;

/// The place of a GPU, and its UUID where the driver tells it. `root` is `/` except in tests.
///
/// NVIDIA's driver lists them in `/proc/driver/nvidia/gpus/*/information` (README, "/proc Interface"), amdgpu by the names of
/// their links in `/sys/bus/pci/drivers/amdgpu`.
pub fn gpus(root: &Path) -> Vec<(PciId, Option<String>)> {
    let entries = |path: &str| fs::read_dir(root.join(path)).into_iter().flatten().flatten();
    let nvidia = entries("proc/driver/nvidia/gpus").filter_map(|entry| {
        let text = fs::read_to_string(entry.path().join("information")).ok()?;
        let field = |name: &str| text.lines().find_map(|line| Some(line.strip_prefix(name)?.trim().to_owned()));
        Some((pci_id(&field("Bus Location:")?)?, field("GPU UUID:")))
    });
    let amd = entries("sys/bus/pci/drivers/amdgpu").filter_map(|entry| {
        let name = entry.file_name();
        Some((name.to_str().filter(|name| name.contains(':')).and_then(pci_id)?, None))
    });
    let mut all: Vec<_> = nvidia.chain(amd).collect();
    all.sort_unstable();
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::clock::LogClock;
    use crate::watch::{Watcher, metrics};

    #[test]
    fn a_gpu_has_counters_before_its_first_error() {
        let root = tempfile::tempdir().expect("a folder");
        let folder = root.path().join("proc/driver/nvidia/gpus/0000:18:00.0");
        fs::create_dir_all(&folder).expect("writable");
        let text = "Model: \t\t NVIDIA H100\nIRQ:   \t\t 97\nGPU UUID: \t GPU-aa\nBus Type: \t PCIe\nBus Location: \t 0000:18:00.0\n";
        fs::write(folder.join("information"), text).expect("writable");
        fs::create_dir_all(root.path().join("sys/bus/pci/drivers/amdgpu/0000:c3:00.0")).expect("writable");
        fs::create_dir_all(root.path().join("sys/bus/pci/drivers/amdgpu/module")).expect("writable");
        let mut watcher = Watcher::new("test", 10, None, LogClock::default());
        watcher.know(Some("n1"), gpus(root.path()));
        let text = metrics::text(&watcher, "n1").expect("metrics");
        for (bus, uuid) in [("00000000:18:00.0", "GPU-aa"), ("00000000:C3:00.0", "")] {
            let labels = format!("Hostname=\"n1\",UUID=\"{uuid}\",kind=\"uncontained\",pci_bus_id=\"{bus}\"");
            let sample = format!("eccforge_gpu_memory_errors_total{{{labels}}} 0");
            assert!(text.contains(&sample), "{sample}\n{text}");
        }
        assert!(gpus(&root.path().join("nothing")).is_empty());
    }
}
