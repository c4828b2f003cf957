//! Tests of sources that grow: every line is read once, whatever happens to the file.

use crate::watch::support::{ERROR, watcher};
use eccforge_gpu::watch::follow::{Source, follow};
use eccforge_gpu::watch::{At, Batch, Position, Watcher};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::mpsc::{Receiver, channel};
use std::thread::JoinHandle;
use std::time::Duration;

/// Reads the present lines of a source, without a last line that may grow.
fn once(source: &Source, watcher: &mut Watcher) -> usize {
    let mut lines = 0;
    let position = watcher.position.clone();
    let mut take = |batch: Batch| {
        if !batch.is_unfinished {
            lines += batch.lines.iter().filter(|line| eccforge_evidence::log::is_relevant(line)).count();
            watcher.take(&batch);
        }
        true
    };
    follow(source, position, true, &AtomicBool::new(false), &mut take).expect("readable");
    lines
}

fn append(path: &Path, text: &str) {
    let mut file = OpenOptions::new().append(true).create(true).open(path).expect("writable");
    file.write_all(text.as_bytes()).expect("writable");
}

fn log() -> (tempfile::TempDir, PathBuf, Source) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kern.log");
    let source = Source::File(path.clone());
    (folder, path, source)
}

#[test]
fn a_file_is_read_on_from_where_it_was_left_and_half_a_line_waits() {
    let (_folder, path, source) = log();
    let mut watcher = watcher();
    append(&path, &format!("{}\nsomething else\n{}", ERROR[0], &ERROR[1][..60]));
    assert_eq!((once(&source, &mut watcher), watcher.counts.lines), (1, 2));
    assert_eq!(once(&source, &mut watcher), 0, "the half line is not there yet");
    append(&path, &format!("{}\n", &ERROR[1][60..]));
    assert_eq!((once(&source, &mut watcher), watcher.counts.lines, watcher.counts.gaps), (1, 3, 0));
    let Position::File(At { offset, .. }) = watcher.position else { panic!("a place in the file") };
    assert_eq!(offset, path.metadata().expect("there").len());
}

#[test]
fn the_last_line_of_a_file_that_may_grow_is_marked_unfinished_and_that_of_a_rotated_one_is_counted() {
    let (folder, path, source) = log();
    let mut watcher = watcher();
    append(&path, ERROR[0]);
    let mut given = Vec::new();
    let mut take = |batch: Batch| {
        given.extend(batch.lines.into_iter().map(|line| (line, batch.is_unfinished, batch.position.clone())));
        true
    };
    follow(&source, Position::Start, true, &AtomicBool::new(false), &mut take).expect("readable");
    let [(line, true, Position::File(At { offset: 0, .. }))] = &given[..] else { panic!("{given:?}") };
    assert_eq!(line, ERROR[0].as_bytes());
    append(&path, &format!("\n{}", ERROR[1]));
    assert_eq!((once(&source, &mut watcher), watcher.counts.lines), (1, 1));
    std::fs::rename(&path, folder.path().join("kern.log.1")).expect("renamed");
    append(&path, &format!("{}\n", ERROR[2]));
    assert_eq!((once(&source, &mut watcher), watcher.counts.lines, watcher.counts.gaps), (2, 3, 0));
    // While the source is followed, one file loses its name, and one is emptied.
    let followed = Followed::new(source, watcher.position.clone());
    append(&path, ERROR[0]);
    std::thread::sleep(Duration::from_millis(300));
    std::fs::rename(&path, folder.path().join("kern.log.2")).expect("renamed");
    append(&path, ERROR[1]);
    followed.wait_for_lines(&mut watcher, 4);
    std::thread::sleep(Duration::from_millis(300));
    File::create(&path).expect("emptied");
    followed.wait_for_lines(&mut watcher, 5);
    assert_eq!(watcher.counts.about_devices, 5);
    followed.end(|| append(&path, &format!("{}\n", ERROR[2])));
}

