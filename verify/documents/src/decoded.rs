//! Decoded entries, bit by bit, and errors on several stages.

use eccforge_exact::single::{Decoded, hex};
use eccforge_exact::stages::{Passage, PassedStage};
use eccforge_report::{Document, Report, Table, with_noun};
use eccforge_scheme::stages::Stages;
use eccforge_scheme::{LANE_PINS, Scheme};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// A scheme with its decoder results for each error pattern.
#[derive(Clone, Debug)]
pub enum Results<'a> {
    /// One stage.
    Entries(&'a Scheme, &'a [Decoded]),
    /// Several stages.
    Passages(&'a Stages, &'a [Passage]),
}

/// Decoded error patterns.
#[derive(Clone, Debug)]
pub struct Shown<'a> {
    /// The results, one for each pattern.
    pub results: Results<'a>,
    /// Whether the patterns were given as a list, even a list of one.
    pub is_list: bool,
    /// Whether the user gave data; the text then shows the stored entry.
    pub with_data: bool,
    /// Whether the first bit of data and of check bits is the highest of a hexadecimal digit, as in the bytes of a link.
    pub msb_first: bool,
    /// Width of the text in columns.
    pub columns: usize,
}

impl Serialize for Shown<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.results {
            Results::Entries(_, all) => listed(all, self.is_list, serializer),
            Results::Passages(_, all) => listed(all, self.is_list, serializer),
        }
    }
}

fn listed<S: Serializer>(entries: &[impl Serialize], is_list: bool, serializer: S) -> Result<S::Ok, S::Error> {
    match entries {
        [only] if !is_list => only.serialize(serializer),
        _ => BTreeMap::from([("entries", entries)]).serialize(serializer),
    }
}

impl Report for Shown<'_> {
    const NAME: &'static str = "show";

    fn document(&self) -> Document {
        let mut document = Document::new("Decoded entries", "");
        match self.results {
            Results::Entries(scheme, all) => {
                for decoded in all {
                    self.entry(&mut document, scheme, decoded);
                }
            }
            Results::Passages(stages, all) => {
                document.verbatim(all.iter().map(|p| passage(stages, p)).collect::<String>());
            }
        }
        document
    }

    /// The bits and the outcome of each pattern.
    fn records(&self) -> String {
        let outcomes: Vec<(&[usize], &str)> = match self.results {
            Results::Entries(_, all) => all.iter().map(|d| (&d.error[..], d.outcome.name())).collect(),
            Results::Passages(_, all) => all.iter().map(|p| (&p.error[..], p.outcome.name())).collect(),
        };
        let rows = outcomes.into_iter().map(|(error, outcome)| {
            let bits: Vec<String> = error.iter().map(ToString::to_string).collect();
            [bits.join(" "), outcome.to_owned()]
        });
        Table::words(&["error_bits", "outcome"]).rows(rows).csv()
    }
}

/// The data, the check bits and the entry that stores both.
fn stored(scheme: &Scheme, d: &Decoded, msb_first: bool) -> String {
    let g = scheme.geometry;
    let (mut data, mut check) = (Vec::new(), Vec::new());
    for (bit, &value) in d.written.iter().enumerate() {
        // Data bits are shown as the host writes them, check bits as they are stored.
        if g.is_data(bit) {
            data.push(value ^ scheme.constant.contains(&bit));
        } else {
            check.push(value);
        }
    }
    let rows = [("data", data), ("check bits", check), ("stored entry", d.written.clone())];
    rows.into_iter().map(|(name, bits)| format!("{name:<13} 0x{}\n", digits(bits, msb_first))).collect()
}

/// Hexadecimal digits of bits, the first bit as the lowest or the highest of its digit.
fn digits(mut bits: Vec<bool>, msb_first: bool) -> String {
    if msb_first {
        // Zeros fill the last digit, as in the last byte of a link; at the front they would shift all digits.
        bits.resize(bits.len().next_multiple_of(4), false);
        bits.reverse();
    }
    hex(&bits)
}

impl Shown<'_> {
    /// Adds the verdict, the entry as a grid of beats and pins, and the codewords.
    fn entry(&self, document: &mut Document, scheme: &Scheme, d: &Decoded) {
        let (text, is_silent) = (verdict(scheme, d, self.with_data), d.outcome.name() == "silent");
        // A list of patterns has no verdict of its own: the status would be that of its last pattern.
        if self.is_list {
            document.section(text);
        } else {
            document.status(!is_silent, text).section("");
        }
        if self.with_data {
            document.verbatim(stored(scheme, d, self.msb_first)).section("");
        }
        // The question was how data are stored, and a grid without a mark says nothing.
        if self.with_data && d.error.is_empty() {
            return;
        }
        document.grid(grid(scheme, d, self.columns));
        document.note("C wrong, corrected   E wrong, left wrong   X right, flipped wrong");
        let owner = scheme.layout.inverse();
        let digits = 2 + scheme.code.h.r().div_ceil(4) as usize;
        let mut rows = Vec::new();
        for (w, c) in d.codewords.iter().enumerate() {
            let own: Vec<usize> = d.error.iter().map(|bit| owner[*bit]).filter(|at| at.0 == w).map(|at| at.1).collect();
            let report = match (c.corrected, c.detected) {
                (true, _) => "corrects",
                (_, true) => "detects",
                _ => "finds no error",
            };
            let syndrome = format!("{:#0digits$x}", c.syndrome);
            rows.push([w.to_string(), syndrome, report.to_owned(), bit_list(&own), bit_list(&c.flips)]);
        }
        let table = Table::words(&["codeword", "syndrome", "decoder", "wrong bits", "flipped bits"]);
        document.section("").table(table.rows(rows));
        if d.rule_failed {
            document.note("The entry rules reject this combination of corrections.");
        }
        let rows = d.error.iter().map(|&bit| {
            let ((w, b), g) = (owner[bit], scheme.geometry);
            [bit, g.beat(bit), g.pin(bit), w, b].map(|n| n.to_string())
        });
        let places = Table::figures(&["wrong bit", "beat", "pin", "codeword", "bit of it"]);
        document.section("beat, pin and codeword of each wrong bit").table(places.rows(rows)).further();
    }
}

