//! Tests that a run resumes from the records of earlier runs, however these ended.

use eccforge_circuit::lanes::Backend;
use eccforge_runs::job::{Finished, Job, Unwatched, count};
use eccforge_runs::records::{
    self, Capture, CellIdentity, Counts, Coverage, Header, Identity, MONTE_CARLO, Opening, Record, RecordError,
};
use eccforge_runs::run::{Ended, Limits, Progress, Run, StopRules, Work, run, share};
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Work of one cell; only the number of a sample determines its outcome.
struct Toy {
    samples: u64,
    capture: usize,
}

const BLOCK: u64 = 10;

impl Toy {
    fn header(&self) -> Header {
        let cell = CellIdentity {
            class: "toy".into(),
            patterns: "numbers".into(),
            samples: self.samples,
            schemes: vec!["s".into()],
            ..CellIdentity::default()
        };
        let identity = Identity {
            version: "0".into(),
            kind: MONTE_CARLO.into(),
            seed: 1,
            generator: "none".into(),
            block_samples: BLOCK,
            model: [String::new(), String::new()],
            schemes: BTreeMap::from([("s".into(), "0".into())]),
            cells: BTreeMap::from([("c".into(), cell)]),
            capture: self.capture,
            ..Identity::default()
        };
        Header { eccforge_records: 1, identity, program: String::new(), command: Vec::new(), shard: None }
    }
}

impl Work for Toy {
    fn cells(&self) -> Vec<String> {
        vec!["c".into()]
    }

    fn schemes(&self, _: usize) -> Vec<String> {
        vec!["s".into()]
    }

    fn blocks(&self, _: usize) -> u64 {
        self.samples.div_ceil(BLOCK)
    }

    fn samples_in(&self, _: usize, blocks: &Range<u64>) -> u64 {
        let end = |block: u64| block.saturating_mul(BLOCK).min(self.samples);
        end(blocks.end) - end(blocks.start)
    }

    fn capture(&self) -> usize {
        self.capture
    }

    fn count(&self, _: usize, blocks: Range<u64>, _: Backend, wanted: &[usize]) -> Record {
        let (mut counts, mut silent) = (Counts::default(), Vec::new());
        for sample in blocks.start * BLOCK..blocks.end.saturating_mul(BLOCK).min(self.samples) {
            match sample % 7 {
                3 if silent.len() < wanted[0] => {
                    silent.push(Capture { scheme: "s".into(), sample, error: String::new() });
                    counts.undetected += 1;
                }
                3 => counts.undetected += 1,
                _ => counts.corrected += 1,
            }
        }
        let (first, values) = (blocks.start, BTreeMap::new());
        let counts = [("s".into(), counts)].into_iter().collect();
        Record { cell: "c".into(), first, blocks: blocks.end - first, counts, silent, values, ..Record::default() }
    }
}

fn limits(threads: usize, seconds: Option<u64>) -> Limits {
    let stop = StopRules { time: seconds.map(Duration::from_secs), ..StopRules::default() };
    Limits { threads, backend: Backend::U64, stop, shard: None }
}

fn finished(work: &Toy, path: Option<&Path>) -> Result<Finished, RecordError> {
    let (header, limits) = (work.header(), limits(2, None));
    let (covered, opening) = (&Coverage::default(), Opening::default());
    count(&Job { work, header: &header, limits: &limits, covered, path, opening }, &mut Unwatched)
}

fn sum(records: &[Record]) -> Counts {
    records.iter().flat_map(|r| r.counts.values()).fold(Counts::default(), |a, c| a + *c)
}

/// The first silent samples, as a report takes them.
fn silent(records: &[Record], most: usize) -> Vec<u64> {
    let mut samples: Vec<u64> = records.iter().flat_map(|r| &r.silent).map(|s| s.sample).collect();
    samples.sort_unstable();
    samples.truncate(most);
    samples
}

#[test]
fn more_samples_extend_a_finished_run_and_fewer_are_refused() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("run.records");
    // 1234 is not a whole number of blocks: the last one is counted again.
    let short = Toy { samples: 1234, capture: 5 };
    let long = Toy { samples: 98_765, capture: 5 };
    assert_eq!(sum(&finished(&short, Some(&path)).unwrap().records).total(), 1234);
    let extended = finished(&long, Some(&path)).unwrap();
    let alone = finished(&long, None).unwrap();
    assert_eq!(sum(&extended.records), sum(&alone.records));
    assert_eq!(silent(&extended.records, 5), silent(&alone.records, 5));
    assert!(extended.execution.counted < alone.execution.counted, "counted blocks are not counted again");
    assert_eq!(extended.ended, Ended::Complete);
    let again = finished(&long, Some(&path)).unwrap();
    assert_eq!((again.execution.counted, sum(&again.records)), (0, sum(&alone.records)));
    let refused = finished(&short, Some(&path)).unwrap_err().to_string();
    assert!(refused.contains("98765") && refused.contains("1234"), "{refused}");
}

