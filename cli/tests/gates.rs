//! Tests of the results that stop a build or that others verify: claims as JUnit XML, failures of a memory in 10^9 hours, and problems for
//! other solvers.

use std::path::Path;
use std::process::{Command, Output};

fn eccforge(folder: &Path, words: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eccforge"));
    command.args(words.split(' ')).arg("--quiet").current_dir(folder).output().expect("the program starts")
}

/// A scheme with one claim that holds, one that is refuted, and one about a class that no model has.
fn claiming(folder: &Path) {
    let text = "eccforge: 1\nid: claiming\nname: Claiming\nsource: \"a < b & \\\"c\\\"\"\n\
        entry: {beats: 1, data-pins: 16, check-pins: 6}\ncodewords: 1\nlayout: identity\ncode: {hsiao: {k: 16}}\n\
        corrects: [bits]\nclaims:\n  distance: 4\n  never-silent: [3bit]\n  corrected: [other]\n";
    std::fs::write(folder.join("claiming.yaml"), text).expect("writable");
}

/// The attributes and the children that Jenkins' schema of JUnit XML gives an element.
fn allowed(element: &str) -> (&'static [&'static str], &'static [&'static str]) {
    match element {
        "testsuites" => (&["name", "tests", "failures", "errors"], &["testsuite"]),
        "testsuite" => (&["name", "tests", "failures", "errors"], &["properties", "testcase"]),
        "properties" => (&[], &["property"]),
        "property" => (&["name", "value"], &[]),
        "testcase" => (&["name", "classname"], &["failure", "error", "system-out"]),
        "failure" | "error" => (&["type", "message"], &[]),
        "system-out" => (&[], &[]),
        _ => panic!("JUnit has no element {element}"),
    }
}

/// Reads JUnit XML: a line for each test case, with its name, its result and the text of a failure.
fn read(folder: &Path, file: &str) -> String {
    let text = std::fs::read_to_string(folder.join(file)).expect("readable");
    let document = roxmltree::Document::parse(&text).expect("XML");
    let mut cases = String::new();
    for element in document.descendants().filter(roxmltree::Node::is_element) {
        let (attributes, children) = allowed(element.tag_name().name());
        assert!(element.attributes().all(|attribute| attributes.contains(&attribute.name())), "{element:?}");
        for child in element.children().filter(roxmltree::Node::is_element) {
            assert!(children.contains(&child.tag_name().name()), "{child:?} in {element:?}");
        }
        if element.has_tag_name("testcase") {
            let mut results =
                element.children().filter(|child| child.has_tag_name("failure") || child.has_tag_name("error"));
            let result = results.next().map(|result| (result.tag_name().name(), result.text().unwrap_or_default()));
            let (kind, place) = result.unwrap_or(("passed", ""));
            cases += &format!("{} | {kind} | {place}\n", element.attribute("name").expect("a name"));
        }
    }
    cases
}

/// Prints the results of test cases, and how many there are, as junitparser reads them.
const READER: &str = "\
import sys
from junitparser import JUnitXml
suites = list(JUnitXml.fromfile(sys.argv[1]))
kinds = [type(case.result[0]).__name__ if case.result else 'Passed' for suite in suites for case in suite]
print(kinds, suites[0].tests, suites[0].failures, suites[0].errors)
";

#[test]
fn claims_are_test_cases_for_readers_of_junit() {
    let folder = tempfile::tempdir().expect("a folder");
    claiming(folder.path());
    let output = eccforge(folder.path(), "check claiming.yaml --junit claims.xml");
    assert_eq!(output.status.code(), Some(1), "a claim is refuted");
    let expected = "minimum distance 4 | passed | \nevery `other` error is corrected | error | claiming.yaml:13\n\
        every `3bit` error is corrected or detected | failure | claiming.yaml:12\n";
    assert_eq!(read(folder.path(), "claims.xml"), expected);
    let ball = include_str!("../../codecs/scheme/examples/keys/ball.yaml");
    std::fs::write(folder.path().join("ball.yaml"), ball).expect("writable");
    assert!(eccforge(folder.path(), "check ball.yaml --junit ball.xml").status.success());
    assert!(read(folder.path(), "ball.xml").lines().all(|line| line.contains("| passed |")));
}

