//! Which DIMM is in which slot: a DIMM is its serial number, whose history goes along to another slot.

use super::known::OnHost;
use super::memory::MemoryState;
use super::state::Observed;
use eccforge_evidence::field::labels::Labels;

/// The name on the board of the memory at a place, and its serial number.
fn identity(labels: &Labels, at: &str, memory: &MemoryState) -> (Option<String>, Option<String>) {
    let by_name = || memory.name.as_ref().and_then(|name| labels.name(name));
    let by_handle = || labels.name(&format!("DMI handle {:#06x}", memory.kept.handle?));
    let name = labels.name(at).or_else(by_name).or_else(by_handle).or(memory.name.as_ref()).cloned();
    let serial = name.as_ref().and_then(|name| labels.serial(name)).or_else(|| labels.serial(at)).cloned();
    (name, serial)
}

impl Observed {
    /// Gives the DIMMs the names of their board and their serial numbers. Places of one serial number are one DIMM.
    pub fn name_dimms(&mut self, labels: &Labels) {
        for (place, memory) in &mut self.memory {
            let (name, serial) = identity(labels, &place.at, memory);
            memory.name = name;
            memory.serial = serial.or(memory.serial.take());
        }
        let places: Vec<OnHost<String>> = self.memory.keys().cloned().collect();
        for (at, place) in places.iter().enumerate() {
            let Some(serial) = self.memory.get(place).and_then(|memory| memory.serial.clone()) else { continue };
            for other in &places[at + 1..] {
                let is_same = |memory: &MemoryState| memory.serial.as_ref() == Some(&serial);
                if other.host == place.host && self.memory.get(other).is_some_and(is_same) {
                    self.absorb(other.clone(), place);
                }
            }
        }
    }

    /// An inventory is in force from here on, in place of another one: a DIMM takes its history to another slot, and the next DIMM in a
    /// slot has none. It names no host, and is therefore of the only one.
    pub fn install(&mut self, before: Option<&Labels>, labels: &Labels) {
        before.into_iter().for_each(|before| self.name_dimms(before));
        let hosts: Vec<Option<String>> = self.machines.keys().cloned().collect();
        let [host] = hosts.as_slice() else { return };
        let has_moved = |place: &OnHost<String>, memory: &MemoryState| {
            let (_, serial) = identity(labels, &place.at, memory);
            memory.serial.is_some() && memory.serial != serial
        };
        let moved = self.memory.extract_if(.., |place, memory| has_moved(place, memory));
        let moved: Vec<(OnHost<String>, MemoryState)> = moved.collect();
        for (_, mut memory) in moved {
            let serial = memory.serial.clone().unwrap_or_default();
            // Labels and handles are those of the slot.
            (memory.name, memory.kept.handle) = (None, None);
            self.removed.entry(OnHost { host: host.clone(), at: serial }).or_default().absorb(memory);
        }
        let is_back = |of: &OnHost<String>| of.host == *host && labels.slot(&of.at).is_some();
        let back: Vec<_> = self.removed.extract_if(.., |of, _| is_back(of)).collect();
        for (OnHost { host, at: serial }, mut memory) in back {
            let slot = labels.slot(&serial).cloned().unwrap_or_default();
            (memory.name, memory.serial) = (Some(slot.clone()), Some(serial));
            self.memory.entry(OnHost { host, at: slot }).or_default().absorb(memory);
        }
        if let Some(machine) = self.machines.get_mut(host) {
            machine.errors.close();
        }
    }

    /// Adds the history at one place to that at another.
    fn absorb(&mut self, from: OnHost<String>, to: &OnHost<String>) {
        let Some(state) = self.memory.remove(&from) else { return };
        let into = self.memory.entry(to.clone()).or_default();
        // The slot where the DIMM is now is the one with the latest error.
        if state.kept.line > into.kept.line {
            into.name = state.name.clone().or(into.name.take());
        }
        into.absorb(state);
    }
}
