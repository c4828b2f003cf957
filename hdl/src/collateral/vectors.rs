//! Golden vectors: inputs that exercise every claim, with the circuit's outputs.
//!
//! A vector is one line of hexadecimal digits: all inputs and then all expected outputs, the first port most
//! significant. The vectors depend only on the scheme and the options.

use crate::design::{File, Options, decoder_reference, encoder_reference};
use eccforge_circuit::{Circuit, Interpreter};
use eccforge_files::digest::hex;
use eccforge_gf::random::SplitMix64;
use eccforge_lower::stored;
use eccforge_scheme::Scheme;

/// The test vectors of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vectors {
    /// Input ports by name in the module, with their widths.
    pub inputs: Vec<(String, usize)>,
    /// Output ports by name in the module, with their widths.
    pub outputs: Vec<(String, usize)>,
    /// `rows[v][port][bit]`: inputs, then outputs.
    pub rows: Vec<Vec<Vec<bool>>>,
}

/// Vectors of the encoder: zero, all ones, a walking one and random words.
pub fn encoder_vectors(scheme: &Scheme, options: &Options) -> Vectors {
    let circuit = encoder_reference(scheme, options);
    let width = circuit.inputs()[0].nets.len();
    // Seeds are fixed here and below: committed vectors change only with the scheme.
    let mut random = SplitMix64::new(1);
    let mut addresses = Addresses::new(scheme);
    let mut words = vec![vec![false; width], vec![true; width]];
    // At most 64 of the words with a single one, spread over a wide entry.
    for one in (0..width).step_by(width.div_ceil(64)) {
        words.push((0..width).map(|bit| bit == one).collect());
    }
    for _ in 0..64 {
        words.push((0..width).map(|_| random.bits() >> 63 == 1).collect());
    }
    let mut rows = Vec::new();
    for word in words {
        // Codes with an address have it as a second input.
        rows.push([word].into_iter().chain(addresses.next()).collect());
    }
    evaluate(&stored(scheme, &circuit), rows, options)
}

/// Random addresses, for schemes that have one.
struct Addresses {
    bits: Option<usize>,
    random: SplitMix64,
}

impl Addresses {
    fn new(scheme: &Scheme) -> Self {
        Self { bits: scheme.address.as_ref().map(eccforge_scheme::Address::bits), random: SplitMix64::new(4) }
    }

    fn next(&mut self) -> Option<Vec<bool>> {
        self.bits.map(|bits| (0..bits).map(|_| self.random.bits() >> 63 == 1).collect())
    }

    /// The address with one or more wrong bits.
    fn wrong(&mut self, mut address: Vec<bool>, v: usize) -> Vec<bool> {
        let bits = address.len();
        // Only every eighth vector has a wrong address, so v / 8 gives one, two and three flips in turn.
        for _ in 0..1 + v / 8 % 3 {
            address[self.random.below(bits)] ^= true;
        }
        address
    }
}

/// Maximum number of patterns of several bits that the decoder's vectors hold; a code with more has only random patterns.
// Each pattern is a line of the file and a step of the simulation.
const MOST_PATTERNS: usize = 4096;

/// Every correctable pattern of several bits in each codeword, or none if there are too many.
fn several_bits(scheme: &Scheme, whole: bool) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    for w in 0..if whole { scheme.codewords() } else { 1 } {
        let sizes = scheme.corrects[w].iter().map(|space| 1usize.checked_shl(space.dimension() as u32));
        // Spaces overlap: a pair of bits holds both single bits.
        let size = sizes.into_iter().try_fold(0usize, |sum, size| sum.checked_add(size?));
        if size.is_none_or(|size| size > 4 * MOST_PATTERNS) {
            return Vec::new();
        }
        let patterns = scheme.corrects[w].iter().flat_map(|space| space.patterns(&scheme.code));
        let mut own: Vec<Vec<usize>> = patterns.map(|(bits, _)| bits).filter(|bits| bits.len() > 1).collect();
        for bits in own.iter_mut() {
            bits.sort_unstable();
        }
        own.sort_unstable();
        own.dedup();
        let physical = scheme.layout.codeword(w);
        for bits in own {
            all.push(if whole { bits.into_iter().map(|bit| physical[bit]).collect() } else { bits });
        }
    }
    if all.len() > MOST_PATTERNS { Vec::new() } else { all }
}