#[test]
fn a_file_that_was_rotated_meanwhile_is_finished_under_its_new_name() {
    let (folder, path, source) = log();
    let mut watcher = watcher();
    append(&path, &format!("{}\n", ERROR[0]));
    once(&source, &mut watcher);
    append(&path, &format!("{}\n", ERROR[1]));
    std::fs::rename(&path, folder.path().join("kern.log.1")).expect("renamed");
    append(&path, &format!("{}\n", ERROR[2]));
    assert_eq!((once(&source, &mut watcher), watcher.counts.gaps), (2, 0));
    let gpu = watcher.observed.gpus.values().next().expect("a GPU");
    assert_eq!(gpu.xids.values().sum::<u64>(), 3);
}

#[test]
fn a_rotated_file_that_is_gone_and_a_file_that_was_emptied_are_gaps() {
    let (_folder, path, source) = log();
    let mut watcher = watcher();
    append(&path, &format!("{}\n{}\n", ERROR[0], ERROR[1]));
    once(&source, &mut watcher);
    File::create(&path).expect("emptied");
    append(&path, "short\n");
    assert_eq!((once(&source, &mut watcher), watcher.counts.gaps, watcher.counts.lines), (0, 1, 3));
    // The old file stays open, so that the new one cannot get its number.
    let old = File::open(&path).expect("there");
    std::fs::remove_file(&path).expect("removed");
    append(&path, &format!("{}\n", ERROR[2]));
    assert_eq!((once(&source, &mut watcher), watcher.counts.gaps, watcher.counts.lines), (1, 2, 4));
    drop(old);
}

/// A source that a thread follows.
struct Followed {
    batches: Receiver<Batch>,
    thread: JoinHandle<()>,
}

impl Followed {
    fn new(source: Source, position: Position) -> Self {
        let (sender, batches) = channel();
        let thread = std::thread::spawn(move || {
            follow(&source, position, false, &AtomicBool::new(false), &mut |b| sender.send(b).is_ok())
                .expect("readable");
        });
        Self { batches, thread }
    }

    /// Takes batches until the watcher has counted this number of lines.
    fn wait_for_lines(&self, watcher: &mut Watcher, lines: u64) {
        while watcher.counts.lines < lines {
            let batch = self.batches.recv_timeout(Duration::from_secs(20)).expect("lines come");
            watcher.take(&batch);
        }
    }

    /// Ends the reading: after the receiver is dropped, the next batch fails.
    fn end(self, wake: impl FnOnce()) {
        drop(self.batches);
        wake();
        self.thread.join().expect("no panic");
    }
}

#[test]
fn a_growing_file_is_followed_through_its_rotation() {
    let (folder, path, source) = log();
    append(&path, "");
    let followed = Followed::new(source, Position::Start);
    let mut watcher = watcher();
    append(&path, &format!("{}\n", ERROR[0]));
    followed.wait_for_lines(&mut watcher, 1);
    std::fs::rename(&path, folder.path().join("kern.log.1")).expect("renamed");
    append(&folder.path().join("kern.log.1"), &format!("{}\n", ERROR[1]));
    append(&path, &format!("{}\n", ERROR[2]));
    followed.wait_for_lines(&mut watcher, 3);
    assert_eq!((watcher.counts.about_devices, watcher.counts.gaps, watcher.counts.restarts), (3, 0, 1));
    followed.end(|| append(&path, &format!("{}\n", ERROR[0])));
}

#[cfg(unix)]
fn fifo(path: &Path) {
    let made = std::process::Command::new("mkfifo").arg(path).status().expect("mkfifo of coreutils");
    assert!(made.success());
}

