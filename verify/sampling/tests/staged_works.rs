//! The rows of published works whose schemes have several stages.

use eccforge_bitslice::Backend;
use eccforge_exact::works::{self, Work, report};
use eccforge_runs::run::{Limits, StopRules};
use eccforge_sampling::staged::OnCircuits;

#[test]
fn the_sampled_figures_of_unity_are_met() {
    let limits = Limits { threads: 0, backend: Backend::best(), stop: StopRules::default(), shard: None };
    let sampler = OnCircuits { limits };
    let work = Work::named("unity-sc23").expect("a shipped work");
    let report = works::run(work, &Default::default(), Some(&sampler)).expect("it can be counted");
    println!("{}", report::page(&report));
    assert!(report.as_expected(), "{}\n{}", report::page(&report), report::differences(&report).join("\n"));
    // The four that differ are those of the baseline's decoder, which reads what was never set.
    let [exact, sampled, differing] = report.verdicts();
    assert_eq!((exact >= 4, exact + sampled, differing), (true, 27 + 36, 4));
}
