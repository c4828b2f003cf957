//! The next fault in entries that a log shows in error, under the code of the memory controller: exact chances by the counting engine
//! of `check --after`.

use eccforge_exact::after::{check, next_errors};
use eccforge_exact::count::correctable_patterns;
use eccforge_exact::enumerate::Progress;
use eccforge_gpu::observed::{MemoryState, NextFault, NextFaults, Observed, WrongEntry};
use eccforge_model::ErrorModel;
use eccforge_outcomes::Probabilities;
use eccforge_scheme::Scheme;
use num_traits::ToPrimitive;
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of states whose chances are remembered. A log of a damaged DIMM has one state for each of its wrong entries.
const MOST_REMEMBERED: usize = 1 << 16;

/// Probabilities of the outcomes of the next fault in entries with these wrong bits.
///
/// # Errors
/// A class of the model has too many errors to count, or the states cannot be evaluated under it.
pub(crate) fn counted(
    scheme: &Scheme,
    model: &ErrorModel,
    states: &[Vec<usize>],
) -> Result<Vec<Probabilities>, String> {
    let next = next_errors(scheme, model, states, &Progress::default())?.into_iter().collect::<Option<Vec<_>>>();
    next.ok_or_else(|| format!("a class of {} has too many errors in an entry of {} to count", model.id, scheme.id))
}

/// Chances of the next fault: detected and silent.
type Chances = [f64; 2];

/// The code of a memory controller and the faults that are expected, with the chances that were computed before.
#[derive(Debug)]
pub struct Outlook {
    scheme: Scheme,
    model: ErrorModel,
    /// The wrong bits of each syndrome that the decoder corrects.
    corrected: BTreeMap<u64, Vec<usize>>,
    /// The chances by wrong bits.
    known: BTreeMap<Vec<usize>, Chances>,
    /// The chances with one wrong bit, each bit equally likely.
    one_bit: Option<Chances>,
}

impl Outlook {
    /// An outlook for a controller with this code.
    ///
    /// # Errors
    /// An entry of the scheme has several codewords, of which a log names none; or its states cannot be evaluated under the model.
    pub fn new(scheme: Scheme, model: ErrorModel) -> Result<Self, String> {
        if scheme.codewords() != 1 {
            return Err(format!(
                "a log has one syndrome for each error, but an entry of {} has {} codewords; name a scheme of one codeword",
                scheme.id,
                scheme.codewords()
            ));
        }
        check(&scheme, &model).map_err(|why| format!("{}: {why}", scheme.id))?;
        let physical = scheme.layout.codeword(0).to_vec();
        let in_entry = |places: Vec<usize>| {
            let mut bits: Vec<usize> = places.into_iter().map(|place| physical[place]).collect();
            bits.sort_unstable();
            bits
        };
        let tied = scheme.tied();
        let corrected = correctable_patterns(&tied, 0).map(|(places, syndrome)| (syndrome, in_entry(places))).collect();
        drop(tied);
        Ok(Self { scheme, model, corrected, known: BTreeMap::new(), one_bit: None })
    }

    /// The chances for every DIMM of a log that has entries in error.
    ///
    /// # Errors
    /// A class of the model has too many errors to count.
    pub fn of_log(&mut self, observed: &Observed) -> Result<NextFaults, String> {
        let mut all = NextFaults::new();
        for (place, memory) in &observed.memory {
            all.extend(self.of_dimm(memory)?.map(|next| (place.clone(), next)));
        }
        Ok(all)
    }

    /// The chances for one DIMM; `None` without an entry in error.
    fn of_dimm(&mut self, memory: &MemoryState) -> Result<Option<NextFault>, String> {
        let (mut next, mut foreign) = (NextFault::default(), BTreeSet::new());
        let entries = memory.wrong_entries();
        if entries.is_empty() {
            return Ok(None);
        }
        for entry in &entries {
            next.lost_entries += u64::from(entry.uncorrected);
            if entry.uncorrected {
                continue;
            }
            next.weak_entries += 1;
            let [detected, silent] = self.of_entry(entry, &mut foreign)?;
            next.detected = next.detected.max(detected);
            next.silent = next.silent.max(silent);
        }
        next.foreign_syndromes = foreign.into_iter().map(|syndrome| format!("{syndrome:#x}")).collect();
        Ok(Some(next))
    }

    /// The chances in one entry. The wrong bits of its syndromes accumulate; without a known bit, one bit is wrong.
    fn of_entry(&mut self, entry: &WrongEntry, foreign: &mut BTreeSet<u64>) -> Result<Chances, String> {
        let mut wrong = BTreeSet::new();
        for syndrome in &entry.syndromes {
            match self.corrected.get(syndrome) {
                Some(bits) => wrong.extend(bits),
                None => _ = foreign.insert(*syndrome),
            }
        }
        if wrong.is_empty() { self.of_one_bit() } else { self.of_bits(wrong.into_iter().collect()) }
    }

    /// The chances in an entry with these wrong bits.
    fn of_bits(&mut self, wrong: Vec<usize>) -> Result<Chances, String> {
        if let Some(known) = self.known.get(&wrong) {
            return Ok(*known);
        }
        let chances = self.evaluated(std::slice::from_ref(&wrong))?;
        if self.known.len() < MOST_REMEMBERED {
            self.known.insert(wrong, chances);
        }
        Ok(chances)
    }

    /// The chances in an entry with one wrong bit, each bit equally likely.
    fn of_one_bit(&mut self) -> Result<Chances, String> {
        if let Some(known) = self.one_bit {
            return Ok(known);
        }
        let states: Vec<Vec<usize>> = (0..self.scheme.geometry.bits()).map(|bit| vec![bit]).collect();
        let chances = self.evaluated(&states)?;
        self.one_bit = Some(chances);
        Ok(chances)
    }

    /// The mean chances of these states.
    fn evaluated(&self, states: &[Vec<usize>]) -> Result<Chances, String> {
        let mut sums = [0.0; 2];
        for next in counted(&self.scheme, &self.model, states)? {
            for (sum, share) in sums.iter_mut().zip([&next.detected, &next.silent()]) {
                *sum += share.to_f64().unwrap_or(f64::NAN);
            }
        }
        Ok(sums.map(|sum| sum / states.len() as f64))
    }
}
