//! Tests of labels, axes and curves of the figures, read from the drawings.

use crate::made;
use crate::made::rows;
use eccforge_outcomes::Probabilities;
use eccforge_outcomes::system::{HOURS_PER_MONTH, SystemInputs};
use eccforge_report::plots::{bars, system_curves};
use eccforge_works::{Total, WorkResult};
use num_rational::BigRational;
use num_traits::{FromPrimitive, One};

/// The texts of a drawing with their x and y in pixels.
fn texts(svg: &str) -> Vec<([i32; 2], String)> {
    let drawing = roxmltree::Document::parse(svg).unwrap_or_else(|e| panic!("{e}: {svg}"));
    let texts = drawing.descendants().filter(|node| node.has_tag_name("text"));
    texts
        .map(|node| {
            let at = ["x", "y"].map(|name| node.attribute(name).expect("a place").parse().expect("a number"));
            (at, node.text().expect("a text").trim().to_owned())
        })
        .collect()
}

/// Returns one bar for each of these silent shares, as fractions.
fn silent_bars(shares: &[BigRational]) -> Vec<([i32; 2], String)> {
    let of = |share: &BigRational| Probabilities { undetected: share.clone(), ..Probabilities::default() };
    let shares: Vec<Probabilities> = shares.iter().map(of).collect();
    let rows: Vec<(&str, &Probabilities)> = shares.iter().map(|p| ("name", p)).collect();
    texts(&bars("title", "heading", "unit", &rows))
}

/// The labels of the logarithmic axis of bars with these percentages, each a fraction.
fn axis(percentages: &[(i64, i64)]) -> Vec<String> {
    let shares: Vec<BigRational> =
        percentages.iter().map(|(n, d)| BigRational::new((*n).into(), (*d).into()) / hundred()).collect();
    let texts = silent_bars(&shares);
    let lowest = texts.iter().map(|(at, _)| at[1]).max();
    texts.into_iter().filter(|(at, _)| at[0] >= 690 && Some(at[1]) == lowest).map(|(_, text)| text).collect()
}

fn hundred() -> BigRational {
    BigRational::from_integer(100.into())
}

#[test]
fn axes_cover_whole_decades_of_positive_numbers() {
    assert_eq!(axis(&[(0, 1), (-1, 1)]), axis(&[(1, 10_000), (100, 1)]), "a range where no share is positive");
    assert_eq!(axis(&[(1, 1)]), ["1", "10"]);
    assert_eq!(axis(&[(2, 100)]), ["0.01", "0.1"]);
    assert_eq!(axis(&[(0, 1), (2, 100), (300, 1)]), ["0.01", "0.1", "1", "10", "100", "1000"]);
    assert_eq!(axis(&[(10, 1), (1000, 1)]), ["10", "100", "1000"]);
}

#[test]
fn powers_and_groups_are_written_as_people_do() {
    let power = |exponent: u32| 10i64.pow(exponent);
    assert_eq!(axis(&[(2, power(12))]), ["10\u{207b}\u{b9}\u{b2}", "10\u{207b}\u{b9}\u{b9}"]);
    assert_eq!(axis(&[(2, power(4))]), ["10\u{207b}\u{2074}", "0.001"]);
    assert_eq!(axis(&[(2 * power(4), 1)]), ["10000", "10\u{2075}"]);
    assert_eq!(axis(&[(2 * power(13), 1)]), ["10\u{b9}\u{b3}", "10\u{b9}\u{2074}"]);
    assert_eq!(axis(&[(power(18) + 1, 1)]), ["10\u{b9}\u{2078}", "10\u{b9}\u{2079}"]);
    let gpus = |teraflops_per_gpu| {
        let drawing = curves(&machine(SystemInputs { teraflops_per_gpu, ..SystemInputs::default() }, &[]));
        let count = texts(&drawing).into_iter().find_map(|(_, text)| Some(text.split_once(" GPUs at")?.0.to_owned()));
        count.expect("a number of GPUs")
    };
    assert_eq!([gpus(2.4375), gpus(0.0)], ["410\u{202f}256", "0"]);
}

#[test]
fn names_are_cut_where_they_are_too_long() {
    let right = Probabilities { corrected: BigRational::one(), ..Probabilities::default() };
    let [most, longer] = ["abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyz\u{e9}"];
    let drawn = texts(&bars("t", "h", "u", &[(most, &right), (longer, &right)]));
    let names: Vec<&str> = drawn.iter().filter(|(at, _)| at[0] == 180).map(|(_, text)| text.as_str()).collect();
    assert_eq!(names, [most, "abcdefghijklmnopqrstuvwxy\u{2026}"]);
}

