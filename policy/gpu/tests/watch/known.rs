//! Tests of GPUs of the machine that no line has named yet.

use eccforge_evidence::log::clock::LogClock;
use eccforge_gpu::observed::NextFaults;
use eccforge_gpu::watch::known::gpus;
use eccforge_gpu::watch::{Watcher, metrics};
use std::fs;

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
    let text = metrics::text(&watcher, "n1", &NextFaults::new()).expect("metrics");
    for (bus, uuid) in [("00000000:18:00.0", "GPU-aa"), ("00000000:C3:00.0", "")] {
        let labels = format!("Hostname=\"n1\",UUID=\"{uuid}\",kind=\"uncontained\",pci_bus_id=\"{bus}\"");
        let sample = format!("eccforge_gpu_memory_errors_total{{{labels}}} 0");
        assert!(text.contains(&sample), "{sample}\n{text}");
    }
    assert!(gpus(&root.path().join("nothing")).is_empty());
}
