//! A scheme on the entries of this memory: the check bits of data, and the decoder's reaction to wrong bits.
//!
//! Codes are linear: the claim and the flips of a decoder depend only on the wrong bits. Therefore only the wrong bits are decoded, and the
//! written data never are (`verify/exact/tests/linearity.rs` tests it on random data).

use crate::bits::{BEATS, Bits, PINS};
use eccforge_circuit::lanes::{Backend, Program, SLOT_BITS, Slot, Workspace};
pub use eccforge_evidence::event::DecodeStatus as Claim;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_scheme::{Scheme, check_equations};

/// The codec of one scheme, or none.
#[derive(Clone, Debug)]
pub struct EntryCodec {
    id: String,
    code: Option<Box<Code>>,
}

#[derive(Clone, Debug)]
struct Code {
    hash: String,
    /// Beats of the scheme's entry; 4 / `beats` such entries fill an entry of this memory.
    beats: usize,
    /// Check bits by byte of the data and by the value of this byte.
    checks: Vec<[u32; 256]>,
    /// Check bits of data that are all zeros.
    constant: u32,
    /// Computes the claims and the data bits that stay wrong from the wrong bits of 512 of the scheme's entries.
    decoder: Program,
    /// Positions at which the outputs `data`, `ce` and `due` begin.
    outputs: [usize; 3],
    backend: Backend,
}

/// The buffers of a decoder; one for each thread.
#[derive(Clone, Debug, Default)]
pub struct Lanes(Option<(Workspace, Vec<Slot>)>);

impl EntryCodec {
    /// The codec without ECC: reads deliver the cells.
    pub fn none() -> Self {
        Self { id: "none".to_owned(), code: None }
    }

    /// The codec of a scheme, with enable inputs at their defaults.
    ///
    /// # Errors
    /// The scheme's entry does not fit one of 4 beats of 64 data and 8 check pins, or its decoder is too large.
    pub fn of_scheme(scheme: &Scheme) -> Result<Self, String> {
        let g = scheme.geometry;
        if g.data_pins != 64 || g.pins != PINS || !g.is_data_first() || !BEATS.is_multiple_of(g.beats) {
            return Err(format!(
                "the scheme `{}` has entries of {} beats with {} data and {} check pins; this memory has entries of 4 \
                 beats with 64 and 8, which schemes of 1, 2 or 4 such beats can fill",
                scheme.id,
                g.beats,
                g.data_pins,
                g.pins - g.data_pins
            ));
        }
        if scheme.constant.iter().any(|bit| g.is_data(*bit)) {
            return Err(format!(
                "the scheme `{}` has a constant on data bits, which this memory stores as they are",
                scheme.id
            ));
        }
        let tied = scheme.tied();
        let circuit = Decoder::new(&tied, Strategy::SyndromeLookup).flatten().restricted_to(&["data", "ce", "due"]);
        let equations: Vec<(usize, Vec<usize>)> =
            (0..tied.codewords()).flat_map(|w| check_equations(&tied, w)).collect();
        let mut checks = Vec::new();
        for byte in 0..8 * BEATS {
            let columns: [u32; 8] =
                std::array::from_fn(|bit| column(&equations, g.beats, byte / 8, 8 * (byte % 8) + bit));
            // The check bits of a byte are the sum of those of its bits: one look-up replaces eight sums.
            checks.push(std::array::from_fn(|value| {
                let mut sum = 0;
                for (bit, column) in columns.iter().enumerate() {
                    sum ^= if value >> bit & 1 == 1 { *column } else { 0 };
                }
                sum
            }));
        }
        let constant = (0..BEATS / g.beats).flat_map(|u| scheme.constant.iter().map(move |bit| u * g.bits() + bit));
        let code = Code {
            hash: scheme.hash(),
            beats: g.beats,
            checks,
            constant: Bits::of(constant).check,
            decoder: Program::compile(&circuit).map_err(|e| e.to_string())?,
            // Ports follow each other in the outputs of the program.
            outputs: ["data", "ce", "due"].map(|name| {
                let before = circuit.outputs().iter().take_while(|port| port.name != name);
                before.map(|port| port.nets.len()).sum()
            }),
            backend: Backend::best(),
        };
        Ok(Self { id: scheme.id.clone(), code: Some(Box::new(code)) })
    }

