//! Tests of docs/gallery.md: every figure is counted again, here and by the oracle, and every code found by a search has the
//! properties that the page states.

use crate::recounted::{self as gallery, Row};
use eccforge_files::diagnostic::SourceFile;
use eccforge_oracle::certificate::certify;
use eccforge_search::islands;
use eccforge_search::lanes::spec::LanesSpec;
use eccforge_search::spec::SearchSpec;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(file: impl AsRef<Path>) -> String {
    std::fs::read_to_string(root().join(file)).unwrap()
}

fn rows() -> Vec<Row> {
    gallery::rows(&root().join("matrices")).unwrap()
}

#[test]
fn the_page_and_its_picture_are_what_counting_says() {
    let rows = rows();
    let cure = "run: cargo run -p eccforge-search --example gallery";
    assert!(gallery::page(&read("docs/gallery.md"), &rows).unwrap() == read("docs/gallery.md"), "{cure}");
    assert!(gallery::scatter(&rows).unwrap() == read("docs/gallery.svg"), "{cure}");
}

#[test]
fn the_oracle_counts_the_same() {
    for row in rows() {
        let matrix = read(format!("matrices/{}", row.file));
        let digits = matrix
            .lines()
            .filter(|l| !l.starts_with('#'))
            .map(|l| if l.contains(':') { l.to_owned() } else { l.replace(' ', "") });
        let mut text = digits.collect::<Vec<_>>().join("\n") + "\n";
        for pattern in &row.problem.patterns {
            let bits: Vec<String> = pattern.iter().map(usize::to_string).collect();
            text += &format!("corrects: {}\n", bits.join(" "));
        }
        let m = row.metrics;
        for (claim, count) in [
            ("miscorrected-pairs", m.pairs),
            ("miscorrected-triples", m.triples),
            ("silent-pairs-and-triples", m.silent),
            ("miscorrected-in-windows", m.windows),
            ("weight", m.weight),
            ("heaviest-row", m.heaviest_row),
        ] {
            text += &format!("claim {claim}: {count}\n");
        }
        text += "window: 8\n";
        let certified = certify(&text).unwrap_or_else(|e| panic!("{}: {e}", row.file));
        assert!(certified.holds(), "{}: {:?} {:?}", row.file, certified.clash, certified.claims);
    }
}

#[test]
fn every_found_code_has_a_certificate_and_the_description_that_finds_it() {
    for row in rows() {
        let Some(search) = &row.search else { continue };
        let text = read(format!("examples/{search}"));
        assert!(text.contains(&format!("eccforge search examples/{search}")), "{search} says how it is run");
        let spec = SearchSpec::from_text(&SourceFile::new(search.clone(), text)).unwrap();
        let mut patterns = row.problem.patterns.clone();
        patterns.sort();
        assert_eq!((spec.problem.n, &spec.problem.patterns), (row.problem.n, &patterns), "{search}");
        let certificate = read(format!("matrices/{}", row.file.replace(".txt", ".cert")));
        assert!(certificate.contains(&spec.heading.hash), "{}: found by another description", row.file);
        let certified = certify(&certificate).unwrap();
        assert!(certified.holds() && certified.claims.len() >= 5, "{}: {certified:?}", row.file);
        assert_eq!(digits(&certificate), digits(&read(format!("matrices/{}", row.file))), "{}", row.file);
    }
}

/// The rows of binary digits of a text, without blanks and the marks of YAML lists.
fn digits(text: &str) -> Vec<String> {
    let lines = text.lines().map(|l| l.replace([' ', '"', '-'], ""));
    lines.filter(|l| !l.is_empty() && l.bytes().all(|b| b == b'0' || b == b'1')).collect()
}

#[test]
fn the_shipped_scheme_is_of_a_found_code() {
    let found = digits(&read("matrices/found/sec-2bec-72-64-cap-5.txt"));
    assert_eq!((found.len(), digits(&read("codecs/schemes/trio-searched.yaml"))), (8, found));
}

#[test]
fn the_code_of_the_fast_scheme_is_that_of_its_chain() {
    let file = SourceFile::new("even.yaml", read("examples/search-sec2bec-72-64-even.yaml"));
    let (spec, scheme) = (SearchSpec::from_text(&file).unwrap(), read("examples/trio-fast.yaml"));
    assert!(scheme.contains(&spec.heading.hash) && scheme.contains(&format!("seed {}, chain 37", spec.heading.seed)));
    let stop = AtomicBool::new(false);
    let found =
        islands::run(&spec.problem, spec.objective, spec.heading.schedule, spec.heading.seed, [37], &stop, |_| ());
    let row = |row: u32| found[0].columns.iter().map(|c| if c >> row & 1 == 1 { '1' } else { '0' }).collect();
    assert_eq!(digits(&scheme), (0..8).map(row).collect::<Vec<String>>());
}

/// The scheme, the oracle's matrix and the certificate have the same matrix, and the certificate names the description.
#[test]
fn the_shipped_code_of_an_entry_is_the_found_one() {
    let certificate = read("matrices/found/entry-1.cert");
    assert!(certify(&certificate).unwrap().holds());
    let found = digits(&certificate);
    assert_eq!((found.len(), digits(&read("codecs/schemes/sparse-pin.yaml"))), (32, found.clone()));
    assert_eq!(digits(&read("verify/oracle/src/sparse.txt")), found);
    assert_eq!(digits(&read("matrices/found/entry-1.txt")), found);
    let file = SourceFile::new("search-entry.yaml", read("examples/search-entry.yaml"));
    assert!(certificate.contains(&LanesSpec::from_text(&file).unwrap().heading.hash));
}

/// Compares the counts of the found codes with those of the published ones.
#[test]
fn found_codes_beat_the_published_ones() {
    let rows = rows();
    let of = |file: &str| {
        let row = rows.iter().find(|row| row.file == file);
        row.unwrap_or_else(|| panic!("{file}")).metrics
    };
    let printed = of("sec-2bec-72-64.txt");
    let (better, cap) = (of("found/sec-2bec-72-64-better-1.txt"), of("found/sec-2bec-72-64-cap-5.txt"));
    assert_eq!((printed.pairs, printed.triples, printed.windows, printed.weight), (553, 33_704, 893, 258));
    assert!(better.pairs < 553 && better.triples < 33_704 && better.windows < 893, "{better:?}");
    assert!(better.weight < 258 && better.heaviest_row < printed.heaviest_row, "{better:?}");
    assert!(cap.pairs == 444 && cap.dominates(&better), "{cap:?}");
    let selcc = of("published/selcc-sec-daec-72-64.txt");
    let daec = of("found/sec-ded-daec-72-64-1.txt");
    assert_eq!((selcc.pairs, selcc.weight), (1_356, 232));
    assert!(daec.pairs < selcc.pairs && daec.weight <= selcc.weight, "{daec:?}");
    let taec = of("published/selcc-sec-daec-taec-72-64.txt");
    assert_eq!((taec.pairs, taec.triples, taec.silent, taec.weight), (2_105, 49_630, 281, 196));
    // These have more silent triples, and are on the front too.
    let (light, fewer) = (of("found/sec-daec-taec-72-64-1.txt"), of("found/sec-daec-taec-72-64-fewer-1.txt"));
    assert!(light.pairs < taec.pairs && light.triples < taec.triples && light.weight <= taec.weight, "{light:?}");
    assert!(fewer.pairs < 2_050 && fewer.triples < taec.triples && fewer.silent < taec.silent, "{fewer:?}");
}
