//! Exact outcomes of detected errors if the transfer is repeated, from the outcomes of one transfer.
//!
//! Every transfer is correct, detected or silent, independent of earlier ones. After N repetitions that are all
//! detected, the entry is a DUE. Three kinds of errors differ in the errors of a repetition: none (the error
//! affected only that transfer, such as noise on a link), new errors at the same rate, or the same error again (a
//! stuck line).

use eccforge_outcomes::Probabilities;
use eccforge_report::json::{Exact, as_exact};
use num_rational::BigRational;
use num_traits::{One, Zero};
use schemars::JsonSchema;
use serde::Serialize;

/// Outcome probabilities of an entry whose transfer may be repeated; the first three sum to one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Repeated {
    /// Delivered as written, at once or after repetitions.
    #[serde(serialize_with = "as_exact")]
    #[schemars(with = "Exact")]
    pub right: BigRational,
    /// Detected in the last transfer too: a DUE.
    #[serde(serialize_with = "as_exact")]
    #[schemars(with = "Exact")]
    pub refused: BigRational,
    /// Delivered wrong.
    #[serde(serialize_with = "as_exact")]
    #[schemars(with = "Exact")]
    pub silent: BigRational,
    /// Mean number of transfers: the bandwidth that one entry takes, relative to an entry without errors.
    #[serde(serialize_with = "as_exact")]
    #[schemars(with = "Exact")]
    pub transfers: BigRational,
}

impl Repeated {
    /// The outcomes without repetition.
    fn once(p: &Probabilities) -> Self {
        let (right, refused) = (&p.clean + &p.corrected, p.detected.clone());
        Self { right, refused, silent: p.silent(), transfers: BigRational::one() }
    }

    /// Outcomes if the error is gone in the repetition.
    pub fn gone(p: &Probabilities, retries: u32) -> Self {
        let once = Self::once(p);
        // Without a repetition a detected error stays a DUE.
        if retries == 0 {
            return once;
        }
        Self {
            right: once.right + &p.detected,
            refused: BigRational::zero(),
            transfers: once.transfers + &p.detected,
            ..once
        }
    }

    /// Outcomes if every transfer has new errors with the same probabilities.
    pub fn anew(p: &Probabilities, retries: u32) -> Self {
        let refused = p.detected.pow(retries as i32 + 1);
        // The geometric series 1 + d + ... + d^retries.
        let one = BigRational::one();
        let transfers = if p.detected.is_one() {
            // The closed form divides by zero.
            BigRational::from_integer((retries + 1).into())
        } else {
            (&one - &refused) / (&one - &p.detected)
        };
        let right = (&p.clean + &p.corrected) * &transfers;
        Self { right, silent: p.silent() * &transfers, refused, transfers }
    }

    /// Outcomes if the error is stuck, so every repetition has it again.
    pub fn stuck(p: &Probabilities, retries: u32) -> Self {
        let once = Self::once(p);
        Self { transfers: &once.transfers + &p.detected * BigRational::from_integer(retries.into()), ..once }
    }
}
