//! Builds a validated [`Scheme`] from a parsed file; the checks run in the order of the file.

use super::spec::{
    EnableSpec, EntrySpec, FitSpec, LayoutSpec, OnDetectionSpec, PairConfirmationSpec, PercentSpec, SanityCheckSpec,
    SchemeSpec, SwitchSpec,
};
use super::{Enable, Geometry, Layout, Partition, Scheme, address, algebraic, code, constant, correctable, stages};
use crate::diagnostic::{Checked, Diagnostic, Place, SourceFile, did_you_mean};
use crate::names::{self, ID, Taken, is_id};
use crate::yaml::Spanned;
use eccforge_gf::gf2;
use std::collections::BTreeSet;
use std::path::Path;

/// Largest entry, in bits.
const MAX_ENTRY_BITS: usize = 8192;

/// Checks the keys that every file has; returns the shape of its entry, which has at most `most_bits` bits.
pub(super) fn header(spec: &SchemeSpec, most_bits: usize) -> Checked<Geometry> {
    spec.eccforge.check("scheme language", "eccforge")?;
    identifier(&spec.id)?;
    one_line("name", &spec.name)?;
    one_line("source", &spec.source)?;
    geometry(&spec.entry.value, most_bits)
}

/// The error of a file that lacks several of the keys that every scheme has.
fn absent_keys(file: &SourceFile) -> Option<Box<Diagnostic>> {
    let given: std::collections::BTreeMap<String, serde::de::IgnoredAny> = file.parse().ok()?;
    let schema = schemars::schema_for!(SchemeSpec);
    let required = schema.get("required")?.as_array()?.iter().filter_map(|key| key.as_str());
    let absent: Vec<String> = required.filter(|key| !given.contains_key(*key)).map(|key| format!("`{key}`")).collect();
    let message = format!("the keys {} are missing", absent.join(", "));
    let error = Place { offset: 0, length: 0 }.error("this file lacks them", message).within(file);
    // A file of another kind has its own message, and so has a misspelt key, which is one of the absent keys.
    let known: Vec<&str> = schema.get("properties")?.as_object()?.keys().map(String::as_str).collect();
    let is_misspelt = |key: &str| !known.contains(&key) && did_you_mean(key, &known).is_some();
    let is_other = given.keys().any(|key| key.starts_with("eccforge-") || is_misspelt(key));
    (!given.is_empty() && !is_other && absent.len() > 1)
        .then(|| Box::new(error.help("add them; `eccforge new` writes a file that has all keys")))
}

pub(super) fn scheme(file: &SourceFile, base: Option<&Path>) -> Checked<Scheme> {
    if stages::mentions_stages(&file.text) {
        let (message, help) = stages::one_scheme_only("this memory", file);
        return Diagnostic::whole(message).help(help).err();
    }
    // The parser reports only the first missing key, and a file that was just begun lacks several.
    let spec: SchemeSpec = file.parse().map_err(|error| absent_keys(file).unwrap_or(error))?;
    algebraic::rejects(file, &spec)?;
    let geometry = header(&spec, MAX_ENTRY_BITS)?;
    let code = code::build(file, &spec.code, base)?;
    let codewords = codewords(&spec, geometry, code.h.n())?;
    let layout = Layout::build(&spec.layout, geometry, codewords, code.h.n())?;
    let mut scheme = Scheme {
        id: spec.id.value.clone(),
        name: spec.name.value.clone(),
        source: spec.source.value.clone(),
        notes: spec.notes.clone(),
        geometry,
        layout,
        code,
        corrects: Vec::new(),
        sanity_check: Vec::new(),
        sanity_check_kind: spec.sanity_check.as_ref().map(|s| s.value).unwrap_or_default(),
        pair_confirmation: spec.pair_confirmation.as_ref().map(|s| s.value).unwrap_or_default(),
        on_detection: spec.on_detection.as_ref().map(|o| o.value).unwrap_or_default(),
        retries: retries(&spec)?,
        enables: Vec::new(),
        address: None,
        constant: constant::build(spec.constant.as_ref(), geometry)?,
        claims: spec.claims.clone(),
        file: file.clone(),
        warnings: Vec::new(),
    };
    encodable(file, &spec, &scheme)?;
    scheme.warnings.extend(bit_order_warning(file, &spec, &scheme).map(|warning| warning.within(file).to_string()));
    spec.claims
        .bursts_never_silent
        .map(|bits| bits.checked("`bursts-never-silent`", "a burst has", "bits"))
        .transpose()?;
    spec.claims.silent_at_most.values().try_for_each(PercentSpec::checked)?;
    spec.claims.fit_at_most.iter().try_for_each(FitSpec::checked)?;
    for w in 0..codewords {
        let (code, layout, proven) = (&scheme.code, &scheme.layout, scheme.corrects.last().map(Vec::as_slice));
        let spaces = correctable::build(&spec.corrects.value, code, geometry, layout, w, proven)?;
        scheme.corrects.push(spaces);
    }
    detection(&spec, &scheme)?;
    scheme.sanity_check = sanity_check(&spec, &scheme)?;
    confirmation(&spec, &scheme)?;
    scheme.enables = enables(&spec.enables, &scheme)?;
    scheme.address = spec.address.as_ref().map(|spec| address::build(spec, &scheme)).transpose()?;
    address_claim(&spec)?;
    Ok(scheme)
}

