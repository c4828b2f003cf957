//! An analysis as a document.

use super::analyse::Analysis;
use super::classes::id_of;
use super::filter::{Damage, Grouping};
use super::interleaving;
use super::numbers::{range, shortest};
use super::plots::plots;
use super::rate::Rate;
use super::retention::{Parameter, Shape};
use super::severity::Severity;
use super::share::Share;
use super::utilisation::Regression;
use eccforge_outcomes::rates::Interval;
use eccforge_report::{Column, Document, Report, Status, Table, with_noun};
use schemars::JsonSchema;
use serde::Serialize;

/// The origin of a report.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Provenance {
    /// The command line.
    #[serde(skip)]
    pub command: String,
    /// File name of the log.
    pub log: String,
}

/// An analysis and its origin.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct BeamReport<'a> {
    #[serde(flatten)]
    pub provenance: &'a Provenance,
    /// Results of the analysis.
    pub analysis: &'a Analysis,
}

impl Report for BeamReport<'_> {
    const NAME: &'static str = "beam";

    fn document(&self) -> Document {
        let (p, a) = (self.provenance, self.analysis);
        let lead = "Classes of soft errors, their shares and rates, after damaged cells are left out.";
        let mut document = Document::new("Analysis of a beam log", lead);
        document.status = Some(Status { good: None, text: answer(a) });
        document.section("").table(classes(&a.classes));
        let (read, filtered) = sentences(p, a);
        document.note(read).section("Filter and events");
        filtered.into_iter().fold(&mut document, Document::note).further();
        let heading = "Breadth and severity (S: single, M: multiple, B: bit, E: entry)";
        document.section(heading).table(table(&a.breakdown)).further();
        if let Some(found) = &a.cell_upsets {
            interleaving::sections(&mut document, found.as_ref(), &a.interleaved);
        }
        if !a.under.is_empty() {
            document.section("The log's events under codes").table(codes(a));
            for note in notes(a) {
                document.text(note);
            }
        }
        if let Some(rate) = &a.rate {
            document.section("Rates").table(rates(rate)).text(exposure(rate));
        }
        if !a.breadth.is_empty() {
            document.section("Events of several entries").table(breadth(a)).further();
        }
        document.section("Fits").text(severity_sentence("Byte-aligned words", &a.aligned, &a.inverted_bytes));
        document.text(severity_sentence("Words of beat and entry events", &a.not_aligned, &a.inverted_words));
        for sentence in fits(a) {
            document.text(sentence);
        }
        document.further().section("Pictures").folded();
        document.drawings(plots(a));
        document.ran("Log", &*p.log).ran("SHA-256 of the log", &*a.sha256);
        document
    }

    /// The shares, one line each.
    fn records(&self) -> String {
        let a = self.analysis;
        let keys = ["list", "name", "count", "of", "share", "low", "high", "joint_low", "joint_high"];
        let mut records = Table::words(&keys);
        for (list, shares) in lists(a) {
            records = records.rows(shares.iter().map(|share| record(list, "", share)));
        }
        for code in &a.under {
            let (list, fates) = (format!("under {}", code.id), code.classes.iter().chain([&code.total]));
            for fate in fates {
                records =
                    records.rows(fate.outcomes.iter().map(|share| record(&list, &format!("{} ", fate.class), share)));
            }
        }
        if let Some(rate) = &a.rate {
            records = records.rows(rate.quantities.iter().map(|q| {
                let head =
                    ["rate".to_owned(), format!("{} ({})", q.name, q.unit), rate.events.to_string(), String::new()];
                head.into_iter().chain([q.value.to_string()]).chain(bounds(Some(q.interval))).chain(bounds(None))
            }));
        }
        let breadth = a.breadth.iter().map(|[first, last, single, multi]| {
            let count = (single + multi).to_string();
            let head = ["breadth".to_owned(), format!("{first}-{last}"), count, a.events.to_string()];
            head.into_iter().chain(std::iter::repeat_n(String::new(), 5))
        });
        records.rows(breadth).csv()
    }
}

