//! Questions that the page never asks, or asks wrongly, get an answer that says so.

use eccforge_explorer::{Session, reply};
use serde_json::{Value, json};

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
    refused(json!({"ask": "tea"}), "this is no question");
    refused(json!({"ask": "decode", "schemes": ["triio"], "error": []}), "there is no scheme `triio`");
    refused(json!({"ask": "decode", "schemes": ["trio"], "error": [288]}), "there is no bit 288: the entry has 288");
    refused(json!({"ask": "decode", "schemes": ["trio"], "error": [3, 4, 3]}), "bit 3 is named twice");
    refused(json!({"ask": "matrix", "scheme": "trio", "columns": [72]}), "72 columns and no column 72");
    refused(json!({"ask": "table", "scheme": "trio", "model": "x"}), "there is no error model `x`");
    let class =
        json!({"ask": "pattern", "scheme": "trio", "model": "hbm2-table1", "class": "bite", "seed": 1, "sample": 0});
    refused(class, "did you mean `bit`?");
    let rows = json!({"ask": "pattern", "scheme": "hsiao-22-16", "model": "hbm2-table1", "class": "pin", "seed": 1, "sample": 0});
    refused(rows, "no pattern of 2 bits within a pin");
    assert!(reply(&mut Session::default(), b"\xff").contains("this is no question"));
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
    // What was read before stays.
    assert_eq!(ask(&mut session, decode)[0]["outcome"], "corrected");
}

#[test]
fn a_class_that_an_entry_has_no_room_for_has_no_shares() {
    let table = ask(&mut Session::default(), json!({"ask": "table", "scheme": "hsiao-22-16", "model": "hbm2-table1"}));
    let pin = table["rows"].as_array().expect("rows").iter().find(|r| r["class"] == "pin").expect("the class");
    assert_eq!(
        (&pin["shares"], &pin["counts"]["patterns"], &table["total"]),
        (&Value::Null, &json!("0"), &Value::Null)
    );
}
