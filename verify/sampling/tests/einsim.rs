//! Tests of EINSim's error models: parsing, and outcomes against those of all errors of a small code.

use eccforge_files::diagnostic::{Checked, SourceFile};
use eccforge_model::ErrorModel;
use eccforge_runs::statistics::z_score;
use eccforge_sampling::draws::{BLOCK_SAMPLES, SamplingRequest};
use eccforge_sampling::monte_carlo::Plan;
use eccforge_sampling::source::{Chance, Kind, NamedSource, read_sources};
use eccforge_scheme::Scheme;

const HALF: Chance = Chance(1 << 63);

fn read(text: &str) -> Checked<Vec<NamedSource>> {
    read_sources(&SourceFile::new("em.json", text))
}

#[test]
fn every_combination_of_parameters_is_a_source() {
    let text = "/* two words */\n[ [ {\"error_model\": \"UNIFORM_RANDOM\", \"model_params\": [[0.5], [0.25]]} // all bits\n ],\n\
        [ {\"error_model\": \"stuck_at\", \"model_params\": [[0], [1]]}, {\"error_model\": \"NORMAL\", \"model_params\": []},\n\
        {\"error_model\": \"DATA_RETENTION\", \"model_params\": [[5e-1], [0.25]]} ],\n\
        [ {\"error_model\": \"DATA_RETENTION_NOISY\", \"model_params\": [[0.5, 0.25]]} ] ]";
    let sources = read(text).unwrap_or_else(|e| panic!("{e}"));
    let ids: Vec<&str> = sources.iter().map(|s| s.id.as_str()).collect();
    assert_eq!(ids, ["einsim-1", "einsim-2", "einsim-3", "einsim-4", "einsim-5", "einsim-6", "einsim-7"]);
    let Kind::Independent(HALF) = sources[0].kind else { panic!("{:?}", sources[0]) };
    let (zero, one, quarter) = (Chance(0), Chance(u64::MAX), Chance(1 << 62));
    let cells = |index: usize| match &sources[index].kind {
        Kind::Cells(cells) => cells.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(cells(2), [[one, zero], [zero, zero], [HALF, zero]]);
    assert_eq!(cells(3), [[zero, one], [zero, zero], [HALF, zero]]);
    assert_eq!(cells(4), [[one, zero], [zero, zero], [quarter, zero]]);
    // A charged cell keeps its value and noise inverts it, or it loses it and noise does not.
    let Kind::Asymmetric(lost, gained) = sources[6].kind else { panic!("{:?}", sources[6]) };
    assert_eq!((lost, gained), (HALF, quarter));
}

#[test]
fn a_wrong_description_is_refused_at_its_place() {
    for (text, part) in [
        ("[[{\"error_model\": \"ROW\", \"model_params\": [[1]]}]]", "em.json:1:19: `ROW` is not an error model"),
        (
            "/* x */ [\n[{\"error_model\": \"STUCK_AT\", \"model_params\": [[2]]}]]",
            "em.json:2:48: `2` is not the value of a cell",
        ),
        ("[[{\"error_model\": \"UNIFORM_RANDOM\", \"model_params\": [[1.5]]}]]", "`1.5` is not a probability"),
        (
            "[[{\"error_model\": \"UNIFORM_RANDOM\", \"model_params\": [[1, 0]]}]]",
            "expected 1 parameters of UNIFORM_RANDOM, got 2",
        ),
        ("[[{\"error_model\": \"UNIFORM_RANDOM\", \"model_params\": []}]]", "UNIFORM_RANDOM has no parameters"),
        ("[[]]", "this word has no cell"),
        ("[]", "there are no words"),
        ("[[{\"error_model\": \"NORMAL\", \"params\": []}]]", "params"),
        ("[[ /* open", "em.json"),
    ] {
        let message = read(text).unwrap_err().to_string();
        assert!(message.contains(part), "{text}: {message}");
    }
}

/// Columns of the (7,4) Hamming code, data first.
const COLUMNS: [usize; 7] = [3, 5, 6, 7, 1, 2, 4];

/// The syndrome of a word of the code.
fn syndrome(word: usize) -> usize {
    let mut syndrome = 0;
    for (bit, column) in COLUMNS.iter().enumerate() {
        if word >> bit & 1 == 1 {
            syndrome ^= column;
        }
    }
    syndrome
}
/// Returns the probabilities that the code delivers no error, a correction and wrong data, from every word and every
/// set of wrong bits; a bit that holds 1 is wrong with the first probability, and a bit that holds 0 with the second.
fn outcomes(cells: &[[f64; 2]; 7]) -> [f64; 3] {
    let mut outcomes = [0.0; 3];
    for word in (0..128).filter(|word| syndrome(*word) == 0) {
        for error in 0..128usize {
            let chance_of_bit = |bit: usize| {
                let p = cells[bit][1 - (word >> bit & 1)];
                if error >> bit & 1 == 1 { p } else { 1.0 - p }
            };
            // The code corrects one wrong bit; more are delivered wrong.
            let outcome = (error.count_ones() as usize).min(2);
            // The code has 16 words, which are equally likely.
            outcomes[outcome] += (0..7).map(chance_of_bit).product::<f64>() / 16.0;
        }
    }
    outcomes
}

#[test]
fn outcomes_are_those_of_all_errors_of_a_small_code() {
    let text = "[[{\"error_model\": \"DATA_RETENTION\", \"model_params\": [[0.3]]},\n\
        {\"error_model\": \"NORMAL\", \"model_params\": [[]]}, {\"error_model\": \"STUCK_AT\", \"model_params\": [[1], [0]]},\n\
        {\"error_model\": \"UNIFORM_RANDOM\", \"model_params\": [[0.1]]}, {\"error_model\": \"NORMAL\", \"model_params\": [[]]},\n\
        {\"error_model\": \"DATA_RETENTION_NOISY\", \"model_params\": [[0.2, 0.05]]}, {\"error_model\": \"UNIFORM_RANDOM\", \"model_params\": [[0.1]]}]]";
    let sources = read(text).unwrap_or_else(|e| panic!("{e}"));
    let noisy = [0.2 * 0.95 + 0.8 * 0.05, 0.05];
    let cells = |stuck: [f64; 2]| [[0.3, 0.0], [0.0, 0.0], stuck, [0.1, 0.1], [0.0, 0.0], noisy, [0.1, 0.1]];
    let scheme = "eccforge: 1\nid: hamming\nname: H\nsource: s\nentry: {beats: 1, data-pins: 4, check-pins: 3}\ncodewords: 1\nlayout: identity\n\
        code: {matrix: {n: 7, encoding: binary, rows: [\"1101100\", \"1011010\", \"0111001\"]}}\ncorrects:\n  - bits\non-detection: due\n";
    let scheme = Scheme::from_text(&SourceFile::new("h.yaml", scheme), None).unwrap_or_else(|e| panic!("{e}"));
    let model = ErrorModel::table1();
    let samples = 4 * BLOCK_SAMPLES;
    let plan = |schemes: &[Scheme]| {
        Plan::new(schemes, &SamplingRequest { sources: &sources, ..SamplingRequest::new(&model, samples, 5) })
    };
    let found = super::monte_carlo::whole_run(&plan(std::slice::from_ref(&scheme)).unwrap_or_else(|e| panic!("{e}")));
    for (source, stuck) in [("einsim-1", [0.0, 1.0]), ("einsim-2", [1.0, 0.0])] {
        let counts = found[&("hamming".to_owned(), source.to_owned())];
        let of = [counts.clean, counts.corrected, counts.silent()];
        for (count, p) in of.into_iter().zip(outcomes(&cells(stuck))) {
            assert!(z_score(count, samples, p).unwrap().abs() < 5.0, "{source}: {count} of {samples}, expected {p}");
        }
    }
    let other = eccforge_scheme::builtin("hsiao-39-32").unwrap().scheme();
    let why = plan(&[other]).err().map_or_else(String::new, |e| e.to_string());
    assert!(why.contains("it describes 7 bits, but the entry has 39"), "{why}");
}
