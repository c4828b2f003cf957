//! Tests of the keys of the file of a work, on both sides of every limit, and of the known names.

use crate::tables;
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::library as models;
use eccforge_scheme::library;
use eccforge_works as works;
use eccforge_works::{TableSpec, Work};
use miette::Diagnostic;

/// Returns a work of one row, or the message with its place and the help.
fn row(unit: &str, columns: &str, row: &str) -> Result<Work, String> {
    table(&tables::table(unit, columns, row))
}

fn table(table: &str) -> Result<Work, String> {
    let text = format!("eccforge-work: 1\nid: w\nname: W\nsource: s\nmodel: hbm2-table1\ntables:\n  - {table}\n");
    Work::from_text(&SourceFile::new("w.yaml", text), None)
        .map_err(|e| format!("{e}; {}", Diagnostic::help(&*e).expect("every error has a cure")))
}

const THREE: &str = "right, detected, silent";

#[test]
fn rows_are_accepted_up_to_their_limits() {
    let own = "scheme: hsiao-22-16";
    let independent = "scheme: hsiao-22-16, errors: {independent: \"0.1\"}";
    let stages = "scheme: unity-on-die-ssc-dec, errors: {independent: \"1\"}";
    for (unit, columns, keys) in [
        ("number", "ones", format!("{own}, values: [\"1\"]")),
        ("number", "reached-outside", format!("{own}, at: pin, values: [\"1\"]")),
        ("percent", "detected", format!("{own}, errors: {{weights: {{exactly: 1}}}}, values: [\"1.5\"]")),
        ("samples", "detected", format!("{own}, errors: {{weights: even}}, samples: 1, values: [\"1\"]")),
        ("fraction", THREE, format!("{independent}, entries: 1, values: [\"1\", \"0\", \"0\"]")),
        (
            "fraction",
            THREE,
            format!("{independent}, entries: 16, refused: scattered-corrections, values: [\"1\", \"0\", \"0\"]"),
        ),
        ("fraction", "detected", format!("{independent}, refused: scattered-corrections, values: [\"1\"]")),
        (
            "fraction",
            "detected",
            format!("{independent}, values: [\"1\"], differs: [{{columns: [detected], reason: r}}]"),
        ),
        ("fraction", "detected", format!("{own}, errors: {{exclusive: [bit, beat]}}, values: [\"1\"]")),
        ("fraction", THREE, format!("{stages}, sampled: {{samples: 1, seed: 0}}, values: [\"1\", \"0\", \"0\"]")),
        ("percent", "silent", format!("{stages}, sampled: {{samples: 1099511627776, seed: 0}}, values: [\"1\"]")),
    ] {
        assert!(row(unit, columns, &keys).is_ok(), "{keys}: {:?}", row(unit, columns, &keys).map(drop));
    }
    let shared = "{outcomes: {id: t, title: T, figures: f, unit: samples, samples: 7, columns: [silent], rows: [{scheme: hsiao-22-16, errors: {weights: odd}, values: [\"1\"]}]}}";
    assert!(table(shared).is_ok());
}

/// Asserts that each case is rejected at its place with this message.
fn refused(cases: &[(&str, &str, String, &str)]) {
    for (unit, columns, keys, expected_text) in cases {
        let message = row(unit, columns, keys).map(drop).expect_err(keys);
        assert!(message.contains(expected_text) && message.starts_with("w.yaml:"), "{keys}: {message}");
    }
}

#[test]
fn figures_that_are_none_are_refused() {
    let own = "scheme: hsiao-22-16";
    let odd = "scheme: hsiao-22-16, errors: {weights: odd}";
    refused(&[
        ("percent", "silent", format!("{odd}, values: []"), "the row has 0 figures, but the table has 1 columns"),
        ("patterns", "silent", format!("{odd}, values: [\"1.5\"]"), "`1.5` is not a figure; write a whole number"),
        ("samples", "silent", format!("{odd}, samples: 9, values: [\"1.5\"]"), "`1.5` is not a figure; write a whole"),
        ("number", "ones", format!("{own}, values: [\"1.5\"]"), "`1.5` is not a figure; write a whole number"),
        ("fraction", "silent", format!("{odd}, values: [x]"), "`x` is not a figure; write a decimal number"),
        (
            "samples",
            "silent",
            format!("{odd}, samples: 0, values: [\"1\"]"),
            "have no meaning without the number of samples",
        ),
        ("samples", "silent", format!("{odd}, values: [\"1\"]"), "have no meaning without the number of samples"),
        ("number", "silent", format!("{own}, values: [\"1\"]"), "unknown value `silent`"),
        ("percent", "ones", format!("{odd}, values: [\"1\"]"), "unknown value `ones`"),
        ("number", "ones", format!("{odd}, values: [\"1\"]"), "unknown key `errors`"),
        ("numbers", "silent", format!("{odd}, values: [\"1\"]"), "unknown value `numbers`"),
    ]);
}

