//! Tests of data that does not fill whole bytes, and of codes with an address, in both languages, from tables and in constant time.

use crate::c::{OTHERS, STRICT, piped};
use crate::support::{Cases, compile};
use eccforge_files::diagnostic::SourceFile;
use eccforge_scheme::{Fold, Scheme, addressed};
use eccforge_source::rust::{self, Prelude};
use eccforge_source::{Options, c};
use std::path::Path;
use std::process::Command;
use xtask::needs;

const FORMS: [Options; 2] = [
    Options {
        prefix: None,
        lanes: false,
        constant_time: false,
        vectors: false,
        msb_first: false,
        budget: None,
        dpi: false,
        vpi: false,
    },
    Options {
        prefix: None,
        lanes: false,
        constant_time: true,
        vectors: false,
        msb_first: false,
        budget: None,
        dpi: false,
        vpi: false,
    },
];

pub fn scheme(text: &str) -> Scheme {
    Scheme::from_text(&SourceFile::new("width.yaml", text), None).unwrap_or_else(|e| panic!("{text}\n{e:?}"))
}

/// Programs in C and in Rust that include the source of a scheme.
pub fn programs(scheme: &Scheme, options: &Options, c_main: &str, rust_main: &str, folder: &Path) -> Vec<Command> {
    let source = c::source(scheme, c::Regenerate::Emit, options).expect("a byte layout");
    let path = |name: &str| folder.join(name);
    source.files().iter().for_each(|(name, text)| std::fs::write(path(name), text).expect("writable"));
    let main = c_main.replace("STEM", &source.stem).replace("UPPER", &source.stem.to_uppercase());
    std::fs::write(path("user.c"), format!("#include \"{}.c\"\n{main}", source.stem)).expect("writable");
    let mut programs = Vec::new();
    if needs(&["gcc"]) {
        let mut gcc = Command::new("gcc");
        let vectors = source.vectors.as_ref().map(|_| path(&format!("{}_vectors.c", source.stem)));
        let files = [Some(path("user.c")), vectors].into_iter().flatten();
        compile(gcc.args(STRICT).args(["-std=c99", "-Wconversion", "-o"]).arg(path("c")).args(files));
        programs.push(Command::new(path("c")));
    }
    let module = rust::module(scheme, Prelude::Inline, options).expect("a byte layout");
    std::fs::write(path("scheme.rs"), module).expect("writable");
    let main = format!("#[deny(warnings)]\n#[allow(dead_code)]\nmod scheme;\nuse scheme::*;\n{rust_main}");
    std::fs::write(path("main.rs"), main).expect("writable");
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    compile(Command::new(rustc).args(["--edition", "2024", "-o"]).arg(path("rust")).arg(path("main.rs")));
    programs.push(Command::new(path("rust")));
    programs
}

