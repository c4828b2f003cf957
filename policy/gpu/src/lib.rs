//! A model of NVIDIA's documented error policies: decode outcomes lead to retired pages, remapped rows, ended jobs and
//! returned GPUs.
//!
//! Data flows one way: events ([`eccforge_evidence::event`]) → [`machine::Machine::step`], a pure function of state and
//! event → actions → records in the [`inforom`], lines in the kernel log ([`eccforge_evidence::xid`]), reports
//! ([`report`]). Requirements are cited as D.1, A.4, G.6; the table in `docs/policy-requirements.md` maps each to its
//! tests. [?] marks an assumption that is a profile value. Invariant: [`machine`] does no I/O and reads no clock.
//!
//! Sources, in addition to the three documents that D, A and G name: \[RM\] NVIDIA's open-gpu-kernel-modules 595.45.04;
//! \[NVML\] nvml.h of go-nvml; \[CEC\] Linux, drivers/ras/cec.c; \[RAS\] rasdaemon, ras-page-isolation.c; \[MCE\] mcelog,
//! leaky-bucket.c.

pub mod action;
pub mod containment;
pub mod documents;
pub mod geometry;
pub mod host;
pub mod identity;
pub mod inforom;
pub mod machine;
pub mod observed;
pub mod peer;
pub mod profile;
pub mod replay;
pub mod report;
pub mod simulated;
pub mod state_file;
pub mod watch;