#[test]
fn errors_and_rules_that_are_none_are_refused() {
    let own = "scheme: hsiao-22-16";
    let odd = "scheme: hsiao-22-16, errors: {weights: odd}";
    refused(&[
        ("percent", "silent", format!("{own}, values: [\"1\"]"), "`errors`"),
        (
            "percent",
            "silent",
            format!("{own}, errors: {{weights: {{exactly: 0}}}}, values: [\"1\"]"),
            "no bit is wrong",
        ),
        (
            "percent",
            "silent",
            format!("{own}, errors: {{independent: \"1.01\"}}, values: [\"1\"]"),
            "not a probability",
        ),
        (
            "percent",
            "silent",
            format!("{own}, errors: {{classes: []}}, values: [\"1\"]"),
            "no class is named; classes of `hbm2-table1`: bit, pin",
        ),
        ("percent", "silent", format!("{own}, errors: {{exclusive: [pni]}}, values: [\"1\"]"), "no class `pni`"),
        ("percent", "silent", format!("{odd}, entries: 0, values: [\"1\"]"), "`entries` is from 1 to 16"),
        ("percent", "silent", format!("{odd}, entries: 17, values: [\"1\"]"), "`entries` is from 1 to 16"),
        (
            "percent",
            "silent, total",
            format!("{odd}, entries: 2, values: [\"1\", \"1\"]"),
            "only right, detected and silent are known",
        ),
        ("number", "reached-outside", format!("{own}, values: [\"1\"]"), "`at`"),
        ("number", "ones", format!("{own}, at: pin, values: [\"1\"]"), "unknown key `at`"),
        (
            "number",
            "ones",
            "scheme: unity-on-die-ssc-dec, values: [\"1\"]".to_owned(),
            "has several stages, and these figures are of one scheme",
        ),
        (
            "percent",
            "silent",
            format!("{odd}, refused: scattered-corrections, values: [\"1\"]"),
            "refused where bits are wrong independently",
        ),
        (
            "percent",
            "silent",
            format!("{odd}, values: [\"1\"], differs: [{{columns: [total], reason: r}}]"),
            "the table has no column `total`",
        ),
        (
            "percent",
            "silent",
            "scheme: hsiao-22-61, errors: {weights: odd}, values: [\"1\"]".to_owned(),
            "write the id of a shipped",
        ),
    ]);
}

#[test]
fn samples_are_asked_for_where_there_are_stages() {
    let independent = "scheme: hsiao-22-16, errors: {independent: \"0.1\"}";
    let stages = "scheme: unity-on-die-ssc-dec, errors: {independent: \"1\"}";
    let three = "values: [\"1\", \"0\", \"0\"]";
    let sampled = "sampled: {samples: 10, seed: 1}";
    refused(&[
        ("fraction", THREE, format!("{independent}, {sampled}, {three}"), "counted, not sampled; remove `sampled`"),
        ("fraction", THREE, format!("{stages}, {three}"), "does not state how they are sampled"),
        ("fraction", THREE, format!("{stages}, sampled: {{samples: 0, seed: 1}}, {three}"), "from 1 to 2^40 samples"),
        (
            "fraction",
            THREE,
            format!("{stages}, sampled: {{samples: 1099511627777, seed: 1}}, {three}"),
            "from 1 to 2^40",
        ),
        ("fraction", THREE, format!("{stages}, entries: 2, {sampled}, {three}"), "are known; write `columns:"),
        ("fraction", "total", format!("{stages}, {sampled}, values: [\"1\"]"), "are known; write `columns:"),
        ("patterns", "silent", format!("{stages}, {sampled}, values: [\"1\"]"), "are known; write `columns:"),
        (
            "fraction",
            "silent",
            format!("scheme: unity-on-die-ssc-dec, errors: {{weights: odd}}, {sampled}, values: [\"1\"]"),
            "are known; write `columns:",
        ),
    ]);
}

/// The errors of the first row.
fn words(work: &Work) -> String {
    let TableSpec::Outcomes(table) = &work.tables[0] else { panic!("a table of outcomes") };
    table.rows[0].value.errors.value.words()
}

