//! Tests of the order of bits in bytes: most significant bit first is least significant bit first with every byte reversed, in both
//! languages and all forms.

use crate::c::{OTHERS, piped};
use crate::support::Cases;
use crate::widths::{programs, scheme};
use eccforge_scheme::builtin;
use eccforge_source::Options;

/// Reads entries, decodes each one with a report and in an array, and encodes it again, by words too.
const C_MAIN: &str = r#"
#include <stdio.h>
#include <string.h>
#define DB UPPER_DATA_BYTES
#define CB UPPER_CHECK_BYTES
int main(void) {
    uint8_t data[64 * DB], check[64 * CB], status[64];
    size_t e, i, wrong;
    for (e = 0; e < 64; e++) {
        if (fread(&data[e * DB], 1, DB, stdin) != DB || fread(&check[e * CB], 1, CB, stdin) != CB) return 1;
    }
    if (STEM_check_array(data, sizeof data, check, sizeof check, &wrong) != ECC_CLEAN) return 2;
    for (e = 0; e < 64; e++) {
        uint8_t d[DB], c[CB];
        uint16_t places[UPPER_MOST_FLIPS];
        size_t count;
        memcpy(d, &data[e * DB], DB);
        memcpy(c, &check[e * CB], CB);
        wrong -= STEM_check(d, c) == 0;
        status[e] = (uint8_t)STEM_decode_report(d, c, places, &count);
        for (i = 0; i < count; i++) {
            const size_t bit = places[i] < UPPER_DATA_BITS ? places[i] : (size_t)places[i] - UPPER_DATA_BITS;
            (places[i] < UPPER_DATA_BITS ? d : c)[bit / 8] ^= (uint8_t)(0x80u >> bit % 8);
        }
        if (memcmp(d, &data[e * DB], DB) != 0 || memcmp(c, &check[e * CB], CB) != 0) return 3;
    }
    if (wrong != 0) return 4;
    STEM_decode_array(data, sizeof data, check, sizeof check, status);
    for (e = 0; e < 64; e++) {
        uint8_t own[CB];
        STEM_encode(&data[e * DB], own);
        if (status[e] != 2 && memcmp(own, &check[e * CB], CB) != 0) return 5;
        fwrite(&status[e], 1, 1, stdout);
        fwrite(&data[e * DB], 1, DB, stdout);
        fwrite(&check[e * CB], 1, CB, stdout);
    }
    return 0;
}
"#;

/// The main program of the test in Rust.
const RUST_MAIN: &str = r#"
use std::io::{Read, Write};
fn main() {
    let mut input = Vec::new();
    std::io::stdin().read_to_end(&mut input).unwrap();
    let (mut data, mut check) = (Vec::new(), Vec::new());
    for record in input.chunks_exact(DATA_BYTES + CHECK_BYTES) {
        data.extend(&record[..DATA_BYTES]);
        check.extend(&record[DATA_BYTES..]);
        let mut d: [u8; DATA_BYTES] = record[..DATA_BYTES].try_into().unwrap();
        let mut c: [u8; CHECK_BYTES] = record[DATA_BYTES..].try_into().unwrap();
        let mut places = [0; MOST_FLIPS];
        let (_, count) = decode_report(&mut d, &mut c, &mut places);
        for place in places[..count].iter().map(|place| usize::from(*place)) {
            if place < DATA_BITS {
                d[place / 8] ^= 0x80 >> (place % 8);
            } else {
                c[(place - DATA_BITS) / 8] ^= 0x80 >> ((place - DATA_BITS) % 8);
            }
        }
        assert_eq!([&d[..], &c].concat(), record);
    }
    let mut status = vec![Status::Clean; 64];
    decode_array(&mut data, &mut check, Some(&mut status)).unwrap();
    let mut output = Vec::new();
    for (status, (d, c)) in status.iter().zip(data.chunks(DATA_BYTES).zip(check.chunks(CHECK_BYTES))) {
        let mut own = [0; CHECK_BYTES];
        encode(d.try_into().unwrap(), &mut own);
        assert!(*status == Status::Uncorrectable || own == c);
        output.push(*status as u8);
        output.extend(d);
        output.extend(c);
    }
    std::io::stdout().write_all(&output).unwrap();
}
"#;

#[test]
fn msb_first_is_lsb_first_with_every_byte_reversed() {
    let shipped = ["hsiao-39-32", "dec-bch-78-64", "trio", "rs-pin"].map(|id| builtin(id).expect("shipped").scheme());
    let mut seen = 0;
    for scheme in xtask::cases(shipped.into_iter().chain(OTHERS.iter().map(|text| scheme(text))), [4, 1]) {
        let cases = Cases::of(&scheme, 64);
        let reversed = |bytes: &[u8]| bytes.iter().map(|byte| byte.reverse_bits()).collect::<Vec<u8>>();
        let received = reversed(&cases.received);
        let mut decoded = cases.decoded.clone();
        let size = decoded.len() / 64;
        decoded.chunks_mut(size).for_each(|entry| entry[1..].iter_mut().for_each(|byte| *byte = byte.reverse_bits()));
        let odd = scheme.geometry.data_bits().len() % 8;
        for (constant_time, vectors) in [(false, false), (true, false), (false, true)] {
            let options = Options { constant_time, vectors, msb_first: true, ..Options::default() };
            // The longest circuits take compilers half a minute.
            if constant_time && scheme.geometry.bits() > 128 || vectors && (odd != 0 || scheme.id != "trio") {
                continue;
            }
            let folder = tempfile::tempdir().expect("a temporary folder");
            for mut program in programs(&scheme, &options, C_MAIN, RUST_MAIN, folder.path()) {
                assert!(piped(&mut program, &received) == decoded, "{} {options:?} {program:?}", scheme.id);
                seen += 1;
            }
        }
    }
    assert!(seen >= 8, "{seen} programs");
}

/// Words hold the bytes of the arrays, the first byte the most significant one.
#[test]
fn words_of_msb_first_sources_are_big_endian() {
    let c_main = "int main(void) { const uint8_t data[4] = {0x12, 0x34, 0x56, 0x78}; uint8_t check[2];\n\
                  uint32_t word = 0x12345678u, wrong = 0x02345678u; uint16_t sums = STEM_encode_word(word);\n\
                  STEM_encode(data, check);\n\
                  if (sums != ((uint16_t)check[0] << 8 | check[1]) || (check[1] & 7u) != 0) return 1;\n\
                  return STEM_decode_word(&wrong, &sums) == ECC_CORRECTED && wrong == word ? 0 : 2; }\n";
    let rust_main = "fn main() { let mut check = [0; 2]; encode(&[0x12, 0x34, 0x56, 0x78], &mut check);\n\
                     let (mut wrong, mut sums) = (0x02345678, encode_word(0x12345678));\n\
                     assert_eq!(sums, u16::from_be_bytes(check)); assert_eq!(sums & 7, 0);\n\
                     assert_eq!((decode_word(&mut wrong, &mut sums), wrong), (Status::Corrected, 0x12345678)); }\n";
    let bch = scheme(OTHERS[1]);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let options = Options { msb_first: true, ..Options::default() };
    for mut program in programs(&bch, &options, c_main, rust_main, folder.path()) {
        let status = program.status().expect("it runs");
        assert!(status.success(), "{program:?}: {status}");
    }
}
