use super::*;

#[test]
fn table_1_is_as_printed() {
    let model = ErrorModel::table1();
    let printed = [("bit", 7398), ("pin", 19), ("byte", 2256), ("2bit", 11), ("3bit", 3), ("beat", 90), ("entry", 223)];
    assert_eq!(model.classes.len(), printed.len());
    for (class, (id, rate)) in model.classes.iter().zip(printed) {
        assert_eq!((class.id.as_str(), &class.rate), (id, &BigRational::new(rate.into(), 100.into())));
    }
}

#[test]
fn percentages_that_do_not_sum_to_100_are_refused_with_their_sum() {
    let text = include_str!("../../models/hbm2-table1.yaml").replace("22.56", "22.57");
    let error = ErrorModel::from_text(&SourceFile::new("m.yaml", text)).unwrap_err();
    assert!(error.message().contains("100.01"), "{error}");
}

#[test]
fn decimals_round_half_up_exactly() {
    let r = |n: i64, d: i64| BigRational::new(n.into(), d.into());
    assert_eq!(decimal(&r(1, 8), 2), "0.13");
    assert_eq!(decimal(&r(2, 3), 4), "0.6667");
    assert_eq!(decimal(&r(999, 1000), 0), "1");
    assert_eq!(parse_decimal("0.90"), Some(r(9, 10)));
    assert_eq!(parse_decimal("-1"), None);
}
