//! Tests that a result appears complete or not at all, with the permissions of the file that it replaces.

use eccforge_files::output::{AtomicFile, generate, replace, write, write_all};
use std::io::{self, Write};
use std::path::Path;

#[test]
fn files_that_belong_together_appear_together_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let (a, b) = (folder.path().join("new/a"), folder.path().join("b"));
    std::fs::create_dir(&b).unwrap();
    let error = write_all([(&a, "one"), (&b, "two")]).unwrap_err();
    assert!(error.to_string().starts_with(&b.display().to_string()), "{error}");
    assert_eq!(std::fs::read_dir(folder.path().join("new")).unwrap().count(), 0, "nothing is left behind");
    std::fs::remove_dir(&b).unwrap();
    write_all([(&a, "one"), (&b, "two")]).unwrap();
    write(&a, "three").unwrap();
    assert_eq!((std::fs::read(&a).unwrap(), std::fs::read(&b).unwrap()), (b"three".to_vec(), b"two".to_vec()));
}

#[test]
fn generated_files_are_written_or_only_compared() {
    let folder = tempfile::tempdir().unwrap();
    let [a, b] = ["a", "b"].map(|name| folder.path().join(name));
    let run = |arguments: &[&str], text: &str| {
        let arguments = [&["program"], arguments].concat().into_iter().map(str::to_owned);
        let make = |path: &Path| Ok(vec![(path.join("a"), text.to_owned()), (path.join("b"), "same".to_owned())]);
        generate(arguments, make)
    };
    let path = folder.path().to_str().unwrap();
    let stale = |files: &[&Path]| {
        let names: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
        Err(format!("not as they would be written: {}", names.join(", ")))
    };
    assert_eq!(run(&[path, "--check"], "one"), stale(&[&a, &b]), "neither is there");
    assert!(!a.exists());
    assert_eq!(run(&[path], "one"), Ok(()));
    assert_eq!(run(&[path, "--check"], "one"), Ok(()));
    assert_eq!(run(&[path, "--check"], "two"), stale(&[&a]));
    assert_eq!((std::fs::read(&a).unwrap(), std::fs::read(&b).unwrap()), (b"one".to_vec(), b"same".to_vec()));
    for wrong in [&[][..], &[path, "--chek"], &[path, "--check", "more"]] {
        assert!(run(wrong, "one").is_err_and(|why| why.contains("PATH [--check]")), "{wrong:?}");
    }
}

#[test]
fn what_is_not_committed_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a");
    write(&path, "before").unwrap();
    let mut dropped = AtomicFile::create(&path).unwrap();
    dropped.write_all(b"after").unwrap();
    drop(dropped);
    assert_eq!(std::fs::read(&path).unwrap(), b"before");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[cfg(unix)]
#[test]
fn pipes_and_devices_are_written_into_and_links_followed_and_none_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    assert!(std::process::Command::new("mkfifo").arg(at("pipe")).status().unwrap().success());
    let reader = std::thread::spawn({
        let pipe = at("pipe");
        move || std::fs::read_to_string(pipe).unwrap()
    });
    write(&at("pipe"), "through").unwrap();
    assert_eq!(reader.join().unwrap(), "through");
    assert!(!std::fs::symlink_metadata(at("pipe")).unwrap().is_file(), "the pipe is still one");
    std::fs::create_dir(at("sub")).unwrap();
    write(&at("sub/target"), "before").unwrap();
    std::os::unix::fs::symlink("sub/target", at("link")).unwrap();
    write(&at("link"), "after").unwrap();
    assert!(at("link").is_symlink() && std::fs::read(at("sub/target")).unwrap() == b"after");
    std::os::unix::fs::symlink("nowhere", at("dangling")).unwrap();
    let refused = write(&at("dangling"), "x").unwrap_err().to_string();
    assert!(refused.contains("symbolic link to `nowhere`") && !at("nowhere").exists(), "{refused}");
    replace(&at("link"), "new", &at("link")).unwrap();
    assert!(!at("link").is_symlink() && std::fs::read(at("sub/target")).unwrap() == b"after");
    // A link of our own, so that a failure of this test does not replace the device.
    std::os::unix::fs::symlink("/dev/full", at("full")).unwrap();
    let full = write(&at("full"), "x").unwrap_err();
    assert_eq!(full.source.kind(), io::ErrorKind::StorageFull, "{full}");
}

