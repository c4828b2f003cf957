//! The parts with products of two values: inverses and error values of the search, and the corrected word.

use super::definition::{Definition, number, sum};
use super::gates::{Gates, Value};
use super::given::Given;
use crate::prove::step::Unproved;

/// Proves the inverse of every element, the value of an error, and the word that the decoder delivers.
///
/// # Errors
/// A value differs.
pub fn values(d: &Definition, gates: &Gates) -> Result<String, Unproved> {
    let mut flips = Vec::new();
    let mut given = Given::new(gates);
    for lane in 0..d.lanes {
        let own = |net: &str| format!("u_dec.u_search.gen_lane[{lane}].{net}");
        let root = given.any(&own("root_q"))?;
        if d.is_binary {
            flips.extend(root);
            continue;
        }
        inverse(d, gates, [&own("gen_value.odd_q"), &own("gen_value.inverse")])?;
        let (value, inverse) = (given.any(&own("gen_value.value_q"))?, given.any(&own("gen_value.inverse"))?);
        flips.extend(d.product(&value, &inverse).iter().map(|bit| bit.product(&root[0])));
    }
    given.is("u_dec.flips", &flips)?;
    let mut given = Given::new(gates);
    let (read, flips) = (given.any("u_dec.array_data_i")?, given.any("u_dec.flips")?);
    for fail in [0, 1] {
        given.fix("u_dec.out_fail_q", fail)?;
        given.is("data_o", &if fail == 1 { read.clone() } else { sum(&read, &flips) })?;
    }
    flags(gates)?;
    Ok(if d.is_binary {
        "polynomials in all bits".into()
    } else {
        format!("all {} inverses; polynomials in all bits for the product and the word", 1u32 << d.m)
    })
}

/// Requires that the flags of the last beat follow from the counts.
fn flags(gates: &Gates) -> Result<(), Unproved> {
    let counts = 1usize << gates.net("u_dec.found")?.len();
    let mut given = Given::new(gates);
    for fail in 0..2 {
        given.fix("u_dec.out_fail_q", fail)?;
        for (found, wanted) in (0..counts).flat_map(|found| (0..counts).map(move |wanted| (found, wanted))) {
            given.fix("u_dec.found", found)?;
            given.fix("u_dec.out_wanted_q", wanted)?;
            given.is("due_o", &number(usize::from(fail == 1 || found != wanted), 1))?;
        }
    }
    let mut given = Given::new(gates);
    for (due, errors) in (0..counts).flat_map(|errors| [(0, errors), (1, errors)]) {
        given.fix("due_o", due)?;
        given.fix("errors_o", errors)?;
        given.is("ce_o", &number(usize::from(due == 0 && errors > 0), 1))?;
    }
    Ok(())
}

/// Requires that the product of every element and its inverse is 1, and that the inverse of 0 is 0.
fn inverse(d: &Definition, gates: &Gates, [input, output]: [&str; 2]) -> Result<(), Unproved> {
    let cone = gates.cone(gates.net(input)?, gates.net(output)?)?;
    let count = 1u32 << d.m;
    for base in (0..count).step_by(64) {
        let lanes: Vec<u32> = (base..count.min(base + 64)).collect();
        let found = cone.run(&columns(d.m, &lanes));
        for (lane, a) in lanes.iter().enumerate() {
            let inverse = (0..d.m).fold(0, |value, bit| value | ((found[bit] >> lane & 1) as u32) << bit);
            if d.multiply(*a, inverse) != u32::from(*a != 0) || (*a == 0 && inverse != 0) {
                return Err(Unproved::Refuted(format!("{output}: {inverse:#x} is not the inverse of {a:#x}")));
            }
        }
    }
    Ok(())
}

/// Bit i of each value, as one word for each i.
pub fn columns(bits: usize, values: &[u32]) -> Vec<u64> {
    let column =
        |bit: usize| values.iter().enumerate().fold(0, |word, (i, value)| word | u64::from(value >> bit & 1) << i);
    (0..bits).map(column).collect()
}
