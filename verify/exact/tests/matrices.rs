//! Tests of the parity-check matrices in `matrices/`, which are text, against other statements of the same matrices.

use eccforge_oracle::parse_matrix;
use eccforge_scheme::builtin;

/// Matrix files, each with a scheme that must have this H. The schemes write their matrices in other forms:
/// hexadecimal, Base32, and a construction.
const FILES: [(&str, &str, &str); 11] = [
    ("hsiao-72-64-v1", "ni-secded", include_str!("../../../matrices/hsiao-72-64-v1.txt")),
    ("sec-2bec-72-64", "ni-sec2bec", include_str!("../../../matrices/sec-2bec-72-64.txt")),
    ("rs-18-16-extended", "i-ssc", include_str!("../../../matrices/rs-18-16-extended.txt")),
    ("rs-36-32", "ssc-dsd-plus", include_str!("../../../matrices/rs-36-32.txt")),
    ("rs-36-32-power-2", "rs-pin", include_str!("../../../matrices/rs-36-32-power-2.txt")),
    ("hsiao-22-16", "hsiao-22-16", include_str!("../../../matrices/hsiao-22-16.txt")),
    ("hsiao-39-32", "hsiao-39-32", include_str!("../../../matrices/hsiao-39-32.txt")),
    ("hsiao-137-128", "hsiao-137-128", include_str!("../../../matrices/hsiao-137-128.txt")),
    ("hamming-136-128", "on-die-sec-136-128", include_str!("../../../matrices/hamming-136-128.txt")),
    ("abramson-72-64", "sec-ded-daec-72-64", include_str!("../../../matrices/abramson-72-64.txt")),
    ("bch-78-64", "dec-bch-78-64", include_str!("../../../matrices/bch-78-64.txt")),
];

#[test]
fn every_matrix_file_is_the_matrix_of_its_scheme() {
    for (name, id, text) in FILES {
        let matrix = parse_matrix(text).unwrap();
        let scheme = builtin(id).unwrap().scheme();
        assert_eq!(matrix.columns, scheme.code.h.columns(), "{name}");
        assert_eq!((matrix.n, matrix.r as u32), (scheme.code.h.n(), scheme.code.h.r()), "{name}");
    }
}

#[test]
fn the_opentitan_matrix_is_made_of_its_published_parity_masks() {
    // prim_secded_72_64: check bit 64 + j is the parity of the data bits in mask j, bit i of the mask being data bit i.
    const MASKS: [u64; 8] = [
        0xB900_0000_001F_FFFF,
        0x5E00_000F_FFE0_003F,
        0x6700_3FF0_03E0_07C1,
        0xCD0F_C0F0_3C20_7842,
        0xB671_C711_C443_8884,
        0xB5B6_5926_488C_9108,
        0xCBDA_AA4A_9115_2210,
        0x7AED_348D_221A_4420,
    ];
    let scheme = builtin("opentitan-72-64").unwrap().scheme();
    for (b, column) in scheme.code.h.columns().iter().enumerate() {
        let expected: u64 = match b {
            0..64 => MASKS.iter().enumerate().map(|(row, mask)| (mask >> b & 1) << row).sum(),
            _ => 1 << (b - 64),
        };
        assert_eq!(*column, expected, "column {b}");
    }
}

#[test]
fn every_file_in_matrices_is_tested_here() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../matrices");
    for entry in std::fs::read_dir(folder).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        let Some(stem) = name.strip_suffix(".txt") else { continue };
        assert!(stem == "opentitan-72-64" || FILES.iter().any(|(f, _, _)| *f == stem), "{name}");
    }
}
