//! Blocks of `eccforge simulate` that a GPU counts, as the processor does: the same random bits, and thus the same counts.

use crate::device::{Card, Device, GROUPS, Kernel, Vulkan};
use crate::module::module;
use eccforge_circuit::Circuit;
use eccforge_circuit::lanes::Backend;
use eccforge_runs::records::{Counts, Record};
use eccforge_runs::run::{LARGEST_PIECE, Work};
use eccforge_sampling::attempts::Attempts;
use eccforge_sampling::monte_carlo::Plan;
use std::ops::Range;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};

/// Number of words of a task, and of its counts.
const TASK: usize = 4;
/// Maximum number of tasks of a dispatch.
const TASKS: usize = 2048;
/// Bytes of memory that no kernel of samples uses; each dispatch needs a piece of memory.
const UNUSED: u64 = 64;

/// A plan whose blocks a GPU counts; the processor counts the cells that the GPU cannot draw.
pub struct OnGpu<'p> {
    plan: &'p Plan,
    card: Card,
    device: Mutex<Device<'p>>,
    /// The cells; the processor counts those that are `None`.
    cells: Vec<Option<CellKernels>>,
    /// The error with which the device was lost.
    lost: Mutex<Option<String>>,
}

/// A cell with the kernel of each scheme.
struct CellKernels {
    /// The arguments of the kernels after the number of tasks.
    arguments: Vec<u32>,
    kernels: Vec<(String, Kernel)>,
}

impl CellKernels {
    fn new(attempts: &Attempts, device: &mut Device<'_>, change: &dyn Fn(&Circuit) -> Circuit) -> Result<Self, String> {
        // A slot is four outputs.
        let [first, part, group] = attempts.slots.map(|slots| 4 * slots);
        let arguments = [attempts.key, first, part, group].map(|number| [number as u32, (number >> 32) as u32]);
        let mut kernels = Vec::new();
        for (id, circuit) in &attempts.circuits {
            let [kernel] = device.compile(&module(&change(circuit)), [c"count"])?;
            kernels.push((id.clone(), kernel));
        }
        Ok(Self { arguments: arguments.concat(), kernels })
    }
}

impl<'p> OnGpu<'p> {
    /// Compiles the kernels of a plan for a card.
    ///
    /// # Errors
    /// The driver rejects the card or a kernel.
    pub fn new(plan: &'p Plan, vulkan: &'p Vulkan, card: Card) -> Result<Self, String> {
        Self::changed(plan, vulkan, card, &Circuit::clone)
    }

    /// Like [`OnGpu::new`], with changed circuits, to test that a wrong one is detected.
    ///
    /// # Errors
    /// The driver rejects the card or a kernel.
    pub fn changed(
        plan: &'p Plan,
        vulkan: &'p Vulkan,
        card: Card,
        change: &dyn Fn(&Circuit) -> Circuit,
    ) -> Result<Self, String> {
        let mut device = Device::open(vulkan, card.number)?;
        if device.allocate(UNUSED, UNUSED) == 0 {
            return Err("the driver allocates no memory".to_owned());
        }
        let mut cells = Vec::new();
        for cell in 0..plan.cells().len() {
            let attempts = plan.attempts(cell);
            cells.push(attempts.map(|attempts| CellKernels::new(&attempts, &mut device, change)).transpose()?);
        }
        Ok(Self { plan, card, device: Mutex::new(device), cells, lost: Mutex::default() })
    }

    /// The cells that the processor counts.
    pub fn left_out(&self) -> Vec<String> {
        let ids = self.plan.cells();
        ids.into_iter().zip(&self.cells).filter(|(_, cell)| cell.is_none()).map(|(id, _)| id).collect()
    }

