//! Tests of invalid questions and of questions that the page never asks: the answer is an error that explains them.

use eccforge_circuit::lanes::{Backend, Slot};
use eccforge_explorer::{Session, reply};
use eccforge_gf::random::SplitMix64;
use eccforge_model::ErrorModel;
use eccforge_runs::random::Generator;
use eccforge_sampling::monte_carlo::pattern;
use eccforge_sampling::staged::{Pipeline, by_weight};
use eccforge_sampling::target::Target;
use eccforge_scheme::library;
use eccforge_scheme::stages::Stages;
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn ask(session: &mut Session, question: Value) -> Value {
    serde_json::from_str(&reply(session, question.to_string().as_bytes())).expect("an answer is JSON")
}

fn refused(question: Value, part: &str) {
    let answer = ask(&mut Session::default(), question.clone());
    let message = answer["error"]["message"].as_str().unwrap_or_default().to_owned();
    assert!(message.contains(part), "{question}: {answer}");
}

#[test]
fn what_cannot_be_answered_is_refused_with_the_reason() {
    refused(json!({"ask": "tea"}), "this is not a question");
    refused(json!({"ask": "decode", "schemes": ["triio"], "error": []}), "there is no scheme `triio`");
    refused(json!({"ask": "decode", "schemes": ["trio"], "error": [288]}), "there is no bit 288: the entry has 288");
    refused(json!({"ask": "decode", "schemes": ["trio"], "error": [3, 4, 3]}), "bit 3 is named twice");
    refused(json!({"ask": "matrix", "scheme": "trio", "codeword": 4}), "the entry has no codeword 4");
    refused(json!({"ask": "table", "scheme": "trio", "model": "x"}), "there is no error model `x`");
    let class =
        json!({"ask": "pattern", "scheme": "trio", "model": "hbm2-table1", "class": "bite", "seed": 1, "sample": 0});
    refused(class, "did you mean `bit`?");
    let rows = json!({"ask": "pattern", "scheme": "hsiao-22-16", "model": "hbm2-table1", "class": "pin", "seed": 1, "sample": 0});
    refused(rows, "no pin of an entry of 1 beat and 22 pins has 2 bits");
    assert!(reply(&mut Session::default(), b"\xff").contains("this is not a question"));
    let staged = "unity-on-die-chipkill@";
    refused(json!({"ask": "decode", "schemes": [format!("{staged}rnak")], "error": []}), "there is no stage `rnak`");
    refused(json!({"ask": "decode", "schemes": [format!("{staged}rank")], "error": [1280]}), "the entry has 1280");
    refused(json!({"ask": "matrix", "scheme": format!("{staged}rank"), "codeword": 16}), "no codeword 16");
    refused(json!({"ask": "emit", "scheme": "unity-on-die-x4", "language": "c"}), "there is no scheme");
}

/// The shipped stages, with errors injected at each of their stages, and with the names by which the page asks about
/// them.
fn injected() -> Vec<(String, Stages)> {
    let of = |id: &str| library::named_stages(id).expect("shipped");
    let at = |stages: Stages| {
        (0..stages.stages.len()).map(move |errors_at| {
            let name = format!("{}@{}", stages.id, stages.stages[errors_at].id);
            (name, Stages { errors_at, ..stages.clone() })
        })
    };
    library::STAGES.ids().map(of).flat_map(at).collect()
}

