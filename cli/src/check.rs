//! `eccforge check`.

use crate::args::{CheckArgs, Rate};
use crate::arguments::Format;
use crate::{dead, inputs, output, progress, stages, table};
use comfy_table::Table;
use eccforge_exact::address::{AddressFaults, FAULT_MODEL, Seen};
use eccforge_exact::count::ByWeight;
use eccforge_exact::enumerate::Progress;
use eccforge_exact::exact;
use eccforge_exact::facts::{self, Facts, Verdict};
use eccforge_exact::model::ErrorModel;
use eccforge_exact::report::scheme::{AtRate, Links, page};
use eccforge_exact::report::{Provenance, csv, json, words};
use eccforge_exact::reproduce::percent;
use eccforge_exact::retry::Repeated;
use eccforge_exact::tally::Tally;
use eccforge_exact::works::names_stages;
use eccforge_scheme::diagnostic::confine;
use eccforge_scheme::{Fold, Geometry, Scheme};
use miette::{IntoDiagnostic, Result, miette};
use num_traits::{ToPrimitive, Zero};
use std::process::ExitCode;

pub fn run(args: &CheckArgs) -> Result<ExitCode> {
    if let Some(folder) = &args.within {
        confine(folder).map_err(|e| miette!("--within {}: {e}", folder.display()))?;
    }
    if names_stages(&args.subject.scheme) {
        return stages::check(args);
    }
    if !args.dead_device.is_empty() {
        return dead::check(args);
    }
    let (scheme, model) = inputs::subject_or_addressed(&args.subject)?;
    let facts = facts(&scheme, &model, args.most_patterns)?;
    let provenance = Provenance::new(output::VERSION, &output::typed(&output::command_line()), [&scheme], &model.file);
    let rates = rates(&scheme, &args.bit_error_rate)?;
    let mut object = json::facts(&scheme, &facts, &provenance);
    if !rates.is_empty() {
        object["by_bit_error_rate"] = rates.iter().map(|(rate, p)| json::at_rate(rate, p)).collect();
    }
    object["of_events"] = json::events(&facts, &model);
    if scheme.retries > 0 {
        object["after_retries"] = json::after_retries(&scheme, &facts, &rates);
    }
    let result = match args.format {
        Format::Json => serde_json::to_string_pretty(&object).into_diagnostic()? + "\n",
        Format::Csv => csv::facts(&facts, &rates),
        Format::Html => page(&scheme, &facts, &model, &rates, &[], &provenance, &Links::default()),
        _ => text(&scheme, &facts, &model) + &rates_text(&rates) + &retries_text(&scheme, &facts, &rates),
    };
    output::deliver(&result, args.out.as_deref())?;
    Ok(if facts.claims_hold() { ExitCode::SUCCESS } else { ExitCode::from(output::NOT_AS_EXPECTED) })
}

/// Exact outcomes at each bit error rate.
fn rates(scheme: &Scheme, rates: &[Rate]) -> Result<Vec<AtRate>> {
    if rates.is_empty() {
        return Ok(Vec::new());
    }
    let counted = ByWeight::new(&scheme.with_enables(&scheme.default_enables())).map_err(|e| miette!("{e}"))?;
    Ok(rates.iter().map(|rate| (rate.text.clone(), counted.at_rate(&rate.value).probabilities())).collect())
}

fn rates_text(rates: &[AtRate]) -> String {
    if rates.is_empty() {
        return String::new();
    }
    let mut table = table::new(&["bit error rate", "corrected", "detected", "undetected", "miscorrected", "silent"]);
    for (rate, p) in rates {
        let figures = [&p.corrected, &p.detected, &p.undetected, &p.miscorrected, &p.silent()];
        table.add_row([rate.clone()].into_iter().chain(figures.map(words::scientific)));
    }
    table::align_right(&mut table, 0);
    format!("\nEvery bit wrong independently, exact probabilities of an entry:\n{table}\n")
}