/// A work with the shape `some` and one row.
fn devices(shape: &str, row: &str) -> Result<Work, String> {
    let text = format!(
        "eccforge-work: 1\nid: w\nname: W\nsource: s\nshapes:\n  some: {shape}\ntables:\n  - {{outcomes: {{id: t, title: T, figures: f, unit: \
         fraction, columns: [silent], sampled: {{samples: 9, seed: 1}}, rows: [{{{row}, values: [\"1\"]}}]}}}}\n"
    );
    Work::from_text(&SourceFile::new("w.yaml", text), None)
        .map_err(|e| format!("{e}; {}", Diagnostic::help(&*e).expect("every error has a cure")))
}

#[test]
fn errors_of_devices_are_of_shapes_that_the_devices_have() {
    let (pin, unbound) = ("{pins: 1, beats: 32, min-bits: 3}", "scheme: unbound-chipkill-4x2");
    let two = format!("{unbound}, errors: {{devices: [some, some]}}");
    let work = devices(pin, &two).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(words(&work), "some + some");
    assert_eq!(works::work(&work), 9, "the table says how often a row is sampled");
    let whole = "{pins: 4, beats: 34, min-bits: 0}";
    assert!(devices(whole, &two).is_ok());
    let [ten, eleven] = [10, 11].map(|n| vec!["some"; n].join(", "));
    assert!(devices(pin, &format!("{unbound}, errors: {{devices: [{ten}]}}")).is_ok(), "every device has an error");
    for (shape, row, expected_text) in [
        ("{pins: 0, beats: 32, min-bits: 3}", two.clone(), "w.yaml:6:9: `some`: a rectangle has at least one pin"),
        ("{pins: 1, beats: 8, every: 4, min-bits: 3}", two.clone(), "`some`: rectangles of 8 beats overlap"),
        ("{pins: 3, beats: 8, min-bits: 3}", two.clone(), "do not fit into a device of 4 pins and 34 beats"),
        ("{pins: 4, beats: 35, min-bits: 0}", two.clone(), "do not fit into a device of 4 pins and 34 beats"),
        (
            pin,
            format!("{unbound}, errors: {{devices: [other]}}"),
            "there is no shape `other`; name shapes of the work: some",
        ),
        (pin, format!("{unbound}, errors: {{devices: []}}"), "the class has errors in no device"),
        (
            pin,
            format!("{unbound}, errors: {{devices: [{eleven}]}}"),
            "the class has errors in 11 devices, but the entry has 10",
        ),
        (
            pin,
            "scheme: hsiao-22-16, errors: {devices: [some]}".to_owned(),
            "a scheme of several stages, and this one has one",
        ),
    ] {
        let message = devices(shape, &row).map(drop).expect_err(expected_text);
        assert!(message.contains(expected_text) && message.starts_with("w.yaml:"), "{message}");
    }
}

#[test]
fn errors_and_columns_have_words() {
    let of = |errors: &str| {
        let work = row("percent", "silent", &format!("scheme: hsiao-22-16, errors: {errors}, values: [\"1\"]"));
        words(&work.unwrap_or_else(|e| panic!("{e}")))
    };
    for (errors, expected) in [
        ("{weights: {exactly: 1}}", "1 bit"),
        ("{weights: {exactly: 2}}", "2 bits"),
        ("{weights: odd}", "odd numbers of bits"),
        ("{weights: even}", "even numbers of bits"),
        ("{classes: [bit, 2bit]}", "bit + 2bit"),
        ("{exclusive: [beat]}", "beat"),
        ("{independent: \"1e-5\"}", "bit error rate 1e-5"),
    ] {
        assert_eq!(of(errors), expected);
    }
}

