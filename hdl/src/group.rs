//! Runs programs in process groups of their own. Ending a group ends all its processes, and this process ends all
//! groups when it ends.

use std::io;
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The groups that [`end_all`] ends, and the folders that it removes.
struct Running {
    groups: Vec<u32>,
    folders: Vec<PathBuf>,
}

static RUNNING: Mutex<Running> = Mutex::new(Running { groups: Vec::new(), folders: Vec::new() });

fn running() -> MutexGuard<'static, Running> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all groups and removes their folders. Call it at the end of the process: a thread that starts or drops a group
/// afterwards waits forever. The thread that ran a killed program therefore cannot end the process with an error before
/// the caller ends it with the signal.
pub fn end_all() {
    let running = ManuallyDrop::new(running());
    for group in &running.groups {
        kill(*group);
    }
    for folder in &running.folders {
        // The folder may already be removed.
        drop(std::fs::remove_dir_all(folder));
    }
}

/// A program with its child processes. Dropping it ends all of them.
#[derive(Debug)]
pub struct Group(Child);

impl Group {
    /// Starts a program as the leader of a new group.
    ///
    /// # Errors
    /// The program cannot be started.
    pub fn spawn(command: &mut Command) -> io::Result<Self> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        // The lock is held until the program is listed, so that `end_all` misses none.
        let mut running = running();
        let child = command.spawn()?;
        running.groups.push(child.id());
        Ok(Self(child))
    }

    /// Releases a program that has ended; its remaining children continue.
    pub fn release(self) {
        let group = ManuallyDrop::new(self).0.id();
        running().groups.retain(|other| *other != group);
    }

    /// The program that leads the group.
    pub fn child(&mut self) -> &mut Child {
        &mut self.0
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        kill(self.0.id());
        #[cfg(not(unix))]
        drop(self.0.kill());
        drop(self.0.wait());
        running().groups.retain(|group| *group != self.0.id());
    }
}

#[cfg(unix)]
fn kill(group: u32) {
    use nix::sys::signal::{Signal, killpg};
    if let Ok(group) = i32::try_from(group) {
        // The call fails if the group has ended.
        let _ = killpg(nix::unistd::Pid::from_raw(group), Signal::SIGKILL);
    }
}

#[cfg(not(unix))]
fn kill(_: u32) {}

/// A temporary folder that is removed when this value is dropped or [`end_all`] is called.
#[derive(Debug)]
pub struct Scratch(tempfile::TempDir);

impl Scratch {
    /// Creates a temporary folder.
    ///
    /// # Errors
    /// The folder cannot be created.
    pub fn new() -> io::Result<Self> {
        let folder = tempfile::tempdir()?;
        running().folders.push(folder.path().to_owned());
        Ok(Self(folder))
    }

    /// The path of the folder.
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        running().folders.retain(|folder| folder != self.0.path());
    }
}
