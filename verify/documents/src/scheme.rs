//! All results of a scheme of one stage or several, as a document (long: one function for each section).

use super::{place, words};
use eccforge_codes::report::{self as codes, Provenance};
#[cfg(not(target_arch = "wasm32"))]
use eccforge_codes::report::{entry, matrix};
use eccforge_exact::address::{AddressFaults, FAULT_MODEL, Seen};
use eccforge_exact::count::at_rate;
use eccforge_exact::exact::{Method, SEED};
use eccforge_exact::facts::{Claim, CodeFacts, Facts, Gates, Verdict};
use eccforge_exact::retry::Repeated;
use eccforge_model::ErrorModel;
use eccforge_outcomes::{Outcomes, Probabilities, Tally};
use eccforge_report::json::{Exact, Fractions, as_exact, as_fractions, decimals, fraction};
use eccforge_report::numbers::{decimal, percent, rounded, scientific};
use eccforge_report::{Cell, Column, Document, Report, Status, Table, Tone, name, with_noun};
#[cfg(not(target_arch = "wasm32"))]
use eccforge_report::{heatmap, plots};
use eccforge_scheme::Fold;
use eccforge_scheme::stages::{Stage, StageScheme, Stages};
use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use num_traits::{One, Zero};
use schemars::JsonSchema;
use serde::Serialize;

/// Exact outcome probabilities if every bit is wrong independently at a rate.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct AtRate {
    /// The bit error rate as given.
    pub rate: String,
    /// The probabilities; lower bounds if not all patterns are counted.
    #[serde(flatten, serialize_with = "as_fractions")]
    #[schemars(with = "Fractions")]
    pub outcomes: Probabilities,
    /// Maximum number of wrong bits up to which every pattern is counted, if not all are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counted_bits: Option<usize>,
    /// Probability of the patterns that are not counted, if any; each outcome can exceed its value by at most this.
    #[serde(serialize_with = "as_exact", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Exact>")]
    pub beyond: Option<BigRational>,
}

impl AtRate {
    /// `tallies[k]` counts all patterns of k wrong bits among `bits`; the list starts at weight 0 and may end below `bits`.
    pub fn new(rate: &str, value: &BigRational, bits: usize, tallies: &[Tally]) -> Self {
        let outcomes = at_rate(bits, tallies, value).out_of(&value.denom().magnitude().pow(bits as u32));
        let heaviest = tallies.len() - 1;
        if heaviest == bits {
            return Self { rate: rate.to_owned(), outcomes, counted_bits: None, beyond: None };
        }
        // Every heavier pattern could have any of the outcomes: their probability bounds the error of each.
        let (counted_bits, beyond) = (Some(heaviest), Some(BigRational::one() - outcomes.total()));
        Self { rate: rate.to_owned(), outcomes, counted_bits, beyond }
    }
}

/// Measurements of the encoder and the decoder, such as area and delay, or speed.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    /// Heading of the measurements.
    pub heading: String,
    /// A row for each module or program.
    pub table: Table,
    /// Units and tools of the measurements.
    pub method: String,
}

/// The facts of a scheme under a model.
#[derive(Clone, Copy, Debug)]
pub struct Checked<'a> {
    /// Scheme of one stage or several that was checked.
    pub stages: &'a Stages,
    /// Name of the scheme as the user gave it: the id or the file.
    pub named: &'a str,
    /// Exact properties of the scheme.
    pub facts: &'a Facts,
    /// Error model of the outcomes.
    pub model: &'a ErrorModel,
    /// Outcomes at bit error rates; may be empty.
    pub rates: &'a [AtRate],
    /// Measurements; may be empty.
    pub figures: &'a [Measured],
    /// Provenance of the result.
    pub run: &'a Provenance,
    /// Link to the explorer with this scheme.
    pub explorer: Option<&'a str>,
}

