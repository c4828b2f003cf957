//! Schemes for 32 bytes of data and 4 check bytes, each defined by one table row.

use crate::binary::{BinaryDefinition, Rule};
use crate::decode::Oracle;
use crate::symbol::{Corrections, Pair, SymbolCode, single_symbol_patterns};
use crate::{entry, matrices};

/// The schemes that `by_id` accepts. `duet-trio` has its enable on; `duet-trio:off` is also accepted.
pub fn ids() -> Vec<&'static str> {
    vec![
        "ni-secded",
        "i-secded",
        "duet",
        "ni-sec2bec",
        "i-sec2bec",
        "trio",
        "i-ssc",
        "i-ssc-csc",
        "ssc-dsd-plus",
        "duet-strict",
        "trio-strict",
        "trio-confirmed",
        "trio-searched",
        "rs-pin",
        "sparse-pin",
        "rs-dsc",
        "rs-ssc-tsd",
        "duet-trio",
    ]
}

/// The rule that all corrections are in one byte lane.
fn lane() -> Rule {
    Rule::TogetherIn(vec![entry::lane_cells()])
}

/// The rule that all corrections are in one pin, or all are in one byte.
fn pin_or_byte() -> Rule {
    Rule::TogetherIn(vec![entry::pin_cells(), entry::byte_cells()])
}

/// The rule that the corrected symbols share their byte or their pins.
fn symbol() -> Rule {
    Rule::TogetherIn(vec![entry::symbol_byte_cells(), entry::symbol_column_cells()])
}

/// The oracle of a scheme.
pub fn by_id(id: &str) -> Option<Oracle> {
    Some(match id {
        "ni-secded" => Oracle::from_definition(hsiao(id, entry::beat_layout(), Rule::None)),
        "i-secded" => Oracle::from_definition(hsiao(id, entry::interleaved_layout(), Rule::None)),
        "duet" => Oracle::from_definition(hsiao(id, entry::interleaved_layout(), lane())),
        "duet-strict" => Oracle::from_definition(hsiao(id, entry::interleaved_layout(), pin_or_byte())),
        "ni-sec2bec" => Oracle::from_definition(sec_2bec_by_beat(id)),
        "i-sec2bec" => Oracle::from_definition(sec_2bec(id, Rule::None)),
        "trio" | "duet-trio" => Oracle::from_definition(sec_2bec(id, lane())),
        "duet-trio:off" => Oracle::from_definition(without_pairs(sec_2bec(id, lane()))),
        "trio-searched" => Oracle::from_definition(BinaryDefinition {
            columns: matrices::searched_swizzled_columns(),
            ..sec_2bec(id, lane())
        }),
        "trio-strict" => Oracle::from_definition(sec_2bec(id, pin_or_byte())),
        "trio-confirmed" => Oracle::from_definition(confirmed(sec_2bec(id, pin_or_byte()))),
        "i-ssc" => i_ssc(id, Rule::None),
        "i-ssc-csc" => i_ssc(id, symbol()),
        "ssc-dsd-plus" => Oracle { corrections: vec![Corrections::LocatorsAgree], ..rs_36_32(id, 0, Vec::new()) },
        "rs-ssc-tsd" => rs_36_32(id, 0, single_symbol_patterns(36)),
        "rs-dsc" => Oracle { corrections: vec![Corrections::EveryPair(Pair::all())], ..rs_36_32(id, 0, Vec::new()) },
        "rs-pin" => rs_36_32(id, 2, [single_symbol_patterns(36), pin_patterns()].concat()),
        "sparse-pin" => Oracle::from_definition(BinaryDefinition {
            codewords: entry::byte_symbol_layout(),
            columns: matrices::sparse_columns(),
            correctable: [single_symbol_patterns(36), pin_patterns()].concat(),
            ..hsiao(id, Vec::new(), Rule::None)
        }),
        _ => return None,
    })
}

/// Four codewords of Hsiao's (72,64) code, which correct single bits.
fn hsiao(id: &str, codewords: Vec<Vec<usize>>, rule: Rule) -> BinaryDefinition {
    BinaryDefinition {
        id: id.into(),
        bits: entry::BITS,
        check_positions: entry::check_positions(),
        codewords,
        columns: matrices::hsiao_columns(),
        correctable: single_bits(),
        rule,
        confirm_same_byte: None,
    }
}

