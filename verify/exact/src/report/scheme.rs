//! All results of one scheme, as a document.

use super::dead::rounded;
use super::json::{CheckedScheme, fraction};
use super::words::percent;
use super::{Provenance, words};
#[cfg(not(target_arch = "wasm32"))]
use super::{entry, heatmap, plots};
use crate::address::{AddressFaults, FAULT_MODEL, Seen};
use crate::facts::{Facts, Verdict};
use crate::model::{ErrorModel, decimal};
use crate::retry::Repeated;
use crate::tally::{Probabilities, Tally};
use eccforge_report::{Cell, Column, Document, Report, Table, Tone, in_order};
use eccforge_scheme::{Fold, Scheme};
use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use num_traits::Zero;
use serde::{Serialize, Serializer};

/// Links for the reader; missing ones are omitted.
#[derive(Clone, Debug, Default)]
pub struct Links {
    /// The same results as JSON.
    pub json: Option<String>,
    /// The explorer with this scheme.
    pub explorer: Option<String>,
}

/// A bit error rate as given, and the exact outcome probabilities of an entry with independent errors at this rate.
pub type AtRate = (String, Probabilities);

/// Measurements of encoder and decoder, such as area and delay, or speed.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    /// Heading of the measurements.
    pub heading: String,
    /// A row for each module or program.
    pub table: Table,
    /// Units and tools of the measurements.
    pub ruler: String,
}

/// The facts of a scheme under a model.
#[derive(Clone, Copy, Debug)]
pub struct Checked<'a> {
    /// The scheme.
    pub scheme: &'a Scheme,
    /// Its facts.
    pub facts: &'a Facts,
    /// The model.
    pub model: &'a ErrorModel,
    /// Outcomes at bit error rates; may be empty.
    pub rates: &'a [AtRate],
    /// Measurements; may be empty.
    pub figures: &'a [Measured],
    /// Provenance of the result.
    pub run: &'a Provenance,
    /// Further links.
    pub links: &'a Links,
}

impl Serialize for Checked<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        in_order(&CheckedScheme::from(self), serializer)
    }
}

impl Report for Checked<'_> {
    fn document(&self) -> Document {
        let Self { scheme, facts, model, rates, .. } = self;
        let total = facts.of_events(model);
        let mut document = self.head(total.as_ref());
        document.section("Errors by weight, all patterns of the entry").table(
            outcomes("bits", Column::figures)
                .rows(facts.by_weight.iter().map(|(bits, t)| outcome(bits.to_string(), t))),
        );
        self.classes(&mut document, total.as_ref());
        if let Some(faults) = &facts.address {
            addresses(&mut document, faults);
        }
        claims(&mut document, facts);
        if !rates.is_empty() {
            let header = ["bit error rate", "corrected", "detected", "undetected", "miscorrected", "silent"];
            let table = Table::figures(&header).rows(rates.iter().map(|(rate, p)| {
                let figures = [&p.corrected, &p.detected, &p.undetected, &p.miscorrected, &p.silent()];
                [rate.clone()].into_iter().chain(figures.map(words::scientific))
            }));
            document.section("Every bit wrong independently, exact probabilities of an entry").table(table);
        }
        self.repeated(&mut document);
        for Measured { heading, table, ruler } in self.figures {
            document.section(heading).table(table.clone()).text(ruler);
        }
        self.folded(&mut document);
        document.ran("Scheme", format!("{}, sha256 of its meaning {}", scheme.id, scheme.hash()));
        document.ran("Error model", format!("{} ({})", model.name, model.id));
        document.ran("SHA-256 of the model file", &*self.run.model_sha256);
        document
    }

    fn records(&self) -> String {
        records(self.facts, self.rates).csv()
    }
}

