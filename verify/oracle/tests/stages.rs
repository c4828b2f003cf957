//! Tests of stages of two small codes: an uncorrectable inner word makes the blocks that it reaches uncorrectable.

use eccforge_oracle::stages::{Layer, Pipeline};
use eccforge_oracle::{BinaryDefinition, Oracle, Rule};

/// The SEC-DED code (8,4) with odd columns.
fn code() -> Oracle {
    Oracle::from_definition(BinaryDefinition {
        id: "8-4".into(),
        bits: 8,
        check_positions: (4..8).collect(),
        codewords: vec![(0..8).collect()],
        columns: vec![0b0111, 0b1011, 0b1101, 0b1110, 1, 2, 4, 8],
        correctable: (0..8).map(|bit| vec![bit]).collect(),
        rule: Rule::None,
        confirm_same_byte: None,
    })
}

/// Six inner words whose data bits are, in order, the bits of three outer words of the same code.
fn pipeline(tells: bool) -> Pipeline {
    let layer = |copies, tells| Layer { code: code(), copies, from: (0..24).collect(), tells, erases: None };
    Pipeline { layers: vec![layer(6, tells), layer(3, false)] }
}

#[test]
fn a_refusal_that_is_passed_on_refuses_the_blocks_with_bits_of_the_word_and_no_others() {
    let data = [false, true, true, false].repeat(3);
    for tells in [true, false] {
        let pipeline = pipeline(tells);
        let cells = pipeline.encode(&data);
        assert_eq!(cells.len(), 48);
        for word in 0..6 {
            // With two wrong check bits, the word is uncorrectable, although its data are right.
            let mut read = cells.clone();
            read[8 * word + 4] ^= true;
            read[8 * word + 6] ^= true;
            let read = pipeline.read(&read, &data);
            assert_eq!((read.refused, read.delivered), (vec![true, false], data.clone()));
            for (block, verdict) in read.blocks.iter().enumerate() {
                assert_eq!((verdict.refused, verdict.wrong), (tells && word / 2 == block, false), "word {word}");
            }
        }
    }
}
