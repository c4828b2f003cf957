//! Outcomes of a code that algebra decodes, as a document.

use crate::scheme::address_heading;
use eccforge_codes::report::Provenance;
use eccforge_exact::ball::address::{BallAddress, Row};
use eccforge_exact::ball::{BallFacts, Erased, WrongSymbols};
use eccforge_exact::facts::Verdict;
use eccforge_outcomes::Tally;
use eccforge_report::numbers::{rounded, scientific};
use eccforge_report::{Document, Report, Table, in_order};
use eccforge_scheme::algebraic::{Algebraic, Family};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// The result of `check` for an algebraic scheme.
pub struct CheckedBall<'a> {
    /// Scheme that was checked.
    pub scheme: &'a Algebraic,
    /// Outcomes by number of wrong symbols.
    pub facts: &'a BallFacts,
    /// Provenance of the result.
    pub run: &'a Provenance,
}

/// Exact outcomes of a code that corrects every error of up to a number of symbols.
#[derive(Serialize, JsonSchema)]
pub struct CheckedBallJson<'a> {
    /// Name of the scheme.
    name: &'a str,
    /// Provenance: the inputs that reproduce the result.
    provenance: &'a Provenance,
    /// Id of the scheme.
    scheme: &'a str,
    #[serde(flatten)]
    facts: &'a BallFacts,
}

impl Serialize for CheckedBall<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { scheme, facts, run } = self;
        in_order(&CheckedBallJson { name: &scheme.name, provenance: run, scheme: &scheme.id, facts }, serializer)
    }
}

impl Report for CheckedBall<'_> {
    const NAME: &'static str = "check-ball";

    fn document(&self) -> Document {
        let Self { scheme, facts, run } = self;
        let unit = if facts.symbol_bits == 1 { "bits" } else { "symbols" };
        let mut document = Document::new(&scheme.name, &scheme.source);
        let described = facts.claims.iter().map(|c| format!("{}: {} ({})", c.text, verdict(c.verdict), c.evidence));
        let claims: Vec<String> = described.collect();
        if !claims.is_empty() {
            document.status(facts.claims.iter().all(|claim| claim.verdict == Verdict::Holds), claims.join("; "));
        }
        let n = facts.symbols;
        // The designed distance of a BCH code is a lower bound; that of a Reed-Solomon code is exact.
        let least = if matches!(scheme.family, Family::Bch(_)) { "at least " } else { "" };
        let mut decoder =
            format!("bounded distance: corrects every error of up to {} {unit}", facts.erased[0].corrected);
        if let Some(rule) = &facts.within_group {
            decoder += &format!(", and of up to {} within one group of {} {unit}", rule.corrected, rule.symbols);
        }
        document.section(format!("{}  ({})", scheme.name, scheme.id)).facts([
            ("codewords", scheme.codewords.to_string()),
            ("code", format!("{n} {unit} of {} bits, {} of them check {unit}", facts.symbol_bits, facts.check_symbols)),
            ("distance", format!("{least}{} {unit}", facts.distance)),
            ("decoder", decoder),
        ]);
        // Without erasures the table would repeat the guarantees of the claims.
        if facts.erased.len() > 1 {
            document.section(format!("Guarantees by the number of erased {unit}")).table(guarantees(facts, unit));
        }
        // All check symbols are spent on the erasures: the code of the other symbols has distance one.
        if scheme.erasures == facts.check_symbols {
            document.text(format!("With {} erased {unit}, no error outside them is detected.", scheme.erasures));
        }
        for erased in &facts.erased {
            let heading = match erased.erased {
                0 => format!("Outcomes by wrong {unit} of a codeword"),
                1 => format!("Outcomes by other wrong {unit} while one is erased"),
                e => format!("Outcomes by other wrong {unit} while {e} are erased"),
            };
            let columns = [unit, "errors", "detected", "undetected", "miscorrected", "silent"];
            let table = Table::figures(&columns).rows(erased.by_errors.iter().map(row));
            let at_random = scientific(&erased.accepted_at_random);
            document.section(heading).table(table);
            document.text(format!("A word of random {unit} is accepted with probability {at_random}."));
            if erased.by_errors.iter().any(|row| row.outcomes.is_none()) {
                document.note("Weights of BCH codes of more than 24 data bits and 24 check bits are not counted; the probability of random words is an approximation.");
            }
        }
        if let Some(address) = &facts.address {
            addresses(&mut document, address, unit);
        }
        document.ran("SHA-256 of the scheme's meaning", scheme.hash());
        document.ran("version", &run.version);
        document
    }

    /// One line for each number of erased and wrong symbols.
    fn records(&self) -> String {
        let mut lines = Vec::new();
        for erased in &self.facts.erased {
            for row in &erased.by_errors {
                let counts = row.outcomes.as_ref().map(counts).unwrap_or_default();
                let mut cells = vec![erased.erased.to_string(), row.wrong.to_string()];
                cells.extend(counts);
                cells.push("0".to_owned());
                lines.push(cells);
            }
        }
        // Differences of any number of address bits have no number for the last column.
        for row in self.facts.address.iter().flat_map(|address| &address.rows) {
            let (Some(seen), Some(bits)) = (row.seen, row.wrong_bits) else { continue };
            let counts = [0, seen.detected, seen.unseen, seen.miscorrected].map(|count| count.to_string());
            let numbers = ["0".to_owned(), row.wrong_symbols.to_string()];
            lines.push([numbers.as_slice(), &counts, &[bits.to_string()]].concat());
        }
        Table::keyed("erased wrong corrected detected undetected miscorrected wrong_address_bits").rows(lines).csv()
    }
}

