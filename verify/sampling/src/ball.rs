//! Samples the decoder of a ball: random errors of each number of wrong symbols with each number of erased ones.
//!
//! The code is linear, so the sent word is zero. Each block of samples has its own generator, so counts do not depend on threads.

use eccforge_exact::ball::BallFacts;
use eccforge_gf::random::SplitMix64;
use eccforge_outcomes::statistics::{clopper_pearson, within_clopper_pearson};
use eccforge_report::numbers::in_powers;
use eccforge_report::{Document, Report, Table};
use eccforge_scheme::algebraic::{Algebraic, Family};
use num_traits::ToPrimitive;
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering};

/// Number of samples drawn from one generator.
// Small blocks keep all threads busy to the end, where samples of a long code are slow.
const BLOCK: u64 = 256;
/// Confidence with which a count contradicts an exact value, as for other samples.
const CERTAIN: f64 = 1.0 - 2e-9;

/// Sampled outcomes of the decoder of one codeword.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct SampledBall {
    /// Name of the scheme.
    pub name: String,
    /// Id of the scheme.
    pub scheme: String,
    /// SHA-256 of the meaning of the scheme.
    pub sha256: String,
    /// Version of the program.
    pub version: String,
    /// Command line.
    pub command: String,
    /// Seed of the random bits.
    pub seed: u64,
    /// A cell for each number of erased and wrong symbols.
    pub cells: Vec<BallCell>,
}

/// Outcomes of random errors of a number of wrong symbols, while others are erased.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct BallCell {
    /// Symbols that are named as erased.
    pub erased: usize,
    /// Other wrong symbols.
    pub wrong: usize,
    /// Samples.
    pub samples: u64,
    /// Corrected, detected, undetected and miscorrected samples.
    pub counts: [u64; 4],
    /// Undetected and miscorrected samples.
    pub silent: u64,
    /// Their share of the samples.
    pub silent_share: f64,
    /// Its 95 % confidence interval.
    pub interval: [f64; 2],
    /// The exact silent share, if it is counted.
    pub exact: Option<f64>,
    /// Whether the count and the exact share agree.
    pub agrees: bool,
}

/// Where a result comes from.
pub struct Origin {
    /// Version of the program.
    pub version: String,
    /// Command line.
    pub command: String,
}

/// Default maximum number of samples of a cell.
const MOST_BY_DEFAULT: usize = 10_000;
/// Number of decoder steps that take a few seconds. A word takes about n t steps.
const STEPS: usize = 200_000_000;

/// Samples of each cell by default: as many as take a few seconds, at least 8 and at most 10 000.
pub fn samples_by_default(scheme: &Algebraic, facts: &BallFacts) -> u64 {
    // Cells share the time, whatever their number.
    let cells: usize = facts.erased.iter().map(|e| e.by_errors.len()).sum();
    let steps = cells * facts.symbols * scheme.radius.max(1);
    (STEPS / steps).clamp(8, MOST_BY_DEFAULT) as u64
}

/// Samples each row of the exact outcomes.
pub fn sample(
    scheme: &Algebraic,
    facts: &BallFacts,
    samples: u64,
    seed: u64,
    threads: usize,
    origin: Origin,
) -> SampledBall {
    let mut cells = Vec::new();
    for erasures in &facts.erased {
        for row in &erasures.by_errors {
            let radius = scheme.radius_with_erasures(erasures.erased);
            let errors = BallErrors { scheme, erased: erasures.erased, wrong: row.wrong, radius };
            // The number of the row is part of the seed, so rows are independent.
            let counts = errors.count(samples, seed ^ (cells.len() as u64) << 48, threads);
            let silent = counts[2] + counts[3];
            let exact = row.outcomes.as_ref().and_then(|tally| tally.probabilities().silent().to_f64());
            let (low, high) = clopper_pearson(silent, samples, 0.95);
            cells.push(BallCell {
                erased: erasures.erased,
                wrong: row.wrong,
                samples,
                counts,
                silent,
                silent_share: silent as f64 / samples as f64,
                interval: [low, high],
                exact,
                agrees: exact.is_none_or(|p| within_clopper_pearson(p, silent, samples, CERTAIN)),
            });
        }
    }
    SampledBall {
        name: scheme.name.clone(),
        scheme: scheme.id.clone(),
        sha256: scheme.hash(),
        version: origin.version,
        command: origin.command,
        seed,
        cells,
    }
}

/// The errors of one cell.
struct BallErrors<'s> {
    scheme: &'s Algebraic,
    erased: usize,
    wrong: usize,
    radius: usize,
}