/// What detected errors become where the transfer is repeated.
fn retries_text(scheme: &Scheme, facts: &Facts, rates: &[AtRate]) -> String {
    if scheme.retries == 0 {
        return String::new();
    }
    let header = |first| [first, "right", "refused", "silent", "transfers"];
    let row = |name: String, r: &Repeated| {
        let figures = [&r.right, &r.refused, &r.silent, &r.transfers].map(words::scientific);
        [name].into_iter().chain(figures).collect::<Vec<_>>()
    };
    let (mut gone, mut stuck, mut anew) =
        (table::new(&header("class")), table::new(&header("class")), table::new(&header("bit error rate")));
    for (class, p) in facts.by_class.iter().filter_map(|c| Some((&c.class, c.probabilities()?))) {
        gone.add_row(row(class.clone(), &Repeated::gone(&p, scheme.retries)));
        stuck.add_row(row(class.clone(), &Repeated::stuck(&p, scheme.retries)));
    }
    for (rate, p) in rates {
        anew.add_row(row(rate.clone(), &Repeated::anew(p, scheme.retries)));
    }
    [&mut gone, &mut stuck, &mut anew].into_iter().for_each(|t| table::align_right(t, 1));
    let times = if scheme.retries == 1 { "once".to_owned() } else { format!("up to {} times", scheme.retries) };
    let mut text = format!(
        "\nA detected error has the transfer repeated, {times}. Errors of one transfer, gone when it is repeated:\n{gone}\n\n\
         Stuck errors, met again every time:\n{stuck}\n"
    );
    if !rates.is_empty() {
        text += &format!("\nEvery bit of every transfer wrong independently:\n{anew}\n");
    }
    text
}

/// Operations of a check that takes more than about ten seconds.
const LONG: u64 = 1 << 34;

/// The facts of a scheme, with a bar while they are found; what takes long is said first.
pub fn facts(scheme: &Scheme, model: &ErrorModel, most: Option<u64>) -> Result<Facts> {
    let (patterns, operations) = exact::effort(scheme, model);
    let tried = format!("{patterns} error patterns of the classes of `{}` are tried one by one", model.id);
    if let Some(most) = most.filter(|most| patterns > *most) {
        let help = "give a higher number, or a model with fewer patterns";
        return Err(miette!(help = help, "{tried}, but --most-patterns allows {most}"));
    }
    if operations > LONG {
        progress::line(&format!("{tried}, which may take minutes or more (--most-patterns N refuses more than N)"));
    }
    let progress = Progress::default();
    let total = facts::work(scheme, model);
    progress::with_bar(total, &progress, || facts::facts(scheme, model, &progress)).map_err(|e| miette!("{e}"))
}

fn text(scheme: &Scheme, facts: &Facts, model: &ErrorModel) -> String {
    let (g, h) = (scheme.geometry, &scheme.code.h);
    let (n, r) = (h.n(), h.r() as usize);
    let mut lines = vec![
        format!("{}  ({})", scheme.name, scheme.id),
        format!("  source        {}", scheme.source),
        format!("  meaning       sha256 {}", scheme.hash()),
        format!(
            "  entry         {} bits: {} x {} pins, {} of them data",
            g.bits(),
            words::beats(g.beats),
            g.pins,
            g.data_pins
        ),
        format!("  code          {} x ({n},{}), r = {r}", scheme.codewords(), n - r),
        format!("  distance      {}", words::distance(&facts.distance, facts.symbol_distance)),
        format!("  columns       {}", words::column_weights(facts)),
        format!("  rows          {}", words::row_weights(&facts.row_weights)),
        format!("  corrects      {}", words::corrects(scheme, facts)),
        format!("  collisions    {}", words::collisions(facts.colliding)),
        format!("  entry rules   {}", words::rules(scheme)),
        format!("  circuits      encoder {} gates, decoder {} gates (n-ary, shared)", facts.gates.0, facts.gates.1),
    ];
    lines.push(format!("\nErrors by weight, all patterns of the entry:\n{}", by_weight(facts)));
    lines.push(format!("\nErrors by class of {}:\n{}", model.name, by_class(facts, model, g)));
    lines.extend(facts.address.as_ref().map(|faults| format!("\n{}", address(faults))));
    if !facts.claims.is_empty() {
        lines.push("\nClaims:".into());
        lines.extend(facts.claims.iter().map(|c| {
            let verdict = match c.verdict {
                Verdict::Holds => "holds  ".to_owned(),
                Verdict::Refuted => "REFUTED".to_owned(),
                Verdict::Open(why) => format!("{why}:"),
            };
            format!("  {verdict} {}: {}", c.text, c.evidence)
        }));
    }
    lines.join("\n") + "\n"
}