/// The bits for which `draw` returns true, one call for each.
fn drawn(bits: impl Iterator<Item = usize>, mut draw: impl FnMut() -> bool) -> Vec<usize> {
    let mut chosen = Vec::new();
    for bit in bits {
        if draw() {
            chosen.push(bit);
        }
    }
    chosen
}

/// Vectors of the decoder: encoded random words with no error, single bits, pins, bytes, and a few random bits, then
/// every correctable pattern of several bits with all enables on. If the code has an address, every eighth word before
/// these patterns is read at a wrong address.
pub fn decoder_vectors(scheme: &Scheme, options: &Options) -> Vectors {
    let circuit = decoder_reference(scheme, options);
    let encoder = encoder_reference(scheme, options);
    let g = scheme.geometry;
    let whole = circuit.inputs()[0].name == "entry";
    let bits = circuit.inputs()[0].nets.len();
    let mut random = SplitMix64::new(2);
    let mut errors: Vec<Vec<usize>> = vec![Vec::new(), Vec::new()];
    errors.extend((0..bits).map(|b| vec![b]));
    if whole {
        for pin in 0..g.pins {
            errors.push(drawn((0..g.beats).map(|beat| beat * g.pins + pin), || random.below(4) > 0));
        }
    }
    for byte in 0..bits / 8 {
        errors.push(drawn(8 * byte..8 * byte + 8, || random.below(2) == 0));
    }
    for round in 0..96 {
        // A bit that is drawn twice flips back, so some of these errors are smaller.
        errors.push((0..2 + round % 3).map(|_| random.below(bits)).collect());
    }
    for _ in 0..16 {
        errors.push(drawn(0..bits, || random.below(2) == 0));
    }
    let of_several = errors.len();
    errors.extend(several_bits(scheme, whole));
    let mut all = Addresses::new(scheme);
    let addresses: Vec<Option<Vec<bool>>> = errors.iter().map(|_| all.next()).collect();
    let written = written_words(scheme, &encoder, &addresses, &mut random, whole);
    let enables = circuit.inputs().len() - 1 - usize::from(scheme.address.is_some());
    let mut rows = Vec::new();
    for (v, (error, (mut word, address))) in errors.iter().zip(written.into_iter().zip(addresses)).enumerate() {
        for bit in error {
            word[*bit] ^= true;
        }
        let mut row = vec![word];
        // Correctable patterns keep their address: together with a wrong one they need not be correctable.
        let is_wrong = v < of_several && v % 8 == 7;
        row.extend(address.map(|address| if is_wrong { all.wrong(address, v) } else { address }));
        row.extend((0..enables).map(|e| vec![v >= of_several || (v / 3) >> e & 1 == 0]));
        rows.push(row);
    }
    evaluate(&stored(scheme, &circuit), rows, options)
}

/// Number of entries that the testbench of a protected memory writes.
// These are half of the addresses of the memory; the entries at the other addresses stay unwritten.
const ENTRIES: usize = 32;

/// Vectors of a protected memory, vector v for address v: data, the injected error, the entry as written, the
/// decoder's result for it with the error, its flags and its syndromes. Enables have their defaults. Clean, corrected
/// and uncorrectable entries alternate.
pub fn ram_vectors(scheme: &Scheme, options: &Options) -> Vectors {
    let (k, n) = (scheme.geometry.data_bits().len(), scheme.geometry.bits());
    let memory = Memory::new(scheme, options);
    let mut random = SplitMix64::new(5);
    let rows = (0..ENTRIES).map(|v| memory.row(v, &mut random)).collect();
    let bits = scheme.codewords() * scheme.code.h.r() as usize;
    Vectors {
        inputs: named(&[("data", k), ("error", n)]),
        outputs: named(&[("entry", n), ("read", k), ("ce", 1), ("due", 1), ("syndrome", bits)]),
        rows,
    }
}

fn named(ports: &[(&str, usize)]) -> Vec<(String, usize)> {
    ports.iter().map(|(name, width)| ((*name).to_string(), *width)).collect()
}

