//! Compares a netlist with the scheme's circuit on 512 words at once.
//!
//! Both circuits and the comparison are one bit-sliced program. First come directed words: data of zeros and of ones,
//! without error and with every single-bit error. The other words are random, and drawing them is cheap compared to
//! decoding. A block starts from 512 encoded random entries, which a few blocks share. From batch to batch a few more
//! bits (anywhere, in one byte, on one pin) become wrong in a random part of the lanes, up to about twenty errors in
//! an entry. Undefined values of the netlist (`x`) are drawn anew for every word, so an output that depends on one
//! differs.

use super::{Bound, Interface, NetlistError, Reading, bind};
use crate::design::{Options, Side};
use crate::prove::difference::{Counterexample, described, difference, find_difference};
use crate::prove::linear::{rows, same};
use crate::tools::{self, Tool};
use eccforge_circuit::Circuit;
use eccforge_circuit::lanes::{Backend, Program, Slot, Sweep, TooLarge, Workspace};
use eccforge_circuit::passes::flatten;
use eccforge_circuit::transform::miter;
use eccforge_gf::random::SplitMix64;
use eccforge_lower::{encoder, stored};
use eccforge_scheme::{Geometry, Scheme};
use std::time::Instant;

/// The findings of a check of a netlist.
#[derive(Clone, Debug, serde::Serialize, schemars::JsonSchema)]
pub struct NetlistComparison {
    /// Number of words compared.
    pub vectors: u64,
    /// Number of words on which some output differs.
    pub differing: u64,
    /// How the netlist was read.
    #[serde(flatten)]
    pub reading: Reading,
    /// The compared output ports with their widths.
    pub compared: Vec<String>,
    /// The ports that are not compared, with the reasons.
    pub not_compared: Vec<String>,
    /// The coverage of the words, and its limits.
    pub coverage: String,
    /// The first difference: inputs, and the values of each differing output in scheme and netlist.
    pub first: Option<Counterexample>,
    /// Wall-clock seconds of the comparison, on one core.
    pub seconds: f64,
}

/// Number of words in a slot.
const LANES: usize = 512;
/// Number of batches in which errors accumulate before a block starts again from encoded entries.
const BLOCK: u64 = 32;
/// Number of blocks with the same encoded entries.
// Decoders depend on the error much more than on the data.
const BLOCKS: u64 = 8;
/// Number of bits that become wrong in each batch, each in a quarter of the lanes.
const SPOILED: usize = 3;

/// Netlist and reference as one circuit, and the report so far.
struct Check {
    bound: Bound,
    /// A circuit whose output is one for inputs on which netlist and reference differ.
    miter: Circuit,
    /// Number of bits of the word.
    word: usize,
    report: NetlistComparison,
    start: Instant,
}

impl Check {
    fn new(netlist: &Circuit, scheme: &Scheme, interface: &Interface) -> Result<Self, NetlistError> {
        let bound = bind(netlist, scheme, interface)?;
        let miter = miter(&bound.reference, &bound.netlist);
        let report = NetlistComparison {
            vectors: 0,
            differing: 0,
            reading: interface.reading.clone(),
            compared: bound.compared.clone(),
            not_compared: bound.not_compared.clone(),
            coverage: String::new(),
            first: None,
            seconds: 0.0,
        };
        let word = bound.reference.inputs()[0].nets.len();
        Ok(Self { bound, miter, word, report, start: Instant::now() })
    }

    /// Counts the words in the first `used` lanes, and those that differ; `inputs` gives the inputs of a lane.
    fn count(&mut self, differs: &Slot, used: usize, inputs: impl Fn(usize) -> Vec<bool>) {
        self.report.vectors += used as u64;
        let differs = differs.zip(&Slot::first(used), |d, u| d & u);
        self.report.differing += u64::from(differs.count());
        if self.report.first.is_none()
            && let Some(lane) = (0..LANES).find(|i| differs.get(*i))
        {
            self.report.first = Some(difference_at(&self.bound, &inputs(lane)));
        }
    }