#[test]
fn junitparser_reads_the_same_results() {
    if !xtask::needs_in_ci(&["junitparser"]) {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    claiming(folder.path());
    eccforge(folder.path(), "check claiming.yaml --junit claims.xml");
    let mut python = Command::new(xtask::python());
    let output = python.args(["-c", READER]).arg(folder.path().join("claims.xml")).output().expect("Python starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stdout), "['Passed', 'Error', 'Failure'] 3 1 1\n");
}

/// The paper's figure of a GPU with 320 gigabits is 216 FIT.
#[test]
fn a_budget_of_failures_needs_a_rate_and_states_the_published_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = |words: &str| {
        let output = eccforge(folder.path(), words);
        String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
    };
    let budget = text("check ni-secded --memory-gbit 320 --transient-fit 12.51");
    assert!(budget.contains("215.6614 of 4003.2000 FIT are silent"), "{budget}");
    let refused = text("check ni-secded --memory-gbit 320");
    assert!(refused.contains("no rate in time") && refused.contains("--transient-fit 12.51"), "{refused}");
    let scrubbed =
        text("check hsiao-39-32 --model clusters.yaml --memory-gbit 320 --transient-fit 12.51 --scrub-hours 24");
    assert!(scrubbed.contains("clusters.yaml"), "{scrubbed}");
}

/// Solves weighted CNF with RC2 and prints the optimum and the wrong bits of an optimal error.
const SOLVER: &str = "\
import sys
from pysat.examples.rc2 import RC2
from pysat.formula import WCNF
formula = WCNF(from_file=sys.argv[1])
with RC2(formula) as solver:
    model = solver.compute()
    print(solver.cost, ','.join(str(v - 1) for v in model if 0 < v <= len(formula.soft)))
";

#[test]
fn a_maxsat_solver_finds_as_few_wrong_bits() {
    if !xtask::needs_in_ci(&["rc2"]) {
        return;
    }
    for (id, fewest) in [("opentitan-72-64", 3), ("hsiao-39-32", 3), ("dec-bch-78-64", 3), ("trio", 2)] {
        let folder = tempfile::tempdir().expect("a folder");
        let output = eccforge(folder.path(), &format!("check {id} --fewest proof"));
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(text.contains(&format!("wrong data: {fewest}.")), "{text}{}", String::from_utf8_lossy(&output.stderr));
        let wcnf = folder.path().join("proof/silent.wcnf");
        let solved = Command::new(xtask::python()).args(["-c", SOLVER]).arg(wcnf).output().expect("Python starts");
        let text = String::from_utf8_lossy(&solved.stdout);
        let (cost, bits) = text.trim().split_once(' ').expect("an optimum");
        assert_eq!(cost, fewest.to_string(), "{id}: {}", String::from_utf8_lossy(&solved.stderr));
        let shown = eccforge(folder.path(), &format!("show {id} --error {bits} --format json"));
        assert!(String::from_utf8_lossy(&shown.stdout).contains("\"outcome\": \"silent\""), "{id}: bits {bits}");
    }
}

#[test]
fn veripb_verifies_that_no_fewer_bits_are_silent_and_rejects_one_more() {
    if !xtask::needs_in_ci(&["veripb"]) {
        return;
    }
    // The proof of a code that corrects every pair is valid too, but its gates take VeriPB minutes.
    for id in ["opentitan-72-64", "hsiao-39-32"] {
        let folder = tempfile::tempdir().expect("a folder");
        assert!(eccforge(folder.path(), &format!("check {id} --fewest .")).status.success());
        let verified = |problem: &str| {
            let output = Command::new("veripb").args([problem, "silent.pbp"]).current_dir(folder.path()).output();
            let output = output.expect("veripb starts");
            String::from_utf8_lossy(&output.stdout).contains("s VERIFIED UNSATISFIABLE") && output.status.success()
        };
        assert!(verified("silent.opb"), "{id}");
        // Three wrong bits are silent, so this problem has solutions.
        let text = std::fs::read_to_string(folder.path().join("silent.opb")).expect("written");
        assert!(text.ends_with(" >= -2 ;\n"), "the limit is the last constraint");
        std::fs::write(folder.path().join("more.opb"), text.replacen(" >= -2 ;", " >= -3 ;", 1)).expect("writable");
        assert!(!verified("more.opb"), "{id}");
    }
}