#[test]
fn stages_make_of_each_error_what_runs_count() {
    let mut session = Session::default();
    let mut outcomes = std::collections::BTreeMap::<String, usize>::new();
    for (seed, (name, stages)) in xtask::cases((13..).zip(injected()), [3, 1]) {
        let (pipeline, mut random) = (Pipeline::new(&stages).expect("it fits"), SplitMix64::new(seed));
        let bits = pipeline.bits();
        let errors: Vec<Vec<usize>> = (0..64usize)
            .map(|i| {
                // Errors of few bits, of the bits of one word, or of half of all bits.
                let (count, within) = [(2, bits), (4, bits), (3, pipeline.word()), (bits, bits)][i % 4];
                let mut error: Vec<usize> = (0..count).map(|_| random.below(within)).collect();
                error.sort_unstable();
                error.dedup();
                error
            })
            .collect();
        let mut slots = vec![Slot::ZERO; bits];
        for (lane, error) in errors.iter().enumerate() {
            for &bit in error.iter() {
                slots[bit].0[0] |= 1 << lane;
            }
        }
        let verdict = pipeline.run(Backend::best(), &mut pipeline.bench(), &slots, None);
        for (lane, error) in errors.iter().enumerate() {
            let answer = ask(&mut session, json!({"ask": "decode", "schemes": [name], "error": error}));
            let answer = &answer[0];
            let corrected: Vec<bool> = verdict.corrected_at.iter().map(|s| s.get(lane)).collect();
            let expected = match (verdict.silent.get(lane), verdict.detected.get(lane)) {
                (true, _) => "silent",
                (_, true) => "detected",
                _ if corrected.contains(&true) => "corrected",
                _ => "clean",
            };
            assert_eq!(answer["outcome"], expected, "{name}: {error:?}: {answer}");
            for (k, stage) in answer["stages"].as_array().expect("stages").iter().enumerate() {
                let found = [&stage["corrected"], &stage["refused"]].map(|v| v.as_bool());
                let refused = verdict.refused_at[k].get(lane);
                assert_eq!(found, [Some(corrected[k]), Some(refused)], "{name}: {error:?}: {stage}");
            }
            *outcomes.entry(expected.to_owned()).or_default() += 1;
        }
    }
    // Few errors are silent. With these seeds some are, in `test` and in `ci`.
    assert!(outcomes.len() >= 3, "{outcomes:?}");
}

#[test]
#[ignore = "takes seconds"]
fn samples_and_tables_of_stages_are_those_of_the_libraries() {
    let (mut session, model) = (Session::default(), ErrorModel::table1());
    for (name, stages) in xtask::cases(injected(), [2, 2]) {
        for (c, class) in model.classes.iter().enumerate() {
            let drawn = pattern(&model, c, Target::Stages(&stages), (Generator::default(), 9), 700);
            let question = json!({
                "ask": "pattern", "scheme": name, "model": model.id, "class": class.id, "seed": 9, "sample": 700
            });
            assert_eq!(ask(&mut session, question)["bits"], json!(drawn.expect("a pattern")), "{name} {}", class.id);
        }
    }
    let (name, stages) = &injected()[0];
    let table = ask(&mut session, json!({"ask": "table", "scheme": name, "model": model.id}));
    let pipeline = Pipeline::new(stages).expect("it fits");
    let of_weights = by_weight(&pipeline, Backend::best(), &Default::default());
    for (row, (_, tally)) in table["rows"].as_array().expect("rows").iter().zip(&of_weights) {
        let tally = tally.as_ref().expect("few enough");
        assert_eq!(row["counts"]["patterns"].to_string(), tally.total().to_string(), "{row}");
        assert_eq!(row["shares"]["silent"]["exact"] == "0/1", tally.silent() == 0u32.into(), "{row}");
    }
    let last = table["rows"].as_array().and_then(|rows| rows.last()).expect("rows");
    assert_eq!((&last["patterns"], &last["shares"]), (&json!("too many to try"), &Value::Null));
}

