//! Encodes steps as x86-64 instructions in executable memory.

use super::allocate::{MemorySlot, Register as Vector, Source, Steps, Two, VectorInstruction};
use super::rounds::Round;
use crate::lanes::{Counters, Slot};
use iced_x86::{Code, Encoder, IcedError, Instruction, MemoryOperand, Register};
use memmap2::{Mmap, MmapMut};

/// A function of (inputs, frame, outputs, counters, encrypted counters). All but the counters are moved forward by [`BIAS`].
/// Code without rounds does not read the last two. System V calling convention.
type Function = unsafe extern "sysv64" fn(*const u8, *mut u8, *mut u8, *const Counters, *mut u8);

/// Machine code of one circuit. Invariant: `memory` holds the output of [`assemble`], and is never writable again.
#[derive(Debug)]
pub(super) struct Machine {
    memory: Mmap,
    /// AVX-512 in place of AVX2: a register holds a slot, not half of one.
    is_wide: bool,
}

/// One-byte displacements reach from -128 to 127 vectors, so base registers point at the middle of this range.
const BIAS: usize = 128 * 64;

const INPUTS: Register = Register::RDI;
const FRAME: Register = Register::RSI;
const OUTPUTS: Register = Register::RDX;
const COUNTERS: Register = Register::RCX;
const ENCRYPTED: Register = Register::R8;

impl Machine {
    /// Assembles steps, with these rounds between them, and makes the code executable. Rounds need AVX-512.
    ///
    /// # Errors
    /// The system provides no executable memory.
    pub fn new(steps: &Steps, rounds: &[Round], is_wide: bool) -> Result<Self, String> {
        let code = assemble(steps, rounds, is_wide).map_err(|e| e.to_string())?;
        // A mapping of zero bytes is an error.
        let mut memory = MmapMut::map_anon(code.len().max(1)).map_err(no_memory)?;
        memory[..code.len()].copy_from_slice(&code);
        Ok(Self { memory: memory.make_exec().map_err(no_memory)?, is_wide })
    }

    /// The code.
    fn function(&self) -> Function {
        // SAFETY: the invariant of `Machine`: the memory starts with a function of this type.
        unsafe { std::mem::transmute(self.memory.as_ptr()) }
    }

    /// Runs code without rounds.
    ///
    /// # Safety
    /// The machine has the instruction set of the code; each pointer points to as many slots as the steps read inputs,
    /// use as a frame, or write outputs; these slots do not overlap.
    pub unsafe fn run(&self, inputs: *const Slot, frame: *mut Slot, outputs: *mut Slot) {
        let function = self.function();
        let parts = if self.is_wide { 1 } else { 2 };
        let part = size_of::<Slot>() / parts;
        for at in 0..parts {
            let offset = BIAS + at * part;
            // `add` is undefined outside of the slots. The code subtracts the bias before it accesses memory.
            let (inputs, frame, outputs) = (
                inputs.cast::<u8>().wrapping_add(offset),
                frame.cast::<u8>().wrapping_add(offset),
                outputs.cast::<u8>().wrapping_add(offset),
            );
            // SAFETY: the caller's promise; every access of the code is one of the steps', at its slot plus this part.
            unsafe { function(inputs, frame, outputs, std::ptr::null(), std::ptr::null_mut()) }
        }
    }

    /// Runs code with rounds, which is for AVX-512.
    ///
    /// # Safety
    /// As for [`Machine::run`]; the machine has VAES, and `encrypted` points to as many slots as the rounds write, which
    /// do not overlap the others.
    pub unsafe fn run_with_rounds(
        &self,
        inputs: *const Slot,
        frame: *mut Slot,
        outputs: *mut Slot,
        (counters, encrypted): (&Counters, *mut Slot),
    ) {
        let function = self.function();
        let inputs = inputs.cast::<u8>().wrapping_add(BIAS);
        let [frame, outputs, encrypted] = [frame, outputs, encrypted].map(|p| p.cast::<u8>().wrapping_add(BIAS));
        // SAFETY: the caller's promise; every access of the code is one of the steps' or of the rounds'.
        unsafe { function(inputs, frame, outputs, counters, encrypted) }
    }
}

/// The message if the system provides no executable memory.
fn no_memory(e: std::io::Error) -> String {
    format!("the system gives no executable memory: {e}")
}

/// The steps as one function, with the rounds spread evenly between them.
fn assemble(steps: &Steps, rounds: &[Round], is_wide: bool) -> Result<Vec<u8>, IcedError> {
    let mut instructions = Vec::with_capacity(steps.steps.len() + rounds.len() + 2);
    let mut left = rounds;
    for (at, step) in steps.steps.iter().enumerate() {
        instructions.push(instruction(step, is_wide)?);
        let later = rounds.len() - (at + 1) * rounds.len() / steps.steps.len();
        let (now, rest) = left.split_at(left.len() - later);
        for round in now {
            instructions.push(round_instruction(*round)?);
        }
        left = rest;
    }
    // Without it, SSE instructions of the caller would wait for the upper halves of registers.
    instructions.push(Instruction::with(Code::VEX_Vzeroupper));
    instructions.push(Instruction::with(Code::Retnq));
    let mut encoder = Encoder::new(64);
    for instruction in &instructions {
        // No operand depends on the address of the code, so the address is not needed.
        encoder.encode(instruction, 0)?;
    }
    Ok(encoder.take_buffer())
}

