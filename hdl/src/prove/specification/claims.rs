//! Step 7: the claims of the scheme's file, its distance and error classes, checked on every pattern of the whole
//! entry, 512 at once.

use super::examined::copied;
use eccforge_circuit::lanes::{Backend, Program, SLOT_BITS, Slot, Workspace};
use eccforge_circuit::{Builder, Circuit};
use eccforge_exact::address::Seen;
use eccforge_exact::stored;
use eccforge_scheme::{Scheme, UniformWord};

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

/// Compares the claimed minimum distance with the smallest number of columns of H that sum to zero.
pub(super) fn distance(scheme: &Scheme) -> Result<String, String> {
    let Some(claimed) = scheme.claims.distance else { return Ok("none is claimed".into()) };
    let found = eccforge_codes::distance::distance(scheme.code.h.columns());
    let lightest = found.lightest.unwrap_or_default();
    match (found.lower_bound_only, found.bits == claimed) {
        (false, true) if lightest.is_empty() => {
            Ok(format!("{claimed}: no fewer columns of H sum to zero, and some do"))
        }
        (false, true) => Ok(format!("{claimed}, columns {:?} of H sum to zero and no fewer do", lightest)),
        (false, false) if lightest.is_empty() => Err(format!("it is {}, not {claimed}", found.bits)),
        (false, false) => Err(format!("columns {:?} of H sum to zero: it is {}, not {claimed}", lightest, found.bits)),
        (true, _) => Err(format!("it is at least {}; whether it is {claimed} was not decided", found.bits)),
    }
}

/// Checks every claim of the scheme on its decoder, with default enables.
pub(super) fn claims(scheme: &Scheme, decoder: &Circuit) -> Result<String, String> {
    let program = Program::compile(&judged(decoder)).map_err(|e| e.to_string())?;
    let mut evidence = Vec::new();
    let all =
        scheme.claims.corrected.iter().map(|c| (c, true)).chain(scheme.claims.never_silent.iter().map(|c| (c, false)));
    for (class, corrected) in all {
        let patterns =
            class_patterns(scheme, class).ok_or_else(|| format!("`{class}` is no error class that can be listed"))?;
        let count = claim(scheme, &program, patterns, corrected).map_err(|pattern| {
            format!("{class}: the error in bits {pattern:?} is not {}", if corrected { "corrected" } else { "noticed" })
        })?;
        let which = if ["pin", "byte"].contains(&class.as_str()) { " (those of one bit too)" } else { "" };
        evidence
            .push(format!("{class} {count}/{count}{which} {}", if corrected { "corrected" } else { "never silent" }));
    }
    Ok(if evidence.is_empty() { "no classes are claimed".into() } else { evidence.join(", ") })
}

/// A circuit with the outputs: not corrected (data not zero, due, or no ce), and silent (data not zero without due).
fn judged(decoder: &Circuit) -> Circuit {
    let mut b = Builder::new("claims");
    let (_, output) = copied(&mut b, decoder);
    let (data, ce, due) = (output("data"), output("ce")[0], output("due")[0]);
    let wrong = b.or(data);
    let (no_ce, no_due) = (b.not(ce), b.not(due));
    let uncorrected = b.or([wrong, due, no_ce]);
    let silent = b.and([wrong, no_due]);
    b.output("uncorrected", vec![uncorrected]);
    b.output("silent", vec![silent]);
    b.finish().without_dead_gates()
}

/// The number of patterns tried, or the first one that violates the claim.
fn claim(
    scheme: &Scheme,
    program: &Program,
    patterns: impl Iterator<Item = Vec<usize>>,
    corrected: bool,
) -> Result<usize, Vec<usize>> {
    let bits = scheme.geometry.bits();
    let mut work = Workspace::new([program]);
    let inputs = work.inputs_mut(program.inputs());
    // The address is right: all differences are zero.
    let address = scheme.address.as_ref().map_or(0, eccforge_scheme::Address::bits);
    inputs[bits + address..].iter_mut().zip(scheme.default_enables()).for_each(|(slot, on)| *slot = Slot::constant(on));
    let mut patterns = patterns.peekable();
    let mut batch: Vec<Vec<usize>> = Vec::with_capacity(SLOT_BITS);
    let mut total = 0;
    while patterns.peek().is_some() {
        batch.extend(patterns.by_ref().take(SLOT_BITS));
        let inputs = work.inputs_mut(bits);
        for (lane, pattern) in batch.iter().enumerate() {
            pattern.iter().for_each(|bit| inputs[*bit].0[lane / 64] |= 1 << (lane % 64));
        }
        let mut bad = [Slot::ZERO; 2];
        program.run(Backend::best(), &mut work, &mut bad);
        let bad = bad[usize::from(!corrected)].zip(&Slot::first(batch.len()), |x, y| x & y);
        if let Some(lane) = (0..SLOT_BITS).find(|i| bad.get(*i)) {
            return Err(batch.swap_remove(lane));
        }
        total += batch.len();
        let inputs = work.inputs_mut(bits);
        batch.drain(..).flatten().for_each(|bit| inputs[bit] = Slot::ZERO);
    }
    Ok(total)
}

/// Decodes the claimed all-0 and all-1 stored words, at an address of every syndrome.
pub(super) fn never_accepted(scheme: &Scheme, decoder: &Circuit) -> Result<String, String> {
    let Some(words) = stored::words_of(scheme, decoder) else {
        return Err("the addresses have too many syndromes to try".into());
    };
    let claimed =
        UniformWord::ALL.into_iter().zip(&words).filter(|(word, _)| scheme.claims.never_accepted.contains(word));
    let verdict = |(word, seen): (UniformWord, &Seen)| {
        let text = format!("the {} word is {}", word.name(), stored::described(seen));
        if stored::is_rejected(seen) { Ok(text) } else { Err(text) }
    };
    let evidence: Vec<String> = claimed.map(verdict).collect::<Result<_, _>>()?;
    Ok(evidence.join(", "))
}
