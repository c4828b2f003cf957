//! A netlist beside the scheme's decoder, bit-sliced: 512 words at once through both.
//!
//! Both circuits and the comparison are one program. Words are drawn so that drawing costs little beside decoding: a
//! block starts from 512 encoded random entries, the same for a few blocks, and from batch to batch a few more bits
//! (anywhere, in one byte, on one
//! pin) go wrong in a random part of the lanes, up to some twenty errors in an entry.

use super::{Bound, NetlistError, PortMap, bind};
use eccforge_bitslice::{Backend, Program, Slot, Workspace};
use eccforge_logic::circuit::{Builder, Circuit, NetId};
use eccforge_logic::passes::flatten;
use eccforge_logic::transform::{copy_into, translated};
use eccforge_scheme::decoder::{Decoder, Strategy};
use eccforge_scheme::{Geometry, Scheme, encoder};
use std::time::Instant;

/// What a check of a netlist found.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Report {
    /// Vectors compared.
    pub vectors: u64,
    /// Vectors on which ce, due or accepted data differ.
    pub differing: u64,
    /// The first of them: bits of the received word that are one.
    pub first: Option<Vec<usize>>,
    /// Which of the enables were on in it.
    pub enables: Vec<String>,
    /// Wall-clock seconds of the comparison, on one core.
    pub seconds: f64,
}

/// Words in a slot.
const LANES: usize = 512;
/// Batches in which errors pile up before they start anew from the encoded entries.
const BLOCK: u64 = 32;
/// Blocks that share one set of encoded entries: what a decoder says depends on the error far more than on the data.
const BLOCKS: u64 = 8;
/// Bits that go wrong from one batch to the next, each in a quarter of the lanes.
const SPOILED: usize = 3;

/// Netlist, reference and comparison in one program: out, one bit that is set where they differ.
struct Miter {
    program: Program,
    inputs: usize,
}

impl Miter {
    fn new(bound: &Bound<'_>, scheme: &Scheme, map: &PortMap) -> Result<Self, NetlistError> {
        let reference = Decoder::new(scheme, Strategy::SyndromeLookup).flatten().restricted_to(&["data", "ce", "due"]);
        let mut b = Builder::new("miter");
        let entry = b.input("entry", scheme.geometry.bits());
        let enables: Vec<NetId> = scheme.enables.iter().map(|e| b.input(&e.name, 1)[0]).collect();
        let theirs: Vec<Vec<NetId>> = bound
            .circuit
            .inputs()
            .iter()
            .enumerate()
            .map(|(p, port)| {
                let enable = scheme.enables.iter().position(|e| super::candidates(&e.name, map).contains(&port.name));
                match enable {
                    _ if p == bound.word => Ok(entry.clone()),
                    Some(i) if port.nets.len() == 1 => Ok(vec![enables[i]]),
                    _ => Err(NetlistError::Ports(format!("input `{}` is neither the word nor an enable", port.name))),
                }
            })
            .collect::<Result<_, _>>()?;
        let ours: Vec<Vec<NetId>> = std::iter::once(entry).chain(enables.iter().map(|e| vec![*e])).collect();
        let (of_theirs, of_ours) = (copy_into(&mut b, bound.circuit, &theirs), copy_into(&mut b, &reference, &ours));
        let [data, ce, due] = [0, 1, 2].map(|i| translated(&reference.outputs()[i].nets, &of_ours));
        let port = |i: usize| translated(&bound.circuit.outputs()[i].nets, &of_theirs);
        let pairs: Vec<(NetId, NetId)> = data.into_iter().zip(port(bound.data)).collect();
        let data_differs: Vec<NetId> = pairs.into_iter().map(|(x, y)| b.parity([x, y])).collect();
        let data_differs = b.or(data_differs);
        let accepted = b.not(due[0]);
        let wrong = [
            b.and([data_differs, accepted]),
            b.parity([ce[0], port(bound.ce)[0]]),
            b.parity([due[0], port(bound.due)[0]]),
        ];
        let differs = b.or(wrong);
        b.output("differs", vec![differs]);
        let circuit = flatten(&b.finish());
        let program = Program::compile(&circuit).map_err(|e| NetlistError::Text(e.to_string()))?;
        Ok(Self { program, inputs: scheme.geometry.bits() + scheme.enables.len() })
    }
}