impl Report for Checked<'_> {
    const NAME: &'static str = "check";

    fn document(&self) -> Document {
        let Self { stages, facts, model, .. } = self;
        let total = facts.of_events(model);
        let mut document = self.head(total.as_ref());
        // What an option asks for comes first.
        self.rates(&mut document);
        let heading = match stages.single() {
            Some(_) => "Errors by weight, all patterns of the entry".to_owned(),
            None => {
                document.section("Stages, from the cells outwards").table(stage_table(stages));
                let stage = stages.error_stage_name();
                format!("Errors by weight, all patterns of {stage}; the worst of several blocks counts")
            }
        };
        if let Some(code) = &facts.code {
            claims(&mut document, code);
        }
        self.classes(&mut document, total.as_ref());
        // Uncorrectable words of several stages are not reported, and may have every data bit right.
        let clean = stages.single().is_none().then_some(0);
        let weights = facts.by_weight.iter().map(|(bits, t)| outcome(bits.to_string(), t.as_ref(), clean));
        document.section(heading).table(outcomes("bits", Column::figures, clean).rows(weights));
        let listed = facts.by_weight.len();
        // Fewer than four weights mean that the next one has too many patterns; the reader must not take them for all.
        if stages.single().is_some_and(|scheme| listed < scheme.geometry.bits().min(4)) {
            document.text(format!(
                "Patterns of more than {listed} bits are too many to try one by one. A class `weight` of a model counts those of one \
                 weight, and `--bit-error-rate` includes all of them."
            ));
        }
        // The weights up to three are classes of most models: the page would show these counts twice.
        if !facts.by_class.is_empty() && stages.single().is_some() {
            document.further();
        }
        if let Some(code) = &facts.code
            && let Some(faults) = &code.address
        {
            addresses(&mut document, faults);
        }
        self.repeated(&mut document);
        self.properties(&mut document);
        for Measured { heading, table, method } in self.figures {
            document.section(heading).table(table.clone()).text(method);
        }
        self.folded(&mut document);
        document.ran("Scheme", format!("{}, sha256 of its meaning {}", stages.id, stages.hash()));
        if !facts.by_class.is_empty() {
            document.ran("Error model", format!("{} ({})", model.name, model.id));
            document.ran("SHA-256 of the model file", &*self.run.model_sha256);
        }
        document
    }

    fn records(&self) -> String {
        records(self.facts, self.rates).csv()
    }
}

