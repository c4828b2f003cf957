//! Sums of products of whole buffers with constants of GF(2^8): output i is the sum over j of `rows[i][j]` times input j.
//!
//! Up to four outputs are computed in one pass over the inputs, two registers at a time, so that each input is loaded once
//! for all of them. The bytes that fill no pair of registers are multiplied with the nibble tables.

use crate::Backend;
use crate::backend::Runnable;
use std::vec::Vec;

/// Prefetch distance in each input, in bytes.
// With 36 streams, the hardware's own prefetcher does not keep up: without this, encoding from memory takes a fifth longer.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
const PREFETCH_BYTES: usize = 512;

/// Multiplication with a constant of GF(2^8).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Factor {
    /// The matrix as `gf2p8affineqb` takes it: row 7 - i of eight bits is the sum of input bits that gives output bit i.
    #[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), allow(dead_code))]
    matrix: u64,
    /// Products with 0 to 15, then with 0, 16, ..., 240.
    nibbles: [u8; 32],
}

impl Factor {
    /// The multiplication whose products with the eight powers of two are `images`.
    pub(crate) fn new(images: [u8; 8]) -> Self {
        let mut nibbles = [0; 32];
        for (table, images) in nibbles.chunks_mut(16).zip(images.chunks(4)) {
            for (bit, image) in images.iter().enumerate() {
                let (known, next) = table.split_at_mut(1 << bit);
                next.iter_mut().zip(known).for_each(|(product, known)| *product = *known ^ image);
            }
        }
        let matrix = transposed(u64::from_le_bytes(images)).swap_bytes();
        Self { matrix, nibbles }
    }

    fn times(&self, byte: u8) -> u8 {
        self.nibbles[usize::from(byte & 15)] ^ self.nibbles[16 + usize::from(byte >> 4)]
    }
}

/// Exchanges rows and columns of 8 x 8 bits, of which each byte is a row [Warren, *Hacker's Delight*, Section 7-3].
// Repairs make a factor for each lost shard and each one that is read: 128 in 32 + 4 shards. Bit by bit, that takes longer than
// the repair of shards of 4 KiB.
fn transposed(mut bits: u64) -> u64 {
    for (distance, mask) in [(7, 0x00AA_00AA_00AA_00AA), (14, 0x0000_CCCC_0000_CCCC), (28, 0x0000_0000_F0F0_F0F0)] {
        let exchanged = (bits ^ bits >> distance) & mask;
        bits ^= exchanged ^ exchanged << distance;
    }
    bits
}

/// Writes the sums to `outputs`.
///
/// # Panics
/// If the number of rows is not that of outputs, a row does not have one factor for each input, or two buffers differ in length.
pub(crate) fn dot(backend: Runnable, rows: &[Vec<Factor>], inputs: &[&[u8]], outputs: &mut [&mut [u8]]) {
    assert_eq!(rows.len(), outputs.len(), "a row for each output");
    // A repair without a loss has no outputs.
    let Some(length) = outputs.first().map(|output| output.len()) else { return };
    assert!(rows.iter().all(|row| row.len() == inputs.len()), "a factor for each input");
    assert!(inputs.iter().all(|input| input.len() == length), "inputs of one length");
    assert!(outputs.iter().all(|output| output.len() == length), "outputs of one length");
    for (rows, outputs) in rows.chunks(4).zip(outputs.chunks_mut(4)) {
        let done = match (rows, &mut *outputs) {
            ([a], [w]) => pass(backend, [a], inputs, [w]),
            ([a, b], [w, x]) => pass(backend, [a, b], inputs, [w, x]),
            ([a, b, c], [w, x, y]) => pass(backend, [a, b, c], inputs, [w, x, y]),
            ([a, b, c, d], [w, x, y, z]) => pass(backend, [a, b, c, d], inputs, [w, x, y, z]),
            _ => unreachable!("chunks have one to four elements"),
        };
        for (row, output) in rows.iter().zip(outputs) {
            output[done..].fill(0);
            for (factor, input) in row.iter().zip(inputs) {
                for (sum, &byte) in output[done..].iter_mut().zip(&input[done..]) {
                    *sum ^= factor.times(byte);
                }
            }
        }
    }
}

