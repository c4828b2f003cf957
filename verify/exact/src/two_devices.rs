//! Exact outcomes of errors in one or two devices of a memory whose devices have a code each, and whose controller has a
//! Reed-Solomon code with a symbol of each device in every codeword.
//!
//! The error of a device is one of a list of patterns, or uniform over all its bits. Only codewords that read wrong bits of both
//! devices need more than their presence: a Reed-Solomon decoder treats errors (a, b) and (ca, cb) alike, so such a codeword
//! depends on the ratio b / a. Pairs of patterns are first grouped by their ratios, and each group is decoded once for every
//! pair of devices. The data bits of a uniform word are uniform after the device's decoder too, for each of its reports.

mod decoding;
mod delivered;

use crate::sampler::Refused;
use decoding::{Decoding, Rank, Shares};
use delivered::{Delivered, Device};
use eccforge_model::Rectangle;
use eccforge_outcomes::Probabilities;
use eccforge_scheme::stages::{Flag, Stages};
use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use num_traits::{One, Zero};
use rustc_hash::FxHashMap;

/// Exact outcomes of errors of these shapes in different devices, all choices of devices equally likely. `None` if this memory
/// or these shapes are not of the kind that this module counts.
///
/// # Errors
/// A shape does not fit the devices.
pub fn outcomes(
    stages: &Stages,
    shapes: &[Rectangle],
    refused: Option<Refused>,
) -> Result<Option<Probabilities>, String> {
    let [inner, outer] = stages.stages.as_slice() else { return Ok(None) };
    if stages.errors_at != 0 || inner.flag != Flag::None || !(1..=2).contains(&shapes.len()) {
        return Ok(None);
    }
    let Some(rank) = Rank::new(inner, outer) else { return Ok(None) };
    // Where one codeword corrects in both devices, the rule depends on the order of the codewords.
    if refused.is_some() && (rank.corrects_pairs() || outer.erasures.is_some()) {
        return Ok(None);
    }
    let Some(device) = Device::new(inner, &stages.device_bits()?, &rank) else { return Ok(None) };
    let mut errors = Vec::new();
    for shape in shapes {
        let Some(delivered) = device.errors(shape)? else { return Ok(None) };
        errors.push(delivered);
    }
    let [first, second] = match <[Delivered; 2]>::try_from(errors) {
        Ok(both) => both,
        Err(mut one) => [one.remove(0), Delivered::none(&rank)],
    };
    // Both orders of the devices are counted, so the listed error may be the first.
    let (first, second) = if first.is_uniform() { (second, first) } else { (first, second) };
    let groups = groups(&first, &second, &rank);
    let (mut sums, mut pairs) = ([BigRational::zero(), BigRational::zero()], BigUint::zero());
    for i in 0..inner.copies {
        for j in (0..inner.copies).filter(|j| *j != i) {
            pairs += 1u32;
            for (reports, reads) in &groups {
                let decoding = rank.decoding([i, j], *reports);
                add(&mut sums, reads, &decoding, refused.is_some());
            }
        }
    }
    let all = BigRational::from_integer((pairs * first.total() * second.total()).into());
    let [right, silent] = sums.map(|sum| sum / &all);
    let detected = BigRational::one() - &right - &silent;
    let zero = BigRational::zero();
    Ok(Some(Probabilities { clean: zero.clone(), corrected: right, detected, undetected: zero, miscorrected: silent }))
}

/// The codewords of a block, by the wrong bits that they read of two devices.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Block {
    /// Numbers of codewords that read no wrong bit, only wrong bits of the first device, and only those of the second.
    single: [usize; 3],
    /// The ratios of the codewords that read wrong bits of both devices, ascending.
    ratios: Vec<u32>,
    /// Numbers of codewords that read a uniform symbol of the second device, and from the first no wrong bit, wrong bits, or a uniform symbol.
    uniform: [usize; 3],
}

/// The blocks of a read, and the number of errors that lead to it.
type Weighted = FxHashMap<Vec<Block>, BigUint>;

/// Adds the numbers of right and of silent errors among these reads.
fn add(sums: &mut [BigRational; 2], reads: &Weighted, decoding: &Decoding, scattered: bool) {
    let mut certain = [BigUint::zero(), BigUint::zero()];
    for (blocks, ways) in reads {
        if blocks.iter().any(|block| block.uniform != [0; 3]) {
            for (sum, share) in sums.iter_mut().zip(share(blocks, decoding, scattered)) {
                *sum += share * BigInt::from(ways.clone());
            }
            continue;
        }
        let [right, silent] = outcome(blocks, decoding, scattered);
        if right {
            certain[0] += ways;
        } else if silent {
            certain[1] += ways;
        }
    }
    for (sum, ways) in sums.iter_mut().zip(certain) {
        *sum += BigRational::from_integer(ways.into());
    }
}

