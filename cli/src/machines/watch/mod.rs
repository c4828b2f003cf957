//! `eccforge gpu watch`: follows a log and keeps the state of every GPU.
//!
//! Four threads: reader, state keeper (this one), server and hook runner. A bounded queue connects reader and keeper.
//! After a crash or a normal exit, the next start resumes from the saved state (Candea and Fox, Crash-only software,
//! HotOS 2003). A signal that ends the program also ends the hook.

mod hook;
mod shared;

use super::http::{self, locked};
use super::reading::{EXIT_STATUS, Times, local_host, readings, status};
use crate::arguments::{Format, format};
use crate::output::{self, WithNext, called};
use crate::{next_error, terminal};
use clap::Args;
use eccforge_evidence::log::clock::LogClock;
use eccforge_fleet::outlook::Outlook;
use eccforge_gpu::documents::Watched;
use eccforge_gpu::observed::{Action, Subject};
use eccforge_gpu::state_file::StateFile;
use eccforge_gpu::watch::follow::{Source, follow};
use eccforge_gpu::watch::{Batch, Watcher, known};
use hook::Hook;
use miette::{IntoDiagnostic, miette};
use shared::{Shared, page};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant, SystemTime};

/// Maximum number of batches that wait in the queue.
// A full queue makes the reader wait. Without a limit, a log that grows faster than it is processed would fill the memory.
const QUEUE: usize = 8;
/// Without batches, the hook and the state are checked at this interval.
// In a quiet log, only this shows the end of a hook and saves a state that is due.
const TICK: Duration = Duration::from_millis(500);
/// A changed state is saved at most this often.
// Each save writes the whole state and waits for the disk. In a burst of errors, every batch changes the state.
const KEEP: Duration = Duration::from_secs(1);
/// The reading position is saved this often if the state does not change.
// A lost position loses no error: the next start reads the lines after the stored one again.
const KEEP_POSITION: Duration = Duration::from_secs(10);

/// `eccforge gpu watch`
#[derive(Debug, Args)]
#[command(after_help = EXIT_STATUS)]
pub struct WatchArgs {
    /// Log file to follow, also after rotation; `-` reads standard input. Default: the kernel messages of the journal
    #[arg(value_name = "LOG")]
    log: Option<PathBuf>,
    /// Read the kernel's message buffer instead
    #[arg(long, value_name = "PATH", num_args = 0..=1, require_equals = true, default_missing_value = "/dev/kmsg", conflicts_with = "log")]
    kmsg: Option<PathBuf>,
    /// Read the kernel's trace events of hardware errors instead, through a separate instance of tracefs; needs root
    #[arg(long, value_name = "PATH", num_args = 0..=1, require_equals = true, default_missing_value = "/sys/kernel/tracing", conflicts_with_all = ["log", "kmsg"])]
    tracefs: Option<PathBuf>,
    /// Save the state in this file and resume from it. Default: the state is lost when the program ends
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// Serve /metrics, /healthz and a page of all GPUs
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:9477")]
    listen: String,
    /// Further host names under which clients reach the server, separated by commas. Addresses, `localhost`, the machine's name and
    /// the name in --listen are always accepted
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    served_as: Vec<String>,
    /// Run this command in a shell when the recommended action of a GPU changes; environment variables describe the
    /// change
    #[arg(long, value_name = "COMMAND")]
    hook: Option<String>,
    /// Time limit of the hook
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=3600))]
    hook_seconds: u64,
    /// Read what is available, print the state and exit
    #[arg(long, conflicts_with_all = ["listen", "served_as"])]
    once: bool,
    /// Output format of the state
    #[arg(long, value_parser = format(&[Format::Text, Format::Json, Format::Markdown, Format::Html]), default_value = "text")]
    format: Format,
    /// Maximum number of GPUs, of switches and of DIMMs to follow; further ones are only counted
    #[arg(long, value_name = "N", default_value_t = 4096, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    devices: u32,
    /// Also read the state in this file, which holds the output of `nvidia-smi -q -x`, and read it again when it changes
    #[arg(long, value_name = "XML")]
    smi: Option<PathBuf>,
    /// Scheme of the memory controller, of one codeword: also give the chance that the next fault in an entry with corrected errors
    /// is detected or silent
    #[arg(long, value_name = "ID|FILE")]
    scheme: Option<String>,
    /// Error model of the next fault. Default: the classes of `hbm2-table1` that an entry of the scheme has
    #[arg(long, value_name = "ID|FILE", requires = "scheme")]
    model: Option<String>,
    #[command(flatten)]
    times: Times,
}

fn source(args: &WatchArgs) -> miette::Result<Source> {
    let absolute = |path: &Path| std::path::absolute(path).into_diagnostic();
    if let Some(path) = &args.tracefs {
        return Ok(Source::Trace(absolute(path)?));
    }
    Ok(match (&args.log, &args.kmsg) {
        (_, Some(path)) => Source::Kmsg(absolute(path)?),
        (Some(path), None) if path.as_os_str() == "-" => Source::Stdin,
        // A file that is absent ends the command before it states that it follows it.
        (Some(path), None) => Source::File(crate::data::existing(path).and_then(absolute)?),
        (None, None) => Source::Journal,
    })
}