/// The first `length` bytes of buffers, as pointers for the SIMD kernels.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(super) struct Pass<'a, const R: usize> {
    rows: [&'a [Factor]; R],
    inputs: &'a [&'a [u8]],
    /// Each is writable for `length` bytes and does not overlap an input.
    outputs: [*mut u8; R],
    length: usize,
}

/// Computes the sums on whole pairs of registers. Returns the number of bytes done.
#[allow(unsafe_code, unused_variables)]
fn pass<const R: usize>(
    backend: Runnable,
    rows: [&Vec<Factor>; R],
    inputs: &[&[u8]],
    outputs: [&mut &mut [u8]; R],
) -> usize {
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    let pass = {
        let length = outputs[0].len();
        Pass { rows: rows.map(Vec::as_slice), inputs, outputs: outputs.map(|output| output.as_mut_ptr()), length }
    };
    // SAFETY, for all arms: a `Runnable` back end is one whose every instruction this machine has, `dot` has compared the
    // lengths of all buffers, and outputs are borrowed mutably, so that no input overlaps them.
    match backend.get() {
        #[cfg(all(target_arch = "x86_64", not(miri)))]
        Backend::Avx512 => unsafe { super::wide::dot(&pass) },
        #[cfg(target_arch = "x86_64")]
        Backend::Avx2Gfni => unsafe { super::x86::dot_gfni(&pass) },
        #[cfg(target_arch = "x86_64")]
        Backend::Avx2 => unsafe { super::x86::dot_shuffle(&pass) },
        #[cfg(target_arch = "aarch64")]
        Backend::Neon => unsafe { super::neon::dot(&pass) },
        _ => 0,
    }
}

/// Vector operations of a pass, on whole registers.
///
/// # Safety
/// Methods may only be called on machines that have the instructions of the implementation.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[allow(unsafe_code)]
pub(super) unsafe trait Register: Copy {
    /// Bytes of a register.
    const BYTES: usize;
    /// All zero.
    unsafe fn zero() -> Self;
    /// Loads `BYTES` readable bytes.
    unsafe fn load(from: *const u8) -> Self;
    /// Stores to `BYTES` writable bytes.
    unsafe fn store(self, to: *mut u8);
    /// Prefetches the line at `at`, which may be any address. Machines without such an instruction do nothing.
    unsafe fn prefetch(at: *const u8);
    /// Sum over GF(2).
    unsafe fn xor(self, other: Self) -> Self;
    /// Products of all bytes.
    unsafe fn times(self, matrix: &u64, nibbles: &[u8; 32]) -> Self;
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[allow(unsafe_code)]
impl<const R: usize> Pass<'_, R> {
    /// Computes the sums on whole pairs of registers. Returns the number of bytes done.
    ///
    /// # Safety
    /// The machine has the instructions of `V`.
    #[inline(always)]
    pub(super) unsafe fn run<V: Register>(&self) -> usize {
        let step = 2 * V::BYTES;
        let end = self.length - self.length % step;
        // SAFETY: the caller has made sure of the instructions; all buffers have `length` bytes, of which a step takes the next
        // `step`. Prefetching never faults.
        unsafe {
            for at in (0..end).step_by(step) {
                let mut sums = [[V::zero(); 2]; R];
                for (j, input) in self.inputs.iter().enumerate() {
                    let from = input.as_ptr().add(at);
                    for line in (0..step).step_by(64) {
                        V::prefetch(from.wrapping_add(PREFETCH_BYTES + line));
                    }
                    let bytes = [V::load(from), V::load(from.add(V::BYTES))];
                    for (sum, row) in sums.iter_mut().zip(&self.rows) {
                        let Factor { matrix, nibbles } = &row[j];
                        sum[0] = sum[0].xor(bytes[0].times(matrix, nibbles));
                        sum[1] = sum[1].xor(bytes[1].times(matrix, nibbles));
                    }
                }
                for ([low, high], output) in sums.into_iter().zip(self.outputs) {
                    low.store(output.add(at));
                    high.store(output.add(at + V::BYTES));
                }
            }
        }
        end
    }
}
