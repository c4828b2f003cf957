//! Received entries of any scheme, decoded by the interpreted circuit, and by the oracle where there is one.

use eccforge_circuit::{Circuit, Interpreter};
use eccforge_gf::random::SplitMix64;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::encoder;
use eccforge_oracle as oracle;
use eccforge_scheme::{PairConfirmation, Scheme};
use std::process::Command;

/// Runs a compiler that must accept its input.
pub fn compile(command: &mut Command) {
    let output = command.output().expect("the compiler runs");
    assert!(output.status.success(), "{command:?}\n{}", String::from_utf8_lossy(&output.stderr));
}

/// The places of physical bits in bytes.
pub struct EntryShape {
    /// `order[i]`: data bit, or data bits + check bit, of physical bit i.
    pub order: Vec<usize>,
    pub data_bits: usize,
    pub check_bits: usize,
    pub enables: usize,
    /// By check bit: whether it is stored complemented. Data bytes are those of the caller.
    pub complemented: Vec<bool>,
}

impl EntryShape {
    pub fn of(scheme: &Scheme) -> Self {
        let (data, check) = (scheme.geometry.data_bits(), scheme.geometry.check_bits());
        let mut order = vec![0; scheme.geometry.bits()];
        data.iter().chain(&check).enumerate().for_each(|(place, &bit)| order[bit] = place);
        let complemented = check.iter().map(|bit| scheme.constant.contains(bit)).collect();
        Self { order, data_bits: data.len(), check_bits: check.len(), enables: scheme.enables.len(), complemented }
    }

    fn bytes(&self, entry: &[bool]) -> Vec<u8> {
        let data_bytes = self.data_bits.div_ceil(8);
        let mut bytes = vec![0; data_bytes + self.check_bits.div_ceil(8)];
        for (bit, &place) in self.order.iter().enumerate() {
            let inverted = place >= self.data_bits && self.complemented[place - self.data_bits];
            if entry[bit] == inverted {
                continue;
            }
            let at = if place < self.data_bits { place } else { 8 * data_bytes + place - self.data_bits };
            bytes[at / 8] |= 1 << (at % 8);
        }
        bytes
    }
}

/// An output of a circuit that has run: a word for each bit, with a bit for each of 64 entries.
fn words(circuit: &Circuit, run: &Interpreter, port: &str) -> Vec<u64> {
    circuit.output(port).expect("a port").nets.iter().map(|net| run.get(*net)).collect()
}

/// The bits of one entry.
fn bits(words: &[u64], lane: usize) -> Vec<bool> {
    words.iter().map(|word| word >> lane & 1 == 1).collect()
}

/// The status of one entry.
fn status(ce: &[u64], due: &[u64], lane: usize) -> u8 {
    (ce[0] >> lane & 1 | (due[0] >> lane & 1) << 1) as u8
}

/// Entries as bytes: received (data, check), and decoded (status, data, check), enables all on.
pub struct Cases {
    pub received: Vec<u8>,
    pub decoded: Vec<u8>,
}

impl Cases {
    /// A codeword with every correctable pattern of one codeword, up to a few thousand of each dimension. By definition each is
    /// corrected, unless several bits need confirmation by another codeword.
    pub fn patterns(scheme: &Scheme) -> Self {
        const MOST: u64 = 20_000;
        let shape = EntryShape::of(scheme);
        let encoder = encoder(scheme);
        let mut random = SplitMix64::new(1);
        let mut encode = Interpreter::new(&encoder);
        encoder.inputs()[0].nets.iter().for_each(|n| encode.set(*n, random.bits()));
        encode.run();
        let entry = bits(&words(&encoder, &encode, "entry"), 0);
        let clean = shape.bytes(&entry);
        let mut cases = Self { received: Vec::new(), decoded: Vec::new() };
        for (w, spaces) in scheme.corrects.iter().enumerate() {
            let total: u64 = spaces.iter().map(|space| (1 << space.dimension()) - 1).sum();
            for space in spaces {
                let mut index = 1 + random.bits() % total.div_ceil(MOST);
                while index < 1 << space.dimension() {
                    let pattern = space.pattern(index);
                    let mut received = entry.clone();
                    pattern.iter().for_each(|bit| received[scheme.layout.codeword(w)[*bit]] ^= true);
                    let received = shape.bytes(&received);
                    let confirmed = scheme.pair_confirmation == PairConfirmation::None || pattern.len() == 1;
                    cases.decoded.push(if confirmed { 1 } else { 2 });
                    cases.decoded.extend(if confirmed { &clean } else { &received });
                    cases.received.extend(received);
                    index += 1 + random.bits() % (2 * total.div_ceil(MOST) - 1);
                }
            }
        }
        while !(cases.received.len() / clean.len()).is_multiple_of(64) {
            cases.received.extend(&clean);
            cases.decoded.push(0);
            cases.decoded.extend(&clean);
        }
        cases
    }

