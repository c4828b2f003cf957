//! Clients, resets and boots: exclusion needs every client to end and then a reattach, reset, reload or reboot (D.5);
//! remaps need a reset (A.3).

use super::Step;
use crate::action::{Action, Refusal};
use crate::inforom::RomRecord;
use crate::machine::state::{Driver, State};
use crate::profile::Activation;
use eccforge_evidence::recovery::RecoveryAction;

impl Step<'_> {
    pub(super) fn client_start(&mut self, client: u32, instance: Option<u8>) {
        if !self.state.driver.attached {
            self.attach();
        }
        let driver = &mut self.state.driver;
        if driver.contexts_blocked {
            return self.act(Action::Refused(Refusal::ContextsBlocked));
        }
        let drained = instance.is_some_and(|i| driver.drained_instances.contains(&i));
        if driver.reset_required || drained {
            return self.act(Action::Refused(Refusal::ResetRequired));
        }
        driver.clients.insert(client, instance);
        driver.idle_since = None;
    }

    pub(super) fn client_exit(&mut self, client: u32) {
        if !self.state.driver.clients.contains_key(&client) {
            return self.act(Action::Refused(Refusal::Unknown));
        }
        self.release_client(client);
    }

    /// Handles the end of a client, for any reason: frees its memory and stalls deferred records (D.8).
    pub(crate) fn release_client(&mut self, client: u32) {
        self.state.driver.clients.remove(&client);
        let buffers = &self.state.driver.memory.buffers;
        let owned: Vec<u64> = buffers.iter().filter(|(_, b)| b.client == client).map(|(&start, _)| start).collect();
        for start in owned {
            self.free(start);
        }
        let driver = &mut self.state.driver;
        if driver.persistence {
            for d in &mut driver.deferred {
                d.stalled = true;
            }
        }
        if driver.clients.is_empty() {
            driver.idle_since = Some(self.now);
        }
    }

    fn attach(&mut self) {
        self.state.driver.attached = true;
        self.state.driver.idle_since = None;
        self.act(Action::Attach);
        self.exclude_pages();
    }

    /// The setting is stored in non-volatile memory and takes effect with the next GPU reset (\[RM\], ctrl2080gpu.h,
    /// `NV2080_CTRL_CMD_GPU_SET_ECC_CONFIGURATION`) or boot.
    pub(super) fn ecc_mode(&mut self, on: bool) {
        if !self.machine.profile.ecc_switchable {
            if !on {
                self.act(Action::Refused(Refusal::Unsupported));
            }
        } else if on == self.state.rom.ecc_off {
            self.persist(RomRecord::EccMode { on });
        }
    }

    /// Leaving persistence mode flushes deferred records (D.8).
    pub(super) fn persistence_mode(&mut self, on: bool) {
        self.state.driver.persistence = on;
        if !on {
            self.write_deferred(|_| true);
            if self.state.driver.clients.is_empty() {
                self.state.driver.idle_since = Some(self.now);
            }
        }
    }

    pub(super) fn mig_mode(&mut self, on: bool) {
        if !self.machine.profile.mig {
            self.act(Action::Refused(Refusal::Unsupported));
        } else if self.state.driver.clients.is_empty() {
            self.state.driver.mig = on;
        } else {
            self.act(Action::Refused(Refusal::ClientsActive));
        }
    }

    fn is_busy(&self) -> bool {
        !self.state.driver.clients.is_empty() || !self.state.driver.peers.is_empty()
    }

    pub(super) fn gpu_reset(&mut self) {
        if self.is_busy() {
            return self.act(Action::Refused(Refusal::ClientsActive));
        }
        self.reset_hardware(Activation::GpuReset);
        self.attach();
    }

    fn reset_hardware(&mut self, by: Activation) {
        self.rules().on_reset(self, by);
        let driver = &mut self.state.driver;
        driver.ecc = !self.state.rom.ecc_off;
        driver.reset_required = false;
        driver.drain_and_reset = false;
        driver.drained_instances.clear();
        // A reset does not fulfil a request to reboot the node.
        if driver.requested.priority() < RecoveryAction::NodeReboot.priority() {
            driver.requested = RecoveryAction::None;
        }
    }

    /// Reloading the module ends persistence mode, and therefore flushes the records. It resets no hardware, so rows stay pending (A.3).
    pub(super) fn driver_reload(&mut self) {
        if self.is_busy() {
            return self.act(Action::Refused(Refusal::ClientsActive));
        }
        self.persistence_mode(false);
        self.attach();
    }

    /// The machine boots again; an orderly reboot ends the clients first. Unwritten records are lost (D.8).
    pub(super) fn reboot(&mut self, orderly: bool) {
        if orderly {
            if !self.state.driver.clients.is_empty() {
                self.terminate_all();
            }
            self.rules().on_shutdown(self);
        }
        let lost: Vec<_> = self.state.driver.deferred.drain(..).map(|d| Action::WriteLost(d.record)).collect();
        self.actions.extend(lost);
        let State { rom, driver: before } = std::mem::take(self.state);
        // The reported recovery action is kept: its end is a change, which the driver prints (XID 154).
        let Driver { mig, recovery, .. } = before;
        let known = before.excluded;
        let booted = self.machine.boot(rom);
        *self.state = State { driver: Driver { mig, recovery, ..booted.driver }, ..booted };
        let fresh = self.state.driver.excluded.iter().filter(|page| !known.contains(page));
        let fresh: Vec<Action> = fresh.map(|&page| Action::ExcludePage(page)).collect();
        self.act(Action::Attach);
        self.actions.extend(fresh);
        if before.contexts_blocked {
            self.act(Action::UnblockContexts);
        }
        self.reset_hardware(Activation::NodeReboot);
    }
}
