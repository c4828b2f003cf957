//! `eccforge show --error`: one entry, bit by bit, or all stages of a scheme of several.

use crate::args::ShowArgs;
use crate::arguments::Format;
use crate::{inputs, output, table};
use eccforge_exact::report::json;
use eccforge_exact::single::{Decoded, Reader, hex};
use eccforge_exact::stages::{Passage, StagesReader};
use eccforge_exact::works;
use eccforge_report::counted;
use eccforge_scheme::stages::Stages;
use eccforge_scheme::{Geometry, LANE_PINS, Scheme};
use miette::{IntoDiagnostic, Result, miette};
use serde::Serialize;
use serde_json::Value;
use std::process::ExitCode;

/// The words of one error pattern, with file and line if they come from a file.
struct Pattern {
    words: Vec<String>,
    place: Option<String>,
}

pub fn run(args: &ShowArgs) -> Result<ExitCode> {
    if works::names_stages(&args.subject) {
        return run_stages(args);
    }
    let scheme = inputs::with_enables(&inputs::scheme(&args.subject)?, &args.enable)?;
    let data = written_data(args.data.as_deref(), scheme.geometry)?;
    let reader = Reader::new(&scheme);
    print(args, "show", scheme.geometry, &|error| {
        let decoded = reader.decode(&data, error);
        match args.format {
            Format::Text => {
                let stored = args.data.as_ref().map_or(String::new(), |_| stored_text(&scheme, &decoded));
                Ok(Printed::Text(stored + &text(&scheme, error, &decoded)))
            }
            _ => Printed::json(&json::decoded(&scheme, error, &decoded)),
        }
    })
}

/// The same of several stages: the bits of an error are those that errors strike.
fn run_stages(args: &ShowArgs) -> Result<ExitCode> {
    if args.data.is_some() || !args.enable.is_empty() {
        let help = "use them with the scheme of one stage; outcomes do not depend on the data written";
        return Err(miette!(help = help, "`--data` and `--enable` are for schemes of one stage"));
    }
    let reader = StagesReader::new(&inputs::stages(&args.subject)?);
    let stages = reader.stages();
    print(args, "show-stages", stages.struck_geometry(), &|error| {
        let passage = reader.decode(error);
        match args.format {
            Format::Text => Ok(Printed::Text(passage_text(stages, error, &passage))),
            _ => Printed::json(&json::passage(stages, error, &passage)),
        }
    })
}

/// Output for one error pattern.
enum Printed {
    Text(String),
    Json(Value),
}

impl Printed {
    fn json(result: &impl Serialize) -> Result<Self> {
        Ok(Self::Json(serde_json::to_value(result).into_diagnostic()?))
    }
}

/// Prints the result for every requested error pattern; `name` is that of its JSON.
fn print(args: &ShowArgs, name: &str, g: Geometry, decode: &dyn Fn(&[usize]) -> Result<Printed>) -> Result<ExitCode> {
    // All patterns are read before the first is printed: a wrong one leaves nothing half done.
    let located = |p: Pattern| {
        error_bits(&p.words, g).map_err(|(message, help)| match p.place {
            Some(place) => miette!(help = help, "{place}: {message}"),
            None => miette!(help = help, "{message}"),
        })
    };
    let errors = patterns(args)?.into_iter().map(located).collect::<Result<Vec<_>>>()?;
    let (mut text, mut all) = (String::new(), Vec::new());
    for printed in errors.iter().map(|error| decode(error)) {
        match printed? {
            Printed::Text(of_one) => text += &of_one,
            Printed::Json(of_one) => all.push(of_one),
        }
    }
    if args.format != Format::Text {
        let value = if args.error_file.is_some() {
            serde_json::json!({ "entries": all })
        } else {
            all.pop().unwrap_or_default()
        };
        text = output::named_json(name, &value)?;
    }
    if args.format == Format::Text {
        output::print_fitted(&text)?
    } else {
        output::print(&text)?
    }
    Ok(ExitCode::SUCCESS)
}

/// The error patterns asked for.
fn patterns(args: &ShowArgs) -> Result<Vec<Pattern>> {
    let Some(path) = &args.error_file else { return Ok(vec![Pattern { words: args.error.clone(), place: None }]) };
    let file = inputs::table(path, inputs::PATTERNS)?;
    let lines = file.text.lines().enumerate().filter(|(_, l)| !l.trim().is_empty() && !l.trim().starts_with('#'));
    let pattern = |(at, line): (usize, &str)| Pattern {
        words: line.split([',', ' ', '\t']).filter(|w| !w.is_empty()).map(str::to_owned).collect(),
        place: Some(format!("{}:{}", path.display(), at + 1)),
    };
    Ok(lines.map(pattern).collect())
}

fn written_data(hex: Option<&str>, g: Geometry) -> Result<Vec<bool>> {
    let k = g.beats * g.data_pins;
    let Some(hex) = hex else { return Ok(vec![false; k]) };
    bits_of_hex(hex, k).ok_or_else(|| {
        miette!(help = format!("at most {} hexadecimal digits", k.div_ceil(4)), "`{hex}` is not {k} bits of data")
    })
}

