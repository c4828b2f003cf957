//! Two schemes side by side: the figures that a change makes better or worse.

use eccforge_codes::equivalence::Answer;
use eccforge_codes::report::Provenance;
use eccforge_exact::facts::{Claim, CodeFacts, Facts, Verdict};
use eccforge_outcomes::Tally;
use eccforge_report::json::nearest;
use eccforge_report::numbers::percent;
use eccforge_report::{Cell, Column, Document, Report, Table, Tone, name, with_noun};
use eccforge_scheme::Scheme;
use num_rational::BigRational;
use num_traits::Zero;
use schemars::JsonSchema;
use serde::Serialize;
use std::cmp::Ordering;

/// A scheme and its facts.
#[derive(Clone, Copy, Debug)]
pub struct Side<'a> {
    /// One of the two schemes that are compared.
    pub scheme: &'a Scheme,
    /// Exact properties of this scheme.
    pub facts: &'a Facts,
    /// Facts of the scheme's code.
    pub code: &'a CodeFacts,
}

/// The differences of two schemes.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Difference<'a> {
    /// Provenance of the result.
    pub provenance: &'a Provenance,
    /// Id of the scheme before the change.
    pub before: &'a str,
    /// Id of the scheme after the change.
    pub after: &'a str,
    /// Whether the codes are equal up to row operations and the order of their bits; `None` if that is not decided.
    pub equivalent: Option<bool>,
    /// Bits of an entry before and after the change.
    pub entry_bits: [usize; 2],
    /// Figures of both schemes.
    pub figures: Vec<Figure>,
    /// Claims of one scheme only, and claims with different verdicts.
    pub claims: Vec<ChangedClaim>,
    /// Whether every claim of the second scheme holds.
    pub claims_hold: bool,
}

/// One figure of two schemes.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Figure {
    /// The figure in words, with its unit.
    pub figure: String,
    /// Its value before the change.
    pub before: String,
    /// Its value after the change.
    pub after: String,
    /// The difference of the values; empty if they are equal.
    pub change: String,
    /// The direction of the change.
    pub direction: Direction,
}

/// The direction of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// The value is the same.
    Equal,
    /// The second scheme is better.
    Better,
    /// The second scheme is worse.
    Worse,
    /// The entries have different sizes, so neither value of this figure is better.
    Neither,
}

/// A claim of one scheme only, or with different verdicts.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ChangedClaim {
    /// The claim as the scheme file states it.
    pub claim: String,
    /// Its verdict before the change; `None` if that scheme does not claim it.
    pub before: Option<String>,
    /// Its verdict after the change; `None` if that scheme does not claim it.
    pub after: Option<String>,
}

impl<'a> Difference<'a> {
    /// Compares two schemes. Figures that only one of them has are left out.
    pub fn new(before: Side<'a>, after: Side<'a>, equivalence: &Answer, provenance: &'a Provenance) -> Self {
        let mut figures = vec![larger("minimum distance", [before, after].map(|side| side.code.distance.bits))];
        for ((bits, a), (other, b)) in before.facts.by_weight.iter().zip(&after.facts.by_weight) {
            if let (true, Some(a), Some(b)) = (bits == other, a, b) {
                figures.extend(outcomes(&with_noun(*bits, "bit"), [a, b]));
            }
        }
        for a in &before.facts.by_class {
            if let Some(b) = after.facts.by_class.iter().find(|b| b.class == a.class)
                && !has_weight([before.facts, after.facts], [&a.tally, &b.tally])
            {
                figures.extend(outcomes(&format!("class {}", a.class), [&a.tally, &b.tally]));
            }
        }
        let row_weights = [before, after].map(|side| &side.code.row_weights);
        let mut costs = [
            smaller("ones in H", row_weights.map(|rows| rows.iter().sum())),
            smaller("heaviest row of H", row_weights.map(|rows| rows.iter().max().copied().unwrap_or(0))),
        ];
        let entry_bits = [before, after].map(|side| side.scheme.geometry.bits());
        if entry_bits[0] != entry_bits[1] {
            // A smaller code has fewer ones without being better.
            for cost in &mut costs {
                cost.direction = Direction::Neither;
            }
        }
        figures.extend(costs);
        let equivalent = match equivalence {
            Answer::Equivalent(_) => Some(true),
            Answer::Different(_) => Some(false),
            Answer::Undecided(_) => None,
        };
        let claims = changed(&before.code.claims, &after.code.claims);
        let claims_hold = after.facts.claims_hold();
        let [before, after] = [before, after].map(|side| side.scheme.id.as_str());
        Self { provenance, before, after, equivalent, entry_bits, figures, claims, claims_hold }
    }

