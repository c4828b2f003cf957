//! Faults of the codec itself: the effect of every stuck gate and of every single transient in encoder and decoder.
//!
//! Gates are those of the synthesised modules. A fault holds the output of one gate at 0 or at 1, or inverts it while one
//! entry passes (a transient). The entries have no error, one wrong bit, two, or a longer pattern that the code corrects.
//! Every fault meets every pattern, with several data words each. The classes of ISO 26262-5 (2018, Annex C) follow from the
//! effects; all gates have the same failure rate.

mod codec;
pub mod placed;
mod report;
pub mod self_check;
mod simulate;
mod workload;

pub use simulate::Counts;

use crate::design::Options;
use crate::tools::{Tool, ToolError};
use codec::Codec;
use eccforge_circuit::{Circuit, NetId};
use eccforge_scheme::Scheme;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::{BTreeSet, HashSet};
use std::ops::Range;
use std::sync::atomic::AtomicU64;
use workload::{Workload, workloads};

/// A part of the codec.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Module {
    /// The encoder.
    Encoder,
    /// The decoder.
    Decoder,
    /// The second encoder that checks the decoder, and its comparison.
    SelfCheck,
}

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The output of a gate is always 0.
    StuckAt0,
    /// The output of a gate is always 1.
    StuckAt1,
    /// The output of a gate is inverted while one entry is written or read.
    Transient,
    /// The outputs of two adjacent gates are inverted together: one drives the other, both drive the same gate, or a placement
    /// has both within a radius.
    AdjacentTransients,
    /// All outputs within a radius of a placed cell are inverted together.
    NearTransients,
}

impl Kind {
    /// The kinds of faults of one gate.
    pub const ALL: [Self; 3] = [Self::StuckAt0, Self::StuckAt1, Self::Transient];

    /// Whether a fault of this kind is permanent.
    pub fn is_stuck(self) -> bool {
        matches!(self, Self::StuckAt0 | Self::StuckAt1)
    }
}

/// The class of a fault, in the order of severity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FaultClass {
    /// It never delivers wrong data silently, and no entry without an error shows it.
    Safe,
    /// An entry without an error shows it by `ce` or `due`, and it never delivers such an entry wrong without `due`.
    Reported,
    /// No entry without an error shows it, but it delivers some erroneous entry wrong without `due` that the codec without
    /// faults corrects or detects.
    Latent,
    /// It delivers some entry without an error wrong and without `due`.
    SinglePoint,
}

impl FaultClass {
    /// The class of a fault by its effects on entries without an error, and on the others.
    pub fn of(clean: &Counts, erroneous: &[Counts]) -> Self {
        if clean.silent > 0 {
            return Self::SinglePoint;
        }
        if clean.alarms > 0 || clean.reports > 0 {
            return Self::Reported;
        }
        if erroneous.iter().any(|counts| counts.silent > 0) { Self::Latent } else { Self::Safe }
    }
}

/// A class of errors of the memory, with which the faults are simulated.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ErrorClass {
    /// Id of the class in the error model.
    pub class: String,
    /// Patterns that are simulated.
    pub patterns: usize,
    /// Patterns of the class.
    pub of: usize,
    /// Data words of each pattern.
    pub data_words: usize,
}

/// Faults of one kind in one module.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OfKind {
    /// Module whose nets have the faults.
    pub module: Module,
    /// Change that a fault makes.
    pub kind: Kind,
    /// Faults, one for each gate or for each pair of adjacent gates.
    pub faults: usize,
    /// Faults of class safe.
    pub safe: usize,
    /// Faults of class reported.
    pub reported: usize,
    /// Faults of class latent.
    pub latent: usize,
    /// Faults of class single-point.
    pub single_point: usize,
    /// For each class of errors, the mean share of entries that a fault makes silently wrong.
    pub silent: Vec<f64>,
}

/// The metrics of ISO 26262-5 (2018, Annex C) over stuck gates of all modules, as shares.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Metrics {
    /// 1 - single-point / all.
    pub single_point: f64,
    /// 1 - latent / (all - single-point).
    pub latent: f64,
}

/// Effects of all faults.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct FaultReport {
    /// Id of the scheme.
    pub scheme: String,
    /// SHA-256 of the scheme's meaning.
    pub scheme_hash: String,
    /// With the self-check: how it was proved that `due` is the decoder's for every entry.
    pub self_check: Option<String>,
    /// Version of yosys.
    pub yosys: String,
    /// Classes of errors in the order of all shares.
    pub errors: Vec<ErrorClass>,
    /// Results by module and kind.
    pub faults: Vec<OfKind>,
    /// Metrics of the codec.
    pub metrics: Metrics,
}

/// Number of entries with which every fault is simulated.
pub fn entries(scheme: &Scheme) -> u64 {
    workloads(scheme).iter().map(|workload| workload.entries() as u64).sum()
}

/// Optional parts of an analysis, which take longer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Parts {
    /// Whether to include the self-check of the decoder.
    pub self_check: bool,
    /// Whether to include transients of two adjacent gates.
    pub adjacent: bool,
}

