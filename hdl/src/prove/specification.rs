//! Step (b): the circuit does what the scheme claims, for every data word.
//!
//! The space of data words and errors is too large for one proof, so it is split by linearity, each step checked:
//! 1. *Linear.* Every syndrome bit of the circuit is a parity of input bits, equal to its row of H on every unit vector,
//!    so it is that row on every word.
//! 2. *Cut.* Flips and flags depend on the word only through the syndrome.
//! 3. *Encoder.* Every encoded unit vector has syndrome zero; the encoder is linear, so every encoded word has.
//!    By 1 to 3, what a decoder says about codeword + error is what it says about the error alone.
//! 4. *Correct.* Every correctable pattern is flipped back, with ce and without due (all patterns of every codeword).
//! 5. *Refuse.* Every other syndrome is a DUE and flips nothing: by listing 2^r syndromes, or for long syndromes by a
//!    proof that flips always explain the syndrome and are correctable.
//! 6. *Claims.* Every pattern of every claimed error class is corrected, or never silent, by the whole entry.

use super::equivalence::LIMIT;
use crate::blif;
use crate::design::codeword_encoder;
use crate::tools::{self, Tool, ToolError};
use eccforge_codecs::circuit::{Builder, Circuit, Gate, Interpreter, NetId, NetType};
use eccforge_codecs::lower;
use eccforge_codecs::scheme::{Scheme, Space, Switch};
use std::collections::HashMap;
use std::time::Instant;

/// One step of the proof.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Step {
    /// What was shown.
    pub claim: String,
    /// Cases examined, or `proof` where a solver covered all.
    pub evidence: String,
    /// A counterexample, if it does not hold.
    pub failure: Option<String>,
    /// Wall-clock seconds.
    pub seconds: f64,
}

/// Longest syndrome whose values are all listed.
const LISTED_BITS: usize = 20;

/// Proves the specification of a scheme step by step; stops at the first step that fails.
///
/// # Errors
/// A tool is missing or fails.
pub fn check(scheme: &Scheme) -> Result<Vec<Step>, ToolError> {
    let mut steps = Vec::new();
    let parts = lower::parts(scheme);
    for (kind, circuit) in parts.kinds.iter().enumerate() {
        let w = parts.kind_of.iter().position(|k| *k == kind).unwrap_or(0);
        let label = if parts.kinds.len() == 1 { String::new() } else { format!(" (kind {kind})") };
        steps.push(step(format!("every syndrome bit is its row of H{label}"), || linear(scheme, circuit)));
        let (cut, outside) = at_syndrome(circuit);
        steps.push(step(
            format!("flips and flags depend on the word only through the syndrome{label}"),
            || match outside {
                0 => Ok(format!("{} gates", circuit.gates().len())),
                n => Err(format!("{n} gates read the word beside the syndrome")),
            },
        ));
        steps.push(step(format!("every encoded word has syndrome zero{label}"), || encoder(scheme, w)));
        steps.push(step(format!("every correctable pattern is corrected and flagged{label}"), || {
            corrects(scheme, w, &cut)
        }));
        let start = Instant::now();
        let refused = if scheme.code.h.r() as usize <= LISTED_BITS {
            refuses_by_listing(scheme, w, &cut)
        } else {
            refuses_by_proof(scheme, w, &cut)?
        };
        steps.push(finished(format!("every other syndrome is a DUE and flips nothing{label}"), refused, start));
    }
    steps.push(step("every claimed error class is corrected or never silent".into(), || claims(scheme)));
    Ok(steps)
}

fn step(claim: String, check: impl FnOnce() -> Result<String, String>) -> Step {
    let start = Instant::now();
    let result = check();
    finished(claim, result, start)
}

fn finished(claim: String, result: Result<String, String>, start: Instant) -> Step {
    let (evidence, failure) = match result {
        Ok(evidence) => (evidence, None),
        Err(failure) => (String::new(), Some(failure)),
    };
    Step { claim, evidence, failure, seconds: start.elapsed().as_secs_f64() }
}