pub(super) fn identifier(id: &Spanned<String>) -> Checked<()> {
    if !is_id(&id.value) {
        let message = match id.value.as_str() {
            "" => "the id is empty".to_owned(),
            text => format!("`{text}` is not an id"),
        };
        let help = format!("{ID}: it names files, modules, functions and table rows");
        return id.error("not an id", message).help(help).err();
    }
    match names::taken(&id.value) {
        Some(Taken::Keyword(language)) => keyword(id, language, "-ecc").err(),
        _ => Ok(()),
    }
}

/// The error for a name that is a keyword of a generated language.
fn keyword(name: &Spanned<String>, language: &str, suffix: &str) -> Diagnostic {
    let message = format!("`{}` is a keyword of {language}, which is generated from this file", name.value);
    name.error("a keyword", message).help(format!("write `{}{suffix}`", name.value))
}

/// Checks that a text is a single line, because names and sources are printed in comments of generated files and in
/// table cells.
pub(super) fn one_line(key: &str, text: &Spanned<String>) -> Checked<()> {
    if (1..=200).contains(&text.value.chars().count()) && !text.value.contains(char::is_control) {
        return Ok(());
    }
    let message = format!("`{key}` is not one line of text");
    let help = "write 1 to 200 characters without line breaks; longer remarks belong in `notes`";
    text.error("not one line", message).help(help).err()
}

fn geometry(spec: &EntrySpec, most_bits: usize) -> Checked<Geometry> {
    let beats = spec.beats.checked("`beats`", "an entry has", "")?;
    let data_pins = spec.data_pins.checked("`data-pins`", "an entry has", "")?;
    let check_pins = spec.check_pins.checked("`check-pins`", "an entry has", "")?;
    let geometry = Geometry::new(beats, data_pins + check_pins, data_pins);
    if geometry.bits() > most_bits {
        let message =
            format!("{} are {} bits, but an entry has at most {most_bits}", geometry.in_words(), geometry.bits());
        let help = format!("with {} pins, write at most `beats: {}`", geometry.pins, most_bits / geometry.pins);
        return spec.beats.error("too large", message).help(help).err();
    }
    let Some(listed) = &spec.check_at else { return Ok(geometry) };
    let pins: Vec<usize> = listed.value.iter().map(|pin| pin.value as usize).collect();
    if pins.len() != check_pins {
        let message = format!("`check-at` lists {} pins, but `check-pins` is {check_pins}", pins.len());
        return listed.error("another number", message).help("list each pin with check bits once").err();
    }
    for (at, pin) in pins.iter().enumerate() {
        let (label, message) = if *pin >= geometry.pins {
            ("out of range", format!("check pin {pin} does not exist: this entry has {} pins", geometry.pins))
        } else if pins[..at].contains(pin) {
            ("listed twice", format!("check pin {pin} is listed twice"))
        } else {
            continue;
        };
        let help = format!("list each pin with check bits once, from 0 to {}", geometry.pins - 1);
        return listed.value[at].error(label, message).help(help).err();
    }
    Ok(Geometry::with_check_pins(beats, geometry.pins, &pins))
}

