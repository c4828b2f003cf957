//! Tests of circuits for field arithmetic against the tables of the fields.

use eccforge_circuit::Interpreter;
use eccforge_circuit::{Builder, NetId};
use eccforge_gf::field::Field;
use eccforge_lower::decoder::gf::{add, inverse, multiply, quotient, scale, square};

/// The values of a word in the lanes of a run.
fn value(run: &Interpreter, word: &[NetId], lane: u32) -> u32 {
    let mut value = 0;
    for (i, net) in word.iter().enumerate() {
        value |= ((run.get(*net) >> lane & 1) as u32) << i;
    }
    value
}

/// Sets the words x and y, of m bits each, to the low and the high bits of the 64 numbers from `first` on.
fn set(run: &mut Interpreter, [x, y]: [&[NetId]; 2], first: u32) {
    for (i, net) in x.iter().chain(y).enumerate() {
        let mut bit_of_each = 0;
        for lane in 0..64 {
            bit_of_each |= u64::from((first + lane) >> i & 1) << lane;
        }
        run.set(*net, bit_of_each);
    }
}

#[test]
fn products_squares_and_inverses_agree_with_the_tables_for_all_pairs() {
    let field = Field::new(0x163).unwrap();
    let mut b = Builder::new("gf");
    let (x, y) = (b.input("x", 8), b.input("y", 8));
    let words = [
        multiply(&mut b, &field, &x, &y),
        square(&mut b, &field, &x),
        inverse(&mut b, &field, &x),
        scale(&mut b, &field, &x, 0x5A),
        add(&mut b, &x, &y),
        quotient(&mut b, &field, &x, &y),
    ];
    for (i, word) in words.iter().enumerate() {
        b.output(format!("out{i}"), word.clone());
    }
    let circuit = b.finish();
    let mut run = Interpreter::new(&circuit);
    for pair in (0..1u32 << 16).step_by(64) {
        set(&mut run, [&x, &y], pair);
        run.run();
        for lane in 0..64 {
            let (a, c) = ((pair + lane) & 255, (pair + lane) >> 8);
            let expected = [
                field.multiply(a, c),
                field.multiply(a, a),
                field.inverse(a),
                field.multiply(a, 0x5A),
                a ^ c,
                field.multiply(a, field.inverse(c)),
            ];
            for (word, e) in words.iter().zip(expected) {
                assert_eq!(value(&run, word, lane), e, "x = {a}, y = {c}");
            }
        }
    }
}

/// The inverse is taken in the subfield of half as many bits, so its basis must be right in every field.
#[test]
fn quotients_agree_with_the_tables_for_all_pairs_in_every_field() {
    for polynomial in [0x7, 0x13, 0x19, 0x43, 0x11D, 0x163, 0x409] {
        let field = Field::new(polynomial).unwrap();
        let m = field.bits();
        let mut b = Builder::new("gf");
        let (x, y) = (b.input("x", m as usize), b.input("y", m as usize));
        let word = quotient(&mut b, &field, &x, &y);
        b.output("quotient", word.clone());
        let circuit = b.finish();
        let mut run = Interpreter::new(&circuit);
        for first in (0..1u32 << (2 * m)).step_by(64) {
            set(&mut run, [&x, &y], first);
            run.run();
            for pair in first..(first + 64).min(1 << (2 * m)) {
                let (a, c) = (pair & field.order(), pair >> m);
                let expected = field.multiply(a, field.inverse(c));
                assert_eq!(value(&run, &word, pair - first), expected, "{polynomial:#x}: x = {a}, y = {c}");
            }
        }
    }
}
