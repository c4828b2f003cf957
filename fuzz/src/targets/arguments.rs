//! Any text as each kind of value that is written on the command line.

use crate::{Seeds, text};
use eccforge_machines::{log, report, time::Time, wire};

const SEEDS: Seeds = Seeds {
    texts: &[
        "+02:00",
        "0x1f00",
        "2026-11-20T10:11:12.123456789Z",
        "GPU-efbdfde9-5798-a6e7-4c46-12518fa15375",
        "csv,noheader",
        "0000:52:00.0",
        "avx2",
    ],
    words: &[
        "Z",
        "+",
        "-",
        ":",
        ".",
        "T",
        "0x",
        "18446744073709551615",
        "99",
        "auto",
        "modulo-20",
        "philox",
        "\u{e4}",
        "nounits",
        ",",
    ],
};

/// One input.
pub fn run(data: &[u8]) {
    let text = text(data, &SEEDS);
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
    let _ = log::prefix::parse(&text);
    drop(log::host::parse(&text));
    drop(text.parse::<eccforge_bitslice::Backend>());
    drop(text.parse::<eccforge_runs::random::Generator>());
    drop(text.parse::<eccforge_memory::memtest::Test>());
}
