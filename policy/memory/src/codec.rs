//! Entries through a scheme: the embeddable kernels where they know the scheme, its circuits where they do not.

use crate::bits::{BEATS, CHECK_BYTES, DATA_BYTES, PINS};
use eccforge_circuit::Circuit;
use eccforge_circuit::lanes::{Backend, Program, Slot, Workspace};
pub use eccforge_embed::Status;
use eccforge_embed::{Codec as Kernel, Report};
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::{encoder, stored};
use eccforge_scheme::{Geometry, Scheme};

/// Encodes and decodes buffers of entries: 32 data bytes in one, 4 check bytes in the other.
#[derive(Clone, Debug)]
pub struct EntryCodec {
    id: String,
    hash: Option<String>,
    path: Path,
}

#[derive(Clone, Debug)]
enum Path {
    /// No ECC: check bytes are not stored.
    None,
    /// Kernels of the embed package.
    Kernel(Kernel),
    /// The scheme's circuits, 512 codeword groups at a time.
    Circuit(Box<Circuits>),
}

#[derive(Clone, Debug)]
struct Circuits {
    geometry: Geometry,
    encode: Program,
    /// Input: the received bits.
    decode: Program,
    /// Where its outputs `corrected`, `ce` and `due` begin.
    outputs: [usize; 3],
    backend: Backend,
}

/// What a codec works in; one for each thread.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    lanes: Option<Lanes>,
}

/// 512 units side by side: inputs and room of a program, and its outputs.
#[derive(Clone, Debug)]
struct Lanes {
    workspace: Workspace,
    outputs: Vec<Slot>,
}

impl EntryCodec {
    /// No ECC at all: what is read is what the cells say.
    pub fn none() -> Self {
        Self { id: "none".to_owned(), hash: None, path: Path::None }
    }

    /// The scheme, enable inputs at their defaults, on its fastest path.
    ///
    /// # Errors
    /// The scheme's entry does not fit one of 4 beats of 64 data and 8 check pins, or its circuits are too large.
    pub fn of_scheme(scheme: &Scheme) -> Result<Self, String> {
        let hash = scheme.hash();
        let known = eccforge_embed::schemes().filter_map(|id| Kernel::new(id).ok()).find(|k| k.hash() == hash);
        match known {
            Some(kernel) => Ok(Self { id: scheme.id.clone(), hash: Some(hash), path: Path::Kernel(kernel) }),
            None => Self::by_circuit(scheme),
        }
    }

    /// The scheme on its circuits, even where there is a kernel.
    pub fn by_circuit(scheme: &Scheme) -> Result<Self, String> {
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
        let compile = |circuit| Program::compile(circuit).map_err(|e| e.to_string());
        let decoder = Decoder::new(&tied, Strategy::SyndromeLookup).flatten();
        let (encode, decode) = (stored(&tied, &encoder(&tied)), stored(&tied, &decoder));
        let circuits = Circuits {
            geometry: g,
            encode: compile(&encode)?,
            decode: compile(&decode)?,
            outputs: ["corrected", "ce", "due"].map(|name| offset(&decode, name)),
            backend: Backend::best(),
        };
        Ok(Self { id: scheme.id.clone(), hash: Some(scheme.hash()), path: Path::Circuit(Box::new(circuits)) })
    }

    /// The scheme's id, or `none`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// SHA-256 of what the scheme means; none without a scheme.
    pub fn hash(&self) -> Option<&str> {
        self.hash.as_deref()
    }

    /// Whether there is no ECC.
    pub fn is_none(&self) -> bool {
        matches!(self.path, Path::None)
    }

    /// `none`, `kernel` or `circuit`.
    pub fn path(&self) -> &'static str {
        match self.path {
            Path::None => "none",
            Path::Kernel(_) => "kernel",
            Path::Circuit(_) => "circuit",
        }
    }

    /// Writes the check bytes of the data: 4 for every 32. Without ECC they are zero.
    ///
    /// # Panics
    /// If the buffers do not hold the same whole number of entries.
    pub fn encode(&self, data: &[u8], check: &mut [u8], scratch: &mut Scratch) {
        assert_eq!(data.len() * CHECK_BYTES, check.len() * DATA_BYTES, "whole entries");
        match &self.path {
            Path::None => check.fill(0),
            Path::Kernel(kernel) => kernel.encode(data, check).unwrap_or_else(|e| unreachable!("{e}")),
            Path::Circuit(circuits) => circuits.encode(data, check, scratch),
        }
    }

    /// Corrects what can be corrected, in place; `status` says what the decoder claims of every entry.
    ///
    /// # Panics
    /// If the buffers do not hold the same whole number of entries.
    pub fn decode(&self, data: &mut [u8], check: &mut [u8], status: &mut [Status], scratch: &mut Scratch) {
        assert_eq!(data.len(), DATA_BYTES * status.len(), "a status for every entry");
        assert_eq!(check.len(), CHECK_BYTES * status.len(), "a status for every entry");
        match &self.path {
            Path::None => status.fill(Status::Clean),
            Path::Kernel(kernel) => {
                let report = Report { status: Some(status), positions: None };
                kernel.decode_in_place(data, check, report).map(drop).unwrap_or_else(|e| unreachable!("{e}"));
            }
            Path::Circuit(circuits) => circuits.decode(data, check, status, scratch),
        }
    }
}

