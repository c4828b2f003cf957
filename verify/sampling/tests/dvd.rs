//! Tests of the product code of the DVD against a decoder that follows ECMA-267, which has a field and linear equations of its own.

use eccforge_circuit::lanes::{Backend, Slot};
use eccforge_exact::stages::StagesReader;
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::random::SplitMix64;
use eccforge_sampling::staged::Pipeline;
use eccforge_scheme::algebraic::Algebraic;
use eccforge_scheme::library;
use eccforge_scheme::stages::Stages;
use std::path::Path;

/// Rows and columns of an ECC block with parity, and of its data.
const ROWS: usize = 208;
const COLUMNS: usize = 182;
const DATA_ROWS: usize = 192;
const DATA_COLUMNS: usize = 172;

/// GF(2^8) by x^8 + x^4 + x^3 + x^2 + 1: powers of the primitive element, and logarithms.
struct Bytes {
    powers: Vec<u8>,
    logs: Vec<usize>,
}

impl Bytes {
    fn new() -> Self {
        let (mut powers, mut logs, mut x) = (Vec::new(), vec![0; 256], 1usize);
        for i in 0..255 {
            powers.push(x as u8);
            logs[x] = i;
            x <<= 1;
            x = if x > 255 { x ^ 0x11D } else { x };
        }
        Self { powers, logs }
    }

    fn power(&self, exponent: usize) -> u8 {
        self.powers[exponent % 255]
    }

    fn times(&self, a: u8, b: u8) -> u8 {
        if a == 0 || b == 0 { 0 } else { self.power(self.logs[usize::from(a)] + self.logs[usize::from(b)]) }
    }

    /// Solves the equations, each with its right side last; `None` if they have no solution or several.
    fn solved(&self, mut rows: Vec<Vec<u8>>, unknowns: usize) -> Option<Vec<u8>> {
        for u in 0..unknowns {
            let pivot = (u..rows.len()).find(|row| rows[*row][u] != 0)?;
            rows.swap(u, pivot);
            let inverse = self.power(255 - self.logs[usize::from(rows[u][u])]);
            let scaled: Vec<u8> = rows[u].iter().map(|value| self.times(*value, inverse)).collect();
            for (_, row) in rows.iter_mut().enumerate().filter(|(other, _)| *other != u) {
                let factor = row[u];
                row.iter_mut().zip(&scaled).for_each(|(value, own)| *value ^= self.times(factor, *own));
            }
            rows[u] = scaled;
        }
        let is_solved = rows[unknowns..].iter().all(|row| row[unknowns] == 0);
        is_solved.then(|| rows[..unknowns].iter().map(|row| row[unknowns]).collect())
    }
}

/// A code whose words are multiples of the product of x + a^k, k below `checks`; the first byte has the highest power of x.
struct Code<'f> {
    field: &'f Bytes,
    checks: usize,
    most: usize,
}

