//! Step 7: checks the claims of the scheme's file (its distance and error classes) on every pattern of the whole entry, 512 at a time.

use super::examined::copied;
use crate::prove::step::Unproved;
use eccforge_circuit::lanes::{Backend, Program, SLOT_BITS, Slot, Workspace};
use eccforge_circuit::{Builder, Circuit};
use eccforge_exact::stored;
use eccforge_model::{Choices, ErrorModel};
use eccforge_scheme::{Scheme, UniformWord};

/// Maximum number of patterns of a class whose patterns are listed.
// These are 2^17 passes of 512 patterns through the decoder.
const MOST_PATTERNS: u64 = 1 << 26;

/// The error patterns of the class that a claim names.
///
/// # Errors
/// The reason why they cannot be listed.
fn listed(scheme: &Scheme, id: &str) -> Result<Vec<Choices>, String> {
    let classes = ErrorModel::table1().classes;
    let class = classes.iter().find(|class| class.id == id).ok_or_else(|| {
        format!(
            "`{id}` is not a class of `{}`; `eccforge check --model` decides claims about others",
            ErrorModel::table1().id
        )
    })?;
    let mut sets = class.sets(scheme)?;
    // A pattern without a wrong bit is not an error.
    for set in &mut sets {
        set.least = set.least.max(1);
    }
    match Choices::total(&sets) {
        0 => Err(format!("the entry has no `{id}` error")),
        n if n > MOST_PATTERNS => Err(format!("`{id}` has too many errors to try each: more than 2^26")),
        _ => Ok(sets),
    }
}

/// Compares the claimed minimum distance with the smallest number of columns of H that sum to zero.
pub(super) fn distance(scheme: &Scheme) -> Result<String, Unproved> {
    let Some(claimed) = scheme.claims.distance else { return Ok("none is claimed".into()) };
    let found = eccforge_codes::distance::distance(scheme.code.h.columns());
    if found.lower_bound_only && found.bits <= claimed {
        return Err(Unproved::NotDecided(format!(
            "it is at least {}; whether it is {claimed} is not known",
            found.bits
        )));
    }
    let lightest = found.lightest.unwrap_or_default();
    let sum = if lightest.is_empty() { String::new() } else { format!("columns {lightest:?} of H sum to zero: ") };
    match (found.lower_bound_only, found.bits == claimed) {
        (false, true) if lightest.is_empty() => {
            Ok(format!("{claimed}: no fewer columns of H sum to zero, and some do"))
        }
        (false, true) => Ok(format!("{claimed}, columns {lightest:?} of H sum to zero and no fewer do")),
        (false, false) => Err(format!("{sum}it is {}, not {claimed}", found.bits).into()),
        (true, _) => Err(format!("it is at least {}, not {claimed}", found.bits).into()),
    }
}

/// Checks every claim of the scheme on its decoder, with default enables.
pub(super) fn claims(scheme: &Scheme, decoder: &Circuit) -> Result<String, Unproved> {
    let all =
        scheme.claims.corrected.iter().map(|c| (c, true)).chain(scheme.claims.never_silent.iter().map(|c| (c, false)));
    let all: Vec<_> = all.collect();
    // A large decoder compiles for seconds.
    if all.is_empty() {
        return Ok("no classes are claimed".into());
    }
    let program = Program::compile(&judged(decoder)).map_err(|e| e.to_string())?;
    let (mut evidence, mut open) = (Vec::new(), Vec::new());
    for (class, corrected) in all {
        match listed(scheme, class) {
            Err(why) => open.push(why),
            Ok(sets) => {
                let count = claim(scheme, &program, &sets, corrected).map_err(|pattern| {
                    let verb = if corrected { "corrected" } else { "noticed" };
                    format!("{class}: the error in bits {pattern:?} is not {verb}")
                })?;
                evidence
                    .push(format!("{class} {count}/{count} {}", if corrected { "corrected" } else { "never silent" }));
            }
        }
    }
    if open.is_empty() {
        return Ok(evidence.join(", "));
    }
    Err(Unproved::NotDecided([open, evidence].concat().join(", ")))
}