/// The outcome in a sentence.
fn verdict(scheme: &Scheme, d: &Decoded, with_data: bool) -> String {
    if d.error.is_empty() && d.flips.is_empty() && with_data {
        return format!("{}: the data with their check bits", scheme.name);
    }
    let fixed = d.flips.iter().filter(|bit| d.error.contains(bit)).count();
    let spoiled = d.flips.len() - fixed;
    let also = if spoiled > 0 { format!(" and {}", with_noun(spoiled, "right one")) } else { String::new() };
    let flips = format!("{fixed} of {}{also}", with_noun(d.error.len(), "wrong bit"));
    let (outcome, name) = (d.outcome.name(), &scheme.name);
    // Names of outcomes are ASCII, so that the first byte is a letter.
    let outcome = format!("{}{}", outcome[..1].to_uppercase(), &outcome[1..]);
    format!("{outcome}: {name} flips {flips}; it reports {}.", claim(d.ce, d.due))
}

/// The marks of all bits: beats down, pins across. Pins that do not fit the columns follow in further lines, in whole byte lanes.
fn grid(scheme: &Scheme, d: &Decoded, columns: usize) -> String {
    /// Number of columns before the marks.
    const LABEL: usize = 8;
    let g = scheme.geometry;
    // The gap between byte lanes is the first thing that a narrow terminal loses.
    let gap = if LABEL + g.pins + g.pins / LANE_PINS <= columns { " " } else { "" };
    let lanes = (columns.saturating_sub(LABEL) / LANE_PINS).max(1);
    let fitting = if gap.is_empty() { lanes * LANE_PINS } else { g.pins.max(1) };
    let mut text = String::new();
    for from in (0..g.pins).step_by(fitting) {
        let pins = from..(from + fitting).min(g.pins);
        let numbers: String = pins.clone().step_by(LANE_PINS).map(|pin| format!("{pin:<LANE_PINS$}{gap}")).collect();
        text += &format!("{:LABEL$}{}\n", "pin", numbers.trim_end());
        for beat in 0..g.beats {
            let marks: Vec<char> = pins.clone().map(|pin| mark(d, beat * g.pins + pin)).collect();
            let marks: Vec<String> = marks.chunks(LANE_PINS).map(|lane| lane.iter().collect()).collect();
            text += &format!("{:LABEL$}{}\n", format!("beat {beat}"), marks.join(gap));
        }
    }
    text
}

/// The mark of a bit: wrong or right, flipped or not.
fn mark(d: &Decoded, bit: usize) -> char {
    match (d.error.contains(&bit), d.flips.contains(&bit)) {
        (false, false) => '.',
        (true, false) => 'E',
        (true, true) => 'C',
        (false, true) => 'X',
    }
}

/// The flags that a decoder raises, in words.
fn claim(ce: bool, due: bool) -> &'static str {
    match (due, ce) {
        (true, _) => "due (detected, uncorrectable)",
        (_, true) => "ce (corrected)",
        _ => "no error",
    }
}

/// The wrong bits and corrections of each stage, then the blocks, then the verdict.
fn passage(stages: &Stages, p: &Passage) -> String {
    let mut text =
        format!("{}: {} of {}\n", stages.name, with_noun(p.error.len(), "wrong bit"), stages.error_stage_name());
    for PassedStage { id, copies, entries, .. } in &p.stages {
        let wrong = entries.iter().filter(|e| !e.decoded.error.is_empty()).count();
        text += &format!("  {id}: {wrong} of {copies} entries read wrong bits\n");
        // An entry with erased symbols that are right is listed only if it is uncorrectable.
        for e in entries.iter().filter(|e| !e.decoded.error.is_empty() || e.decoded.due) {
            let d = &e.decoded;
            text += &format!("    entry {}  wrong bits     {}\n", e.copy, bit_list(&d.error));
            text += &format!("             flipped bits   {}\n", bit_list(&d.flips));
            text += &format!("             reports        {};  outcome: {}\n", claim(d.ce, d.due), d.outcome.name());
            text += &format!("             wrong data     {}\n", bit_list(&e.wrong_data));
        }
    }
    for (b, block) in p.blocks.iter().enumerate() {
        let wrong = match (block.due, block.wrong_data.len()) {
            (true, _) => "not delivered".to_owned(),
            (_, 0) => "delivered as written".to_owned(),
            (_, n) => format!("delivered with {}", with_noun(n, "wrong bit")),
        };
        text += &format!("  block {b}: {}; {wrong}\n", claim(block.ce, block.due));
    }
    text + &format!("  outcome of the read: {}\n", p.outcome.name())
}

pub(crate) fn bit_list(bits: &[usize]) -> String {
    match bits {
        [] => "none".to_owned(),
        bits => bits.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    }
}
