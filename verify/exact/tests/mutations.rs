//! Tests that every change of one bit of an input is detected: by the loader, or by the comparison with the oracle that
//! `oracle_agreement` makes.

use crate::support;

use eccforge_files::diagnostic::SourceFile;
use eccforge_model::ErrorModel;
use eccforge_oracle::Oracle;
use eccforge_scheme::{Scheme, builtin};
use eccforge_works as works;
use eccforge_works::{ByClass, Work};
use support::oracle_for;

/// Whether the changed scheme is rejected, or some physical bit differs from the oracle in codeword or column.
fn noticed(id: &str, text: String) -> bool {
    let scheme = Scheme::from_text(&SourceFile::new("mutant.yaml", text), None);
    scheme.map_or(true, |scheme| differs(&scheme, &oracle_for(id)))
}

fn differs(scheme: &Scheme, oracle: &Oracle) -> bool {
    scheme.physical_columns().iter().enumerate().any(|(bit, &(w, column))| {
        let mut received = vec![false; oracle.bits];
        received[bit] = true;
        let syndromes = oracle.syndromes(&received);
        syndromes.iter().enumerate().any(|(v, &s)| s != if v == w { column } else { 0 })
    })
}

fn micro21() -> String {
    Work::shipped_file(works::DEFAULT).unwrap().text
}

/// Results of this work with a changed table by class.
fn reproduced(text: String, change: impl FnOnce(&mut ByClass)) -> works::WorkResult {
    let mut work = Work::from_text(&SourceFile::new("changed.yaml", text), None).unwrap();
    change(work.by_class.as_mut().unwrap());
    works::run(work, &Default::default(), None).unwrap()
}

/// All texts in which one bit of one digit of one matrix row is changed.
fn matrix_mutants(id: &str, alphabet: &str, bits_per_digit: u32) -> Vec<String> {
    let text = builtin(id).unwrap().file().text;
    let mut mutants = Vec::new();
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        let row = line.trim().strip_prefix("- ").map(|r| r.split_whitespace().next().unwrap_or(""));
        if let Some(row) = row.filter(|r| r.len() >= 15 && r.chars().all(|c| alphabet.contains(c))) {
            let start = offset + line.find(row).unwrap();
            for (i, c) in row.char_indices() {
                let value = alphabet.find(c).unwrap();
                for bit in 0..bits_per_digit {
                    let digit = &alphabet[value ^ 1 << bit..][..1];
                    let mut mutant = text.clone();
                    mutant.replace_range(start + i..start + i + 1, digit);
                    mutants.push(mutant);
                }
            }
        }
        offset += line.len();
    }
    mutants
}

#[test]
fn changing_any_bit_of_the_hsiao_matrix_is_noticed() {
    let mutants = matrix_mutants("duet", "0123456789ABCDEF", 4);
    assert_eq!(mutants.len(), 8 * 64);
    for (i, mutant) in mutants.into_iter().enumerate() {
        assert!(noticed("duet", mutant), "bit {i} of the rows");
    }
}

#[test]
fn changing_any_bit_of_the_sec_2bec_matrix_is_noticed() {
    let mutants = matrix_mutants("trio", "0123456789ABCDEFGHJKMNPQRSTVWXYZ", 5);
    assert_eq!(mutants.len(), 8 * 75);
    for (i, mutant) in mutants.into_iter().enumerate() {
        assert!(noticed("trio", mutant), "bit {i} of the rows");
    }
}

