//! Tests that the reader of chains rejects those of another search and those whose cost is not the stated one, even if
//! their hashes are right.

use eccforge_files::diagnostic::SourceFile;
use eccforge_files::digest::sha256;
use eccforge_runs::records::Opening;
use eccforge_search::chains::{ChainFile, Chains, Column};
use eccforge_search::heading::Heading;
use eccforge_search::islands::{self, Found};
use eccforge_search::lanes::chain::Chain;
use eccforge_search::lanes::spec::LanesSpec;
use eccforge_search::spec::SearchSpec;
use eccforge_search::verified;
use serde::Serialize;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// The lines of a file of chains, each with the hash of all lines up to it.
fn sealed<C: Serialize>(heading: &Heading, found: &[Found<C>]) -> String {
    let header = format!("{{\"description_sha256\":\"{}\"}}", heading.hash);
    let chains = found.iter().map(|found| serde_json::to_string(found).unwrap());
    let mut hash = "eccforge chains 1".to_owned();
    let mut text = String::new();
    for json in std::iter::once(header).chain(chains) {
        hash = sha256(format!("{hash}{json}"));
        text += &format!("{hash} {json}\n");
    }
    text
}

/// Numbers of the chains that are read from these files, or the reason why a file is rejected.
fn read<C: Column>(
    heading: &Heading,
    files: &[(&str, &[Found<C>])],
    refuses: impl Fn(&Found<C>) -> Option<String> + Sync,
) -> Result<Vec<u64>, String> {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(format!("{}.chains.{name}", heading.id));
    for (name, found) in files {
        std::fs::write(at(name), sealed(heading, found)).unwrap();
    }
    let file = ChainFile::open(folder.path(), Chains { heading, part: None }, refuses, &Opening::default());
    let read = file.map(|file| {
        let finished = file.finished();
        finished.iter().map(|chain| chain.chain).collect()
    });
    for (name, found) in files {
        assert_eq!(std::fs::read_to_string(at(name)).unwrap(), sealed(heading, found), "files are not changed");
    }
    read.map_err(|e| e.to_string().replace(&format!("{}/", folder.path().display()), ""))
}

fn codewords(columns: &str, more: &str) -> SearchSpec {
    let text = format!(
        "eccforge-search: 1\nid: found\nn: 22\nk: 14\ncolumns: {columns}\ncorrects:\n  - bits\n{more}\
         minimise: {{pairs: 1, triples: 0.1, weight: 0.5, heaviest-row: 0.3}}\n\
         chains: {{count: 4, moves: 1e3, hot: 5, cold: 0.3, seed: 1}}\n"
    );
    SearchSpec::from_text(&SourceFile::new("found.yaml", text)).unwrap()
}

fn found(spec: &SearchSpec) -> Vec<Found> {
    let h = &spec.heading;
    let stop = AtomicBool::new(false);
    let mut found = islands::run(&spec.problem, spec.objective, h.schedule, h.seed, 0..h.chains, &stop, |_| ());
    found.sort_by_key(|f| f.chain);
    found
}

/// A name, and a change after which a chain no longer belongs to the search.
type Fault<C> = (&'static str, &'static str, fn(&mut Found<C>));

const FAULTS: [Fault<u16>; 11] = [
    ("equal columns", "same syndrome", |f| f.columns[1] = f.columns[0]),
    ("one column fewer", "expected 22 columns, got 21", |f| f.columns.truncate(21)),
    ("one column more", "expected 22 columns, got 23", |f| f.columns.push(1)),
    ("none", "expected 22 columns, got 0", |f| f.columns.clear()),
    ("a column of more rows", "column 0 is 65535, which", |f| f.columns[0] = 65535),
    ("a column of no row", "column 2 is 0, which", |f| f.columns[2] = 0),
    ("check bits in another order", "column 14 is 2, which", |f| f.columns.swap(14, 15)),
    ("another cost", "its cost is", |f| f.cost += 0.01),
    ("a cost below all", "its cost is", |f| f.cost = -5.0),
    ("a huge cost", "its cost is", |f| f.cost = 1e308),
    ("a chain that is not of the search", "the search has chains 0 to 3", |f| f.chain = 99),
];

#[test]
fn chains_of_codewords_are_measured_when_they_are_read() {
    let odd = ("odd", "  - adjacent: {bits: 2}\n");
    for (columns, more) in [odd, ("any", ""), ("any", "  - symbols: {bits: 2}\n")] {
        let spec = codewords(columns, more);
        let good = found(&spec);
        let refuses = |found: &Found| verified::codeword(&spec, found);
        let read_back = |found: &[Found]| read(&spec.heading, &[("records", found)], refuses);
        assert_eq!(read_back(&good).map(|all| all.len()), Ok(4));
        for (name, why, fault) in FAULTS {
            let mut bad = good.clone();
            fault(&mut bad[2]);
            let refused = read_back(&bad).unwrap_err();
            let place = format!("found.chains.records:4: chain {}: ", bad[2].chain);
            assert!(refused.starts_with(&place) && refused.contains(why), "{columns}, {name}: {refused}");
            let other = read(&spec.heading, &[("1-of-2.records", &bad), ("records", &good)], refuses).unwrap_err();
            assert!(other.starts_with("found.chains.1-of-2.records:4: "), "in the file of another part: {other}");
        }
    }
    let spec = codewords("odd", "");
    let even = found(&spec).into_iter().map(|f| Found { columns: [&[3], &f.columns[1..]].concat(), ..f });
    let refused = read(&spec.heading, &[("records", &even.collect::<Vec<_>>())], |f| verified::codeword(&spec, f));
    assert!(refused.unwrap_err().contains("column 0 is 3, which the description does not permit"));
}