    fn number(&self, direction: Direction) -> usize {
        self.figures.iter().filter(|figure| figure.direction == direction).count()
    }

    /// Numbers of claims that are lost and gained, and of figures by direction: `1 claim lost, 5 figures worse, 0 better, 3 equal`.
    fn numbers(&self) -> String {
        let [worse, better, equal] = [Direction::Worse, Direction::Better, Direction::Equal].map(|d| self.number(d));
        let lost = self.claims.iter().filter(|claim| claim.after.is_none()).count();
        // A claim that is refuted is no gain.
        let gained = self.claims.iter().filter(|claim| is_gain(claim)).count();
        let mut text = String::new();
        for (number, word) in [(lost, "lost"), (gained, "gained")] {
            if number > 0 {
                text += &format!("{} {word}, ", with_noun(number, "claim"));
            }
        }
        format!("{text}{} worse, {better} better, {equal} equal", with_noun(worse, "figure"))
    }

    /// The figure that changes most in a direction: the outcome with the largest change of its share, or else the cost with the
    /// largest ratio of its values.
    fn most(&self, direction: Direction) -> Option<&Figure> {
        let changed = self.figures.iter().filter(|figure| figure.direction == direction);
        // Outcomes of errors matter more than the cost of H.
        changed.max_by(|a, b| is_outcome(a).cmp(&is_outcome(b)).then(a.size().total_cmp(&b.size())))
    }

