//! One event is one line of JSON, flat, with addresses as hexadecimal strings or whole numbers.
//!
//! `{"time":1763633472000000000,"event":"error","outcome":"ce","address":"0x18f31d80","requester":"sm","scheme":"duet"}`

use crate::event::{Cause, DecodeStatus, Event, EventKind, MemoryError, Requester};
use crate::recovery::RecoveryAction;
use crate::time::{NumberOrText, Time};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;

/// A line: the event, the GPU that it belongs to and the scheme that decoded it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    pub event: Event,
    /// The GPU; a file of one GPU need not name it.
    pub gpu: Option<Cow<'a, str>>,
    /// The ECC scheme whose decoder reported the outcome.
    pub scheme: Option<Cow<'a, str>>,
    /// For a read with a DUE: the outcome of its repetition, if the trace has it.
    pub repeated: Option<DecodeStatus>,
}

/// A physical byte address or a length: `"0x1f00"` or `7936`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hex(u64);

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{:#x}", self.0))
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let expecting = "an address: \"0x...\" or a whole number of bytes";
        // JavaScript and jq round whole numbers beyond 2^53; an address as a text stays exact.
        deserializer.deserialize_any(NumberOrText {
            expecting,
            number: Self,
            text: |text| parse_address(text).map(Self),
        })
    }
}

/// Reads `0x1f00` or `7936`.
pub fn parse_address(text: &str) -> Result<u64, String> {
    // `from_str_radix` takes a sign, and `0x+1f` is a mistake rather than an address.
    let parsed = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) if digits.starts_with('+') => None,
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    };
    parsed.ok_or_else(|| format!("`{text}` is not an address of at most 64 bits, such as 0x1f00"))
}

/// The names of the events, for messages.
const EVENTS: &str = "error, retire, recovery, client-start, client-exit, allocate, free, pin, unpin, transfer, ecc-mode, \
    persistence-mode, mig-mode, drain, gpu-reset, driver-reload, reboot, power-loss";

/// A line in JSON: time, event, and the other keys that the event has.
macro_rules! flat {
    ($($key:ident: $type:ty,)*) => {
        #[derive(Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        struct Flat<'a> {
            time: Time,
            #[serde(borrow)]
            event: Cow<'a, str>,
            #[serde(borrow, default, skip_serializing_if = "str::is_empty")]
            gpu: Cow<'a, str>,
            $(#[serde(default, skip_serializing_if = "Option::is_none")]
            $key: Option<$type>,)*
            #[serde(borrow, default, skip_serializing_if = "str::is_empty")]
            scheme: Cow<'a, str>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            repeated: Option<DecodeStatus>,
        }
    };
}

flat! {
    outcome: DecodeStatus, address: Hex, length: Hex, requester: Requester, client: u32, instance: u8, unit: u16, slice: u16,
    peer: u16, cause: Cause, action: RecoveryAction, enabled: bool, silent: bool,
}

/// The error of a line that is not an event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {message}")]
pub struct LineError {
    /// Column, counted from 1.
    pub column: usize,
    /// The error and the expected form.
    pub message: String,
}

/// Reads one line.
///
/// # Errors
/// The column and the error: not JSON, an unknown or missing key, a value of the wrong kind.
pub fn parse(line: &[u8]) -> Result<Line<'_>, LineError> {
    // Checking the whole line once is cheaper than letting the parser check every string of it.
    let line = std::str::from_utf8(line).map_err(|e| {
        let message = "not UTF-8, as JSON must be".to_owned();
        LineError { column: e.valid_up_to() + 1, message }
    })?;
    let flat: Flat = serde_json::from_str(line).map_err(|e| {
        let text = e.to_string();
        let message = text.split(" at line ").next().unwrap_or(&text).to_owned();
        LineError { column: e.column().max(1), message }
    })?;
    let event = Event { time: flat.time, kind: kind(&flat)? };
    // Only a read with a DUE is repeated; elsewhere the key would be ignored silently.
    let is_due = matches!(event.kind, EventKind::Error(error) if error.outcome == DecodeStatus::Due);
    if flat.repeated.is_some() && !is_due {
        let message = "the key \"repeated\" belongs to an error whose outcome is \"due\"".to_owned();
        return Err(LineError { column: 1, message });
    }
    // An empty name is none: such an event belongs to the only GPU of the file.
    let gpu = Some(flat.gpu).filter(|name| !name.is_empty());
    let scheme = Some(flat.scheme).filter(|name| !name.is_empty());
    Ok(Line { event, gpu, scheme, repeated: flat.repeated })
}

