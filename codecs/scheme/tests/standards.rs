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
    (
        // espefuse 4.8.1 writes these check symbols for the bytes 0 to 31.
        "esp32-efuse-44-32",
        8,
        &[
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28,
            29, 30, 31,
        ],
        &[0xA0, 0x4C, 0x47, 0x0D, 0x3F, 0xFC, 0xB2, 0x03, 0xDA, 0xE9, 0xF4, 0x13],
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

/// The data bits in the parity of each of the first seven check bits of Xilinx block RAM, in the simulation model of RAMB36E1.
/// The last check bit is the parity of the data and these.
const BLOCK_RAM: [u64; 7] = [
    0xab55_5555_56aa_ad5b,
    0xcd99_9999_9b33_366d,
    0xf1e1_e1e1_e3c3_c78e,
    0x01fe_01fe_03fc_07f0,
    0x01ff_fe00_03ff_f800,
    0x01ff_ffff_fc00_0000,
    0xfe00_0000_0000_0000,
];

/// Words other than zero of three frames of the test bitstream of Project X-Ray, by their place.
const FRAMES: [&[(usize, u32)]; 3] = [
    &[(50, 0xfd0), (99, 0x40_2755)],
    &[(24, 0x200a), (50, 0x31f), (51, 0x0888_0000), (73, 0x200a)],
    &[(2, 0x1008_0040), (3, 0x1000_1110), (4, 0x8_0010), (5, 0x1000_1000), (8, 0x10), (9, 0x1000_1044), (50, 0x1722)],
];

/// The check bits CP0 to CP5 of the bytes 0 to 31, and in bit 6 the parity of the byte, as drivers of xD cards tabulate them.
const PLACES: [u8; 32] = [
    0x00, 0x55, 0x56, 0x03, 0x59, 0x0C, 0x0F, 0x5A, 0x5A, 0x0F, 0x0C, 0x59, 0x03, 0x56, 0x55, 0x00, 0x65, 0x30, 0x33,
    0x66, 0x3C, 0x69, 0x6A, 0x3F, 0x3F, 0x6A, 0x69, 0x3C, 0x66, 0x33, 0x30, 0x65,
];

/// Files whose words have tests of their own.
const OTHERS: [&str; 7] = [
    "gps-lnav-32-26",
    "nxp-e2e-72-64",
    "rp2350-otp-22-16",
    "smartmedia-2070-2048",
    "ti-c2000-flash-72-64",
    "xilinx-7-series-frame",
    "xilinx-bram-72-64",
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
        let known = WORDS.iter().map(|(file, ..)| *file).chain(OTHERS);
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

#[test]
fn frames_of_a_bitstream_are_words_of_the_file() {
    let scheme = Scheme::from_text(&file("xilinx-7-series-frame"), None).expect("valid");
    for frame in FRAMES {
        let mut words = [0; 101];
        for (at, word) in frame {
            words[*at] = *word;
        }
        assert_eq!(syndrome(&scheme, &bits(&words, 32)), 0, "{frame:x?}");
        words[7] ^= 1;
        // The number of the first bit of word 7 in the tests of Project X-Ray.
        assert_eq!(syndrome(&scheme, &bits(&words, 32)), 0x1420, "{frame:x?}");
    }
}

#[test]
fn words_of_block_ram_have_the_published_check_bits() {
    let scheme = Scheme::from_text(&file("xilinx-bram-72-64"), None).expect("valid");
    let mut random = SplitMix64::new(36);
    for _ in 0..200 {
        let data = random.bits();
        let mut check = BLOCK_RAM.iter().enumerate().fold(0, |sum, (i, mask)| sum | parity(mask & data) << i);
        check |= (parity(data) ^ parity(check)) << 7;
        let entry = bits(&[data as u32, (data >> 32) as u32, check as u32], 32);
        assert_eq!(syndrome(&scheme, &entry[..72]), 0, "{data:x}");
    }
}

fn parity(word: u64) -> u64 {
    u64::from(word.count_ones() % 2)
}

/// The example of the reference manual: flash memory with ones only, read at an address.
#[test]
fn the_flash_read_of_a_manual_has_the_check_bits_of_its_address() {
    let scheme = Scheme::from_text(&file("nxp-e2e-72-64"), None).expect("valid");
    let flips = &scheme.address.as_ref().expect("an address").flips;
    let mut entry = bits(&[u32::MAX, u32::MAX, 0xc4], 32)[..72].to_vec();
    for bit in (0..29).filter(|i| 0x0034_5678 >> 3 >> i & 1 == 1).flat_map(|i: usize| &flips[i]) {
        entry[*bit] = !entry[*bit];
    }
    assert_eq!(syndrome(&scheme, &entry), 0);
}

/// Bytes at any place of a page of zeros, and an erased page.
#[test]
fn pages_of_smart_media_have_the_published_check_bits() {
    let scheme = Scheme::from_text(&file("smartmedia-2070-2048"), None).expect("valid");
    let seen = |page: &[u32], check: u32| {
        let mut entry = [bits(page, 8), bits(&[check], 22)].concat();
        for bit in &scheme.constant {
            entry[*bit] = !entry[*bit];
        }
        syndrome(&scheme, &entry)
    };
    assert_eq!(seen(&[0xff; 256], 0x3f_ffff), 0);
    for (value, places) in PLACES.iter().enumerate() {
        for at in [0, 1, 77, 128, 255] {
            let mut page = [0; 256];
            page[at] = value as u32;
            let parity = u32::from(*places) >> 6;
            let lines = (0..8).fold(0, |sum, i| sum | parity << (2 * i + (at >> i & 1)));
            assert_eq!(seen(&page, !(lines | (u32::from(*places) & 0x3f) << 16)), 0, "{value:x} at {at}");
        }
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
