//! Tests of rates and hours of a machine, against calculations by hand.

use eccforge_outcomes::system::{HOURS_PER_MONTH, SystemInputs};

#[test]
fn the_papers_inputs_give_its_raw_rate_and_its_hours_on_the_road() {
    let inputs = SystemInputs::default();
    assert_eq!(inputs.raw_fit().round(), 4003.0);
    assert_eq!((inputs.car_hours_per_day() / 1e6).round(), 192.0);
}

#[test]
fn events_are_counted_in_round_numbers() {
    let inputs = SystemInputs {
        fit_per_gbit: 10.0,
        memory_gbit: 50.0,
        teraflops_per_gpu: 20.0,
        gpu_multiplier: 4.0,
        drivers: 1000.0,
        minutes_per_day: 30.0,
    };
    assert_eq!((inputs.raw_fit(), inputs.car_hours_per_day()), (500.0, 500.0));
    assert_eq!((inputs.gpus(1.0), inputs.gpus(3.0)), (200_000.0, 600_000.0));
    assert_eq!((inputs.hours_between(0.5, 1.0), inputs.hours_between(0.0, 1.0)), (20.0, f64::INFINITY));
    assert_eq!(inputs.cars_per_day(0.25), 6.25e-5);
    assert_eq!(HOURS_PER_MONTH, 730.5);
}