#[test]
fn changing_any_bit_of_a_matrix_file_is_noticed() {
    // The program's own loader reads the changed file, as it reads any scheme file; the oracle keeps the shipped matrix.
    let text = include_str!("../../../matrices/opentitan-72-64.txt");
    let scheme = builtin("opentitan-72-64").unwrap().file().text;
    let folder = tempfile::tempdir().unwrap();
    let inside = folder.path().join("codecs/schemes");
    std::fs::create_dir_all(&inside).unwrap();
    std::fs::create_dir_all(folder.path().join("matrices")).unwrap();
    let file = folder.path().join("matrices/opentitan-72-64.txt");
    let load = |matrix: &str| {
        std::fs::write(&file, matrix).unwrap();
        Scheme::from_text(&SourceFile::new("mutant.yaml", scheme.as_str()), Some(&inside))
    };
    let oracle = oracle_for("opentitan-72-64");
    assert!(!differs(&load(text).unwrap(), &oracle), "the unchanged file is that of the oracle");
    let body = text.find("r: 8").unwrap() + 5;
    let digits: Vec<usize> = (body..text.len()).filter(|&i| matches!(text.as_bytes()[i], b'0' | b'1')).collect();
    assert_eq!(digits.len(), 8 * 72);
    for i in digits {
        let mut mutant = text.to_owned();
        mutant.replace_range(i..i + 1, if text.as_bytes()[i] == b'0' { "1" } else { "0" });
        assert!(load(&mutant).map_or(true, |scheme| differs(&scheme, &oracle)), "digit at byte {i}");
    }
}

#[test]
fn every_other_interleave_is_noticed() {
    let text = builtin("trio").unwrap().file().text;
    for multiplier in (0..288).filter(|m| *m != 73) {
        let mutant = text.replace("multiplier: 73", &format!("multiplier: {multiplier}"));
        assert!(noticed("trio", mutant), "multiplier {multiplier}");
    }
}

#[test]
fn exchanging_two_bits_of_an_explicit_map_is_noticed() {
    let scheme = builtin("trio").unwrap().scheme();
    let base = builtin("trio").unwrap().file().text;
    let start = base.find("layout:").unwrap();
    let end = base.find("code:\n").unwrap();
    let written = |map: &[Vec<usize>]| format!("{}layout: {{explicit: {map:?}}}\n\n{}", &base[..start], &base[end..]);
    let map: Vec<Vec<usize>> = (0..4).map(|w| scheme.layout.codeword(w).to_vec()).collect();
    assert!(!noticed("trio", written(&map)), "the unchanged map is the interleave");
    for i in 0..287 {
        let mut changed = map.clone();
        let (a, b) = ((i / 72, i % 72), ((i + 1) / 72, (i + 1) % 72));
        let swap = changed[a.0][a.1];
        changed[a.0][a.1] = changed[b.0][b.1];
        changed[b.0][b.1] = swap;
        assert!(noticed("trio", written(&changed)), "codeword bits {i} and {}", i + 1);
    }
}

#[test]
fn changing_any_weight_of_table_1_by_its_last_digit_changes_a_total_or_is_refused() {
    let text = ErrorModel::table1().file.text;
    let totals = |model: ErrorModel| {
        let report = reproduced(micro21(), |table| {
            table.schemes = vec![builtin("ni-secded").unwrap().scheme()];
            table.model = model;
        });
        report.totals[0].probabilities.clone()
    };
    let original = totals(ErrorModel::table1());
    for class in ErrorModel::table1().classes {
        let printed = text
            .lines()
            .skip_while(|l| !l.contains(&format!("id: {}", class.id)))
            .find(|l| l.contains("rate:"))
            .unwrap();
        let value: f64 = printed.trim().trim_start_matches("rate: ").parse().unwrap();
        let mutant = text.replacen(printed, &format!("    rate: {:.2}", value + 0.01), 1);
        assert!(
            ErrorModel::from_text(&SourceFile::new("m.yaml", mutant.clone())).is_err(),
            "{}: 100.01 percent",
            class.id
        );
        // As rates do not need to sum to 100, the change shows in the totals.
        let as_rates = mutant.replace("unit: percent", "unit: fit");
        let changed = ErrorModel::from_text(&SourceFile::new("m.yaml", as_rates)).unwrap();
        assert_ne!(totals(changed), original, "{}", class.id);
    }
}

