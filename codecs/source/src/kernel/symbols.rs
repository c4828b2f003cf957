//! Tables that correct one or two wrong symbols of a Reed-Solomon code of one codeword.

use crate::layout::Bytes;
use crate::print::list;
use crate::table::ConstantArray;
use crate::wide::algebraic::{block_of, places};
use crate::wide::symbols::{Codewords, are_units, roots};
use eccforge_scheme::Scheme;

/// An array, or an array of arrays of this many numbers.
fn array(numbers: impl IntoIterator<Item = u64>) -> String {
    format!("[\n{}    ]", list(numbers.into_iter().map(|number| number.to_string()), 8))
}

/// The values of the table with this name, if there is one.
fn table(tables: &[ConstantArray], name: &str) -> Option<Vec<u64>> {
    tables.iter().find(|table| table.name == name).map(|table| table.values.clone())
}

/// The block with these columns, rows in descending order.
fn block(columns: &[u32]) -> String {
    format!("0x{:016x}", u64::from_be_bytes(block_of(columns)))
}

/// The statics of `SymbolBlocks` and, if two wrong symbols are corrected and the first part of the syndrome is their sum, of
/// `SymbolPairs`, and whether there is the second one. The symbols are these units, which are bytes.
pub(super) fn symbols(scheme: &Scheme, units: &[Vec<usize>], suffix: &str) -> Option<(String, bool)> {
    let codewords = Codewords::of(scheme).filter(|own| own.count == 1 && own.checks() == 4)?;
    let bytes = Bytes::new(scheme, false);
    let places = vec![places(&bytes, scheme, 0)];
    if !are_units(&places[0], 8) {
        return None;
    }
    let order: Vec<usize> = places[0][..8].iter().map(|place| place % 8).collect();
    let (data, has_pairs) = (bytes.data.len(), codewords.radius == 2);
    let mut text = format!(
        "static SYMBOLS{suffix}: crate::SymbolBlocks = crate::SymbolBlocks {{\n    pairs: {has_pairs},\n    syndromes: [\n"
    );
    for of_bits in codewords.values(&places, data, 4) {
        text += &format!("        [{}],\n", of_bits.chunks(8).map(block).collect::<Vec<_>>().join(", "));
    }
    let tables = codewords.tables();
    let bytes =
        table(&tables, "SYMBOLS")?.into_iter().map(|s| places[0].get(8 * s as usize).map_or(255, |place| place / 8));
    text += &format!(
        "    ],\n    values: {},\n    roots: {},\n    factors: {},\n    bytes: {},\n}};\n",
        block(&codewords.back(&order)?),
        array(table(&tables, "ROOTS").unwrap_or_else(|| vec![0; 256])),
        array(table(&tables, "FACTORS").unwrap_or_else(|| vec![1; 256])),
        array(bytes.map(|byte| byte as u64)),
    );
    let is_simple = has_pairs && !codewords.has_factors();
    if is_simple {
        text += &pairs(scheme, codewords, units, &places, suffix)?;
    }
    Some((text, is_simple))
}

/// The static of `SymbolPairs`: tables in the field of the code.
fn pairs(
    scheme: &Scheme,
    codewords: Codewords,
    units: &[Vec<usize>],
    places: &[Vec<usize>],
    suffix: &str,
) -> Option<String> {
    let field = &codewords.rs.field;
    let values = Codewords { element: (0..256).collect(), ..codewords }.values(places, places[0].len() - 32, 4);
    let mut syndromes = String::new();
    for byte in 0..4 {
        let mut of_values = vec![0u64; 256];
        for x in 1..256usize {
            // That of the leading bit, and of the others.
            let bit = x.ilog2() as usize;
            let of_bit = u32::from_le_bytes([0, 1, 2, 3].map(|k: usize| values[k][8 * byte + bit] as u8));
            of_values[x] = of_values[x ^ 1 << bit] ^ u64::from(of_bit);
        }
        syndromes += &format!("    {},\n", array(of_values));
    }
    let mut by_logarithm = vec![255; 256];
    for (bits, logarithm) in scheme.layout.codeword(0).chunks(8).zip(codewords.rs.logarithms()?) {
        by_logarithm[logarithm as usize] = units.iter().position(|unit| unit == bits)? as u64;
    }
    let logarithms = (0..256).map(|a| if a == 0 { 1020 } else { field.log(a).into() });
    let powers = (0..2048).map(|e| if e < 1020 { field.power(e).into() } else { 0 });
    Some(format!(
        "static PAIRS{suffix}: crate::SymbolPairs = crate::SymbolPairs {{\n    syndromes: [\n{syndromes}    ],\n    logarithms: \
         {},\n    powers: {},\n    roots: {},\n    units: {},\n}};\n",
        array(logarithms),
        array(powers),
        array(roots(|a, b| field.multiply(a, b))),
        array(by_logarithm),
    ))
}
