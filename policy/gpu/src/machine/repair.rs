//! Repairs of channels: if a bank has used its spare rows, a spare memory channel replaces the channel and its pair (XID 160
//! and 161).

use super::{Machine, Step};
use crate::geometry::{Field, RowId};
use crate::inforom::RomRecord;
use crate::machine::state::State;
use crate::profile::{Activation, RowRemapping};
use eccforge_evidence::event::Cause;
use eccforge_evidence::xid::{Xid, print::ALREADY_PENDING};

impl Step<'_> {
    /// Repairs the channel of a row instead of remapping the row. Returns false if the row is to be remapped as usual:
    /// the product has no spare channels, the bank has rows left, or no spare is left (XID 161).
    pub(super) fn repair(&mut self, policy: &RowRemapping, row: RowId, address: u64) -> bool {
        let Some(spec) = &policy.channel_repair else { return false };
        let Some(channel) = self.machine.channel_of(address) else { return false };
        match self.state.rom.repairs.get(&channel) {
            Some(entry) if entry.pending => {
                self.xid(Xid::row_failed(address, ALREADY_PENDING));
                return true;
            }
            Some(_) => return false,
            None => {}
        }
        let geometry = &self.machine.profile.geometry;
        let bank = geometry.bank_of(row);
        let double = self.state.rom.rows.iter().filter(|(_, e)| e.cause == Cause::DoubleBit);
        if double.filter(|(r, _)| geometry.bank_of(**r) == bank).count() < spec.after_rows_of_bank {
            return false;
        }
        if self.state.rom.repairs.len() >= spec.spare_channels {
            self.xid(Xid::new(161, "Repairing Channel failed as there are no more spare channels."));
            return false;
        }
        self.persist(RomRecord::ChannelRepaired { channel, time: self.now });
        let channels = geometry.sizes[Field::Channel as usize];
        let (number, container) = (channel % channels, channel / channels);
        let activation = if spec.activation == Activation::GpuReset { "GPU reset" } else { "node reboot" };
        let text = format!(
            "Marking Channel {number} in FBPA {container} along with its pair for repair. Perform {activation} to activate repair."
        );
        self.xid(Xid::new(160, text));
        true
    }

    /// A reset or a boot replaces the recorded channels in hardware, if `by` is at least the activation that they need.
    pub(super) fn activate_repairs(&mut self, policy: &RowRemapping, by: Activation) {
        let enough = policy.channel_repair.as_ref().is_some_and(|spec| by >= spec.activation);
        if enough && self.state.repair_pending() {
            self.persist(RomRecord::RepairsActive { time: self.now });
        }
    }
}

impl Machine {
    /// Whether a spare channel has replaced the channel of this address.
    pub(super) fn is_repaired(&self, state: &State, address: u64) -> bool {
        let repairs = &state.rom.repairs;
        !repairs.is_empty()
            && self.channel_of(address).and_then(|c| repairs.get(&c)).is_some_and(|entry| !entry.pending)
    }

    /// Number of the address's channel, counted through all stacks.
    fn channel_of(&self, address: u64) -> Option<u32> {
        let geometry = &self.profile.geometry;
        let place = geometry.locate(address)?;
        Some(place.get(Field::Stack) * geometry.sizes[Field::Channel as usize] + place.get(Field::Channel))
    }
}
