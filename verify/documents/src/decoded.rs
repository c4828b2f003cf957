//! Decoded entries, bit by bit, and errors on several stages.

use eccforge_exact::single::{Decoded, hex};
use eccforge_exact::stages::{Passage, PassedStage};
use eccforge_report::{Document, Report, Table, counted};
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
    /// One for each pattern.
    pub results: Results<'a>,
    /// Whether the patterns were given as a list, even a list of one.
    pub is_list: bool,
    /// Whether the user gave data; the text then shows the stored entry.
    pub with_data: bool,
    /// Width of the text in columns, if it is limited.
    pub columns: Option<usize>,
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
        let texts: Vec<String> = match self.results {
            Results::Entries(scheme, all) => {
                let text = |decoded: &Decoded| {
                    let stored = if self.with_data { stored(scheme, decoded) } else { String::new() };
                    stored + &entry(scheme, decoded, self.columns)
                };
                all.iter().map(text).collect()
            }
            Results::Passages(stages, all) => all.iter().map(|p| passage(stages, p)).collect(),
        };
        document.verbatim(texts.concat());
        document
    }

    /// The bits and the outcome of each pattern.
    fn records(&self) -> String {
        let outcomes: Vec<(&[usize], &str)> = match self.results {
            Results::Entries(_, all) => all.iter().map(|d| (&d.error[..], d.outcome.name())).collect(),
            Results::Passages(_, all) => all.iter().map(|p| (&p.error[..], p.outcome.name())).collect(),
        };
        let row = |(error, outcome): (&[usize], &str)| {
            let bits: Vec<String> = error.iter().map(ToString::to_string).collect();
            [bits.join(" "), outcome.to_owned()]
        };
        Table::words(&["error_bits", "outcome"]).rows(outcomes.into_iter().map(row)).csv()
    }
}

/// The data, the check bits and the entry that stores both.
fn stored(scheme: &Scheme, d: &Decoded) -> String {
    let g = scheme.geometry;
    let on_pins = |is_data: bool| -> String {
        let bits = d.written.iter().enumerate().filter(|(bit, _)| g.is_data(*bit) == is_data);
        // Data bits are shown as the host writes them, check bits as they are stored.
        let value = |(bit, value): (usize, &bool)| value ^ (is_data && scheme.constant.contains(&bit));
        hex(&bits.map(value).collect::<Vec<_>>())
    };
    let rows = [("data", on_pins(true)), ("check bits", on_pins(false)), ("stored entry", hex(&d.written))];
    rows.iter().map(|(name, value)| format!("{name:<13} 0x{value}\n")).collect()
}

/// The entry as a grid of beats and pins, then the codewords, then the verdict.
fn entry(scheme: &Scheme, d: &Decoded, columns: Option<usize>) -> String {
    let error = &d.error;
    let g = scheme.geometry;
    let owner = scheme.layout.inverse();
    let mut text = format!("{}: {}, {} flipped\n", scheme.name, counted(error.len(), "wrong bit"), d.flips.len());
    text += "  . as written   E wrong, left wrong   C wrong, corrected   X right, flipped wrong   | byte lanes\n";
    let mark = |bit| match (error.contains(&bit), d.flips.contains(&bit)) {
        (false, false) => '.',
        (true, false) => 'E',
        (true, true) => 'C',
        (false, true) => 'X',
    };
    // A beat that does not fit the columns has its byte lanes in several groups of lines.
    let fitting = columns.map_or(g.pins, |columns| (columns.saturating_sub(11) / (LANE_PINS + 1)).max(1) * LANE_PINS);
    for from in (0..g.pins).step_by(fitting) {
        let pins = from..(from + fitting).min(g.pins);
        if pins.len() < g.pins {
            text += &format!("  pins {} to {}\n", pins.start, pins.end - 1);
        }
        for beat in 0..g.beats {
            let marks: Vec<char> = pins.clone().map(|pin| mark(beat * g.pins + pin)).collect();
            let lanes: Vec<String> = marks.chunks(LANE_PINS).map(|lane| lane.iter().collect()).collect();
            text += &format!("  beat {beat:>2}  {}\n", lanes.join("|"));
        }
    }
    for bit in error {
        let (w, b) = owner[*bit];
        text +=
            &format!("  error  bit {bit:>3} = beat {} pin {:>2} -> codeword {w} bit {b}\n", g.beat(*bit), g.pin(*bit));
    }
    for (w, c) in d.codewords.iter().enumerate() {
        let verdict = match (c.corrected, c.detected) {
            (true, _) => "corrects",
            (_, true) => "detects",
            _ => "finds no error",
        };
        let bits: Vec<String> = c.flips.iter().map(ToString::to_string).collect();
        let flips = if bits.is_empty() { String::new() } else { format!(" bits {}", bits.join(", ")) };
        text += &format!(
            "  codeword {w}  syndrome {:#0width$x}  {verdict}{flips}\n",
            c.syndrome,
            width = 2 + scheme.code.h.r().div_ceil(4) as usize
        );
    }
    if d.rule_failed {
        text += "  entry rules reject this combination of corrections\n";
    }
    text + &format!("  decoder reports: {};  outcome: {}\n", claim(d.ce, d.due), d.outcome.name())
}

fn claim(ce: bool, due: bool) -> &'static str {
    match (due, ce) {
        (true, _) => "due (detected, uncorrectable)",
        (_, true) => "ce (corrected)",
        _ => "no error",
    }
}

/// The wrong bits and corrections of each stage, then the blocks, then the verdict.
fn passage(stages: &Stages, p: &Passage) -> String {
    let mut text = format!("{}: {} of {}\n", stages.name, counted(p.error.len(), "wrong bit"), stages.struck_name());
    for PassedStage { id, copies, entries, .. } in &p.stages {
        text += &format!("  {id}: {} of {copies} entries read wrong bits\n", entries.len());
        for e in entries {
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
            (_, n) => format!("delivered with {}", counted(n, "wrong bit")),
        };
        text += &format!("  block {b}: {}; {wrong}\n", claim(block.ce, block.due));
    }
    text + &format!("  outcome of the read: {}\n", p.outcome.name())
}

fn bit_list(bits: &[usize]) -> String {
    match bits {
        [] => "none".to_owned(),
        bits => bits.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
    }
}