#[test]
fn a_torn_last_line_is_moved_aside_and_counted_again_but_a_changed_one_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("run.records");
    let work = Toy { samples: 5000, capture: 0 };
    let whole = sum(&finished(&work, Some(&path)).unwrap().records);
    let bytes = std::fs::read(&path).unwrap();
    for cut in [1, 9, 70] {
        std::fs::write(&path, &bytes[..bytes.len() - cut]).unwrap();
        assert_eq!(sum(&finished(&work, Some(&path)).unwrap().records), whole, "{cut} bytes are missing");
        assert_eq!(sum(&records::read::<Header>(&path).unwrap().records), whole);
    }
    let mut changed = bytes.clone();
    changed[bytes.len() - 9] ^= 1;
    std::fs::write(&path, &changed).unwrap();
    assert!(matches!(finished(&work, Some(&path)), Err(RecordError::Damaged { torn: false, .. })));
    assert_eq!(std::fs::read(&path).unwrap(), changed, "nothing is touched");
}

#[test]
fn a_plan_of_two_to_the_64_samples_starts_at_once_and_is_stopped_by_the_clock() {
    for capture in [0, 3] {
        let work = Toy { samples: u64::MAX, capture };
        let started = Instant::now();
        let (header, limits) = (work.header(), limits(2, Some(1)));
        let (covered, opening) = (&Coverage::default(), Opening::default());
        let job = Job { work: &work, header: &header, limits: &limits, covered, path: None, opening };
        let finished = count(&job, &mut Unwatched).unwrap();
        assert_eq!(finished.ended, Ended::TimeLimit);
        assert!(started.elapsed() < Duration::from_secs(20), "{:?}", started.elapsed());
        assert_eq!(finished.execution.counted, sum(&finished.records).total());
    }
}

/// Blocks are done in any order; those that an interrupted run left out may hold the first silent patterns.
#[test]
fn the_first_silent_patterns_are_stored_even_if_later_blocks_were_counted_first() {
    let work = Toy { samples: 3000, capture: 4 };
    let all = finished(&work, None).unwrap().records;
    let late: Vec<Record> = [4..9, 12..40].map(|blocks| work.count(0, blocks, Backend::U64, &[4])).into();
    let mut records = late.clone();
    let sink = &mut |r: &Record, _| {
        records.push(r.clone());
        Ok::<(), RecordError>(())
    };
    run(&work, &limits(1, None), &late, sink).unwrap();
    assert_eq!(silent(&records, 4), silent(&all, 4));
    assert_eq!(silent(&records, 4), [3, 10, 17, 24]);
}

#[test]
fn progress_is_of_what_this_start_has_left() {
    let work = Toy { samples: 1000, capture: 0 };
    let earlier = [work.count(0, 10..70, Backend::U64, &[0])];
    let mut seen = Vec::new();
    let left = Run::new(&work, share(&work, &Coverage::default(), None), &earlier).unwrap();
    assert_eq!(left.progress(), Progress { done: 0, total: 400 });
    left.count(&limits(2, None), &mut |_, progress| {
        seen.push(progress);
        Ok::<(), RecordError>(())
    })
    .unwrap();
    assert_eq!(seen.last(), Some(&Progress { done: 400, total: 400 }));
}

/// One of 8 parts was cut short. The rest of a longer run is then divided into 64 parts.
#[test]
fn parts_of_a_longer_run_in_another_number_count_what_earlier_parts_leave() {
    let directory = tempfile::tempdir().unwrap();
    let part = |work: &Toy, [i, n]: [u64; 2], covered: &Coverage| {
        let path = directory.path().join(format!("{i}-of-{n}.records"));
        let header = Header { shard: Some([i, n]), ..work.header() };
        let limits = Limits { shard: Some([i, n]), ..limits(1, None) };
        let opening = Opening::default();
        let job = Job { work, header: &header, limits: &limits, covered, path: Some(&path), opening };
        let finished = count(&job, &mut Unwatched).unwrap();
        (path, finished.execution.counted)
    };
    let (short, long) = (Toy { samples: 1234, capture: 5 }, Toy { samples: 98_765, capture: 5 });
    let none = Coverage::default();
    let mut paths: Vec<PathBuf> = (0..7).map(|i| part(&short, [i, 8], &none).0).collect();
    let covered = records::coverage(&paths, &long.header()).unwrap();
    let parts: Vec<(PathBuf, u64)> = (0..64).map(|i| part(&long, [i, 64], &covered)).collect();
    // Seven eighths of 123 whole blocks are not counted again.
    assert_eq!(parts.iter().map(|p| p.1).sum::<u64>(), 98_765 - 10 * (124 * 7 / 8));
    let blocks: Vec<u64> = parts.iter().map(|p| p.1 / BLOCK).collect();
    assert!(blocks.iter().max().unwrap() - blocks.iter().min().unwrap() <= 1, "{blocks:?}");
    paths.extend(parts.into_iter().map(|p| p.0));
    // In any order: the identity is that of the longest run.
    for _ in 0..2 {
        let files: Vec<_> = paths.iter().map(|p| (p.clone(), records::read(p).unwrap())).collect();
        let (header, merged) = records::merge(&files).unwrap();
        let alone = records_of_one_run(&long);
        assert_eq!((header, sum(&merged)), (long.header(), sum(&alone)));
        assert_eq!(silent(&merged, 5), silent(&alone, 5));
        paths.reverse();
    }
    let mut foreign = short.header();
    foreign.identity.seed = 2;
    let refused = records::coverage(&paths[..1], &foreign).unwrap_err().to_string();
    assert!(refused.contains("`seed`"), "{refused}");
}

fn records_of_one_run(work: &Toy) -> Vec<Record> {
    finished(work, None).unwrap().records
}
