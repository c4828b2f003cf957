//! The comment above every module of a codec: bit order, latency, claims and citations.

use super::goal::Goal;
use super::options::Options;
use super::provenance::comment_text;
use eccforge_scheme::spec::WithinSpec;
use eccforge_scheme::{Geometry, Scheme};

/// A module's claim, followed by the notes of every module of a codec.
pub(super) fn with_notes(scheme: &Scheme, options: &Options, claim: &str) -> Vec<String> {
    let mut doc = vec![claim.to_string()];
    doc.extend(notes(scheme, options));
    doc
}

/// The pin and the beat of each bit of an entry, for the claim of a module.
pub(super) fn entry_order(g: Geometry) -> String {
    format!(
        "Entry bit i travels on pin i % {} in beat i / {}; pins {} carry check bits.",
        g.pins,
        g.pins,
        g.check_pins_in_words()
    )
}

/// Bit order, latency, claims and citations, as comment lines.
fn notes(scheme: &Scheme, options: &Options) -> Vec<String> {
    let mut lines = vec![
        "Bit order: bit 0 is the least significant of every vector; codeword bit i is column i of H, syndrome bit j is \
         row j. Latency: 0 cycles, combinational."
            .to_string(),
    ];
    lines.extend(
        scheme.constant_in_words().map(|words| format!("The stored entry is the codewords' entry with {words}.")),
    );
    let claims = claims(scheme);
    if !claims.is_empty() {
        lines.push(format!("Claims of the scheme file, which `eccforge check` decides: {}.", claims.join("; ")));
    }
    let columns = scheme.code.h.columns();
    // Hsiao's argument: with corrections of several bits, a double error may match one of them.
    let single = scheme.corrects.iter().flatten().all(|space| space.is_single_bit());
    if single && columns.iter().all(|column| column.count_ones() % 2 == 1) {
        lines.push(
            "Columns of H are distinct and have odd weight, so two errors have a syndrome of even weight, which matches \
             none [Hsiao, IBM J. Res. Dev. 14(4), 1970]."
                .into(),
        );
    }
    if let Some(inputs) = options.goal.table_inputs() {
        lines
            .push(format!("Sums of up to {inputs} operands are shared, because a look-up table computes one of them."));
    } else if options.goal != Goal::Readable {
        lines.push("Sums are shared by the greedy choice of common pairs [Paar, IEEE ISIT, 1997].".into());
    }
    lines
}

fn listed(classes: &[String]) -> String {
    comment_text(&classes.join(", "))
}

fn claims(scheme: &Scheme) -> Vec<String> {
    let claims = &scheme.claims;
    let mut all: Vec<String> = claims.distance.iter().map(|d| format!("minimum distance {d}")).collect();
    if !claims.corrected.is_empty() {
        all.push(format!("corrects every error of class {}", listed(&claims.corrected)));
    }
    if !claims.never_silent.is_empty() {
        all.push(format!("no error of class {} is silent", listed(&claims.never_silent)));
    }
    if let Some(bits) = &claims.address_bits_detected {
        all.push(format!("detects every fault of up to {} wrong address bits", bits.value));
    }
    let within = WithinSpec::PARTS.into_iter().zip(claims.wrong_corrections_within.by_part());
    for (part, classes) in within.filter(|(_, classes)| !classes.is_empty()) {
        let classes = listed(classes);
        all.push(format!("no wrong correction of an error of class {classes} leaves the {part} of the error"));
    }
    all.extend(claims.never_accepted.iter().map(|word| format!("never accepts the {} stored word", word.name())));
    all
}