/// A circuit with the outputs: not corrected (data not zero, due, or no ce), and silent (data not zero without due).
fn judged(decoder: &Circuit) -> Circuit {
    let mut b = Builder::new("claims");
    let (_, output) = copied(&mut b, decoder);
    let (data, ce, due) = (output("data"), output("ce")[0], output("due")[0]);
    let wrong = b.or(data);
    let (no_ce, no_due) = (b.not(ce), b.not(due));
    let uncorrected = b.or([wrong, due, no_ce]);
    let silent = b.and([wrong, no_due]);
    b.output("uncorrected", vec![uncorrected]);
    b.output("silent", vec![silent]);
    b.finish().without_dead_gates()
}

/// The number of patterns tried, or the first one that violates the claim.
fn claim(scheme: &Scheme, program: &Program, sets: &[Choices], corrected: bool) -> Result<usize, Vec<usize>> {
    let mut batch = Batch::new(scheme, program, corrected);
    let mut violating = None;
    for set in sets {
        set.each(&mut |pattern| {
            // `each` cannot be stopped, so the patterns after a violation are passed over.
            if violating.is_none() {
                batch.patterns.push(pattern.to_vec());
            }
            if batch.patterns.len() == SLOT_BITS {
                violating = batch.run();
            }
        });
    }
    match violating.or_else(|| batch.run()) {
        Some(pattern) => Err(pattern),
        None => Ok(batch.total),
    }
}

/// Patterns that run through a [`judged`] decoder together, at most one for each lane.
struct Batch<'p> {
    program: &'p Program,
    work: Workspace,
    /// Number of bits of an entry, which are the first inputs.
    bits: usize,
    /// Whether the claim is that the patterns are corrected; otherwise that none is silent.
    corrected: bool,
    patterns: Vec<Vec<usize>>,
    /// Number of patterns that have run.
    total: usize,
}

impl<'p> Batch<'p> {
    fn new(scheme: &Scheme, program: &'p Program, corrected: bool) -> Self {
        let bits = scheme.geometry.bits();
        let mut work = Workspace::new([program]);
        // The address is right: all differences are zero.
        let address = scheme.address.as_ref().map_or(0, eccforge_scheme::Address::bits);
        let enables = &mut work.inputs_mut(program.inputs())[bits + address..];
        for (slot, on) in enables.iter_mut().zip(scheme.default_enables()) {
            *slot = Slot::constant(on);
        }
        Self { program, work, bits, corrected, patterns: Vec::with_capacity(SLOT_BITS), total: 0 }
    }

    /// Runs the patterns and removes them; returns the first that violates the claim.
    fn run(&mut self) -> Option<Vec<usize>> {
        let inputs = self.work.inputs_mut(self.bits);
        for (lane, pattern) in self.patterns.iter().enumerate() {
            for bit in pattern {
                inputs[*bit].0[lane / 64] |= 1 << (lane % 64);
            }
        }
        let mut outputs = [Slot::ZERO; 2];
        self.program.run(Backend::best(), &mut self.work, &mut outputs);
        let violates = outputs[usize::from(!self.corrected)].zip(&Slot::first(self.patterns.len()), |x, y| x & y);
        self.total += self.patterns.len();
        let first = (0..SLOT_BITS).find(|lane| violates.get(*lane)).map(|lane| self.patterns[lane].clone());
        let inputs = self.work.inputs_mut(self.bits);
        // An entry has many more bits than these patterns, so only the bits that were set are cleared.
        for bit in self.patterns.drain(..).flatten() {
            inputs[bit] = Slot::ZERO;
        }
        first
    }
}

/// Decodes the claimed all-0 and all-1 stored words, at an address of every syndrome.
pub(super) fn never_accepted(scheme: &Scheme, decoder: &Circuit) -> Result<String, Unproved> {
    let Some(words) = stored::words_of(scheme, decoder) else {
        return Err(Unproved::NotDecided("the addresses have too many syndromes to try".into()));
    };
    let mut evidence = Vec::new();
    for (word, seen) in UniformWord::ALL.into_iter().zip(&words) {
        if !scheme.claims.never_accepted.contains(&word) {
            continue;
        }
        let text = format!("the {} word is {}", word.name(), stored::described(seen));
        if !stored::is_rejected(seen) {
            return Err(text.into());
        }
        evidence.push(text);
    }
    Ok(evidence.join(", "))
}