#[test]
fn what_is_shipped_for_works_is_found_by_its_id() {
    let folder = |name: &str| -> Vec<String> {
        let entries = std::fs::read_dir(format!("../../published/{name}"))
            .expect("a folder")
            .map(|e| e.expect("an entry").path());
        let files = entries.filter(|path| path.extension().is_some_and(|e| e == "yaml"));
        let mut ids: Vec<String> = files.filter_map(|p| Some(p.file_stem()?.to_str()?.to_owned())).collect();
        ids.sort();
        ids
    };
    let sorted = |ids: Vec<&str>| {
        let mut ids: Vec<String> = ids.into_iter().map(str::to_owned).collect();
        ids.sort();
        ids
    };
    assert_eq!(folder("schemes"), sorted(library::SCHEMES.ids().chain(library::STAGE_SCHEMES.ids()).collect()));
    assert_eq!(folder("stages"), sorted(library::STAGES.ids().collect()));
    assert_eq!(folder("models"), sorted(models::MODELS.ids().collect()));
    assert_eq!(folder(""), sorted(works::WORKS.ids().collect()));
    for id in library::SCHEMES.ids() {
        let file = library::SCHEMES.file(id).expect("shipped");
        assert_eq!(
            (library::scheme_by_id(id).expect("shipped").id.as_str(), file.name),
            (id, format!("verify/published/schemes/{id}.yaml"))
        );
        assert!(!library::names_stages(id));
    }
    for id in library::STAGES.ids() {
        assert_eq!(library::named_stages(id).expect("shipped").id, id);
        assert!(library::names_stages(id));
        let alone = library::scheme_by_id(id).map(drop).expect_err("several stages").to_string();
        assert!(alone.contains(&format!("`{id}` has several stages")), "{alone}");
    }
    for id in models::MODELS.ids().chain(["hbm2-table1"]) {
        assert_eq!(models::named_model(id).expect("shipped").id, id);
        assert_eq!(Work::shipped_file(id).is_some(), id != "hbm2-table1");
    }
    for id in works::WORKS.ids() {
        assert_eq!(Work::named(id).expect("shipped").id, id);
    }
}

#[test]
fn unknown_names_are_reported_with_similar_ones() {
    let message_of = |error: Box<eccforge_files::diagnostic::Diagnostic>| {
        format!("{error}; {}", Diagnostic::help(&*error).map(|h| h.to_string()).unwrap_or_default())
    };
    assert!(message_of(Work::named("micro2").expect_err("unknown")).contains("micro21"));
    assert!(message_of(library::scheme_by_id("triu").expect_err("unknown")).contains("trio"));
    assert!(message_of(library::named_scheme("epa-sec-dde").expect_err("unknown")).contains("epa-sec-ded"));
    assert!(message_of(library::named_stages("unity").expect_err("unknown")).contains("`unity-on-die`"));
    assert!(message_of(models::named_model("epa-hbm2").expect_err("unknown")).contains("epa-hbm2e"));
    assert!(models::model("hbm2-table1").is_none() && library::scheme("trio").is_none());
}

#[test]
fn schemes_stages_models_and_works_are_read_from_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let put = |name: &str, text: String| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("written");
        path.display().to_string()
    };
    let shipped = |id: &str| Work::shipped_file(id).expect("shipped").text;
    let scheme = put("own.yaml", shipped("epa-sec-ded"));
    assert_eq!(library::named_scheme(&scheme).expect("a scheme").id, "epa-sec-ded");
    let stages = put("stages.yaml", shipped("unity-on-die-ssc-dec"));
    assert_eq!(library::named_stages(&stages).expect("stages").id, "unity-on-die-ssc-dec");
    assert!(
        library::names_stages(&stages) && !library::names_stages(&scheme) && !library::names_stages("absent/file.yaml")
    );
    let model = put("model.yaml", shipped("epa-hbm2e"));
    assert_eq!(models::named_model(&model).expect("a model").id, "epa-hbm2e");
    // Paths in a work are relative to its own folder.
    let text = "eccforge-work: 1\nid: w\nname: W\nsource: s\nmodel: ./model.yaml\ntables:\n  \
        - {facts: {id: t, title: T, figures: f, columns: [ones], rows: [{scheme: ./own.yaml, values: [\"1\"]}]}}\n";
    let work = Work::named(&put("work.yaml", text.to_owned())).expect("a work");
    assert_eq!((work.schemes.len(), work.model.map(|m| m.id)), (1, Some("epa-hbm2e".to_owned())));
    let wrong = put("wrong.yaml", text.replace("./own.yaml", "./absent.yaml"));
    assert!(Work::named(&wrong).map(drop).is_err_and(|e| e.to_string().contains("absent.yaml: cannot be read")));
}

#[test]
fn a_scheme_or_stages_of_several_rows_are_read_once() {
    let stages =
        "scheme: unity-on-die-ssc-dec, errors: {independent: \"1\"}, sampled: {samples: 1, seed: 0}, values: [\"1\"]";
    let own = "scheme: hsiao-22-16, errors: {weights: odd}, values: [\"1\"]";
    let rows = [stages, own, stages, own].map(|row| format!("{{{row}}}")).join(", ");
    let work = table(&tables::table("percent", "silent", rows.trim_matches(['{', '}'])));
    let work = work.unwrap_or_else(|e| panic!("{e}"));
    let stages: Vec<usize> = work.schemes.iter().map(|(_, stages)| stages.stages.len()).collect();
    assert_eq!(stages, [2, 1]);
}
