//! Tests of the emitted C and Rust with the golden vectors of modules with an address: both store and deliver the same
//! as the hardware.

use crate::addresses::all;
use eccforge_hdl::collateral::{Vectors, decoder_vectors, encoder_vectors};
use eccforge_hdl::design::Options;
use eccforge_scheme::{Fold, Scheme};
use eccforge_source::rust::{self, Prelude};
use eccforge_source::{Options as Software, c};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use xtask::needs;

/// A program that reads vectors of the encoder (0, address, data, stored data, check) and of the decoder (1, address,
/// stored data, check, data, status); the exit status is 0 if the functions agree with each.
const C: &str = r#"
#include <stdio.h>
#include <string.h>
#define DB UPPER_DATA_BYTES
#define CB UPPER_CHECK_BYTES
int main(void) {
    uint8_t head[9], data[DB], check[CB], expected[DB + CB], status;
    while (fread(head, 1, 9, stdin) == 9) {
        uint64_t address = 0u;
        size_t i;
        for (i = 0u; i < 8u; i++) address |= (uint64_t)head[1u + i] << (8u * i);
        if (fread(data, 1, DB, stdin) != DB) return 1;
        if (head[0] == 0u) {
            if (fread(expected, 1, DB + CB, stdin) != DB + CB) return 2;
            if (STEM_encode_at(data, check, address) != ECC_CLEAN) return 3;
            if (memcmp(data, expected, DB) != 0 || memcmp(check, &expected[DB], CB) != 0) return 4;
        } else {
            if (fread(check, 1, CB, stdin) != CB || fread(expected, 1, DB, stdin) != DB) return 5;
            if (fread(&status, 1, 1, stdin) != 1) return 6;
            if (STEM_decode_at(data, check, address) != (ecc_status)status) return 7;
            if (memcmp(data, expected, DB) != 0) return 8;
        }
    }
    return 0;
}
"#;

/// The program [`C`] in Rust.
const RUST: &str = r#"#[allow(dead_code)]
mod scheme;
use scheme::*;
use std::io::Read;
fn main() {
    let mut input = Vec::new();
    std::io::stdin().read_to_end(&mut input).unwrap();
    let mut rest = &input[..];
    while let [kind, after @ ..] = rest {
        let (address, after) = after.split_at(8);
        let address = u64::from_le_bytes(address.try_into().unwrap());
        let (data, after) = after.split_at(DATA_BYTES);
        #[allow(unused_mut)]
        let mut data: [u8; DATA_BYTES] = data.try_into().unwrap();
        if *kind == 0 {
            let (expected, after) = after.split_at(DATA_BYTES + CHECK_BYTES);
            let mut check = [0; CHECK_BYTES];
            encode_at(REFdata, &mut check, address).unwrap();
            assert_eq!([&data[..], &check[..]].concat(), expected);
            rest = after;
        } else {
            let (check, after) = after.split_at(CHECK_BYTES);
            let (expected, after) = after.split_at(DATA_BYTES);
            let status = decode_at(&mut data, &mut check.try_into().unwrap(), address).unwrap();
            assert_eq!((&data[..], status as u8), (expected, after[0]));
            rest = &after[1..];
        }
    }
}
"#;

fn bytes(bits: impl IntoIterator<Item = bool>) -> Vec<u8> {
    let bits: Vec<bool> = bits.into_iter().collect();
    let mut bytes = vec![0; bits.len().div_ceil(8)];
    for (i, bit) in bits.into_iter().enumerate() {
        bytes[i / 8] |= u8::from(bit) << (i % 8);
    }
    bytes
}

/// Returns data and check bytes of a stored entry.
fn stored(scheme: &Scheme, entry: &[bool]) -> Vec<u8> {
    let of = |bits: Vec<usize>| bytes(bits.into_iter().map(|bit| entry[bit]));
    [of(scheme.geometry.data_bits()), of(scheme.geometry.check_bits())].concat()
}

/// Returns the vectors in the form that the programs read.
fn records(scheme: &Scheme) -> Vec<u8> {
    let options = Options::default();
    let address = |bits: &[bool]| {
        let mut address = bytes(bits.iter().copied());
        address.resize(8, 0);
        address
    };
    let at = |vectors: &Vectors, name: &str| {
        let mut all = vectors.inputs.iter().chain(&vectors.outputs);
        all.position(|port| port.0 == name).unwrap_or_else(|| panic!("no port {name}"))
    };
    let mut records = Vec::new();
    let vectors = encoder_vectors(scheme, &options);
    let [data, place, entry] = ["data_i", "address_i", "entry_o"].map(|name| at(&vectors, name));
    for row in &vectors.rows {
        let parts = [vec![0], address(&row[place]), bytes(row[data].clone()), stored(scheme, &row[entry])];
        records.extend(parts.concat());
    }
    let vectors = decoder_vectors(scheme, &options);
    let [entry, place, data] = ["entry_i", "address_i", "data_o"].map(|name| at(&vectors, name));
    let [ce, due] = ["ce_o", "due_o"].map(|name| at(&vectors, name));
    for row in &vectors.rows {
        let status = u8::from(row[ce][0]) | u8::from(row[due][0]) << 1;
        let parts =
            [vec![1], address(&row[place]), stored(scheme, &row[entry]), bytes(row[data].clone()), vec![status]];
        records.extend(parts.concat());
    }
    records
}

fn compiled(command: &mut Command) {
    let output = command.output().expect("the compiler runs");
    assert!(output.status.success(), "{command:?}\n{}", String::from_utf8_lossy(&output.stderr));
}

/// Whether a program agrees with every record.
fn agrees(program: &Path, records: &[u8]) -> bool {
    let mut child = Command::new(program).stdin(Stdio::piped()).spawn().expect("it runs");
    // A program that disagrees ends before it has read all records.
    let _ = child.stdin.take().expect("piped").write_all(records);
    child.wait().expect("it ends").success()
}

#[test]
fn emitted_software_stores_and_delivers_what_the_hardware_does_at_every_address() {
    if !needs(&["gcc"]) {
        return;
    }
    let software = Software::default();
    for (scheme, _) in all().iter().filter(|(scheme, _)| scheme.enables.is_empty()) {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let source = c::source(scheme, c::Regenerate::Emit, &software).unwrap();
        for (name, text) in source.files().iter() {
            std::fs::write(path(name), text).unwrap();
        }
        let main = C.replace("STEM", &source.stem).replace("UPPER", &source.stem.to_uppercase());
        std::fs::write(path("user.c"), format!("#include \"{}.c\"\n{main}", source.stem)).unwrap();
        compiled(Command::new("gcc").args(["-std=c99", "-o"]).arg(path("in_c")).arg(path("user.c")));
        std::fs::write(path("scheme.rs"), rust::module(scheme, Prelude::Inline, &software).unwrap()).unwrap();
        let is_masked = scheme.address.as_ref().is_some_and(|address| address.fold == Fold::Xor);
        std::fs::write(path("main.rs"), RUST.replace("REF", if is_masked { "&mut " } else { "&" })).unwrap();
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        compiled(Command::new(rustc).args(["--edition", "2024", "-o"]).arg(path("in_rust")).arg(path("main.rs")));
        let mut records = records(scheme);
        for program in ["in_c", "in_rust"] {
            assert!(agrees(&path(program), &records), "{}, {program}", scheme.id);
        }
        // A wrong bit of the last expected data is found.
        let last = records.len() - 2;
        records[last] ^= 1;
        assert!(!agrees(&path("in_c"), &records), "{}", scheme.id);
    }
}