/// Simulates every fault. With `self_check` it also proves that the check is silent without a fault. `done` counts entries.
///
/// # Errors
/// A tool is missing or fails.
pub fn analyse(
    scheme: &Scheme,
    options: &Options,
    Parts { self_check, adjacent }: Parts,
    done: &AtomicU64,
) -> Result<FaultReport, ToolError> {
    let yosys = Tool::Yosys.version()?;
    let evidence = if self_check { Some(codec::prove_silent(scheme, options)?) } else { None };
    let codec = Codec::new(scheme, options, self_check)?;
    let mut sites: Vec<Vec<NetId>> = codec.modules.iter().flat_map(|(_, nets)| nets).map(|net| vec![*net]).collect();
    let mut pairs = Vec::new();
    if adjacent {
        pairs.extend(codec.modules.iter().map(|(module, nets)| (*module, adjacent_pairs(&codec.circuit, nets))));
    }
    sites.extend(pairs.iter().flat_map(|(_, pairs)| pairs).cloned());
    let classes = workloads(scheme);
    let mut counts: Vec<Vec<simulate::OfNet>> = Vec::new();
    for class in &classes {
        counts.push(simulate::simulated(&codec.circuit, &sites, class, done));
    }
    let mut faults = Vec::new();
    let mut first = 0;
    // The counts of a range of sites with a kind of fault: for each site, one of each class.
    let of_kind = |sites: Range<usize>, kind: usize| {
        let mut of_sites = Vec::new();
        for site in sites {
            of_sites.push(counts.iter().map(|of_class| of_class[site][kind]).collect::<Vec<_>>());
        }
        of_sites
    };
    for (module, nets) in &codec.modules {
        let sites = first..first + nets.len();
        for (k, kind) in Kind::ALL.into_iter().enumerate() {
            faults.push(OfKind::new(*module, kind, &of_kind(sites.clone(), k), &classes));
        }
        first += nets.len();
    }
    for (module, pairs) in &pairs {
        let of_pairs = of_kind(first..first + pairs.len(), 2);
        faults.push(OfKind::new(*module, Kind::AdjacentTransients, &of_pairs, &classes));
        first += pairs.len();
    }
    let metrics = Metrics::of(&faults);
    Ok(FaultReport {
        scheme: scheme.id.clone(),
        scheme_hash: scheme.hash(),
        self_check: evidence,
        yosys,
        errors: classes.into_iter().map(|workload| workload.class).collect(),
        faults,
        metrics,
    })
}

/// Pairs of gates in a module: one drives the other, or both drive the same gate.
fn adjacent_pairs(circuit: &Circuit, nets: &[NetId]) -> Vec<Vec<NetId>> {
    let own: HashSet<NetId> = nets.iter().copied().collect();
    let mut pairs = BTreeSet::new();
    for net in nets {
        let drivers = circuit.gate(*net).operands().iter().filter(|operand| own.contains(operand));
        let group: Vec<NetId> = drivers.chain([net]).copied().collect();
        for (i, first) in group.iter().enumerate() {
            for second in group[i + 1..].iter().filter(|second| *second != first) {
                pairs.insert([*first.min(second), *first.max(second)]);
            }
        }
    }
    pairs.into_iter().map(Vec::from).collect()
}

impl OfKind {
    /// Sums over the faults of a kind: for each fault, its counts by class of errors, the first without an error.
    fn new(module: Module, kind: Kind, counts: &[Vec<Counts>], classes: &[Workload]) -> Self {
        let mut sum = Self {
            module,
            kind,
            faults: counts.len(),
            safe: 0,
            reported: 0,
            latent: 0,
            single_point: 0,
            silent: vec![],
        };
        for of_fault in counts {
            let number = match FaultClass::of(&of_fault[0], &of_fault[1..]) {
                FaultClass::Safe => &mut sum.safe,
                FaultClass::Reported => &mut sum.reported,
                FaultClass::Latent => &mut sum.latent,
                FaultClass::SinglePoint => &mut sum.single_point,
            };
            *number += 1;
        }
        for (c, class) in classes.iter().enumerate() {
            let silent: u64 = counts.iter().map(|of_fault| of_fault[c].silent).sum();
            let entries = class.entries() as f64 * counts.len().max(1) as f64;
            sum.silent.push(silent as f64 / entries);
        }
        sum
    }
}

impl Metrics {
    /// The metrics of stuck gates.
    pub fn of(faults: &[OfKind]) -> Self {
        let stuck = faults.iter().filter(|of| of.kind.is_stuck());
        let mut all = 0;
        let mut single_point = 0;
        let mut latent = 0;
        for of in stuck {
            all += of.faults;
            single_point += of.single_point;
            latent += of.latent;
        }
        Self { single_point: metric(single_point, all), latent: metric(latent, all - single_point) }
    }
}

/// The share of faults that are not of a kind: a metric of ISO 26262-5. Without faults it is 1.
fn metric(of_kind: usize, all: usize) -> f64 {
    if all == 0 { 1.0 } else { 1.0 - of_kind as f64 / all as f64 }
}