    fn finish(mut self, coverage: String) -> NetlistComparison {
        self.report.coverage = coverage;
        self.report.seconds = self.start.elapsed().as_secs_f64();
        self.report
    }
}

/// Runs a check on words, one slot at a time.
struct Engine {
    program: Program,
    work: Workspace,
}

impl Engine {
    fn new(circuit: &Circuit) -> Result<Self, NetlistError> {
        let program = Program::compile(circuit).map_err(too_large)?;
        let work = Workspace::new([&program]);
        Ok(Self { program, work })
    }

    fn inputs(&mut self) -> &mut [Slot] {
        self.work.inputs_mut(self.program.inputs())
    }

    fn run(&mut self) -> Vec<Slot> {
        let mut outputs = vec![Slot::ZERO; self.program.outputs()];
        self.program.run(Backend::best(), &mut self.work, &mut outputs);
        outputs
    }

    /// Runs both circuits of a check on the words in the first `used` lanes.
    fn check(&mut self, check: &mut Check, used: usize) {
        let differs = self.run()[0];
        let inputs = self.work.inputs(self.program.inputs());
        check.count(&differs, used, |lane| inputs.iter().map(|slot| slot.get(lane)).collect());
    }
}

fn too_large(error: TooLarge) -> NetlistError {
    NetlistError::Text(error.to_string())
}

/// Runs both circuits on one value of all inputs.
fn difference_at(bound: &Bound, values: &[bool]) -> Counterexample {
    described(&bound.reference, &bound.netlist, &|port, _, bit| {
        let before = bound.reference.inputs().iter().take_while(|other| other.name != port);
        values[before.map(|other| other.nets.len()).sum::<usize>() + bit]
    })
}

/// Encodes data, 512 words at once.
struct Encoder(Engine);

impl Encoder {
    fn new(scheme: &Scheme) -> Result<Self, NetlistError> {
        let circuit = stored(scheme, &encoder(scheme));
        Ok(Self(Engine::new(&circuit.restricted_to(&["entry"]))?))
    }

    fn encode(&mut self, mut data: impl FnMut() -> Slot) -> Vec<Slot> {
        for slot in self.0.inputs().iter_mut() {
            *slot = data();
        }
        self.0.run()
    }
}

/// Words with which every check begins, for each setting of the enables: zeros and ones, without error and with each
/// bit flipped; for a decoder, both directly and as encoded data.
fn directed(check: &mut Check, engine: &mut Engine, encoder: &mut Encoder, random: &mut SplitMix64) {
    let mut words: Vec<Vec<bool>> = Vec::new();
    for one in [false, true] {
        let encoded: Vec<bool> = encoder.encode(|| Slot::constant(one)).iter().map(|slot| slot.get(0)).collect();
        let bases = if check.bound.side == Side::Decoder {
            vec![encoded, vec![one; check.word]]
        } else {
            vec![vec![one; check.word]]
        };
        for base in bases {
            words.push(base.clone());
            words.extend((0..base.len()).map(|bit| {
                let mut word = base.clone();
                word[bit] = !word[bit];
                word
            }));
        }
    }
    // Enables beyond the sixth stay random: their settings would multiply the words.
    let (word, enables) = (check.word, check.bound.reference.inputs().len() - 1);
    for setting in 0..1usize << enables.min(6) {
        for chunk in words.chunks(LANES) {
            let slots = engine.inputs();
            for (i, slot) in slots[word..].iter_mut().enumerate() {
                *slot = slot_of(random);
                if i < enables.min(6) {
                    *slot = Slot::constant(setting >> i & 1 == 1);
                }
            }
            for (bit, slot) in slots[..word].iter_mut().enumerate() {
                *slot = Slot::ZERO;
                for (lane, _) in chunk.iter().enumerate().filter(|(_, word)| word[bit]) {
                    slot.0[lane / 64] |= 1 << (lane % 64);
                }
            }
            engine.check(check, chunk.len());
        }
    }
}

