//! Tests of the files of `examples/ranks` whose code corrects one chip or symbol, by trying every error of one and of two.

use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::Scheme;
use std::collections::HashMap;
use std::path::Path;

fn file(path: &str) -> Scheme {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    Scheme::from_text(&SourceFile::read(&path).expect("readable"), None).expect("valid")
}

#[test]
fn errors_of_two_chips_are_never_those_of_one() {
    let scheme = file("../../examples/ranks/s4sc-d4sd-144.yaml");
    let columns = scheme.code.h.columns();
    let mut chips = HashMap::new();
    for (chip, value) in (0..36).flat_map(|chip: usize| (1..16).map(move |value: usize| (chip, value))) {
        let wrong = (0..4).filter(|i| value >> i & 1 == 1).map(|i| columns[4 * chip + i]);
        let syndrome = wrong.fold(0, |sum, column| sum ^ column);
        assert!(syndrome != 0 && chips.insert(syndrome, chip).is_none(), "chip {chip}, value {value}");
    }
    assert_eq!(chips.len(), 540);
    for (a, first) in &chips {
        for (b, second) in chips.iter().filter(|(_, second)| *second > first) {
            assert!(*a != *b && !chips.contains_key(&(a ^ b)), "chips {first} and {second}");
        }
    }
}

#[test]
fn the_on_die_code_of_hbm3_is_the_code_that_the_other_tests_take() {
    let [example, tested] = ["../../examples/ranks/hbm3-on-die-19-17.yaml", "tests/codes/rs-19-17.yaml"].map(file);
    assert_eq!(example.code.h.columns(), tested.code.h.columns());
    assert_eq!(example.corrects, tested.corrects);
}