pub(super) fn codewords(spec: &SchemeSpec, geometry: Geometry, n: usize) -> Checked<usize> {
    let w = spec.codewords.value as usize;
    let bits = geometry.bits();
    if let Some(w) = spec.codewords.get().filter(|w| w * n == bits) {
        return Ok(w);
    }
    let message = format!("{w} x {n} codeword bits do not fill an entry of {bits} bits ({})", geometry.in_words());
    let help = if w * n == bits {
        "an entry has at most 64 codewords".into()
    } else if bits.is_multiple_of(n) && bits / n <= 64 {
        format!("write `codewords: {}`", bits / n)
    } else {
        format!("the entry's {bits} bits must be a multiple of n = {n}: check the geometry and the code's length")
    };
    spec.codewords.error("does not fit", message).help(help).err()
}

/// Checks that the check bits on the check pins determine the code's parity: there are r of them, with independent
/// columns.
fn encodable(file: &SourceFile, spec: &SchemeSpec, scheme: &Scheme) -> Checked<()> {
    let r = scheme.code.h.r() as usize;
    for w in 0..scheme.codewords() {
        let positions = scheme.check_positions(w);
        if positions.len() != r {
            let message = format!(
                "codeword {w} has {} bits on the check pins, but the code has r = {r} check bits",
                positions.len()
            );
            let (all, g) = (r * scheme.codewords(), scheme.geometry);
            let help = if all.is_multiple_of(g.beats) && g.pins - g.data_pins != all / g.beats {
                format!("write `data-pins: {}` and `check-pins: {}` in `entry`", g.pins - all / g.beats, all / g.beats)
            } else {
                format!("change the layout so that the check pins carry {r} bits of every codeword")
            };
            let label = format!("{} check bits for codeword {w}", positions.len());
            let place = spec.entry.value.check_pins.place;
            return place.error(label, message).help(help).err();
        }
        let columns: Vec<u64> = positions.iter().map(|&b| scheme.code.h.columns()[b]).collect();
        if let Err(dependent) = gf2::invert(&columns) {
            let bits = dependent.iter().map(|&i| positions[i].to_string()).collect::<Vec<_>>().join(", ");
            let message = format!("codeword {w} cannot be encoded: the columns of its check bits {bits} sum to zero");
            let help = match systematic_from_the_other_end(file, spec, scheme) {
                Some(order) => {
                    format!("read from the other end, the rows are systematic: write `bit-order: {order}` in `matrix`")
                }
                None => {
                    let (g, pins) = (scheme.geometry, independent_pins(scheme));
                    let [data, check] = [g.data_pins, g.pins - g.data_pins];
                    let entry = pins.map(|pins| {
                        let shape = format!("beats: {}, data-pins: {data}, check-pins: {check}", g.beats);
                        format!(", such as `entry: {{{shape}, check-at: {pins:?}}}`")
                    });
                    let help = "let the check pins carry codeword bits whose columns of H are independent";
                    help.to_owned() + &entry.unwrap_or_default()
                }
            };
            let place = spec.entry.value.check_pins.place;
            let mut diagnostic = place.error("these pins carry them", message);
            if !matches!(spec.layout.value, LayoutSpec::Identity) {
                diagnostic = diagnostic.also(spec.layout.place, "mapped here");
            }
            return diagnostic.help(help).err();
        }
    }
    Ok(())
}

/// Pins that can carry the check bits of an entry that is one codeword in one beat: those of the lightest independent columns.
fn independent_pins(scheme: &Scheme) -> Option<Vec<usize>> {
    let columns = scheme.code.h.columns();
    let mut bits: Vec<usize> = (0..columns.len()).collect();
    bits.sort_by_key(|bit| columns[*bit].count_ones());
    let chosen = gf2::independent(bits.iter().map(|bit| columns[*bit])).into_iter().map(|i| bits[i]);
    let mut pins: Vec<usize> = chosen.map(|bit| scheme.layout.codeword(0)[bit]).collect();
    pins.sort_unstable();
    (scheme.codewords() == 1 && scheme.geometry.beats == 1).then_some(pins)
}

