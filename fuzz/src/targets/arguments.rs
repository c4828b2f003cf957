//! Parses any text as each kind of value of the command line.

use crate::text;
use eccforge_gpu::{log, report, time::Time, wire};

pub fn run(data: &[u8]) {
    let text = text(data);
    drop(log::clock::parse_zone(&text));
    if let Ok(address) = wire::parse_address(&text) {
        assert_eq!(wire::parse_address(&format!("{address:#x}")), Ok(address));
    }
    if let Ok(time) = Time::parse_rfc3339(&text)
        && !time.is_since_boot()
    {
        assert!(Time::parse_rfc3339(&time.to_string()).is_ok(), "{text:?} became {time}");
    }
    drop(report::parse_uuid(&text));
    drop(report::csv::parse_format(&text));
    let _ = log::pci_id(&text);
    let _ = log::message::parse(&text);
    drop(log::host::parse(&text));
    drop(text.parse::<eccforge_circuit::lanes::Backend>());
    drop(text.parse::<eccforge_runs::random::Generator>());
    drop(text.parse::<eccforge_memory::memtest::Test>());
}
