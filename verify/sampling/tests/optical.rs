//! Tests of the codes of optical discs as stages against decoders by the plain definitions of their standards, which read bytes of
//! a disc and share no code with the stages.

use eccforge_circuit::lanes::{Backend, Slot};
use eccforge_exact::stages::StagesReader;
use eccforge_gf::random::SplitMix64;
use eccforge_oracle::bounded::BoundedDistance;
use eccforge_sampling::staged::Pipeline;
use eccforge_scheme::library;
use eccforge_scheme::stages::Stages;
use std::path::Path;

/// A Reed-Solomon code of the standards: the field of 0x11D, syndromes from power 0, the last symbol with locator 1.
fn code(symbols: usize, check_symbols: usize) -> BoundedDistance {
    let mut code = BoundedDistance {
        polynomial: 0x11D,
        first_power: 0,
        check_symbols,
        locators: Vec::new(),
        multipliers: Vec::new(),
    };
    code.locators = (0..symbols).rev().map(|power| code.power(2, power as u32)).collect();
    code
}

/// A word with the values that a decoder adds; `None` if it is uncorrectable.
fn corrected(code: &BoundedDistance, word: &[u8], erased: &[usize], radius: usize) -> Option<Vec<u8>> {
    if erased.len() > code.check_symbols {
        return None;
    }
    let symbols: Vec<u32> = word.iter().map(|byte| u32::from(*byte)).collect();
    let radius = radius.min((code.check_symbols - erased.len()) / 2);
    let mut word = word.to_vec();
    for (s, value) in code.correct(&symbols, erased, radius)? {
        word[s] ^= value as u8;
    }
    Some(word)
}

/// A word whose symbols in `checks` are computed from the others.
fn encoded(code: &BoundedDistance, word: &[u8], checks: &[usize]) -> Vec<u8> {
    corrected(code, word, checks, 0).expect("as many unknown symbols as equations")
}

fn stages(file: &str) -> Stages {
    // The manifest is that of the tests, which are in a folder of the library.
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../examples/optical").join(file);
    Stages::from_path(&path, &library::named_scheme).expect("an example")
}

/// The result of a read: the delivered words, with `None` for uncorrectable ones.
type Delivered = Vec<Option<Vec<u8>>>;

/// A medium by the definition of its standard: bytes that are written and read.
trait Medium {
    /// The words of random data with their check symbols, as read from the medium, and the data of the last stage.
    fn written(&self, random: &mut SplitMix64) -> (Vec<Vec<u8>>, Vec<Vec<u8>>);
    /// The data of these words.
    fn read(&self, words: &[Vec<u8>]) -> Delivered;
}

/// Adds wrong cells, numbered bit after bit in words of equal length.
fn add(words: &mut [Vec<u8>], error: &[usize]) {
    let length = words[0].len();
    error.iter().for_each(|cell| words[cell / 8 / length][cell / 8 % length] ^= 1 << (cell % 8));
}

/// Compares both decoders on errors; returns the number that are detected.
fn compared(stages: &Stages, errors: &[Vec<usize>], medium: &dyn Medium) -> usize {
    let (pipeline, mut random) = (Pipeline::new(stages).expect("it fits"), SplitMix64::new(errors.len() as u64));
    let mut detected = 0;
    for errors in errors.chunks(512) {
        let mut injected = vec![Slot::ZERO; pipeline.bits()];
        for (lane, error) in errors.iter().enumerate() {
            error.iter().for_each(|cell| injected[*cell].0[lane / 64] |= 1 << (lane % 64));
        }
        let verdict = pipeline.run(Backend::best(), &mut pipeline.bench(), &injected, None);
        let (words, data) = medium.written(&mut random);
        for (lane, error) in errors.iter().enumerate() {
            let mut words = words.clone();
            add(&mut words, error);
            let delivered = medium.read(&words);
            let silent = delivered.iter().zip(&data).any(|(word, data)| word.as_ref().is_some_and(|word| word != data));
            let refused = delivered.iter().any(Option::is_none);
            assert_eq!(verdict.silent.get(lane), silent, "{error:?}");
            assert_eq!(verdict.detected.get(lane), refused && !silent, "{error:?}");
            detected += usize::from(refused);
        }
    }
    detected
}

