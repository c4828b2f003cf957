//! Stages on circuits against the oracle of stages, which decodes bit by bit and shares no code with them.

#[path = "../../exact/tests/support/works.rs"]
mod oracles;

use eccforge_bitslice::{Backend, Slot};
use eccforge_exact::works;
use eccforge_oracle::stages::{Layer, Pipeline as Plain};
use eccforge_oracle::{BinaryDefinition, Oracle, Rule};
use eccforge_runs::records::Counts;
use eccforge_sampling::staged::{Pipeline, by_weight};
use eccforge_scheme::Scheme;
use eccforge_scheme::diagnostic::SourceFile;
use eccforge_scheme::stages::Stages;

/// Columns of a (12,8) Hamming code: position i + 1 in binary, data bits first, the powers of two last.
const HAMMING: [u64; 12] = [3, 5, 6, 7, 9, 10, 11, 12, 1, 2, 4, 8];

/// A (12,8) code whose column b is bit b of each row.
fn die() -> String {
    let row = |j: u32| (0..12).map(|b| char::from(b'0' + (HAMMING[b] >> j & 1) as u8)).collect::<String>();
    let rows: Vec<String> = (0..4).map(|j| format!("\"{}\"", row(j))).collect();
    format!(
        "eccforge: 1\nid: die\nname: Die\nsource: test\nentry: {{beats: 1, data-pins: 8, check-pins: 4}}\ncodewords: 1\nlayout: identity\n\
         code: {{matrix: {{n: 12, encoding: binary, rows: [{}]}}}}\ncorrects: [bits]\n",
        rows.join(", ")
    )
}

/// One codeword of `symbols` symbols of GF(16), two of which are checks, or one of which is.
fn rank(symbols: usize, checks: usize) -> String {
    let (corrects, detection) = match checks {
        1 => ("[]", "on-detection: due\n"),
        _ => ("[code-symbols: {up-to: 1}]", ""),
    };
    format!(
        "eccforge: 1\nid: rank\nname: Rank\nsource: test\nentry: {{beats: 1, data-pins: {}, check-pins: {}}}\ncodewords: 1\nlayout: identity\n\
         code: {{reed-solomon: {{polynomial: 0x13, symbols: {symbols}, check-symbols: {checks}}}}}\ncorrects: {corrects}\n{detection}",
        4 * (symbols - checks),
        4 * checks
    )
}

/// `dies` dies of (12,8) behind two words of the rank's code: a die's first data bits go to the first word.
fn small(dies: usize, checks: usize, flag: &str) -> (Stages, Plain) {
    let text = format!(
        "eccforge-stages: 1\nid: tiny\nname: Small\nsource: test\nstages:\n  - {{id: on-die, scheme: die, copies: {dies}, flag: {flag}}}\n  \
         - {{id: rank, scheme: rank, copies: 2, reads: {{devices: {{pins: 4, beats: 2}}}}}}\n"
    );
    let find = |name: &str| {
        let text = if name == "die" { die() } else { rank(dies, checks) };
        Scheme::from_text(&SourceFile::new(name, text), None)
    };
    let stages = Stages::from_text(&SourceFile::new("tiny.yaml", text), None, &find).expect("valid stages");
    // Data bit d of die i is bit d % 4 of symbol i of word d / 4.
    let from = (0..2).flat_map(|word| (0..4 * dies).map(move |bit| bit / 4 * 8 + 4 * word + bit % 4)).collect();
    let singles = (0..12).map(|b| vec![b]).collect();
    let die = define("die", HAMMING.to_vec(), (8..12).collect(), singles);
    let columns = (0..4 * dies).map(|bit| symbol_column(bit / 4, bit % 4, checks)).collect();
    let symbol = |s: usize| (1..16usize).map(move |v| (0..4).filter(|k| v >> k & 1 == 1).map(|k| 4 * s + k).collect());
    let correctable = if checks == 1 { Vec::new() } else { (0..dies).flat_map(symbol).collect() };
    let rank = define("rank", columns, (4 * (dies - checks)..4 * dies).collect(), correctable);
    let layers = vec![
        Layer { code: die, copies: dies, from: Vec::new(), tells: flag == "severity" },
        Layer { code: rank, copies: 2, from, tells: false },
    ];
    (stages, Plain { layers })
}