fn memory(place: MemorySlot) -> MemoryOperand {
    let (base, i) = match place {
        MemorySlot::Input(i) => (INPUTS, i),
        MemorySlot::Frame(i) => (FRAME, i),
        MemorySlot::Output(i) => (OUTPUTS, i),
    };
    MemoryOperand::with_base_displ(base, i64::from(i) * size_of::<Slot>() as i64 - BIAS as i64)
}

/// The instruction for a function of two operands, in AVX-512 or AVX2.
fn opcode(function: Two, is_wide: bool) -> Code {
    let (wide, narrow) = match function {
        Two::And => (Code::EVEX_Vpandq_zmm_k1z_zmm_zmmm512b64, Code::VEX_Vpand_ymm_ymm_ymmm256),
        Two::AndNot => (Code::EVEX_Vpandnq_zmm_k1z_zmm_zmmm512b64, Code::VEX_Vpandn_ymm_ymm_ymmm256),
        Two::Or => (Code::EVEX_Vporq_zmm_k1z_zmm_zmmm512b64, Code::VEX_Vpor_ymm_ymm_ymmm256),
        Two::Xor => (Code::EVEX_Vpxorq_zmm_k1z_zmm_zmmm512b64, Code::VEX_Vpxor_ymm_ymm_ymmm256),
    };
    if is_wide { wide } else { narrow }
}

fn instruction(step: &VectorInstruction, is_wide: bool) -> Result<Instruction, IcedError> {
    let v = |r: Vector| (if is_wide { Register::ZMM0 } else { Register::YMM0 }) + u32::from(r);
    let (load, store) = if is_wide {
        (Code::EVEX_Vmovdqa64_zmm_k1z_zmmm512, Code::EVEX_Vmovdqa64_zmmm512_k1z_zmm)
    } else {
        (Code::VEX_Vmovdqa_ymm_ymmm256, Code::VEX_Vmovdqa_ymmm256_ymm)
    };
    match *step {
        VectorInstruction::Load(to, from) => Instruction::with2(load, v(to), memory(from)),
        VectorInstruction::Copy { to, from } => Instruction::with2(load, v(to), v(from)),
        VectorInstruction::Store(to, from) => Instruction::with2(store, memory(to), v(from)),
        VectorInstruction::Ones(to) if is_wide => Instruction::with4(TERNARY, v(to), v(to), v(to), 0xFF),
        VectorInstruction::Ones(to) => Instruction::with3(Code::VEX_Vpcmpeqd_ymm_ymm_ymmm256, v(to), v(to), v(to)),
        VectorInstruction::Two { function, to, a, b } => match b {
            Source::Register(b) => Instruction::with3(opcode(function, is_wide), v(to), v(a), v(b)),
            Source::Memory(b) => Instruction::with3(opcode(function, is_wide), v(to), v(a), memory(b)),
        },
        VectorInstruction::Three { to, b, c, table } => match c {
            Source::Register(c) => Instruction::with4(TERNARY, v(to), v(b), v(c), u32::from(table)),
            Source::Memory(c) => Instruction::with4(TERNARY, v(to), v(b), memory(c), u32::from(table)),
        },
    }
}

fn round_instruction(round: Round) -> Result<Instruction, IcedError> {
    let v = |r: Vector| Register::ZMM0 + u32::from(r);
    let at = |base, slot: usize, bias| MemoryOperand::with_base_displ(base, (slot * size_of::<Slot>()) as i64 - bias);
    match round {
        Round::Load(to, slot) => Instruction::with2(Code::EVEX_Vmovdqa64_zmm_k1z_zmmm512, v(to), at(COUNTERS, slot, 0)),
        Round::Xor([to, a, b]) => Instruction::with3(opcode(Two::Xor, true), v(to), v(a), v(b)),
        Round::Add([to, a, b]) => Instruction::with3(Code::EVEX_Vpaddq_zmm_k1z_zmm_zmmm512b64, v(to), v(a), v(b)),
        Round::Encrypt(state, key) => {
            Instruction::with3(Code::EVEX_Vaesenc_zmm_zmm_zmmm512, v(state), v(state), v(key))
        }
        Round::EncryptLast(state, key) => {
            Instruction::with3(Code::EVEX_Vaesenclast_zmm_zmm_zmmm512, v(state), v(state), v(key))
        }
        Round::Store(slot, state) => {
            Instruction::with2(Code::EVEX_Vmovdqa64_zmmm512_k1z_zmm, at(ENCRYPTED, slot, BIAS as i64), v(state))
        }
    }
}

/// Any function of three registers, or of two and memory.
const TERNARY: Code = Code::EVEX_Vpternlogq_zmm_k1z_zmm_zmmm512b64_imm8;
