//! Counts of a filtered log (long: the sums over events and the fields that they fill): events by severity and breadth, with exact
//! intervals (Section 5, Fig. 4 and 5, Table 1).

use super::cells::{self, CellUpsets, Operation};
use super::classes::{CLASSES, Class, byte_aligned, classify, words};
use super::filter::{Damage, Filtered, Grouping, directed, filter};
use super::inputs::AnalysisInputs;
use super::interleaving::{Interleaved, interleaved};
use super::model_file;
use super::rate::{Rate, rate};
use super::resampling::{self, Cluster, Resampling, Tallies};
use super::retention::{self, Retention};
use super::severity::{Severity, compare};
use super::share::{Clustered, Share};
use super::under::{self, Code, Counts, Judge, Look, Under};
use super::utilisation::{self, Regression};
use eccforge_evidence::entries::bits::Shape;
use eccforge_evidence::entries::conditions::{Run, WeakCount};
use eccforge_evidence::entries::store::Part;
use eccforge_evidence::entries::{Log, Sighting};
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use rayon::prelude::*;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

/// All results of the analysis of a log.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Analysis {
    /// Lines of the log.
    pub lines: u64,
    /// Wrong entries, words or bits in it.
    pub sightings: u64,
    /// Malformed lines.
    pub malformed: u64,
    /// SHA-256 of the log.
    pub sha256: String,
    /// Form of the log.
    pub form: String,
    /// The shape of an entry.
    pub entry: Shape,
    /// Columns that are not used.
    pub unused_columns: Vec<String>,
    /// Devices that the log names.
    pub devices: u64,
    /// The condition that makes an entry damaged.
    pub damage: Damage,
    /// Grouping of entries into events.
    pub grouping: Grouping,
    /// Lines that added bits to an entry of the same read.
    pub merged: u64,
    /// Damaged entries.
    pub damaged_entries: u64,
    /// Their sightings, dropped.
    pub damaged_sightings: u64,
    /// Weak cells: bits that were wrong in two write loops.
    pub weak_cells: u64,
    /// Wrong bits of damaged entries that went from 1 to 0, if the log shows it.
    pub one_to_zero: Share,
    /// Wrong bits of soft errors that went from 1 to 0, if the log shows it.
    pub soft_one_to_zero: Share,
    /// Later sightings of the same soft error, dropped.
    pub seen_again: u64,
    /// Groups of sightings with one cause.
    pub events: u64,
    /// SBSE, SBME, MBSE, MBME.
    pub breakdown: Vec<Share>,
    /// Multi-bit events of which each word is confined to an aligned byte.
    pub byte_aligned: Share,
    /// The seven severities of Table 1.
    pub classes: Vec<Share>,
    /// Largest share that classes without an event may have, at 95 %; `None` if every class was seen or nothing was.
    pub unseen: Option<f64>,
    /// Events of multiple entries by breadth: first and last of the bin, single-bit events, multi-bit events.
    pub breadth: Vec<[u64; 4]>,
    /// Entries of the broadest event.
    pub broadest: u64,
    /// Wrong bits by word of byte-aligned multi-bit events, among 8.
    pub aligned: Severity,
    /// Wrong bits by word of beat and entry events, among the pins of a word.
    pub not_aligned: Severity,
    /// Byte-aligned events in which some byte is inverted.
    pub inverted_bytes: Share,
    /// Beat and entry events in which some word is inverted.
    pub inverted_words: Share,
    /// Number of wrong entries by their number of wrong words, from 1: of byte-aligned multi-bit events, and of other events.
    pub words_per_entry: [Vec<u64>; 2],
    /// Fit of retention times, or the reason why there is none.
    pub retention: Result<Retention, String>,
    /// Regression of single-bit events.
    pub single_bit: Result<Regression, String>,
    /// Regression of multi-bit events.
    pub multi_bit: Result<Regression, String>,
    /// Rate of all events, where the exposure of runs is known.
    pub rate: Option<Rate>,
    /// Upsets of several cells by their addresses, or the reason why there are none; `None` if not requested.
    pub cell_upsets: Option<Result<CellUpsets, String>>,
    /// Outcomes of these upsets under each code, by the distance of its interleaving.
    pub interleaved: Vec<Interleaved>,
    /// Outcomes of the events under each code.
    pub under: Vec<Under>,
    /// The clusters from which the intervals of these outcomes are computed, and their number in the log.
    pub resampled: Option<(Resampling, u64)>,
}