#[cfg(unix)]
#[test]
fn a_result_has_the_permissions_of_any_other_file() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let [own, other] = ["own", "other"].map(|name| folder.path().join(name));
    write(&own, "x").unwrap();
    std::fs::write(&other, "x").unwrap();
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode();
    assert_eq!(mode(&own), mode(&other));
}

#[cfg(unix)]
#[test]
fn a_replaced_file_keeps_its_permissions_and_its_copy_gets_them() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    // The user's mask neither adds nor removes any.
    for mode_before in [0o600, 0o666, 0o640, 0o444, 0o777] {
        std::fs::write(at("own"), "before").unwrap();
        std::fs::set_permissions(at("own"), std::fs::Permissions::from_mode(mode_before)).unwrap();
        std::os::unix::fs::symlink("own", at("link")).unwrap();
        let begun = AtomicFile::create(&at("link")).unwrap();
        let hidden = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap());
        let hidden: Vec<_> =
            hidden.filter(|file| file.file_name().to_string_lossy().starts_with(".eccforge-")).collect();
        assert_eq!((hidden.len(), mode(&hidden[0].path())), (1, mode_before), "while it is written");
        drop(begun);
        write(&at("link"), "after").unwrap();
        replace(&at("copy"), "aside", &at("own")).unwrap();
        assert_eq!((mode(&at("own")), mode(&at("copy"))), (mode_before, mode_before), "{mode_before:o}");
        assert_eq!(std::fs::read(at("own")).unwrap(), b"after");
        for name in ["own", "link", "copy"] {
            std::fs::remove_file(at(name)).unwrap();
        }
    }
}

#[test]
fn temporary_files_of_killed_processes_are_removed_and_no_others() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    for name in [".eccforge-aB3dE9", ".eccforge-mine", ".eccforge", "other"] {
        std::fs::write(at(name), "left").unwrap();
    }
    std::fs::create_dir(at(".eccforge-folder")).unwrap();
    // Locked, as by a process that still writes.
    let mut live = AtomicFile::create(&at("live")).unwrap();
    live.write_all(b"complete").unwrap();
    write(&at("a"), "text").unwrap();
    assert!(!at(".eccforge-aB3dE9").exists());
    live.commit().unwrap();
    let mut names: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, [".eccforge", ".eccforge-folder", ".eccforge-mine", "a", "live", "other"]);
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_is_named_and_unchanged() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let [a, b] = ["a", "b"].map(|name| folder.path().join(name));
    write_all([(&a, "one"), (&b, "one")]).unwrap();
    std::fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o555)).unwrap();
    let refused = write_all([(&a, "two"), (&b, "two")]);
    std::fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o755)).unwrap();
    // Root writes anywhere.
    if let Err(refused) = refused {
        assert!(refused.to_string().starts_with(&format!("{}: cannot be written", a.display())), "{refused}");
        assert_eq!((std::fs::read(&a).unwrap(), std::fs::read(&b).unwrap()), (b"one".to_vec(), b"one".to_vec()));
    }
}

#[cfg(unix)]
#[test]
fn a_set_in_several_folders_waits_for_the_lock_of_the_one_that_contains_them() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let lock = folder.path().join(".eccforge.lock");
    let lock_file = std::fs::File::create(&lock).unwrap();
    lock_file.set_permissions(PermissionsExt::from_mode(0o600)).unwrap();
    lock_file.lock().unwrap();
    let waiting = std::time::Instant::now();
    let holder = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(300));
        drop(lock_file);
    });
    write_all([(folder.path().join("x/a"), "one"), (folder.path().join("y/z/b"), "two")]).unwrap();
    assert!(waiting.elapsed() >= std::time::Duration::from_millis(300), "it did not wait");
    holder.join().unwrap();
    assert!(!lock.exists());
    assert_eq!(std::fs::read(folder.path().join("y/z/b")).unwrap(), b"two");
}
