//! Tests that a changed record file is rejected at the changed byte.

use eccforge_runs::records::{
    CellIdentity, Contents, Counts, Coverage, Header, Identity, Lock, Log, Opened, Opening, Record, RecordError, merge,
    parse, read, read_growing, swept_in, write_all,
};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

fn header(seed: u64) -> Header {
    let cell = CellIdentity {
        class: "entry".into(),
        patterns: "uniform".into(),
        samples: 1 << 22,
        schemes: vec!["duet".into()],
        bits: 288,
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
            ..Identity::default()
        },
        program: "eccforge 0 (1234)".into(),
        command: vec!["eccforge".into()],
        shard: None,
    }
}

fn record(first: u64, blocks: u64) -> Record {
    let counts = [("duet".into(), Counts { detected: blocks << 18, ..Counts::default() })].into_iter().collect();
    Record { cell: "entry@4x72".into(), first, blocks, counts, ..Record::default() }
}

fn opened(path: &Path, salvage: bool) -> Result<Opened, RecordError> {
    Log::open(path, &header(1), &Opening { salvage, ..Opening::default() })
}

fn sample_file(directory: &Path) -> (PathBuf, Vec<u8>) {
    let path = directory.join("run.records");
    let mut log = opened(&path, false).unwrap().log;
    for i in 0..4 {
        log.append(&record(i, 1)).unwrap();
    }
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
    let Opened { mut log, found, aside } = opened(&path, false).unwrap();
    let contents = found.unwrap();
    assert_eq!((contents.header, contents.records.len(), aside), (header(1), 4, None));
    log.append(&record(4, 3)).unwrap();
    assert_eq!(read::<Header>(&path).unwrap().records[4], record(4, 3));
}

/// Without the lock, a second process would rename its repaired file over the one that the first still writes to.
#[test]
fn a_second_writer_gets_an_error_that_names_the_first_before_it_reads_or_repairs_anything() {
    let directory = tempfile::tempdir().unwrap();
    let (path, bytes) = sample_file(directory.path());
    let mut first = opened(&path, false).unwrap().log;
    // In the middle of an append, the last line has no end.
    let torn = &bytes[..bytes.len() - 9];
    std::fs::write(&path, torn).unwrap();
    for salvage in [false, true] {
        let refused = opened(&path, salvage).unwrap_err().to_string();
        let holder = format!("another process ({} on ", std::process::id());
        assert!(refused.contains(&holder) && refused.contains("--wait"), "{refused}");
        assert_eq!(std::fs::read(&path).unwrap(), torn, "nothing is touched");
    }
    assert!(Lock::take(&path, &Opening { unlocked: true, ..Opening::default() }).is_ok());
    std::fs::write(&path, &bytes).unwrap();
    first.append(&record(4, 1)).unwrap();
    drop(first);
    assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 1, "the lock file is gone");
    assert_eq!(opened(&path, false).unwrap().found.unwrap().records.len(), 5);
}

#[test]
fn a_waiting_process_goes_on_when_the_lock_is_free_and_one_holds_it_at_a_time() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("run.records");
    let inside = std::sync::atomic::AtomicU32::new(0);
    let opening = Opening { wait: std::time::Duration::from_secs(600), ..Opening::default() };
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..20 {
                    let _lock = Lock::take(&path, &opening).unwrap();
                    assert_eq!(inside.fetch_add(1, std::sync::atomic::Ordering::SeqCst), 0);
                    std::thread::yield_now();
                    inside.fetch_sub(1, std::sync::atomic::Ordering::SeqCst);
                }
            });
        }
    });
}

