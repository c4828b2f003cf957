//! Tests of the constants of the fast kernels against the oracle.

use eccforge_oracle::by_id;
use eccforge_scheme::Scheme;
use eccforge_scheme::builtins;
use eccforge_source::kernel::{Shape, grid, rust, shape};

#[test]
fn the_grid_gives_the_check_bits_of_the_oracle_for_every_data_bit() {
    let mut seen = 0;
    for builtin in builtins() {
        let Some(grid) = grid(&builtin.scheme()) else { continue };
        let oracle = by_id(builtin.id).expect("every scheme of 288 bits has an oracle");
        for bit in 0..256 {
            let entry = oracle.encode(&(0..256).map(|d| d == bit).collect::<Vec<_>>());
            for c in 0..32 {
                let block = grid[c / 8][bit / 8];
                let ours = block >> (8 * (c % 8) + bit % 8) & 1 == 1;
                assert_eq!(ours, entry[72 * (c / 8) + 64 + c % 8], "{}: data bit {bit}, check bit {c}", builtin.id);
            }
        }
        seen += 1;
    }
    assert_eq!(seen, 18);
}

#[test]
fn symbols_that_cells_of_the_sanity_check_cut_are_left_to_the_circuit() {
    let shipped = eccforge_scheme::builtin("i-ssc-csc").expect("shipped");
    let mut file = shipped.file();
    assert!(rust(&shipped.scheme()).expect("288 bits").contains("repair: crate::Repair::Patterns"));
    file.text = file.text.replace("sanity-check: symbol", "sanity-check: pin-or-byte");
    let scheme = Scheme::from_text(&file, None).expect("the rule suits any entry");
    // Two symbols whose first bits share a byte, while their last bits share neither byte nor pin with each other or with
    // these: the circuit rejects corrections of those last bits, the tables would accept them.
    let symbol = |w: usize, s: usize| &scheme.layout.codeword(w)[8 * s..8 * s + 8];
    let together = |bits: [usize; 2]| scheme.sanity_check.iter().any(|p| p.common_cell(bits).is_some());
    let differ = |s: usize, t: usize| {
        let (one, two) = (symbol(0, s), symbol(1, t));
        together([one[0], two[0]]) && one.iter().any(|&a| two.iter().any(|&b| !together([a, b])))
    };
    assert!((0..18).any(|s| (0..18).any(|t| differ(s, t))), "the first bit stands for a symbol after all");
    assert!(rust(&scheme).expect("288 bits").contains("repair: crate::Repair::Circuit"));
}

#[test]
fn one_wrong_block_and_the_bytes_no_longer_sum_to_zero() {
    let scheme = eccforge_scheme::builtin("rs-dsc").expect("shipped").scheme();
    let grid = grid(&scheme).expect("288 bits");
    for i in 0..4 * 32 {
        let mut changed = grid;
        changed[i / 32][i % 32] ^= 1 << (i % 64);
        assert_eq!(shape(&changed), Shape::Dense);
    }
}

#[test]
fn interleaved_grids_are_rotated_ones_and_reed_solomon_grids_are_dense_or_sum_to_zero() {
    let shape_of = |id| {
        let scheme = eccforge_scheme::builtin(id).expect("shipped").scheme();
        shape(&grid(&scheme).expect("288 bits"))
    };
    assert!(matches!(shape_of("ni-secded"), Shape::Beats(_)));
    assert!(matches!(shape_of("ni-sec2bec"), Shape::Beats(_)));
    assert!(matches!(shape_of("i-secded"), Shape::Rotated(_)));
    assert!(matches!(shape_of("trio"), Shape::Rotated(_)));
    assert_eq!(shape_of("rs-pin"), Shape::Dense);
    assert_eq!(shape_of("i-ssc"), Shape::Dense);
    assert_eq!(shape_of("ssc-dsd-plus"), Shape::ZeroSum);
    assert_eq!(shape_of("rs-dsc"), Shape::ZeroSum);
}