fn linear(scheme: &Scheme, circuit: &Circuit) -> Result<String, String> {
    let syndrome = circuit.output("syndrome").ok_or("the circuit has no syndrome")?;
    if let Some(i) = syndrome.nets.iter().position(|n| circuit.net_type(*n) != NetType::Linear) {
        return Err(format!("syndrome bit {i} is not a parity of input bits"));
    }
    let word = &circuit.input("codeword").ok_or("the circuit has no codeword input")?.nets;
    let mut run = Interpreter::new(circuit);
    for (bit, net) in word.iter().enumerate() {
        run.set(*net, 1);
        run.run();
        let read = syndrome.nets.iter().enumerate().fold(0u64, |s, (i, n)| s | (run.get(*n) & 1) << i);
        if read != scheme.code.h.columns()[bit] {
            return Err(format!("bit {bit} alone has syndrome {read:#x}, H says {:#x}", scheme.code.h.columns()[bit]));
        }
        run.set(*net, 0);
    }
    Ok(format!("{} unit vectors", word.len()))
}

/// The circuit with the syndrome as an input in place of the word, and how many live gates still read the word.
fn at_syndrome(circuit: &Circuit) -> (Circuit, usize) {
    let none: Vec<NetId> = Vec::new();
    let syndrome = circuit.output("syndrome").map_or(&none, |p| &p.nets);
    let mut b = Builder::new(format!("{}_at_syndrome", circuit.name()));
    let input = b.input("syndrome", syndrome.len());
    let mut word: Vec<NetId> = Vec::new();
    let mut map: Vec<NetId> = Vec::with_capacity(circuit.gates().len());
    let at: HashMap<NetId, usize> = syndrome.iter().enumerate().map(|(i, n)| (*n, i)).collect();
    let enables: HashMap<NetId, NetId> = circuit
        .inputs()
        .iter()
        .filter(|p| p.name != "codeword")
        .flat_map(|p| p.nets.iter().copied().zip(b.input(&p.name, p.nets.len())).collect::<Vec<_>>())
        .collect();
    let width = circuit.input("codeword").map_or(0, |p| p.nets.len());
    let words = b.input("word", width);
    for (net, gate) in circuit.drivers() {
        let new = |nets: &[NetId]| nets.iter().map(|n| map[n.index()]).collect::<Vec<_>>();
        let made = match (at.get(&net), gate) {
            (Some(i), _) => input[*i],
            (_, Gate::Input { bit, .. }) => enables.get(&net).copied().unwrap_or_else(|| {
                word.push(words[*bit as usize]);
                words[*bit as usize]
            }),
            (_, Gate::Constant(value)) => b.constant(*value),
            (_, Gate::Parity(nets)) => b.parity(new(nets)),
            (_, Gate::And(nets)) => b.and(new(nets)),
            (_, Gate::Or(nets)) => b.or(new(nets)),
            (_, Gate::Not(net)) => b.not(map[net.index()]),
            (_, Gate::Equals { word, value }) => b.equals(&new(word), *value),
        };
        map.push(made);
    }
    for port in circuit.outputs().iter().filter(|p| p.name != "syndrome") {
        b.output(&port.name, port.nets.iter().map(|n| map[n.index()]).collect());
    }
    let cut = b.finish();
    let live = cut.live();
    let outside = words.iter().filter(|n| live[n.index()]).count();
    (cut.without_dead_gates(), outside)
}

fn encoder(scheme: &Scheme, w: usize) -> Result<String, String> {
    let circuit = codeword_encoder(scheme, w);
    let check = &circuit.outputs()[0].nets;
    if let Some(i) = check.iter().position(|n| circuit.net_type(*n) != NetType::Linear) {
        return Err(format!("check bit {i} is not a parity of data bits"));
    }
    let positions = scheme.check_positions(w);
    let data: Vec<usize> = (0..scheme.code.h.n()).filter(|b| !positions.contains(b)).collect();
    let mut run = Interpreter::new(&circuit);
    for (net, bit) in circuit.inputs()[0].nets.iter().zip(&data) {
        run.set(*net, 1);
        run.run();
        let checks = positions.iter().zip(check).filter(|(_, n)| run.get(**n) & 1 == 1).map(|(p, _)| *p);
        let syndrome = scheme.code.h.syndrome(checks.chain([*bit]));
        if syndrome != 0 {
            return Err(format!("the encoded unit vector of bit {bit} has syndrome {syndrome:#x}"));
        }
        run.set(*net, 0);
    }
    Ok(format!("{} unit vectors", data.len()))
}

