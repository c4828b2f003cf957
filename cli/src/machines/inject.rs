//! `eccforge inject IMAGE STEP`: one event, and what the GPU does about it.

use super::parse_time;
use super::session::{self, Session};
use clap::{Args, Subcommand};
use eccforge_machines::action::Action;
use eccforge_machines::event::{DecodeStatus, Event, EventKind, MemoryError, Requester};
use eccforge_machines::inforom::Record;
use eccforge_machines::log::{action_line, kernel_line};
use eccforge_machines::replay::fleet::Observer;
use eccforge_machines::replay::timeline::Timeline;
use eccforge_machines::report::parse_uuid;
use eccforge_machines::time::Time;
use eccforge_machines::wire::{self, parse_address};
use eccforge_machines::xid::{PciId, Xid, XidLine};
use miette::{IntoDiagnostic, miette};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

/// `eccforge inject`
#[derive(Debug, Args)]
pub struct InjectArgs {
    /// The InfoROM image
    image: PathBuf,
    /// Profile: a shipped name or a YAML file; kept with the image by `create`
    #[arg(long)]
    profile: Option<String>,
    /// When it happens: RFC 3339 or nanoseconds; default: a second after the last event
    #[arg(long, value_parser = parse_time)]
    time: Option<Time>,
    /// Cut the power after this many bytes of the InfoROM write
    #[arg(long)]
    cut_after: Option<usize>,
    /// Print the actions as JSON lines
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    step: Step,
}

#[derive(Debug, Args)]
struct ErrorArgs {
    /// Physical byte address, such as 0x18f31d80; none for an error outside DRAM
    #[arg(long, value_parser = parse_address)]
    address: Option<u64>,
    /// Who consumed it: sm, peer, framebuffer, ltc-tag, ...
    #[arg(long, default_value = "framebuffer", value_parser = parse_requester)]
    requester: Requester,
    /// The client whose work it was
    #[arg(long)]
    client: Option<u32>,
    /// Its MIG instance
    #[arg(long)]
    instance: Option<u8>,
    /// Engine, or cache partition
    #[arg(long)]
    unit: Option<u16>,
    /// Cache slice
    #[arg(long)]
    slice: Option<u16>,
    /// The scheme whose decoder reported it, for the outcome counters
    #[arg(long)]
    scheme: Option<String>,
}

