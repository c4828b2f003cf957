//! The counting argument of one figure: the patterns of a class in groups, and the decoder's outcome for each group.

use eccforge_codes::report::{About, OfCode};
use eccforge_exact::exact::{ClassResult, Method};
use eccforge_exact::explain::{Argument, Group, Shared};
use eccforge_model::ErrorClass;
use eccforge_outcomes::Tally;
use eccforge_report::numbers::{percent, rounded};
use eccforge_report::{Cell, Column, Document, Status, Table, Tone, grouped, is_long_count, with_noun};
use eccforge_scheme::Scheme;
use num_bigint::BigUint;
use num_traits::Zero;
use schemars::JsonSchema;
use serde::Serialize;

/// A published figure of the same scheme and class.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Published {
    /// Id of the work.
    pub work: String,
    /// The silent share in percent, as printed.
    pub silent_percent: String,
    /// The reason for a difference, if the figure differs and the reason is known.
    pub reason: Option<String>,
}

/// One class of errors of a scheme, explained.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct Explained<'a> {
    /// Id of the class.
    pub class: &'a str,
    /// Class of errors that is explained.
    #[serde(skip)]
    pub of: &'a ErrorClass,
    /// The id or the file by which the reader named the scheme.
    #[serde(skip)]
    pub named: &'a str,
    /// The exact outcomes, and the method that found them.
    pub counted: &'a ClassResult,
    /// The argument; `None` if the patterns of the class are not listed.
    pub argument: Option<&'a Argument>,
    /// The published figure, if there is one.
    pub published: Option<&'a Published>,
}

impl OfCode for Explained<'_> {
    const NAME: &'static str = "explain";

    fn document(about: &About<'_, Self>) -> Document {
        let About { scheme, result, .. } = about;
        let mut document = Document::new(&format!("{}: {}", scheme.name, result.of.name), &scheme.source);
        let tally = &result.counted.tally;
        document.status = Some(Status { good: None, text: verdict(scheme, result.of, tally) });
        document.section("");
        match result.argument {
            Some(argument) => {
                document.table(groups(scheme, result.of, argument));
                let shared = argument.groups.iter().filter_map(|group| group.shared.as_ref());
                for reason in shared.map(|shared| reason(scheme, shared)).filter(|reason| !reason.is_empty()) {
                    document.text(reason);
                }
                example(&mut document, scheme, result.named, argument);
                let sums = argument.groups.iter().fold(Tally::default(), |sum, group| sum + group.outcomes.clone());
                // The two counts are independent. If they differ, the page must show our fault instead of hiding it.
                if sums == *tally {
                    document.ran("sum of the groups", "equal to the count of `eccforge check`");
                } else {
                    document.text("The sum of the groups is DIFFERENT FROM the count of `eccforge check`.");
                }
            }
            None => {
                document.table(
                    Table::new(&["outcome"], &["patterns"])
                        .rows(outcomes(tally).map(|(name, count)| [name.to_owned(), rounded(count)])),
                );
                document.text(method(result.counted.method));
            }
        }
        document.note(census(scheme));
        if let Some(published) = result.published {
            let reason = published.reason.as_ref().map_or(String::new(), |reason| format!(": {reason}"));
            let printed = match &*published.silent_percent {
                "C" => "C: every error is corrected".to_owned(),
                "D" => "D: every error is corrected or detected".to_owned(),
                percent => format!("{percent} %"),
            };
            document.note(format!("The work `{}` prints {printed}{reason}.", published.work));
        }
        document.ran("SHA-256 of the scheme's meaning", scheme.hash());
        document
    }

    /// A line for each group; one line for a class whose patterns are not listed.
    fn records(about: &About<'_, Self>) -> String {
        let whole_class =
            [Group { split: Vec::new(), outcomes: about.result.counted.tally.clone(), product: None, shared: None }];
        let groups = about.result.argument.map_or(&whole_class[..], |argument| &argument.groups);
        let keys = "wrong_bits_by_codeword product patterns clean corrected detected undetected miscorrected silent";
        Table::keyed(keys).rows(groups.iter().map(record)).csv()
    }
}

/// The wrong bits of a group by codeword, and its counts.
fn record(Group { split, outcomes: t, product, .. }: &Group) -> Vec<String> {
    let split: Vec<String> = split.iter().map(ToString::to_string).collect();
    let counts = [&t.total(), &t.clean, &t.corrected, &t.detected, &t.undetected, &t.miscorrected, &t.silent()];
    let words = [split.join(" "), product.clone().unwrap_or_default()];
    words.into_iter().chain(counts.map(ToString::to_string)).collect()
}

/// The answer: the silent share of the class as percent and counts.
fn verdict(scheme: &Scheme, class: &ErrorClass, tally: &Tally) -> String {
    if tally.total().is_zero() {
        return format!("{} has no patterns in an entry of {}.", class.name, scheme.name);
    }
    let share = tally.probabilities().silent();
    let [silent, all] = [tally.silent(), tally.total()].map(|count| figure(&count));
    let percent = percent(&share);
    format!("{percent} % of the `{}` errors are silent under {}: {silent} of {all}.", class.id, scheme.name)
}

/// A count in a sentence; numbers of five or more digits are grouped, as in tables.
fn figure(count: &BigUint) -> String {
    let digits = rounded(count);
    if is_long_count(&digits) { grouped(&digits) } else { digits }
}

