//! A netlist beside the scheme's circuit, bit-sliced: 512 words at once through both.
//!
//! Both circuits and the comparison are one program. First come directed words: data of zeros and of ones, alone and with
//! every single-bit error. The others are drawn so that drawing costs little beside decoding: a block starts from 512
//! encoded random entries, the same for a few blocks, and from batch to batch a few more bits (anywhere, in one byte, on
//! one pin) go wrong in a random part of the lanes, up to some twenty errors in an entry. What is undefined in the netlist
//! (`x`) is drawn anew for every word, so an output that depends on it differs.

use super::{Bound, Interface, NetlistError, bind};
use crate::prove::equivalence::{Counterexample, describe, difference, find_difference, rows};
use crate::prove::linear::same;
use crate::tools::{self, Tool};
use eccforge_bitslice::{Backend, Program, Slot, Workspace};
use eccforge_logic::circuit::{Circuit, Interpreter};
use eccforge_logic::passes::flatten;
use eccforge_logic::transform::miter;
use eccforge_scheme::{Geometry, Scheme, encoder};
use std::time::Instant;

/// What a check of a netlist found.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Report {
    /// Words compared.
    pub vectors: u64,
    /// Words on which some output differs.
    pub differing: u64,
    /// What was compared: output ports with their widths.
    pub compared: Vec<String>,
    /// What was not, and why.
    pub not_compared: Vec<String>,
    /// What the words cover, and what they do not.
    pub coverage: String,
    /// The first difference: inputs, and for each output that differs what the scheme and the netlist say.
    pub first: Option<Counterexample>,
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

/// Netlist and reference as one program, and the report so far.
struct Check {
    bound: Bound,
    program: Program,
    work: Workspace,
    /// Bits of the word, and of all inputs.
    word: usize,
    inputs: usize,
    report: Report,
    start: Instant,
}

impl Check {
    fn new(netlist: &Circuit, scheme: &Scheme, interface: &Interface) -> Result<Self, NetlistError> {
        let bound = bind(netlist, scheme, interface)?;
        let circuit = flatten(&miter(&bound.reference, &bound.netlist));
        let program = compile(&circuit)?;
        let report = Report {
            vectors: 0,
            differing: 0,
            compared: bound.compared.clone(),
            not_compared: bound.not_compared.clone(),
            coverage: String::new(),
            first: None,
            seconds: 0.0,
        };
        let inputs = program.inputs();
        let (word, work) = (bound.reference.inputs()[0].nets.len(), Workspace::new([&program]));
        Ok(Self { bound, program, work, word, inputs, report, start: Instant::now() })
    }

    fn slots(&mut self) -> &mut [Slot] {
        self.work.inputs_mut(self.inputs)
    }

    /// Runs both on the words in the first `used` lanes.
    fn run(&mut self, used: usize) {
        let mut differs = [Slot::ZERO];
        self.program.run(Backend::best(), &mut self.work, &mut differs);
        self.report.vectors += used as u64;
        let differs = differs[0].zip(&Slot::first(used), |d, u| d & u);
        if differs == Slot::ZERO {
            return;
        }
        self.report.differing += u64::from(differs.count());
        if self.report.first.is_none()
            && let Some(lane) = (0..LANES).find(|i| differs.get(*i))
        {
            let values: Vec<bool> = self.work.inputs(self.inputs).iter().map(|slot| slot.get(lane)).collect();
            self.report.first = Some(difference_at(&self.bound, &values));
        }
    }

    fn finish(mut self, coverage: String) -> Report {
        self.report.coverage = coverage;
        self.report.seconds = self.start.elapsed().as_secs_f64();
        self.report
    }
}

fn compile(circuit: &Circuit) -> Result<Program, NetlistError> {
    Program::compile(circuit).map_err(|e| NetlistError::Text(e.to_string()))
}

/// Both circuits on one value of all their inputs.
fn difference_at(bound: &Bound, values: &[bool]) -> Counterexample {
    let (mut a, mut b) = (Interpreter::new(&bound.reference), Interpreter::new(&bound.netlist));
    for (circuit, run) in [(&bound.reference, &mut a), (&bound.netlist, &mut b)] {
        let nets = circuit.inputs().iter().flat_map(|p| &p.nets);
        nets.zip(values).for_each(|(net, value)| run.set(*net, u64::from(*value)));
        run.run();
    }
    describe(&bound.reference, &bound.netlist, &a, &b, 0)
}

