//! Rows of works whose schemes have several stages. The caller that runs the work samples their errors.

use super::outcomes::{Outcomes, Sampled};
use super::spec::Errors;
use super::tables::{OutcomeRow, OutcomeTable};
use super::work::Work;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::residual::confined;
use eccforge_exact::sampler::{InjectedErrors, Refused, Sampler, Sampling};
use eccforge_exact::two_devices;
use eccforge_model::Rectangle;
use eccforge_outcomes::Probabilities;
use eccforge_scheme::stages::{Flag, Stages};
use eccforge_scheme::{Partition, Scheme, Space};
use num_rational::BigRational;
use num_traits::{One, Zero};
use std::collections::BTreeSet;

/// The outcomes of a row of stages.
pub(super) fn outcomes(
    work: &Work,
    stages: &Stages,
    (table, row): (&OutcomeTable, &OutcomeRow),
    sampler: Option<&dyn Sampler>,
    progress: &Progress,
) -> Result<Outcomes, String> {
    let refused = row.refused.as_ref().map(|r| r.value);
    // Without samples, the sum over both devices is the figure.
    if let (Errors::Devices(ids), None) = (&row.errors.value, table.sampled_of(row)) {
        let shapes: Vec<Rectangle> = ids.iter().filter_map(|id| work.shapes.get(id)).map(|shape| shape.value).collect();
        let sum = two_devices::outcomes(stages, &shapes, refused)?;
        let summed = sum.map(|shares| Outcomes::exact(shares, "summed over the errors of both devices"));
        return summed
            .ok_or_else(|| "such errors have no exact sum: give `sampled: {samples: ..., seed: ...}`".to_owned());
    }
    let sampler = sampler.ok_or("a scheme of several stages is sampled, and no sampler is available here")?;
    let sampled = table.sampled_of(row).ok_or("give `sampled: {samples: ..., seed: ...}`")?;
    let errors = match &row.errors.value {
        Errors::Independent(rate) => InjectedErrors::Independent(Errors::rate(rate).ok_or("not a probability")?),
        Errors::Devices(ids) => {
            InjectedErrors::Devices(ids.iter().filter_map(|id| work.shapes.get(id)).map(|shape| shape.value).collect())
        }
        _ => return Err("give `errors: {independent: ...}` or `errors: {devices: [...]}`".to_owned()),
    };
    let (samples, seed) = (sampled.samples, sampled.seed);
    let request = Sampling { stages, errors, samples, seed, refused };
    let sampled = sampler.sample(&request, progress)?;
    let [right, detected, silent] =
        [sampled.right, sampled.detected, sampled.silent].map(|count| BigRational::new(count.into(), samples.into()));
    let zero = BigRational::zero();
    let probabilities =
        Probabilities { clean: zero.clone(), corrected: right, detected, undetected: zero, miscorrected: silent };
    let mut method = format!("sampled, seed {seed}, ± half of the 95 % interval");
    // Where the exact share is known, it replaces the sampled one, which may have no event at all.
    let right = match (refused, &request.errors) {
        (Some(Refused::ScatteredCorrections), InjectedErrors::Independent(rate)) => right_in_one_chip(stages, rate)?,
        _ => None,
    };
    if right.is_some() {
        method += ", but right counted from the dual code of the first stage";
    }
    let sampled = Some(Sampled { samples, right });
    Ok(Outcomes { tally: None, probabilities, data_wrong: None, method, sampled })
}

