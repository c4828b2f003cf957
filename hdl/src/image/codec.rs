//! Encodes and decodes the entries of an image, 512 at a time.

use super::input::{Segment, packed, placed, unpacked};
use super::report::{Decoded, EntryOutcome, WrongEntry};
use super::{Split, Word, data_bytes};
use crate::design::{Options, Side, reference};
use eccforge_circuit::Circuit;
use eccforge_circuit::lanes::{Backend, Program, Slot, Workspace};
use eccforge_lower::stored;
use eccforge_scheme::Scheme;

/// Number of entries in a run of the program.
const LANES: usize = 512;

/// A circuit as a program, with its ports in order.
struct Engine {
    program: Program,
    work: Workspace,
    inputs: Vec<(String, usize)>,
    outputs: Vec<(String, usize)>,
}

impl Engine {
    fn new(circuit: &Circuit) -> Result<Self, String> {
        let program = Program::compile(circuit).map_err(|e| e.to_string())?;
        let work = Workspace::new([&program]);
        let [inputs, outputs] = [circuit.inputs(), circuit.outputs()]
            .map(|ports| ports.iter().map(|port| (port.name.clone(), port.nets.len())).collect());
        Ok(Self { program, work, inputs, outputs })
    }

    /// Runs on up to 512 words; `bit` gives the bit of a port in a lane.
    fn run(&mut self, lanes: usize, bit: impl Fn(&str, usize, usize) -> bool) -> Vec<Slot> {
        let names: Vec<(&str, usize)> =
            self.inputs.iter().flat_map(|(name, width)| (0..*width).map(move |at| (name.as_str(), at))).collect();
        for ((name, at), slot) in names.into_iter().zip(self.work.inputs_mut(self.program.inputs())) {
            *slot = Slot::ZERO;
            for lane in (0..lanes).filter(|lane| bit(name, at, *lane)) {
                slot.0[lane / 64] |= 1 << (lane % 64);
            }
        }
        let mut outputs = vec![Slot::ZERO; self.program.outputs()];
        self.program.run(Backend::best(), &mut self.work, &mut outputs);
        outputs
    }

    /// The slots of an output.
    fn output<'s>(&self, slots: &'s [Slot], name: &str) -> &'s [Slot] {
        let first = self.outputs.iter().take_while(|port| port.0 != name).map(|port| port.1).sum::<usize>();
        let width = self.outputs.iter().find(|port| port.0 == name).map_or(0, |port| port.1);
        &slots[first.min(slots.len())..][..width]
    }
}

/// The words of an image of bytes, each in whole bytes.
///
/// # Errors
/// The last word is cut, or a bit beyond the word is set.
pub fn words_of_bytes(bytes: &[u8], width: usize) -> Result<Vec<Word>, String> {
    let size = width.div_ceil(8);
    if !bytes.len().is_multiple_of(size) {
        return Err(format!("expected a multiple of {size} bytes, the size of a word; got {} bytes", bytes.len()));
    }
    let mut words = Vec::new();
    for (at, word) in bytes.chunks(size).enumerate() {
        let bits = unpacked(word);
        if bits[width..].contains(&true) {
            return Err(format!("word {at} has a bit beyond its {width} bits"));
        }
        words.push(bits[..width].to_vec());
    }
    Ok(words)
}

/// Checks that the code has an address for every entry.
fn addressable(scheme: &Scheme, entries: usize) -> Result<(), String> {
    let bits = scheme.address.as_ref().map_or(64, |address| address.bits());
    // Numbers of entries have at most 64 bits.
    if bits < 64 && entries > 1 << bits {
        return Err(format!("{}: {entries} entries need more than the {bits} address bits of the code", scheme.id));
    }
    Ok(())
}

/// Encodes data: one word for each entry from `base` on. The address of an entry in the code is its number.
///
/// # Errors
/// The data does not fit into the memory, or an entry does not hold whole bytes.
pub fn encode(
    scheme: &Scheme,
    segments: &[Segment],
    base: u64,
    entries: Option<usize>,
    fill: u8,
) -> Result<Vec<Word>, String> {
    let word = data_bytes(scheme)?;
    let bytes = placed(segments, base, entries, word, fill)?;
    addressable(scheme, bytes.len() / word)?;
    let circuit = stored(scheme, &reference(scheme, &Options::default(), Side::Encoder)).restricted_to(&["entry"]);
    let mut engine = Engine::new(&circuit)?;
    let mut words = Vec::new();
    for (block, data) in bytes.chunks(LANES * word).enumerate() {
        let lanes = data.len() / word;
        let slots = engine.run(lanes, |port, at, lane| match port {
            "address" => (block * LANES + lane) >> at & 1 == 1,
            _ => data[lane * word + at / 8] >> (at % 8) & 1 == 1,
        });
        for lane in 0..lanes {
            words.push(slots.iter().map(|slot| slot.get(lane)).collect::<Word>());
        }
    }
    Ok(words)
}

/// Decodes the words of an image: the data, and a report. Enables of the decoder are on.
///
/// # Errors
/// An entry does not hold whole bytes, or the code has too few addresses.
pub fn decode(scheme: &Scheme, words: &[Word], base: u64, split: Split) -> Result<(Vec<u8>, Decoded), String> {
    let bytes = data_bytes(scheme)?;
    addressable(scheme, words.len())?;
    let circuit = stored(scheme, &reference(scheme, &Options::default(), Side::Decoder));
    let mut engine = Engine::new(&circuit.restricted_to(&["data", "flips", "ce", "due"]))?;
    let mut data = Vec::with_capacity(words.len() * bytes);
    let mut report = Decoded::new(scheme, words.len());
    let memories = split.names();
    for (block, part) in words.chunks(LANES).enumerate() {
        // The ports that remain are the enables.
        let slots = engine.run(part.len(), |port, at, lane| match port {
            "entry" => part[lane][at],
            "address" => (block * LANES + lane) >> at & 1 == 1,
            _ => true,
        });
        for lane in 0..part.len() {
            let [bits, flips, ce, due] = ["data", "flips", "ce", "due"].map(|name| {
                let slots = engine.output(&slots, name).iter();
                slots.map(|slot| slot.get(lane)).collect::<Vec<bool>>()
            });
            data.extend(packed(&bits));
            let (is_corrected, is_due) = (ce[0], due[0]);
            let flips: Vec<usize> = (0..flips.len()).filter(|bit| flips[*bit]).collect();
            if !is_due && !is_corrected {
                continue;
            }
            let entry = block * LANES + lane;
            let (memory, row) = split.place(entry, words.len());
            report.add(WrongEntry {
                entry,
                address: base + (entry * bytes) as u64,
                memory: memories[memory].trim_start_matches('_').to_owned(),
                row,
                outcome: if is_due { EntryOutcome::Uncorrectable } else { EntryOutcome::Corrected },
                bits: if is_due { Vec::new() } else { flips },
            });
        }
    }
    Ok((data, report))
}