/// Every spare bit is an error wherever an error can be returned, and nothing is changed.
#[test]
fn spare_bits_of_data_must_be_zero() {
    let c_main = r#"
int main(void) {
    const size_t db = UPPER_DATA_BYTES, cb = UPPER_CHECK_BYTES;
    size_t bit, i;
    for (bit = UPPER_DATA_BITS; bit < 8u * db; bit++) {
        uint8_t data[2 * UPPER_DATA_BYTES] = {0u}, check[2 * UPPER_CHECK_BYTES], old[2 * UPPER_CHECK_BYTES];
        uint8_t status[2];
        uint16_t places[UPPER_MOST_FLIPS];
        size_t count = 9u, wrong = 9u;
        if (STEM_encode_array(data, 2u * db, check, 2u * cb) != ECC_CLEAN) return 1;
        data[(2u * db) - 1u] = (uint8_t)(1u << (bit % 8u));
        for (i = 0u; i < 2u * cb; i++) old[i] = check[i];
        if (STEM_encode_array(data, 2u * db, check, 2u * cb) != ECC_WRONG_LENGTH) return 2;
        if (STEM_check(&data[db], &check[cb]) != 0 || STEM_check(data, check) != 1) return 3;
        if (STEM_decode(&data[db], &check[cb]) != ECC_UNCORRECTABLE) return 4;
        if (STEM_decode_report(&data[db], &check[cb], places, &count) != ECC_UNCORRECTABLE || count != 0u) return 5;
        if (STEM_check_array(data, 2u * db, check, 2u * cb, &wrong) != ECC_CLEAN || wrong != 1u) return 6;
        if (STEM_decode_array(data, 2u * db, check, 2u * cb, status) != ECC_UNCORRECTABLE) return 7;
        if (status[0] != 0u || status[1] != 2u || data[(2u * db) - 1u] != (uint8_t)(1u << (bit % 8u))) return 8;
        for (i = 0u; i < 2u * cb; i++) if (old[i] != check[i]) return 9;
    }
    return 0;
}
"#;
    let rust_main = r#"
fn main() {
    for bit in DATA_BITS..8 * DATA_BYTES {
        let (mut data, mut check) = ([0u8; 2 * DATA_BYTES], [0; 2 * CHECK_BYTES]);
        encode_array(&data, &mut check).unwrap();
        let old = check;
        data[2 * DATA_BYTES - 1] = 1 << (bit % 8);
        assert_eq!(encode_array(&data, &mut check), Err(WrongLength));
        let (mut d, mut c) = ([0; DATA_BYTES], [0; CHECK_BYTES]);
        d.copy_from_slice(&data[DATA_BYTES..]);
        c.copy_from_slice(&check[CHECK_BYTES..]);
        assert!(!self::check(&d, &c));
        assert_eq!(decode(&mut d, &mut c), Status::Uncorrectable);
        assert_eq!(decode_report(&mut d, &mut c, &mut [0; MOST_FLIPS]), (Status::Uncorrectable, 0));
        assert_eq!(check_array(&data, &check), Ok(1));
        let mut status = [Status::Corrected; 2];
        assert_eq!(decode_array(&mut data, &mut check, Some(&mut status)), Ok(Status::Uncorrectable));
        assert_eq!((status, check), ([Status::Clean, Status::Uncorrectable], old));
        assert_eq!(data[2 * DATA_BYTES - 1], 1 << (bit % 8));
    }
}
"#;
    let odd = OTHERS.iter().map(|text| scheme(text)).filter(|s| !s.geometry.data_bits().len().is_multiple_of(8));
    let mut seen = 0;
    for scheme in odd {
        for options in FORMS.iter().chain([&Options { msb_first: true, ..Options::default() }]) {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let bit = if options.msb_first { "(7u - bit % 8u)" } else { "(bit % 8u)" };
            let [c_main, rust_main] =
                [c_main.replace("(bit % 8u)", bit), rust_main.replace("(bit % 8)", &bit.replace('u', ""))];
            for mut program in programs(&scheme, options, &c_main, &rust_main, folder.path()) {
                let status = program.status().expect("it runs");
                assert!(status.success(), "{} {options:?} {program:?}: {status}", scheme.id);
                seen += 1;
            }
        }
        let vectors = Options { vectors: true, ..Options::default() };
        let refused = rust::module(&scheme, Prelude::Inline, &vectors).expect_err("no whole bytes").to_string();
        assert!(
            refused.contains(&format!("this scheme has {} data bits", scheme.geometry.data_bits().len())),
            "{refused}"
        );
    }
    assert!(seen >= 8, "{seen} programs");
}

