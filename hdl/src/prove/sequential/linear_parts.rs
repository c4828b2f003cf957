//! The parts of sequential modules that only add and multiply with constants: encoder, syndromes, locators of erased symbols,
//! and the terms of the search. Their definitions are values of polynomials at the locators of the scheme.

use super::definition::{Definition, number, sum};
use super::gates::{Bit, Gates, Value};
use super::given::Given;
use super::polynomial::Polynomial;
use crate::prove::step::Unproved;

/// The value of the remainder, x^0 first, at the root of syndrome `j`.
fn at_root(d: &Definition, remainder: &[Polynomial], j: usize) -> Vec<Polynomial> {
    let symbols = remainder.chunks(d.symbol_bits()).enumerate();
    symbols.fold(d.zero(), |value, (i, symbol)| sum(&value, &d.scaled(d.power(d.root(j), i as u64), symbol)))
}

/// Proves the steps of the encoder for every number of beats that came before.
///
/// # Errors
/// A step differs.
pub fn encoder(d: &Definition, gates: &Gates) -> Result<String, Unproved> {
    let data_beats = (d.symbols() - d.check_symbols) / d.lanes;
    let mut examined: [Option<Vec<Polynomial>>; 2] = [None, None];
    for count in 0..d.beats() {
        let mut given = Given::new(gates);
        given.fix("u_enc.count_q", count)?;
        flow_of_encoder(&mut given, count, [data_beats, d.beats()])?;
        let (remainder, data) = (given.any("u_enc.remainder_q")?, given.any("data_i")?);
        for name in ["u_enc.live_q", "valid_i", "ready_i"] {
            given.fix(name, 1)?;
        }
        let (next, out) = (given.next("u_enc.remainder_q")?, given.net("data_o")?);
        given.fix("ready_i", 0)?;
        given.loads("u_enc.remainder_q", &remainder)?;
        if count >= data_beats {
            // The highest symbols leave, the highest one first.
            let moved = d.symbol_bits() * d.lanes;
            let (low, high) = remainder.split_at(remainder.len() - moved);
            let top: Vec<Polynomial> = high.chunks(d.symbol_bits()).rev().flatten().cloned().collect();
            given.same("data_o", &out, &top)?;
            given.same("the next remainder", &next, &[number(0, moved), low.to_vec()].concat())?;
            continue;
        }
        given.same("data_o", &out, &data)?;
        let known = &mut examined[usize::from(count > 0)];
        if let Some(known) = known {
            given.same("the next remainder", &next, known)?;
            continue;
        }
        for j in 0..d.syndromes {
            let (root, mut value) = (d.root(j), if count > 0 { at_root(d, &remainder, j) } else { d.zero() });
            for symbol in data.chunks(d.symbol_bits()) {
                // x times the remainder, plus x^r times the symbol, without a multiple of the generator.
                let entering = d.scaled(d.power(root, d.check_symbols as u64), symbol);
                value = sum(&d.scaled(root, &value), &entering);
            }
            given.same(&format!("the remainder at root {j}"), &at_root(d, &next, j), &value)?;
        }
        *known = Some(next);
    }
    Ok(format!("{} positions in a codeword; polynomials in all bits of register and data", d.beats()))
}

/// Requires the right outputs and next count of the encoder's control, for all values of its inputs.
fn flow_of_encoder(given: &mut Given, count: usize, [data_beats, beats]: [usize; 2]) -> Result<(), Unproved> {
    let [live, valid, ready] = ["u_enc.live_q", "valid_i", "ready_i"].map(|name| given.any(name));
    let (live, valid, ready) = (live?.remove(0), valid?.remove(0), ready?.remove(0));
    let is_data = count < data_beats;
    let out = if is_data { live.product(&valid) } else { live.clone() };
    let taken = if is_data { live.product(&ready) } else { Polynomial::zero() };
    given.is("valid_o", std::slice::from_ref(&out))?;
    given.is("ready_o", &[taken])?;
    given.is("last_o", &number(usize::from(count + 1 == beats), 1))?;
    let (step, bits) = (out.product(&ready), given.net("u_enc.count_q")?.len());
    let (now, later) = (number(count, bits), number((count + 1) % beats, bits));
    let next: Vec<Polynomial> = now.iter().zip(&later).map(|(a, b)| a.sum(&step.product(&a.sum(b)))).collect();
    given.loads("u_enc.count_q", &next)
}

/// The name of the register of syndrome `j`.
fn sum_register(j: usize) -> String {
    format!("u_dec.u_syndrome.gen_check[{j}].gen_sum.sum_q")
}