#[cfg(unix)]
#[test]
fn links_are_not_followed_and_a_lock_file_is_for_its_owner() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let directory = tempfile::tempdir().unwrap();
    let at = |name: &str| directory.path().join(name);
    let (path, lock) = (at("run.records"), at("run.records.lock"));
    std::fs::write(at("theirs"), "").unwrap();
    let untouched = |what: &str| assert_eq!(std::fs::read(at("theirs")).unwrap(), b"", "{what}");
    symlink(at("theirs"), &path).unwrap();
    let refused = opened(&path, false).unwrap_err().to_string();
    assert!(refused.contains("symbolic link"), "{refused}");
    untouched("records");
    std::fs::remove_file(&path).unwrap();
    symlink(at("theirs"), &lock).unwrap();
    opened(&path, false).unwrap_err();
    untouched("lock");
    std::fs::remove_file(&lock).unwrap();
    // A process that was killed left this lock, so the next one takes it. A lock that others can open may be held by
    // anyone.
    let mode = |file: &Path| std::fs::metadata(file).unwrap().permissions().mode() & 0o777;
    let log = opened(&path, false).unwrap().log;
    assert_eq!(mode(&lock), 0o600);
    drop(log);
    std::fs::write(&lock, "1 on a host").unwrap();
    std::fs::set_permissions(&lock, std::fs::Permissions::from_mode(0o644)).unwrap();
    let refused = opened(&path, false).unwrap_err().to_string();
    assert!(refused.contains("run.records.lock: other users can open"), "{refused}");
    std::fs::set_permissions(&lock, std::fs::Permissions::from_mode(0o600)).unwrap();
    opened(&path, false).unwrap();
}

#[cfg(unix)]
#[test]
fn private_records_stay_private_when_they_are_rewritten_or_their_damaged_end_is_moved() {
    use std::os::unix::fs::PermissionsExt;
    let directory = tempfile::tempdir().unwrap();
    let (path, bytes) = sample_file(directory.path());
    std::fs::write(&path, &bytes[..bytes.len() - 5]).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).unwrap();
    let mode = |file: &Path| std::fs::metadata(file).unwrap().permissions().mode() & 0o777;
    let mut damaged = opened(&path, false).unwrap();
    assert_eq!(mode(&damaged.aside.unwrap()), 0o600);
    damaged.log.rewrite(&header(1), &[record(0, 1)]).unwrap();
    assert_eq!(mode(&path), 0o600);
}

#[test]
fn a_file_system_without_locks_is_named_with_what_can_be_done() {
    let message = RecordError::NoLocks("run.records".into(), io::Error::from(io::ErrorKind::Unsupported)).to_string();
    assert!(message.contains("does not lock files: ") && message.contains("--no-lock"), "{message}");
}

#[cfg(target_os = "linux")]
#[test]
fn what_has_no_end_is_no_record_file() {
    let refused = read::<Header>(Path::new("/dev/zero")).unwrap_err().to_string();
    assert!(refused.contains("this is not a file of records"), "{refused}");
}

#[test]
fn every_changed_byte_is_refused_at_the_offset_of_its_line() {
    let directory = tempfile::tempdir().unwrap();
    let (path, bytes) = sample_file(directory.path());
    for at in (0..bytes.len()).step_by(7) {
        let mut bad = bytes.clone();
        bad[at] ^= 1;
        std::fs::write(&path, &bad).unwrap();
        match read::<Header>(&path) {
            Err(RecordError::Damaged { offset, .. }) => {
                assert_eq!(offset as usize, line_start(&bytes, at), "byte {at}")
            }
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
        let Err(RecordError::Damaged { offset, intact, .. }) = read::<Header>(&path) else { panic!("cut at {cut}") };
        assert_eq!(offset as usize, line_start(&bytes, cut));
        assert_eq!(read_growing::<Header>(&path).unwrap().records.len(), intact);
        let aside = opened(&path, false).unwrap().aside.unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), bytes[..offset as usize], "the intact part is kept");
        assert_eq!(std::fs::read(aside).unwrap(), bytes[offset as usize..cut], "the damaged part is kept too");
        assert_eq!(read::<Header>(&path).unwrap().records.len(), intact);
    }
    // Killed while it wrote the header: nothing is lost. A file that is not a log is left alone.
    std::fs::write(&path, &bytes[..10]).unwrap();
    assert!(opened(&path, false).unwrap().found.is_none());
    for foreign in ["notes", "notes\n"] {
        std::fs::write(&path, foreign).unwrap();
        assert!(matches!(opened(&path, true), Err(RecordError::Damaged { offset: 0, .. })));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), foreign);
    }
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
        match read::<Header>(&path) {
            Err(RecordError::Damaged { offset, intact: 0, torn: false, reason, .. }) if offset > 0 => reason,
            other => panic!("{other:?}"),
        }
    };
    // 2^22 samples in blocks of 2^18 are 16 blocks.
    let of = |record: &Record| refused(&header(1), record.clone());
    assert!(of(&record(16, 1)).contains("has 16 blocks, not 1 from 16 on"));
    assert!(of(&Record { first: 1, blocks: u64::MAX, ..record(0, 1) }).contains("has 16 blocks"));
    assert!(of(&Record { cell: "other".into(), ..record(0, 1) }).contains("no cell `other`"));
    assert!(of(&record(3, 0)).contains("not 0 from 3 on"));
    write_all(&path, &header(1), &[record(15, 1)]).unwrap();
    assert_eq!(read::<Header>(&path).unwrap().records.len(), 1);
}

