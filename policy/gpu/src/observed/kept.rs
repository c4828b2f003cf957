//! The observations in the form in which they are kept on a disk: everything that later lines are judged by, so that
//! watching goes on from there as if it had never stopped.

use super::memory::Placed;
use super::{Bursts, GpuState, Limits, Machine, MemoryState, Observed, Place, SwitchState};
use crate::log::host::PageState;
use crate::log::stamp::Stamp;
use crate::xid::PciId;
use rustc_hash::{FxHashMap, FxHashSet};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

type At<P> = (Option<String>, P);

#[derive(Clone, Debug, Serialize, Deserialize)]
struct KeptGpu {
    at: At<PciId>,
    state: GpuState,
    last_xid: Option<u32>,
    addresses: FxHashSet<u64>,
    bursts: Bursts,
    #[serde(default)]
    remaps: Vec<([u32; 2], (u64, Stamp, Stamp))>,
    last_place: Option<(u64, [u32; 2])>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct KeptMemory {
    at: At<String>,
    state: MemoryState,
    #[serde(default)]
    pages: FxHashMap<u64, PageState>,
    #[serde(default)]
    errors: VecDeque<Placed>,
    #[serde(default)]
    unlisted: [u64; 2],
}

/// An [`Observed`] to write and to read back; in binary formats, since JSON has the times for people only.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    gpus: Vec<KeptGpu>,
    switches: Vec<(At<PciId>, SwitchState)>,
    memory: Vec<KeptMemory>,
    machines: Vec<(Option<String>, Machine)>,
    coalesce: Option<u64>,
    limits: Limits,
    not_followed: u64,
}

fn at<P: Clone>(place: &Place<P>) -> At<P> {
    (place.host.clone(), place.at.clone())
}

fn place<P>((host, at): At<P>) -> Place<P> {
    Place { host, at }
}

impl From<&Observed> for Kept {
    fn from(observed: &Observed) -> Self {
        let gpu = |(p, state): (&Place<PciId>, &GpuState)| KeptGpu {
            at: at(p),
            state: state.clone(),
            last_xid: state.last_xid,
            addresses: state.addresses.clone(),
            bursts: state.bursts.clone(),
            remaps: state.remaps.iter().map(|(place, times)| (*place, *times)).collect(),
            last_place: state.last_place,
        };
        let memory = |(p, state): (&Place<String>, &MemoryState)| KeptMemory {
            at: at(p),
            state: state.clone(),
            pages: state.frames.clone(),
            errors: state.errors.clone(),
            unlisted: state.unlisted,
        };
        Self {
            gpus: observed.gpus.iter().map(gpu).collect(),
            switches: observed.switches.iter().map(|(p, state)| (at(p), state.clone())).collect(),
            memory: observed.memory.iter().map(memory).collect(),
            machines: observed.machines.iter().map(|(host, machine)| (host.clone(), machine.clone())).collect(),
            coalesce: observed.coalesce,
            limits: observed.limits,
            not_followed: observed.not_followed,
        }
    }
}

impl From<Kept> for Observed {
    fn from(kept: Kept) -> Self {
        let gpu = |k: KeptGpu| {
            let (remaps, last_place) = (k.remaps.into_iter().collect(), k.last_place);
            let (last_xid, addresses, bursts) = (k.last_xid, k.addresses, k.bursts);
            let state = GpuState { last_xid, addresses, bursts, remaps, last_place, ..k.state };
            (place(k.at), state)
        };
        let memory = |k: KeptMemory| {
            (place(k.at), MemoryState { frames: k.pages, errors: k.errors, unlisted: k.unlisted, ..k.state })
        };
        Self {
            gpus: kept.gpus.into_iter().map(gpu).collect(),
            switches: kept.switches.into_iter().map(|(at, state)| (place(at), state)).collect(),
            memory: kept.memory.into_iter().map(memory).collect(),
            machines: kept.machines.into_iter().collect(),
            coalesce: kept.coalesce,
            limits: kept.limits,
            not_followed: kept.not_followed,
        }
    }
}
