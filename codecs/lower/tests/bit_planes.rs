//! Tests of the sums of Reed-Solomon codes by bit planes, against the columns of H.

use eccforge_circuit::{Builder, Circuit, Interpreter, NetId, Role};
use eccforge_gf::field::Field;
use eccforge_lower::decoder::{Decoder, Flags, Strategy};
use eccforge_lower::{CheckPlanes, SyndromePlanes, encoder};
use eccforge_scheme::reed_solomon::{Locator, ReedSolomon};
use eccforge_scheme::{Construction, Scheme, builtins};
use std::collections::BTreeSet;

fn gates(circuit: &Circuit) -> usize {
    circuit.gates().iter().map(|g| g.operands().len().saturating_sub(1)).sum()
}

/// Outputs for every unit vector of the first input port.
fn basis(circuit: &Circuit, outputs: &[NetId]) -> Vec<Vec<bool>> {
    let mut run = Interpreter::new(circuit);
    let nets = circuit.inputs()[0].nets.clone();
    let each = nets.iter().map(|net| {
        run.set(*net, 1);
        run.run();
        run.set(*net, 0);
        outputs.iter().map(|n| run.get(*n) & 1 == 1).collect()
    });
    each.collect()
}

fn reed_solomon() -> impl Iterator<Item = Scheme> {
    builtins().iter().map(|b| b.scheme()).filter(|s| s.code.reed_solomon().is_some())
}

fn staged_encoder(scheme: &Scheme, w: usize) -> Circuit {
    let mut b = Builder::new("staged");
    let data = b.input("data", scheme.code.h.n() - scheme.check_positions(w).len());
    let check = CheckPlanes::new(scheme, w).unwrap().place(&mut b, &data);
    b.output("check", check);
    b.finish()
}

/// Whether the circuit's check bits make every unit vector of the data a codeword: H c = 0, computed only from the columns of H.
fn is_encoder(scheme: &Scheme, w: usize, circuit: &Circuit) -> bool {
    let (columns, checks) = (scheme.code.h.columns(), scheme.check_positions(w));
    let data = (0..columns.len()).filter(|i| !checks.contains(i));
    let outputs: Vec<NetId> = circuit.output_nets().collect();
    for (bit, check) in data.zip(basis(circuit, &outputs)) {
        let mut syndrome = columns[bit];
        for (place, is_one) in checks.iter().zip(check) {
            if is_one {
                syndrome ^= columns[*place];
            }
        }
        if syndrome != 0 {
            return false;
        }
    }
    true
}

/// The number with these bits, the lowest one first.
fn number(bits: &[bool]) -> u64 {
    let mut number = 0;
    for (i, bit) in bits.iter().enumerate() {
        number |= u64::from(*bit) << i;
    }
    number
}

/// The syndrome of a code by bit planes; its locators need not be distinct.
fn planes(rs: &ReedSolomon) -> Circuit {
    let mut scheme = eccforge_scheme::builtin("rs-pin").unwrap().scheme();
    scheme.code.construction = Construction::ReedSolomon(rs.clone());
    let columns = &rs.binary_columns();
    let mut b = Builder::new("syndrome");
    let word = b.input("codeword", columns.len());
    let mut syndrome: Vec<NetId> = Vec::new();
    for row in 0..rs.check_symbols * rs.symbol_bits() {
        let ones = (0..columns.len()).filter(|i| columns[*i] >> row & 1 == 1);
        syndrome.push(b.parity(ones.map(|i| word[i])));
    }
    b.word("syndrome", Role::Syndrome, syndrome.clone());
    b.output("syndrome", syndrome);
    SyndromePlanes::new(&scheme, None).unwrap().replace_syndrome(&b.finish()).unwrap()
}

#[test]
fn values_are_taken_from_the_exponent_that_takes_the_fewest_squarings() {
    // Values at 0, which is 255 in the cycle of 255, are syndrome bits and have no name of their own.
    let cases: [(u64, u32, &[u64]); 5] = [
        (1, 4, &[1, 3]),
        (0, 6, &[1, 3, 5]),
        (3, 4, &[3, 4, 5]),
        // 254 is -1 and 253 is -2: the square of the value at 254.
        (252, 4, &[252, 254]),
        // 257 is 2, and 256 is 1.
        (254, 5, &[254, 256, 258]),
    ];
    for (first_power, check_symbols, exponents) in cases {
        let field = Field::new(0x163).unwrap();
        let locators = (0..12).map(|s| Locator::Element(field.power(5 * s))).collect();
        let circuit = planes(&ReedSolomon { field, check_symbols, first_power, locators, multipliers: Vec::new() });
        let at = |name: &str| name.split_once("_at_")?.1.split('_').next()?.parse::<u64>().ok();
        let found: BTreeSet<u64> = circuit.words().iter().filter_map(|word| at(&word.name)).collect();
        assert!(found.iter().eq(exponents), "first power {first_power}: {found:?}");
    }
}

