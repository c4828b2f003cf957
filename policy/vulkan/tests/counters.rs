//! Tests of the counters of cards, with programs and files that stand in for those of drivers.

use eccforge_vulkan::counters::{Snapshot, Sources};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// A program that prints a text if it is asked with these words.
fn program(folder: &Path, name: &str, words: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(folder.join(format!("{name}.txt")), text).expect("writable");
    let script = format!("#!/bin/sh\ntest \"$*\" = \"{words}\" && cat \"$0.txt\"\n");
    std::fs::write(&path, script).expect("writable");
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).expect("its permissions");
    path
}

#[test]
fn counts_before_and_after_come_from_nvidia_smi_and_the_kernel_log() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../gpu/tests/golden/smi-h100.xml");
    let before = std::fs::read_to_string(golden).expect("readable");
    let old = "[1.5] NVRM: Xid (PCI:0000:01:00): 48, old\n[2.0] NVRM: Xid (PCI:0000:02:00): 48, another card\n";
    let smi = |xml: &str| program(folder.path(), "nvidia-smi", "-q -x -i 00000000:01:00.0", xml);
    let sources = Sources {
        nvidia_smi: smi(&before),
        dmesg: program(folder.path(), "dmesg", "", old),
        pci: folder.path().to_owned(),
    };
    let address = Some("00000000:01:00.0");
    let first = Snapshot::read(address, &sources);
    smi(&before.replace("<dram_uncorrectable>1<", "<dram_uncorrectable>3<"));
    let line = "[9.0] NVRM: Xid (PCI:0000:01:00): 63, pid='<unknown>', name=<unknown>, Row Remapper";
    program(folder.path(), "dmesg", "", &format!("{old}{line}\n[9.1] NVRM: Xid (PCI:0000:02:00): 63, another\n"));
    let second = Snapshot::read(address, &sources);
    assert_eq!(first.ecc.as_deref(), Some("Enabled"));
    assert_eq!(first.new_lines(&second), [line]);
    let counts = first.compared(&second);
    assert_eq!(counts["ecc_errors/volatile/dram_uncorrectable"], [1, 3]);
    assert_eq!(counts["ecc_errors/volatile/dram_correctable"], [0, 0]);
    assert!(!counts.contains_key("ecc_errors/volatile/sram_correctable"), "N/A is no count: {counts:?}");
    assert!(counts.keys().any(|name| name.starts_with("remapped_rows/")), "{counts:?}");
    assert_eq!(first.xml.as_deref(), Some(&*before));
}

#[test]
fn counts_of_amdgpu_are_files_and_cards_without_counters_have_none() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let ras = folder.path().join("0000:c1:00.0/ras");
    std::fs::create_dir_all(&ras).expect("writable");
    std::fs::write(ras.join("umc_err_count"), "ue: 1\nce: 27\n").expect("writable");
    std::fs::write(ras.join("features"), "feature mask: 0x1\n").expect("writable");
    let absent = folder.path().join("absent");
    let sources = Sources { nvidia_smi: absent.clone(), dmesg: absent, pci: folder.path().to_owned() };
    let found = Snapshot::read(Some("00000000:c1:00.0"), &sources);
    let counts: Vec<(&str, u64)> = found.counts.iter().map(|(name, n)| (name.as_str(), *n)).collect();
    assert_eq!(counts, [("ras/umc/ce", 27), ("ras/umc/ue", 1)]);
    for other in [Some("00000000:c2:00.0"), None] {
        let none = Snapshot::read(other, &sources);
        assert_eq!((none.counts.len(), none.ecc, none.xml), (0, None, None));
    }
}