    /// The error with which the device was lost, after which the processor counted.
    pub fn lost(&self) -> Option<String> {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The tasks of a block: number of the block, part, number of samples.
    fn tasks(&self, cell: usize, block: u64, backend: Backend) -> impl Iterator<Item = [u32; TASK]> {
        let parts = self.plan.samples_of_parts(cell, block, backend);
        let tasks = (0..).zip(parts).filter(|(_, samples)| *samples > 0);
        tasks.map(move |(part, samples)| [block as u32, (block >> 32) as u32, part, samples as u32])
    }

    /// Counts the tasks of a cell for each scheme.
    fn counts_by_scheme(&self, cell: &CellKernels, tasks: &[[u32; TASK]]) -> Result<Vec<(String, Counts)>, String> {
        let device = self.device.lock().unwrap_or_else(PoisonError::into_inner);
        let samples: u64 = tasks.iter().map(|task| u64::from(task[3])).sum();
        let mut by_scheme = Vec::new();
        for (id, kernel) in &cell.kernels {
            let mut sums = [0; TASK];
            for tasks in tasks.chunks(TASKS) {
                let arguments = [&[tasks.len() as u32, 0], &cell.arguments[..]].concat();
                let arguments = std::array::from_fn(|i| arguments.get(i).copied().unwrap_or(0));
                let words = device.found();
                for (own, word) in tasks.as_flattened().iter().zip(words) {
                    word.store(*own, Ordering::Relaxed);
                }
                device.dispatch(0, *kernel, &arguments, GROUPS.min(tasks.len() as u32))?;
                let found = words[..TASK * tasks.len()].iter().map(|word| u64::from(word.load(Ordering::Relaxed)));
                for (i, count) in found.enumerate() {
                    sums[i % TASK] += count;
                }
            }
            by_scheme.push((id.clone(), counts(samples, sums)?));
        }
        Ok(by_scheme)
    }

    /// Counts blocks of a cell on the device.
    fn on_device(&self, c: usize, blocks: Range<u64>, backend: Backend) -> Result<Option<Record>, String> {
        let Some(cell) = &self.cells[c] else { return Ok(None) };
        let tasks: Vec<[u32; TASK]> = blocks.clone().flat_map(|block| self.tasks(c, block, backend)).collect();
        let counts = self.counts_by_scheme(cell, &tasks)?.into_iter().collect();
        let cell = self.plan.cells().swap_remove(c);
        Ok(Some(Record { cell, first: blocks.start, blocks: blocks.end - blocks.start, counts, ..Record::default() }))
    }
}

/// The counts of outcomes, from the numbers of samples that were detected, claimed to be corrected, wrong, and both claimed
/// and wrong.
fn counts(samples: u64, [detected, claimed, wrong, miscorrected]: [u64; TASK]) -> Result<Counts, String> {
    let undetected = wrong.checked_sub(miscorrected);
    let corrected = claimed.checked_sub(miscorrected);
    let (Some(undetected), Some(corrected)) = (undetected, corrected) else {
        return Err("the device counts more miscorrected samples than wrong ones".to_owned());
    };
    let clean = samples.checked_sub(detected + claimed + undetected);
    let clean = clean.ok_or("the device counts more samples than it was given")?;
    Ok(Counts { corrected, detected, undetected, miscorrected, clean })
}

impl Work for OnGpu<'_> {
    fn cells(&self) -> Vec<String> {
        self.plan.cells()
    }

    fn schemes(&self, cell: usize) -> Vec<String> {
        self.plan.schemes(cell)
    }

    fn blocks(&self, cell: usize) -> u64 {
        self.plan.blocks(cell)
    }

    fn samples_in(&self, cell: usize, blocks: &Range<u64>) -> u64 {
        self.plan.samples_in(cell, blocks)
    }

    fn capture(&self) -> usize {
        self.plan.capture()
    }

    /// Number of blocks in the largest piece: a card needs one for each work group; a processor would take minutes to stop.
    fn largest_piece(&self) -> u64 {
        if self.card.shares_memory { LARGEST_PIECE } else { TASKS as u64 }
    }

    /// Also counts the first block of each cell on the device and on this machine.
    fn check(&self, backend: Backend, threads: usize) -> Result<(), String> {
        self.plan.check(backend, threads)?;
        for (c, id) in self.plan.cells().iter().enumerate() {
            let Some(found) = self.on_device(c, 0..1, backend)? else { continue };
            let own = self.plan.count(c, 0..1, backend, &vec![0; self.plan.schemes(c).len()]);
            if let Some((scheme, counts)) = own.counts.iter().find(|(id, counts)| found.counts.get(*id) != Some(counts))
            {
                return Err(format!(
                    "{}: the first block of {id} has the counts {counts:?} for {scheme}, and this device counts {:?}; the \
                     device or its driver is faulty",
                    self.card.name, found.counts[scheme]
                ));
            }
        }
        Ok(())
    }

    fn count(&self, cell: usize, blocks: Range<u64>, backend: Backend, wanted: &[usize]) -> Record {
        let on_processor = || self.plan.count(cell, blocks.clone(), backend, wanted);
        if self.lost().is_some() {
            return on_processor();
        }
        match self.on_device(cell, blocks.clone(), backend) {
            // The device counts silent samples but does not keep their patterns.
            Ok(Some(record))
                if wanted.iter().all(|most| *most == 0) || record.counts.values().all(|c| c.silent() == 0) =>
            {
                record
            }
            Ok(_) => on_processor(),
            Err(lost) => {
                // The run goes on with the same counts, only slower: a lost device must not end a run of hours.
                *self.lost.lock().unwrap_or_else(PoisonError::into_inner) = Some(lost);
                on_processor()
            }
        }
    }
}