/// Proves Horner's step of every syndrome, and that the syndrome's root gives each symbol the power of the symbol's locator.
///
/// # Errors
/// A step differs.
pub fn syndromes(d: &Definition, gates: &Gates) -> Result<String, Unproved> {
    let has_register = |j: &usize| !d.is_binary || j.is_multiple_of(2);
    for (accept, first) in [(1, 1), (1, 0), (0, 1), (0, 0)] {
        let mut given = Given::new(gates);
        given.fix("u_dec.accept", accept)?;
        given.fix("u_dec.is_first", first)?;
        let data = given.any("data_i")?;
        for j in (0..d.syndromes).filter(has_register) {
            let before = given.any(&sum_register(j))?;
            let mut value = if first == 1 { d.zero() } else { before.clone() };
            for symbol in data.chunks(d.symbol_bits()) {
                let padded = symbol.iter().cloned().chain(d.zero()).take(d.m).collect::<Vec<_>>();
                value = sum(&d.scaled(d.root(j), &value), &padded);
            }
            given.loads(&sum_register(j), if accept == 1 { &value } else { &before })?;
        }
    }
    let mut given = Given::new(gates);
    let mut all: Vec<Vec<Polynomial>> = Vec::new();
    for j in 0..d.syndromes {
        // In a binary code, the value at a square is the square of the value.
        let value = if has_register(&j) { given.any(&sum_register(j))? } else { square(d, &all[(j - 1) / 2]) };
        all.push(value);
    }
    given.is("u_dec.syndrome", &all.concat())?;
    for j in 0..d.syndromes {
        let mut power = 1;
        for locator in d.locators.iter().rev() {
            if power != d.power(*locator, d.exponent(j)) {
                return Err(Unproved::Refuted(format!("the locators are not powers of the root of syndrome {j}")));
            }
            power = d.multiply(power, d.root(j));
        }
    }
    first_beat(d, gates)?;
    Ok("polynomials in all bits of registers and data; the powers of all symbols by products".into())
}

fn square(d: &Definition, element: &[Polynomial]) -> Vec<Polynomial> {
    let powers = (0..d.m).map(|i| (d.power(2, 2 * i as u64), &element[i]));
    powers.fold(d.zero(), |total, (power, bit)| sum(&total, &d.scaled(power, std::slice::from_ref(bit))))
}

/// Requires that a codeword begins exactly where the count of beats is zero.
fn first_beat(d: &Definition, gates: &Gates) -> Result<(), Unproved> {
    let mut given = Given::new(gates);
    for count in 0..d.beats() {
        given.fix("u_dec.in_q", count)?;
        given.is("u_dec.is_first", &number(usize::from(count == 0), 1))?;
    }
    Ok(())
}

/// Proves the locators and the count of erased symbols.
///
/// # Errors
/// A step differs.
pub fn erased_symbols(d: &Definition, gates: &Gates) -> Result<String, Unproved> {
    let [place, count, marks] = ["u_dec.gen_marks.place_q", "u_dec.gen_marks.erased_q", "u_dec.marks"];
    let ratio = d.multiply(d.locators[1], d.inverse(d.locators[0]));
    if d.locators.windows(2).any(|pair| d.multiply(pair[0], ratio) != pair[1]) {
        return Err(Unproved::Refuted("the locators are not a geometric progression".into()));
    }
    for (is_erased, first, before) in
        (0..2).flat_map(|e| (0..2).flat_map(move |f| (0..=d.erasures + 1).map(move |b| (e, f, b))))
    {
        let mut given = Given::new(gates);
        for (name, value) in [("u_dec.accept", 1), ("u_dec.in_q", 1 - first), ("erased_i", is_erased), (count, before)]
        {
            given.fix(name, value)?;
        }
        let (stored, listed) = (given.any(place)?, given.any(marks)?);
        let start: Vec<Polynomial> = if first == 1 { number(d.locators[0] as usize, d.m) } else { stored };
        given.loads(place, &d.scaled(ratio, &start))?;
        let longer: Vec<Polynomial> = start.iter().chain(&listed).take(listed.len()).cloned().collect();
        given.loads(marks, if is_erased == 1 { &longer } else { &listed })?;
        let after = (if first == 1 { 0 } else { before } + is_erased).min(d.erasures + 1);
        given.loads(count, &number(after, gates.net(count)?.len()))?;
    }
    Ok("polynomials in all bits of locators, for every number of erased symbols".into())
}

/// A term of the search.
struct Term {
    /// Name of its register.
    register: String,
    /// Whether it belongs to the locator, not to the evaluator.
    is_of_locator: bool,
    /// Index of its coefficient.
    index: usize,
    /// Power of the inverse locator of a symbol.
    exponent: u64,
}