/// Adds what a run of the miter found.
fn judge(report: &mut Report, scheme: &Scheme, miter: &Miter, work: &Workspace, differs: Slot, used: usize) {
    report.vectors += used as u64;
    let differs = differs.zip(&Slot::first(used), |d, u| d & u);
    if differs == Slot::ZERO {
        return;
    }
    report.differing += u64::from(differs.count());
    if report.first.is_none()
        && let Some(lane) = (0..LANES).find(|i| differs.get(*i))
    {
        let (entry, enables) = work.inputs(miter.inputs).split_at(scheme.geometry.bits());
        report.first = Some((0..entry.len()).filter(|bit| entry[*bit].get(lane)).collect());
        let on = scheme.enables.iter().zip(enables).filter(|(_, slot)| slot.get(lane));
        report.enables = on.map(|(e, _)| e.name.clone()).collect();
    }
}

/// Compares a decoder netlist with the scheme's decoder on `samples` words: encoded entries with errors of a few bits,
/// within bytes and on pins; a function of `seed` alone. ce, due and, unless due, data must agree.
///
/// # Errors
/// The ports do not fit, or the netlist is too large for the bit-sliced engine.
pub fn verify(
    netlist: &Circuit,
    scheme: &Scheme,
    map: &PortMap,
    samples: u64,
    seed: u64,
) -> Result<Report, NetlistError> {
    let miter = Miter::new(&bind(netlist, scheme, map)?, scheme, map)?;
    let encoder = encoder(scheme).restricted_to(&["entry"]);
    let encoder = Program::compile(&encoder).map_err(|e| NetlistError::Text(e.to_string()))?;
    let (backend, start) = (Backend::best(), Instant::now());
    let (mut entries, mut differs) = (vec![Slot::ZERO; encoder.outputs()], [Slot::ZERO]);
    let mut encode = Workspace::new([&encoder]);
    let mut work = Workspace::new([&miter.program]);
    let mut report = Report { vectors: 0, differing: 0, first: None, enables: Vec::new(), seconds: 0.0 };
    let bits = scheme.geometry.bits();
    let mut batch = 0u64;
    while report.vectors < samples {
        let mut random = Words { state: seed ^ (batch + 1).wrapping_mul(0xA076_1D64_78BD_642F) };
        if batch.is_multiple_of(BLOCK) {
            if batch.is_multiple_of(BLOCK * BLOCKS) {
                encode.inputs_mut(encoder.inputs()).iter_mut().for_each(|slot| *slot = random.slot());
                encoder.run(backend, &mut encode, &mut entries);
            }
            let inputs = work.inputs_mut(miter.inputs);
            (0..bits).for_each(|bit| inputs[bit] = entries[bit]);
            inputs[bits..].iter_mut().for_each(|slot| *slot = random.slot());
        }
        if !batch.is_multiple_of(BLOCK * BLOCKS) {
            spoil(scheme.geometry, &mut work.inputs_mut(miter.inputs)[..bits], &mut random);
        }
        miter.program.run(backend, &mut work, &mut differs);
        let used = LANES.min((samples - report.vectors) as usize);
        judge(&mut report, scheme, &miter, &work, differs[0], used);
        batch += 1;
    }
    report.seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

/// Most check bits whose values are all tried.
const MOST_LISTED: usize = 40;

/// Compares on every syndrome of the entry: a random encoded entry with every change of its check bits, which reaches
/// each combination of codeword syndromes exactly once. Enables are tried in every combination.
///
/// # Errors
/// As [`verify`]; or there are more than 2^40 combinations.
pub fn verify_syndromes(netlist: &Circuit, scheme: &Scheme, map: &PortMap, seed: u64) -> Result<Report, NetlistError> {
    let checks = scheme.geometry.check_bits();
    if checks.len() > MOST_LISTED {
        let message = format!("{} check bits: more than 2^{MOST_LISTED} syndromes cannot be listed", checks.len());
        return Err(NetlistError::Ports(message));
    }
    let miter = Miter::new(&bind(netlist, scheme, map)?, scheme, map)?;
    let backend = Backend::best();
    let bits = scheme.geometry.bits();
    let entry = encoded(scheme, seed);
    let lanes = checks.len().min(LANES.trailing_zeros() as usize);
    let mut work = Workspace::new([&miter.program]);
    let mut differs = [Slot::ZERO];
    let mut report = Report { vectors: 0, differing: 0, first: None, enables: Vec::new(), seconds: 0.0 };
    let start = Instant::now();
    for combination in 0..1u64 << scheme.enables.len() {
        let inputs = work.inputs_mut(miter.inputs);
        let constant = |one: bool| if one { Slot::ONES } else { Slot::ZERO };
        entry.iter().zip(inputs.iter_mut()).for_each(|(bit, slot)| *slot = constant(*bit));
        inputs[bits..].iter_mut().enumerate().for_each(|(i, slot)| *slot = constant(combination >> i & 1 == 1));
        // The lowest check bits count the lanes, the others count in Gray code: one of them changes from batch to batch.
        for (i, check) in checks.iter().take(lanes).enumerate() {
            let count =
                Slot(std::array::from_fn(|w| (0..64).fold(0, |word, b| word | (((64 * w + b) >> i & 1) as u64) << b)));
            inputs[*check] = inputs[*check].zip(&count, |x, y| x ^ y);
        }
        for batch in 0..1u64 << (checks.len() - lanes) {
            if batch > 0 {
                let changed = checks[lanes + batch.trailing_zeros() as usize];
                let inputs = work.inputs_mut(miter.inputs);
                inputs[changed] = inputs[changed].zip(&Slot::ONES, |x, y| x ^ y);
            }
            miter.program.run(backend, &mut work, &mut differs);
            judge(&mut report, scheme, &miter, &work, differs[0], 1 << lanes);
        }
    }
    report.seconds = start.elapsed().as_secs_f64();
    Ok(report)
}

/// A random entry, encoded.
fn encoded(scheme: &Scheme, seed: u64) -> Vec<bool> {
    let encoder = encoder(scheme).restricted_to(&["entry"]);
    let mut run = eccforge_logic::circuit::Interpreter::new(&encoder);
    let mut random = Words { state: seed };
    encoder.inputs()[0].nets.iter().for_each(|net| run.set(*net, random.next()));
    run.run();
    encoder.outputs()[0].nets.iter().map(|net| run.get(*net) & 1 == 1).collect()
}

/// A seeded generator that is not linear over GF(2): splitmix64.
struct Words {
    state: u64,
}

impl Words {
    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    fn below(&mut self, limit: usize) -> usize {
        ((u128::from(self.next()) * limit as u128) >> 64) as usize
    }

    fn slot(&mut self) -> Slot {
        Slot(std::array::from_fn(|_| self.next()))
    }
}

/// A few more wrong bits, each in a quarter of the lanes: anywhere, within one byte, or on one pin.
fn spoil(g: Geometry, entry: &mut [Slot], random: &mut Words) {
    let (base, place) = (random.below(entry.len()), random.below(4));
    for _ in 0..SPOILED {
        let bit = match place {
            0 => base / 8 * 8 + random.below(8),
            1 => base % g.pins + g.pins * random.below(g.beats),
            _ => random.below(entry.len()),
        };
        let bit = bit.min(entry.len() - 1);
        let (once, twice) = (random.slot(), random.slot());
        let mask = once.zip(&twice, |x, y| x & y);
        entry[bit] = entry[bit].zip(&mask, |x, y| x ^ y);
    }
}