impl Checked<'_> {
    /// Title, tiles and facts.
    fn head(&self, total: Option<&Probabilities>) -> Document {
        let Self { scheme, facts, .. } = self;
        let (g, h) = (scheme.geometry, &scheme.code.h);
        let (n, r) = (h.n(), h.r() as usize);
        let notes = scheme.notes.as_ref().map_or(String::new(), |notes| format!(" {}", notes.trim()));
        let entry =
            format!("{} bits: {} x {} pins, {} of them data", g.bits(), words::beats(g.beats), g.pins, g.data_pins);
        let mut document = Document::new(&scheme.name, &format!("{}{notes}", scheme.source));
        if !facts.claims.is_empty() {
            document.status(
                facts.claims_hold(),
                match facts.claims_hold() {
                    true => "Every claim of its author holds.",
                    false => "Not every claim of its author was shown to hold.",
                },
            );
        }
        document.tile(format!("{} \u{d7} ({n}, {})", scheme.codewords(), n - r), "codewords");
        let least = if facts.distance.lower_bound_only { "\u{2265} " } else { "" };
        document.tile(format!("{least}{}", facts.distance.bits), "minimum distance, bits");
        if let Some(p) = total {
            document.tile(format!("{} %", percent(&(&p.corrected + &p.clean))), "of events are corrected");
            document.tile(format!("{} %", percent(&p.detected)), "are detected");
            document.tile(format!("{} %", percent(&p.silent())), "are silent");
        }
        document.section(format!("{}  ({})", scheme.name, scheme.id)).facts([
            ("source", scheme.source.clone()),
            ("meaning", format!("sha256 {}", scheme.hash())),
            ("entry", entry),
            ("code", format!("{} x ({n},{}), r = {r}", scheme.codewords(), n - r)),
            ("distance", words::distance(&facts.distance, facts.symbol_distance)),
            ("columns", words::column_weights(facts)),
            ("rows", words::row_weights(&facts.row_weights)),
            ("corrects", words::corrects(scheme, facts)),
            ("collisions", words::collisions(facts.colliding)),
            ("entry rules", words::rules(scheme)),
            ("circuits", format!("encoder {} gates, decoder {} gates (n-ary, shared)", facts.gates.0, facts.gates.1)),
        ]);
        for (address, text) in
            [(&self.links.explorer, "Open it in the explorer"), (&self.links.json, "The same for programs (JSON)")]
        {
            if let Some(address) = address {
                document.link(address, text);
            }
        }
        document
    }

    fn classes(&self, document: &mut Document, total: Option<&Probabilities>) {
        let Self { facts, model, scheme, .. } = self;
        let rows = facts.by_class.iter().zip(&model.classes).map(|(result, c)| outcome(c.name.clone(), &result.tally));
        let heading = format!("Errors by class of {}", model.name);
        document.section(heading).table(outcomes("class", Column::words).rows(rows));
        for class in &model.classes {
            if let Some(why) = class.patterns.absent(scheme.geometry) {
                document.text(format!("{} is not in this entry: {why}.", class.name));
            }
        }
        if let Some(p) = total {
            let share = |c: &crate::model::ErrorClass| format!("{} {}", c.name, percent(&model.probability(c)));
            document.text(format!(
                "Of all events, in %: {}.\nSo {} are corrected, {} detected and {} silent.",
                model.classes.iter().map(share).collect::<Vec<_>>().join(", "),
                percent(&(&p.clean + &p.corrected)),
                percent(&p.detected),
                percent(&p.silent())
            ));
        }
        #[cfg(not(target_arch = "wasm32"))]
        {
            let of_class = model.classes.iter().zip(&facts.by_class);
            let drawn: Vec<(&str, Probabilities)> = of_class
                .filter_map(|(class, result)| Some((class.name.as_str(), result.probabilities()?)))
                .chain(total.map(|p| ("All events", p.clone())))
                .collect();
            if !drawn.is_empty() {
                let rows: Vec<plots::Row<'_>> = drawn.iter().map(|(name, p)| (*name, p)).collect();
                let title = "Outcomes by class of error";
                document.plot(plots::bars(title, "Patterns of the class, percent", "percent of patterns", &rows), "");
            }
        }
    }

    /// Outcomes of detected errors if the transfer is repeated.
    fn repeated(&self, document: &mut Document) {
        let n = self.scheme.retries;
        if n == 0 {
            return;
        }
        let row = |name: &String, r: &Repeated| {
            let figures = [&r.right, &r.refused, &r.silent, &r.transfers].map(words::scientific);
            [name.clone()].into_iter().chain(figures)
        };
        let table = |first: &str, rows: Vec<(&String, Repeated)>| {
            let header = ["right", "refused", "silent", "transfers"];
            Table::new(&[first], &header).rows(rows.iter().map(|(name, r)| row(name, r)))
        };
        let classes = || self.facts.by_class.iter().filter_map(|c| Some((&c.class, c.probabilities()?)));
        let times = if n == 1 { "once".to_owned() } else { format!("up to {n} times") };
        document
            .section("Where transfers are repeated")
            .text(format!(
                "A detected error has the transfer repeated, {times}. Errors of one transfer, gone when it is repeated:"
            ))
            .table(table("class", classes().map(|(class, p)| (class, Repeated::gone(&p, n))).collect()))
            .text("Stuck errors, met again every time:")
            .table(table("class", classes().map(|(class, p)| (class, Repeated::stuck(&p, n))).collect()));
        if !self.rates.is_empty() {
            let rates = self.rates.iter().map(|(rate, p)| (rate, Repeated::anew(p, n))).collect();
            document.text("Every bit of every transfer wrong independently:").table(table("bit error rate", rates));
        }
    }

    /// Details for a page: the classes, the use of the syndromes, and pictures of the entry and of H.
    fn folded(&self, document: &mut Document) {
        let Self { scheme, facts, model, .. } = self;
        let class = |c: &crate::model::ErrorClass| [c.name.clone(), c.patterns.to_string(), decimal(&c.rate, 2)];
        let table = Table::new(&["class", "patterns"], &[format!("rate, {}", model.unit.words())]);
        document.section(format!("Classes of {}", model.name)).folded().text(
            "Nothing is sampled: every pattern is tried or counted. An outcome is judged by the truth: data delivered wrong is \
             silent even when a correction is reported.",
        );
        document.table(table.rows(model.classes.iter().map(class)));
        let all = (BigUint::from(1u32) << scheme.code.h.r()) - 1u32;
        let used = |(w, used): (usize, &BigUint)| {
            let share = BigRational::new(BigInt::from(used.clone()), BigInt::from(all.clone()));
            [w.to_string(), rounded(used), rounded(&all), percent(&share)]
        };
        document.section("Use of the syndromes").folded().text(
            "A syndrome that no correctable pattern has is an error that is detected: the more of them are left, the fewer \
             errors are miscorrected.",
        );
        let header = ["codeword", "corrected patterns", "non-zero syndromes", "used, %"];
        document.table(Table::figures(&header).rows(facts.correctable.iter().enumerate().map(used)));
        #[cfg(not(target_arch = "wasm32"))]
        {
            let h = &scheme.code.h;
            document
                .section("Where the bits lie")
                .plot(entry::layout(scheme), "Pins run across, beats down; numbers and tints are codewords.");
            let caption = format!(
                "{} rows, {} columns; check columns are tinted orange. Weights of rows at the right.",
                h.r(),
                h.n()
            );
            document.section("H").plot(heatmap::matrix(scheme), &caption);
        }
    }
}