/// What bit k of symbol s adds to (S0, S1) = sum of e (1, x^s) over GF(16) with x^4 = x + 1.
fn symbol_column(s: usize, k: usize, checks: usize) -> u64 {
    let power = |e: usize| (0..e).fold(1u64, |v, _| if v & 8 == 0 { v << 1 } else { v << 1 ^ 0x13 });
    if checks == 1 { power(k) } else { power(k) | power(k + s) << 4 }
}

fn define(id: &str, columns: Vec<u64>, check_positions: Vec<usize>, correctable: Vec<Vec<usize>>) -> Oracle {
    let bits = columns.len();
    Oracle::from_definition(BinaryDefinition {
        id: id.to_owned(),
        bits,
        check_positions,
        codewords: vec![(0..bits).collect()],
        columns,
        correctable,
        rule: Rule::None,
        confirm_same_byte: None,
    })
}

/// Random numbers from a linear congruential generator.
struct Lcg(u64);

impl Lcg {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// Holds 512 errors at a time against the oracle, which is given random data.
struct Comparison<'a> {
    plain: &'a Plain,
    pipeline: Pipeline,
    random: Lcg,
    waiting: Vec<Vec<usize>>,
    silent: usize,
    detected: usize,
    corrected: usize,
    /// By number of wrong bits.
    counts: Vec<Counts>,
}

impl<'a> Comparison<'a> {
    fn new(plain: &'a Plain, stages: &Stages) -> Self {
        let pipeline = Pipeline::new(stages).expect("it fits");
        Self {
            plain,
            pipeline,
            random: Lcg(7),
            waiting: Vec::new(),
            silent: 0,
            detected: 0,
            corrected: 0,
            counts: vec![Counts::default(); 99],
        }
    }

    fn push(&mut self, error: Vec<usize>) {
        self.waiting.push(error);
        if self.waiting.len() == 512 {
            self.flush();
        }
    }

    fn flush(&mut self) {
        let mut struck = vec![Slot::ZERO; self.pipeline.bits()];
        for (lane, error) in self.waiting.iter().enumerate() {
            error.iter().for_each(|&bit| struck[bit].0[lane / 64] ^= 1 << (lane % 64));
        }
        let verdict = self.pipeline.run(Backend::best(), &mut self.pipeline.bench(), &struck, None);
        let last = self.plain.layers.last().expect("stages");
        let size = last.copies * last.code.data_positions.len();
        for (lane, error) in std::mem::take(&mut self.waiting).into_iter().enumerate() {
            let data: Vec<bool> = (0..size).map(|_| self.random.below(2) == 1).collect();
            let mut cells = self.plain.encode(&data);
            error.iter().for_each(|&bit| cells[bit] ^= true);
            let read = self.plain.read(&cells, &data);
            let silent = read.blocks.iter().any(|b| b.wrong && !b.refused);
            let detected = !silent && read.blocks.iter().any(|b| b.refused);
            let miscorrected = read.blocks.iter().any(|b| b.wrong && !b.refused && b.corrected);
            assert_eq!(verdict.silent.get(lane), silent, "{error:?} {read:?}");
            assert_eq!(verdict.detected.get(lane), detected, "{error:?} {read:?}");
            assert_eq!(verdict.miscorrected.get(lane), miscorrected, "{error:?} {read:?}");
            for (k, corrected) in read.corrected.iter().enumerate() {
                assert_eq!(verdict.corrected_at[k].get(lane), *corrected, "stage {k}: {error:?} {read:?}");
                if verdict.refused_at[k].get(lane) {
                    assert!(read.refused[k], "stage {k}: {error:?} {read:?}");
                }
            }
            self.silent += usize::from(silent);
            self.detected += usize::from(detected);
            let corrected = !silent && !detected && read.corrected.contains(&true);
            self.corrected += usize::from(corrected);
            let c = &mut self.counts[error.len().min(98)];
            c.miscorrected += u64::from(miscorrected);
            c.undetected += u64::from(silent && !miscorrected);
            c.detected += u64::from(detected);
            c.corrected += u64::from(corrected);
            c.clean += u64::from(!silent && !detected && !corrected);
        }
    }

