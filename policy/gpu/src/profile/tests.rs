//! Tests that profiles differ if their meaning differs.

use super::*;

fn parse(name: &str, edit: (&str, &str)) -> Profile {
    let (_, text) = BUILT_IN.iter().find(|(n, _)| *n == name).expect("shipped");
    assert!(text.contains(edit.0), "{name} has {}", edit.0);
    Profile::parse(&SourceFile::new("p.yaml", text.replace(edit.0, edit.1))).expect("valid")
}

/// The text that is hashed. It changes if the meaning changes or if a key is renamed. Records of runs that
/// were made before then belong to another run, so this test fails.
#[test]
fn the_hash_is_of_the_meaning_in_json_with_the_keys_of_the_file() {
    let same = parse("linux-cec", ("", ""));
    let text = identity::json(&same);
    let policy = r#""policy":{"linux-cec":{"slots":512,"threshold":2,"decay-hours":24,"decay-insertions":128}}}"#;
    assert!(text.starts_with(r#"{"name":"linux-cec","description":""#), "{text}");
    assert!(text.contains(r#""ecc-switchable":"#) && text.contains(r#""geometry":{"name":"#), "{text}");
    assert!(text.ends_with(policy), "{text}");
    assert_eq!(same.hash(), eccforge_files::digest::sha256(&text));
    assert_eq!(same.hash(), parse("linux-cec", ("threshold: 2 ", "threshold: 0x2 # the same ")).hash());
    assert_ne!(same.hash(), parse("linux-cec", ("threshold: 2 ", "threshold: 1022 ")).hash());
    for name in Profile::built_in_names() {
        let others = Profile::built_in_names().into_iter().filter(|n| *n != name);
        let hash = parse(name, ("", "")).hash();
        assert!(others.map(|n| parse(n, ("", "")).hash()).all(|h| h != hash), "{name}");
    }
}
