//! Tests of the diagnostic coverage for a safety analysis.

use eccforge_hdl::collateral::fmeda;
use eccforge_scheme::builtin;
use num_rational::BigRational;

#[test]
fn coverage_of_duet_is_complete_for_bits_and_bytes_and_never_flatters() {
    let file = fmeda(&builtin("duet").unwrap().scheme()).unwrap();
    let row = |class: &str| {
        let line = file.text.lines().find(|l| l.starts_with(&format!("{class},"))).unwrap();
        line.split(',').map(String::from).collect::<Vec<_>>()
    };
    assert_eq!(row("bit")[1..7], ["288", "288", "0", "0", "0", "100.000000000"]);
    assert_eq!(row("bit")[7], "0.000000000");
    for line in file.text.lines().filter(|l| !l.starts_with('#')).skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let [_class, _patterns, _corrected, _detected, undetected, miscorrected, coverage, residual, ..] = fields[..]
        else {
            panic!("{line}")
        };
        let (coverage, residual): (f64, f64) = (coverage.parse().unwrap(), residual.parse().unwrap());
        assert!((coverage + residual - 100.0).abs() < 1e-8, "{line}");
        assert_eq!(undetected == "0" && miscorrected == "0", residual == 0.0, "{line}");
    }
}

#[test]
fn shares_are_rounded_against_us() {
    let mut rounded = 0;
    for id in ["duet", "ni-secded"] {
        let text = fmeda(&builtin(id).unwrap().scheme()).unwrap().text;
        for line in text.lines().filter(|l| !l.starts_with('#')).skip(1) {
            let fields: Vec<&str> = line.split(',').collect();
            let number = |text: &str| text.parse::<BigRational>().unwrap();
            let [patterns, corrected, detected] = [1, 2, 3].map(|i| number(fields[i]));
            // In units of the last of nine decimals of a percentage.
            let [coverage, residual] = [6, 7].map(|i| number(&fields[i].replace('.', "")));
            let whole = number("100000000000");
            let covered = (corrected + detected) / patterns * &whole;
            assert_eq!(coverage, covered.floor(), "{line}");
            assert_eq!(residual, whole - coverage, "{line}");
            rounded += u32::from(!covered.is_integer());
        }
    }
    assert!(rounded > 0);
}