#[test]
fn blocks_of_circulant_codes_are_rotations() {
    let spec = codewords("{circulant: 2}", "");
    let mut chains = found(&spec);
    let refuses = |found: &Found| verified::codeword(&spec, found);
    assert_eq!(read(&spec.heading, &[("records", &chains)], refuses).map(|all| all.len()), Ok(4));
    chains[0].columns.swap(1, 3);
    let refused = read(&spec.heading, &[("records", &chains)], refuses).unwrap_err();
    assert!(refused.contains(":2: chain 0: column 1 is"), "{refused}");
}

#[test]
fn a_chain_with_two_results_is_refused_and_one_that_is_twice_the_same_is_read() {
    let spec = codewords("any", "");
    let good = found(&spec);
    let refuses = |found: &Found| verified::codeword(&spec, found);
    let twice = read(&spec.heading, &[("0-of-2.records", &good[..2]), ("records", &good[1..])], refuses);
    assert_eq!(twice.map(|all| all.len()), Ok(4));
    let other = Found { chain: 1, ..good[0].clone() };
    let refused = read(&spec.heading, &[("0-of-2.records", &good), ("records", &[other])], refuses).unwrap_err();
    assert!(refused.contains("two results of chain 1"), "{refused}");
}

fn entries(family: &str) -> LanesSpec {
    let text = format!(
        "eccforge-search: 1\nid: lanes\nentry: {{beats: 3, data-pins: 16, check-pins: 8}}\n{family}\n\
         chains: {{count: 2, moves: 20, hot: 3, cold: 0.25, seed: 1}}\n"
    );
    LanesSpec::from_text(&SourceFile::new("lanes.yaml", text)).unwrap()
}

const ENTRY_FAULTS: [Fault<u32>; 7] = [
    ("equal columns", "", |f| f.columns[1] = f.columns[0]),
    ("one column fewer", "expected 72 columns, got 71", |f| f.columns.truncate(71)),
    ("a column of more rows", "not those of a code", |f| f.columns[5] = 1 << 24),
    ("a column of no row", "not those of a code", |f| f.columns[71] = 0),
    ("another cost", "its cost is", |f| f.cost += 1.0),
    ("other clashes", "its cost is", |f| f.cost = if f.cost > 0.0 { 0.0 } else { 10.0 }),
    ("a chain that is not of the search", "the search has chains 0 to 1", |f| f.chain = 2),
];

#[test]
fn chains_of_entries_are_measured_when_they_are_read() {
    for family in [
        "layers:\n  - {sources: 2, targets: 2, sums: 6}",
        "reed-solomon: {polynomial: 0x163, first-power: 1}",
        "reed-solomon: {polynomial: 0x163, extension: [zero], weight: 0.1, multipliers: true}",
    ] {
        let spec = entries(family);
        let stop = AtomicBool::new(false);
        let one = |chain: u64| {
            let mut search = Chain::new(&spec, chain);
            Some(Found { chain, cost: search.run(&stop) as f64, columns: search.columns() })
        };
        let good = islands::each(0..2, one, &stop, |_| ());
        let refuses = |found: &Found<u32>| verified::entry(&spec, found);
        let read_back = |found: &[Found<u32>]| read(&spec.heading, &[("records", found)], refuses);
        assert_eq!(read_back(&good).map(|all| all.len()), Ok(2), "{family}");
        for (name, why, fault) in ENTRY_FAULTS {
            let mut bad = good.clone();
            fault(&mut bad[1]);
            let refused = read_back(&bad).unwrap_err();
            let place = format!("lanes.chains.records:3: chain {}: ", bad[1].chain);
            assert!(refused.starts_with(&place) && refused.contains(why), "{family}, {name}: {refused}");
        }
        let mut foreign = good.clone();
        foreign[0].columns.swap(0, 1);
        let why = if family.contains("first-power") { "not those of a code" } else { "its cost is" };
        let refused = read_back(&foreign).unwrap_err();
        assert!(refused.contains(why), "{family}: two bits of a byte: {refused}");
    }
}

/// Anything in place of a line, or of a part of one, ends with an error.
#[test]
fn damaged_files_are_refused_without_a_panic() {
    let spec = codewords("any", "");
    let text = sealed(&spec.heading, &found(&spec));
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    let folder = tempfile::tempdir().unwrap();
    for _ in 0..300 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=next(3) {
            let (at, byte) = (next(bytes.len()), next(256) as u8);
            match next(3) {
                0 => bytes[at] = byte,
                1 => bytes.truncate(at.max(1)),
                _ => bytes.insert(at, byte),
            }
        }
        let path: &Path = &folder.path().join("found.chains.records");
        std::fs::write(path, &bytes).unwrap();
        let search = Chains { heading: &spec.heading, part: None };
        if let Err(refused) =
            ChainFile::open(folder.path(), search, |f| verified::codeword(&spec, f), &Opening::default())
        {
            assert!(refused.to_string().contains("found.chains.records"), "{refused}");
            assert_eq!(std::fs::read(path).unwrap(), bytes);
        }
    }
}