/// Analyses a log, and decodes its events under `codes` (long: one field after the other).
pub fn analyse(log: Log, inputs: &AnalysisInputs, codes: &[Code]) -> Analysis {
    let grouping = inputs.grouping.unwrap_or(if log.has_reads { Grouping::Read } else { Grouping::Entry });
    let sightings = log.sightings.len;
    // If there is a table of weak cells, they are not taken from the log, and counting its cells by period would be
    // wasted.
    let mut periods: BTreeMap<u32, u64> = BTreeMap::new();
    if inputs.weak_counts.is_empty() {
        periods.extend(inputs.runs.iter().filter_map(|run| Some((run.run, run.refresh_ms?.to_bits()))));
    }
    // Damaged cells come first: without the filter, their repeated errors would count as many events.
    let mut filtered = filter(log.sightings, inputs.damage, grouping, &periods);
    let soft_errors: Vec<Part> = std::mem::take(&mut filtered.soft_errors).into_parts().collect();
    let cell_upsets = inputs.find_upsets.map(|operation| cell_upsets(inputs, operation, &soft_errors));
    // All sums are whole numbers, so that their order, and the number of threads, do not matter.
    let sums = soft_errors
        .into_par_iter()
        .map(|part| Sums::of_part(part.sightings(), grouping, inputs, codes))
        .reduce(|| Sums::new(inputs.shape, codes.len()), Sums::plus);
    let n = sums.classes.iter().sum();
    let (shape, share) = (inputs.shape, |name: &str, [count, of]: [u64; 2]| Share::new(name, count, of, 1));
    // A class without events may still happen: its share is at most the upper bound of an interval.
    let unseen = n > 0 && sums.classes.contains(&0);
    let bins = sums.breadth.iter().rposition(|n| *n != [0; 2]).map_or(0, |last| last + 1);
    let mut breadth = Vec::new();
    for (bin, [single, multi]) in sums.breadth[..bins].iter().enumerate() {
        // Bin b has the events of 2^b + 1 to 2^(b + 1) entries.
        breadth.push([(1 << bin) + 1, 2 << bin, *single, *multi]);
    }
    let [aligned, others] = sums.multi;
    let mut analysis = Analysis {
        lines: log.lines,
        sightings,
        malformed: log.malformed,
        sha256: log.sha256,
        form: log.form.to_owned(),
        entry: shape,
        unused_columns: log.unused,
        devices: log.devices.len() as u64,
        damage: inputs.damage,
        grouping,
        merged: filtered.merged,
        damaged_entries: filtered.damaged_entries,
        damaged_sightings: filtered.damaged_sightings,
        weak_cells: filtered.weak_cells,
        one_to_zero: Share::clustered("1 to 0", filtered.down),
        soft_one_to_zero: Share::clustered("1 to 0, soft errors", sums.down),
        seen_again: filtered.again,
        events: n,
        breakdown: [("SBSE", 0, 0), ("SBME", 0, 1), ("MBSE", 1, 0), ("MBME", 1, 1)]
            .map(|(name, multi, broad)| Share::new(name, sums.kinds[multi][broad], n, 4))
            .to_vec(),
        byte_aligned: share("byte-aligned", [aligned.inverted[1], sums.kinds[1].iter().sum()]),
        classes: CLASSES.map(|(c, _, name)| Share::new(name, sums.classes[c as usize], n, CLASSES.len())).to_vec(),
        unseen: if unseen { Share::new("", 0, n, 1).interval.map(|i| i.high) } else { None },
        breadth,
        broadest: sums.broadest,
        inverted_bytes: share("inverted bytes", aligned.inverted),
        inverted_words: share("inverted words", others.inverted),
        words_per_entry: [aligned.words_per_entry, others.words_per_entry],
        aligned: compare(aligned.words),
        not_aligned: compare(others.words),
        retention: retention_of(inputs, &periods, &filtered),
        single_bit: regression(inputs, &sums.runs, 0),
        multi_bit: regression(inputs, &sums.runs, 1),
        rate: rate(inputs, &sums.runs),
        interleaved: interleaved_upsets(cell_upsets.as_ref(), codes),
        cell_upsets,
        under: Vec::new(),
        resampled: inputs.resampling.map(|resampling| (resampling, sums.tallies.len() as u64)),
    };
    if !codes.is_empty() {
        let text = model_file::text("log", "the log", "eccforge learn beam", &analysis).ok();
        // A log without events gives no model, and its outcomes are then not compared with one.
        let model = text.and_then(|t| ErrorModel::from_text(&SourceFile::new("model.yaml", t)).ok());
        let clustered = inputs.resampling.map(|r| resampling::intervals(&sums.tallies, &sums.fates, &r));
        // The interval of a rate takes its events as independent, which those of a cluster are not.
        let unit = if clustered.is_some() { None } else { analysis.rate.as_ref().and_then(Rate::each) };
        let mut results = Vec::new();
        for (i, code) in codes.iter().enumerate() {
            let intervals = clustered.as_ref().map(|all| &all[i]);
            results.push(under::result(code, &sums.fates[i], &sums.looks, model.as_ref(), unit, intervals));
        }
        analysis.under = results;
    }
    analysis
}

