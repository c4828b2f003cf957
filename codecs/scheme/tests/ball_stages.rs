//! Tests of stages whose schemes do not list their correctable patterns.

use eccforge_files::diagnostic::Diagnostic;
use eccforge_scheme::library;
use eccforge_scheme::stages::{StageScheme, Stages};

/// RS(20,12) over GF(2^8) for four wrong symbols, with this entry, layout and rule.
fn rank(entry: &str, layout: &str, rule: &str) -> String {
    format!(
        "eccforge: 1\nid: rank\nname: Rank\nsource: test\nentry: {{{entry}}}\ncodewords: 1\nlayout: {layout}\n\
         code: {{reed-solomon: {{polynomial: 0x11D, symbols: 20, check-symbols: 8}}}}\ncorrects: [code-symbols: {{{rule}}}]\n"
    )
}

/// Twenty dies of eight bits before this rank, whose stage has these further keys.
fn read(rank: &str, keys: &str) -> Result<Stages, Box<Diagnostic>> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name);
    let die = "eccforge: 1\nid: die\nname: Die\nsource: test\nentry: {beats: 1, data-pins: 8, check-pins: 4}\ncodewords: 1\n\
               layout: identity\ncode: {hamming: {k: 8}}\ncorrects: [bits]\n";
    let stages = format!(
        "eccforge-stages: 1\nid: many\nname: Many\nsource: test\nstages:\n  - {{id: on-die, scheme: ./die.yaml, copies: 20}}\n  \
         - {{id: rank, scheme: ./rank.yaml, copies: 1{keys}}}\n"
    );
    for (name, text) in [("die.yaml", die), ("rank.yaml", rank), ("stages.yaml", &stages)] {
        std::fs::write(path(name), text).expect("written");
    }
    library::named_stages(&path("stages.yaml").display().to_string())
}

const FLAT: &str = "beats: 1, data-pins: 96, check-pins: 64";
const PINS: &str = "beats: 8, data-pins: 12, check-pins: 8";
const BY_PINS: &str = "{symbols: {pins: 1, beats: 8, assign: rows}}";
const GROUP: &str = "up-to: 4, within-group: {symbols: 4, above: 2}";

#[test]
fn a_stage_may_have_a_ball_that_is_not_listed_in_any_layout() {
    let flat = read(&rank(FLAT, "identity", "up-to: 4"), "").unwrap_or_else(|e| panic!("{e}"));
    let pins = read(&rank(PINS, BY_PINS, "up-to: 4"), ", reads: {devices: {pins: 1, beats: 8}}");
    let pins = pins.unwrap_or_else(|e| panic!("{e}"));
    for stages in [&flat, &pins] {
        assert!(matches!(stages.last().scheme, StageScheme::Ball(..)));
        let why = stages.without_circuits().expect("a reason");
        assert!(why.contains("`rank` corrects patterns that are not listed"), "{why}");
    }
    // The first bit of beat 1 is the second bit of the first symbol.
    assert_eq!(pins.last().scheme.layout().codeword(0)[..3], [0, 20, 40]);
    let hashes = [&flat, &pins].map(|stages| stages.last().scheme.hash());
    assert_ne!(hashes[0], hashes[1]);
    let grouped = read(&rank(FLAT, "identity", GROUP), "").unwrap_or_else(|e| panic!("{e}"));
    assert_ne!(grouped.hash(), flat.hash());
}

#[test]
fn wrong_balls_of_stages_are_reported_with_their_place() {
    for (rank, keys, message) in [
        (rank(FLAT, "identity", "up-to: 5"), "", "rank.yaml:9:34: 5 symbols cannot be corrected with 8 check symbols"),
        (
            rank("beats: 8, data-pins: 12, check-pins: 8, check-at: [0, 1, 2, 3, 4, 5, 6, 7]", "identity", "up-to: 4"),
            "",
            "rank.yaml:5:46: the check pins do not carry the last 64 bits of every codeword of 160 bits",
        ),
        (
            rank(FLAT, "identity", GROUP),
            ", erasures: {of: uncorrectable}",
            "stages.yaml:7:58: `rank` does not correct up to t symbols of a Reed-Solomon code without further rules",
        ),
        (
            rank(FLAT, "identity", "up-to: 4"),
            ", erasures: {of: uncorrectable, up-to: 9}",
            "9 symbols cannot be erased with 8 check symbols",
        ),
    ] {
        let error = read(&rank, keys).expect_err(message).to_string();
        assert!(error.contains(message), "{error}");
    }
    // A command for one scheme does not support the layout.
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("rank.yaml");
    std::fs::write(&path, rank(PINS, BY_PINS, "up-to: 4")).expect("written");
    let error = library::named_any(&path.display().to_string()).map(|_| ()).expect_err("a layout").to_string();
    assert!(error.contains("`layout` is not supported for a correctable set that is not listed"), "{error}");
}