    /// Every error of up to three bits, and random ones. Returns the counts of the former.
    fn all_up_to_three(&mut self) -> Vec<Counts> {
        let n = self.pipeline.bits();
        for a in 0..n {
            self.push(vec![a]);
            for b in 0..a {
                self.push(vec![a, b]);
                (0..b).for_each(|c| self.push(vec![a, b, c]));
            }
        }
        self.flush();
        let tried = self.counts.clone();
        for _ in 0..4096 {
            let chance = 2 + self.random.below(12);
            let error = (0..n).filter(|_| self.random.below(chance) == 0).collect();
            self.push(error);
        }
        self.flush();
        tried
    }
}

#[test]
fn every_error_of_up_to_three_cells_of_small_pipelines_ends_as_the_oracle_says() {
    for (dies, checks, flag) in [(3, 1, "none"), (3, 1, "severity"), (4, 2, "none"), (4, 2, "severity")] {
        let (stages, plain) = small(dies, checks, flag);
        let mut comparison = Comparison::new(&plain, &stages);
        let tried = comparison.all_up_to_three();
        for of in by_weight(&comparison.pipeline, Backend::best(), &mut |_| ()) {
            assert_eq!(of.counts, Some(tried[of.weight]), "{dies} {checks} {flag}: {} bits", of.weight);
        }
        let seen = [comparison.silent, comparison.detected, comparison.corrected];
        assert!(seen.iter().all(|&n| n > 100), "{dies} {checks} {flag}: {seen:?}");
    }
}

/// The order of a device's data bits, as the artifact of Unity ECC reads its matrix: 16 beats of a pin, four pins, two
/// halves of the burst.
fn unity(id: &str) -> Plain {
    let mut from = vec![usize::MAX; 1280];
    for chip in 0..10 {
        for column in 0..128 {
            let (pin, beat) = (column % 64 / 16, column / 64 * 16 + column % 16);
            from[beat * 40 + chip * 4 + pin] = chip * 128 + column;
        }
    }
    let rank = oracles::of_work(id);
    let on_die = oracles::of_work("unity-on-die");
    let layers = vec![
        Layer { code: on_die, copies: 10, from: Vec::new(), tells: false },
        Layer { code: rank, copies: 2, from, tells: false },
    ];
    Plain { layers }
}

#[test]
fn shipped_stages_end_as_the_oracle_says() {
    for (id, rank) in [("unity-on-die-chipkill", "unity-chipkill"), ("unity-on-die-ssc-dec", "unity-ssc-dec")] {
        let stages = works::named_stages(id).expect("shipped");
        let plain = unity(rank);
        let mut comparison = Comparison::new(&plain, &stages);
        let mut random = Lcg(11);
        for i in 0..4096 {
            // Some words with some wrong bits each: as few as the on-die code corrects, and many more.
            let mut error: Vec<usize> = Vec::new();
            for _ in 0..1 + random.below(4) {
                let word = random.below(10);
                (0..1 + random.below(2 + i % 5)).for_each(|_| error.push(word * 136 + random.below(136)));
            }
            error.sort_unstable();
            error.dedup();
            comparison.push(error);
        }
        comparison.flush();
        let seen = [comparison.silent, comparison.detected, comparison.corrected];
        assert!(seen.iter().all(|&n| n > 10), "{id}: {seen:?}");
    }
}

#[test]
fn errors_on_the_link_pass_the_last_stage_alone() {
    let file = works::Work::shipped_file("unity-on-die-chipkill").expect("shipped");
    let text = file.text.replace("errors-at: cells", "errors-at: rank");
    let stages = Stages::from_text(&SourceFile::new("l.yaml", text), None, &works::named_scheme).expect("valid");
    let pipeline = Pipeline::new(&stages).expect("it fits");
    assert_eq!((pipeline.bits(), pipeline.word(), pipeline.stages()), (1280, 640, 1));
    // A whole chip's symbol of one codeword is corrected; the same in two chips is not.
    let mut struck = vec![Slot::ZERO; 1280];
    for bit in [0, 1, 2, 3, 40, 41, 42, 43] {
        struck[bit].0[0] |= 3;
    }
    struck[4].0[0] |= 2;
    let verdict = pipeline.run(Backend::U64, &mut pipeline.bench(), &struck, None);
    assert!(verdict.right().get(0) && verdict.corrected_at[0].get(0));
    assert!(!verdict.right().get(1));
}
