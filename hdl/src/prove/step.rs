//! A step of a proof: what is claimed, and the evidence for it or against it.

/// One step of the proof.
#[derive(Clone, Debug, serde::Serialize, schemars::JsonSchema)]
pub struct ProofStep {
    /// The proved claim.
    pub claim: String,
    /// Cases examined, or `proof` where a solver covered all.
    pub evidence: String,
    /// A counterexample, if it does not hold.
    pub failure: Option<String>,
    /// Wall-clock seconds.
    pub seconds: f64,
}