/// Compares a netlist with the scheme's decoder or encoder on directed words and on at least `samples` random words:
/// encoded entries with errors of a few bits, within bytes and on pins. The words depend only on `seed`. Every output
/// of both must agree.
///
/// # Errors
/// The ports do not match, or the netlist is too large for the bit-sliced engine.
pub fn verify(
    netlist: &Circuit,
    scheme: &Scheme,
    interface: &Interface,
    samples: u64,
    seed: u64,
) -> Result<NetlistComparison, NetlistError> {
    let mut check = Check::new(netlist, scheme, interface)?;
    let mut encoder = Encoder::new(scheme)?;
    let mut engine = Engine::new(&flatten(&check.miter))?;
    directed(&mut check, &mut engine, &mut encoder, &mut SplitMix64::new(seed));
    let directed = check.report.vectors;
    let (word, is_encoder) = (check.word, check.bound.side == Side::Encoder);
    let mut entries = Vec::new();
    let mut batch = 0u64;
    while check.report.vectors < directed + samples {
        // Each batch has a generator of its own: its words do not depend on those before it.
        let mut random = SplitMix64::new(seed ^ (batch + 1).wrapping_mul(0xA076_1D64_78BD_642F));
        if is_encoder {
            for slot in engine.inputs().iter_mut() {
                *slot = slot_of(&mut random);
            }
        } else if batch.is_multiple_of(BLOCK) {
            if batch.is_multiple_of(BLOCK * BLOCKS) {
                entries = encoder.encode(|| slot_of(&mut random));
            }
            let slots = engine.inputs();
            slots[..word].clone_from_slice(&entries);
            for slot in slots[word..].iter_mut() {
                *slot = slot_of(&mut random);
            }
        }
        if !is_encoder && !batch.is_multiple_of(BLOCK * BLOCKS) {
            spoil(scheme.geometry, &mut engine.inputs()[..word], &mut random);
        }
        let left = directed + samples - check.report.vectors;
        engine.check(&mut check, LANES.min(usize::try_from(left).unwrap_or(LANES)));
        batch += 1;
    }
    let drawn = if is_encoder { "drawn data" } else { "encoded entries with drawn errors" };
    let coverage = format!(
        "{directed} directed words (zeros, ones, every single bit), {samples} of {drawn}: a sample, no proof \
         (`eccforge prove --netlist` proves)"
    );
    Ok(check.finish(coverage))
}

/// Maximum number of check bits whose values are all enumerated.
const MOST_LISTED: usize = 40;

/// Number of data words for every syndrome, if there are few syndromes and if there are many.
// 64 words at 2^20 syndromes are 2^17 passes of 512 lanes; 4 words at 2^40 syndromes are 2^33.
const WORDS: (u64, u64) = (64, 4);
const FEW: usize = 20;

/// Compares the circuits on every syndrome of the entry: encoded entries with every change of their check bits, which
/// reaches each combination of codeword syndromes exactly once. It covers every setting of the enables, with data of
/// zeros, of ones, and random data that differs in each lane.
///
/// # Errors
/// The errors of [`verify`], or the netlist is an encoder; or there are more than 2^40 combinations.
pub fn verify_syndromes(
    netlist: &Circuit,
    scheme: &Scheme,
    interface: &Interface,
    seed: u64,
) -> Result<NetlistComparison, NetlistError> {
    let checks = scheme.geometry.check_bits();
    if checks.len() > MOST_LISTED {
        let message = format!("{} check bits: more than 2^{MOST_LISTED} syndromes cannot be listed", checks.len());
        return Err(NetlistError::Ports(message));
    }
    let mut check = Check::new(netlist, scheme, interface)?;
    if check.bound.side == Side::Encoder {
        return Err(NetlistError::Ports("an encoder has no syndromes: leave out --exhaustive".into()));
    }
    let mut encoder = Encoder::new(scheme)?;
    let mut random = SplitMix64::new(seed);
    let mut sweep = Sweep::over(&check.miter, checks.clone()).map_err(too_large)?;
    let settings = 1u64 << scheme.enables.len();
    let words = if checks.len() <= FEW { WORDS.0 } else { WORDS.1 };
    for setting in 0..settings {
        for number in 0..words {
            let mut base = match number {
                0 | 1 => encoder.encode(|| Slot::constant(number == 1)),
                _ => encoder.encode(|| slot_of(&mut random)),
            };
            base.resize_with(sweep.width(), || slot_of(&mut random));
            base[check.word..].iter_mut().enumerate().take(scheme.enables.len()).for_each(|(i, slot)| {
                *slot = Slot::constant(setting >> i & 1 == 1);
            });
            every_change(&mut check, &mut sweep, &base);
        }
    }
    let coverage = format!(
        "all 2^{} syndromes under all {settings} settings of the enables, each with {words} words of data (zeros, ones, \
         {} drawn) of 2^{}: exhaustive in the syndromes, not in the data (`eccforge prove --netlist` proves)",
        checks.len(),
        words - 2,
        scheme.geometry.data_bits().len()
    );
    Ok(check.finish(coverage))
}

