//! Merges record files of one run: checks that they belong together, and which blocks they cover.

use super::{Contents, Header, Identity, MONTE_CARLO, Record, RecordError};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The counted blocks of each cell. Invariant: ranges of a cell are disjoint.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// For each cell, the end of each counted range by its first block, in order.
    ranges: BTreeMap<String, BTreeMap<u64, u64>>,
}

impl Coverage {
    /// Adds a record's blocks.
    ///
    /// # Errors
    /// Some of them are already counted; the message names them.
    pub fn add(&mut self, record: &Record) -> Result<(), String> {
        let (first, end) = (record.first, record.first.saturating_add(record.blocks));
        let ranges = self.ranges.entry(record.cell.clone()).or_default();
        if let Some((&other, &other_end)) = ranges.range(..end).next_back()
            && other_end > first
        {
            let (from, to) = (first.max(other), end.min(other_end) - 1);
            return Err(format!("blocks {from} to {to} of the cell `{}` are counted twice", record.cell));
        }
        // Neighbours become one range, so that a long run needs no more memory than a short one.
        let (mut first, mut end) = (first, end);
        if let Some((&before, _)) = ranges.range(..first).next_back().filter(|(_, e)| **e == first) {
            first = before;
        }
        if let Some(after) = ranges.remove(&end) {
            end = after;
        }
        if first < end {
            ranges.insert(first, end);
        }
        Ok(())
    }

    /// The uncounted parts of `range`, ascending.
    pub fn missing(&self, cell: &str, range: std::ops::Range<u64>) -> Vec<std::ops::Range<u64>> {
        let mut gaps = Vec::new();
        let mut at = range.start;
        let Some(ranges) = self.ranges.get(cell) else { return Vec::from_iter((at < range.end).then_some(range)) };
        let from = ranges.range(..=at).next_back().map_or(at, |(&first, _)| first);
        for (&first, &end) in ranges.range(from..).filter(|(_, e)| **e > range.start) {
            if first >= range.end {
                break;
            }
            if first > at {
                gaps.push(at..first);
            }
            at = at.max(end);
        }
        if at < range.end {
            gaps.push(at..range.end);
        }
        gaps
    }
}

/// Merges the records of several files of one run, in the order of their blocks; the header is that of the whole run.
///
/// # Errors
/// The files belong to different runs, or count a block twice.
pub fn merge(files: &[(PathBuf, Contents)]) -> Result<(Header, Vec<Record>), RecordError> {
    let Some(((first_path, first), others)) = files.split_first() else {
        return Err(RecordError::Mismatch("there is nothing to merge: name at least one record file".into()));
    };
    // The longest run defines the merged one; shorter runs are its first samples.
    let longest = others.iter().fold((first_path, first), |longest, (path, other)| {
        let longer = extension(&longest.1.header.identity, &other.header.identity).is_some();
        if longer { (path, other) } else { longest }
    });
    let (longest_path, header) = (longest.0, &longest.1.header);
    let mut coverage = Coverage::default();
    let mut records = Vec::new();
    for (path, contents) in files {
        let valid = of_run(contents, header).map_err(|difference| {
            let (a, b) = (longest_path.display(), path.display());
            RecordError::Mismatch(format!("{a} and {b} are from different runs: {difference}"))
        })?;
        for record in valid {
            coverage.add(record).map_err(|e| RecordError::Mismatch(format!("{}: {e}", path.display())))?;
            records.push(record.clone());
        }
    }
    records.sort_by(|a, b| (&a.cell, a.first).cmp(&(&b.cell, b.first)));
    Ok((Header { shard: None, ..header.clone() }, records))
}

/// The blocks of a run that these files contain. The files must belong to this run, or to the same run with fewer
/// samples.
///
/// # Errors
/// A file cannot be read, is damaged, belongs to another run, or counts a block that another file counts.
pub fn coverage(files: &[PathBuf], header: &Header) -> Result<Coverage, RecordError> {
    let mut coverage = Coverage::default();
    for path in files {
        let at = |e: String| RecordError::Mismatch(format!("{}: {e}", path.display()));
        let found: Contents = super::read(path)?;
        let valid = of_run(&found, header)
            .map_err(|difference| at(format!("its records belong to another run: {difference}")))?;
        for record in valid {
            coverage.add(record).map_err(at)?;
        }
    }
    Ok(coverage)
}

/// The records of a file that belong to a run, which may have more samples; none if the file belongs to another run.
pub fn records_of<'r>(found: &'r Contents, asked: &Header) -> Vec<&'r Record> {
    of_run(found, asked).unwrap_or_default()
}

/// The records in `found` that also belong to the run `asked`, or the difference between the two runs.
fn of_run<'r>(found: &'r Contents, asked: &Header) -> Result<Vec<&'r Record>, String> {
    let Some(whole) = extension(&found.header.identity, &asked.identity) else {
        return match difference(asked, &found.header) {
            Some(difference) => Err(difference),
            None => Ok(found.records.iter().collect()),
        };
    };
    Ok(found.records.iter().filter(|record| remains_valid(record, &whole)).collect())
}

