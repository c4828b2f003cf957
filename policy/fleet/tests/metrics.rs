//! Tests of sums of metrics and their records.

use eccforge_fleet::fleet::metrics::{Metric, SlotCounts, Sums};
use std::collections::BTreeMap;

#[test]
fn sums_survive_the_way_through_a_record() {
    let (mut first, mut slot) = (SlotCounts::default(), SlotCounts::default());
    first.add(0, Metric::Silent, 2);
    slot.add(1, Metric::Silent, 5);
    slot.add(1, Metric::Resets, 1);
    let mut sums = Sums::new(3);
    sums.add(&slot, &first);
    sums.add(&first, &first);
    let s = Metric::Silent;
    assert_eq!((sums.of(s), sums.bins(s)), ([7, 29, 9], &[2, 5, 0][..]));
    let mut values = BTreeMap::new();
    sums.to_values("duet", &mut values);
    let mut back = Sums::new(3);
    back.add_values("duet", &values);
    assert_eq!(back, sums);
}