/// Index of the first bit of an output among all output bits.
fn offset(circuit: &Circuit, name: &str) -> usize {
    let before = circuit.outputs().iter().take_while(|port| port.name != name);
    let at = before.map(|port| port.nets.len()).sum();
    assert!(circuit.output(name).is_some(), "a decoder has `{name}`");
    at
}

impl Circuits {
    /// Groups of this scheme's beats in an entry.
    fn units(&self) -> usize {
        BEATS / self.geometry.beats
    }

    fn encode(&self, data: &[u8], check: &mut [u8], scratch: &mut Scratch) {
        let beats = self.geometry.beats;
        let Lanes { workspace, outputs } = self.lanes(scratch);
        let per = 512 / self.units() * DATA_BYTES;
        for (data, check) in data.chunks(per).zip(check.chunks_mut(per / 8)) {
            let inputs = workspace.inputs_mut(64 * beats);
            inputs.fill(Slot::ZERO);
            for (s, unit) in data.chunks_exact(8 * beats).enumerate() {
                for (i, slot) in inputs.iter_mut().enumerate() {
                    slot.0[s / 64] |= u64::from(unit[i / 8] >> (i % 8) & 1) << (s % 64);
                }
            }
            self.encode.run(self.backend, workspace, outputs);
            // Outputs: the check bits by beat and pin, then the entry.
            for (s, unit) in check.chunks_exact_mut(beats).enumerate() {
                for (beat, byte) in unit.iter_mut().enumerate() {
                    let bit = |k: usize| outputs[8 * beat + k].0[s / 64] >> (s % 64) & 1;
                    *byte = (0..8).fold(0, |b, k| b | (bit(k) as u8) << k);
                }
            }
        }
    }

    fn decode(&self, data: &mut [u8], check: &mut [u8], status: &mut [Status], scratch: &mut Scratch) {
        let lanes = self.lanes(scratch);
        let per = 512 / self.units();
        let chunks = data.chunks_mut(DATA_BYTES * per).zip(check.chunks_mut(CHECK_BYTES * per));
        for ((data, check), status) in chunks.zip(status.chunks_mut(per)) {
            self.decode_some(data, check, status, lanes);
        }
    }

    fn decode_some(&self, data: &mut [u8], check: &mut [u8], status: &mut [Status], lanes: &mut Lanes) {
        let Lanes { workspace, outputs } = lanes;
        let (beats, units) = (self.geometry.beats, self.units());
        let inputs = workspace.inputs_mut(PINS * beats);
        inputs.fill(Slot::ZERO);
        for s in 0..units * status.len() {
            for beat in 0..beats {
                let at = s * beats + beat;
                for (pin, slot) in inputs[PINS * beat..PINS * (beat + 1)].iter_mut().enumerate() {
                    let byte = if pin < 64 { data[8 * at + pin / 8] } else { check[at] };
                    slot.0[s / 64] |= u64::from(byte >> (pin % 8) & 1) << (s % 64);
                }
            }
        }
        self.decode.run(self.backend, workspace, outputs);
        let output = |i: usize, s: usize| outputs[i].0[s / 64] >> (s % 64) & 1 == 1;
        let [corrected, ce, due] = self.outputs;
        for (e, status) in status.iter_mut().enumerate() {
            let own = units * e..units * (e + 1);
            *status = if own.clone().any(|s| output(due, s)) {
                Status::Uncorrectable
            } else if own.clone().any(|s| output(ce, s)) {
                Status::Corrected
            } else {
                Status::Clean
            };
            if *status != Status::Corrected {
                continue;
            }
            for s in own {
                for bit in 0..PINS * beats {
                    let (at, pin) = (s * beats + bit / PINS, bit % PINS);
                    let byte = if pin < 64 { &mut data[8 * at + pin / 8] } else { &mut check[at] };
                    *byte = *byte & !(1 << (pin % 8)) | u8::from(output(corrected + bit, s)) << (pin % 8);
                }
            }
        }
    }

    fn lanes<'s>(&self, scratch: &'s mut Scratch) -> &'s mut Lanes {
        scratch.lanes.get_or_insert_with(|| Lanes {
            workspace: Workspace::new([&self.encode, &self.decode]),
            outputs: vec![Slot::ZERO; self.encode.outputs().max(self.decode.outputs())],
        })
    }
}