/// Changes every figure of the table and of the text, one at a time: the report shows a difference.
#[test]
fn a_changed_published_figure_is_not_as_expected() {
    let text = micro21();
    let report = reproduced(text.clone(), |table| {
        let published: Vec<String> = table.published_schemes().map(str::to_owned).collect();
        table.schemes.retain(|s| published.contains(&s.id));
    });
    assert!(report.as_expected());
    let parse = |text: String| Work::from_text(&SourceFile::new("changed.yaml", text), None).unwrap();
    let schemes = report.work.by_class.iter().flat_map(|table| table.published_schemes());
    let mut changed = 0;
    for id in schemes {
        let line = text.lines().find(|l| l.contains(&format!("{{scheme: {id},"))).unwrap();
        for (column, class) in ["bit", "pin", "byte", "2bit", "3bit", "beat", "entry"].into_iter().enumerate() {
            let cell = report.cell(id, class).unwrap();
            if cell.judgement.as_ref().is_none_or(|j| j.reason.is_some()) {
                continue; // it differs already, for a reason that is given
            }
            let (head, list) = line.split_once("values: [").unwrap();
            let mut figures: Vec<String> = list.trim_end_matches("]}").split(", ").map(str::to_owned).collect();
            let sampled = ["beat", "entry"].contains(&class);
            figures[column] = another(&figures[column], sampled);
            let mutant = text.replacen(line, &format!("{head}values: [{}]}}", figures.join(", ")), 1);
            let judged = parse(mutant).by_class.unwrap().judge(id, class, &cell.probabilities).unwrap();
            assert!(!judged.expected, "{id} {class}: {} for {}", judged.published, figures[column]);
            changed += 1;
        }
    }
    assert_eq!(changed, 63 - report.verdicts()[2]);
}

/// Returns a figure other than the printed one: its last digit differs by one; if the paper sampled, it is doubled and
/// increased by one unit.
fn another(figure: &str, sampled: bool) -> String {
    let Ok(value) = figure.trim_matches('"').parse::<f64>() else {
        return if figure == "C" { "D" } else { "C" }.to_owned();
    };
    let value = if sampled { 2.0 * value } else { value };
    format!("\"{:.4}\"", value + 0.0001)
}

#[test]
fn a_changed_statement_of_the_text_is_not_as_expected() {
    let with_two_schemes = |text: String| reproduced(text, |table| table.schemes.truncate(2));
    let text = micro21();
    assert!(with_two_schemes(text.clone()).as_expected());
    for (id, value, other) in
        [("secded-corrected", "74", "75"), ("secded-silent", "5.4", "5.5"), ("secded-fit", "216", "217")]
    {
        let line = text.lines().find(|l| l.contains(&format!("{{id: {id},"))).unwrap();
        let mutant = line.replacen(&format!("value: \"{value}\""), &format!("value: \"{other}\""), 1);
        assert_ne!(line, mutant);
        let changed = with_two_schemes(text.replacen(line, &mutant, 1));
        let wrong: Vec<&str> = changed.statements.iter().filter(|s| !s.expected).map(|s| s.id.as_str()).collect();
        assert_eq!(wrong, [id]);
    }
}

#[test]
fn another_code_under_the_name_of_a_published_one_is_not_as_expected() {
    let scheme = builtin("ni-secded").unwrap().scheme();
    let result = |scheme| {
        reproduced(micro21(), |table| {
            table.schemes = vec![scheme];
            table.classes = vec![2, 4];
        })
    };
    assert!(result(scheme).as_expected());
    // Another SEC-DED code replaces it: the cells change, and the report says so.
    let text = builtin("ni-secded").unwrap().file().text;
    let start = text.find("code:\n").unwrap();
    let end = text.find("corrects:").unwrap();
    let other = format!("{}code: {{hsiao: {{k: 64}}}}\n{}", &text[..start], &text[end..]);
    let other = Scheme::from_text(&SourceFile::new("other.yaml", other), None).unwrap();
    assert!(!result(other).as_expected());
}
