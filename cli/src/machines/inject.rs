//! `eccforge gpu inject IMAGE STEP`: one event, and the actions of the GPU.

use super::reading::parse_time;
use crate::inputs;
use crate::output::{self, called};
use crate::progress;
use clap::{Args, Subcommand};
use eccforge_evidence::event::{DecodeStatus, Event, EventKind, MemoryError, Requester};
use eccforge_evidence::log::kernel_line;
use eccforge_evidence::log::stamp::Stamp;
use eccforge_evidence::time::Time;
use eccforge_evidence::wire::{self, parse_address};
use eccforge_evidence::xid::PciId;
use eccforge_evidence::xid::pci_id;
use eccforge_gpu::action::Action;
use eccforge_gpu::machine::Machine;
use eccforge_gpu::replay::fleet::Observer;
use eccforge_gpu::replay::timeline::{Entry, Timeline};
use eccforge_gpu::report::parse_uuid;
use eccforge_gpu::simulated;
use eccforge_report::{Document, Status, grouped, with_noun};
use miette::{IntoDiagnostic, miette};
use std::fmt::Write;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;

/// `eccforge gpu inject`
#[derive(Debug, Args)]
pub struct InjectArgs {
    /// State file of the simulated GPU
    image: PathBuf,
    /// Profile of a new GPU: a built-in name or a YAML file
    #[arg(long, global = true)]
    profile: Option<String>,
    /// Time of the event: RFC 3339 or nanoseconds. Default: one second after the last event
    #[arg(long, global = true, value_parser = parse_time)]
    time: Option<Time>,
    /// Cut the power before the InfoROM is written, so the step's records are lost
    #[arg(long, global = true)]
    cut_power: bool,
    /// Print the actions as JSON lines
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    step: Injection,
}

#[derive(Debug, Args)]
struct ErrorArgs {
    /// Physical byte address, such as 0x18f31d80. Default: an error outside DRAM
    #[arg(long, value_parser = parse_address)]
    address: Option<u64>,
    /// Unit that consumed the data: sm, peer, framebuffer, ltc-tag, ...
    #[arg(long, default_value = "framebuffer", value_parser = parse_requester)]
    requester: Requester,
    /// Client that used the data
    #[arg(long)]
    client: Option<u32>,
    /// MIG instance of the client
    #[arg(long)]
    instance: Option<u8>,
    /// Engine or cache partition
    #[arg(long)]
    unit: Option<u16>,
    /// Cache slice
    #[arg(long)]
    slice: Option<u16>,
}