/// What becomes of wrong addresses.
fn address(faults: &AddressFaults) -> String {
    let mut table =
        table::new(&["wrong address bits", "differences", "detected", "taken for a correctable error", "unseen"]);
    let mut row = |first: String, s: &Seen| {
        table.add_row(
            [first].into_iter().chain([s.total(), s.detected, s.miscorrected, s.unseen].map(|n| n.to_string())),
        );
    };
    faults.by_bits.iter().for_each(|(bits, seen)| row(bits.to_string(), seen));
    faults.all.iter().for_each(|all| row("any".into(), all));
    table::align_right(&mut table, 0);
    let fold = match faults.fold {
        Fold::Columns => "columns of H",
        Fold::Xor => "XORed on the data",
    };
    let left =
        if faults.all.is_some() { "" } else { "\nAll differences together were not counted: too many syndromes." };
    format!("Wrong addresses ({} bits, {fold}): {FAULT_MODEL}:\n{table}{left}", faults.bits)
}

fn outcome_table(first: &str) -> Table {
    table::new(&[first, "patterns", "corrected", "detected", "undetected", "miscorrected", "silent, %"])
}

fn outcome_row(name: String, t: &Tally) -> Vec<String> {
    let count = |c: &num_bigint::BigUint| match c.to_f64() {
        Some(large) if c.bits() > 40 => format!("{large:.3e}"),
        _ => c.to_string(),
    };
    let silent = if t.total().is_zero() { "-".into() } else { percent(&t.probabilities().silent()) };
    vec![
        name,
        count(&t.total()),
        count(&t.corrected),
        count(&t.detected),
        count(&t.undetected),
        count(&t.miscorrected),
        silent,
    ]
}

fn by_weight(facts: &Facts) -> String {
    let mut table = outcome_table("bits");
    for (bits, tally) in &facts.by_weight {
        table.add_row(outcome_row(bits.to_string(), tally));
    }
    table::align_right(&mut table, 0);
    table.to_string()
}

fn by_class(facts: &Facts, model: &ErrorModel, g: Geometry) -> String {
    let mut table = outcome_table("class");
    let mut absent = String::new();
    for (result, class) in facts.by_class.iter().zip(&model.classes) {
        table.add_row(outcome_row(class.name.clone(), &result.tally));
        if let Some(why) = class.patterns.absent(g) {
            absent += &format!("\n{} is not in this entry: {why}.", class.name);
        }
    }
    table::align_right(&mut table, 1);
    table.to_string() + &absent + &events(facts, model)
}

/// How much each class weighs, and what becomes of an event, whichever class it is of.
fn events(facts: &Facts, model: &ErrorModel) -> String {
    let Some(p) = facts.of_events(model) else { return String::new() };
    let shares: Vec<String> =
        model.classes.iter().map(|c| format!("{} {}", c.name, percent(&model.probability(c)))).collect();
    format!(
        "\nOf all events, in %: {}.\nSo {} are corrected, {} detected and {} silent.",
        shares.join(", "),
        percent(&(&p.clean + &p.corrected)),
        percent(&p.detected),
        percent(&p.silent())
    )
}