/// Frames of a disc, as on a ring.
const FRAMES: usize = 128;
/// Check symbols of C2 and of C1 in a word, which the disc stores complemented.
const INVERTED: [usize; 8] = [12, 13, 14, 15, 28, 29, 30, 31];

/// The compact disc by IEC 60908: C2, delays of 4 s frames, C1, and a delay of one frame for every other symbol.
struct Disc {
    c1: BoundedDistance,
    c2: BoundedDistance,
}

impl Medium for Disc {
    fn written(&self, random: &mut SplitMix64) -> (Vec<Vec<u8>>, Vec<Vec<u8>>) {
        let mut words = vec![vec![0; 32]; FRAMES];
        let mut data = Vec::new();
        for t in 0..FRAMES {
            let word: Vec<u8> = (0..28).map(|_| random.below(256) as u8).collect();
            let word = encoded(&self.c2, &word, &[12, 13, 14, 15]);
            for (s, symbol) in word.iter().enumerate() {
                words[(t + 4 * s) % FRAMES][s] = *symbol;
            }
            data.push(without_checks(&word));
        }
        for word in &mut words {
            *word = encoded(&self.c1, word, &[28, 29, 30, 31]);
            INVERTED.iter().for_each(|s| word[*s] ^= 0xFF);
        }
        (words, data)
    }

    fn read(&self, words: &[Vec<u8>]) -> Delivered {
        let mut passed = Vec::new();
        for word in words {
            let mut word = word.clone();
            INVERTED.iter().for_each(|s| word[*s] ^= 0xFF);
            let better = corrected(&self.c1, &word, &[], 1);
            passed.push((better.is_none(), better.unwrap_or(word)));
        }
        let mut delivered = Vec::new();
        for t in 0..FRAMES {
            let from: Vec<&(bool, Vec<u8>)> = (0..28).map(|s| &passed[(t + 4 * s) % FRAMES]).collect();
            let word: Vec<u8> = from.iter().enumerate().map(|(s, (_, word))| word[s]).collect();
            let flagged: Vec<usize> = (0..28).filter(|s| from[*s].0).collect();
            delivered.push(corrected(&self.c2, &word, &flagged, 2).map(|word| without_checks(&word)));
        }
        delivered
    }
}

fn without_checks(word: &[u8]) -> Vec<u8> {
    [&word[..12], &word[16..]].concat()
}

/// The order of symbols in which a burst passes.
#[derive(Clone, Copy, Debug)]
enum Order {
    /// That of C1 words.
    Words,
    /// That of the disc, where a frame has the even symbols of a word and the odd symbols of the next one.
    Disc,
}

/// The bits of C1 words, as numbers of cells, that are bits of a burst. The highest bit of a symbol comes first.
fn burst(order: Order, first: usize, bits: usize) -> Vec<usize> {
    let mut cells = Vec::new();
    for bit in first..first + bits {
        let (frame, s, i) = (bit / 256, bit / 8 % 32, 7 - bit % 8);
        let word = match order {
            Order::Words => frame,
            Order::Disc => frame + s % 2,
        };
        cells.push(word % FRAMES * 256 + s * 8 + i);
    }
    cells
}

#[test]
fn bursts_of_a_compact_disc_end_as_by_the_delay_lines_of_the_standard() {
    let (stages, disc) = (stages("cd-circ.yaml"), Disc { c1: code(32, 4), c2: code(28, 4) });
    // The lengths that the example states, and one bit more.
    for (order, longest) in [(Order::Words, 3857), (Order::Disc, 3633)] {
        for (length, all) in [(longest, true), (longest + 1, false)] {
            // Words are written alike, so that all starts in one frame are all starts.
            let errors: Vec<Vec<usize>> = (0..256).map(|bit| burst(order, bit * 257, length)).collect();
            let detected = compared(&stages, &errors, &disc);
            assert_eq!(detected == 0, all, "{order:?} {length}: {detected}");
        }
    }
}

