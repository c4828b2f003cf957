//! Tests of error models that are written from a log.

use eccforge_beam::analyse::analyse;
use eccforge_beam::inputs::AnalysisInputs;
use eccforge_beam::model_file::text;
use eccforge_beam::numbers::{exact, shortest};
use eccforge_evidence::entries::{Options, read};
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;

#[test]
fn the_file_is_a_model_with_the_patterns_of_table_1() {
    let log = read(&b"write,read,address,flips\n0,0,0,1\n1,0,32,3\n2,0,64,1\n"[..], &Options::default()).unwrap();
    let a = analyse(log, &AnalysisInputs::default(), &[]);
    let text = text("mine", "a \"log\": #1", "eccforge learn beam", &a).unwrap();
    let model = ErrorModel::from_text(&SourceFile::new("m.yaml", text)).unwrap();
    let table1 = ErrorModel::table1();
    assert!(model.classes.iter().zip(&table1.classes).all(|(a, b)| a.patterns == b.patterns && a.id == b.id));
    assert_eq!((model.classes[0].rate.to_string(), model.classes[2].rate.to_string()), ("2".into(), "1".into()));
}

#[test]
fn numbers_keep_their_digits_however_small() {
    for (value, text) in [(0.0, "0"), (1.5e-5, "1.500e-5"), (0.0155, "0.0155"), (12.0, "12"), (33.333333, "33.33")] {
        assert_eq!(shortest(value), text);
    }
    assert_eq!(exact(1.0 / 3.0e9).parse::<f64>(), Ok(1.0 / 3.0e9));
}