#[cfg(unix)]
#[test]
fn records_of_kmsg_come_through_a_fifo_once_each() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kmsg");
    fifo(&path);
    let record = |n: u64| format!("4,{n},{},-;{}\n SUBSYSTEM=pci\n", 5_000_000 + n, &ERROR[(n % 3) as usize][37..]);
    let mut watcher = watcher();
    let followed = Followed::new(Source::Kmsg(path.clone()), Position::Start);
    let mut writer = OpenOptions::new().read(true).write(true).open(&path).expect("a FIFO");
    for n in 0..6 {
        writer.write_all(record(n).as_bytes()).expect("open");
    }
    followed.wait_for_lines(&mut watcher, 6);
    let Position::Kmsg { next: 6, .. } = watcher.position else { panic!("{:?}", watcher.position) };
    followed.end(|| writer.write_all(record(6).as_bytes()).expect("open"));
    // A new reader gets the buffer from its start again, as in the kernel; two records were lost.
    drop(writer);
    let followed = Followed::new(Source::Kmsg(path.clone()), watcher.position.clone());
    let mut writer = OpenOptions::new().read(true).write(true).open(&path).expect("a FIFO");
    for n in [3, 4, 5, 8, 9] {
        writer.write_all(record(n).as_bytes()).expect("open");
    }
    followed.wait_for_lines(&mut watcher, 8);
    let gpu = watcher.observed.gpus.values().next().expect("a GPU");
    assert_eq!((gpu.xids.values().sum::<u64>(), watcher.counts.gaps), (8, 1));
    followed.end(|| writer.write_all(record(10).as_bytes()).expect("open"));
}

#[cfg(unix)]
#[test]
fn a_fifo_that_is_read_once_ends_where_it_is_empty() {
    let (_folder, path, source) = log();
    fifo(&path);
    let mut writer = OpenOptions::new().read(true).write(true).open(&path).expect("a FIFO");
    writer.write_all(format!("{}\n{}", ERROR[0], ERROR[1]).as_bytes()).expect("open");
    let (done, ended) = channel();
    std::thread::spawn(move || {
        let mut watcher = watcher();
        let lines = once(&source, &mut watcher);
        done.send((lines, watcher.counts.lines, watcher.counts.restarts)).expect("the test waits");
    });
    assert_eq!(ended.recv_timeout(Duration::from_secs(60)), Ok((2, 2, 0)));
}

/// Text of `trace_pipe` in the forms of Linux 6.12 (include/ras/ras_event.h, include/trace/events/mce.h).
const TRACE: &str = "    kworker/0:2-311 [000] .....  5021.104512: mc_event: 1 Corrected error: memory read error on CPU_SrcID#0_MC#0_Chan#1_DIMM#0 \
                     (mc:0 location:1:0:-1 address:0x12345680 grain:32 syndrome:0x00000000 err_code:0101:0091 socket:0 imc:0 rank:0 bg:3 ba:0 row:1d2 col:8)\n\
                     \x20         <...>-4711 [003] .....  5022.000211: memory_failure_event: pfn 0x12345: recovery action for dirty LRU page: Recovered\n";

/// Creates a folder in the form of tracefs, whose kernel lacks some events.
fn tracefs(root: &Path) {
    let instance = root.join("instances/eccforge");
    for event in ["ras/mc_event", "ras/memory_failure_event"] {
        let folder = instance.join("events").join(event);
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("enable"), "0").expect("writable");
    }
}

