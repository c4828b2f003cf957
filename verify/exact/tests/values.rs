//! Tests of silent errors in stored values: the oracle decodes every error, and floating-point numbers of Rust name the fields.

use crate::support::oracle_for;

use eccforge_exact::enumerate::Progress;
use eccforge_exact::values::{FORMATS, Format, wrong_values};
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_oracle::Status;
use eccforge_scheme::builtin;
use std::collections::BTreeMap;

fn model(rest: &str) -> ErrorModel {
    let text = format!("eccforge-model: 1\nid: own\nname: Own\nsource: s\nunit: fit\nclasses:\n{rest}");
    ErrorModel::from_text(&SourceFile::new("own.yaml", text)).expect("a model")
}

#[test]
fn wrong_values_are_those_that_the_oracle_delivers() {
    let (scheme, oracle) = (builtin("hsiao-39-32").expect("shipped").scheme(), oracle_for("hsiao-39-32"));
    let model = model(
        "- {id: three, name: Three, rate: 1, patterns: {weight: {bits: 3}}}\n\
         - {id: all, name: All, rate: 1, patterns: {uniform: {region: entry}}}\n",
    );
    for name in ["bf16", "int8", "fp32"] {
        let format = Format::named(name).expect("a format");
        let found = wrong_values(&scheme, &model, &format, &Progress::default()).expect("counted");
        assert!(found[1].is_none(), "a uniform class is not enumerated");
        let found = found[0].as_ref().expect("enumerated");
        let (mut silent, mut by_field, mut by_bit) = (0, [0; 3], vec![0; format.width as usize]);
        let mut residuals: BTreeMap<(usize, u64), u64> = BTreeMap::new();
        for error in triples(oracle.bits) {
            let received: Vec<bool> = (0..oracle.bits).map(|bit| error >> bit & 1 == 1).collect();
            let decoded = oracle.decode(&received);
            let data: Vec<bool> = oracle.data_positions.iter().map(|bit| decoded.entry[*bit]).collect();
            if decoded.status == Status::Detected || !data.contains(&true) {
                continue;
            }
            silent += 1;
            let width = format.width as usize;
            let mut wrong = Vec::new();
            for start in (0..data.len()).step_by(width) {
                let mut value = 0u64;
                for bit in 0..width {
                    if data[start + bit] {
                        value += 1 << bit;
                        by_bit[bit] += 1;
                    }
                }
                if value > 0 {
                    wrong.push(value);
                }
            }
            for value in &wrong {
                *residuals.entry((wrong.len(), *value)).or_default() += 1;
            }
            let worst = wrong.iter().map(|value| rank(name, *value)).min().expect("a wrong value");
            by_field[worst] += 1;
        }
        assert_eq!(found.patterns, 9139);
        assert_eq!((found.silent, &found.by_field[..], &found.by_bit), (silent, &by_field[..], &by_bit), "{name}");
        assert_eq!(found.residuals, residuals, "{name}");
    }
}

/// All errors of three bits.
fn triples(bits: usize) -> impl Iterator<Item = u64> {
    (0..bits).flat_map(move |a| (0..a).flat_map(move |b| (0..b).map(move |c| 1 << a | 1 << b | 1 << c)))
}

/// The rank of the field that matters most: exponent, sign and fraction, or sign, high half and low half.
fn rank(format: &str, wrong: u64) -> usize {
    match format {
        // A bfloat16 is the upper half of a binary32.
        "bf16" => rank("fp32", wrong << 16),
        "fp32" => {
            // The bits of infinity are the exponent, and those of -0 the sign.
            let (exponent, sign) = (u64::from(f32::INFINITY.to_bits()), u64::from((-0f32).to_bits()));
            if wrong & exponent != 0 { 0 } else { 1 + usize::from(wrong & sign == 0) }
        }
        _ => match wrong as u8 {
            128.. => 0,
            16..128 => 1,
            _ => 2,
        },
    }
}

#[test]
fn the_fields_of_a_format_are_all_of_its_bits_once() {
    for format in FORMATS {
        let mut fields: Vec<(u32, u32)> = format.fields.iter().map(|(_, low, width)| (*low, *width)).collect();
        fields.sort_unstable();
        let end = fields.iter().fold(0, |end, (low, width)| if *low == end { end + width } else { u32::MAX / 2 });
        assert_eq!(end, format.width, "{}", format.name);
    }
    let bits = |name: &str| Format::named(name).expect("a format").fields.to_vec();
    assert_eq!(bits("fp64")[0], ("exponent", f64::MANTISSA_DIGITS - 1, 11));
    assert_eq!((bits("fp64")[0].2, bits("fp32")[0].1), (64 - f64::MANTISSA_DIGITS, f32::MANTISSA_DIGITS - 1));
}

#[test]
fn data_that_are_not_whole_values_are_an_error() {
    let scheme = builtin("hsiao-22-16").expect("shipped").scheme();
    let format = Format::named("fp32").expect("a format");
    let model = model("- {id: one, name: One, rate: 1, patterns: {weight: {bits: 1}}}\n");
    let why = wrong_values(&scheme, &model, &format, &Progress::default()).expect_err("16 bits");
    assert!(why.contains("16 data bits, which are not whole values of 32 bits"), "{why}");
}
