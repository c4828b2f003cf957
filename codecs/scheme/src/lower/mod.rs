//! From a scheme to its encoder and decoder circuits.
//!
//! Ports of the encoder: in `data` (k bits); out `check` (check bits in ascending physical order), `entry` (all bits).
//!
//! Ports of the decoder: in `entry` (physical bits as read) and one bit for each enable; out `data`, `corrected` (the
//! entry with corrections applied; as read if `due`), `ce` (corrected), `due` (detected, uncorrectable), `cw_ce` and
//! `cw_due` (one bit for each codeword, before the entry rules), `rule_fail` (a sanity check or confirmation failed),
//! `flips` (corrected physical bits) and `syndrome_w` for each codeword w.
//!
//! The flags are strict: `ce` is one exactly if the delivered entry is a correction, `due` exactly if the syndrome or an
//! entry rule refuses it, and never both.

mod codeword;
mod double_symbol;
mod encoder;
mod gf;
mod modules;
mod one_shot;
mod one_symbol;
mod planes;
mod rules;

use crate::Scheme;
use eccforge_logic::circuit::{Builder, Circuit, NetId, Role};

pub use encoder::{check_equations, encoder};
pub use modules::{Flags, Parts, View, compose, holds_by_itself, parts};
pub use planes::{check_by_planes, syndrome_by_planes};

/// How codewords are decoded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lowering {
    /// The cheapest that applies: algebra for double-symbol correction, otherwise [`Lowering::Match`].
    #[default]
    Auto,
    /// Match every correctable space: always possible, the reference for cheaper ones.
    Match,
    /// The fewest operations where every gate is evaluated in turn: as [`Lowering::Auto`], and Reed-Solomon syndromes and
    /// single symbols by algebra. Deeper than hardware would like.
    Software,
}

/// The decoder circuit of a scheme.
pub fn decoder(scheme: &Scheme, lowering: Lowering) -> Circuit {
    let mut b = Builder::new(format!("{}_decoder", scheme.id.replace('-', "_")));
    let entry = b.input("entry", scheme.geometry.bits());
    let enables: Vec<NetId> = scheme.enables.iter().map(|e| b.input(&e.name, 1)[0]).collect();

    let codewords: Vec<codeword::Decoded> =
        (0..scheme.codewords()).map(|w| codeword::lower(&mut b, scheme, w, &entry, &enables, lowering)).collect();
    let mut flips = vec![b.constant(false); entry.len()];
    for (w, decoded) in codewords.iter().enumerate() {
        for (bit, &flip) in scheme.layout.codeword(w).iter().zip(&decoded.flips) {
            flips[*bit] = flip;
        }
    }

    let rule_fail = rules::failure(&mut b, scheme, &codewords, &flips, &enables);
    let due = b.or(codewords.iter().map(|c| c.due).chain([rule_fail]));
    let accept = b.not(due);
    let corrects = b.or(codewords.iter().map(|c| c.ce));
    let ce = b.and([corrects, accept]);
    b.word("entry_flags", Role::Flag, vec![ce, due]);

    // With one codeword and no rules a refused syndrome proposes no flips, so there is nothing to hold back.
    let proposals_stand = codewords.len() == 1 && rules::none(scheme);
    let flips: Vec<NetId> = flips.into_iter().map(|f| if proposals_stand { f } else { b.and([f, accept]) }).collect();
    let corrected: Vec<NetId> = entry.iter().zip(&flips).map(|(e, f)| b.parity([*e, *f])).collect();

    b.output("data", scheme.geometry.data_bits().into_iter().map(|bit| corrected[bit]).collect());
    b.output("corrected", corrected);
    b.output("ce", vec![ce]);
    b.output("due", vec![due]);
    b.output("cw_ce", codewords.iter().map(|c| c.ce).collect());
    b.output("cw_due", codewords.iter().map(|c| c.due).collect());
    b.output("rule_fail", vec![rule_fail]);
    b.output("flips", flips);
    for (w, decoded) in codewords.iter().enumerate() {
        b.output(format!("syndrome_{w}"), decoded.syndrome.clone());
    }
    b.finish().without_dead_gates()
}
