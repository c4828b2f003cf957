//! Tests of the outcome probabilities of a scheme, and of the patterns that are drawn.

use eccforge_fleet::fleet::outcomes::{PatternDraw, Subject, draw, parts};
use eccforge_fleet::fleet::scenario::Scenario;
use eccforge_model::{Choices, ErrorModel, Patterns, Region, Uniform, Weight, Within};
use eccforge_outcomes::ReadOutcome;
use eccforge_runs::random::{Draws, scaled};
use eccforge_scheme::{Geometry as Shape, builtin};

const ALL: [Patterns; 5] = [
    Patterns::Weight(Weight { bits: 1 }),
    Patterns::Weight(Weight { bits: 2 }),
    Patterns::Within(Within { region: Region::Pin, min_bits: 2, max_bits: 4 }),
    Patterns::Within(Within { region: Region::Byte, min_bits: 1, max_bits: 8 }),
    Patterns::Uniform(Uniform { region: Region::Beat }),
];

#[test]
fn drawn_patterns_are_of_their_set_and_of_their_part() {
    let shape = Shape::new(4, 72, 64);
    let mut draws = Draws::new(1, 2, 3);
    for patterns in ALL {
        for part in [None, Some(0), Some(u64::MAX), Some(1 << 63)] {
            for _ in 0..100 {
                let bits = draw(patterns, shape, part, &mut draws);
                assert!(bits.is_empty() || patterns.contain(shape, &bits), "{patterns:?} {bits:?}");
                let all = parts(patterns, shape).unwrap();
                if let Some(part) = part {
                    let sets = &all[scaled(part, all.len() as u64) as usize];
                    let holds_all = |set: &Choices| bits.iter().all(|bit| set.bits.contains(bit));
                    assert!(sets.iter().any(holds_all), "{patterns:?}");
                }
            }
        }
    }
}

/// Frequencies of circuit verdicts on drawn patterns against the exact probabilities: within six standard errors.
#[test]
fn the_circuit_on_drawn_patterns_agrees_with_the_exact_chances() {
    let (model, scenario) = (ErrorModel::table1(), Scenario::default());
    for id in ["ni-secded", "trio", "ssc-dsd-plus"] {
        let subject = Subject::new(&builtin(id).unwrap().scheme(), &model, &scenario).unwrap();
        let mut decoder = subject.decoder();
        for (c, class) in model.classes.iter().enumerate() {
            let n = 4000;
            let mut seen = [0u32; 2];
            for i in 0..n {
                let draws = Draws::new(9, i, c as u32);
                let one = PatternDraw { patterns: class.patterns, part: None, draws };
                match subject.sum(&mut decoder, std::iter::once(one)) {
                    ReadOutcome::Corrected => seen[0] += 1,
                    ReadOutcome::Detected => seen[1] += 1,
                    _ => {}
                }
            }
            let [_, silent, detected, corrected] = subject.classes[c].0.map(|t| t as f64 / 2f64.powi(64));
            for (k, p) in [(seen[0], corrected - detected), (seen[1], detected - silent)] {
                let slack = 6.0 * (p * (1.0 - p) * n as f64).sqrt() + 1e-9;
                assert!((f64::from(k) - p * n as f64).abs() <= slack, "{id} {}: {k} of {n}, {p}", class.id);
            }
        }
    }
}

#[test]
fn a_defect_keeps_the_chances_of_its_part() {
    let scenario = Scenario::default();
    let scheme = builtin("ni-secded").unwrap().scheme();
    let subject = Subject::new(&scheme, &ErrorModel::table1(), &scenario).unwrap();
    let byte = scenario.permanent.iter().position(|k| k.id == "wordline").unwrap();
    assert_eq!((subject.kinds[0].len(), subject.kinds[byte].len()), (288, 36));
    // The mean over parts is the class: 56/247 of the patterns of two to eight bits are silent, none of the eight
    // single bits.
    let silent: f64 = subject.kinds[byte].iter().map(|t| t.0[1] as f64 / 2f64.powi(64)).sum::<f64>() / 36.0;
    assert!((silent - 56.0 / 255.0).abs() < 1e-12, "{silent}");
    assert!(subject.kinds[byte].iter().any(|t| t != &subject.kinds[byte][0]), "bytes differ");
}

#[test]
fn certain_outcomes_are_certain() {
    let scenario = Scenario::default();
    let subject = Subject::new(&builtin("duet").unwrap().scheme(), &ErrorModel::table1(), &scenario).unwrap();
    for bits in [0, 1, u64::MAX / 2, u64::MAX] {
        assert_eq!(subject.event(0, bits), ReadOutcome::Corrected);
        let two_bits = subject.event(3, bits);
        assert!(
            matches!(two_bits, ReadOutcome::Detected | ReadOutcome::Corrected),
            "never silent under Duet: {two_bits:?}"
        );
    }
}
