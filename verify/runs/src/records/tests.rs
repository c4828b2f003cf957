//! A record file that was touched is refused at the byte where it was touched.

use super::*;
use std::path::Path;

fn header(seed: u64) -> Header {
    let cell = CellIdentity {
        class: "entry".into(),
        patterns: "uniform".into(),
        samples: 1 << 22,
        schemes: vec!["duet".into()],
    };
    Header {
        eccforge_records: 1,
        identity: Identity {
            version: "0".into(),
            kind: "monte-carlo".into(),
            seed,
            generator: "ars7".into(),
            block_samples: 1 << 18,
            model: ["m".into(), "0".into()],
            schemes: BTreeMap::from([("duet".into(), "ab".into())]),
            cells: BTreeMap::from([("entry@4x72".into(), cell)]),
            capture: 0,
        },
        command: vec!["eccforge".into()],
        shard: None,
    }
}

fn record(first: u64, blocks: u64) -> Record {
    let counts = BTreeMap::from([("duet".into(), Counts { detected: blocks << 18, ..Counts::default() })]);
    Record { cell: "entry@4x72".into(), first, blocks, counts, silent: Vec::new(), values: BTreeMap::new() }
}

fn sample_file(directory: &Path) -> (PathBuf, Vec<u8>) {
    let path = directory.join("run.records");
    let mut log = Log::create(&path, &header(1)).unwrap();
    (0..4).for_each(|i| log.append(&record(i, 1)).unwrap());
    let bytes = std::fs::read(&path).unwrap();
    (path, bytes)
}

fn line_start(bytes: &[u8], at: usize) -> usize {
    bytes[..at].iter().rposition(|&b| b == b'\n').map_or(0, |p| p + 1)
}

#[test]
fn a_file_that_was_closed_reads_back_and_goes_on() {
    let directory = tempfile::tempdir().unwrap();
    let (path, _) = sample_file(directory.path());
    let (mut log, contents) = Log::resume(&path).unwrap();
    assert_eq!((contents.header, contents.records.len()), (header(1), 4));
    log.append(&record(4, 3)).unwrap();
    assert_eq!(read(&path).unwrap().records[4], record(4, 3));
    assert!(matches!(Log::resume(&path), Err(Refusal::Mismatch(m)) if m.contains("another process")));
}

#[test]
fn every_changed_byte_is_refused_at_the_offset_of_its_line() {
    let directory = tempfile::tempdir().unwrap();
    let (path, bytes) = sample_file(directory.path());
    for at in (0..bytes.len()).step_by(7) {
        let mut bad = bytes.clone();
        bad[at] ^= 1;
        std::fs::write(&path, &bad).unwrap();
        match read(&path) {
            Err(Refusal::Damaged { offset, .. }) => assert_eq!(offset as usize, line_start(&bytes, at), "byte {at}"),
            other => panic!("byte {at} was changed: {other:?}"),
        }
    }
}

#[test]
fn a_file_cut_anywhere_is_refused_and_salvage_keeps_every_whole_record() {
    let directory = tempfile::tempdir().unwrap();
    let (path, bytes) = sample_file(directory.path());
    let ends: Vec<usize> = (0..bytes.len()).filter(|&i| bytes[i] == b'\n').map(|i| i + 1).collect();
    for cut in (ends[0] + 1..bytes.len()).step_by(11).filter(|c| !ends.contains(c)) {
        std::fs::write(&path, &bytes[..cut]).unwrap();
        let Err(Refusal::Damaged { offset, intact, .. }) = read(&path) else { panic!("cut at {cut}") };
        assert_eq!(offset as usize, line_start(&bytes, cut));
        let aside = salvage(&path).unwrap().unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), bytes[..offset as usize], "the intact part is kept");
        assert_eq!(std::fs::read(aside).unwrap(), bytes[offset as usize..cut], "the damaged part is kept too");
        assert_eq!(read(&path).unwrap().records.len(), intact);
    }
    std::fs::write(&path, &bytes[..10]).unwrap();
    assert!(matches!(salvage(&path), Err(Refusal::Damaged { offset: 0, .. })));
}

#[test]
fn merging_refuses_overlaps_and_other_runs_and_names_them() {
    let file =
        |name: &str, seed, records: Vec<Record>| (PathBuf::from(name), Contents { header: header(seed), records });
    let good = [file("a", 1, vec![record(4, 2), record(0, 4)]), file("b", 1, vec![record(6, 1)])];
    let (_, records) = merge(&good).unwrap();
    assert_eq!(records.iter().map(|r| r.first).collect::<Vec<_>>(), [0, 4, 6]);
    let overlap = merge(&[file("a", 1, vec![record(0, 4)]), file("b", 1, vec![record(3, 2)])]).unwrap_err();
    assert!(overlap.to_string().contains("blocks 3 to 3") && overlap.to_string().starts_with("b:"), "{overlap}");
    let foreign = merge(&[file("a", 1, vec![]), file("b", 2, vec![])]).unwrap_err();
    assert!(foreign.to_string().contains("`seed` is 1 in one and 2 in the other"), "{foreign}");
}

#[test]
fn missing_blocks_are_the_gaps_between_records() {
    let mut coverage = Coverage::default();
    for (first, blocks) in [(2, 3), (8, 2)] {
        coverage.add(&record(first, blocks)).unwrap();
    }
    assert_eq!(coverage.missing("entry@4x72", 0..12), [0..2, 5..8, 10..12]);
    assert!(coverage.missing("entry@4x72", 3..9).into_iter().eq(std::iter::once(5..8)));
    assert!(coverage.missing("other", 3..4).into_iter().eq(std::iter::once(3..4)));
    for overlapping in [(0, 3), (4, 1), (9, 5), (1, 20)] {
        coverage.clone().add(&record(overlapping.0, overlapping.1)).unwrap_err();
    }
}

#[test]
fn blocks_and_cells_that_the_run_does_not_have_are_refused() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("run.records");
    let refused = |header: &Header, record: Record| {
        write_all(&path, header, &[record]).unwrap();
        match read(&path) {
            Err(Refusal::Damaged { offset, intact: 0, torn: false, reason, .. }) if offset > 0 => reason,
            other => panic!("{other:?}"),
        }
    };
    // 2^22 samples in blocks of 2^18 are 16 blocks.
    let of = |record: &Record| refused(&header(1), record.clone());
    assert!(of(&record(16, 1)).contains("has 16 blocks, not 1 from 16 on"));
    assert!(of(&Record { first: 1, blocks: u64::MAX, ..record(0, 1) }).contains("has 16 blocks"));
    assert!(of(&Record { cell: "other".into(), ..record(0, 1) }).contains("no cell `other`"));
    let mut without = header(1);
    without.identity.block_samples = 0;
    assert!(refused(&without, record(0, 1)).contains("has 0 blocks"));
    write_all(&path, &header(1), &[record(15, 1)]).unwrap();
    assert_eq!(read(&path).unwrap().records.len(), 1);
}

#[test]
fn counts_of_any_size_are_added_without_a_wrap() {
    let most = Counts { corrected: u64::MAX, undetected: u64::MAX, miscorrected: 1, ..Counts::default() };
    assert_eq!((most.samples(), most.silent()), (u64::MAX, u64::MAX));
    assert_eq!((most + most).corrected, u64::MAX);
}