/// The outcomes of the upsets, if they were found, under each code.
fn interleaved_upsets(found: Option<&Result<CellUpsets, String>>, codes: &[Code]) -> Vec<Interleaved> {
    let upsets = found.and_then(|found| found.as_ref().ok()).map_or(&[][..], |found| &found.upsets);
    codes.iter().flat_map(|code| interleaved(code, upsets)).collect()
}

/// The upsets of several cells among soft errors.
fn cell_upsets(inputs: &AnalysisInputs, operation: Operation, soft_errors: &[Part]) -> Result<CellUpsets, String> {
    let gbit = inputs.memory_gbit.ok_or("the size of the memory is not given: --memory-gbit")?;
    let mut cells: BTreeMap<cells::Loop, BTreeSet<u64>> = BTreeMap::new();
    for s in soft_errors.iter().flat_map(Part::sightings) {
        let first = s.entry * inputs.shape.bits() as u64;
        let of_loop = cells.entry((s.device, s.run, s.write)).or_default();
        of_loop.extend(s.bits.iter().map(|bit| first + u64::from(*bit)));
    }
    cells::find(&cells, gbit * f64::from(1u32 << 30), operation)
}

/// Maximum number of distinct patterns that are kept for a class.
// Where entries are corrupted as a whole, almost every event has a new pattern: a set of all patterns would grow with the log.
const MOST_PATTERNS: usize = 1 << 16;

/// Sums over events, in any order.
#[derive(Default)]
struct Sums {
    /// Events by single or multiple bits, and by single or multiple entries.
    kinds: [[u64; 2]; 2],
    classes: [u64; 7],
    looks: [Look; 7],
    /// Single-bit and multi-bit events by the binary logarithm of their breadth.
    breadth: Vec<[u64; 2]>,
    broadest: u64,
    /// Byte-aligned multi-bit events, and others.
    multi: [Multi; 2],
    /// Number of wrong bits of soft errors that went from 1 to 0, and number of all with a known direction, by event.
    down: Clustered,
    /// Single-bit and multi-bit events by run.
    runs: BTreeMap<u32, [u64; 2]>,
    /// Events by code, class and outcome.
    fates: Vec<Counts>,
    /// Events of each cluster by code, class and outcome, where clusters are resampled.
    tallies: Tallies,
}

/// Whether two entries that follow each other belong to one event.
fn is_same_event(a: &Sighting, b: &Sighting, grouping: Grouping) -> bool {
    // A row with a count represents that number of events, which cannot be distinguished.
    if a.count != 1 || b.count != 1 || (a.device, a.run) != (b.device, b.run) {
        return false;
    }
    match grouping {
        Grouping::Read => (a.write, a.read) == (b.write, b.read),
        Grouping::Entry => false,
        Grouping::Window(most) => b.time - a.time <= most,
    }
}