/// Adds the outcomes of wrong addresses.
fn addresses(document: &mut Document, address: &BallAddress, unit: &str) {
    let mut rows = Vec::new();
    for Row { wrong_bits, wrong_symbols, errors, seen } in &address.rows {
        let wrong_bits = wrong_bits.map_or("any".to_owned(), |bits| bits.to_string());
        let results = match seen {
            Some(seen) => [seen.detected, seen.miscorrected, seen.unseen].map(|count| rounded(&count.into())),
            None => ["-"; 3].map(str::to_owned),
        };
        rows.push([vec![wrong_bits, wrong_symbols.to_string(), rounded(&(*errors).into())], results.to_vec()].concat());
    }
    let wrong_symbols = format!("wrong {unit}");
    let columns =
        ["wrong address bits", &wrong_symbols, "errors", "detected", "taken for a correctable error", "unseen"];
    document.section(address_heading(address.bits, address.fold)).table(Table::figures(&columns).rows(rows));
    if address.rows.iter().any(|row| row.seen.is_none()) {
        document.text("Rows with `-` have too many errors to decode.");
    }
}

fn counts(t: &Tally) -> [String; 4] {
    [&t.corrected, &t.detected, &t.undetected, &t.miscorrected].map(ToString::to_string)
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Holds => "holds",
        Verdict::Refuted => "refuted",
        Verdict::Open(why) => why,
    }
}

/// The guarantees for each number of erased symbols.
fn guarantees(facts: &BallFacts, unit: &str) -> Table {
    let columns = ["erased".to_owned(), format!("corrected {unit}"), format!("never silent {unit}")];
    let rows = facts.erased.iter().map(|Erased { erased, corrected, never_silent, .. }| {
        [erased, corrected, never_silent].map(ToString::to_string)
    });
    Table::figures(&columns).rows(rows)
}

fn row(row: &WrongSymbols) -> Vec<String> {
    // BCH codes whose weights are not counted have no outcomes at this number of errors.
    let Some(t) = &row.outcomes else {
        return [row.wrong.to_string()].into_iter().chain(["-"; 5].map(str::to_owned)).collect();
    };
    let silent = match t.silent() {
        none if none == Default::default() => "0".to_owned(),
        _ => scientific(&t.probabilities().silent()),
    };
    let counts = [&t.total(), &t.detected, &t.undetected, &t.miscorrected].map(rounded);
    [row.wrong.to_string()].into_iter().chain(counts).chain([silent]).collect()
}
