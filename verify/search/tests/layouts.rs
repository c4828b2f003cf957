//! Tests that a search finds the best layout of an entry for each of its codes, against the exact engine and certificates.

use crate::watched::{EXAMPLES, searched, silent_share};
use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_oracle::certificate::certify;
use eccforge_scheme::{Scheme, first_file};
use eccforge_search::{layout, results};
use std::path::Path;

fn scheme(text: &str) -> Scheme {
    Scheme::from_text(&SourceFile::new("found.yaml", text), None).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn the_layout_of_a_code_is_the_best_of_all_by_the_exact_engine() {
    let model = ErrorModel::from_path(Path::new(&format!("{EXAMPLES}clusters.yaml"))).unwrap();
    let layouts = "layouts: {beats: 2, data-pins: 4, check-pins: 4, model: {file: clusters.yaml}}\n";
    let (spec, found) = searched(&crate::watched::text(8, 4, layouts, "weight: 1", "1e3"));
    let codes = results::front(&spec, &found);
    let code = codes.first().expect("a code");
    let laid_out = code.laid_out.as_ref().expect("a layout");
    let text = results::scheme_text(&spec, code, "found", "0.0.0");
    let share = |text: &str| silent_share(&scheme(text), &model);
    // Probabilities are rounded to 10^-12, and the model has fewer than a hundred errors here.
    let is_near = |weight: u64, share: f64| (weight as f64 / 1e12 - share).abs() < 1e-10;
    assert!(is_near(laid_out.silent, share(&text)), "{} {}", laid_out.silent, share(&text));

    let plain = text.replace(&format!("layout: {}", laid_out.yaml), "layout: identity");
    assert!(is_near(laid_out.silent_before, share(&plain)));
    let mut shares = vec![share(&plain)];
    for other in layout::candidates(&scheme(&plain)).unwrap() {
        let text = first_file::with_key(&plain, "layout", &other.yaml, "");
        // Some layouts are none of a valid scheme.
        if Scheme::from_text(&SourceFile::new("found.yaml", text.clone()), None).is_ok() {
            shares.push(share(&text));
        }
    }
    assert_eq!(laid_out.compared, shares.len(), "every layout and the one without a permutation");
    let best = shares.iter().copied().fold(1.0, f64::min);
    assert!(is_near(laid_out.silent, best), "{} {best}", laid_out.silent);
    assert!(best < share(&plain), "the test can tell layouts apart");
}

#[test]
fn certificates_recount_the_silent_errors_of_a_layout() {
    let layouts = "layouts: {beats: 4, data-pins: 16, check-pins: 6, model: {file: clusters.yaml}}\n";
    let (spec, found) = searched(&crate::watched::text(22, 16, layouts, "weight: 1", "1e3"));
    let codes = results::front(&spec, &found);
    let code = codes.first().expect("a code");
    let certificate = results::certificate(&spec, code, "0.0.0");
    assert!(certificate.contains("claim silent-entry-errors-weight: "), "{certificate}");
    assert!(certify(&certificate).unwrap().holds(), "{certificate}");
    let silent = code.laid_out.as_ref().expect("a layout").silent;
    let claim = |weight: u64| format!("claim silent-entry-errors-weight: {weight}\n");
    assert!(!certify(&certificate.replace(&claim(silent), &claim(silent + 1))).unwrap().holds());
    // With the positions of the layout without a permutation, the certificate claims another weight.
    let text = results::scheme_text(&spec, code, "found", "0.0.0");
    let laid_out = code.laid_out.as_ref().expect("a layout");
    let plain = scheme(&text.replace(&format!("layout: {}", laid_out.yaml), "layout: identity"));
    let mut moved = String::new();
    let mut codeword = 0;
    for line in certificate.lines() {
        if line.starts_with("codeword: ") {
            let places: Vec<String> = plain.layout.codeword(codeword).iter().map(ToString::to_string).collect();
            moved += &format!("codeword: {}\n", places.join(" "));
            codeword += 1;
        } else {
            moved += &format!("{line}\n");
        }
    }
    assert_eq!(codeword, 4);
    assert!(!certify(&moved).unwrap().holds(), "{moved}");
    assert!(certify(&moved.replace(&claim(silent), &claim(laid_out.silent_before))).unwrap().holds());
}

#[test]
fn an_entry_that_codewords_do_not_fill_and_an_address_are_refused() {
    let refused = |more: &str| {
        let file =
            SourceFile::new(format!("{EXAMPLES}found.yaml"), crate::watched::text(22, 16, more, "weight: 1", "1"));
        eccforge_search::spec::SearchSpec::from_text(&file).expect_err("refused").to_string()
    };
    let three = "layouts: {beats: 3, data-pins: 15, check-pins: 6, model: {file: clusters.yaml}}\n";
    let error = refused(three);
    assert!(error.contains("found.yaml:7:18") && error.contains("are not whole codewords of 16 and 6"), "{error}");
    let fits = "layouts: {beats: 4, data-pins: 16, check-pins: 6, model: {file: clusters.yaml}}\n";
    let error = refused(&format!("address-bits: 3\n{fits}"));
    assert!(error.contains("an address belongs to one codeword"), "{error}");
}