/// Sums over multi-bit events of one kind: byte-aligned events, or all others.
#[derive(Default)]
struct Multi {
    /// Events with an inverted byte or word, and all events; of those that are not byte-aligned, only beat and entry events.
    inverted: [u64; 2],
    /// Number of words by number of wrong bits.
    words: Vec<u64>,
    /// Number of wrong entries by number of wrong words.
    words_per_entry: Vec<u64>,
}

impl Sums {
    fn new(shape: Shape, codes: usize) -> Self {
        // Corruption is compared among the 8 bits of an aligned byte, or among the pins of a word.
        let multi = [8, shape.pins].map(|bits| Multi {
            words: vec![0; usize::from(bits) + 1],
            words_per_entry: vec![0; shape.beats.into()],
            ..Multi::default()
        });
        // 64 bins of doubling width hold any number of entries.
        Self { breadth: vec![[0; 2]; 64], multi, fates: vec![[[0; 3]; 7]; codes], ..Self::default() }
    }

    fn of_part(mut all: Vec<Sighting>, grouping: Grouping, inputs: &AnalysisInputs, codes: &[Code]) -> Self {
        let shape = inputs.shape;
        let mut sums = Self::new(shape, codes.len());
        if all.is_empty() {
            return sums;
        }
        let mut judges: Vec<Judge<'_>> = codes.iter().map(Code::judge).collect();
        match grouping {
            // Within a window, events are ordered by time; otherwise, all entries of a read have to follow one
            // another.
            Grouping::Window(_) => all.sort_unstable_by_key(|s| (s.device, s.run, s.time, s.entry)),
            _ => all.sort_unstable_by_key(|s| (s.device, s.cycle(), s.read, s.entry)),
        }
        let cluster = inputs.resampling.map(|resampling| resampling.cluster);
        for group in all.chunk_by(|a, b| is_same_event(a, b, grouping)) {
            sums.event(group, shape, &mut judges, cluster);
        }
        sums
    }