/// Evaluates the cut circuit on up to 64 syndromes; enables as given.
struct Cut<'c> {
    circuit: &'c Circuit,
    run: Interpreter<'c>,
}

impl<'c> Cut<'c> {
    fn new(circuit: &'c Circuit, enables: bool) -> Self {
        let mut run = Interpreter::new(circuit);
        for port in circuit.inputs().iter().filter(|p| p.name != "syndrome" && p.name != "word") {
            port.nets.iter().for_each(|n| run.set(*n, if enables { u64::MAX } else { 0 }));
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

fn has_multi_enable(scheme: &Scheme) -> bool {
    scheme.enable_for(Switch::MultiBitCorrection).is_some()
}

fn corrects(scheme: &Scheme, w: usize, cut: &Circuit) -> Result<String, String> {
    let mut total = 0usize;
    for enabled in [true, false] {
        if !enabled && !has_multi_enable(scheme) {
            continue;
        }
        let mut decoder = Cut::new(cut, enabled);
        let mut batch: Vec<(Vec<usize>, u64)> = Vec::with_capacity(64);
        let patterns = scheme.corrects[w].iter().flat_map(|s| s.patterns(&scheme.code));
        let mut examine = |batch: &[(Vec<usize>, u64)], decoder: &mut Cut<'_>| -> Result<(), String> {
            let syndromes: Vec<u64> = batch.iter().map(|p| p.1).collect();
            decoder.decode(&syndromes);
            let (flips, ce, due) = (decoder.word("flips"), decoder.word("ce")[0], decoder.word("due")[0]);
            let mut expected = vec![0u64; flips.len()];
            let mut accepted = 0u64;
            for (lane, (pattern, _)) in batch.iter().enumerate() {
                if enabled || pattern.len() == 1 {
                    accepted |= 1 << lane;
                    pattern.iter().for_each(|bit| expected[*bit] |= 1 << lane);
                }
            }
            let used = u64::MAX >> (64 - batch.len());
            let wrong = flips.iter().zip(&expected).fold(0, |d, (f, e)| d | (f ^ e))
                | (ce ^ accepted)
                | (due ^ (used & !accepted));
            total += batch.len();
            match wrong & used {
                0 => Ok(()),
                wrong => {
                    Err(format!("the pattern of bits {:?} is not corrected", batch[wrong.trailing_zeros() as usize].0))
                }
            }
        };
        for pattern in patterns {
            batch.push(pattern);
            if batch.len() == 64 {
                examine(&batch, &mut decoder)?;
                batch.clear();
            }
        }
        if !batch.is_empty() {
            examine(&batch, &mut decoder)?;
        }
    }
    Ok(format!("{total} patterns (exhaustive)"))
}

fn refuses_by_listing(scheme: &Scheme, w: usize, cut: &Circuit) -> Result<String, String> {
    let r = scheme.code.h.r();
    let mut correctable = vec![false; 1 << r];
    for (_, syndrome) in scheme.corrects[w].iter().flat_map(|s| s.patterns(&scheme.code)) {
        correctable[syndrome as usize] = true;
    }
    correctable[0] = true;
    let mut decoder = Cut::new(cut, true);
    for first in (0..1u64 << r).step_by(64) {
        let syndromes: Vec<u64> = (first..(first + 64).min(1 << r)).collect();
        decoder.decode(&syndromes);
        let refused = syndromes
            .iter()
            .enumerate()
            .filter(|(_, s)| !correctable[**s as usize])
            .fold(0u64, |m, (lane, _)| m | 1 << lane);
        let used = u64::MAX >> (64 - syndromes.len());
        let flips = decoder.word("flips").iter().fold(0, |a, f| a | f);
        let (ce, due) = (decoder.word("ce")[0], decoder.word("due")[0]);
        let clean = if first == 0 { (flips | ce | due) & 1 } else { 0 };
        let wrong = (refused & (flips | ce | !due)) | (used & !refused & due) | clean;
        if wrong != 0 {
            return Err(format!("syndrome {:#x} is treated wrongly", syndromes[wrong.trailing_zeros() as usize]));
        }
    }
    Ok(format!("{} syndromes (exhaustive)", 1u64 << r))
}

/// For every syndrome s: due = nonzero and not ce; without ce nothing flips; with ce the flips have syndrome s and form
/// a correctable pattern. With step 4 that leaves no other syndrome accepted.
fn refuses_by_proof(scheme: &Scheme, w: usize, cut: &Circuit) -> Result<Result<String, String>, ToolError> {
    let mut b = Builder::new("refuses");
    let inputs: Vec<Vec<NetId>> = cut.inputs().iter().map(|p| b.input(&p.name, p.nets.len())).collect();
    let map = eccforge_codecs::passes::copy_into(&mut b, cut, &inputs);
    let output = |name: &str| -> Vec<NetId> {
        cut.output(name).map_or_else(Vec::new, |p| p.nets.iter().map(|n| map[n.index()]).collect())
    };
    let (flips, ce, due) = (output("flips"), output("ce")[0], output("due")[0]);
    let zero = b.equals(&inputs[0], 0);
    let nonzero = b.not(zero);
    let not_ce = b.not(ce);
    let refused = b.and([nonzero, not_ce]);
    let flag_wrong = b.parity([due, refused]);
    let any = b.or(flips.iter().copied());
    let flips_without_ce = b.and([any, not_ce]);
    let columns = scheme.code.h.columns();
    let unexplained: Vec<NetId> = (0..inputs[0].len())
        .map(|row| {
            let sum = flips.iter().zip(columns).filter(|(_, c)| *c >> row & 1 == 1).map(|(f, _)| *f);
            b.parity(sum.chain([inputs[0][row]]).collect::<Vec<_>>())
        })
        .collect();
    let unexplained = b.or(unexplained);
    let unexplained = b.and([unexplained, ce]);
    // Correctable: all flips lie in one space. (Spaces of one bit lie within larger ones wherever that matters.)
    let largest = largest_spaces(&scheme.corrects[w]);
    let in_space: Vec<NetId> = largest
        .iter()
        .map(|bits| {
            let outside =
                b.or(flips.iter().enumerate().filter(|(i, _)| bits.binary_search(i).is_err()).map(|(_, f)| *f));
            b.not(outside)
        })
        .collect();
    let inside = b.or(in_space);
    let outside = b.not(inside);
    let outside = b.and([outside, ce]);
    let bad = b.or([flag_wrong, flips_without_ce, unexplained, outside]);
    b.output("bad", vec![bad]);
    let circuit = b.finish().without_dead_gates();
    let folder = tools::scratch(Tool::Abc)?;
    let path = folder.path().join("refuses.blif");
    tools::write(Tool::Abc, &path, &blif::write(&circuit, &|name, _| name.to_string()))?;
    let command = "read_blif refuses.blif; strash; ifraig; dc2; iprove";
    let said = tools::run(Tool::Abc, &["-c", command], folder.path(), LIMIT)?;
    if said.text.contains("UNSATISFIABLE") {
        return Ok(Ok("proof by abc over all syndromes".into()));
    }
    if said.text.contains("SATISFIABLE") {
        return Ok(Err("abc found a syndrome that is accepted without being correctable, or flagged wrongly".into()));
    }
    Err(ToolError::Failed(Tool::Abc, said.text))
}

/// Bit sets of coordinate spaces that lie in no other.
fn largest_spaces(spaces: &[Space]) -> Vec<Vec<usize>> {
    let mut sets: Vec<Vec<usize>> = spaces
        .iter()
        .map(|s| {
            let mut bits = s.basis().concat();
            bits.sort_unstable();
            bits
        })
        .collect();
    sets.sort_by_key(|s| std::cmp::Reverse(s.len()));
    let mut kept: Vec<Vec<usize>> = Vec::new();
    for set in sets {
        if !kept.iter().any(|k| set.iter().all(|b| k.binary_search(b).is_ok())) {
            kept.push(set);
        }
    }
    kept
}

/// Error patterns of a class by its name in claims.
fn class_patterns(scheme: &Scheme, class: &str) -> Option<Box<dyn Iterator<Item = Vec<usize>>>> {
    let g = scheme.geometry;
    let bits = g.bits();
    let subsets = |cells: Vec<Vec<usize>>| {
        Box::new(cells.into_iter().flat_map(|cell| {
            (1u32..1 << cell.len()).map(move |m| (0..cell.len()).filter(|i| m >> i & 1 == 1).map(|i| cell[i]).collect())
        })) as Box<dyn Iterator<Item = Vec<usize>>>
    };
    let cells = |of: &dyn Fn(usize) -> usize| {
        let mut cells = vec![Vec::new(); bits];
        (0..bits).for_each(|b| cells[of(b)].push(b));
        cells.retain(|c: &Vec<usize>| !c.is_empty());
        cells
    };
    Some(match class {
        "bit" => Box::new((0..bits).map(|b| vec![b])),
        "pin" => subsets(cells(&|b| g.pin(b))),
        "byte" => subsets(cells(&|b| g.byte(b))),
        "2bit" => Box::new((0..bits).flat_map(move |a| (0..a).map(move |b| vec![a, b]))),
        "3bit" => Box::new((0..bits).flat_map(move |a| (0..a).flat_map(move |b| (0..b).map(move |c| vec![a, b, c])))),
        _ => return None,
    })
}

fn claims(scheme: &Scheme) -> Result<String, String> {
    let circuit = lower::decoder(scheme, lower::Lowering::Auto);
    let circuit = circuit.restricted_to(&["data", "ce", "due"]);
    let mut evidence = Vec::new();
    let all =
        scheme.claims.corrected.iter().map(|c| (c, true)).chain(scheme.claims.never_silent.iter().map(|c| (c, false)));
    for (class, corrected) in all {
        let patterns =
            class_patterns(scheme, class).ok_or_else(|| format!("`{class}` is no error class that can be listed"))?;
        let count = claim(scheme, &circuit, patterns, corrected).map_err(|pattern| {
            format!("{class}: the error in bits {pattern:?} is not {}", if corrected { "corrected" } else { "noticed" })
        })?;
        evidence.push(format!("{class} {count}/{count} {}", if corrected { "corrected" } else { "never silent" }));
    }
    Ok(if evidence.is_empty() { "no classes are claimed".into() } else { evidence.join(", ") })
}

fn claim(
    scheme: &Scheme,
    circuit: &Circuit,
    patterns: impl Iterator<Item = Vec<usize>>,
    corrected: bool,
) -> Result<usize, Vec<usize>> {
    let mut run = Interpreter::new(circuit);
    for (port, on) in circuit.inputs()[1..].iter().zip(scheme.default_enables()) {
        port.nets.iter().for_each(|n| run.set(*n, if on { u64::MAX } else { 0 }));
    }
    let entry = circuit.inputs()[0].nets.clone();
    let nets = |name: &str| circuit.output(name).map_or_else(Vec::new, |p| p.nets.clone());
    let (data, ce, due) = (nets("data"), nets("ce")[0], nets("due")[0]);
    let mut total = 0;
    let mut patterns = patterns.peekable();
    let mut batch: Vec<Vec<usize>> = Vec::with_capacity(64);
    while patterns.peek().is_some() {
        batch.extend(patterns.by_ref().take(64));
        for (lane, pattern) in batch.iter().enumerate() {
            for bit in pattern {
                run.set(entry[*bit], run.get(entry[*bit]) | 1 << lane);
            }
        }
        run.run();
        let wrong = data.iter().fold(0, |w, n| w | run.get(*n));
        let used = u64::MAX >> (64 - batch.len());
        let bad = if corrected { wrong | run.get(due) | !run.get(ce) } else { wrong & !run.get(due) } & used;
        if bad != 0 {
            return Err(batch.swap_remove(bad.trailing_zeros() as usize));
        }
        total += batch.len();
        batch.iter().flatten().for_each(|bit| run.set(entry[*bit], 0));
        batch.clear();
    }
    Ok(total)
}
