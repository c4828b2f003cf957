//! The key equation: each step of the folded registers is a step of the published algorithm, for all states; and for small fields
//! the algorithm in these gates solves every syndrome.

use super::definition::{Definition, number, sum};
use super::gates::{Bit, Gates, Value};
use super::given::Given;
use super::polynomial::Polynomial;
use crate::prove::step::Unproved;

const KEY: &str = "u_dec.u_key";

fn own(net: &str) -> String {
    format!("{KEY}.{net}")
}

/// Proves that the registers load the syndromes, perform the steps of the algorithm and deliver its polynomials.
///
/// # Errors
/// A step differs.
pub fn steps(d: &Definition, gates: &Gates) -> Result<String, Unproved> {
    start(d, gates)?;
    let with_erasures = usize::from(d.erasures > 0);
    for (swap, first, erasure) in (0..2)
        .flat_map(|swap| (0..2).flat_map(move |first| (0..=with_erasures).map(move |erasure| (swap, first, erasure))))
    {
        step(d, gates, [swap, first, erasure])?;
    }
    choices(d, gates)?;
    result(d, gates)?;
    Ok(format!(
        "polynomials in all bits of {} cells over the {} clocks of a step; every number of steps, errors and erased symbols",
        d.syndromes + d.degree() + 1,
        d.rows()
    ))
}

/// Proves that cell i begins with syndrome i, and the last cell with 1.
fn start(d: &Definition, gates: &Gates) -> Result<(), Unproved> {
    let mut given = Given::new(gates);
    let syndromes = given.any("u_dec.syndrome")?;
    if d.erasures > 0 {
        given.any(&own("gen_marks.marks_q"))?;
        given.fix(&own("gen_marks.erased_q"), 0)?;
    }
    // A codeword is taken only while no step is in progress.
    for register in ["busy_q", "row_q", "step_q", "errors_q"] {
        given.fix(&own(register), 0)?;
    }
    for register in STATE {
        given.any(&own(register))?;
    }
    given.fix(&own("start"), 1)?;
    let mut cells = syndromes;
    cells.resize(gates.net(&own("delta_q"))?.len(), Polynomial::zero());
    cells[d.m * (d.syndromes + d.degree())] = Polynomial::constant(true);
    given.loads(&own("delta_q"), &cells)?;
    for (register, value) in [("row_q", 0), ("step_q", 0), ("errors_q", 0), ("gamma_q", 1)] {
        given.loads(&own(register), &number(value, gates.net(&own(register))?.len()))?;
    }
    if d.erasures > 0 {
        let [erased, marks] = ["u_dec.erased", "u_dec.marks"].map(|name| given.any(name));
        given.loads(&own("gen_marks.erased_q"), &erased?)?;
        given.loads(&own("gen_marks.marks_q"), &marks?)?;
    }
    Ok(())
}

/// Registers that a step reads and writes.
const STATE: [&str; 5] = ["delta_q", "theta_q", "gamma_q", "head_q", "swap_q"];

/// Proves one step. `swap`: it replaces the second polynomial; `first`: both polynomials are still equal; `erasure`: it takes an erased symbol.
fn step(d: &Definition, gates: &Gates, [swap, first, erasure]: [usize; 3]) -> Result<(), Unproved> {
    let mut given = Given::new(gates);
    let mut state = Vec::new();
    for register in STATE {
        state.push(given.any(&own(register))?);
    }
    let [delta, theta, gamma] = [state[0].clone(), state[1].clone(), state[2].clone()];
    let mark = given.any(&own("mark"))?;
    // They are loaded with another codeword only, and the counts matter in the first row only, where `swap` is given.
    given.any("u_dec.syndrome")?;
    fix_counts(&mut given, d, [0, 0, 0])?;
    for (net, value) in [("start", 0), ("busy_q", 1), ("is_first_step", first), ("is_erasure", erasure)] {
        // Constants of a decoder without erasures.
        if !matches!(gates.net(&own(net))?, [Bit::Constant(_)]) {
            given.fix(&own(net), value)?;
        }
    }
    for row in 0..d.rows() {
        given.fix(&own("row_q"), row)?;
        let mut clock = given.clone();
        if row == 0 {
            clock.fix(&own("swap"), swap)?;
        }
        clock.loads(&own("row_q"), &number((row + 1) % d.rows(), gates.net(&own("row_q"))?.len()))?;
        for (value, register) in state.iter_mut().zip(STATE) {
            *value = clock.next(&own(register))?;
        }
        for (value, register) in state.iter().zip(STATE) {
            given.set(&own(register), value)?;
        }
    }
    let head = if erasure == 1 { mark } else { delta[..d.m].to_vec() };
    let base = if first == 1 { &delta } else { &theta };
    for at in (0..delta.len()).step_by(d.m) {
        let cell = |polynomial: &[Polynomial]| polynomial.get(at..at + d.m).map_or_else(|| d.zero(), <[_]>::to_vec);
        let above = cell(delta.get(d.m..).unwrap_or_default());
        let expected = sum(&d.product(&above, &gamma), &d.product(&cell(base), &head));
        given.same(&format!("cell {} after a step", at / d.m), &cell(&state[0]), &expected)?;
        let second = if swap == 1 { above } else { cell(base) };
        given.same(&format!("second cell {} after a step", at / d.m), &cell(&state[1]), &second)?;
    }
    given.same("gamma after a step", &state[2], if swap == 1 { &head } else { &gamma })
}