/// Whether a record is valid in a run of more samples; `whole` has the number of valid blocks of each cell: see
/// [`extension`].
pub fn remains_valid(record: &Record, whole: &BTreeMap<String, u64>) -> bool {
    whole.get(&record.cell).is_some_and(|&blocks| record.first.saturating_add(record.blocks) <= blocks)
}

/// Shards of a split run whose records are in none of the files: their numbers, and the number of shards. Files of
/// runs that were not split, or were split differently, do not count.
pub fn absent_parts(files: &[(PathBuf, Contents)]) -> Option<(Vec<u64>, u64)> {
    let parts: Vec<[u64; 2]> = files.iter().filter_map(|(_, c)| c.header.shard).collect();
    let [_, of] = *parts.first()?;
    let uniform = parts.len() == files.len() && parts.iter().all(|p| p[1] == of);
    let absent = (0..of).filter(|i| !parts.iter().any(|p| p[0] == *i));
    // Limited to the number that a message names.
    uniform.then(|| (absent.take(MOST_NAMED).collect(), of))
}

/// Maximum number of absent shards that a message names.
// A job array has thousands of tasks: a list of all that are absent would hide the sentence.
const MOST_NAMED: usize = 20;

/// The first difference between two runs.
pub fn difference(a: &Header, b: &Header) -> Option<String> {
    let (a_built, b_built) = (built(a), built(b));
    let (a, b) = (&a.identity, &b.identity);
    let rebuilt = Identity { sources: b.sources.clone(), ..a.clone() };
    let is_extended = extension(&rebuilt, b).is_some() || extension(b, &rebuilt).is_some();
    if a.sources != b.sources && (rebuilt == *b || is_extended) {
        return Some(format!(
            "one is counted by {a_built} and the other by {b_built}; other sources may count differently, so count \
             all of a run with builds of the same sources"
        ));
    }
    // Identities have string keys and whole numbers, so they always serialise.
    let [a, b] = [a, b].map(|identity| {
        serde_json::to_value(identity).unwrap_or_else(|e| unreachable!("an identity is plain data: {e}"))
    });
    leaf("", &a, &b)
}

/// The program of a run, and the first digits of the hash of its sources.
fn built(header: &Header) -> String {
    format!("{} (sources {:.12})", header.program, header.identity.sources)
}

/// If `asked` is the run `found` with more samples: for each cell, the blocks that remain valid. The last block of a
/// run may have fewer samples than the others and is counted again.
pub fn extension(found: &Identity, asked: &Identity) -> Option<BTreeMap<String, u64>> {
    let mut same = found.clone();
    let mut whole = BTreeMap::new();
    for (id, cell) in &mut same.cells {
        let more = asked.cells.get(id)?.samples;
        if more < cell.samples {
            return None;
        }
        // A sweep by weight states blocks of 0 samples.
        whole.insert(id.clone(), cell.samples / found.block_samples.max(1));
        cell.samples = more;
    }
    (found.kind == MONTE_CARLO && found != asked && same == *asked).then_some(whole)
}

/// The JSON object in a text.
fn object_in(value: &serde_json::Value) -> Option<serde_json::Map<String, serde_json::Value>> {
    serde_json::from_str(value.as_str()?).ok()
}

/// The first location at which two values differ.
fn leaf(path: &str, x: &serde_json::Value, y: &serde_json::Value) -> Option<String> {
    if let (Some(p), Some(q)) = (x.as_object(), y.as_object()) {
        let null = serde_json::Value::Null;
        let keys: std::collections::BTreeSet<&String> = p.keys().chain(q.keys()).collect();
        return keys.into_iter().find_map(|key| {
            let inside = if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
            leaf(&inside, p.get(key).unwrap_or(&null), q.get(key).unwrap_or(&null))
        });
    }
    // A description of a run may itself be JSON. The difference is then a leaf of that JSON.
    if let (Some(p), Some(q)) = (object_in(x), object_in(y)) {
        return leaf(path, &p.into(), &q.into());
    }
    (x != y).then(|| {
        // A description may be JSON in the patterns of a cell; its own keys are the ones that a user knows.
        let path = path.split_once(".patterns.").map_or(path, |(_, key)| key);
        let Some(cell) = path.strip_prefix("cells.") else {
            return match path {
                "block_samples" => format!("one counts blocks of {x} samples and the other of {y}"),
                _ => format!("`{path}` is {x} in one and {y} in the other"),
            };
        };
        match cell.rsplit_once('.') {
            Some((_, "samples")) if x.is_number() && y.is_number() => {
                format!("one has {x} samples of a class and the other {y}")
            }
            _ if x.is_null() || y.is_null() => format!("only one has samples of the class {}", of_cell(cell)),
            Some((class, key)) => format!("`{key}` of the class {} is {x} in one and {y} in the other", of_cell(class)),
            None => format!("the class {} is {x} in one and {y} in the other", of_cell(cell)),
        }
    })
}

/// A class by the name of its cell, which ends in the shape of the entries: `2bit@4x72`.
fn of_cell(cell: &str) -> String {
    match cell.split_once('@').map(|(class, shape)| (class, shape.split_once('x'))) {
        Some((class, Some((beats, pins)))) => format!("`{class}` (entries of {beats} x {pins} bits)"),
        _ => format!("`{cell}`"),
    }
}