/// Hexadecimal digits as bits, least significant first, zero-extended; `None` if they do not fit.
fn bits_of_hex(hex: &str, width: usize) -> Option<Vec<bool>> {
    let mut bits = Vec::with_capacity(width);
    for c in hex.trim_start_matches("0x").chars().rev().filter(|c| *c != '_') {
        let digit = c.to_digit(16)?;
        bits.extend((0..4).map(|i| digit >> i & 1 == 1));
    }
    if bits.iter().skip(width).any(|b| *b) {
        return None;
    }
    bits.resize(width, false);
    Some(bits)
}

/// The physical bits that the words name. A bit that is named twice is an error, because two flips cancel. Otherwise
/// returns message and suggested fix.
fn error_bits(words: &[String], g: Geometry) -> Result<Vec<usize>, (String, String)> {
    let mut bits = Vec::new();
    for word in words {
        let named = word_bits(word, g).ok_or_else(|| {
            let help = format!(
                "a bit 0..{}, beat.pin such as 1.5, pin:P:MASK, byte:B:MASK (decimal, 0x or 0b masks), or hex:DIGITS",
                g.bits() - 1
            );
            (format!("`{word}` names no error in an entry of {}", g.in_words()), help)
        })?;
        bits.extend(named);
    }
    bits.sort_unstable();
    match bits.windows(2).find(|w| w[0] == w[1]) {
        Some(w) => {
            Err((format!("physical bit {} is named twice", w[0]), "two flips of one bit cancel: name it once".into()))
        }
        None => Ok(bits),
    }
}

fn word_bits(word: &str, g: Geometry) -> Option<Vec<usize>> {
    let masked = |rest: &str, bit_of: &dyn Fn(usize, usize) -> Option<usize>| {
        let (index, mask) = rest.split_once(':')?;
        let (index, mask) = (index.parse().ok()?, number(mask)?);
        (0..64).filter(|i| mask >> i & 1 == 1).map(|i| bit_of(index, i)).collect::<Option<Vec<_>>>()
    };
    if let Some(rest) = word.strip_prefix("pin:") {
        return masked(rest, &|pin, beat| (pin < g.pins && beat < g.beats).then(|| beat * g.pins + pin));
    }
    if let Some(rest) = word.strip_prefix("byte:") {
        return masked(rest, &|byte, i| {
            let (beat, pin) = (byte / g.lanes(), byte % g.lanes() * LANE_PINS + i);
            (i < LANE_PINS && beat < g.beats && pin < g.pins).then(|| beat * g.pins + pin)
        });
    }
    if let Some(hex) = word.strip_prefix("hex:") {
        let bits = bits_of_hex(hex, g.bits())?;
        return Some((0..bits.len()).filter(|&i| bits[i]).collect());
    }
    if let Some((beat, pin)) = word.split_once('.') {
        let (beat, pin): (usize, usize) = (beat.parse().ok()?, pin.parse().ok()?);
        return (beat < g.beats && pin < g.pins).then(|| vec![beat * g.pins + pin]);
    }
    let bit: usize = word.parse().ok()?;
    (bit < g.bits()).then(|| vec![bit])
}

fn number(text: &str) -> Option<u64> {
    if let Some(hex) = text.strip_prefix("0x") {
        u64::from_str_radix(hex, 16).ok()
    } else if let Some(binary) = text.strip_prefix("0b") {
        u64::from_str_radix(binary, 2).ok()
    } else {
        text.parse().ok()
    }
}

/// The data, the check bits and the entry that stores both.
fn stored_text(scheme: &Scheme, d: &Decoded) -> String {
    let g = scheme.geometry;
    let on_pins = |is_data: bool| -> String {
        let bits = d.written.iter().enumerate().filter(|(bit, _)| g.is_data(*bit) == is_data);
        // Data are as the host writes them, check bits as they are stored.
        let value = |(bit, value): (usize, &bool)| value ^ (is_data && scheme.constant.contains(&bit));
        hex(&bits.map(value).collect::<Vec<_>>())
    };
    let rows = [("data", on_pins(true)), ("check bits", on_pins(false)), ("stored entry", hex(&d.written))];
    rows.iter().map(|(name, value)| format!("{name:<13} 0x{value}\n")).collect()
}

/// The entry as a grid of beats and pins, then the codewords, then the verdict.
fn text(scheme: &Scheme, error: &[usize], d: &Decoded) -> String {
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
    // Where a beat does not fit the terminal, its byte lanes are in several groups of lines.
    let fitting =
        table::width().map_or(g.pins, |width| (width.saturating_sub(11) / (LANE_PINS + 1)).max(1) * LANE_PINS);
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

/// What each stage reads, corrects and delivers, then the blocks, then the verdict.
fn passage_text(stages: &Stages, error: &[usize], p: &Passage) -> String {
    let mut text = format!("{}: {} of {}\n", stages.name, counted(error.len(), "wrong bit"), stages.struck_name());
    for (stage, entries) in stages.passed().iter().zip(&p.stages) {
        text += &format!("  {}: {} of {} entries read wrong bits\n", stage.id, entries.len(), stage.copies);
        for e in entries {
            let d = &e.decoded;
            text += &format!("    entry {}  wrong bits     {}\n", e.copy, bit_list(&e.error));
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