impl BallErrors<'_> {
    /// The outcomes of all samples; 0 threads are as many as the machine has.
    fn count(&self, samples: u64, seed: u64, threads: usize) -> [u64; 4] {
        let (blocks, next) = (samples.div_ceil(BLOCK), AtomicU64::new(0));
        let threads = if threads == 0 { std::thread::available_parallelism().map_or(1, usize::from) } else { threads };
        let next = &next;
        std::thread::scope(|scope| {
            let work = || self.work([samples, blocks], seed, next);
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            let mut sums = [0; 4];
            for worker in workers {
                let counts = worker.join().expect("a worker counts");
                for (sum, count) in sums.iter_mut().zip(counts) {
                    *sum += count;
                }
            }
            sums
        })
    }

    /// Counts blocks until none is left; `next` is the first block that no thread has taken.
    fn work(&self, [samples, blocks]: [u64; 2], seed: u64, next: &AtomicU64) -> [u64; 4] {
        let mut counts = [0; 4];
        loop {
            let block = next.fetch_add(1, Ordering::Relaxed);
            if block >= blocks {
                return counts;
            }
            // The seed is mixed first: seeds that differ in few bits would otherwise share blocks.
            let mut random = SplitMix64::new(SplitMix64::new(seed).bits() ^ block);
            for _ in 0..BLOCK.min(samples - block * BLOCK) {
                counts[self.outcome(&mut random)] += 1;
            }
        }
    }

    /// The outcome of one random error, as an index of the counts.
    fn outcome(&self, random: &mut SplitMix64) -> usize {
        let (n, bits) = self.scheme.family.symbols();
        let most = (1usize << bits) - 1;
        // Floyd's algorithm draws distinct symbols; a later swap makes their order random too.
        let mut places: Vec<usize> = Vec::new();
        for j in n - self.erased - self.wrong..n {
            let place = random.below(j + 1);
            places.push(if places.contains(&place) { j } else { place });
        }
        for i in (1..places.len()).rev() {
            places.swap(i, random.below(i + 1));
        }
        let (erased, wrong) = places.split_at(self.erased);
        let mut word = vec![0; n];
        for s in erased.iter() {
            word[*s] = random.below(most + 1) as u32;
        }
        for s in wrong.iter() {
            word[*s] = 1 + random.below(most) as u32;
        }
        let Some(found) = self.corrected(&word, erased) else { return 1 };
        // A wrong result that changes only erased symbols flags nothing new: it is undetected, not miscorrected.
        let is_outside = found.iter().any(|(s, _)| !erased.contains(s));
        for (s, value) in found.iter() {
            word[*s] ^= value;
        }
        match (word.iter().all(|value| *value == 0), is_outside) {
            (true, _) => 0,
            (false, false) => 2,
            (false, true) => 3,
        }
    }

    /// The symbols that the decoder changes, and their changes; `None` if it detects an error.
    fn corrected(&self, word: &[u32], erased: &[usize]) -> Option<Vec<(usize, u32)>> {
        match &self.scheme.family {
            Family::ReedSolomon(code) => {
                let found = code.correct(word, erased, self.radius)?;
                let is_allowed = self.scheme.group.is_none_or(|rule| rule.allows(found.iter().map(|(s, _)| *s)));
                is_allowed.then_some(found)
            }
            Family::Bch(code) => {
                let bits: Vec<bool> = word.iter().map(|bit| *bit == 1).collect();
                Some(code.correct(&bits, self.radius)?.into_iter().map(|bit| (bit, 1)).collect())
            }
        }
    }
}

impl BallCell {
    /// Symbols, samples and counts in the order of the columns.
    fn numbers(&self) -> impl Iterator<Item = String> {
        let symbols_and_samples = [self.erased as u64, self.wrong as u64, self.samples];
        symbols_and_samples.into_iter().chain(self.counts).map(|number| number.to_string())
    }
}

impl SampledBall {
    /// Whether no count contradicts its exact value.
    pub fn agrees(&self) -> bool {
        self.cells.iter().all(|cell| cell.agrees)
    }
}

impl Report for SampledBall {
    const NAME: &'static str = "simulate-ball";

    fn document(&self) -> Document {
        let ball = self;
        let mut document = Document::new(&ball.name, "");
        let text =
            if ball.agrees() { "no count contradicts an exact value" } else { "a count contradicts its exact value" };
        document.status(ball.agrees(), text.to_owned());
        let columns = [
            "erased",
            "wrong",
            "samples",
            "corrected",
            "detected",
            "undetected",
            "miscorrected",
            "silent share",
            "exact share",
        ];
        let rows = ball.cells.iter().map(|cell| {
            let exact = cell.exact.map_or("-".to_owned(), in_powers);
            cell.numbers().chain([in_powers(cell.silent_share), exact]).collect::<Vec<_>>()
        });
        let table = Table::figures(&columns).rows(rows);
        document.section("Sampled outcomes by erased and other wrong symbols of a codeword").table(table);
        document.ran("SHA-256 of the scheme's meaning", &ball.sha256);
        document.ran("seed", ball.seed.to_string());
        document.ran("version", &ball.version);
        document
    }

    /// One line for each cell.
    fn records(&self) -> String {
        let lines = self.cells.iter().map(|cell| {
            let shares = [Some(cell.silent_share), Some(cell.interval[0]), Some(cell.interval[1]), cell.exact];
            let shares = shares.map(|share| share.map_or_else(String::new, |share| share.to_string()));
            cell.numbers().chain([cell.silent.to_string()]).chain(shares).collect::<Vec<_>>()
        });
        let columns =
            "erased wrong samples corrected detected undetected miscorrected silent silent_share low high exact";
        Table::keyed(columns).rows(lines).csv()
    }
}
