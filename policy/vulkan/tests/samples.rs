//! Tests that sampling on a card gives the same counts as sampling on the processor.

use eccforge_circuit::lanes::Backend;
use eccforge_circuit::transform::rebuild;
use eccforge_circuit::{Circuit, Gate};
use eccforge_model::ErrorModel;
use eccforge_runs::random::Generator;
use eccforge_runs::run::Work;
use eccforge_sampling::draws::SamplingRequest;
use eccforge_sampling::monte_carlo::Plan;
use eccforge_scheme::builtin;
use eccforge_vulkan::device::Vulkan;
use eccforge_vulkan::memory::card;
use eccforge_vulkan::samples::OnGpu;

/// Number of samples: four blocks.
const SAMPLES: u64 = 1 << 20;
const SCHEMES: [&str; 5] = ["i-secded", "ni-secded", "trio", "ssc-dsd-plus", "rs-dsc"];
/// Parts with rejected patterns, one part with rejected patterns, parts with uniform patterns, uniform entries.
const CLASSES: [&str; 4] = ["byte", "3bit", "beat", "entry"];

/// A run of these schemes and classes.
fn plan(schemes: &[&str], classes: &[&str], samples: u64, generator: Generator) -> Plan {
    let model = ErrorModel::table1();
    let schemes: Vec<_> = schemes.iter().map(|id| builtin(id).expect("a scheme").scheme()).collect();
    let classes: Vec<usize> = classes.iter().map(|id| model.index(id).expect("a class")).collect();
    let request = SamplingRequest { classes: &classes, generator, ..SamplingRequest::new(&model, samples, 3) };
    Plan::new(&schemes, &request).expect("a plan")
}

#[test]
#[ignore = "needs vulkan: cargo xtask ci"]
fn counts_of_five_schemes_and_four_classes_are_those_of_the_processor() {
    if !xtask::needs(&["vulkan"]) {
        return;
    }
    let vulkan = Vulkan::load().expect("a driver");
    for scheme in SCHEMES {
        let plan = plan(&[scheme], &CLASSES, SAMPLES, Generator::Philox);
        let gpu = OnGpu::new(&plan, &vulkan, card(&vulkan, None).expect("a card")).expect("kernels");
        assert_eq!((gpu.left_out(), gpu.cells()), (Vec::new(), plan.cells()));
        for (cell, class) in CLASSES.iter().enumerate() {
            let own = plan.count(cell, 0..4, Backend::best(), &[0]);
            assert_eq!(gpu.count(cell, 0..4, Backend::best(), &[0]), own, "{scheme} {class}");
            assert_eq!(own.counts.values().map(|counts| counts.total()).sum::<u64>(), SAMPLES, "{scheme} {class}");
        }
        assert_eq!(gpu.lost(), None);
    }
}

#[test]
#[ignore = "needs vulkan: cargo xtask ci"]
fn schemes_share_a_card_and_the_processor_keeps_silent_patterns_and_draws_other_errors() {
    if !xtask::needs(&["vulkan"]) {
        return;
    }
    let vulkan = Vulkan::load().expect("a driver");
    let card = card(&vulkan, None).expect("a card");
    // The last block ends in the middle of a word.
    let samples = (1 << 18) + 80;
    let both = plan(&["ni-secded", "duet"], &["2bit", "beat"], samples, Generator::Philox);
    let gpu = OnGpu::new(&both, &vulkan, card.clone()).expect("kernels");
    assert_eq!(gpu.check(Backend::best(), 1), Ok(()));
    for (cell, wanted) in [(0, [0, 0]), (0, [3, 3]), (1, [0, 0]), (1, [2, 0])] {
        let own = both.count(cell, 0..2, Backend::best(), &wanted);
        assert_eq!(gpu.count(cell, 0..2, Backend::best(), &wanted), own, "{cell} {wanted:?}");
    }
    let others = plan(&["ni-secded"], &["entry"], samples, Generator::Ars7);
    let gpu = OnGpu::new(&others, &vulkan, card).expect("kernels");
    assert_eq!(gpu.left_out(), others.cells());
    assert_eq!(gpu.count(0, 1..2, Backend::best(), &[0]), others.count(0, 1..2, Backend::best(), &[0]));
}

/// The circuit with an OR in place of one of its last ANDs.
fn with_a_wrong_gate(circuit: &Circuit) -> Circuit {
    let ands = circuit.drivers().filter(|(_, gate)| matches!(gate, Gate::And(_)));
    let last = ands.map(|(net, _)| net).last().expect("a decoder has an AND");
    rebuild(circuit, |b, net, map| match circuit.gate(net) {
        Gate::And(nets) if net == last => Some(b.or(nets.iter().map(|n| map[n.index()]))),
        _ => None,
    })
}

#[test]
#[ignore = "needs vulkan: cargo xtask ci"]
fn a_wrong_gate_is_noticed_before_a_run() {
    if !xtask::needs(&["vulkan"]) {
        return;
    }
    let vulkan = Vulkan::load().expect("a driver");
    let plan = plan(&["ni-secded"], &["beat"], SAMPLES, Generator::Philox);
    let card = card(&vulkan, None).expect("a card");
    let gpu = OnGpu::changed(&plan, &vulkan, card, &with_a_wrong_gate).expect("kernels");
    let noticed = gpu.check(Backend::best(), 1).expect_err("a wrong gate");
    assert!(noticed.contains("the first block of beat@4x72 has the counts"), "{noticed}");
    assert!(noticed.ends_with("the device or its driver is faulty"), "{noticed}");
}
