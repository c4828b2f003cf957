//! A step of a proof: the claim, and the evidence for it or against it.

use std::time::Instant;

/// One step of the proof.
#[derive(Clone, Debug, serde::Serialize, schemars::JsonSchema)]
pub struct ProofStep {
    /// The proved claim.
    pub claim: String,
    /// Cases examined, or `proof` where a solver covered all.
    pub evidence: String,
    /// A counterexample, if it does not hold.
    pub failure: Option<String>,
    /// The reason why the claim was neither proved nor refuted, if it was not.
    pub not_decided: Option<String>,
    /// The number of clocks from reset in which no violation was found, if a proof for all clocks did not end.
    pub within_clocks: Option<u32>,
    /// Wall-clock seconds.
    pub seconds: f64,
}

/// The reason why a claim was not proved.
pub enum Unproved {
    /// A counterexample.
    Refuted(String),
    /// The reason why the verdict is missing.
    NotDecided(String),
}

impl From<String> for Unproved {
    fn from(counterexample: String) -> Self {
        Self::Refuted(counterexample)
    }
}

impl ProofStep {
    /// The step of a claim that was examined from `start` on.
    pub fn new(claim: String, result: Result<String, impl Into<Unproved>>, start: Instant) -> Self {
        let seconds = start.elapsed().as_secs_f64();
        let open =
            Self { claim, evidence: String::new(), failure: None, not_decided: None, within_clocks: None, seconds };
        match result.map_err(Into::into) {
            Ok(evidence) => Self { evidence, ..open },
            Err(Unproved::Refuted(why)) => Self { failure: Some(why), ..open },
            Err(Unproved::NotDecided(why)) => Self { not_decided: Some(why), ..open },
        }
    }

    /// Whether the claim was proved.
    pub fn holds(&self) -> bool {
        self.failure.is_none() && self.not_decided.is_none()
    }
}
