//! The paper's figures 2 to 5, as SVG.

use super::statistics::{Distribution, Explained, Options, Statistics, above, distribution};
use super::{Card, Execution, cards};
use eccforge_report::charts::{Curve, Words, curves, heat_map};
use std::collections::{BTreeMap, BTreeSet};

/// Labels of the axes of P(fail).
const OF_CARDS: [&str; 2] = ["P(fail) of an iteration", "share of cards"];

fn curve(name: impl Into<String>, points: Vec<(f64, f64)>) -> Curve {
    Curve { name: name.into(), points, markers: false }
}

fn drawn(title: &str, [x, y]: [&str; 2], lines: &[Curve]) -> Result<String, String> {
    curves(Words { title, x, y }, lines)
}

/// Every picture that the statistics have: name of its file, caption and text.
pub fn all(
    s: &Statistics,
    executions: &[Execution],
    options: &Options,
) -> Result<Vec<(String, &'static str, String)>, String> {
    let mut all = vec![
        ("completed.svg".to_owned(), "Cards by iterations.", completed(s)?),
        ("cdf.svg".to_owned(), "Cards with at least so many iterations each.", by_cutoff(s, options.faulty)?),
    ];
    if let Some(d) = s.distributions.iter().find(|d| d.cutoff == options.cutoff) {
        all.push(("mass.svg".to_owned(), "At one cut-off.", mass(d, options.faulty)?));
    }
    let cards = cards(executions);
    for gain in &s.gains {
        let plain: String = gain.attribute.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
        let svg = by_attribute(&cards, &gain.attribute, options, options.faulty)?;
        all.push((format!("by-{plain}.svg"), "By an attribute of the cards.", svg));
    }
    if let Some(e) = &s.explained {
        let caption = "The part of each test (column) that another (row) explains.";
        all.push(("mutual-information.svg".to_owned(), caption, explained(e)?));
    }
    Ok(all)
}

/// Fig. 2: cards that completed at least a number of iterations.
pub fn completed(s: &Statistics) -> Result<String, String> {
    let points = s.completed.iter().map(|(n, c)| (*n as f64, *c as f64)).collect();
    drawn("Cards that completed at least so many iterations", ["iterations", "cards"], &[curve("cards", points)])
}

/// Fig. 3 (a): the distribution of P(fail) for each cut-off.
pub fn by_cutoff(s: &Statistics, high: f64) -> Result<String, String> {
    let line = |d: &Distribution| {
        curve(format!("{} iterations and more ({} cards)", grouped(d.cutoff), d.cards), steps(&d.cdf, high))
    };
    let lines: Vec<Curve> = s.distributions.iter().filter(|d| d.cards > 0).map(line).collect();
    drawn("Cumulative distribution of P(fail)", OF_CARDS, &lines)
}

/// Fig. 3 (b): mass and cumulative distribution at one cut-off.
pub fn mass(d: &Distribution, high: f64) -> Result<String, String> {
    let spikes = d.pmf.iter().flat_map(|(p, share)| [(*p, 0.0), (*p, *share), (*p, 0.0)]);
    // The mass last, over the cumulative line: at zero they are at the same place.
    let lines = [curve("cumulative", steps(&d.cdf, high)), curve("mass", spikes.filter(|p| p.0 <= high).collect())];
    let title = format!("P(fail) of {} cards with {} iterations and more", d.cards, grouped(d.cutoff));
    drawn(&title, OF_CARDS, &lines)
}

/// Fig. 4: the distributions by the values of an attribute.
pub fn by_attribute(cards: &BTreeMap<String, Card>, key: &str, options: &Options, high: f64) -> Result<String, String> {
    let enough = above(cards, options.cutoff);
    let values: BTreeSet<&String> = enough.iter().filter_map(|c| c.attributes.get(key)).collect();
    let line = |value: &&String| {
        let own: Vec<&Card> = enough.iter().filter(|c| c.attributes.get(key) == Some(value)).copied().collect();
        let d = distribution(&own, options.cutoff, options);
        curve(format!("{value} ({} cards)", d.cards), steps(&d.cdf, high))
    };
    let lines: Vec<Curve> = values.iter().map(line).collect();
    let title = format!("Cumulative distribution of P(fail) by {key}");
    drawn(&title, OF_CARDS, &lines)
}

/// Fig. 5: the part of each test (column) that another (row) explains.
pub fn explained(e: &Explained) -> Result<String, String> {
    let names: Vec<String> = e.tests.iter().map(ToString::to_string).collect();
    heat_map("I(X;Y) / H(X): row Y explains column X", &names, &names, &e.ratio)
}

/// A cumulative distribution as a staircase from 0 to `high`.
fn steps(cdf: &[(f64, f64)], high: f64) -> Vec<(f64, f64)> {
    let mut points = vec![(0.0, 0.0)];
    let mut last = 0.0;
    for (p, share) in cdf.iter().filter(|c| c.0 <= high) {
        points.extend([(*p, last), (*p, *share)]);
        last = *share;
    }
    points.push((high, last));
    points
}

/// Digits of a whole number, with thousands apart.
fn grouped(n: u64) -> String {
    let digits = n.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join(" ")
}