#[test]
fn random_errors_of_a_compact_disc_end_as_by_the_delay_lines_of_the_standard() {
    let (stages, disc) = (stages("cd-circ.yaml"), Disc { c1: code(32, 4), c2: code(28, 4) });
    let mut random = SplitMix64::new(5);
    let mut errors = Vec::new();
    for i in 0..256 {
        // Wrong bits everywhere, a burst with gaps, or both.
        let everywhere = (0..random.below(300)).map(|_| random.below(32768));
        let mut error: Vec<usize> = if i % 3 > 0 { everywhere.collect() } else { Vec::new() };
        if i % 3 < 2 {
            let cells = burst(Order::Disc, random.below(32768), random.below(5000));
            error.extend(cells.into_iter().filter(|_| random.below(4) > 0));
        }
        error.sort_unstable();
        error.dedup();
        errors.push(error);
    }
    let detected = compared(&stages, &errors, &disc);
    assert!((60..200).contains(&detected), "{detected}");
}

#[test]
fn a_burst_of_a_compact_disc_leaves_the_same_bytes_in_both_decoders() {
    let (stages, disc) = (stages("cd-circ.yaml"), Disc { c1: code(32, 4), c2: code(28, 4) });
    let reader = StagesReader::new(&stages);
    let (words, data) = disc.written(&mut SplitMix64::new(9));
    let error = burst(Order::Disc, 1000, 4200);
    let mut wrong = words;
    add(&mut wrong, &error);
    let delivered = disc.read(&wrong);
    let passage = reader.decode(&error);
    let due: Vec<bool> = passage.blocks.iter().map(|block| block.due).collect();
    assert_eq!(due, delivered.iter().map(Option::is_none).collect::<Vec<_>>());
    for (block, (word, data)) in passage.blocks.iter().zip(delivered.iter().zip(&data)) {
        assert!(block.due || block.wrong_data.is_empty() && word.as_ref() == Some(data), "{block:?}");
    }
}

/// One of the two arrays of a CD-ROM sector by ECMA-130, Annex A: 1032 bytes of data, 86 of P parity and 52 of Q parity.
struct Array {
    p: BoundedDistance,
    q: BoundedDistance,
}

/// Bytes of an array with P parity.
const ARRAY: usize = 1118;

/// The bytes of Q word n, and of column c.
fn q_word(n: usize) -> Vec<usize> {
    (0..43).map(|m| (44 * m + 43 * n) % ARRAY).chain([ARRAY + n, ARRAY + 26 + n]).collect()
}

fn column(c: usize) -> Vec<usize> {
    (0..26).map(|r| c + 43 * r).collect()
}

impl Medium for Array {
    fn written(&self, random: &mut SplitMix64) -> (Vec<Vec<u8>>, Vec<Vec<u8>>) {
        let mut bytes: Vec<u8> = (0..ARRAY + 52).map(|_| random.below(256) as u8).collect();
        let mut data = Vec::new();
        for c in 0..43 {
            let word: Vec<u8> = column(c).into_iter().map(|byte| bytes[byte]).collect();
            let word = encoded(&self.p, &word, &[24, 25]);
            column(c).into_iter().zip(&word).for_each(|(byte, value)| bytes[byte] = *value);
            data.push(word[..24].to_vec());
        }
        let mut words = Vec::new();
        for n in 0..26 {
            let word: Vec<u8> = q_word(n).into_iter().map(|byte| bytes[byte]).collect();
            words.push(encoded(&self.q, &word, &[43, 44]));
        }
        (words, data)
    }