/// Header lines with correct hashes that no run has written.
#[test]
fn headers_that_no_run_has_are_refused() {
    let path = Path::new("run.records");
    let sealed = |header: &Header| {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("run.records");
        write_all(&file, header, &[]).unwrap();
        parse::<Header>(path, &std::fs::read(file).unwrap())
    };
    let refused = |change: fn(&mut Header)| {
        let mut bad = header(1);
        change(&mut bad);
        let message = sealed(&bad).unwrap_err().to_string();
        assert!(message.contains("damaged from byte 0 on"), "{message}");
        message
    };
    assert!(sealed(&header(1)).is_ok());
    assert!(refused(|h| h.eccforge_records = 2).contains("format 2 of records"));
    assert!(refused(|h| h.shard = Some([4, 4])).contains("no part 4 of 4"));
    assert!(refused(|h| h.identity.block_samples = 0).contains("blocks of 0 samples"));
    assert!(refused(|h| h.identity.schemes.clear()).contains("`duet`, which the run does not have"));
    assert!(refused(|h| h.identity.kind = "sweep by weight".into()).contains("not a sweep of 4194304 patterns"));
}

/// The patterns of each block of a sweep by weight, one by one in the order in which sweeps try them.
#[test]
fn a_block_of_a_sweep_by_weight_has_the_patterns_of_its_choices() {
    for (bits, weight) in [(13usize, 1usize), (40, 2), (23, 4), (14, 6)] {
        let mut choices = vec![Vec::new()];
        for _ in 1..weight {
            let longer = |set: &Vec<usize>| {
                let from = set.last().map_or(0, |last| last + 1);
                (from..bits).map(|bit| [&set[..], &[bit]].concat()).collect::<Vec<_>>()
            };
            choices = choices.iter().flat_map(longer).collect();
        }
        // Colexicographic order: the highest bits decide.
        choices.sort_by_key(|set| set.iter().rev().copied().collect::<Vec<_>>());
        for (block, sets) in choices.chunks(1024).enumerate() {
            let patterns: usize = sets.iter().map(|set| bits - set.last().map_or(0, |last| last + 1)).sum();
            let block = block as u64;
            assert_eq!(swept_in(bits as u64, weight as u64, &(block..block + 1)), patterns as u64, "{bits} {weight}");
        }
    }
}

/// Two builds of one version: each part of the run names the program that counted it.
#[test]
fn runs_of_programs_with_other_sources_are_not_merged_and_the_message_names_both() {
    let built = |sources: &str, program: &str, samples: u64| {
        let mut header = header(1);
        header.identity.sources = sources.into();
        header.program = format!("eccforge 0.1.0 ({program})");
        for cell in header.identity.cells.values_mut() {
            cell.samples = samples;
        }
        (PathBuf::from(program), Contents { header, records: Vec::new() })
    };
    let first = || built("aaaabbbbccccdddd", "0123 2026-11-27", 1 << 22);
    // The same holds for an extended run, because more samples are not a difference.
    for samples in [1 << 22, 1 << 23] {
        let message = merge(&[first(), built("1111222233334444", "4567 2026-11-28", samples)]).unwrap_err().to_string();
        for part in ["(0123 2026-11-27)", "aaaabbbbcccc)", "(4567 2026-11-28)", "111122223333)", "the same sources"] {
            assert!(message.contains(part), "{part}: {message}");
        }
        // Another commit with the same sources.
        assert!(merge(&[first(), built("aaaabbbbccccdddd", "89ab 2026-11-29", samples)]).is_ok());
    }
}