impl Checked<'_> {
    /// A document with the title, the tiles and the facts.
    fn head(&self, total: Option<&Probabilities>) -> Document {
        let Self { stages, facts, .. } = self;
        let notes = stages.notes.as_ref().map_or(String::new(), |notes| format!(" {}", notes.trim()));
        let mut document = Document::new(&stages.name, &format!("{}{notes}", stages.source));
        if let (Some(scheme), Some(code)) = (stages.single(), &facts.code) {
            let h = &scheme.code.h;
            let (n, r) = (h.n(), h.r() as usize);
            document.tile(format!("{} \u{d7} ({n}, {})", scheme.codewords(), n - r), "codewords");
            let least = if code.distance.lower_bound_only { "\u{2265} " } else { "" };
            document.tile(format!("{least}{}", code.distance.bits), "minimum distance, bits");
        }
        if let Some(p) = total {
            document.tile(format!("{} %", percent(&(&p.corrected + &p.clean))), "of events are corrected");
            document.tile(format!("{} %", percent(&p.detected)), "are detected");
            document.tile(format!("{} %", percent(&p.silent())), "are silent");
        }
        document.status = Some(self.answer(total));
        document
    }

    /// Whether the claims hold, and the shares of all events.
    fn answer(&self, total: Option<&Probabilities>) -> Status {
        let Self { stages, facts, model, .. } = self;
        let named = format!("{} ({})", stages.name, self.named);
        let claims = facts.code.as_ref().map_or(&[][..], |code| &code.claims);
        let proved = claims.iter().filter(|claim| claim.verdict == Verdict::Holds).count();
        let (good, first) = match (facts.code.is_some(), claims.len()) {
            // Stages make no claims of their own: their guarantees follow from the counts.
            (false, _) => (Some(true), format!("{named}: {}", words::guarantees(&facts.by_weight))),
            (true, 0) => (None, format!("{named} claims nothing.")),
            (true, all) if all == proved => (Some(true), format!("Every claim of {named} holds: {proved} of {all}.")),
            (true, all) => {
                // A claim that is not decided fails too: an answer of "good" would be taken for a proof.
                let refuted = claims.iter().filter(|claim| claim.verdict == Verdict::Refuted);
                let open = claims.iter().filter(|claim| matches!(claim.verdict, Verdict::Open(_)));
                let (refuted, open) = (self.listed("REFUTED", refuted), self.listed("Not decided", open));
                (Some(false), format!("{refuted}{open}{proved} of {all} claims of {named} hold."))
            }
        };
        let events = total.map(|p| {
            let [right, detected, silent] =
                [&p.clean + &p.corrected, p.detected.clone(), p.silent()].map(|p| percent(&p));
            format!("\nEvents of {}: {right} % corrected, {detected} % detected, {silent} % silent.", model.id)
        });
        Status { good, text: first + &events.unwrap_or_default() }
    }

    /// Claims with a verdict, and the lines of the user's file that make them.
    fn listed<'c>(&self, verdict: &str, claims: impl Iterator<Item = &'c Claim>) -> String {
        let is_file = self.named != self.stages.id;
        let placed = |claim: &Claim| match place::line(&self.stages.file.text, claim) {
            Some(line) if is_file => format!("{} ({}:{line})", claim.text, self.named),
            _ => claim.text.clone(),
        };
        let texts: Vec<String> = claims.map(placed).collect();
        if texts.is_empty() { String::new() } else { format!("{verdict}: {}. ", texts.join("; ")) }
    }

    /// Adds the properties of the code and, on request, its origin.
    fn properties(&self, document: &mut Document) {
        let Self { stages, facts, .. } = self;
        let (mut list, mut properties) = (Vec::new(), Vec::new());
        if let (Some(scheme), Some(code)) = (stages.single(), &facts.code) {
            let (g, h) = (scheme.geometry, &scheme.code.h);
            let (n, r) = (h.n(), h.r() as usize);
            let entry = format!("{} bits: {}, {} of them data", g.bits(), g.in_words(), g.data_pins);
            let Gates { encoder, decoder } = code.gates;
            list.extend([("entry", entry), ("code", format!("{} x ({n},{}), r = {r}", scheme.codewords(), n - r))]);
            let distance = ("distance", codes::words::distance(&code.distance));
            // A claim of the distance has it with its evidence.
            let is_claimed = code.claims.iter().any(|claim| claim.text.starts_with("minimum distance "));
            if is_claimed && !facts.by_class.is_empty() { &mut properties } else { &mut list }.push(distance);
            properties.extend([
                ("columns", words::column_weights(code)),
                ("rows", words::row_weights(&code.row_weights)),
                ("corrects", words::corrects(scheme, code)),
                ("collisions", words::collisions(code.colliding)),
                ("entry rules", words::rules(scheme)),
                ("circuits", format!("encoder {encoder} gates, decoder {decoder} gates (n-ary, shared)")),
            ]);
            properties.extend(scheme.constant_in_words().map(|stored| ("stored", stored)));
        } else {
            let last = stages.last();
            list.extend([
                ("errors at", format!("{}: {} bits", stages.error_stage_name(), stages.error_stage().bits())),
                ("read together", format!("{} blocks of {} data bits", last.copies, last.data_of_copy())),
            ]);
        }
        document.section("").facts(list);
        if let Some(address) = self.explorer {
            document.link(address, "Open it in the explorer");
        }
        if !properties.is_empty() {
            document.section("Code").facts(properties).further();
        }
        let origin = [
            ("source", stages.source.clone()),
            ("meaning", format!("sha256 {:.16}... (JSON has all digits)", stages.hash())),
        ];
        document.section("Origin").facts(origin).further();
    }

    /// The rank of the column of unreported errors that leave every data bit right. Stages have such errors because
    /// their uncorrectable words are not reported, and faults because their random values may equal the stored ones. If
    /// they are rare, the column is a detail.
    fn rank_of_clean(&self) -> Option<u8> {
        let tallies = || self.facts.by_class.iter().map(|result| &result.tally);
        let is_frequent = tallies().any(|tally| &tally.clean * 100u32 > tally.total());
        match self.stages.single() {
            Some(_) if !is_frequent => tallies().any(|tally| !tally.clean.is_zero()).then_some(2),
            _ => Some(0),
        }
    }

    fn classes(&self, document: &mut Document, total: Option<&Probabilities>) {
        let Self { facts, model, stages, .. } = self;
        if facts.by_class.is_empty() {
            // A check without classes would look complete.
            if let (Some(_), Some(scheme)) = (&facts.left_out, stages.single()) {
                let models: Vec<&str> = ErrorModel::fitting(scheme).collect();
                let fits = match models.as_slice() {
                    [] => "no built-in one fits this entry. `--model FILE` reads your own.".to_owned(),
                    [one] => format!("{one} fits this entry."),
                    models => format!("{} fit this entry.", models.join(", ")),
                };
                document.note(format!("No error model was given (`--model`); {fits}"));
            }
            return;
        }
        let (results, clean) = (model.classes.iter().zip(&facts.by_class), self.rank_of_clean());
        let mut rows = Vec::new();
        for (class, result) in results.clone() {
            let mut row = outcome(class.id.clone(), Some(&result.tally), clean);
            row.splice(1..1, [class.name.clone(), percent(&model.probability(class))]);
            rows.push(row);
        }
        let mut table = outcomes("class", Column::words, clean);
        table.columns.splice(1..1, [Column::words("name").optional(2), Column::figures("of events, %")]);
        let heading = format!("Errors by class of {}", model.name);
        document.section(heading).table(table.rows(rows));
        document.note("silent = undetected + miscorrected: wrong data without a report.");
        if stages.single().is_some() && clean == Some(0) {
            document.note("clean: the error leaves every data bit right, and nothing is reported.");
        }
        for (class, result) in results.clone() {
            // Without the reason, a row of zeros would look like a class without errors.
            let absent = match stages.single() {
                Some(scheme) => class.absent(scheme),
                None => class.patterns.absent(stages.error_geometry()),
            };
            if let Some(why) = absent {
                document.text(format!("`{}` is not in this entry: {why}.", class.id));
            }
            if let Some([low, high]) = result.silent {
                let samples = result.tally.total();
                document.text(format!(
                    "{}: {samples} samples with seed {SEED}; silent {low:.2e} to {high:.2e} with 95 % confidence.",
                    class.id
                ));
            }
        }
        #[cfg(not(target_arch = "wasm32"))]
        {
            let drawn: Vec<(&str, Probabilities)> = results
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

    /// Adds the outcomes of independent errors, with lower and upper bounds if not all patterns are counted.
    fn rates(&self, document: &mut Document) {
        if self.rates.is_empty() {
            return;
        }
        let header = ["bit error rate", "corrected", "detected", "undetected", "miscorrected", "silent"];
        let read = if self.stages.single().is_some() { "an entry" } else { "everything that is read together" };
        document
            .section(format!("Every bit wrong independently, exact probabilities of {read}"))
            .table(Table::figures(&header).rows(self.rates.iter().map(rate_row)));
        if let Some(counted_bits) = self.rates.iter().filter_map(|at| at.counted_bits).min() {
            document.text(format!(
                "The bounds are exact. They use the counts of all patterns of up to {counted_bits} wrong bits; the upper bounds include all \
                 heavier patterns. If the bounds are far apart, use `eccforge simulate`."
            ));
        }
    }

    /// Adds the outcomes of detected errors if the transfer is repeated.
    fn repeated(&self, document: &mut Document) {
        let n = self.stages.single().map_or(0, |scheme| scheme.retries);
        if n == 0 {
            return;
        }
        let (mut gone, mut stuck) = (Vec::new(), Vec::new());
        for class in &self.facts.by_class {
            // A class without a pattern in this entry has no probabilities.
            let Some(p) = class.probabilities() else { continue };
            gone.push((&class.class, Repeated::gone(&p, n)));
            stuck.push((&class.class, Repeated::stuck(&p, n)));
        }
        let times = if n == 1 { "once".to_owned() } else { format!("up to {n} times") };
        document
            .section("Where transfers are repeated")
            .text(format!(
                "After a detected error, the transfer is repeated {times}. Errors of one transfer, which the next does not have:"
            ))
            .table(repeated_table("class", &gone))
            .text("Stuck errors, which occur in every transfer:")
            .table(repeated_table("class", &stuck));
        if !self.rates.is_empty() {
            let rates: Vec<_> = self.rates.iter().map(|at| (&at.rate, Repeated::anew(&at.outcomes, n))).collect();
            let table = repeated_table("bit error rate", &rates);
            document.text("Every bit of every transfer wrong independently:").table(table);
        }
    }

    /// Adds details for a page: the classes, the use of the syndromes, and pictures of the entry and of H.
    fn folded(&self, document: &mut Document) {
        let Self { stages, facts, model, .. } = self;
        if !facts.by_class.is_empty() {
            let classes = model.classes.iter().map(|c| [c.name.clone(), c.words(), decimal(&c.rate, 2)]);
            let table = Table::new(&["class", "patterns"], &[format!("rate, {}", model.unit.words())]);
            let sampled = facts.by_class.iter().any(|class| class.method == Method::Sampled);
            let how = if sampled { "" } else { "Nothing is sampled: every pattern is tried or counted. " };
            document.section(format!("Classes of {}", model.name)).folded().text(format!(
                "{how}An outcome is judged by the ground truth: data delivered wrong is silent even when a correction is reported.",
            ));
            document.table(table.rows(classes));
        }
        if let (Some(scheme), Some(code)) = (stages.single(), &facts.code) {
            // A code may have 64 check bits, and 2^64 does not fit in u64.
            let all = (BigUint::from(1u32) << scheme.code.h.r()) - 1u32;
            let mut rows = Vec::new();
            for (w, used) in code.correctable.iter().enumerate() {
                let share = BigRational::new(BigInt::from(used.clone()), BigInt::from(all.clone()));
                rows.push([w.to_string(), rounded(used), rounded(&all), percent(&share)]);
            }
            document.section("Use of the syndromes").folded().text(
                "A syndrome that no correctable pattern has is an error that is detected: the more of them are left, the fewer \
                 errors are miscorrected.",
            );
            let header = ["codeword", "corrected patterns", "non-zero syndromes", "used, %"];
            document.table(Table::figures(&header).rows(rows));
        }
        #[cfg(not(target_arch = "wasm32"))]
        for stage in &stages.stages {
            // A code of more than 64 check bits has no drawing of H.
            let Some((scheme, h)) = stage.scheme.listed().map(|scheme| (scheme, &scheme.code.h)) else { continue };
            let of = if stages.single().is_some() { String::new() } else { format!(" of `{}`", stage.id) };
            document
                .section(format!("Positions of the bits{of}"))
                .plot(entry::layout(scheme), "Pins run across, beats down; numbers and tints are codewords.");
            let caption = format!(
                "{} rows, {} columns; check columns are tinted orange. Weights of rows at the right.",
                h.r(),
                h.n()
            );
            document.section(format!("H{of}")).plot(heatmap::matrix(&matrix(scheme)), &caption);
        }
    }
}

/// An empty table of outcomes; `clean` is the rank of the column of errors that leave every data bit right.
fn outcomes(first: &str, column: fn(&str) -> Column, clean: Option<u8>) -> Table {
    let figures = [
        ("patterns", 0),
        ("corrected", 0),
        ("detected", 0),
        ("undetected", 1),
        ("miscorrected", 1),
        ("silent", 0),
        ("silent, %", 0),
    ];
    let figures = figures.into_iter().chain(clean.map(|rank| ("clean", rank)));
    let figures = figures.map(|(label, rank)| Column::figures(label).optional(rank));
    Table::with([column(first)].into_iter().chain(figures))
}

/// A row of the table that [`outcomes`] begins.
fn outcome(name: String, t: Option<&Tally>, clean: Option<u8>) -> Vec<String> {
    let Some(t) = t else {
        let none = std::iter::repeat_n(String::new(), 7);
        return [name, "too many to try".to_owned()].into_iter().chain(none).collect();
    };
    // A share of no patterns would be 0/0.
    let silent = if t.total().is_zero() { "-".into() } else { percent(&t.probabilities().silent()) };
    let counts = [&t.total(), &t.corrected, &t.detected, &t.undetected, &t.miscorrected, &t.silent()].map(rounded);
    let clean = clean.map(|_| rounded(&t.clean));
    [name].into_iter().chain(counts).chain([silent]).chain(clean).collect()
}

/// Outcomes at a bit error rate, with lower and upper bounds if they differ in print.
fn rate_row(at: &AtRate) -> Vec<String> {
    let (p, beyond) = (&at.outcomes, at.beyond.clone().unwrap_or_default());
    let mut row = vec![at.rate.clone()];
    for low in [&p.corrected, &p.detected, &p.undetected, &p.miscorrected, &p.silent()] {
        let (low, high) = (scientific(low), scientific(&(low + &beyond)));
        // Bounds that print alike are one figure to a reader.
        row.push(if low == high { low } else { format!("{low} to {high}") });
    }
    row
}

/// The table of outcomes of repeated transfers.
fn repeated_table(first: &str, rows: &[(&String, Repeated)]) -> Table {
    let header = ["right", "refused", "silent", "transfers"];
    Table::new(&[first], &header).rows(rows.iter().map(|(name, r)| {
        let [right, refused, silent, transfers] = [&r.right, &r.refused, &r.silent, &r.transfers].map(scientific);
        [(*name).clone(), right, refused, silent, transfers]
    }))
}

/// The stages of a scheme, from the cells outwards.
fn stage_table(stages: &Stages) -> Table {
    let header = ["stage", "scheme", "codewords", "reads", "delivers", "flag"];
    Table::words(&header).rows(stages.stages.iter().map(stage_row))
}

fn stage_row(stage: &Stage) -> [String; 6] {
    let (n, r) = match &stage.scheme {
        StageScheme::Listed(scheme) => (scheme.code.h.n(), scheme.code.h.r() as usize),
        StageScheme::Ball(scheme, _) => {
            let (symbols, bits) = scheme.family.symbols();
            (symbols * bits, scheme.family.check_symbols() * bits)
        }
    };
    let code = format!("{} x {} x ({n},{})", stage.copies, stage.scheme.layout().codewords(), n - r);
    let [bits, data] = [stage.bits(), stage.data()].map(|n| format!("{n} bits"));
    [stage.id.clone(), stage.scheme.id().to_owned(), code, bits, data, name(&stage.flag)]
}

/// Adds the outcomes of wrong addresses.
fn addresses(document: &mut Document, faults: &AddressFaults) {
    let mut rows: Vec<_> = faults.by_bits.iter().map(|(bits, seen)| address_row(bits.to_string(), seen)).collect();
    rows.extend(faults.all.as_ref().map(|all| address_row("any".into(), all)));
    let header = ["wrong address bits", "differences", "detected", "taken for a correctable error", "unseen"];
    let table = Table::figures(&header).rows(rows);
    document.section(address_heading(faults.bits, faults.fold)).table(table);
    if faults.all.is_none() {
        document.text("All differences together were not counted: too many syndromes.");
    }
}

/// The heading of the outcomes of wrong addresses.
pub(crate) fn address_heading(bits: usize, fold: Fold) -> String {
    let fold = match fold {
        Fold::Columns => "columns of H",
        Fold::Xor => "XORed on the data",
        Fold::Symbols => "symbols that are not stored",
    };
    format!("Wrong addresses ({bits} bits, {fold}): {FAULT_MODEL}")
}

fn address_row(wrong_bits: String, s: &Seen) -> [String; 5] {
    let [total, detected, miscorrected, unseen] =
        [s.total(), s.detected, s.miscorrected, s.unseen].map(|n| n.to_string());
    [wrong_bits, total, detected, miscorrected, unseen]
}

/// Adds the claims of a scheme with their verdicts.
fn claims(document: &mut Document, code: &CodeFacts) {
    if code.claims.is_empty() {
        return;
    }
    let table = Table::words(&["claim", "verdict", "counted"]);
    document.section("Claims").table(table.rows(code.claims.iter().map(claim_row)));
    // A class `byte` has patterns of one bit in other tools: without the note, the counts look too small.
    if code.claims.iter().any(|claim| ["`pin`", "`byte`"].iter().any(|class| claim.text.contains(class))) {
        document.note("An error of one bit is counted in `bit`, not again in `pin` or `byte`.");
    }
}

fn claim_row(claim: &Claim) -> [Cell; 3] {
    let (verdict, tone) = match claim.verdict {
        Verdict::Holds => ("holds", Tone::Equal),
        Verdict::Refuted => ("REFUTED", Tone::Unexpected),
        Verdict::Open(why) => (why, Tone::Plain),
    };
    [Cell::from(&claim.text), Cell::toned(verdict, tone), Cell::from(&claim.evidence)]
}

/// The number of patterns and the exact outcomes, one for each column.
pub(super) fn counts(t: &Tally) -> [String; 6] {
    [&t.total(), &t.corrected, &t.detected, &t.undetected, &t.miscorrected, &t.clean].map(ToString::to_string)
}

/// The last four columns of a row of counts: the number of silent patterns, and its exact share.
fn silent(tally: &Tally) -> [String; 4] {
    let share = if tally.total().is_zero() { String::new() } else { fraction(&tally.probabilities().silent()) };
    [String::new(), String::new(), tally.silent().to_string(), share]
}

/// The counts of a wrong address in the columns of [`counts`]: none is corrected or clean.
fn address_counts(s: &Seen) -> [String; 6] {
    let [all, detected, unseen, mistaken] = [s.total(), s.detected, s.unseen, s.miscorrected].map(|n| n.to_string());
    [all, String::new(), detected, unseen, mistaken, String::new()]
}

/// One line for each weight, class, bit error rate, number of wrong address bits and claim of a scheme; column `kind`
/// names the kind.
fn records(facts: &Facts, rates: &[AtRate]) -> Table {
    let mut table = Table::keyed(
        "errors patterns corrected detected undetected miscorrected clean kind holds evidence silent silent_exact",
    );
    // Twelve columns whatever the kind of line: scripts read the file by column.
    let mut add = |errors: &str, figures: [String; 6], kind: &str, claim: [String; 4]| {
        let row = [errors.to_owned()].into_iter().chain(figures).chain([kind.to_owned()]).chain(claim);
        table.rows.push(row.map(Cell::from).collect());
    };
    let none = <[String; 4]>::default;
    for (bits, tally) in &facts.by_weight {
        let figures = tally.as_ref().map(counts).unwrap_or_default();
        add(&with_noun(*bits, "bit"), figures, "weight", tally.as_ref().map_or_else(none, silent));
    }
    for class in &facts.by_class {
        add(&class.class, counts(&class.tally), "class", silent(&class.tally));
    }
    for AtRate { rate, outcomes, counted_bits, .. } in rates {
        let Outcomes { corrected, detected, undetected, miscorrected, clean } = outcomes.map(decimals);
        let silent = outcomes.silent();
        let evidence = counted_bits.map_or(String::new(), |bits| format!("all patterns of up to {bits} wrong bits"));
        let figures = [String::new(), corrected, detected, undetected, miscorrected, clean];
        add(rate, figures, "bit-error-rate", [String::new(), evidence, decimals(&silent), fraction(&silent)]);
    }
    for faults in facts.code.iter().filter_map(|code| code.address.as_ref()) {
        for (bits, seen) in &faults.by_bits {
            add(&format!("{bits} wrong address bits"), address_counts(seen), "address", none());
        }
        if let Some(all) = &faults.all {
            add("any wrong address bits", address_counts(all), "address", none());
        }
    }
    for claim in facts.code.iter().flat_map(|code| &code.claims) {
        let holds = match claim.verdict {
            Verdict::Holds => "true",
            Verdict::Refuted => "false",
            Verdict::Open(_) => "",
        };
        let claimed = [holds.to_owned(), claim.evidence.clone(), String::new(), String::new()];
        add(&claim.text, Default::default(), "claim", claimed);
    }
    table
}