/// Whether the check bits of every codeword have unit columns: each check bit is a parity of data bits.
fn is_systematic(scheme: &Scheme, columns: &[u64]) -> bool {
    (0..scheme.codewords()).all(|w| {
        let units = BTreeSet::from_iter(scheme.check_positions(w).into_iter().map(|bit| columns[bit]));
        units.iter().all(|column| column.is_power_of_two()) && units.len() == scheme.code.h.r() as usize
    })
}

/// The bit order in which a matrix is systematic, if it differs from the order that the file states.
fn systematic_from_the_other_end(file: &SourceFile, spec: &SchemeSpec, scheme: &Scheme) -> Option<&'static str> {
    let (columns, order) = code::read_from_the_other_end(file, &spec.code.value)?;
    (!is_systematic(scheme, scheme.code.h.columns()) && is_systematic(scheme, &columns)).then(|| order.name())
}

/// Warns about a matrix that is systematic only if its rows are read from the other end: it was probably pasted in
/// the other order.
fn bit_order_warning(file: &SourceFile, spec: &SchemeSpec, scheme: &Scheme) -> Option<Diagnostic> {
    let order = systematic_from_the_other_end(file, spec, scheme)?;
    let message = format!(
        "warning: the check bits do not have unit columns as the rows are read, and do with `bit-order: {order}` in `matrix`"
    );
    Some(spec.code.error("this matrix", message))
}

/// Checks a claim about wrong address bits: it needs an address, and at most three bits can be checked.
pub(super) fn address_claim(spec: &SchemeSpec) -> Checked<()> {
    let Some(claimed) = &spec.claims.address_bits_detected else { return Ok(()) };
    if spec.address.is_none() {
        let error = claimed.error("this claim", "a claim about address bits, but no address is part of the code");
        return error.help("add `address: ...`, or remove the claim").err();
    }
    claimed.checked("`address-bits-detected`", "a claim is about", "wrong bits").map(drop)
}

/// Checks that a code that corrects nothing states what follows a detected error; otherwise the empty list may be an
/// oversight.
fn detection(spec: &SchemeSpec, scheme: &Scheme) -> Checked<()> {
    if scheme.corrects.iter().any(|spaces| !spaces.is_empty()) || spec.on_detection.is_some() {
        return Ok(());
    }
    let help = "start with `- bits`; for a code that only detects, write what follows: `on-detection: retry`, `alert` or `due`";
    spec.corrects.error("an empty list", "nothing is corrected").help(help).err()
}

/// The number of repetitions of a transfer.
fn retries(spec: &SchemeSpec) -> Checked<u32> {
    let retry = spec.on_detection.as_ref().is_some_and(|o| o.value == OnDetectionSpec::Retry);
    let Some(node) = &spec.retries else { return Ok(u32::from(retry)) };
    if !retry {
        let error = node.error("this number", "retries without `on-detection: retry`");
        return error.help("write `on-detection: retry`, or remove the key").err();
    }
    let help = "write a number from 1 to 1000; for none, `on-detection: due`";
    Ok(node.checked("`retries`", "a transfer has", "repetitions").map_err(|e| e.help(help))? as u32)
}

fn sanity_check(spec: &SchemeSpec, scheme: &Scheme) -> Checked<Vec<Partition>> {
    let Some(kind) = &spec.sanity_check else { return Ok(Vec::new()) };
    let g = scheme.geometry;
    if kind.value != SanityCheckSpec::None && scheme.codewords() == 1 {
        let message = "a sanity check compares codewords, and this entry has one";
        return kind.error("has no effect", message).help("write `sanity-check: none`").err();
    }
    Ok(match kind.value {
        SanityCheckSpec::None => Vec::new(),
        SanityCheckSpec::Lane => vec![Partition::lanes(g)],
        SanityCheckSpec::PinOrByte => vec![Partition::pins(g), Partition::bytes(g)],
        SanityCheckSpec::Symbol => {
            let Some((pins, beats)) = scheme.layout.symbol_shape() else {
                let message = "`symbol` needs a layout by symbols";
                return kind
                    .error("no symbols to compare", message)
                    .also(spec.layout.place, "this layout has none")
                    .help(
                        "use `layout: {symbols: {pins: ..., beats: ...}}`, or the sanity check `lane` or `pin-or-byte`",
                    )
                    .err();
            };
            vec![Partition::symbol_columns(g, pins), Partition::symbol_bytes(g, beats)]
        }
    })
}

