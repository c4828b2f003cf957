//! A share of events, with its interval.

use eccforge_outcomes::rates::{CONFIDENCE, Interval};
use eccforge_outcomes::statistics::{clopper_pearson, clustered_share};
use schemars::JsonSchema;
use serde::Serialize;

/// A share of a number of events.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Share {
    /// Name of the counted property.
    pub name: String,
    /// Number of cases with this property.
    pub count: u64,
    /// Number of all cases.
    pub of: u64,
    /// The share; `None` if `of` is 0.
    pub value: Option<f64>,
    /// Its 95 % interval [Clopper, Pearson 1934], of as many cases as clusters make independent; `None` if `of` is 0.
    pub interval: Option<Interval>,
    /// 95 % interval for all shares of the same list at once (Bonferroni); `None` for a share outside a list.
    pub joint: Option<Interval>,
}

/// Cases with a property, all cases, and the sum of the squared numbers of cases of each cluster.
pub type Clustered = [u64; 3];

impl Share {
    /// A share of cases that come in clusters.
    pub fn clustered(name: &str, [count, of, squares]: Clustered) -> Self {
        let (low, high) = clustered_share(count, of, squares, CONFIDENCE);
        Self { interval: (of > 0).then_some(Interval { low, high }), ..Self::new(name, count, of, 1) }
    }

    /// A share; `together` shares are in one list.
    pub fn new(name: &str, count: u64, of: u64, together: usize) -> Self {
        let bounds = |confidence: f64| {
            let (low, high) = clopper_pearson(count, of, confidence);
            (of > 0).then_some(Interval { low, high })
        };
        Self {
            name: name.to_owned(),
            count,
            of,
            value: (of > 0).then(|| count as f64 / of as f64),
            interval: bounds(CONFIDENCE),
            joint: if together > 1 { bounds(1.0 - (1.0 - CONFIDENCE) / together as f64) } else { None },
        }
    }
}