impl Flat<'_> {
    /// The value of a key that the event needs.
    fn need<T>(&self, value: Option<T>, key: &str) -> Result<T, LineError> {
        let event = &self.event;
        value.ok_or_else(|| LineError { column: 1, message: format!("the event \"{event}\" needs the key \"{key}\"") })
    }

    fn needed_address(&self) -> Result<u64, LineError> {
        self.need(self.address.map(|address| address.0), "address")
    }

    fn needed_length(&self) -> Result<u64, LineError> {
        self.need(self.length.map(|length| length.0), "length")
    }

    fn needed_client(&self) -> Result<u32, LineError> {
        self.need(self.client, "client")
    }

    fn needed_peer(&self) -> Result<u16, LineError> {
        self.need(self.peer, "peer")
    }

    fn needed_enabled(&self) -> Result<bool, LineError> {
        self.need(self.enabled, "enabled")
    }

    fn at(self, address: u64) -> Self {
        Self { address: Some(Hex(address)), ..self }
    }

    fn with_length(self, length: u64) -> Self {
        Self { length: Some(Hex(length)), ..self }
    }
}

fn kind(flat: &Flat<'_>) -> Result<EventKind, LineError> {
    Ok(match &*flat.event {
        "error" => EventKind::Error(MemoryError {
            outcome: flat.need(flat.outcome, "outcome")?,
            address: flat.address.map(|h| h.0),
            // A trace of errors that the memory itself reports need not name it in each line.
            requester: flat.requester.unwrap_or(Requester::Framebuffer),
            client: flat.client,
            instance: flat.instance,
            unit: [flat.unit, flat.slice],
            silent: flat.silent,
        }),
        "retire" => EventKind::Retire { address: flat.needed_address()?, cause: flat.need(flat.cause, "cause")? },
        "recovery" => EventKind::Recovery(flat.need(flat.action, "action")?),
        "client-start" => EventKind::ClientStart { client: flat.needed_client()?, instance: flat.instance },
        "client-exit" => EventKind::ClientExit { client: flat.needed_client()? },
        "allocate" => EventKind::Allocate {
            client: flat.needed_client()?,
            address: flat.needed_address()?,
            length: flat.needed_length()?,
        },
        "free" => EventKind::Free { address: flat.needed_address()? },
        "pin" => {
            EventKind::Pin { peer: flat.needed_peer()?, address: flat.needed_address()?, length: flat.needed_length()? }
        }
        "unpin" => EventKind::Unpin { peer: flat.needed_peer()?, address: flat.needed_address()? },
        "transfer" => EventKind::Transfer {
            peer: flat.needed_peer()?,
            address: flat.needed_address()?,
            length: flat.needed_length()?,
        },
        "ecc-mode" => EventKind::EccMode(flat.needed_enabled()?),
        "persistence-mode" => EventKind::PersistenceMode(flat.needed_enabled()?),
        "mig-mode" => EventKind::MigMode(flat.needed_enabled()?),
        "drain" => EventKind::Drain,
        "gpu-reset" => EventKind::GpuReset,
        "driver-reload" => EventKind::DriverReload,
        "reboot" => EventKind::Reboot,
        "power-loss" => EventKind::PowerLoss,
        other => {
            let message = format!("unknown event \"{other}\"; expected one of {EVENTS}");
            return Err(LineError { column: 1, message });
        }
    })
}