/// Checks that every multi-bit pattern is within one byte; otherwise a second codeword could not confirm it.
fn confirmation(spec: &SchemeSpec, scheme: &Scheme) -> Checked<()> {
    let Some(node) = spec.pair_confirmation.as_ref().filter(|n| n.value == PairConfirmationSpec::Byte) else {
        return Ok(());
    };
    let bytes = Partition::bytes(scheme.geometry);
    for (w, spaces) in scheme.corrects.iter().enumerate() {
        let physical = scheme.layout.codeword(w);
        let bits = |space: &correctable::Space| space.basis().concat().into_iter().map(|bit| physical[bit]);
        let outside = spaces.iter().find(|space| bytes.common_cell(bits(space)).is_none());
        if let Some(space) = outside {
            let bits = space.basis().concat().iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            let message = format!(
                "codeword {w} corrects bits {bits} together, which lie in different bytes: no byte could confirm them"
            );
            let help = "confirm only corrections within a byte: use an interleave, or `pair-confirmation: none`";
            return node.error("cannot hold", message).help(help).err();
        }
    }
    Ok(())
}

/// Whether a text is a letter, then letters, digits and underscores, all lower-case: up to 31, as C99 guarantees [5.2.4.1].
fn is_port_name(text: &str) -> bool {
    let is_good = text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
    is_good && text.starts_with(|c: char| c.is_ascii_lowercase()) && text.len() <= 31
}

fn enables(list: &[Spanned<EnableSpec>], scheme: &Scheme) -> Checked<Vec<Enable>> {
    let mut enables: Vec<Enable> = Vec::new();
    for item in list {
        let (name, switches) = (&item.value.name, item.value.switches.value);
        if !is_port_name(&name.value) {
            let message = format!("`{}` is not a port name", name.value);
            return name
                .error("not a port name", message)
                .help("write a letter, then letters, digits and underscores: up to 31, all lower-case")
                .err();
        }
        match names::taken(&name.value) {
            Some(Taken::Keyword(language)) => return keyword(name, language, "_en").err(),
            Some(Taken::Port) => {
                let message = format!("`{}` is the name of a signal that emitted modules already have", name.value);
                let help = format!("write `{}_en`, or a name for the purpose of the input", name.value);
                return name.error("taken", message).help(help).err();
            }
            None => {}
        }
        if let Some(first) = enables.iter().position(|e| e.name == name.value || e.switches == switches) {
            let first = &list[first].value;
            let (message, here, there, help) = if first.name.value == name.value {
                let message = format!("two enables are called `{}`", name.value);
                (message, name.place, first.name.place, "give each input a name of its own")
            } else {
                let message = format!("`{}` and `{}` switch the same rule", first.name.value, name.value);
                let (here, there) = (item.value.switches.place, first.switches.place);
                (message, here, there, "keep one input for each rule")
            };
            return here.error("second time here", message).also(there, "first time here").help(help).err();
        }
        let in_force = match switches {
            SwitchSpec::MultiBitCorrection => scheme.corrects.iter().flatten().any(|s| !s.is_single_bit()),
            SwitchSpec::SanityCheck => !scheme.sanity_check.is_empty(),
            SwitchSpec::PairConfirmation => scheme.pair_confirmation != PairConfirmationSpec::None,
        };
        if !in_force {
            let message = format!("`{}` switches a rule that this scheme does not have", name.value);
            let help = match switches {
                SwitchSpec::MultiBitCorrection => "correct patterns of more than one bit, or remove the enable",
                SwitchSpec::SanityCheck => "add `sanity-check: ...`, or remove the enable",
                SwitchSpec::PairConfirmation => "add `pair-confirmation: byte`, or remove the enable",
            };
            return item.value.switches.error("no such rule here", message).help(help).err();
        }
        enables.push(Enable { name: name.value.clone(), switches, default: item.value.default });
    }
    Ok(enables)
}
