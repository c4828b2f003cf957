//! Tests on random schemes that a claim about a class holds if and only if the mark of published tables states it, and
//! if and only if a sweep finds no error of the class that contradicts it.
//!
//! `ECCFORGE_RANDOM_SCHEMES=N` tries N schemes.

use crate::random_model::{self, Class, Mask};
use crate::random_scheme::{self, Random};
use crate::sweeps::swept;

use eccforge_exact::enumerate::Progress;
use eccforge_exact::facts::{Verdict, facts};
use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::random::SplitMix64;
use eccforge_model::ErrorModel;
use eccforge_oracle::{Oracle, Status};
use eccforge_sampling::sweep::{Set, Sweep};
use eccforge_scheme::Scheme;
use eccforge_works::report::figure;
use eccforge_works::{Work, run};

/// Returns whether the oracle corrects every error of a list, and whether none of them is silent.
fn by_oracle(oracle: &Oracle, errors: &[Mask]) -> [bool; 2] {
    let mut all = [true; 2];
    for error in errors {
        let received: Vec<bool> = (0..oracle.bits).map(|bit| error >> bit & 1 == 1).collect();
        let decoded = oracle.decode(&received);
        let is_detected = decoded.status == Status::Detected;
        let is_wrong = oracle.data_positions.iter().any(|d| decoded.entry[*d]);
        all[0] &= !is_detected && !is_wrong;
        all[1] &= is_detected || !is_wrong;
    }
    all
}

/// Returns the results of [`by_oracle`], found by `simulate --bits` on each part of a uniform class.
fn by_sweeps(scheme: &Scheme, parts: &[Mask]) -> [bool; 2] {
    let bits = |part: &Mask| (0..Mask::BITS as usize).filter(|bit| part >> bit & 1 == 1).collect::<Vec<_>>();
    let count = |part: &Mask| {
        let counts = swept(&Sweep::new(scheme, Set::Bits(bits(part)), 0).expect("few bits"))[0];
        [counts.detected + counts.silent(), counts.silent()]
    };
    parts.iter().map(count).fold([true; 2], |all, bad| [all[0] && bad[0] == 0, all[1] && bad[1] == 0])
}

/// Returns the marks of `reproduce` in the table of this scheme and this model.
fn marks(scheme: &Scheme, model: &ErrorModel) -> Vec<String> {
    let mut work = Work::named("micro21").expect("shipped");
    let table = work.by_class.as_mut().expect("a table by class");
    (table.schemes, table.model) = (vec![scheme.clone()], model.clone());
    table.classes = (0..model.classes.len()).collect();
    let report = run(work, &Progress::default(), None).expect("counted");
    let cell = |id: &str| report.cell(&scheme.id, id).map_or(String::new(), |cell| figure(&cell.probabilities));
    model.classes.iter().map(|class| cell(&class.id)).collect()
}

#[test]
fn claims_marks_and_sweeps_of_random_schemes_agree_with_the_oracle() {
    let wanted: u64 = std::env::var("ECCFORGE_RANDOM_SCHEMES").map_or(300, |n| n.parse().expect("a number"));
    let (mut accepted, mut seed) = (0, 0);
    // Numbers of claims about a class with an error-free pattern that hold, and that do not.
    let mut uniform = [0, 0];
    while accepted < wanted {
        seed += 1;
        let mut random = Random(SplitMix64::new(seed));
        let made = random_scheme::scheme(&mut random);
        let Ok(oracle) = &made.meaning else { continue };
        accepted += 1;
        let (text, classes) = random_model::model(&mut random, made.shape);
        let model = ErrorModel::from_text(&SourceFile::new("model.yaml", text.as_str())).expect("a model");
        let ids: Vec<&str> = model.classes.iter().map(|class| class.id.as_str()).collect();
        let ids = ids.join(", ");
        let claiming = format!("{}claims: {{corrected: [{ids}], never-silent: [{ids}]}}\n", made.text);
        let scheme = Scheme::from_text(&SourceFile::new("random.yaml", claiming), None).expect("a scheme");
        assert_eq!(scheme.code.h.n(), made.columns.len(), "seed {seed}");
        let claims = facts(&scheme, &model, &Progress::default()).expect("counted").code.expect("one stage").claims;
        let marks = marks(&scheme, &model);
        for (c, class) in classes.iter().enumerate() {
            let verdicts = [&claims[c], &claims[classes.len() + c]].map(|claim| claim.verdict);
            let what = format!("seed {seed}, class {c} of {text} of {}: {verdicts:?}, {}", made.text, marks[c]);
            let errors: Vec<Mask> = (1..1 << oracle.bits).filter(|error| class.holds(*error)).collect();
            if errors.is_empty() {
                assert!(verdicts.iter().all(|verdict| *verdict != Verdict::Refuted), "{what}");
                continue;
            }
            let truth = by_oracle(oracle, &errors);
            assert_eq!(verdicts.map(|verdict| verdict == Verdict::Holds), truth, "{what}");
            assert_eq!([marks[c] == "C", ["C", "D"].contains(&marks[c].as_str())], truth, "{what}");
            if let Class::Uniform(parts) = class {
                uniform[usize::from(!truth[0])] += 1;
                assert_eq!(by_sweeps(&scheme, parts), truth, "{what}");
            }
        }
    }
    assert!(uniform[0] * 100 > wanted && uniform[1] * 100 > wanted, "{uniform:?} claims about uniform classes");
}