/// Encodes data, 512 words at once.
struct Encoder {
    program: Program,
    work: Workspace,
    data: usize,
}

impl Encoder {
    fn new(scheme: &Scheme, interface: &Interface) -> Result<Self, NetlistError> {
        let options =
            crate::design::Options { inverted_check: interface.inverted_check, ..crate::design::Options::default() };
        let circuit = crate::prove::equivalence::stored(scheme, &options, &encoder(scheme));
        let program = compile(&circuit.restricted_to(&["entry"]))?;
        let (data, work) = (program.inputs(), Workspace::new([&program]));
        Ok(Self { program, work, data })
    }

    fn encode(&mut self, mut data: impl FnMut() -> Slot) -> Vec<Slot> {
        self.work.inputs_mut(self.data).iter_mut().for_each(|slot| *slot = data());
        let mut entries = vec![Slot::ZERO; self.program.outputs()];
        self.program.run(Backend::best(), &mut self.work, &mut entries);
        entries
    }
}

/// Words that every check begins with, for each setting of the enables: zeros and ones, alone and with each bit flipped;
/// for a decoder, both as they are and as encoded data.
fn directed(check: &mut Check, encoder: &mut Encoder, random: &mut Words) {
    let mut words: Vec<Vec<bool>> = Vec::new();
    for one in [false, true] {
        let encoded: Vec<bool> = encoder.encode(|| Slot::constant(one)).iter().map(|slot| slot.get(0)).collect();
        let bases =
            if check.bound.decoder { vec![encoded, vec![one; check.word]] } else { vec![vec![one; check.word]] };
        for base in bases {
            words.push(base.clone());
            words.extend((0..base.len()).map(|bit| {
                let mut word = base.clone();
                word[bit] = !word[bit];
                word
            }));
        }
    }
    let (word, enables) = (check.word, check.bound.reference.inputs().len() - 1);
    for setting in 0..1usize << enables.min(6) {
        for chunk in words.chunks(LANES) {
            let slots = check.slots();
            slots[word..].iter_mut().for_each(|slot| *slot = random.slot());
            let enables = slots[word..].iter_mut().enumerate().take(enables.min(6));
            enables.for_each(|(i, slot)| *slot = Slot::constant(setting >> i & 1 == 1));
            for (bit, slot) in slots[..word].iter_mut().enumerate() {
                *slot = Slot::ZERO;
                let ones = chunk.iter().enumerate().filter(|(_, w)| w[bit]);
                ones.for_each(|(lane, _)| slot.0[lane / 64] |= 1 << (lane % 64));
            }
            check.run(chunk.len());
        }
    }
}

/// Compares a netlist with the scheme's decoder, or encoder, on directed words and on at least `samples` drawn ones:
/// encoded entries with errors of a few bits, within bytes and on pins; a function of `seed` alone. Every output that
/// both have must agree.
///
/// # Errors
/// The ports do not fit, or the netlist is too large for the bit-sliced engine.
pub fn verify(
    netlist: &Circuit,
    scheme: &Scheme,
    interface: &Interface,
    samples: u64,
    seed: u64,
) -> Result<Report, NetlistError> {
    let mut check = Check::new(netlist, scheme, interface)?;
    let mut encoder = Encoder::new(scheme, interface)?;
    directed(&mut check, &mut encoder, &mut Words { state: seed });
    let directed = check.report.vectors;
    let (word, decoder) = (check.word, check.bound.decoder);
    let mut entries = Vec::new();
    let mut batch = 0u64;
    while check.report.vectors < directed + samples {
        let mut random = Words { state: seed ^ (batch + 1).wrapping_mul(0xA076_1D64_78BD_642F) };
        if !decoder {
            check.slots().iter_mut().for_each(|slot| *slot = random.slot());
        } else if batch.is_multiple_of(BLOCK) {
            if batch.is_multiple_of(BLOCK * BLOCKS) {
                entries = encoder.encode(|| random.slot());
            }
            let slots = check.slots();
            slots[..word].clone_from_slice(&entries);
            slots[word..].iter_mut().for_each(|slot| *slot = random.slot());
        }
        if decoder && !batch.is_multiple_of(BLOCK * BLOCKS) {
            spoil(scheme.geometry, &mut check.slots()[..word], &mut random);
        }
        let left = directed + samples - check.report.vectors;
        check.run(LANES.min(usize::try_from(left).unwrap_or(LANES)));
        batch += 1;
    }
    let drawn = if decoder { "encoded entries with drawn errors" } else { "drawn data" };
    let coverage = format!(
        "{directed} directed words (zeros, ones, every single bit), {samples} of {drawn}: a sample, no proof \
         (`eccforge prove --netlist` proves)"
    );
    Ok(check.finish(coverage))
}

