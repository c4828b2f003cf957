//! Logs of GPUs and hosts, as events.
//!
//! [`log`] reads lines of every source: kernel logs, journals, rasdaemon, mcelog. [`xid`] has the lines of NVIDIA's driver,
//! [`wire`] events as JSON lines. Each becomes an [`event::Event`]. A policy (eccforge-gpu) decides what follows from it.
//!
//! Sources: \[RM\] NVIDIA's open-gpu-kernel-modules 595.45.04; the documents that D, A and G name in eccforge-gpu.

pub mod event;
pub mod log;
pub mod recovery;
pub mod table;
pub mod time;
pub mod wire;
pub mod xid;
