//! Reed-Solomon codes: locators, factors of columns and punctured symbols, with the errors for numbers that fit no code.

use super::super::spec::{BitOrderSpec, ExtensionSpec, LocatorsSpec, ReedSolomonSpec};
use super::super::{Code, Construction};
use super::{MAX_N, field, rank_error};
use crate::bounded::Bounded;
use crate::diagnostic::{Checked, Place};
use crate::reed_solomon::{Locator, ReedSolomon};
use eccforge_gf::field::Field;
use eccforge_gf::matrix::ParityCheckMatrix;

/// The field and the locators of a code with at most these numbers of check bits and of bits, and the place of a `middle` symbol.
pub(crate) fn points(
    spec: &ReedSolomonSpec,
    most_check_bits: u32,
    most_bits: usize,
) -> Checked<(ReedSolomon, Option<Place>)> {
    let field = field(&spec.polynomial)?;
    let (symbols, r) = (spec.symbols.value as usize, spec.check_symbols.value);
    let m = field.bits();
    if spec.check_symbols.get().is_none() || r as usize >= symbols || r > most_check_bits / m {
        let message = format!("{r} of {symbols} symbols of {m} bits are check symbols");
        // If no number is possible, the help would otherwise read "from 1 to 0".
        let most = (most_check_bits / m).min(256).min(spec.symbols.value.saturating_sub(1)).max(1);
        let limit = if most_check_bits == 64 { "64 check bits" } else { "256" };
        let help = format!("use from 1 to {most} check symbols: fewer than symbols, and at most {limit}");
        return spec.check_symbols.error("out of range", message).help(help).err();
    }
    if let Some(last) = spec.extension.last()
        && spec.extension.len() > symbols
    {
        let message = format!("{} of {symbols} symbols are an extension", spec.extension.len());
        let help = "extend a code by `zero`, `infinity` or both, within its number of symbols";
        return last.error("too many", message).help(help).err();
    }
    let regular = symbols - spec.extension.len();
    if regular > field.order() as usize || symbols.saturating_mul(m as usize) > most_bits {
        let message = format!("{symbols} symbols do not fit GF(2^{m})");
        let help = format!(
            "use at most {} symbols, two more with `extension: [zero, infinity]` in `reed-solomon`, or a polynomial of greater degree",
            (field.order() as usize).min(most_bits / m as usize)
        );
        return spec.symbols.error("too many", message).help(help).err();
    }
    let middle = spec.extension.iter().position(|e| e.value == ExtensionSpec::Middle);
    if let Some(at) = middle.filter(|at| r != 3 || at + 1 != spec.extension.len()) {
        let message = "`middle` extends codes of three check symbols, by a last symbol";
        let help = "write `check-symbols: 3` and `middle` once, as the last item of `extension`";
        return spec.extension[at].error("does not fit", message).help(help).err();
    }
    let locators = locators(spec, &field, regular)?;
    let multipliers = multipliers(spec, &field)?;
    let code = ReedSolomon { field, check_symbols: r, first_power: u64::from(spec.first_power), locators, multipliers };
    let code = match spec.punctured {
        Some(count) => code.punctured(punctured(spec, count)?),
        None => code,
    };
    Ok((code.simplified(), middle.map(|at| spec.extension[at].place)))
}

/// The factors of the columns.
fn multipliers(spec: &ReedSolomonSpec, field: &Field) -> Checked<Vec<u32>> {
    let Some(factors) = &spec.multipliers else { return Ok(Vec::new()) };
    let symbols = spec.symbols.value as usize;
    if !spec.extension.is_empty() {
        let message = "the columns of an extension have no factors";
        return factors.error("these factors", message).help("leave out `extension` or `multipliers`").err();
    }
    if factors.value.len() != symbols {
        let message = format!("{} factors for {symbols} symbols", factors.value.len());
        return factors.error("wrong number", message).help(format!("list {symbols}: one for each symbol")).err();
    }
    if let Some(factor) = factors.value.iter().find(|factor| **factor == 0 || **factor > field.order()) {
        let message = format!("{factor} is not a non-zero element of GF(2^{})", field.bits());
        let help = format!("write numbers from 1 to {}; bit i is the coefficient of alpha^i", field.order());
        return factors.error("not a factor", message).help(help).err();
    }
    Ok(factors.value.clone())
}