    fn read(&self, words: &[Vec<u8>]) -> Delivered {
        // The value of each byte, and whether its Q word is uncorrectable.
        let mut bytes = vec![(0, false); ARRAY + 52];
        for (n, word) in words.iter().enumerate() {
            let better = corrected(&self.q, word, &[], 1);
            let is_flagged = better.is_none();
            for (byte, value) in q_word(n).into_iter().zip(better.unwrap_or_else(|| word.clone())) {
                bytes[byte] = (value, is_flagged);
            }
        }
        let mut delivered = Vec::new();
        for c in 0..43 {
            let (word, flags): (Vec<u8>, Vec<bool>) = column(c).into_iter().map(|byte| bytes[byte]).unzip();
            let flagged: Vec<usize> = (0..26).filter(|r| flags[*r]).collect();
            delivered.push(corrected(&self.p, &word, &flagged, 1).map(|word| word[..24].to_vec()));
        }
        delivered
    }
}

/// Cells of an array: all bits of these bytes for which `wrong` is true.
fn cells(bytes: impl Iterator<Item = usize>, mut wrong: impl FnMut() -> bool) -> Vec<usize> {
    let words: Vec<Vec<usize>> = (0..26).map(q_word).collect();
    let mut cells = Vec::new();
    for byte in bytes {
        for (n, word) in words.iter().enumerate() {
            let symbols = word.iter().enumerate().filter(|(_, b)| **b == byte);
            cells.extend(symbols.flat_map(|(m, _)| (0..8).map(move |i| (n * 45 + m) * 8 + i)));
        }
    }
    cells.retain(|_| wrong());
    cells
}

#[test]
fn bursts_of_a_cd_rom_sector_end_as_by_the_formulas_of_the_standard() {
    let (stages, array) = (stages("cdrom-rspc.yaml"), Array { p: code(26, 2), q: code(45, 2) });
    // The next byte of a row is in the Q word before, and the first byte of the next row is nine words further. So 18 bytes are in 18
    // words; with three more, three words can have two, and P restores two symbols of a column. Equal values at two bytes have a first
    // syndrome of zero, so that no word is accepted as one with a single wrong byte.
    for (length, some, all) in [(18, false, false), (20, false, false), (21, true, false), (29, true, true)] {
        let errors: Vec<Vec<usize>> = (0..=ARRAY - length).map(|first| cells(first..first + length, || true)).collect();
        let detected = compared(&stages, &errors, &array);
        assert_eq!((detected > 0, detected == errors.len()), (some, all), "{length}: {detected}");
    }
}

#[test]
fn two_lost_words_of_a_cd_rom_sector_are_restored() {
    let (stages, array) = (stages("cdrom-rspc.yaml"), Array { p: code(26, 2), q: code(45, 2) });
    let (mut random, mut errors) = (SplitMix64::new(3), Vec::new());
    for a in 0..26 {
        for b in 0..a {
            let mut byte = || random.below(2) == 1;
            errors.push(cells(q_word(a).into_iter().chain(q_word(b)), &mut byte));
        }
    }
    // Q accepts a random word as one with a single wrong byte in 17.5 % of all cases.
    let found = compared(&stages, &errors, &array);
    assert!((60..150).contains(&found), "{found} of {}", errors.len());
}

#[test]
fn random_errors_of_a_cd_rom_sector_end_as_by_the_formulas_of_the_standard() {
    let (stages, array) = (stages("cdrom-rspc.yaml"), Array { p: code(26, 2), q: code(45, 2) });
    let mut random = SplitMix64::new(4);
    let mut errors = Vec::new();
    for _ in 0..512 {
        let first = random.below(ARRAY);
        let burst = cells(first..first + random.below(40), || random.below(2) == 1);
        let mut error: Vec<usize> =
            burst.into_iter().chain((0..random.below(12)).map(|_| random.below(9360))).collect();
        error.sort_unstable();
        error.dedup();
        errors.push(error);
    }
    let detected = compared(&stages, &errors, &array);
    assert!((100..450).contains(&detected), "{detected}");
}