/// A share as a line of a file; `class` comes before its name.
fn record(list: &str, class: &str, share: &Share) -> impl Iterator<Item = String> + use<> {
    let head = [list.to_owned(), format!("{class}{}", share.name), share.count.to_string(), share.of.to_string()];
    let value = share.value.map_or_else(String::new, |v| v.to_string());
    head.into_iter().chain([value]).chain(bounds(share.interval)).chain(bounds(share.joint))
}

/// Both bounds of an interval, as cells of a file.
fn bounds(interval: Option<Interval>) -> [String; 2] {
    interval.map_or([String::new(), String::new()], |i| [i.low, i.high].map(|x| x.to_string()))
}

/// All lists of shares, by name.
fn lists(a: &Analysis) -> [(&'static str, &[Share]); 7] {
    [
        ("breakdown", &a.breakdown),
        ("class", &a.classes),
        ("multi-bit events", std::slice::from_ref(&a.byte_aligned)),
        ("byte-aligned events", std::slice::from_ref(&a.inverted_bytes)),
        ("beat and entry events", std::slice::from_ref(&a.inverted_words)),
        ("damaged bits", std::slice::from_ref(&a.one_to_zero)),
        ("bits of soft errors", std::slice::from_ref(&a.soft_one_to_zero)),
    ]
}

/// Percent with three decimals, or with as many as distinguish a share from 0 and from 100 %.
fn percent(v: f64) -> String {
    match format!("{:.3}", 100.0 * v) {
        text if text == "0.000" && v > 0.0 => shortest(100.0 * v),
        // Rounded to 100, a share below one would read as a guarantee.
        text if text == "100.000" && v < 1.0 => (100.0 * v).to_string(),
        text => text,
    }
}

fn range_of(interval: Option<Interval>) -> String {
    interval.map_or_else(String::new, |i| format!("{} to {}", percent(i.low), percent(i.high)))
}

/// A share with its interval in percent; `of_nothing` without events.
fn share(s: &Share, of_nothing: &str) -> String {
    match (s.value, s.interval) {
        (Some(v), i) => format!("{} % ({})", percent(v), range_of(i)),
        _ => of_nothing.to_owned(),
    }
}

/// A share within a sentence; empty without events.
fn remark(s: &Share, words: &str) -> String {
    s.value.map_or_else(String::new, |_| format!("; {} {words}", share(s, "")))
}

fn table(shares: &[Share]) -> Table {
    let figures = ["events", "%", "95 % interval"].map(Column::figures);
    let columns =
        [Column::words("")].into_iter().chain(figures).chain([Column::figures("95 % for all at once").optional(1)]);
    Table::with(columns).rows(shares.iter().map(|s| {
        let value = s.value.map_or_else(|| "-".to_owned(), percent);
        [s.name.clone(), s.count.to_string(), value, range_of(s.interval), range_of(s.joint)]
    }))
}

/// Shares of classes, by their ids in error models.
fn classes(shares: &[Share]) -> Table {
    let mut table = table(shares);
    table.columns[0] = Column::words("name").optional(2);
    table.columns.insert(0, Column::words("class"));
    for (row, share) in table.rows.iter_mut().zip(shares) {
        row.insert(0, id_of(&share.name).into());
    }
    table
}

/// One row for each code and class, and one for all events.
fn codes(a: &Analysis) -> Table {
    let rated = a.under.iter().find_map(|u| u.total.rates.as_ref()).map(|r| format!("silent, {}", r[2].unit));
    let mut heads =
        vec!["corrected", "detected", "silent", "detected, % of events", "silent, % of events", "model, % silent"];
    heads.extend(rated.as_deref());
    let mut table = Table::new(&["code", "events"], &heads);
    for code in &a.under {
        for fate in code.classes.iter().chain([&code.total]) {
            let mut row = vec![code.id.clone(), id_of(&fate.class).to_owned()];
            row.extend(fate.outcomes.iter().map(|o| o.count.to_string()));
            row.extend(fate.outcomes[1..].iter().map(|outcome| share(outcome, "-")));
            row.push(fate.model.map_or_else(|| "-".to_owned(), |m| percent(m[2])));
            if rated.is_some() {
                row.push(fate.rates.as_ref().map_or_else(String::new, |r| estimate(r[2].value, r[2].interval)));
            }
            table = table.row(row);
        }
    }
    table
}

fn between(interval: Interval) -> String {
    format!("{} to {}", shortest(interval.low), shortest(interval.high))
}

fn estimate(value: f64, interval: Interval) -> String {
    format!("{} ({})", shortest(value), between(interval))
}

/// Explanations of the table of codes, and differences between model and log.
fn notes(a: &Analysis) -> Vec<String> {
    let intervals = match &a.resampled {
        None => "Intervals: 95 %, Clopper and Pearson; rates: Garwood".to_owned(),
        Some((resampling, clusters)) => resampling.in_words(*clusters),
    };
    let mut all = vec![format!(
        "Every event was decoded: an entry is detected if the code detects an error in any of its codewords; an event is silent if any of its entries is. {intervals}."
    )];
    for code in &a.under {
        for fate in &code.classes {
            if let Some(note) = &fate.note {
                all.push(format!("{}, {}: {note}.", code.id, id_of(&fate.class)));
            }
        }
    }
    all
}

fn rates(rate: &Rate) -> Table {
    Table::new(&["rate"], &["unit", "value", "95 % interval"])
        .rows(rate.quantities.iter().map(|q| [q.name.clone(), q.unit.clone(), shortest(q.value), between(q.interval)]))
}

/// The conditions on which the rates rest, and those that are missing.
fn exposure(r: &Rate) -> String {
    let mut text = format!("Rates of {}", with_noun(r.events, "event"));
    if r.seconds > 0.0 {
        text += &format!(" in {} s", shortest(r.seconds));
    }
    if r.fluence > 0.0 {
        text += &format!(" at a fluence of {} per cm²", shortest(r.fluence));
    }
    if r.seconds > 0.0 && r.events_in_time != r.events {
        text += &format!("; the rate per hour counts {}", with_noun(r.events_in_time, "event"));
    }
    text += &match (r.acceleration, r.fluence > 0.0) {
        (_, true) => format!("; FIT at {} particles per cm² and hour", shortest(r.reference_flux)),
        (Some(a), _) => format!("; FIT at 1/{} of the flux of the beam", shortest(a)),
        (None, _) => "; FIT needs a column fluence of the runs, or --acceleration".to_owned(),
    };
    text += &match r.memory_gbit {
        Some(gbit) => format!("; memory of {} Gb (2^30 bits).", shortest(gbit)),
        None => "; rates of a bit need --memory-gbit.".to_owned(),
    };
    if r.left_out > 0 {
        text += &format!(" {} events of runs without conditions are in no rate.", r.left_out);
    }
    text
}

fn breadth(a: &Analysis) -> Table {
    let rows = a.breadth.iter().map(|bin| [range(bin), bin[2].to_string(), bin[3].to_string()]);
    Table::new(&["entries"], &["single-bit events", "multi-bit events"]).rows(rows)
}

/// States the number of events, and the share of multi-bit events that are within one byte.
fn answer(a: &Analysis) -> String {
    let rows = with_noun(a.sightings, "row");
    if a.events == 0 {
        return format!("No events from {rows}.");
    }
    let mut classes: Vec<&Share> = a.classes.iter().filter(|class| class.count > 0).collect();
    classes.sort_by_key(|class| std::cmp::Reverse(class.count));
    let largest = classes
        .iter()
        .take(3)
        .map(|class| format!("{:.1} % {}", 100.0 * class.value.unwrap_or(0.0), id_of(&class.name)));
    let largest = largest.collect::<Vec<_>>().join(", ");
    let aligned = remark(&a.byte_aligned, "of those with several wrong bits are byte-aligned");
    let log = format!("{} from {rows}: {largest}{aligned}.", with_noun(a.events, "event"));
    // The question of a log and one code is what the code does.
    let [code] = a.under.as_slice() else { return log };
    let [corrected, detected, silent] = [0, 1, 2].map(|outcome| code.total.outcomes[outcome].count);
    let events = with_noun(a.events, "event");
    format!("{}: {silent} of {events} silent, {detected} detected, {corrected} corrected.\n{log}", code.id)
}

/// A sentence about the log, and sentences about its filter and events.
fn sentences(p: &Provenance, a: &Analysis) -> (String, Vec<String>) {
    let weak = match a.damaged_entries {
        0 => String::new(),
        entries => format!(" {} with weak cells are left out as damaged.", with_noun(entries, "entry")),
    };
    let mut all = Vec::new();
    let read = format!(
        "{}: {} ({}), {} about entries of {} and {}, {}, {}.{weak}",
        p.log,
        with_noun(a.lines, "line"),
        a.form,
        with_noun(a.sightings, "row"),
        with_noun(a.entry.beats, "beat"),
        with_noun(a.entry.pins, "pin"),
        with_noun(a.devices, "device"),
        with_noun(a.malformed, "malformed line")
    );
    if !a.unused_columns.is_empty() {
        all.push(format!("Columns that are not used: {}.", a.unused_columns.join(", ")));
    }
    let rule = match a.damage {
        Damage::Bit => "same bit in two write loops",
        Damage::Entry => "same entry in two write loops",
        Damage::Off => "off",
    };
    let direction = remark(&a.one_to_zero, "of their wrong bits went from 1 to 0");
    all.push(format!(
        "Damage filter ({rule}): {} entries with {} weak cells dropped ({} sightings{direction}); {} later sightings of the same soft errors dropped; {} lines merged into an entry of the same read.",
        a.damaged_entries, a.weak_cells, a.damaged_sightings, a.seen_again, a.merged
    ));
    let event = match a.grouping {
        Grouping::Read => "all entries first wrong in one read loop".to_owned(),
        Grouping::Entry => "each wrong entry".to_owned(),
        Grouping::Window(us) => format!("entries at most {} s after the one before", shortest(us as f64 / 1e6)),
    };
    all.push(format!("An event is {event}; the broadest has {}.", with_noun(a.broadest, "entry")));
    if a.events > 0 {
        all.push(format!(
            "Direction of soft errors, 1 to 0: {}.",
            share(&a.soft_one_to_zero, "unknown, because the log does not give the written data")
        ));
    }
    if let Some(unseen) = a.unseen {
        all.push(format!("Classes without an event may make up to {} % of all (95 %).", percent(unseen)));
    }
    (read, all)
}

fn severity_sentence(name: &str, s: &Severity, inverted: &Share) -> String {
    let words: u64 = s.words.iter().skip(2).sum();
    let bits: u64 = s.words.iter().enumerate().skip(2).map(|(k, n)| k as u64 * n).sum();
    let test = match (s.p_value, s.degrees) {
        (None, _) => "no words of two or more wrong bits to compare".to_owned(),
        (Some(p), 0) => format!(
            "{words} words are too few for chi-squared; random corruption gives wrong bits as far from the mean ({bits} in all) with p = {}",
            shortest(p)
        ),
        (Some(p), degrees) => format!(
            "chi-squared {:.1} with {degrees} degrees of freedom against random corruption (p = {}, words taken as independent)",
            s.chi_squared,
            shortest(p)
        ),
    };
    format!("{name}: {test}{}.", remark(inverted, "of these events invert all bits"))
}

fn fits(a: &Analysis) -> Vec<String> {
    let retention = match &a.retention {
        Err(why) => format!("Retention: not fitted: {why}."),
        Ok(r) => format!(
            "Retention: {}, median {} ms, deviation {}{}, {} cells; deviance {:.2} with {} degrees of freedom (p = {}).",
            r.shape.name(),
            fitted(&r.median_ms),
            fitted(&r.deviation),
            if r.shape == Shape::Normal { " ms" } else { " of the logarithm" },
            fitted(&r.cells),
            r.deviance,
            r.degrees,
            shortest(r.p_value)
        ),
    };
    vec![regression("Single-bit events", &a.single_bit), regression("Multi-bit events", &a.multi_bit), retention]
}

fn fitted(parameter: &Parameter) -> String {
    estimate(parameter.value, parameter.interval)
}

fn regression(name: &str, regression: &Result<Regression, String>) -> String {
    match regression {
        Err(why) => format!("{name} and utilisation: not fitted: {why}."),
        Ok(r) => format!(
            "{name}: {} events; {} an access and {} a second: {} % come with accesses ({}).",
            r.events,
            fitted(&r.per_access),
            fitted(&r.per_second),
            percent(r.share_with_accesses.value),
            range_of(Some(r.share_with_accesses.interval))
        ),
    }
}