/// Runs the check on every change of the check bits of encoded entries.
fn every_change(check: &mut Check, sweep: &mut Sweep, base: &[Slot]) {
    let used = sweep.lanes_used();
    let mut batch = Some(0);
    while let Some(first) = batch {
        let mut differs = Slot::ZERO;
        // Later differences are only counted: stopping for each would make a netlist that always differs very slow.
        let known = check.report.first.is_some();
        // The first difference stops the sweep, so that its inputs can be read.
        batch = sweep.run_around(first, base, |outputs| {
            differs = outputs[0];
            let stops = !known && differs != Slot::ZERO;
            if !stops {
                check.count(&differs, used, |_| Vec::new());
            }
            stops
        });
        if !known && differs != Slot::ZERO {
            check.count(&differs, used, |lane| sweep.inputs(lane));
        }
    }
}

/// Proves that a netlist equals the scheme's decoder or encoder for every input: linear parts directly, and the rest
/// with abc or by enumerating every syndrome.
///
/// # Errors
/// The ports do not match, or a tool is missing or finds no verdict.
pub fn prove(netlist: &Circuit, scheme: &Scheme, interface: &Interface) -> Result<NetlistComparison, NetlistError> {
    let start = Instant::now();
    let bound = bind(netlist, scheme, interface)?;
    let rows = rows(scheme, &Options::default(), bound.side);
    let folder = tools::scratch(Tool::Abc)?;
    // Simulation often finds a difference sooner than a proof does.
    let mut first = difference(&bound.reference, &bound.netlist);
    let shown = match first {
        Some(_) => None,
        None => same(&bound.reference, &bound.netlist, &rows, folder.path())?,
    };
    if shown.is_none() && first.is_none() {
        first = find_difference(&bound.reference, &bound.netlist, folder.path());
    }
    Ok(NetlistComparison {
        vectors: 0,
        differing: u64::from(shown.is_none()),
        reading: interface.reading.clone(),
        compared: bound.compared,
        not_compared: bound.not_compared,
        coverage: shown.map_or_else(|| "not equal".into(), |how| format!("proved for every input: {how}")),
        first,
        seconds: start.elapsed().as_secs_f64(),
    })
}

/// Random bits for every lane.
fn slot_of(random: &mut SplitMix64) -> Slot {
    Slot(std::array::from_fn(|_| random.bits()))
}

/// Adds a few wrong bits, each in a quarter of the lanes: anywhere, within one byte, or on one pin.
fn spoil(g: Geometry, entry: &mut [Slot], random: &mut SplitMix64) {
    let (base, place) = (random.below(entry.len()), random.below(4));
    for _ in 0..SPOILED {
        let bit = match place {
            0 => base / 8 * 8 + random.below(8),
            1 => base % g.pins + g.pins * random.below(g.beats),
            _ => random.below(entry.len()),
        };
        // The last byte may be shorter.
        let bit = bit.min(entry.len() - 1);
        let (once, twice) = (slot_of(random), slot_of(random));
        let mask = once.zip(&twice, |x, y| x & y);
        entry[bit] = entry[bit].zip(&mask, |x, y| x ^ y);
    }
}