#[derive(Debug, Args)]
struct RangeArgs {
    /// Number of the peer or client
    who: u32,
    /// Address of the first byte
    #[arg(value_parser = parse_address)]
    address: u64,
    /// Length in bytes
    #[arg(value_parser = parse_address)]
    length: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Switch {
    On,
    Off,
}

#[derive(Debug, Subcommand)]
enum Injection {
    /// Create the state file of a new GPU (needs --profile)
    Create {
        /// UUID of the GPU
        #[arg(long, value_parser = parse_uuid, default_value = "GPU-00000000-0000-0000-0000-000000000001")]
        uuid: u128,
        /// PCI address of the GPU: domain:bus:device
        #[arg(long, value_parser = parse_pci, default_value = "0000:01:00")]
        pci: PciId,
    },
    /// Report a corrected error
    Ce(ErrorArgs),
    /// Report a detected uncorrectable error
    Due(ErrorArgs),
    /// Let a client open the GPU
    ClientStart {
        /// Number of the client
        client: u32,
        /// MIG instance of the client
        #[arg(long)]
        instance: Option<u8>,
    },
    /// Let a client end
    ClientExit {
        /// Number of the client
        client: u32,
    },
    /// Let a client allocate memory
    Allocate(RangeArgs),
    /// Free the allocation at an address
    Free {
        /// Address of the first byte
        #[arg(value_parser = parse_address)]
        address: u64,
    },
    /// Let a peer pin memory
    Pin(RangeArgs),
    /// Let a peer release its pin at an address
    Unpin {
        /// Number of the peer
        peer: u16,
        /// Address of the first byte
        #[arg(value_parser = parse_address)]
        address: u64,
    },
    /// Let a peer transfer data through its registration cache
    Transfer(RangeArgs),
    /// Set the ECC mode; the next reset or reboot applies it
    Ecc {
        /// On or off
        switch: Switch,
    },
    /// Set persistence mode; off flushes the InfoROM
    Persistence {
        /// On or off
        switch: Switch,
    },
    /// Set MIG mode
    Mig {
        /// On or off
        switch: Switch,
    },
    /// End all clients
    Drain,
    /// Reset the GPU
    Reset,
    /// Reload the driver
    Reload,
    /// Reboot the machine
    Reboot,
    /// Cut the power without notice
    PowerLoss,
    /// Apply any event, given as a JSON line
    Event {
        /// Event such as `{"time":0,"event":"error",...}`
        json: String,
    },
}

fn parse_requester(name: &str) -> Result<Requester, String> {
    let quoted = serde_json::Value::String(name.to_owned());
    serde_json::from_value(quoted).map_err(|e| e.to_string())
}

fn parse_pci(text: &str) -> Result<PciId, String> {
    let known = pci_id(text).filter(|pci| pci.domain <= 0xFFFF);
    known.ok_or_else(|| format!("`{text}` is not a PCI id such as 0000:01:00"))
}

impl ErrorArgs {
    const fn kind(&self, outcome: DecodeStatus) -> EventKind {
        EventKind::Error(MemoryError {
            outcome,
            address: self.address,
            requester: self.requester,
            client: self.client,
            instance: self.instance,
            unit: [self.unit, self.slice],
            silent: None,
        })
    }
}

/// The step as an event; `None` for `create`.
fn event(step: &Injection, time: Time) -> miette::Result<Option<Event>> {
    let peer = |who: u32| u16::try_from(who).map_err(|_| miette!("peer {who}: expected 0 to 65535"));
    let kind = match step {
        Injection::Create { .. } => return Ok(None),
        Injection::Event { json } => {
            return Ok(Some(wire::parse(json.as_bytes()).map_err(|e| miette!("event: {e}"))?.event));
        }
        Injection::Ce(args) => args.kind(DecodeStatus::Ce),
        Injection::Due(args) => args.kind(DecodeStatus::Due),
        Injection::ClientStart { client, instance } => EventKind::ClientStart { client: *client, instance: *instance },
        Injection::ClientExit { client } => EventKind::ClientExit { client: *client },
        Injection::Allocate(r) => EventKind::Allocate { client: r.who, address: r.address, length: r.length },
        Injection::Free { address } => EventKind::Free { address: *address },
        Injection::Pin(r) => EventKind::Pin { peer: peer(r.who)?, address: r.address, length: r.length },
        Injection::Unpin { peer, address } => EventKind::Unpin { peer: *peer, address: *address },
        Injection::Transfer(r) => EventKind::Transfer { peer: peer(r.who)?, address: r.address, length: r.length },
        Injection::Ecc { switch } => EventKind::EccMode(*switch == Switch::On),
        Injection::Persistence { switch } => EventKind::PersistenceMode(*switch == Switch::On),
        Injection::Mig { switch } => EventKind::MigMode(*switch == Switch::On),
        Injection::Drain => EventKind::Drain,
        Injection::Reset => EventKind::GpuReset,
        Injection::Reload => EventKind::DriverReload,
        Injection::Reboot => EventKind::Reboot,
        Injection::PowerLoss => EventKind::PowerLoss,
    };
    Ok(Some(Event::new(time, kind)))
}

/// Runs the command.
pub fn run(args: &InjectArgs) -> miette::Result<ExitCode> {
    if let Injection::Create { uuid, pci } = &args.step {
        let profile = args.profile.as_deref().ok_or_else(|| {
            let help =
                "such as\n  eccforge gpu inject gpu.img create --profile a100-40gb\n`eccforge list profiles` lists all";
            miette!(help = help, "`create` needs --profile")
        })?;
        inputs::profile_of_gpu(profile)?;
        simulated::create(&args.image, profile, *uuid, *pci)?;
        let mut document = Document::new("GPU", "");
        let image = args.image.display().to_string();
        document.status = Some(Status { good: None, text: format!("{image}: a new GPU of profile {profile}") });
        document
            .next(called(&["gpu", "inject", &image, "due", "--address", "0x18f31d80"]), "an uncorrectable error in it");
        document.next(called(&["gpu", "smi", &image]), "its retired pages, remapped rows and error counts");
        return output::print_document(&document);
    }
    if args.profile.is_some() {
        let help = "leave it out; `create` makes a GPU of another profile in another file";
        return Err(miette!(help = help, "`--profile` has no effect: the image has its profile"));
    }
    let (file, mut gpu, machine) = simulated::open(&args.image)?;
    let time = args.time.unwrap_or_else(|| gpu.clock.plus_seconds(1));
    let Some(event) = event(&args.step, time)? else { return Ok(ExitCode::SUCCESS) };
    within_memory(&machine, &event)?;
    let (state, actions) = machine.step(gpu.state(&machine), &event);
    if args.cut_power {
        let lost = actions.iter().filter(|action| matches!(action, Action::Persist(_))).count();
        gpu.cut_power(time);
        file.save(&gpu).into_diagnostic()?;
        output::print(&format!("power cut before the InfoROM was written: {lost} records are lost\n"))
    } else {
        gpu.keep(state, time);
        file.save(&gpu).into_diagnostic()?;
        let text = text(&machine, gpu.pci, &event, &actions, args.json)?;
        if text.is_empty() {
            note_silence(args);
        }
        let silent = actions.iter().filter(|action| matches!(action, Action::Persist(_))).count();
        let records = match silent {
            _ if args.json => String::new(),
            0 => String::new(),
            some => format!(", and {} written to the InfoROM", with_noun(some, "record")),
        };
        let (image, done) = (args.image.display().to_string(), with_noun(text.lines().count(), "action"));
        let answer = format!("{image} at {}: {done} of GPU and driver{records}.", event.time);
        // In a pipe, the lines stay those of a kernel log, and the answer is on standard error.
        if args.json || !std::io::stdout().is_terminal() {
            if !text.is_empty() {
                progress::line(&answer);
            }
            return output::print(&text);
        }
        let mut document = Document::new("GPU", "");
        document.status = Some(Status { good: None, text: answer });
        document.section("").verbatim(text);
        document.next(called(&["gpu", "smi", &image, "-q"]), "its retired pages, remapped rows and error counts");
        output::print_document(&document)
    }
}

/// Notes that a step has no line.
fn note_silence(args: &InjectArgs) {
    let outside = if is_outside_dram(&args.step) { "; without an address, the error is outside DRAM" } else { "" };
    progress::line(&format!("{}: applied; neither GPU nor driver prints a line{outside}", args.image.display()));
}

/// Rejects an event at an address that the GPU does not have: the machine would ignore it.
fn within_memory(machine: &Machine, event: &Event) -> miette::Result<()> {
    let geometry = &machine.profile.geometry;
    let Some(address) = address(&event.kind).filter(|address| geometry.locate(*address).is_none()) else {
        return Ok(());
    };
    let bytes = geometry.capacity_bytes();
    let help = format!("its memory has {} bytes; give an address up to {:#x}", grouped(&bytes.to_string()), bytes - 1);
    Err(miette!(help = help, "address {address:#x} is beyond the memory of this GPU"))
}

/// The address that an event names.
fn address(event: &EventKind) -> Option<u64> {
    match event {
        EventKind::Error(error) => error.address,
        EventKind::Allocate { address, .. }
        | EventKind::Free { address }
        | EventKind::Pin { address, .. }
        | EventKind::Unpin { address, .. }
        | EventKind::Transfer { address, .. } => Some(*address),
        _ => None,
    }
}

/// Whether a step is an error without an address.
fn is_outside_dram(step: &Injection) -> bool {
    matches!(step, Injection::Ce(error) | Injection::Due(error) if error.address.is_none())
}

/// The actions, each as the line of a kernel log that it prints or in words; or as JSON.
fn text(machine: &Machine, pci: PciId, event: &Event, actions: &[Action], json: bool) -> miette::Result<String> {
    let mut text = String::new();
    for action in actions {
        // Writing to a text does not fail.
        let _ = if json {
            writeln!(text, "{}", serde_json::to_string(action).into_diagnostic()?)
        } else if let Some(line) = action.line(pci) {
            writeln!(text, "{}", kernel_line(None, Stamp::of(event.time), &line))
        } else {
            let mut timeline = Timeline::new(Some(machine.profile.geometry.clone()), 1);
            timeline.see("", event, std::slice::from_ref(action));
            // The lines have the time as a kernel log has it.
            let words = |entry: &Entry| writeln!(text, "{}", kernel_line(None, Stamp::of(event.time), &entry.text));
            timeline.entries.iter().try_for_each(words)
        };
    }
    Ok(text)
}