/// The encoder and decoder that compute the vectors of a protected memory.
struct Memory<'s> {
    scheme: &'s Scheme,
    encoder: Circuit,
    decoder: Circuit,
    /// Output ports of the syndromes, that of codeword 0 first.
    syndromes: Vec<String>,
}

impl<'s> Memory<'s> {
    fn new(scheme: &'s Scheme, options: &Options) -> Self {
        let syndromes: Vec<String> = (0..scheme.codewords()).map(|w| format!("syndrome_{w}")).collect();
        let read: Vec<&str> = ["data", "ce", "due"].into_iter().chain(syndromes.iter().map(String::as_str)).collect();
        let decoder = stored(scheme, &decoder_reference(scheme, options)).restricted_to(&read);
        Self { scheme, encoder: entry_encoder(scheme), decoder, syndromes }
    }

    /// The value of an output port in a result of the decoder.
    fn value<'r>(&self, result: &'r [Vec<bool>], port: &str) -> &'r Vec<bool> {
        let at = self.decoder.outputs().iter().position(|p| p.name == port).unwrap_or(0);
        &result[at]
    }

    /// The decoder's results for an entry with each of these errors: with the default enables, or with all of them inverted.
    fn decoded(
        &self,
        entry: &[bool],
        errors: &[Vec<bool>],
        address: Option<&Vec<bool>>,
        default: bool,
    ) -> Vec<Vec<Vec<bool>>> {
        let enables: Vec<Vec<bool>> = self.scheme.default_enables().into_iter().map(|on| vec![on == default]).collect();
        let mut rows = Vec::new();
        for error in errors {
            let word: Vec<bool> = entry.iter().zip(error).map(|(bit, flip)| bit ^ flip).collect();
            let mut row = vec![word];
            row.extend(address.cloned());
            row.extend(enables.iter().cloned());
            rows.push(row);
        }
        run(&self.decoder, &rows)
    }

    /// Whether the decoder's result is of the kind of vector `v`: corrected, clean or uncorrectable in turn.
    fn is_wanted(&self, result: &[Vec<bool>], v: usize, data: &[bool]) -> bool {
        let (ce, due) = (self.value(result, "ce")[0], self.value(result, "due")[0]);
        let is_right = self.value(result, "data") == data;
        match v % 3 {
            0 => ce && is_right,
            1 => !ce && !due && is_right,
            _ => due,
        }
    }

    /// Vector `v`, with the first candidate error that gives a result of the wanted kind.
    fn row(&self, v: usize, random: &mut SplitMix64) -> Vec<Vec<bool>> {
        let g = self.scheme.geometry;
        let bits = self.scheme.address.as_ref().map(eccforge_scheme::Address::bits);
        let address: Option<Vec<bool>> = bits.map(|bits| (0..bits).map(|bit| v >> bit & 1 == 1).collect());
        let data: Vec<bool> = g.data_bits().iter().map(|_| random.bits() >> 63 == 1).collect();
        let written = [data.clone()].into_iter().chain(address.clone()).collect::<Vec<_>>();
        let entry = run(&self.encoder, &[written]).remove(0).remove(0);
        let errors = candidates(g.bits(), v, random);
        let results = self.decoded(&entry, &errors, address.as_ref(), true);
        let others = self.decoded(&entry, &errors, address.as_ref(), false);
        let of_kind: Vec<usize> = (0..errors.len()).filter(|at| self.is_wanted(&results[*at], v, &data)).collect();
        // Every sixth is uncorrectable only because of an entry rule, where the code has one: without such vectors a
        // testbench passes if the rules are missing.
        let by_rule = of_kind.iter().find(|at| v % 6 == 5 && results[**at] != others[**at]);
        let at = *by_rule.or(of_kind.first()).unwrap_or(&0);
        let result = &results[at];
        let syndrome = self.syndromes.iter().flat_map(|port| self.value(result, port).clone()).collect();
        let mut row = vec![data, errors[at].clone(), entry];
        row.extend(["data", "ce", "due"].map(|name| self.value(result, name).clone()));
        row.push(syndrome);
        row
    }
}

