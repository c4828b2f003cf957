//! Measures time and memory of a merge and of a restart, for a campaign of 1e13 samples in 1 000 parts with synthetic
//! records. Arguments: the number of parts, and the number of records in a part.

use eccforge_runs::records::{
    CellIdentity, Contents, Counts, Coverage, Header, Identity, MONTE_CARLO, Record, merge, read, write_all,
};
use std::collections::BTreeMap;
use std::error::Error;
use std::path::PathBuf;
use std::time::Instant;

const SAMPLES: u64 = 10_000_000_000_000;
const BLOCK: u64 = 1 << 18;
const CELL: &str = "entry@4x72";
const SCHEMES: [&str; 3] = ["i-secded", "duet", "trio"];

fn header(shard: Option<[u64; 2]>) -> Header {
    let schemes = SCHEMES.map(str::to_owned);
    let cell = CellIdentity {
        class: "entry".into(),
        patterns: "any".into(),
        samples: SAMPLES,
        schemes: schemes.clone().into(),
        ..CellIdentity::default()
    };
    let identity = Identity {
        version: "0".into(),
        kind: MONTE_CARLO.into(),
        seed: 1,
        generator: "ars7".into(),
        block_samples: BLOCK,
        model: ["synthetic".into(), "0".into()],
        schemes: schemes.map(|s| (s, "0".repeat(64))).into(),
        cells: BTreeMap::from([(CELL.into(), cell)]),
        ..Identity::default()
    };
    Header { eccforge_records: 1, identity, program: "eccforge".into(), command: vec!["campaign".into()], shard }
}

fn record(first: u64, end: u64) -> Record {
    let blocks = end - first;
    let samples = (end * BLOCK).min(SAMPLES) - first * BLOCK;
    let counts = Counts { detected: samples - first % 7, miscorrected: first % 7, ..Counts::default() };
    let counts = SCHEMES.map(|s| (s.to_owned(), counts)).into_iter().collect();
    Record { cell: CELL.into(), first, blocks, host: "node-0042".into(), counts, ..Record::default() }
}

/// Peak memory of this process since the last call, in MB; 0 if the system does not report it.
fn memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:")).unwrap_or_default();
    // Linux: 5 sets the peak to the present use (proc_pid_clear_refs(5)).
    let _ = std::fs::write("/proc/self/clear_refs", "5");
    line.split_whitespace().next().and_then(|kb| kb.parse::<u64>().ok()).unwrap_or(0) / 1000
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).map(|a| a.parse::<u64>());
    let parts = arguments.next().unwrap_or(Ok(1000))?;
    let records = arguments.next().unwrap_or(Ok(64))?;
    let folder = tempfile::tempdir()?;
    let blocks = SAMPLES.div_ceil(BLOCK);
    let path = |i: u64| -> PathBuf { folder.path().join(format!("run.{i}-of-{parts}.records")) };
    for i in 0..parts {
        let ends: Vec<u64> = (0..=records).map(|k| blocks * (i * records + k) / (parts * records)).collect();
        let made: Vec<Record> = ends.windows(2).map(|ends| record(ends[0], ends[1])).collect();
        write_all(&path(i), &header(Some([i, parts])), &made)?;
    }
    println!("{parts} parts of {records} records, {blocks} blocks; memory {} MB", memory());

    // A part, or rank 0 of one part, reads its records before it counts.
    let started = Instant::now();
    let own: Contents = read(&path(0))?;
    let mut coverage = Coverage::default();
    for record in &own.records {
        coverage.add(record)?;
    }
    let left = coverage.missing(CELL, 0..blocks / parts);
    println!(
        "restart of a part: {:.3} s, memory {} MB, {} ranges left",
        started.elapsed().as_secs_f64(),
        memory(),
        left.len()
    );

    let started = Instant::now();
    let files: Vec<(PathBuf, Contents)> = (0..parts)
        .map(|i| Ok((path(i), read(&path(i))?)))
        .collect::<Result<_, eccforge_runs::records::RecordError>>()?;
    let (of_all, merged) = merge(&files)?;
    println!("merge: {:.3} s, memory {} MB, {} records", started.elapsed().as_secs_f64(), memory(), merged.len());
    drop(files);

    // One job over as many ranks: rank 0 reads what all have counted, the others get ranges.
    let whole = folder.path().join("whole.records");
    write_all(&whole, &of_all, &merged)?;
    let bytes = std::fs::metadata(&whole)?.len();
    drop(merged);
    memory();
    let started = Instant::now();
    let all: Contents = read(&whole)?;
    let mut coverage = Coverage::default();
    for record in &all.records {
        coverage.add(record)?;
    }
    let (seconds, bytes) = (started.elapsed().as_secs_f64(), bytes / 1_000_000);
    println!("restart of rank 0: {seconds:.3} s, memory {} MB, {bytes} MB of records", memory());
    Ok(())
}