#[test]
fn a_text_of_stages_is_located_and_its_places_are_drawn() {
    let mut session = Session::default();
    let text = ask(&mut session, json!({"ask": "text", "scheme": "unity-on-die-chipkill"}))["text"].clone();
    let text = text.as_str().expect("text");
    let cells = ask(&mut session, json!({"ask": "load", "scheme": "yours", "text": text}));
    assert_eq!((&cells["scheme"]["beats"], &cells["scheme"]["pins"]), (&json!(10), &json!(136)), "{cells}");
    let rank = ask(&mut session, json!({"ask": "load", "scheme": "yours@rank", "text": text}));
    assert_eq!((&rank["scheme"]["beats"], &rank["scheme"]["codewords"]), (&json!(32), &json!(16)));
    // The text no longer has the stage, so the answer is a stage of its own.
    let renamed = text.replace("id: rank", "id: outer");
    let renamed = ask(&mut session, json!({"ask": "load", "scheme": "yours@rank", "text": renamed}));
    assert_eq!(renamed["scheme"]["stages"][1]["stage"], "outer");
    assert_eq!(renamed["scheme"]["at"], 0);
    for (wrong, right, printed) in [
        ("scheme: unity-on-dei", "scheme: unity-on-die", "there is no scheme `unity-on-dei`"),
        ("scheme: ./mine.yaml", "scheme: unity-on-die", "there is no scheme `./mine.yaml`"),
        ("errors-at: link", "errors-at: cells", "errors cannot be injected into `link`"),
    ] {
        let broken = text.replace(right, wrong);
        let answer = ask(&mut session, json!({"ask": "load", "scheme": "yours", "text": broken}));
        let line = broken.lines().position(|l| l.contains(wrong)).expect("a line") + 1;
        assert_eq!(answer["error"]["places"][0]["line"], line, "{answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|m| m.contains(printed)), "{answer}");
    }
    // A scheme in its place is one again.
    let duet = ask(&mut session, json!({"ask": "text", "scheme": "duet"}))["text"].clone();
    let duet = ask(&mut session, json!({"ask": "load", "scheme": "yours@rank", "text": duet}));
    assert_eq!((&duet["scheme"]["id"], &duet["scheme"]["stages"]), (&json!("duet"), &Value::Null));
}

#[test]
fn a_text_is_read_again_under_its_name() {
    let mut session = Session::default();
    let duet = ask(&mut session, json!({"ask": "text", "scheme": "duet"}))["text"].as_str().expect("text").to_owned();
    let decode = json!({"ask": "decode", "schemes": ["yours"], "error": [0, 9]});
    for (text, outcome) in
        [(&duet, "detected"), (&duet.replace("sanity-check: lane", "sanity-check: none"), "corrected")]
    {
        let answer = ask(&mut session, json!({"ask": "load", "scheme": "yours", "text": text}));
        assert_eq!(answer["scheme"]["name"], "DuetECC", "{answer}");
        let decoded = ask(&mut session, decode.clone());
        assert_eq!(decoded[0]["outcome"], outcome, "{decoded}");
    }
    let broken = ask(
        &mut session,
        json!({"ask": "load", "scheme": "yours", "text": duet.replace("codewords: 4", "codewords: 5")}),
    );
    let place = &broken["error"]["places"][0];
    let line = duet.lines().position(|l| l.starts_with("codewords: 4")).expect("a line") + 1;
    assert_eq!((&place["line"], &place["column"]), (&json!(line), &json!(12)), "{broken}");
    // The text that was read before is still in use.
    assert_eq!(ask(&mut session, decode)[0]["outcome"], "corrected");
}

#[test]
fn a_class_that_an_entry_has_no_room_for_has_no_shares() {
    let table = ask(&mut Session::default(), json!({"ask": "table", "scheme": "hsiao-22-16", "model": "hbm2-table1"}));
    let pin = table["rows"].as_array().expect("rows").iter().find(|r| r["class"] == "pin").expect("the class");
    assert_eq!((&pin["shares"], &pin["counts"]["patterns"], &table["total"]), (&Value::Null, &json!(0), &Value::Null));
}

#[test]
fn each_correctable_pattern_has_the_syndrome_that_its_columns_sum_to() {
    let mut session = Session::default();
    let hex =
        |text: &Value| u64::from_str_radix(text.as_str().expect("text").trim_start_matches("0x"), 16).expect("hex");
    for (scheme, codeword, patterns) in [("hsiao-39-32", 0, 39), ("trio", 3, 108), ("chipkill-x4", 0, 4590)] {
        let h = ask(&mut session, json!({"ask": "matrix", "scheme": scheme, "codeword": codeword}));
        let columns: Vec<u64> = h["columns"].as_array().expect("columns").iter().map(hex).collect();
        let listed = h["correctable"].as_array().expect("patterns");
        // Spaces overlap in single bits, so a pattern can be listed twice.
        let distinct: BTreeSet<Option<u64>> = listed.iter().map(|pattern| pattern[1].as_u64()).collect();
        assert_eq!((distinct.len(), &h["patterns"]), (patterns, &json!(patterns.to_string())), "{scheme}");
        for pattern in listed {
            let bits =
                pattern[0].as_array().expect("bits").iter().map(|b| columns[b.as_u64().expect("a bit") as usize]);
            assert_eq!(Some(bits.fold(0, |sum, column| sum ^ column)), pattern[1].as_u64(), "{scheme}: {pattern}");
        }
    }
}