    /// The scheme's id, or `none`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// SHA-256 of the scheme's meaning; `None` without a scheme.
    pub fn hash(&self) -> Option<&str> {
        self.code.as_ref().map(|code| code.hash.as_str())
    }

    /// Whether the memory has no ECC.
    pub fn is_none(&self) -> bool {
        self.code.is_none()
    }

    /// The stored entry of these data. Without ECC its check bits are zero.
    pub fn encode(&self, data: [u64; BEATS]) -> Bits {
        let constant = self.code.as_ref().map_or(0, |code| code.constant);
        self.sum(data) ^ Bits { check: constant, ..Bits::NONE }
    }

    /// The difference between two stored entries whose data differ by `data`.
    pub fn sum(&self, data: [u64; BEATS]) -> Bits {
        let bytes = data.into_iter().flat_map(u64::to_le_bytes);
        let check = self.code.as_ref().map_or(0, |code| {
            code.checks.iter().zip(bytes).fold(0, |sum, (table, byte)| sum ^ table[usize::from(byte)])
        });
        Bits { data, check }
    }

    /// Decodes stored entries with these wrong bits. Returns the decoder's claim and the bits that are wrong in the
    /// delivered data; detected errors stay as they are. Check bits are meaningful only where nothing was corrected.
    pub fn decode(&self, errors: &[Bits], lanes: &mut Lanes) -> Vec<(Claim, Bits)> {
        match &self.code {
            None => errors.iter().map(|error| (Claim::Clean, *error)).collect(),
            Some(code) => errors.chunks(SLOT_BITS * code.beats / BEATS).flat_map(|c| code.decode(c, lanes)).collect(),
        }
    }
}

/// The check bits of one data bit of the memory's entry, of which `beats` beats are an entry of the scheme.
fn column(equations: &[(usize, Vec<usize>)], beats: usize, beat: usize, pin: usize) -> u32 {
    let (first, bit) = (beat / beats * beats * PINS, beat % beats * PINS + pin);
    let checks = equations.iter().filter(|(_, support)| support.contains(&bit));
    Bits::of(checks.map(|(check, _)| first + check)).check
}

impl Code {
    fn decode(&self, errors: &[Bits], lanes: &mut Lanes) -> Vec<(Claim, Bits)> {
        let (workspace, outputs) =
            lanes.0.get_or_insert_with(|| (Workspace::new([&self.decoder]), vec![Slot::ZERO; self.decoder.outputs()]));
        let (size, units) = (PINS * self.beats, BEATS / self.beats);
        let inputs = workspace.inputs_mut(size);
        inputs.fill(Slot::ZERO);
        for (e, error) in errors.iter().enumerate() {
            for bit in error.ones() {
                let lane = units * e + bit / size;
                inputs[bit % size].0[lane / 64] |= 1 << (lane % 64);
            }
        }
        self.decoder.run(self.backend, workspace, outputs);
        let [data, ce, due] = self.outputs;
        let mut decoded = Vec::with_capacity(errors.len());
        for (e, error) in errors.iter().enumerate() {
            let any = |output: usize| (units * e..units * (e + 1)).any(|lane| outputs[output].get(lane));
            // One uncorrectable part makes the whole entry a DUE, whatever its other parts correct.
            decoded.push(if any(due) {
                (Claim::Due, *error)
            } else if any(ce) {
                (Claim::Ce, Bits::NONE)
            } else {
                (Claim::Clean, *error)
            });
        }
        for (i, slot) in outputs[data..][..64 * self.beats].iter().enumerate() {
            for (w, mut lanes) in slot.0.into_iter().enumerate() {
                while lanes != 0 {
                    let lane = 64 * w + lanes.trailing_zeros() as usize;
                    lanes &= lanes - 1;
                    if let Some((Claim::Ce, wrong)) = decoded.get_mut(lane / units) {
                        wrong.data[lane % units * self.beats + i / 64] |= 1 << (i % 64);
                    }
                }
            }
        }
        decoded
    }
}
