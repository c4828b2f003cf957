//! Lines and watches for tests.

use eccforge_evidence::log::clock::LogClock;
use eccforge_gpu::observed::Action;
use eccforge_gpu::watch::{Batch, Watcher};

/// One uncorrectable error of an H100: recorded, and a reset is pending.
pub const ERROR: [&str; 3] = [
    "2026-03-02T08:14:02.301Z n17 kernel: NVRM: Xid (PCI:0000:18:00): 48, An uncorrectable double bit error (DBE) has been detected on GPU in the framebuffer at physAddr 0x18f31d80 partition 16, subpartition 3.",
    "2026-03-02T08:14:02.328Z n17 kernel: NVRM: Xid (PCI:0000:18:00): 63, Row Remapper: New row (0x0000000018f31d80) marked for remapping, reset gpu to activate.",
    "2026-03-02T08:14:02.330Z n17 kernel: NVRM: Xid (PCI:0000:18:00): 94, Contained: SM (0x1). RST: No, D-RST: No",
];

pub fn watcher() -> Watcher {
    Watcher::new("a test", 4096, None, LogClock::new(None, None))
}

/// Gives lines to a watch.
pub fn give<L: AsRef<str>>(watcher: &mut Watcher, lines: impl IntoIterator<Item = L>) -> bool {
    let lines: Vec<Vec<u8>> = lines.into_iter().map(|line| line.as_ref().as_bytes().to_vec()).collect();
    watcher.take(&Batch { read: lines.len() as u64, lines, ..Batch::default() })
}

/// Returns a watch that has taken these lines.
pub fn seen<L: AsRef<str>>(lines: impl IntoIterator<Item = L>) -> Watcher {
    let mut watcher = watcher();
    give(&mut watcher, lines);
    watcher
}

/// Returns the most severe advised action of all devices.
pub fn worst(watcher: &Watcher) -> Action {
    watcher.observed.advised().first().map_or(Action::None, |advised| advised.advice.action)
}

/// Returns a line of one GPU.
pub fn xid(second: u32, bus: u32, text: &str) -> String {
    format!(
        "2026-03-02T08:{:02}:{:02}Z n17 kernel: NVRM: Xid (PCI:0000:{bus:02x}:00): {text}",
        second / 60,
        second % 60
    )
}
