//! Tests that all files that a command writes into a folder are of one run, also while another run writes and after a kill.

use crate::program::{Killed, command};
use crate::watched::wait_for;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Child, Stdio};

/// Two runs whose files have the same names and different contents.
const NAMINGS: [&str; 2] = ["lowrisc", "bare"];
/// A file that is neither the first nor the last to appear.
const MIDDLE: &str = "hsiao_22_16_dec.v";

fn emit(naming: &str, out: &Path) -> Child {
    let mut command = command(&["emit", "verilog", "hsiao-22-16", "--force", "--naming", naming, "--out"]);
    command.arg(out).stdout(Stdio::null()).spawn().expect("the program starts")
}

/// Files by name, including hidden ones; a pipe counts as empty.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("an entry"));
    let file = |path: &Path| if path.is_file() { std::fs::read(path).unwrap_or_default() } else { Vec::new() };
    entries.map(|entry| (entry.file_name().to_string_lossy().into_owned(), file(&entry.path()))).collect()
}

/// The files of each of the two runs, each run separately.
fn alone(folder: &Path) -> [BTreeMap<String, Vec<u8>>; 2] {
    NAMINGS.map(|naming| {
        let out = folder.join(naming);
        assert!(emit(naming, &out).wait().expect("it ends").success());
        files(&out)
    })
}

#[test]
fn two_runs_at_once_leave_the_files_of_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let alone = alone(folder.path());
    assert!(alone[0].keys().eq(alone[1].keys()) && alone[0] != alone[1]);
    for round in 0..8 {
        let out = folder.path().join(format!("rtl-{round}"));
        let both = NAMINGS.map(|naming| emit(naming, &out));
        assert!(both.into_iter().all(|mut child| child.wait().expect("it ends").success()));
        assert!(alone.contains(&files(&out)), "round {round} mixes two runs");
    }
}

/// A pipe in place of one of the files stops the run midway until a process reads from the pipe.
#[cfg(unix)]
#[test]
fn a_run_that_is_killed_leaves_no_new_file_next_to_an_old_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let [old, new] = alone(folder.path());
    let out = folder.path().join(NAMINGS[0]);
    std::fs::remove_file(out.join(MIDDLE)).expect("there");
    assert!(std::process::Command::new("mkfifo").arg(out.join(MIDDLE)).status().expect("mkfifo").success());
    let mut emission = Killed(emit(NAMINGS[1], &out));
    let first = "hsiao_22_16_enc.v";
    wait_for("the first file is new", || files(&out).get(first) == Some(&new[first]));
    let mut waiting = emit(NAMINGS[1], &out);
    std::thread::sleep(std::time::Duration::from_millis(300));
    assert!(waiting.try_wait().expect("a child").is_none(), "a second run waits for the first");
    drop(waiting.kill().and_then(|()| waiting.wait()));
    emission.0.kill().and_then(|()| emission.0.wait()).expect("a child");
    let left = files(&out);
    let is_new = |name: &String| left.get(name) == Some(&new[name]);
    assert!(new.keys().any(is_new), "some files are new");
    let is_mixed = |name: &&String| old[*name] != new[*name] && left.get(*name) == Some(&old[*name]);
    assert_eq!(new.keys().find(is_mixed), None, "no old file is left");
    assert!(new.keys().any(|name| !left.contains_key(name)), "files are missing");
    assert!(left.contains_key(".eccforge.lock"), "the lock shows that the folder is not complete");
    assert!(left.keys().any(|name| name.starts_with(".eccforge-")), "temporary files of the killed runs");
    std::fs::remove_file(out.join(MIDDLE)).expect("there");
    assert!(emit(NAMINGS[1], &out).wait().expect("it ends").success());
    assert_eq!(files(&out), new, "the next run completes the folder and removes what the killed runs left");
}

/// Every command that writes several files, and the folder that it writes them to.
#[test]
fn every_folder_is_locked_while_its_files_appear() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    std::fs::write(at("small.yaml"), crate::searched::SPEC).expect("writable");
    for (words, out) in [
        ("emit verilog hsiao-22-16 --out d", "d"),
        ("emit c hsiao-22-16 --out d", "d"),
        ("reproduce --scheme trio --class byte --out d", "d"),
        ("search small.yaml --out d", "d"),
        ("help man --out d", "d"),
        ("fleet --gpus 100 --years 1 --scheme duet --plots d", "d"),
    ] {
        drop(std::fs::remove_dir_all(at(out)));
        std::fs::create_dir(at(out)).expect("a folder");
        let lock = at(out).join(".eccforge.lock");
        let locked = std::fs::File::create(&lock).expect("writable");
        #[cfg(unix)]
        std::fs::set_permissions(&lock, std::os::unix::fs::PermissionsExt::from_mode(0o600)).expect("ours");
        locked.lock().expect("a lock");
        let mut child = command(&words.split(' ').collect::<Vec<_>>());
        let mut child = Killed(child.current_dir(folder.path()).stdout(Stdio::null()).spawn().expect("it starts"));
        let is_temporary = |name: &String| name.starts_with(".eccforge-");
        wait_for(words, || files(&at(out)).keys().filter(|name| is_temporary(name)).count() > 1);
        std::thread::sleep(std::time::Duration::from_millis(200));
        let visible =
            files(&at(out)).keys().filter(|name| !name.starts_with('.') && !name.contains(".records")).count();
        assert_eq!(visible, 0, "{words}: files appear although the folder is locked");
        drop(locked);
        assert!(child.0.wait().expect("a child").success(), "{words}");
        let left = files(&at(out));
        assert!(left.len() > 1 && !left.keys().any(|name| name.starts_with(".eccforge")), "{words}: {:?}", left.keys());
    }
}
