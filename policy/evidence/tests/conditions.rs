//! Tests of tables of runs and of weak cells.

use eccforge_evidence::entries::conditions::{Run, runs, weak_counts};
use eccforge_evidence::entries::device;
use eccforge_files::diagnostic::SourceFile;

#[test]
fn tables_are_read_by_the_names_of_their_columns() {
    let file = SourceFile::new("r.csv", "seconds,run,accesses,refresh_ms\n10,0,1e9,16\n# no beam\n5.5,1,0,\n");
    let runs = runs(&file).unwrap();
    assert_eq!(runs[0], Run { run: 0, seconds: 10.0, accesses: 1e9, refresh_ms: Some(16.0), ..Run::default() });
    assert_eq!(runs[1], Run { run: 1, seconds: 5.5, ..Run::default() });
    let file = SourceFile::new("r.csv", "run,device\n0,\"A100, left\"\n");
    assert_eq!(eccforge_evidence::entries::conditions::runs(&file).unwrap()[0].device, device(b"A100, left"));
}

#[test]
fn a_mistake_is_refused_at_its_place() {
    for (text, printed) in [
        ("", "r.csv: is empty"),
        ("seconds\n", "r.csv:1:1: the column `run` is missing"),
        ("run,second,accesses\n", "r.csv:1:5: unknown column `second`"),
        ("run,seconds,accesses\n0,x,1\n", "r.csv:2:3: `x` is not a number"),
        ("run,seconds,accesses\n0,1,1\n0,1,1\n", "r.csv:3:1: this run is given twice"),
        ("run,seconds,accesses\n0,1\n", "r.csv:2:1: 2 fields where the header has 3"),
        ("run,seconds,accesses\n0,-1,1\n", "r.csv:2:3: `-1` is not"),
    ] {
        let error = runs(&SourceFile::new("r.csv", text)).unwrap_err().to_string();
        assert!(error.contains(printed), "{error}");
    }
    let error = weak_counts(&SourceFile::new("w.csv", "refresh_ms,weak_cells\n16,3\n8,2\n")).unwrap_err();
    assert!(error.to_string().contains("w.csv:3:1: refresh periods must ascend"));
}
