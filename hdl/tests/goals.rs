//! Every shipped scheme is proved in every goal: its text is read by yosys, the gates by our reader, and both are the scheme.

mod support;

use eccforge_hdl::design::{Goal, Options};
use eccforge_hdl::prove::prove;
use eccforge_hdl::tools::Tool;
use support::{present, shipped};

fn every_scheme_is_proved(goal: Goal) {
    if !present(&[Tool::Yosys, Tool::Abc]) {
        return;
    }
    let only = std::env::var("ONLY").ok();
    for scheme in shipped() {
        if only.as_ref().is_some_and(|o| !o.split(',').any(|o| o == scheme.id)) {
            continue;
        }
        let start = std::time::Instant::now();
        let record = prove(&scheme, &Options { goal, ..Options::default() }, 0).unwrap();
        eprintln!("{} {goal:?} {:.1}", scheme.id, start.elapsed().as_secs_f64());
        for e in &record.equivalence {
            eprintln!("   {} {:.1} {}", e.module, e.seconds, e.evidence);
        }
        for e in &record.specification {
            eprintln!("   {} {:.1} {}", e.claim, e.seconds, e.evidence);
        }
        assert!(record.holds(), "{record:#?}");
    }
}

#[test]
fn every_shipped_scheme_is_proved_as_it_is_printed_to_be_read() {
    every_scheme_is_proved(Goal::Readable);
}

#[test]
fn every_shipped_scheme_is_proved_as_it_is_printed_for_least_area() {
    every_scheme_is_proved(Goal::Area);
}

#[test]
fn every_shipped_scheme_is_proved_as_it_is_printed_for_least_delay() {
    every_scheme_is_proved(Goal::Delay);
}