/// Errors of different sizes, including none and, for every `v`, a single bit.
fn candidates(n: usize, v: usize, random: &mut SplitMix64) -> Vec<Vec<bool>> {
    let mut all = vec![vec![false; n]];
    for round in 0..48 {
        let mut error = vec![false; n];
        for _ in 0..1 + (round + v) % 4 {
            error[random.below(n)] = true;
        }
        all.push(error);
    }
    all.extend((0..16).map(|_| (0..n).map(|_| random.below(2) == 0).collect::<Vec<bool>>()));
    all
}

/// The encoder of entries as they are stored.
fn entry_encoder(scheme: &Scheme) -> Circuit {
    stored(scheme, &eccforge_lower::encoder(scheme).restricted_to(&["entry"]))
}

/// Random encoded words, one for each address: entries, or codewords if the circuit decodes one codeword.
fn written_words(
    scheme: &Scheme,
    encoder: &Circuit,
    addresses: &[Option<Vec<bool>>],
    random: &mut SplitMix64,
    whole: bool,
) -> Vec<Vec<bool>> {
    let width = encoder.inputs()[0].nets.len();
    let mut data: Vec<Vec<bool>> = Vec::new();
    for _ in addresses {
        data.push((0..width).map(|_| random.bits() >> 63 == 1).collect());
    }
    if whole {
        let mut rows: Vec<Vec<Vec<bool>>> = Vec::new();
        for (data, address) in data.into_iter().zip(addresses) {
            rows.push([data].into_iter().chain(address.clone()).collect());
        }
        let outputs = run(&entry_encoder(scheme), &rows);
        return outputs.into_iter().map(|mut ports| ports.remove(0)).collect();
    }
    let checks = scheme.check_positions(0);
    let rows: Vec<Vec<Vec<bool>>> = data.iter().map(|data| vec![data.clone()]).collect();
    let mut words = Vec::new();
    for (data, ports) in data.iter().zip(run(encoder, &rows)) {
        let (mut data, mut check) = (data.iter(), ports[0].iter());
        let mut word = Vec::new();
        for bit in 0..width + checks.len() {
            let next = if checks.contains(&bit) { check.next() } else { data.next() };
            word.push(*next.unwrap_or(&false));
        }
        words.push(word);
    }
    words
}

/// Outputs of a circuit, by row, port and bit.
fn run(circuit: &Circuit, rows: &[Vec<Vec<bool>>]) -> Vec<Vec<Vec<bool>>> {
    let mut interpreter = Interpreter::new(circuit);
    let mut results = Vec::with_capacity(rows.len());
    for batch in rows.chunks(64) {
        for (p, port) in circuit.inputs().iter().enumerate() {
            for (bit, net) in port.nets.iter().enumerate() {
                let mut bit_of_each = 0;
                for (lane, row) in batch.iter().enumerate() {
                    bit_of_each |= u64::from(row[p][bit]) << lane;
                }
                interpreter.set(*net, bit_of_each);
            }
        }
        interpreter.run();
        for v in 0..batch.len() {
            let mut result: Vec<Vec<bool>> = Vec::new();
            for port in circuit.outputs() {
                result.push(port.nets.iter().map(|net| interpreter.get(*net) >> v & 1 == 1).collect());
            }
            results.push(result);
        }
    }
    results
}

fn evaluate(circuit: &Circuit, rows: Vec<Vec<Vec<bool>>>, options: &Options) -> Vectors {
    let results = run(circuit, &rows);
    let rows = rows.into_iter().zip(results).map(|(row, result)| row.into_iter().chain(result).collect()).collect();
    Vectors {
        inputs: circuit.inputs().iter().map(|p| (options.input(&p.name), p.nets.len())).collect(),
        outputs: circuit
            .outputs()
            .iter()
            // A circuit has each name once, and a module calls input and output `entry_i` and `entry_o`.
            .map(|p| (options.output(if p.name == "corrected" { "entry" } else { &p.name }), p.nets.len()))
            .collect(),
        rows,
    }
}

/// `<module>_vectors.hex`: one line for each vector, the first port most significant.
pub(super) fn file(module: &str, vectors: &Vectors) -> File {
    let mut text = String::new();
    for row in &vectors.rows {
        let bits: Vec<bool> = row.iter().rev().flatten().copied().collect();
        text += &hex(&bits);
        text.push('\n');
    }
    File { name: format!("{module}_vectors.hex"), text }
}
