//! Tests that records of neighbouring pieces are joined until they are due.

use eccforge_runs::records::{Capture, Counts, Record};
use eccforge_runs::run::Joiner;
use std::collections::BTreeMap;
use std::ops::Range;
use std::time::{Duration, Instant};

fn record(blocks: Range<u64>) -> Record {
    let counts = Counts { corrected: blocks.end - blocks.start, ..Counts::default() };
    let silent = blocks.clone().map(|sample| Capture { scheme: "s".into(), sample, error: String::new() });
    Record {
        cell: "c".into(),
        first: blocks.start,
        blocks: blocks.end - blocks.start,
        counts: [("s".into(), counts)].into_iter().collect(),
        silent: silent.collect(),
        values: BTreeMap::from([("v".into(), vec![1; blocks.start as usize % 4])]),
        ..Record::default()
    }
}

#[test]
fn neighbours_become_one_record_in_any_order_and_nothing_is_lost() {
    let now = Instant::now();
    let mut joiner = Joiner::new(3, now);
    for first in [8, 2, 4, 14, 6, 10] {
        joiner.add(0, record(first..first + 2));
    }
    let rest = joiner.rest();
    let ranges: Vec<[u64; 2]> = rest.iter().map(|r| [r.first, r.first + r.blocks]).collect();
    assert_eq!(ranges, [[2, 12], [14, 16]]);
    assert_eq!(rest[0].counts.get("s").expect("counted").corrected, 10);
    assert_eq!(rest[0].values["v"], [3, 3], "blocks 2, 6 and 10 have two values, 4 and 8 none");
    assert_eq!(rest[0].silent.iter().map(|s| s.sample).collect::<Vec<_>>(), [2, 3, 4]);
    assert!(joiner.rest().is_empty());
}

#[test]
fn a_run_of_ten_days_has_few_records_and_a_kill_costs_at_most_a_sixteenth_and_ten_minutes() {
    let start = Instant::now();
    let mut joiner = Joiner::new(0, start);
    let (mut records, mut handed) = (0u32, 0);
    for second in 1..=864_000u64 {
        joiner.add(0, record(second..second + 1));
        let due = joiner.due(start + Duration::from_secs(second));
        records += due.len() as u32;
        handed = due.last().map_or(handed, |r| r.first + r.blocks - 1);
        assert!(second - handed <= (second / 16).min(600), "at {second}, {handed} seconds were handed over");
    }
    assert!((1000..2000).contains(&records), "{records}");
}
