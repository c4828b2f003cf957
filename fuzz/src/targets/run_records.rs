//! Any lines as the record file of a run, with hashes that fit: it is refused at its place, or merged with itself.

use crate::{Seeds, text};
use eccforge_runs::records::{self, Contents};
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};

const SEEDS: Seeds = Seeds {
    texts: &[concat!(
        r#"{"eccforge_records":1,"identity":{"version":"0.1.0","kind":"monte-carlo","seed":1,"generator":"ars","block_samples":64,"#,
        r#""model":["m","h"],"schemes":{"a":"h"},"cells":{"c":{"class":"bit","patterns":"p","samples":128,"schemes":["a"]}},"capture":0},"#,
        r#""command":["x"],"shard":[0,2]}"#,
        "\n",
        r#"{"cell":"c","first":0,"blocks":1,"counts":{"a":{"corrected":64,"detected":0,"undetected":0,"miscorrected":0,"clean":0}}}"#,
        "\n",
        r#"{"cell":"c","first":1,"blocks":1,"counts":{},"silent":[{"scheme":"a","sample":3,"error":"1f"}],"values":{"v":[1,2]}}"#,
        "\n"
    )],
    words: &[
        "18446744073709551615",
        "0",
        "-1",
        "null",
        "[",
        "]",
        "{",
        "}",
        ",",
        "\"shard\":null",
        "\"shard\":[1,18446744073709551615]",
        "\n",
        "\"first\":18446744073709551615",
        "\"blocks\":18446744073709551615",
        "\"block_samples\":0",
        "\"cell\":\"d\"",
    ],
};

/// The lines as the file has them: each after the hash of it and of all before.
fn chained(text: &str) -> Vec<u8> {
    let (mut chain, mut file) = (String::from("eccforge records 1"), String::new());
    for line in text.lines() {
        let hash = Sha256::new().chain_update(&chain).chain_update(line).finalize();
        chain = hash.iter().map(|b| format!("{b:02x}")).collect();
        file += &format!("{chain} {line}\n");
    }
    file.into_bytes()
}

/// One input.
pub fn run(data: &[u8]) {
    let Some((&choice, rest)) = data.split_first() else { return };
    let mut file = chained(&text(rest, &SEEDS));
    if choice & 3 == 3 {
        file.truncate(file.len() * usize::from(choice) / 256);
    }
    let Ok(contents) = records::parse(Path::new("fuzz"), &file) else { return };
    let alone: Vec<(PathBuf, Contents)> = vec![("fuzz".into(), contents.clone())];
    if let Ok((identity, merged)) = records::merge(&alone) {
        assert_eq!(merged.len(), contents.records.len());
        assert!(records::difference(&identity, &contents.header.identity).is_none());
        // Counts of any size are added.
        let all = merged.iter().flat_map(|r| r.counts.values()).fold(records::Counts::default(), |a, c| a + *c);
        assert!(all.samples() >= all.silent());
    }
    drop(records::absent_parts(&alone));
    let mut more = contents.header.identity.clone();
    more.cells.values_mut().for_each(|cell| cell.samples = cell.samples.saturating_add(1));
    drop(records::extension(&contents.header.identity, &more));
    let twice = vec![("a".into(), contents.clone()), ("b".into(), contents.clone())];
    let counted = contents.records.iter().any(|r| r.blocks > 0);
    assert!(records::merge(&twice).is_err() || !counted, "no block is counted twice");
}
