//! Tests of source descriptions: parsing, and the messages for wrong ones.

use eccforge_files::diagnostic::{Checked, SourceFile};
use eccforge_model::parse_number;
use eccforge_sampling::source::{Chance, NamedSource, rate_sources, read_sources};

fn read(body: &str) -> Checked<Vec<NamedSource>> {
    read_sources(&SourceFile::new("s.yaml", format!("eccforge-sources: 1\nid: t\nsources:\n{body}")))
}

#[test]
fn rates_are_read_exactly_and_rounded_once() {
    for (text, units) in [("0.5", 1u64 << 63), ("5e-1", 1 << 63), ("0", 0), ("1", u64::MAX), ("2.5E-1", 1 << 62)] {
        assert_eq!(parse_number(text).as_ref().map(Chance::of), Some(Chance(units)), "{text}");
    }
    assert!(["", "x", "-1", "1e99", "."].iter().all(|t| parse_number(t).is_none()));
}

#[test]
fn a_source_that_is_wrong_is_refused_at_its_place() {
    for (body, part) in [
        ("  - id: a\n    independent: {rate: \"1.5\"}\n", "s.yaml:5:25: `1.5` is not a probability"),
        ("  - id: a\n", "does not have exactly one kind of error"),
        ("  - {id: a, mixture: hbm2-table1}\n  - {id: a, mixture: hbm2-table1}\n", "two sources"),
        ("  - {id: a, mixture: nope}\n", "no error model `nope`"),
        ("  - {id: ../../evil, mixture: hbm2-table1}\n", "`../../evil` cannot be the name of a source"),
        ("  - {id: .., mixture: hbm2-table1}\n", "cannot be the name"),
        ("  - {id: \"a\\nb\", mixture: hbm2-table1}\n", "cannot be the name"),
        ("  - {id: a, fault: {region: {device: {pins: 0}}, rate: \"0.5\"}}\n", "a device of 0 pins"),
        ("  - {id: a, devices: []}\n", "s.yaml:4:22: the source names no device with errors"),
        (
            "  - {id: a, devices: [{pins: 1, beats: 2, min-bits: 0}, {pins: 1, beats: 2, min-bits: 3}]}\n",
            "s.yaml:4:57: a rectangle of 2 bits has no 3 wrong bits",
        ),
        ("  - {id: a, devices: [{pins: 1, beats: 2}]}\n", "min-bits"),
    ] {
        let message = read(body).unwrap_err().to_string();
        assert!(message.contains(part), "{message}");
    }
    let empty = SourceFile::new("s.yaml", "eccforge-sources: 1\nid: t\nsources: []\n");
    assert!(read_sources(&empty).unwrap_err().to_string().contains("s.yaml:3:10: there are no sources"));
    assert_eq!(read("  - {id: a, fault: {region: pin, rate: \"0.5\"}}\n").unwrap().len(), 1);
}

#[test]
fn rates_of_a_sweep_are_1_2_and_5_of_every_decade_between_its_ends() {
    let ids = |low, high| -> Result<Vec<String>, String> {
        Ok(rate_sources(low, high)?.into_iter().map(|(_, s)| s.id).collect())
    };
    let expected = ["3e-4", "5e-4", "1e-3", "2e-3", "5e-3", "0.01"].map(|r| format!("rate-{r}"));
    assert_eq!(ids("3e-4", "0.01").unwrap(), expected);
    assert_eq!(ids("1e-3", "1e-3").unwrap(), ["rate-1e-3"]);
    for (low, high) in [("1e-2", "1e-6"), ("0", "1e-3"), ("1e-3", "2"), ("x", "1"), ("1e-50", "1")] {
        ids(low, high).unwrap_err();
    }
}
