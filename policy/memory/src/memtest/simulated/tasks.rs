//! A job cut into tasks: the blocks of entries, each in a segment of the iterations.

use super::counts::Counts;
use super::job::Plan;
use crate::codec::EntryCodec;
use crate::fault::FaultMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

/// Entries that belong to one block.
#[derive(Clone, Debug)]
pub(super) enum EntrySet {
    /// The faulty entries: the members of these groups of coupled entries.
    Points(Vec<u64>),
    /// Entries of a fault that touches many entries, by their numbers in the fault, except those that are in other blocks.
    Broad(usize, Range<u64>),
}

impl Plan<'_> {
    /// Number of tasks of entries: one for each block in each segment of iterations.
    pub(super) fn tasks(&self) -> u64 {
        self.blocks.len() as u64 * self.segments()
    }

    fn segments(&self) -> u64 {
        self.job.iterations.div_ceil(self.segment)
    }

    /// Block and iterations of a task.
    fn parts(&self, task: u64) -> (&EntrySet, Range<u64>) {
        let (block, segment) = (task / self.segments(), task % self.segments());
        let first = segment * self.segment;
        (&self.blocks[block as usize], first..(first + self.segment).min(self.job.iterations))
    }

    /// Number of entries times number of iterations of a task; an upper bound where faults overlap.
    pub(super) fn size(&self, task: u64) -> u64 {
        let (entries, iterations) = self.parts(task);
        let entries = match entries {
            EntrySet::Points(entries) => entries.len() as u64,
            EntrySet::Broad(_, range) => range.end - range.start,
        };
        entries * (iterations.end - iterations.start)
    }

    /// Counts of a task; `None` if `stop` was set before its end.
    pub(super) fn task(&self, task: u64, stop: &AtomicBool) -> Option<Counts> {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let (entries, iterations) = self.parts(task);
        self.simulate(entries.entries(self.job.map, self.job.codec), iterations, stop)
    }
}

/// All entries that faults touch, in tasks.
pub(super) fn blocks(map: &FaultMap, codec: &EntryCodec, block: u64) -> Vec<EntrySet> {
    let mut list: Vec<EntrySet> = Vec::new();
    let mut open: Vec<u64> = Vec::new();
    for group in groups(map) {
        open.extend(group);
        if open.len() as u64 >= block {
            list.push(EntrySet::Points(std::mem::take(&mut open)));
        }
    }
    if !open.is_empty() {
        list.push(EntrySet::Points(open));
    }
    for (i, broad) in map.broad.iter().enumerate().filter(|(_, b)| b.effect.touches(codec.is_none())) {
        let tasks = broad.count().div_ceil(block);
        list.extend((0..tasks).map(|p| EntrySet::Broad(i, p * block..(p * block + block).min(broad.count()))));
    }
    list
}

/// Entries with faults of their own, in groups of coupled entries.
fn groups(map: &FaultMap) -> Vec<Vec<u64>> {
    let points = map.points();
    let mut parent: Vec<usize> = (0..points.len()).collect();
    fn root(parent: &mut [usize], mut i: usize) -> usize {
        while parent[i] != i {
            parent[i] = parent[parent[i]];
            i = parent[i];
        }
        i
    }
    for coupling in &map.couplings {
        let [a, b] = [coupling.victim, coupling.aggressor]
            .map(|entry| root(&mut parent, points.partition_point(|point| *point < entry)));
        // The smallest index is the root, so groups keep the order of their first entries, whatever the order of the
        // couplings.
        parent[a.max(b)] = a.min(b);
    }
    let mut members: Vec<Vec<u64>> = vec![Vec::new(); points.len()];
    for (i, &entry) in points.iter().enumerate() {
        members[root(&mut parent, i)].push(entry);
    }
    members.retain(|m| !m.is_empty());
    members
}

impl EntrySet {
    /// The entries, ascending.
    fn entries(&self, map: &FaultMap, codec: &EntryCodec) -> Vec<u64> {
        let mut entries = match self {
            Self::Points(entries) => entries.clone(),
            Self::Broad(i, range) => {
                let mut own = Vec::new();
                let mut earlier = map.broad[..*i].to_vec();
                earlier.retain(|broad| broad.effect.touches(codec.is_none()));
                for fields in range.clone().map(|j| map.broad[*i].fields(j)) {
                    // An entry in two faults belongs to the earlier one, or it would be simulated twice.
                    if earlier.iter().any(|broad| broad.contains(&fields)) {
                        continue;
                    }
                    let entry = map.entry(fields);
                    // Part of a fault may lie beyond the memory in use.
                    if entry < map.entries && map.points().binary_search(&entry).is_err() {
                        own.push(entry);
                    }
                }
                own
            }
        };
        entries.sort_unstable();
        entries
    }
}
