//! The kernel's trace events of hardware errors (Linux, Documentation/trace/ftrace.rst, "Instances"). The watch has an instance of its own,
//! so that rasdaemon and other readers keep their events.

use super::file::open;
use super::outlet::{Outlet, drain_last, stream};
use crate::watch::Position;
use eccforge_evidence::log::lines::Lines;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// The instance, in the folder of tracefs.
const INSTANCE: &str = "instances/eccforge";
/// The events that eccforge reads (rasdaemon 0.8.5, ras-events.c, turns on the same ones); a kernel may lack some.
const EVENTS: [&str; 10] = [
    "ras/mc_event",
    "ras/aer_event",
    "ras/arm_event",
    "ras/non_standard_event",
    "ras/extlog_mem_event",
    "ras/memory_failure_event",
    "mce/mce_record",
    "cxl/cxl_general_media",
    "cxl/cxl_dram",
    "cxl/cxl_aer_uncorrectable_error",
];

/// Follows the events of tracefs, or a file with their text; with `once`, reads those that the instance holds.
pub(super) fn follow(path: &Path, outlet: &mut Outlet<'_>, once: bool, up: &AtomicBool) -> io::Result<()> {
    let pipe =
        if path.is_dir() { instance(path)?.join(if once { "trace" } else { "trace_pipe" }) } else { path.to_owned() };
    let mut lines = Lines::new(open(&pipe)?);
    up.store(true, Ordering::Relaxed);
    stream(&mut lines, outlet, &mut |_, _| Some((Position::Stream, false)))?;
    drain_last(&mut lines, outlet, &mut |_, _| Some((Position::Stream, false)));
    Ok(())
}

/// The folder of the instance, with its events turned on.
fn instance(root: &Path) -> io::Result<PathBuf> {
    let folder = root.join(INSTANCE);
    let named = |path: &Path, e: io::Error| io::Error::new(e.kind(), format!("{}: {e}", path.display()));
    match fs::create_dir(&folder) {
        Err(e) if e.kind() != ErrorKind::AlreadyExists => return Err(named(&folder, e)),
        _ => {}
    }
    let switches = EVENTS.iter().map(|event| folder.join("events").join(event).join("enable"));
    // A kernel may lack some of these events.
    let switches: Vec<PathBuf> = switches.filter(|path| path.exists()).collect();
    if switches.is_empty() {
        let why = format!("{}: this kernel has none of the trace events of hardware errors", folder.display());
        return Err(io::Error::new(ErrorKind::NotFound, why));
    }
    for path in switches {
        fs::write(&path, "1").map_err(|e| named(&path, e))?;
    }
    Ok(folder)
}