/// Most check bits whose values are all tried.
const MOST_LISTED: usize = 40;

/// Words of data beside every syndrome, where these are few and where they are many.
const WORDS: (u64, u64) = (64, 4);
const FEW: usize = 20;

/// Compares on every syndrome of the entry: encoded entries with every change of their check bits, which reaches each
/// combination of codeword syndromes exactly once; under every setting of the enables; with data of zeros, of ones, and
/// drawn data, different in each lane.
///
/// # Errors
/// As [`verify`]; the netlist is an encoder; or there are more than 2^40 combinations.
pub fn verify_syndromes(
    netlist: &Circuit,
    scheme: &Scheme,
    interface: &Interface,
    seed: u64,
) -> Result<Report, NetlistError> {
    let checks = scheme.geometry.check_bits();
    if checks.len() > MOST_LISTED {
        let message = format!("{} check bits: more than 2^{MOST_LISTED} syndromes cannot be listed", checks.len());
        return Err(NetlistError::Ports(message));
    }
    let mut check = Check::new(netlist, scheme, interface)?;
    if !check.bound.decoder {
        return Err(NetlistError::Ports("an encoder has no syndromes: leave out --syndromes".into()));
    }
    let mut encoder = Encoder::new(scheme, interface)?;
    let mut random = Words { state: seed };
    let settings = 1u64 << scheme.enables.len();
    let words = if checks.len() <= FEW { WORDS.0 } else { WORDS.1 };
    for setting in 0..settings {
        for number in 0..words {
            let entries = match number {
                0 | 1 => encoder.encode(|| Slot::constant(number == 1)),
                _ => encoder.encode(|| random.slot()),
            };
            let word = check.word;
            let slots = check.slots();
            slots[..word].clone_from_slice(&entries);
            slots[word..].iter_mut().for_each(|slot| *slot = random.slot());
            slots[word..].iter_mut().enumerate().take(scheme.enables.len()).for_each(|(i, slot)| {
                *slot = Slot::constant(setting >> i & 1 == 1);
            });
            every_change(&mut check, &checks);
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

/// Runs on every change of the check bits: the lowest count the lanes, the others count in Gray code.
fn every_change(check: &mut Check, checks: &[usize]) {
    let lanes = checks.len().min(LANES.trailing_zeros() as usize);
    let slots = check.slots();
    for (i, bit) in checks.iter().take(lanes).enumerate() {
        slots[*bit] = slots[*bit].zip(&Slot::counting(i), |x, y| x ^ y);
    }
    for batch in 0..1u64 << (checks.len() - lanes) {
        if batch > 0 {
            let changed = checks[lanes + batch.trailing_zeros() as usize];
            let slots = check.slots();
            slots[changed] = slots[changed].zip(&Slot::ONES, |x, y| x ^ y);
        }
        check.run(1 << lanes);
    }
}

/// Proves that a netlist equals the scheme's decoder, or encoder, for every input: by linear parts that are the same,
/// and by abc, or every syndrome, for the rest.
///
/// # Errors
/// The ports do not fit, or a tool is missing or finds no verdict.
pub fn prove(netlist: &Circuit, scheme: &Scheme, interface: &Interface) -> Result<Report, NetlistError> {
    let start = Instant::now();
    let bound = bind(netlist, scheme, interface)?;
    let rows = if bound.decoder { rows(scheme, &crate::design::Options::default()) } else { Vec::new() };
    let folder = tools::scratch(Tool::Abc)?;
    // A difference is often found sooner than that there is one.
    let mut first = difference(&bound.reference, &bound.netlist);
    let shown = match first {
        Some(_) => None,
        None => same(&bound.reference, &bound.netlist, &rows, folder.path())?,
    };
    if shown.is_none() && first.is_none() {
        first = find_difference(&bound.reference, &bound.netlist, folder.path());
    }
    Ok(Report {
        vectors: 0,
        differing: u64::from(shown.is_none()),
        compared: bound.compared,
        not_compared: bound.not_compared,
        coverage: shown.map_or_else(|| "not equal".into(), |how| format!("proved for every input: {how}")),
        first,
        seconds: start.elapsed().as_secs_f64(),
    })
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