    /// The largest losses and gains in sentences.
    fn answer(&self) -> String {
        let worst = self.most(Direction::Worse).map(|figure| format!("Worse: {}.", figure.sentence()));
        let best = self.most(Direction::Better).map(|figure| format!("Better: {}.", figure.sentence()));
        let changes: Vec<String> = worst.into_iter().chain(best).collect();
        if changes.is_empty() && self.claims.is_empty() {
            let equal = with_noun(self.figures.len(), "figure");
            return format!("{} -> {}: nothing changes; {equal} compared.", self.before, self.after);
        }
        let lines = std::iter::once(format!("{} -> {}: {}.", self.before, self.after, self.numbers())).chain(changes);
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The changes of claims, entries and codes in words.
    fn rest(&self) -> String {
        let verdict = if self.claims_hold { "Every claim" } else { "NOT every claim" };
        let entries = match self.entry_bits {
            [before, after] if before != after => format!(" The entries differ: {before} and {after} bits."),
            _ => String::new(),
        };
        let codes = match self.equivalent {
            Some(true) => " The codes are equivalent.",
            Some(false) => " The codes are not equivalent.",
            None => "",
        };
        let refuted: Vec<&str> =
            self.claims.iter().filter(|claim| is_refuted(claim)).map(|claim| &*claim.claim).collect();
        let refuted = if refuted.is_empty() { String::new() } else { format!(" REFUTED: {}.", refuted.join("; ")) };
        format!("{verdict} of {} holds.{refuted}{entries}{codes}", self.after)
    }

    /// Three lines for a comment on a pull request, in Markdown.
    pub fn comment(&self) -> String {
        let changed = self.figures.iter().filter(|figure| figure.direction != Direction::Equal);
        let changed: Vec<String> = changed.map(|f| format!("{} {} -> {}", f.figure, f.before, f.after)).collect();
        let changes = if changed.is_empty() { "no figure changes".to_owned() } else { changed.join("; ") };
        // Two spaces at the end of a line are a line break of Markdown.
        format!("**{}** against {}: {}  \n{changes}  \n{}\n", self.after, self.before, self.numbers(), self.rest())
    }
}

/// Whether a claim does not hold for the changed scheme.
fn is_refuted(claim: &ChangedClaim) -> bool {
    claim.after.as_deref() == Some("REFUTED")
}

/// Whether a figure is the share of an outcome, and not a cost.
fn is_outcome(figure: &Figure) -> bool {
    figure.figure.ends_with('%')
}

/// Whether only the changed scheme makes a claim, and it holds.
fn is_gain(claim: &ChangedClaim) -> bool {
    claim.before.is_none() && claim.after.as_deref() == Some("holds")
}

/// A figure of a set of patterns: the corrected share if a scheme corrects all of them, else the silent share.
fn outcomes(errors: &str, tallies: [&Tally; 2]) -> Option<Figure> {
    if tallies.iter().any(|tally| tally.total().is_zero()) {
        return None;
    }
    let shares = tallies.map(Tally::probabilities);
    // If one scheme corrects everything, the silent share of both is often 0 and would hide what the other loses.
    if shares.iter().any(|p| p.silent().is_zero() && p.detected.is_zero()) {
        let right = shares.map(|p| &p.corrected + &p.clean);
        return Some(shared(&format!("{errors} corrected, %"), right, Direction::Better));
    }
    Some(shared(&format!("{errors} silent, %"), shares.map(|p| p.silent()), Direction::Worse))
}

/// A share of both schemes in percent; `up` is the direction of an increase.
fn shared(figure: &str, [before, after]: [BigRational; 2], up: Direction) -> Figure {
    let change = format!("{:+.4}", 100.0 * nearest(&(&after - &before)));
    Figure::new(figure, [percent(&before), percent(&after)], direction(&before, &after, up), change)
}

/// A number of both schemes that is better if it is larger.
fn larger(figure: &str, [before, after]: [u32; 2]) -> Figure {
    let change = format!("{:+}", i64::from(after) - i64::from(before));
    let direction = direction(&before, &after, Direction::Better);
    Figure::new(figure, [before, after].map(|n| n.to_string()), direction, change)
}

/// A number of both schemes that is better if it is smaller.
fn smaller(figure: &str, [before, after]: [usize; 2]) -> Figure {
    // i128 holds the difference of any two lengths.
    let change = format!("{:+}", after as i128 - before as i128);
    let direction = direction(&before, &after, Direction::Worse);
    Figure::new(figure, [before, after].map(|n| n.to_string()), direction, change)
}

/// The direction of a change; `up` is the direction of an increase.
fn direction<T: Ord>(before: &T, after: &T, up: Direction) -> Direction {
    let down = if up == Direction::Better { Direction::Worse } else { Direction::Better };
    match after.cmp(before) {
        Ordering::Equal => Direction::Equal,
        Ordering::Greater => up,
        Ordering::Less => down,
    }
}

impl Figure {
    /// The size of the change: the difference of shares, or the larger number divided by the smaller one.
    fn size(&self) -> f64 {
        let [before, after] = [&self.before, &self.after].map(|value| value.parse().unwrap_or(0.0_f64));
        if self.figure.ends_with('%') { (after - before).abs() } else { before.max(after) / before.min(after) }
    }

    /// A sentence such as `silent errors of 3 bits rise from 59.6564 % to 69.2855 %`.
    fn sentence(&self) -> String {
        let is_down = self.change.starts_with('-');
        let Some((errors, outcome)) = self.figure.strip_suffix(", %").and_then(|name| name.rsplit_once(' ')) else {
            let verb = if is_down { "falls" } else { "rises" };
            return format!("{} {verb} from {} to {}", self.figure, self.before, self.after);
        };
        let errors = match errors.strip_prefix("class ") {
            Some(class) => format!("`{class}` errors"),
            None => format!("errors of {errors}"),
        };
        let verb = if is_down { "fall" } else { "rise" };
        format!("{outcome} {errors} {verb} from {} % to {} %", self.before, self.after)
    }