impl Code<'_> {
    /// The data with the remainder of its division by the generator polynomial.
    fn encoded(&self, data: &[u8]) -> Vec<u8> {
        let mut generator = vec![1u8];
        for k in 0..self.checks {
            let mut next = [&generator[..], &[0]].concat();
            for (i, coefficient) in generator.iter().enumerate() {
                next[i + 1] ^= self.field.times(*coefficient, self.field.power(k));
            }
            generator = next;
        }
        let mut rest = [data, &vec![0; self.checks]].concat();
        for i in 0..data.len() {
            let lead = rest[i];
            for (j, coefficient) in generator.iter().enumerate() {
                rest[i + j] ^= self.field.times(lead, *coefficient);
            }
        }
        [data, &rest[data.len()..]].concat()
    }

    /// The corrected word; `None` if no codeword is near enough.
    fn decoded(&self, word: &[u8], erased: &[usize]) -> Option<Vec<u8>> {
        let (field, n) = (self.field, word.len());
        let mut sums = vec![0; self.checks];
        for (k, sum) in sums.iter_mut().enumerate() {
            for (s, value) in word.iter().enumerate() {
                *sum ^= field.times(*value, field.power(k * (n - 1 - s)));
            }
        }
        if erased.len() > self.checks {
            return None;
        }
        // Each erased symbol is removed from the sums: the next sum minus its locator times this one.
        let mut others = sums.clone();
        for s in erased {
            let x = field.power(n - 1 - s);
            others = others.windows(2).map(|pair| pair[1] ^ field.times(pair[0], x)).collect();
        }
        for errors in 0..=self.most.min((self.checks - erased.len()) / 2) {
            let equations = (0..errors).map(|k| others[k..=k + errors].to_vec()).collect();
            let Some(locator) = field.solved(equations, errors) else { continue };
            let mut places = erased.to_vec();
            for s in (0..n).filter(|s| !erased.contains(s)) {
                let x = n - 1 - s;
                let sum = locator
                    .iter()
                    .enumerate()
                    .fold(field.power(x * errors), |sum, (i, c)| sum ^ field.times(*c, field.power(x * i)));
                if errors > 0 && sum == 0 {
                    places.push(s);
                }
            }
            let equation = |(k, sum): (usize, &u8)| {
                places.iter().map(|s| field.power(k * (n - 1 - s))).chain([*sum]).collect::<Vec<u8>>()
            };
            if places.len() > self.checks {
                continue;
            }
            if let Some(values) = field.solved(sums.iter().enumerate().map(equation).collect(), places.len()) {
                let mut word = word.to_vec();
                places.iter().zip(values).for_each(|(s, value)| word[*s] ^= value);
                return Some(word);
            }
        }
        None
    }
}

/// An ECC block as rows of bytes.
type Block = Vec<Vec<u8>>;

struct Disc<'f> {
    pi: Code<'f>,
    po: Code<'f>,
}

impl<'f> Disc<'f> {
    fn new(field: &'f Bytes) -> Self {
        Self { pi: Code { field, checks: 10, most: 5 }, po: Code { field, checks: 16, most: 8 } }
    }

    /// A block of random data.
    fn written(&self, random: &mut SplitMix64) -> Block {
        let mut block = vec![vec![0; DATA_COLUMNS]; ROWS];
        for c in 0..DATA_COLUMNS {
            let data: Vec<u8> = (0..DATA_ROWS).map(|_| random.below(256) as u8).collect();
            self.po.encoded(&data).into_iter().zip(&mut block).for_each(|(byte, row)| row[c] = byte);
        }
        block.iter().map(|row| self.pi.encoded(row)).collect()
    }

    /// The columns of the data as delivered, with `None` for uncorrectable ones.
    fn read(&self, block: &Block) -> Vec<Option<Vec<u8>>> {
        let better: Vec<Option<Vec<u8>>> = block.iter().map(|row| self.pi.decoded(row, &[])).collect();
        let erased: Vec<usize> = (0..ROWS).filter(|r| better[*r].is_none()).collect();
        let rows: Vec<&Vec<u8>> =
            better.iter().zip(block).map(|(better, row)| better.as_ref().unwrap_or(row)).collect();
        let column = |c: usize| rows.iter().map(|row| row[c]).collect::<Vec<u8>>();
        (0..DATA_COLUMNS).map(|c| self.po.decoded(&column(c), &erased).map(|word| word[..DATA_ROWS].to_vec())).collect()
    }
}

/// Wrong bytes of a block: row, column, and the value that is added.
type Wrong = Vec<(usize, usize, u8)>;

/// The wrong bits as cells of the stages.
fn cells(wrong: &Wrong) -> Vec<usize> {
    let bits = |(r, c, value): &(usize, usize, u8)| {
        let (first, value) = ((r * COLUMNS + c) * 8, *value);
        (0..8).filter(move |i| value >> i & 1 == 1).map(move |i| first + i)
    };
    wrong.iter().flat_map(bits).collect()
}

fn stages() -> Stages {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../examples/optical/dvd.yaml");
    Stages::from_path(&path, &library::scheme_of_stage).expect("an example")
}

