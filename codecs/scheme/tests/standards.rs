//! Tests that the files of `examples/standards` are the codes of their standards: words that were published.

use eccforge_files::diagnostic::SourceFile;
use eccforge_gf::random::SplitMix64;
use eccforge_scheme::Scheme;
use eccforge_scheme::algebraic::Algebraic;
use std::path::Path;

/// A file, the bits of its symbols, data symbols, and the check symbols that were published for them.
const WORDS: &[(&str, usize, &[u32], &[u32])] = &[
    ("data-matrix-10", 8, &[142, 164, 186], &[114, 25, 5, 88, 102]),
    (
        "qr-1-m",
        8,
        &[0x10, 0x20, 0x0C, 0x56, 0x61, 0x80, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11, 0xEC, 0x11],
        &[0xA5, 0x24, 0xD4, 0xC1, 0xED, 0x36, 0xC7, 0x87, 0x2C, 0x55],
    ),
    ("aztec-mode", 4, &[5, 6], &[3, 2, 11, 11, 7]),
    (
        "aztec-data-6",
        6,
        &[0x09, 0x32, 0x01, 0x29, 0x2F, 0x02, 0x27, 0x25, 0x01, 0x1B],
        &[0x2C, 0x02, 0x0D, 0x0D, 0x0A, 0x16, 0x28, 0x09, 0x22, 0x0A, 0x14],
    ),
    ("mipi-header-30-24", 8, &[0x37, 0xF0, 0x01], &[0x3F]),
    ("mipi-header-30-24", 8, &[0x21, 0x00, 0x00], &[0x12]),
];

/// Words of the GPS navigation message that a receiver recorded (subframe 1 of satellite 3 in the tests of
/// tpool2/UBLOX_read), each after the last two bits of the word before, the highest bit first.
const GPS: [u32; 10] = [
    0x22c0_5d10,
    0x28cc_aa9c,
    0x0c82_c7d6,
    0x8dba_513c,
    0x3b05_0cf8,
    0x0286_c084,
    0x38d4_535b,
    0x038e_a845,
    0x837e_ca97,
    0x1ec3_1f97,
];

/// Rows 0 to 11 of the OTP memory of an RP2350, read by its decoder and raw (tests of piersfinlayson/pico-otp).
const OTP: [(u32, u32); 12] = [
    (0x5b6b, 0x14_5b6b),
    (0x2f65, 0x2a_2f65),
    (0x9c23, 0x15_9c23),
    (0xde3f, 0x27_de3f),
    (0x6986, 0x34_6986),
    (0xfd39, 0x34_fd39),
    (0x45eb, 0x1a_45eb),
    (0xf33c, 0x21_f33c),
    (0xb1e3, 0x32_b1e3),
    (0xecfb, 0x09_ecfb),
    (0xd5cc, 0x37_d5cc),
    (0x372e, 0x23_372e),
];

/// The address bits and the data bits in the parity of each check bit of C2000 flash memories [SPNU628].
const FLASH: [(u64, u64); 8] = [
    (0x5_54ea, 0xb4d1_b4d1_4b2e_4b2e),
    (0x0_bad1, 0x1557_1557_1557_1557),
    (0x2_a9b5, 0xa699_a699_a699_a699),
    (0x6_a78d, 0x38e3_38e3_38e3_38e3),
    (0x1_9f83, 0xc0fc_c0fc_c0fc_c0fc),
    (0x0_7f80, 0xff00_ff00_ff00_ff00),
    (0x7_ff80, 0xff00_00ff_ff00_00ff),
    (0x0_007f, 0x00ff_ff00_ff00_00ff),
];

fn bits(symbols: &[u32], width: usize) -> Vec<bool> {
    symbols.iter().flat_map(|symbol| (0..width).map(move |i| symbol >> i & 1 == 1)).collect()
}

/// The file of a standard.
fn file(name: &str) -> SourceFile {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/standards").join(format!("{name}.yaml"));
    SourceFile::read(&path).expect("readable")
}

/// The syndrome of an entry, as a sum of columns.
fn syndrome(scheme: &Scheme, entry: &[bool]) -> u64 {
    let columns = scheme.physical_columns().into_iter().map(|(_, column)| column);
    entry.iter().zip(columns).filter(|(bit, _)| **bit).fold(0, |sum, (_, column)| sum ^ column)
}

