//! Tests that sequential modules are proved in their parts, and that each part notices planted faults.

use crate::sequential::{of_folder, reed_solomon};
use eccforge_hdl::collateral::sequential::files;
use eccforge_hdl::design::File;
use eccforge_hdl::design::sequential::Codec;
use eccforge_hdl::prove::sequential::{SequentialProof, prove};
use eccforge_scheme::algebraic::Algebraic;
use xtask::needs;

fn proof(scheme: &Algebraic, codec: &Codec, files: &[File]) -> SequentialProof {
    prove(scheme, codec, files).unwrap()
}

/// The parts that are not proved, by the first word of their claims.
fn open(proof: &SequentialProof) -> Vec<&str> {
    let open = proof.parts.iter().filter(|part| !part.holds());
    open.filter_map(|part| part.claim.split([':', ' ']).next()).collect()
}

#[test]
#[ignore = "minutes on two cores: `cargo xtask full` runs it"]
fn the_parts_of_large_decoders_are_proved() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    for (id, lanes) in [("ccsds-255-223", 1), ("kp4-544-514", 2), ("bch-512-8", 8), ("bch-4k-8", 8)] {
        let scheme = of_folder(id);
        let codec = Codec::of(&scheme, lanes).unwrap();
        let proof = proof(&scheme, &codec, &files(&scheme, &codec));
        assert!(proof.holds(), "{id}: {:#?}", proof.parts);
    }
    let scheme = of_folder("ccsds-255-223");
    let codec = Codec::with_erasures(&scheme).unwrap();
    let proof = proof(&scheme, &codec, &files(&scheme, &codec));
    assert!(proof.holds(), "{:#?}", proof.parts);
}

/// Planted faults: a file, the text before and after, and the part whose proof must fail.
const FAULTS: [(&str, &str, &str, &str); 12] = [
    ("tiny_seq_enc.sv", "Generator = {\n    4'h", "Generator = {\n    4'h1 ^ 4'h", "encoder"),
    ("tiny_seq_dec.sv", "Roots = {\n    4'h", "Roots = {\n    4'h1 ^ 4'h", "syndromes"),
    ("tiny_seq_dec.sv", "LocStep = {\n    4'h", "LocStep = {\n    4'h1 ^ 4'h", "search"),
    ("tiny_seq_dec.sv", "EvalStart = {\n    4'h", "EvalStart = {\n    4'h1 ^ 4'h", "search"),
    ("tiny_seq_dec.sv", "Beats = 15", "Beats = 14", "the"),
    ("eccforge_seq_enc.sv", "last_o ? '0 : count_q + 1'b1", "last_o ? 1'b1 : count_q + 1'b1", "encoder"),
    ("eccforge_seq_search.sv", "i <= Degree; i += 2) odd", "i < Degree - 1; i += 2) odd", "search"),
    ("eccforge_gf_inv_chain.sv", ".a_i(squared), .b_i(a_i)", ".a_i(doubled), .b_i(a_i)", "values"),
    ("eccforge_seq_key.sv", "= left ^ right", "= left", "key"),
    ("eccforge_seq_key.sv", "step_q + 1'b1 - erased - errors_q", "step_q - erased - errors_q", "key"),
    ("eccforge_seq_key.sv", "step_q   <= '0;", "step_q   <= CountW'(1);", "clocks"),
    ("eccforge_seq_dec.sv", "(level_q != LevelW'(Depth)) & ", "", "control"),
];

#[test]
#[ignore = "many runs of hardware tools: `cargo xtask ci` makes them"]
fn each_part_of_a_small_decoder_is_proved_and_notices_a_planted_fault() {
    if !needs(&["yosys", "berkeley-abc"]) {
        return;
    }
    let scheme = reed_solomon(0x13, 15, 6, (1, 1), 3);
    for codec in [Codec::of(&scheme, 3).unwrap(), Codec::with_erasures(&scheme).unwrap()] {
        let proof = proof(&scheme, &codec, &files(&scheme, &codec));
        assert!(proof.holds(), "{:#?}", proof.parts);
    }
    let codec = Codec::of(&scheme, 1).unwrap();
    // Each fault takes half a minute, most of it in searches for the properties that it violates.
    for (name, from, to, part) in xtask::cases(FAULTS, [12, 3]) {
        let mut files = files(&scheme, &codec);
        let file = files.iter_mut().find(|file| file.name == name).unwrap();
        assert!(file.text.contains(from), "{name} has no `{from}`");
        file.text = file.text.replacen(from, to, 1);
        let proof = proof(&scheme, &codec, &files);
        assert!(open(&proof).contains(&part), "{name}: `{to}`: {:#?}", proof.parts);
    }
}
