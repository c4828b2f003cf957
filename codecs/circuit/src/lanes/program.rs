//! Compiled circuits: a tape that runs on every machine, and machine code for backends that support it.

use super::tape::{MOST_SLOTS, SLOTS_OF_FEW_RUNS, Tape};
use super::{Backend, Counters, Slot};
use crate::graph::Circuit;
use crate::passes::{Cost, optimise};
use crate::word_program::WordProgram;
use std::fmt;
use std::sync::Arc;

#[cfg(target_arch = "x86_64")]
use super::native::Native;
#[cfg(target_arch = "x86_64")]
use std::sync::OnceLock;

/// A compiled circuit. Clones share their machine code.
#[derive(Clone, Debug)]
pub struct Program {
    tape: Tape,
    circuit: Arc<Circuit>,
    /// Whether the program runs from the tape on every backend, without machine code.
    #[cfg(target_arch = "x86_64")]
    has_tape_only: bool,
    #[cfg(target_arch = "x86_64")]
    native: Arc<Later>,
}

/// Machine code that is created when it is first needed; `None` if the system forbids it.
#[cfg(target_arch = "x86_64")]
#[derive(Debug, Default)]
struct Later {
    /// The circuit with the fewest gates, and therefore the fewest loads; shared by all instruction sets.
    optimised: OnceLock<Circuit>,
    avx512: OnceLock<Option<Native>>,
    avx2: OnceLock<Option<Native>>,
    /// For AVX-512, with AES rounds that draw further slots.
    drawing: OnceLock<Option<Native>>,
}

/// The error of a circuit that does not fit on a tape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TooLarge {
    name: String,
    what: &'static str,
    room: usize,
}

impl fmt::Display for TooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the circuit `{}` {}; a bit-sliced program has room for {} slots", self.name, self.what, self.room)
    }
}

impl std::error::Error for TooLarge {}

impl TooLarge {
    /// Rejects a circuit before it is built, if it has at least `nets` nets of one depth, and these are too many.
    ///
    /// # Errors
    /// `nets` is more than twice the number of slots. Nets of one depth are computed before the nets that read them, but a
    /// gate with one reader can become part of that reader. An estimate below this limit therefore decides nothing.
    pub fn reject(name: &str, nets: usize) -> Result<(), Self> {
        if nets <= 2 * MOST_SLOTS {
            return Ok(());
        }
        Err(Self { name: name.to_owned(), what: "needs too many live nets", room: MOST_SLOTS })
    }
}

/// The slots on which programs run: inputs first, then each program's frame.
#[derive(Clone, Debug)]
pub struct Workspace {
    slots: Vec<Slot>,
}

impl Workspace {
    /// Allocates slots for any one of these programs at a time, with zero inputs. Programs that run in turn on one
    /// workspace share their inputs, so they must have the same number of inputs.
    pub fn new<'p>(programs: impl IntoIterator<Item = &'p Program>) -> Self {
        let most = programs.into_iter().map(|p| p.tape.slots()).max().unwrap_or(0);
        Self { slots: vec![Slot::ZERO; most] }
    }

    /// The first `n` input slots. Slot i is input bit i of the circuit, counted over all ports in order. Programs do
    /// not change inputs.
    pub fn inputs_mut(&mut self, n: usize) -> &mut [Slot] {
        &mut self.slots[..n]
    }

    /// The first `n` input slots.
    pub fn inputs(&self, n: usize) -> &[Slot] {
        &self.slots[..n]
    }

    /// Enlarges a workspace, which was made for tapes: the frame of machine code is known only once it is compiled.
    #[cfg(target_arch = "x86_64")]
    #[inline]
    fn reserve(&mut self, slots: usize) {
        if self.slots.len() < slots {
            self.slots.resize(slots, Slot::ZERO);
        }
    }
}

impl Program {
    /// Compiles a circuit and optimises it for each backend.
    ///
    /// # Errors
    /// The circuit needs more than 8192 slots, or a gate has more operands than 16 bits can count.
    pub fn compile(circuit: &Circuit) -> Result<Self, TooLarge> {
        Self::of(circuit, &optimise(circuit, Cost::Accesses), MOST_SLOTS)
    }

    /// Compiles a circuit as it is, for a few thousand runs: optimising it and making machine code would take longer than the runs.
    ///
    /// # Errors
    /// The circuit needs more than 65536 slots, or a gate has more operands than 16 bits can count.
    pub fn for_few_runs(circuit: &Circuit) -> Result<Self, TooLarge> {
        let program = Self::of(circuit, circuit, SLOTS_OF_FEW_RUNS)?;
        // Other machines have only the tape.
        #[cfg(target_arch = "x86_64")]
        let program = Self { has_tape_only: true, ..program };
        Ok(program)
    }

