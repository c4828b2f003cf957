//! How the chains of a description begin, cool and end.

use super::Checked;
use crate::anneal::{self, Schedule};
use crate::heading::{self, ChainsWritten, MOST_CHAINS, MOST_MOVES};
use crate::relaxed;
use eccforge_scheme::diagnostic::{Diagnostic, Place, SourceFile};
use eccforge_scheme::yaml::Spanned;
use serde::Deserialize;

/// How a start is relaxed, as it is written.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Relaxed {
    moves: f64,
    weight: f64,
    #[serde(default)]
    rounds: f64,
}

/// How tabu search ends a chain, as it is written.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Tabu {
    moves: f64,
    sample: f64,
    tenure: f64,
}

/// Chains as they are written.
pub type Written = ChainsWritten<Relaxed, Tabu>;

/// Most moves of which one step of a tabu search takes the best.
const MOST_SAMPLE: f64 = 1e6;

/// How chains begin, cool and end; `blocks` says that columns are circulant blocks.
///
/// # Errors
/// The first number that is impossible, with its place.
pub fn schedule(file: &SourceFile, written: &Spanned<Written>, blocks: bool) -> Checked<Schedule> {
    heading::check_chains(file, written)?;
    let c = written.value;
    let refuse = |message: &str, help: &str| {
        Err(Box::new(Diagnostic::at(file, Place::of(written), "here", message.to_owned()).help(help)))
    };
    let whole = |v: f64, least: f64, most: f64| (least..=most).contains(&v) && v.fract() == 0.0;
    let sound = |x: Relaxed| {
        let moves = whole(x.moves, 0.0, MOST_MOVES) && whole(x.rounds, 0.0, MOST_CHAINS as f64);
        moves && (0.0..=100.0).contains(&x.weight)
    };
    if !c.relaxed.is_none_or(sound) {
        let help = "0 to 1e13 whole moves, a weight from 0 to 100, up to 1e6 rounds";
        return refuse("impossible numbers of `relaxed`", help);
    }
    let sound = |x: Tabu| {
        let moves = whole(x.moves, 0.0, MOST_MOVES) && whole(x.tenure, 0.0, MOST_MOVES);
        moves && whole(x.sample, 1.0, MOST_SAMPLE)
    };
    if !c.tabu.is_none_or(sound) {
        let help = "whole numbers: 0 to 1e13 moves, a sample of 1 to 1e6, a tenure of 0 to 1e13";
        return refuse("impossible numbers of `tabu`", help);
    }
    if blocks && (c.relaxed.is_some() || c.tabu.is_some()) {
        let help = "leave `relaxed` and `tabu` out, or take `columns: odd`";
        return refuse("`relaxed` and `tabu` do not keep circulant blocks", help);
    }
    Ok(Schedule {
        moves: c.moves as u64,
        hot: c.hot,
        cold: c.cold,
        relaxed: c.relaxed.map(|x| relaxed::Relaxed {
            moves: x.moves as u64,
            weight: x.weight,
            rounds: x.rounds as u64,
        }),
        tabu: c.tabu.map(|x| anneal::Tabu { moves: x.moves as u64, sample: x.sample as u64, tenure: x.tenure as u64 }),
    })
}