/// The outcome of each error, 0 right, 1 detected or 2 silent, which both decoders agree on.
fn outcomes(errors: &[Wrong]) -> Vec<usize> {
    let (stages, field) = (stages(), Bytes::new());
    let (pipeline, disc, mut random) =
        (Pipeline::new(&stages).expect("it fits"), Disc::new(&field), SplitMix64::new(8));
    let mut found = Vec::new();
    for errors in errors.chunks(512) {
        let mut injected = vec![Slot::ZERO; pipeline.bits()];
        for (lane, wrong) in errors.iter().enumerate() {
            cells(wrong).iter().for_each(|cell| injected[*cell].0[lane / 64] ^= 1 << (lane % 64));
        }
        let verdict = pipeline.run(Backend::best(), &mut pipeline.bench(), &injected, None);
        let block = disc.written(&mut random);
        for (lane, wrong) in errors.iter().enumerate() {
            let mut read = block.clone();
            wrong.iter().for_each(|(r, c, value)| read[*r][*c] ^= value);
            let delivered = disc.read(&read);
            let is_wrong = |(c, column): (usize, &Option<Vec<u8>>)| {
                column.as_ref().is_some_and(|own| own.iter().zip(&block).any(|(byte, row)| *byte != row[c]))
            };
            let silent = delivered.iter().enumerate().any(is_wrong);
            let detected = !silent && delivered.iter().any(Option::is_none);
            assert_eq!([verdict.silent.get(lane), verdict.detected.get(lane)], [silent, detected], "{wrong:?}");
            found.push(if silent { 2 } else { usize::from(detected) });
        }
    }
    found
}

/// A burst on the disc, which has the rows of data with a row of PO parity after every twelve.
fn burst(first: usize, bytes: usize, mut value: impl FnMut() -> u8) -> Wrong {
    let row = |recorded: usize| match recorded % 13 {
        12 => DATA_ROWS + recorded / 13,
        own => recorded / 13 * 12 + own,
    };
    (first..first + bytes).map(|byte| (row(byte / COLUMNS), byte % COLUMNS, value())).collect()
}

/// Check bytes of the data 7 i + 3 mod 256 by the Python packages reedsolo 1.7.0 and galois 0.4.11, which agree.
#[test]
fn words_of_a_dvd_are_those_of_other_encoders() {
    let field = Bytes::new();
    let disc = Disc::new(&field);
    for (file, code, size, check) in [
        ("dvd-pi.yaml", &disc.pi, DATA_COLUMNS, "46fecca522b7c946bbb0"),
        ("dvd-po.yaml", &disc.po, DATA_ROWS, "37870c63647651c0f880da04af2a0f70"),
    ] {
        let data: Vec<u8> = (0..size).map(|i| (7 * i + 3) as u8).collect();
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        assert_eq!(hex(&code.encoded(&data)[size..]), check, "{file}");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../examples/optical").join(file);
        let scheme = Algebraic::from_text(&SourceFile::read(&path).expect("a file")).expect("valid").expect("no list");
        let bits: Vec<bool> = (0..8 * size).map(|b| data[b / 8] >> (b % 8) & 1 == 1).collect();
        let own: Vec<u8> = scheme.encode(&bits).chunks(8).map(byte).collect();
        assert_eq!(hex(&own), check, "{file}");
    }
}

fn byte(bits: &[bool]) -> u8 {
    bits.iter().rev().fold(0, |value, bit| value << 1 | u8::from(*bit))
}

#[test]
fn bursts_of_a_dvd_end_as_by_the_formulas_of_the_standard() {
    // Sixteen rows, less the byte before and after which PI still corrects five.
    let longest = 15 * COLUMNS + 11;
    for (length, all) in [(longest, true), (longest + 1, false)] {
        let starts = (0..COLUMNS).map(|byte| byte % 190 * COLUMNS + byte);
        let errors: Vec<Wrong> = starts.map(|first| burst(first, length, || 0xFF)).collect();
        let found = outcomes(&errors);
        assert_eq!(found.iter().all(|outcome| *outcome == 0), all, "{length}: {found:?}");
        assert!(!found.contains(&2));
    }
}