/// Proves the choices of a step for every number of steps, errors and erased symbols, and the counts after it.
fn choices(d: &Definition, gates: &Gates) -> Result<(), Unproved> {
    let mut given = Given::new(gates);
    let head = given.any(&own("head"))?;
    let literals = gates.conjuncts(gates.net(&own("is_wrong"))?[0], false);
    let nets: Vec<Bit> = literals.iter().map(|(net, _)| *net).collect();
    let values = given.values(&nets)?;
    let zeros = values.iter().zip(&literals).map(|(v, (_, plain))| v.sum(&Polynomial::constant(*plain))).collect();
    if Polynomial::echelon(zeros) != Polynomial::echelon(head) {
        return Err(Unproved::Refuted("a discrepancy that is not zero is not recognised".into()));
    }
    let bits = gates.net(&own("step_q"))?.len();
    for erased in 0..=d.erasures + usize::from(d.erasures > 0) {
        for (step, errors) in (0..d.syndromes).flat_map(|step| (0..=step).map(move |errors| (step, errors))) {
            let mut given = Given::new(gates);
            given.fix(&own("row_q"), 0)?;
            fix_counts(&mut given, d, [step, errors, erased])?;
            // Later rows take it over.
            given.any(&own("swap_q"))?;
            let wrong = given.any(&own("is_wrong"))?;
            let may_swap = 2 * errors + erased <= step;
            given.is(&own("swap"), &[if may_swap { wrong[0].clone() } else { Polynomial::zero() }])?;
            given.is(&own("is_first_step"), &number(usize::from(step <= erased), 1))?;
            given.is(&own("is_erasure"), &number(usize::from(step < erased), 1))?;
            given.fix(&own("row_q"), d.rows() - 1)?;
            for (net, value) in [("start", 0), ("busy_q", 1)] {
                given.fix(&own(net), value)?;
            }
            let swap = given.any(&own("swap"))?.remove(0);
            given.loads(&own("step_q"), &number(step + 1, bits))?;
            let later = (step + 1 + (1 << bits)).wrapping_sub(erased + errors) % (1 << bits);
            let (now, later) = (number(errors, bits), number(later, bits));
            let next: Vec<Polynomial> = now.iter().zip(&later).map(|(a, b)| a.sum(&swap.product(&a.sum(b)))).collect();
            given.loads(&own("errors_q"), &next)?;
        }
    }
    Ok(())
}

fn fix_counts(given: &mut Given, d: &Definition, [step, errors, erased]: [usize; 3]) -> Result<(), Unproved> {
    given.fix(&own("step_q"), step)?;
    given.fix(&own("errors_q"), errors)?;
    if d.erasures > 0 { given.fix(&own("gen_marks.erased_q"), erased) } else { Ok(()) }
}

/// Proves the outputs: both polynomials, the degree and the failure.
fn result(d: &Definition, gates: &Gates) -> Result<(), Unproved> {
    let mut given = Given::new(gates);
    let delta = given.any(&own("delta_q"))?;
    given.is("u_dec.evaluator", &delta[..d.m * d.degree()])?;
    given.is("u_dec.locator", &delta[d.m * d.degree()..d.m * (2 * d.degree() + 1)])?;
    let bits = gates.net("u_dec.key_errors")?.len();
    for erased in 0..=d.erasures + usize::from(d.erasures > 0) {
        for errors in 0..=d.syndromes {
            fix_counts(&mut given, d, [0, errors, erased])?;
            let fails = errors > d.radius || erased > d.erasures || d.erasures > 0 && 2 * errors + erased > d.syndromes;
            given.is("u_dec.key_fail", &number(usize::from(fails), 1))?;
            // A sum beyond the register belongs to a codeword that fails.
            given.is("u_dec.key_errors", &number((errors + erased) % (1 << bits), bits))?;
        }
    }
    if d.erasures == 0 {
        return Ok(());
    }
    let (mark, marks) = (own("mark"), own("gen_marks.marks_q"));
    let stored = given.any(&marks)?;
    given.any("u_dec.marks")?;
    given.is(&mark, &stored[..d.m])?;
    for (net, value) in [("start", 0), ("busy_q", 1)] {
        given.fix(&own(net), value)?;
    }
    for row in 0..d.rows() {
        given.fix(&own("row_q"), row)?;
        let moved = if row + 1 == d.rows() { [&stored[d.m..], &d.zero()].concat() } else { stored.clone() };
        given.loads(&marks, &moved)?;
    }
    Ok(())
}
