//! Tests of the constant on the stored word: the meaning of a file, and the circuits, against the definition of the code.

use eccforge_circuit::{Circuit, Interpreter};
use eccforge_files::diagnostic::SourceFile;
use eccforge_lower::decoder::{Decoder, Strategy};
use eccforge_lower::{encoder, stored};
use eccforge_scheme::Scheme;

/// Two codewords of Hsiao's (13,8) in two beats, with these further lines.
fn two(more: &str) -> Scheme {
    let text = format!(
        "eccforge: 1\nid: two\nname: x\nsource: x\nentry: {{beats: 2, data-pins: 8, check-pins: 5}}\ncodewords: 2\n\
         layout: identity\ncode: {{hsiao: {{k: 8}}}}\ncorrects: [bits]\n{more}"
    );
    Scheme::from_text(&SourceFile::new("two.yaml", text), None).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn a_number_of_every_form_names_check_bits_and_data_bits_in_ascending_order() {
    // Pins 8 to 12 of beats 0 and 1 carry check bits 0 to 4 and 5 to 9.
    let check = vec![8, 10, 21, 25];
    for number in ["0x225", "0b10_0010_0101", "\"10'h225\"", "10'b1000100101", "549", "0x0225"] {
        assert_eq!(two(&format!("constant: {{check: {number}}}")).constant, check, "{number}");
    }
    let both = two("constant: {check: 0x225, data: 0x8101}");
    assert_eq!(both.constant, [0, 8, 10, 13, 20, 21, 25]);
    assert_eq!(both.constant_in_words().as_deref(), Some("check bits XOR 0x225, data bits XOR 0x8101"));
    let plain = two("");
    assert_eq!((plain.constant_in_words(), plain.hash() == both.hash()), (None, false));
    assert_eq!(two("constant: {check: 0}").hash(), plain.hash(), "no bit is complemented");
}

/// The value of an output, by bit.
fn run(circuit: &Circuit, inputs: &[bool], output: &str) -> Vec<bool> {
    let mut run = Interpreter::new(circuit);
    for (net, bit) in circuit.inputs()[0].nets.iter().zip(inputs) {
        run.set(*net, u64::from(*bit));
    }
    run.run();
    circuit.output(output).expect("a port").nets.iter().map(|net| run.get(*net) & 1 == 1).collect()
}

/// By definition, a stored entry XOR the constant is made of codewords: each row of H has even weight on them. One wrong
/// bit is corrected to the entry as written and the data as given.
#[test]
fn a_stored_entry_and_the_constant_sum_to_codewords_and_single_errors_are_corrected() {
    let scheme = two("constant: {check: 0x2b5, data: 0x81c3}");
    let (encode, decode) = (encoder(&scheme), Decoder::new(&scheme, Strategy::SyndromeLookup).flatten());
    let (encode, decode) = (stored(&scheme, &encode), stored(&scheme, &decode));
    for value in [0u32, 0xFFFF, 0xBEEF, 0x1234] {
        let data: Vec<bool> = (0..16).map(|d| value >> d & 1 == 1).collect();
        let entry = run(&encode, &data, "entry");
        for (w, bits) in entry.chunks(13).enumerate() {
            for row in 0..5 {
                let ones = scheme.code.h.row_support(row).into_iter();
                let sum = ones.filter(|b| bits[*b] != scheme.constant.contains(&(13 * w + b))).count();
                assert_eq!(sum % 2, 0, "{value:#x}, codeword {w}, row {row}");
            }
        }
        for wrong in 0..26 {
            let mut read = entry.clone();
            read[wrong] = !read[wrong];
            assert_eq!(run(&decode, &read, "corrected"), entry);
            assert_eq!(run(&decode, &read, "data"), data);
            assert_eq!([run(&decode, &read, "ce"), run(&decode, &read, "due")], [[true], [false]]);
        }
    }
}