/// The outcomes of a tally that are not zero, by name.
fn outcomes(tally: &Tally) -> impl Iterator<Item = (&'static str, &BigUint)> {
    let all = [
        ("clean", &tally.clean),
        ("corrected", &tally.corrected),
        ("detected", &tally.detected),
        ("silent: corrected wrongly", &tally.miscorrected),
        ("silent: not detected", &tally.undetected),
    ];
    all.into_iter().filter(|(_, count)| !count.is_zero())
}

/// A row for each group, and below it a row for each of its outcomes.
fn groups(scheme: &Scheme, class: &ErrorClass, argument: &Argument) -> Table {
    let columns = [Column::words(&class.id), Column::words("product"), Column::figures("patterns")];
    let mut table = Table::with(columns);
    for Group { split, outcomes: tally, product, .. } in &argument.groups {
        let product = product.clone().unwrap_or_default();
        table.rows.push([place(scheme, split), product, tally.total().to_string()].map(Cell::from).into());
        for (name, count) in outcomes(tally) {
            let tone = match name {
                "corrected" | "clean" => Tone::Equal,
                "detected" => Tone::Plain,
                _ => Tone::Unexpected,
            };
            table.rows.push(vec![Cell::toned(format!("  {name}"), tone), "".into(), count.to_string().into()]);
        }
    }
    table
}

/// The place of the wrong bits: `in 2 codewords, 2 + 1 wrong bits`.
fn place(scheme: &Scheme, split: &[usize]) -> String {
    let parts: Vec<String> = split.iter().map(ToString::to_string).collect();
    match (split, scheme.codewords()) {
        ([bits], 1) => with_noun(*bits, "wrong bit"),
        ([bits], _) => format!("in one codeword, {}", with_noun(*bits, "wrong bit")),
        _ => format!("in {} codewords, {} wrong bits", split.len(), parts.join(" + ")),
    }
}

/// The reason why patterns of one codeword are silent.
fn reason(scheme: &Scheme, shared: &Shared) -> String {
    let Shared { codewords, syndromes, others: [least, most], patterns, unseen } = *shared;
    let mut text = String::new();
    if patterns > 0 {
        let each = if least == most { least.to_string() } else { format!("{least} to {most}") };
        let in_each = if codewords > 1 { format!(" in each of the {codewords} codewords") } else { String::new() };
        text += &format!(
            "The silent errors are {} {}{in_each}. They have {}, each of which also belongs to a correctable pattern, and {each} \
             of these errors share it. The decoder corrects that pattern instead.",
            figure(&patterns.into()),
            if patterns == 1 { "pattern" } else { "patterns" },
            with_noun(syndromes, "syndrome"),
        );
    }
    if unseen > 0 {
        text += &format!(
            " {} of a codeword of {} bits have syndrome zero: they are codewords, which no decoder detects.",
            with_noun(unseen as usize, "pattern"),
            scheme.code.h.n()
        );
    }
    text.trim_start().to_owned()
}

/// Adds the first silent pattern, with the codewords that the decoder misreads, and the command that shows it.
fn example(document: &mut Document, scheme: &Scheme, named: &str, argument: &Argument) {
    let Some(decoded) = &argument.example else { return };
    let owner = scheme.layout.inverse();
    let wrong: Vec<String> = decoded.error.iter().map(ToString::to_string).collect();
    let mut text = format!(
        "Example: {} {} are wrong.",
        if wrong.len() == 1 { "entry bit" } else { "entry bits" },
        wrong.join(", ")
    );
    for (w, codeword) in decoded.codewords.iter().enumerate() {
        let bits: Vec<String> =
            decoded.error.iter().filter(|bit| owner[**bit].0 == w).map(|bit| owner[*bit].1.to_string()).collect();
        if bits.is_empty() {
            continue;
        }
        let flips: Vec<String> = codeword.flips.iter().map(ToString::to_string).collect();
        let result = match (codeword.syndrome, flips.is_empty()) {
            // The error is a codeword: its syndrome is zero, although bits are wrong.
            (0, _) => "which reports no error".to_owned(),
            (_, true) => "and flips no bit".to_owned(),
            _ => format!(
                "for which the decoder flips {} {}",
                if flips.len() == 1 { "bit" } else { "bits" },
                flips.join(", ")
            ),
        };
        text += &format!(
            " Codeword {w} has wrong bits {} and syndrome {:#x}, {result}.",
            bits.join(", "),
            codeword.syndrome
        );
    }
    document.text(text);
    document.next(format!("eccforge show {named} --error {}", wrong.join(",")), "the example, bit by bit");
}

/// The method of counting a class whose patterns are not listed.
fn method(method: Method) -> &'static str {
    match method {
        Method::Counted => {
            "eccforge does not try the patterns one by one: every bit pattern of the region is in the class, and \
             each syndrome that they can have belongs to the same number of them. eccforge counts the syndromes for which the \
             decoder gives each outcome."
        }
        Method::Enumerated => "Every pattern was tried by its syndromes; there are too many to group them by codeword.",
        Method::Sampled => "The patterns are too many to count; they were sampled, and the figure has an interval.",
    }
}

/// The syndromes of a codeword by their meaning.
fn census(scheme: &Scheme) -> String {
    let r = scheme.code.h.r();
    // All codewords have the same code, but rules of a scheme may give them different patterns: this is the first.
    let correctable: u64 = scheme.corrects[0].iter().map(|space| (1u64 << space.dimension()) - 1).sum();
    // r is at most 64, and 1 << 64 does not fit in u64; a power of two is exact in f64.
    let all = 2f64.powi(r as i32);
    format!(
        "A codeword has {} check bits and 2^{r} syndromes: 1 for no error, {} for correctable patterns ({:.4} %).",
        r,
        figure(&correctable.into()),
        100.0 * correctable as f64 / all
    )
}