    /// Entries at random addresses, with errors of up to three bits, some read at another address: received (address in eight bytes,
    /// data, check), and decoded (status, data, check). An address that is XORed into the data is removed from the delivered data.
    pub fn addressed(scheme: &Scheme, groups: usize) -> Self {
        let shape = EntryShape::of(scheme);
        let encoder = encoder(scheme);
        let decoder = Decoder::new(scheme, Strategy::SyndromeLookup).flatten();
        let mut random = SplitMix64::new(5);
        let mut cases = Self { received: Vec::new(), decoded: Vec::new() };
        for _ in 0..groups {
            let (mut encode, mut decode) = (Interpreter::new(&encoder), Interpreter::new(&decoder));
            encoder.inputs().iter().flat_map(|port| &port.nets).for_each(|net| encode.set(*net, random.bits()));
            encode.run();
            let mut entry = words(&encoder, &encode, "entry");
            let mut address: Vec<u64> =
                encoder.input("address").expect("a port").nets.iter().map(|net| encode.get(*net)).collect();
            for lane in 0..64 {
                (0..lane % 4).for_each(|_| entry[random.bits() as usize % shape.order.len()] ^= 1 << lane);
                if lane % 8 == 0 {
                    let bit = random.bits() as usize % address.len();
                    address[bit] ^= 1 << lane;
                }
            }
            let set = |decode: &mut Interpreter, port: &str, values: &[u64]| {
                let nets = &decoder.input(port).expect("a port").nets;
                nets.iter().zip(values).for_each(|(net, value)| decode.set(*net, *value));
            };
            set(&mut decode, "entry", &entry);
            set(&mut decode, "address", &address);
            decode.run();
            let [ce, due, flips] = ["ce", "due", "flips"].map(|port| words(&decoder, &decode, port));
            let corrected: Vec<u64> = entry.iter().zip(&flips).map(|(a, b)| a ^ b).collect();
            for lane in 0..64 {
                let number = bits(&address, lane).iter().rev().fold(0u64, |all, bit| all << 1 | u64::from(*bit));
                cases.received.extend(number.to_le_bytes());
                cases.received.extend(shape.bytes(&bits(&entry, lane)));
                cases.decoded.push(status(&ce, &due, lane));
                let mut delivered = bits(&corrected, lane);
                let folded = scheme.address.iter().flat_map(|address| address.flips.iter().enumerate());
                for bit in folded.filter(|(a, _)| number >> a & 1 == 1).flat_map(|(_, flips)| flips) {
                    delivered[*bit] ^= scheme.geometry.is_data(*bit);
                }
                cases.decoded.extend(shape.bytes(&delivered));
            }
        }
        cases
    }

    /// Codewords with errors of no, few and many bits. A multiple of 64 entries.
    pub fn of(scheme: &Scheme, count: usize) -> Self {
        let shape = EntryShape::of(scheme);
        let oracle = oracle::by_id(&scheme.id);
        let encoder = encoder(scheme);
        let decoder = Decoder::new(scheme, Strategy::SyndromeLookup).flatten();
        let mut random = SplitMix64::new(count as u64);
        let mut cases = Self { received: Vec::new(), decoded: Vec::new() };
        for group in 0..count / 64 {
            let mut encode = Interpreter::new(&encoder);
            encoder.inputs()[0].nets.iter().for_each(|n| encode.set(*n, random.bits()));
            encode.run();
            let mut entry = words(&encoder, &encode, "entry");
            for lane in 0..64 {
                match (group + lane) % 8 {
                    0 => {}
                    7 => entry.iter_mut().for_each(|w| *w ^= (random.bits() & 1) << lane),
                    6 => {
                        // Within eight neighbouring bits.
                        let first = random.bits() as usize % (entry.len() / 8) * 8;
                        entry[first..first + 8].iter_mut().for_each(|w| *w ^= (random.bits() & 1) << lane);
                    }
                    few => (0..few.min(3)).for_each(|_| {
                        let bit = random.bits() as usize % entry.len();
                        entry[bit] ^= 1 << lane;
                    }),
                }
            }
            let mut decode = Interpreter::new(&decoder);
            for (net, word) in decoder.input("entry").expect("a port").nets.iter().zip(&entry) {
                decode.set(*net, *word);
            }
            decoder.inputs()[1..].iter().for_each(|p| decode.set(p.nets[0], u64::MAX));
            decode.run();
            let [ce, due, corrected] = ["ce", "due", "corrected"].map(|port| words(&decoder, &decode, port));
            for lane in 0..64 {
                let status = status(&ce, &due, lane);
                if let Some(oracle) = &oracle {
                    let own = oracle.decode(&bits(&entry, lane));
                    let expected = match own.status {
                        oracle::Status::Clean => 0,
                        oracle::Status::Corrected => 1,
                        oracle::Status::Detected => 2,
                    };
                    assert_eq!((status, bits(&corrected, lane)), (expected, own.entry), "{}", scheme.id);
                }
                cases.received.extend(shape.bytes(&bits(&entry, lane)));
                cases.decoded.push(status);
                cases.decoded.extend(shape.bytes(&bits(&corrected, lane)));
            }
        }
        cases
    }
}
