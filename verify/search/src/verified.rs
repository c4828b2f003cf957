//! Chains from files are measured again: a result never depends on a number that a file states.

use crate::anneal;
use crate::circulant;
use crate::heading::Heading;
use crate::islands::Found;
use crate::lanes::clashes::Clashes;
use crate::lanes::spec::{Family, LanesSpec};
use crate::problem::{Columns, Problem};
use crate::spec::SearchSpec;
use eccforge_gf::gf2;

/// Largest relative difference between a cost that a chain summed move by move and the measured cost.
const ROUNDING: f64 = 1e-6;

/// The reason why a chain cannot belong to a search of codewords, or `None` if it can.
pub fn codeword(spec: &SearchSpec, found: &Found) -> Option<String> {
    let problem = &spec.problem;
    let wrong = general(&spec.heading, problem.n, found).or_else(|| not_permitted(problem, &found.columns));
    wrong.or_else(|| match anneal::measured(problem, spec.objective, found.columns.clone()) {
        None => Some("two of its correctable patterns have the same syndrome, or one has syndrome zero".into()),
        Some(cost) => {
            let is_near = (found.cost - cost).abs() <= ROUNDING * cost.abs().max(1.0);
            (!is_near).then(|| format!("its cost is {cost}, got {}", found.cost))
        }
    })
}

/// The reason why a chain cannot belong to a search of entries, or `None` if it can.
pub fn entry(spec: &LanesSpec, found: &Found<u32>) -> Option<String> {
    let (shape, own) = (spec.shape, spec.shape.lane_bits());
    if let Some(wrong) = general(&spec.heading, shape.bits(), found) {
        return Some(wrong);
    }
    let lanes: Vec<u32> = (0..shape.bits()).map(|at| found.columns[shape.physical(at)]).collect();
    let is_of_family = match &spec.family {
        Family::ReedSolomon(family) if !family.multipliers => family.has(shape, &found.columns),
        // Layers and multipliers are not derived from the columns; in both families each lane is an invertible map.
        Family::ReedSolomon(_) | Family::Layers(_) => lanes.chunks(own).all(is_invertible),
    };
    if !is_of_family {
        return Some("its columns are not those of a code of this family".into());
    }
    let clashes = Clashes::new(shape, lanes);
    let cost = if spec.family.pairs() { clashes.with_pairs() } else { clashes }.cost() as f64;
    (found.cost != cost).then(|| format!("its cost is {cost}, got {}", found.cost))
}

/// Whether the columns of a lane form a square matrix of full rank.
fn is_invertible(lane: &[u32]) -> bool {
    let columns = lane.iter().map(|column| u64::from(*column));
    columns.clone().all(|column| column >> lane.len() == 0) && gf2::independent(columns).len() == lane.len()
}

fn general<C>(heading: &Heading, expected: usize, found: &Found<C>) -> Option<String> {
    let (chains, columns) = (heading.chains, found.columns.len());
    if found.chain >= chains {
        return Some(format!("the search has chains 0 to {}", chains - 1));
    }
    (columns != expected).then(|| format!("expected {expected} columns, got {columns}"))
}

/// The reason why a problem does not permit these columns.
fn not_permitted(problem: &Problem, columns: &[u16]) -> Option<String> {
    let (allowed, data) = (problem.allowed(), problem.data_bits());
    for (at, &column) in columns.iter().enumerate() {
        let is_permitted = match (&problem.columns, at.checked_sub(data)) {
            (_, Some(row)) => column == 1 << row,
            (Columns::Circulant(size), None) if !at.is_multiple_of(*size) => {
                column == circulant::rotated(columns[at - 1], problem.r, *size)
            }
            _ => allowed.binary_search(&column).is_ok(),
        };
        if !is_permitted {
            return Some(format!("column {at} is {column}, which the description does not permit"));
        }
    }
    None
}