/// The number of symbols that are removed, if check symbols remain.
fn punctured(spec: &ReedSolomonSpec, count: Bounded<1, 255>) -> Checked<usize> {
    let checks = spec.check_symbols.value as usize;
    let removed = count.checked("`punctured`", "puncturing removes", "symbols")?;
    if !spec.extension.is_empty() {
        let message = "an extended code cannot be punctured";
        let help = "leave out `extension`, or give fewer check symbols and leave out `punctured`";
        return count.error("this number", message).help(help).err();
    }
    if removed >= checks {
        let message = format!("no check symbol is left of {checks} if {removed} are removed");
        return count.error("too many", message).help(format!("write at most {}", checks - 1)).err();
    }
    Ok(removed)
}

pub(super) fn build(spec: &ReedSolomonSpec) -> Checked<Code> {
    let (code, middle) = points(spec, 64, MAX_N)?;
    let (r, m) = (code.check_symbols, code.symbol_bits());
    let mut columns = code.binary_columns();
    // The symbol `middle` is only in the second of the three syndromes, whose rows are m to 2 m - 1.
    if middle.is_some() {
        columns.extend((m..2 * m).map(|row| 1 << row));
    }
    match ParityCheckMatrix::new(r * m, columns) {
        // No locator has the column `middle`.
        Ok(h) if middle.is_some() => Ok(Code { h, construction: Construction::Symbols { bits: m as usize } }),
        Ok(h) => Ok(Code { h, construction: Construction::ReedSolomon(code) }),
        Err(rows) => rank_error(&[spec.symbols.place], &rows).err(),
    }
}

fn locators(spec: &ReedSolomonSpec, field: &Field, regular: usize) -> Checked<Vec<Locator>> {
    let place = spec.locators.as_ref().map_or(spec.symbols.place, |node| node.place);
    if let (Some(order), Some(locators)) = (&spec.order, &spec.locators) {
        let error = order.error("this order", "`order` and `locators` both order the symbols");
        return error.also(locators.place, "these locators").help("remove one of them").err();
    }
    let is_reversed = spec.order.as_ref().is_some_and(|order| order.value == BitOrderSpec::MsbFirst);
    let symbols = 0..regular as u64;
    let logs: Vec<u64> = match spec.locators.as_ref().map(|locators| &locators.value) {
        None if is_reversed => symbols.rev().collect(),
        None => symbols.collect(),
        Some(LocatorsSpec::Progression(progression)) => {
            symbols.map(|s| u64::from(progression.first) + u64::from(progression.step) * s).collect()
        }
        Some(LocatorsSpec::Logs(logs)) => {
            if logs.len() != regular {
                let message = format!("{} locators for {regular} symbols", logs.len());
                return place
                    .error("wrong number", message)
                    .help(format!("list {regular}: one logarithm for each symbol that is not an extension"))
                    .err();
            }
            logs.iter().map(|&l| u64::from(l)).collect()
        }
    };
    let mut all: Vec<Locator> = logs.iter().map(|&l| Locator::Element(field.power(l))).collect();
    all.extend(spec.extension.iter().filter_map(|e| e.value.locator()));
    for (b, locator) in all.iter().enumerate() {
        let Some(a) = all[..b].iter().position(|earlier| earlier == locator) else { continue };
        let message = format!("symbols {a} and {b} have the same locator");
        if b >= regular {
            let extension = spec.extension[b - regular].place;
            return extension.error("not distinct", message).help("use each of `zero` and `infinity` once").err();
        }
        let help = format!("let the logarithms differ modulo {}, the order of the field", field.order());
        return place.error("not distinct", message).help(help).err();
    }
    Ok(all)
}