/// An empty table of outcomes.
fn outcomes(first: &str, column: fn(&str) -> Column) -> Table {
    let figures = ["patterns", "corrected", "detected", "undetected", "miscorrected", "silent, %"];
    Table::with([column(first)].into_iter().chain(figures.map(Column::figures)))
}

fn outcome(name: String, t: &Tally) -> Vec<String> {
    let silent = if t.total().is_zero() { "-".into() } else { percent(&t.probabilities().silent()) };
    let counts = [&t.total(), &t.corrected, &t.detected, &t.undetected, &t.miscorrected].map(rounded);
    [name].into_iter().chain(counts).chain([silent]).collect()
}

/// Outcomes of wrong addresses.
fn addresses(document: &mut Document, faults: &AddressFaults) {
    let row = |first: String, s: &Seen| {
        [first].into_iter().chain([s.total(), s.detected, s.miscorrected, s.unseen].map(|n| n.to_string()))
    };
    let by_bits = faults.by_bits.iter().map(|(bits, seen)| row(bits.to_string(), seen));
    let header = ["wrong address bits", "differences", "detected", "taken for a correctable error", "unseen"];
    let table = Table::figures(&header).rows(by_bits.chain(faults.all.iter().map(|all| row("any".into(), all))));
    let fold = match faults.fold {
        Fold::Columns => "columns of H",
        Fold::Xor => "XORed on the data",
    };
    document.section(format!("Wrong addresses ({} bits, {fold}): {FAULT_MODEL}", faults.bits)).table(table);
    if faults.all.is_none() {
        document.text("All differences together were not counted: too many syndromes.");
    }
}