/// The terms of the search.
fn terms(d: &Definition) -> Vec<Term> {
    let mut all = Vec::new();
    for index in 0..=d.degree() {
        let register = format!("u_dec.u_search.gen_locator[{index}].u_term.term_q");
        all.push(Term { register, is_of_locator: true, index, exponent: index as u64 });
    }
    if !d.is_binary {
        let shift = d.syndromes as u64 + d.first_power;
        for index in 0..d.degree() {
            let register = format!("u_dec.u_search.gen_evaluator.gen_term[{index}].u_term.term_q");
            all.push(Term { register, is_of_locator: false, index, exponent: index as u64 + shift });
        }
    }
    all
}

/// Proves the terms of locator and evaluator at every symbol, and the test for a root.
///
/// # Errors
/// A step differs.
pub fn search(d: &Definition, gates: &Gates) -> Result<String, Unproved> {
    let mut given = Given::new(gates);
    let locator = given.any("u_dec.locator")?;
    let evaluator = given.any("u_dec.evaluator")?;
    let mut stored = Vec::new();
    let terms = terms(d);
    for term in &terms {
        stored.push(given.any(&term.register)?);
    }
    for (Term { register, is_of_locator, index, exponent }, stored) in terms.iter().zip(&stored) {
        let coefficients = if *is_of_locator { &locator } else { &evaluator };
        let power = |s: usize| d.power(d.inverse(d.locators[s]), *exponent);
        let (first, ratio) = (power(0), d.multiply(power(1), d.inverse(power(0))));
        let is_progression = (1..d.symbols()).all(|s| power(s) == d.multiply(power(s - 1), ratio));
        if !is_progression {
            return Err(Unproved::Refuted(format!("{register}: its powers are not a geometric progression")));
        }
        for (take, step) in [(1, 0), (1, 1), (0, 1), (0, 0)] {
            given.fix("u_dec.take", take)?;
            given.fix("u_dec.step", step)?;
            let moved = d.scaled(d.power(ratio, d.lanes as u64), stored);
            let loaded = d.scaled(first, &coefficients[d.m * index..d.m * (index + 1)]);
            let expected = match (take, step) {
                (1, _) => &loaded,
                (_, 1) => &moved,
                _ => stored,
            };
            given.loads(register, expected)?;
        }
    }
    for lane in 0..d.lanes {
        lane_of_search(d, gates, &mut given, (lane, &terms, &stored))?;
    }
    Ok("polynomials in all bits of terms; the test for a root by the linear equations whose solutions it accepts"
        .into())
}

/// Proves root, derivative and evaluator at the symbol of a lane.
fn lane_of_search(
    d: &Definition,
    gates: &Gates,
    given: &mut Given,
    (lane, terms, stored): (usize, &[Term], &[Vec<Polynomial>]),
) -> Result<(), Unproved> {
    let (mut value, mut odd, mut evaluator) = (d.zero(), d.zero(), d.zero());
    // From the first symbol of a beat to this one.
    let quotient = d.multiply(d.locators[0], d.inverse(d.locators[lane]));
    for (Term { is_of_locator, index, exponent, .. }, stored) in terms.iter().zip(stored) {
        let term = d.scaled(d.power(quotient, *exponent), stored);
        if !is_of_locator {
            evaluator = sum(&evaluator, &term);
            continue;
        }
        value = sum(&value, &term);
        if index % 2 == 1 {
            odd = sum(&odd, &term);
        }
    }
    let own = |net: &str| format!("u_dec.u_search.gen_lane[{lane}].{net}");
    let literals = gates.conjuncts(gates.net(&own("is_root"))?[0], true);
    let (nets, plain): (Vec<Bit>, Vec<bool>) = literals.into_iter().unzip();
    let zeros =
        given.values(&nets)?.iter().zip(&plain).map(|(v, plain)| v.sum(&Polynomial::constant(*plain))).collect();
    if Polynomial::echelon(zeros) != Polynomial::echelon(value) {
        return Err(Unproved::Refuted(format!(
            "lane {lane}: the test for a root accepts another set than the zeros of the locator"
        )));
    }
    let is_root = given.any(&own("is_root"))?;
    for step in [0, 1] {
        given.fix("u_dec.step", step)?;
        let mut registers = vec![("root_q", is_root.clone())];
        if !d.is_binary {
            registers.extend([("gen_value.odd_q", odd.clone()), ("gen_value.value_q", evaluator.clone())]);
        }
        for (name, expected) in registers {
            let stored = given.any(&own(name))?;
            given.loads(&own(name), if step == 1 { &expected } else { &stored })?;
        }
    }
    Ok(())
}
