//! Programs in process groups of their own: what they start ends with them, and all of it ends with this process.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// What [`end_all`] ends.
struct Running {
    groups: Vec<u32>,
    folders: Vec<PathBuf>,
    ended: bool,
}

static RUNNING: Mutex<Running> = Mutex::new(Running { groups: Vec::new(), folders: Vec::new(), ended: false });

fn running() -> MutexGuard<'static, Running> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all groups, removes their folders, and lets no other start: for the last moment of a process.
pub fn end_all() {
    let mut running = running();
    running.ended = true;
    running.groups.iter().for_each(|group| kill(*group));
    for folder in &running.folders {
        // It may be gone already.
        drop(std::fs::remove_dir_all(folder));
    }
}

/// A program and what it has started. All of it is ended when this is dropped.
#[derive(Debug)]
pub struct Group(Child);

impl Group {
    /// Starts a program as the first of a group.
    ///
    /// # Errors
    /// It cannot be started, or this process is ending.
    pub fn spawn(command: &mut Command) -> io::Result<Self> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let mut running = running();
        if running.ended {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let child = command.spawn()?;
        running.groups.push(child.id());
        Ok(Self(child))
    }

    /// Lets go of a program that has ended; what it has left behind lives on.
    pub fn release(self) {
        let group = std::mem::ManuallyDrop::new(self).0.id();
        running().groups.retain(|other| *other != group);
    }

    /// The program.
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
        // It fails where the group has ended.
        let _ = killpg(nix::unistd::Pid::from_raw(group), Signal::SIGKILL);
    }
}

#[cfg(not(unix))]
fn kill(_: u32) {}

/// A folder that goes away with this value or this process.
#[derive(Debug)]
pub struct Scratch(tempfile::TempDir);

impl Scratch {
    /// Makes one.
    ///
    /// # Errors
    /// It cannot be made.
    pub fn new() -> io::Result<Self> {
        let folder = tempfile::tempdir()?;
        running().folders.push(folder.path().to_owned());
        Ok(Self(folder))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.0.path()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        running().folders.retain(|folder| folder != self.0.path());
    }
}