fn claims(document: &mut Document, facts: &Facts) {
    if facts.claims.is_empty() {
        return;
    }
    let row = |claim: &crate::facts::Claim| {
        let (verdict, tone) = match claim.verdict {
            Verdict::Holds => ("holds", Tone::Equal),
            Verdict::Refuted => ("REFUTED", Tone::Unexpected),
            Verdict::Open(why) => (why, Tone::Plain),
        };
        [Cell::from(&claim.text), Cell::toned(verdict, tone), Cell::from(&claim.evidence)]
    };
    document.section("Claims").table(Table::words(&["claim", "verdict", "counted"]).rows(facts.claims.iter().map(row)));
    if facts.claims.iter().any(|claim| ["`pin`", "`byte`"].iter().any(|class| claim.text.contains(class))) {
        document.text("An error of one bit is counted in the class `bit`, not again as one of a pin or byte.");
    }
}

/// Number of patterns and exact outcomes.
pub(super) fn counts(t: &Tally) -> [String; 6] {
    [&t.total(), &t.corrected, &t.detected, &t.undetected, &t.miscorrected, &t.clean].map(ToString::to_string)
}

/// One line for each weight, class, bit error rate, number of wrong address bits and claim of a scheme; `kind` tells
/// which.
fn records(facts: &Facts, rates: &[AtRate]) -> Table {
    const KEYS: [&str; 10] = [
        "errors",
        "patterns",
        "corrected",
        "detected",
        "undetected",
        "miscorrected",
        "clean",
        "kind",
        "holds",
        "evidence",
    ];
    let mut table = Table::words(&KEYS);
    let mut row = |errors: &str, figures: [String; 6], kind: &str, claim: [String; 2]| {
        let row = [errors.to_owned()].into_iter().chain(figures).chain([kind.to_owned()]).chain(claim);
        table.rows.push(row.map(Cell::from).collect());
    };
    let none = <[String; 2]>::default;
    for (bits, tally) in &facts.by_weight {
        row(&format!("{bits} bits"), counts(tally), "weight", none());
    }
    for class in &facts.by_class {
        row(&class.class, counts(&class.tally), "class", none());
    }
    for (rate, p) in rates {
        let [corrected, detected, undetected, miscorrected, clean] =
            [&p.corrected, &p.detected, &p.undetected, &p.miscorrected, &p.clean].map(fraction);
        row(rate, [String::new(), corrected, detected, undetected, miscorrected, clean], "bit-error-rate", none());
    }
    for faults in facts.address.iter() {
        let seen = |s: &Seen| {
            let [all, detected, unseen, mistaken] =
                [s.total(), s.detected, s.unseen, s.miscorrected].map(|n| n.to_string());
            [all, String::new(), detected, unseen, mistaken, String::new()]
        };
        for (bits, s) in &faults.by_bits {
            row(&format!("{bits} wrong address bits"), seen(s), "address", none());
        }
        for all in faults.all.iter() {
            row("any wrong address bits", seen(all), "address", none());
        }
    }
    for claim in &facts.claims {
        let holds = match claim.verdict {
            Verdict::Holds => "true",
            Verdict::Refuted => "false",
            Verdict::Open(_) => "",
        };
        row(&claim.text, Default::default(), "claim", [holds.to_owned(), claim.evidence.clone()]);
    }
    table
}
