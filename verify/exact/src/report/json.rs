//! JSON: probabilities are exact fractions in lowest terms, as strings `n/d`.

use crate::address::{AddressFaults, FAULT_MODEL, Seen};
use crate::exact::{ClassResult, Method};
use crate::facts::{Claim, Facts, Verdict};
use crate::model::{ErrorClass, ErrorModel};
use crate::published;
use crate::report::Provenance;
use crate::reproduce::Reproduction;
use crate::retry::Repeated;
use crate::single::Decoded;
use crate::stages::{Block, Entry, Passage};
use crate::tally::{Probabilities, Tally};
use eccforge_scheme::stages::{Stage, Stages};
use eccforge_scheme::{Fold, Scheme};
use num_rational::BigRational;
use serde_json::{Map, Value, json};

/// A rational as `n/d`, also where d is one.
pub fn fraction(value: &BigRational) -> String {
    format!("{}/{}", value.numer(), value.denom())
}

fn outcomes(p: &Probabilities) -> Map<String, Value> {
    let entries = [
        ("corrected", fraction(&p.corrected)),
        ("detected", fraction(&p.detected)),
        ("silent", fraction(&p.silent())),
        ("clean", fraction(&p.clean)),
        ("undetected", fraction(&p.undetected)),
        ("miscorrected", fraction(&p.miscorrected)),
    ];
    entries.into_iter().map(|(k, v)| (k.to_owned(), Value::String(v))).collect()
}

fn with(front: Value, outcomes: Map<String, Value>, back: Value) -> Value {
    let mut all = Map::new();
    for part in [front, Value::Object(outcomes), back] {
        if let Value::Object(map) = part {
            all.extend(map);
        }
    }
    Value::Object(all)
}

/// Outcomes where every bit is wrong independently at a rate, as it was written.
pub fn at_rate(rate: &str, p: &Probabilities) -> Value {
    with(json!({"rate": rate}), outcomes(p), json!({}))
}

/// How a method is called in files.
pub fn method(method: Method) -> &'static str {
    match method {
        Method::Enumerated => "enumerated",
        Method::Counted => "counted",
    }
}

/// The whole report as one object.
pub fn reproduction(report: &Reproduction, provenance: &Provenance) -> Value {
    let cells: Vec<Value> = report
        .cells
        .iter()
        .map(|c| {
            let judgement = c.judgement.as_ref();
            with(
                json!({"scheme": c.scheme, "class": c.class}),
                outcomes(&c.probabilities),
                json!({
                    "paper": judgement.map(|j| &j.printed),
                    "verdict": judgement.map_or(published::Verdict::NotPublished, |j| j.verdict),
                    "expected": judgement.is_none_or(|j| j.expected),
                    "standard_errors": judgement.and_then(|j| j.z),
                    "reason": judgement.and_then(|j| j.reason.as_ref()),
                    "method": method(c.method),
                    "sampled": report.sampled_cell(&c.scheme, &c.class),
                }),
            )
        })
        .collect();
    let totals: Vec<Value> = report
        .totals
        .iter()
        .map(|t| with(json!({"scheme": t.scheme, "name": t.name}), outcomes(&t.probabilities), json!({})))
        .collect();
    json!({
        "provenance": provenance,
        "as_expected": report.as_expected(),
        "sampled": report.sampled,
        "cells": cells,
        "totals": totals,
        "statements": report.statements,
        "system_inputs": report.request.system,
    })
}

/// Counts of patterns as decimal strings, since they may pass 2^64.
pub fn tally(t: &Tally) -> Value {
    let count = |c: &num_bigint::BigUint| c.to_string();
    json!({
        "patterns": count(&t.total()), "corrected": count(&t.corrected), "detected": count(&t.detected),
        "undetected": count(&t.undetected), "miscorrected": count(&t.miscorrected), "clean": count(&t.clean),
    })
}

/// One decoded entry, as `eccforge show` and the explorer give it; `error`: the physical bits that were wrong.
pub fn decoded(scheme: &Scheme, error: &[usize], d: &Decoded) -> Value {
    let codewords: Vec<_> = d
        .codewords
        .iter()
        .map(|c| json!({"syndrome": format!("{:#x}", c.syndrome), "corrected": c.corrected, "detected": c.detected}))
        .collect();
    json!({
        "scheme": scheme.id, "error_bits": error, "flipped_bits": d.flips, "ce": d.ce, "due": d.due,
        "rule_failed": d.rule_failed, "codewords": codewords, "outcome": d.outcome.name(),
    })
}

/// What became of an error on several stages; `error` are bits of what is struck, copy after copy.
pub fn passage(stages: &Stages, error: &[usize], p: &Passage) -> Value {
    let entry = |scheme: &Scheme, e: &Entry| {
        let own = json!({"copy": e.copy, "wrong_data_bits": e.wrong_data});
        match (own, decoded(scheme, &e.error, &e.decoded)) {
            (Value::Object(own), Value::Object(decoded)) => Value::Object(own.into_iter().chain(decoded).collect()),
            _ => Value::Null,
        }
    };
    let at = |((stage, entries), (corrected, refused)): ((&Stage, &Vec<Entry>), (bool, &bool))| {
        let entries: Vec<Value> = entries.iter().map(|e| entry(&stage.scheme, e)).collect();
        json!({"stage": stage.id, "copies": stage.copies, "entries": entries, "corrected": corrected, "refused": refused})
    };
    let judged = p.corrected_at().into_iter().zip(&p.refused_at);
    let passed: Vec<Value> = stages.passed().iter().zip(&p.stages).zip(judged).map(at).collect();
    let block = |b: &Block| json!({"ce": b.ce, "due": b.due, "wrong_data_bits": b.wrong_data});
    json!({
        "scheme": stages.id, "errors_at": stages.struck().id, "error_bits": error, "stages": passed,
        "blocks": p.blocks.iter().map(block).collect::<Vec<_>>(), "outcome": p.outcome.name(),
    })
}