/// The stored state, or a new one.
fn watcher(args: &WatchArgs, source: &Source, file: Option<&StateFile<Watcher>>) -> miette::Result<Watcher> {
    let name = source.name();
    match file.map(StateFile::load).transpose().into_diagnostic()?.flatten() {
        Some(stored) if stored.source == name => Ok(stored),
        Some(stored) => Err(miette!(
            help = "name the source that it belongs to, or another file with --state",
            "{}: this is the state of {}, not of {name}",
            args.state.as_deref().unwrap_or(&PathBuf::new()).display(),
            stored.source
        )),
        None => {
            let clock = LogClock::new(args.times.year, args.times.zone);
            Ok(Watcher::new(&name, args.devices as usize, args.times.coalesce(), clock))
        }
    }
}

/// The code of the memory controller, with the faults that are expected in an entry.
fn outlook(scheme: &str, model: Option<&str>) -> miette::Result<Outlook> {
    let scheme = crate::inputs::scheme(scheme)?;
    let given = crate::inputs::model_or_table1(model)?;
    let model = if model.is_none() { next_error::of_entry(&given, &scheme) } else { given };
    Outlook::new(scheme, model).map_err(|why| miette!("{why}"))
}

/// Runs the command.
pub fn run(args: &WatchArgs) -> miette::Result<ExitCode> {
    let source = source(args)?;
    let outlook = args.scheme.as_deref().map(|scheme| outlook(scheme, args.model.as_deref())).transpose()?;
    let file = args.state.as_deref().map(StateFile::lock).transpose().into_diagnostic()?;
    let mut watcher = watcher(args, &source, file.as_ref())?;
    // Only the log of this machine is about its GPUs. Entries of the journal name the machine, those of the kernel's buffer do not.
    match &source {
        Source::Journal => watcher.know(Some(&local_host()), known::gpus(Path::new("/"))),
        Source::Kmsg(_) => watcher.know(None, known::gpus(Path::new("/"))),
        Source::Trace(_) | Source::File(_) | Source::Stdin => {}
    }
    let position = watcher.position.clone();
    let shared = Arc::new(Shared::new(watcher, outlook));
    if !args.once {
        serve(args, &shared)?;
    }
    let (sender, receiver) = sync_channel(QUEUE);
    let (once, reader_shared) = (args.once, Arc::clone(&shared));
    let reader = thread::spawn(move || {
        follow(&source, position, once, &reader_shared.up, &mut |batch| sender.send(batch).is_ok())
    });
    let hook = args.hook.as_deref().map(|command| Hook::start(command, Duration::from_secs(args.hook_seconds)));
    let smi = args.smi.clone().map(|path| Smi { path, read: None });
    let mut keeper = Keeper {
        shared,
        file,
        hook,
        smi,
        printed: BTreeMap::new(),
        complete_state: None,
        changed: true,
        moved: false,
        saved_at: None,
    };
    if !once {
        keeper.smi()?;
    }
    keeper.run(&receiver, once)?;
    keeper.finish(reader, args)
}

fn serve(args: &WatchArgs, shared: &Arc<Shared>) -> miette::Result<()> {
    let (listener, bound) = http::bind(&args.listen)?;
    output::print(&format!("http://{bound}/\n"))?;
    let loss = if args.state.is_some() { "" } else { "; the state is then lost: --state FILE keeps it" };
    let source = locked(&shared.watcher).source.clone();
    crate::progress::line(&format!(
        "Following {source}: the page above has the state, and /metrics. Ctrl-C ends{loss}."
    ));
    let (shared, host) = (Arc::clone(shared), local_host());
    let names =
        [&args.served_as[..], &["localhost".to_owned(), http::host(&args.listen).to_owned(), host.clone()]].concat();
    thread::spawn(move || http::serve(&listener, &names, |path| page(&shared, &host, path)));
    Ok(())
}

/// A file with the output of nvidia-smi.
struct Smi {
    path: PathBuf,
    /// Modification time of the file when it was last read.
    read: Option<SystemTime>,
}

/// Updates and saves the state of a watch.
struct Keeper {
    shared: Arc<Shared>,
    file: Option<StateFile<Watcher>>,
    hook: Option<Hook>,
    smi: Option<Smi>,
    /// Changes that were printed; the state knows those whose hook ran.
    printed: BTreeMap<Subject, Action>,
    /// The state before the last line of the source, while that line has no line end: the next start reads the line.
    complete_state: Option<Watcher>,
    changed: bool,
    moved: bool,
    saved_at: Option<Instant>,
}