#[test]
fn each_file_of_a_standard_has_a_published_word() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/standards");
    for entry in std::fs::read_dir(&folder).expect("a folder") {
        let name = entry.expect("a file").file_name().into_string().expect("ASCII");
        let known =
            WORDS.iter().map(|(file, ..)| *file).chain(["gps-lnav-32-26", "rp2350-otp-22-16", "ti-c2000-flash-72-64"]);
        assert!(known.into_iter().any(|file| format!("{file}.yaml") == name), "{name}");
    }
}

#[test]
fn published_words_are_words_of_the_files() {
    for (name, width, data, published) in WORDS {
        let (source, mut check) = (file(name), bits(published, *width));
        if let Some(ball) = Algebraic::of_ball(&source) {
            assert_eq!(ball.encode(&bits(data, *width)), check, "{name}");
        }
        if Algebraic::from_text(&source).expect("valid").is_some() {
            continue;
        }
        let scheme = Scheme::from_text(&source, None).expect("valid");
        // The highest bits of a check byte can be unused.
        let unused = check.split_off(check.len().min(scheme.geometry.bits() - data.len() * width));
        assert!(unused.iter().all(|bit| !bit), "{name}");
        let mut entry = [bits(data, *width), check].concat();
        assert_eq!(syndrome(&scheme, &entry), 0, "{name}");
        entry[3] = !entry[3];
        assert_ne!(syndrome(&scheme, &entry), 0, "{name}");
    }
}

#[test]
fn recorded_words_of_gps_are_words_of_the_file() {
    let scheme = Scheme::from_text(&file("gps-lnav-32-26"), None).expect("valid");
    for word in GPS {
        let entry: Vec<bool> = (0..32).rev().map(|i| word >> i & 1 == 1).collect();
        assert_eq!(syndrome(&scheme, &entry), 0, "{word:x}");
        let wrong: Vec<bool> = (0..32).map(|i| entry[i] ^ (i == 7)).collect();
        assert_ne!(syndrome(&scheme, &wrong), 0, "{word:x}");
    }
}

#[test]
fn recorded_rows_of_an_otp_memory_are_words_of_the_file() {
    let scheme = Scheme::from_text(&file("rp2350-otp-22-16"), None).expect("valid");
    for (data, row) in OTP {
        assert_eq!(row & 0xffff, data);
        assert_eq!(syndrome(&scheme, &bits(&[row], 22)), 0, "{row:x}");
        assert_ne!(syndrome(&scheme, &bits(&[row ^ 0x80], 22)), 0, "{row:x}");
    }
}

/// The published parities for random words, and the errors that the self-test of the manufacturer injects into one word.
#[test]
fn words_of_flash_memory_have_the_published_check_bits() {
    let scheme = Scheme::from_text(&file("ti-c2000-flash-72-64"), None).expect("valid");
    let flips = &scheme.address.as_ref().expect("an address").flips;
    let is_odd = |word: u64| word.count_ones() % 2 == 1;
    // The received entry of stored bits at an address.
    let seen = |data: u64, check: u64, address: u64| {
        let word = u128::from(check) << 64 | u128::from(data);
        let mut entry: Vec<bool> = (0..72).map(|i| word >> i & 1 == 1).collect();
        let of_address = (0..19).filter(|i| address >> i & 1 == 1).flat_map(|i| &flips[i]);
        for bit in scheme.constant.iter().chain(of_address) {
            entry[*bit] = !entry[*bit];
        }
        syndrome(&scheme, &entry)
    };
    let published = |data: u64, address: u64| {
        let parities = FLASH.iter().map(|(of_address, of_data)| is_odd(of_address & address) ^ is_odd(of_data & data));
        parities.enumerate().fold(0xfc, |check, (i, parity)| check ^ u64::from(parity) << i)
    };
    let mut random = SplitMix64::new(628);
    for _ in 0..200 {
        let (data, address) = (random.bits(), random.bits() >> 45);
        assert_eq!(seen(data, published(data, address), address), 0, "{data:x} {address:x}");
    }
    let (data, address) = (0xfedc_ba09_8765_4321, 0x9_0000 >> 2);
    let check = published(data, address);
    let columns = scheme.code.h.columns();
    assert_eq!(seen(data ^ 1 << 7, check, address), columns[7]);
    assert_eq!(seen(data ^ 1 << 37, check, address), columns[37]);
    assert_eq!(seen(data, check ^ 2, address), columns[65]);
    let uncorrectable = seen(data ^ 0x30, check, address);
    assert!(uncorrectable != 0 && !columns.contains(&uncorrectable));
}