/// SEC-2bEC in printed order, one codeword per beat: single bits and pairs (2s, 2s+1).
fn sec_2bec_by_beat(id: &str) -> BinaryDefinition {
    BinaryDefinition {
        columns: matrices::sec_2bec_printed_columns(),
        correctable: [single_bits(), matrices::adjacent_pairs()].concat(),
        ..hsiao(id, entry::beat_layout(), Rule::None)
    }
}

/// SEC-2bEC interleaved and swizzled: single bits and pairs (b, b+4).
fn sec_2bec(id: &str, rule: Rule) -> BinaryDefinition {
    BinaryDefinition {
        columns: matrices::sec_2bec_swizzled_columns(),
        correctable: [single_bits(), matrices::stride_four_pairs()].concat(),
        ..hsiao(id, entry::interleaved_layout(), rule)
    }
}

/// The same scheme with pair correction disabled: pairs are detected.
fn without_pairs(definition: BinaryDefinition) -> BinaryDefinition {
    BinaryDefinition { correctable: single_bits(), ..definition }
}

/// The same scheme, but a pair is corrected only if another codeword corrects a bit of the same byte.
fn confirmed(definition: BinaryDefinition) -> BinaryDefinition {
    BinaryDefinition { confirm_same_byte: Some(entry::PINS), ..definition }
}

fn single_bits() -> Vec<Vec<usize>> {
    (0..72).map(|b| vec![b]).collect()
}

/// Two codewords of RS(18,16) on the checkerboard of symbols, each correcting one symbol.
fn i_ssc(id: &str, rule: Rule) -> Oracle {
    reed_solomon(id, SymbolCode::rs_18_16(), entry::checkerboard_layout(), single_symbol_patterns(18), rule)
}

/// One codeword of RS(36,32) on the bytes of the entry.
fn rs_36_32(id: &str, first_power: usize, correctable: Vec<Vec<usize>>) -> Oracle {
    reed_solomon(id, SymbolCode::rs_36_32(first_power), entry::byte_symbol_layout(), correctable, Rule::None)
}

/// A Reed-Solomon scheme is the binary scheme of its columns' binary images, but it encodes in the field.
fn reed_solomon(
    id: &str,
    code: SymbolCode,
    codewords: Vec<Vec<usize>>,
    correctable: Vec<Vec<usize>>,
    rule: Rule,
) -> Oracle {
    let columns = code.binary_columns();
    let binary = BinaryDefinition { codewords, columns, correctable, ..hsiao(id, Vec::new(), rule) };
    Oracle { symbols: Some(code), ..Oracle::from_definition(binary) }
}

/// The 11 patterns of weight 2..4 on every pin. In the byte-symbol layout a codeword bit is the physical bit.
fn pin_patterns() -> Vec<Vec<usize>> {
    // One wrong beat of a pin is a single bit, which symbols already have.
    let several_beats = (0..16u32).filter(|beats| beats.count_ones() >= 2);
    let mut patterns = Vec::new();
    for beats in several_beats {
        for pin in 0..entry::PINS {
            patterns.push((0..4).filter(|beat| beats >> beat & 1 == 1).map(|beat| beat * entry::PINS + pin).collect());
        }
    }
    patterns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_is_known_and_unknown_ones_are_not() {
        assert_eq!(ids().len(), 18);
        for id in ids().into_iter().chain(["duet-trio:off"]) {
            let oracle = by_id(id).unwrap_or_else(|| panic!("{id} is in the list"));
            assert_eq!((oracle.id.as_str(), oracle.bits, oracle.data_positions.len()), (id, 288, 256));
        }
        assert!(by_id("trio ").is_none());
    }

    #[test]
    fn encoding_in_the_field_equals_encoding_with_the_binary_image() {
        for id in ["i-ssc", "rs-pin", "rs-dsc"] {
            let field = by_id(id).unwrap();
            let binary = Oracle { symbols: None, ..by_id(id).unwrap() };
            for bit in 0..256 {
                let data: Vec<bool> = (0..256).map(|d| d == bit).collect();
                assert_eq!(field.encode(&data), binary.encode(&data), "{id}, data bit {bit}");
            }
        }
    }
}