#[derive(Debug, Args)]
struct RangeArgs {
    /// Peer or client
    who: u32,
    /// First byte
    #[arg(value_parser = parse_address)]
    address: u64,
    /// Bytes
    #[arg(value_parser = parse_address)]
    length: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Switch {
    On,
    Off,
}

#[derive(Debug, Subcommand)]
enum Step {
    /// Make a new image (needs --profile)
    Create {
        /// UUID of the GPU
        #[arg(long, value_parser = parse_uuid, default_value = "GPU-00000000-0000-0000-0000-000000000001")]
        uuid: u128,
        /// Place on PCI, domain:bus:device
        #[arg(long, value_parser = parse_pci, default_value = "0000:01:00")]
        pci: PciId,
    },
    /// A corrected error
    Ce(ErrorArgs),
    /// A detected uncorrectable error
    Due(ErrorArgs),
    /// A client opens the GPU
    ClientStart {
        /// Its number
        client: u32,
        /// Its MIG instance
        #[arg(long)]
        instance: Option<u8>,
    },
    /// A client ends
    ClientExit {
        /// Its number
        client: u32,
    },
    /// A client allocates memory
    Allocate(RangeArgs),
    /// The allocation at an address is freed
    Free {
        /// First byte
        #[arg(value_parser = parse_address)]
        address: u64,
    },
    /// A peer pins memory
    Pin(RangeArgs),
    /// A peer gives up the pin at an address
    Unpin {
        /// The peer
        peer: u16,
        /// First byte
        #[arg(value_parser = parse_address)]
        address: u64,
    },
    /// A peer transfers through its registration cache
    Transfer(RangeArgs),
    /// Set the ECC mode, which the next reset or reboot brings
    Ecc {
        /// On or off
        switch: Switch,
    },
    /// Switch persistence mode; off flushes the InfoROM
    Persistence {
        /// On or off
        switch: Switch,
    },
    /// Switch MIG
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
    /// The power goes without notice
    PowerLoss,
    /// Any event, as a JSON line
    Event {
        /// `{"time":0,"event":"error",...}`
        json: String,
    },
}

fn parse_requester(name: &str) -> Result<Requester, String> {
    let quoted = serde_json::Value::String(name.to_owned());
    serde_json::from_value(quoted).map_err(|e| e.to_string())
}

fn parse_pci(text: &str) -> Result<PciId, String> {
    let wrong = || format!("`{text}` is not a PCI id such as 0000:01:00");
    let mut parts = text.split(':');
    let mut part = || parts.next().and_then(|p| u32::from_str_radix(p, 16).ok()).ok_or_else(wrong);
    let (domain, bus, device) = (part()?, part()?, part()?);
    let byte = |value| u8::try_from(value).map_err(|_| wrong());
    if parts.next().is_some() || domain > 0xFFFF {
        return Err(wrong());
    }
    Ok(PciId { domain, bus: byte(bus)?, device: byte(device)? })
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

/// What the step is, as an event; `None` for `create`.
fn event(step: &Step, time: Time) -> miette::Result<Option<(Event, Option<String>)>> {
    let peer = |who: u32| u16::try_from(who).map_err(|_| miette!("peer {who}: at most 65535"));
    let mut scheme = None;
    let kind = match step {
        Step::Create { .. } => return Ok(None),
        Step::Event { json } => {
            let line = wire::parse(json.as_bytes()).map_err(|e| miette!("event: {e}"))?;
            return Ok(Some((line.event, line.scheme.map(std::borrow::Cow::into_owned))));
        }
        Step::Ce(args) | Step::Due(args) => {
            scheme.clone_from(&args.scheme);
            args.kind(if matches!(step, Step::Ce(_)) { DecodeStatus::Ce } else { DecodeStatus::Due })
        }
        Step::ClientStart { client, instance } => EventKind::ClientStart { client: *client, instance: *instance },
        Step::ClientExit { client } => EventKind::ClientExit { client: *client },
        Step::Allocate(r) => EventKind::Allocate { client: r.who, address: r.address, length: r.length },
        Step::Free { address } => EventKind::Free { address: *address },
        Step::Pin(r) => EventKind::Pin { peer: peer(r.who)?, address: r.address, length: r.length },
        Step::Unpin { peer, address } => EventKind::Unpin { peer: *peer, address: *address },
        Step::Transfer(r) => EventKind::Transfer { peer: peer(r.who)?, address: r.address, length: r.length },
        Step::Ecc { switch } => EventKind::EccMode(*switch == Switch::On),
        Step::Persistence { switch } => EventKind::PersistenceMode(*switch == Switch::On),
        Step::Mig { switch } => EventKind::MigMode(*switch == Switch::On),
        Step::Drain => EventKind::Drain,
        Step::Reset => EventKind::GpuReset,
        Step::Reload => EventKind::DriverReload,
        Step::Reboot => EventKind::Reboot,
        Step::PowerLoss => EventKind::PowerLoss,
    };
    Ok(Some((Event::new(time, kind), scheme)))
}

/// Runs the command.
pub fn run(args: &InjectArgs, out: &mut dyn Write) -> miette::Result<ExitCode> {
    if let Step::Create { uuid, pci } = &args.step {
        let profile = args.profile.as_deref().ok_or_else(|| {
            let names = eccforge_machines::profile::Profile::built_in_names().join(", ");
            miette!(help = format!("shipped profiles: {names}"), "`create` needs --profile")
        })?;
        session::create(&args.image, profile, *uuid, *pci)?;
        writeln!(out, "{}: a new InfoROM of profile {profile}", args.image.display()).into_diagnostic()?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut session = Session::open(&args.image, args.profile.as_deref(), true)?;
    for damage in &session.image.reading().damage {
        writeln!(out, "{}: {damage}", args.image.display()).into_diagnostic()?;
    }
    let time = args.time.unwrap_or_else(|| session.next_time());
    let Some((event, scheme)) = event(&args.step, time)? else { return Ok(ExitCode::SUCCESS) };
    if let (Some(scheme), EventKind::Error(error)) = (scheme, &event.kind) {
        session.schemes().entry(scheme).or_default().add(error);
    }
    let actions = step(&mut session, &event);
    let records: Vec<Record> =
        actions.iter().filter_map(|a| if let Action::Persist(r) = a { Some(*r) } else { None }).collect();
    let wear_before = session.image.reading().wear;
    let whole = session.image.append(&records, args.cut_after).into_diagnostic()?;
    if whole {
        print(&session, &event, &actions, args.json, out)?;
        print_wear(&session, wear_before, event.time, out)?;
    } else {
        let bytes = args.cut_after.unwrap_or_default();
        writeln!(out, "power lost after {bytes} bytes of the InfoROM write").into_diagnostic()?;
    }
    session.save(event.time, !whole)?;
    Ok(ExitCode::SUCCESS)
}

fn step(session: &mut Session, event: &Event) -> Vec<Action> {
    let (state, actions) = session.machine.step(std::mem::take(&mut session.state), event);
    session.state = state;
    session.printed(&actions);
    actions
}

fn print(session: &Session, event: &Event, actions: &[Action], json: bool, out: &mut dyn Write) -> miette::Result<()> {
    for action in actions {
        if json {
            writeln!(out, "{}", serde_json::to_string(action).into_diagnostic()?).into_diagnostic()?;
        } else if let Some(line) = action_line(session.pci(), action) {
            writeln!(out, "{}", kernel_line(event.time, &line)).into_diagnostic()?;
        } else {
            let mut timeline = Timeline::new(Some(session.machine.profile.geometry.clone()), 1);
            timeline.see("", event, std::slice::from_ref(action));
            for entry in timeline.entries {
                writeln!(out, "{}  {}", entry.time, entry.text).into_diagnostic()?;
            }
        }
    }
    Ok(())
}

/// XID 93 when the write passes what the InfoROM is rated for.
fn print_wear(session: &Session, before: u64, time: Time, out: &mut dyn Write) -> miette::Result<()> {
    let limit = session.machine.profile.inforom_wear.limit;
    if limit.is_some_and(|limit| before <= limit && session.image.reading().wear > limit) {
        writeln!(out, "{}", kernel_line(time, &XidLine::new(session.pci(), Xid::InforomWear))).into_diagnostic()?;
    }
    Ok(())
}