fn flatten<'a>(event: &Event) -> Flat<'a> {
    let of = |name: &'static str| Flat { time: event.time, event: name.into(), ..Flat::default() };
    match event.kind {
        EventKind::Error(e) => Flat {
            outcome: Some(e.outcome),
            address: e.address.map(Hex),
            requester: Some(e.requester),
            client: e.client,
            instance: e.instance,
            unit: e.unit[0],
            slice: e.unit[1],
            silent: e.silent,
            ..of("error")
        },
        EventKind::Retire { address, cause } => Flat { cause: Some(cause), ..of("retire").at(address) },
        EventKind::Recovery(action) => Flat { action: Some(action), ..of("recovery") },
        EventKind::ClientStart { client, instance } => Flat { client: Some(client), instance, ..of("client-start") },
        EventKind::ClientExit { client } => Flat { client: Some(client), ..of("client-exit") },
        EventKind::Allocate { client, address, length } => {
            Flat { client: Some(client), ..of("allocate").at(address).with_length(length) }
        }
        EventKind::Free { address } => of("free").at(address),
        EventKind::Pin { peer, address, length } => {
            Flat { peer: Some(peer), ..of("pin").at(address).with_length(length) }
        }
        EventKind::Unpin { peer, address } => Flat { peer: Some(peer), ..of("unpin").at(address) },
        EventKind::Transfer { peer, address, length } => {
            Flat { peer: Some(peer), ..of("transfer").at(address).with_length(length) }
        }
        EventKind::EccMode(on) => Flat { enabled: Some(on), ..of("ecc-mode") },
        EventKind::PersistenceMode(on) => Flat { enabled: Some(on), ..of("persistence-mode") },
        EventKind::MigMode(on) => Flat { enabled: Some(on), ..of("mig-mode") },
        EventKind::Drain => of("drain"),
        EventKind::GpuReset => of("gpu-reset"),
        EventKind::DriverReload => of("driver-reload"),
        EventKind::Reboot => of("reboot"),
        EventKind::PowerLoss => of("power-loss"),
    }
}

/// One line of JSON, without the newline; [`parse`] reads it back.
pub fn to_json(line: &Line<'_>) -> String {
    let (gpu, scheme) = (line.gpu.clone().unwrap_or_default(), line.scheme.clone().unwrap_or_default());
    let flat = Flat { gpu, scheme, repeated: line.repeated, ..flatten(&line.event) };
    serde_json::to_string(&flat).unwrap_or_default()
}

impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        flatten(self).serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_reads_back_as_it_is_written() {
        let text = br#"{"time":5,"event":"error","outcome":"due","address":"0x1f00","requester":"sm","silent":false,"scheme":"duet","repeated":"ce"}"#;
        let line = parse(text).expect("valid");
        assert_eq!(line.repeated, Some(DecodeStatus::Ce));
        assert_eq!(to_json(&line).as_bytes(), text);
    }

    #[test]
    fn names_are_borrowed_from_the_line() {
        let line = parse(br#"{"time":5,"event":"drain","gpu":"0000:01:00","scheme":"a\"b"}"#).expect("valid");
        assert!(matches!(line.gpu, Some(Cow::Borrowed("0000:01:00"))));
        assert_eq!(line.scheme.as_deref(), Some("a\"b"));
    }

    #[test]
    fn addresses_may_be_numbers_and_the_requester_may_be_left_out() {
        let line =
            parse(br#"{"time":"2026-11-20T00:00:00Z","event":"error","outcome":"ce","address":7936}"#).expect("valid");
        let EventKind::Error(error) = line.event.kind else { panic!("an error was written") };
        assert_eq!((error.address, error.requester), (Some(0x1f00), Requester::Framebuffer));
    }

    #[test]
    fn malformed_lines_say_where_and_what_would_be_right() {
        let missing = parse(br#"{"time":5,"event":"pin","peer":1,"address":4}"#).expect_err("no length");
        assert_eq!(missing.message, r#"the event "pin" needs the key "length""#);
        let unknown = parse(br#"{"time":5,"evnt":"pin"}"#).expect_err("unknown key");
        assert!(unknown.message.contains("unknown field `evnt`") && unknown.column > 10, "{unknown}");
        assert!(parse(br#"{"time":5,"event":"free","address":"0xzz"}"#).expect_err("bad").message.contains("0x1f00"));
        assert!(parse(b"\xff").is_err());
        for what in ["\"error\",\"outcome\":\"ce\"", "\"free\",\"outcome\":\"due\""] {
            let line = format!("{{\"time\":5,\"event\":{what},\"address\":4,\"repeated\":\"clean\"}}");
            assert!(parse(line.as_bytes()).expect_err("not rejected").message.contains("\"due\""), "{line}");
        }
    }
}