/// Whether a read without uniform symbols is right, and whether it is silent.
fn outcome(blocks: &[Block], decoding: &Decoding, scattered: bool) -> [bool; 2] {
    let (mut right, mut silent) = (true, false);
    for block in blocks {
        let single = decoding.single.iter().zip(block.single).filter(|(_, times)| *times > 0).map(|(shares, _)| shares);
        let pairs = block.ratios.iter().map(|ratio| &decoding.by_ratio[*ratio as usize]);
        let mut detected = false;
        let mut wrong = false;
        let mut corrected = [false; 2];
        for shares in single.chain(pairs) {
            detected |= shares.detected > 0;
            wrong |= shares.right == [0; 4] && shares.detected == 0;
            corrected[0] |= shares.right[1] + shares.right[3] > 0;
            corrected[1] |= shares.right[2] + shares.right[3] > 0;
        }
        silent |= wrong && !detected;
        right &= !(wrong || detected || scattered && corrected == [true; 2]);
    }
    [right, silent]
}

/// The reads of each pair of reports of the two devices.
fn groups(first: &Delivered, second: &Delivered, rank: &Rank) -> Vec<([[bool; 2]; 2], Weighted)> {
    let mut all = Vec::new();
    for (a_report, a) in &first.by_report {
        for (b_report, b) in &second.by_report {
            all.push(([*a_report, *b_report], reads(a, b, rank)));
        }
    }
    all
}

/// The reads of two devices with given reports; the second may be uniform, and if the first is, so is the second.
fn reads(a: &delivered::Errors, b: &delivered::Errors, rank: &Rank) -> Weighted {
    let size = rank.codewords_of_block();
    let mut counts: FxHashMap<Vec<Block>, u64> = FxHashMap::default();
    match (&a.list, &b.list) {
        (Some(a), Some(b)) => delivered::pair(a, b, |one, other, ways| {
            *counts.entry(delivered::blocks(one, other, rank)).or_default() += ways;
        }),
        (Some(list), None) => {
            for (pattern, ways) in list {
                let mut blocks = Vec::new();
                for block in pattern.values.chunks(size) {
                    let wrong = block.iter().filter(|value| **value != 0).count();
                    blocks.push(Block { uniform: [size - wrong, wrong, 0], ..Block::default() });
                }
                *counts.entry(blocks).or_default() += ways;
            }
        }
        (None, _) => {
            let block = Block { uniform: [0, 0, size], ..Block::default() };
            counts.insert(vec![block; rank.blocks()], 1);
        }
    }
    // The data of a uniform error is drawn within the shares of the decoder, so only the number of its report counts here.
    let uniform: BigUint = [a, b].iter().filter(|errors| errors.list.is_none()).map(|errors| errors.ways).product();
    counts.into_iter().map(|(blocks, ways)| (blocks, &uniform * ways)).collect()
}

/// Probabilities that a read is right, and that it is silent.
fn share(blocks: &[Block], decoding: &Decoding, scattered: bool) -> [BigRational; 2] {
    let (mut right, mut not_silent) = (BigRational::one(), BigRational::one());
    for block in blocks {
        let mut shares: Vec<(&Shares, usize)> = Vec::new();
        shares.extend(decoding.single.iter().zip(block.single));
        shares.extend(block.ratios.iter().map(|ratio| (&decoding.by_ratio[*ratio as usize], 1)));
        shares.extend(decoding.uniform.iter().zip(block.uniform));
        let product = |of: fn(&Shares) -> u64| {
            let mut product = BigRational::one();
            for (shares, times) in shares.iter().filter(|(_, times)| *times > 0) {
                product *= BigRational::new(of(shares).into(), shares.all.into()).pow(*times as i32);
            }
            product
        };
        let accepted = product(|s| s.all - s.detected);
        let all_right = product(|s| s.right.iter().sum());
        let accepted_right = if scattered {
            // In one device: the first, the second, or no correction at all, which both contain.
            product(|s| s.right[0] + s.right[1]) + product(|s| s.right[0] + s.right[2]) - product(|s| s.right[0])
        } else {
            all_right.clone()
        };
        right *= accepted_right;
        not_silent *= BigRational::one() - accepted + all_right;
    }
    [right, BigRational::one() - not_silent]
}