#[test]
fn errors_and_erasures_of_a_dvd_end_as_by_the_formulas_of_the_standard() {
    let (field, mut random) = (Bytes::new(), SplitMix64::new(21));
    let pi = Disc::new(&field).pi;
    let mut errors: Vec<Wrong> = Vec::new();
    let mut expected = Vec::new();
    // Words of PI are added to `missed` rows, which PI does not see, and `lost` rows have six wrong bytes or more.
    for missed in 0..=9 {
        for lost in (14 - 2 * missed.min(7))..=(18 - 2 * missed).max(2) {
            let mut rows: Vec<usize> = Vec::new();
            while rows.len() < missed + lost {
                let row = random.below(ROWS);
                if !rows.contains(&row) {
                    rows.push(row);
                }
            }
            let mut wrong = Vec::new();
            for row in &rows[..missed] {
                let data: Vec<u8> = (0..DATA_COLUMNS).map(|_| random.below(256) as u8).collect();
                wrong.extend(pi.encoded(&data).into_iter().enumerate().map(|(c, value)| (*row, c, value)));
            }
            for row in &rows[missed..] {
                let first = random.below(COLUMNS - 30);
                wrong.extend((first..first + 6 + random.below(20)).map(|c| (*row, c, 1 + random.below(255) as u8)));
            }
            errors.push(wrong);
            expected.push(2 * missed + lost <= 16 && missed <= 8);
        }
    }
    let found = outcomes(&errors);
    let right: Vec<bool> = found.iter().map(|outcome| *outcome == 0).collect();
    let agreeing = right.iter().zip(&expected).filter(|(right, expected)| right == expected).count();
    // PI accepts a row with more than five wrong bytes in 0.14 % of all cases, which takes two check symbols instead of one.
    assert!(agreeing + 1 >= right.len(), "{found:?}");
    assert!(expected.contains(&true) && expected.contains(&false) && found.contains(&1));
}

#[test]
fn random_errors_of_a_dvd_end_as_by_the_formulas_of_the_standard() {
    let (mut random, mut errors) = (SplitMix64::new(34), Vec::new());
    for i in 0..96 {
        let length = random.below(3200);
        let mut wrong = if i % 3 < 2 {
            let first = random.below(ROWS * COLUMNS - length);
            burst(first, length, || 0)
        } else {
            Vec::new()
        };
        let everywhere = if i % 3 > 0 { random.below(1400) } else { 0 };
        wrong.extend((0..everywhere).map(|_| (random.below(ROWS), random.below(COLUMNS), 0)));
        wrong.sort_unstable();
        wrong.dedup();
        wrong.iter_mut().for_each(|(_, _, value)| *value = 1 + random.below(255) as u8);
        errors.push(wrong);
    }
    let found = outcomes(&errors);
    let detected = found.iter().filter(|outcome| **outcome == 1).count();
    assert!((8..60).contains(&detected), "{detected}: {found:?}");
}

#[test]
fn a_block_of_a_dvd_has_the_same_bytes_in_both_decoders() {
    let (stages, field, mut random) = (stages(), Bytes::new(), SplitMix64::new(55));
    let disc = Disc::new(&field);
    let block = disc.written(&mut random);
    // 17 rows are lost, of which one has wrong bytes in some columns only.
    let mut wrong = burst(1300, 16 * COLUMNS - 40, || 1 + random.below(255) as u8);
    wrong.extend((100..108).map(|c| (200, c, 7)));
    let mut read = block.clone();
    wrong.iter().for_each(|(r, c, value)| read[*r][*c] ^= value);
    let passage = StagesReader::new(&stages).decode(&cells(&wrong));
    assert!(passage.stages[0].entries.iter().all(|entry| entry.decoded.codewords.is_empty()));
    for (c, (delivered, own)) in disc.read(&read).iter().zip(&passage.blocks).enumerate() {
        assert_eq!(own.due, delivered.is_none(), "{c}");
        let Some(column) = delivered else { continue };
        let bits = (0..DATA_ROWS * 8).filter(|b| (column[b / 8] ^ block[b / 8][c]) >> (b % 8) & 1 == 1);
        assert_eq!(own.wrong_data, bits.collect::<Vec<_>>(), "{c}");
    }
}
