//! Computes which wrong addresses a scheme detects.
//!
//! In the fault model, an entry is read at a different address from the one requested, because an address line, a
//! memory decoder or a latch is faulty. The word read is an error-free entry of the other address, with any
//! data. Its syndromes are sums of the columns of the differing address bits, so the decoder's result depends only on
//! the difference. All 2^N - 1 differences of an N-bit address are counted. Differences with equal syndromes form
//! classes of equal size, so one address of each class is tried.

use crate::batch::Batch;
use eccforge_circuit::Circuit;
use eccforge_gf::gf2;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_model::Choices;
use eccforge_scheme::{Fold, Scheme};
use schemars::JsonSchema;
use serde::Serialize;

/// Description of the fault model in tables and files.
pub const FAULT_MODEL: &str = "an entry is read at a wrong address, where another entry was written, whatever its data";

/// Every choice of up to this many wrong address bits is tried. An address has at most 64 bits.
const MOST_WRONG: usize = 3;
/// Maximum number of independent address bits; all sums of their syndromes are tried.
pub(crate) const MOST_INDEPENDENT: usize = 24;

/// Decoder results for address differences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Seen {
    /// A DUE: the fault is detected.
    pub detected: u128,
    /// A correction is reported, and wrong data is delivered.
    #[serde(rename = "taken_for_correctable")]
    pub miscorrected: u128,
    /// Wrong data is delivered without a flag.
    pub unseen: u128,
}

impl Seen {
    /// Number of differences.
    pub fn total(&self) -> u128 {
        self.detected + self.miscorrected + self.unseen
    }

    pub(crate) fn add(&mut self, other: Self, times: u128) {
        self.detected += other.detected * times;
        self.miscorrected += other.miscorrected * times;
        self.unseen += other.unseen * times;
    }
}

/// Address faults of a scheme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AddressFaults {
    /// Bits of the address.
    pub bits: usize,
    /// How the address enters the code.
    pub fold: Fold,
    /// Results of every choice of wrong address bits, by the number of wrong bits, from one.
    pub by_bits: Vec<(usize, Seen)>,
    /// Results of all differences; `None` if the address bits have too many different syndromes to try.
    pub all: Option<Seen>,
}

/// The address faults of a scheme with default enables; `None` for a scheme without an address.
pub fn faults(scheme: &Scheme) -> Option<AddressFaults> {
    let address = scheme.address.as_ref()?;
    let bits = address.bits();
    let tied = scheme.tied();
    let circuit = Decoder::new(&tied, Strategy::SyndromeLookup).flatten().restricted_to(&["ce", "due"]);
    let mut judge = Judge::new(&circuit);
    let by_bits = (1..=bits.min(MOST_WRONG)).map(|k| (k, judge.choices(bits, k))).collect();
    let basis = independent(scheme);
    let mut all = None;
    // A basis of 24 bits has 2^24 sums, of which 64 are decoded at once.
    if basis.len() <= MOST_INDEPENDENT {
        let mut seen = Seen::default();
        seen.add(judge.sums(&basis), 1u128 << (bits - basis.len()));
        // The zero difference is not a fault.
        seen.unseen -= 1;
        all = Some(seen);
    }
    Some(AddressFaults { bits, fold: address.fold, by_bits, all })
}

/// Address bits with independent syndromes; all other address bits have syndromes that are sums of these.
pub(crate) fn independent(scheme: &Scheme) -> Vec<usize> {
    let bits = scheme.address.as_ref().map_or(0, eccforge_scheme::Address::bits);
    let columns: Vec<Vec<u64>> = (0..scheme.codewords()).map(|w| scheme.address_columns(w)).collect();
    gf2::independent((0..bits).map(|a| columns.iter().map(|of| of[a]).collect::<Vec<u64>>()))
}

/// Decodes error-free entries of other addresses.
pub(crate) struct Judge<'c> {
    batch: Batch<'c, 2>,
    seen: Seen,
}

impl<'c> Judge<'c> {
    pub(crate) fn new(circuit: &'c Circuit) -> Self {
        Self { batch: Batch::new(circuit, "address", ["ce", "due"]), seen: Seen::default() }
    }

    /// Sets a one-bit input to a constant.
    pub(crate) fn tie(&mut self, circuit: &'c Circuit, input: &str, on: bool) {
        self.batch.fix(circuit, input, |_| on);
    }

    /// Until the next call, reads the entry whose address differs in these bits.
    pub(crate) fn read(&mut self, circuit: &'c Circuit, wrong: &[usize]) {
        self.batch.fix(circuit, "entry", |bit| wrong.binary_search(&bit).is_ok());
    }

    fn push(&mut self, differing: impl Iterator<Item = usize>) {
        if self.batch.add(differing) {
            self.flush();
        }
    }

    fn flush(&mut self) {
        self.batch.run(|batch, used| {
            let (ce, due) = (batch.any(0), batch.any(1));
            // Unused lanes decode the right address, which is not a fault.
            let [detected, miscorrected, unseen] =
                [due, ce & !due, !ce & !due].map(|mask| u128::from((mask & used).count_ones()));
            self.seen.add(Seen { detected, miscorrected, unseen }, 1);
        });
    }

    fn finish(&mut self) -> Seen {
        self.flush();
        std::mem::take(&mut self.seen)
    }

    /// Tries every choice of `k` of `bits` address bits.
    fn choices(&mut self, bits: usize, k: usize) -> Seen {
        let all = Choices { bits: (0..bits).collect(), least: k, most: k };
        all.each(&mut |chosen| self.push(chosen.iter().copied()));
        self.finish()
    }

    /// Tries every sum of these address bits, including the empty sum.
    pub(crate) fn sums(&mut self, basis: &[usize]) -> Seen {
        for member in 0..1u64 << basis.len() {
            self.push(basis.iter().enumerate().filter(|(i, _)| member >> i & 1 == 1).map(|(_, a)| *a));
        }
        self.finish()
    }
}
