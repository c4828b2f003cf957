//! Tests of the reader of searches of whole entries, and of its messages for wrong descriptions.

use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::reed_solomon::Locator;
use eccforge_search::lanes::spec::{Family, LanesSpec};

const GOOD: &str = "eccforge-search: 1\nid: a\nentry: {beats: 2, data-pins: 16, check-pins: 8}\nlayers:\n  \
                    - {sources: 2, targets: 2, sums: 4}\nchains: {count: 2, moves: 1e3, hot: 5, cold: 0.5, seed: 1}\n";

fn read(text: &str) -> Result<LanesSpec, String> {
    LanesSpec::from_text(&SourceFile::new("s.yaml", text)).map_err(|e| e.to_string())
}

#[test]
fn a_description_is_read_and_distinguished_from_others() {
    let spec = read(GOOD).unwrap();
    assert_eq!((spec.shape.lanes, spec.shape.bits(), spec.family.xors(), spec.heading.chains), (3, 48, Some(12), 2));
    assert!(LanesSpec::is_entry_search(&SourceFile::new("s.yaml", GOOD)));
    assert!(!LanesSpec::is_entry_search(&SourceFile::new("s.yaml", GOOD.replace("entry:", "n:"))));
}

#[test]
fn reed_solomon_codes_are_read_in_place_of_layers() {
    let code = |code: &str| {
        let layers = "layers:\n  - {sources: 2, targets: 2, sums: 4}\n";
        read(&GOOD.replace(layers, &format!("reed-solomon: {{{code}}}\n")))
    };
    let spec = code("polynomial: 0x163, first-power: 2, extension: [infinity], weight: 0.5").unwrap();
    let Family::ReedSolomon(found) = &spec.family else { panic!("{spec:?}") };
    assert_eq!(
        (found.longest.field.polynomial(), found.longest.first_power, found.extension()),
        (0x163, 2, &[Locator::Infinity][..])
    );
    assert_eq!((spec.family.weight(), spec.family.xors()), (0.5, None));
    for (text, wanted) in [
        ("polynomial: 0x89", "s.yaml:4:28: 0x89 is not a primitive polynomial of degree 8"),
        ("polynomial: 0x163, first-power: 255", "s.yaml:4:15: first power 255"),
        ("polynomial: 0x163, extension: [zero, zero]", "2 extension columns"),
        ("polynomial: 0x163, weight: -1", "weight -1"),
        ("polynomial: 0x163, pairs: true", "s.yaml:4:42: every two bits of an entry of 2 beats"),
    ] {
        let message = code(text).err().unwrap_or_else(|| "accepted".into());
        assert!(message.contains(wanted), "{text}: {message}");
    }
    let both = GOOD.replace("chains:", "reed-solomon: {polynomial: 0x163}\nchains:");
    assert!(read(&both).unwrap_err().contains("s.yaml:3:8: a search of entries has one of"));
}

#[test]
fn errors_are_reported_at_their_place() {
    for (from, to, wanted) in [
        ("beats: 2", "beats: 5", "s.yaml:3:8: an entry of 5 beats"),
        ("data-pins: 16", "data-pins: 12", "12 data pins"),
        ("check-pins: 8", "check-pins: 4", "4 check pins"),
        ("targets: 2", "targets: 3", "s.yaml:5:5: 4 sums of 2 bits, each added to 3 others"),
        ("sums: 4", "sums: 5", "5 sums of 2 bits"),
        ("sums: 4", "sums: 18446744073709551615", "18446744073709551615 sums"),
        ("hot: 5", "relaxed: {moves: 1, weight: 0}, hot: 5", "`relaxed` and `tabu` are not known for entries"),
        ("hot: 5", "tabu: {moves: 1, sample: 1, tenure: 1}, hot: 5", "`relaxed` and `tabu` are not known"),
        ("hot: 5", "hot: 0.1", "the temperatures do not fall"),
        ("search: 1", "search: 2", "s.yaml:1:18: version 2"),
        ("id: a", "id: A", "the id names files"),
    ] {
        let message = read(&GOOD.replace(from, to)).err().unwrap_or_else(|| "accepted".into());
        assert!(message.contains(wanted), "{to}: {message}");
    }
}