/// What becomes of wrong addresses; counts are decimal strings. `wrong_bits` is null for all differences together.
fn address(scheme: &Scheme, faults: &AddressFaults) -> Value {
    let row = |wrong: Option<usize>, seen: &Seen| {
        json!({
            "wrong_bits": wrong, "differences": seen.total().to_string(), "detected": seen.detected.to_string(),
            "taken_for_correctable": seen.miscorrected.to_string(), "unseen": seen.unseen.to_string(),
        })
    };
    let by_bits = faults.by_bits.iter().map(|(bits, seen)| row(Some(*bits), seen));
    let hex = |columns: Vec<u64>| columns.iter().map(|c| format!("{c:x}")).collect::<Vec<_>>();
    json!({
        "bits": faults.bits,
        "fold": match faults.fold { Fold::Columns => "columns", Fold::Xor => "xor" },
        "columns_hex": (0..scheme.codewords()).map(|w| hex(scheme.address_columns(w))).collect::<Vec<_>>(),
        "fault_model": FAULT_MODEL,
        "faults": by_bits.chain(faults.all.iter().map(|all| row(None, all))).collect::<Vec<_>>(),
    })
}

/// A claim: whether it was shown to hold, and in `verdict` whether it was refuted otherwise.
fn claim(c: &Claim) -> Value {
    let verdict = match c.verdict {
        Verdict::Holds => "holds",
        Verdict::Refuted => "refuted",
        Verdict::Open(why) => why,
    };
    json!({"claim": c.text, "holds": c.verdict == Verdict::Holds, "verdict": verdict, "evidence": c.evidence})
}

/// The facts of a scheme; counts are decimal strings, since they may pass 2^64.
pub fn facts(scheme: &Scheme, facts: &Facts, provenance: &Provenance) -> Value {
    let g = scheme.geometry;
    let h = &scheme.code.h;
    let by_weight: Vec<Value> =
        facts.by_weight.iter().map(|(bits, t)| json!({"bits": bits, "outcomes": tally(t)})).collect();
    let by_class: Vec<Value> = facts
        .by_class
        .iter()
        .map(|c| json!({"class": c.class, "method": method(c.method), "outcomes": tally(&c.tally)}))
        .collect();
    let claims: Vec<Value> = facts.claims.iter().map(claim).collect();
    let mut object = json!({
        "provenance": provenance,
        "scheme": scheme.id,
        "name": scheme.name,
        "source": scheme.source,
        "entry": {"bits": g.bits(), "beats": g.beats, "pins": g.pins, "data_pins": g.data_pins},
        "codewords": scheme.codewords(),
        "n": h.n(),
        "k": h.n() - h.r() as usize,
        "r": h.r(),
        "h_columns_hex": h.columns().iter().map(|c| format!("{c:x}")).collect::<Vec<_>>(),
        "distance": {
            "bits": facts.distance.bits,
            "lower_bound_only": facts.distance.lower_bound_only,
            "lightest_codeword_bits": facts.distance.lightest,
            "symbols": facts.symbol_distance,
        },
        "column_weights": facts.column_weights.iter().map(|(w, n)| json!({"weight": w, "columns": n})).collect::<Vec<_>>(),
        "row_weights": facts.row_weights,
        "correctable_patterns": facts.correctable.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "colliding_patterns": facts.colliding,
        "by_weight": by_weight,
        "by_class": by_class,
        "claims": claims,
        "claims_hold": facts.claims_hold(),
        "circuit_gates": {"encoder": facts.gates.0, "decoder": facts.gates.1},
    });
    if let Some(faults) = &facts.address {
        object["address"] = address(scheme, faults);
    }
    object
}

/// How much each class of the model weighs, and what becomes of an event, whichever class it is of; null where the entry has
/// no room for a class.
pub fn events(facts: &Facts, model: &ErrorModel) -> Value {
    let Some(p) = facts.of_events(model) else { return Value::Null };
    let share = |c: &ErrorClass| json!({"class": c.id, "share": fraction(&model.probability(c))});
    let shares: Vec<Value> = model.classes.iter().map(share).collect();
    with(json!({"shares": shares}), outcomes(&p), json!({}))
}

/// What detected errors become where the transfer is repeated: by class where the error is gone then, and where it is
/// stuck; by bit error rate where every transfer has errors of its own. `transfers` is their mean number.
pub fn after_retries(scheme: &Scheme, facts: &Facts, rates: &[(String, Probabilities)]) -> Value {
    let repeated = |r: &Repeated| {
        json!({
            "right": fraction(&r.right), "refused": fraction(&r.refused), "silent": fraction(&r.silent),
            "transfers": fraction(&r.transfers),
        })
    };
    let n = scheme.retries;
    let class = |c: &ClassResult| {
        let p = c.probabilities()?;
        let (gone, stuck) = (repeated(&Repeated::gone(&p, n)), repeated(&Repeated::stuck(&p, n)));
        Some(json!({"class": c.class, "gone": gone, "stuck": stuck}))
    };
    let rate = |(rate, p): &(String, Probabilities)| json!({"rate": rate, "anew": repeated(&Repeated::anew(p, n))});
    json!({
        "retries": n,
        "by_class": facts.by_class.iter().filter_map(class).collect::<Vec<_>>(),
        "by_bit_error_rate": rates.iter().map(rate).collect::<Vec<_>>(),
    })
}