#[test]
fn only_what_is_inside_is_named_and_no_output_twice() {
    let scheme = eccforge_scheme::builtin("ssc-dsd-plus").unwrap().scheme();
    let decoder = Decoder::new(&scheme, Strategy::Hardware(Flags::AfterMatches));
    let syndrome = SyndromePlanes::new(&scheme, None).unwrap().replace_syndrome(decoder.kinds()[0].circuit()).unwrap();
    let cases: [(Circuit, &[&str]); 2] =
        [(staged_encoder(&scheme, 0), &["plane_", "_sum_", "data_syndrome_"]), (syndrome, &["plane_", "_sum_"])];
    for (circuit, kinds) in cases {
        let outputs: Vec<NetId> = ["check", "syndrome"]
            .into_iter()
            .filter_map(|name| circuit.output(name))
            .flat_map(|port| port.nets.clone())
            .collect();
        let named: Vec<(&str, NetId)> =
            circuit.words().iter().flat_map(|w| w.nets.iter().map(|n| (w.name.as_str(), *n))).collect();
        for kind in kinds {
            let mut own = named.iter().filter(|(name, _)| name.contains(*kind)).peekable();
            assert!(own.peek().is_some(), "{kind}");
            assert!(own.all(|(_, net)| !outputs.contains(net)), "{kind}");
        }
    }
}

#[test]
fn every_unit_vector_gets_the_check_bits_that_make_it_a_codeword() {
    for scheme in xtask::cases(reed_solomon(), [3, 1]) {
        for w in 0..scheme.codewords() {
            assert!(is_encoder(&scheme, w, &staged_encoder(&scheme, w)), "{} {w}", scheme.id);
        }
    }
    // The test detects a wrong constant: one locator that is not the code's.
    let scheme = eccforge_scheme::builtin("ssc-dsd-plus").unwrap().scheme();
    let mut broken = scheme.clone();
    let mut other = broken.code.reed_solomon().unwrap().clone();
    other.locators[3] = Locator::Element(1 << 7);
    broken.code.construction = Construction::ReedSolomon(other);
    assert!(!is_encoder(&scheme, 0, &staged_encoder(&broken, 0)));
}

#[test]
fn every_unit_vector_has_its_column_as_syndrome() {
    for scheme in xtask::cases(reed_solomon(), [3, 1]) {
        let planes = SyndromePlanes::new(&scheme, None).unwrap();
        for kind in Decoder::new(&scheme, Strategy::Hardware(Flags::AfterMatches)).kinds() {
            let staged = planes.replace_syndrome(kind.circuit()).unwrap();
            assert_eq!(staged.verify(), Ok(()));
            let outputs = &staged.output("syndrome").unwrap().nets;
            for (column, bits) in scheme.code.h.columns().iter().zip(basis(&staged, outputs)) {
                assert_eq!(number(&bits), *column, "{}", scheme.id);
            }
        }
    }
}

#[test]
fn any_field_first_power_and_extension_gives_the_columns_of_the_code() {
    for (polynomial, first_power, check_symbols) in [(0x163, 0, 4), (0x163, 2, 4), (0x163, 15, 4), (0x11D, 254, 5)]
        .into_iter()
        .chain([(0b1011, 0, 4), (0b10011, 3, 6), (0x409, 1, 3)])
    {
        let field = Field::new(polynomial).unwrap();
        let mut locators: Vec<Locator> = (0..7).map(|s| Locator::Element(field.power(s * s + 1))).collect::<Vec<_>>();
        locators.extend([Locator::Infinity, Locator::Zero]);
        let rs = ReedSolomon { field, check_symbols, first_power, locators, multipliers: Vec::new() };
        let columns = rs.binary_columns();
        let circuit = planes(&rs);
        let syndrome = &circuit.output("syndrome").unwrap().nets;
        for (column, bits) in columns.iter().zip(basis(&circuit, syndrome)) {
            assert_eq!(number(&bits), *column, "{polynomial:#x}, first power {first_power}");
        }
    }
}

#[test]
fn the_encoder_of_36_32_needs_at_most_1373_gates() {
    let scheme = eccforge_scheme::builtin("ssc-dsd-plus").unwrap().scheme();
    let staged = gates(&staged_encoder(&scheme, 0));
    let plain = gates(&encoder(&scheme).restricted_to(&["check"]));
    assert!(staged <= 1373, "{staged} of {plain}");
}
