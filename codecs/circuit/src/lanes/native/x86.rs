//! Encodes steps as x86-64 instructions in executable memory.

use super::allocate::{MemorySlot, Register as Vector, Source, Steps, Two, VectorInstruction};
use crate::lanes::Slot;
use iced_x86::{Code, Encoder, IcedError, Instruction, MemoryOperand, Register};
use memmap2::{Mmap, MmapMut};

/// A function of (inputs, frame, outputs), each moved forward by [`BIAS`]; System V calling convention.
type Function = unsafe extern "sysv64" fn(*const u8, *mut u8, *mut u8);

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

impl Machine {
    /// Assembles steps and makes the code executable.
    ///
    /// # Errors
    /// The system provides no executable memory.
    pub fn new(steps: &Steps, is_wide: bool) -> Result<Self, String> {
        let code = assemble(steps, is_wide).map_err(|e| e.to_string())?;
        let refused = |e: std::io::Error| format!("the system gives no executable memory: {e}");
        let mut memory = MmapMut::map_anon(code.len().max(1)).map_err(refused)?;
        memory[..code.len()].copy_from_slice(&code);
        Ok(Self { memory: memory.make_exec().map_err(refused)?, is_wide })
    }

    /// Runs the code.
    ///
    /// # Safety
    /// The machine has the instruction set of the code; the pointers are those of as many slots as the steps read inputs,
    /// have a frame and write outputs; none of them overlap.
    pub unsafe fn run(&self, inputs: *const Slot, frame: *mut Slot, outputs: *mut Slot) {
        // SAFETY: the invariant of `Machine`: the memory starts with a function of this type.
        let function: Function = unsafe { std::mem::transmute(self.memory.as_ptr()) };
        let parts = if self.is_wide { 1 } else { 2 };
        let part = size_of::<Slot>() / parts;
        for at in 0..parts {
            // Addresses may lie outside of the slots before the code takes the bias off again, so they are only computed.
            let to = |slot: *const Slot| slot.cast::<u8>().wrapping_add(BIAS + at * part);
            let to_mut = |slot: *mut Slot| slot.cast::<u8>().wrapping_add(BIAS + at * part);
            // SAFETY: the caller's promise; every access of the code is one of the steps', at its slot plus this part.
            unsafe { function(to(inputs), to_mut(frame), to_mut(outputs)) }
        }
    }
}

/// The steps as one function.
fn assemble(steps: &Steps, is_wide: bool) -> Result<Vec<u8>, IcedError> {
    let mut encoder = Encoder::new(64);
    let mut put = |instruction: Instruction| encoder.encode(&instruction, 0);
    for step in &steps.steps {
        put(instruction(step, is_wide)?)?;
    }
    put(Instruction::with(Code::VEX_Vzeroupper))?;
    put(Instruction::with(Code::Retnq))?;
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

fn instruction(step: &VectorInstruction, is_wide: bool) -> Result<Instruction, IcedError> {
    let v = |r: Vector| (if is_wide { Register::ZMM0 } else { Register::YMM0 }) + u32::from(r);
    // For each purpose the AVX-512 instruction and the AVX2 one.
    let code = |wide: Code, narrow: Code| if is_wide { wide } else { narrow };
    let two = |function: Two| match function {
        Two::And => code(Code::EVEX_Vpandq_zmm_k1z_zmm_zmmm512b64, Code::VEX_Vpand_ymm_ymm_ymmm256),
        Two::AndNot => code(Code::EVEX_Vpandnq_zmm_k1z_zmm_zmmm512b64, Code::VEX_Vpandn_ymm_ymm_ymmm256),
        Two::Or => code(Code::EVEX_Vporq_zmm_k1z_zmm_zmmm512b64, Code::VEX_Vpor_ymm_ymm_ymmm256),
        Two::Xor => code(Code::EVEX_Vpxorq_zmm_k1z_zmm_zmmm512b64, Code::VEX_Vpxor_ymm_ymm_ymmm256),
    };
    let load = code(Code::EVEX_Vmovdqa64_zmm_k1z_zmmm512, Code::VEX_Vmovdqa_ymm_ymmm256);
    match *step {
        VectorInstruction::Load(to, from) => Instruction::with2(load, v(to), memory(from)),
        VectorInstruction::Copy { to, from } => Instruction::with2(load, v(to), v(from)),
        VectorInstruction::Store(to, from) => {
            let store = code(Code::EVEX_Vmovdqa64_zmmm512_k1z_zmm, Code::VEX_Vmovdqa_ymmm256_ymm);
            Instruction::with2(store, memory(to), v(from))
        }
        VectorInstruction::Ones(to) if is_wide => Instruction::with4(TERNARY, v(to), v(to), v(to), 0xFF),
        VectorInstruction::Ones(to) => Instruction::with3(Code::VEX_Vpcmpeqd_ymm_ymm_ymmm256, v(to), v(to), v(to)),
        VectorInstruction::Two { function, to, a, b } => match b {
            Source::Register(b) => Instruction::with3(two(function), v(to), v(a), v(b)),
            Source::Memory(b) => Instruction::with3(two(function), v(to), v(a), memory(b)),
        },
        VectorInstruction::Three { to, b, c, table } => match c {
            Source::Register(c) => Instruction::with4(TERNARY, v(to), v(b), v(c), u32::from(table)),
            Source::Memory(c) => Instruction::with4(TERNARY, v(to), v(b), memory(c), u32::from(table)),
        },
    }
}

/// Any function of three registers, or of two and memory.
const TERNARY: Code = Code::EVEX_Vpternlogq_zmm_k1z_zmm_zmmm512b64_imm8;