/// Reads entries with their addresses, and decodes each one singly, with a report, and in an array.
const C_ADDRESSES: &str = r#"
#include <stdio.h>
#include <string.h>
#define DB UPPER_DATA_BYTES
#define CB UPPER_CHECK_BYTES
int main(void) {
    uint8_t at[8], data[DB], check[CB], d[DB], c[CB], e[DB], f[CB], read[DB + CB];
    const uint64_t beyond = UPPER_ADDRESS_BITS < 64 ? (uint64_t)1 << (UPPER_ADDRESS_BITS % 64) : 0u;
    size_t i;
    while (fread(at, 1, 8, stdin) == 8) {
        uint64_t address = 0u;
        size_t wrong = 9u, count = 9u;
        uint16_t places[UPPER_MOST_FLIPS];
        uint8_t status = 9u;
        int clean;
        for (i = 0u; i < 8u; i++) address |= (uint64_t)at[i] << (8u * i);
        if (fread(data, 1, DB, stdin) != DB || fread(check, 1, CB, stdin) != CB) return 1;
        memcpy(read, data, DB);
        memcpy(&read[DB], check, CB);
        clean = STEM_check_at(data, check, address);
        if (STEM_check_array_at(data, DB, check, CB, address, &wrong) != ECC_CLEAN || wrong != (clean ? 0u : 1u)) return 2;
        memcpy(d, data, DB);
        memcpy(c, check, CB);
        (void)STEM_decode_report_at(d, c, address, places, &count);
        memcpy(e, data, DB);
        memcpy(f, check, CB);
        (void)STEM_decode_at(e, f, address);
        if (memcmp(d, e, DB) != 0 || memcmp(c, f, CB) != 0) return 3;
        memcpy(d, data, DB);
        memcpy(c, check, CB);
        if (STEM_decode_array_at(d, DB, c, CB, &status, address) < ECC_CLEAN) return 4;
        if (STEM_decode_at(data, check, address) != (ecc_status)status) return 5;
        if (memcmp(d, data, DB) != 0 || memcmp(c, check, CB) != 0) return 6;
        if (clean != (status == 0u)) return 7;
        if (status != 2u) {
            /* What was delivered and is stored again is clean at its address; with the errors of the report it is the read entry. */
            if (STEM_encode_at(d, c, address) != ECC_CLEAN || memcmp(c, check, CB) != 0) return 8;
            if (STEM_check_at(d, c, address) != 1) return 19;
            for (i = 0u; i < count; i++) {
                const size_t bit = places[i] < UPPER_DATA_BITS ? places[i] : (size_t)places[i] - UPPER_DATA_BITS;
                (places[i] < UPPER_DATA_BITS ? d : c)[bit / 8u] ^= (uint8_t)(1u << (bit % 8u));
            }
            if (memcmp(d, read, DB) != 0 || memcmp(c, &read[DB], CB) != 0) return 20;
            memcpy(d, data, DB);
            memset(c, 0, CB);
            if (STEM_encode_array_at(d, DB, c, CB, address) != ECC_CLEAN || memcmp(c, check, CB) != 0) return 9;
            if (STEM_check_at(d, c, address) != 1) return 21;
        }
        if (beyond != 0u) {
            memcpy(c, check, CB);
            if (STEM_encode_at(d, c, beyond) != ECC_WRONG_LENGTH || STEM_decode_at(d, c, beyond) != ECC_WRONG_LENGTH) return 10;
            if (STEM_check_at(d, c, beyond) != 0 || STEM_check_array_at(d, DB, c, CB, beyond, &wrong) != ECC_WRONG_LENGTH) return 11;
            if (STEM_encode_array_at(d, DB, c, CB, beyond) != ECC_WRONG_LENGTH) return 12;
            if (STEM_decode_array_at(d, DB, c, CB, &status, beyond) != ECC_WRONG_LENGTH) return 13;
            if (STEM_decode_report_at(d, c, beyond, places, &count) != ECC_WRONG_LENGTH || count != 0u) return 14;
            if (memcmp(c, check, CB) != 0) return 15;
        }
        fwrite(&status, 1, 1, stdout);
        fwrite(data, 1, DB, stdout);
        fwrite(check, 1, CB, stdout);
    }
    {
        /* Two entries in an array are at an address and the next one; the last address has no next. */
        uint8_t two[2 * DB] = {0u}, sums[2 * CB], second[CB];
        const uint64_t last = UINT64_MAX >> (64 - UPPER_ADDRESS_BITS);
        if (STEM_encode_array_at(two, 2 * DB, sums, 2 * CB, last - 1u) != ECC_CLEAN) return 16;
        memset(&two[DB], 0, DB);
        (void)STEM_encode_at(&two[DB], second, last);
        if (memcmp(second, &sums[CB], CB) != 0) return 17;
        if (STEM_encode_array_at(two, 2 * DB, sums, 2 * CB, last) != ECC_WRONG_LENGTH) return 18;
    }
    return 0;
}
"#;

