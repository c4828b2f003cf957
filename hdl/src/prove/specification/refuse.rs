//! Step 5: every syndrome without a correctable pattern is uncorrectable.
//!
//! Short syndromes are listed and compared with those of the patterns. For longer ones, up to 2^34, the accepted
//! syndromes are counted bit-sliced, by cases or by enumerating all of them. Step 4 has shown that every correctable
//! pattern is accepted with its own flips, so no two share a syndrome. If there are as many accepted syndromes as
//! different patterns, no others exist. Even longer syndromes go to a solver.

use super::examined::{copied, has_multi_enable};
use super::patterns;
use crate::blif;
use crate::design::copied_output;
use crate::prove::cases::cases;
use crate::prove::difference::LIMIT;
use crate::tools::abc::Answer;
use crate::tools::{self, Tool, ToolError};
use eccforge_circuit::lanes::{MOST_FREE, Sweep};
use eccforge_circuit::transform::copy_into;
use eccforge_circuit::{Builder, Circuit, Interpreter, NetId};
use eccforge_scheme::{Scheme, Space};
use std::collections::{BTreeSet, HashMap};

/// Maximum length, in bits, of a syndrome whose values are all listed; the values of a longer one are counted.
// The list has an entry for each value.
pub(in crate::prove) const LISTED_BITS: usize = 16;

/// Proves step 5 with the method that suits the length of the syndrome.
pub(super) fn refuses(scheme: &Scheme, w: usize, cut: &Circuit) -> Result<Result<String, String>, ToolError> {
    let r = scheme.code.h.r() as usize;
    if r <= LISTED_BITS {
        return Ok(by_listing(scheme, w, cut));
    }
    match patterns::distinct(&scheme.corrects[w]) {
        Some(patterns) if r <= MOST_FREE => Ok(by_counting(scheme, w, cut, patterns)),
        _ => by_proof(scheme, w, cut),
    }
}

/// Possible values of the enable of multi-bit correction.
fn modes(scheme: &Scheme) -> &'static [bool] {
    if has_multi_enable(scheme) { &[true, false] } else { &[true] }
}

/// Counts the accepted syndromes of codeword `w`, by cases or by enumerating all; there must be as many as `patterns`,
/// the number of different correctable patterns.
///
/// # Errors
/// The counts differ, or flags or flips contradict each other at a syndrome.
pub fn by_counting(scheme: &Scheme, w: usize, cut: &Circuit, patterns: u64) -> Result<String, String> {
    let r = scheme.code.h.r() as usize;
    // Basis patterns are disjoint, so a member of one bit is a basis pattern itself.
    let singles = scheme.corrects[w].iter().flat_map(Space::basis).filter(|p| p.len() == 1);
    // Spaces share bits.
    let singles = singles.collect::<BTreeSet<_>>().len() as u64;
    let mut tried = 0;
    for &enabled in modes(scheme) {
        let verdict = with_verdict(cut, enabled);
        let (accepted, syndromes) = match by_cases(&verdict) {
            Some(counted) => counted?,
            None => (everywhere(&verdict)?, 1 << r),
        };
        tried += syndromes;
        // With multi-bit correction off, the decoder must accept the single bits and nothing else.
        let wanted = if enabled { patterns } else { singles };
        if accepted != wanted {
            return Err(format!("{accepted} syndromes are accepted, but {wanted} patterns are correctable"));
        }
    }
    let kind = if tried == modes(scheme).len() as u64 * (1u64 << r) {
        "exhaustive"
    } else {
        "all others are refused by their first bits"
    };
    Ok(format!("{tried} syndromes ({kind}), {patterns} accepted, as many as there are correctable patterns"))
}

/// Number of accepted syndromes and of tried ones, by cases; `None` if there are too many cases.
pub fn by_cases(verdict: &Circuit) -> Option<Result<(u64, u64), String>> {
    let mut accepted = 0;
    let found = cases(verdict, |out| {
        accepted += u64::from(out[0].count());
        out[1]
    })?;
    Some(found.stopped.map_or(Ok((accepted, found.tried)), |syndrome| Err(contradiction(syndrome))))
}

/// Number of accepted syndromes among all syndromes.
///
/// # Errors
/// Flags or flips contradict each other at a syndrome, or the circuit is too large.
pub fn everywhere(verdict: &Circuit) -> Result<u64, String> {
    let mut sweep = Sweep::new(verdict, verdict.inputs()[0].nets.len()).map_err(|e| e.to_string())?;
    let mut accepted = 0u64;
    let found = sweep.run(&[], |out| {
        accepted += u64::from(out[0].count());
        out[1]
    });
    found.map_or(Ok(accepted), |syndrome| Err(contradiction(syndrome)))
}

