//! Patterns of plain random bits are drawn one group ahead, beside the decoding of the group before.

use super::Cell;
use crate::classify::{Classifier, Outcomes};
use eccforge_bitslice::{Accompanied, Backend, Slot, Workspace};
use eccforge_runs::random::ahead::{CONSTANTS, start};

/// The first classifier of a cell with the drawing of a group beside it.
#[derive(Debug)]
pub(super) struct Ahead {
    decoder: Accompanied,
    constants: [Slot; CONSTANTS],
}

/// A cell's patterns being drawn ahead.
pub(super) struct Drawing<'c> {
    cell: &'c Cell,
    ahead: &'c Ahead,
    constants: [Slot; CONSTANTS],
    frame: Vec<Slot>,
    /// Its inputs are the patterns of `drawn`, if any.
    next: Workspace,
    drawn: Option<(u64, u64)>,
}

impl<'c> Drawing<'c> {
    /// For cells whose patterns are random bits as they come, on AVX-512 with AES instructions.
    pub fn new(cell: &'c Cell, first: &Classifier, backend: Backend, workspace: &Workspace) -> Option<Self> {
        if backend != Backend::Avx512 || !cell.stored.is_empty() {
            return None;
        }
        cell.source.plain(0)?;
        let bits = cell.source.bits();
        let make = || {
            let (companion, constants) = cell.stream.companion(bits)?;
            Some(Ahead { decoder: first.program().accompanied(&companion)?, constants })
        };
        let ahead = cell.ahead.get_or_init(make).as_ref()?;
        let (constants, next) = (ahead.constants, workspace.clone());
        Some(Self { cell, ahead, constants, frame: Vec::new(), next, drawn: None })
    }

    /// Puts the patterns of a group into the workspace and decodes them, while it draws those of the next group of the block.
    pub fn draw(&mut self, (block, group): (u64, u64), workspace: &mut Workspace) -> Outcomes {
        let bits = self.cell.source.bits();
        let place = |group| self.cell.source.plain(group).unwrap_or_default();
        if self.drawn != Some((block, group)) {
            self.cell.stream.fill(block, place(group), self.next.inputs_mut(bits));
        }
        std::mem::swap(workspace, &mut self.next);
        start(&mut self.constants, block, place(group + 1));
        let mut outputs = [Slot::ZERO; 3];
        let beside = (&self.constants[..], self.next.inputs_mut(bits));
        self.ahead.decoder.run(workspace.inputs(bits), &mut self.frame, &mut outputs, beside);
        self.drawn = Some((block, group + 1));
        Outcomes::of(outputs)
    }
}