#[test]
fn trace_events_are_turned_on_in_an_instance_and_followed() {
    let folder = tempfile::tempdir().expect("a folder");
    tracefs(folder.path());
    let instance = folder.path().join("instances/eccforge");
    std::fs::write(instance.join("trace_pipe"), TRACE).expect("writable");
    std::fs::write(instance.join("trace"), "# tracer: nop\n").expect("writable");
    let source = Source::Trace(folder.path().to_owned());
    let read = |once| {
        let mut watcher = watcher();
        let up = AtomicBool::new(false);
        follow(&source, Position::Start, once, &up, &mut |batch| {
            watcher.take(&batch);
            true
        })
        .expect("readable");
        assert!(up.load(std::sync::atomic::Ordering::Relaxed));
        watcher
    };
    let followed = read(false);
    let (place, dimm) = followed.observed.memory.iter().next().expect("a DIMM");
    assert_eq!(place.at, "MC0 CPU_SrcID#0_MC#0_Chan#1_DIMM#0");
    assert_eq!((dimm.corrected, dimm.pages_offlined, dimm.last_address), (1, 1, Some(0x1234_5680)));
    for event in ["ras/mc_event", "ras/memory_failure_event"] {
        let switch = instance.join("events").join(event).join("enable");
        assert_eq!(std::fs::read_to_string(switch).expect("readable"), "1", "{event}");
    }
    assert!(read(true).observed.memory.is_empty(), "once reads what the instance holds");
    // A file with the text of events is read unchanged.
    let text = Source::Trace(instance.join("trace_pipe"));
    assert!(follow(&text, Position::Start, false, &AtomicBool::new(false), &mut |_| true).is_ok());
    std::fs::remove_dir_all(instance.join("events")).expect("writable");
    let why = follow(&source, Position::Start, false, &AtomicBool::new(false), &mut |_| true).expect_err("no events");
    assert!(why.to_string().contains("none of the trace events"), "{why}");
}

#[test]
fn a_source_that_is_not_there_is_named() {
    let follow_it = |source| {
        follow(&source, Position::Start, false, &AtomicBool::new(false), &mut |_| true)
            .expect_err("nothing")
            .to_string()
    };
    let folder = tempfile::tempdir().expect("a folder");
    let missing = folder.path().join("none.log");
    assert!(follow_it(Source::File(missing.clone())).contains("none.log: cannot be read: No such file"));
    assert!(follow_it(Source::Kmsg(missing)).contains("none.log: cannot be read: No such file"));
    assert!(follow_it(Source::File(folder.path().to_owned())).contains("this is a folder"));
}

/// logrotate numbers the files that had the name: the newest has the number 1.
#[test]
fn files_of_two_rotations_while_nobody_watches_are_read_in_order_and_a_missing_one_is_a_gap() {
    let xid = |n: u32| format!("[{n}.000000] NVRM: Xid (PCI:0000:18:00): 31, pid=1, name=a, error {n}\n");
    for (is_missing, numbered) in [(false, true), (true, true), (false, false)] {
        let (folder, path, source) = log();
        let name = |n: u32| match numbered {
            true => folder.path().join(format!("kern.log.{n}")),
            false => folder.path().join(format!("kern.log-2025112{}", 9 - n)),
        };
        let mut watcher = watcher();
        append(&path, &xid(1));
        assert_eq!(once(&source, &mut watcher), 1);
        append(&path, &xid(2));
        std::fs::rename(&path, name(2)).expect("rotated");
        append(&path, &(xid(3) + &xid(4)));
        std::fs::rename(&path, name(1)).expect("rotated");
        append(&path, &xid(5));
        if is_missing {
            std::fs::remove_file(name(1)).expect("removed");
        }
        let (lines, gaps) = if is_missing { (2, 1) } else { (4, 0) };
        assert_eq!((once(&source, &mut watcher), watcher.counts.gaps), (lines, gaps), "{is_missing} {numbered}");
        assert_eq!(once(&source, &mut watcher), 0, "each line once");
    }
}

#[test]
fn the_further_lines_of_a_message_are_read_with_its_first() {
    let (_folder, path, source) = log();
    let mut watcher = watcher();
    append(
        &path,
        "[ 1843.308145] NVRM: The NVIDIA GPU 0000:b3:00.0\n               NVRM: (PCI ID: 10de:26b5) installed in this system has\n",
    );
    append(
        &path,
        "               NVRM: fallen off the bus and is not responding to commands.\n[1843.4] usb 1-1: new device\n",
    );
    append(&path, "               NVRM: fallen off the bus and is not responding to commands.\n");
    once(&source, &mut watcher);
    let advised = watcher.observed.advised();
    assert_eq!(
        advised[0].to_string(),
        "Reboot the node of GPU 0000:b3:00: the GPU has fallen off the bus: reboot the node."
    );
    assert_eq!(watcher.counts.about_devices, 2, "a line of another program continues nothing");
}