impl Keeper {
    fn run(&mut self, receiver: &Receiver<Batch>, once: bool) -> miette::Result<()> {
        loop {
            match receiver.recv_timeout(TICK) {
                Ok(batch) => {
                    let mut watcher = self.shared.change();
                    self.complete_state = batch.is_unfinished.then(|| watcher.clone()).or(self.complete_state.take());
                    self.changed |= watcher.take(&batch);
                    self.moved = true;
                }
                Err(RecvTimeoutError::Timeout) => {}
                // What the log says last comes before a reading.
                Err(RecvTimeoutError::Disconnected) => return self.smi(),
            }
            if !once && let Err(error) = self.smi() {
                terminal::note(&format!("{error}; earlier readings are kept"));
            }
            // A state that is only looked at is judged at its end.
            if !once {
                self.announce(true)?;
            }
            self.keep();
        }
    }

    /// Reads the output of nvidia-smi if its file has changed.
    fn smi(&mut self) -> miette::Result<()> {
        let Some(smi) = &mut self.smi else { return Ok(()) };
        let changed = smi.path.metadata().and_then(|file| file.modified()).ok();
        if smi.read.is_none() || changed != smi.read {
            smi.read = Some(changed.unwrap_or(SystemTime::UNIX_EPOCH));
            let readings = readings(&smi.path)?;
            self.shared.change().observed.read(&readings);
            self.changed = true;
        }
        Ok(())
    }

    /// Prints the changes, if `prints`, and passes them to the hook. Without a hook, they then count as announced.
    fn announce(&mut self, prints: bool) -> miette::Result<()> {
        let mut watcher = locked(&self.shared.watcher);
        for (device, action) in self.hook.iter().flat_map(Hook::done) {
            watcher.announce(device, action);
            self.changed = true;
        }
        if !self.changed {
            return Ok(());
        }
        let changes = watcher.changes();
        let mut lines = String::new();
        for change in &changes {
            let (device, action) = (&change.now.device, change.now.advice.action);
            if self.printed.insert(device.clone(), action) != Some(action) {
                lines += &format!("{}\n", change.now);
            }
            if self.hook.is_none() {
                watcher.announce(device.clone(), action);
            }
        }
        // Whoever reads this may be slow; the state is served all the same.
        drop(watcher);
        if prints {
            output::print_fitted(&lines)?;
        }
        if let Some(hook) = &self.hook {
            hook.want(changes);
        }
        Ok(())
    }

    /// Saves the state if it is due.
    fn keep(&mut self) {
        let since = self.saved_at.map_or(Duration::MAX, |at| at.elapsed());
        let due = (self.changed && since >= KEEP) || (self.moved && since >= KEEP_POSITION);
        let Some(file) = &self.file else {
            self.changed = false;
            return;
        };
        if !due {
            return;
        }
        self.saved_at = Some(Instant::now());
        let watcher = self.complete_state.clone().unwrap_or_else(|| locked(&self.shared.watcher).clone());
        let mut save_error = locked(&self.shared.save_error);
        match file.save(&watcher) {
            Ok(()) => {
                *save_error = None;
                (self.changed, self.moved) = (false, false);
            }
            Err(e) if save_error.is_none() => {
                terminal::note(&format!("the state cannot be saved: {e}; the watch tries again"));
                *save_error = Some(e.to_string());
            }
            Err(_) => {}
        }
    }

    /// Handles the end of the source.
    fn finish(mut self, reader: JoinHandle<io::Result<()>>, args: &WatchArgs) -> miette::Result<ExitCode> {
        let ended = reader.join().map_err(|_| miette!("the reading ended without a reason"))?;
        self.changed = true;
        if args.format == Format::Text {
            // A state that is only looked at begins with the answer, which names each device that needs an action.
            self.announce(!args.once)?;
        } else if let Some(hook) = &self.hook {
            hook.want(locked(&self.shared.watcher).changes());
        }
        let mut watcher = locked(&self.shared.watcher);
        for (device, action) in self.hook.take().map(Hook::finish).unwrap_or_default() {
            watcher.announce(device, action);
        }
        if let Some(state) = &mut self.complete_state {
            state.announce_as(&watcher);
        }
        let state = self.complete_state.as_ref().unwrap_or(&watcher);
        self.file.as_ref().map_or(Ok(()), |file| file.save(state)).into_diagnostic()?;
        // The error of a file names it.
        let is_file = watcher.source.starts_with("file ");
        let source = if is_file { String::new() } else { format!("{}: cannot be read: ", watcher.source) };
        ended.map_err(|e| miette!(help = "check the path and its permissions", "{source}{e}"))?;
        if let Some(why) = watcher.failure() {
            return Err(crate::data::no_result(&watcher.source, &why));
        }
        let next = match &args.log {
            Some(log) if log.as_os_str() != "-" => {
                let replay = called(&["gpu", "replay", &log.display().to_string()]);
                Some((replay, "the events behind this, with their times"))
            }
            _ => None,
        };
        let next_faults = self.shared.next_faults(&watcher)?;
        let watched = Watched::from(&*watcher).with_next_faults(&next_faults);
        output::report(&WithNext::new(&watched, next), args.format, None)?;
        Ok(status(&watcher.observed.advised()))
    }
}
