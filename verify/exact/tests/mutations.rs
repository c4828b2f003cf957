//! Break one bit of an input and a test must fail. These tests break every one and see that it is noticed: by the loader,
//! or by the comparison with the oracle that `oracle_agreement` makes.

use crate::support;

use eccforge_exact::model::ErrorModel;
use eccforge_exact::published::{MICRO21, Published};
use eccforge_exact::reproduce::{Request, run, run_against};
use eccforge_oracle::Oracle;
use eccforge_scheme::diagnostic::SourceFile;
use eccforge_scheme::{Scheme, builtin};
use support::oracle_for;

/// Whether the changed scheme is refused, or some physical bit differs from the oracle in codeword or column.
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
        // Bits, pins and bytes alone: cheap, and enough to see any weight through the normalised sum.
        let schemes = vec![builtin("ni-secded").unwrap().scheme()];
        let request = Request {
            schemes,
            classes: (0..model.classes.len()).collect(),
            model,
            reading: Default::default(),
            system: Default::default(),
        };
        run(request, &Default::default()).unwrap().totals[0].probabilities.clone()
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
        // As rates, which need not sum to 100, the change shows in the totals.
        let as_rates = mutant.replace("unit: percent", "unit: fit");
        let changed = ErrorModel::from_text(&SourceFile::new("m.yaml", as_rates)).unwrap();
        assert_ne!(totals(changed), original, "{}", class.id);
    }
}

/// Every figure of the table and of the text, each changed alone, makes the report say that something is not as expected.
#[test]
fn a_changed_published_figure_is_not_as_expected() {
    let published = Published::micro21();
    let request = || Request {
        schemes: published.scheme_ids().map(|id| builtin(id).unwrap().scheme()).collect(),
        model: ErrorModel::table1(),
        classes: (0..7).collect(),
        reading: Default::default(),
        system: Default::default(),
    };
    let report = run(request(), &Default::default()).unwrap();
    assert!(report.as_expected());
    let parse = |text: String| Published::from_text(&SourceFile::new("changed.yaml", text)).unwrap();
    let mut changed = 0;
    for id in published.scheme_ids() {
        let line = MICRO21.lines().find(|l| l.contains(&format!("{{id: {id},"))).unwrap();
        for (column, class) in ["bit", "pin", "byte", "2bit", "3bit", "beat", "entry"].into_iter().enumerate() {
            let cell = report.cell(id, class).unwrap();
            if cell.judgement.as_ref().is_none_or(|j| j.reason.is_some()) {
                continue; // it differs already, for a reason that is given
            }
            let (head, list) = line.split_once("silent: [").unwrap();
            let mut figures: Vec<String> = list.trim_end_matches("]}").split(", ").map(str::to_owned).collect();
            let sampled = ["beat", "entry"].contains(&class);
            figures[column] = another(&figures[column], sampled);
            let mutant = MICRO21.replacen(line, &format!("{head}silent: [{}]}}", figures.join(", ")), 1);
            let judged = parse(mutant).judge(id, class, &cell.probabilities).unwrap();
            assert!(!judged.expected, "{id} {class}: {} for {}", judged.printed, figures[column]);
            changed += 1;
        }
    }
    assert_eq!(changed, 63 - report.verdicts()[2]);
}

/// Another figure than the printed one: its last digit by one; where the paper sampled, twice as much, and one unit.
fn another(figure: &str, sampled: bool) -> String {
    let Ok(value) = figure.trim_matches('"').parse::<f64>() else {
        return if figure == "C" { "D" } else { "C" }.to_owned();
    };
    let value = if sampled { 2.0 * value } else { value };
    format!("\"{:.4}\"", value + 0.0001)
}

#[test]
fn a_changed_statement_of_the_text_is_not_as_expected() {
    let request = || Request {
        schemes: ["ni-secded", "i-secded"].map(|id| builtin(id).unwrap().scheme()).to_vec(),
        model: ErrorModel::table1(),
        classes: (0..7).collect(),
        reading: Default::default(),
        system: Default::default(),
    };
    assert!(run(request(), &Default::default()).unwrap().as_expected());
    for (id, value, other) in
        [("secded-corrected", "74", "75"), ("secded-silent", "5.4", "5.5"), ("secded-fit", "216", "217")]
    {
        let line = MICRO21.lines().find(|l| l.contains(&format!("{{id: {id},"))).unwrap();
        let mutant = line.replacen(&format!("value: \"{value}\""), &format!("value: \"{other}\""), 1);
        assert_ne!(line, mutant);
        let file = SourceFile::new("changed.yaml", MICRO21.replacen(line, &mutant, 1));
        let changed = run_against(&Published::from_text(&file).unwrap(), request(), &Default::default()).unwrap();
        let wrong: Vec<&str> = changed.statements.iter().filter(|s| !s.expected).map(|s| s.id.as_str()).collect();
        assert_eq!(wrong, [id]);
    }
}

#[test]
fn another_code_under_the_name_of_a_published_one_is_not_as_expected() {
    let scheme = builtin("ni-secded").unwrap().scheme();
    let request = |scheme| Request {
        schemes: vec![scheme],
        model: ErrorModel::table1(),
        classes: vec![2, 4],
        reading: Default::default(),
        system: Default::default(),
    };
    assert!(run(request(scheme), &Default::default()).unwrap().as_expected());
    // Another SEC-DED code in its place: the cells move, and the report says so.
    let text = builtin("ni-secded").unwrap().file().text;
    let start = text.find("code:\n").unwrap();
    let end = text.find("corrects:").unwrap();
    let other = format!("{}code: {{hsiao: {{k: 64}}}}\n{}", &text[..start], &text[end..]);
    let other = Scheme::from_text(&SourceFile::new("other.yaml", other), None).unwrap();
    assert!(!run(request(other), &Default::default()).unwrap().as_expected());
}