    /// Adds the event of these entries; its severity is that of its worst entry.
    fn event(&mut self, group: &[Sighting], shape: Shape, judges: &mut [Judge<'_>], cluster: Option<Cluster>) {
        let count = group[0].count;
        let class = group.iter().filter_map(|s| classify(&s.bits, shape)).max().unwrap_or(Class::Bit);
        let multi = usize::from(group.iter().any(|s| s.bits.len() > 1));
        let aligned = group.iter().all(|s| byte_aligned(&s.bits, shape));
        self.kinds[multi][usize::from(group.len() > 1)] += count;
        self.classes[class as usize] += count;
        self.runs.entry(group[0].run).or_default()[multi] += count;
        self.broadest = self.broadest.max(group.len() as u64);
        if group.len() > 1 {
            let bin = (group.len() - 1).ilog2() as usize;
            self.breadth[bin][multi] += 1;
        }
        let [down, known] = directed(group);
        for (sum, n) in self.down.iter_mut().zip([down, known, known.saturating_mul(known)]) {
            *sum = sum.saturating_add(n.saturating_mul(count));
        }
        if multi == 1 {
            self.severity(group, shape, aligned, class >= Class::Beat, count);
        }
        let look = &mut self.looks[class as usize];
        for s in group.iter().filter(|s| classify(&s.bits, shape) == Some(class)) {
            let (least, most) = look.weights.unwrap_or((usize::MAX, 0));
            look.weights = Some((least.min(s.bits.len()), most.max(s.bits.len())));
            if !self.fates.is_empty() && look.patterns.len() < MOST_PATTERNS {
                look.patterns.insert(BuildHasherDefault::<DefaultHasher>::default().hash_one(&s.bits));
            }
        }
        let mut tally = cluster.map(|cluster| self.tallies.entry(cluster.key(&group[0])).or_default());
        for (code, (fates, judge)) in self.fates.iter_mut().zip(judges).enumerate() {
            let outcome = judge.event(group.iter().map(|s| &s.bits[..]));
            fates[class as usize][outcome] += count;
            if let Some(tally) = &mut tally {
                tally.push(((21 * code + 3 * class as usize + outcome) as u32, count));
            }
        }
    }

    /// `corrupts_words`: whole words are corrupted, not isolated groups of two or three bits.
    fn severity(&mut self, group: &[Sighting], shape: Shape, aligned: bool, corrupts_words: bool, count: u64) {
        let sums = &mut self.multi[usize::from(!aligned)];
        let mut inverted = false;
        for entry in group {
            sums.words_per_entry[words(&entry.bits, shape).count() - 1] += count;
            // The words of two or three isolated bits give no information about corrupted words, and there are many of
            // them.
            if !aligned && !corrupts_words {
                continue;
            }
            for word in words(&entry.bits, shape) {
                sums.words[word.len()] += count;
                inverted |= word.len() + 1 == sums.words.len();
            }
        }
        sums.inverted[0] += u64::from(inverted) * count;
        sums.inverted[1] += u64::from(aligned || corrupts_words) * count;
    }

    /// All arrays of sums, for addition element by element.
    fn numbers(&mut self) -> Vec<&mut [u64]> {
        let fixed = [self.kinds.as_flattened_mut(), &mut self.classes, &mut self.down, self.breadth.as_flattened_mut()];
        let multi = self.multi.iter_mut().flat_map(|m| [&mut m.inverted[..], &mut m.words, &mut m.words_per_entry]);
        fixed.into_iter().chain(multi).chain([self.fates.as_flattened_mut().as_flattened_mut()]).collect()
    }

    fn plus(mut self, mut other: Self) -> Self {
        for (sum, more) in self.numbers().into_iter().zip(other.numbers()) {
            add(sum, more);
        }
        self.broadest = self.broadest.max(other.broadest);
        for (key, tally) in other.tallies {
            self.tallies.entry(key).or_default().extend(tally);
        }
        for (run, more) in &other.runs {
            add(self.runs.entry(*run).or_default(), more);
        }
        for (a, b) in self.looks.iter_mut().zip(other.looks) {
            let room = MOST_PATTERNS.saturating_sub(a.patterns.len());
            a.patterns.extend(b.patterns.into_iter().take(room));
            a.weights = match (a.weights, b.weights) {
                (Some(x), Some(y)) => Some((x.0.min(y.0), x.1.max(y.1))),
                (x, y) => x.or(y),
            };
        }
        self
    }
}

fn add(sums: &mut [u64], more: &[u64]) {
    for (sum, n) in sums.iter_mut().zip(more) {
        *sum += n;
    }
}

/// Weak cells by refresh period: from a separate table, or from the log if its runs have several periods.
fn retention_of(
    inputs: &AnalysisInputs,
    periods: &BTreeMap<u32, u64>,
    filtered: &Filtered,
) -> Result<Retention, String> {
    if !inputs.weak_counts.is_empty() {
        return retention::fit(&inputs.weak_counts);
    }
    if periods.is_empty() {
        return Err(
            "no refresh periods are given: neither counts of weak cells nor a column refresh_ms of the runs".into()
        );
    }
    // Positive floats have the same order as their bits.
    let all: BTreeMap<u64, u64> = periods.values().map(|p| (*p, filtered.cells.get(p).copied().unwrap_or(0))).collect();
    let counts: Vec<WeakCount> =
        all.iter().map(|(p, n)| WeakCount { refresh_ms: f64::from_bits(*p), cells: *n as f64 }).collect();
    retention::fit(&counts)
}

fn regression(inputs: &AnalysisInputs, events: &BTreeMap<u32, [u64; 2]>, kind: usize) -> Result<Regression, String> {
    if inputs.runs.is_empty() {
        return Err("the conditions of the runs are not given".into());
    }
    // A condition that is not given is 0, which would count as a run without accesses or without time.
    let runs: Vec<Run> = inputs.runs.iter().filter(|r| r.seconds > 0.0 && r.accesses > 0.0).copied().collect();
    let counts: Vec<u64> = runs.iter().map(|r| events.get(&r.run).map_or(0, |n| n[kind])).collect();
    utilisation::fit(&runs, &counts)
}
