//! Reads a card's own counters and the lines of the kernel log about it, without a vendor library. They show the errors
//! that ECC hides from the tests.

use eccforge_gpu::observed::reading;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programs and the folder from which the counters are read.
#[derive(Clone, Debug)]
pub struct Sources {
    /// The program nvidia-smi.
    pub nvidia_smi: PathBuf,
    /// The program dmesg.
    pub dmesg: PathBuf,
    /// The folder of PCI devices, in which amdgpu has counters.
    pub pci: PathBuf,
}

impl Default for Sources {
    fn default() -> Self {
        let [nvidia_smi, dmesg, pci] = ["nvidia-smi", "dmesg", "/sys/bus/pci/devices"].map(PathBuf::from);
        Self { nvidia_smi, dmesg, pci }
    }
}

/// The counters at one time. Values that cannot be read are empty.
#[derive(Clone, Debug, Default)]
pub struct Snapshot {
    /// Whether ECC is on, as nvidia-smi writes it.
    pub ecc: Option<String>,
    /// Counts by name.
    pub counts: BTreeMap<String, u64>,
    /// The output of `nvidia-smi -q -x`, which `eccforge gpu replay --smi` reads.
    pub xml: Option<String>,
    /// Lines of the kernel log about the card.
    log: BTreeSet<String>,
}

impl Snapshot {
    /// Reads the counters of the card at a PCI address such as `00000000:65:00.0`.
    pub fn read(pci: Option<&str>, sources: &Sources) -> Self {
        let Some(pci) = pci else { return Self::default() };
        let xml = output(&sources.nvidia_smi, &["-q", "-x", "-i", pci]);
        let readings = xml.as_deref().and_then(|xml| reading::parse(xml).ok()).unwrap_or_default();
        // The kernel writes a domain of four digits.
        let address = &pci[pci.len().saturating_sub("0000:65:00.0".len())..];
        let mut own = Self { xml, log: log(address, &sources.dmesg), ..Self::default() };
        if let Some(reading) = readings.first() {
            own.ecc = reading.ecc().map(str::to_owned);
            own.counts = reading.counts().map(|(name, count)| (name.to_owned(), count)).collect();
        }
        own.counts.extend(amdgpu(&sources.pci.join(address).join("ras")));
        own
    }

    /// Counts before and after, for the names that both snapshots have.
    pub fn compared(&self, after: &Self) -> BTreeMap<String, [u64; 2]> {
        let mut compared = BTreeMap::new();
        for (name, before) in &self.counts {
            if let Some(now) = after.counts.get(name) {
                compared.insert(name.clone(), [*before, *now]);
            }
        }
        compared
    }

    /// The lines that were added to the kernel log between the snapshots.
    pub fn new_lines(&self, after: &Self) -> Vec<String> {
        after.log.difference(&self.log).cloned().collect()
    }
}

/// Standard output of a program that is installed and succeeds.
fn output(program: &Path, words: &[&str]) -> Option<String> {
    let output = Command::new(program).args(words).output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}

/// Lines about the card: NVIDIA's driver leaves out the function of the address.
fn log(address: &str, dmesg: &Path) -> BTreeSet<String> {
    let device = address.split('.').next().unwrap_or(address);
    let text = output(dmesg, &[]).unwrap_or_default();
    text.lines().filter(|line| line.contains(device)).map(str::to_owned).collect()
}

/// The counters of amdgpu: in each file `BLOCK_err_count` the lines `ue: N` and `ce: N` \[Linux, "AMDGPU RAS support"\].
fn amdgpu(folder: &Path) -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    for file in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        let Some(block) = name.strip_suffix("_err_count") else { continue };
        let text = std::fs::read_to_string(file.path()).unwrap_or_default();
        let values = text.lines().filter_map(|line| line.split_once(": "));
        counts.extend(values.filter_map(|(kind, n)| Some((format!("ras/{block}/{kind}"), n.trim().parse().ok()?))));
    }
    counts
}