fn contradiction(syndrome: u64) -> String {
    format!("syndrome {syndrome:#x}: flags or flips contradict each other")
}

/// Input: the syndrome; every other input is `enabled`. Outputs: ce; and whether due is not `nonzero and not ce`, or
/// something flips without ce.
pub fn with_verdict(cut: &Circuit, enabled: bool) -> Circuit {
    let mut b = Builder::new("refuses");
    let syndrome = b.input("syndrome", cut.inputs()[0].nets.len());
    let other = b.constant(enabled);
    let mut inputs: Vec<Vec<NetId>> = cut.inputs().iter().map(|p| vec![other; p.nets.len()]).collect();
    inputs[0] = syndrome;
    let map = copy_into(&mut b, cut, &inputs);
    let [flips, ce, due] = ["flips", "ce", "due"].map(|name| copied_output(cut, name, &map));
    let (ce, due) = (ce[0], due[0]);
    let nonzero = b.or(inputs[0].iter().copied());
    let wrong = contradicts(&mut b, nonzero, &flips, [ce, due]);
    b.output("ce", vec![ce]);
    b.output("wrong", vec![wrong]);
    b.finish()
}

/// One if due is not `nonzero and not ce`, or something flips without ce.
fn contradicts(b: &mut Builder, nonzero: NetId, flips: &[NetId], [ce, due]: [NetId; 2]) -> NetId {
    let not_ce = b.not(ce);
    let refused = b.and([nonzero, not_ce]);
    let any = b.or(flips.iter().copied());
    let wrong = [b.parity([due, refused]), b.and([any, not_ce])];
    b.or(wrong)
}

/// Evaluates the cut circuit on up to 64 syndromes, with these values of the enables.
struct Cut<'c> {
    circuit: &'c Circuit,
    run: Interpreter<'c>,
}

impl<'c> Cut<'c> {
    fn new(circuit: &'c Circuit, enables: bool) -> Self {
        let mut run = Interpreter::new(circuit);
        for port in circuit.inputs().iter().filter(|p| p.name != "syndrome" && p.name != "word") {
            for net in &port.nets {
                run.set(*net, if enables { u64::MAX } else { 0 });
            }
        }
        Self { circuit, run }
    }

    fn decode(&mut self, syndromes: &[u64]) {
        for (i, net) in self.circuit.inputs()[0].nets.iter().enumerate() {
            let word = syndromes.iter().enumerate().fold(0, |w, (lane, s)| w | (s >> i & 1) << lane);
            self.run.set(*net, word);
        }
        self.run.run();
    }

    fn word(&self, name: &str) -> Vec<u64> {
        self.circuit.output(name).map_or_else(Vec::new, |p| p.nets.iter().map(|n| self.run.get(*n)).collect())
    }
}

/// Decodes every syndrome of codeword `w` and compares the verdicts with the listed correctable patterns.
///
/// # Errors
/// Names the first syndrome with a wrong result.
pub fn by_listing(scheme: &Scheme, w: usize, cut: &Circuit) -> Result<String, String> {
    let r = scheme.code.h.r();
    for &enabled in modes(scheme) {
        let mut correctable = vec![false; 1 << r];
        for (pattern, syndrome) in scheme.corrects[w].iter().flat_map(|s| s.patterns(&scheme.code)) {
            correctable[syndrome as usize] |= enabled || pattern.len() == 1;
        }
        // Zero is accepted too; `list` checks that it sets no flag.
        correctable[0] = true;
        list(cut, &correctable, enabled)?;
    }
    Ok(format!("{} syndromes, all", modes(scheme).len() << r))
}

/// Decodes every syndrome: exactly those without a correctable pattern must be uncorrectable.
fn list(cut: &Circuit, correctable: &[bool], enabled: bool) -> Result<(), String> {
    let total = correctable.len() as u64;
    let mut decoder = Cut::new(cut, enabled);
    for first in (0..total).step_by(64) {
        let syndromes: Vec<u64> = (first..(first + 64).min(total)).collect();
        decoder.decode(&syndromes);
        let refused = syndromes
            .iter()
            .enumerate()
            .filter(|(_, s)| !correctable[**s as usize])
            .fold(0u64, |m, (lane, _)| m | 1 << lane);
        // Fewer than six check bits have fewer than 64 syndromes.
        let used = u64::MAX >> (64 - syndromes.len());
        let flips = decoder.word("flips").iter().fold(0, |a, f| a | f);
        let (ce, due) = (decoder.word("ce")[0], decoder.word("due")[0]);
        let clean = if first == 0 { (flips | ce | due) & 1 } else { 0 };
        let wrong = (refused & (flips | ce | !due)) | (used & !refused & due) | clean;
        if wrong != 0 {
            return Err(format!("syndrome {:#x} is treated wrongly", syndromes[wrong.trailing_zeros() as usize]));
        }
    }
    Ok(())
}