#[test]
fn shares_have_three_digits_and_those_beyond_the_papers_last_place_are_written_as_it_does() {
    let of = |n: i64, d: i64| {
        let drawn = silent_bars(&[BigRational::new(n.into(), d.into())]);
        drawn.into_iter().rfind(|(at, _)| at[0] > 690).expect("a share").1
    };
    assert_eq!([of(1234, 10_000), of(1, 100), of(1234, 10_000_000)], ["12.3 %", "1.00 %", "0.0123 %"]);
    assert_eq!([of(1, 1), of(501, 1_000_000_000), of(0, 1)], ["100 %", "0.0000501 %", "none"]);
    assert_eq!([of(49, 100_000_000), of(1, 1_000_000_000)], ["4.9e-5 %", "1.0e-7 %"]);
}

/// The curves of a report.
fn curves(report: &WorkResult) -> String {
    system_curves(&rows(report), report.work.system)
}

/// Returns a report on a machine, with a scheme for each of these probabilities of detected and of silent events.
fn machine(system: SystemInputs, chances: &[[f64; 2]]) -> WorkResult {
    let mut report = made::report();
    report.work.system = system;
    let first = report.totals[0].clone();
    let total = |[detected, silent]: &[f64; 2]| {
        let [detected, undetected] = [*detected, *silent].map(|p| BigRational::from_f64(p).expect("finite"));
        Total { probabilities: Probabilities { detected, undetected, ..Probabilities::default() }, ..first.clone() }
    };
    if !chances.is_empty() {
        report.totals = chances.iter().map(total).collect();
    }
    report
}

#[test]
fn hours_are_written_in_the_unit_that_people_would_use() {
    // One GPU with an event every hour: a probability of 1 / h gives h hours.
    let inputs = SystemInputs { fit_per_gbit: 1e9, memory_gbit: 1.0, teraflops_per_gpu: 1e6, ..Default::default() };
    assert_eq!(inputs.hours_between(1.0, 1.0), 1.0);
    // The column of hours of the first machine in one of the two panels, from the longest to the shortest.
    let column = |chances: &[[f64; 2]], x: i32| {
        let drawn = texts(&curves(&machine(inputs, chances))).into_iter();
        let listed = drawn.filter(|(at, text)| at[0] == x && at[1] < 358 && text != "at 1 exaflop");
        listed.map(|(_, text)| text).collect::<Vec<_>>()
    };
    let detected = |hours: &[f64]| {
        let chances: Vec<[f64; 2]> = hours.iter().map(|hours| [1.0 / hours, 0.0]).collect();
        column(&chances, 450)
    };
    let silent = |hours: &[f64]| {
        let chances: Vec<[f64; 2]> = hours.iter().map(|hours| [0.0, 1.0 / hours]).collect();
        column(&chances, 1040)
    };
    assert_eq!(
        detected(&[12_345.0, 123.4, 12.34, 1.234, 0.012_34]),
        ["12345 h", "123 h", "12.3 h", "1.23 h", "0.01 h"]
    );
    assert_eq!(silent(&[240.0, 100.0, 99.9, 0.5]), ["10.0 days", "4.17 days", "99.9 h", "0.50 h"]);
    let months = [23.9, 2.0, 1.9].map(|n| n * HOURS_PER_MONTH);
    assert_eq!(silent(&months), ["23.9 months", "2.00 months", "57.8 days"]);
    let year = 12.0 * HOURS_PER_MONTH;
    assert_eq!(silent(&[1234.0 * year, 2.0 * year]), ["1234 years", "2.00 years"]);
}

#[test]
fn both_numbers_of_gpus_are_drawn() {
    let factors = |gpu_multiplier| {
        let drawing = curves(&machine(SystemInputs { gpu_multiplier, ..SystemInputs::default() }, &[]));
        let factor = |text: &str| Some(text.split_once("exaflop: ")?.1.split_once('\u{d7}')?.0.to_owned());
        texts(&drawing).iter().filter_map(|(_, text)| factor(text)).collect::<Vec<_>>()
    };
    // In the order of drawing: both panels of a figure, one machine after the other.
    assert_eq!(
        [factors(1.0), factors(8.0), factors(3.0)],
        [["1", "8", "1", "8"], ["1", "8", "1", "8"], ["1", "3", "1", "3"]]
    );
}
