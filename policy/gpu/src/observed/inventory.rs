//! Assigns DIMMs to slots. The serial number identifies a DIMM, and its history follows it to another slot.

use super::known::OnHost;
use super::memory::MemoryState;
use super::state::Observed;
use eccforge_evidence::field::labels::Labels;

/// The board's name for the memory at a place, and the serial number of the memory.
fn identity(labels: &Labels, at: &str, memory: &MemoryState) -> (Option<String>, Option<String>) {
    let by_name = memory.name.as_ref().and_then(|name| labels.name(name));
    let by_handle = memory.history.handle.and_then(|handle| labels.name(&format!("DMI handle {handle:#06x}")));
    let name = labels.name(at).or(by_name).or(by_handle).or(memory.name.as_ref()).cloned();
    let serial = name.as_ref().and_then(|name| labels.serial(name)).or_else(|| labels.serial(at)).cloned();
    (name, serial)
}

impl Observed {
    /// Gives the DIMMs their serial numbers and the names that their board uses.
    pub fn name_dimms(&mut self, labels: &Labels) {
        for (place, memory) in &mut self.memory {
            let (name, serial) = identity(labels, &place.at, memory);
            memory.name = name;
            memory.serial = serial.or(memory.serial.take());
        }
    }

    /// Names the DIMMs by the last inventory of a log. The history of a DIMM that was moved to a slot is stored under the name of
    /// the slot. Later errors of the DIMM, which drivers and firmware report under other names, are added there.
    pub fn settle(&mut self, labels: &Labels) {
        self.name_dimms(labels);
        let moved_to = self.memory.iter().filter_map(|(place, memory)| {
            let serial = memory.serial.as_ref().filter(|serial| labels.slot(serial) == Some(&place.at))?;
            Some((place.clone(), serial.clone()))
        });
        for (to, serial) in moved_to.collect::<Vec<_>>() {
            let others = self.memory.extract_if(.., |place, memory| {
                *place != to && place.host == to.host && memory.serial.as_ref() == Some(&serial)
            });
            let others: Vec<_> = others.collect();
            let into = self.memory.entry(to.clone()).or_default();
            for (_, other) in others {
                into.absorb(other);
            }
        }
    }

    /// Replaces the inventory with a later one: a DIMM takes its history to another slot, and the next DIMM in a slot starts
    /// without history. An inventory names no host, so it changes nothing in a log of several hosts.
    pub fn install(&mut self, before: Option<&Labels>, labels: &Labels) {
        if let Some(before) = before {
            self.settle(before);
        }
        let hosts: Vec<Option<String>> = self.machines.keys().cloned().collect();
        let [host] = hosts.as_slice() else { return };
        let moved = self.memory.extract_if(.., |place, memory| {
            let (_, serial) = identity(labels, &place.at, memory);
            memory.serial.is_some() && memory.serial != serial
        });
        let moved: Vec<(OnHost<String>, MemoryState)> = moved.collect();
        for (_, mut memory) in moved {
            let serial = memory.serial.clone().unwrap_or_default();
            // Labels and handles are those of the slot.
            (memory.name, memory.history.handle) = (None, None);
            self.removed.entry(OnHost { host: host.clone(), at: serial }).or_default().absorb(memory);
        }
        let back = self.removed.extract_if(.., |of, _| of.host == *host && labels.slot(&of.at).is_some());
        let back: Vec<_> = back.collect();
        for (OnHost { host, at: serial }, mut memory) in back {
            let slot = labels.slot(&serial).cloned().unwrap_or_default();
            (memory.name, memory.serial) = (Some(slot.clone()), Some(serial));
            self.memory.entry(OnHost { host, at: slot }).or_default().absorb(memory);
        }
        if let Some(machine) = self.machines.get_mut(host) {
            machine.errors.close();
        }
    }
}