    /// The program of `circuit`, with the tape of `equal`, a circuit of the same function.
    fn of(circuit: &Circuit, equal: &Circuit, room: usize) -> Result<Self, TooLarge> {
        let too_large = |what| TooLarge { name: circuit.name().to_owned(), what, room };
        Ok(Self {
            tape: Tape::compile(&WordProgram::new(equal), room).map_err(too_large)?,
            circuit: Arc::new(circuit.clone()),
            #[cfg(target_arch = "x86_64")]
            has_tape_only: false,
            #[cfg(target_arch = "x86_64")]
            native: Arc::default(),
        })
    }

    /// The circuit that was compiled.
    pub fn circuit(&self) -> &Circuit {
        &self.circuit
    }

    /// Number of input bits.
    pub fn inputs(&self) -> usize {
        self.tape.inputs()
    }

    /// Number of output bits.
    pub fn outputs(&self) -> usize {
        self.tape.outputs()
    }

    /// Evaluates 512 samples: output bit i, over all ports in order, becomes `outputs[i]`. The backend must be one that
    /// runs here (see [`Backend::available`]).
    ///
    /// # Panics
    /// If it does not run here, the workspace was made without this program, or there are too few outputs.
    #[inline]
    pub fn run(&self, backend: Backend, workspace: &mut Workspace, outputs: &mut [Slot]) {
        #[cfg(target_arch = "x86_64")]
        if let Some(native) = self.native(backend) {
            let inputs = self.tape.inputs();
            workspace.reserve(inputs + native.frame());
            let (inputs, frame) = workspace.slots.split_at_mut(inputs);
            native.run(inputs, frame, outputs);
            return;
        }
        assert!(backend.runs_here(), "the caller has chosen an available backend");
        self.tape.run(&mut workspace.slots, outputs);
    }

    /// Like [`Program::run`], with inputs outside the workspace. A compiler copies slots in pieces that are smaller than a
    /// register; the next load of a whole register then waits until the pieces are in the cache.
    ///
    /// # Panics
    /// Same as for [`Program::run`], or if there are too few inputs.
    #[inline]
    pub fn run_on(&self, backend: Backend, inputs: &[Slot], workspace: &mut Workspace, outputs: &mut [Slot]) {
        #[cfg(target_arch = "x86_64")]
        if let Some(native) = self.native(backend) {
            workspace.reserve(native.frame());
            native.run(inputs, &mut workspace.slots, outputs);
            return;
        }
        let own = self.tape.inputs();
        workspace.slots[..own].copy_from_slice(&inputs[..own]);
        self.run(backend, workspace, outputs);
    }

    /// Like [`Program::run_on`], and draws the inputs of a later run meanwhile, if the machine code of the backend can do
    /// both: `next` becomes the encrypted counters. Returns whether it did. AES instructions and the instructions of a circuit
    /// use different units of the processor.
    ///
    /// # Panics
    /// As for [`Program::run_on`], or if `next` has fewer slots than the circuit has inputs.
    #[cfg_attr(not(target_arch = "x86_64"), allow(unused_variables))]
    pub fn run_and_draw(
        &self,
        backend: Backend,
        inputs: &[Slot],
        workspace: &mut Workspace,
        outputs: &mut [Slot],
        (counters, next): (&Counters, &mut [Slot]),
    ) -> bool {
        #[cfg(target_arch = "x86_64")]
        if backend == Backend::Avx512
            && !self.has_tape_only
            && let Some(native) = self.native.drawing(&self.circuit)
        {
            workspace.reserve(native.frame());
            native.run_and_draw(inputs, &mut workspace.slots, outputs, (counters, next));
            return true;
        }
        self.run_on(backend, inputs, workspace, outputs);
        false
    }

    /// Instructions, loads and stores of the backend's machine code, if it has any.
    #[cfg_attr(not(target_arch = "x86_64"), allow(unused_variables))]
    pub fn native_size(&self, backend: Backend) -> Option<[usize; 3]> {
        #[cfg(target_arch = "x86_64")]
        return self.native(backend).map(Native::size);
        #[cfg(not(target_arch = "x86_64"))]
        None
    }

    #[cfg(target_arch = "x86_64")]
    fn native(&self, backend: Backend) -> Option<&Native> {
        let code = match backend {
            _ if self.has_tape_only => return None,
            Backend::Avx512 => &self.native.avx512,
            Backend::Avx2 => &self.native.avx2,
            Backend::Neon | Backend::U64 => return None,
        };
        code.get_or_init(|| Native::compile(self.native.optimised(&self.circuit), backend).ok()).as_ref()
    }
}

#[cfg(target_arch = "x86_64")]
impl Later {
    fn optimised(&self, circuit: &Circuit) -> &Circuit {
        self.optimised.get_or_init(|| optimise(circuit, Cost::Operations))
    }

    fn drawing(&self, circuit: &Circuit) -> Option<&Native> {
        self.drawing.get_or_init(|| Native::compile_with_rounds(self.optimised(circuit)).ok()).as_ref()
    }
}