/// The exact probability that every block is correct, with its corrections in one chip, if every bit is wrong at `rate`
/// independently. `None` unless each first-stage word is exactly one chip, the last stage corrects only errors of one
/// chip, and there are at most [`MOST_BLOCKS`] blocks. The event is that no block has wrong bits from two words.
///
/// # Errors
/// The first stage cannot be counted: see [`confined`].
pub fn right_in_one_chip(stages: &Stages, rate: &BigRational) -> Result<Option<BigRational>, String> {
    let [inner, rank] = stages.stages.as_slice() else { return Ok(None) };
    let (Some(inner_scheme), Some(scheme)) = (inner.scheme.listed(), rank.scheme.listed()) else { return Ok(None) };
    let Some((pins, _)) = scheme.layout.symbol_shape() else { return Ok(None) };
    let chips = Partition::symbol_columns(scheme.geometry, pins);
    let mut codewords = scheme.corrects.iter().enumerate();
    let in_one_chip = codewords.all(|(w, spaces)| corrects_one_chip(scheme, w, spaces, &chips));
    // A flag of the first stage would turn right blocks into detected ones.
    let handed_on = rank.erasures.is_some();
    if handed_on || stages.errors_at != 0 || inner.flag != Flag::None || rank.copies > MOST_BLOCKS || !in_one_chip {
        return Ok(None);
    }
    // Data bits of each word that go to each block; each word must feed a different chip.
    let mut fed = vec![vec![BTreeSet::new(); rank.copies]; inner.copies];
    let mut chip_of = vec![None; inner.copies];
    for (bit, &data) in rank.reads.iter().enumerate() {
        let (block, place) = (bit / scheme.geometry.bits(), bit % scheme.geometry.bits());
        let (word, own) = (data / inner.data_of_copy(), data % inner.data_of_copy());
        fed[word][block].insert(own);
        // Errors of a word that feeds two chips would be in both.
        if *chip_of[word].get_or_insert(chips.cell(place)) != chips.cell(place) {
            return Ok(None);
        }
    }
    // Two words of one chip can be wrong in one block, which is still right.
    if chip_of.iter().collect::<BTreeSet<_>>().len() < inner.copies {
        return Ok(None);
    }
    // ways[set]: probability that exactly these blocks have wrong bits, each of one word, so far.
    let mut ways: Vec<BigRational> = vec![BigRational::zero(); 1 << rank.copies];
    ways[0] = BigRational::one();
    // Words that feed the blocks alike have equal probabilities: each distinct word is counted once.
    let mut known: Vec<(Vec<BTreeSet<usize>>, Vec<BigRational>)> = Vec::new();
    for blocks in fed {
        let place = match known.iter().position(|(b, _)| *b == blocks) {
            Some(place) => place,
            None => {
                let touched = touched(inner_scheme, &blocks, rate)?;
                known.push((blocks, touched));
                known.len() - 1
            }
        };
        let mut next = vec![BigRational::zero(); ways.len()];
        for (so_far, way) in ways.iter().enumerate() {
            for (here, chance) in known[place].1.iter().enumerate().filter(|(here, _)| here & so_far == 0) {
                next[so_far | here] += way * chance;
            }
        }
        ways = next;
    }
    Ok(Some(ways.into_iter().sum()))
}

/// Whether every pattern that codeword `w` corrects is in one chip.
fn corrects_one_chip(scheme: &Scheme, w: usize, spaces: &[Space], chips: &Partition) -> bool {
    let physical = scheme.layout.codeword(w);
    spaces.iter().all(|space| {
        let bits = space.basis().iter().flatten().map(|bit| physical[*bit]);
        chips.common_cell(bits).is_some()
    })
}

/// For each set of blocks, as a bit mask, the probability that a word delivers wrong bits in exactly these blocks.
fn touched(scheme: &Scheme, blocks: &[BTreeSet<usize>], rate: &BigRational) -> Result<Vec<BigRational>, String> {
    let mut exactly = Vec::new();
    for set in 0..1usize << blocks.len() {
        let chosen = blocks.iter().enumerate().filter(|(b, _)| set >> b & 1 == 1);
        let inside: BTreeSet<usize> = chosen.flat_map(|(_, bits)| bits.iter().copied()).collect();
        exactly.push(confined(scheme, &inside, rate)?);
    }
    // From "no block outside the set" to "these blocks": Moebius inversion over the subsets.
    for b in 0..blocks.len() {
        for set in (0..exactly.len()).filter(|set| set >> b & 1 == 1) {
            let without = exactly[set ^ 1 << b].clone();
            exactly[set] -= without;
        }
    }
    Ok(exactly)
}

/// Maximum number of blocks whose sets [`right_in_one_chip`] lists.
// Each word is counted once for each of the 2^blocks sets.
pub const MOST_BLOCKS: usize = 4;