/// Proves for every syndrome s: due = nonzero and not ce; zero has no ce; without ce nothing flips; with ce the flips
/// have syndrome s and form a correctable pattern. With step 4, no other syndrome is accepted.
fn by_proof(scheme: &Scheme, w: usize, cut: &Circuit) -> Result<Result<String, String>, ToolError> {
    let mut b = Builder::new("refuses");
    let (inputs, output) = copied(&mut b, cut);
    let (flips, ce, due) = (output("flips"), output("ce")[0], output("due")[0]);
    let zero = b.equals(&inputs[0], 0);
    let nonzero = b.not(zero);
    let contradicts = contradicts(&mut b, nonzero, &flips, [ce, due]);
    let columns = scheme.code.h.columns();
    let unexplained: Vec<NetId> = (0..inputs[0].len())
        .map(|row| {
            let sum = flips.iter().zip(columns).filter(|(_, c)| *c >> row & 1 == 1).map(|(f, _)| *f);
            b.parity(sum.chain([inputs[0][row]]).collect::<Vec<_>>())
        })
        .collect();
    let unexplained = b.or(unexplained);
    let unexplained = b.and([unexplained, ce]);
    // Correctable: the flips are a member of one space.
    // A contained space adds gates to the question and no pattern.
    let in_space: Vec<NetId> =
        largest_spaces(&scheme.corrects[w]).iter().map(|space| is_member(&mut b, &flips, space)).collect();
    let inside = b.or(in_space);
    let outside = b.not(inside);
    let outside = b.and([outside, ce]);
    let clean_with_ce = b.and([zero, ce]);
    let bad = b.or([contradicts, unexplained, outside, clean_with_ce]);
    b.output("bad", vec![bad]);
    let circuit = b.finish().without_dead_gates();
    let folder = tools::scratch(Tool::Abc)?;
    let path = folder.path().join("refuses.blif");
    tools::write(Tool::Abc, &path, &blif::write_as_named(&circuit))?;
    let command = "read_blif refuses.blif; strash; ifraig; dc2; iprove";
    let output = tools::run(Tool::Abc, &["-c", command], folder.path(), LIMIT)?;
    Ok(match Answer::of_iprove(&output.text)? {
        Answer::Proved => Ok("proof by abc over all syndromes".into()),
        Answer::Refuted => {
            Err("abc found a syndrome that is accepted without being correctable, or flagged wrongly".into())
        }
    })
}

/// One if `flips` is a member of the space: nothing flips outside its bits, and the bits of each of its basis
/// patterns, which are disjoint, flip together.
fn is_member(b: &mut Builder, flips: &[NetId], space: &Space) -> NetId {
    let support: BTreeSet<usize> = space.basis().iter().flatten().copied().collect();
    let mut wrong: Vec<NetId> = (0..flips.len()).filter(|bit| !support.contains(bit)).map(|bit| flips[bit]).collect();
    for pattern in space.basis() {
        wrong.extend(pattern.windows(2).map(|pair| b.parity([flips[pair[0]], flips[pair[1]]])));
    }
    let wrong = b.or(wrong);
    b.not(wrong)
}

/// Whether a set of bits is a member of the space (zero is).
fn contains(space: &Space, bits: &[usize]) -> bool {
    let mut covered = 0;
    for pattern in space.basis() {
        let count = pattern.iter().filter(|bit| bits.contains(bit)).count();
        // The bits of a basis pattern flip together.
        if count != 0 && count != pattern.len() {
            return false;
        }
        covered += count;
    }
    covered == bits.len()
}

/// The spaces that are not contained in another.
fn largest_spaces(spaces: &[Space]) -> Vec<&Space> {
    let mut largest: Vec<&Space> = Vec::new();
    let mut by_dimension: Vec<&Space> = spaces.iter().collect();
    // A space is contained only in one of at least its dimension, which is then in the list already.
    by_dimension.sort_by_key(|space| std::cmp::Reverse(space.dimension()));
    // Spaces that hold a bit of the first basis pattern: only these can hold the whole space.
    let mut holding: HashMap<usize, Vec<usize>> = HashMap::new();
    for space in by_dimension {
        let candidates = holding.get(&space.basis()[0][0]).map_or(&[][..], Vec::as_slice);
        if candidates.iter().any(|k| space.basis().iter().all(|pattern| contains(largest[*k], pattern))) {
            continue;
        }
        for bit in space.basis().iter().flatten() {
            holding.entry(*bit).or_default().push(largest.len());
        }
        largest.push(space);
    }
    largest
}
