//! Readers of external data: logs of GPUs and hosts, and tables, in every dialect and packed form.
//!
//! [`log`] reads lines of every source: kernel logs, journals, rasdaemon and mcelog. [`xid`] has the lines of NVIDIA's driver,
//! [`wire`] events as JSON lines. Each becomes an [`event::Event`]. A policy (eccforge-gpu) decides what follows from it.
//! [`entries`] reads logs of beam campaigns and of memory tests, [`field`] tables of field studies and names of DIMMs.
//! [`packed`] unpacks a file, and [`dialect`] reads tables with any separator as tables with commas, which [`csv`] divides into
//! fields. [`recognised`] decides whether an input can give a result.
//!
//! Sources: \[RM\] NVIDIA's open-gpu-kernel-modules 595.45.04; the documents that D, A and G name in eccforge-gpu.

pub mod csv;
pub mod dialect;
pub mod entries;
pub mod event;
pub mod field;
pub mod log;
pub mod packed;
pub mod recognised;
pub mod recovery;
pub mod table;
pub mod time;
pub mod wire;
pub mod xid;