/// The main program of the address test in Rust.
const RUST_ADDRESSES: &str = r#"
use std::io::{Read, Write};
fn main() {
    let mut input = Vec::new();
    std::io::stdin().read_to_end(&mut input).unwrap();
    let mut output = Vec::new();
    for record in input.chunks_exact(8 + DATA_BYTES + CHECK_BYTES) {
        let address = u64::from_le_bytes(record[..8].try_into().unwrap());
        let mut data: [u8; DATA_BYTES] = record[8..8 + DATA_BYTES].try_into().unwrap();
        let mut check: [u8; CHECK_BYTES] = record[8 + DATA_BYTES..].try_into().unwrap();
        let clean = check_at(&data, &check, address).unwrap();
        assert_eq!(check_array_at(&data, &check, address), Ok(usize::from(!clean)));
        let (mut d, mut c, mut places) = (data, check, [0; MOST_FLIPS]);
        let (status, count) = decode_report_at(&mut d, &mut c, address, &mut places).unwrap();
        let (read, reported) = ((data, check), (d, c));
        (d, c) = read;
        let mut each = [Status::Clean];
        assert_eq!(decode_array_at(&mut d, &mut c, Some(&mut each), address), Ok(status));
        assert_eq!(decode_at(&mut data, &mut check, address), Ok(status));
        assert_eq!((d, c, each[0], clean), (data, check, status, status == Status::Clean));
        assert_eq!(reported, (data, check));
        if status != Status::Uncorrectable {
            c = [0; CHECK_BYTES];
            encode_at(REFd, &mut c, address).unwrap();
            assert_eq!((c, check_at(&d, &c, address)), (check, Ok(true)));
            // With the errors of the report, the entry to store is the entry that was read.
            for place in places[..count].iter().map(|place| usize::from(*place)) {
                if place < DATA_BITS {
                    d[place / 8] ^= 1 << (place % 8);
                } else {
                    c[(place - DATA_BITS) / 8] ^= 1 << ((place - DATA_BITS) % 8);
                }
            }
            assert_eq!((d, c), read);
            (d, c) = (data, [0; CHECK_BYTES]);
            encode_array_at(REFd, &mut c, address).unwrap();
            assert_eq!((c, check_at(&d, &c, address)), (check, Ok(true)));
        }
        if let Some(beyond) = 1u64.checked_shl(ADDRESS_BITS) {
            assert_eq!(encode_at(REFd, &mut c, beyond), Err(WrongLength));
            assert_eq!(check_at(&d, &c, beyond), Err(WrongLength));
            assert_eq!(decode_at(&mut d, &mut c, beyond), Err(WrongLength));
            assert_eq!(decode_report_at(&mut d, &mut c, beyond, &mut places), Err(WrongLength));
            assert_eq!(encode_array_at(REFd, &mut c, beyond), Err(WrongLength));
            assert_eq!(check_array_at(&d, &c, beyond), Err(WrongLength));
            assert_eq!(decode_array_at(&mut d, &mut c, None, beyond), Err(WrongLength));
        }
        output.push(status as u8);
        output.extend(data);
        output.extend(check);
    }
    std::io::stdout().write_all(&output).unwrap();
    #[allow(unused_mut)]
    let (mut two, mut sums, mut second) = ([0; 2 * DATA_BYTES], [0; 2 * CHECK_BYTES], [0; CHECK_BYTES]);
    let last = u64::MAX >> (64 - ADDRESS_BITS);
    encode_array_at(REFtwo, &mut sums, last - 1).unwrap();
    encode_at(REF[0; DATA_BYTES], &mut second, last).unwrap();
    assert_eq!(sums[CHECK_BYTES..], second);
    assert_eq!(encode_array_at(REFtwo, &mut sums, last), Err(WrongLength));
}
"#;

#[test]
fn entries_at_addresses_are_encoded_and_decoded_as_by_the_circuits() {
    // Columns of the address on check bits; several codewords; 64 address bits.
    let list = (0..64).map(|i| (3 + 2 * (i % 16)).to_string()).collect::<Vec<_>>().join(", ");
    let texts = [
        "eccforge: 1\nid: folded\nname: f\nsource: s\nentry: {beats: 1, data-pins: 12, check-pins: 6}\ncodewords: 1\n\
         layout: identity\ncode: {hsiao: {k: 12}}\ncorrects: [bits]\naddress: {bits: 5, fold: {columns: [3, 5, 6, 9, 63]}}\n"
            .to_owned(),
        // XORed on data that fill no whole bytes, and on the data of two codewords.
        "eccforge: 1\nid: masked\nname: m\nsource: s\nentry: {beats: 2, data-pins: 12, check-pins: 6}\ncodewords: 2\n\
         layout: identity\ncode: {hsiao: {k: 12}}\ncorrects: [bits]\naddress: {bits: 5, fold: {xor: {copies: 3, width: 13}}}\n"
            .to_owned(),
        "eccforge: 1\nid: spare\nname: m\nsource: s\nentry: {beats: 1, data-pins: 12, check-pins: 6}\ncodewords: 1\n\
         layout: identity\ncode: {hsiao: {k: 12}}\ncorrects: [bits]\naddress: {bits: 5, fold: {xor: {copies: 2, width: 12}}}\n"
            .to_owned(),
        format!(
            "eccforge: 1\nid: wide\nname: w\nsource: s\nentry: {{beats: 4, data-pins: 16, check-pins: 6}}\ncodewords: 4\n\
             layout: identity\ncode: {{hsiao: {{k: 16}}}}\ncorrects: [bits]\naddress: {{bits: 64, fold: {{columns: [{list}]}}}}\n"
        ),
    ];
    let schemes = texts.iter().map(|text| scheme(text)).chain(addressed().iter().map(|b| b.scheme()));
    for scheme in xtask::cases(schemes, [2, 1]) {
        let cases = Cases::addressed(&scheme, 8);
        let wrong = cases.decoded.chunks(cases.decoded.len() / 512).filter(|entry| entry[0] == 2).count();
        assert!((100..400).contains(&wrong), "{}: {wrong} of 512 are uncorrectable", scheme.id);
        for options in &FORMS {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let fold = scheme.address.as_ref().map(|address| address.fold);
            let rust = RUST_ADDRESSES.replace("REF", if fold == Some(Fold::Xor) { "&mut " } else { "&" });
            for mut program in programs(&scheme, options, C_ADDRESSES, &rust, folder.path()) {
                assert!(piped(&mut program, &cases.received) == cases.decoded, "{} {options:?} {program:?}", scheme.id);
            }
        }
    }
}