    fn new(figure: &str, [before, after]: [String; 2], direction: Direction, change: String) -> Self {
        let change = if direction == Direction::Equal { String::new() } else { change };
        Self { figure: figure.to_owned(), before, after, change, direction }
    }
}

/// Whether a weight has the same errors with the same outcomes in both schemes: a second row would repeat its figures.
fn has_weight(facts: [&Facts; 2], tallies: [&Tally; 2]) -> bool {
    let [before, after] = facts.map(|facts| &facts.by_weight);
    let mut pairs = before.iter().zip(after);
    pairs.any(|((_, a), (_, b))| a.as_ref() == Some(tallies[0]) && b.as_ref() == Some(tallies[1]))
}

/// Whether a claim follows from another: `corrected` implies `corrected or detected`, and a distance implies smaller ones.
fn follows(claim: &str, from: &str) -> bool {
    match (claimed_distance(claim), claimed_distance(from)) {
        (Some(smaller), Some(larger)) => smaller < larger,
        _ => claim.strip_suffix(" or detected") == Some(from),
    }
}

/// The minimum distance that a claim states, if it states one.
fn claimed_distance(claim: &str) -> Option<u32> {
    claim.strip_prefix("minimum distance ").and_then(|bits| bits.parse().ok())
}

/// Claims of one scheme only, and claims with different verdicts. A claim that follows from one of the other scheme is neither lost nor
/// gained.
fn changed(before: &[Claim], after: &[Claim]) -> Vec<ChangedClaim> {
    // Claims have no ids: two schemes make the same claim if its text is the same.
    let old = before.iter().filter(|claim| is_among(&claim.text, after) || !follows_from(&claim.text, after));
    let new = after.iter().filter(|claim| !is_among(&claim.text, before) && !follows_from(&claim.text, before));
    let all = old.chain(new).map(|claim| ChangedClaim {
        claim: claim.text.clone(),
        before: verdict(before, &claim.text),
        after: verdict(after, &claim.text),
    });
    all.filter(|claim| claim.before != claim.after).collect()
}

/// Whether one of these claims has this text.
fn is_among(text: &str, claims: &[Claim]) -> bool {
    claims.iter().any(|other| other.text == text)
}

/// Whether a claim follows from one of these claims that holds.
fn follows_from(text: &str, claims: &[Claim]) -> bool {
    claims.iter().any(|other| other.verdict == Verdict::Holds && follows(text, &other.text))
}

/// The verdict on the claim with this text; `None` if the scheme does not make it.
fn verdict(claims: &[Claim], text: &str) -> Option<String> {
    let claim = claims.iter().find(|claim| claim.text == text)?;
    let word = match claim.verdict {
        Verdict::Holds => "holds",
        Verdict::Refuted => "REFUTED",
        Verdict::Open(_) => "not decided",
    };
    Some(word.to_owned())
}

/// The values of a figure, and the direction of its change in colour.
fn cells(f: &Figure) -> Vec<Cell> {
    let (word, tone) = match f.direction {
        Direction::Equal => ("=", Tone::Equal),
        Direction::Better => ("better", Tone::Equal),
        Direction::Worse => ("worse", Tone::Differs),
        Direction::Neither => ("-", Tone::Plain),
    };
    let mut cells = Vec::from([&f.figure, &f.before, &f.after, &f.change].map(Cell::from));
    cells.push(Cell::toned(word, tone));
    cells
}

impl Report for Difference<'_> {
    const NAME: &'static str = "check-diff";

    fn document(&self) -> Document {
        let mut document = Document::new(&format!("{} against {}", self.after, self.before), "");
        // A change that is worse in one figure needs a decision, whatever it gains elsewhere.
        let good = self.claims_hold && self.number(Direction::Worse) == 0;
        document.status(good, self.answer());
        document.section("").text(self.rest());
        let columns = [
            Column::words("figure"),
            Column::figures(self.before),
            Column::figures(self.after),
            Column::figures("change"),
            Column::words("direction"),
        ];
        // The answer states that all figures are equal, and a table would repeat it.
        if self.figures.iter().all(|figure| figure.direction == Direction::Equal) {
            document.section("Figures").further();
        }
        document.table(Table::with(columns).rows(self.figures.iter().map(cells)));
        for claim in &self.claims {
            let text = match (&claim.before, &claim.after) {
                (None, Some(after)) => format!("New claim: {}: {after}.", claim.claim),
                (Some(_), None) => format!("Lost claim: {}.", claim.claim),
                (before, after) => format!(
                    "Claim: {}: {} before, {} now.",
                    claim.claim,
                    before.as_deref().unwrap_or("-"),
                    after.as_deref().unwrap_or("-")
                ),
            };
            document.text(text);
        }
        document.section("Summary for a pull request").verbatim(self.comment()).further();
        document
    }

    fn records(&self) -> String {
        let figures = self.figures.iter();
        let rows = figures.map(|Figure { figure, before, after, change, direction }| {
            [figure.clone(), before.clone(), after.clone(), change.clone(), name(direction)]
        });
        Table::words(&["figure", "before", "after", "change", "direction"]).rows(rows).csv()
    }
}
